"""Long lists are asked by parts of the map; whatever may be chosen can be reached."""

import pytest

from kronika.core.asks import Ask, Option, Rules
from kronika.games.europa_universalis.casus_belli import targets_of
from kronika.games.europa_universalis.declaring import ASK_TARGET, DECLARE_ON, TARGETS_DONE
from kronika.games.europa_universalis.expansion import ASK_INTO, INTO
from kronika.games.europa_universalis.looking import (
    CLOSE,
    LOOK_ELSEWHERE,
    LOOK_IN,
    MOST,
    asked_in_lists,
)
from kronika.games.europa_universalis.papal_actions import ASK_CRUSADE, CALL_CRUSADE
from kronika.games.europa_universalis.places import PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from tests.europa_universalis.helpers import realm
from tests.europa_universalis.warring import calm


def asking(ask: Ask, answers: list[Option]) -> Rules:
    answers.append((yield ask))


def reached(s: Table, ask: Ask) -> tuple[list[Option], int]:
    """All that can be answered, and the longest list on the way to it."""
    found: list[Option] = []
    longest = 0
    ways: list[list[Option]] = [[]]
    while ways:
        way = ways.pop()
        rules = asked_in_lists(s, asking(ask, []))
        shown = next(rules)
        for option in way:
            shown = rules.send(option)
        assert isinstance(shown, Ask)
        assert shown.default in shown.options
        longest = max(longest, len(shown.options))
        for option in shown.options:
            if option.verb is LOOK_IN:
                ways.append([*way, option])
            elif option.verb is not LOOK_ELSEWHERE:
                found.append(option)
    return found, longest


def war(position: Position, name: str) -> Ask:
    seat = position.seat(name)
    options = [DECLARE_ON.of(each) for each in targets_of(position.s, seat)]
    options.append(TARGETS_DONE.of())
    return Ask(seat, ASK_TARGET, options, default=options[-1])


def test_every_target_of_a_war_is_reached_by_short_lists() -> None:
    position = calm()
    ask = war(position, "france")
    assert len(ask.options) > MOST
    found, longest = reached(position.s, ask)
    assert sorted(o.key for o in found) == sorted(o.key for o in ask.options)
    assert longest < 60


def test_players_and_neighbours_are_named_at_once_and_others_by_their_part_of_the_map() -> None:
    position = calm()
    shown = next(asked_in_lists(position.s, asking(war(position, "france"), [])))
    assert isinstance(shown, Ask)
    keys = [option.key for option in shown.options]
    for name in ("castile", "england", "ottomans", "burgundy", "aragon", "savoy"):
        assert f"declare-war-on {name}" in keys, name
    for name in ("ferrara", "georgia", "tunis", "ming"):
        assert f"declare-war-on {name}" not in keys, name
    assert "look-in italy" in keys
    assert keys[-1] == "targets-done"
    assert shown.default is not None
    assert shown.default.key == "targets-done"


def test_who_looks_in_vain_looks_elsewhere_and_nothing_is_chosen_for_him() -> None:
    position = calm()
    answers: list[Option] = []
    rules = asked_in_lists(position.s, asking(war(position, "france"), answers))
    first = next(rules)
    inside = rules.send(LOOK_IN.of(LOOK_IN.kinds[0].ids.index("italy")))
    assert isinstance(first, Ask)
    assert isinstance(inside, Ask)
    assert inside.prompt is first.prompt
    assert "declare-war-on ferrara" in [option.key for option in inside.options]
    assert inside.default == LOOK_ELSEWHERE.of()
    again = rules.send(LOOK_ELSEWHERE.of())
    assert isinstance(again, Ask)
    assert again.options == first.options
    assert not answers
    with pytest.raises(StopIteration):
        rules.send(DECLARE_ON.of(realm("castile")))
    assert answers == [DECLARE_ON.of(realm("castile"))]


def test_the_default_is_found_where_it_lies() -> None:
    position = calm()
    options = [INTO.of(each) for each in position.s.atlas.provinces]
    wanted = INTO.of(PROVINCES.index("wien"))
    answers: list[Option] = []
    rules = asked_in_lists(
        position.s, asking(Ask(0, ASK_INTO, options, realm("austria"), default=wanted), answers)
    )
    shown = next(rules)
    while not answers:
        assert isinstance(shown, Ask)
        assert shown.a == realm("austria")
        assert shown.default is not None
        try:
            shown = rules.send(shown.default)
        except StopIteration:
            break
    assert answers == [wanted]


def test_no_part_of_the_map_has_more_provinces_than_one_list() -> None:
    position = calm()
    options = [INTO.of(each) for each in position.s.atlas.provinces]
    found, longest = reached(position.s, Ask(0, ASK_INTO, options, 0, default=options[0]))
    assert sorted(o.a for o in found) == position.s.atlas.provinces
    assert longest <= MOST + 1


def test_a_list_that_can_be_read_is_asked_as_it_is() -> None:
    position = calm()
    options = [CALL_CRUSADE.of(each) for each in position.s.atlas.areas[:MOST]]
    ask = Ask(0, ASK_CRUSADE, options, default=options[0])
    assert next(asked_in_lists(position.s, asking(ask, []))) is ask


def test_realms_offered_at_once_leave_room_for_the_parts_of_the_map() -> None:
    position = calm()
    france = position.seat("france")
    s = position.s
    s.lands[realm("france")] = tuple(s.atlas.provinces)
    options = [DECLARE_ON.of(each) for each in range(len(REALMS)) if s.lands[each]]
    shown = next(
        asked_in_lists(s, asking(Ask(france, ASK_TARGET, options, default=options[0]), []))
    )
    assert isinstance(shown, Ask)
    direct = [option for option in shown.options if option.verb is DECLARE_ON]
    assert len(direct) == CLOSE
    assert len(shown.options) < 60


def test_a_long_list_stays_secret_and_needs_no_default() -> None:
    s = calm().s
    options = [INTO.of(province) for province in range(len(PROVINCES))][: 2 * MOST]
    ask = Ask(0, ASK_INTO, options, secret=True)
    shown = next(asked_in_lists(s, asking(ask, [])))
    assert isinstance(shown, Ask)
    assert len(shown.options) <= MOST
    assert shown.secret
    assert shown.default is None
