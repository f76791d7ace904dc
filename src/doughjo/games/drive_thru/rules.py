"""Doughnut Drive-Thru: place doughnuts on kitchen cards to learn recipes, prepare them and serve them.

A turn is either work, with one doughnut or two, or taking doughnuts back. Preparing and serving are rolls of a die,
which the Recognition of served recipes helps. After somebody's fifth served recipe the round is finished; the most tips
win. Unless the players agree otherwise, nobody can wait for ever: twenty rounds without a prepared or served recipe end
the game too.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import END, EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.drive_thru.moves import (
    CHOOSE,
    DEAL,
    DEAL_BAKER,
    DRAW,
    EXCHANGE,
    KEEP,
    KEEP_NONE,
    LEARN_WITH,
    PASS,
    PREPARE_WITH,
    REFRESH,
    ROLL,
    SERVE_WITH,
    SPEND,
    START,
    TAKE,
    TAKE_A_BREAK,
    decode,
    decode_luck,
    encode,
    encode_luck,
)
from doughjo.games.drive_thru.said import (
    BAKER_CHOSEN,
    BAKER_DEALT,
    DISCARDED,
    DREW,
    FAILED,
    GAME_OVER,
    GAVE_UP,
    KEPT,
    KEPT_NONE,
    LAST_ROUND,
    NOTHING_TO_DRAW,
    PASSED,
    PLACED,
    PREPARED,
    QUIET,
    QUIET_END,
    RECIPE_LINE,
    REFRESHED,
    RESHUFFLED,
    ROLLED,
    SERVED,
    SPENT,
    STARTER_DEALT,
    STARTS,
    TOOK,
    TYPES_LINE,
)
from doughjo.games.drive_thru.state import (
    AT_ONCE,
    BY_LOT,
    COFFEE_BREAK,
    DEALING,
    DEALING_BAKERS,
    DRAFT,
    DRAFTING,
    DRAWING,
    DRAWS,
    FACES,
    FINISHED,
    KEEPING,
    KEEPS,
    KINDS,
    KITCHEN,
    LEARN,
    MOST_DRAWN,
    MOST_SERVED,
    MOST_UNPREPARED,
    NONE,
    PREPARE,
    RANDOM_BAKERS,
    ROLLING,
    SERVE,
    SPENDING,
    STARTING,
    TURN,
    UNKNOWN,
)

QUIET_ROUNDS_LEFT = (5, 1)  # when everybody is told that the game will end if nobody does anything

# --- Setup


@compiled
def setup(s: Record, box: Record, players: int, options: Ids) -> None:
    s.players = players
    s.bakers = options[0]
    s.first_player = options[1]
    s.quiet_end = options[2]
    s.rounds = 1
    s.progress = 0
    s.first = NONE
    s.actor = NONE
    s.refreshed = 0
    s.kitchen[:] = 0
    s.doughnuts[:] = 0
    s.upright[:] = 0
    s.baker[:] = NONE
    s.unprepared[:] = NONE
    s.served[:] = NONE
    s.prepared[:] = 0
    s.discard[:] = 0
    s.drawn[:] = NONE
    clear_work(s)
    for seat in range(players):
        s.doughnuts[seat] = box.most_doughnuts[players]
    lay_deck(s, box)
    begin_dealing(s, box)


@compiled
def lay_deck(s: Record, box: Record) -> None:
    s.deck[:] = 0
    s.deck_size = 0
    for kind in range(box.kinds):
        if not box.starter[kind]:
            s.deck[kind] = box.copies[kind]
            s.deck_size += s.deck[kind]


@compiled
def begin_dealing(s: Record, box: Record) -> None:
    """Give everybody a recipe to start with; with a single kind of them there is no luck in it."""
    if box.starters > 1:
        s.actor = 0
        s.phase = DEALING
        return
    for kind in range(box.kinds):
        if box.starter[kind]:
            for seat in range(s.players):
                s.unprepared[seat, 0] = kind
    begin_starting(s)


@compiled
def begin_starting(s: Record) -> None:
    s.actor = NONE
    if s.first_player == BY_LOT:
        s.phase = STARTING
    else:
        start_with(s, int(s.first_player) - 1)


@compiled
def start_with(s: Record, seat: int) -> None:
    s.first = seat
    s.actor = seat
    s.phase = TURN
    if s.bakers == RANDOM_BAKERS:
        s.phase = DEALING_BAKERS
    elif s.bakers == DRAFT:
        s.actor = (seat + s.players - 1) % s.players  # DT-05: the last player first
        s.phase = DRAFTING


# --- Whose decision


@compiled
def to_act(s: Record, box: Record) -> int:
    if s.phase == TURN or s.phase == KEEPING or s.phase == SPENDING or s.phase == DRAFTING:
        return 1 << int(s.actor)
    return OVER if s.phase == FINISHED else CHANCE


# --- Legal


@compiled
def legal(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of the seat that owes a decision, in ascending order; answer how many."""
    if s.phase == TURN:
        return legal_turns(s, box, seat, out)
    if s.phase == KEEPING:
        return legal_keeps(s, seat, out)
    if s.phase == SPENDING:
        return legal_spends(s, seat, out)
    return legal_bakers(s, box, out)


