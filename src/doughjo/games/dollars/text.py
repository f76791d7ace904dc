"""The words of Dollars to Donuts: moves, questions, refusals, story, score sheet, the table as text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from doughjo.core.codes import Event, Facts
from doughjo.core.contract import CHANCE, Components, Line, Record, Refusal, seats_in
from doughjo.core.errors import counted, listed
from doughjo.games.dollars import rules
from doughjo.games.dollars.components import LEVELS, Customer, Rank, Shelf
from doughjo.games.dollars.places import AXES, CELL_NAMES, COLUMNS, DIRECTIONS, on_mat, place_of
from doughjo.games.dollars.position import shelf_of, tile_id
from doughjo.games.dollars.rules import (
    BUY,
    BUY_ASIDE,
    LAY,
    NO_DOLLAR,
    NO_PURCHASE,
    NONE,
    PAY,
    PLACEMENTS,
    SERVE,
    SERVE_NOBODY,
    SOLD,
    START,
)

# --- Moves


def action_text(components: Components, action: int) -> str | None:
    """The move as it is written; None for what this box does not have."""
    shelf = shelf_of(components)
    if action in PLAIN_MOVES:
        return PLAIN_MOVES[action]
    if action < BUY_ASIDE:
        return buy_text(shelf, *divmod(action - BUY, PLACEMENTS))
    if action < PAY:
        slot = action - BUY_ASIDE
        return f"buy ${shelf.prices[slot]} aside" if slot < len(shelf.prices) else None
    if action < NO_DOLLAR:
        back = action - PAY
        return f"pay {shelf.dollars[back].id}" if back < len(shelf.dollars) else None
    if action < SERVE_NOBODY:
        return lay_text(shelf, *dollar_of(action))
    if action < START:
        customer, level = divmod(action - SERVE, rules.LEVELS)
        return f"serve {shelf.customers[customer].id} {LEVELS[level]}" if customer < len(shelf.customers) else None
    return start_text(shelf, *starter_of(action))


PLAIN_MOVES = {NO_PURCHASE: "no purchase", NO_DOLLAR: "no dollar tile", SERVE_NOBODY: "serve nobody"}


def dollar_of(action: int) -> tuple[int, int, int]:
    """The back, the cell and the side of a `lay`."""
    rest, side = divmod(action - LAY, 4)
    return *divmod(rest, rules.CELLS), side


def starter_of(action: int) -> tuple[int, int, int]:
    """The flavour, the cell and the axis of a `start`."""
    rest, axis = divmod(action - START, 2)
    return *divmod(rest, rules.CELLS), axis


def buy_text(shelf: Shelf, slot: int, placement: int) -> str | None:
    place = place_of(shelf, placement)
    return f"buy ${shelf.prices[slot]} {place}" if place and slot < len(shelf.prices) else None


def lay_text(shelf: Shelf, back: int, cell: int, side: int) -> str | None:
    if back >= len(shelf.dollars) or not on_mat(shelf, cell):
        return None
    where = f"lay {shelf.dollars[back].id} at {CELL_NAMES[cell]}"
    if shelf.dollars[back].back == "half":
        return f"{where} {DIRECTIONS[side]}"
    return where if side == rules.NORTH else None  # holes look the same from all sides


def start_text(shelf: Shelf, flavour: int, cell: int, axis: int) -> str | None:
    if flavour >= len(shelf.flavours) or not shelf.flavours[flavour].starters or not on_mat(shelf, cell):
        return None
    return f"start {shelf.flavours[flavour].id} at {CELL_NAMES[cell]} {AXES[axis]}"


def outcome_text(components: Components, outcome: int) -> str | None:
    """What luck does, as it is written."""
    shelf = shelf_of(components)
    if outcome >= rules.LOT:
        return f"lot seat {outcome - rules.LOT}"
    for first, kind, pieces in (
        (rules.DOLLAR, "dollar", shelf.dollars),
        (rules.CUSTOMER, "customer", shelf.customers),
        (rules.TILE, "tile", shelf.tiles),
    ):
        if outcome >= first:
            return f"draw {kind} {pieces[outcome - first].id}" if outcome - first < len(pieces) else None
    return None


# --- Questions and refusals


def question(hidden: Record, components: Components, seat: int) -> str:
    """What the table asks."""
    if hidden.phase == rules.STARTING:
        whom = " for everybody" if hidden.shared_starters else ""
        return f"Place a starter{whom}: no two in one row or column."
    if hidden.phase == rules.BUYING:
        dollars = counted(rules.dollars_of(hidden, seat), "dollar")
        return f"You have {dollars}: buy a tile for your mat, or nothing."
    if hidden.phase == rules.PAYING:
        return f"Choose a Dollar Tile to pay with; {counted(int(hidden.owing), 'dollar')} to go."
    if hidden.phase == rules.LAYING:
        return "You may lay one of your Dollar Tiles on an empty cell."
    return "You may serve one customer with your tokens."


def refusal(hidden: Record, components: Components, seat: int, action: int) -> Refusal | None:
    """Why this seat cannot do that now; `action` is NONE for an unknown text."""
    shelf = shelf_of(components)
    if seat not in seats_in(rules.to_act(hidden, shelf.box)):
        return None
    if action == NONE:
        return None
    wanted = next((phase for phase, (first, end) in VERBS.items() if first <= action < end), None)
    if wanted != hidden.phase:
        return Refusal(f"that is not what is asked. {question(hidden, components, seat)}", ASKED[int(hidden.phase)])
    if action < PAY:
        return refused_buy(hidden, shelf, seat, action)
    if action < NO_DOLLAR:
        return Refusal(f"you have no {lowered(shelf.dollars[action - PAY].name)}", "DD-20")
    if action < SERVE_NOBODY:
        return refused_dollar(hidden, shelf, seat, *dollar_of(action))
    if action < START:
        return refused_service(hidden, shelf, seat, *divmod(action - SERVE, rules.LEVELS))
    return refused_starter(hidden, shelf, seat, *starter_of(action))


VERBS = {
    rules.BUYING: (NO_PURCHASE, PAY),
    rules.PAYING: (PAY, NO_DOLLAR),
    rules.LAYING: (NO_DOLLAR, SERVE_NOBODY),
    rules.SERVING: (SERVE_NOBODY, START),
    rules.STARTING: (START, rules.ACTIONS),
}
ASKED = {
    rules.STARTING: "DD-03",
    rules.BUYING: "DD-20",
    rules.PAYING: "DD-20",
    rules.LAYING: "DD-25",
    rules.SERVING: "DD-26",
}


def refused_buy(hidden: Record, shelf: Shelf, seat: int, action: int) -> Refusal:
    slot = action - BUY_ASIDE if action >= BUY_ASIDE else (action - BUY) // PLACEMENTS
    dollars = rules.dollars_of(hidden, seat)
    if shelf.prices[slot] > dollars:
        return Refusal(f"the tile costs ${shelf.prices[slot]} and you have ${dollars}", "DD-20")
    if action >= BUY_ASIDE:
        return Refusal("a tile may be laid aside only if it fits nowhere", "DD-22")
    placement = (action - BUY) % PLACEMENTS
    cells = [rules.cell_of(shelf.box, placement, k) for k in range(rules.LENGTH)]
    covered = [CELL_NAMES[cell] for cell in cells if cell != NONE and hidden.cells[seat, cell]]
    if covered:
        return Refusal(f"{listed(covered)} {'is' if len(covered) == 1 else 'are'} covered already", "DD-21")
    return Refusal("this tile looks the same after half a turn; name it facing east or south", "DD-21")


def refused_dollar(hidden: Record, shelf: Shelf, seat: int, back: int, cell: int, side: int) -> Refusal:
    if not hidden.purses[seat, back]:
        return Refusal(f"you have no {lowered(shelf.dollars[back].name)}", "DD-25")
    return Refusal(f"{CELL_NAMES[cell]} is covered already", "DD-25")


def refused_service(hidden: Record, shelf: Shelf, seat: int, customer: int, level: int) -> Refusal:
    card = shelf.customers[customer]
    if hidden.customers[customer] != rules.SHOWN:
        return Refusal(f"{card.name} is not waiting", "DD-26")
    missing = [
        f"{wanted - have} {flavour.id}"
        for flavour, wanted, have in zip(
            shelf.flavours, shelf.box.wants[customer, level].tolist(), hidden.tokens[seat].tolist(), strict=False
        )
        if wanted > have
    ]
    return Refusal(f"to make {card.name} {LEVELS[level]} you lack {listed(missing)}", "DD-26")


def refused_starter(hidden: Record, shelf: Shelf, seat: int, flavour: int, cell: int, axis: int) -> Refusal:
    if not hidden.starters[seat, flavour]:
        return Refusal(f"your {shelf.flavours[flavour].id} starter is placed already", "DD-03")
    return Refusal(f"a starter lies in the same row or column as {CELL_NAMES[cell]}", "DD-03")


# --- The story of a move


def story(before: Record, components: Components, seat: int, action: int) -> list[Event]:
    """The events that an action, or an outcome of luck, sets off."""
    shelf = shelf_of(components)
    after = before.copy()
    if seat == CHANCE:
        rules.resolve(after, shelf.box, action, None)
        events = [luck_event(before, shelf, action), *short_of(before, after, int(before.draws) - 1)]
    else:
        rules.apply(after, shelf.box, seat, action, None)
        events = [*decision_events(before, after, shelf, seat, action)]
    return [*events, *aftermath(before, after, shelf)]


def luck_event(before: Record, shelf: Shelf, outcome: int) -> Event:
    if outcome >= rules.LOT:
        return Event("starts", {"seat": outcome - rules.LOT})
    if outcome >= rules.DOLLAR:
        return Event("drew", {"seat": int(before.turn), "dollar": shelf.dollars[outcome - rules.DOLLAR].id})
    if outcome >= rules.CUSTOMER:
        customer = shelf.customers[outcome - rules.CUSTOMER].id
        return Event("customer-came", {"customer": customer, "place": int(before.line_size) + 1})
    slot = rules.gap_of(before, shelf.box)
    facts = {"slot": slot + 1, "price": shelf.prices[slot], "tile": shelf.tiles[outcome - rules.TILE].id}
    return Event("tile-dealt", facts)


def short_of(before: Record, after: Record, draws: int) -> Iterator[Event]:
    """Told when the bag ran empty before all dollars were drawn."""
    if draws > 0 and after.draws == 0:
        yield Event("bag-empty", {"seat": int(before.turn), "missing": draws})


def decision_events(before: Record, after: Record, shelf: Shelf, seat: int, action: int) -> Iterator[Event]:
    if action in PLAIN_EVENTS:
        yield Event(PLAIN_EVENTS[action], {"seat": seat})
    elif action < NO_DOLLAR:
        yield from purchase_events(before, after, shelf, seat, action)
    elif action < SERVE_NOBODY:
        yield from dollar_events(before, after, shelf, seat, action)
    elif action < START:
        yield service_event(shelf, seat, *divmod(action - SERVE, rules.LEVELS))
    else:
        yield starter_event(before, shelf, seat, *starter_of(action))
    if before.empty[seat] > 0 and after.empty[seat] == 0:
        yield Event("mat-full", {"seat": seat})


PLAIN_EVENTS = {NO_PURCHASE: "no-purchase", NO_DOLLAR: "no-dollar", SERVE_NOBODY: "served-nobody"}


def purchase_events(before: Record, after: Record, shelf: Shelf, seat: int, action: int) -> Iterator[Event]:
    """A tile is bought, dollars are paid, and, when all are paid, what the tile completes."""
    if action < PAY:
        yield bought_event(before, shelf, seat, action)
    if paid := paid_dollars(before, after, shelf, seat):
        yield Event("paid", {"seat": seat, "dollars": paid})
    if after.tile != NONE:
        return
    tile = int(before.tile)
    if action < PAY:
        slot = action - BUY_ASIDE if action >= BUY_ASIDE else (action - BUY) // PLACEMENTS
        tile = int(before.board[slot])
    if after.tiles[tile] >= 0:
        rows = np.zeros((2 * rules.LENGTH, 4), np.int32)
        placement = int(after.tiles[tile]) % PLACEMENTS
        count = rules.foresee_tile(before, shelf.box, seat, tile, placement, action, 0, rows)
        yield from donut_events(before, after, shelf, seat, rows[:count].tolist())


def bought_event(before: Record, shelf: Shelf, seat: int, action: int) -> Event:
    aside = action >= BUY_ASIDE
    slot, placement = (action - BUY_ASIDE, NONE) if aside else divmod(action - BUY, PLACEMENTS)
    place = None if aside else place_of(shelf, placement)
    where = {"at": place.at, "facing": place.facing, "over": place.over} if place else NOWHERE
    return Event(
        "bought", {"seat": seat, "price": shelf.prices[slot], "tile": tile_id(shelf, before.board[slot]), **where}
    )


NOWHERE: Facts = {"at": None, "facing": None, "over": 0}


def paid_dollars(before: Record, after: Record, shelf: Shelf, seat: int) -> list[str]:
    spent = (before.purses[seat] - after.purses[seat]).tolist()
    return [dollar.id for dollar, count in zip(shelf.dollars, spent, strict=False) for _ in range(count)]


def dollar_events(before: Record, after: Record, shelf: Shelf, seat: int, action: int) -> Iterator[Event]:
    back, cell, side = dollar_of(action)
    dollar = shelf.dollars[back]
    facing = DIRECTIONS[side] if dollar.back == "half" else None
    yield Event("laid", {"seat": seat, "dollar": dollar.id, "at": CELL_NAMES[cell], "facing": facing})
    rows = np.zeros((4, 4), np.int32)
    count = rules.foresee_cell(
        before, shelf.box, seat, action, cell, rules.dollar_shows(shelf.box, back, side), 0, rows
    )
    yield from donut_events(before, after, shelf, seat, rows[:count].tolist())


def donut_events(
    before: Record, after: Record, shelf: Shelf, seat: int, rows: Sequence[Sequence[int]]
) -> Iterator[Event]:
    """What a piece completed: perfect donuts, donuts sold, donuts spoiled."""
    draws = 0
    for _, cell, beside, made in rows:
        facts: Facts = {"seat": seat, "cells": [CELL_NAMES[cell], CELL_NAMES[beside]]}
        if made < SOLD:
            yield Event("perfect", {**facts, "flavour": shelf.flavours[made].id})
        else:
            draws += made - SOLD
            kinds = [meeting_half(after, shelf, seat, cell, beside), meeting_half(after, shelf, seat, beside, cell)]
            sold = {"dollars": made - SOLD} if made > SOLD else {}
            yield Event("sold" if sold else "spoiled", {**facts, "flavours": kinds, **sold})
    yield from short_of(before, after, draws)


def meeting_half(s: Record, shelf: Shelf, seat: int, cell: int, beside: int) -> str:
    """The flavour that a cell shows to the cell beside it."""
    side = next(side for side in DIRECTIONS if rules.neighbour(shelf.box, cell, side) == beside)
    return shelf.flavours[rules.half_at(int(s.cells[seat, cell]), side) - 1].id


def service_event(shelf: Shelf, seat: int, customer: int, level: int) -> Event:
    card = shelf.customers[customer]
    facts = {"tokens": tokens_for(shelf, card, level), "points": card.points[level]}
    return Event("served", {"seat": seat, "customer": card.id, "level": LEVELS[level], **facts})


def tokens_for(shelf: Shelf, customer: Customer, level: int) -> list[str]:
    """The flavours that a customer gets, line by line, up to a level."""
    words = {flavour.letter: flavour.id for flavour in shelf.flavours}
    return [words[letter] for letter in "".join(customer.wants[: level + 1])]


def starter_event(before: Record, shelf: Shelf, seat: int, flavour: int, cell: int, axis: int) -> Event:
    seats = [*range(before.players)] if before.shared_starters else [seat]
    facts = {"starter": shelf.flavours[flavour].id, "at": CELL_NAMES[cell], "facing": AXES[axis], "seats": seats}
    return Event("starter-placed", {"seat": seat, **facts})


def aftermath(before: Record, after: Record, shelf: Shelf) -> Iterator[Event]:
    """What the end of a turn does by itself."""
    slots = len(shelf.prices)
    if after.phase == rules.REFILLING and before.phase != rules.REFILLING:
        yield slid_event(before, after, shelf, slots)
    for tile in np.flatnonzero((after.tiles == rules.GONE) & (before.tiles != rules.GONE)):
        yield Event("rival-took", {"tile": shelf.tiles[int(tile)].id})
        board = [tile_id(shelf, tile) for tile in after.board[:slots].tolist()]
        yield Event("slid", {"gap": slots, "board": board})
    for customer in np.flatnonzero((after.customers == rules.GONE) & (before.customers != rules.GONE)):
        yield Event("customer-left", {"customer": shelf.customers[int(customer)].id})
    if after.phase == rules.FINISHED:
        yield Event("game-over", {"why": why_over(before, after, shelf.box)})
        return
    if after.phase == rules.BUYING:
        warning = quiet_warning(after, shelf)
        if warning and warning != quiet_warning(before, shelf):
            yield Event("quiet", warning)
        yield Event("turn", {"seat": int(after.turn)})


def slid_event(before: Record, after: Record, shelf: Shelf, slots: int) -> Event:
    """Which slot was filled by sliding: up to it every tile has moved."""
    old, new = before.board[:slots].tolist(), after.board[:slots].tolist()
    gap = next((slot for slot in reversed(range(1, slots)) if old[slot] != new[slot]), 0)
    return Event("slid", {"gap": gap + 1, "board": [tile_id(shelf, tile) for tile in new]})


def quiet_warning(s: Record, shelf: Shelf) -> Facts | None:
    """For how many rounds nobody has done anything, and how many end the game; nothing before the last of them."""
    most = rules.quiet_limit(s, shelf.box)
    turns = int(s.quiet) - (s.phase in (rules.LAYING, rules.SERVING))  # the turn that is played may yet end the quiet
    rounds = turns // int(s.players)
    return {"rounds": rounds, "most": most} if most and max(most - 1, 1) <= rounds else None


def why_over(before: Record, after: Record, box: Record) -> str:
    last = after.copy()
    last.turn = before.turn
    if not rules.was_last_turn(last, box):
        return "no-tiles"
    if any(after.empty[: after.players] == 0):
        return "mat-full"
    return "quiet" if after.players > 1 else "turns"


SENTENCES = {
    "starts": "{seat} is the starting player.",
    "tile-dealt": "A tile is laid on the {slot_name} slot.",
    "customer-came": "{customer} joins the line.",
    "no-purchase": "{seat} buys nothing.",
    "paid": "{seat} pays with {dollars}.",
    "perfect": "{seat} makes a perfect {flavour} donut on {cells}.",
    "sold": "{seat} sells a mismatch of {flavours} on {cells} for ${dollars}.",
    "spoiled": "{flavours} on {cells} bring {seat} nothing.",
    "drew": "{seat} draws a dollar with {dollar}.",
    "bag-empty": "The bag is empty: {seat} goes without ${missing}.",
    "no-dollar": "{seat} lays no Dollar Tile.",
    "served": "{seat} serves {customer}, who is {level}: {points} points for {tokens}.",
    "served-nobody": "{seat} serves nobody.",
    "slid": "The tiles slide to fill the gap.",
    "rival-took": "The rival shop takes a tile.",
    "customer-left": "{customer} has waited too long and goes to the rival shop.",
    "mat-full": "{seat} has filled the mat.",
    "turn": "It is the turn of {seat}.",
    "quiet": "Nobody has bought, laid or served anything for {rounds}; after {most} the game is over.",
}
ENDS = {
    "mat-full": "A mat is full, and everybody has had as many turns: the game is over.",
    "no-tiles": "No donut tiles remain to fill the board: the game is over.",
    "turns": "The last turn is played: the game is over.",
    "quiet": "Nobody has bought, laid or served anything for too long: the game is over.",
}


def sentence(facts: Facts, components: Components, names: Sequence[str]) -> str:
    """An event in a sentence."""
    kind = facts["kind"]
    words = spoken(facts, shelf_of(components), names)
    if kind == "game-over":
        return ENDS[facts["why"]]
    if kind == "bought":
        return bought_sentence(facts, words)
    if kind == "laid":
        facing = f", the half in the {facts['facing']}" if facts["facing"] else ""
        return f"{words['seat']} lays {words['dollar']} on {facts['at']}{facing}."
    if kind == "starter-placed":
        who = words["seat"] if len(facts["seats"]) == 1 else f"{words['seat']}, and so everybody,"
        return f"{who} places the {facts['starter']} starter on {facts['at']}, {facts['facing']}."
    return SENTENCES[kind].format(**words)


def bought_sentence(facts: Facts, words: Mapping[str, Any]) -> str:
    bought = f"{words['seat']} {'buys' if facts['price'] else 'takes'} the {priced(facts['price'])} tile"
    if facts["at"] is None:
        return f"{bought} and lays it aside, as it fits nowhere."
    over = f", {facts['over']} over the edge" if facts["over"] else ""
    return f"{bought} and places it on {facts['at']} facing {facts['facing']}{over}."


def spoken(facts: Facts, shelf: Shelf, names: Sequence[str]) -> dict[str, Any]:
    """The facts with names for seats, customers and Dollar Tiles."""
    words: dict[str, Any] = dict(facts)
    if "seat" in facts:
        words["seat"] = names[facts["seat"]]
    if "price" in facts:
        words["slot_name"] = priced(facts["price"])
    if "rounds" in facts:
        words["rounds"] = counted(facts["rounds"], "round")
    if "customer" in facts:
        words["customer"] = next(each.name for each in shelf.customers if each.id == facts["customer"])
    backs = {dollar.id: lowered(dollar.name) for dollar in shelf.dollars}
    if "dollar" in facts:
        words["dollar"] = backs[facts["dollar"]]
    if isinstance(facts.get("dollars"), list):
        words["dollars"] = grouped([backs[dollar] for dollar in facts["dollars"]])
    for key, joint in (("cells", "and"), ("flavours", "and")):
        if key in facts:
            words[key] = listed(facts[key], joint)
    if "tokens" in facts:
        words["tokens"] = grouped(facts["tokens"])
    return words


def priced(price: int) -> str:
    """A slot, or the tile on it, by its price: '$5', 'free'."""
    return f"${price}" if price else "free"


def lowered(name: str) -> str:
    return name.lower()


def grouped(words: Sequence[str]) -> str:
    """'2 plain and chocolate' for plain, plain and chocolate."""
    different = [*dict.fromkeys(words)]
    return listed(word if words.count(word) == 1 else f"{words.count(word)} {word}" for word in different)


# --- The score sheet


def sheet(s: Record, components: Components) -> list[list[Line]]:
    """Each seat's score, line by line."""
    shelf = shelf_of(components)
    return [list(seat_sheet(s, shelf, seat)) for seat in range(s.players)]


