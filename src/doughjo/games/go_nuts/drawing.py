"""The table of Go Nuts as text, and its cards as a table in Markdown."""

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from doughjo.core.contract import Components
from doughjo.core.edition import Teller
from doughjo.core.words import Speaker
from doughjo.games.go_nuts.said import CARD
from doughjo.games.go_nuts.state import SEATS

WIDE = 78  # columns of a drawn table
NAME_WIDE = 19


def picture(view: Mapping[str, Any], teller: Teller) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    table, say, people = view["table"], teller.speaker.language.say, teller.speaker.people
    lines = [f"[bold]{say('draw-row')}[/]"]
    for position, card in enumerate(table["row"], 1):
        beside = pickers_at(table, position, teller.speaker) or (shortened(teller.text(CARD, card)) if card else "")
        lines.append(f"  [bold cyan]{position}[/]  {name_of(card, teller):<{NAME_WIDE}}[dim]{beside}[/]")
    lines += [piles(view, teller), ""]
    for seat, collection in enumerate(table["collections"]):
        holds = say("draw-holds", points=view["scores"][seat], cards=len(collection))
        lines.append(f"[bold magenta]{people[seat]}[/]  {holds}")
        lines += grouped(collection, teller)
    return "\n".join(lines)


def name_of(card: str | None, teller: Teller) -> str:
    """What a card is called; a mark where there is none, or where it is hidden."""
    if card is None:
        return "·"
    return card if card == "?" else teller.speaker.name(CARD, card)


def piles(view: Mapping[str, Any], teller: Teller) -> str:
    """The deck and the discard pile in a line."""
    table, language = view["table"], teller.speaker.language
    deck = f"[bold]{language.say('draw-deck')}[/] {table['deck_size']}"
    discard = f"[bold]{language.say('draw-discard')}[/] {len(table['discard'])}"
    if top := table["top_of_deck"]:
        known = {"card": name_of(top["card"], teller), **teller.speaker.person("seat", top["known_to"], view["seat"])}
        deck += f", {language.spelled('draw-on-top-known', known)}"
    if table["discard"]:
        discard += f", {language.spelled('draw-on-top', {'card': name_of(table['discard'][-1], teller)})}"
    return f"{deck}   {discard}"


def pickers_at(table: Mapping[str, Any], position: int, speaker: Speaker) -> str:
    pickers = [speaker.people[seat] for seat, pick in enumerate(table["picks"]) if pick == position]
    return f"← {speaker.language.listed(pickers)}" if pickers else ""


def shortened(text: str) -> str:
    """As much of a card's text as fits beside its name."""
    return textwrap.shorten(text, WIDE - NAME_WIDE - 5, placeholder=" …")


def grouped(collection: Sequence[str], teller: Teller) -> list[str]:
    """The cards of a seat in lines that break between cards."""
    if not collection:
        return [f"  [dim]{teller.speaker.language.spelled('draw-no-cards', {})}[/]"]
    lines = [""]
    for card, count in Counter(collection).items():
        name = teller.speaker.name(CARD, card)
        word = name if count == 1 else f"{name} × {count}"
        if len(lines[-1]) + len(word) + 5 > WIDE:
            lines.append("")
        lines[-1] += f" · {word}" if lines[-1] else f"  {word}"
    return lines


def page(components: Components, teller: Teller) -> str:
    """The cards as a table in Markdown: how many there are at each number of players, and what they do."""
    counts = range(2, SEATS + 1)
    say = partial(teller.speaker.language.spelled, args={})
    lines = [f"| {say('page-card')} | {' | '.join(map(str, counts))} | {say('page-does')} |"]
    lines.append("|---|" + "---:|" * len(counts) + "---|")
    for card in components.pieces:
        copies = " | ".join(str(card.copies[players] or "–") for players in counts)
        ours = "" if card.source == "printed" else f" *({say('page-ours')})*"
        lines.append(f"| {card.name}{ours} | {copies} | {teller.text(CARD, card.id)} |")
    return "\n".join(lines) + "\n"
