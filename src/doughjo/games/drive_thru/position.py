"""The table that a readable dictionary describes."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.checking import check_keys, check_number
from doughjo.core.contract import SPECTATOR, Components, Position, Record, Tables, new_tables, record_of
from doughjo.core.errors import BadPosition, listed
from doughjo.core.schema import HIDDEN
from doughjo.games.drive_thru import rules, state, view
from doughjo.games.drive_thru.components import Baker, Recipe
from doughjo.games.drive_thru.state import NONE
from doughjo.games.drive_thru.view import OPTIONS, VIEW

WORKS = {"prepare": state.PREPARE, "serve": state.SERVE}
KEYS = tuple(VIEW.group.entries)
SEAT_KEYS = tuple(view.OF_SEAT)
LEARNING_KEYS = tuple(view.OF_LEARNING)
ATTEMPT_KEYS = tuple(view.OF_ATTEMPT)
# What is written for readers, and only compared when a position is laid
TOLD_KEYS = (
    *("most_doughnuts", "plates", "served_to_end", "quiet_to_end", "quiet", "deck_size", "last_round"),
    *("bakers_left", "attempts"),
)
TOLD_SEAT_KEYS = ("used", "tips", "letters")
TOLD_ATTEMPT_KEYS = ("needed", "bonus", "missing", "chance", "chance_with_recognition")


class Box(NamedTuple):
    """What a position names: recipes and bakers, and their numbers by id."""

    recipes: Sequence[Recipe]
    bakers: Sequence[Baker]
    kinds: Mapping[str, int]
    baker_numbers: Mapping[str, int]


@lru_cache(maxsize=64)
def box_of(components: Components) -> Box:
    """What is in the box, looked up once."""
    kinds = int(components.box.kinds)
    recipes, bakers = components.pieces[:kinds], components.pieces[kinds : kinds + int(components.box.bakers)]
    return Box(
        recipes,
        bakers,
        kinds={recipe.id: kind for kind, recipe in enumerate(recipes)},
        baker_numbers={baker.id: number for number, baker in enumerate(bakers)},
    )


def lay(position: Position, components: Components) -> Tables:
    """The table a dictionary describes; what it does not mention is as at the start of the game."""
    check_keys(position, KEYS, "the position")
    tables = new_tables(state.State)
    s = record_of(tables)
    options = [choices.index(position["options"][name]) for name, choices in OPTIONS.items()]
    rules.setup(s, components.box, position["players"], np.array(options, np.int32))
    reader = Reader(box_of(components))
    lay_kitchen(s, components.box, position.get("kitchen", {}))
    lay_seats(s, position.get("seats"), reader)
    check_doughnuts(s, components.box)
    lay_turn(s, position, components)
    lay_learning(s, position.get("learning"), components, reader)
    lay_attempt(s, position.get("attempt"), reader)
    lay_cards(s, position, components, reader)
    check_moment(s, components)
    check_told(position, described(tables, components))
    return tables


def described(tables: Tables, components: Components) -> Position:
    """What a table says."""
    facts = new_tables(view.Facts)
    view.derive(record_of(tables), components.box, SPECTATOR, record_of(facts))
    return reader_of(components)(tables.tobytes() + facts.tobytes())


@lru_cache(maxsize=64)
def reader_of(components: Components) -> Callable[[bytes], Position]:
    """What reads tables with a box, made once."""
    return VIEW.reader(view.kinds(components))


class Reader:
    """Reads the ids of recipes and bakers."""

    def __init__(self, box: Box) -> None:
        self._recipes, self._bakers = box.kinds, box.baker_numbers

    def recipe(self, word: object, where: str) -> int:
        return self._found(word, self._recipes, "recipe", where)

    def baker(self, word: object, where: str) -> int:
        return NONE if word is None else self._found(word, self._bakers, "baker", where)

    def recipes(self, words: object, most: int, where: str) -> list[int]:
        if not isinstance(words, list | tuple) or len(words) > most:
            raise BadPosition(f"{where} is {words!r}; expected a list of at most {most}")
        return sorted(self.recipe(word, where) for word in words)

    def _found(self, word: object, known: Mapping[str, int], sort: str, where: str) -> int:
        if word == HIDDEN:
            raise BadPosition(f"{where}: '?' is hidden; a position must name every {sort}")
        if not isinstance(word, str) or word not in known:
            raise BadPosition(f"{where}: no {sort} is called {word!r}; expected one like {next(iter(known))!r}")
        return known[word]


def lay_kitchen(s: Record, box: Record, kitchen: object) -> None:
    placed = check_dictionary(kitchen, state.KITCHEN, "kitchen")
    for card, name in enumerate(state.KITCHEN):
        s.kitchen[card] = check_number(placed.get(name, 0), 0, int(box.plates[s.players]), f"kitchen, {name}")


def lay_seats(s: Record, seats: object, reader: Reader) -> None:
    if seats is None:
        return
    if not isinstance(seats, list | tuple) or len(seats) != s.players:
        raise BadPosition(f"seats is {seats!r}; expected a list of {s.players}")
    s.unprepared[:] = NONE
    for seat, entry in enumerate(seats):
        where = f"seats, seat {seat}"
        lay_seat(s, seat, check_dictionary(entry, SEAT_KEYS, where), reader, where)


def lay_seat(s: Record, seat: int, entry: Mapping[str, Any], reader: Reader, where: str) -> None:
    most = int(s.doughnuts[seat])  # as at the start: as many as a player may hold
    s.doughnuts[seat] = check_number(entry.get("doughnuts", most), 0, most, f"{where}, doughnuts")
    s.baker[seat] = reader.baker(entry.get("baker"), f"{where}, baker")
    lay_list(s.unprepared[seat], entry.get("unprepared", []), reader, f"{where}, unprepared")
    lay_list(s.served[seat], entry.get("served", []), reader, f"{where}, served")
    for kind in reader.recipes(entry.get("prepared", []), state.CARDS, f"{where}, prepared"):
        s.prepared[seat, kind] += 1
    served = rules.length(s.served[seat])
    s.upright[seat] = check_number(entry.get("upright", served), 0, served, f"{where}, upright")


def lay_list(into: Any, words: object, reader: Reader, where: str) -> None:
    for i, kind in enumerate(reader.recipes(words, len(into), where)):
        into[i] = kind


def check_doughnuts(s: Record, box: Record) -> None:
    """DT-03: doughnuts only ever move between players and plates."""
    held, placed = int(s.doughnuts.sum()), int(s.kitchen.sum())
    there = int(box.most_doughnuts[s.players]) * int(s.players)
    if held + placed != there:
        raise BadPosition(f"the seats hold {held} doughnuts and the kitchen {placed}; together there are {there}")


# --- Whose turn


def lay_turn(s: Record, position: Position, components: Components) -> None:
    """Lay who started, whose turn it is and the phase, as far as that goes without learning or an attempt."""
    rounds = check_number(position.get("round", 1), 1, state.MOST_ROUNDS, "round")
    s.rounds, s.progress = rounds, check_number(position.get("progress", rounds - 1), 0, rounds, "progress")
    first, turn = read_seat(s, position, "first"), read_seat(s, position, "turn")
    if s.first_player != state.BY_LOT and first not in (NONE, s.first_player - 1):
        named = f"'first_player' set to {OPTIONS['first_player'][s.first_player]!r}"
        raise BadPosition(f"first is {first}; with the option {named} it is {s.first_player - 1}")
    if s.phase == state.DEALING:
        lay_dealing(s, first)
    if first != NONE:
        rules.start_with(s, first)
    if s.phase in (state.DEALING, state.STARTING):
        return
    lay_bakers(s, components)
    if position.get("over", False) is not False:
        lay_end(s, position, components)
    elif s.phase == state.TURN:
        s.actor = s.first if turn == NONE else turn
    refreshes = rules.of_baker(components.box.refreshes, int(s.baker[s.actor])) if s.actor != NONE else 0
    s.refreshed = check_number(position.get("refreshed", 0), 0, refreshes, "refreshed")


def lay_dealing(s: Record, first: int) -> None:
    """With several kinds of recipes to start with: go on dealing them, unless everybody has one."""
    dealt = [seat for seat in range(s.players) if s.unprepared[seat, 0] != NONE]
    if first != NONE or len(dealt) == s.players:
        rules.begin_starting(s)
        return
    if dealt != [*range(len(dealt))]:
        raise BadPosition("seats: the recipes to start with are dealt one to a seat, from seat 0 on")
    s.actor = len(dealt)


def read_seat(s: Record, position: Position, key: str) -> int:
    seat = position.get(key)
    return NONE if seat is None else check_number(seat, 0, s.players - 1, key)


def lay_bakers(s: Record, components: Components) -> None:
    """Check who has a baker; while some have none, the next in order gets one."""
    given = [seat for seat in range(s.players) if s.baker[seat] != NONE]
    if s.bakers == state.NO_BAKERS:
        if given:
            raise BadPosition(f"seats, seat {given[0]}, baker: this game is without bakers; set the option 'bakers'")
        return
    for seat in given:
        if any(s.baker[seat] == s.baker[other] for other in given if other != seat):
            raise BadPosition(
                f"seats, seat {seat}, baker: {box_of(components).bakers[s.baker[seat]].id} is there only once"
            )
    order = [(s.first + i) % s.players for i in range(s.players)]
    if s.bakers == state.DRAFT:
        order.reverse()
    if sorted(order[: len(given)]) != given:
        raise BadPosition(f"seats: bakers go to seats {listed(order)} in this order, so these cannot be all so far")
    if len(given) < s.players:
        s.actor = order[len(given)]
    else:
        s.phase = state.TURN


def lay_end(s: Record, position: Position, components: Components) -> None:
    if position["over"] is not True:
        raise BadPosition(f"over is {position['over']!r}; expected true or false")
    if s.phase != state.TURN:
        raise BadPosition("over: not everybody has a baker yet")
    if position.get("turn") is not None or position.get("learning") or position.get("attempt"):
        raise BadPosition("over: nobody has a turn any more; leave out turn, learning and attempt")
    box = components.box
    if not rules.is_last_round(s, box) and not rules.is_quiet(s, box):
        most = rules.quiet_limit(s, box)
        quiet = f", and something was prepared or served in the last {most} rounds" if most else ""
        raise BadPosition(f"over: nobody has served {box.served_to_end} recipes{quiet}")
    s.actor = NONE
    s.phase = state.FINISHED


# --- What is happening in the turn


def lay_learning(s: Record, learning: object, components: Components, reader: Reader) -> None:
    if learning is None:
        return
    if s.phase != state.TURN:
        raise BadPosition("learning: it is nobody's turn yet")
    given = check_dictionary(learning, LEARNING_KEYS, "learning")
    lay_drawn(s, given.get("drawn", []), given.get("counted", 0), reader)
    keeps = rules.most_keeps(components.box, int(s.baker[s.actor]))
    s.work = state.LEARN
    s.placed = check_number(given.get("doughnuts", 1), 1, state.AT_ONCE, "learning, doughnuts")
    s.to_draw = check_number(given.get("to_draw", 0), 0, state.MOST_DRAWN, "learning, to_draw")
    s.keeps = check_number(given.get("keeps", keeps), 1, keeps, "learning, keeps")
    s.phase = state.DRAWING if s.to_draw else state.KEEPING


def lay_drawn(s: Record, drawn: object, counted: object, reader: Reader) -> None:
    if not isinstance(drawn, list | tuple) or len(drawn) > state.MOST_DRAWN:
        raise BadPosition(f"learning, drawn is {drawn!r}; expected a list of at most {state.MOST_DRAWN}")
    s.counted = check_number(counted, 0, len(drawn), "learning, counted")
    for part in (drawn[: s.counted], drawn[s.counted :]):
        for kind in reader.recipes(part, state.MOST_DRAWN, "learning, drawn"):
            s.drawn[rules.length(s.drawn)] = kind


def lay_attempt(s: Record, attempt: object, reader: Reader) -> None:
    if attempt is None:
        return
    if s.phase != state.TURN:
        raise BadPosition("attempt: it is nobody's turn, or somebody is learning")
    given = check_dictionary(attempt, ATTEMPT_KEYS, "attempt")
    work, die = given.get("work"), given.get("die")
    if not isinstance(work, str) or work not in WORKS:
        raise BadPosition(f"attempt, work is {work!r}; expected {listed(map(repr, WORKS), 'or')}")
    s.work = WORKS[work]
    s.recipe = reader.recipe(given.get("recipe"), "attempt, recipe")
    s.placed = check_number(given.get("doughnuts", 1), 1, state.AT_ONCE, "attempt, doughnuts")
    s.die = 0 if die is None else check_number(die, 1, state.FACES, "attempt, die")
    s.phase = state.SPENDING if s.die else state.ROLLING


# --- The deck and the discard pile


def lay_cards(s: Record, position: Position, components: Components, reader: Reader) -> None:
    """Lay deck and discard pile; by default the deck holds every recipe that lies nowhere else."""
    for kind, count in read_counts(position.get("discard", {}), reader, "discard").items():
        s.discard[kind] = count
    given = position.get("deck")
    in_deck = read_counts(given or {}, reader, "deck")
    placed, deck = placed_cards(s), s.deck
    starters = 0
    for kind, recipe in enumerate(box_of(components).recipes):
        used = placed[kind] + in_deck.get(kind, 0)
        if used > recipe.copies:
            raise BadPosition(f"{recipe.id}: {used} on the table; there are {recipe.copies}")
        left = 0 if recipe.starter else recipe.copies - placed[kind]  # DT-02: unused ones leave the game
        deck[kind] = left if given is None else in_deck.get(kind, 0)
        starters += used if recipe.starter else 0
    s.deck_size = int(deck.sum())
    if starters > s.players:
        raise BadPosition(f"{starters} recipes to start with are in the game; each of {s.players} players had one")


def read_counts(counts: object, reader: Reader, what: str) -> dict[int, int]:
    if not isinstance(counts, Mapping):
        raise BadPosition(f"{what} is {counts!r}; expected how many of each recipe, like {{'honey-matcha': 1}}")
    return {
        reader.recipe(word, what): check_number(count, 0, state.CARDS, f"{what}, {word}")
        for word, count in counts.items()
    }


def placed_cards(s: Record) -> list[int]:
    """How many recipes of each kind lie outside the deck."""
    counts: list[int] = (s.prepared.sum(axis=0, dtype=np.int64) + s.discard).tolist()
    for kind in (*s.unprepared.ravel().tolist(), *s.served.ravel().tolist(), *s.drawn.tolist()):
        if kind != NONE:
            counts[kind] += 1
    return counts


# --- Checking the whole


def check_moment(s: Record, components: Components) -> None:
    """Whatever is going on must be possible just then."""
    if s.phase in (state.DEALING, state.STARTING, state.DRAFTING, state.DEALING_BAKERS):
        check_nothing_played(s, components)
    else:
        check_served(s, components)
        check_quiet(s, components)
    if s.phase in (state.DRAWING, state.KEEPING):
        check_learning(s, components)
    if s.phase in (state.ROLLING, state.SPENDING):
        check_attempt(s, components)


def check_nothing_played(s: Record, components: Components) -> None:
    """Before the first turn, only who starts, the bakers and the recipes to start with can differ from the setup."""
    fresh = record_of(new_tables(state.State))
    rules.setup(fresh, components.box, int(s.players), np.array([s[name] for name in OPTIONS], np.int32))
    fields = ["rounds", "progress", "kitchen", "doughnuts", "prepared", "served", "discard"]
    if components.box.starters == 1:
        fields.append("unprepared")
    for field in fields:
        if not np.array_equal(s[field], fresh[field]):
            raise BadPosition(f"{field}: nothing has been played yet; give 'first', who started, and every baker")
    for kind in s.unprepared[:, 0].tolist():
        if kind != NONE and not components.box.starter[kind]:
            raise BadPosition(f"seats: nobody starts with {components.pieces[kind].id}")
    if (s.unprepared[:, 1] != NONE).any():
        raise BadPosition("seats: everybody starts with one recipe")


def check_served(s: Record, components: Components) -> None:
    """DT-80: whoever has served enough had an earlier turn in this round, the last one."""
    enough = int(components.box.served_to_end)
    for seat in range(s.players):
        served = rules.length(s.served[seat])
        if served > enough:
            raise BadPosition(f"seats, seat {seat}, served: {served} recipes; the game ends with {enough}")
        if s.phase != state.FINISHED and served == enough and since_first(s, seat) >= since_first(s, int(s.actor)):
            raise BadPosition(
                f"turn: seat {seat} has served {enough}, so only seats after it still have a turn; "
                "say 'over': true and leave out turn if the game has ended"
            )
    if s.refreshed > sum(int(s.upright[seat]) for seat in [s.actor] if seat != NONE):
        raise BadPosition(f"refreshed is {s.refreshed}, but seat {s.actor} has fewer upright Recognitions")


def check_quiet(s: Record, components: Components) -> None:
    """DT-82: a game in play has not been quiet for so long that it would have ended."""
    quiet, most = int(rules.quiet_rounds(s)), rules.quiet_limit(s, components.box)
    if s.phase != state.FINISHED and 0 < most <= quiet:
        raise BadPosition(f"progress is {s.progress}, {quiet} finished rounds ago; after {most} the game is over")


def since_first(s: Record, seat: int) -> int:
    """How many turns after the starting player's a seat has its own."""
    return (seat - int(s.first)) % int(s.players)


