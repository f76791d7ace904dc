"""What the table of Drive-Thru says, as views and positions show it, and what follows from it for whoever looks on."""

from string import ascii_uppercase

import numpy as np

from doughjo.core.compile import compiled
from doughjo.core.contract import Components, Record, first_player
from doughjo.core.moves import Kinds
from doughjo.core.schema import CHOICE, FLAG, SEAT, Counts, Entry, Group, Is, Listed, Many, Named, One, Schema, per_seat
from doughjo.core.words import Names, Texts
from doughjo.games.drive_thru.components import ON_BAKER, SHOWN
from doughjo.games.drive_thru.moves import MOVES, PREPARE_WITH, SERVE_WITH, encode
from doughjo.games.drive_thru.rules import (
    good_faces,
    is_first_of_kind,
    is_free,
    is_last_round,
    length,
    letters_of,
    missing,
    most_to_place,
    quiet_limit,
    quiet_rounds,
    roll_bonus,
    tips_of,
)
from doughjo.games.drive_thru.said import BAKER, BY, CARD, FIELD, LETTER, RECIPE
from doughjo.games.drive_thru.state import (
    AT_ONCE,
    BAKERS,
    DEALING_BAKERS,
    DRAFTING,
    FACES,
    FINISHED,
    KINDS,
    KITCHEN,
    LEARN,
    MOST_SERVED,
    MOST_UNPREPARED,
    NONE,
    PREPARE,
    SEATS,
    SERVE,
    TURN,
    State,
)

MOST_ATTEMPTS = AT_ONCE * (MOST_UNPREPARED + KINDS)
FIRST_PLAYER = first_player(range(2, SEATS + 1), "DT-04")
OPTIONS = {"bakers": ("off", "draft", "random"), "first_player": FIRST_PLAYER.choices, "quiet_end": (False, True)}
ATTEMPT = "attempt"  # the moves that prepare or serve
FIRST_ATTEMPT, END_OF_ATTEMPTS = MOVES.first[PREPARE_WITH], MOVES.first[SERVE_WITH + 1]

Facts = np.dtype(
    [
        ("plates", "i2"),
        ("most_doughnuts", "i2"),
        ("served_to_end", "i2"),
        ("quiet_to_end", "i2"),
        ("quiet", "i4"),  # rounds that are over since a recipe was last prepared or served
        ("last_round", "i1"),
        ("used", "i1", (SEATS,)),  # Recognitions
        ("tips", "i2", (SEATS,)),
        ("letters", "i1", (SEATS, MOST_SERVED)),
        ("bakers_left", "i1", (BAKERS,)),  # while bakers are chosen or dealt
        ("rolled", "i1"),  # what the attempt on the table needs, and how likely it was
        ("missing", "i2"),
        ("needed", "i2"),
        ("bonus", "i2"),
        ("chance", "f8"),
        ("chance_helped", "f8"),  # by all upright Recognitions
        ("attempts", "i2"),  # how many may be made now; the same of each of them
        ("attempt_move", "i2", (MOST_ATTEMPTS,)),
        ("attempt_needed", "i2", (MOST_ATTEMPTS,)),
        ("attempt_bonus", "i2", (MOST_ATTEMPTS,)),
        ("attempt_chance", "f8", (MOST_ATTEMPTS,)),
        ("attempt_helped", "f8", (MOST_ATTEMPTS,)),
    ]
)

OF_SEAT: dict[str, Entry] = {
    "doughnuts": One("doughnuts"),
    "baker": One("baker", BAKER, none=True),
    "unprepared": Many("unprepared", RECIPE, ends=True),
    "prepared": Counts("prepared", RECIPE, listed=True),
    "served": Many("served", RECIPE, ends=True),
    "upright": One("upright"),
    "used": One("used"),
    "tips": One("tips"),
    "letters": Many("letters", LETTER, ends=True),
}
OF_LEARNING: dict[str, Entry] = {
    "doughnuts": One("placed"),
    "to_draw": One("to_draw"),
    "drawn": Many("drawn", RECIPE, ends=True, hidden=True),
    "counted": One("counted"),
    "keeps": One("keeps"),
}
OF_ATTEMPT: dict[str, Entry] = {
    "work": One("work", CARD),
    "recipe": One("recipe", RECIPE),
    "doughnuts": One("placed"),
    "die": One("rolled", CHOICE),
    "missing": One("missing", CHOICE),
    "needed": One("needed"),
    "bonus": One("bonus"),
    "chance": One("chance"),
    "chance_with_recognition": One("chance_helped"),
}
OF_ATTEMPTS: dict[str, Entry] = {
    "move": One("attempt_move", ATTEMPT),
    "needed": One("attempt_needed"),
    "bonus": One("attempt_bonus"),
    "chance": One("attempt_chance"),
    "chance_with_recognition": One("attempt_helped"),
}
VIEW = Schema(
    (State, Facts),
    {
        "players": One("players"),
        "options": Group(
            {
                "bakers": One("bakers", "bakers-option"),
                "first_player": One("first_player", "first-player-option"),
                "quiet_end": One("quiet_end", FLAG),
            }
        ),
        "first": One("first", SEAT),
        "turn": One("actor", SEAT),
        "round": One("rounds"),
        "progress": One("progress"),
        "quiet": One("quiet"),
        "last_round": One("last_round", FLAG),
        "kitchen": Named(CARD, One("kitchen")),
        "plates": One("plates"),
        "most_doughnuts": One("most_doughnuts"),
        "served_to_end": One("served_to_end"),
        "quiet_to_end": One("quiet_to_end"),
        "seats": per_seat(OF_SEAT),
        "deck": Counts("deck", RECIPE),
        "deck_size": One("deck_size"),
        "discard": Counts("discard", RECIPE),
        "bakers_left": Many("bakers_left", BAKER, ends=True),
        "refreshed": One("refreshed"),
        "learning": Group(OF_LEARNING, only=("work", LEARN)),
        "attempt": Group(OF_ATTEMPT, unless="recipe"),
        "attempts": Listed(Group(OF_ATTEMPTS), "attempts"),
        "over": Is("phase", FINISHED),
    },
)


