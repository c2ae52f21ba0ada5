"""EU-22.1 and EU-H: settings, what players see, and what nobody can know."""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from kronika.core import packs
from kronika.core.asks import Shown
from kronika.core.dice import dice_of
from kronika.core.errors import ContentError, RecordError, UsageError
from kronika.core.game import complete_settings
from kronika.core.match import new_match
from kronika.core.record import load_match
from kronika.core.state import same
from kronika.core.text import LANGUAGES
from kronika.games.europa_universalis.cards import count_hand
from kronika.games.europa_universalis.game import EuropaUniversalis, switches_of
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.names import CARDS, MISSIONS
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.view import determinize, view
from kronika.games.europa_universalis.words import TRADE_CARD
from tests.europa_universalis.playing import Playing, started

pytestmark = pytest.mark.compiled

GAME = EuropaUniversalis()


def refused(players: int, **settings: object) -> str:
    with pytest.raises(UsageError) as error:
        GAME.check_settings(players, complete_settings(GAME, settings))
    return str(error.value)


@pytest.mark.rule("EU-3.0.1", "EU-SCN.29", "EU-V.2", "EU-20.1.1", "EU-20.1.2")
def test_what_cannot_be_played_is_refused() -> None:
    GAME.check_settings(3, complete_settings(GAME, {}))
    assert "unknown" in refused(3, scenario="nowhere") or "nowhere" in refused(
        3, scenario="nowhere"
    )
    assert "players" in refused(4)
    assert "players" in refused(3, scenario="grand-campaign")
    GAME.check_settings(6, complete_settings(GAME, {"scenario": "grand-campaign"}))
    assert "nobody plays 'poland'" in refused(3, bots="poland")
    assert "twice" in refused(3, bots="france, france")
    assert "people" in refused(3, scenario="lonely-crown")
    lonely = {"scenario": "lonely-crown", "bots": "france, castile"}
    GAME.check_settings(3, complete_settings(GAME, lonely))
    assert "no bots" in refused(2, scenario="lions-and-lilies", bots="france")
    assert "players" in refused(3, revealing_more="on")
    GAME.check_settings(3, complete_settings(GAME, {"ages": "4"}))
    assert "ages" in refused(4, scenario="wars-of-religion", ages="1")


@pytest.mark.rule("EU-22.1.1", "EU-22.1.2", "EU-17.2.9", "EU-SCN.25", "EU-BOT.19", "EU-BOT.24")
def test_switches_of_the_settings() -> None:
    settings = complete_settings(GAME, {})
    switches = switches_of(GAME.scenario_of(settings), settings)
    assert switches.npr_invasions
    assert switches.imperial_elections
    assert not switches.religious_rebels
    assert not switches.no_missions
    said = {
        "npr_invasions": "off",
        "religious_rebels": "on",
        "missions": False,
        "balanced_start": True,
        "free_events": True,
        "bots": "castile",
        "bot_level": 4,
    }
    settings = complete_settings(GAME, said)
    switches = switches_of(GAME.scenario_of(settings), settings)
    assert not switches.npr_invasions
    assert switches.religious_rebels
    assert switches.no_missions
    assert switches.balanced_start
    assert switches.free_events
    assert switches.is_bot(2)
    assert switches.bot_level == 4
    first = complete_settings(GAME, {"scenario": "first-crowns"})
    assert not switches_of(GAME.scenario_of(first), first).power_struggles


def played(scenario: str = "S07", decisions: int = 120) -> Table:
    s = started(scenario, seed=5)
    Playing(s, seed=5, most=decisions)
    return s