def seat_sheet(s: Record, shelf: Shelf, seat: int) -> Iterator[Line]:
    yield from customer_lines(s, shelf, seat)
    if sets := rules.set_points(s, shelf.box, seat):
        number = sets // int(shelf.box.set_points)
        yield Line(f"Sets × {number}", sets, "Customers of every neighbourhood.")
    if s.players > 1:
        for i, neighbourhood in enumerate(shelf.neighbourhoods):
            if rules.leads(s, shelf.box, seat, i):
                yield Line(
                    f"Most in {neighbourhood.name}", int(shelf.box.majority_points), "Most customers served there."
                )
    for i, flavour in enumerate(shelf.flavours):
        pairs = rules.holes_of(s, seat, i) // 2
        if pairs:
            yield Line(f"{flavour.name} holes, pairs × {pairs}", pairs * (flavour.pair or 0), "On the mat.")
    for i, flavour in enumerate(shelf.flavours):
        if tokens := int(s.tokens[seat, i]):
            yield Line(f"{flavour.name} tokens × {tokens}", tokens * flavour.token, "Not served.")
    if empty := int(s.empty[seat]):
        yield Line(f"Empty cells × {empty}", empty * int(shelf.box.empty_points), "Of the mat.")
    if s.players == 1:
        yield rank_line(s, shelf)