def kinds(components: Components) -> Kinds:
    """The words of a box, by kind."""
    recipes = int(components.box.kinds)
    words: Kinds = {
        RECIPE: [recipe.id for recipe in components.pieces[:recipes]],
        BAKER: [baker.id for baker in components.pieces[recipes : recipes + int(components.box.bakers)]],
        CARD: KITCHEN,
        LETTER: (None, *ascii_uppercase),
        "bakers-option": OPTIONS["bakers"],
        "first-player-option": OPTIONS["first_player"],
    }
    return {**words, ATTEMPT: MOVES.texts(words)[FIRST_ATTEMPT:END_OF_ATTEMPTS]}


def names(components: Components) -> Names:
    """What a box calls them; what the kitchen cards are called, only catalogues know."""
    called = {piece.id: piece.name for piece in components.pieces[: -len(KITCHEN)]}
    same = {CARD: KITCHEN, LETTER: ascii_uppercase}
    same |= {
        FIELD: (*SHOWN, *ON_BAKER),
        BY: sorted({piece.known.by for piece in components.pieces[: -len(KITCHEN)]} - {""}),
    }
    return {RECIPE: called, BAKER: called, **{kind: {word: word for word in words} for kind, words in same.items()}}


def printed(components: Components) -> Texts:
    """What is printed on recipes, bakers and kitchen cards."""
    words, says = kinds(components), {piece.id: piece.says for piece in components.pieces}
    return {kind: {word: says[word] for word in words[kind]} for kind in (RECIPE, BAKER, CARD)}


# --- What follows from the table


@compiled
def derive(s: Record, box: Record, viewer: int, facts: Record) -> None:
    """Write what follows from a table."""
    facts.plates = box.plates[s.players]
    facts.most_doughnuts = box.most_doughnuts[s.players]
    facts.served_to_end = box.served_to_end
    facts.quiet_to_end = quiet_limit(s, box)
    facts.quiet = quiet_rounds(s)
    facts.last_round = is_last_round(s, box)
    for seat in range(s.players):
        facts.used[seat] = length(s.served[seat]) - s.upright[seat]
        facts.tips[seat] = tips_of(s, box, seat)
        derive_letters(s, box, seat, facts)
    derive_bakers(s, box, facts)
    derive_attempt(s, box, facts)
    derive_attempts(s, box, facts)


@compiled
def derive_letters(s: Record, box: Record, seat: int, facts: Record) -> None:
    letters, n = letters_of(s, box, seat), 0
    facts.letters[seat] = NONE
    for letter in range(1, 27):
        if letters >> letter & 1:
            facts.letters[seat, n] = letter
            n += 1


@compiled
def derive_bakers(s: Record, box: Record, facts: Record) -> None:
    facts.bakers_left[:] = NONE
    n = 0
    if s.phase == DRAFTING or s.phase == DEALING_BAKERS:
        for baker in range(box.bakers):
            if is_free(s, baker):
                facts.bakers_left[n] = baker
                n += 1


@compiled
def derive_attempt(s: Record, box: Record, facts: Record) -> None:
    facts.rolled = NONE
    facts.missing = NONE
    if s.recipe == NONE:
        return
    seat, needed = int(s.actor), int(box.numbers[s.work, s.recipe])
    bonus = roll_bonus(s, box, seat, int(s.work), int(s.placed))
    facts.needed = needed
    facts.bonus = bonus
    facts.chance = good_faces(needed, bonus) / FACES
    facts.chance_helped = good_faces(needed, bonus + s.upright[seat]) / FACES
    if s.die > 0:
        facts.rolled = s.die
        facts.missing = missing(s, box)


@compiled
def derive_attempts(s: Record, box: Record, facts: Record) -> None:
    """What the seat whose turn it is may try to prepare or serve."""
    facts.attempts = 0
    if s.phase != TURN:
        return
    seat = int(s.actor)
    for i in range(MOST_UNPREPARED):
        if is_first_of_kind(s.unprepared[seat], i):
            add_attempts(s, box, PREPARE, PREPARE_WITH, s.unprepared[seat, i], facts)
    for kind in range(box.kinds):
        if s.prepared[seat, kind] > 0:
            add_attempts(s, box, SERVE, SERVE_WITH, kind, facts)


@compiled
def add_attempts(s: Record, box: Record, work: int, verb: int, kind: int, facts: Record) -> None:
    seat, needed = int(s.actor), int(box.numbers[work, kind])
    for doughnuts in range(1, most_to_place(s, box, seat, work) + 1):
        n = facts.attempts
        bonus = roll_bonus(s, box, seat, work, doughnuts)
        facts.attempt_move[n] = encode(verb, kind, doughnuts, 0) - FIRST_ATTEMPT
        facts.attempt_needed[n] = needed
        facts.attempt_bonus[n] = bonus
        facts.attempt_chance[n] = good_faces(needed, bonus) / FACES
        facts.attempt_helped[n] = good_faces(needed, bonus + s.upright[seat]) / FACES
        facts.attempts += 1