@pytest.mark.rule(
    "EU-H.1", "EU-H.2", "EU-H.3", "EU-H.4", "EU-STC.6", "EU-16.6.1", "EU-17.5.1", "EU-17.5.2",
    "EU-18.10.1", "EU-STC.1", "EU-STC.2", "EU-STC.3", "EU-STC.4", "EU-STC.5",
)  # fmt: skip
def test_players_see_their_own_cards_only() -> None:
    s = played()
    for viewer in (None, 0, 1, 2):
        seen = view(s, viewer)
        text = json.dumps(seen)
        for seat in range(s.count):
            facts = seen["players"][seat]
            for deck, name in enumerate(("adm", "dip", "mil")):
                assert facts["hand_counts"][name] == count_hand(s, seat, deck)
            assert facts["mission_count"] == len(s.missions[seat])
            if seat == viewer:
                assert facts["hand"] == [CARDS.ids[card] for card in s.hands[seat]]
                assert facts["missions"] == [MISSIONS.ids[each] for each in s.missions[seat]]
            else:
                assert facts["hand"] is None
                assert facts["missions"] is None
                for card in s.hands[seat]:
                    assert f'"{CARDS.ids[card]}"' not in text
                for mission in s.missions[seat]:
                    assert f'"{MISSIONS.ids[mission]}"' not in text
        for half in s.event_halves:
            for event in half:
                assert event not in s.events
        assert seen["events"]["face_down"] == s.face_down


@pytest.mark.rule("EU-H.1", "EU-H.2", "EU-17.5.2")
def test_what_is_hidden_is_drawn_anew() -> None:
    s = played()
    before = s.copy()
    hands = set()
    for seed in range(6):
        twin = determinize(s, 0, dice_of(seed), Shown([], [], list))
        check(twin)
        assert twin.hands[0] == s.hands[0]
        assert twin.missions[0] == s.missions[0]
        for seat in range(3):
            assert len(twin.missions[seat]) == len(s.missions[seat])
            for deck in range(3):
                assert count_hand(twin, seat, deck) == count_hand(s, seat, deck)
        assert view(twin, 0) == view(s, 0)
        hands.add(tuple(twin.hands[1]))
    assert len(hands) > 1
    assert same(s, before)


def test_a_copy_goes_on_in_the_same_way() -> None:
    s = played()
    twin = s.copy()
    assert same(s, twin)
    Playing(s, seed=1, most=60)
    Playing(twin, seed=1, most=60)
    assert same(s, twin)


def test_a_match_can_be_played() -> None:
    match = new_match(GAME, 3, 4)
    for _ in range(40):
        ask = match.asks[0]
        match.choose(ask.default or ask.options[0])
    assert GAME.seat_names(match.state) == ["realm-england", "realm-france", "realm-castile"]
    GAME.check(match.state)
    shares = GAME.evaluate(match.state)
    assert abs(sum(shares) - 1) < 1e-6


@pytest.mark.rule("EU-H.1", "EU-H.6")
def test_nobody_can_tell_another_world_from_this_one() -> None:
    match = new_match(GAME, 3, 5)
    random = Random(5)
    for number in range(60):
        ask = match.asks[0]
        if number % 6 == 0:
            for player in range(3):
                twin = match.redraw(player, number)
                assert twin.view(player) == match.view(player)
        options = [option for option in ask.options if not option.verb.talk]
        match.choose(random.choice(options))


def test_the_usual_scenario_is_one_for_so_many_players() -> None:
    usual = [str(complete_settings(GAME, {}, players)["scenario"]) for players in GAME.players]
    assert usual[1] == "western-kingdoms"
    for players, scenario in zip(GAME.players, usual, strict=True):
        GAME.check_settings(players, complete_settings(GAME, {}, players))
        assert len(new_match(GAME, players, 1).view(None)["table"]["players"]) == players
        assert complete_settings(GAME, {"scenario": scenario})["scenario"] == scenario


@pytest.mark.rule("EU-SCN.29", "EU-BOT.19")
def test_all_seats_but_the_first_can_be_bots() -> None:
    settings = complete_settings(GAME, {"scenario": "lonely-crown", "bots": "others"})
    GAME.check_settings(3, settings)
    switches = switches_of(GAME.scenario_of(settings), settings)
    assert [switches.is_bot(seat) for seat in range(3)] == [False, True, True]
    assert "no bots" in refused(2, scenario="two-oceans", bots="others")


