"""The words of Go Nuts: moves, questions, refusals, the story of a round, the score sheet, the table as text."""

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doughjo.core.contract import CHANCE, Components, Event, Facts, Line, Record, Refusal, seats_in
from doughjo.core.errors import counted, listed
from doughjo.games.go_nuts import rules
from doughjo.games.go_nuts.position import card_id
from doughjo.games.go_nuts.rules import KINDS, NONE

# --- Moves

CARD_VERBS = {
    "keep {card}": rules.KEEP,
    "take {card}": rules.TAKE,
    "take deeper {card}": rules.TAKE_DEEPER,
    "pass {card}": rules.PASS,
    "discard {card}": rules.DISCARD,
}
SEAT_VERBS = {
    "give {card} to seat {seat}": rules.GIVE,
    "steal {card} from seat {seat}": rules.STEAL,
    "discard {card} of seat {seat}": rules.DISCARD_FROM,
}


def action_text(components: Components, action: int) -> str | None:
    """The move as it is written; None for a card that is not in this box."""
    if action < rules.CLEAR:
        return f"pick {action - rules.PICK + 1}"
    if action < rules.FINISH:
        return f"clear {action - rules.CLEAR + 1}"
    if action == rules.FINISH:
        return "done"
    if action == rules.DISCARD_ITSELF:
        return "discard itself"
    verbs, span = (CARD_VERBS, KINDS) if action < rules.GIVE else (SEAT_VERBS, KINDS * rules.SEATS)
    pattern, first = next((words, first) for words, first in verbs.items() if first <= action < first + span)
    seat, kind = divmod(action - first, KINDS)
    if kind >= len(components.pieces):
        return None
    return pattern.format(card=components.pieces[kind].id, seat=seat)


def outcome_text(components: Components, kind: int) -> str | None:
    """What luck does, as it is written."""
    return f"draw {components.pieces[kind].id}" if kind < len(components.pieces) else None


# --- Questions and refusals

QUESTIONS = {
    rules.PICKING: "Choose the donut you want; nobody sees it until everyone has chosen.",
    rules.CLEARING: "{card}: discard row cards that nobody picked, one by one, or stop.",
    rules.KEEPING: "{card}: keep one of the two cards you drew; the other goes back on top of the deck.",
    rules.GIVING: "{card}: give one of your cards to an opponent.",
    rules.STEALING: "{card}: take one card from an opponent.",
    rules.PASSING: "{card}: choose a card to pass to your left; nobody sees it until everyone has chosen.",
    rules.DISCARDING: "{card}: discard one of your other {kind}s.",
    rules.DISCARDING_OPPONENTS: "{card}: discard one card of an opponent.",
}
POWER_CLAUSES = {
    rules.DRAW_ONE: "GN-20",
    rules.TAKE_TOP_DISCARD: "GN-21",
    rules.CLEAR_ROW: "GN-22",
    rules.DRAW_TWO_KEEP_ONE: "GN-23",
    rules.TAKE_ONE_DISCARD: "GN-24",
    rules.GIVE_ONE: "GN-25",
    rules.STEAL_ONE: "GN-26",
    rules.ALL_PASS_LEFT: "GN-27",
    rules.TAKE_THREE_DISCARDS: "GN-28",
    rules.DISCARD_THREE_OR_THIS: "GN-29",
    rules.DISCARD_ONE_OWN: "GN-30",
    rules.DISCARD_OPPONENTS: "GN-31",
}


def question(hidden: Record, components: Components, seat: int) -> str:
    """What the table asks."""
    card = components.pieces[hidden.taken].name if hidden.taken != NONE else ""
    if hidden.phase == rules.TAKING:
        if components.box.power[hidden.taken] == rules.TAKE_ONE_DISCARD:
            return f"{card}: take one {chosen_kind(hidden)} of the discard pile."
        return f"{card}: take up to {hidden.left} of the discard pile, one by one, or stop."
    if hidden.phase == rules.DISCARDING_THREE:
        if hidden.left == 3:
            return f"{card}: discard three of your other cards, one by one, or discard the {card} itself."
        return f"{card}: discard {hidden.left} more of your other cards."
    return QUESTIONS[hidden.phase].format(card=card, kind=chosen_kind(hidden))


def chosen_kind(s: Record) -> str:
    """What Red Velvet takes and Raspberry Frosted discards: any card, or a donut where not all cards are donuts."""
    return "card" if s.drinks_are_donuts else "donut"


