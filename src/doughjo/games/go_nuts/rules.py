"""Go Nuts for Donuts: everybody secretly picks a card of the row.

A card picked by exactly one player is theirs, and its power happens at once; a card picked by several is lost. When the
deck can no longer fill the row, the most points win.
"""

import numpy as np

from doughjo.core.chance import Rng, below
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record

# --- Numbers from the rulebook, and how large a box of other components may be

SEATS = 6
POSITIONS = SEATS + 1  # GN-03: one more than there are players
KINDS = 28
CARDS = 112
STEPS = 10  # the longest table of points by number of cards

NONE = -1  # no card, no seat, no choice yet
UNKNOWN = -2  # there is one, but this seat may not know which

# What happens when a card is taken from the row
(
    NO_POWER,
    DRAW_ONE,
    TAKE_TOP_DISCARD,
    CLEAR_ROW,
    DRAW_TWO_KEEP_ONE,
    TAKE_ONE_DISCARD,
    GIVE_ONE,
    STEAL_ONE,
    ALL_PASS_LEFT,
    TAKE_THREE_DISCARDS,
    DISCARD_THREE_OR_THIS,
    DISCARD_ONE_OWN,
    DISCARD_OPPONENTS,
) = range(13)

# When a card's points count
ALWAYS, TYPES_OVER, TYPES_UNDER, CARDS_UNDER, FEWEST_CARDS = range(5)

# --- Actions: the first id of each verb

PICK = 0  # + position - 1
CLEAR = PICK + POSITIONS  # + position - 1
FINISH = CLEAR + POSITIONS
DISCARD_ITSELF = FINISH + 1
KEEP = DISCARD_ITSELF + 1  # + kind
TAKE = KEEP + KINDS  # + kind: the copy nearest the top of the discard pile
TAKE_DEEPER = TAKE + KINDS  # + kind: the next copy, when one lies on top
PASS = TAKE_DEEPER + KINDS  # + kind
DISCARD = PASS + KINDS  # + kind
GIVE = DISCARD + KINDS  # + seat * KINDS + kind
STEAL = GIVE + SEATS * KINDS  # + seat * KINDS + kind
DISCARD_FROM = STEAL + SEATS * KINDS  # + seat * KINDS + kind
ACTIONS = DISCARD_FROM + SEATS * KINDS
OUTCOMES = KINDS  # draw this kind
MOST_CHOICES = SEATS * KINDS

# --- The table

(
    DEALING,
    PICKING,
    RESOLVING,
    DRAWING,
    DRAWING_TWO,
    KEEPING,
    CLEARING,
    TAKING,
    GIVING,
    STEALING,
    PASSING,
    DISCARDING_THREE,
    DISCARDING,
    DISCARDING_OPPONENTS,
    FINISHED,
) = range(15)

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("phase", "i1"),
        ("position", "i1"),  # being resolved, from 1; 0 between rounds
        ("actor", "i1"),  # who took the card whose power is happening
        ("taken", "i1"),  # that card
        ("left", "i1"),  # how many cards of the power are still to be taken or discarded
        ("sprinkled_gives_itself", "i1"),
        ("maple_frosted_needs_sole_fewest", "i1"),
        ("drinks_are_donuts", "i1"),
        ("deck_size", "i1"),
        ("top", "i1"),  # the card put back on the deck, while it lies there
        ("top_known_to", "i1"),
        ("discard_size", "i1"),
        ("row", "i1", (POSITIONS,)),
        ("picks", "i1", (SEATS,)),  # positions, from 1
        ("passes", "i1", (SEATS,)),
        ("drawn", "i1", (2,)),  # seen by the actor alone
        ("deck", "i1", (KINDS,)),  # how many of each kind; their order is decided when they are drawn
        ("discard", "i1", (CARDS,)),  # from the bottom to the top
        ("collections", "i1", (SEATS, KINDS)),
    ]
)