def test_what_is_asked_for_wrongly_is_named() -> None:
    for players, settings, words in (
        (3, {"scenario": "atlantis"}, "scenario of europa-universalis is one of"),
        (3, {"npr_invasions": "maybe"}, "npr_invasions of europa-universalis is one of usual"),
        (3, {"bot_level": 9}, "bot_level of europa-universalis is one of 2, 1, 3, 4, not 9"),
        (3, {"speed": "fast"}, "has no setting 'speed'"),
        (7, {}, "is played by 2, 3, 4, 5, 6 players, not 7"),
        (2, {"scenario": "grand-campaign"}, "scenario grand-campaign is only for players 6"),
        (5, {"revealing_more": "on"}, "revealing_more on is only for players 6"),
        (2, {"scenario": "lions-and-lilies", "bots": "england"}, "lions-and-lilies has no bots"),
        (3, {"bots": "atlantis"}, "nobody plays 'atlantis' there; seats are: england, france"),
        (4, {"scenario": "wars-of-religion", "ages": "2"}, "is played in its own ages only"),
    ):
        with pytest.raises(UsageError) as error:
            new_match(GAME, players, 1, settings)
        assert words in str(error.value)


def written(folder: Path, old: str = "", new: str = "", file: str = "tables.toml") -> Path:
    """A pack with one thing changed."""
    pack = folder / GAME.name / "other"
    shutil.copytree(GAME.folder / "content", pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


def test_a_broken_or_missing_pack_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.FOLDERS, str(tmp_path))
    with pytest.raises(UsageError, match="nowhere"):
        new_match(GAME, 3, 1, {"content": "nowhere"})
    pack = written(tmp_path)
    (pack / "trade.json").unlink()
    with pytest.raises(ContentError, match=r"trade\.json"):
        GAME.of_content(pack)
    (pack / "trade.json").write_text("{", encoding="utf-8")
    with pytest.raises(ContentError, match=r"trade\.json"):
        GAME.of_content(pack)


def test_a_pack_brings_cards_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.FOLDERS, str(tmp_path))
    pack = written(tmp_path, '"id": "t01-1"', '"id": "t99-1"', "trade.json")
    (pack / "locale").mkdir()
    for language in LANGUAGES:
        text = "trade-t99-1 = Amber\n    .text = Amber\n"
        (pack / "locale" / f"{language}.ftl").write_text(text, encoding="utf-8")
    match = new_match(GAME, 3, 1, {"content": "other"})
    assert "t99-1" in match.game.ids_of(TRADE_CARD)
    assert "t01-1" not in match.game.ids_of(TRADE_CARD)
    assert "t99-1" not in GAME.ids_of(TRADE_CARD)
    assert len(match.game.ids_of(TRADE_CARD)) == len(GAME.ids_of(TRADE_CARD))
    for _ in range(30):
        ask = match.asks[0]
        match.choose(ask.default or ask.options[0])
    loaded = load_match(str(match.record), lambda _: GAME)
    assert same(loaded.state, match.state)
    shutil.rmtree(tmp_path / GAME.name)
    with pytest.raises(RecordError, match="has no content 'other'"):
        load_match(str(match.record), lambda _: GAME)


def test_a_record_of_another_version_is_refused() -> None:
    match = new_match(GAME, 3, 1)
    text = str(match.record)
    assert f'"version": "{GAME.version}"' in text
    with pytest.raises(RecordError, match="version"):
        load_match(
            text.replace(f'"version": "{GAME.version}"', '"version": "0"', 1), lambda _: GAME
        )
    with pytest.raises(RecordError, match="atlantis"):
        load_match(text.replace("western-kingdoms", "atlantis", 1), lambda _: GAME)
