"""Traps that new players fell into: each was one, and is none any more."""

import pytest
from playwright.async_api import Page, expect

from .conftest import Come
from .people import CALM, Person

pytestmark = pytest.mark.anyio

GAMES = ("pax-renaissance", "clash-of-cultures")
ALL = "#part-options [data-key], [data-do=undo], .lit-target, #sure button"


async def begin(come: Come, game: str, *bots: str, phone: bool = False) -> Person:
    person = await come("Marta", phone=phone)
    await person.open_table(game, "me", *(bots or ("bot:easy",)))
    await asked(person)
    return person


async def asked(person: Person) -> None:
    """Until something can be chosen, and a click on it counts."""
    await person.wait_for_board()
    await person.page.wait_for_selector("#part-options [data-key]", state="attached")
    await person.page.wait_for_timeout(CALM)


async def middle(page: Page, selector: str) -> tuple[float, float]:
    box = await page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def mine(page: Page) -> None:
    await page.wait_for_selector("#part-options [data-key]", state="attached")


# No accidental decisions


@pytest.mark.parametrize("game", GAMES)
async def test_a_second_click_a_moment_later_decides_nothing(come: Come, game: str) -> None:
    person = await begin(come, game)
    page = person.page
    x, y = await middle(page, "#part-options .option[data-key]:visible")
    await page.mouse.click(x, y)
    await expect(page.locator("#part-history input")).not_to_have_attribute("max", "0")
    await mine(page)
    # Whatever has slid under the pointer, and everything else, is deaf for a moment.
    await page.mouse.click(x, y)
    await page.evaluate(
        f"""() => {{ for (const one of document.querySelectorAll("{ALL}")) one.dispatchEvent(
            new MouseEvent("click", {{ bubbles: true, detail: 1 }})); }}"""
    )
    assert person.did("choose", "undo", "weigh") == 1
    await page.wait_for_timeout(CALM)
    await page.locator("#part-options .option[data-key]:visible").first.click()
    await page.wait_for_timeout(100)
    assert person.did("choose") == 2


async def test_what_gives_up_is_not_loud_and_is_asked_about(come: Come) -> None:
    person = await begin(come, "pax-renaissance")
    page = person.page
    give_up = page.locator("#part-options .option-final[data-key=pass]")
    await expect(give_up).to_be_visible()
    assert "primary" not in str(await give_up.get_attribute("class"))
    await give_up.click()
    await expect(page.locator("#sure")).to_be_visible()
    await expect(page.locator("#sure-words")).to_contain_text("2 actions left")
    assert person.did("choose") == 0
    await page.keyboard.press("Escape")
    await expect(page.locator("#sure")).to_be_hidden()
    await expect(give_up).to_be_visible()
    await page.wait_for_timeout(CALM)
    await give_up.click()
    # The answer is no double click either.
    await page.locator("#sure [data-do=sure]").dispatch_event("click")
    assert person.did("choose") == 0
    await page.wait_for_timeout(CALM)
    await page.click("#sure [data-do=sure]")
    await expect(page.locator("#part-history input")).not_to_have_attribute("max", "0")
    assert person.did("choose") == 1


@pytest.mark.parametrize("mode", ["turn", "final"])
@pytest.mark.parametrize("phone", [False, True])
async def test_a_player_can_confirm_turns_or_what_cannot_be_undone(
    come: Come, phone: bool, mode: str
) -> None:
    person = await come("Marta", phone=phone)
    page = person.page
    await page.goto(f"{person.url}/account")
    await page.click(f"button[name=confirm][value={mode}]")
    await page.goto(person.url)
    await person.open_table("pax-renaissance", "me", "bot:easy")
    await asked(person)
    place = page.locator("#part-history input")
    before = int(await place.get_attribute("max") or "0")
    # The first of two actions ends no turn, and a bought card can be put back.
    await page.locator("#part-options [data-key^='buy ']").first.dispatch_event("click")
    await expect(place).to_have_attribute("max", str(before + 1))
    await asked(person)
    await page.locator("#part-options [data-key^='buy ']").first.dispatch_event("click")
    await expect(page.locator("#sure")).to_be_visible()
    assert person.did("choose") == 1
    await page.wait_for_timeout(CALM)
    await page.click("#sure [data-do=not-sure]")
    await expect(page.locator("#sure")).to_be_hidden()
    await page.wait_for_timeout(CALM)
    await page.locator("#part-options [data-key^='buy ']").first.dispatch_event("click")
    await page.wait_for_selector("#sure:visible")
    await page.wait_for_timeout(CALM)
    await page.click("#sure [data-do=sure]")
    await expect(place).not_to_have_attribute("max", str(before + 1))
    assert (person.did("choose"), person.did("weigh")) == (2, 3)


