"""EU-22.1 and EU-H: settings, what players see, and what nobody can know."""

import json
from random import Random

import pytest

from kronika.core.asks import Shown
from kronika.core.dice import dice_of
from kronika.core.errors import UsageError
from kronika.core.game import complete_settings
from kronika.core.match import new_match
from kronika.core.state import same
from kronika.games.europa_universalis.cards import count_hand
from kronika.games.europa_universalis.game import EuropaUniversalis, switches_of
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.names import CARDS, MISSIONS
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.view import determinize, view
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