@compiled
def legal_turns(s: Record, box: Record, seat: int, out: Ids) -> int:
    first = 0
    if can_refresh(s, box, seat):
        out[0] = encode(REFRESH, 0, 0, 0)
        first = 1
    n = legal_works(s, box, seat, first, out)
    n = legal_takes(s, box, seat, n, out)
    if n == first:  # DT-13
        out[n] = encode(PASS, 0, 0, 0)
        n += 1
    return n


@compiled
def legal_works(s: Record, box: Record, seat: int, n: int, out: Ids) -> int:
    for doughnuts in range(1, most_to_place(s, box, seat, LEARN) + 1):
        out[n] = encode(LEARN_WITH, doughnuts, 0, 0)
        n += 1
    most = most_to_place(s, box, seat, PREPARE)
    for i in range(MOST_UNPREPARED):
        if most > 0 and is_first_of_kind(s.unprepared[seat], i):
            n = legal_attempts(PREPARE_WITH, s.unprepared[seat, i], most, n, out)
    most = most_to_place(s, box, seat, SERVE)
    if most > 0:
        for kind in range(box.kinds):
            if s.prepared[seat, kind] > 0:
                n = legal_attempts(SERVE_WITH, kind, most, n, out)
    if most_to_place(s, box, seat, COFFEE_BREAK) > 0:  # DT-60: exactly one doughnut
        out[n] = encode(TAKE_A_BREAK, 0, 0, 0)
        n += 1
    return n


@compiled
def legal_attempts(verb: int, kind: int, most: int, n: int, out: Ids) -> int:
    for doughnuts in range(1, most + 1):
        out[n] = encode(verb, kind, doughnuts, 0)
        n += 1
    return n


@compiled
def legal_takes(s: Record, box: Record, seat: int, n: int, out: Ids) -> int:
    for card in range(len(KITCHEN)):
        for doughnuts in range(1, most_to_take(s, box, seat, card) + 1):
            out[n] = encode(TAKE, card, doughnuts, 0)
            n += 1
    return n


@compiled
def legal_keeps(s: Record, seat: int, out: Ids) -> int:
    n = 0
    full = s.unprepared[seat, MOST_UNPREPARED - 1] != NONE
    kinds = kinds_in(s.drawn)
    for kind in range(KINDS):
        if kinds >> kind & 1:
            if not full:
                out[n] = encode(KEEP, kind, 0, 0)
                n += 1
            else:
                n = legal_exchanges(s, seat, kind, n, out)
    out[n] = encode(KEEP_NONE, 0, 0, 0)
    return n + 1


@compiled
def legal_exchanges(s: Record, seat: int, kind: int, n: int, out: Ids) -> int:
    """DT-21: one recipe beyond the limit, for one that is discarded first; not for its equal, which changes nothing."""
    for i in range(MOST_UNPREPARED):
        discarded = int(s.unprepared[seat, i])
        if discarded != kind and is_first_of_kind(s.unprepared[seat], i):
            out[n] = encode(EXCHANGE, kind, discarded, 0)
            n += 1
    return n