def customer_lines(s: Record, shelf: Shelf, seat: int) -> Iterator[Line]:
    homes = {each.id: each.name for each in shelf.neighbourhoods}
    for customer, at in zip(shelf.customers, s.customers.tolist(), strict=False):
        if at >= 0 and at // rules.LEVELS == seat:
            level = at % rules.LEVELS
            yield Line(f"{customer.name}, {LEVELS[level]}", customer.points[level], homes[customer.neighbourhood])


def rank_line(s: Record, shelf: Shelf) -> Line:
    points = np.zeros((2, 8), np.int32)
    rules.score(s, shelf.box, points[0], points[1])
    rank = rank_of(shelf, int(points[0, 0]))
    above = next((each for each in shelf.ranks if each.least > rank.least), None)
    return Line(
        f"Rank: {rank.name}", 0, f"{above.name} from {above.least} points." if above else "The highest there is."
    )


def rank_of(shelf: Shelf, points: int) -> Rank:
    """The highest rank that these points reach; the lowest one has no bottom."""
    return next((rank for rank in reversed(shelf.ranks) if rank.least <= points), shelf.ranks[0])


# --- The pieces in words


def lookup(components: Components, word: str) -> str | None:
    """The full text of a piece, found by id or name."""
    for piece in components.pieces:
        if word.casefold() in (piece.id, piece.name.casefold()):
            return f"{piece.name}: {piece.text}"
    return None


