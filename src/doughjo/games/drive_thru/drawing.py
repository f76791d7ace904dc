"""The table of Drive-Thru as text, and its recipes and bakers as tables in Markdown."""

from collections.abc import Iterator, Mapping
from typing import Any

from doughjo.core.contract import Components
from doughjo.core.edition import Teller
from doughjo.core.errors import listed
from doughjo.core.schema import HIDDEN
from doughjo.games.drive_thru.components import Known
from doughjo.games.drive_thru.said import BAKER, CARD, RECIPE
from doughjo.games.drive_thru.state import FACES

QUIET_ENOUGH = 5  # rounds, to be worth mentioning
CARD_WIDE, SORT_WIDE, MOVE_WIDE = 16, 11, 46


def picture(view: Mapping[str, Any], teller: Teller) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    table, language = view["table"], teller.speaker.language
    lines = [f"[bold]{language.say('draw-kitchen')}[/]  [dim]{language.spelled('draw-round', round_of(table))}[/]"]
    for card, doughnuts in table["kitchen"].items():
        lines.append(f"  {teller.speaker.name(CARD, card):<{CARD_WIDE}}{plates(doughnuts, table['plates'])}")
    lines += [piles(table, teller), *moment(view, teller), ""]
    for seat in range(table["players"]):
        lines += seat_lines(table, seat, teller)
    return "\n".join([*lines, *odds(table, teller)])


def round_of(table: Mapping[str, Any]) -> dict[str, Any]:
    """What is to be said of the round."""
    last, most = table["last_round"], table["quiet_to_end"]
    quiet = most > 0 and table["quiet"] >= QUIET_ENOUGH
    sort = "last" if last else "quiet" if quiet else "plain"
    return {"round": table["round"], "sort": sort, "quiet": table["quiet"], "most": most}


def plates(full: int, there: int) -> str:
    return "● " * full + "○ " * (there - full)


def piles(table: Mapping[str, Any], teller: Teller) -> str:
    """The deck and the discard pile in a line."""
    say, discarded = teller.speaker.language.say, sum(table["discard"].values())
    return f"[bold]{say('draw-deck')}[/] {table['deck_size']}   [bold]{say('draw-discard')}[/] {discarded}"


def moment(view: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    """What is going on in this turn."""
    speaker, table = teller.speaker, view["table"]
    who = speaker.person("seat", table["turn"], view["seat"])
    if learning := table["learning"]:
        names = [each if each == HIDDEN else speaker.name(RECIPE, each) for each in learning["drawn"]]
        drawn = speaker.language.listed(names)
        yield speaker.language.say("draw-drawn", drawn=drawn, count=len(names), **who)
    if attempt := table["attempt"]:
        what = {name: attempt[name] for name in ("work", "needed", "bonus")}
        what |= {"recipe": speaker.name(RECIPE, attempt["recipe"]), "die": attempt["die"] or "none"}
        yield speaker.language.say("draw-attempt", **what, **who)


def seat_lines(table: Mapping[str, Any], seat: int, teller: Teller) -> Iterator[str]:
    """What a seat has, in a few lines."""
    entry, language = table["seats"][seat], teller.speaker.language
    baker = teller.speaker.name(BAKER, entry["baker"]) if entry["baker"] else "none"
    about = language.spelled("draw-baker", {"baker": baker})
    first = f" [dim]{language.spelled('draw-first', {})}[/]" if table["first"] == seat else ""
    turn = " ←" if table["turn"] == seat else ""
    tips = language.spelled("draw-tips", {"tips": entry["tips"]})
    held = plates(entry["doughnuts"], table["most_doughnuts"])
    yield f"[bold magenta]{teller.speaker.people[seat]}[/]{about}{first}{turn}  {held} {tips}"
    for sort in ("unprepared", "prepared"):
        for recipe in entry[sort]:
            yield f"  {language.spelled(f'draw-{sort}', {}):<{SORT_WIDE}} {recipe_line(recipe, teller)}"
    if entry["served"]:
        facts = {name: entry[name] for name in ("upright", "used")}
        facts |= {"count": len(entry["served"]), "most": table["served_to_end"]}
        letters = " ".join(entry["letters"]) or "none"
        recognition = language.spelled("draw-recognition", {**facts, "letters": letters})
        yield f"  {language.spelled('draw-served', {}):<{SORT_WIDE}} {recognition}"


def recipe_line(recipe: str, teller: Teller) -> str:
    """A recipe with its numbers."""
    facts, _origin = teller.edition.printed[RECIPE][recipe]
    numbers = {name: facts[name] for name in ("prepare", "serve", "tips")}
    return f"{teller.speaker.name(RECIPE, recipe)} [dim]{teller.speaker.language.spelled('draw-numbers', numbers)}[/]"


def odds(table: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    """The odds of everything that may be tried now."""
    if table["attempts"]:
        yield ""
        yield f"[bold]{teller.speaker.language.say('draw-odds')}[/]"
    for attempt in table["attempts"]:
        plain, helped = (round(FACES * attempt[key]) for key in ("chance", "chance_with_recognition"))
        facts = {"plain": plain, "faces": FACES, "helped": "none" if helped == plain else helped}
        yield f"  [dim]{attempt['move']:<{MOVE_WIDE}}{teller.speaker.language.spelled('draw-chance', facts)}[/]"


def page(components: Components, teller: Teller) -> str:
    """The recipes and the bakers as tables in Markdown."""
    recipes = components.pieces[: int(components.box.kinds)]
    lines = ["| recipe | type | tips | prepare | serve | copies | not ours |"]
    lines.append("|---|---|---:|---:|---:|---:|---|")
    for recipe in recipes:
        numbers = f"{recipe.tips} | {recipe.prepare} | {recipe.serve} | {recipe.copies}"
        lines.append(f"| {recipe.name} | {recipe.letter or '–'} | {numbers} | {not_ours(recipe.known)} |")
    lines += ["", "| baker | what the baker does | not ours |", "|---|---|---|"]
    for baker in components.pieces[len(recipes) : len(recipes) + int(components.box.bakers)]:
        lines.append(f"| {baker.name} | {teller.text(BAKER, baker.id)} | {not_ours(baker.known)} |")
    return "\n".join(lines) + "\n"


def not_ours(known: Known) -> str:
    """What of a piece comes from where."""
    told = f"{listed(known.told)} ({known.by})" if known.told else ""
    return "; ".join(filter(None, [listed(known.printed), told])) or "–"