Box = np.dtype(
    [
        ("kinds", "i2"),
        ("copies", "i2", (SEATS + 1, KINDS)),  # by number of players
        ("power", "i1", (KINDS,)),
        ("drink", "i1", (KINDS,)),
        ("each", "i2", (KINDS,)),
        ("steps", "i1", (KINDS,)),  # how many entries of `table` count; 0: use `each`
        ("table", "i2", (KINDS, STEPS)),
        ("condition", "i1", (KINDS,)),
        ("threshold", "i1", (KINDS,)),
        ("most", "i2", (KINDS,)),
        ("most_tied", "i2", (KINDS,)),
        ("per_negative", "i2", (KINDS,)),
    ]
)


@compiled
def setup(s: Record, box: Record, players: int, options: Ids) -> None:
    s.players = players
    s.sprinkled_gives_itself = options[0]
    s.maple_frosted_needs_sole_fewest = options[1]
    s.drinks_are_donuts = options[2]
    s.position = 0
    s.left = 0
    s.actor = NONE
    s.taken = NONE
    s.top = NONE
    s.top_known_to = NONE
    s.discard_size = 0
    s.row[:] = NONE
    s.picks[:] = NONE
    s.passes[:] = NONE
    s.drawn[:] = NONE
    s.discard[:] = NONE
    s.collections[:] = 0
    s.deck_size = 0
    for kind in range(KINDS):
        s.deck[kind] = box.copies[players, kind]
        s.deck_size += s.deck[kind]
    s.phase = DEALING


# --- Whose decision


@compiled
def to_act(s: Record, box: Record) -> int:
    if s.phase == FINISHED:
        return OVER
    if s.phase == DEALING or s.phase == DRAWING or s.phase == DRAWING_TWO:
        return CHANCE
    if s.phase == PICKING:
        return undecided(s.players, s.picks)
    if s.phase == PASSING:
        return undecided(s.players, s.passes)
    return 1 << int(s.actor)


@compiled
def undecided(players: int, choices: Ids) -> int:
    seats = 0
    for seat in range(players):
        if choices[seat] == NONE:
            seats |= 1 << seat
    return seats


# --- Legal