def check_learning(s: Record, components: Components) -> None:
    check_placed(s, state.LEARN, "learning")
    baker, box = int(s.baker[s.actor]), components.box
    draws = state.DRAWS + int(s.placed) - 1 + rules.of_baker(box.draws_more, baker)
    keeps = rules.most_keeps(box, baker)
    drawn = rules.length(s.drawn)
    kept = keeps - int(s.keeps)
    if kept < 0 or drawn + int(s.to_draw) + kept > draws:
        raise BadPosition(f"learning: this seat draws at most {draws} recipes and keeps at most {keeps}")
    if s.to_draw:
        if kept or drawn + int(s.to_draw) != draws:
            raise BadPosition(f"learning: {draws} recipes are drawn before one is kept")
        if s.deck_size == 0:
            raise BadPosition("learning: a recipe must be drawn, but the deck is empty")
        return
    if drawn == 0:
        raise BadPosition("learning, drawn: there is nothing to choose from")
    if drawn + kept < draws and (s.deck_size or (s.discard.any() and not kept)):
        raise BadPosition(f"learning: {draws} recipes are drawn while there are any")
    if s.counted and s.discard.any() and not kept:
        raise BadPosition(
            "learning, counted: recipes are counted when the discard pile becomes the deck, so it is empty"
        )
    if kept and rules.length(s.unprepared[s.actor]) == 0:
        raise BadPosition("learning, keeps: the recipe that was kept must be among the unprepared ones")


