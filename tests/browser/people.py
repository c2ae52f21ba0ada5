"""People in real browsers, who do what people do: click what is lit, press buttons, type."""

import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from playwright.async_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
)

DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
LOCALES: Final = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
PATIENCE: Final = 20_000
CALM: Final = 600
"""Milliseconds after which a click on what was just drawn counts."""
KEYS: Final = """() => [...document.querySelectorAll("#part-options [data-key]:not(.quits)")]
  .filter((button) => {
    const fold = button.closest("[id^=fold-]");
    const head = fold && document.querySelector(`[aria-controls=${fold.id}]`);
    return (head ?? button).checkVisibility();
  })
  .map((button) => button.dataset.key)"""
FOLD: Final = """key => {
  const button = [...document.querySelectorAll("#part-options [data-key]")]
    .find((one) => one.dataset.key === key);
  if (!button) return null;
  const fold = button.checkVisibility() ? null : button.closest("[id^=fold-]");
  return fold ? fold.id : "";
}"""
"""The fold in which the button of a key is, "" if it can be seen, nothing if there is none."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@asynccontextmanager
async def browsing(chromium: str) -> AsyncIterator[Browser]:
    """A browser, closed at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


class Person:
    """Somebody with a browser of his own; what goes wrong in its pages is kept."""

    def __init__(self, context: BrowserContext, url: str, name: str, phone: bool) -> None:
        self.context: Final = context
        self.url: Final = url
        self.name: Final = name
        self.phone: Final = phone
        self.wrong: Final[list[str]] = []
        self.frames: Final[list[str]] = []
        self.sent: Final[list[str]] = []
        self.page: Page

    @classmethod
    async def come(
        cls, browser: Browser, url: str, name: str, phone: bool = False, language: str = "en"
    ) -> "Person":
        """Open a browser and type a name at the door."""
        options: dict[str, Any] = {"is_mobile": True, "has_touch": True} if phone else {}
        context = await browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            locale=LOCALES[language],
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        person = cls(context, url, name, phone)
        person.page = await person.tab()
        await person.arrive()
        return person

    async def tab(self) -> Page:
        """Another tab of the same browser."""
        page = await self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        page.on("console", self._hear)
        page.on("websocket", lambda socket: socket.on("framereceived", self._keep))
        page.on("websocket", lambda socket: socket.on("framesent", self._keep_sent))
        return page

    def _hear(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text:
            self.wrong.append(f"console: {message.text}")

    def _keep(self, frame: object) -> None:
        self.frames.append(str(frame))

    def _keep_sent(self, frame: object) -> None:
        self.sent.append(str(frame))

    def did(self, *deeds: str) -> int:
        """How often the page has asked the server for one of these."""
        return sum(json.loads(frame)["do"] in deeds for frame in self.sent)

    async def arrive(self) -> None:
        """Type a name at the door."""
        await self.page.goto(self.url)
        await self.page.fill("input[name=name]", self.name)
        await self.page.press("input[name=name]", "Enter")
        await self.page.wait_for_selector("form.new-table")

    async def open_table(self, game: str, *seats: str, **fields: str) -> None:
        """Open a table: the seats are `me`, `friend`, `free` or `bot:normal`, `__` is a dot."""
        page = self.page
        await page.click(f"label[for='game-{game}']")
        players = f"input[name='{game}.players'][value='{len(seats)}']"
        if await page.locator(players).count():  # else what is played says how many play
            await self._tick(players)
        for number, seat in enumerate(seats):
            await page.select_option(f"label[data-seat] >> nth={number} >> select", seat)
        for field, value in fields.items():
            name = f"[name='{field.replace('__', '.')}']"
            if await page.locator(f"input[type=radio]{name}").count():
                await self._tick(f"{name}[value='{value}']")
            else:
                await page.eval_on_selector(name, "field => field.closest('details').open = true")
                await page.select_option(name, value)
        await page.click("form.new-table button.primary")
        await page.wait_for_url("**/tables/*")

    async def _tick(self, radio: str) -> None:
        """Choose one of several; what is drawn for it may lie under the bar with the button."""
        await self.page.eval_on_selector(radio, "radio => radio.click()")
        assert await self.page.is_checked(radio)

    async def wait_for_board(self, page: Page | None = None) -> None:
        """Until the first frame is on the page."""
        await (page or self.page).wait_for_selector("#part-board svg")

    async def is_asked(self) -> bool:
        """Whether something can be chosen now."""
        return bool(await self.page.locator("#part-options [data-key]").count())

    async def decide(self, chance: random.Random) -> None:
        """Choose something, by a lit thing if there is one, else by a button."""
        page = self.page
        before = self.head()
        for _ in range(12):
            lit = page.locator(".lit-target:visible")
            things = await lit.count()
            menu = page.locator(".choose-menu [data-key]:visible")
            choices = await menu.count()
            if await page.locator("#sure:visible").count():
                await self._press(page.locator("#sure [data-do=sure]"))
            elif choices:
                await self._press(menu.nth(chance.randrange(choices)))
            elif things and chance.random() < 0.7:
                await self._press(lit.nth(chance.randrange(things)))
            else:
                await self._press_option(chance)
            if await self._changed(before):
                return
        for key in await self.keys():
            if await self.choose(key) and await self._changed(before):
                return
        await self._press_option(chance, sure=True)
        assert await self._changed(before), await self._stuck(before)

    async def _stuck(self, before: int) -> str:
        """What somebody sees who can do nothing."""
        said = await self.page.locator(
            "#part-options, #part-banner, .toast:visible"
        ).all_inner_texts()
        return f"nothing happened after many clicks at {before}: {await self.keys()}, {said}"

    async def _press_option(self, chance: random.Random, sure: bool = False) -> None:
        page = self.page
        if sure:
            await page.keyboard.press("Escape")
        for fold in await page.locator(
            "#part-options [aria-expanded=false]:not(.quits):visible"
        ).all():
            if chance.random() < 0.5 or sure:
                await self._press(fold)
        options = page.locator("#part-options [data-key]:not(.quits):visible")
        count = await options.count()
        if count:
            await self._press(options.nth(chance.randrange(count)))

    async def keys(self) -> list[str]:
        """The keys of all buttons that can be pressed now, also of those in a fold. What is chosen
        on the board has none. Nobody leaves the game."""
        return list(await self.page.evaluate(KEYS))

    async def choose(self, key: str) -> bool:
        """Press the button of a key, in its fold if it has one, until something has happened: it
        was chosen, or it was refused. False if the button is gone."""
        page = self.page
        before = self.head(), self.refusals()
        button = page.locator(f'#part-options [data-key="{key}"]').first
        for _ in range(8):
            fold = await page.evaluate(FOLD, key)
            if fold is None:
                return False
            if fold:
                await self._press(page.locator(f'[aria-controls="{fold}"]'))
            await self._press(button)
            if await page.locator("#sure:visible").count():
                await self._press(page.locator("#sure [data-do=sure]"))
            for _ in range(10):
                if (self.head(), self.refusals()) != before:
                    return True
                await page.wait_for_timeout(40)
        return True

    def refusals(self) -> int:
        """How often the server has refused something."""
        return sum(json.loads(frame)["is"] == "refused" for frame in self.frames)

    async def _press(self, target: Locator) -> None:
        try:
            if self.phone:
                await target.tap(timeout=1500)
            else:
                await target.click(timeout=1500)
        except Error:
            pass  # it moved away under the finger: the next try finds something else

    def head(self) -> int:
        """The head of the last frame."""
        for frame in reversed(self.frames):
            message = json.loads(frame)
            if message["is"] == "table":
                return int(message["head"])
        return -1

    async def _changed(self, before: int) -> bool:
        for _ in range(25):
            if self.head() != before:
                return True
            await self.page.wait_for_timeout(40)
        return False

    async def is_over(self) -> bool:
        """Whether the page says that the match has ended."""
        return bool(await self.page.locator("#part-banner a[href$='/result']").count())

    def table_id(self) -> str:
        """The table that the page shows."""
        found = re.search(r"/tables/(\w+)", self.page.url)
        assert found
        return found[1]
