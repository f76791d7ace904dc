"""Spaces and hourglasses: who may stand where, for how long, and what leaving a space brings about."""

from doughjo.core.codes import EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.kitchen_rush.said import (
    LIFTED,
    PLACED,
    SAND,
    SCOOPS_MELT,
)
from doughjo.games.kitchen_rush.state import (
    ABILITIES,
    CLOSED,
    DECK,
    DESSERTS_ONLY,
    DISHWASHER,
    DONE,
    EVERYTHING,
    FACE_UP,
    FLAVOURS,
    FREEZER,
    HELPER,
    HOURGLASSES,
    LATE,
    NONE,
    OPEN,
    OWN_2,
    SECOND_HELPER,
    SINK,
    SLOW,
    SPECIALIST,
    SPECIALIST_ONLY,
    STORAGE_A,
    STORAGE_B,
    STORAGE_C,
    STRIKE,
    UPGRADES,
    WORKING,
)

# --- The modules (KR-28)


@compiled
def with_specialist(s: Record) -> bool:
    return s.modules in (SPECIALIST_ONLY, EVERYTHING)


@compiled
def with_desserts(s: Record) -> bool:
    """Whether desserts, ice-cream and the expansion's board are in the game."""
    return s.modules in (DESSERTS_ONLY, EVERYTHING)


# --- Hourglasses


@compiled
def hourglass(seat: int, grip: int) -> int:
    """The hourglass a seat means by 1, 2, helper, second helper or specialist."""
    return seat * 2 + grip if grip <= OWN_2 else HELPER + grip - 2


@compiled
def owner_of(glass: int) -> int:
    """The seat that an hourglass belongs to; NONE for those anybody may use."""
    return glass // 2 if glass < HELPER else NONE


@compiled
def empty(s: Record, glass: int) -> bool:
    """Whether the sand has run out."""
    return s.until[glass] <= s.clock


@compiled
def can_grip(s: Record, box: Record, seat: int, glass: int) -> bool:
    """KR-11: an hourglass in play and empty, in hand or left standing by this very seat."""
    if s.status[glass] != WORKING or not empty(s, glass) or kept_away(s, box, glass):
        return False
    return s.standing[glass] == NONE or s.user[glass] == seat


@compiled
def kept_away(s: Record, box: Record, glass: int) -> bool:
    """Whether an Event keeps an hourglass from work."""
    if s.event == NONE:
        return False
    does = box.event_does[s.event]
    if does == STRIKE:
        return glass in (HELPER, SECOND_HELPER)
    return does == LATE and glass < HELPER and glass % 2 == OWN_2 and s.clock < box.event_time[s.event]


@compiled
def place(s: Record, box: Record, seat: int, glass: int, space: int, events: Buffer | None) -> None:
    """KR-12: put an hourglass on a space, which starts a new action there."""
    area = int(box.area[space])
    emit(events, PLACED, EVERYBODY, seat, glass, s.standing[glass])
    put(events, 3, space)
    put(events, 4, s.clock + sand_of(s, box, glass, area))
    leave(s, box, glass, events)
    s.standing[glass] = space
    s.user[glass] = seat
    s.left[glass] = box.wash + more_washing(s, box) if area == SINK else 1
    s.until[glass] = s.clock + sand_of(s, box, glass, area)


@compiled
def sand_of(s: Record, box: Record, glass: int, area: int) -> int:
    """KR-02: how long the sand runs."""
    sand = int(box.specialist_sand if glass == SPECIALIST else box.sand)
    if s.event != NONE and box.event_does[s.event] == SLOW and in_area(box, int(s.event), area):
        return sand + int(box.event_time[s.event])
    return sand


@compiled
def lift(s: Record, box: Record, seat: int, glass: int, events: Buffer | None) -> None:
    """KR-12: take an hourglass to hand; its action is over for good."""
    emit(events, LIFTED, EVERYBODY, seat, glass, s.standing[glass])
    leave(s, box, glass, events)


@compiled
def leave(s: Record, box: Record, glass: int, events: Buffer | None) -> None:
    space = int(s.standing[glass])
    reset(s, glass)
    if s.lid_off and space != NONE and box.area[space] == FREEZER and not anybody_at_freezer(s, box):
        melt_freezer(s, events)


@compiled
def anybody_at_freezer(s: Record, box: Record) -> bool:
    """KR-50: whether any hourglass performs the Freezer action."""
    for glass in range(HOURGLASSES):
        if s.standing[glass] != NONE and box.area[s.standing[glass]] == FREEZER:
            return True
    return False


