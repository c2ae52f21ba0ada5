"""Who may send what from where: forms, origins, headers, cookies, limits, and strange requests."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import InvalidStatus

from kronika.server import program_socket
from kronika.server.app import make_app
from kronika.server.config import Config
from kronika.server.security import HEADERS

from .table_server import (
    PAX,
    Browser,
    World,
    asked_of,
    open_page,
    running,
    two_programs,
)

pytestmark = pytest.mark.anyio

INSIDE: Final = re.compile(
    r'Traceback|File "|sqlalchemy|litestar|line \d+, in|SELECT |Exception|asyncpg|site-packages',
    re.IGNORECASE,
)


def check_headers(headers: dict[str, str]) -> None:
    for name, value in HEADERS.items():
        assert headers.get(name) == value, name
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in headers


# Forms and origins


async def test_a_form_needs_its_token(world: World) -> None:
    ada = await world.person("Ada")
    client = world.client(cookies={"session": ada.cookie})
    browser = Browser(client)
    await browser.get("/")
    forms = ("/tables", "/logout", "/account/language", "/account/token", "/welcome", "/login")
    for path in forms:
        for token in ({}, {"_csrf_token": "wrong"}):
            answer = await client.post(path, data={**token, "language": "cs", "game": PAX})
            assert answer.status_code == 403, path
            check_headers(dict(answer.headers))
    assert await world.store.tables_of(ada.id, over=False) == []
    assert (await browser.post("/account/language", language="cs")).status_code == 303


async def test_forms_of_other_sites_are_refused(world: World) -> None:
    ada = await world.person("Ada")
    browser = ada.browser()
    await browser.get("/")
    evil: list[dict[str, str]] = [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": world.server.url + ".evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ]
    for headers in evil:
        browser.client.headers.update(headers)
        answer = await browser.post("/account/language", language="cs")
        assert answer.status_code == 403, headers
        check_headers(dict(answer.headers))
        for name in headers:
            del browser.client.headers[name]
    browser.client.headers["origin"] = world.server.url
    assert (await browser.post("/account/language", language="cs")).status_code == 303


async def test_a_websocket_of_another_site_is_refused(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await open_page(world, id, person.cookie, origin=origin)
        assert refused.value.response.status_code == 403
    await open_page(world, id, person.cookie)


# Headers and cookies


async def test_every_answer_has_the_headers(world: World) -> None:
    ada = await world.person("Ada")
    client = world.client(cookies={"session": ada.cookie})
    css = re.search(r'href="(/static/[^"]+\.css[^"]*)"', (await client.get("/")).text)
    assert css is not None
    paths = ("/", "/login", "/account", "/finished", f"/rules/{PAX}", "/nowhere", "/tables/x")
    others = ("/health", "/ready", "/metrics", css[1], "/static/none.js", "/api/me", "/api/none")
    for path in (*paths, *others):
        check_headers(dict((await client.get(path)).headers))
    for method in ("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW"):
        answer = await client.request(method, "/")
        check_headers(dict(answer.headers))
        assert answer.status_code in (200, 204, 400, 403, 404, 405), method
        assert not INSIDE.search(answer.text)
    assert "immutable" in (await client.get(css[1])).headers["cache-control"]
    assert (await client.get("/")).headers["cache-control"] == "no-store"
    text = (await client.get("/")).text
    assert not re.search(r"<script(?![^>]* src=)|\son\w+=|\sstyle=|javascript:", text)


async def test_cookies_are_for_this_server_alone(world: World) -> None:
    browser = Browser(world.client())
    await browser.get("/")
    answer = await browser.post("/welcome", name="Newcomer")
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("session=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert (await browser.get("/account")).status_code == 200
    secret = browser.client.cookies["session"]
    asked = await browser.post("/logout")
    assert asked.status_code == 200, "who has no password is asked first"
    assert (await browser.get("/account")).status_code == 200
    assert (await browser.post("/logout", sure="true")).status_code == 303
    old = world.client(cookies={"session": secret})
    assert (await old.get("/account")).status_code == 303


async def test_behind_tls_cookies_go_nowhere_else(tmp_path: Path) -> None:
    address = "https://games.example.org"
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}", public_url=address) as world:
        client = world.client(headers={"origin": address})
        page = await client.get("/login")
        assert page.headers["strict-transport-security"]
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert token is not None
        csrf = page.headers["set-cookie"]
        assert "secure" in csrf.lower()
        answer = await client.post(
            "/welcome",
            data={"_csrf_token": token[1], "name": "Ada"},
            headers={"cookie": csrf.partition(";")[0]},
        )
        assert answer.status_code == 303, answer.text
        cookie = answer.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("session=", "secure", "httponly", "samesite=lax"))
        # The name that the proxy connects to is not the one that people type.
        ada = await world.person("Adele")
        id = await ada.program().open(PAX, "me", "bot:easy")
        with pytest.raises(InvalidStatus):
            await open_page(world, id, ada.cookie, origin=world.server.url)
        await open_page(world, id, ada.cookie, origin=address)


# Where one is sent


@pytest.mark.parametrize(
    "path",
    [
        "https://evil.example/",
        "//evil.example/",
        "/\\evil.example/",
        "\\\\evil.example/",
        "/\t/evil.example/",
        "/\r\n/evil.example",
        "/\n/evil.example/",
        "javascript:alert(1)",
        "/%09/evil.example",
        "evil.example",
        " //evil.example",
    ],
)
async def test_nobody_is_sent_to_another_site(world: World, path: str) -> None:
    browser = Browser(world.client())
    await browser.get("/")
    answer = await browser.post("/account/language", language="cs", return_to=path)
    check_location(answer.headers["location"])
    ada = (await world.person("Ada")).browser()
    answer = await ada.client.get("/", params={"next": path})
    check_location(answer.headers["location"])
    name = f"N{abs(hash((path, world.log()))) % 10**9}"
    answer = await browser.post("/welcome", name=name, next=path)
    assert answer.status_code == 303, answer.text
    check_location(answer.headers["location"])


def check_location(location: str) -> None:
    """A browser drops tabs and ends of lines, and takes backslashes for slashes."""
    cleaned = re.sub(r"[\t\r\n]", "", location).replace("\\", "/").strip()
    assert cleaned.startswith("/")
    assert not cleaned.startswith("//")


# Limits


async def test_passwords_cannot_be_tried_for_ever(world: World) -> None:
    ada = await world.person("Ada")
    browser = ada.browser()
    answer = await browser.post("/account/password", new="a long password")
    assert answer.status_code == 303
    thief = Browser(world.client())
    for _ in range(10):
        answer = await thief.post("/login", name=ada.name, password="guess")
        assert answer.status_code == 400
    answer = await thief.post("/login", name=ada.name, password="a long password")
    assert answer.status_code == 400
    assert "session" not in thief.client.cookies
    # Who sits at another machine is told the same: it is the name that is tried.
    other = Browser(world.client())
    answer = await other.post("/login", name=ada.name, password="a long password")
    assert "session" not in other.client.cookies


async def test_too_many_requests_are_refused(world: World) -> None:
    busy = Browser(world.client())
    answers = [await busy.post("/account/language", language="cs") for _ in range(30)]
    assert {answer.status_code for answer in answers} == {303}
    answers = await asyncio.gather(
        *(busy.post("/account/language", language="cs") for _ in range(60))
    )
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    for answer in refused:
        assert answer.headers["retry-after"]
        check_headers(dict(answer.headers))
    # Somebody at another address does not notice.
    other = Browser(world.client())
    assert (await other.post("/account/language", language="cs")).status_code == 303


async def test_tables_are_not_opened_without_end(world: World) -> None:
    program = (await world.person("Ada")).program()
    data = {"game": PAX, "players": 2, "seats": ["me", "friend"]}
    answers = [await program.client.post("/api/tables", json=data) for _ in range(24)]
    codes = [answer.status_code for answer in answers]
    assert codes[:20] == [201] * 20
    assert codes[-1] == 429
    assert answers[-1].json()["error"] == "too-often"
    assert answers[-1].headers["retry-after"]


async def test_what_is_too_large_is_refused(world: World) -> None:
    ada = await world.person("Ada")
    program = ada.program()
    data = {"game": PAX, "players": 2, "seats": ["me", "bot:easy"], "name": "x" * 200_000}
    answer = await program.client.post("/api/tables", json=data)
    assert answer.status_code in (400, 413)
    answer = await ada.browser().post("/account/email", email="x" * 200_000)
    assert answer.status_code in (400, 413)
    check_headers(dict(answer.headers))

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 4096

    answer = await program.client.post(
        "/api/tables", content=endless(), headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 413)
    assert world.errors() == []


# Strange requests


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 20_000, b'{"head":1e999}']
)
async def test_malformed_bodies_are_told_so(world: World, body: bytes) -> None:
    id, programs = await two_programs(world, PAX)
    for path in ("/api/tables", f"/api/tables/{id}/choose", f"/api/tables/{id}/undo"):
        answer = await programs[0].client.post(
            path, content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["error"] == "not-understood"
        assert not INSIDE.search(answer.text)
    assert await world.journal(id) == []
    assert world.errors() == []


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server/models.py",
        "/static/..%2f..%2fserver%2fmodels.py",
        "/static/%2e%2e/%2e%2e/server/models.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/..\\..\\server\\models.py",
        "/static/a%00b",
        "/static/",
        "/static",
        "/static/" + "a/" * 2000,
        "/static/" + "a" * 5000,
    ],
)
async def test_only_files_of_the_pages_are_served(world: World, path: str) -> None:
    client = world.client()
    request = client.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = await client.send(request)
    assert answer.status_code in (400, 404)
    assert not INSIDE.search(answer.text)
    assert "root:" not in answer.text
    assert world.errors() == []


@pytest.mark.parametrize(
    "path",
    [
        "/tables/%00",
        "/tables/%ff%fe",
        "/tables/" + "a" * 3000,
        "/tables/x/at/99999999999999999999",
        "/tables/x/at/minus",
        "/join/%00",
        "/join/'%20or%201=1--",
        "/rules/%00",
        "/rules/..%2f..%2fsetup",
        "/rules/pax-renaissance?id=%3Cscript%3E&q=%00",
        "/finished?before=nan",
        "/finished?before=x",
        "/?next=%00",
        "/?language=xx",
        "/account?done=%3Cscript%3E",
    ],
)
async def test_strange_addresses_are_no_failures(path: str, database_worlds: list[World]) -> None:
    for world in database_worlds:
        ada = await world.person("Ada")
        for client in (world.client(cookies={"session": ada.cookie}), ada.program().client):
            for where in (path, f"/api{path}"):
                answer = await client.get(where)
                assert answer.status_code < 500, (where, answer.text)
                assert "<script>" not in answer.text
                assert answer.status_code == 200 or not INSIDE.search(answer.text)
        assert world.errors() == []


async def test_a_failure_says_nothing_of_the_inside(world: World) -> None:
    """A page in every kind of refusal, and the same for a program."""
    id, programs = await two_programs(world, PAX)
    asked = await asked_of(programs, id)
    answers = [
        await asked.choose(id, 0, "no such thing"),
        await asked.choose(id, 99, "pass"),
        await asked.client.get("/api/tables/none"),
        await asked.client.get(f"/api/tables/{id}/position", params={"since": "x"}),
        await asked.client.post("/api/tables", json={"game": "chess", "players": 2, "seats": []}),
        await asked.client.request("BREW", "/api/tables"),
        await asked.person.browser().get(f"/tables/{id}/record"),
        await asked.person.browser().post(f"/tables/{id}/rematch"),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert not INSIDE.search(answer.text)
        check_headers(dict(answer.headers))
        if "json" in answer.headers["content-type"]:
            assert {"error", "detail"} <= json.loads(answer.text).keys()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_who_vanishes_before_the_line_is_open_does_not_count(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, programs = await two_programs(world, PAX)
    token = f"Bearer {programs[0].person.token}"
    monkeypatch.setattr(program_socket, "MOST_LINES", 2)
    app = await make_app(Config(database=world.server.database, bot_workers=1))
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{id}/live",
        "raw_path": f"/api/tables/{id}/live".encode(),
        "query_string": b"",
        "headers": [(b"authorization", token.encode())],
        "client": ("127.0.0.1", 1),
        "state": {},
    }
    sent: list[str] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"} if not sent else {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message["type"])
        raise ClientDisconnected

    async with app.lifespan():
        for _ in range(3):
            sent.clear()
            with suppress(ClientDisconnected):
                await app(dict(scope), receive, send)  # type: ignore[arg-type]
            assert sent[0] == "websocket.accept"


# HEAD


async def test_head_is_get_without_its_body(world: World) -> None:
    ada = (await world.person("Ada")).program().client
    for path in ("/", "/login", "/health", "/ready", "/api/me", "/static/nothing.css", "/nowhere"):
        seen, full = await ada.head(path), await ada.get(path)
        assert (seen.status_code, seen.content) == (full.status_code, b""), path
        assert seen.headers["content-type"] == full.headers["content-type"]
        assert int(seen.headers["content-length"]) > 0
        check_headers(dict(seen.headers))
    assert (await ada.head("/api/me")).headers["content-length"] == str(
        len((await ada.get("/api/me")).content)
    )
    assert (await ada.head("/logout")).status_code == 405
    assert world.errors() == []
