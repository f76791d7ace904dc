"""The table of Dollars to Donuts as text, and its box as tables in Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doughjo.core.contract import Components
from doughjo.core.edition import Teller
from doughjo.games.dollars.components import Shelf, shelf_of
from doughjo.games.dollars.places import CELL_NAMES, COLUMNS, DIRECTIONS
from doughjo.games.dollars.state import SIDE

# --- The table as text

CELL_WIDE = 5
BESIDE = "   "  # between two mats
COLOURS = ("yellow", "red", "magenta", "cyan", "green", "blue")


def picture(view: Mapping[str, Any], teller: Teller) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    shelf, table = shelf_of(teller.edition.components), view["table"]
    lines = [
        board_line(shelf, table, teller),
        *line_lines(shelf, table, teller),
        bag_line(table, teller),
        *quiet_lines(table, teller),
        "",
    ]
    mats = [shop_lines(shelf, view, seat, teller) for seat in range(len(table["shops"]))]
    across = 2 if shelf.columns * CELL_WIDE + 2 <= 37 else 1
    for first in range(0, len(mats), across):
        lines += side_by_side(mats[first : first + across], shelf.columns * CELL_WIDE + 3)
    return "\n".join(lines)


def board_line(shelf: Shelf, table: Mapping[str, Any], teller: Teller) -> str:
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
    return "\n".join([heading("draw-board", teller), *(f"  {line}".rstrip() for line in lines)])


def heading(message: str, teller: Teller) -> str:
    return f"[bold]{teller.speaker.language.say(message)}[/]"


def coloured(shelf: Shelf, letters: str) -> str:
    colours = {flavour.letter: colour for flavour, colour in zip(shelf.flavours, COLOURS, strict=False)}
    return "".join(f"[{colours[letter]}]{letter}[/]" if letter in colours else letter for letter in letters)


def line_lines(shelf: Shelf, table: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    customers = {customer.id: customer for customer in shelf.customers}
    empty = "" if table["line"] else f" [dim]{teller.speaker.language.spelled('draw-nobody', {})}[/]"
    yield heading("draw-line", teller) + empty
    for word in table["line"]:
        customer = customers[word]
        name, home = teller.speaker.name("customer", word), teller.speaker.name("neighbourhood", customer.neighbourhood)
        wants = " + ".join(
            f"{coloured(shelf, letters)} [dim]{points}[/]"
            for letters, points in zip(customer.wants, customer.points, strict=True)
        )
        yield f"  {name:<10}{home:<19}{wants}"


def bag_line(table: Mapping[str, Any], teller: Teller) -> str:
    """What is left in supply, bag and deck; alone, of the turns too."""
    counts = {"draw-supply": len(table["supply"]), "draw-bag": sum(table["bag"].values())}
    counts |= {"draw-deck": len(table["deck"])}
    if table["turns_left"] is not None:
        counts["draw-turns"] = table["turns_left"]
    return "   ".join(f"{heading(message, teller)} {count}" for message, count in counts.items())


def quiet_lines(table: Mapping[str, Any], teller: Teller) -> list[str]:
    quiet = table["derived"]["quiet"]
    if quiet is None or table["over"]:
        return []
    return [f"[bold red]{teller.speaker.language.say('draw-quiet', **quiet)}[/]"]


def shop_lines(shelf: Shelf, view: Mapping[str, Any], seat: int, teller: Teller) -> list[tuple[str, int]]:
    """A shop's lines, each with its width on the screen."""
    shop, language, name = view["table"]["shops"][seat], teller.speaker.language, teller.speaker.people[seat]
    holds = language.spelled("draw-holds", {"points": view["scores"][seat], "dollars": sum(shop["dollars"].values())})
    letters = {flavour.id: flavour.letter for flavour in shelf.flavours}
    tokens = "".join(letters[word] * count for word, count in shop["tokens"].items())
    tokens_word = language.spelled("draw-tokens", {})
    title = (f"[bold magenta]{name}[/] {holds}", len(f"{name} {holds}"))
    tokens_line = (f"{tokens_word} {coloured(shelf, tokens) or '–'}", len(f"{tokens_word} {tokens or '–'}"))
    dollars = ", ".join(f"{count} {teller.speaker.name('dollar', word)}" for word, count in shop["dollars"].items())
    purse = f"{language.spelled('draw-purse', {})} {dollars or '–'}"
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
        cells = [drawn_cell(shelf, mat, CELL_NAMES[row * SIDE + column]) for column in range(columns)]
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


# --- The box


def page(components: Components, teller: Teller) -> str:
    """The box as tables in Markdown."""
    shelf = shelf_of(components)
    parts = [
        flavour_table(shelf),
        dollar_table(shelf, teller),
        customer_table(shelf),
        tile_table(shelf),
        rank_table(shelf),
    ]
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


def dollar_table(shelf: Shelf, teller: Teller) -> str:
    rows = [
        (f"{each.name}{ours(each.source)}", each.copies, each.start or "–", teller.text("dollar", each.id))
        for each in shelf.dollars
    ]
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