def refusal(hidden: Record, components: Components, seat: int, action: int) -> Refusal | None:
    """Why this seat cannot do that now, told from what the seat may know; `action` is NONE for an unknown text."""
    if seat not in seats_in(rules.to_act(hidden, components.box)):
        return refusal_out_of_turn(hidden, seat)
    if hidden.phase == rules.PICKING:
        if rules.PICK <= action < rules.CLEAR:
            return Refusal(f"the row has positions 1 to {hidden.players + 1}", "GN-01")
        return Refusal("now everybody picks a position of the row", "GN-04")
    clause = POWER_CLAUSES[int(components.box.power[hidden.taken])]
    return Refusal(refused_power(hidden, components, seat, action), clause, seats_named(hidden, action))


def seats_named(hidden: Record, action: int) -> tuple[int, ...]:
    """The seat that an action names, if it is at this table."""
    seat = (action - rules.GIVE) // KINDS % rules.SEATS  # GIVE, STEAL and DISCARD_FROM all name a seat and a card
    return (seat,) if action >= rules.GIVE and seat < hidden.players else ()


def refusal_out_of_turn(hidden: Record, seat: int) -> Refusal | None:
    if hidden.phase == rules.PICKING:
        return Refusal("you have picked already; now the others choose", "GN-04")
    if hidden.phase == rules.PASSING:
        return Refusal("you have chosen a card to pass already; now the others choose", "GN-27")
    return None


def refused_power(hidden: Record, components: Components, seat: int, action: int) -> str:
    """The reason why an action does not fit the power that is happening."""
    if hidden.phase == rules.CLEARING and rules.CLEAR <= action < rules.FINISH:
        return refused_clear(hidden, action - rules.CLEAR + 1)
    if hidden.phase == rules.KEEPING and rules.KEEP <= action < rules.TAKE:
        drawn = [components.pieces[kind].name for kind in hidden.drawn]
        return f"you drew {listed(drawn)}, and not {card_of(components, action)}"
    if chooses_no_donut(hidden, components.box, action):
        return f"{card_of(components, action)} is no donut"
    if hidden.phase == rules.TAKING and rules.TAKE <= action < rules.TAKE_DEEPER:
        return f"no {card_of(components, action)} lies in the discard pile"
    if hidden.phase == rules.TAKING and rules.TAKE_DEEPER <= action < rules.PASS:
        return f"there is no {card_of(components, action)} on top of the discard pile with another one below it"
    own = {rules.PASSING: rules.PASS, rules.DISCARDING: rules.DISCARD, rules.DISCARDING_THREE: rules.DISCARD}
    verb = own.get(int(hidden.phase))
    if verb is not None and verb <= action < verb + KINDS:
        return refused_own(hidden, components, seat, action - verb)
    if hidden.phase == rules.GIVING and rules.GIVE <= action < rules.STEAL:
        return refused_gift(hidden, components, seat, action - rules.GIVE)
    opponents = {rules.STEALING: rules.STEAL, rules.DISCARDING_OPPONENTS: rules.DISCARD_FROM}
    verb = opponents.get(int(hidden.phase))
    if verb is not None and verb <= action < verb + KINDS * rules.SEATS:
        return refused_opponent(hidden, components, seat, action - verb)
    return f"that is not what is asked. {question(hidden, components, seat)}"


def chooses_no_donut(s: Record, box: Record, action: int) -> bool:
    """GN-45: whether the action chooses a drink where a donut is asked for."""
    kind = (action - rules.KEEP) % KINDS
    if s.phase == rules.TAKING and rules.TAKE <= action < rules.PASS:
        return not rules.may_take(s, box, kind)
    return s.phase == rules.DISCARDING and rules.DISCARD <= action < rules.GIVE and not rules.is_donut(s, box, kind)


def refused_clear(hidden: Record, position: int) -> str:
    if position > hidden.players + 1:
        return f"the row has positions 1 to {hidden.players + 1}"
    if hidden.row[position - 1] == NONE:
        return f"position {position} is empty"
    return f"position {position} was picked this round"


def refused_own(hidden: Record, components: Components, seat: int, kind: int) -> str:
    card = components.pieces[kind].name
    if hidden.collections[seat, kind] == 0:
        return f"you have no {card}"
    return f"this {card} itself cannot be chosen"


