"""Whole games by two people who click what is lit, one at a desk and one with a phone."""

import random

import pytest

import kronika
from tests.server.table_server import TableServer
from tests.soak import soaked

from .conftest import Come
from .people import Person

LANGUAGES = ("en", "cs", "pl")
CLICKED = {"pax-renaissance": 10_000, "clash-of-cultures": soaked(60, 10_000)}
"""Decisions by which the shorter game is over; of the longer one `make soak` clicks all."""


async def switch_language(person: Person, language: str) -> None:
    """In the middle of everything, by the menu or the bar of the page."""
    page = person.page
    if person.phone:
        await page.locator(".menu > summary").tap()
    await page.locator(f"button[name=language][value={language}]:visible").first.click()
    await page.wait_for_selector(f"html[lang={language}]")
    await person.wait_for_board()


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("game", ["pax-renaissance", "clash-of-cultures"])
async def test_two_people_play_a_whole_game(come: Come, server: TableServer, game: str) -> None:
    desk = await come("Jana")
    phone = await come("Zofia", phone=True, language="pl")
    await desk.open_table(game, "me", "friend")
    invitation = (await desk.page.content()).split("/join/")[1][:24]
    await phone.page.goto(f"{server.url}/join/{invitation}")
    await phone.page.locator("main button.primary").first.tap()
    await phone.page.wait_for_url("**/tables/*")
    await desk.page.reload()
    for person in (desk, phone):
        await person.wait_for_board()
    chance = random.Random(game)
    decided = 0
    idle = 0
    while decided < CLICKED[game] and not (await desk.is_over() and await phone.is_over()):
        asked = [person for person in (desk, phone) if await person.is_asked()]
        if not asked:
            idle += 1
            assert idle < 200, "nobody is asked, and it is not over"
            await desk.page.wait_for_timeout(30)
            continue
        idle = 0
        await asked[0].decide(chance)
        decided += 1
        if decided % 40 == 20:
            await switch_language(asked[0], chance.choice(LANGUAGES))
    if decided == CLICKED[game]:
        assert desk.head() >= decided
        return
    id = desk.table_id()
    answer = await desk.context.request.get(f"{server.url}/tables/{id}/record")
    match = kronika.load(await answer.text())
    assert match.result is not None
    assert len(match.decisions) >= decided
    await desk.page.click("#part-banner a[href$='/result']")
    await desk.page.wait_for_selector(".result, .laurel")
    assert match.seed_hash in await desk.page.content()
