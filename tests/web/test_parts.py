"""The pieces of the table's page: what they offer to whom, and what they say."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

import kronika
from kronika import bots
from kronika.core.asks import Range
from kronika.core.match import Match
from kronika.core.page import HOLE, Manners, Piece
from kronika.core.text import LANGUAGES, Text, text_of
from kronika.core.view import View
from kronika.games.scharz.game import GAME as SCHARZ
from kronika.web.choices import (
    CROWD,
    FEW,
    FOLDS,
    FOLDS_IN_A_CROWD,
    divided,
    groups,
    groups_html,
)
from kronika.web.parts import PARTS, Sheet, last_things, log_html, parts, title
from kronika.web.snapshot import Sitter, Snapshot, UndoRequest
from kronika.web.templating import Shell, render
from kronika.web.words import WEB_LOCALE, web_text

from .markup import Element, read

GAMES = ("pax-renaissance", "clash-of-cultures")
HOSTILE = '<img src=x onerror="alert(1)">&"'
NAMES = ("Tomáš", "Zofia", "Jana", "Ondřej")


def asked(match: Match) -> tuple[int, ...]:
    return tuple(match.asked)


def shown(match: Match, viewer: int | None, past: Match | None = None) -> Snapshot:
    """What the server would show of a match; of an earlier moment if there is one."""
    board = past or match
    ask = match.ask_of(viewer) if past is None else None
    question = (ask or match.floor or match.ask) if past is None else None
    view = board.view(viewer)
    deciders = match.deciders
    return Snapshot(
        table="t1",
        name="Thursday table",
        game=match.game,
        state="over" if match.ask is None else "playing",
        pace="live",
        head=len(match.decisions),
        decision=len(match.decisions),
        moment=len(board.decisions),
        viewer=viewer,
        view=view if past is None else View(match.game, {**view, "options": [], "ask": None}),
        ask=ask,
        question=question,
        asked=asked(match),
        lines=tuple(match.log(viewer)),
        turns=tuple(
            (number, seat)
            for number, seat in enumerate(deciders)
            if number == 0 or deciders[number - 1] != seat
        ),
        sitters=tuple(Sitter(seat, NAMES[seat]) for seat in range(match.players)),
        sides=tuple(match.game.seat_names(match.state)),
        result=None if match.result is None else match.result.plain(),
    )


def played(game: str, decisions: int, seed: int = 1, players: int = 3) -> Match:
    match = kronika.new(game, players=players, seed=seed)
    chance = random.Random(seed)
    while match.ask is not None and len(match.decisions) < decisions:
        match.choose(chance.choice(match.options))
    return match


@cache
def middle(game: str) -> Match:
    return played(game, 45)


@cache
def ended(game: str) -> Match:
    return played(game, 10_000)


def moments(game: str, every: int = 9, most: int = 100, seed: int = 5) -> Iterator[Match]:
    match = kronika.new(game, players=3, seed=seed)
    chance = random.Random(seed)
    while match.ask is not None and len(match.decisions) < most:
        if len(match.decisions) % every == 0:
            yield match
        match.choose(chance.choice(match.options))


def words_at(match: Match, language: str = "en") -> Text:
    """The words of the match's table."""
    return text_of(match.game, language).at_table(match.game.seat_names(match.state), NAMES)


def asked_seat(match: Match) -> int:
    return asked(match)[0]


def waiting_seat(match: Match) -> int:
    return next(seat for seat in range(match.players) if seat not in asked(match))


def part(snapshot: Snapshot, name: str, language: str = "en", narrow: bool = False) -> Element:
    return read(parts(snapshot, language, narrow)[name])


