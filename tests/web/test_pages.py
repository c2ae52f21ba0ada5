"""Every page with what people and rows can hold, in every language."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import kronika
from kronika.core.match import Match
from kronika.core.record import last_of, replay
from kronika.core.text import LANGUAGES, text_of
from kronika.games import find
from kronika.server.listing import table_of
from kronika.server.rows import SeatRow, TableRow
from kronika.web.forms import FormErrors, new_table_form, read_new_table, title_of
from kronika.web.lobby import (
    Account,
    Row,
    Session,
    Table,
    Token,
    browser_words,
    finished_rows,
    is_turn,
    lobby_page,
    row_of,
    waiting_page,
)
from kronika.web.result import (
    ResultPage,
    Story,
    Studies,
    Study,
    figure_words,
    result_page,
    study,
    tell_story,
)
from kronika.web.rulespage import rules_page
from kronika.web.templating import Shell, render
from kronika.web.words import web_text

NOW = 1_794_600_000.0
HOUR = 3600
HOSTILE = "<script>alert('x')</script>\"&"
RECORDS = Path(__file__).parent.parent / "records"
PAX = "pax-renaissance"
URL = "https://kronika.example"
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


def seat(number: int, user: int | None = None, name: str | None = None, **more: Any) -> SeatRow:
    kind = "person" if user else "bot" if more.get("bot") else "free"
    row = SeatRow(table_id="t1", seat=number, user_id=user, name=name, kind=kind)
    return structs.replace(row, **more)


def table(*seats: SeatRow, **more: Any) -> Table:
    """A table from rows as the database has them."""
    sat = seats or (seat(0, 2, "Jana"), seat(1, 1, "Tomáš"), seat(2, None, "x", bot="easy"))
    row = TableRow(
        id="t1",
        name="Thursday",
        creator=1,
        game=PAX,
        version="1",
        players=len(sat),
        settings={"astrology": True, "bankruptcy": False, "open_hands": True},
        seed="5eed" * 16,
        seed_hash="4a54" * 16,
        pace="live",
        move_time=None,
        reserve=None,
        late="bot",
        listed=True,
        hints=True,
        invitation=None,
        state="playing",
        created=NOW - 9 * HOUR,
        moved=NOW - HOUR,
        head=17,
        asked={},
    )
    return table_of(structs.replace(row, **more), sat)


class Checker(HTMLParser):
    """Looks whether elements close, ids are unique, and nothing breaks the content policy."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: set[str] = set()
        self.feed(page)
        assert self.open == []
        assert len(self.ids) == len(set(self.ids))
        assert self.named <= set(self.ids)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        assert len(attributes) == len(attrs), (tag, attrs)
        assert "style" not in attributes
        assert tag != "style"
        assert not [name for name in attributes if name.startswith("on")]
        if tag == "script":
            assert (attributes["src"] or "").startswith("/static/")
        if "id" in attributes:
            self.ids.append(attributes["id"] or "")
        for name in ("aria-labelledby", "aria-describedby", "for"):
            self.named.update((attributes.get(name) or "").split())
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def moments(name: str) -> tuple[Match, Iterator[Match]]:
    path = RECORDS / name
    return last_of(replay(path, find)), replay(path, find)


def story_page(language: str, user: int | None = 1) -> ResultPage:
    match, every = moments("pax-renaissance-4.jsonl")
    assert match.result is not None
    seats = [seat(number, number + 1, f"Person {number + 1}") for number in range(match.players)]
    over = table(
        *seats, state="over", result=match.result.plain(), ended=NOW, head=len(match.decisions) + 4
    )
    return result_page(over, language, user, URL, tell_story(match, study(match, every), language))


