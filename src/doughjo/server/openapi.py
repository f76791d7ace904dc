"""The OpenAPI description, made from the doors and their schemas."""

import re
from typing import Any

import msgspec

import doughjo
from doughjo.server.http import ENDPOINTS, JSON, Endpoint
from doughjo.server.schemas import Command, Message, Problem

REFERENCE = "#/components/schemas/{name}"


def description() -> dict[str, Any]:
    """Every door, every schema; the socket's messages are among the schemas."""
    kinds = [kind for endpoint in ENDPOINTS for kind in (endpoint.gives, endpoint.takes) if kind is not None]
    kinds += [Problem, Command, Message]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    by_kind = list(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Doughjo", "version": doughjo.__version__, "description": SOCKET},
        "paths": paths,
        "components": {"schemas": components},
    }


SOCKET = (
    "Tables are made and joined here; they are played over a WebSocket at /ws/{table}?since=SEQ, "
    "where the client sends a Command and the server sends a Message."
)


def operation(endpoint: Endpoint, by_kind: list[tuple[Any, dict[str, Any]]]) -> dict[str, Any]:
    """One door."""
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": {
            "200": {"description": "Done", "content": content(endpoint.gives, by_kind)},
            "default": {"description": "Refused, and why", "content": content(Problem, by_kind)},
        },
    }
    if endpoint.takes is not None:
        found["requestBody"] = {"required": True, "content": content(endpoint.takes, by_kind)}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What stands in the path, and whose eyes a replay is seen through."""
    text = {"type": "string"}
    found = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if "{move}" in endpoint.path:
        found.append({"name": "eyes", "in": "query", "required": False, "schema": text})
    return found


def content(kind: Any, by_kind: list[tuple[Any, dict[str, Any]]]) -> dict[str, Any]:
    """A body of a kind."""
    return {JSON: {"schema": next(schema for each, schema in by_kind if each == kind)}}
