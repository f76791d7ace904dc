"""Any table as a readable dictionary, and back."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doughjo.core.checking import check_bool, check_keys, check_list, check_number
from doughjo.core.contract import Components, Position, Record, Tables, first_player, new_tables, record_of
from doughjo.core.errors import BadPosition, listed
from doughjo.games.dollars import rules, state
from doughjo.games.dollars.components import LEVEL_WORDS, Shelf, shelf_of
from doughjo.games.dollars.places import (
    AXES,
    CELL_NAMES,
    CELLS,
    FACINGS,
    cells_under,
    on_mat,
    place_of,
    placement_at,
)
from doughjo.games.dollars.state import ASIDE, EAST, GONE, NONE, PLACEMENTS, SHOWN, SOUTH, UNSEEN
from doughjo.games.dollars.view import STEPS, TABLE

FIRST_PLAYER = first_player(range(1, state.SEATS + 1), "DD-06")
KEYS = (*TABLE, "derived")
TURN_KEYS = ("seat", "step", "tile", "owing", "draws", "served")
SHOP_KEYS = ("starters", "dollars", "tokens", "pieces", "aside", "served")
PIECE_KEYS = ("piece", "at", "facing", "over")
PHASES = {step: phase for phase, step in STEPS.items()}
MOST_TOKENS = 100


# --- Reading


def lay(position: Position, components: Components) -> Tables:
    """The table a dictionary describes; what it does not mention is as at the start of the game."""
    check_keys(position, KEYS, "the position")
    shelf = shelf_of(components)
    tables = new_tables(state.State)
    s = record_of(tables)
    rules.setup(s, shelf.box, position["players"], option_indexes(position.get("options", {})))
    Layer(s, shelf, position).lay()
    return tables


def option_indexes(options: Mapping[str, Any]) -> Any:
    """The options as `setup` takes them."""
    return np.array(
        [
            options.get("shared_starters", False),
            options.get("starters_last", False),
            FIRST_PLAYER.choices.index(options.get("first_player", FIRST_PLAYER.default)),
            options.get("quiet_end", True),
        ],
        np.int32,
    )


class Layer:
    """Lays a position on a table that is set up for the first move."""

    def __init__(self, s: Record, shelf: Shelf, position: Position) -> None:
        self.s, self.shelf, self.box, self.position = s, shelf, shelf.box, position
        self.players = int(s.players)
        self.tiles = {tile.id: i for i, tile in enumerate(shelf.tiles)}
        self.customers = {customer.id: i for i, customer in enumerate(shelf.customers)}
        self.dollars = {dollar.id: i for i, dollar in enumerate(shelf.dollars)}
        self.flavours = {flavour.id: i for i, flavour in enumerate(shelf.flavours)}
        self.small = {**{f"{flavour}-starter": i for flavour, i in self.flavours.items()}, **self.dollars}
        self.mentioned: set[str] = set()
        self.laid_dollars: list[int] = []

    def lay(self) -> None:
        over = check_bool(self.position.get("over", False), "over")
        turn = self.read_turn()
        self.lay_board()
        self.lay_line()
        self.lay_shops(turn is not None or over)
        self.lay_rest("supply", self.tiles, self.s.tiles)
        self.lay_rest("deck", self.customers, self.s.customers)
        self.s.supply_size = int((self.s.tiles == UNSEEN).sum())
        self.s.deck_size = int((self.s.customers == UNSEEN).sum())
        self.lay_bag()
        self.lay_turns_left()
        self.lay_quiet()
        if over:
            self.lay_end(turn)
        elif turn is None:
            self.lay_setup()
        else:
            self.lay_turn(turn)

    # --- The middle of the table

    def lay_board(self) -> None:
        slots = len(self.shelf.prices)
        board = check_list(self.position.get("board", [None] * slots), slots, "board")
        for slot, word in enumerate(board):
            if word is not None:
                tile = self.once(word, self.tiles, "tile", f"board, slot {slot + 1}")
                self.s.board[slot] = tile
                self.s.tiles[tile] = SHOWN

    def lay_line(self) -> None:
        line = check_list(self.position.get("line", []), None, "line")
        if len(line) > self.box.waiting:
            raise BadPosition(f"line: {len(line)} customers; at most {self.box.waiting} wait")
        for word in line:
            customer = self.once(word, self.customers, "customer", "line")
            self.s.line[self.s.line_size] = customer
            self.s.line_size += 1
            self.s.customers[customer] = SHOWN

    def lay_rest(self, key: str, known: Mapping[str, int], where: Any) -> None:
        """Lay a supply or deck; by default it holds everything that lies nowhere else."""
        gone = check_list(self.position.get("gone", []), None, "gone")
        for word in gone:
            if not isinstance(word, str) or (word not in self.tiles and word not in self.customers):
                raise BadPosition(f"gone: nothing is called {word!r}; expected tiles and customers")
            if word in known:
                where[self.once(word, known, "piece", "gone")] = GONE
        if key not in self.position:
            return
        left = {self.once(word, known, "piece", key) for word in check_list(self.position[key], None, key)}
        for i in range(len(known)):
            if where[i] == UNSEEN and i not in left:
                where[i] = GONE

    def lay_bag(self) -> None:
        """Lay the bag; by default it holds every Dollar Tile that lies nowhere else."""
        out = self.dollars_outside()
        given = self.position.get("bag")
        bag = None if given is None else self.counts(given, self.dollars, "bag")
        for i, dollar in enumerate(self.shelf.dollars):
            left = dollar.copies - out[i]
            if left < (bag or {}).get(i, 0):
                total = out[i] + (bag or {}).get(i, 0)
                raise BadPosition(f"{dollar.id}: {total} on the table; there are {dollar.copies}")
            self.s.bag[i] = left if bag is None else bag.get(i, 0)

    def dollars_outside(self) -> list[int]:
        """How many Dollar Tiles of each kind are in purses and on mats."""
        out = self.s.purses.sum(axis=0, dtype=np.int64).tolist()
        for i in self.laid_dollars:
            out[i] += 1
        return [int(count) for count in out]

    # --- The shops

    def lay_shops(self, begun: bool) -> None:
        shops = check_list(self.position.get("shops", [{}] * self.players), self.players, "shops")
        for seat, shop in enumerate(shops):
            where = f"shop {seat}"
            if not isinstance(shop, Mapping):
                raise BadPosition(f"{where} is {shop!r}; expected a dictionary of {listed(SHOP_KEYS)}")
            check_keys(shop, SHOP_KEYS, where)
            self.lay_shop(seat, shop, where, begun)

    def lay_shop(self, seat: int, shop: Mapping[str, Any], where: str, begun: bool) -> None:
        s = self.s
        if "starters" in shop or begun:
            s.starters[seat] = 0
        for word in check_list(shop.get("starters", []), None, f"{where}, starters"):
            s.starters[seat, self.known(word, self.flavours, "flavour", f"{where}, starters")] += 1
        if "dollars" in shop:
            s.purses[seat] = 0
            for back, count in self.counts(shop["dollars"], self.dollars, f"{where}, dollars").items():
                s.purses[seat, back] = count
        for flavour, count in self.counts(shop.get("tokens", {}), self.flavours, f"{where}, tokens").items():
            s.tokens[seat, flavour] = count
        for piece in check_list(shop.get("pieces", []), None, f"{where}, pieces"):
            self.lay_piece(seat, piece, f"{where}, pieces")
        for word in check_list(shop.get("aside", []), None, f"{where}, aside"):
            s.tiles[self.once(word, self.tiles, "tile", f"{where}, aside")] = ASIDE - seat
        self.lay_served(seat, shop.get("served", {}), f"{where}, served")
        self.check_starters(seat, where)

    def check_starters(self, seat: int, where: str) -> None:
        for flavour, count in zip(self.shelf.flavours, self.s.starters[seat].tolist(), strict=False):
            if count > flavour.starters:
                raise BadPosition(f"{where}, starters: {count} of {flavour.id}; there is {flavour.starters}")

    def lay_served(self, seat: int, served: object, where: str) -> None:
        if not isinstance(served, Mapping):
            raise BadPosition(f"{where} is {served!r}; expected customers and levels, like {{'otis': 'delighted'}}")
        for word, level in served.items():
            customer = self.once(word, self.customers, "customer", where)
            if level not in LEVEL_WORDS:
                raise BadPosition(f"{where}, {word}: {level!r}; expected {listed(LEVEL_WORDS, 'or')}")
            self.s.customers[customer] = seat * state.LEVELS + LEVEL_WORDS.index(level)

    def lay_piece(self, seat: int, piece: object, where: str) -> None:
        if not isinstance(piece, Mapping):
            raise BadPosition(f"{where}: {piece!r}; expected one like {{'piece': 't14', 'at': 'c4', 'facing': 'east'}}")
        check_keys(piece, PIECE_KEYS, where)
        word = piece.get("piece")
        where = f"{where}, {word}"
        cell = self.cell(piece.get("at"), where)
        if isinstance(word, str) and word in self.tiles:
            self.lay_tile(seat, piece, cell, where)
        else:
            if piece.get("over", 0) != 0:
                raise BadPosition(f"{where}: only a donut tile can hang over the edge")
            shows = self.small_shows(piece, where)
            self.cover(seat, cell, shows, where)

    def lay_tile(self, seat: int, piece: Mapping[str, Any], cell: int, where: str) -> None:
        tile = self.once(piece["piece"], self.tiles, "tile", where)
        facing = self.facing(piece.get("facing"), FACINGS, where)
        over = check_number(piece.get("over", 0), 0, state.LENGTH - 1, f"{where}, over")
        placement = placement_at(cell, facing, over)
        place = place_of(self.shelf, placement)
        if place is None or CELLS[place["at"]] != cell or place["over"] != over:
            raise BadPosition(f"{where}: with over {over}, {over} cells before {piece['at']} must be off the mat")
        self.s.tiles[tile] = seat * PLACEMENTS + placement
        shown = self.box.faces[tile, facing].tolist()
        from_left = shown if facing in (EAST, SOUTH) else shown[::-1]
        for under, shows in zip(cells_under(self.shelf, placement), from_left, strict=True):
            if under != NONE:
                self.cover(seat, under, shows, where)

    def small_shows(self, piece: Mapping[str, Any], where: str) -> int:
        """What a cell shows under a starter or a Dollar Tile."""
        kind = self.known(piece.get("piece"), self.small, "piece", where)
        if piece["piece"] not in self.dollars:
            axes = {axis: i for i, axis in enumerate(AXES)}
            return int(rules.starter_shows(kind, self.facing(piece.get("facing"), axes, where)))
        self.laid_dollars.append(kind)
        if self.box.back[kind] == state.PAIR:
            if piece.get("facing") is not None:
                raise BadPosition(f"{where}: facing is {piece['facing']!r}; holes look the same from all sides")
            return int(rules.dollar_shows(self.box, kind, state.NORTH))
        return int(rules.dollar_shows(self.box, kind, self.facing(piece.get("facing"), FACINGS, where)))

    def cover(self, seat: int, cell: int, shows: int, where: str) -> None:
        if self.s.cells[seat, cell] != state.EMPTY:
            raise BadPosition(f"{where}: {CELL_NAMES[cell]} is covered twice")
        rules.cover(self.s, seat, cell, shows)

    # --- Whose turn

    def read_turn(self) -> Mapping[str, Any] | None:
        self.read_starting_player()
        turn = self.position.get("turn")
        if turn is None:
            return None
        if not isinstance(turn, Mapping) or not {"seat", "step"} <= turn.keys():
            raise BadPosition(f"turn is {turn!r}; expected one like {{'seat': 0, 'step': 'buy'}}")
        check_keys(turn, TURN_KEYS, "turn")
        if self.s.starting == NONE:
            self.s.starting = 0
        return turn

    def read_starting_player(self) -> None:
        s, starting = self.s, self.position.get("starting_player")
        if starting is None:
            return
        seat = check_number(starting, 0, self.players - 1, "starting_player")
        if s.starting not in (NONE, seat):
            named = repr(FIRST_PLAYER.choices[s.first_player])
            raise BadPosition(
                f"starting_player is {seat}; with the option 'first_player' set to {named} it is {s.starting}"
            )
        s.starting = seat

    def lay_turns_left(self) -> None:
        left = self.position.get("turns_left")
        if self.players > 1:
            if left is not None:
                raise BadPosition(f"turns_left is {left!r}; turns are counted only when you play alone")
        elif left is not None:
            least = 0 if self.position.get("over") else 1
            self.s.turns_left = check_number(left, least, int(self.box.turns), "turns_left")

    def lay_quiet(self) -> None:
        """DD-34: a game ends with a round, so there may be some turns more than it takes."""
        rounds = rules.quiet_limit(self.s, self.box)
        most = rounds * self.players + self.players - 1 if rounds else 0
        self.s.quiet = check_number(self.position.get("quiet", 0), 0, most, "quiet")

    def lay_end(self, turn: Mapping[str, Any] | None) -> None:
        if turn is not None:
            raise BadPosition("over: it is still somebody's turn; leave out one of the two")
        self.s.turn = self.s.starting = max(int(self.s.starting), 0)
        self.s.phase = state.FINISHED

    def lay_setup(self) -> None:
        """The table is being laid: nobody has had a turn yet."""
        s = self.s
        self.check_supply()
        if s.quiet:
            raise BadPosition(f"quiet is {s.quiet}; nobody has had a turn yet, so it is 0")
        if s.starting == NONE:
            self.check_mats_at_setup(placed=False)
            if s.line_size or any(s.board != NONE):
                raise BadPosition("starting_player: the lot is drawn before tiles and customers are laid out")
            return
        s.turn = s.starting
        if not s.starters_last and any(rules.starters_of(s, seat) for seat in range(self.players)):
            s.phase = state.STARTING
            self.check_starting()
        else:
            self.check_mats_at_setup(placed=not s.starters_last)
            self.lay_filling()

    def check_mats_at_setup(self, placed: bool) -> None:
        """Before the first turn all starters are placed, or none."""
        if placed:
            self.check_starters_placed(range(self.players))
        elif any(self.s.empty[: self.players] != self.box.columns * self.box.rows):
            raise BadPosition("turn: pieces lie on a mat, so it is somebody's turn, like {'seat': 0, 'step': 'buy'}")

    def lay_filling(self) -> None:
        """Tiles, then customers are laid out."""
        s = self.s
        s.phase = state.FILLING
        gap = rules.gap_of(s, self.box)
        if any(s.board[max(gap, 0) : len(self.shelf.prices)] != NONE) and gap != NONE:
            raise BadPosition("board: slots are filled from the left; say whose 'turn' it is if a tile was bought")
        if gap == NONE:
            rules.begin_seating(s, self.box, None)
            if s.phase != state.SEATING:
                raise BadPosition("turn: everything is laid out; say whose turn it is, like {'seat': 0, 'step': 'buy'}")
        elif s.line_size:
            raise BadPosition("line: the Specials Board is filled before customers come")

    def check_supply(self) -> None:
        if self.s.supply_size < gap_count(self.s, self.box):
            raise BadPosition(f"supply: {self.s.supply_size} tiles cannot fill the Specials Board")

    def lay_turn(self, turn: Mapping[str, Any]) -> None:
        s = self.s
        s.turn = check_number(turn["seat"], 0, self.players - 1, "turn, seat")
        step = turn["step"]
        if not isinstance(step, str) or step not in PHASES:
            raise BadPosition(f"turn, step is {step!r}; expected {listed(map(repr, PHASES), 'or')}")
        s.phase = PHASES[step]
        s.served = check_bool(turn.get("served", False), "turn, served")
        self.lay_payment(turn)
        self.lay_draws(turn)
        self.check_turn(step)

    def lay_payment(self, turn: Mapping[str, Any]) -> None:
        if self.s.phase != state.PAYING:
            if "tile" in turn or "owing" in turn:
                raise BadPosition(f"turn: tile and owing belong to the step 'pay', not to {turn['step']!r}")
            return
        tile = self.known(turn.get("tile"), self.tiles, "tile", "turn, tile")
        at, seat = int(self.s.tiles[tile]), int(self.s.turn)
        if at != ASIDE - seat and not (at >= 0 and at // PLACEMENTS == seat):
            raise BadPosition(f"turn, tile: {turn['tile']} must lie on the mat of seat {seat} or aside")
        self.s.tile = tile
        self.s.owing = check_number(turn.get("owing"), 1, max(self.shelf.prices), "turn, owing")
        dollars = rules.dollars_of(self.s, seat)
        if dollars <= self.s.owing or rules.backs_of(self.s, seat) < 2:
            raise BadPosition(f"turn, owing: {self.s.owing} of {dollars} dollars leave seat {seat} no choice")

    def lay_draws(self, turn: Mapping[str, Any]) -> None:
        if self.s.phase not in (state.DRAWING_FOR_TILE, state.DRAWING_FOR_DOLLAR):
            if "draws" in turn:
                raise BadPosition(f"turn: draws belong to the steps 'draw for …', not to {turn['step']!r}")
            return
        self.s.draws = check_number(turn.get("draws"), 1, MOST_TOKENS, "turn, draws")
        if rules.bag_size(self.s) == 0:
            raise BadPosition("turn, draws: the bag is empty")

    # --- Positions that cannot be

    def check_turn(self, step: str) -> None:
        s = self.s
        starting = s.phase == state.STARTING
        if starting:
            self.check_starting()
        elif any(rules.starters_of(s, seat) for seat in range(self.players)):
            raise BadPosition(f"shops, starters: they are all placed before the step {step!r}")
        if starting and not s.starters_last:
            self.check_supply()
        else:
            self.check_gap(step)
            self.check_waiting(step)
        self.check_full_mats(step)
        self.check_quiet(step)
        if s.served and s.phase not in END_PHASES:
            raise BadPosition(f"turn, served: nobody can have been served before the step {step!r}")
        if s.phase in RIVAL_PHASES and self.players > 1:
            raise BadPosition(f"turn, step is {step!r}; the rival shop is there only when you play alone")
        if s.phase == state.LAYING and not (s.empty[s.turn] and rules.dollars_of(s, s.turn)):
            raise BadPosition(f"turn: seat {s.turn} has no Dollar Tile, or no empty cell to lay one on")
        if s.phase == state.SERVING and not self.can_serve_anybody():
            raise BadPosition(f"turn: seat {s.turn} has no tokens for anybody in the line")

    def check_starting(self) -> None:
        """Starters are placed seat by seat, or all together, from the starting player on."""
        s = self.s
        if not s.starters_last and (s.line_size or any(s.board != NONE)):
            raise BadPosition("turn: starters are placed before tiles and customers lie there, unless 'starters_last'")
        order = [(int(s.starting) + i) % self.players for i in range(self.players)]
        left = [rules.starters_of(s, seat) for seat in order]
        mine = order.index(int(s.turn))
        placed = sum(flavour.starters for flavour in self.shelf.flavours)
        if s.shared_starters:
            if len(set(left)) > 1 or (placed - left[0]) % self.players != mine:
                raise BadPosition("shops, starters: everybody places the same one, and the seats choose in turn")
        elif any(left[:mine]) or any(count != placed for count in left[mine + 1 :]):
            raise BadPosition("shops, starters: each seat places all of them before the next seat begins")
        if left[mine] == 0:
            raise BadPosition(f"turn: seat {s.turn} has no starters left to place")
        self.check_starters_placed(order)

    def check_starters_placed(self, seats: Sequence[int]) -> None:
        """Before the first turn nothing but starters lies on the mats, with `shared_starters` on all of them alike."""
        s = self.s
        if s.shared_starters and any((s.cells[seat] != s.cells[seats[0]]).any() for seat in seats):
            raise BadPosition("shops, pieces: with shared starters everybody's lie at the same places")
        starters = sum(flavour.starters for flavour in self.shelf.flavours)
        for seat in seats:
            self.check_starter_lines(seat, starters - rules.starters_of(s, seat))

    def check_starter_lines(self, seat: int, placed: int) -> None:
        """Before the first turn a mat holds the starters that are placed, in rows and columns of their own."""
        s = self.s
        shown = [int(shows) for shows in s.cells[seat] if shows]
        left = s.starters[seat].tolist()
        expected = [each.starters - count for each, count in zip(self.shelf.flavours, left, strict=False)]
        found = [sum(shown.count(rules.starter_shows(i, axis)) for axis in (0, 1)) for i in range(len(expected))]
        if found != expected or len(shown) != placed:
            raise BadPosition(f"shop {seat}, pieces: only its placed starters lie there before the first turn")
        if int((s.rows[seat] != 0).sum()) != placed or int((s.columns[seat] != 0).sum()) != placed:
            raise BadPosition(f"shop {seat}, pieces: two starters lie in the same row or column")

    def check_gap(self, step: str) -> None:
        """A slot is empty between a purchase and the refilling, and only then."""
        s, slots = self.s, len(self.shelf.prices)
        gaps = [slot for slot in range(slots) if s.board[slot] == NONE]
        if s.phase in (state.REFILLING, state.RIVAL_REFILLING):
            if gaps != [0]:
                raise BadPosition(f"board: at the step {step!r} slot 1 alone is empty")
            if s.supply_size == 0:
                raise BadPosition("supply: no tile is left to refill the board, so the game is over")
        elif s.phase in MAY_HAVE_BOUGHT:
            if len(gaps) > 1 or (s.phase in MUST_HAVE_BOUGHT and not gaps):
                expected = "one" if s.phase in MUST_HAVE_BOUGHT else "at most one"
                raise BadPosition(f"board: {len(gaps)} empty slots; expected {expected} at the step {step!r}")
        elif gaps:
            raise BadPosition(f"board: slot {gaps[0] + 1} is empty; expected {slots} tiles at the step {step!r}")

    def check_waiting(self, step: str) -> None:
        s = self.s
        missing = int(self.box.waiting) - int(s.line_size)
        if s.phase in (state.REPLACING, state.RIVAL_REPLACING):
            if missing != 1 or s.deck_size == 0:
                raise BadPosition(f"line: at the step {step!r} one customer is missing, and the deck is not empty")
            if bool(s.served) != bool(s.phase == state.REPLACING):
                raise BadPosition(f"turn, served: expected {s.phase == state.REPLACING} at the step {step!r}")
        elif missing and s.deck_size and not (s.served and missing == 1 and s.phase == state.REFILLING):
            raise BadPosition(f"line: {s.line_size} customers wait; expected {self.box.waiting}, or an empty deck")
        elif s.served and not missing and s.phase == state.REFILLING:
            raise BadPosition("line: somebody was served, so a customer is missing")

    def check_full_mats(self, step: str) -> None:
        """Whoever has filled the mat has had the last turn; the others finish the round."""
        s = self.s
        mine = (int(s.turn) - int(s.starting)) % self.players
        for seat in range(self.players):
            after = (seat - int(s.starting)) % self.players
            if s.empty[seat] == 0 and (after > mine or (after == mine and s.phase in BEFORE_TILE)):
                raise BadPosition(f"shop {seat}: the mat is full, so there is no such turn: step {step!r}")
            if s.empty[seat] == 0 and s.phase in CLOSING and rules.was_last_turn(s, self.box):
                raise BadPosition(f"shop {seat}: the mat is full and the round is finished; say 'over': true")

    def check_quiet(self, step: str) -> None:
        """DD-34: whatever was done in this turn has ended the quiet, and a quiet that was too long the game."""
        s = self.s
        if s.quiet and (s.phase in ACTED or s.served or gap_count(s, self.box)):
            raise BadPosition(f"quiet is {s.quiet}; something was done in this turn, so it is 0 at the step {step!r}")
        since = (int(s.turn) - int(s.starting)) % self.players + (s.phase != state.BUYING)  # the end of the last round
        rounds = rules.quiet_limit(s, self.box)
        if rounds and s.quiet - since >= rounds * self.players:
            raise BadPosition(f"quiet is {s.quiet}; after {rounds} such rounds the game is over")

    def can_serve_anybody(self) -> bool:
        s = self.s
        return any(rules.can_serve(s, self.box, s.turn, customer, 0) for customer in s.line[: s.line_size])

    # --- Reading words

    def known(self, word: object, known: Mapping[str, int], kind: str, where: str) -> int:
        if not isinstance(word, str) or word not in known:
            example = f"; expected one like {next(iter(known))!r}" if known else ""
            raise BadPosition(f"{where}: no {kind} is called {word!r}{example}")
        return known[word]

    def once(self, word: object, known: Mapping[str, int], kind: str, where: str) -> int:
        """A piece that there is only one of."""
        index = self.known(word, known, kind, where)
        if word in self.mentioned:
            raise BadPosition(f"{where}: {word} lies somewhere else already")
        self.mentioned.add(str(word))
        return index

    def counts(self, given: object, known: Mapping[str, int], where: str) -> dict[int, int]:
        if not isinstance(given, Mapping):
            raise BadPosition(f"{where} is {given!r}; expected how many of each, like {{{next(iter(known))!r}: 2}}")
        return {
            self.known(word, known, "piece", where): check_number(count, 0, MOST_TOKENS, f"{where}, {word}")
            for word, count in given.items()
        }

    def cell(self, word: object, where: str) -> int:
        if not isinstance(word, str) or word not in CELLS or not on_mat(self.shelf, CELLS[word]):
            last = CELL_NAMES[(int(self.box.rows) - 1) * state.SIDE + int(self.box.columns) - 1]
            raise BadPosition(f"{where}: at is {word!r}; expected a cell from 'a1' to {last!r}")
        return CELLS[word]

    def facing(self, word: object, known: Mapping[str, int], where: str) -> int:
        if not isinstance(word, str) or word not in known:
            raise BadPosition(f"{where}: facing is {word!r}; expected {listed(known, 'or')}")
        return known[word]


END_PHASES = (state.REFILLING, state.REPLACING, state.RIVAL_REFILLING)
RIVAL_PHASES = (state.RIVAL_REFILLING, state.RIVAL_REPLACING)
MUST_HAVE_BOUGHT = (state.PAYING, state.DRAWING_FOR_TILE)
ACTED = (state.STARTING, *MUST_HAVE_BOUGHT, state.DRAWING_FOR_DOLLAR)  # something was surely done
MAY_HAVE_BOUGHT = (*MUST_HAVE_BOUGHT, state.LAYING, state.DRAWING_FOR_DOLLAR, state.SERVING)
BEFORE_TILE = (state.STARTING, state.BUYING)
CLOSING = (state.REFILLING, state.REPLACING, *RIVAL_PHASES)


def gap_count(s: Record, box: Record) -> int:
    """How many slots of the Specials Board are empty."""
    return sum(1 for slot in range(box.slots) if s.board[slot] == NONE)
