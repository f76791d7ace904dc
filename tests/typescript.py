"""Write the browser's types and decoders anew, from the server's schemas and the games' declarations:

python -m tests.typescript
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import doughjo
from doughjo.core.codes import Amounts, Code, Each, Kind, Maybe, Several
from doughjo.core.components import open_box
from doughjo.core.contract import Game
from doughjo.core.edition import Edition, edition
from doughjo.core.moves import Verb
from doughjo.core.schema import TYPES, type_of, word_type
from doughjo.server import schemas

WEB = Path(__file__).parents[1] / "web/src"
HEADING = "// Made from the server's schemas by `make types`; do not edit.\n"
OF_A_GAME = """\
// Made from what the game declares by `make types`; do not edit.
// @ts-nocheck: what reads a record is right by its making; what it gives has a type
import { counted, gathered, repeated, rows, upToNone, type Decoder } from "../../lib/records";
"""


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, and what belongs into it."""
    yield WEB / "lib/schema.ts", written()
    for game in (doughjo.game(name).rules for name in doughjo.games()):
        if game.view is not None:
            yield WEB / "games" / game.name / "said.ts", said(game)


# --- What a game declares


def said(game: Game) -> str:
    """The types of a game's table, moves and events, and what reads its table."""
    it = edition(game, open_box(game))
    assert game.view is not None
    kinds = [f"type {word_type(kind)} = {words_typed(words)};" for kind, words in it.kinds.items() if kind not in TYPES]
    derived = [] if game.derived is None else [f"export type Derived = {game.derived.type};", ""]
    table = game.view.type if game.derived is None else f"{game.view.type} & {{ derived: Derived }}"
    return "\n".join(
        [
            OF_A_GAME,
            *kinds,
            "",
            *derived,
            f"export type Table = {table};",
            "",
            *moves_typed(it),
            *events_typed(it),
            "export const decoder: Decoder<Table> = {",
            f"  runs: {json.dumps(game.view.runs)},",
            f"  read: (W, f, r) => {decoded(game)},",
            "};",
            "",
        ]
    )


def decoded(game: Game) -> str:
    """The expression that reads a table."""
    assert game.view is not None
    if game.derived is None:
        return game.view.decoder
    return f"({{ ...{game.view.decoder}, derived: {game.derived.decoder} }})"


def words_typed(words: Any) -> str:
    """The type of the words of a kind."""
    found = [word for word in words if word is not None]
    names = {str: "string", int: "number", bool: "boolean"}
    plain = {names[type(word)] for word in found if type(word) in names}
    lists = [each for word in found if isinstance(word, list) for each in word]
    facts = [word for word in found if isinstance(word, dict)]
    of_lists = {f"({value_typed(lists)})[]"} if lists else set()
    of_facts = {facts_of(facts)} if facts else set()
    return " | ".join(sorted(plain | of_lists | of_facts)) or "never"


def value_typed(values: Any) -> str:
    return words_typed(values) + " | null" * any(value is None for value in values)


def facts_of(all_facts: list[dict[str, Any]]) -> str:
    """The type of dictionaries; what only some of them have may be missing."""
    names = dict.fromkeys(name for facts in all_facts for name in facts)
    missing = {name: "?" * any(name not in facts for facts in all_facts) for name in names}
    typed = {name: value_typed([facts[name] for facts in all_facts if name in facts]) for name in names}
    return "{ " + " ".join(f"{key(name)}{missing[name]}: {typed[name]};" for name in names) + " }"


def moves_typed(it: Edition) -> list[str]:
    """The type of a move: a verb and its arguments."""
    verbs = [f"  | {{ verb: {json.dumps(verb.name)}{args_typed(verb)} }}" for verb in it.game.moves.verbs]
    return ["export type Move = { id: number; text: string } & (", *verbs, ");", ""]


def args_typed(verb: Verb) -> str:
    return "".join(f"; {key(name)}: {type_of(kind).removesuffix(' | null')}" for name, kind in verb.kinds.items())


def events_typed(it: Edition) -> list[str]:
    """The type of something that happened."""
    codes = [f"  | {{ kind: {json.dumps(code.name)}{facts_typed(code)} }}" for code in it.game.events.codes]
    return ["export type Event = { move: number } & (", *(codes or ["  never"]), ");", ""]


def facts_typed(code: Code) -> str:
    return "".join(
        f"; {key(name)}{'?' * (name in code.secret)}: {kind_typed(kind)}" for name, kind in code.args.items()
    )


def kind_typed(kind: Kind) -> str:
    """The type of an argument."""
    match kind:
        case Each() | Several():
            return f"{type_of(kind.kind).removesuffix(' | null')}[]"
        case Amounts():
            return "Record<string, number>"
        case Maybe():
            return f"{type_of(kind.kind).removesuffix(' | null')} | null"
        case str():
            return type_of(kind).removesuffix(" | null")


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


# --- The server's schemas


def written() -> str:
    """All messages."""
    roots = [value for value in vars(schemas).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    _, components = msgspec.json.schema_components([root for root in roots if root is not msgspec.Struct])
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    unions = [union("Command", schemas.Command), union("Message", schemas.Message)]
    return "\n".join([HEADING, *parts, *unions])


def interface(name: str, schema: dict[str, Any]) -> str:
    """One schema as an interface."""
    required = set(schema.get("required", ()))
    lines = [f"  {key}{'' if key in required else '?'}: {typed(value)};" for key, value in schema["properties"].items()]
    return "\n".join([f"/** {schema.get('description', name)} */", f"export interface {name} {{", *lines, "}", ""])


def typed(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(option) for option in schema["anyOf"])
    if schema.get("type") == "array":
        return f"Array<{typed(schema.get('items', {}))}>"
    if schema.get("type") == "object":
        return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(schema.get("type")), "any")


def union(name: str, alias: Any) -> str:
    """A union of messages."""
    return f"export type {name} = {' | '.join(part.__name__ for part in alias.__args__)};\n"


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}")