@compiled
def legal_spends(s: Record, seat: int, out: Ids) -> int:
    for recognitions in range(int(s.upright[seat]) + 1):
        out[recognitions] = encode(SPEND, recognitions, 0, 0)
    return int(s.upright[seat]) + 1


@compiled
def legal_bakers(s: Record, box: Record, out: Ids) -> int:
    n = 0
    for baker in range(box.bakers):
        if is_free(s, baker):
            out[n] = encode(CHOOSE, baker, 0, 0)
            n += 1
    return n


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    verb, a, b, _ = decode(action)
    if verb == CHOOSE:
        choose_baker(s, seat, a, events)
    elif verb == REFRESH:
        refresh(s, seat, events)
    elif verb == LEARN_WITH:
        learn(s, box, seat, a, events)
    elif verb == PREPARE_WITH:
        attempt(s, seat, PREPARE, a, b, events)
    elif verb == SERVE_WITH:
        attempt(s, seat, SERVE, a, b, events)
    elif verb == TAKE_A_BREAK:
        take_a_break(s, box, seat, events)
    elif verb == TAKE:
        take(s, box, seat, a, b, events)
    elif verb == PASS:
        pass_on(s, box, seat, events)
    elif verb == KEEP:
        keep(s, box, seat, a, events)
    elif verb == EXCHANGE:
        exchange(s, box, seat, a, b, events)
    elif verb == KEEP_NONE:
        keep_none(s, box, seat, events)
    elif verb == SPEND:
        spend(s, box, seat, a, events)
    else:
        raise ValueError("apply has no branch for a verb")


@compiled
def choose_baker(s: Record, seat: int, baker: int, events: Buffer | None) -> None:
    emit(events, BAKER_CHOSEN, EVERYBODY, seat, baker, 0)
    s.baker[seat] = baker
    if seat == s.first:
        s.phase = TURN
    else:
        s.actor = (seat + s.players - 1) % s.players


@compiled
def refresh(s: Record, seat: int, events: Buffer | None) -> None:
    emit(events, REFRESHED, EVERYBODY, seat, 1, 0)
    s.upright[seat] += 1
    s.refreshed += 1


@compiled
def learn(s: Record, box: Record, seat: int, doughnuts: int, events: Buffer | None) -> None:
    place(s, seat, LEARN, doughnuts, NONE, events)
    baker = int(s.baker[seat])
    s.to_draw = DRAWS + doughnuts - 1 + of_baker(box.draws_more, baker)
    s.keeps = most_keeps(box, baker)
    go_on_drawing(s, box, events)


@compiled
def attempt(s: Record, seat: int, work: int, kind: int, doughnuts: int, events: Buffer | None) -> None:
    place(s, seat, work, doughnuts, kind, events)
    s.recipe = kind
    s.phase = ROLLING