# Options


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_one_button_with_its_words_and_things(game: str, language: str) -> None:
    for match in moments(game):
        text = words_at(match, language)
        for seat in asked(match):
            options = match.options_of(seat)
            buttons = part(shown(match, seat), "options", language).all("button", has="data-key")
            assert sorted(b.get("data-key") or "" for b in buttons) == sorted(
                option.key for option in options
            )
            by_key = {button.get("data-key"): button for button in buttons}
            for option in options:
                button = by_key[option.key]
                assert button.get("data-touches") == " ".join(option.touches)
                words = button.all("span")[0].text
                assert words in (text.option(option), text.short_option(option))


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_one_to_nine_are_given_once_and_zero_to_the_first_final(game: str) -> None:
    for match in moments(game, every=4):
        seat = asked_seat(match)
        options = part(shown(match, seat), "options")
        open_ones = [
            button
            for button in options.all("button", class_="option")
            if button.parent is None or "hidden" not in button.parent.attributes
        ]
        keys = [button.all("kbd")[0].text for button in open_ones]
        numbers = [str(number) for number in range(1, FEW + 1)]
        assert sorted(key for key in keys if key) == numbers[: min(FEW, len(keys))]
        finals = options.all("button", class_="option-final")
        assert [[key.text for key in one.all("kbd")] for one in finals] == [
            [] if place else ["0"] for place in range(len(finals))
        ]


def test_options_of_what_acts_stand_under_its_name_with_short_words() -> None:
    match, acting = next(
        (match, acting)
        for seed in range(100)
        for match in moments("pax-renaissance", every=1, seed=seed)
        if (acting := [o for o in match.options if o.verb.name in match.game.manners.acting])
        and len({option.a for option in acting}) > 1
    )
    text = text_of(match.game, "en")
    options = part(shown(match, asked_seat(match)), "options")
    for option in acting:
        button = next(b for b in options.all(has="data-key") if b.get("data-key") == option.key)
        assert button.parent is not None
        assert button.parent.one("h2").text == text.name("card", option.verb.kinds[0].id(option.a))
        assert button.all("span")[0].text == text.short_option(option)


def test_a_long_group_is_folded_behind_a_button_with_its_number() -> None:
    match = kronika.new("clash-of-cultures", players=2, seed=3)
    while sum(option.verb.name == "advance" for option in match.options) <= FOLDS:
        match.choose(match.options[-1])
    number = sum(option.verb.name == "advance" for option in match.options)
    options = part(shown(match, asked_seat(match)), "options")
    fold = next(one for one in options.all(class_="fold") if one.one("b").text == str(number))
    body = next(one for one in options.inside if one.get("id") == fold.get("aria-controls"))
    assert "hidden" in body.attributes
    keys = [one.get("data-key") or "" for one in body.all(has="data-key")]
    assert len(keys) == number
    assert all(key.startswith("advance ") for key in keys)


def test_in_a_crowd_even_smaller_groups_are_folded() -> None:
    folded = 0
    for match in moments("clash-of-cultures", every=1, most=300):
        if len(match.options) > CROWD:
            for group in groups(match.options, match.game.manners, words_at(match)):
                if group.heading and not group.acting:
                    assert group.folds is (len(group.options) > FOLDS_IN_A_CROWD)
                    folded += FOLDS_IN_A_CROWD < len(group.options) <= FOLDS
    assert folded


def test_numbers_stand_with_what_acts_and_fold_with_it() -> None:
    game = SCHARZ
    ways = (("31ab", "31cd", 4), ("31ab", "32ab", 4), ("31cd", "31ab", 2))
    ranges = []
    for one, other, most in ways:
        first = game.parsed(f"march vikings-{one} vikings-{other} light-infantry standard 1")
        assert first is not None
        ranges.append(Range(first, most))
    text = text_of(game, "en")
    made = groups([], game.manners, text, ranges)
    assert [(group.heading, group.size) for group in made] == [
        (text.name("field", "vikings-31ab"), 2),
        (text.name("field", "vikings-31cd"), 1),
    ]
    html = groups_html([], game.manners, text, web_text("en"), ranges).source
    assert html.count("data-stem") == 3
    assert html.count('class="option fold"') == sum(group.folds for group in made)
    loose = groups_html([], Manners(), text, web_text("en"), ranges).source
    assert loose.count("data-stem") == 3
    assert "fold-" not in loose


