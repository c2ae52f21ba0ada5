"""What one person does at a table, in a real browser."""

import asyncio
import json
import random

import pytest
from axe_core_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Page, expect

from tests.server.table_server import TableServer

from .conftest import Come
from .people import CALM, Person

HOSTILE = "<img src=x onerror=\"document.body.dataset.hit='1'\"><script>alert(1)</script>&amp;"


async def sit_down(come: Come, game: str = "pax-renaissance") -> Person:
    person = await come("Marta")
    await person.open_table(game, "me", "bot:easy")
    await person.wait_for_board()
    await person.page.wait_for_selector("#part-options [data-key]", state="attached")
    return person


def last_head(person: Person) -> int:
    heads = [json.loads(frame) for frame in person.frames]
    return max(int(frame["head"]) for frame in heads if frame["is"] == "table")


@pytest.mark.anyio
async def test_a_newcomer_is_at_a_table_two_clicks_after_the_name(come: Come) -> None:
    person = await come("Newcomer")
    await person.page.click("form.new-table button.primary")
    await person.page.wait_for_url("**/tables/*")
    await person.wait_for_board()
    await expect(person.page.locator("#part-prompt")).not_to_be_empty()


@pytest.mark.anyio
async def test_a_lit_thing_and_its_button_point_at_each_other(come: Come) -> None:
    person = await sit_down(come)
    page = person.page
    lit = page.locator("#part-board .lit-target").first
    await lit.hover()
    assert await page.locator("#part-options .pointed").count()
    assert await lit.get_attribute("aria-label")
    assert await lit.get_attribute("tabindex") == "0"


@pytest.mark.anyio
async def test_the_whole_turn_can_be_played_by_keys(come: Come) -> None:
    person = await sit_down(come)
    page = person.page
    head = last_head(person)
    lit = page.locator("#part-board .lit-target").first
    await lit.focus()
    await expect(page.locator(".tip, .tooltip").first).to_be_visible()
    await page.keyboard.press("Escape")
    await page.locator("#part-prompt").focus()
    await page.wait_for_timeout(CALM)
    await page.keyboard.press("0")  # the final option: pass
    await page.wait_for_selector("#sure:visible")
    await page.wait_for_timeout(CALM)
    await page.keyboard.press("Enter")
    for _ in range(100):
        if last_head(person) > head:
            return
        await page.wait_for_timeout(50)
    raise AssertionError("a key chose nothing")


@pytest.mark.anyio
async def test_undo_takes_back_and_two_tabs_show_the_same(come: Come) -> None:
    person = await sit_down(come)
    second = await person.tab()
    await second.goto(person.page.url)
    await person.wait_for_board(second)
    chance = random.Random(1)
    await person.decide(chance)
    text = "#part-history .where"
    await expect(second.locator(text)).to_have_text(await person.page.locator(text).inner_text())
    head = last_head(person)
    await person.page.wait_for_timeout(CALM)
    await person.page.locator("[data-do=undo]:visible").first.click()
    for _ in range(200):
        if last_head(person) > head:
            break
        await person.page.wait_for_timeout(50)
    assert last_head(person) > head
    await expect(second.locator("#part-options [data-key]").first).to_be_attached()


@pytest.mark.anyio
async def test_two_tabs_that_click_at_once_decide_once(come: Come) -> None:
    person = await sit_down(come)
    second = await person.tab()
    await second.goto(person.page.url)
    await person.wait_for_board(second)
    key = "#part-options [data-key]:visible"
    await second.wait_for_selector(key)
    await asyncio.gather(
        person.page.locator(key).last.click(no_wait_after=True),
        second.locator(key).last.click(no_wait_after=True),
    )
    await person.page.wait_for_timeout(1500)
    for page in (person.page, second):
        await expect(page.locator("#part-history .where")).not_to_be_empty()
    places = [
        await page.locator("#part-history .where").inner_text() for page in (person.page, second)
    ]
    assert places[0] == places[1]