def check_attempt(s: Record, components: Components) -> None:
    seat, kind = int(s.actor), int(s.recipe)
    check_placed(s, int(s.work), "attempt")
    name = components.pieces[kind].id
    if s.work == state.PREPARE and kind not in s.unprepared[seat]:
        raise BadPosition(f"attempt: seat {seat} has no {name} to prepare")
    if s.work == state.SERVE and not s.prepared[seat, kind]:
        raise BadPosition(f"attempt: seat {seat} has no prepared {name} to serve")
    if s.die == 1 or (s.die and not 0 < rules.missing(s, components.box) <= s.upright[seat]):
        raise BadPosition(f"attempt, die: with {s.die} nothing is asked, the roll is decided; leave it out to roll")


def check_placed(s: Record, card: int, what: str) -> None:
    if s.kitchen[card] < s.placed:
        name = state.KITCHEN[card]
        raise BadPosition(f"{what}: the {s.placed} doughnuts of this turn must lie on the kitchen card {name!r}")


def check_told(given: Position, told: Position) -> None:
    """What a position tells besides must be true."""
    compare({key: given[key] for key in TOLD_KEYS if key in given}, told, "")
    if given.get("turn") is not None:
        compare({"turn": given["turn"]}, told, "")
    for seat, entry in enumerate(given.get("seats") or []):
        compare(
            {key: entry[key] for key in TOLD_SEAT_KEYS if key in entry}, told["seats"][seat], f"seats, seat {seat}, "
        )
    attempt = given.get("attempt") or {}
    compare({key: attempt[key] for key in TOLD_ATTEMPT_KEYS if key in attempt}, told["attempt"] or {}, "attempt, ")


def compare(given: Position, told: Position, where: str) -> None:
    for key, value in given.items():
        if value != told[key] or isinstance(value, bool) != isinstance(told[key], bool):
            raise BadPosition(f"{where}{key} is {value!r}, but the table says {told[key]!r}; leave it out")


# --- Checking values


def check_dictionary(value: object, known: Sequence[str], what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{what} is {value!r}; expected a dictionary with {listed(known, 'or')}")
    check_keys(value, known, what)
    return value
