"""The kitchen as text, for the terminal, and its cards as tables in Markdown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from doughjo.core.codes import Facts
from doughjo.core.contract import Components
from doughjo.core.edition import Teller
from doughjo.core.words import ORIGIN, TEXT
from doughjo.games.kitchen_rush import kinds
from doughjo.games.kitchen_rush.components import Card, pieces_of
from doughjo.games.kitchen_rush.printed import needs, reward, says
from doughjo.games.kitchen_rush.view import cards_of

NAME_WIDE = 12  # columns of a room's name


def picture(view: Mapping[str, Any], teller: Teller) -> str:
    """The table of a view in lines of about 80 columns, with rich's markup."""
    return Drawing(view["table"], teller).all()


class Drawing:
    """The table of a view, drawn in the words of a language."""

    def __init__(self, table: Mapping[str, Any], teller: Teller) -> None:
        self.table, self.teller, self.speaker = table, teller, teller.speaker
        self.people = teller.speaker.people

    def all(self) -> str:
        table = self.table
        lines = [self.headline(), self.goals(), *self.notices(), "", f"[bold]{self.say('rail')}[/]"]
        for number, entry in enumerate(table["rail"], 1):
            lines.append(f"  [bold cyan]{number}[/]  {self.order(entry) if entry else self.dim(self.say('free'))}")
        lines += ["", f"[bold]{self.say('kitchen')}[/]", *self.rooms(), *self.idle()]
        lines += ["", f"[bold]{self.say('stock')}[/]", *self.stock()]
        for seat, mat in enumerate(table["mats"]):
            lines += ["", f"[bold magenta]{self.people[seat]}[/]", *self.mat(mat)]
        return "\n".join(lines)

    # --- Words

    def say(self, message: str, **args: Any) -> str:
        return self.speaker.language.spelled(f"draw-{message}", args)

    def name(self, kind: str, word: str) -> str:
        return self.speaker.name(kind, word)

    def amounts(self, kind: str, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{number} {self.name(kind, word)}" for word, number in counts.items())

    def some(self, kind: str, counts: Mapping[str, int]) -> str:
        return self.amounts(kind, counts) or self.say("nothing")

    @staticmethod
    def dim(text: str) -> str:
        return f"[dim]{text}[/]"

    # --- The round

    def headline(self) -> str:
        table = self.table
        left = (table["derived"]["length"] - table["time"]) // 1000
        clock = self.say("left", time=f"{left // 60}:{left % 60:02}") if table["phase"] == "action" else self.phase()
        round_number = self.say("round", round=table["round"])
        coins, prestige = self.say("coins", coins=table["coins"]), self.say("prestige", prestige=table["prestige"])
        return f"[bold]{round_number}[/], {clock}   [bold]{coins}[/]   [bold]{prestige}[/]"

    def phase(self) -> str:
        return self.name(kinds.PHASE, self.table["phase"])

    def goals(self) -> str:
        goals = self.table["goals"].items()
        return self.dim("  ".join(f"{self.name(kinds.GOAL, goal)} {have}/{need}" for goal, (have, need) in goals))

    def notices(self) -> list[str]:
        """The Event, the Upgrades and the abilities in play."""
        table, event = self.table, self.table["event"]
        lines = [f"[red]{self.name(kinds.EVENT, event)}[/]: {self.name(kinds.NOTE, event)}"] if event else []
        for kind, states, cards in (
            (kinds.UPGRADE, kinds.SALE, table["upgrades"]),
            (kinds.ABILITY, kinds.TOKEN, table["abilities"]),
        ):
            for card, state in cards.items():
                lines.append(self.dim(f"{self.name(kind, card)} ({self.name(states, state)}): {self.note(card)}"))
        return lines

    def note(self, card: str) -> str:
        return self.name(kinds.NOTE, card)

    # --- The kitchen

    def rooms(self) -> list[str]:
        """Area by area, who stands where."""
        rooms: dict[str, list[str]] = {}
        standing = {entry["at"]: name for name, entry in self.table["hourglasses"].items() if "at" in entry}
        for space, state in self.table["spaces"].items():
            area, _, number = space.rpartition(" ")
            if state != "unavailable":
                rooms.setdefault(area, []).append(self.space(number, state, standing.get(space)))
        return [f"  {self.name(kinds.AREA, area):<{NAME_WIDE}}{'  '.join(spaces)}" for area, spaces in rooms.items()]

    def space(self, number: str, state: str, glass: str | None) -> str:
        if state != "open":
            return self.dim(f"{number}:{self.name(kinds.SPACE_STATE, state)}")
        if glass is None:
            return f"[cyan]{number}[/]:·"
        entry = self.table["hourglasses"][glass]
        left = max(entry["until"] - self.table["time"], 0) / 1000
        user = "" if glass in kinds.OWN_NAMES else f" ({self.people[entry['user']]})"
        return f"[cyan]{number}[/]:{self.glass(glass)}{user} {f'{left:g} s' if left else self.say('run-out')}"

    def idle(self) -> list[str]:
        """The hourglasses that do not work."""
        glasses = self.table["hourglasses"].items()
        away = [(glass, entry["state"]) for glass, entry in glasses if entry["state"] != "in play"]
        told = ", ".join(f"{self.glass(glass)} ({self.name(kinds.GLASS_STATE, state)})" for glass, state in away)
        return [f"  [red]{told}[/]"] if told else []

    def glass(self, glass: str) -> str:
        """'Ann 2' for her second hourglass."""
        if glass in kinds.OWN_NAMES:
            return f"{self.people[int(glass[0])]} {glass[2]}"
        return self.name(kinds.GLASS, glass)

    def stock(self) -> list[str]:
        table, plates = self.table, self.table["plates"]
        lines = {
            **{
                self.name(kinds.STORAGE, storage): self.some(kinds.INGREDIENT, what)
                for storage, what in table["storages"].items()
            },
            self.say("bag"): self.some(kinds.SPICE, table["bag"]),
            self.say("clean-plates"): self.some(kinds.SIZE, plates["clean"]),
            self.say("dirty-plates"): self.some(kinds.SIZE, plates["dirty"]),
        }
        if freezer := table["freezer"]:
            scoops = self.some(kinds.FLAVOUR, freezer["scoops"])
            lines[self.name(kinds.AREA, "freezer")] = f"{scoops}; {self.name(kinds.LID, freezer['lid'])}"
        return [f"  {name:<{NAME_WIDE + 2}}{what}" for name, what in lines.items()]

    # --- Orders and mats

    def order(self, entry: Mapping[str, Any]) -> str:
        text = f"{self.name(kinds.ORDER, entry['order'])} {self.printed(kinds.ORDER, entry['order'])}"
        if tile := entry["tile"]:
            text += f" + {self.name(kinds.TILE, tile)} {self.printed(kinds.TILE, tile)}"
        return text

    def printed(self, kind: str, card_id: str) -> str:
        """What an Order or a tile wants and pays."""
        cards = cards_of(pieces_of(self.teller.edition.components))[kind]
        card = next(card for card in cards if card.id == card_id)
        wants = wanted(card, self.teller) if kind == kinds.ORDER else self.amounts(kinds.FLAVOUR, card.facts["scoops"])
        size = f"{self.name(kinds.SIZE, card.facts['plate'])}: " if kind == kinds.ORDER else ""
        return self.dim(f"({size}{wants} → {paid(card, self.teller)})")

    def mat(self, mat: Mapping[str, Any]) -> list[str]:
        lines = []
        for number, entry in enumerate(mat["orders"], 1):
            if entry is not None:
                lines.append(f"  [bold cyan]{number}[/]  {self.order(entry)}")
                for part in ("dish", "side", "ice"):
                    if part in entry:
                        lines.append(f"     {self.name(kinds.PLATE, f'{part} {number}')}: {self.plate(entry[part])}")
        if mat["holds"] is not None:
            lines.append(f"  [yellow]{self.say('in-hand')} {self.held(mat['holds'])}[/]")
        return lines or [f"  {self.dim(self.say('no-orders'))}"]

    def plate(self, plate: Mapping[str, Any] | None) -> str:
        if plate is None:
            return f"[red]{self.say('no-plate')}[/]"
        words = [
            self.amounts(kind, plate[key])
            for key, kind in (("ingredients", kinds.INGREDIENT), ("spices", kinds.SPICE), ("scoops", kinds.FLAVOUR))
            if plate.get(key)
        ]
        words += [self.say(key, times=plate[key]) for key in ("cooked", "chilled") if plate.get(key)]
        return "; ".join(words) or self.say("nothing")

    def held(self, holds: Mapping[str, Any]) -> str:
        """What somebody has in hand."""
        if "cube" in holds:
            return self.name(kinds.THING, holds["cube"])
        if "crate" in holds:
            return f"{holds['count']} {self.name(kinds.INGREDIENT, holds['crate'])}"
        if "choice" in holds:
            return f"{holds['count']} {self.name(kinds.LOT, holds['choice'])}"
        if "tiles" in holds:
            return ", ".join(self.name(kinds.TILE, tile) for tile in holds["tiles"] if tile)
        return ", ".join(self.name(kinds.ORDER, order) for order in holds["offer"] if order)


def wanted(card: Card, teller: Teller) -> str:
    """What an Order wants on its plates."""
    return say({"kind": "needs", **needs(card)}, teller)


def paid(card: Card, teller: Teller) -> str:
    """What an Order or a tile pays."""
    return say({"kind": "reward", **reward(card)}, teller)


def say(facts: Facts, teller: Teller) -> str:
    """What is printed on a card, in words."""
    return teller.speaker.tell(TEXT, teller.game.texts.named(facts["kind"]), facts)


# --- The cards as tables


def page(components: Components, teller: Teller) -> str:
    """All cards as tables in Markdown, each with where it comes from."""
    pieces = pieces_of(components)
    tables = []
    for kind, cards in {**cards_of(pieces), kinds.FLAVOUR: pieces.flavour_cards}.items():
        heads, cells = COLUMNS.get(kind, (("does",), what_it_does))
        tables.append(table(kind, heads, cards, [cells(card, teller) for card in cards], teller))
    return "\n\n".join(tables) + "\n"


def of_an_order(card: Card, teller: Teller) -> list[str]:
    rank = teller.speaker.name(kinds.RANK, card.facts["kind"])
    return [rank, card.facts["plate"], wanted(card, teller), paid(card, teller)]


def of_a_tile(card: Card, teller: Teller) -> list[str]:
    counts = card.facts["scoops"].items()
    scoops = ", ".join(f"{number} {teller.speaker.name(kinds.FLAVOUR, flavour)}" for flavour, number in counts)
    return [scoops, paid(card, teller)]


def what_it_does(card: Card, teller: Teller) -> list[str]:
    return [" ".join(say(facts, teller) for facts in says(card) if facts["kind"] != ORIGIN)]


COLUMNS: Mapping[str, tuple[Sequence[str], Callable[[Card, Teller], list[str]]]] = {
    kinds.ORDER: (("rank", "plate", "needs", "reward"), of_an_order),
    kinds.TILE: (("scoops", "reward"), of_a_tile),
}


def table(kind: str, heads: Sequence[str], cards: Sequence[Card], rows: Sequence[Sequence[str]], teller: Teller) -> str:
    """A table in Markdown with a row for every card: its name, the row's cells, and its source."""

    def word(message: str) -> str:
        return teller.speaker.language.spelled(f"page-{message}", {})

    lines = [f"**{word(kind)}**", ""]
    lines += [f"| {' | '.join(map(word, ('name', *heads, 'source')))} |", "|---" * (len(heads) + 2) + "|"]
    for card, cells in zip(cards, rows, strict=True):
        name = teller.speaker.name(kind, card.id)
        lines.append(f"| {' | '.join((name, *cells, word(f'source-{card.source}')))} |")
    return "\n".join(lines)