def test_few_options_stand_in_one_list_without_headings() -> None:
    match = middle("pax-renaissance")
    text = text_of(match.game, "en")
    options = match.options[:FEW]
    assert [group.heading for group in groups(options, Manners(), text)] == [""]
    assert "<h2" not in groups_html(options, Manners(), text, web_text("en")).source


def test_verbs_that_close_the_question_are_apart() -> None:
    match = middle("pax-renaissance")
    verb = match.options[0].verb.name
    closing, others = divided(match.options, Manners(final=[verb]))
    assert closing
    assert {option.verb.name for option in closing} == {verb}
    assert sorted(o.key for o in closing + others) == sorted(o.key for o in match.options)


def test_single_options_can_close_the_question_and_have_icons_of_their_own() -> None:
    match = middle("pax-renaissance")
    one, other = match.options[:2]
    assert divided(match.options, Manners(final=[one.key]))[0] == [one]
    text = text_of(match.game, "en")
    manners = Manners({one.verb.name: "i-map", one.key: "i-check"})
    drawn = read(groups_html([one, other], manners, text, web_text("en")).source)
    signs = [button.one("use").get("href") for button in drawn.all(class_="option")]
    assert signs[0] == "#i-check"
    assert "#i-check" not in signs[1:]


def test_on_a_phone_the_viewers_own_numbers_stand_below_the_seats() -> None:
    match = turn_of_europe()
    seat = asked_seat(match)
    seats = read(parts(shown(match, seat), "en", True)["seats"])
    power = match.view(seat)["table"]["players"][seat]["power"]["adm"]
    first = seats.one(class_="means").all(class_="stat")[0]
    assert first.one("b").text == str(power)
    for viewer, narrow in ((None, True), (seat, False)):
        assert not read(parts(shown(match, viewer), "en", narrow)["seats"]).all(class_="means")


def turn_of_europe() -> Match:
    """The first turn of somebody: he may also leave the game."""
    match = kronika.new("europa-universalis", players=3, seed=1)
    bot = bots.make("random", 1)
    while match.ask is None or match.ask.prompt.name != "your-turn":
        match.choose(bot.choose(match, asked_seat(match)))
    return match


def test_who_leaves_the_game_does_so_behind_a_quiet_fold_after_all_else() -> None:
    match = turn_of_europe()
    seat = asked_seat(match)
    options = part(shown(match, seat), "options")
    fold = options.one(class_="fold")
    assert "quits" in (fold.get("class") or "").split()
    buttons = [one.get("data-key") for one in options.all(has="data-key", class_="option")]
    assert buttons[-1] == "leave-game"
    body = next(one for one in options.inside if one.get("id") == fold.get("aria-controls"))
    assert "hidden" in body.attributes
    assert [one.get("data-key") for one in body.all(has="data-key")] == ["leave-game"]
    assert not body.one("kbd").text
    assert not fold.one("kbd").text
    # What can be done in a turn is chosen nowhere else, so it stands there openly.
    actions = [key for key in buttons if key and key.startswith("act ")]
    assert len(actions) > FOLDS
    match.choose("leave-game", seat)
    options = part(shown(match, seat), "options")
    assert not options.all(class_="fold")
    keys = {one.get("data-key") for one in options.all(has="data-key")}
    assert keys == {"stay-in-game", "hand-to-bot", "really-leave"}


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_asked_can_choose_nothing(game: str) -> None:
    match = middle(game)
    for viewer in (waiting_seat(match), None):
        snapshot = replace(shown(match, viewer), hints=True)
        pieces = parts(snapshot, "en", False)
        for name in ("options", "board", "cards", "players", "status"):
            assert "data-key" not in pieces[name]
            assert "lit-target" not in pieces[name]
        assert 'data-do="hint"' not in pieces["options"]
        assert (
            title(snapshot, "en") == f"{text_of(match.game, 'en').message('game-title')} · Kronika"
        )


