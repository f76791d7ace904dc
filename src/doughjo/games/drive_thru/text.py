"""The words of Doughnut Drive-Thru: moves, questions, refusals, the story, the score sheet, the table as text."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.contract import CHANCE, Components, Event, Facts, Line, Record, Refusal, seats_in
from doughjo.core.errors import counted, listed
from doughjo.games.drive_thru import rules
from doughjo.games.drive_thru.components import KITCHEN
from doughjo.games.drive_thru.position import CARDS, box_of, quiet_rounds
from doughjo.games.drive_thru.rules import AT_ONCE, KINDS, NONE

WORDS = [card.replace("-", " ") for card in CARDS]  # the kitchen cards as moves name them
QUIET_ROUNDS_LEFT = (5, 1)  # when everybody is told that the game will end if nobody does anything
QUIET_ENOUGH = 5  # rounds, to be worth mentioning

# --- Moves


def action_text(components: Components, action: int) -> str | None:
    """The move as it is written; None for a recipe or baker that is not in this box."""
    if action < rules.REFRESH:
        return f"choose {box_of(components).bakers[action].id}" if action < len(box_of(components).bakers) else None
    if action < rules.KEEP:
        return turn_text(components, action)
    if action < rules.KEEP_DISCARDING:
        return with_recipes(components, "keep {0}", action - rules.KEEP)
    if action < rules.KEEP_NONE:
        kept, discarded = divmod(action - rules.KEEP_DISCARDING, KINDS)
        return with_recipes(components, "keep {0} discard {1}", kept, discarded)
    return "keep none" if action == rules.KEEP_NONE else f"spend {action - rules.SPEND}"


def turn_text(components: Components, action: int) -> str | None:
    """A move that opens or makes a turn."""
    if action == rules.REFRESH:
        return "refresh"
    if action < rules.PREPARE_WITH:
        return f"learn with {action - rules.LEARN_WITH + 1}"
    if action < rules.TAKE_A_BREAK:
        work, choice = work_of(action)
        return with_recipes(components, f"{WORDS[work]} {{0}} with {choice % AT_ONCE + 1}", choice // AT_ONCE)
    if action == rules.TAKE_A_BREAK:
        return WORDS[rules.COFFEE_BREAK]
    if action == rules.PASS:
        return "pass"
    card, doughnuts = divmod(action - rules.TAKE, AT_ONCE)
    return f"take {doughnuts + 1} from {WORDS[card]}"


def with_recipes(components: Components, pattern: str, *kinds: int) -> str | None:
    if max(kinds) >= len(box_of(components).recipes):
        return None
    return pattern.format(*(components.pieces[kind].id for kind in kinds))


def outcome_text(components: Components, outcome: int) -> str | None:
    """What luck does, as it is written."""
    if outcome < rules.ROLL:
        return with_recipes(components, "draw {0}", outcome - rules.DRAW)
    if outcome < rules.START:
        return f"roll {outcome - rules.ROLL + 1}"
    if outcome < rules.DEAL:
        return f"start {outcome - rules.START}"
    if outcome < rules.DEAL_BAKER:
        return with_recipes(components, "deal {0}", outcome - rules.DEAL)
    baker = outcome - rules.DEAL_BAKER
    return f"deal {box_of(components).bakers[baker].id}" if baker < len(box_of(components).bakers) else None


# --- Questions


def question(hidden: Record, components: Components, seat: int) -> str:
    """What the table asks."""
    if hidden.phase == rules.DRAFTING:
        return "Choose a baker for the whole game."
    if hidden.phase == rules.SPENDING:
        return spending_question(hidden, components)
    if hidden.phase == rules.KEEPING:
        return keeping_question(hidden, components, seat)
    return turn_question(hidden, components, seat)


def spending_question(hidden: Record, components: Components) -> str:
    facts = attempt_facts(hidden, components)
    total = f"{hidden.die} + {facts['bonus']}" if facts["bonus"] else f"{hidden.die}"
    missing = counted(rules.missing(hidden, components.box), "Recognition")
    return f"You rolled {total} and need {facts['needed']}: spend {missing}?"


def keeping_question(hidden: Record, components: Components, seat: int) -> str:
    what = "Keep one recipe"
    if hidden.keeps < most_keeps(hidden, components, seat):
        what = "Keep another recipe"
    elif hidden.keeps > 1:
        what = f"Keep up to {hidden.keeps} recipes"
    if rules.length(hidden.unprepared[seat]) == rules.MOST_UNPREPARED:
        what += " in place of unprepared ones" if hidden.keeps > 1 else " in place of an unprepared one"
    return f"{what}, or none."


def most_keeps(s: Record, components: Components, seat: int) -> int:
    """How many of the recipes drawn by one Learn this seat may keep."""
    return rules.KEEPS + int(rules.of_baker(components.box.keeps_more, int(s.baker[seat])))


def turn_question(hidden: Record, components: Components, seat: int) -> str:
    if rules.can_refresh(hidden, components.box, seat):
        return "Your turn: you may turn a Recognition upright, then place or take doughnuts."
    if hidden.doughnuts[seat] == 0:
        return "Your turn: take doughnuts from a kitchen card."
    if hidden.doughnuts[seat] == components.box.most_doughnuts[hidden.players]:
        return "Your turn: place doughnuts on a kitchen card."
    return "Your turn: place or take doughnuts."


# --- Refusals


def refusal(hidden: Record, components: Components, seat: int, action: int) -> Refusal | None:
    """Why this seat cannot do that now, told from what the seat may know; `action` is NONE for an unknown text."""
    if seat not in seats_in(rules.to_act(hidden, components.box)):
        return None
    if hidden.phase == rules.DRAFTING:
        return refused_baker(hidden, components, action)
    if hidden.phase == rules.KEEPING:
        return refused_keep(hidden, components, seat, action)
    if hidden.phase == rules.SPENDING:
        upright = counted(int(hidden.upright[seat]), "upright Recognition")
        return Refusal(f"the die is rolled, and you have {upright} to spend", "DT-50")
    return refused_turn(hidden, components, seat, action)


def refused_baker(hidden: Record, components: Components, action: int) -> Refusal:
    if rules.CHOOSE <= action < rules.REFRESH:
        return Refusal(f"somebody has {box_of(components).bakers[action].name} already", "DT-05")
    return Refusal("now everybody chooses a baker, the last player first", "DT-05")


def refused_keep(hidden: Record, components: Components, seat: int, action: int) -> Refusal:
    if rules.KEEP <= action < rules.KEEP_DISCARDING:
        kind, discarded = action - rules.KEEP, NONE
    elif rules.KEEP_DISCARDING <= action < rules.KEEP_NONE:
        kind, discarded = divmod(action - rules.KEEP_DISCARDING, KINDS)
    else:
        return Refusal("first choose among the recipes you drew", "DT-20")
    if kind not in hidden.drawn:
        drawn = listed(components.pieces[kind].name for kind in hidden.drawn if kind != NONE)
        return Refusal(f"you drew {drawn}, and not {components.pieces[kind].name}", "DT-20")
    return refused_exchange(hidden, components, seat, discarded)


def refused_exchange(hidden: Record, components: Components, seat: int, discarded: int) -> Refusal:
    if discarded == NONE:
        return Refusal("you have two unprepared recipes already, so say which of those you discard", "DT-21")
    name = components.pieces[discarded].name
    if rules.length(hidden.unprepared[seat]) < rules.MOST_UNPREPARED:
        return Refusal("you have room for it; nothing need be discarded", "DT-21")
    if discarded not in hidden.unprepared[seat]:
        return Refusal(f"you have no unprepared {name} to discard", "DT-21")
    return Refusal(f"one {name} for another is the same as keeping none", "DT-21")


def refused_turn(hidden: Record, components: Components, seat: int, action: int) -> Refusal | None:
    """Why an action cannot be this seat's turn."""
    if action == rules.REFRESH:
        return refused_refresh(hidden, components, seat)
    if rules.LEARN_WITH <= action < rules.PREPARE_WITH:
        return refused_place(hidden, components, seat, rules.LEARN, action - rules.LEARN_WITH + 1)
    if rules.PREPARE_WITH <= action < rules.TAKE_A_BREAK:
        return refused_attempt(hidden, components, seat, action)
    if action == rules.TAKE_A_BREAK:
        return refused_place(hidden, components, seat, rules.COFFEE_BREAK, 1)
    if rules.TAKE <= action < rules.PASS:
        return refused_take(hidden, components, seat, *divmod(action - rules.TAKE, AT_ONCE))
    if action == rules.PASS:
        return Refusal("you pass only when you can neither work nor take", "DT-13")
    if rules.KEEP <= action <= rules.KEEP_NONE:
        return Refusal("recipes are kept after they are drawn; work on Learn first", "DT-20")
    if action >= rules.SPEND:
        return Refusal("Recognition is spent after a roll that falls short", "DT-50")
    if rules.CHOOSE <= action < rules.REFRESH:
        return Refusal("bakers are chosen before the first turn", "DT-05")
    return None


