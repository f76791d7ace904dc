"""Doughnut Drive-Thru: place doughnuts on kitchen cards to learn recipes, prepare them and serve them.

A turn is either work, with one doughnut or two, or taking doughnuts back. Preparing and serving are rolls of a die,
which the Recognition of served recipes helps. After somebody's fifth served recipe the round is finished; the most tips
win. Unless the players agree otherwise, nobody can wait for ever: twenty rounds without a prepared or served recipe end
the game too.
"""

import numpy as np

from doughjo.core.chance import Rng, below
from doughjo.core.codes import Buffer
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record

# --- Numbers from the rulebook, and how large a box of other components may be

SEATS = 4
KINDS = 32
BAKERS = 8
CARDS = 120
MOST_SERVED = 8  # the largest number of served recipes that a box may ask for
MOST_DRAWN = 6
MOST_QUIET = 40  # the largest number of rounds without a success that a box may allow

AT_ONCE = 2  # DT-10, DT-11: doughnuts placed or taken in one turn
MOST_UNPREPARED = 2  # DT-21
DRAWS = 2  # DT-20, before the bonus
KEEPS = 1
FACES = 6
MOST_ROUNDS = 10**9  # without a quiet end there may be any number

NONE = -1  # no recipe, no seat, no baker
UNKNOWN = -2  # there is one, but this seat may not know which

KITCHEN = 4  # cards
LEARN, PREPARE, SERVE, COFFEE_BREAK = range(KITCHEN)
NO_BAKERS, DRAFT, RANDOM_BAKERS = range(3)
BY_LOT = 0  # who starts; else the seat + 1

# --- Actions: the first id of each verb

CHOOSE = 0  # + baker
REFRESH = CHOOSE + BAKERS
LEARN_WITH = REFRESH + 1  # + doughnuts - 1
PREPARE_WITH = LEARN_WITH + AT_ONCE  # + recipe * AT_ONCE + doughnuts - 1
SERVE_WITH = PREPARE_WITH + KINDS * AT_ONCE  # + recipe * AT_ONCE + doughnuts - 1
TAKE_A_BREAK = SERVE_WITH + KINDS * AT_ONCE
TAKE = TAKE_A_BREAK + 1  # + kitchen card * AT_ONCE + doughnuts - 1
PASS = TAKE + KITCHEN * AT_ONCE
KEEP = PASS + 1  # + recipe
KEEP_DISCARDING = KEEP + KINDS  # + recipe kept * KINDS + unprepared recipe discarded
KEEP_NONE = KEEP_DISCARDING + KINDS * KINDS
SPEND = KEEP_NONE + 1  # + Recognitions
ACTIONS = SPEND + MOST_SERVED + 1

DRAW = 0  # + recipe
ROLL = DRAW + KINDS  # + face - 1
START = ROLL + FACES  # + seat
DEAL = START + SEATS  # + recipe, of those that players start with
DEAL_BAKER = DEAL + KINDS  # + baker
OUTCOMES = DEAL_BAKER + BAKERS

MOST_CHOICES = TAKE + 2 * KINDS  # more than any list; a heuristic has room beside it

# --- The table

(
    DEALING,  # the recipes that players start with, where a box has several kinds of them
    STARTING,  # the lot that decides who starts
    DEALING_BAKERS,
    DRAFTING,
    TURN,
    DRAWING,
    KEEPING,
    ROLLING,
    SPENDING,
    FINISHED,
) = range(10)

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("rounds", "i4"),  # the number of this one
        ("progress", "i4"),  # the last round in which a recipe was prepared or served; 0: not yet
        ("phase", "i1"),
        ("bakers", "i1"),  # the options
        ("first_player", "i1"),
        ("quiet_end", "i1"),
        ("first", "i1"),  # who started
        ("actor", "i1"),  # whose turn it is, or who gets a recipe or a baker next
        ("refreshed", "i1"),  # how many Recognitions a baker has turned upright at the start of this turn
        ("work", "i1"),  # the kitchen card whose action is happening
        ("placed", "i1"),  # doughnuts that were placed for it
        ("recipe", "i1"),  # being prepared or served
        ("die", "i1"),  # 0 before the roll
        ("to_draw", "i1"),
        ("keeps", "i1"),  # how many of the drawn recipes may still be kept
        ("counted", "i1"),  # how many of the drawn recipes, the first ones, everybody can tell: they emptied the deck
        ("deck_size", "i1"),
        ("drawn", "i1", (MOST_DRAWN,)),  # seen by the actor alone; sorted, and so are the other lists
        ("kitchen", "i1", (KITCHEN,)),  # doughnuts on each card
        ("doughnuts", "i1", (SEATS,)),
        ("upright", "i1", (SEATS,)),  # Recognitions that are not used up
        ("baker", "i1", (SEATS,)),
        ("unprepared", "i1", (SEATS, MOST_UNPREPARED)),
        ("served", "i1", (SEATS, MOST_SERVED)),
        ("prepared", "i1", (SEATS, KINDS)),  # how many of each kind
        ("deck", "i1", (KINDS,)),  # how many of each kind; their order is decided when they are drawn
        ("discard", "i1", (KINDS,)),  # how many of each kind; it is only ever reshuffled
    ]
)