def refused_gift(hidden: Record, components: Components, seat: int, target: int) -> str:
    to, kind = divmod(target, KINDS)
    if not_an_opponent := refused_seat(hidden, seat, to):
        return not_an_opponent
    if hidden.collections[seat, kind] == 0:
        return f"you have no {components.pieces[kind].name}"
    return f"the {components.pieces[kind].name} itself may be given only when you have no other card"


def refused_opponent(hidden: Record, components: Components, seat: int, target: int) -> str:
    of, kind = divmod(target, KINDS)
    return refused_seat(hidden, seat, of) or f"{{0}} has no {components.pieces[kind].name}"


def refused_seat(hidden: Record, seat: int, other: int) -> str:
    """Why a seat is no opponent of yours; empty if it is one."""
    if other >= hidden.players:
        return "nobody sits there"
    return "you are not your own opponent" if other == seat else ""


def card_of(components: Components, action: int) -> str:
    return str(components.pieces[(action - rules.KEEP) % KINDS].name)


# --- The story of a move: what everybody saw, and what one seat saw


def story(before: Record, components: Components, seat: int, action: int) -> list[Event]:
    """The events that an action, or an outcome of luck, sets off."""
    s = before.copy()
    if seat == CHANCE:
        events = [luck_event(s, components, action)]
        rules.resolve_draw(s, action)
    else:
        events = decision_events(s, components, seat, action)
        rules.decide(s, components.box, seat, action)
    while s.phase == rules.RESOLVING:
        was = s.copy()
        rules.step(s, components.box)
        events += step_events(was, s, components)
    return events


def luck_event(s: Record, components: Components, kind: int) -> Event:
    card = card_id(components, kind)
    if s.phase == rules.DEALING:
        return Event("dealt", {"position": 1 + [*s.row].index(NONE), "card": card})
    if s.phase == rules.DRAWING:
        return Event("drew", {"seat": int(s.actor), "card": card})
    return Event("drew-in-secret", {"seat": int(s.actor)}, {"card": card}, int(s.actor))


def decision_events(s: Record, components: Components, seat: int, action: int) -> list[Event]:
    if action < rules.CLEAR:
        return pick_events(s, components, seat, action - rules.PICK + 1)
    if rules.PASS <= action < rules.DISCARD:
        return pass_events(s, components, seat, action - rules.PASS)
    return [public_event(s, components, seat, action)]


def pick_events(s: Record, components: Components, seat: int, position: int) -> list[Event]:
    events = [Event("picked", {"seat": seat, "pending": True}, {"position": position}, seat)]
    if seats_in(rules.to_act(s, components.box)) == [seat]:
        picks = [position if other == seat else int(s.picks[other]) for other in range(s.players)]
        events.append(Event("revealed", {"picks": picks}))
    return events


def pass_events(s: Record, components: Components, seat: int, kind: int) -> list[Event]:
    events = [Event("chose-pass", {"seat": seat, "pending": True}, {"card": card_id(components, kind)}, seat)]
    if seats_in(rules.to_act(s, components.box)) == [seat]:
        kinds = [kind if other == seat else s.passes[other] for other in range(s.players)]
        events.append(Event("passed", {"cards": [card_id(components, kind) for kind in kinds]}))
    return events


