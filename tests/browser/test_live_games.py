"""A whole game in which everybody acts at once, and one against bots from the lobby on."""

import asyncio
import json
import random
from collections.abc import Sequence

import pytest

import kronika
from tests.server.table_server import TableServer

from .conftest import Come
from .people import Person

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROUNDS = 40
"""In each of which everybody who is asked chooses once; the match need not be over by then."""
PATIENCE = 10
"""Looks at a page, half a second apart, until it shows what others have done."""
NAMES = ("Ada", "Bob", "Cyril", "Dana")
WAR = 30
"""After about so many decisions all become vassals of the first, who wins by that."""


def wish(key: str, peace: bool, first: bool, chance: random.Random) -> float:
    """How much somebody would like to choose something: at first to move, then to have peace."""
    verb, _, what = key.partition(" ")
    if not peace:
        return chance.random() * {"negotiate": 0.2, "accept-offer": 0}.get(verb, 1)
    if first:
        return {"accept-offer": 5, "wait": 4, "negotiate": 0}.get(verb, 1 + chance.random())
    if verb == "propose" and what.startswith("vassalage"):
        return 5
    if verb == "negotiate":
        return 3 if what == "player-1" and chance.random() < 0.6 else 0
    return {"wait": 2}.get(verb, chance.random())


async def sit_down(people: Sequence[Person], server: TableServer) -> str:
    """The first opens a table with friends, and they come."""
    host, *friends = people
    await host.open_table(
        "scharz", "me", *("friend" for _ in friends),
        scharz__mode="white", scharz__map="britannia", scharz__start="quick",
    )  # fmt: skip
    invitation = (await host.page.content()).split("/join/")[1][:24]
    for friend in friends:
        await friend.page.goto(f"{server.url}/join/{invitation}")
        await friend.page.locator("main button.primary").first.click()
        await friend.page.wait_for_url("**/tables/*")
    await host.page.reload()
    for person in people:
        await person.wait_for_board()
    return host.table_id()


class Evening:
    """What happened: who pressed what, and what was refused although it could still be chosen."""

    def __init__(self) -> None:
        self.decided = 0
        self.at_once = 0
        self.wrongly: list[str] = []
        self.told: set[str] = set()

    async def act(self, person: Person, chance: random.Random) -> None:
        """Choose something, while all others do the same."""
        keys = await person.keys()
        if not keys:
            if await person.is_asked():
                await person.decide(chance)
                self.decided += 1
            return
        peace, first = self.decided > WAR, person.name == NAMES[0]
        key = max(keys, key=lambda key: wish(key, peace, first, chance))
        before = person.refusals()
        if not await person.choose(key):
            return
        if person.refusals() == before:
            self.decided += 1
            return
        for _ in range(PATIENCE):  # what is left to him is on its way
            await person.page.wait_for_timeout(500)
            if key not in await person.keys() or await person.is_over():
                return
        if key in await person.keys():
            said = [json.loads(frame) for frame in person.frames]
            why = [message["code"] for message in said if message["is"] == "refused"]
            self.wrongly.append(f"{person.name}: {key}: {why[-1]}")

    async def look(self, person: Person) -> None:
        """Who still chooses and who waits is said on every page."""
        words = await person.page.eval_on_selector_all(
            "#part-players .tag", "all => all.map((one) => one.textContent)"
        )
        self.told.update(words)


async def test_four_people_act_at_once(come: Come, server: TableServer) -> None:
    people = list(await asyncio.gather(*(come(name) for name in NAMES)))
    id = await sit_down(people, server)
    evening = Evening()
    chances = [random.Random(person.name) for person in people]
    idle = 0
    for _ in range(ROUNDS):
        if await people[0].is_over():
            break
        asked = [one for one in zip(people, chances, strict=True) if await one[0].is_asked()]
        evening.at_once += len(asked) > 1
        before = evening.decided
        await asyncio.gather(*(evening.act(*one) for one in asked))
        await evening.look(people[idle % len(people)])
        idle = 0 if evening.decided > before else idle + 1
        assert idle < 60, "nobody can do anything, and it is not over"
        await people[0].page.wait_for_timeout(20)
    assert evening.wrongly == []
    assert evening.at_once > 5
    assert {"choosing", "waits"} <= evening.told
    if not await people[0].is_over():
        return
    answer = await people[0].context.request.get(f"{server.url}/tables/{id}/record")
    match = kronika.load(await answer.text())
    assert match.result is not None
    assert match.settings["play"] == "live"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (390, 844)])
async def test_from_the_lobby_to_a_few_decisions_against_bots(
    come: Come, width: int, height: int
) -> None:
    """A newcomer opens a door and plays; nothing is wider than the page."""
    ada = await come("Ada", phone=width < 600)
    page = ada.page
    await page.set_viewport_size({"width": width, "height": height})
    too_wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await page.evaluate(too_wide) == 0
    await page.click("label[for=game-scharz]")
    assert await page.locator(".ladder:visible .rung").count() == 6
    assert await page.locator(".pictures:visible svg").count() == 6
    assert await page.locator(".seat-row:visible").count() == 3
    await page.check("[name='scharz.players'][value='12']", force=True)
    assert await page.locator(".seat-row:visible").count() == 12
    assert await page.evaluate(too_wide) == 0
    await page.locator(".door button").last.click()
    await page.wait_for_url("**/tables/*")
    await ada.wait_for_board()
    assert await page.evaluate(too_wide) == 0
    chance = random.Random(width)
    for _ in range(3):
        await page.wait_for_selector("#part-options [data-key]", state="attached")
        await ada.decide(chance)
    assert await page.evaluate(too_wide) == 0


async def test_the_form_offers_only_what_goes_together(come: Come) -> None:
    ada = await come("Ada")
    page = ada.page
    await page.click("label[for=game-scharz]")
    await page.locator(".of-game:visible details.settings > summary").click()
    start = page.locator("[name='scharz.start']")
    await start.select_option("quick")
    await page.check("[name='scharz.players'][value='5']", force=True)
    assert await start.input_value() == "prelude"
    want = page.locator(".want[data-field='scharz.start']")
    assert await want.inner_text() == "Only with 2, 3, 4 players"
    await page.check("[name='scharz.players'][value='4']", force=True)
    assert await want.is_hidden()
    board = page.locator("[name='scharz.battle_board'][type=checkbox]")
    assert await board.is_disabled()
    await page.check("[name='scharz.mode'][value=red]", force=True)
    assert await board.is_enabled()
    await board.check()
    await page.check("[name='scharz.mode'][value=white]", force=True)
    assert not await board.is_checked()
    await page.locator("[data-all=friend]").click()
    assert await page.locator(".seat-row:visible select").evaluate_all(
        "all => all.map((seat) => seat.value)"
    ) == ["me", "friend", "friend", "friend"]
    said = await page.locator(".go p").inner_text()
    assert " ".join(said.split()) == "Scharz, White mode, Britannia 4 players · Live"