Box = np.dtype(
    [
        ("kinds", "i8"),
        ("starters", "i8"),  # how many kinds of recipes players start with
        ("served_to_end", "i8"),
        ("quiet_to_end", "i8"),  # rounds; 0: never
        ("most_doughnuts", "i2", (SEATS + 1,)),  # by number of players
        ("plates", "i2", (SEATS + 1,)),
        ("copies", "i2", (KINDS,)),
        ("starter", "i1", (KINDS,)),
        ("letter", "i1", (KINDS,)),  # 0: none
        ("tips", "i2", (KINDS,)),
        ("numbers", "i2", (KITCHEN, KINDS)),  # to be reached by the die, for PREPARE and SERVE
        ("bakers", "i8"),
        ("bonus", "i2", (BAKERS, KITCHEN)),  # what a baker adds to rolls
        ("draws_more", "i2", (BAKERS,)),
        ("keeps_more", "i2", (BAKERS,)),
        ("refreshes", "i2", (BAKERS,)),
    ]
)


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
        out[0] = REFRESH
        first = 1
    n = legal_works(s, box, seat, first, out)
    n = legal_takes(s, box, seat, n, out)
    if n == first:  # DT-13
        out[n] = PASS
        n += 1
    return n


@compiled
def legal_works(s: Record, box: Record, seat: int, n: int, out: Ids) -> int:
    for doughnuts in range(1, most_to_place(s, box, seat, LEARN) + 1):
        out[n] = LEARN_WITH + doughnuts - 1
        n += 1
    most = most_to_place(s, box, seat, PREPARE)
    for i in range(MOST_UNPREPARED):
        if most > 0 and is_first_of_kind(s.unprepared[seat], i):
            n = legal_attempts(PREPARE_WITH, int(s.unprepared[seat, i]), most, n, out)
    most = most_to_place(s, box, seat, SERVE)
    if most > 0:
        for kind in range(box.kinds):
            if s.prepared[seat, kind] > 0:
                n = legal_attempts(SERVE_WITH, kind, most, n, out)
    if most_to_place(s, box, seat, COFFEE_BREAK) > 0:  # DT-60: exactly one doughnut
        out[n] = TAKE_A_BREAK
        n += 1
    return n


@compiled
def legal_attempts(verb: int, kind: int, most: int, n: int, out: Ids) -> int:
    for doughnuts in range(1, most + 1):
        out[n] = verb + kind * AT_ONCE + doughnuts - 1
        n += 1
    return n


@compiled
def legal_takes(s: Record, box: Record, seat: int, n: int, out: Ids) -> int:
    for card in range(KITCHEN):
        for doughnuts in range(1, most_to_take(s, box, seat, card) + 1):
            out[n] = TAKE + card * AT_ONCE + doughnuts - 1
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
                out[n] = KEEP + kind
                n += 1
            else:
                n = legal_exchanges(s, seat, kind, n, out)
    out[n] = KEEP_NONE
    return n + 1


@compiled
def legal_exchanges(s: Record, seat: int, kind: int, n: int, out: Ids) -> int:
    """DT-21: one recipe beyond the limit, for one that is discarded first; not for its equal, which changes nothing."""
    for i in range(MOST_UNPREPARED):
        discarded = int(s.unprepared[seat, i])
        if discarded != kind and is_first_of_kind(s.unprepared[seat], i):
            out[n] = KEEP_DISCARDING + kind * KINDS + discarded
            n += 1
    return n


@compiled
def legal_spends(s: Record, seat: int, out: Ids) -> int:
    for recognitions in range(int(s.upright[seat]) + 1):
        out[recognitions] = SPEND + recognitions
    return int(s.upright[seat]) + 1