@pytest.mark.parametrize("game", GAMES)
def test_waiting_says_for_whom_and_for_what_in_their_colour(game: str) -> None:
    match = middle(game)
    seat = asked_seat(match)
    assert match.ask is not None
    for language in LANGUAGES:
        snapshot = shown(match, waiting_seat(match))
        panel = match.game.page(snapshot.view, language, False).players[seat]
        prompt = part(snapshot, "prompt", language)
        line = prompt.one(class_="ask-line")
        assert f"seat-{panel.colour}" in line.classes
        assert "waiting" in line.classes
        sentence = prompt.one(class_="ask").text
        assert panel.side in sentence
        assert NAMES[seat] in sentence
        # The question is for another: here it says what he does, and not what "you" have.
        assert words_at(match, language).prompt(match.ask) not in sentence
        own = words_at(match, language)
        message = f"waits-{match.ask.prompt.name}"
        assert own.has(message)
        assert own.message(message, number=match.ask.a) in sentence


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_says_what_is_asked_and_links_to_the_rule(game: str) -> None:
    match = middle(game)
    assert match.ask is not None
    snapshot = shown(match, asked_seat(match))
    prompt = part(snapshot, "prompt")
    assert "mine" in prompt.one(class_="ask-line").classes
    assert prompt.one(class_="ask").text.startswith(words_at(match).prompt(match.ask))
    rule = match.ask.prompt.rule
    link = prompt.one("a", class_="rule-link")
    assert link.get("href") == f"/rules/{game}?id={rule}#{rule}"
    assert title(snapshot, "en").startswith("Your turn: ")


def test_undo_and_hint_are_there_when_the_table_allows_them() -> None:
    snapshot = shown(middle("pax-renaissance"), asked_seat(middle("pax-renaissance")))
    both = replace(snapshot, may_undo=True, hints=True)
    deeds = [one.get("data-do") for one in part(both, "options").one(class_="final").all("button")]
    assert [deed for deed in deeds if deed in ("undo", "hint")] == ["undo", "hint"]
    plain = parts(snapshot, "en", False)["options"]
    assert 'data-do="undo"' not in plain
    assert 'data-do="hint"' not in plain


# Pieces


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_piece_stands_once_and_is_one_element(game: str, narrow: bool) -> None:
    for match in moments(game, every=13, most=150):
        for viewer in (None, 0, 1, 2):
            pieces = Sheet(shown(match, viewer), "en", narrow).pieces()
            holes = [name for piece in pieces.values() for name in HOLE.findall(piece.source)]
            assert len(holes) == len(set(holes))
            assert {*holes, *PARTS} == set(pieces)
            for name in holes:
                (root,) = read(pieces[name].source).children
                assert isinstance(root, Element)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_changes_few_pieces_and_never_the_ground(game: str) -> None:
    """What a page is sent after a decision: little, even in letters that are not packed."""
    seen: dict[int, dict[str, Piece]] = {}
    changed, whole, frames = 0, 0, 0
    for match in moments(game, every=1, most=140):
        for viewer in (0, 1, 2):
            pieces = Sheet(shown(match, viewer), "en", False).pieces()
            before = seen.get(viewer, {})
            new = [p for name, p in pieces.items() if before.get(name) != p]
            again = {p.version for p in before.values()}
            assert not [piece.name for piece in new if piece.version in again]
            if before:
                assert "/map" not in {piece.name for piece in new}
                changed += sum(len(piece.source) for piece in new)
                whole += sum(len(piece.source) for piece in pieces.values())
                frames += 1
            seen[viewer] = pieces
    assert changed / frames < 15_000
    assert changed < whole / 6


def test_two_viewers_share_what_both_may_see_and_nothing_else() -> None:
    match = middle("clash-of-cultures")
    first, second = [Sheet(shown(match, viewer), "en", False).pieces() for viewer in (0, 1)]
    shared = {name for name in first if second.get(name) == first[name]}
    assert "/map/c3" in shared
    hands = [{name for name in one if name.startswith("/hand ")} for one in (first, second)]
    assert hands[0] | hands[1]
    assert not hands[0] & hands[1]