def refused_refresh(hidden: Record, components: Components, seat: int) -> Refusal:
    if rules.of_baker(components.box.refreshes, int(hidden.baker[seat])) == 0:
        return Refusal("only a baker like Dwight turns a Recognition upright without a Coffee Break", "DT-72")
    if hidden.refreshed:
        return Refusal("your baker has done that this turn", "DT-72")
    return Refusal("you have no used Recognition", "DT-72")


def refused_attempt(hidden: Record, components: Components, seat: int, action: int) -> Refusal:
    work, choice = work_of(action)
    kind, doughnuts = choice // AT_ONCE, choice % AT_ONCE + 1
    name = components.pieces[kind].name
    prepared = hidden.prepared[seat, kind] > 0
    if work == rules.PREPARE and kind not in hidden.unprepared[seat]:
        why = f"your {name} is prepared already" if prepared else f"you have no {name}"
        return Refusal(why, "DT-30")
    if work == rules.SERVE and not prepared:
        why = f"your {name} is not prepared yet" if kind in hidden.unprepared[seat] else f"you have no {name}"
        return Refusal(why, "DT-40")
    return refused_place(hidden, components, seat, work, doughnuts)


def refused_place(hidden: Record, components: Components, seat: int, card: int, doughnuts: int) -> Refusal:
    held = int(hidden.doughnuts[seat])
    empty = int(components.box.plates[hidden.players]) - int(hidden.kitchen[card])
    if held < doughnuts:
        return Refusal(f"you have {counted(held, 'doughnut')}", "DT-10")
    return Refusal(f"{KITCHEN[CARDS[card]][0]} has {counted(empty, 'empty plate')}", "DT-10")