@pytest.mark.anyio
async def test_a_server_that_comes_back_finds_everybody_where_they_were(
    come: Come, server: TableServer
) -> None:
    person = await sit_down(come)
    page = person.page
    before = await page.locator("#part-prompt").inner_text()
    options = await page.locator("#part-options [data-key]").count()
    port = server.url.rpartition(":")[2]
    await asyncio.to_thread(server.kill)
    await expect(page.locator("#connection")).to_be_visible()
    server.options["port"] = port
    await server.begin()
    await expect(page.locator("#connection")).to_be_hidden(timeout=30_000)
    assert await page.locator("#part-prompt").inner_text() == before
    assert await page.locator("#part-options [data-key]").count() == options
    await person.decide(random.Random(2))


@pytest.mark.anyio
async def test_only_the_letters_that_come_along_are_used(come: Come) -> None:
    person = await sit_down(come)
    line = await person.context.new_cdp_session(person.page)
    await line.send("DOM.enable")
    await line.send("CSS.enable")
    root = (await line.send("DOM.getDocument"))["root"]["nodeId"]
    for place in (".wordmark", "#part-prompt .ask", "#part-board text", ".player h2", "#log li"):
        found = await line.send("DOM.querySelector", {"nodeId": root, "selector": place})
        used = await line.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
        assert used["fonts"], place
        assert all(font["isCustomFont"] for font in used["fonts"]), (place, used)


EVERYTHING = """() => {
  const page = document.querySelector(".table").cloneNode(true);
  const gone = ".overlay, #minimap, #keys, #connection, .chat-entry, .badge";
  for (const one of page.querySelectorAll(gone)) one.remove();
  for (const one of page.querySelectorAll("*")) {
    one.classList.remove("fresh-line");
    for (const name of ["style", "tabindex"]) one.removeAttribute(name);
    if (!one.classList.length) one.removeAttribute("class");
    if (one.dataset.since || one.dataset.clockOf) one.textContent = "";
  }
  const places = [...page.querySelectorAll("[id^=part-], #log")];
  return Object.fromEntries(places.map((place) => [place.id, place.innerHTML]));
}"""
"""All that the server has sent and the page has put in its places."""


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["pax-renaissance", "clash-of-cultures"])
async def test_a_page_that_was_cut_off_shows_the_same_as_a_fresh_one(
    come: Come, server: TableServer, game: str
) -> None:
    person = await sit_down(come, game)
    page, chance = person.page, random.Random(game)
    for _ in range(4):
        await page.wait_for_selector("#part-options [data-key]", state="attached")
        await person.decide(chance)
    await page.wait_for_selector("#part-options [data-key]", state="attached")
    port = server.url.rpartition(":")[2]
    await asyncio.to_thread(server.kill)
    await expect(page.locator("#connection")).to_be_visible()
    server.options["port"] = port
    before = len(person.frames)
    await server.begin()
    await expect(page.locator("#connection")).to_be_hidden(timeout=30_000)
    await expect(page.locator(".table.offline")).to_have_count(0)
    again = None
    while again is None:
        await page.wait_for_timeout(50)
        frames = [json.loads(frame) for frame in person.frames[before:]]
        again = next((frame for frame in frames if frame["is"] == "table"), None)
    assert "log" not in again
    assert "turns" not in again
    assert len(again["pieces"]) < 5
    # Everything it has got in pieces is as if it had come at once.
    await person.decide(chance)
    await page.wait_for_selector("#part-options [data-key]", state="attached")
    fresh = await person.tab()
    await fresh.goto(page.url)
    await fresh.wait_for_selector("#part-options [data-key]", state="attached")
    await expect(fresh.locator("#log li").last).to_be_attached()
    await page.wait_for_timeout(500)
    known, new = await page.evaluate(EVERYTHING), await fresh.evaluate(EVERYTHING)
    assert set(known) == set(new)
    for place in known:
        assert known[place] == new[place], place