@compiled
def reset(s: Record, glass: int) -> None:
    s.standing[glass] = NONE
    s.user[glass] = NONE
    s.begun[glass] = 0
    s.left[glass] = 0
    s.improved[glass] = 0
    s.doing[glass, 0] = NONE
    s.doing[glass, 1] = NONE
    s.until[glass] = 0


@compiled
def melt_freezer(s: Record, events: Buffer | None) -> None:
    """KR-50: all scoops in the Freezer melt, and the lid is closed."""
    emit(events, SCOOPS_MELT, EVERYBODY, 0, 0, 0)
    for flavour in range(FLAVOURS):
        put(events, flavour, s.freezer[flavour])
    for flavour in range(FLAVOURS):
        s.more_scoops[flavour] += s.freezer[flavour]
        s.freezer[flavour] = 0
    s.lid_off = 0


@compiled
def tell_sand(s: Record, until: int, events: Buffer | None) -> None:
    """Tell of all sand that runs out up to some time, in its order."""
    if events is None:
        return
    glass = next_empty(s, int(s.clock), HOURGLASSES, until)
    while glass != NONE:
        emit(events, SAND, EVERYBODY, glass, s.user[glass], s.standing[glass])
        put(events, 3, s.until[glass])
        put(events, 4, owner_of(glass))
        glass = next_empty(s, int(s.until[glass]), glass, until)


@compiled
def next_empty(s: Record, since: int, last: int, until: int) -> int:
    """The hourglass whose sand runs out next, in time, after one that ran out at `since`."""
    found = NONE
    for glass in range(HOURGLASSES):
        time = int(s.until[glass])
        later = time > since or (time == since and glass > last)
        if s.standing[glass] != NONE and later and time <= until and (found == NONE or time < s.until[found]):
            found = glass
    return found


# --- Spaces


@compiled
def usable(s: Record, box: Record, space: int) -> bool:
    """KR-14: neither unavailable, locked nor broken, and not closed by an Event."""
    return s.spaces[space] == OPEN and not closed(s, box, int(box.area[space]))


@compiled
def closed(s: Record, box: Record, area: int) -> bool:
    if s.event == NONE or box.event_does[s.event] != CLOSED:
        return False
    return in_area(box, int(s.event), area) and s.clock < box.event_time[s.event]


@compiled
def in_area(box: Record, event: int, area: int) -> bool:
    """Whether an Event is about this area; one about a storage is about all of them."""
    return token_area(area) == token_area(int(box.event_area[event]))


@compiled
def token_area(area: int) -> int:
    """KR-27: a token counts for every space of its area, and all storages are one."""
    return STORAGE_A if area in (STORAGE_B, STORAGE_C) else area


@compiled
def standing_on(s: Record, space: int) -> int:
    """The hourglass on a space."""
    for glass in range(HOURGLASSES):
        if s.standing[glass] == space:
            return glass
    return NONE


@compiled
def storage_open(s: Record, box: Record, storage: int) -> bool:
    """Whether a storage has a space that is neither locked nor unavailable."""
    for space in range(box.spaces):
        if box.area[space] == STORAGE_A + storage and s.spaces[space] == OPEN:
            return True
    return False


@compiled
def more_washing(s: Record, box: Record) -> int:
    """What the dishwasher adds to the Sink."""
    return bought_number(s, box, DISHWASHER)


@compiled
def bought_number(s: Record, box: Record, does: int) -> int:
    n = 0
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == DONE and box.upgrade_does[upgrade] == does:
            n += int(box.upgrade_number[upgrade])
    return n


# --- The Specialist's abilities


@compiled
def ability_at(s: Record, box: Record, area: int) -> int:
    """The ability whose token lies on an area (KR-55)."""
    for ability in range(ABILITIES):
        if s.abilities[ability] == FACE_UP and box.ability_area[ability] == token_area(area):
            return ability
    return NONE


@compiled
def ability_number(box: Record, area: int) -> int:
    """The number printed on the ability of an area."""
    for ability in range(box.abilities):
        if box.ability_area[ability] == token_area(area):
            return int(box.ability_number[ability])
    return 0


@compiled
def cards_in_deck(places: Record, count: int) -> int:
    n = 0
    for card in range(count):
        if places[card] == DECK:
            n += 1
    return n
