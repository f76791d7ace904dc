"""A moment of a game as text with colours, and as a picture."""

from collections.abc import Iterator
from html import escape
from io import StringIO

from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from rich.text import Text

from doughjo.adapters.stepping import Moment
from doughjo.core.contract import copied
from doughjo.match import Match, Viewer

PAPER = Console(file=StringIO(), force_terminal=True)  # what rich finds colours with; nothing is written to it
LETTER, LINE, SIZE, EDGE, HEAD = 8.4, 21, 14, 28, 58  # of the picture, in its own units
NO_BREAK = "\u00a0"  # a space that a picture keeps
COLOURS = {  # what a terminal's colours are on paper
    "red": "#b3372f",
    "green": "#2f7d4f",
    "yellow": "#9a6b00",
    "blue": "#2d5da8",
    "magenta": "#b0357f",
    "cyan": "#0f7480",
}


def seen(moment: Moment, viewer: Viewer) -> Text:
    """The table as a seat, or somebody who looks on, sees it."""
    setting = moment.setting
    names = [f"Seat {seat}" for seat in range(setting.players)]
    match = Match(setting.rules, setting.components, copied(moment.tables), setting.players, {}, names, None)
    view = match.view(viewer)
    return Text.from_markup(match.teller.drawn(view) or str(view["table"]))


def in_colours(text: Text) -> str:
    """The text for a terminal."""
    looks = ((piece.style or Style.null(), piece.text) for piece in text.render(PAPER))
    return "".join(style.render(words, color_system=ColorSystem.STANDARD) for style, words in looks)


def picture(text: Text, title: str, beside: str) -> str:
    """The text as SVG: a card with a title and a word beside it."""
    lines = text.split("\n", allow_blank=True)
    columns = max(40, *(line.cell_len for line in lines))
    width, height = columns * LETTER + 2 * EDGE, HEAD + EDGE + len(lines) * LINE
    body = "\n".join(
        f'<text x="{EDGE}" y="{HEAD + LINE * (number + 1):g}">{"".join(_pieces(line))}</text>'
        for number, line in enumerate(lines)
        if line.plain.strip()
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img"
 font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="{SIZE}" fill="#3d2b1f">
<title>{escape(title)}</title>
<rect x="4" y="4" width="{width - 8:g}" height="{height - 8:g}" rx="16" fill="#fffaf2" stroke="#e9c9a3"/>
<path d="M4 {HEAD - 12} V20 a16 16 0 0 1 16 -16 H{width - 20:g} a16 16 0 0 1 16 16 V{HEAD - 12} z" fill="#f2c4d8"/>
<circle cx="{EDGE + 8}" cy="25" r="9" fill="none" stroke="#a8572f" stroke-width="7"/>
<text x="{EDGE + 28}" y="31" font-family="Georgia, serif" font-size="18" font-weight="bold">{escape(title)}</text>
<text x="{width - EDGE:g}" y="31" text-anchor="end" font-family="Georgia, serif">{escape(beside)}</text>
{body}
</svg>
"""


def _pieces(line: Text) -> Iterator[str]:
    """A line in pieces of one look each; every piece is as long as its letters, whatever the font."""
    at = 0
    for piece in line.render(PAPER):
        looks = f'x="{EDGE + at * LETTER:g}"'
        at += piece.cell_length
        style = piece.style
        if style and style.color and style.color.name in COLOURS:
            looks += f' fill="{COLOURS[style.color.name]}"'
        if style and style.bold:
            looks += ' font-weight="bold"'
        if style and style.dim:
            looks += ' fill-opacity="0.65"'
        if piece.text.strip():
            looks += f' textLength="{piece.cell_length * LETTER:g}"'
            yield f"<tspan {looks}>{escape(piece.text).replace(' ', NO_BREAK)}</tspan>"