def contexts(language: str, name: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every template with its context, in which people call everything `name`."""
    here = (seat(0, 1, name), seat(1, 2, name), seat(2, None, "x", bot="normal"))
    waits = (seat(0, 1, name), seat(1, None, None, kind="friend"), seat(2))
    mine = [table(*here, name=name, asked={"0": NOW - 5}, deadline=NOW + 50, move_time=60.0)]
    open_tables = [table(*waits, name=name, state="open", invitation="code")]
    result = {"winners": [1], "reason": "holy", "scores": {"kings": [1, 2, 3]}}
    over = table(*here, name=name, state="over", ended=NOW, result=result)
    sent = {"game": PAX, "name": name * 9, "seat.2": "me", "pax-renaissance.astrology": name}
    with pytest.raises(FormErrors) as refused:
        read_new_table(sent)
    lobby = lobby_page(
        language, 1, name, mine, open_tables, [over], NOW, given=sent, errors=refused.value
    )
    yield "lobby.html", {"lobby": lobby}
    yield "lobby.html", {"lobby": lobby_page(language, 1, name, [], [], [], NOW)}
    games = new_table_form(language).games
    for sign_up in (True, False):
        said = {"error": name, "name": name, "next": name}
        yield "welcome.html", {**said, "games": games, "sign_up": sign_up}
    yield "login.html", {"error": name, "name": name, "next": name, "may_reset": True}
    for what in ("confirm", "confirmed", "forgot", "sent", "reset"):
        yield "recovery.html", {"what": what, "secret": name, "error": name}
    for user in (None, 1, 2, 3):
        waiting = waiting_page(open_tables[0], language, user, URL, invited=user is None)
        yield "waiting.html", {"table": waiting, "error": name}
        yield (
            "join.html",
            {"table": waiting, "code": "c", "host": name, "name": name, "error": name},
        )
    yield "finished.html", {"rows": finished_rows([over], language, None, NOW), "older": "/f"}
    yield "finished.html", {"rows": (), "older": ""}
    yield "result.html", {"result": result_page(over, language, 1, URL)}
    account = Account(
        name=name,
        language=language,
        theme="dark",
        has_password=False,
        email=name,
        webhook=name,
        may_mail=True,
        may_hook=True,
        tokens=(Token(1, name, NOW, None), Token(2, name, NOW, NOW)),
        sessions=(Session(name, NOW, True),),
        fresh_token=name,
        errors=dict.fromkeys(("password", "email", "webhook", "token"), name),
    )
    yield "account.html", {"account": account}
    yield "logout.html", {"error": name}
    yield "rules.html", {"rules": rules_page(find(PAX), language, query=name)}
    for status in (400, 403, 404, 418, 429, 500, 503):
        yield "error.html", {"status": status, "detail": "", "back": "/"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_sound_and_keeps_hostile_words_harmless(language: str) -> None:
    seen = set()
    for person in ("", HOSTILE):
        shell = Shell(language, "dark", person, "token", "/")
        for name, context in contexts(language, HOSTILE):
            page = render(name, shell, **context)
            assert "<script>alert" not in page, name
            assert f'<html lang="{language}" data-theme="dark">' in page
            Checker(page)
            forms = re.findall(r"<form[^>]*post.*?</form>", page, re.DOTALL)
            assert all('name="_csrf_token" value="token"' in form for form in forms), name
            seen.add(name)
    templates = Path(__file__).parents[2] / "src/kronika/web/templates"
    apart = {"base.html", "macros.html", "page.html", "pieces.html", "new_table.html"}
    pages = {path.name for path in templates.glob("*.html")} - apart
    assert pages - seen <= {"table.html", "table_facts.html"}


def test_every_thing_that_was_done_to_an_account_has_words() -> None:
    for done in (
        "language",
        "theme",
        "confirm",
        "password",
        "email",
        "webhook",
        "revoked",
        "sessions",
    ):
        account = Account("A", "en", "auto", True, "", "", True, True, done=done)
        assert 'class="done"' in render("account.html", Shell("en", person="A"), account=account)


# Lobby


def test_my_turn_comes_first_then_the_nearest_deadline() -> None:
    def one(name: str, **more: Any) -> Table:
        return table(name=name, **more)

    mine = [
        one("open", state="open"),
        one("theirs", asked={"0": NOW}, moved=NOW - 9),
        one("theirs-newer", asked={"0": NOW}, moved=NOW - 1),
        one("mine-no-clock", asked={"1": NOW}),
        one("mine-later", asked={"1": NOW}, deadline=NOW + 90),
        one("mine-soon", asked={"0": NOW, "1": NOW}, deadline=NOW + 9),
    ]
    lobby = lobby_page("en", 1, "Tomáš", mine, [], [], NOW)
    order = ["mine-soon", "mine-later", "mine-no-clock", "theirs-newer", "theirs", "open"]
    assert [row.name for row in lobby.mine] == order
    assert lobby.your_turn == 3
    assert lobby.waits == "3 games wait for you."
    assert [row.action for row in lobby.mine] == ["play"] * 3 + ["look"] * 2 + ["open"]


def test_somebody_who_has_left_has_no_turn() -> None:
    gone = (seat(0, 2, "Jana"), seat(1, 1, "Tomáš", left="resigned", bot="easy"))
    assert not is_turn(table(*gone, asked={"1": NOW}), 1)
    assert is_turn(table(asked={"1": NOW}), 1)
    assert not is_turn(table(asked={"1": NOW}), 2)
    assert not is_turn(table(asked={"1": NOW}), None)


def told(row: Row) -> str:
    """The line of a row without its times."""
    return " ".join(re.sub("<time.*?</time>", "", row.line.source).split())


def test_tables_without_a_name_are_told_apart_by_who_plays_and_since_when() -> None:
    for language in LANGUAGES:
        plain = table(name=title_of(find(PAX), language), started=NOW - 2 * HOUR)
        row = row_of(plain, "cs", 1, NOW)
        assert row.name == "Jana, Tomáš a bot"
        assert '<time datetime="2026-11-13T' in row.line.source
    alone = table(seat(0, 1, "Tomáš"), *(seat(n, None, "x", bot="easy") for n in (1, 2)))
    assert alone.called("en") == "Thursday"
    assert replace(alone, name="Pax Renaissance").called("pl") == "Tomáš i 2 boty"
    assert replace(alone, name="Pax Renaissance", seats=()).called("en") == "nobody yet"


def test_no_colour_is_promised_before_it_is_dealt() -> None:
    match = kronika.new(PAX, players=2, seed=1)
    before = table(seat(0, 1, "Tomáš"), seat(1), state="open")
    assert [before.colour(0), before.colour(1)] == [0, 0]
    begun = replace(before, summary=match.game.summary(match.state).plain())
    assert [begun.colour(0), begun.colour(1)] == list(match.game.summary(match.state).colours)
    clash = kronika.new("clash-of-cultures", players=4, seed=1)
    waits = table(*(seat(n) for n in range(4)), game="clash-of-cultures", state="open")
    assert [waits.colour(n) for n in range(4)] == list(clash.game.summary(clash.state).colours)


def test_a_browser_is_called_as_people_call_it() -> None:
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124 Safari/537.36 Edg/124"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Safari/604.1"
    assert browser_words(edge, "en") == "Edge on Windows"
    assert browser_words(phone, "cs") == "Safari, iPhone"
    assert browser_words("curl/8.5", "en") == web_text("en").message("account-session-unknown")


def test_a_row_says_what_matters() -> None:
    turn = table(asked={"1": NOW}, deadline=NOW + 14 * 60 + 20)
    assert told(row_of(turn, "en", 1, NOW)) == "Thursday · 14 minutes left · since"
    theirs = table(asked={"0": NOW - 3 * HOUR})
    assert told(row_of(theirs, "cs", 1, NOW)) == "Thursday · na tahu: Jana, 3 hodiny · od"
    assert row_of(theirs, "en", 99, NOW).action == "watch"
    free = table(seat(0, 2, "Jana"), seat(1), state="open", move_time=60.0, reserve=1200.0)
    row = row_of(free, "en", 1, NOW)
    assert told(row) == (
        "Thursday · live, 1 minute per move, 20 minutes in reserve · 1 seat of 2 free · since"
    )
    assert (row.action, len(row.emblems)) == ("join", 1)


@pytest.mark.parametrize(("user", "who"), [(1, "you won"), (2, "Tomáš won"), (None, "Tomáš won")])
def test_a_finished_row_names_the_winner(user: int | None, who: str) -> None:
    result = {"winners": [1], "reason": "holy", "scores": {}}
    row = row_of(table(state="over", result=result, ended=NOW), "en", user, NOW)
    assert row.line.source.startswith(f"Thursday · {who} · Holy victory · ")
    assert row.url == "/tables/t1/result"


@pytest.mark.parametrize(
    ("language", "game", "stage", "won"),
    [
        ("en", "pax-renaissance", "turn 1", "Jana (Fugger) won"),
        ("cs", "pax-renaissance", "tah 1", "vítěz: Jana (Fuggerové)"),
        ("pl", "pax-renaissance", "tura 1", "zwycięzca: Jana (Fugger)"),
        ("en", "clash-of-cultures", "age I, round 1", "Jana (Celts) won"),
        ("cs", "clash-of-cultures", "věk I, kolo 1", "vítěz: Jana (Keltové)"),
        ("pl", "clash-of-cultures", "era I, runda 1", "zwycięzca: Jana (Celtowie)"),
    ],
)
def test_a_row_says_sides_and_how_far_the_match_is(
    language: str, game: str, stage: str, won: str
) -> None:
    match = kronika.new(game, players=3, seed=1)
    plain = match.game.summary(match.state).plain()
    first = "bank-fugger" if game == PAX else "civilization-celts"
    summary = {**plain, "sides": [first, *plain["sides"][1:]], "colours": [4, 2, 1]}
    assert json.loads(json.dumps(summary)) == summary
    sides = [text_of(match.game, language).message(side) for side in summary["sides"]]
    playing = table(game=game, summary=summary, asked={"1": NOW - 60})
    row = row_of(playing, language, 1, NOW)
    assert row.line.source.startswith(f"Thursday · {sides[1]} · {stage} · ")
    assert [one.colour for one in row.emblems] == [4, 2, 1]
    assert row.emblems[1].words == f"Tomáš ({sides[1]})"
    stranger = row_of(playing, language, 99, NOW)
    assert stranger.line.source.startswith(f"Thursday · {stage} · ")
    assert f"Tomáš ({sides[1]})" in stranger.line.source
    result = {"winners": [0], "reason": "points", "scores": {}}
    over = table(game=game, state="over", result=result, ended=NOW, summary=summary)
    assert won in row_of(over, language, 99, NOW).line.source


def test_sides_without_names_are_not_told() -> None:
    match = kronika.new("clash-of-cultures", players=3, seed=1, civilizations=False)
    summary = match.game.summary(match.state).plain()
    row = row_of(table(game="clash-of-cultures", summary=summary), "en", 1, NOW)
    assert told(row) == "Thursday · age I, round 1 · since"


def test_a_row_names_the_others_and_whom_the_match_waits_for() -> None:
    seats = [seat(n, n + 1, f"P{n + 1}") for n in range(6)]
    row = row_of(table(*seats, asked={"4": NOW}), "en", 1, NOW)
    assert [(one.words, one.waited) for one in row.rivals] == [
        ("P5", True),
        ("P2", False),
        ("P3", False),
        ("2 more", False),
    ]
    assert row_of(table(*seats), "en", 99, NOW).rivals == ()
    four = row_of(table(*seats[:3], seat(3, None, "x", bot="easy")), "en", 1, NOW)
    assert [one.words for one in four.rivals] == ["P2", "P3", "Bot, easy"]


def test_a_table_is_described_by_the_settings_that_make_the_game() -> None:
    settings = {"mode": "white", "map": "italia"}
    waits = table(seat(0, 1, "Tomáš"), seat(1), game="scharz", settings=settings, state="open")
    assert told(row_of(waits, "en", 1, NOW)).startswith("Thursday · White mode · Italia · live")
    assert waiting_page(waits, "cs", 1, URL).variants == ("Režim: Bílý režim", "Mapa: Itálie")


def test_two_clicks_lead_to_a_game() -> None:
    """A newcomer's lobby has a door for each game, and the form with its defaults: one press
    starts a match."""
    lobby = lobby_page("en", 1, "Tomáš", [], [], [], NOW)
    page = render("lobby.html", Shell("en", person="Tomáš"), lobby=lobby)
    doors = re.findall(r'type="hidden" name="game" value="([^"]+)"', page)
    assert doors == kronika.games()
    assert all(read_new_table({"game": door}).ready for door in doors)
    form = page.partition('class="form new-table"')[2].partition("</form>")[0]
    picked = dict(re.findall(r'type="radio" name="([^"]+)" value="([^"]+)"[^>]* checked', form))
    assert picked["game"] == PAX
    assert picked["pax-renaissance.players"] == "3"
    chosen = re.findall(r'<select[^>]*name="(seat\.\d)">(.*?)</select>', form, re.DOTALL)
    seats = {name: re.findall(r'value="([^"]+)" selected', inside) for name, inside in chosen}
    assert seats["seat.1"] == ["me"]
    assert seats["seat.2"] == seats["seat.3"] == ["bot:normal"]
    assert read_new_table(picked | {name: one[0] for name, one in seats.items()}).ready


# Before the start


def waiting(user: int | None, invited: bool = False, **more: Any) -> Any:
    seats = (seat(0, 1, "Tomáš"), seat(1, kind="friend"), seat(2, kind="free"))
    given = {"state": "open", "invitation": "secret", **more}
    return waiting_page(table(*seats, **given), "en", user, URL, invited)


def test_who_may_sit_where() -> None:
    assert [one.may_sit for one in waiting(5).seats] == [False, False, True]
    assert [one.may_sit for one in waiting(5, listed=False).seats] == [False, False, False]
    assert [one.may_sit for one in waiting(5, invited=True).seats] == [False, True, True]
    assert [one.may_sit for one in waiting(1).seats] == [False, False, False]


def test_the_invitation_is_shown_only_to_those_at_the_table() -> None:
    assert waiting(1).invitation == f"{URL}/join/secret"
    for user in (None, 5):
        page = render("waiting.html", Shell("en"), table=waiting(user), error="")
        assert "secret" not in page
    assert waiting(1, invitation=None).invitation == ""


def test_only_the_creator_starts_and_bots_take_free_seats() -> None:
    bots = str(web_text("en").message("waiting-start-bots"))
    page = render("waiting.html", Shell("en"), table=waiting(1), error="")
    assert "/start" in page
    assert bots in page
    full = table(seat(0, 1, "Tomáš"), seat(1, 2, "Jana"), state="open")
    own = waiting_page(full, "en", 1, URL)
    assert bots not in render("waiting.html", Shell("en"), table=own, error="")
    guest = waiting_page(full, "en", 2, URL)
    page = render("waiting.html", Shell("en", person="Jana"), table=guest, error="")
    assert "/start" not in page
    assert "/remove" not in page
    assert "/leave" in page


def test_variants_are_told() -> None:
    assert waiting(1).variants == ("Astrology: Yes",)


def test_the_seed_is_not_told_before_the_end() -> None:
    for user in (None, 1):
        page = render("waiting.html", Shell("en"), table=waiting(user), error="")
        assert "5eed" not in page
        assert "4a54" * 16 in page


# Result


def test_a_result_has_the_winner_first_and_all_figures() -> None:
    page = story_page("en")
    assert page.columns[0].won
    assert [column.won for column in page.columns].count(True) == 1
    assert page.headline == f"Won by {page.columns[0].side}"
    match, _ = moments("pax-renaissance-4.jsonl")
    assert match.result is not None
    assert page.decisions == len(match.decisions)  # what was taken back does not count
    assert len(page.figures) == len(match.result.scores)
    florins = next(figure for figure in page.figures if figure.words == "Florins")
    wanted = [f"{match.result.scores['florins'][column.seat]:g}" for column in page.columns]
    assert list(florins.values) == wanted


def test_a_story_follows_the_chances_from_start_to_end() -> None:
    match, every = moments("clash-of-cultures-2.jsonl")
    story = tell_story(match, study(match, every), "en")
    assert story.decisions[0] == 0
    assert story.decisions[-1] == len(match.decisions)
    assert list(story.decisions) == sorted(set(story.decisions))
    assert all(99 < sum(shares) < 101 for shares in story.chances)
    assert match.result is not None
    for number, share in enumerate(story.chances[-1]):
        won = number in match.result.winners
        assert share == (100 / len(match.result.winners) if won else 0)
    assert 0 < len(story.turning) <= 5
    for decision, player, _ in story.turning:
        assert match.deciders[decision - 1] == player


def test_turning_points_lead_to_their_moment() -> None:
    page = story_page("pl")
    shown = render("result.html", Shell("pl", person="x"), result=page)
    for point in page.turning:
        assert f'href="/tables/t1/at/{point.decision}"' in shown
    Checker(shown)
    for chart in (page.chart.source, page.narrow_chart.source):
        assert chart.count('class="series"') == 4
        assert chart.count('class="mark-disc"') == len(page.turning)
        assert chart in shown
    width = float(re.search(r'viewBox="0 \S+ (\S+) ', page.narrow_chart.source)[1])  # type: ignore[index]
    names = re.findall(r'x="([\d.]+)" y="[\d.]+" text-anchor="start"', page.narrow_chart.source)
    assert len(names) == 4
    assert all(float(x) < width - 60 for x in names)


def test_a_match_is_studied_once_however_many_look() -> None:
    match, every = moments("clash-of-cultures-2.jsonl")
    made = []

    def make() -> Study:
        made.append(1)
        return study(match, every)

    async def look() -> None:
        studies = Studies(most=1)
        first, second = await asyncio.gather(*(studies.of("t1", 5, make) for _ in range(2)))
        assert first is second
        assert await studies.of("t1", 5, make) is first
        assert len(made) == 1
        # What went wrong is tried again, and what is old is forgotten.
        with pytest.raises(ZeroDivisionError):
            await studies.of("t2", 5, lambda: 1 // 0)  # type: ignore[arg-type, return-value]
        assert await studies.of("t2", 5, lambda: first) is first
        await studies.of("t1", 5, lambda: (made.append(1), first)[1])  # type: ignore[func-returns-value]
        assert len(made) == 2

    asyncio.run(look())


def test_a_match_that_nobody_won_by_its_rules_has_a_page() -> None:
    result = {"winners": [0], "reason": "resigned", "scores": {}}
    page = result_page(table(state="over", result=result), "en", None, URL)
    assert (page.headline, page.reason) == ("Won by Jana", "All others resigned")
    assert not page.chart
    assert not page.you


def test_labels_of_the_chart_never_lie_over_each_other() -> None:
    story = Story(
        sides=("bank-medici", "bank-fugger", "bank-coeur"),
        colours=(2, 1, 3),
        decisions=(0, 10),
        chances=((40, 30, 30), (100, 0, 0)),
    )
    result = {"winners": [0], "reason": "holy", "scores": {}}
    page = result_page(table(state="over", result=result), "en", 1, URL, story)
    labels = re.findall(r'y="([\d.]+)" text-anchor="start" class="name"', page.chart.source)
    heights = sorted(float(height) for height in labels)
    assert len(heights) == 3
    assert all(after - before >= 15.9 for before, after in pairwise(heights))
    assert heights[-1] < 230


def test_only_those_who_played_are_offered_a_rematch() -> None:
    for user, offered in ((1, True), (77, False), (None, False)):
        shown = render("result.html", Shell("en"), result=story_page("en", user))
        assert ('action="/tables/t1/rematch"' in shown) is offered
    result = {"winners": [0], "reason": "holy", "scores": {}}
    again = result_page(table(state="over", result=result, rematch="t2"), "en", 1, URL)
    shown = render("result.html", Shell("en"), result=again)
    assert 'href="/tables/t2"' in shown
    assert 'action="/tables/t1/rematch"' not in shown


def test_figures_are_written_as_people_do() -> None:
    values = [0, 3, 0.5, 34.5, 1.25, -1]
    assert [figure_words(value) for value in values] == ["0", "3", "½", "34½", "1.25", "-1"]