@compiled
def take_a_break(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    place(s, seat, COFFEE_BREAK, 1, NONE, events)
    emit(events, REFRESHED, EVERYBODY, seat, length(s.served[seat]) - s.upright[seat], 0)
    s.upright[seat] = length(s.served[seat])
    end_turn(s, box, events)


@compiled
def take(s: Record, box: Record, seat: int, card: int, doughnuts: int, events: Buffer | None) -> None:
    emit(events, TOOK, EVERYBODY, seat, card, doughnuts)
    s.kitchen[card] -= doughnuts
    s.doughnuts[seat] += doughnuts
    end_turn(s, box, events)


@compiled
def pass_on(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    emit(events, PASSED, EVERYBODY, seat, 0, 0)
    end_turn(s, box, events)


@compiled
def exchange(s: Record, box: Record, seat: int, kept: int, discarded: int, events: Buffer | None) -> None:
    emit(events, GAVE_UP, EVERYBODY, seat, discarded, 0)
    remove(s.unprepared[seat], discarded)
    s.discard[discarded] += 1
    keep(s, box, seat, kept, events)


@compiled
def keep(s: Record, box: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, KEPT, EVERYBODY, seat, kind, 0)
    if remove(s.drawn, kind) < s.counted:
        s.counted -= 1
    insert(s.unprepared[seat], kind, 0)
    s.keeps -= 1
    if s.keeps == 0 or s.drawn[0] == NONE:
        end_learning(s, box, events)


@compiled
def keep_none(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    if s.keeps == most_keeps(box, int(s.baker[seat])):
        emit(events, KEPT_NONE, EVERYBODY, seat, 0, 0)
    end_learning(s, box, events)


@compiled
def end_learning(s: Record, box: Record, events: Buffer | None) -> None:
    if s.drawn[0] != NONE:
        tell_discarded(s, events)
    for i in range(MOST_DRAWN):
        if s.drawn[i] != NONE:
            s.discard[s.drawn[i]] += 1
    s.drawn[:] = NONE
    end_turn(s, box, events)


@compiled
def tell_discarded(s: Record, events: Buffer | None) -> None:
    if events is None:
        return
    emit(events, DISCARDED, EVERYBODY, s.actor, END, END)
    for i in range(MOST_DRAWN):
        if s.drawn[i] != NONE:
            put(events, 1 + i, s.drawn[i])


@compiled
def spend(s: Record, box: Record, seat: int, recognitions: int, events: Buffer | None) -> None:
    emit(events, SPENT, EVERYBODY, seat, recognitions, 0)
    s.upright[seat] -= recognitions
    finish_attempt(s, box, recognitions >= missing(s, box), events)


@compiled
def finish_attempt(s: Record, box: Record, success: bool, events: Buffer | None) -> None:
    if success:
        succeed(s, box, int(s.actor), events)
    else:
        emit(events, FAILED, EVERYBODY, s.actor, s.recipe, s.work)
    end_turn(s, box, events)


@compiled
def succeed(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    kind = int(s.recipe)
    s.progress = s.rounds
    if s.work == PREPARE:
        emit(events, PREPARED, EVERYBODY, seat, kind, 0)
        remove(s.unprepared[seat], kind)
        s.prepared[seat, kind] += 1
    else:
        serve(s, box, seat, kind, events)


@compiled
def serve(s: Record, box: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, SERVED, EVERYBODY, seat, kind, box.tips[kind])
    ending = is_last_round(s, box)
    s.prepared[seat, kind] -= 1
    insert(s.served[seat], kind, 0)
    s.upright[seat] += 1  # DT-51: only now
    if not ending and is_last_round(s, box):
        emit(events, LAST_ROUND, EVERYBODY, seat, box.served_to_end, 0)


@compiled
def end_turn(s: Record, box: Record, events: Buffer | None) -> None:
    clear_work(s)
    s.refreshed = 0
    s.phase = TURN
    s.actor = (s.actor + 1) % s.players
    if s.actor == s.first:  # DT-80: all have had the same number of turns
        end_round(s, box, events)


@compiled
def end_round(s: Record, box: Record, events: Buffer | None) -> None:
    ending = is_last_round(s, box)
    if ending or is_quiet(s, box):
        s.actor = NONE
        s.phase = FINISHED
        emit(events, GAME_OVER if ending else QUIET_END, EVERYBODY, quiet_rounds(s), 0, 0)
        return
    s.rounds += 1
    quiet, most = quiet_rounds(s), quiet_limit(s, box)
    if most - quiet in QUIET_ROUNDS_LEFT:
        emit(events, QUIET, EVERYBODY, quiet, most, 0)


# --- Chance: a card is decided when it is drawn, a die when it is rolled


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    """Write what luck may do next, and how likely each is; answer how many there are."""
    if s.phase == DRAWING:
        return draws(s, box, outcomes, weights)
    if s.phase == ROLLING:
        return equally_likely(ROLL, 1, FACES, outcomes, weights)
    if s.phase == STARTING:
        return equally_likely(START, 0, s.players, outcomes, weights)
    if s.phase == DEALING_BAKERS:
        return deals_of_bakers(s, box, outcomes, weights)
    return deals(s, box, outcomes, weights)


@compiled
def draws(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for kind in range(box.kinds):
        if s.deck[kind] > 0:
            outcomes[n] = encode_luck(DRAW, kind, 0, 0)
            weights[n] = s.deck[kind]
            n += 1
    return n


@compiled
def deals(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for kind in range(box.kinds):
        left = starters_left(s, box, kind)
        if left > 0:
            outcomes[n] = encode_luck(DEAL, kind, 0, 0)
            weights[n] = left
            n += 1
    return n


@compiled
def deals_of_bakers(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for baker in range(box.bakers):
        if is_free(s, baker):
            outcomes[n] = encode_luck(DEAL_BAKER, baker, 0, 0)
            weights[n] = 1
            n += 1
    return n


@compiled
def equally_likely(verb: int, first: int, n: int, outcomes: Ids, weights: Ids) -> int:
    for i in range(n):
        outcomes[i] = encode_luck(verb, first + i, 0, 0)
        weights[i] = 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    if s.phase == DRAWING:
        return encode_luck(DRAW, random_card(s.deck, int(s.deck_size), rng), 0, 0)
    if s.phase == ROLLING:
        return encode_luck(ROLL, 1 + below(rng, FACES), 0, 0)
    if s.phase == STARTING:
        return encode_luck(START, below(rng, s.players), 0, 0)
    if s.phase == DEALING_BAKERS:
        return encode_luck(DEAL_BAKER, random_baker(s, box, rng), 0, 0)
    return encode_luck(DEAL, random_starter(s, box, rng), 0, 0)


@compiled
def resolve(s: Record, box: Record, outcome: int, events: Buffer | None) -> None:
    verb, a, _, _ = decode_luck(outcome)
    if verb == DRAW:
        draw(s, box, a, events)
    elif verb == ROLL:
        roll(s, box, a, events)
    elif verb == START:
        emit(events, STARTS, EVERYBODY, a, 0, 0)
        start_with(s, a)
    elif verb == DEAL:
        deal(s, a, events)
    elif verb == DEAL_BAKER:
        deal_baker(s, a, events)
    else:
        raise ValueError("resolve has no branch for a verb")


@compiled
def draw(s: Record, box: Record, kind: int, events: Buffer | None) -> None:
    emit(events, DREW, s.actor, s.actor, kind, 0)
    s.deck[kind] -= 1
    s.deck_size -= 1
    insert(s.drawn, kind, int(s.counted))
    s.to_draw -= 1
    go_on_drawing(s, box, events)


@compiled
def go_on_drawing(s: Record, box: Record, events: Buffer | None) -> None:
    """Wait for the next card, or for the choice among the drawn ones when there are enough or no more."""
    if s.to_draw > 0 and s.deck_size == 0:  # DT-22: when a card is needed
        reshuffle(s, events)
    if s.to_draw > 0 and s.deck_size > 0:
        s.phase = DRAWING
        return
    s.to_draw = 0
    s.phase = KEEPING
    if s.drawn[0] == NONE:
        emit(events, NOTHING_TO_DRAW, EVERYBODY, s.actor, 0, 0)
        end_learning(s, box, events)


@compiled
def reshuffle(s: Record, events: Buffer | None) -> None:
    """Make the discard pile the new deck; whoever counts cards knows what the old one ended with."""
    for at in range(int(s.counted), length(s.drawn)):
        move_down(s.drawn, at, 0)  # all of them are counted now, in one order
    s.counted = length(s.drawn)
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.deck_size += s.discard[kind]
        s.discard[kind] = 0
    if s.deck_size > 0:
        emit(events, RESHUFFLED, EVERYBODY, s.deck_size, 0, 0)


@compiled
def roll(s: Record, box: Record, face: int, events: Buffer | None) -> None:
    seat = int(s.actor)
    s.die = face
    short = missing(s, box)
    tell_roll(s, box, events)
    if face > 1 and 0 < short <= s.upright[seat]:  # DT-50: asked only when it matters
        s.phase = SPENDING
        return
    finish_attempt(s, box, face > 1 and short <= 0, events)  # DT-31: a rolled 1 fails


@compiled
def tell_roll(s: Record, box: Record, events: Buffer | None) -> None:
    if events is None:
        return
    emit(events, ROLLED, EVERYBODY, s.actor, s.work, s.recipe)
    put(events, 3, box.numbers[s.work, s.recipe])
    put(events, 4, roll_bonus(s, box, int(s.actor), int(s.work), int(s.placed)))
    put(events, 5, s.die)


@compiled
def deal(s: Record, kind: int, events: Buffer | None) -> None:
    emit(events, STARTER_DEALT, EVERYBODY, s.actor, kind, 0)
    s.unprepared[s.actor, 0] = kind
    s.actor += 1
    if s.actor == s.players:
        begin_starting(s)


@compiled
def deal_baker(s: Record, baker: int, events: Buffer | None) -> None:
    emit(events, BAKER_DEALT, EVERYBODY, s.actor, baker, 0)
    s.baker[s.actor] = baker
    s.actor = (s.actor + 1) % s.players
    if s.actor == s.first:
        s.phase = TURN


# --- Scoring


@compiled
def score(s: Record, box: Record, points: Ids, standings: Ids) -> None:
    """Write each seat's tips, and a standing that also breaks ties by letters (DT-81)."""
    for seat in range(s.players):
        points[seat] = tips_of(s, box, seat)
        standings[seat] = points[seat] * 32 + ones(letters_of(s, box, seat))


@compiled
def tips_of(s: Record, box: Record, seat: int) -> int:
    tips = 0
    for i in range(MOST_SERVED):
        if s.served[seat, i] != NONE:
            tips += int(box.tips[s.served[seat, i]])
    return tips


@compiled
def letters_of(s: Record, box: Record, seat: int) -> int:
    """A bit per type letter among the served recipes; A is bit 1."""
    letters = 0
    for i in range(MOST_SERVED):
        if s.served[seat, i] != NONE and box.letter[s.served[seat, i]] > 0:
            letters |= 1 << int(box.letter[s.served[seat, i]])
    return letters


@compiled
def lines(s: Record, box: Record, out: Buffer) -> None:
    """Write the score sheets: a line for each served recipe, and in the end the types of those whom they must part."""
    best = most_tips(s, box)
    for seat in range(s.players):
        for i in range(length(s.served[seat])):
            kind = s.served[seat, i]
            emit(out, RECIPE_LINE, seat, box.tips[kind], kind, box.letter[kind])
        if s.phase == FINISHED and tips_of(s, box, seat) == best and is_tied(s, box, best):  # DT-81
            emit(out, TYPES_LINE, seat, 0, letters_of(s, box, seat), 0)


@compiled
def most_tips(s: Record, box: Record) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, tips_of(s, box, seat))
    return most


@compiled
def is_tied(s: Record, box: Record, tips: int) -> bool:
    """Whether several seats have so many tips."""
    n = 0
    for seat in range(s.players):
        n += int(tips_of(s, box, seat) == tips)
    return n > 1


# --- What is hidden, what is imagined


@compiled
def hide(s: Record, box: Record, seat: int) -> None:
    """Put the drawn recipes back among the unseen ones; the size of the deck still tells that they are out."""
    if s.actor == seat:
        return
    for i in range(int(s.counted), MOST_DRAWN):
        if s.drawn[i] >= 0:
            s.deck[s.drawn[i]] += 1
            s.drawn[i] = UNKNOWN


@compiled
def imagine(s: Record, box: Record, seat: int, rng: Rng) -> None:
    """Fill a hidden record with something the seat cannot tell from the truth."""
    hidden = 0
    for i in range(MOST_DRAWN):
        if s.drawn[i] == UNKNOWN:
            s.drawn[i] = NONE
            hidden += 1
    for unseen in range(int(s.deck_size) + hidden, int(s.deck_size), -1):
        kind = random_card(s.deck, unseen, rng)
        s.deck[kind] -= 1
        insert(s.drawn, kind, int(s.counted))


@compiled
def reveals(s: Record, box: Record, seat: int, action: int) -> bool:
    """Whether this action shows somebody what they did not know: here, what was drawn."""
    return s.phase == KEEPING


@compiled
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count what recipes are kept and tried, and what else is done."""
    verb, a, _, _ = decode(action)
    if verb == KEEP or verb == EXCHANGE:
        counts[a] += 1
    elif verb == PREPARE_WITH:
        counts[KINDS + a] += 1
    elif verb == SERVE_WITH:
        counts[2 * KINDS + a] += 1
    elif verb == LEARN_WITH:
        counts[3 * KINDS] += 1
    elif verb == TAKE_A_BREAK:
        counts[3 * KINDS + 1] += 1
    elif verb == TAKE:
        counts[3 * KINDS + 2] += 1
    elif verb == PASS:
        counts[3 * KINDS + 3] += 1


# --- Small helpers


@compiled
def place(s: Record, seat: int, card: int, doughnuts: int, kind: int, events: Buffer | None) -> None:
    emit(events, PLACED, EVERYBODY, seat, card, doughnuts)
    put(events, 3, kind)
    s.doughnuts[seat] -= doughnuts
    s.kitchen[card] += doughnuts
    s.work = card
    s.placed = doughnuts


@compiled
def clear_work(s: Record) -> None:
    s.work = NONE
    s.placed = 0
    s.recipe = NONE
    s.die = 0
    s.to_draw = 0
    s.keeps = 0
    s.counted = 0


@compiled
def most_to_place(s: Record, box: Record, seat: int, card: int) -> int:
    empty = box.plates[s.players] - int(s.kitchen[card])
    return min(AT_ONCE, empty, int(s.doughnuts[seat]))


@compiled
def most_to_take(s: Record, box: Record, seat: int, card: int) -> int:
    room = box.most_doughnuts[s.players] - int(s.doughnuts[seat])
    return min(AT_ONCE, room, int(s.kitchen[card]))


@compiled
def is_stuck(s: Record, box: Record, seat: int) -> bool:
    """DT-13: whether the seat can neither work nor take."""
    for card in range(len(KITCHEN)):
        if most_to_take(s, box, seat, card) > 0:
            return False
        if most_to_place(s, box, seat, card) > 0 and has_work(s, seat, card):
            return False
    return True


@compiled
def has_work(s: Record, seat: int, card: int) -> bool:
    """Whether there is something to do on a kitchen card."""
    if card == PREPARE:
        return bool(s.unprepared[seat, 0] != NONE)
    return card != SERVE or s.prepared[seat].any()


@compiled
def most_keeps(box: Record, baker: int) -> int:
    """How many of the recipes drawn by one Learn may be kept."""
    return KEEPS + of_baker(box.keeps_more, baker)


@compiled
def can_refresh(s: Record, box: Record, seat: int) -> bool:
    """DT-72: at the start of the turn, which is before anything else is done."""
    if s.refreshed >= of_baker(box.refreshes, int(s.baker[seat])):
        return False
    return s.upright[seat] < length(s.served[seat])


@compiled
def roll_bonus(s: Record, box: Record, seat: int, work: int, doughnuts: int) -> int:
    """What is added to the die: 1 for a second doughnut, and what the baker adds."""
    baker = int(s.baker[seat])
    return doughnuts - 1 + (0 if baker == NONE else int(box.bonus[baker, work]))


@compiled
def missing(s: Record, box: Record) -> int:
    """How much the roll on the table falls short; not positive when it is enough."""
    bonus = roll_bonus(s, box, int(s.actor), int(s.work), int(s.placed))
    return int(box.numbers[s.work, s.recipe]) - int(s.die) - bonus


@compiled
def good_faces(needed: int, added: int) -> int:
    """How many of the six faces are enough when so much is added; a 1 never is."""
    return min(FACES - 1, max(0, FACES + 1 - max(2, needed - added)))


@compiled
def is_last_round(s: Record, box: Record) -> bool:
    for seat in range(s.players):
        if length(s.served[seat]) >= box.served_to_end:
            return True
    return False


@compiled
def is_quiet(s: Record, box: Record) -> bool:
    """DT-82: whether the end of this round is the end of as many quiet ones as there may be."""
    most = quiet_limit(s, box)
    return most > 0 and s.rounds - s.progress >= most


@compiled
def quiet_rounds(s: Record) -> int:
    """How many rounds are over since a recipe was last prepared or served."""
    over = s.rounds if s.phase == FINISHED else s.rounds - 1
    return max(0, over - s.progress)


@compiled
def quiet_limit(s: Record, box: Record) -> int:
    """How many rounds without a prepared or served recipe end the game; 0: none."""
    return int(box.quiet_to_end) if s.quiet_end else 0


@compiled
def of_baker(values: Ids, baker: int) -> int:
    return 0 if baker == NONE else int(values[baker])


@compiled
def is_free(s: Record, baker: int) -> bool:
    return owner_of(s, baker) == NONE


@compiled
def owner_of(s: Record, baker: int) -> int:
    """The seat that has a baker; NONE if nobody does."""
    for seat in range(s.players):
        if s.baker[seat] == baker:
            return seat
    return NONE


@compiled
def random_baker(s: Record, box: Record, rng: Rng) -> int:
    dealt = 0
    for seat in range(s.players):
        if s.baker[seat] != NONE:
            dealt += 1
    left = below(rng, box.bakers - dealt)
    for baker in range(box.bakers):
        if is_free(s, baker):
            if left == 0:
                return baker
            left -= 1
    return NONE


@compiled
def starters_left(s: Record, box: Record, kind: int) -> int:
    if not box.starter[kind]:
        return 0
    left = int(box.copies[kind])
    for seat in range(s.players):
        if s.unprepared[seat, 0] == kind:
            left -= 1
    return left


@compiled
def random_starter(s: Record, box: Record, rng: Rng) -> int:
    total = 0
    for kind in range(box.kinds):
        total += starters_left(s, box, kind)
    left = below(rng, total)
    for kind in range(box.kinds):
        left -= starters_left(s, box, kind)
        if left < 0:
            return kind
    return NONE


@compiled
def random_card(deck: Ids, size: int, rng: Rng) -> int:
    left = below(rng, size)
    for kind in range(KINDS):
        left -= deck[kind]
        if left < 0:
            return kind
    return NONE


# Lists of recipes: sorted, with NONE behind the last one, so that equal tables are equal bytes


@compiled
def length(recipes: Ids) -> int:
    n = 0
    for i in range(len(recipes)):
        n += int(recipes[i] != NONE)
    return n


@compiled
def insert(recipes: Ids, kind: int, start: int) -> None:
    """Put a recipe in its place among those from index `start` on."""
    at = length(recipes)
    recipes[at] = kind
    move_down(recipes, at, start)


@compiled
def move_down(recipes: Ids, at: int, start: int) -> None:
    """Put the recipe that stands at a place where it belongs among those before it, down to `start`."""
    kind = int(recipes[at])
    while at > start and recipes[at - 1] > kind:
        recipes[at] = recipes[at - 1]
        at -= 1
    recipes[at] = kind


@compiled
def remove(recipes: Ids, kind: int) -> int:
    """Take out the first recipe of a kind; answer where it was."""
    at = 0
    while recipes[at] != kind:
        at += 1
    last = len(recipes) - 1
    for i in range(at, last):
        recipes[i] = recipes[i + 1]
    recipes[last] = NONE
    return at


@compiled
def holds(recipes: Ids, kind: int) -> bool:
    for i in range(len(recipes)):
        if recipes[i] == kind:
            return True
    return False


@compiled
def is_first_of_kind(recipes: Ids, i: int) -> bool:
    return recipes[i] != NONE and (i == 0 or recipes[i - 1] != recipes[i])


@compiled
def kinds_in(recipes: Ids) -> int:
    """A bit per kind in a list."""
    kinds = 0
    for i in range(len(recipes)):
        if recipes[i] != NONE:
            kinds |= 1 << int(recipes[i])
    return kinds


@compiled
def ones(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