@compiled
def legal(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of a seat that owes a decision, in ascending order; answer how many."""
    if s.phase == PICKING:
        return legal_picks(s, out)
    if s.phase == CLEARING:
        return legal_clears(s, out)
    if s.phase == KEEPING:
        return legal_keeps(s, out)
    if s.phase == TAKING:
        return legal_takes(s, box, out)
    if s.phase == GIVING:
        return legal_gifts(s, out)
    if s.phase == STEALING:
        return legal_from_opponents(s, STEAL, out)
    if s.phase == DISCARDING_OPPONENTS:
        return legal_from_opponents(s, DISCARD_FROM, out)
    if s.phase == PASSING:
        return legal_own(s, seat, PASS, 0, out)
    if s.phase == DISCARDING:
        return legal_donuts(s, box, seat, out)
    return legal_three_or_this(s, seat, out)


@compiled
def legal_picks(s: Record, out: Ids) -> int:
    for i in range(s.players + 1):
        out[i] = PICK + i
    return int(s.players) + 1


@compiled
def legal_clears(s: Record, out: Ids) -> int:
    n = 0
    for position in range(1, s.players + 2):
        if can_clear(s, position):
            out[n] = CLEAR + position - 1
            n += 1
    out[n] = FINISH
    return n + 1


@compiled
def legal_keeps(s: Record, out: Ids) -> int:
    first = min(int(s.drawn[0]), int(s.drawn[1]))
    second = max(int(s.drawn[0]), int(s.drawn[1]))
    out[0] = KEEP + first
    out[1] = KEEP + second
    return 1 if first == second else 2


@compiled
def legal_takes(s: Record, box: Record, out: Ids) -> int:
    n = 0
    if box.power[s.taken] == TAKE_THREE_DISCARDS:  # GN-28: 0 allowed
        out[n] = FINISH
        n += 1
    kinds = kinds_in_discard(s)
    for kind in range(KINDS):
        if kinds >> kind & 1 and may_take(s, box, kind):
            out[n] = TAKE + kind
            n += 1
    if can_take_deeper(s) and may_take(s, box, s.discard[s.discard_size - 1]):
        out[n] = TAKE_DEEPER + int(s.discard[s.discard_size - 1])
        n += 1
    return n


@compiled
def legal_gifts(s: Record, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if can_give(s, kind):
                    out[n] = GIVE + seat * KINDS + kind
                    n += 1
    return n


@compiled
def legal_from_opponents(s: Record, verb: int, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if s.collections[seat, kind] > 0:
                    out[n] = verb + seat * KINDS + kind
                    n += 1
    return n


@compiled
def legal_own(s: Record, seat: int, verb: int, n: int, out: Ids) -> int:
    for kind in range(KINDS):
        if others_of_kind(s, seat, kind) > 0:
            out[n] = verb + kind
            n += 1
    return n


@compiled
def legal_donuts(s: Record, box: Record, seat: int, out: Ids) -> int:
    n = 0
    for kind in range(KINDS):
        if is_donut(s, box, kind) and others_of_kind(s, seat, kind) > 0:  # GN-30, GN-45
            out[n] = DISCARD + kind
            n += 1
    return n


@compiled
def legal_three_or_this(s: Record, seat: int, out: Ids) -> int:
    if s.left < 3:  # GN-29: once the first of the three is gone, all three go
        return legal_own(s, seat, DISCARD, 0, out)
    out[0] = DISCARD_ITSELF
    return legal_own(s, seat, DISCARD, 1, out)


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int) -> None:
    decide(s, box, seat, action)
    while s.phase == RESOLVING:
        step(s, box)


@compiled
def decide(s: Record, box: Record, seat: int, action: int) -> None:
    """Do what the seat chose, and no more."""
    if action < CLEAR:
        pick(s, seat, action - PICK + 1)
    elif action < FINISH:
        clear(s, action - CLEAR + 1)
    elif action == FINISH:
        finish_power(s)
    elif action == DISCARD_ITSELF:
        discard_itself(s)
    elif action < TAKE:
        keep(s, action - KEEP)
    elif action < TAKE_DEEPER:
        take_discarded(s, discarded_below(s, action - TAKE, s.discard_size))
    elif action < PASS:
        take_discarded(s, discarded_below(s, action - TAKE_DEEPER, s.discard_size - 1))
    elif action < DISCARD:
        pass_left(s, seat, action - PASS)
    elif action < GIVE:
        discard_own(s, seat, action - DISCARD)
    elif action < STEAL:
        give(s, (action - GIVE) // KINDS, (action - GIVE) % KINDS)
    elif action < DISCARD_FROM:
        steal(s, (action - STEAL) // KINDS, (action - STEAL) % KINDS)
    else:
        discard_from(s, (action - DISCARD_FROM) // KINDS, (action - DISCARD_FROM) % KINDS)


@compiled
def pick(s: Record, seat: int, position: int) -> None:
    s.picks[seat] = position
    if undecided(s.players, s.picks) == 0:  # GN-04: revealed when everyone has chosen
        s.phase = RESOLVING


@compiled
def clear(s: Record, position: int) -> None:
    put_on_discard(s, s.row[position - 1])
    s.row[position - 1] = NONE
    if not any_to_clear(s):
        finish_power(s)


@compiled
def keep(s: Record, kind: int) -> None:
    other = s.drawn[1] if s.drawn[0] == kind else s.drawn[0]
    s.collections[s.actor, kind] += 1
    s.deck[other] += 1
    s.deck_size += 1
    s.top = other
    s.top_known_to = s.actor
    s.drawn[:] = NONE
    finish_power(s)


@compiled
def take_discarded(s: Record, at: int) -> None:
    s.collections[s.actor, take_from_discard(s, at)] += 1
    s.left -= 1
    if s.left == 0 or s.discard_size == 0:
        finish_power(s)


@compiled
def pass_left(s: Record, seat: int, kind: int) -> None:
    s.passes[seat] = kind
    if undecided(s.players, s.passes) != 0:
        return
    for giver in range(s.players):  # GN-27: all at once
        s.collections[giver, s.passes[giver]] -= 1
    for giver in range(s.players):
        s.collections[(giver + 1) % s.players, s.passes[giver]] += 1
    s.passes[:] = NONE
    finish_power(s)


@compiled
def discard_own(s: Record, seat: int, kind: int) -> None:
    discard_from_collection(s, seat, kind)
    s.left -= 1
    if s.left == 0:
        finish_power(s)


@compiled
def give(s: Record, seat: int, kind: int) -> None:
    s.collections[s.actor, kind] -= 1
    s.collections[seat, kind] += 1
    finish_power(s)


@compiled
def steal(s: Record, seat: int, kind: int) -> None:
    s.collections[seat, kind] -= 1
    s.collections[s.actor, kind] += 1
    finish_power(s)


@compiled
def discard_from(s: Record, seat: int, kind: int) -> None:
    discard_from_collection(s, seat, kind)
    finish_power(s)


@compiled
def discard_itself(s: Record) -> None:
    discard_from_collection(s, s.actor, s.taken)
    finish_power(s)


# --- Resolving a round: one position wholly before the next


@compiled
def step(s: Record, box: Record) -> None:
    """Resolve the next position, or end the round after the last."""
    if s.position == s.players + 1:
        end_round(s)
        return
    s.position += 1
    pickers = count_pickers(s, s.position)
    if pickers == 1:
        take_from_row(s, box, only_picker(s, s.position))
    elif pickers > 1:  # GN-06: at once to the top of the pile
        put_on_discard(s, s.row[s.position - 1])
        s.row[s.position - 1] = NONE


@compiled
def take_from_row(s: Record, box: Record, seat: int) -> None:
    kind = int(s.row[s.position - 1])
    s.row[s.position - 1] = NONE
    s.collections[seat, kind] += 1
    if box.power[kind] != NO_POWER:
        s.actor = seat
        s.taken = kind
        begin_power(s, box, kind)


@compiled
def begin_power(s: Record, box: Record, kind: int) -> None:
    """Ask for luck or a decision where the power of the card needs one; else do it."""
    power = int(box.power[kind])
    if power == DRAW_ONE and s.deck_size > 0:
        s.phase = DRAWING
    elif power == TAKE_TOP_DISCARD and s.discard_size > 0:
        s.left = 1
        take_discarded(s, s.discard_size - 1)  # GN-21: what lies on top now
    elif power == CLEAR_ROW and any_to_clear(s):
        s.phase = CLEARING
    elif power == DRAW_TWO_KEEP_ONE and s.deck_size > 0:
        s.phase = DRAWING if s.deck_size == 1 else DRAWING_TWO
    elif power == TAKE_ONE_DISCARD and any_donut_in_discard(s, box):
        s.left = 1
        s.phase = TAKING
    elif power == TAKE_THREE_DISCARDS and s.discard_size > 0:
        s.left = 3
        s.phase = TAKING
    elif power == GIVE_ONE:
        s.phase = GIVING
    elif power == STEAL_ONE and any_opponent_has_cards(s):
        s.phase = STEALING
    elif power == ALL_PASS_LEFT:
        begin_passing(s)
    elif power == DISCARD_THREE_OR_THIS:
        begin_discarding(s, DISCARDING_THREE, 3, other_cards(s, s.actor))
    elif power == DISCARD_ONE_OWN:
        begin_discarding(s, DISCARDING, 1, other_donuts(s, box, s.actor))
    elif power == DISCARD_OPPONENTS and any_opponent_has_cards(s):
        s.phase = DISCARDING_OPPONENTS
    else:
        finish_power(s)


@compiled
def begin_passing(s: Record) -> None:
    for seat in range(s.players):
        if other_cards(s, seat) == 0:  # GN-27: somebody has nothing to pass
            discard_itself(s)
            return
    s.phase = PASSING


@compiled
def begin_discarding(s: Record, phase: int, cards: int, others: int) -> None:
    if others < cards:  # GN-29, GN-30: too few, so the card itself goes
        discard_itself(s)
        return
    s.left = cards
    s.phase = phase


@compiled
def finish_power(s: Record) -> None:
    s.actor = NONE
    s.taken = NONE
    s.left = 0
    s.phase = RESOLVING


@compiled
def end_round(s: Record) -> None:
    s.position = 0
    s.picks[:] = NONE
    s.phase = FINISHED if s.deck_size < empty_positions(s) else DEALING  # GN-12


# --- Chance: the order of the deck is decided card by card, when one is drawn


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    """Write which kinds may be drawn and how many of each there are; answer how many kinds."""
    if s.top != NONE:
        outcomes[0] = s.top
        weights[0] = 1
        return 1
    n = 0
    for kind in range(KINDS):
        if s.deck[kind] > 0:
            outcomes[n] = kind
            weights[n] = s.deck[kind]
            n += 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    if s.top != NONE:
        return int(s.top)
    return random_card(s.deck, s.deck_size, rng)


@compiled
def resolve(s: Record, box: Record, kind: int) -> None:
    resolve_draw(s, kind)
    while s.phase == RESOLVING:
        step(s, box)


@compiled
def resolve_draw(s: Record, kind: int) -> None:
    """Do what the drawn card is for, and no more."""
    draw_from_deck(s, kind)
    if s.phase == DEALING:
        deal(s, kind)
    elif s.phase == DRAWING:
        s.collections[s.actor, kind] += 1
        finish_power(s)
    elif s.drawn[0] == NONE:
        s.drawn[0] = kind
    else:
        s.drawn[1] = kind
        s.phase = KEEPING


@compiled
def deal(s: Record, kind: int) -> None:
    for i in range(s.players + 1):
        if s.row[i] == NONE:
            s.row[i] = kind
            break
    if empty_positions(s) == 0:
        s.phase = PICKING


# --- Scoring


@compiled
def score(s: Record, box: Record, points: Ids, standings: Ids) -> None:
    """Write each seat's points, and a standing that also breaks ties by cards (GN-50)."""
    for seat in range(s.players):
        points[seat] = 0
        for kind in range(KINDS):
            if s.collections[seat, kind] > 0:
                points[seat] += kind_points(s, box, seat, kind)
        standings[seat] = (points[seat] + (1 << 20)) * 128 + cards_of(s, seat)


@compiled
def score_by_kind(s: Record, box: Record, points: Ids) -> None:
    """Write what each seat's cards of each kind are worth."""
    for seat in range(s.players):
        for kind in range(KINDS):
            points[seat, kind] = kind_points(s, box, seat, kind) if s.collections[seat, kind] > 0 else 0


@compiled
def kind_points(s: Record, box: Record, seat: int, kind: int) -> int:
    """What all of a seat's cards of one kind are worth."""
    n = int(s.collections[seat, kind])
    if not condition_holds(s, box, seat, kind):
        return 0
    points = n * int(box.each[kind])
    if box.steps[kind] > 0:
        points = int(box.table[kind, min(n, int(box.steps[kind])) - 1])
    if box.per_negative[kind] != 0:
        points += n * int(box.per_negative[kind]) * negative_cards(s, box, seat)
    if box.most[kind] != 0 or box.most_tied[kind] != 0:
        points += most_bonus(s, box, seat, kind)
    return points


@compiled
def condition_holds(s: Record, box: Record, seat: int, kind: int) -> bool:
    condition = box.condition[kind]
    if condition == TYPES_OVER:
        return types_of(s, box, seat) > box.threshold[kind]
    if condition == TYPES_UNDER:
        return types_of(s, box, seat) < box.threshold[kind]
    if condition == CARDS_UNDER:
        return donuts_of(s, box, seat) < box.threshold[kind]
    if condition == FEWEST_CARDS:
        return has_fewest_donuts(s, box, seat)
    return True


@compiled
def has_fewest_donuts(s: Record, box: Record, seat: int) -> bool:
    own = donuts_of(s, box, seat)
    for other in range(s.players):
        if other != seat:
            if donuts_of(s, box, other) < own:
                return False
            if donuts_of(s, box, other) == own and s.maple_frosted_needs_sole_fewest:
                return False
    return True


@compiled
def most_bonus(s: Record, box: Record, seat: int, kind: int) -> int:
    own = s.collections[seat, kind]
    tied = False
    for other in range(s.players):
        if other != seat:
            if s.collections[other, kind] > own:
                return 0
            tied = tied or s.collections[other, kind] == own
    return int(box.most_tied[kind]) if tied else int(box.most[kind])


@compiled
def negative_cards(s: Record, box: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        if box.each[kind] < 0:
            n += int(s.collections[seat, kind])
    return n


# --- What is hidden, what is imagined


@compiled
def hide(s: Record, box: Record, seat: int) -> None:
    """Take out of the record what the seat may not know."""
    if s.phase == PICKING:
        hide_choices(s.picks, seat)
    if s.phase == PASSING:
        hide_choices(s.passes, seat)
    if s.actor != seat:
        hide_drawn(s)
    if s.top != NONE and s.top_known_to != seat:
        s.top = UNKNOWN


@compiled
def hide_choices(choices: Ids, seat: int) -> None:
    for other in range(SEATS):
        if other != seat and choices[other] != NONE:
            choices[other] = UNKNOWN


@compiled
def hide_drawn(s: Record) -> None:
    """Put the drawn cards back among the unseen ones; the size of the deck still tells that they are out."""
    for i in range(2):
        if s.drawn[i] >= 0:
            s.deck[s.drawn[i]] += 1
            s.drawn[i] = UNKNOWN


@compiled
def imagine(s: Record, box: Record, seat: int, rng: Rng) -> None:
    """Fill a hidden record with something the seat cannot tell from the truth."""
    for other in range(s.players):
        if s.picks[other] == UNKNOWN:
            s.picks[other] = 1 + below(rng, s.players + 1)
        if s.passes[other] == UNKNOWN:
            s.passes[other] = imagined_pass(s, other, rng)
    for i in range(2):
        if s.drawn[i] == UNKNOWN:
            s.drawn[i] = random_card(s.deck, unseen_cards(s), rng)
            s.deck[s.drawn[i]] -= 1
    if s.top == UNKNOWN:
        s.top = random_card(s.deck, s.deck_size, rng)


@compiled
def imagined_pass(s: Record, seat: int, rng: Rng) -> int:
    left = below(rng, other_cards(s, seat))
    for kind in range(KINDS):
        left -= others_of_kind(s, seat, kind)
        if left < 0:
            return kind
    return NONE


@compiled
def reveals(s: Record, box: Record, seat: int, action: int) -> bool:
    """Whether this action shows somebody what they did not know, so that it cannot be taken back."""
    if s.phase == KEEPING:
        return True
    if s.phase == PICKING or s.phase == PASSING:
        return to_act(s, box) == 1 << seat
    return False


@compiled
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count, at the reveal, which kinds were taken and which were lost in a clash."""
    if s.phase != PICKING or to_act(s, box) != 1 << seat:
        return
    for i in range(s.players + 1):
        pickers = count_pickers(s, i + 1) + (1 if action == PICK + i else 0)
        if pickers == 1:
            counts[s.row[i]] += 1
        elif pickers > 1:
            counts[KINDS + s.row[i]] += 1


# --- Small helpers


@compiled
def can_clear(s: Record, position: int) -> bool:
    return s.row[position - 1] != NONE and count_pickers(s, position) == 0


@compiled
def any_to_clear(s: Record) -> bool:
    for position in range(1, s.players + 2):
        if can_clear(s, position):
            return True
    return False


@compiled
def can_take_deeper(s: Record) -> bool:
    """GN-24: whether a copy below the top one may be taken, and taking it leaves another card on top."""
    size = int(s.discard_size)
    if size < 2 or s.discard[size - 1] == s.discard[size - 2]:
        return False
    return discarded_below(s, s.discard[size - 1], size - 1) != NONE


@compiled
def can_give(s: Record, kind: int) -> bool:
    if s.sprinkled_gives_itself or other_cards(s, s.actor) == 0:
        return s.collections[s.actor, kind] > 0
    return others_of_kind(s, s.actor, kind) > 0


@compiled
def any_opponent_has_cards(s: Record) -> bool:
    for seat in range(s.players):
        if seat != s.actor and cards_of(s, seat) > 0:
            return True
    return False


@compiled
def others_of_kind(s: Record, seat: int, kind: int) -> int:
    """How many cards of a kind the seat has, not counting the one whose power is happening."""
    n = int(s.collections[seat, kind])
    return n - 1 if seat == s.actor and kind == s.taken else n


@compiled
def other_cards(s: Record, seat: int) -> int:
    return cards_of(s, seat) - (1 if seat == s.actor else 0)


@compiled
def cards_of(s: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        n += int(s.collections[seat, kind])
    return n


@compiled
def types_of(s: Record, box: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        if s.collections[seat, kind] > 0 and is_donut(s, box, kind):
            n += 1
    return n


@compiled
def donuts_of(s: Record, box: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        if is_donut(s, box, kind):
            n += int(s.collections[seat, kind])
    return n


@compiled
def other_donuts(s: Record, box: Record, seat: int) -> int:
    """How many donuts the seat has, not counting the card whose power is happening."""
    n = 0
    for kind in range(KINDS):
        if is_donut(s, box, kind):
            n += others_of_kind(s, seat, kind)
    return n


@compiled
def is_donut(s: Record, box: Record, kind: int) -> bool:
    """GN-45: whether a card counts as a donut, as Coffee and Milk may or may not."""
    return s.drinks_are_donuts != 0 or not box.drink[kind]


@compiled
def may_take(s: Record, box: Record, kind: int) -> bool:
    """GN-24: Red Velvet takes a donut; others take any card of the discard pile."""
    return box.power[s.taken] != TAKE_ONE_DISCARD or is_donut(s, box, kind)


@compiled
def any_donut_in_discard(s: Record, box: Record) -> bool:
    for i in range(s.discard_size):
        if is_donut(s, box, s.discard[i]):
            return True
    return False


@compiled
def count_pickers(s: Record, position: int) -> int:
    n = 0
    for seat in range(s.players):
        if s.picks[seat] == position:
            n += 1
    return n


@compiled
def only_picker(s: Record, position: int) -> int:
    for seat in range(s.players):
        if s.picks[seat] == position:
            return seat
    return NONE


@compiled
def empty_positions(s: Record) -> int:
    n = 0
    for i in range(s.players + 1):
        if s.row[i] == NONE:
            n += 1
    return n


@compiled
def discard_from_collection(s: Record, seat: int, kind: int) -> None:
    s.collections[seat, kind] -= 1
    put_on_discard(s, kind)


@compiled
def put_on_discard(s: Record, kind: int) -> None:
    s.discard[s.discard_size] = kind
    s.discard_size += 1


@compiled
def take_from_discard(s: Record, at: int) -> int:
    kind = int(s.discard[at])
    s.discard_size -= 1
    for i in range(at, s.discard_size):
        s.discard[i] = s.discard[i + 1]
    s.discard[s.discard_size] = NONE
    return kind


@compiled
def discarded_below(s: Record, kind: int, size: int) -> int:
    """Where the uppermost copy of a kind lies among the lowest `size` cards of the discard pile."""
    for back in range(size):
        if s.discard[size - 1 - back] == kind:
            return size - 1 - back
    return NONE


@compiled
def kinds_in_discard(s: Record) -> int:
    """A bit per kind that lies somewhere in the discard pile."""
    kinds = 0
    for i in range(s.discard_size):
        kinds |= 1 << int(s.discard[i])
    return kinds


@compiled
def draw_from_deck(s: Record, kind: int) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.top = NONE
    s.top_known_to = NONE


@compiled
def unseen_cards(s: Record) -> int:
    n = 0
    for kind in range(KINDS):
        n += int(s.deck[kind])
    return n


@compiled
def random_card(deck: Ids, size: int, rng: Rng) -> int:
    left = below(rng, size)
    for kind in range(KINDS):
        left -= deck[kind]
        if left < 0:
            return kind
    return NONE
