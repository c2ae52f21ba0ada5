"""The OpenAPI document against the server: what it says is what the server answers."""

import asyncio
from typing import Any, Final

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from .table_server import PAX, TableServer, World

pytestmark = pytest.mark.slow

CHECKS: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


EXAMPLES: Final = 15
HYPOTHESIS: Final[dict[str, Any]] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "phases": [Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


class Known:
    """A person with a token, and tables for him to try things at."""

    def __init__(self, token: str, tables: list[str]) -> None:
        self.headers: Final = {"authorization": f"Bearer {token}"}
        self.tables: Final = tables


@pytest.fixture(scope="module")
def known(server: TableServer) -> Known:
    async def prepare() -> Known:
        world = World(server)
        person = await world.person("Robot")
        program = person.program()
        tables = [
            await program.open(PAX, "me", "bot:easy"),
            await program.open(PAX, "me", "free", listed=True),
        ]
        await world.close()
        return Known(person.token, tables)

    return asyncio.run(prepare())


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_as_the_document_says(
    server: TableServer, known: Known, mode: GenerationMode
) -> None:
    """What fits the document and what does not: no failures, and what was said is answered."""
    document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    session = requests.Session()
    tried = 0

    for found in document.get_all_operations():
        assert not isinstance(found, Err)
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, **HYPOTHESIS)
        def answers(case: Any) -> None:
            nonlocal tried
            checks = CHECKS
            if "authorization" not in {name.lower() for name in case.headers or {}}:
                # What is wrong may be that no token is sent: without one it is refused, and with
                # one the rest of it may be right.
                case.call_and_validate(checks=CHECKS, session=session, timeout=60)
                checks = [check for check in CHECKS if check is not negative_data_rejection]
            path = case.path_parameters or {}
            if "id" in path and len(str(path["id"])) % 2:
                path["id"] = known.tables[len(str(path["id"])) // 2 % 2]
            wait = (case.query or {}).get("wait")
            if isinstance(wait, int | float) and wait > 0:
                case.query["wait"] = 0.01
            case.call_and_validate(
                headers=known.headers, checks=checks, session=session, timeout=60
            )
            tried += 1

        answers()
    assert tried > 100
    session.close()


def test_the_document_names_every_operation(server: TableServer) -> None:
    document = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert document["info"]["title"] == "Kronika"
    operations = {
        f"{method} {path}" for path, methods in document["paths"].items() for method in methods
    }
    assert {
        "get /api/me",
        "get /api/games",
        "post /api/tables",
        "get /api/tables/{id}/position",
        "post /api/tables/{id}/choose",
        "post /api/tables/{id}/undo",
        "get /api/tables/{id}/record",
    } <= operations
    assert all(path.startswith("/api/") for path in document["paths"])
    for methods in document["paths"].values():
        for operation in methods.values():
            assert {"400", "401", "429"} <= operation["responses"].keys()
            assert operation["security"] == [{"token": []}]


def test_no_page_of_the_document_needs_other_sites(server: TableServer) -> None:
    for path in ("/api/schema", "/api/schema/swagger", "/api/schema/redoc", "/api/schema/scalar"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.status_code == 404 or "json" in answer.headers["content-type"]
