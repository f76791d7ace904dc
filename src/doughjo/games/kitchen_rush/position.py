"""The table that a readable dictionary describes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from doughjo.core.checking import check_bool, check_keys, check_list, check_number
from doughjo.core.contract import (
    SPECTATOR,
    Components,
    OptionValue,
    Position,
    Record,
    Tables,
    new_tables,
    record_of,
)
from doughjo.core.errors import BadPosition, listed
from doughjo.core.schema import Schema
from doughjo.games.kitchen_rush import dishes, kinds, moves, places, rounds, rules, state, work
from doughjo.games.kitchen_rush.components import SIZES, Card, pieces_of
from doughjo.games.kitchen_rush.state import (
    DISH,
    HAND_TILES,
    ICE_PLATE,
    NONE,
    NOTHING,
    OFFERS,
    SIDE,
    SIZE_I,
    SLOTS,
    SPECIALIST,
    TILE,
)
from doughjo.games.kitchen_rush.view import HOURGLASS, PLATE, VIEW, Facts, derive, words_of

DEFAULTS: Mapping[str, OptionValue] = {
    "modules": "base",
    "objective": "normal",
    "events": "by-objective",
    "round_seconds": "240",
    "finish_under_way": False,
    "close_lid_at_end": False,
}
OPTIONS: Mapping[str, tuple[OptionValue, ...]] = {
    "modules": (*kinds.ALWAYS[kinds.MODULES],),
    "objective": (*kinds.ALWAYS[kinds.LEVEL],),
    "events": (*kinds.ALWAYS[kinds.EVENTS_CHOSEN],),
    "round_seconds": (*kinds.ALWAYS[kinds.ROUND_SECONDS],),
    "finish_under_way": (False, True),
    "close_lid_at_end": (False, True),
}
PHASES = kinds.ALWAYS[kinds.PHASE]
STORAGE_NAMES = kinds.ALWAYS[kinds.STORAGE]
DRAWING_PHASES = (state.BRINGING, state.OFFERING, state.DRAWING_TILES, state.DRAWING_CUBE)
WORKING_PHASES = (state.RUSH, state.CLOSING, *DRAWING_PHASES)
KEYS = tuple(VIEW.group.entries)
STANDING_KEYS = tuple(name for name in HOURGLASS if name != "state")
PLATE_KEYS = tuple(PLATE.entries)
PART_KEYS = ("dish", "side", "ice")
TOLD = Schema((state.State, Facts), {name: VIEW.group.entries[name] for name in ("goals", "supply")})


def lay(position: Position, components: Components) -> Tables:
    """The table a dictionary describes; what it does not mention is as at the start of the Action phase."""
    check_keys(position, KEYS, "the position")
    tables = new_tables(state.State)
    s = record_of(tables)
    Laying(s, position, components).lay()
    return tables


class Laying:
    """A table being laid, with the words of its box."""

    def __init__(self, s: Record, position: Position, components: Components) -> None:
        self.s, self.position, self.box = s, position, components.box
        self.pieces = pieces_of(components)
        self.components = components

    def lay(self) -> None:
        s, box = self.s, self.box
        rules.setup(s, box, self.position["players"], self.option_indexes())
        s.drawing = 0
        s.phase = self.choice("phase", PHASES, "action")
        s.round_number = self.number("round", 1, int(box.rounds), 1)
        self.lay_counts()
        self.lay_cards()
        self.lay_spaces()
        self.lay_rail()
        self.lay_mats()
        self.lay_hourglasses()
        self.lay_stock()
        self.lay_plates()
        self.check_phase()
        self.check_told()

    def option_indexes(self) -> Any:
        given = {**DEFAULTS, **self.position.get("options", {})}
        return np.array([choices.index(given[name]) for name, choices in OPTIONS.items()], np.int32)

    # --- Plain values

    def number(self, key: str, least: int, most: int, default: int) -> int:
        return check_number(self.position.get(key, default), least, most, key)

    def choice(self, key: str, words: Sequence[str], default: str) -> int:
        return check_choice(self.position.get(key, default), words, key)

    def lay_counts(self) -> None:
        s, box = self.s, self.box
        self.lay_clock()
        s.coins = self.number("coins", 0, 9999, int(box.coins))
        s.prestige = self.number("prestige", 0, int(box.most_prestige), 0)
        s.peak = self.number("peak", int(s.prestige), int(box.most_prestige), int(s.prestige))
        s.tips = self.number("tips", 0, 99, 0)
        s.unfinished = self.number("unfinished", 0, SLOTS * state.SEATS, 0)
        s.abilities_used = self.number("abilities_used", 0, 99, 0)
        s.to_leave_unpaid = self.number("to_leave_unpaid", 0, SPECIALIST, 0)
        ready = check_list(self.position.get("ready", [False] * s.players), int(s.players), "ready")
        for seat, word in enumerate(ready):
            s.ready[seat] = check_bool(word, "ready")
        if (drawing := self.position.get("drawing")) is not None:
            self.lay_drawing(drawing)

    def lay_clock(self) -> None:
        """Time runs up to the end of the Action phase; there it stands while what is under way is finished."""
        s, most = self.s, 0
        if s.phase == state.CLOSING and not s.finish_under_way:
            raise BadPosition("phase 'closing': there is none without the option 'finish_under_way'")
        if s.phase in WORKING_PHASES:
            still = s.phase != state.RUSH and s.finish_under_way
            most = int(s.length) if still else int(s.length) - 1
        least = most if s.phase == state.CLOSING else 0
        s.clock = self.number("time", least, most, least)

    def lay_drawing(self, drawing: object) -> None:
        s = self.s
        entry = check_dict(drawing, ("seat", "left"), "drawing")
        if "left" not in entry:
            raise BadPosition("drawing: 'left' is missing; expected how many are still to be drawn")
        s.drawing = check_number(entry["left"], 1, OFFERS, "drawing, left")
        if entry.get("seat") is not None:
            s.drawer = check_number(entry["seat"], 0, int(s.players) - 1, "drawing, seat")

    # --- Cards

    def find(self, cards: Sequence[Card], word: object, what: str) -> int:
        names = [card.id for card in cards]
        if not isinstance(word, str) or word not in names:
            raise BadPosition(f"{what}: there is no {word!r}; expected one like {names[0]!r}")
        return names.index(word)

    def move_card(self, deck: Any, cards: Sequence[Card], word: object, where: int, what: str) -> int:
        """Take a card out of its deck."""
        number = self.find(cards, word, what)
        if deck[number] != state.DECK:
            place = "is not in a game with these options" if deck[number] == state.OUT else "is in two places"
            raise BadPosition(f"{what}: {word!r} {place}")
        deck[number] = where
        return number

    def lay_cards(self) -> None:
        s, box, pieces = self.s, self.box, self.pieces
        for key, deck, cards, where in (
            ("bonuses", s.bonus_cards, pieces.bonuses, state.DONE),
            ("completed", s.orders, pieces.orders, state.DONE),
            ("discarded", s.orders, pieces.orders, state.DISCARDED),
            ("completed_tiles", s.tiles, pieces.tiles, state.DONE),
            ("discarded_tiles", s.tiles, pieces.tiles, state.DISCARDED),
            ("past_events", s.events, pieces.events, state.DONE),
        ):
            for word in check_list(self.position.get(key, []), None, key):
                self.move_card(deck, cards, word, where, key)
        s.bonuses = len(self.position.get("bonuses", []))
        if s.bonuses > state.THRESHOLDS:
            raise BadPosition(f"bonuses: {s.bonuses} are revealed; there is one for each of {state.THRESHOLDS} steps")
        if (event := self.position.get("event")) is not None:
            s.event = self.move_card(s.events, pieces.events, event, state.DONE, "event")
        self.lay_states("upgrades", s.upgrades, pieces.upgrades, {"for sale": state.FACE_UP, "bought": state.DONE})
        self.lay_states("abilities", s.abilities, pieces.abilities, {"token": state.FACE_UP, "used": state.TOKEN_USED})
        self.lay_objective()
        for upgrade in range(box.upgrades):
            if s.upgrades[upgrade] == state.DONE and box.upgrade_does[upgrade] == state.EXTRA_OVEN:
                s.spaces[box.by_upgrade == 1] = state.OPEN

    def lay_states(self, key: str, deck: Any, cards: Sequence[Card], words: Mapping[str, int]) -> None:
        given = self.position.get(key, {})
        if not isinstance(given, Mapping):
            raise BadPosition(f"{key} is {given!r}; expected a dictionary of ids")
        for word, where in given.items():
            if where not in tuple(words):
                raise BadPosition(f"{key}, {word}: {where!r} is none of {listed(words, 'or')}")
            self.move_card(deck, cards, word, words[where], key)

    def lay_objective(self) -> None:
        s = self.s
        possible = [i for i in range(self.box.objectives) if self.box.level[i] == s.level]
        default = None if s.phase == state.CHOOSING_OBJECTIVE else self.pieces.objectives[possible[0]].id
        word = self.position.get("objective", default)
        if word is None:
            if s.objective != NONE or s.phase != state.CHOOSING_OBJECTIVE:
                raise BadPosition("objective: one has been chosen by then")
            return
        number = self.find(self.pieces.objectives, word, "objective")
        if number not in possible:
            level = OPTIONS["objective"][s.level]
            raise BadPosition(f"objective: {word!r} is not of the level {level!r} that the options say")
        rounds.choose_objective(s, self.box, number)

    # --- Spaces and hourglasses

    def lay_spaces(self) -> None:
        s = self.s
        given = check_dict(self.position.get("spaces", {}), self.pieces.spaces, "spaces")
        for name, word in given.items():
            space = self.pieces.spaces.index(name)
            where = check_choice(word, kinds.ALWAYS[kinds.SPACE_STATE], f"spaces, {name}")
            if (s.spaces[space] == state.UNAVAILABLE) != (where == state.UNAVAILABLE):
                usual = "is" if s.spaces[space] == state.UNAVAILABLE else "is not"
                raise BadPosition(f"spaces, {name}: {word!r}; in this game it {usual} unavailable")
            s.spaces[space] = where

    def lay_hourglasses(self) -> None:
        s = self.s
        names = [name for name, status in zip(kinds.GLASS_NAMES, s.status, strict=True) if status != state.ABSENT]
        given = check_dict(self.position.get("hourglasses", {}), names, "hourglasses")
        for name, entry in given.items():
            self.lay_glass(kinds.GLASS_NAMES.index(name), entry, f"hourglasses, {name}")

    def lay_glass(self, glass: int, entry: object, what: str) -> None:
        s = self.s
        given = check_dict(entry, ("state", *STANDING_KEYS), what)
        words = {word: status for status, word in enumerate(kinds.ALWAYS[kinds.GLASS_STATE]) if word}
        word = given.get("state", "in play")
        if word not in tuple(words):
            raise BadPosition(f"{what}: state is {word!r}; expected {listed(words, 'or')}")
        if (words[word] == state.UNHIRED and glass != state.SECOND_HELPER) or (
            words[word] == state.UNPAID and glass == SPECIALIST
        ):
            raise BadPosition(f"{what}: it is never {word!r}")
        s.status[glass] = words[word]
        if standing := [key for key in STANDING_KEYS if key in given]:
            if s.status[glass] != state.WORKING or s.phase not in WORKING_PHASES:
                raise BadPosition(f"{what}: {standing[0]!r} is only for one that stands somewhere in the Action phase")
            self.lay_standing(glass, given, what)

    def lay_standing(self, glass: int, given: Mapping[str, Any], what: str) -> None:
        s, box = self.s, self.box
        if "at" not in given:
            raise BadPosition(f"{what}: 'at' is missing; expected a space like 'oven 1'")
        space = check_choice(given["at"], self.pieces.spaces, f"{what}, at")
        if s.spaces[space] != state.OPEN:
            raise BadPosition(f"{what}: {given['at']} cannot be used")
        if places.standing_on(s, space) != NONE:
            raise BadPosition(f"{what}: another hourglass stands at {given['at']}")
        user = given.get("user", glass // 2 if glass < state.HELPER else None)
        seat = check_number(user, 0, int(s.players) - 1, f"{what}, user")
        if glass < state.HELPER and seat != glass // 2:
            raise BadPosition(f"{what}: it is used by seat {glass // 2} alone")
        places.place(s, box, seat, glass, space, None)
        longest = int(s.until[glass])
        s.until[glass] = check_number(given.get("until", longest), 0, longest, f"{what}, until")
        s.left[glass] = check_number(given.get("left", int(s.left[glass])), 0, state.NO_SUPPLY, f"{what}, left")
        s.begun[glass] = check_bool(given.get("begun", False), f"{what}, begun")
        s.improved[glass] = check_bool(given.get("improved", False), f"{what}, improved")
        if s.improved[glass] and glass != SPECIALIST:
            raise BadPosition(f"{what}: only the specialist has abilities")
        self.lay_doing(glass, given.get("doing", []), what)

    def lay_doing(self, glass: int, doing: object, what: str) -> None:
        s = self.s
        words = {word: number for number, word in enumerate(kinds.ALWAYS[kinds.DOING])}
        for i, word in enumerate(check_list(doing, None, f"{what}, doing")):
            if word not in tuple(words) or i == 2:
                raise BadPosition(f"{what}, doing: {word!r}; expected at most two like 'dish 1'")
            s.doing[glass, i] = words[word]

    # --- The rail and the mats

    def lay_rail(self) -> None:
        s = self.s
        length = int(self.box.order_spaces[s.players])
        rail = check_list(self.position.get("rail", [None] * length), length, "rail")
        for space, entry in enumerate(rail):
            if entry is None:
                continue
            what = f"rail, space {space + 1}"
            given = {"order": entry} if isinstance(entry, str) else check_dict(entry, ("order", "tile"), what)
            s.rail[space] = self.move_card(s.orders, self.pieces.orders, given.get("order"), state.FACE_UP, what)
            if given.get("tile") is not None:
                if not work.takes_tile(s, self.box, space):
                    raise BadPosition(f"{what}: this Order takes no Ice-Cream tile")
                s.rail_tiles[space] = self.move_card(s.tiles, self.pieces.tiles, given["tile"], state.FACE_UP, what)

    def lay_mats(self) -> None:
        s = self.s
        mats = check_list(self.position.get("mats", [{}] * s.players), int(s.players), "mats")
        for seat, mat in enumerate(mats):
            given = check_dict(mat, ("orders", "holds", "next_draw"), f"mats, seat {seat}")
            orders = check_list(given.get("orders", []), None, f"mats, seat {seat}, orders")
            if len(orders) > SLOTS:
                raise BadPosition(f"mats, seat {seat}: {len(orders)} orders; a mat has {SLOTS} places")
            for slot, entry in enumerate(orders):
                if entry is not None:
                    self.lay_order(seat, slot, entry)
            if self.plates_of(seat) > self.box.mat_plates:
                raise BadPosition(f"mats, seat {seat}: more than {self.box.mat_plates} plates")
            self.lay_hand(seat, given.get("holds"))
            latest = int(s.clock) + int(self.box.draw_pause) if s.clock < s.length else 0
            draw = check_number(given.get("next_draw", 0), 0, latest, f"mats, seat {seat}, next_draw")
            if draw and s.phase not in WORKING_PHASES:
                raise BadPosition(f"mats, seat {seat}, next_draw: the bag is used in the Action phase only")
            s.next_draw[seat] = draw

    def plates_of(self, seat: int) -> int:
        return int(dishes.plates_on_mat(self.s, self.box, seat))

    def lay_order(self, seat: int, slot: int, entry: object) -> None:
        s, what = self.s, f"mats, seat {seat}, order {slot + 1}"
        given = {"order": entry} if isinstance(entry, str) else check_dict(entry, ("order", "tile", *PART_KEYS), what)
        order = self.move_card(s.orders, self.pieces.orders, given.get("order"), state.TAKEN, what)
        s.order[seat, slot] = order
        for part, key in ((DISH, "dish"), (SIDE, "side")):
            if part == SIDE and not self.box.has_side[order]:
                if key in given:
                    raise BadPosition(f"{what}: this Order has no side-dish")
            elif given.get(key, {}) is not None:
                self.lay_plate(seat, slot, part, given.get(key, {}), f"{what}, {key}")
        if given.get("tile") is None:
            if given.get("ice") is not None:
                raise BadPosition(f"{what}: ice-cream without a tile")
            return
        if self.box.own_scoops[order] or self.box.has_side[order]:
            raise BadPosition(f"{what}: this Order takes no Ice-Cream tile")
        s.tile[seat, slot] = self.move_card(s.tiles, self.pieces.tiles, given["tile"], state.TAKEN, what)
        if given.get("ice") is not None:
            self.lay_ice(seat, slot, given["ice"], f"{what}, ice")

    def lay_plate(self, seat: int, slot: int, part: int, entry: object, what: str) -> None:
        s, box, order = self.s, self.box, int(self.s.order[seat, slot])
        given = check_dict(entry, PLATE_KEYS, what)
        s.plate[seat, slot, part] = 1
        most = int(box.chill[order]) if part == DISH else 0
        s.cooked[seat, slot, part] = check_number(given.get("cooked", 0), 0, int(box.most_cooked), f"{what}, cooked")
        s.chilled[seat, slot, part] = check_number(given.get("chilled", 0), 0, most, f"{what}, chilled")
        self.count(s.ingredients[seat, slot, part], self.pieces.ingredients, given.get("ingredients"), what)
        self.count(s.spices[seat, slot, part], self.pieces.spices, given.get("spices"), what)
        if part == DISH:
            self.count(s.scoops[seat, slot, state.DESSERT], self.pieces.flavours, given.get("scoops"), what)
            if s.scoops[seat, slot, state.DESSERT].any() and not self.was_ready_for_scoops(seat, slot):
                raise BadPosition(f"{what}: this dish is not ready for scoops")
        elif given.get("scoops"):
            raise BadPosition(f"{what}: a side-dish has no scoops")

    def was_ready_for_scoops(self, seat: int, slot: int) -> bool:
        """Whether a dish has been: what is more than right may have come later."""
        s, box, order = self.s, self.box, int(self.s.order[seat, slot])
        enough = (s.ingredients[seat, slot, DISH] >= box.needs[order, DISH]).all()
        spiced = (s.spices[seat, slot, DISH] >= box.needs_spices[order, DISH]).all()
        cooked = s.cooked[seat, slot, DISH] >= box.cook[order, DISH]
        chilled = s.chilled[seat, slot, DISH] == box.chill[order]
        return bool(box.own_scoops[order] and enough and spiced and cooked and chilled)

    def lay_ice(self, seat: int, slot: int, entry: object, what: str) -> None:
        s = self.s
        given = check_dict(entry, ("plate", "scoops"), what)
        s.ice_plate[seat, slot] = SIZES.index(check_word(given.get("plate", "ice"), ("ice", "I"), f"{what}, plate"))
        self.count(s.scoops[seat, slot, TILE], self.pieces.flavours, given.get("scoops"), what)
        if not s.scoops[seat, slot, TILE].any():
            raise BadPosition(f"{what}: the plate is taken with the first scoop; name one")

    def count(self, where: Any, names: Sequence[str], given: object, what: str) -> None:
        for name, number in check_dict({} if given is None else given, names, what).items():
            where[names.index(name)] = check_number(number, 0, 99, f"{what}, {name}")

    # --- Hands

    def lay_hand(self, seat: int, holds: object) -> None:
        if holds is None:
            return
        s, what = self.s, f"mats, seat {seat}, holds"
        given = check_dict(holds, ("cube", "crate", "choice", "count", "tiles", "offer"), what)
        if s.phase not in WORKING_PHASES:
            raise BadPosition(f"{what}: hands are empty outside the Action phase")
        kinds = [key for key in given if key != "count"]
        if len(kinds) != 1:
            raise BadPosition(f"{what} is {given!r}; expected one thing, like {{'cube': 'white'}}")
        lay_one = {
            "cube": self.lay_cube,
            "crate": self.lay_crate,
            "choice": self.lay_choice,
            "tiles": self.lay_tiles,
            "offer": self.lay_offer,
        }[kinds[0]]
        lay_one(seat, given, what)

    def lay_cube(self, seat: int, given: Mapping[str, Any], what: str) -> None:
        self.s.hand[seat] = state.CUBE
        self.s.hand_what[seat] = check_choice(given["cube"], self.pieces.spices, what)
        self.s.hand_count[seat] = 1

    def lay_crate(self, seat: int, given: Mapping[str, Any], what: str) -> None:
        self.s.hand[seat] = state.CRATE
        self.s.hand_what[seat] = check_choice(given["crate"], self.pieces.ingredients, what)
        self.s.hand_count[seat] = check_number(given.get("count"), 1, 99, f"{what}, count")

    def lay_choice(self, seat: int, given: Mapping[str, Any], what: str) -> None:
        words = {word: hand for hand, word in kinds.HAND_CHOICES.items()}
        self.s.hand[seat] = words[check_word(given["choice"], tuple(words), what)]
        self.s.hand_count[seat] = check_number(given.get("count"), 1, 99, f"{what}, count")

    def lay_tiles(self, seat: int, given: Mapping[str, Any], what: str) -> None:
        self.s.hand[seat] = state.HELD_TILES
        tiles = check_list(given["tiles"], HAND_TILES, what)
        for which, word in enumerate(tiles):
            if word is not None:
                self.s.hand_tiles[seat, which] = self.move_card(
                    self.s.tiles, self.pieces.tiles, word, state.IN_HAND, what
                )
        drawing = self.s.phase == state.DRAWING_TILES and self.s.drawer == seat
        if all(word is None for word in tiles) and not drawing:
            raise BadPosition(f"{what}: no tile is left; leave it out")

    def lay_offer(self, seat: int, given: Mapping[str, Any], what: str) -> None:
        s = self.s
        if any(s.hand[:seat] == state.OFFERED):
            raise BadPosition(f"{what}: two seats are offered Orders; there is one specialist")
        s.hand[seat] = state.OFFERED
        orders = check_list(given["offer"], OFFERS, what)
        for at, word in enumerate(orders):
            if word is not None:
                s.offer[at] = self.move_card(s.orders, self.pieces.orders, word, state.IN_HAND, what)
        s.hand_count[seat] = check_number(given.get("count"), 1, OFFERS, f"{what}, count")
        drawing = s.phase == state.OFFERING and s.drawer == seat
        if not drawing and s.hand_count[seat] > work.offers_left(s):
            raise BadPosition(f"{what}: more are to be chosen than are offered")

    # --- Stock and plates

    def lay_stock(self) -> None:
        s, pieces = self.s, self.pieces
        if "storages" in self.position:
            storages = check_dict(self.position["storages"], STORAGE_NAMES, "storages")
            s.stock[:] = 0
            for name, given in storages.items():
                self.count(s.stock[STORAGE_NAMES.index(name)], pieces.ingredients, given, f"storages, {name}")
        if "bag" in self.position:
            s.bag[:] = 0
            self.count(s.bag, pieces.spices, self.position["bag"], "bag")
        self.lay_freezer()
        self.lay_supply()

    def lay_freezer(self) -> None:
        s = self.s
        given = self.position.get("freezer")
        if given is None:
            return
        if not places.with_desserts(s):
            raise BadPosition("freezer: there is none without the expansion")
        entry = check_dict(given, ("scoops", "lid"), "freezer")
        if "scoops" in entry:
            s.freezer[:] = 0
            self.count(s.freezer, self.pieces.flavours, entry["scoops"], "freezer, scoops")
        s.lid_off = check_choice(entry.get("lid", "on"), ("on", "off"), "freezer, lid")
        if s.lid_off and not places.anybody_at_freezer(s, self.box):
            raise BadPosition("freezer, lid: it is off, but no hourglass stands there")

    def lay_supply(self) -> None:
        """What lies nowhere else is in the supply."""
        s, box = self.s, self.box
        new = places.with_desserts(s)
        crates = np.zeros(state.INGREDIENTS, np.int64)
        cubes = np.zeros(state.SPICES, np.int64)
        for seat in range(s.players):
            if s.hand[seat] == state.CRATE:
                crates[s.hand_what[seat]] += s.hand_count[seat]
            elif s.hand[seat] == state.CUBE:
                cubes[s.hand_what[seat]] += 1
        for names, more, total, there, is_new in (
            (
                self.pieces.ingredients,
                s.more_ingredients,
                box.ingredients,
                s.stock.sum(axis=0, dtype=np.int64) + s.ingredients.sum(axis=(0, 1, 2), dtype=np.int64) + crates,
                box.ingredient_is_new,
            ),
            (
                self.pieces.spices,
                s.more_spices,
                box.spices,
                s.bag + s.spices.sum(axis=(0, 1, 2), dtype=np.int64) + cubes,
                box.spice_is_new,
            ),
            (
                self.pieces.flavours,
                s.more_scoops,
                box.scoops,
                s.freezer + s.scoops.sum(axis=(0, 1, 2), dtype=np.int64),
                np.ones(state.FLAVOURS, np.int8),
            ),
        ):
            for i, name in enumerate(names):
                most = int(total[i]) if new or not is_new[i] else 0
                if there[i] > most:
                    raise BadPosition(f"{name}: {there[i]} on the table; there are {most}")
                more[i] = most - there[i]

    def lay_plates(self) -> None:
        s, box = self.s, self.box
        given = check_dict(self.position.get("plates", {}), ("clean", "dirty", "for_sale"), "plates")
        on_mats = self.plates_on_mats()
        if not given:  # those on the mats were clean
            s.clean[:] = np.maximum(s.clean - np.array(on_mats), 0)
        for key, sizes in given.items():
            s[key][:] = 0
            self.count(s[key], SIZES, sizes, f"plates, {key}")
        for i, size in enumerate(SIZES):
            most = int(box.plates[i]) if i != ICE_PLATE or places.with_desserts(s) else 0
            used = on_mats[i] + int(s.clean[i]) + int(s.dirty[i]) + int(s.for_sale[i])
            if used > most:
                raise BadPosition(f"plates: {used} of size {size}; there are {most}")

    def plates_on_mats(self) -> list[int]:
        s, counts = self.s, [0] * len(SIZES)
        for seat, slot in self.slots():
            order = int(s.order[seat, slot])
            counts[self.box.plate_size[order]] += int(s.plate[seat, slot, DISH])
            counts[SIZE_I] += int(s.plate[seat, slot, SIDE])
            if s.ice_plate[seat, slot] != NONE:
                counts[s.ice_plate[seat, slot]] += 1
        return counts

    def slots(self) -> Iterator[tuple[int, int]]:
        for seat in range(self.s.players):
            for slot in range(SLOTS):
                if self.s.order[seat, slot] != NONE:
                    yield seat, slot

    # --- What the phase says about the rest

    def check_phase(self) -> None:
        s, box = self.s, self.box
        phase = PHASES[s.phase]
        asked = s.phase == state.PREPARING or s.clock == s.length
        if any(s.ready) and (not asked or rules.not_ready(s) == 0):
            raise BadPosition(f"ready: nobody, or not everybody, is ready in the phase {phase!r}")
        if (s.to_leave_unpaid > 0) != (s.phase == state.PAYING) or s.to_leave_unpaid >= max(rounds.paid_workers(s), 1):
            raise BadPosition(f"to_leave_unpaid is {s.to_leave_unpaid}; that does not fit the phase {phase!r}")
        if s.event != NONE and s.phase in (*range(state.EVENT_DRAWN + 1), state.FINISHED):
            raise BadPosition(f"event: there is none in the phase {phase!r}")
        self.check_drawing(phase)
        self.check_hands(phase)
        if rules.to_act(s, box) == -1:
            out = np.zeros(moves.MOST_CHOICES, np.int32)
            if not rules.chance(s, box, out, out.copy()):
                raise BadPosition(f"phase {phase!r}: there is nothing to draw")
        if s.phase == state.BONUS_DRAWN and (s.bonuses == state.THRESHOLDS or s.peak < box.thresholds[s.bonuses]):
            raise BadPosition("phase 'bonus': no bonus is due")
        if s.phase == state.EVENT_DRAWN and not s.with_events:
            raise BadPosition("phase 'event': this game has no events")

    def check_drawing(self, phase: str) -> None:
        s = self.s
        counted = s.phase == state.OPENING or s.phase in DRAWING_PHASES or s.phase < state.OPENING
        if s.phase < state.OPENING and s.drawing == 0:
            s.drawing = self.box.opening_orders
        elif counted != (s.drawing > 0):
            raise BadPosition(f"drawing: {'needed' if counted else 'nothing is drawn'} in the phase {phase!r}")
        if (s.drawer != NONE) != (s.phase in DRAWING_PHASES):
            raise BadPosition(f"drawing, seat: {s.drawer} in the phase {phase!r}")
        free = work.free_order_spaces(s, self.box)
        if s.phase in (state.BRINGING, state.OPENING) and s.drawing > free:
            raise BadPosition(f"drawing: {s.drawing} Orders for {free} free order spaces")
        if s.phase == state.DRAWING_CUBE and s.drawing != 1:
            raise BadPosition("drawing: one cube at a time")

    def check_hands(self, phase: str) -> None:
        s = self.s
        drawing = {state.OFFERING: state.OFFERED, state.DRAWING_TILES: state.HELD_TILES}.get(int(s.phase))
        if drawing is not None and s.hand[s.drawer] != drawing:
            raise BadPosition(f"mats: seat {s.drawer} draws in the phase {phase!r}, so it must hold what it draws")
        if s.phase == state.DRAWING_CUBE and s.hand[s.drawer] != NOTHING:
            raise BadPosition(f"mats: seat {s.drawer} reaches into the bag, so its hands are empty")
        if s.phase == state.DRAWING_TILES and s.drawing != sum(s.hand_tiles[s.drawer] == NONE):
            raise BadPosition("drawing: as many tiles as are missing in the hand")
        tiles = work.tiles_in_hands(s) + (int(s.drawing) if s.phase == state.DRAWING_TILES else 0)
        if tiles > work.tile_places(s, self.box):
            raise BadPosition("mats: more tiles are held than Orders on the rail take one")

    def check_told(self) -> None:
        """What follows from the rest may be said, but not differently."""
        given = [key for key in TOLD.group.entries if key in self.position]
        told = self.told() if given else {}
        for key in given:
            if self.position[key] != told[key]:
                raise BadPosition(f"{key} is {self.position[key]!r}; it follows from the rest: {told[key]!r}")

    def told(self) -> Position:
        facts = new_tables(Facts)
        derive(self.s, self.box, SPECTATOR, record_of(facts))
        return TOLD.reader(words_of(self.components))(self.s.tobytes() + facts.tobytes())


# --- Checking values


def check_dict(value: object, known: Sequence[str], what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{what} is {value!r}; expected a dictionary")
    check_keys(value, known, what)
    return value


def check_word(value: object, known: Sequence[str], what: str) -> str:
    if value not in known:
        raise BadPosition(f"{what} is {value!r}; expected {listed(known, 'or')}")
    return str(value)


def check_choice(value: object, known: Sequence[str], what: str) -> int:
    return list(known).index(check_word(value, known, what))