@compiled
def legal_bakers(s: Record, box: Record, out: Ids) -> int:
    n = 0
    for baker in range(box.bakers):
        if is_free(s, baker):
            out[n] = CHOOSE + baker
            n += 1
    return n


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    if action < REFRESH:
        choose_baker(s, seat, action - CHOOSE)
    elif action == REFRESH:
        refresh(s, seat)
    elif action < PREPARE_WITH:
        learn(s, box, seat, action - LEARN_WITH + 1)
    elif action < SERVE_WITH:
        attempt(s, seat, PREPARE, action - PREPARE_WITH)
    elif action < TAKE_A_BREAK:
        attempt(s, seat, SERVE, action - SERVE_WITH)
    elif action == TAKE_A_BREAK:
        take_a_break(s, box, seat)
    elif action < PASS:
        take(s, box, seat, (action - TAKE) // AT_ONCE, (action - TAKE) % AT_ONCE + 1)
    elif action == PASS:
        end_turn(s, box)
    elif action < KEEP_DISCARDING:
        keep(s, box, seat, action - KEEP)
    elif action < KEEP_NONE:
        exchange(s, box, seat, (action - KEEP_DISCARDING) // KINDS, (action - KEEP_DISCARDING) % KINDS)
    elif action == KEEP_NONE:
        end_learning(s, box)
    else:
        spend(s, box, seat, action - SPEND)


@compiled
def choose_baker(s: Record, seat: int, baker: int) -> None:
    s.baker[seat] = baker
    if seat == s.first:
        s.phase = TURN
    else:
        s.actor = (seat + s.players - 1) % s.players


@compiled
def refresh(s: Record, seat: int) -> None:
    s.upright[seat] += 1
    s.refreshed += 1


@compiled
def learn(s: Record, box: Record, seat: int, doughnuts: int) -> None:
    place(s, seat, LEARN, doughnuts)
    baker = int(s.baker[seat])
    s.to_draw = DRAWS + doughnuts - 1 + of_baker(box.draws_more, baker)
    s.keeps = KEEPS + of_baker(box.keeps_more, baker)
    go_on_drawing(s, box)


@compiled
def attempt(s: Record, seat: int, work: int, choice: int) -> None:
    place(s, seat, work, choice % AT_ONCE + 1)
    s.recipe = choice // AT_ONCE
    s.phase = ROLLING


@compiled
def take_a_break(s: Record, box: Record, seat: int) -> None:
    place(s, seat, COFFEE_BREAK, 1)
    s.upright[seat] = length(s.served[seat])
    end_turn(s, box)


@compiled
def take(s: Record, box: Record, seat: int, card: int, doughnuts: int) -> None:
    s.kitchen[card] -= doughnuts
    s.doughnuts[seat] += doughnuts
    end_turn(s, box)


@compiled
def exchange(s: Record, box: Record, seat: int, kept: int, discarded: int) -> None:
    remove(s.unprepared[seat], discarded)
    s.discard[discarded] += 1
    keep(s, box, seat, kept)


@compiled
def keep(s: Record, box: Record, seat: int, kind: int) -> None:
    if remove(s.drawn, kind) < s.counted:
        s.counted -= 1
    insert(s.unprepared[seat], kind, 0)
    s.keeps -= 1
    if s.keeps == 0 or s.drawn[0] == NONE:
        end_learning(s, box)


@compiled
def end_learning(s: Record, box: Record) -> None:
    for i in range(MOST_DRAWN):
        if s.drawn[i] != NONE:
            s.discard[s.drawn[i]] += 1
    s.drawn[:] = NONE
    end_turn(s, box)


@compiled
def spend(s: Record, box: Record, seat: int, recognitions: int) -> None:
    s.upright[seat] -= recognitions
    if recognitions >= missing(s, box):
        succeed(s, seat)
    end_turn(s, box)


@compiled
def succeed(s: Record, seat: int) -> None:
    kind = int(s.recipe)
    s.progress = s.rounds
    if s.work == PREPARE:
        remove(s.unprepared[seat], kind)
        s.prepared[seat, kind] += 1
    else:
        s.prepared[seat, kind] -= 1
        insert(s.served[seat], kind, 0)
        s.upright[seat] += 1  # DT-51: only now


@compiled
def end_turn(s: Record, box: Record) -> None:
    clear_work(s)
    s.refreshed = 0
    s.phase = TURN
    s.actor = (s.actor + 1) % s.players
    if s.actor == s.first:  # DT-80: all have had the same number of turns
        if is_last_round(s, box) or is_quiet(s, box):
            s.actor = NONE
            s.phase = FINISHED
        else:
            s.rounds += 1


# --- Chance: a card is decided when it is drawn, a die when it is rolled


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    """Write what luck may do next, and how likely each is; answer how many there are."""
    if s.phase == DRAWING:
        return draws(s, box, outcomes, weights)
    if s.phase == ROLLING:
        return equally_likely(ROLL, FACES, outcomes, weights)
    if s.phase == STARTING:
        return equally_likely(START, s.players, outcomes, weights)
    if s.phase == DEALING_BAKERS:
        n = legal_bakers(s, box, outcomes)
        for i in range(n):
            outcomes[i] += DEAL_BAKER - CHOOSE
            weights[i] = 1
        return n
    return deals(s, box, outcomes, weights)


@compiled
def draws(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for kind in range(box.kinds):
        if s.deck[kind] > 0:
            outcomes[n] = DRAW + kind
            weights[n] = s.deck[kind]
            n += 1
    return n


@compiled
def deals(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for kind in range(box.kinds):
        left = starters_left(s, box, kind)
        if left > 0:
            outcomes[n] = DEAL + kind
            weights[n] = left
            n += 1
    return n


@compiled
def equally_likely(first: int, n: int, outcomes: Ids, weights: Ids) -> int:
    for i in range(n):
        outcomes[i] = first + i
        weights[i] = 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    if s.phase == DRAWING:
        return DRAW + random_card(s.deck, int(s.deck_size), rng)
    if s.phase == ROLLING:
        return ROLL + below(rng, FACES)
    if s.phase == STARTING:
        return START + below(rng, s.players)
    if s.phase == DEALING_BAKERS:
        return DEAL_BAKER + random_baker(s, box, rng)
    return DEAL + random_starter(s, box, rng)


@compiled
def resolve(s: Record, box: Record, outcome: int, events: Buffer | None) -> None:
    if outcome < ROLL:
        draw(s, box, outcome - DRAW)
    elif outcome < START:
        roll(s, box, outcome - ROLL + 1)
    elif outcome < DEAL:
        start_with(s, outcome - START)
    elif outcome < DEAL_BAKER:
        deal(s, outcome - DEAL)
    else:
        deal_baker(s, outcome - DEAL_BAKER)


@compiled
def draw(s: Record, box: Record, kind: int) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1
    insert(s.drawn, kind, int(s.counted))
    s.to_draw -= 1
    go_on_drawing(s, box)


@compiled
def go_on_drawing(s: Record, box: Record) -> None:
    """Wait for the next card, or for the choice among the drawn ones when there are enough or no more."""
    if s.to_draw > 0 and s.deck_size == 0:  # DT-22: when a card is needed
        reshuffle(s)
    if s.to_draw > 0 and s.deck_size > 0:
        s.phase = DRAWING
        return
    s.to_draw = 0
    s.phase = KEEPING
    if s.drawn[0] == NONE:
        end_learning(s, box)


@compiled
def reshuffle(s: Record) -> None:
    """Make the discard pile the new deck; whoever counts cards knows what the old one ended with."""
    for at in range(int(s.counted), length(s.drawn)):
        move_down(s.drawn, at, 0)  # all of them are counted now, in one order
    s.counted = length(s.drawn)
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.deck_size += s.discard[kind]
        s.discard[kind] = 0


@compiled
def roll(s: Record, box: Record, face: int) -> None:
    seat = int(s.actor)
    s.die = face
    short = missing(s, box)
    if face > 1 and 0 < short <= s.upright[seat]:  # DT-50: asked only when it matters
        s.phase = SPENDING
        return
    if face > 1 and short <= 0:  # DT-31: a rolled 1 fails
        succeed(s, seat)
    end_turn(s, box)


@compiled
def deal(s: Record, kind: int) -> None:
    s.unprepared[s.actor, 0] = kind
    s.actor += 1
    if s.actor == s.players:
        begin_starting(s)


@compiled
def deal_baker(s: Record, baker: int) -> None:
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
    if PREPARE_WITH <= action < SERVE_WITH:
        counts[KINDS + (action - PREPARE_WITH) // AT_ONCE] += 1
    elif SERVE_WITH <= action < TAKE_A_BREAK:
        counts[2 * KINDS + (action - SERVE_WITH) // AT_ONCE] += 1
    elif KEEP <= action < KEEP_DISCARDING:
        counts[action - KEEP] += 1
    elif KEEP_DISCARDING <= action < KEEP_NONE:
        counts[(action - KEEP_DISCARDING) // KINDS] += 1
    elif LEARN_WITH <= action < PREPARE_WITH:
        counts[3 * KINDS] += 1
    elif action == TAKE_A_BREAK:
        counts[3 * KINDS + 1] += 1
    elif TAKE <= action < PASS:
        counts[3 * KINDS + 2] += 1
    elif action == PASS:
        counts[3 * KINDS + 3] += 1


# --- Small helpers


@compiled
def place(s: Record, seat: int, card: int, doughnuts: int) -> None:
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
def quiet_limit(s: Record, box: Record) -> int:
    """How many rounds without a prepared or served recipe end the game; 0: none."""
    return int(box.quiet_to_end) if s.quiet_end else 0


@compiled
def of_baker(values: Ids, baker: int) -> int:
    return 0 if baker == NONE else int(values[baker])


@compiled
def is_free(s: Record, baker: int) -> bool:
    for seat in range(s.players):
        if s.baker[seat] == baker:
            return False
    return True


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