async def test_the_menu_of_the_table_says_what_is_confirmed(come: Come) -> None:
    person = await begin(come, "pax-renaissance")
    await person.page.click(".menu > summary")
    await person.page.click("button[name=confirm][value=turn]:visible")
    await asked(person)
    await person.page.click(".menu > summary")
    chosen = person.page.locator("button[name=confirm][aria-pressed=true]")
    await expect(chosen).to_have_attribute("value", "turn")


# Small windows

LETTERS = """() => {
  let least = 99;
  const see = (element, size) => {
    const box = element.getBoundingClientRect();
    if (box.width && box.top < innerHeight && box.left < innerWidth && element.textContent.trim()) {
      least = Math.min(least, size);
    }
  };
  for (const text of document.querySelectorAll(".table svg text")) {
    see(text, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  }
  for (const one of document.querySelectorAll(".table :is(p, span, b, h1, h2, button, small)")) {
    if (!one.closest("svg, .hidden, [hidden]") && !one.children.length) {
      see(one, parseFloat(getComputedStyle(one).fontSize));
    }
  }
  return least;
}"""

SEEN = """(selector) => {
  const board = document.querySelector("#part-board").getBoundingClientRect();
  return [...document.querySelectorAll(`#part-board ${selector}`)].map((thing) => {
    const box = thing.getBoundingClientRect();
    return box.bottom <= board.bottom + 1 && box.right <= board.right + 1
      && box.top >= board.top - 1 && box.left >= board.left - 1;
  });
}"""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("pax-renaissance", ".lit-target"),
        ("clash-of-cultures", "[data-thing^='advance:'], #part-board [data-thing^='leader:']"),
    ],
)
async def test_a_low_window_shows_the_first_decision_whole(
    come: Come, game: str, shown: str, players: int
) -> None:
    person = await come("Marta")
    page = person.page
    await page.set_viewport_size({"width": 1366, "height": 768})
    await person.open_table(game, "me", *("bot:easy" for _ in range(players - 1)))
    await asked(person)
    seen = await page.evaluate(SEEN, shown)
    assert len(seen) >= 7
    assert all(seen)
    # One's own cards are there once: on the board, or where that would have to be scrolled.
    for card in await page.locator("#part-players .again [data-thing]").all():
        name = await card.get_attribute("data-thing")
        on_board = await page.evaluate(SEEN, f'[data-thing="{name}"]')
        assert await card.is_visible() != all(on_board), name
    # What can be clicked is not listed as well, until one wants to see the list.
    lit = page.locator("#part-board .lit-target")
    assert await lit.count() > 3
    listed = page.locator("#part-options .options [data-key]:visible")
    few = await listed.count()
    await page.click("[data-do=listing]")
    assert await listed.count() > few
    assert await page.evaluate(LETTERS) >= 11


@pytest.mark.parametrize("size", [(844, 390), (683, 384)], ids=["sideways", "twice as large"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_window_of_little_height_is_usable(
    come: Come, game: str, size: tuple[int, int]
) -> None:
    person = await come("Marta")
    page = person.page
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await person.open_table(game, "me", "bot:easy")
    await asked(person)
    board = await page.locator("#part-board").bounding_box()
    assert board is not None
    assert board["width"] > 300
    assert board["height"] > 250
    assert await page.evaluate(LETTERS) >= 11
    await expect(page.locator("#part-options .option-final").first).to_be_in_viewport()
    await expect(page.locator("#part-options .option").first).to_be_in_viewport()
    assert not await page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("game", GAMES)
async def test_on_a_phone_the_map_goes_to_what_can_be_chosen(come: Come, game: str) -> None:
    person = await begin(come, game, phone=True)
    page = person.page
    if await page.locator("#part-board .lit-target").count():
        assert any(await page.evaluate(SEEN, ".lit-target"))
    await page.locator("[data-do=hint]:visible").tap()
    toast = page.locator(".toast")
    await expect(toast).to_be_visible(timeout=30_000)
    under, over = await toast.bounding_box(), await page.locator("#part-options").bounding_box()
    assert under is not None
    assert over is not None
    assert under["y"] + under["height"] <= over["y"]
    assert await page.evaluate(LETTERS) >= 11