@pytest.mark.anyio
async def test_what_people_type_is_shown_as_they_typed_it(come: Come) -> None:
    person = await sit_down(come)
    page = person.page
    await page.click("[data-side=chat]")
    await page.fill("#say input[name=text]", HOSTILE)
    await page.press("#say input[name=text]", "Enter")
    await expect(page.locator("#chat-players li").last).to_contain_text(HOSTILE)
    assert await page.locator("#chat-players img, #chat-players script").count() == 0
    assert await page.evaluate("document.body.dataset.hit ?? ''") == ""
    await page.click("[data-side=notes]")
    await page.fill("#notes", HOSTILE)
    await page.wait_for_timeout(2500)
    await page.reload()
    await person.wait_for_board()
    await expect(page.locator("#notes")).to_have_value(HOSTILE)


@pytest.mark.anyio
async def test_the_past_is_shown_and_left_again(come: Come) -> None:
    person = await sit_down(come)
    page = person.page
    for number in range(4):
        await page.wait_for_selector("#part-options [data-key]", state="attached")
        await person.decide(random.Random(number))
    await page.wait_for_selector("#part-options [data-key]", state="attached")
    await page.keyboard.press(",")
    await page.wait_for_selector(".table.past")
    assert await page.locator("#part-options [data-key]").count() == 0
    assert await page.locator(".lit-target").count() == 0
    await page.keyboard.press("n")
    await page.wait_for_selector(".table:not(.past)")
    await page.wait_for_selector("#part-options [data-key]", state="attached")
    await page.goto(f"{page.url}/at/1")
    await page.wait_for_selector(".table.past")


@pytest.mark.anyio
async def test_a_bot_says_what_it_would_do(come: Come) -> None:
    person = await sit_down(come)
    await person.page.locator("[data-do=hint]:visible").first.click()
    await expect(person.page.locator(".suggested").first).to_be_visible(timeout=30_000)


@pytest.mark.anyio
async def test_a_spectator_sees_the_table_and_chooses_nothing(come: Come) -> None:
    player = await come("Marta")
    await player.page.locator("details.more > summary, summary", has_text="More").last.click()
    await player.page.locator("input[type=checkbox][name=listed]").check()
    await player.open_table("clash-of-cultures", "me", "bot:easy")
    await player.wait_for_board()
    watcher = await come("Watcher")
    await watcher.page.goto(player.page.url)
    await watcher.wait_for_board()
    assert await watcher.page.locator("[data-key]").count() == 0
    assert await watcher.page.locator(".lit-target").count() == 0


@pytest.mark.anyio
async def test_in_a_low_window_ones_own_cards_are_in_view(come: Come) -> None:
    person = await sit_down(come)
    page = person.page
    await page.wait_for_timeout(CALM)
    await page.locator("#part-options [data-key^='buy ']").first.dispatch_event("click")
    mine = page.locator("#part-players .again [data-thing^='card:']")
    await expect(mine).to_have_count(1)
    await expect(mine).to_be_hidden()  # the board shows it
    thing = await mine.get_attribute("data-thing")
    await page.set_viewport_size({"width": 1366, "height": 768})
    places = [f"{part} [data-thing='{thing}']" for part in ("#part-board", "#part-players .again")]
    shown = page.locator(", ".join(places)).locator("visible=true").last
    await expect(shown).to_be_in_viewport(ratio=1)
    assert await page.locator("#part-board").evaluate("board => board.scrollTop") == 0


# Access


async def serious(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    found = await Axe().run(page)
    return [
        f"{rule['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


@pytest.mark.anyio
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_serious(come: Come, phone: bool, scheme: str) -> None:
    person = await come("Marta", phone=phone)
    page = person.page
    await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    assert await serious(page) == []
    for game in ("pax-renaissance", "clash-of-cultures"):
        await page.goto(person.url)
        await person.open_table(game, "me", "bot:easy")
        await person.wait_for_board()
        await page.wait_for_selector("#part-options [data-key]", state="attached")
        assert await serious(page) == []
    for path in ("/account", "/finished", "/rules/pax-renaissance"):
        await page.goto(person.url + path)
        assert await serious(page) == []
