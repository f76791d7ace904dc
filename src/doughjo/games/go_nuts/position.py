"""The table that a readable dictionary describes."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doughjo.core.checking import check_bool, check_keys, check_list, check_number
from doughjo.core.contract import CHANCE, Components, Position, Record, Tables, new_tables, record_of, seats_in
from doughjo.core.errors import BadPosition
from doughjo.core.schema import HIDDEN
from doughjo.games.go_nuts import powers, rules, state, table
from doughjo.games.go_nuts.state import NONE
from doughjo.games.go_nuts.view import VIEW


def lay(position: Position, components: Components) -> Tables:
    """The table a dictionary describes; what it does not mention is as at the start of a round."""
    check_keys(position, VIEW.keys(), "the position")
    tables = new_tables(state.State)
    s = record_of(tables)
    options = np.array([position["options"][name] for name in state.OPTION_NAMES], np.int32)
    rules.setup(s, components.box, position["players"], options)
    reader = Reader(components)
    lay_row(s, position.get("row"), reader)
    lay_collections(s, position.get("collections"), reader)
    lay_discard(s, position.get("discard", []), reader)
    lay_picks(s, position.get("picks"))
    lay_resolving(s, position.get("resolving"), reader)
    lay_deck(s, position.get("deck"), position.get("deck_size"), components, reader)
    lay_top(s, position.get("top_of_deck"), reader)
    s.phase = phase_of(s, components, check_bool(position.get("over", False), "over"))
    check_decision(s, components)
    return tables


class Reader:
    """Reads card ids."""

    def __init__(self, components: Components) -> None:
        self._kinds = {card.id: kind for kind, card in enumerate(components.pieces)}

    def card(self, word: object, where: str) -> int:
        if word == HIDDEN:
            raise BadPosition(f"{where}: '?' is hidden; a position must name every card")
        if not isinstance(word, str) or word not in self._kinds:
            raise BadPosition(f"{where}: no card is called {word!r}; expected one like {next(iter(self._kinds))!r}")
        return self._kinds[word]

    def card_or_none(self, word: object, where: str) -> int:
        return NONE if word is None else self.card(word, where)


def lay_row(s: Record, row: object, reader: Reader) -> None:
    if row is None:
        return
    for i, word in enumerate(check_list(row, s.players + 1, "row")):
        s.row[i] = reader.card_or_none(word, f"row, position {i + 1}")


def lay_collections(s: Record, collections: object, reader: Reader) -> None:
    if collections is None:
        return
    for seat, cards in enumerate(check_list(collections, s.players, "collections")):
        for word in check_cards(cards, f"collections, seat {seat}"):
            s.collections[seat, reader.card(word, f"collections, seat {seat}")] += 1


def lay_discard(s: Record, discard: object, reader: Reader) -> None:
    for word in check_cards(discard, "discard"):
        table.put_on_discard(s, reader.card(word, "discard"))


def lay_picks(s: Record, picks: object) -> None:
    if picks is None:
        return
    for seat, pick in enumerate(check_list(picks, s.players, "picks")):
        if pick is not None:
            s.picks[seat] = check_number(pick, 1, s.players + 1, f"picks, seat {seat}")


def lay_resolving(s: Record, resolving: object, reader: Reader) -> None:
    if resolving is None:
        return
    if not isinstance(resolving, Mapping):
        raise BadPosition(f"resolving is {resolving!r}; expected a dictionary of position, seat and card")
    check_keys(resolving, VIEW.keys("resolving"), "resolving")
    if missing := [key for key in ("position", "seat", "card") if key not in resolving]:
        raise BadPosition(f"resolving: {missing[0]!r} is missing")
    s.position = check_number(resolving["position"], 1, s.players + 1, "resolving, position")
    s.actor = check_number(resolving["seat"], 0, s.players - 1, "resolving, seat")
    s.taken = reader.card(resolving["card"], "resolving, card")
    s.left = check_number(resolving.get("left", 0), 0, 3, "resolving, left")
    drawn = check_cards(resolving.get("drawn", []), "resolving, drawn")
    if len(drawn) > 2:
        raise BadPosition(f"resolving, drawn: {len(drawn)} cards; at most two are drawn")
    for i, word in enumerate(drawn):
        s.drawn[i] = reader.card(word, "resolving, drawn")
    passes = resolving.get("passes", [None] * s.players)
    for seat, word in enumerate(check_list(passes, s.players, "resolving, passes")):
        s.passes[seat] = reader.card_or_none(word, "resolving, passes")


def lay_deck(s: Record, deck: object, size: object, components: Components, reader: Reader) -> None:
    """Lay the deck; by default it holds every card that lies nowhere else."""
    placed = placed_cards(s)
    copies = components.box.copies[s.players]
    counts = read_deck(deck, reader)
    for kind, card in enumerate(components.pieces):
        there, used = int(copies[kind]), placed[kind] + counts.get(kind, 0)
        if used > there:
            raise BadPosition(f"{card.id}: {used} on the table; with {s.players} players there are {there}")
        s.deck[kind] = there - placed[kind] if deck is None else counts.get(kind, 0)
    s.deck_size = sum(s.deck.tolist())
    if size is not None and size != int(s.deck_size):
        raise BadPosition(f"deck_size is {size!r}, but the deck holds {s.deck_size} cards")


def read_deck(deck: object, reader: Reader) -> dict[int, int]:
    if deck is None:
        return {}
    if not isinstance(deck, Mapping):
        raise BadPosition(f"deck is {deck!r}; expected how many of each card, like {{'glazed': 2}}")
    return {
        reader.card(word, "deck"): check_number(count, 0, state.CARDS, f"deck, {word}") for word, count in deck.items()
    }


def lay_top(s: Record, top: object, reader: Reader) -> None:
    if top is None:
        return
    if not isinstance(top, Mapping) or set(top) != {"card", "known_to"}:
        raise BadPosition(f"top_of_deck is {top!r}; expected a card and the seat that it is known_to")
    s.top = reader.card(top["card"], "top_of_deck")
    s.top_known_to = check_number(top["known_to"], 0, s.players - 1, "top_of_deck, known_to")
    if s.deck[s.top] == 0:
        raise BadPosition(f"top_of_deck: no {top['card']} is in the deck")
    if s.drawn[0] != NONE:
        raise BadPosition("top_of_deck: the card on top has just been drawn, so nobody knows the next")


def placed_cards(s: Record) -> list[int]:
    """How many cards of each kind lie outside the deck."""
    counts = s.collections.sum(axis=0, dtype=np.int64)
    for pile in (s.row, s.discard, s.drawn):
        for kind in pile:
            if kind >= 0:
                counts[kind] += 1
    return [int(count) for count in counts]


def phase_of(s: Record, components: Components, over: bool) -> int:
    """The phase that the rest of the table implies."""
    if s.actor != NONE:
        if over:
            raise BadPosition("over: a card is still being resolved")
        return phase_of_power(s, components)
    if over:
        if any(s.picks != NONE):
            raise BadPosition("over: picks are made in a round that goes on; leave them out")
        return state.FINISHED
    empty = table.empty_positions(s)
    if not empty:
        if table.undecided(s.players, s.picks) == 0:
            raise BadPosition("picks: everybody has picked, so the round would be resolved; leave one out")
        return state.PICKING
    if any(s.picks != NONE):
        raise BadPosition(f"picks: {empty} positions of the row are empty; picks are made when all are filled")
    if s.deck_size < empty:
        raise BadPosition(
            f"deck: {s.deck_size} cards cannot fill {empty} empty positions; say 'over': true if the game has ended"
        )
    return state.DEALING


def phase_of_power(s: Record, components: Components) -> int:
    check_resolving(s, components)
    card, power = components.pieces[s.taken].id, state.POWERS[components.box.power[s.taken]]
    if power.phase == state.RESOLVING:
        raise BadPosition(f"resolving: {card} has no power that waits for anything")
    if not power.cards and s.left:
        raise BadPosition(f"resolving, left: {card} does not count cards")
    s.left = s.left or power.cards
    if s.left > power.cards:
        raise BadPosition(f"resolving, left is {s.left}; expected at most {power.cards}")
    if power.phase != state.PASSING and any(s.passes != NONE):
        raise BadPosition(f"resolving, passes: {card} passes nothing")
    if power.phase != state.DRAWING_TWO:
        if s.drawn[0] != NONE:
            raise BadPosition(f"resolving, drawn: {card} holds no drawn cards")
        return power.phase
    if s.drawn[1] != NONE:
        return state.KEEPING
    if s.drawn[0] == NONE and s.deck_size == 1:
        return state.DRAWING
    return power.phase


def check_resolving(s: Record, components: Components) -> None:
    """A card being resolved was picked by that seat alone and lies before it."""
    if table.undecided(s.players, s.picks):
        raise BadPosition("resolving: somebody has not picked; every seat's pick is needed")
    if table.count_pickers(s, s.position) != 1 or table.only_picker(s, s.position) != s.actor:
        raise BadPosition(f"resolving: position {s.position} must be the pick of seat {s.actor} alone")
    if s.row[s.position - 1] != NONE:
        raise BadPosition(f"resolving: position {s.position} of the row must be empty, its card was taken")
    if s.collections[s.actor, s.taken] == 0:
        raise BadPosition(f"resolving: seat {s.actor} has no {components.pieces[s.taken].id} in its collection")
    for position in range(1, s.players + 2):
        picked = table.count_pickers(s, position) > 0
        if picked and position < s.position and s.row[position - 1] != NONE:
            raise BadPosition(f"resolving: position {position} was picked and resolved, so it must be empty")
        if picked and position > s.position and s.row[position - 1] == NONE:
            raise BadPosition(f"resolving: position {position} is picked but has no card")


def check_decision(s: Record, components: Components) -> None:
    """Whoever must decide has something to choose."""
    out = np.zeros(state.MOST_CHOICES, np.int32)
    owed = rules.to_act(s, components.box)
    if owed == CHANCE and not rules.chance(s, components.box, out, out.copy()):
        raise BadPosition("deck: a card must be drawn, but the deck is empty")
    if s.phase == state.PASSING:
        check_passes(s, components)
    for seat in seats_in(owed):
        if nothing_to_choose(s, components.box) or not rules.legal(s, components.box, seat, out):
            raise BadPosition(f"resolving: {components.pieces[s.taken].id} leaves seat {seat} nothing to choose")


def check_passes(s: Record, components: Components) -> None:
    if table.undecided(s.players, s.passes) == 0:
        raise BadPosition("resolving, passes: everybody has chosen, so the cards would be passed; leave one out")
    for seat in range(s.players):
        if s.passes[seat] != NONE and table.others_of_kind(s, seat, s.passes[seat]) < 1:
            raise BadPosition(f"resolving, passes: seat {seat} has no {components.pieces[s.passes[seat]].id} to pass")


def nothing_to_choose(s: Record, box: Record) -> bool:
    if s.actor == NONE or s.phase == state.KEEPING:  # what was drawn is no longer in the deck
        return False
    power = box.power[s.taken]
    return not powers.there_is(s, box, state.POWER_NEEDS[power]) or powers.lacks_others(s, box, power)


# --- Checking values


def check_cards(value: object, what: str) -> Sequence[Any]:
    """The list of cards, if a box can have so many."""
    cards = check_list(value, None, what)
    if len(cards) > state.CARDS:
        raise BadPosition(f"{what}: {len(cards)} cards; a box has at most {state.CARDS}")
    return cards
