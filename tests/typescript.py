"""Write the browser's types anew from the server's schemas:  python -m tests.typescript"""

from pathlib import Path
from typing import Any

import msgspec

from doughjo.server import schemas

TARGET = Path(__file__).parents[1] / "web/src/lib/schema.ts"
HEADING = "// Made from the server's schemas by `make types`; do not edit.\n"


def written() -> str:
    """The whole file."""
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
        return f"Array<{typed(schema['items'])}>"
    if schema.get("type") == "object":
        return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(schema.get("type")), "any")


def union(name: str, alias: Any) -> str:
    """A union of messages."""
    return f"export type {name} = {' | '.join(part.__name__ for part in alias.__args__)};\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"written: {TARGET}")
