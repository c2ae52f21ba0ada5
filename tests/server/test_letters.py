"""E-mail of a real server: confirmed addresses, digests, a way back without a password."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from kronika.server.models import users

from .smtp import Postbox
from .table_server import PAX, Browser, Program, World, asked_of, running, two_programs

pytestmark = pytest.mark.anyio

ADDRESS = "ada@example.org"
PASSWORD = "a brown horse"


def options(postbox: Postbox, **more: object) -> dict[str, Any]:
    return {
        "smtp": f"smtp://127.0.0.1:{postbox.port}",
        "sender": "Kronika <table@example.org>",
        "public_url": "http://games.example.org",
        **more,
    }


async def letters(postbox: Postbox, number: int) -> list[str]:
    """The texts of so many letters."""
    async with asyncio.timeout(60):
        while len(postbox.letters) < number:
            await asyncio.sleep(0.1)
    return [letter.get_content() for letter in postbox.letters]


def path_in(text: str) -> str:
    found = re.search(r"http://games\.example\.org(/\S+)", text)
    assert found is not None
    return found[1]


async def confirmed(world: World, postbox: Postbox, browser: Browser, address: str) -> None:
    answer = await browser.post("/account/email", email=address)
    assert answer.headers["location"] == "/account?done=email-sent#notifications"
    path = path_in((await letters(postbox, len(postbox.letters) + 1))[-1])
    assert (await browser.get(path)).status_code == 200
    assert not [row for row in await world.rows(users) if row["email_confirmed"]]
    assert (await browser.post(path)).status_code == 303
    assert (await browser.post(path)).status_code == 404


async def pass_to(programs: list[Program], id: str, seat: int) -> None:
    """Play until it is somebody's turn who had none."""
    while (player := await asked_of(programs, id)) is programs[seat]:
        await player.decide(id)
    while (player := await asked_of(programs, id)) is not programs[seat]:
        await player.decide(id)


async def test_a_digest_comes_and_only_to_a_confirmed_address(tmp_path: Path) -> None:
    async with Postbox() as postbox:
        chosen = options(postbox, digest=1)
        async with running(f"sqlite:///{tmp_path / 'kronika.db'}", **chosen) as world:
            name = "Bcc: eve@example.org"
            first, programs = await two_programs(world, PAX, pace="day", name=name)
            ids, (ada, bob) = [first], programs
            for _ in range(2):
                id = await ada.open(PAX, "me", "free", listed=True, pace="day", name=name)
                assert (await bob.sit(id)).status_code == 201
                ids.append(id)
            browser = ada.person.browser()
            await browser.post("/account/email", email=ADDRESS)
            (question,) = await letters(postbox, 1)
            for id in ids:
                await pass_to(programs, id, 0)
            await asyncio.sleep(4)
            assert len(postbox.letters) == 1  # the question, and nothing more
            assert (await browser.post(path_in(question))).status_code == 303
            await pass_to(programs, first, 0)
            number = 2
            while len(re.findall("/tables/", (await letters(postbox, number))[number - 1])) < 3:
                number += 1
            text = (await letters(postbox, number))[number - 1]
            assert all(f"/tables/{id}" in text for id in ids)
            assert postbox.letters[number - 1]["Subject"] == "It is your turn in 3 games"
            assert "eve@" not in "".join(await letters(postbox, number))
            assert [line for line in postbox.recipients if ADDRESS not in line] == []


async def test_a_strangers_address_is_asked_three_times_a_day_at_most(tmp_path: Path) -> None:
    async with Postbox() as postbox:
        chosen = options(postbox)
        async with running(f"sqlite:///{tmp_path / 'kronika.db'}", **chosen) as world:
            codes = []
            for number in range(5):
                browser = (await world.person(f"Eve {number}")).browser()
                answer = await browser.post("/account/email", email=ADDRESS)
                codes.append(answer.status_code)
            assert codes == [303, 303, 303, 400, 400]
            await letters(postbox, 3)
            assert len(postbox.letters) == 3


async def test_a_forgotten_password_is_set_anew_by_mail(tmp_path: Path) -> None:
    async with Postbox() as postbox:
        chosen = options(postbox)
        async with running(f"sqlite:///{tmp_path / 'kronika.db'}", **chosen) as world:
            ada, bob = await world.people("Ada", "Bob")
            browser = ada.browser()
            await confirmed(world, postbox, browser, ADDRESS)
            await bob.browser().post("/account/email", email="bob@example.org")
            await letters(postbox, 2)
            stranger = Browser(world.client())
            answers = [
                (await stranger.post("/forgot", name=name)).text
                for name in ("Ada", "Bob", "Nobody")
            ]
            assert len({re.sub(r'value="[^"]*"', "", answer) for answer in answers}) == 1
            path = path_in((await letters(postbox, 3))[2])
            assert "ada@example.org" in postbox.recipients[-1]
            assert (await stranger.get(path)).status_code == 200
            assert (await stranger.post(path, new="password1")).status_code == 400
            answer = await stranger.post(path, new=PASSWORD, tokens="true")
            assert answer.status_code == 303
            assert (await stranger.get("/account")).status_code == 200
            # Once only; and who was signed in before, and programs, are out.
            assert (await stranger.post(path, new=PASSWORD)).status_code == 400
            assert (await Browser(world.client()).get(path)).status_code == 404
            assert (await ada.program().client.get("/api/me")).status_code == 401
            other = Browser(world.client())
            answer = await other.post("/login", name="Ada", password=PASSWORD)
            assert answer.status_code == 303
            assert len(postbox.letters) == 3
