"""Europa Universalis against bots: decisions by clicks, the map and its lenses, a phone."""

import random
from typing import Final

import pytest
from playwright.async_api import Locator

from .conftest import Come
from .people import CALM, Person

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
EUROPA: Final = "europa-universalis"
DECISIONS: Final = 8
PATIENCE: Final = 40_000
"""Milliseconds until bots have had their turns."""
TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
RUNS_OVER: Final = """() => [...document.querySelectorAll(
  "#part-prompt .ask, #part-options button, #part-seats > *, .player-head h2, .stats, .modes button"
)].filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.textContent)"""
"""Boxes whose words are wider than they are."""
LIT_AREA: Final = "#part-board [data-thing^='area:'].lit-target"
POINT: Final = """chosen => {
  const frame = document.querySelector("#part-board").getBoundingClientRect();
  for (const area of document.querySelectorAll(chosen)) {
    const box = area.getBoundingClientRect();
    for (let x = Math.max(box.left, frame.left) + 3; x < Math.min(box.right, frame.right); x += 7)
      for (let y = Math.max(box.top, frame.top) + 3; y < Math.min(box.bottom, frame.bottom); y += 7)
        if (document.elementFromPoint(x, y)?.closest(".lit-target") === area) return [x, y];
  }
  return null;
}"""
"""A point of the page at which a lit Area can be clicked."""


async def sit_down(person: Person) -> None:
    """A table of the usual scenario with two bots, at one's own first question."""
    await person.open_table(EUROPA, "me", "bot:easy", "bot:easy")
    await person.wait_for_board()


async def asked(person: Person) -> None:
    """Until it is one's turn to choose."""
    await person.page.wait_for_selector(
        "#part-options [data-key]", state="attached", timeout=PATIENCE
    )


async def looks_right(person: Person) -> None:
    """Nothing runs over its box."""
    page = person.page
    assert await page.evaluate(TOO_WIDE) == 0
    assert await page.evaluate(RUNS_OVER) == []


async def play_until(person: Person, chance: random.Random, target: Locator) -> None:
    """Decide what is asked, until something is there."""
    for _ in range(60):
        await asked(person)
        if await target.count():
            return
        await person.decide(chance)
    raise AssertionError("it never came")


async def test_somebody_plays_through_clicks_and_lenses(come: Come) -> None:
    person = await come("Ada")
    await sit_down(person)
    page = person.page
    chance = random.Random(7)
    await asked(person)
    await looks_right(person)

    # Through a lens the board is the same, and says on its root which one it is.
    drawn = page.locator("#part-board svg.map")
    before = await drawn.locator("[data-thing]").count()
    for lens in ("trade", "diplomacy", "religion", "realms"):
        await page.click(f".modes [data-mode={lens}]")
        await page.wait_for_selector(f".table[data-mode={lens}]")
        pressed = page.locator(".modes [aria-pressed=true]")
        assert await pressed.get_attribute("data-mode") == lens
        assert await drawn.locator("[data-thing]").count() == before

    # The menu of a turn is open; who would leave finds that behind a quiet fold.
    await play_until(person, chance, page.locator("#part-options [data-key='act influence']"))
    assert await page.locator("#part-options [data-key='act influence']").is_visible()
    assert not await page.locator("#part-options [data-key=leave-game]").is_visible()
    await looks_right(person)

    # An Area is chosen on the map.
    await person.choose("act influence")
    await page.wait_for_selector(LIT_AREA, state="attached")
    await looks_right(person)
    await page.hover("#part-board")  # the list gets lower when the mouse leaves it
    await page.wait_for_timeout(CALM)
    made = person.did("choose")
    point = await page.evaluate(POINT, LIT_AREA)
    assert point is not None
    await page.mouse.click(*point)
    menu = page.locator(".choose-menu [data-key]")
    if await menu.count():
        await page.wait_for_timeout(CALM)
        await menu.first.click()
    await page.wait_for_timeout(CALM)
    assert person.did("choose") == made + 1

    # Leaves of the mat are turned by clicks.
    await page.click("#part-cards [data-turn=income]")
    assert await page.locator("#part-cards [data-leaf=income].open").count() == 1
    assert await page.locator("#part-cards [data-leaf=hand].open").count() == 0
    await looks_right(person)
    for _ in range(DECISIONS):
        await asked(person)
        await person.decide(chance)
    await looks_right(person)
    assert person.refusals() == 0


async def test_on_a_phone_the_own_numbers_stay_in_sight(come: Come) -> None:
    person = await come("Ada", phone=True)
    await sit_down(person)
    page = person.page
    chance = random.Random(3)
    await asked(person)
    means = page.locator("#part-seats .means")
    assert await means.is_visible()
    assert await means.locator(".stat").count() >= 6
    for _ in range(DECISIONS):
        await asked(person)
        await person.decide(chance)
        await looks_right(person)
    for tab in ("realm", "cards", "players", "log", "board"):
        await page.tap(f".tabs [data-tab={tab}]")
        await page.wait_for_selector(f"[data-tab={tab}].table")
        assert await means.is_visible() == (tab == "board")
        await looks_right(person)
    assert person.refusals() == 0
