"""Go Nuts for Donuts: everybody secretly picks a card of the row.

A card picked by exactly one player is theirs, and its power happens at once; a card picked by several is lost. When the
deck can no longer fill the row, the most points win.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import END, EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.go_nuts.moves import PICK, decode, encode
from doughjo.games.go_nuts.powers import begin_power, finish_power, legal_uses, use_power
from doughjo.games.go_nuts.said import (
    CARDS_LINE,
    CLASH,
    DEALT,
    DREW,
    DREW_IN_SECRET,
    GAME_OVER,
    PICKED,
    REVEALED,
    ROUND_OVER,
    TAKEN,
)
from doughjo.games.go_nuts.state import (
    CARDS_UNDER,
    DEALING,
    DRAWING,
    DRAWING_TWO,
    FEWEST_CARDS,
    FINISHED,
    KEEPING,
    KINDS,
    NO_POWER,
    NONE,
    PASSING,
    PICKING,
    RESOLVING,
    SEATS,
    TYPES_OVER,
    TYPES_UNDER,
    UNKNOWN,
)
from doughjo.games.go_nuts.table import (
    cards_of,
    count_pickers,
    donuts_of,
    draw_from_deck,
    empty_positions,
    only_picker,
    other_cards,
    others_of_kind,
    pickers_of,
    put_on_discard,
    random_card,
    types_of,
    undecided,
    unseen_cards,
)

# --- Setup


@compiled
def setup(s: Record, box: Record, players: int, options: Ids) -> None:
    s.players = players
    s.sprinkled_gives_itself = options[0]  # as OPTIONS has them in order
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


# --- Legal


@compiled
def legal(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of a seat that owes a decision, in ascending order; answer how many."""
    return legal_picks(s, out) if s.phase == PICKING else legal_uses(s, box, seat, out)


@compiled
def legal_picks(s: Record, out: Ids) -> int:
    for i in range(s.players + 1):
        out[i] = encode(PICK, i + 1, 0, 0)
    return int(s.players) + 1


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    verb, a, b, _ = decode(action)
    if verb == PICK:
        pick(s, seat, a, events)
    else:
        use_power(s, seat, verb, a, b, events)
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
