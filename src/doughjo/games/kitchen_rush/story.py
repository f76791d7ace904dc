"""What happened: every move, outcome of luck and stretch of time as events, and the events as sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.codes import Event, Facts
from doughjo.core.contract import CHANCE, TIME, Components, Record
from doughjo.core.errors import counted, listed
from doughjo.games.kitchen_rush import dishes, places, rounds, rules, state, work
from doughjo.games.kitchen_rush.components import SIZES, pieces_of
from doughjo.games.kitchen_rush.position import NEUTRALS, STORAGE_NAMES, card_id, glass_name, plate_name, some
from doughjo.games.kitchen_rush.state import NONE, PARTS, PLATES, SLOTS, SPACES
from doughjo.games.kitchen_rush.text import (
    NEUTRAL_WORDS,
    action_text,
    flavour_words,
    lot_name,
    scoop_amounts,
    scooped_plate,
    space_words,
)


def story(before: Record, components: Components, seat: int, action: int) -> list[Event]:
    """The events that an action, an outcome of luck or some time sets off."""
    s = before.copy()
    if seat == TIME:
        return time_events(s, components, action)
    if seat == CHANCE:
        return luck_events(s, components, action)
    return decision_events(s, components, seat, action)


# --- Time


def time_events(s: Record, components: Components, milliseconds: int) -> list[Event]:
    """Sand that runs out, and the end of the round."""
    until = int(s.clock) + milliseconds
    events = sorted(sand_events(s, components, until), key=lambda event: event.facts["time"])
    s.clock = until
    if until < s.length:
        return events
    if rounds.anything_under_way(s):
        return [*events, Event("time-up", {"round": int(s.round_number)})]
    return events + clean_up_events(s, components)


def sand_events(s: Record, components: Components, until: int) -> list[Event]:
    return [
        Event(
            "sand",
            {
                "hourglass": glass_name(glass),
                "seat": int(s.user[glass]),
                "space": pieces_of(components).spaces[s.standing[glass]],
                "time": int(s.until[glass]),
            },
        )
        for glass in range(state.HOURGLASSES)
        if s.standing[glass] != NONE and s.clock < s.until[glass] <= until
    ]


def clean_up_events(s: Record, components: Components) -> list[Event]:
    """Cleanup, step by step as `rounds.clean_up` does it."""
    box = components.box
    events = [Event("round-over", {"round": int(s.round_number)})]
    events += [Event("dropped", {"seat": seat}) for seat in range(s.players) if s.hand[seat] != state.NOTHING]
    if not s.options[state.CLOSE_LID]:
        events += melted_events(s, components)
    rounds.stop_work(s)
    for seat, slot in slots(s):
        if dishes.complete(s, box, seat, slot):
            events.append(served_event(s, components, seat, slot))
    s.unfinished = 0
    for seat, slot in slots(s):
        events.append(unfinished_event(s, components, seat, slot))
    return events + wage_events(s, components)


def slots(s: Record) -> list[tuple[int, int]]:
    return [(seat, slot) for seat in range(s.players) for slot in range(SLOTS) if s.order[seat, slot] != NONE]


def melted_events(s: Record, components: Components) -> list[Event]:
    """The Freezer melts when the lid is off."""
    if not s.lid_off:
        return []
    return [Event("melted", {"scoops": some(pieces_of(components).flavours, s.freezer)})]


def served_event(s: Record, components: Components, seat: int, slot: int) -> Event:
    facts = order_facts(s, components, seat, slot)
    coins, prestige = int(s.coins), int(s.prestige)
    dishes.serve(s, components.box, seat, slot)
    return Event("served", {**facts, "coins": int(s.coins) - coins, "prestige": int(s.prestige) - prestige})


def unfinished_event(s: Record, components: Components, seat: int, slot: int) -> Event:
    box, parts = components.box, range(dishes.parts_of(components.box, int(s.order[seat, slot])))
    facts = order_facts(s, components, seat, slot)
    prestige = int(s.prestige)
    melted = dishes.scoops_on(s, seat, slot, state.TILE) + dishes.scoops_on(s, seat, slot, state.DESSERT)
    own = dishes.scoops_on(s, seat, slot, state.DESSERT) > 0
    thrown = [
        plate_name(slot * PARTS + part)
        for part in parts
        if dishes.mistaken(s, box, seat, slot, part) or (own and part == state.DISH)
    ]
    rounds.check_unfinished(s, box, seat, slot)
    missing = [plate_name(slot * PARTS + part) for part in parts if not s.plate[seat, slot, part]]
    change = {"prestige": int(s.prestige) - prestige, "melted": melted, "thrown": thrown, "without_plate": missing}
    return Event("unfinished", {**facts, **change})


def order_facts(s: Record, components: Components, seat: int, slot: int) -> Facts:
    pieces = pieces_of(components)
    return {
        "seat": seat,
        "slot": slot + 1,
        "order": card_id(pieces.orders, int(s.order[seat, slot])),
        "tile": card_id(pieces.tiles, int(s.tile[seat, slot])),
    }


def wage_events(s: Record, components: Components) -> list[Event]:
    box = components.box
    specialist = min(int(rounds.specialist_wage(s, box)), int(s.coins))
    workers, was = int(rounds.paid_workers(s)), s.copy()
    each, coins = int(rounds.wage_of_one(s, box)), int(s.coins)
    rounds.pay_wages(s, box)
    paid = int(rounds.paid_workers(s)) - int(s.to_leave_unpaid)
    facts = {"specialist": specialist, "workers": paid, "each": each, "unpaid": workers - paid, "before": coins}
    return [Event("wages", facts), *unpaid_events(was, s), *round_end_events(was, s, components)]


def unpaid_events(was: Record, now: Record) -> list[Event]:
    return [
        Event("unpaid", {"hourglass": glass_name(glass)})
        for glass in range(state.HOURGLASSES)
        if was.status[glass] == state.WORKING and now.status[glass] == state.UNPAID
    ]


def round_end_events(was: Record, now: Record, components: Components) -> list[Event]:
    """The Event that is over, and the game."""
    events = []
    if was.event != NONE and now.event == NONE:
        events.append(Event("event-over", {"event": card_id(pieces_of(components).events, int(was.event))}))
    if now.phase == state.FINISHED:
        events.append(Event("game-over", {"won": bool(rounds.won(now, components.box))}))
    return events


# --- Luck


def luck_events(s: Record, components: Components, outcome: int) -> list[Event]:
    pieces, was = pieces_of(components), s.copy()
    rules.resolve(s, components.box, outcome, None)
    drawer = None if was.drawer == NONE else int(was.drawer)
    if outcome < state.DRAW_TILE:
        order = card_id(pieces.orders, outcome)
        if was.phase == state.OFFERING:
            return [Event("offered", {"seat": drawer, "order": order})]
        return [Event("order", {"order": order, "space": 1 + [*s.rail].index(outcome), "seat": drawer})]
    if outcome < state.DRAW_SPICE:
        return [Event("tile", {"seat": drawer, "tile": card_id(pieces.tiles, outcome - state.DRAW_TILE)})]
    if outcome < state.DRAW_EVENT:
        return [Event("cube", {"seat": drawer, "spice": pieces.spices[outcome - state.DRAW_SPICE], "quiet": True})]
    if outcome < state.DRAW_OBJECTIVE:
        return [Event("event", {"event": card_id(pieces.events, outcome - state.DRAW_EVENT)})]
    if outcome < state.DRAW_UPGRADE:
        return [Event("objective", {"objective": card_id(pieces.objectives, outcome - state.DRAW_OBJECTIVE)})]
    if outcome < state.DRAW_ABILITY:
        return [Event("upgrade", {"upgrade": card_id(pieces.upgrades, outcome - state.DRAW_UPGRADE)})]
    if outcome < state.DRAW_BONUS:
        return [Event("ability", {"ability": card_id(pieces.abilities, outcome - state.DRAW_ABILITY)})]
    bonus = Event("bonus", {"bonus": card_id(pieces.bonuses, outcome - state.DRAW_BONUS)})
    return [bonus, *round_end_events(was, s, components)]


# --- Decisions


def decision_events(s: Record, components: Components, seat: int, action: int) -> list[Event]:
    if action == state.WAIT:
        return [Event("waited", {"seat": seat})]
    was = s.copy()
    rules.apply(s, components.box, seat, action, None)
    if action == state.READY:
        return [Event("ready", {"seat": seat}), *ready_events(was, s, components)]
    if action >= state.LEAVE_UNPAID:
        return [*unpaid_events(was, s), *round_end_events(was, s, components)]
    if action < state.IMPROVE:
        return hourglass_events(was, s, components, seat, action)
    if action < state.ADD:
        return [guest_event(was, s, components, seat, action)]
    if action < state.BUY:
        return [food_event(was, s, components, seat, action)]
    return [money_event(was, s, components, seat, action)]


def ready_events(was: Record, now: Record, components: Components) -> list[Event]:
    """What begins when everybody is ready: the round, or after its end Cleanup."""
    if was.phase == state.CLOSING:
        return clean_up_events(was, components) if now.phase != state.CLOSING else []
    return [Event("round-begins", {"round": int(now.round_number)})] if now.phase == state.RUSH else []


def hourglass_events(was: Record, now: Record, components: Components, seat: int, action: int) -> list[Event]:
    """Placed or lifted; the Freezer may melt."""
    spaces = pieces_of(components).spaces
    placed = action < state.LIFT
    grip = (action - state.PLACE) // SPACES if placed else action - state.LIFT
    glass = places.hourglass(seat, grip)
    left = None if was.standing[glass] == NONE else spaces[was.standing[glass]]
    facts: Facts = {"seat": seat, "hourglass": glass_name(glass), "from": left}
    if placed:
        facts |= {"space": spaces[now.standing[glass]], "until": int(now.until[glass])}
    melted = melted_events(was, components) if was.lid_off and not now.lid_off else []
    return [Event("placed" if placed else "lifted", facts), *melted]


def guest_event(was: Record, now: Record, components: Components, seat: int, action: int) -> Event:
    pieces = pieces_of(components)
    coins = int(now.coins) - int(was.coins)
    if action == state.IMPROVE:
        used = next(i for i in range(state.ABILITIES) if was.abilities[i] != now.abilities[i])
        return Event("called", {"seat": seat, "ability": pieces.abilities[used].id})
    if action == state.BRING:
        return Event("brought", {"seat": seat, "coins": coins})
    if action < state.ADD_ICE_CREAM:
        spaces = [i for i in range(state.ORDER_SPACES) if was.rail[i] != now.rail[i]]
        orders = [card_id(pieces.orders, int(was.rail[i])) for i in spaces]
        return Event("replaced", {"seat": seat, "spaces": [i + 1 for i in spaces], "orders": orders})
    if action == state.ADD_ICE_CREAM:
        return Event("ice-cream", {"seat": seat, "coins": coins})
    if action < state.CHOOSE:
        which, space = divmod(action - state.PUT_TILE, state.ORDER_SPACES)
        tile = card_id(pieces.tiles, int(was.hand_tiles[seat, which]))
        return Event("put-tile", {"seat": seat, "tile": tile, "space": space + 1})
    if action < state.TAKE:
        order = int(was.offer[action - state.CHOOSE])
        space = 1 + [*now.rail].index(order)
        return Event("chose", {"seat": seat, "order": card_id(pieces.orders, order), "space": space})
    if action < state.FETCH:
        slot = next(slot for slot in range(SLOTS) if was.order[seat, slot] != now.order[seat, slot])
        return Event("took", {**order_facts(now, components, seat, slot), "space": action - state.TAKE + 1})
    if action < state.DELIVER:
        return Event("fetched", order_facts(now, components, seat, action - state.FETCH))
    gained = {
        "tip": int(dishes.tip(was, components.box)),
        "coins": coins - int(dishes.tip(was, components.box)),
        "prestige": int(now.prestige) - int(was.prestige),
    }
    return Event("delivered", {**order_facts(was, components, seat, action - state.DELIVER), **gained})


def food_event(was: Record, now: Record, components: Components, seat: int, action: int) -> Event:
    pieces = pieces_of(components)
    if action < state.DRAW:
        what, plate = divmod(action - state.ADD, PLATES)
        storage, ingredient = divmod(what, state.INGREDIENTS)
        name = pieces.ingredients[ingredient]
        facts = {"ingredient": name, "storage": STORAGE_NAMES[storage], "plate": plate_name(plate)}
        return Event("added", {"seat": seat, **facts})
    if action == state.DRAW:
        again = {} if first_draw(was, components, seat) else {"quiet": True}
        return Event("reached-in", {"seat": seat, **again})
    if action < state.PUT_BACK:
        spice = pieces.spices[was.hand_what[seat]]
        return Event("kept", {"seat": seat, "spice": spice, "plate": plate_name(action - state.KEEP)})
    if action == state.PUT_BACK:
        words = pieces.spices if was.hand[seat] == state.CUBE else pieces.ingredients
        held = words[was.hand_what[seat]] if was.hand_what[seat] != NONE else None
        quiet = {"quiet": True} if was.hand[seat] == state.CUBE else {}
        return Event("put-back", {"seat": seat, "what": held, **quiet})
    if action < state.COOK:
        number, plate = divmod(action - state.SPICE, PLATES)
        return Event("spiced", {"seat": seat, "spice": pieces.spices[number], "plate": plate_name(plate)})
    plate = (action - state.COOK) % PLATES
    if action < state.CHILL:
        row = int(now.cooked[seat, plate // PARTS, plate % PARTS])
        return Event("cooked", {"seat": seat, "plate": plate_name(plate), "row": row})
    column = int(now.chilled[seat, plate // PARTS, plate % PARTS])
    return Event("chilled", {"seat": seat, "plate": plate_name(plate), "column": column})


def first_draw(s: Record, components: Components, seat: int) -> bool:
    """Whether a rummage begins: nothing was drawn since the hourglass came."""
    box = components.box
    glass = int(work.worker(s, box, seat, state.SPICE_RACK))
    placed = int(s.until[glass]) - int(places.sand_of(s, box, glass, state.SPICE_RACK))
    return int(s.next_draw[seat]) - int(box.draw_pause) < placed or s.next_draw[seat] == 0


def money_event(was: Record, now: Record, components: Components, seat: int, action: int) -> Event:
    pieces = pieces_of(components)
    price = int(was.coins) - int(now.coins)
    if action < state.UNLOAD:
        lot = lot_name(pieces, action - state.BUY)
        return Event("bought", {"seat": seat, "lot": lot, "count": int(now.hand_count[seat]), "price": price})
    if action < state.PICK_SPICE:
        storage = (action - state.UNLOAD) % state.STORAGES
        count = int(now.stock[storage].sum() - was.stock[storage].sum())
        name = pieces.ingredients[was.hand_what[seat]]
        return Event("unloaded", {"seat": seat, "ingredient": name, "storage": STORAGE_NAMES[storage], "count": count})
    if action < state.PICK_SCOOP:
        return Event("picked", {"seat": seat, "what": pieces.spices[action - state.PICK_SPICE]})
    if action < state.WASH:
        return Event("picked", {"seat": seat, "what": pieces.flavours[action - state.PICK_SCOOP]})
    if action < state.UPGRADE:
        return Event("washed", {"seat": seat, "size": SIZES[action - state.WASH]})
    if action < state.LID_OFF:
        return Event("paid", {"seat": seat, "what": action_text(components, action), "price": price})
    if action < state.SCOOP:
        return Event("lid", {"seat": seat, "off": action == state.LID_OFF})
    flavour, where = divmod(action - state.SCOOP, PLATES)
    return Event("scooped", {"seat": seat, "flavour": pieces.flavours[flavour], "plate": scooped_plate(where)})


# --- Sentences

SENTENCES = {
    "objective": "The Objective: {objective}.",
    "upgrade": "For sale at the Office: {upgrade}.",
    "ability": "The Specialist can do {ability}.",
    "event": "Event! {event}: {event_text}",
    "order": "A new Order on space {space}: {order}.",
    "ready": "{seat} is ready.",
    "round-begins": "Round {round} begins: the clock runs.",
    "placed": "{seat} puts {hourglass} at {space}.",
    "lifted": "{seat} takes {hourglass} from {from}.",
    "called": "{seat} calls the ability: {ability}.",
    "brought": "{seat} brings new Orders, for {coins}.",
    "replaced": "{seat} replaces {orders}.",
    "ice-cream": "{seat} adds Ice-Cream Orders, for {coins}.",
    "tile": "{seat} draws the tile {tile}.",
    "put-tile": "{seat} puts {tile} on the Order of space {space}.",
    "offered": "{order} is laid out.",
    "chose": "{seat} chooses {order}, on space {space}.",
    "took": "{seat} takes {order}{with_tile} as Order {slot}.",
    "fetched": "{seat} fetches clean plates for {order}.",
    "delivered": "{seat} delivers {order}{with_tile}: {coins}, {prestige} prestige, tip {tip}.",
    "added": "{seat} adds {ingredient} from Storage {storage} to {plate}.",
    "reached-in": "{seat} rummages in the bag.",
    "cube": "{seat} draws a {spice} cube.",
    "kept": "{seat} keeps {spice} on {plate}.",
    "spiced": "{seat} puts {spice} on {plate}.",
    "cooked": "{seat} cooks {plate}: row {row}.",
    "chilled": "{seat} chills {plate}: column {column}.",
    "bought": "{seat} buys {count} {lot} for {coins}.",
    "unloaded": "{seat} unloads {count} {ingredient} into Storage {storage}.",
    "picked": "{seat} picks {what}.",
    "washed": "{seat} washes a plate of size {size}.",
    "scooped": "{seat} puts {flavour} on {plate}.",
    "waited": "{seat} waits.",
    "sand": "The sand of {hourglass} at {space} has run out.",
    "time-up": "The clock has run out: what is under way may be finished.",
    "round-over": "Time is up: round {round} is over.",
    "dropped": "{seat} puts back what was in hand.",
    "served": "{seat}: {order}{with_tile} is complete: {coins}, {prestige} prestige.",
    "unpaid": "{hourglass} goes unpaid, and home.",
    "bonus": "Prestige Bonus! {bonus}: {bonus_text}",
    "event-over": "{event} is over.",
}


def sentence(facts: Facts, components: Components, names: Sequence[str]) -> str:
    """An event in a sentence."""
    text = sentence_of(facts, spoken(facts, components, names))
    return text[:1].upper() + text[1:]


def sentence_of(facts: Facts, words: dict[str, Any]) -> str:
    kind = facts["kind"]
    if kind == "game-over":
        return "The Objective is met: the team wins!" if facts["won"] else "The Objective is not met: the team loses."
    if kind == "put-back":
        return f"{words['seat']} puts {words['what'] or 'the rest'} back."
    if kind == "paid":
        return f"{words['seat']} pays {counted(facts['price'], 'coin')} to {words['what']}."
    if kind == "lid":
        return f"{words['seat']} {'takes the lid off' if facts['off'] else 'puts the lid back on'} the Freezer."
    if kind == "melted":
        return f"The lid was left off: {melted_words(facts['scoops'], words['scoops'])} in the Freezer."
    if kind == "unfinished":
        return unfinished_sentence(facts, words)
    if kind == "wages":
        return wages_sentence(facts)
    return SENTENCES[kind].format(**words)


def spoken(facts: Facts, components: Components, names: Sequence[str]) -> dict[str, Any]:
    """The facts with names for seats, cards and hourglasses."""
    pieces = pieces_of(components)
    words: dict[str, Any] = dict(facts)
    if facts.get("seat") is not None:
        words["seat"] = names[facts["seat"]]
    for key, cards in (
        ("order", pieces.orders),
        ("tile", pieces.tiles),
        ("event", pieces.events),
        ("objective", pieces.objectives),
        ("upgrade", pieces.upgrades),
        ("ability", pieces.abilities),
        ("bonus", pieces.bonuses),
    ):
        if facts.get(key) is not None:
            card = next(card for card in cards if card.id == facts[key])
            words |= {key: card.name, f"{key}_text": card.text}
    words["with_tile"] = f" with {words['tile']}" if facts.get("tile") else ""
    if "orders" in facts:
        words["orders"] = listed(card.name for card in pieces.orders if card.id in facts["orders"])
    if "hourglass" in facts:
        acting = facts["seat"] if facts["kind"] in ("placed", "lifted") else None
        words["hourglass"] = spoken_glass(facts["hourglass"], names, acting)
    for key in ("space", "from"):
        if isinstance(facts.get(key), str):
            words[key] = space_words(facts[key])
    if "storage" in facts:
        words["storage"] = facts["storage"].upper()
    for key in ("flavour", "what"):
        if facts.get(key) in pieces.flavours:
            words[key] = flavour_words(pieces, facts[key])
    if "scoops" in facts:
        words["scoops"] = listed(scoop_amounts(pieces, facts["scoops"]).split(", "))
    if facts["kind"] == "paid":
        words["what"] = office_words(facts["what"], components, names)
    for key in ("coins", "price"):
        if key in facts:
            words["coins"] = counted(facts[key], "coin")
    return words


def spoken_glass(name: str, names: Sequence[str], acting: int | None) -> str:
    """'hourglass 1 of Ann', without 'of Ann' where Ann moves it; 'the Helper'."""
    if name in NEUTRALS:
        return NEUTRAL_WORDS[NEUTRALS.index(name)]
    seat, number = name.split("-")
    return f"hourglass {number}" if int(seat) == acting else f"hourglass {number} of {names[int(seat)]}"


def melted_words(scoops: Mapping[str, int], words: str) -> str:
    """'1 chocolate melts', '2 chocolate melt', 'nothing melts'."""
    return f"{words or 'nothing'} melt{'s' if sum(scoops.values()) < 2 else ''}"


def office_words(move: str, components: Components, names: Sequence[str]) -> str:
    """What is paid for at the Office: 're-hire hourglass 2 of Bo' of 're-hire 1-2'."""
    verb, _, what = move.partition(" ")
    if verb == "re-hire":
        return f"re-hire {spoken_glass(what, names, None)}"
    if verb == "hire":
        return f"hire {NEUTRAL_WORDS[1]}"
    if verb in ("open", "repair"):
        return f"{verb} {space_words(what)}"
    kind, _, which = what.partition(" ")
    if kind == "plate":
        return f"buy a plate of size {which}"
    return f"buy the Upgrade {next(card.name for card in pieces_of(components).upgrades if card.id == which)}"


def unfinished_sentence(facts: Facts, words: dict[str, Any]) -> str:
    text = f"{words['seat']}: {words['order']}{words['with_tile']} is not complete: {facts['prestige']} prestige."
    if facts["melted"]:
        text += f" {counted(facts['melted'], 'scoop')} melted."
    if facts["thrown"]:
        text += f" Thrown away: {listed(facts['thrown'])}."
    if facts["without_plate"]:
        text += f" Without a plate: {listed(facts['without_plate'])}."
    return text


def wages_sentence(facts: Facts) -> str:
    text = f"Wages: {counted(facts['workers'], 'hourglass', 'es')} at {counted(facts['each'], 'coin')}"
    if facts["specialist"]:
        text += f", and {counted(facts['specialist'], 'coin')} for the Specialist"
    return text + (f"; {facts['unpaid']} cannot be paid." if facts["unpaid"] else ".")
