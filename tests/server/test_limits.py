"""Everything that a program can send, at its limits and beyond: made from the OpenAPI document."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from .table_server import PAX, World

pytestmark = pytest.mark.anyio

BASES: Final[dict[str, dict[str, Any]]] = {
    "NewTableIn": {"game": PAX, "players": 2, "seats": ["me", "friend"]},
    "Choice": {"head": 0, "key": "pass"},
    "Undo": {"head": 0},
    "Always": {"prompt": "action", "key": "pass"},
    "Commitment": {"commitment": "0" * 64},
    "Share": {"share": "0" * 64},
    "Invited": {"invitation": ""},
}
"""For each body what fits."""
OPEN: Final = ("settings",)
"""Objects, whose limits the document cannot say."""


async def bodies(world: World) -> list[tuple[str, str, dict[str, Any]]]:
    """Path, name of the body and its properties."""
    document = (await world.client().get("/api/schema/openapi.json")).json()
    found = []
    for path, methods in document["paths"].items():
        for operation in methods.values():
            if "requestBody" in operation:
                schema = operation["requestBody"]["content"]["application/json"]["schema"]
                name = schema["$ref"].rpartition("/")[2]
                found.append((path, name, document["components"]["schemas"][name]["properties"]))
    return found


def sorts(schema: dict[str, Any]) -> set[str]:
    return {one.get("type", "") for one in schema.get("oneOf", [schema])} - {"null"}


def values(schema: dict[str, Any]) -> Iterator[tuple[Any, bool]]:
    """Values at the limits and beyond, with whether they are within."""
    schema = {**schema, **next((s for s in schema.get("oneOf", []) if s["type"] != "null"), {})}
    (sort,) = sorts({**schema, "oneOf": [schema]})
    if "pattern" in schema:
        yield from (("0" * 64, True), ("abcdef09" * 8, True))
        yield from (("0" * 63, False), ("0" * 65, False), ("G" * 64, False), (7, False))
    elif "enum" in schema:
        yield from ((value, True) for value in schema["enum"])
        yield from ((value, False) for value in ("", "x", schema["enum"][0] + " ", 1, None))
    elif sort == "string":
        most = schema["maxLength"]
        yield from (("x" * most, True), ("ž" * most, True))
        yield from (("x" * (most + 1), False), ("x" * 60_000, False), (7, False))
        if schema.get("minLength"):
            yield "", False
    elif sort in ("integer", "number"):
        # Of what can be null, the document does not say that 0 is the least.
        least, most = schema.get("minimum", 0), schema["maximum"]
        whole = sort == "integer"
        yield from ((int(least) if whole else least, True), (int(most) if whole else most, True))
        beyond = (least - 1, most + 1, -(10**18), 10**18, 10**30, "x")
        yield from ((int(v) if whole and not isinstance(v, str) else v, False) for v in beyond)
    elif sort == "array":
        for count in (schema.get("minItems", 0) - 1, schema["maxItems"] + 1, 5000):
            if count >= 0:
                yield ["me"] * count, False
        yield ["x" * 60_000], False
        yield "me", False
    elif sort == "boolean":
        yield from ((True, True), (False, True), ("yes", False), (2, False))


async def test_every_field_of_every_body_has_limits_that_hold(world: World) -> None:
    found = await bodies(world)
    assert {name for _, name, _ in found} == set(BASES)
    for path, name, properties in found:
        for field, schema in properties.items():
            if field in OPEN:
                continue
            program = (await world.person("Ada")).program()
            id = await program.open(PAX, "me", "bot:easy")
            for value, within in values(schema):
                body = {**BASES[name], field: value}
                answer = await program.client.post(path.replace("{id}", id), json=body)
                assert answer.status_code < 500, (name, field, value)
                said = answer.json()
                refused = answer.status_code == 400 and "alidation" in str(said["detail"])
                assert refused != within, (name, field, str(value)[:80], answer.text)
    assert world.errors() == []


@pytest.mark.parametrize(
    "settings",
    [
        {"x" * 41: True},
        {"x": "x" * 60_000},
        {"x": 10**30},
        {"x": -(10**18)},
        {"x": None},
        {"x": [1]},
        {f"x{number}": True for number in range(41)},
    ],
)
async def test_settings_have_limits_that_hold(world: World, settings: dict[str, Any]) -> None:
    program = (await world.person("Ada")).program()
    body = {**BASES["NewTableIn"], "settings": settings}
    answer = await program.client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert "alidation" in answer.json()["detail"]


async def test_the_lobby_shows_tables_that_are_as_far_out_as_possible(world: World) -> None:
    ada = await world.person("Ada")
    program = ada.program()
    for time in (1, 5_184_000):
        for reserve in (0, 5_184_000):
            id = await program.open(
                PAX, "me", "friend", name="W" * 60, move_time=time, reserve=reserve, listed=True
            )
            assert (await ada.browser().get(f"/tables/{id}")).status_code == 200
    assert (await ada.browser().get("/")).status_code == 200
    assert len(await world.store.tables_of(ada.id, over=False)) == 4
    assert world.errors() == []