def component_table(components: Components) -> str:
    """The box as tables in Markdown."""
    shelf = shelf_of(components)
    parts = [flavour_table(shelf), dollar_table(shelf), customer_table(shelf), tile_table(shelf), rank_table(shelf)]
    return "\n".join(parts)


def table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown; a heading that ends in ':' is of numbers."""
    marks = ["---:" if heading.endswith(":") else "---" for heading in headings]
    lines = [[heading.removesuffix(":") for heading in headings], marks, *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def flavour_table(shelf: Shelf) -> str:
    rows = [
        (each.name, each.letter, "–" if each.dollars is None else f"${each.dollars}", each.token, each.starters)
        for each in shelf.flavours
    ]
    return table(("flavour", "letter", "mismatch:", "token:", "starters:"), rows)


def dollar_table(shelf: Shelf) -> str:
    rows = [(f"{each.name}{ours(each.source)}", each.copies, each.start or "–", each.text) for each in shelf.dollars]
    return table(("Dollar Tile", "copies:", "at first:", "what it is"), rows)


def customer_table(shelf: Shelf) -> str:
    homes = {each.id: each.name for each in shelf.neighbourhoods}
    rows = [
        (f"{each.name}{ours(each.source)}", homes[each.neighbourhood], *each.wants, *each.points)
        for each in shelf.customers
    ]
    headings = ("customer", "from", "contented", "delighted", "thrilled", "points:", "points:", "points:")
    return table(headings, rows)


def tile_table(shelf: Shelf) -> str:
    rows = [(f"{each.id}{ours(each.source)}", each.top, each.bottom) for each in shelf.tiles]
    return table(("tile", "top", "bottom"), rows)


def rank_table(shelf: Shelf) -> str:
    rows = [(rank.name, rank.least, "won" if rank.wins else "–") for rank in shelf.ranks]
    return table(("rank (alone)", "from:", ""), rows)


def ours(source: str) -> str:
    return "" if source == "printed" else " *(ours)*"


def counters(components: Components) -> list[str]:
    """What `tally` counts, in its order."""
    shelf = shelf_of(components)
    slots = [f"bought ${price}" for price in shelf.prices]
    dollars = [f"laid {dollar.name}" for dollar in shelf.dollars]
    served = [f"{level} {customer.name}" for customer in shelf.customers for level in LEVELS]
    return [*padded(slots, rules.SLOTS), "bought nothing", *padded(dollars, rules.BACKS), *served]


def padded(labels: Sequence[str], length: int) -> list[str]:
    return [*labels, *[""] * (length - len(labels))]


# --- The table as text

CELL_WIDE = 5
BESIDE = "   "  # between two mats
COLOURS = ("yellow", "red", "magenta", "cyan", "green", "blue")


def draw(view: Mapping[str, Any], components: Components, names: Sequence[str]) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    shelf, table = shelf_of(components), view["table"]
    lines = [board_line(shelf, table), *line_lines(shelf, table), bag_line(table), *quiet_lines(table), ""]
    mats = [shop_lines(shelf, view, seat, names[seat]) for seat in range(len(table["shops"]))]
    across = 2 if shelf.columns * CELL_WIDE + 2 <= 37 else 1
    for first in range(0, len(mats), across):
        lines += side_by_side(mats[first : first + across], shelf.columns * CELL_WIDE + 3)
    return "\n".join(lines)


def board_line(shelf: Shelf, table: Mapping[str, Any]) -> str:
    tiles = {tile.id: tile for tile in shelf.tiles}
    lines = ["", "", ""]
    for price, word in zip(shelf.prices, table["board"], strict=True):
        top, bottom = (tiles[word].top, tiles[word].bottom) if word else ("    ", "    ")
        head = f"${price}{'' if word else ' –'}"
        lines = [
            f"{lines[0]}[bold cyan]{head}[/]{' ' * (10 - len(head))}",
            f"{lines[1]}  {coloured(shelf, top)}    ",
            f"{lines[2]}  {coloured(shelf, bottom)}    ",
        ]
    return "\n".join(["[bold]Specials Board[/]", *(f"  {line}".rstrip() for line in lines)])


def coloured(shelf: Shelf, letters: str) -> str:
    colours = {flavour.letter: colour for flavour, colour in zip(shelf.flavours, COLOURS, strict=False)}
    return "".join(f"[{colours[letter]}]{letter}[/]" if letter in colours else letter for letter in letters)


def line_lines(shelf: Shelf, table: Mapping[str, Any]) -> Iterator[str]:
    customers = {customer.id: customer for customer in shelf.customers}
    homes = {each.id: each.name for each in shelf.neighbourhoods}
    yield "[bold]Customers[/]" if table["line"] else "[bold]Customers[/] [dim]nobody waits[/]"
    for word in table["line"]:
        customer = customers[word]
        wants = " + ".join(
            f"{coloured(shelf, letters)} [dim]{points}[/]"
            for letters, points in zip(customer.wants, customer.points, strict=True)
        )
        yield f"  {customer.name:<10}{homes[customer.neighbourhood]:<19}{wants}"


def bag_line(table: Mapping[str, Any]) -> str:
    left = f"   [bold]Turns left[/] {table['turns_left']}" if table["turns_left"] is not None else ""
    counts = (len(table["supply"]), sum(table["bag"].values()), len(table["deck"]))
    return "[bold]Supply[/] {} tiles   [bold]Bag[/] ${}   [bold]Deck[/] {} customers".format(*counts) + left


def quiet_lines(table: Mapping[str, Any]) -> list[str]:
    quiet = table["derived"]["quiet"]
    if quiet is None or table["over"]:
        return []
    rounds = counted(quiet["rounds"], "round")
    return [f"[bold red]Nothing bought, laid or served for {rounds}; {quiet['most']} end the game.[/]"]


def shop_lines(shelf: Shelf, view: Mapping[str, Any], seat: int, name: str) -> list[tuple[str, int]]:
    """A shop's lines, each with its width on the screen."""
    shop = view["table"]["shops"][seat]
    points, dollars = counted(view["scores"][seat], "point"), sum(shop["dollars"].values())
    letters = {flavour.id: flavour.letter for flavour in shelf.flavours}
    tokens = "".join(letters[word] * count for word, count in shop["tokens"].items())
    title = (f"[bold magenta]{name}[/] {points}, ${dollars}", len(f"{name} {points}, ${dollars}"))
    tokens_line = (f"tokens {coloured(shelf, tokens) or '–'}", len(f"tokens {tokens or '–'}"))
    backs = {dollar.id: lowered(dollar.name) for dollar in shelf.dollars}
    purse = "purse " + (", ".join(f"{count} {backs[word]}" for word, count in shop["dollars"].items()) or "–")
    mat = mat_lines(shelf, view["table"]["derived"]["mats"][seat])
    return [title, tokens_line, *mat, *wrapped(purse, shelf.columns * CELL_WIDE), ("", 0)]


