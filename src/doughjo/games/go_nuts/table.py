"""What lies on the table: counting cards, and moving them."""

from doughjo.core.chance import Rng, below
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.go_nuts.state import KINDS, NONE

# --- Cards before a seat


@compiled
def cards_of(s: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        n += int(s.collections[seat, kind])
    return n


@compiled
def others_of_kind(s: Record, seat: int, kind: int) -> int:
    """How many cards of a kind the seat has, not counting the one whose power is happening."""
    n = int(s.collections[seat, kind])
    return n - 1 if seat == s.actor and kind == s.taken else n


@compiled
def other_cards(s: Record, seat: int) -> int:
    return cards_of(s, seat) - (1 if seat == s.actor else 0)


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


# --- The row and who picked what


@compiled
def undecided(players: int, choices: Ids) -> int:
    seats = 0
    for seat in range(players):
        if choices[seat] == NONE:
            seats |= 1 << seat
    return seats


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


# --- The discard pile


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


# --- The deck


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