def refused_take(hidden: Record, components: Components, seat: int, card: int, more: int) -> Refusal:
    most, held = int(components.box.most_doughnuts[hidden.players]), int(hidden.doughnuts[seat])
    if held + more + 1 > most:
        return Refusal(f"you have {counted(held, 'doughnut')}, and may hold at most {most}", "DT-11")
    placed = counted(int(hidden.kitchen[card]), "doughnut")
    return Refusal(f"on {KITCHEN[CARDS[card]][0]} there is {placed}", "DT-11")


def work_of(action: int) -> tuple[int, int]:
    """The kitchen card of an attempt, and the choice of recipe and doughnuts."""
    if action < rules.SERVE_WITH:
        return rules.PREPARE, action - rules.PREPARE_WITH
    return rules.SERVE, action - rules.SERVE_WITH


# --- The story of a move: what everybody saw, and what one seat saw


def story(before: Record, components: Components, seat: int, action: int) -> list[Event]:
    """The events that an action, or an outcome of luck, sets off."""
    s = before.copy()
    if seat == CHANCE:
        rules.resolve(s, components.box, action)
        events = luck_events(before, s, components, action)
    else:
        rules.apply(s, components.box, seat, action)
        events = decision_events(before, s, components, seat, action)
    return [*events, *closing_events(before, s, components)]


