"""The form for a new table of a game with scenarios, in a real browser."""

import pytest
from playwright.async_api import expect

from .conftest import Come

EUROPA = "europa-universalis"
ROW = f"[name='{EUROPA}.scenario']"


@pytest.mark.anyio
async def test_a_scenario_brings_its_seats_sides_and_printed_bots(come: Come) -> None:
    person = await come("Ada")
    page = person.page
    await page.click(f"label[for=game-{EUROPA}]")
    sides = page.locator(".seat-row:visible .side b")
    await expect(sides).to_have_text(["England", "France", "Castile"])
    await page.check(f"{ROW}[value=lions-and-lilies]")
    await expect(sides).to_have_text(["England", "France"])
    second = page.locator("[name='seat.2']")
    assert await second.locator("option[value=own]").is_disabled()
    await page.check(f"{ROW}[value=lonely-crown]")
    await expect(second).to_have_value("own")
    await expect(page.locator(".own-level:visible")).to_have_count(1)
    await page.check(f"{ROW}[value=eastern-thrones]")
    await expect(second).to_have_value("bot:normal")
    await expect(sides).to_have_text(["Austria", "Poland", "Ottomans"])
    await page.check(f"{ROW}[value=lonely-crown]")
    await page.click("form.new-table button.primary")
    await page.wait_for_url("**/tables/*")


@pytest.mark.anyio
async def test_filters_leave_what_fits_and_what_is_chosen(come: Come) -> None:
    person = await come("Ada")
    page = person.page
    await page.click(f"label[for=game-{EUROPA}]")
    rows = page.locator(".listed-row:visible input")

    async def left() -> list[str]:
        return [str(await row.get_attribute("value")) for row in await rows.all()]

    await page.click("[data-fact=year] button:text-is('1568')")
    assert await left() == ["western-kingdoms", "sea-beggars"]
    await page.click("[data-fact=minutes] button:text-is('3 h')")
    await page.click("[data-fact=people] button:text-is('6')")
    assert await left() == ["western-kingdoms"]
    for fact in ("year", "minutes", "people"):
        await page.click(f"[data-fact={fact}] button:text-is('any')")
    assert len(await left()) == 17
