"""EU-BOT.3 to EU-BOT.6: what peace and alliances with printed bots are like."""

import pytest

from kronika.games.europa_universalis.bot_war import can_besiege
from kronika.games.europa_universalis.cleanup import end_fading_alliances
from kronika.games.europa_universalis.land import occupy, tax_value
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import LARGE_TOWN, NONE
from kronika.games.europa_universalis.victory import has_partial_victory, side_provinces

from .helpers import area, realm
from .test_bot_charts import calm_bot
from .test_peace import board, make_peace, occupy_all, offered

pytestmark = pytest.mark.compiled


def against_bot(bot: str = "france", negotiated: bool = False) -> Position:
    """Castile is at war with a bot."""
    position = board(negotiated=negotiated)
    position.s.switches = position.s.switches.with_bots(1 << position.seat(bot))
    return position.war("castile", bot)


@pytest.mark.rule("EU-BOT.3")
def test_a_bot_may_be_annexed_or_humiliated_but_never_vassalized() -> None:
    position = occupy_all(against_bot(negotiated=True), "castile", "france")
    france = position.seat("france")
    terms = offered(
        make_peace(position, ("castile", "enforce full-annexation france")), "choose-term"
    )
    assert terms
    said = terms[0]
    assert "enforce full-annexation france" in said
    assert "enforce humiliation france" in said
    assert not [key for key in said if "vassalization" in key or "negotiate" in key]
    assert position.s.eliminated >> france & 1


@pytest.mark.rule("EU-BOT.3")
def test_a_human_player_is_never_annexed_whole() -> None:
    position = occupy_all(board().war("castile", "france"), "castile", "france")
    terms = offered(make_peace(position, ("castile", "enforce humiliation france")), "choose-term")
    assert not [key for key in terms[0] if "full-annexation" in key]


@pytest.mark.rule("EU-BOT.4")
@pytest.mark.parametrize(("own", "theirs", "rebels", "won"), [(5, 3, 1, True), (4, 3, 1, False)])
def test_partial_victory_over_a_bot_needs_more_units_than_it_and_the_rebels_have(
    own: int, theirs: int, rebels: int, won: bool
) -> None:
    position = against_bot().army("castile", 1, "castile", infantry=own)
    position.army("france", 1, "seine", infantry=theirs).rebels("leon", rebels)
    s = position.s
    assert has_partial_victory(s, position.seat("castile"), realm("france")) is won
    s.switches = s.switches.with_bots(0)
    assert not has_partial_victory(s, position.seat("castile"), realm("france"))  # twice as many


@pytest.mark.rule("EU-BOT.5")
@pytest.mark.parametrize("bot_holds_more", [False, True])
def test_a_bot_takes_a_white_peace_when_it_has_lost_more(bot_holds_more: bool) -> None:
    position = against_bot()
    position.army("castile", 1, "castile", infantry=2)
    position.army("france", 1, "seine", infantry=3)
    occupy(position.s, position.seat("castile"), side_provinces(position.s, realm("france"))[0])
    if bot_holds_more:
        for place in side_provinces(position.s, realm("castile"))[:4]:
            occupy(position.s, position.seat("france"), place)
    answers = [] if bot_holds_more else [("castile", "settle-with france")]
    worked = make_peace(position, *answers)
    ways = offered(worked, "end-war")
    assert ("offer-white-peace france" in ways[0] if ways else False) is not bot_holds_more


@pytest.mark.rule("EU-BOT.6")
def test_alliances_with_bots_end_with_the_round() -> None:
    position = board()
    s = position.s
    castile, france = position.seat("castile"), position.seat("france")
    s.pacts[castile], s.pacts[france] = 1 << france, 1 << castile
    end_fading_alliances(s)
    assert s.pacts[castile] == 1 << france  # two people stay allies
    s.switches = s.switches.with_bots(1 << france)
    end_fading_alliances(s)
    assert s.pacts[castile] == s.pacts[france] == 0


@pytest.mark.rule("EU-BOT.40")
def test_a_bot_besieges_only_what_its_units_can_take() -> None:
    position, seat = calm_bot("castile", "S14")
    position.war("castile", "france").army("castile", 1, "languedoc", infantry=1)
    s = position.s
    assert can_besiege(s, seat)
    for each in s.atlas.area_provinces[area("languedoc")]:
        s.disc[each] = LARGE_TOWN  # worth 2, whatever is printed
        assert s.town[each] == NONE or tax_value(s, each) == 2
    assert not can_besiege(s, seat)