def wrapped(words: str, wide: int) -> list[tuple[str, int]]:
    """A long line in several."""
    lines = [""]
    for word in words.split(", "):
        if lines[-1] and len(lines[-1]) + len(word) + 2 > wide:
            lines[-1] += ","
            lines.append(f"  {word}")
        else:
            lines[-1] += f", {word}" if lines[-1] else word
    return [(line, len(line)) for line in lines]


def mat_lines(shelf: Shelf, mat: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The mat, three lines for every row of cells."""
    columns, rows = shelf.columns, shelf.rows
    head = "  " + "".join(f"{letter:^{CELL_WIDE}}" for letter in COLUMNS[:columns])
    yield f"[dim]{head}[/]", len(head)
    for row in range(rows):
        cells = [drawn_cell(shelf, mat, CELL_NAMES[row * rules.SIDE + column]) for column in range(columns)]
        for label, letters in zip((" ", str(row + 1), " "), zip(*cells, strict=True), strict=True):
            yield f"[dim]{label}[/] " + coloured(shelf, "".join(letters)), 2 + columns * CELL_WIDE


def drawn_cell(shelf: Shelf, mat: Mapping[str, Any], name: str) -> tuple[str, str, str]:
    """A cell in three lines of five letters: its halves on its sides, and in the middle what lies there."""
    if name not in mat["cells"]:
        return "     ", "  ·  ", "     "
    cell, letters = mat["cells"][name], {flavour.id: flavour.letter for flavour in shelf.flavours}
    piece = mat["pieces"][cell["piece"]]
    north, east, south, west = (letters.get(cell.get(side, ""), " ") for side in DIRECTIONS.values())
    if piece["kind"] == "hole":
        return "     ", f" ({letters[piece['flavour']].lower()}) ", "     "
    if piece["kind"] == "tile":
        return drawn_tile_cell(piece, name, (north, east, south, west))
    return f"  {north}  ", f"{west} {'*' if piece['kind'] == 'starter' else '$'} {east}", f"  {south}  "


def drawn_tile_cell(piece: Mapping[str, Any], name: str, halves: Sequence[str]) -> tuple[str, str, str]:
    """A cell of a tile, joined to the tile's other cells by a line."""
    north, east, south, west = halves
    cells = piece["cells"] if piece["turn"] in (0, 90) else piece["cells"][::-1]
    first, last = name == cells[0], name == cells[-1]
    if piece["turn"] in (0, 180):
        return f"  {north}  ", f"{' ╶' if first else '──'}─{'╴ ' if last else '──'}", f"  {south}  "
    return f"  {' ' if first else '│'}  ", f"{west} │ {east}", f"  {' ' if last else '│'}  "


def side_by_side(blocks: Sequence[Sequence[tuple[str, int]]], wide: int) -> Iterator[str]:
    """Blocks of lines beside each other."""
    for i in range(max(map(len, blocks))):
        cells = [block[i] if i < len(block) else ("", 0) for block in blocks]
        yield BESIDE.join(text + " " * (wide - length) for text, length in cells).rstrip()
