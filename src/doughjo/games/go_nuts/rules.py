"""Go Nuts for Donuts: everybody secretly picks a card of the row.

A card picked by exactly one player is theirs, and its power happens at once; a card picked by several is lost. When the
deck can no longer fill the row, the most points win.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import END, EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.go_nuts.moves import (
    CLEAR,
    DISCARD,
    DISCARD_FROM,
    DISCARD_ITSELF,
    FINISH,
    GIVE,
    KEEP,
    PASS,
    PICK,
    STEAL,
    TAKE,
    TAKE_DEEPER,
    decode,
    encode,
)
from doughjo.games.go_nuts.said import (
    CARDS_LINE,
    CHOSE_PASS,
    CLASH,
    CLEARED,
    DEALT,
    DISCARDED,
    DISCARDED_FROM,
    DREW,
    DREW_IN_SECRET,
    GAME_OVER,
    GAVE,
    KEPT,
    NO_EFFECT,
    PASSED,
    PICKED,
    REVEALED,
    ROUND_OVER,
    STOLE,
    STOPPED,
    TAKEN,
    TOOK_DISCARD,
)
from doughjo.games.go_nuts.state import (
    ALL_PASS_LEFT,
    CARDS_UNDER,
    CLEAR_ROW,
    CLEARING,
    DEALING,
    DISCARD_ONE_OWN,
    DISCARD_OPPONENTS,
    DISCARD_THREE_OR_THIS,
    DISCARDING,
    DISCARDING_OPPONENTS,
    DISCARDING_THREE,
    DRAW_ONE,
    DRAW_TWO_KEEP_ONE,
    DRAWING,
    DRAWING_TWO,
    FEWEST_CARDS,
    FINISHED,
    GIVE_ONE,
    GIVING,
    KEEPING,
    KINDS,
    NO_POWER,
    NONE,
    PASSING,
    PICKING,
    RESOLVING,
    SEATS,
    STEAL_ONE,
    STEALING,
    TAKE_ONE_DISCARD,
    TAKE_THREE_DISCARDS,
    TAKE_TOP_DISCARD,
    TAKING,
    TYPES_OVER,
    TYPES_UNDER,
    UNKNOWN,
)

# --- Setup


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
        out[i] = encode(PICK, i + 1, 0, 0)
    return int(s.players) + 1


@compiled
def legal_clears(s: Record, out: Ids) -> int:
    n = 0
    for position in range(1, s.players + 2):
        if can_clear(s, position):
            out[n] = encode(CLEAR, position, 0, 0)
            n += 1
    out[n] = encode(FINISH, 0, 0, 0)
    return n + 1


@compiled
def legal_keeps(s: Record, out: Ids) -> int:
    first = min(int(s.drawn[0]), int(s.drawn[1]))
    second = max(int(s.drawn[0]), int(s.drawn[1]))
    out[0] = encode(KEEP, first, 0, 0)
    out[1] = encode(KEEP, second, 0, 0)
    return 1 if first == second else 2


@compiled
def legal_takes(s: Record, box: Record, out: Ids) -> int:
    n = 0
    if box.power[s.taken] == TAKE_THREE_DISCARDS:  # GN-28: 0 allowed
        out[n] = encode(FINISH, 0, 0, 0)
        n += 1
    kinds = kinds_in_discard(s)
    for kind in range(KINDS):
        if kinds >> kind & 1 and may_take(s, box, kind):
            out[n] = encode(TAKE, kind, 0, 0)
            n += 1
    if can_take_deeper(s) and may_take(s, box, s.discard[s.discard_size - 1]):
        out[n] = encode(TAKE_DEEPER, s.discard[s.discard_size - 1], 0, 0)
        n += 1
    return n


@compiled
def legal_gifts(s: Record, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if can_give(s, kind):
                    out[n] = encode(GIVE, seat, kind, 0)
                    n += 1
    return n


@compiled
def legal_from_opponents(s: Record, verb: int, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if s.collections[seat, kind] > 0:
                    out[n] = encode(verb, seat, kind, 0)
                    n += 1
    return n


@compiled
def legal_own(s: Record, seat: int, verb: int, n: int, out: Ids) -> int:
    for kind in range(KINDS):
        if others_of_kind(s, seat, kind) > 0:
            out[n] = encode(verb, kind, 0, 0)
            n += 1
    return n


@compiled
def legal_donuts(s: Record, box: Record, seat: int, out: Ids) -> int:
    n = 0
    for kind in range(KINDS):
        if is_donut(s, box, kind) and others_of_kind(s, seat, kind) > 0:  # GN-30, GN-45
            out[n] = encode(DISCARD, kind, 0, 0)
            n += 1
    return n


@compiled
def legal_three_or_this(s: Record, seat: int, out: Ids) -> int:
    if s.left < 3:  # GN-29: once the first of the three is gone, all three go
        return legal_own(s, seat, DISCARD, 0, out)
    out[0] = encode(DISCARD_ITSELF, 0, 0, 0)
    return legal_own(s, seat, DISCARD, 1, out)


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    verb, a, b, _ = decode(action)
    if verb == PICK:
        pick(s, seat, a, events)
    elif verb == CLEAR:
        clear(s, a, events)
    elif verb == FINISH:
        stop(s, events)
    elif verb == DISCARD_ITSELF:
        discard_itself(s, 0, events)
    elif verb == KEEP:
        keep(s, a, events)
    elif verb == TAKE:
        take_discarded(s, discarded_below(s, a, s.discard_size), 0, events)
    elif verb == TAKE_DEEPER:
        take_discarded(s, discarded_below(s, a, s.discard_size - 1), 1, events)
    elif verb == PASS:
        pass_left(s, seat, a, events)
    elif verb == DISCARD:
        discard_own(s, seat, a, events)
    elif verb == GIVE:
        give(s, a, b, events)
    elif verb == STEAL:
        steal(s, a, b, events)
    elif verb == DISCARD_FROM:
        discard_from(s, a, b, events)
    else:
        raise ValueError("apply has no branch for a verb")
    resolve_positions(s, box, events)


@compiled
def pick(s: Record, seat: int, position: int, events: Buffer | None) -> None:
    emit(events, PICKED, seat, seat, position, 0)
    s.picks[seat] = position
    if undecided(s.players, s.picks) != 0:
        return
    emit(events, REVEALED, EVERYBODY, 0, 0, 0)  # GN-04: when everyone has chosen
    for other in range(SEATS):
        put(events, other, s.picks[other] if other < s.players else END)
    s.phase = RESOLVING


@compiled
def clear(s: Record, position: int, events: Buffer | None) -> None:
    emit(events, CLEARED, EVERYBODY, s.actor, position, s.row[position - 1])
    put_on_discard(s, s.row[position - 1])
    s.row[position - 1] = NONE
    if not any_to_clear(s):
        finish_power(s)


@compiled
def stop(s: Record, events: Buffer | None) -> None:
    emit(events, STOPPED, EVERYBODY, s.actor, 0, 0)
    finish_power(s)


@compiled
def keep(s: Record, kind: int, events: Buffer | None) -> None:
    other = s.drawn[1] if s.drawn[0] == kind else s.drawn[0]
    emit(events, KEPT, s.actor, s.actor, kind, other)
    s.collections[s.actor, kind] += 1
    s.deck[other] += 1
    s.deck_size += 1
    s.top = other
    s.top_known_to = s.actor
    s.drawn[:] = NONE
    finish_power(s)


@compiled
def take_discarded(s: Record, at: int, deeper: int, events: Buffer | None) -> None:
    emit(events, TOOK_DISCARD, EVERYBODY, s.actor, s.discard[at], deeper)
    s.collections[s.actor, take_from_discard(s, at)] += 1
    s.left -= 1
    if s.left == 0 or s.discard_size == 0:
        finish_power(s)


@compiled
def pass_left(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, CHOSE_PASS, seat, seat, kind, 0)
    s.passes[seat] = kind
    if undecided(s.players, s.passes) != 0:
        return
    emit(events, PASSED, EVERYBODY, 0, 0, 0)
    for giver in range(SEATS):
        put(events, giver, s.passes[giver] if giver < s.players else END)
    for giver in range(s.players):  # GN-27: all at once
        s.collections[giver, s.passes[giver]] -= 1
    for giver in range(s.players):
        s.collections[(giver + 1) % s.players, s.passes[giver]] += 1
    s.passes[:] = NONE
    finish_power(s)


@compiled
def discard_own(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, DISCARDED, EVERYBODY, seat, kind, 0)
    discard_from_collection(s, seat, kind)
    s.left -= 1
    if s.left == 0:
        finish_power(s)


@compiled
def give(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, GAVE, EVERYBODY, s.actor, kind, seat)
    s.collections[s.actor, kind] -= 1
    s.collections[seat, kind] += 1
    finish_power(s)


@compiled
def steal(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, STOLE, EVERYBODY, s.actor, kind, seat)
    s.collections[seat, kind] -= 1
    s.collections[s.actor, kind] += 1
    finish_power(s)


@compiled
def discard_from(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, DISCARDED_FROM, EVERYBODY, s.actor, kind, seat)
    discard_from_collection(s, seat, kind)
    finish_power(s)


@compiled
def discard_itself(s: Record, forced: int, events: Buffer | None) -> None:
    emit(events, DISCARDED, EVERYBODY, s.actor, s.taken, forced)
    discard_from_collection(s, s.actor, s.taken)
    finish_power(s)


# --- Resolving a round: one position wholly before the next


@compiled
def resolve_positions(s: Record, box: Record, events: Buffer | None) -> None:
    """Resolve one position after the other, up to where luck or a decision is needed, or the round is over."""
    while s.phase == RESOLVING:
        if s.position == s.players + 1:
            end_round(s, events)
        else:
            s.position += 1
            resolve_position(s, box, events)


@compiled
def resolve_position(s: Record, box: Record, events: Buffer | None) -> None:
    pickers = count_pickers(s, s.position)
    if pickers == 1:
        take_from_row(s, box, only_picker(s, s.position), events)
    elif pickers > 1:  # GN-06: at once to the top of the pile
        kind = s.row[s.position - 1]
        emit(events, CLASH, EVERYBODY, s.position, kind, pickers_of(s, s.position))
        put_on_discard(s, kind)
        s.row[s.position - 1] = NONE


@compiled
def take_from_row(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    kind = int(s.row[s.position - 1])
    emit(events, TAKEN, EVERYBODY, s.position, kind, seat)
    s.row[s.position - 1] = NONE
    s.collections[seat, kind] += 1
    if box.power[kind] != NO_POWER:
        s.actor = seat
        s.taken = kind
        begin_power(s, box, kind, events)


@compiled
def begin_power(s: Record, box: Record, kind: int, events: Buffer | None) -> None:
    """Ask for luck or a decision where the power of the card needs one; else do it."""
    power = int(box.power[kind])
    if power == DRAW_ONE and s.deck_size > 0:
        s.phase = DRAWING
    elif power == TAKE_TOP_DISCARD and s.discard_size > 0:
        s.left = 1
        take_discarded(s, s.discard_size - 1, 0, events)  # GN-21: what lies on top now
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
        begin_passing(s, events)
    elif power == DISCARD_THREE_OR_THIS:
        begin_discarding(s, DISCARDING_THREE, 3, other_cards(s, s.actor), events)
    elif power == DISCARD_ONE_OWN:
        begin_discarding(s, DISCARDING, 1, other_donuts(s, box, s.actor), events)
    elif power == DISCARD_OPPONENTS and any_opponent_has_cards(s):
        s.phase = DISCARDING_OPPONENTS
    else:
        emit(events, NO_EFFECT, EVERYBODY, s.actor, kind, 0)
        finish_power(s)


@compiled
def begin_passing(s: Record, events: Buffer | None) -> None:
    for seat in range(s.players):
        if other_cards(s, seat) == 0:  # GN-27: somebody has nothing to pass
            discard_itself(s, 1, events)
            return
    s.phase = PASSING


@compiled
def begin_discarding(s: Record, phase: int, cards: int, others: int, events: Buffer | None) -> None:
    if others < cards:  # GN-29, GN-30: too few, so the card itself goes
        discard_itself(s, 1, events)
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
def end_round(s: Record, events: Buffer | None) -> None:
    s.position = 0
    s.picks[:] = NONE
    if s.deck_size < empty_positions(s):  # GN-12
        emit(events, GAME_OVER, EVERYBODY, 0, 0, 0)
        s.phase = FINISHED
    else:
        emit(events, ROUND_OVER, EVERYBODY, 0, 0, 0)
        s.phase = DEALING


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
def resolve(s: Record, box: Record, kind: int, events: Buffer | None) -> None:
    draw_from_deck(s, kind)
    if s.phase == DEALING:
        deal(s, kind, events)
    elif s.phase == DRAWING:
        emit(events, DREW, EVERYBODY, s.actor, kind, 0)
        s.collections[s.actor, kind] += 1
        finish_power(s)
    else:
        draw_in_secret(s, kind, events)
    resolve_positions(s, box, events)


@compiled
def deal(s: Record, kind: int, events: Buffer | None) -> None:
    for i in range(s.players + 1):
        if s.row[i] == NONE:
            emit(events, DEALT, EVERYBODY, i + 1, kind, 0)
            s.row[i] = kind
            break
    if empty_positions(s) == 0:
        s.phase = PICKING


@compiled
def draw_in_secret(s: Record, kind: int, events: Buffer | None) -> None:
    emit(events, DREW_IN_SECRET, s.actor, s.actor, kind, 0)
    if s.drawn[0] == NONE:
        s.drawn[0] = kind
    else:
        s.drawn[1] = kind
        s.phase = KEEPING


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
def lines(s: Record, box: Record, out: Buffer) -> None:
    """Write the score sheets: a line for each seat's cards of each kind."""
    for seat in range(s.players):
        for kind in range(KINDS):
            if s.collections[seat, kind] > 0:
                emit(out, CARDS_LINE, seat, kind_points(s, box, seat, kind), kind, s.collections[seat, kind])


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
    _, position, _, _ = decode(action)
    for i in range(s.players + 1):
        pickers = count_pickers(s, i + 1) + (1 if position == i + 1 else 0)
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
def pickers_of(s: Record, position: int) -> int:
    """A bit for every seat that picked a position."""
    seats = 0
    for seat in range(s.players):
        if s.picks[seat] == position:
            seats |= 1 << seat
    return seats


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