def luck_events(before: Record, now: Record, components: Components, outcome: int) -> list[Event]:
    seat = int(before.actor)
    if outcome < rules.ROLL:
        drew = Event("drew", {"seat": seat}, {"recipe": components.pieces[outcome - rules.DRAW].id}, seat)
        return [drew, *reshuffle_events(before, now)]
    if outcome < rules.START:
        rolled = Event("rolled", {**attempt_facts(before, components), "die": outcome - rules.ROLL + 1})
        return [rolled] if now.phase == rules.SPENDING else [rolled, result_event(before, now, components)]
    if outcome < rules.DEAL:
        return [Event("starts", {"seat": outcome - rules.START})]
    if outcome < rules.DEAL_BAKER:
        return [Event("starter-dealt", {"seat": seat, "recipe": components.pieces[outcome - rules.DEAL].id})]
    return [Event("baker-dealt", {"seat": seat, "baker": box_of(components).bakers[outcome - rules.DEAL_BAKER].id})]


def decision_events(before: Record, now: Record, components: Components, seat: int, action: int) -> list[Event]:
    if action < rules.REFRESH:
        return [Event("baker-chosen", {"seat": seat, "baker": box_of(components).bakers[action].id})]
    if action == rules.REFRESH:
        return [Event("refreshed", {"seat": seat, "recognitions": 1})]
    if action < rules.TAKE:
        return work_events(before, now, components, seat, action)
    if action < rules.PASS:
        card, more = divmod(action - rules.TAKE, AT_ONCE)
        return [Event("took", {"seat": seat, "card": CARDS[card], "doughnuts": more + 1})]
    if action == rules.PASS:
        return [Event("passed", {"seat": seat})]
    if action <= rules.KEEP_NONE:
        return keep_events(before, now, components, seat, action)
    return spend_events(before, now, components, seat, action - rules.SPEND)


