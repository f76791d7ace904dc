"""Dishes: what lies on a plate, whether it is right, and where everything goes when it is served or spoiled."""

from doughjo.core.codes import EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.kitchen_rush.state import (
    DESSERT,
    DISCARDED,
    DISH,
    DONE,
    FLAVOURS,
    ICE_PLATE,
    INGREDIENTS,
    NO_TIPS,
    NONE,
    PARTS,
    SIDE,
    SIZE_I,
    SLOTS,
    SPICES,
    TILE,
)

# --- What an Order wants, and what is on the plate


@compiled
def parts_of(box: Record, order: int) -> int:
    """How many plates an Order is prepared on, its ice-cream plate not counted."""
    return 2 if box.has_side[order] else 1


@compiled
def size_of(box: Record, order: int, part: int) -> int:
    """The size of an Order's plate; a side-dish lies on a size-I plate."""
    return SIZE_I if part == SIDE else int(box.plate_size[order])


@compiled
def ingredients_right(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    order = int(s.order[seat, slot])
    for i in range(INGREDIENTS):
        if s.ingredients[seat, slot, part, i] != box.needs[order, part, i]:
            return False
    return True


@compiled
def spices_right(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    order = int(s.order[seat, slot])
    for i in range(SPICES):
        if s.spices[seat, slot, part, i] != box.needs_spices[order, part, i]:
            return False
    return True


@compiled
def cooked_right(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    return s.cooked[seat, slot, part] == box.cook[int(s.order[seat, slot]), part]


@compiled
def chill_wanted(box: Record, order: int, part: int) -> int:
    return int(box.chill[order]) if part == DISH else 0


@compiled
def ready_for_fridge(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    """KR-33: cooked, spiced and filled as the Order says, and no more."""
    return (
        ingredients_right(s, box, seat, slot, part)
        and spices_right(s, box, seat, slot, part)
        and cooked_right(s, box, seat, slot, part)
    )


@compiled
def ready_for_scoops(s: Record, box: Record, seat: int, slot: int) -> bool:
    """KR-49: a Dessert's own scoops come last."""
    order = int(s.order[seat, slot])
    return (
        s.plate[seat, slot, DISH] == 1
        and box.own_scoops[order] > 0
        and ready_for_fridge(s, box, seat, slot, DISH)
        and s.chilled[seat, slot, DISH] == box.chill[order]
    )


@compiled
def plate_right(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    """Whether a plate is there and holds exactly what the Order wants, its scoops too."""
    order = int(s.order[seat, slot])
    return (
        s.plate[seat, slot, part] == 1
        and ready_for_fridge(s, box, seat, slot, part)
        and s.chilled[seat, slot, part] == chill_wanted(box, order, part)
        and (part == SIDE or own_scoops_right(s, box, seat, slot))
    )


@compiled
def own_scoops_right(s: Record, box: Record, seat: int, slot: int) -> bool:
    order = int(s.order[seat, slot])
    for i in range(FLAVOURS):
        if s.scoops[seat, slot, DESSERT, i] != box.needs_scoops[order, i]:
            return False
    return True


@compiled
def tile_right(s: Record, box: Record, seat: int, slot: int) -> bool:
    tile = int(s.tile[seat, slot])
    if tile == NONE:
        return True
    if s.ice_plate[seat, slot] == NONE:
        return False
    for i in range(FLAVOURS):
        if s.scoops[seat, slot, TILE, i] != box.tile_scoops[tile, i]:
            return False
    return True


@compiled
def complete(s: Record, box: Record, seat: int, slot: int) -> bool:
    """KR-60: every plate of the Order is right, and the tile's too."""
    order = int(s.order[seat, slot])
    if order == NONE or not tile_right(s, box, seat, slot):
        return False
    for part in range(parts_of(box, order)):
        if not plate_right(s, box, seat, slot, part):
            return False
    return True


@compiled
def mistaken(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    """KR-33, KR-61: whether something on a plate can never come right."""
    order = int(s.order[seat, slot])
    if s.plate[seat, slot, part] == 0:
        return False
    if s.cooked[seat, slot, part] > box.cook[order, part] or too_much_on(s, box, seat, slot, part):
        return True
    if s.chilled[seat, slot, part] > 0:
        return not ready_for_fridge(s, box, seat, slot, part)
    return s.cooked[seat, slot, part] > 0 and not ingredients_right(s, box, seat, slot, part)


@compiled
def too_much_on(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    order = int(s.order[seat, slot])
    for i in range(INGREDIENTS):
        if s.ingredients[seat, slot, part, i] > box.needs[order, part, i]:
            return True
    for i in range(SPICES):
        if s.spices[seat, slot, part, i] > box.needs_spices[order, part, i]:
            return True
    return False


@compiled
def scoops_on(s: Record, seat: int, slot: int, where: int) -> int:
    n = 0
    for i in range(FLAVOURS):
        n += int(s.scoops[seat, slot, where, i])
    return n


# --- Taking and emptying plates


@compiled
def plates_there(s: Record, box: Record, order: int) -> bool:
    """KR-41: whether every plate the Order needs is among the clean ones."""
    if box.has_side[order] and box.plate_size[order] == SIZE_I:
        return s.clean[SIZE_I] >= 2
    return s.clean[box.plate_size[order]] > 0 and (box.has_side[order] == 0 or s.clean[SIZE_I] > 0)


@compiled
def take_plate(s: Record, box: Record, seat: int, slot: int, part: int) -> bool:
    """Put a clean plate on the mat, if the Order lacks one and there is one."""
    size = size_of(box, int(s.order[seat, slot]), part)
    if s.plate[seat, slot, part] or s.clean[size] == 0:
        return False
    s.clean[size] -= 1
    s.plate[seat, slot, part] = 1
    return True


@compiled
def empty_plate(s: Record, box: Record, seat: int, slot: int, part: int) -> None:
    """The contents go to the supply, the plate to the dirty ones."""
    if s.plate[seat, slot, part] == 0:
        return
    for i in range(INGREDIENTS):
        s.more_ingredients[i] += s.ingredients[seat, slot, part, i]
        s.ingredients[seat, slot, part, i] = 0
    for i in range(SPICES):
        s.more_spices[i] += s.spices[seat, slot, part, i]
        s.spices[seat, slot, part, i] = 0
    if part == DISH:
        melt_scoops(s, seat, slot, DESSERT)
    s.cooked[seat, slot, part] = 0
    s.chilled[seat, slot, part] = 0
    s.plate[seat, slot, part] = 0
    s.dirty[size_of(box, int(s.order[seat, slot]), part)] += 1


@compiled
def melt_scoops(s: Record, seat: int, slot: int, where: int) -> None:
    for i in range(FLAVOURS):
        s.more_scoops[i] += s.scoops[seat, slot, where, i]
        s.scoops[seat, slot, where, i] = 0


@compiled
def clear_ice_plate(s: Record, seat: int, slot: int) -> None:
    """KR-62: the tile's scoops go to the supply, their plate to the dirty ones."""
    if s.ice_plate[seat, slot] == NONE:
        return
    melt_scoops(s, seat, slot, TILE)
    s.dirty[s.ice_plate[seat, slot]] += 1
    s.ice_plate[seat, slot] = NONE


@compiled
def clean_ice_plate(s: Record) -> int:
    """KR-49: the plate for a tile's scoops: an ice-cream plate, else one of size I."""
    if s.clean[ICE_PLATE] > 0:
        return ICE_PLATE
    return SIZE_I if s.clean[SIZE_I] > 0 else NONE


# --- Serving


@compiled
def serve(s: Record, box: Record, seat: int, slot: int, code: int, events: Buffer | None) -> None:
    """KR-60: the reward for a complete Order, and its plates to the dirty ones; told as `code`."""
    order, tile = int(s.order[seat, slot]), int(s.tile[seat, slot])
    coins, prestige = int(s.coins), int(s.prestige)
    tell_order(s, code, seat, slot, events)
    s.coins += box.order_coins[order]
    gain_prestige(s, box, int(box.order_prestige[order]))
    for part in range(PARTS):
        empty_plate(s, box, seat, slot, part)
    s.orders[order] = DONE
    if tile != NONE:
        s.coins += box.tile_coins[tile]
        gain_prestige(s, box, int(box.tile_prestige[tile]))
        clear_ice_plate(s, seat, slot)
        s.tiles[tile] = DONE
    s.order[seat, slot] = NONE
    s.tile[seat, slot] = NONE
    put(events, 4, s.coins - coins)
    put(events, 5, s.prestige - prestige)


@compiled
def tell_order(s: Record, code: int, seat: int, slot: int, events: Buffer | None) -> None:
    """An event that is about an Order on a mat."""
    emit(events, code, EVERYBODY, seat, slot + 1, s.order[seat, slot])
    put(events, 3, s.tile[seat, slot])


@compiled
def tip(s: Record, box: Record) -> int:
    """KR-41: what a guest gives for an Order that comes early."""
    if s.event != NONE and box.event_does[s.event] == NO_TIPS:
        return 0
    return int(box.tip)


@compiled
def gain_prestige(s: Record, box: Record, points: int) -> None:
    """KR-20: prestige stays between 0 and the end of its track."""
    s.prestige = min(max(int(s.prestige) + points, 0), int(box.most_prestige))
    s.peak = max(int(s.peak), int(s.prestige))


# --- The mat and the cards


@compiled
def plates_on_mat(s: Record, box: Record, seat: int) -> int:
    """KR-31: how many plates the Orders of a seat are prepared on; one that waits for its plate keeps its place."""
    n = 0
    for slot in range(SLOTS):
        if s.order[seat, slot] != NONE:
            n += parts_of(box, int(s.order[seat, slot]))
    return n


@compiled
def free_slot(s: Record, seat: int) -> int:
    for slot in range(SLOTS):
        if s.order[seat, slot] == NONE:
            return slot
    return NONE


@compiled
def lacks_plate(s: Record, box: Record, seat: int, slot: int) -> bool:
    for part in range(parts_of(box, int(s.order[seat, slot]))):
        if s.plate[seat, slot, part] == 0:
            return True
    return False


@compiled
def discard_order(s: Record, space: int) -> None:
    """KR-40: a face-up Order is discarded, and the tile on it too."""
    s.orders[s.rail[space]] = DISCARDED
    if s.rail_tiles[space] != NONE:
        s.tiles[s.rail_tiles[space]] = DISCARDED
    s.rail[space] = NONE
    s.rail_tiles[space] = NONE