# The past, the end, what cannot go on


@pytest.mark.parametrize("game", GAMES)
def test_in_the_past_nothing_can_be_chosen_and_there_is_a_way_back(game: str) -> None:
    match = middle(game)
    snapshot = replace(shown(match, asked_seat(match), played(game, 20)), may_undo=True, hints=True)
    pieces = parts(snapshot, "en", False)
    buttons = read(pieces["options"]).all("button")
    assert [button.get("data-do") for button in buttons] == ["now"]
    assert "20" in read(pieces["prompt"]).one(class_="ask").text
    for name in ("board", "players", "seats"):
        assert "lit-target" not in pieces[name]
        assert " active" not in pieces[name]
    slider = read(pieces["history"]).one("input")
    assert (slider.get("min"), slider.get("value"), slider.get("max")) == ("0", "20", "45")


def test_the_slider_has_a_tick_for_each_turn_in_its_colour_and_steps_beside_it() -> None:
    match = middle("pax-renaissance")
    snapshot = shown(match, None, played("pax-renaissance", 20))
    history = part(snapshot, "history")
    panels = match.game.page(snapshot.view, "en", False).players
    turns = Sheet(snapshot, "en", narrow=False).turns()
    assert turns == [(decision, panels[seat].colour) for decision, seat in snapshot.turns]
    assert history.all("svg", class_="ticks")
    steps = [one.get("data-moment") for one in history.all("button")]
    assert steps == ["0", "19", "21", "45"]
    now = part(shown(match, None), "history").all("button")
    assert ["disabled" in one.attributes for one in now] == [False, False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_somebody_left_says_who_won_and_why(language: str) -> None:
    left = {"winners": [1], "reason": "resigned", "scores": {}}
    snapshot = replace(shown(middle(GAMES[0]), 0), state="over", result=left)
    banner = read(parts(snapshot, language, False)["banner"]).one(class_="over")
    assert NAMES[1] in banner.text
    assert web_text(language).message("reason-resigned") in banner.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_late_may_come_back(language: str) -> None:
    snapshot = shown(middle(GAMES[0]), 0)
    assert 'form="return"' not in parts(snapshot, language, False)["banner"]
    banner = read(parts(replace(snapshot, may_return=True), language, False)["banner"])
    assert banner.one("button").get("form") == "return"
    assert web_text(language).message("table-late-you") in banner.text


@pytest.mark.parametrize("game", GAMES)
def test_the_end_names_the_winner_and_leads_to_the_result(game: str) -> None:
    match = ended(game)
    assert match.result is not None
    snapshot = shown(match, 0)
    for language in LANGUAGES:
        pieces = parts(snapshot, language, False)
        banner = read(pieces["banner"]).one(class_="over")
        text = text_of(match.game, language)
        panels = match.game.page(snapshot.view, language, False).players
        for winner in match.result.winners:
            assert panels[winner].side in banner.text
            assert NAMES[winner] in banner.text
        assert text.message(f"reason-{match.result.reason}") in banner.text
        assert banner.one("a").get("href") == "/tables/t1/result"
        assert "data-key" not in pieces["options"]


def test_a_broken_match_says_why_and_offers_nothing() -> None:
    match = middle("pax-renaissance")
    snapshot = replace(shown(match, asked_seat(match)), broken=HOSTILE, may_undo=True, hints=True)
    pieces = parts(snapshot, "en", False)
    assert HOSTILE in read(pieces["banner"]).one(class_="bad").text
    assert pieces["options"] == ""
    assert "lit-target" not in pieces["board"]


def test_a_request_to_take_back_asks_those_who_must_agree() -> None:
    match = middle("pax-renaissance")
    request = UndoRequest(seat=0, back_to=30, agreed=(), waits_for=(1,))

    def deeds(viewer: int | None) -> list[str | None]:
        banner = part(replace(shown(match, viewer), request=request), "banner")
        assert "30" in banner.text
        return [one.get("data-do") for one in banner.all("button")]

    assert deeds(0) == ["withdraw"]
    assert deeds(1) == ["agree", "refuse"]
    assert deeds(2) == []
    assert deeds(None) == []
    asks = part(replace(shown(match, 1), request=request), "banner").text
    assert NAMES[0] in asks


# People


def test_the_viewer_comes_first_and_the_others_follow_in_order() -> None:
    match = middle("pax-renaissance")
    for viewer, order in ((None, "012"), (0, "012"), (1, "120"), (2, "201")):
        panels = part(shown(match, viewer), "players").all("section", class_="player")
        assert "".join(panel.get("data-seat") or "" for panel in panels) == order
        words = [panel.one(class_="who").text for panel in panels]
        assert ("(you)" in words[0]) is (viewer is not None)
        assert not any("(you)" in other for other in words[1:])


def test_panels_show_who_is_asked_away_gone_or_a_bot() -> None:
    match = middle("pax-renaissance")
    seat = asked_seat(match)
    others = [number for number in range(3) if number != seat]
    sitters = list(shown(match, None).sitters)
    sitters[others[0]] = Sitter(others[0], "Zofia", away_since=1000.0)
    sitters[others[1]] = Sitter(others[1], "Jana", bot="normal", left="late", away_since=5.0)
    snapshot = replace(shown(match, seat), sitters=tuple(sitters))
    panels = {one.get("data-seat"): one for one in part(snapshot, "players").all("section")}
    mine, away, gone = panels[str(seat)], panels[str(others[0])], panels[str(others[1])]
    assert "active" in mine.classes
    assert mine.one(class_="turn").text.startswith("your turn")
    assert away.one(has="data-since").get("data-since") == "1000.0"
    assert "active" not in away.classes
    assert gone.one("s").text == "Jana"
    assert "out of time" in gone.text
    assert not gone.all(has="data-since")
    assert "bot: normal" in [one.get("aria-label") for one in gone.inside]
    assert not mine.all(has="data-since")


def test_only_the_clocks_change_with_the_time() -> None:
    match = middle("pax-renaissance")
    snapshot = shown(match, 0)

    def at(seconds: float) -> dict[str, str]:
        sitters = [replace(s, clock=seconds, ticking=s.seat == 1) for s in snapshot.sitters]
        return parts(replace(snapshot, sitters=tuple(sitters)), "en", False)

    early, late = at(90.0), at(30.5)
    assert {name for name in early if early[name] != late[name]} == {"clocks"}
    clocks = read(late["clocks"]).all(has="data-left")
    assert [clock.get("data-left") for clock in clocks] == ["30.5"] * 3
    assert ["data-ticking" in clock.attributes for clock in clocks] == [False, True, False]
    places = read(late["players"]).all(has="data-clock-of")
    assert sorted(place.get("data-clock-of") or "" for place in places) == ["0", "1", "2"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("narrow", [False, True])
def test_hostile_names_stay_words(game: str, narrow: bool) -> None:
    match = middle(game)
    sitters = tuple(Sitter(seat, HOSTILE) for seat in range(3))
    request = UndoRequest(0, 3, (), (1, 2))
    snapshot = replace(shown(match, 1), name=HOSTILE, sitters=sitters, request=request)
    pieces = {**parts(snapshot, "en", narrow), "log": log_html(snapshot.lines, snapshot, "en")}
    for name, piece in pieces.items():
        for one in read(piece).inside:
            assert one.name not in ("img", "script", "style"), name
            assert not [key for key in one.attributes if key.startswith("on") or key == "style"]
    assert HOSTILE in read(pieces["top"]).text
    assert HOSTILE in read(pieces["players"]).text
    assert HOSTILE in read(pieces["log"]).text


# The log


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_come_later_continue_those_before(game: str) -> None:
    snapshot = shown(middle(game), 0)
    lines = snapshot.lines
    whole = log_html(lines, snapshot, "en")
    for cut in (0, 1, len(lines) // 2, len(lines) - 1, len(lines)):
        before = replace(snapshot, lines=lines[:cut])
        assert log_html(lines[:cut], before, "en") + log_html(lines[cut:], snapshot, "en") == whole


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_each_line_with_its_number(game: str, language: str) -> None:
    match = middle(game)
    snapshot = shown(match, 0)
    log = read(log_html(snapshot.lines, snapshot, language))
    text = words_at(match, language)
    items = log.all("li", has="data-decision")
    assert [one.all("span")[0].text for one in items] == [text.line(li) for li in snapshot.lines]
    numbers = [one.one("button").get("data-moment") for one in items]
    assert numbers == [str(line.decision) for line in snapshot.lines]


@pytest.mark.parametrize("nations", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_called_by_their_nations_or_names(language: str, nations: bool) -> None:
    match = kronika.new("clash-of-cultures", players=3, seed=1, civilizations=nations)
    chance = random.Random(1)
    while match.ask is not None and len(match.decisions) < 45:
        match.choose(chance.choice(match.options))
    snapshot = shown(match, 0)
    text = text_of(match.game, language)
    items = read(log_html(snapshot.lines, snapshot, language)).all("li", has="data-decision")
    log = " ".join(item.text for item in items)
    for seat, side in enumerate(snapshot.sides):
        assert text.name("player", f"player-{seat + 1}") not in log
        called = text.message(side)[:3] if nations else NAMES[seat]
        assert called in log


def test_a_turn_begins_with_the_name_of_who_decides() -> None:
    match = middle("pax-renaissance")
    snapshot = shown(match, 0)
    panels = match.game.page(snapshot.view, "en", False).players
    seat = -1
    for item in read(log_html(snapshot.lines, snapshot, "en")).all("li"):
        if "turn" in item.classes:
            seat = [panel.side for panel in panels].index(item.text.split(" ")[0])
            assert NAMES[seat] in item.text
        else:
            decision = int(item.get("data-decision") or 0)
            assert seat == (match.deciders[decision - 1] if decision else -1)


def test_the_log_links_things_but_not_players() -> None:
    snapshot = shown(middle("pax-renaissance"), 0)
    log = read(log_html(snapshot.lines, snapshot, "en"))
    refs = [one.get("data-ref") or "" for one in log.all("a", class_="ref")]
    assert any(ref.startswith("card:") for ref in refs)
    assert not any(ref.startswith("bank:") for ref in refs)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_things_are_those_of_the_last_decider(game: str) -> None:
    match = middle(game)
    snapshot = shown(match, 0)
    last = last_things(snapshot)
    told = [line for line in snapshot.lines if line.decision > snapshot.turns[-1][0]]
    named = {kind.things[value] for line in told for kind, value in line.arguments if kind.things}
    assert set(last) <= named
    assert {thing for thing in named if thing.split(":")[0] not in ("bank", "player")} == set(last)
    assert last_things(replace(snapshot, moment=0)) == []


def test_the_log_tells_who_has_left_and_what_follows() -> None:
    match = middle("pax-renaissance")
    snapshot = replace(shown(match, 0), partings=((20, 1, "resigned"),))
    told = read(log_html(snapshot.lines, snapshot, "en")).all("li")
    places = [place for place, line in enumerate(told) if "parting" in line.classes]
    assert len(places) == 1
    assert told[places[0]].text.strip().endswith("has resigned. A bot plays on.")
    after = [int(str(line.get("data-decision") or 99)) for line in told[places[0] + 1 :]]
    assert min(after) > 20
    assert "parting" not in log_html(snapshot.lines[-2:], snapshot, "en")


def test_what_another_learns_is_not_marked_as_mine() -> None:
    match = kronika.new("clash-of-cultures", players=2, seed=4)
    while match.ask is not None:
        keys = [option.key for option in match.ask.options]
        seat = match.ask.player
        advance = next((key for key in keys if key.startswith("advance ")), None)
        match.choose(advance or keys[0], seat)
        if advance is not None:
            break
    assert any(thing.startswith("advance:") for thing in last_things(shown(match, seat)))
    assert not any(thing.startswith("advance:") for thing in last_things(shown(match, 1 - seat)))


# The page


@pytest.mark.parametrize("file", ["table", "shell"])
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_languages_say_the_same(file: str, language: str) -> None:
    def variables(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        id = ""
        for line in (WEB_LOCALE / f"{file}.{language}.ftl").read_text("utf-8").splitlines():
            if begins := re.match(r"([a-z][\w-]*) =", line):
                id = begins[1]
                found[id] = set()
            if id:
                found[id] |= set(re.findall(r"\$\w+", line))
        return found

    assert variables(language) == variables("en")


def test_no_words_are_left_that_nothing_says() -> None:
    folder = WEB_LOCALE.parent
    sources = [*folder.glob("*.py"), *folder.glob("templates/*.html")]
    everything = "\n".join(path.read_text("utf-8") for path in sources)
    for id in re.findall(
        r"^(table-[\w-]+) =", (WEB_LOCALE / "table.en.ftl").read_text("utf-8"), re.M
    ):
        short = id.removeprefix("table-")
        assert id in everything or f'"{short}"' in everything or "table-left-" in id, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 1])
def test_the_page_has_a_place_for_every_piece_and_no_code_of_its_own(
    language: str, seat: int | None
) -> None:
    snapshot = shown(middle("pax-renaissance"), seat)
    pieces = parts(snapshot, language, False)
    page = render(
        "table.html",
        Shell(language, person="Jana", csrf_token="token"),
        table="t1",
        game="pax-renaissance",
        seat=seat,
        playing=seat is not None,
        owner=seat is not None,
        guests=True,
        players=3,
        confirm="never",
        title=title(snapshot, language),
        parts=pieces,
        moment=None,
    )
    document = read(page.partition("<!doctype html>")[2])
    ids = [one.get("id") for one in document.inside if one.get("id")]
    for name in pieces:
        assert ids.count(f"part-{name}") == 1
    for script in document.all("script"):
        assert script.get("src")
        assert not script.text.strip()
    for one in document.inside:
        assert one.name != "style"
        assert not [key for key in one.attributes if key.startswith("on") or key == "style"]
    assert bool(document.all("textarea")) is (seat is not None)
    forms = [one.get("action") for one in document.all("form")]
    assert ("/tables/t1/resign" in forms) is (seat is not None)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_touches_is_on_the_page(game: str) -> None:
    for match in moments(game, every=13):
        seat = asked_seat(match)
        for narrow in (False, True):
            pieces = parts(shown(match, seat), "en", narrow)
            drawn = "".join(pieces[name] for name in ("board", "cards", "players", "status"))
            for button in read(pieces["options"]).all(has="data-touches"):
                for thing in (button.get("data-touches") or "").split():
                    assert f'data-thing="{thing}"' in drawn


def test_a_side_that_is_only_numbered_is_called_by_who_plays_it_on_a_phone() -> None:
    match = kronika.new("scharz", players=2, seed=1, mode="first", map="italia")
    found = Sheet(shown(match, 0), "en", True).seat(1).source
    assert re.findall(r'class="side-name">([^<]*)<', found) == [NAMES[1]]
    nobody = replace(shown(match, 0), sitters=(Sitter(0, None), Sitter(1, None)))
    found = Sheet(nobody, "en", True).seat(1).source
    assert re.findall(r'class="side-name">([^<]*)<', found) == ["Player 2"]
    match = kronika.new("pax-renaissance", players=2, seed=1)
    found = Sheet(shown(match, 0), "en", True).seat(1).source
    assert NAMES[1] not in re.findall(r'class="side-name">([^<]*)<', found)
