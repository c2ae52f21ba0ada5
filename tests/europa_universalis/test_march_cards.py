"""Cards that move Armies and Ships, besiege and recruit, played from the hand."""

import pytest

from kronika.games.europa_universalis.action_cards import play_now
from kronika.games.europa_universalis.agenda import BATTLES, Duty
from kronika.games.europa_universalis.forces import deployed
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.marching import land_move
from kronika.games.europa_universalis.names import CARDS, TITLES
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import MERCENARY, NONE, ZONE_COUNT
from kronika.games.europa_universalis.turn import ACTS

from .helpers import area, province, zone
from .working import Worked

pytestmark = pytest.mark.compiled

WITHOUT_BATTLES = {act: do for act, do in ACTS.items() if act != BATTLES}


def a_card(s: Table, title: str) -> str:
    """Some card of a title."""
    number = TITLES.ids.index(title)
    cards = s.content.actions.cards
    return CARDS.ids[next(card for card in range(len(cards)) if cards[card].title == number)]


def played(position: Position, who: str, title: str, *keys: str) -> Worked:
    """A player plays a card from his hand in his turn; all answers are his."""
    name = a_card(position.s, title)
    position.hand(who, name).active(who)
    rules = play_now(position.s, position.seat(who), CARDS.ids.index(name))
    return Worked(position.s, WITHOUT_BATTLES, rules, *[(who, key) for key in keys])


def empty(scenario: str = "S07") -> Position:
    return Position(scenario).no_relations().no_forces()


def where(position: Position, who: str, army: int = 1) -> str | None:
    at = position.s.army_area[position.seat(who) * 3 + army - 1]
    return None if at == NONE else AREAS[at]


@pytest.mark.rule("EU-9.5.2", "EU-9.10.7", "EU-OPB12")
def test_forced_march() -> None:
    position = empty().mat("castile", mil=1).army("castile", 1, "castile", infantry=7)
    position.army("castile", 2, "leon", artillery=1)
    worked = played(
        *(position, "castile", "forced-march", "act land-move", "march-to andalucia freely 0"),
        *("march-to leon freely 0", "march-to castile freely 0", "halt"),
    )
    assert where(position, "castile") == "castile"
    assert worked.left == []
    # An Army with more Artillery than Cavalry cannot be chosen.
    assert worked.asked[0][1] == "effect-target"
    assert len(worked.asked[0][2]) == 1


@pytest.mark.rule("EU-9.7.5", "EU-9.5.2")
def test_logistics_master() -> None:
    position = empty().mat("france", mil=2).war("france", "england")
    position.army("france", 1, "seine", infantry=2).army("france", 2, "aquitaine", infantry=2)
    position.infantry("england", "loire", 1).infantry("england", "brittany-normandy", 1)
    worked = played(
        *(position, "france", "logistics-master", "act land-move", "move-army army-1"),
        *("march-to brittany-normandy freely 0", "act land-move", "move-army army-2"),
        *("march-to loire freely 0", "decline-action"),
    )
    assert where(position, "france") == "brittany-normandy"
    assert where(position, "france", 2) == "loire"
    assert len(position.s.pending) == 2
    assert [duty.act for duty in worked.left] == [BATTLES]


@pytest.mark.rule("EU-6.2.20", "EU-9.5.2")
def test_one_step_ahead() -> None:
    position = empty().army("france", 1, "seine", infantry=2).mat("france", mil=1)
    position.army("england", 1, "loire", infantry=1).mat("england", mil=1)
    name = a_card(position.s, "one-step-ahead")
    position.hand("england", name).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")
    answers = [
        *(("france", "move-army army-1"), ("france", "march-to loire freely 0")),
        *(("england", f"react {name}"), ("england", "act land-move")),
        *(("england", "march-to aquitaine freely 0"),),
    ]
    worked = Worked(s, WITHOUT_BATTLES, land_move(s, seat, USUAL), *answers)
    assert where(position, "england") == "aquitaine"
    assert where(position, "france") == "loire"
    assert s.pending == []
    assert worked.left == []
    assert s.occasion.entered == NONE


@pytest.mark.rule("EU-9.5.2", "EU-9.8.2")
def test_naval_maneuver_and_siege_engineers() -> None:
    position = empty().mat("england", mil=1).ships("england", "english-channel", 1)
    position.war("england", "france").ships("france", "bay-of-biscay", 1)
    position.ships("france", "eastern-atlantic", 1)
    played(
        *(position, "england", "naval-maneuver", "act naval-move"),
        *("sail-to western-mediterranean", "ships-from english-channel 1", "take-no-slots"),
    )
    s, seat = position.s, position.seat("england")
    assert s.ships[seat * ZONE_COUNT + zone("western-mediterranean")] == 1
    siege = empty().mat("france", mil=2).war("france", "england")
    siege.army("france", 1, "east-anglia", infantry=4)
    played(
        *(siege, "france", "siege-engineers", "act siege", "besiege-with infantry"),
        *("besiege-with infantry", "besiege-with infantry", "begin-siege", "besiege london"),
        *("besiege essex", "besiege oxford"),
    )
    for name in ("london", "essex", "oxford"):
        assert siege.s.occupant[province(name)] == siege.seat("france")


@pytest.mark.rule("EU-9.10.19")
def test_a_contract_with_mercenaries() -> None:
    position = empty().mat("france", mil=1, ducats=30)
    keys = ["recruit mercenary infantry army-1"] * 5
    played(position, "france", "mercenary-contract", "act recruit-units", "recruit-in loire", *keys)
    s, seat = position.s, position.seat("france")
    assert deployed(s, seat, MERCENARY) == 5
    assert s.ducats[seat] == 20
    assert s.army_area[seat * 3] == area("loire")
    assert Duty(BATTLES).act not in [duty.act for duty in s.agenda]