def work_events(before: Record, now: Record, components: Components, seat: int, action: int) -> list[Event]:
    """Doughnuts are placed; what follows without luck follows at once."""
    if action < rules.PREPARE_WITH:
        placed = Event("placed", {"seat": seat, "card": "learn", "doughnuts": action - rules.LEARN_WITH + 1})
        nothing = [] if now.phase == rules.DRAWING else [Event("nothing-to-draw", {"seat": seat})]
        return [placed, *reshuffle_events(before, now), *nothing]
    if action == rules.TAKE_A_BREAK:
        placed = Event("placed", {"seat": seat, "card": "coffee-break", "doughnuts": 1})
        return [
            placed,
            Event("refreshed", {"seat": seat, "recognitions": int(now.upright[seat] - before.upright[seat])}),
        ]
    work, choice = work_of(action)
    facts = {"seat": seat, "card": CARDS[work], "doughnuts": choice % AT_ONCE + 1}
    return [Event("placed", {**facts, "recipe": components.pieces[choice // AT_ONCE].id})]


def reshuffle_events(before: Record, now: Record) -> list[Event]:
    if now.deck_size <= before.deck_size:
        return []
    return [Event("reshuffled", {"cards": int(now.deck_size)})]


def keep_events(before: Record, now: Record, components: Components, seat: int, action: int) -> list[Event]:
    events = []
    left = Counter(components.pieces[kind].id for kind in before.drawn.tolist() if kind != NONE)
    if action == rules.KEEP_NONE:
        if before.keeps == most_keeps(before, components, seat):
            events.append(Event("kept-none", {"seat": seat}))
    else:
        kept, gone = action - rules.KEEP, NONE
        if action >= rules.KEEP_DISCARDING:
            kept, gone = divmod(action - rules.KEEP_DISCARDING, KINDS)
            events.append(Event("gave-up", {"seat": seat, "recipe": components.pieces[gone].id}))
        events.append(Event("kept", {"seat": seat, "recipe": components.pieces[kept].id}))
        left[components.pieces[kept].id] -= 1
    if now.phase != rules.KEEPING and left.total():
        events.append(Event("discarded", {"seat": seat, "recipes": sorted(left.elements())}))
    return events


def spend_events(before: Record, now: Record, components: Components, seat: int, recognitions: int) -> list[Event]:
    spent = Event("spent", {"seat": seat, "recognitions": recognitions})
    return [spent, result_event(before, now, components)]


def attempt_facts(s: Record, components: Components) -> Facts:
    """Who tries what, the number to reach, and what is added to the die."""
    seat, work = int(s.actor), int(s.work)
    return {
        "seat": seat,
        "work": CARDS[work],
        "recipe": components.pieces[s.recipe].id,
        "needed": int(components.box.numbers[work, s.recipe]),
        "bonus": int(rules.roll_bonus(s, components.box, seat, work, int(s.placed))),
    }


def result_event(before: Record, now: Record, components: Components) -> Event:
    """Whether the attempt succeeded."""
    seat, kind = int(before.actor), int(before.recipe)
    facts = {"seat": seat, "recipe": components.pieces[kind].id}
    if now.prepared[seat, kind] == before.prepared[seat, kind]:
        return Event("failed", {**facts, "work": CARDS[before.work]})
    if before.work == rules.PREPARE:
        return Event("prepared", facts)
    return Event("served", {**facts, "tips": int(components.box.tips[kind])})


def closing_events(before: Record, now: Record, components: Components) -> list[Event]:
    """The last round begins, the game ends, or it will if nobody does anything."""
    box = components.box
    events = []
    if rules.is_last_round(now, box) and not rules.is_last_round(before, box):
        facts = {"seat": int(before.actor), "served": int(box.served_to_end)}
        events.append(Event("last-round", facts))
    quiet, most = quiet_rounds(now), rules.quiet_limit(now, box)
    if now.phase == rules.FINISHED:
        facts = {"rounds": quiet}
        events.append(Event("game-over") if rules.is_last_round(now, box) else Event("quiet-end", facts))
    elif now.rounds > before.rounds and most - quiet in QUIET_ROUNDS_LEFT:
        events.append(Event("quiet", {"rounds": quiet, "most": most}))
    return events


SENTENCES = {
    "starts": "{seat} is the starting player, by lot.",
    "starter-dealt": "{seat} starts with {recipe}.",
    "baker-dealt": "{seat} gets {baker}.",
    "baker-chosen": "{seat} chooses {baker}.",
    "took": "{seat} takes {doughnuts} from {card}.",
    "passed": "{seat} can neither work nor take, and passes.",
    "drew": "{seat} draws a recipe.",
    "reshuffled": "The deck is empty: the discard pile becomes a new deck of {cards}.",
    "nothing-to-draw": "{seat} finds nothing to draw.",
    "kept": "{seat} keeps {recipe}.",
    "gave-up": "{seat} discards the unprepared {recipe}.",
    "kept-none": "{seat} keeps none of them.",
    "discarded": "{seat} discards {recipes}.",
    "spent": "{seat} spends {recognitions}.",
    "prepared": "{recipe} is prepared.",
    "served": "{recipe} is served: {tips}.",
    "last-round": "{seat} has served {served} recipes: this is the last round.",
    "game-over": "All have had the same number of turns: the game is over.",
    "quiet": "Nobody has prepared or served anything for {rounds}; after {most} the game is over.",
    "quiet-end": "Nobody has prepared or served anything for {rounds}: the game is over.",
}


def sentence(facts: Facts, components: Components, names: Sequence[str]) -> str:
    """An event as one seat saw it, in a sentence."""
    words = spoken(facts, components, names)
    kind = facts["kind"]
    if kind == "placed":
        return placed_sentence(facts, words)
    if kind == "rolled":
        return rolled_sentence(facts, words)
    if kind == "failed":
        return f"{words['recipe']} is not {'prepared' if facts['work'] == 'prepare' else 'served'}."
    if kind == "refreshed":
        return f"{words['seat']} turns {words['recognitions']} upright."
    if kind == "drew" and "recipe" in facts:
        return f"{words['seat']} draws {words['recipe']}."
    return SENTENCES[kind].format(**words)


def rolled_sentence(facts: Facts, words: Mapping[str, Any]) -> str:
    rolls = f"{words['seat']} rolls {facts['die']}"
    if facts["die"] == 1:
        return f"{rolls} for {words['recipe']}, which always fails."
    bonus = f" + {facts['bonus']}" if facts["bonus"] else ""
    return f"{rolls}{bonus} for {words['recipe']}; {facts['needed']} needed."


def placed_sentence(facts: Facts, words: Mapping[str, Any]) -> str:
    verbs = {"learn": "learns", "coffee-break": "takes a coffee break", "prepare": "prepares", "serve": "serves"}
    if "recipe" not in facts:
        return f"{words['seat']} {verbs[facts['card']]} with {words['doughnuts']}."
    return f"{words['seat']} tries to {facts['card']} {words['recipe']} with {words['doughnuts']}."


def spoken(facts: Facts, components: Components, names: Sequence[str]) -> dict[str, Any]:
    """The facts with names for seats, recipes, bakers and kitchen cards, and with counted things."""
    pieces = {piece.id: piece.name for piece in components.pieces}
    words: dict[str, Any] = dict(facts)
    for key in facts.keys() & {"recipe", "baker", "card"}:
        words[key] = pieces[facts[key]]
    for key in facts.keys() & {"doughnuts", "recognitions", "tips", "cards", "rounds"}:
        words[key] = amount(facts[key], key)
    if "seat" in facts:
        words["seat"] = names[facts["seat"]]
    if "recipes" in facts:
        words["recipes"] = listed(pieces[recipe] for recipe in facts["recipes"])
    return words


def amount(number: int, things: str) -> str:
    """'no Recognition', '1 doughnut', '2 tips'."""
    thing = {"recognitions": "Recognition"}.get(things, things.removesuffix("s"))
    return f"no {thing}" if number == 0 else counted(number, thing)


# --- The score sheet


def sheet(s: Record, components: Components) -> list[list[Line]]:
    """Each seat's served recipes with their tips; at the end also the types of those whom they must part (DT-81)."""
    served = [
        [components.pieces[kind] for kind in s.served[seat].tolist() if kind != NONE] for seat in range(s.players)
    ]
    tips = [sum(recipe.tips for recipe in recipes) for recipes in served]
    tied = s.phase == rules.FINISHED and tips.count(max(tips)) > 1
    return [
        [*map(line_of, recipes), *([line_of_types(recipes)] if tied and tips[seat] == max(tips) else [])]
        for seat, recipes in enumerate(served)
    ]


def line_of_types(recipes: Sequence[Any]) -> Line:
    letters = sorted({recipe.letter for recipe in recipes if recipe.letter})
    return Line(f"Types {listed(letters)}" if letters else "No types", 0, "The most different types part equal tips.")


def line_of(recipe: Any) -> Line:
    return Line(recipe.name, recipe.tips, f"type {recipe.letter}" if recipe.letter else "no type")


def lookup(components: Components, word: str) -> str | None:
    """The full text of a recipe, a baker or a kitchen card, found by id or name."""
    for piece in components.pieces:
        if word.casefold() in (piece.id, piece.name.casefold()):
            return f"{piece.name}: {piece.text}"
    return None


def component_table(components: Components) -> str:
    """The recipes and the bakers as tables in Markdown."""
    box = box_of(components)
    lines = ["| recipe | type | tips | prepare | serve | copies | not ours |"]
    lines.append("|---|---|---:|---:|---:|---:|---|")
    for recipe in box.recipes:
        numbers = f"{recipe.tips} | {recipe.prepare} | {recipe.serve} | {recipe.copies}"
        lines.append(f"| {recipe.name} | {recipe.letter or '–'} | {numbers} | {recipe.known.words} |")
    lines += ["", "| baker | what the baker does | not ours |", "|---|---|---|"]
    for baker in box.bakers:
        lines.append(f"| {baker.name} | {baker.text} | {baker.known.words} |")
    return "\n".join(lines) + "\n"


def counters(components: Components) -> list[str]:
    """What `tally` counts, in its order."""
    names = [recipe.name for recipe in box_of(components).recipes]
    names += [""] * (KINDS - len(names))
    verbs = ("kept", "preparing", "serving")  # the last two count attempts
    turns = ["turns Learn a Recipe", "turns Coffee Break", "turns taking doughnuts", "turns passing"]
    return [f"{verb} {name}" if name else "" for verb in verbs for name in names] + turns


# --- The table as text


def draw(view: Mapping[str, Any], components: Components, names: Sequence[str]) -> str:
    """The table of a view in lines of at most 80 columns, with rich's markup."""
    table = view["table"]
    pieces = {piece.id: piece for piece in components.pieces}
    lines = [f"[bold]Kitchen[/]  [dim]round {table['round']}{drawn_round(table)}[/]"]
    for card, doughnuts in table["kitchen"].items():
        plates = "● " * doughnuts + "○ " * (table["plates"] - doughnuts)
        lines.append(f"  {pieces[card].name:<16}{plates}")
    discard = sum(table["discard"].values())
    lines += [
        f"[bold]Deck[/] {table['deck_size']}   [bold]Discard[/] {discard}",
        *drawn_moment(table, pieces, names),
        "",
    ]
    for seat, entry in enumerate(table["seats"]):
        lines += drawn_seat(table, seat, entry, pieces, names[seat])
    return "\n".join(lines + drawn_odds(table))


def drawn_odds(table: Mapping[str, Any]) -> list[str]:
    """The odds of everything that may be tried now."""
    lines = []
    for odds in table["attempts"]:
        plain, helped = (round(rules.FACES * odds[key]) for key in ("chance", "chance_with_recognition"))
        more = f", {helped} with Recognition" if helped > plain else ""
        lines.append(f"  [dim]{odds['move']:<46}{plain} of {rules.FACES}{more}[/]")
    return ["", "[bold]Odds[/]", *lines] if lines else []


def drawn_round(table: Mapping[str, Any]) -> str:
    """What is special about the round."""
    if table["last_round"]:
        return ", the last one"
    if table["quiet_to_end"] and table["quiet"] >= QUIET_ENOUGH:
        return f", {table['quiet']} of at most {table['quiet_to_end']} quiet ones are over"
    return ""


def drawn_moment(table: Mapping[str, Any], pieces: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """What is going on in this turn."""
    if learning := table["learning"]:
        drawn = listed(pieces[recipe].name if recipe in pieces else "?" for recipe in learning["drawn"])
        return [f"{names[table['turn']]} has drawn {drawn or 'nothing yet'}"]
    if attempt := table["attempt"]:
        die = f", rolled {attempt['die']}" if attempt["die"] else ""
        what = f"to {attempt['work']} {pieces[attempt['recipe']].name}, needs {attempt['needed']}"
        return [f"{names[table['turn']]} tries {what}{die}, bonus {attempt['bonus']}"]
    return []


def drawn_seat(
    table: Mapping[str, Any], seat: int, entry: Mapping[str, Any], pieces: Mapping[str, Any], name: str
) -> list[str]:
    """What a seat has, in a few lines."""
    turn = " ←" if table["turn"] == seat else ""
    first = " [dim](started)[/]" if table["first"] == seat else ""
    baker = f" with {pieces[entry['baker']].name}" if entry["baker"] else ""
    doughnuts = "● " * entry["doughnuts"] + "○ " * (table["most_doughnuts"] - entry["doughnuts"])
    lines = [f"[bold magenta]{name}[/]{baker}{first}{turn}  {doughnuts} {counted(entry['tips'], 'tip')}"]
    for sort in ("unprepared", "prepared"):
        lines += [f"  {sort:<11} {drawn_recipe(pieces[recipe])}" for recipe in entry[sort]]
    if entry["served"]:
        letters = f", types {' '.join(entry['letters'])}" if entry["letters"] else ""
        rest = f"{entry['upright']} upright, {entry['used']} used{letters}"
        lines.append(f"  {'served':<11} {len(entry['served'])} of {table['served_to_end']}; Recognition: {rest}")
    return lines


def drawn_recipe(recipe: Any) -> str:
    return f"{recipe.name} [dim]prepare {recipe.prepare}, serve {recipe.serve}, {counted(recipe.tips, 'tip')}[/]"