def public_event(s: Record, components: Components, seat: int, action: int) -> Event:
    if action < rules.FINISH:
        position = action - rules.CLEAR + 1
        return Event("cleared", {"seat": seat, "position": position, "card": card_id(components, s.row[position - 1])})
    if action == rules.FINISH:
        return Event("stopped", {"seat": seat})
    if action == rules.DISCARD_ITSELF:
        return Event("discarded", {"seat": seat, "card": card_id(components, s.taken)})
    card = card_id(components, (action - rules.KEEP) % KINDS)
    if action < rules.TAKE:
        other = s.drawn[1] if s.drawn[0] == action - rules.KEEP else s.drawn[0]
        return Event("kept", {"seat": seat, "card": card}, {"put_back": card_id(components, other)}, seat)
    if action < rules.PASS:
        return Event("took-discard", {"seat": seat, "card": card, "deeper": bool(action >= rules.TAKE_DEEPER)})
    if action < rules.GIVE:
        return Event("discarded", {"seat": seat, "card": card})
    if action < rules.STEAL:
        return Event("gave", {"seat": seat, "card": card, "to": (action - rules.GIVE) // KINDS})
    if action < rules.DISCARD_FROM:
        return Event("stole", {"seat": seat, "card": card, "from": (action - rules.STEAL) // KINDS})
    return Event("discarded-from", {"seat": seat, "card": card, "of": (action - rules.DISCARD_FROM) // KINDS})


def step_events(was: Record, now: Record, components: Components) -> list[Event]:
    """What happened when one position was resolved, or the round ended."""
    if now.position == 0:
        return [Event("game-over" if now.phase == rules.FINISHED else "round-over")]
    pickers = [seat for seat in range(was.players) if was.picks[seat] == now.position]
    if not pickers:
        return []
    kind = was.row[now.position - 1]
    facts = {"position": int(now.position), "card": card_id(components, kind)}
    if len(pickers) > 1:
        return [Event("clash", {**facts, "seats": pickers})]
    taken = Event("taken", {**facts, "seat": pickers[0]})
    return [taken, *power_events(was, now, components, pickers[0], kind)]


def power_events(was: Record, now: Record, components: Components, seat: int, kind: int) -> list[Event]:
    """What a power did by itself, without luck or a decision."""
    power = components.box.power[kind]
    if power == rules.NO_POWER or now.phase != rules.RESOLVING:
        return []
    if now.discard_size > was.discard_size:
        return [Event("discarded", {"seat": seat, "card": card_id(components, kind), "forced": True})]
    if now.discard_size < was.discard_size:
        found = card_id(components, was.discard[was.discard_size - 1])
        return [Event("took-discard", {"seat": seat, "card": found, "deeper": False})]
    return [Event("no-effect", {"seat": seat, "card": card_id(components, kind)})]


SENTENCES = {
    "dealt": "{card} is dealt to position {position}.",
    "picked": "{seat} has chosen.",
    "clash": "Position {position}: {seats} clash, and {card} is lost.",
    "taken": "Position {position}: {seat} takes {card}.",
    "drew": "{seat} draws {card} from the deck and keeps it.",
    "drew-in-secret": "{seat} draws a card in secret.",
    "kept": "{seat} keeps {card} and puts the other card back on the deck.",
    "cleared": "{seat} discards {card} from position {position}.",
    "stopped": "{seat} stops.",
    "gave": "{seat} gives {card} to {to}.",
    "stole": "{seat} takes {card} from {from}.",
    "chose-pass": "{seat} has chosen a card to pass.",
    "discarded-from": "{seat} discards {card} of {of}.",
    "no-effect": "{card} has no effect.",
    "round-over": "The round is over.",
    "game-over": "The deck cannot fill the row: the game is over.",
}
SECRET_SENTENCES = {
    "picked": "{seat} has chosen position {position}.",
    "drew-in-secret": "{seat} draws {card} in secret.",
    "kept": "{seat} keeps {card} and puts {put_back} back on the deck.",
    "chose-pass": "{seat} has chosen to pass {card}.",
}
SECRET_KEYS = {"picked": "position", "drew-in-secret": "card", "kept": "put_back", "chose-pass": "card"}


def sentence(facts: Facts, components: Components, names: Sequence[str]) -> str:
    """An event as one seat saw it, in a sentence."""
    words = spoken(facts, components, names)
    kind = facts["kind"]
    if kind == "revealed":
        return "All picks: " + listed(f"{names[seat]} {pick}" for seat, pick in enumerate(facts["picks"])) + "."
    if kind == "passed":
        return "All pass: " + listed(f"{names[seat]} {card}" for seat, card in enumerate(words["cards"])) + "."
    if kind == "discarded":
        itself = " itself, for want of others" if facts.get("forced") else ""
        return f"{words['seat']} discards {words['card']}{itself}."
    if kind == "took-discard":
        where = "from deeper in" if facts["deeper"] else "from"
        return f"{words['seat']} takes {words['card']} {where} the discard pile."
    patterns = SECRET_SENTENCES if SECRET_KEYS.get(kind, "") in facts else SENTENCES
    return patterns[kind].format(**words)


def spoken(facts: Facts, components: Components, names: Sequence[str]) -> dict[str, Any]:
    """The facts with names for seats and cards."""
    cards = {card.id: card.name for card in components.pieces}
    words: dict[str, Any] = dict(facts)
    for key in facts.keys() & {"seat", "to", "from", "of"}:
        words[key] = names[facts[key]]
    for key in facts.keys() & {"card", "put_back"}:
        words[key] = cards[facts[key]]
    if "seats" in facts:
        words["seats"] = listed(names[seat] for seat in facts["seats"])
    if "cards" in facts:
        words["cards"] = [cards[card] for card in facts["cards"]]
    return words


# --- The score sheet


def sheet(s: Record, components: Components) -> list[list[Line]]:
    """Each seat's score, kind by kind."""
    points = np.zeros((rules.SEATS, KINDS), np.int32)
    rules.score_by_kind(s, components.box, points)
    counts = s.collections.tolist()
    return [
        [
            Line(f"{card.name} × {counts[seat][kind]}", int(points[seat, kind]), card.text)
            for kind, card in enumerate(components.pieces)
            if counts[seat][kind]
        ]
        for seat in range(s.players)
    ]


def lookup(components: Components, word: str) -> str | None:
    """The full text of a card, found by id or name."""
    for card in components.pieces:
        if word.casefold() in (card.id, card.name.casefold()):
            return f"{card.name}: {card.text}"
    return None


def component_table(components: Components) -> str:
    """The cards as a table in Markdown: how many there are at each number of players, and what they do."""
    counts = range(2, rules.SEATS + 1)
    lines = [f"| card | {' | '.join(map(str, counts))} | what it does |"]
    lines.append("|---|" + "---:|" * len(counts) + "---|")
    for card in components.pieces:
        copies = " | ".join(str(card.copies[players] or "–") for players in counts)
        ours = "" if card.source == "printed" else " *(ours)*"
        lines.append(f"| {card.name}{ours} | {copies} | {card.text} |")
    return "\n".join(lines) + "\n"


def counters(components: Components) -> list[str]:
    """What `tally` counts, in its order."""
    names = [card.name for card in components.pieces] + [""] * (KINDS - len(components.pieces))
    return [f"{verb} {name}" if name else "" for verb in ("taken", "clashed") for name in names]


# --- The table as text


WIDE = 78  # columns of a drawn table
NAME_WIDE = 19


def draw(view: Mapping[str, Any], components: Components, names: Sequence[str]) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    table = view["table"]
    cards = {card.id: card.name for card in components.pieces} | {"?": "?", None: "·"}
    texts = {card.id: card.text for card in components.pieces}
    lines = ["[bold]Row[/]"]
    for position, card in enumerate(table["row"], 1):
        beside = pickers_at(table, position, names) or shortened(texts.get(card, ""))
        lines.append(f"  [bold cyan]{position}[/]  {cards[card]:<{NAME_WIDE}}[dim]{beside}[/]")
    lines += [piles(table, cards, names), ""]
    for seat, collection in enumerate(table["collections"]):
        points, count = view["scores"][seat], len(collection)
        lines.append(f"[bold magenta]{names[seat]}[/]  {counted(points, 'point')}, {counted(count, 'card')}")
        lines += grouped(collection, cards)
    return "\n".join(lines)


def piles(table: Mapping[str, Any], cards: Mapping[Any, str], names: Sequence[str]) -> str:
    """The deck and the discard pile in a line."""
    deck, discard = f"[bold]Deck[/] {table['deck_size']}", f"[bold]Discard[/] {len(table['discard'])}"
    if known := table["top_of_deck"]:
        deck += f", on top {cards[known['card']]} [dim](only {names[known['known_to']]} knows)[/]"
    if table["discard"]:
        discard += f", on top {cards[table['discard'][-1]]}"
    return f"{deck}   {discard}"


def pickers_at(table: Mapping[str, Any], position: int, names: Sequence[str]) -> str:
    pickers = [names[seat] for seat, pick in enumerate(table["picks"]) if pick == position]
    return f"← {listed(pickers)}" if pickers else ""


def shortened(text: str) -> str:
    """As much of a card's text as fits beside its name."""
    return textwrap.shorten(text, WIDE - NAME_WIDE - 5, placeholder=" …")


def grouped(collection: Sequence[str], cards: Mapping[Any, str]) -> list[str]:
    """The cards of a seat in lines that break between cards."""
    if not collection:
        return ["  [dim]no cards yet[/]"]
    lines = [""]
    for card, count in Counter(collection).items():
        word = cards[card] if count == 1 else f"{cards[card]} × {count}"
        if len(lines[-1]) + len(word) + 5 > WIDE:
            lines.append("")
        lines[-1] += f" · {word}" if lines[-1] else f"  {word}"
    return lines
