"""What holds in every position of Scharz."""

from typing import Final

from .control import can_be_held, contested_fields
from .factions import has_ability
from .state import ABOARD, IN_YARD, INSIDE, LATER, ON_BORDER, OUTSIDE, Table
from .storage import (
    room_for_fed_herds,
    room_for_fish,
    room_for_grain,
    room_for_herds,
    room_for_units,
)
from .taxes import ETRUSCAN_GOLD, TAXES_THREE_MORE, yields
from .terms import (
    COR,
    ELITE,
    MERC,
    NONE,
    PRELUDE,
    RECRUIT,
    SEA,
    SPECIAL_END,
    STANDARD,
    STEP_BATTLES,
    STEP_WITHDRAWAL,
    TS,
    WS,
)
from .turn import actions_of, ranges_of_actions

CUBES: Final = tuple(unit for unit in range(9) if unit not in (MERC, COR))
"""SZ-B4.5: units that are made of a cube."""


def check(s: Table) -> None:
    """Raise AssertionError, with what is wrong, if an invariant is broken."""
    _check_calendar(s)
    _check_players(s)
    _check_owners(s)
    for unit in s.units():
        _check_unit(s, unit)
    _check_cubes(s)
    _check_known(s)
    if s.step != PRELUDE:
        for field in range(s.map.count):
            _check_field(s, field)
        _check_herds(s)
        _check_empty_ships(s)


def _check_calendar(s: Table) -> None:
    """SZ-C1.2, SZ-A1.3: year, round and step are possible ones."""
    rounds = len(s.content.calendar[s.mode])
    assert 1 <= s.year <= s.content.years, f"year {s.year}"
    assert 1 <= s.round <= rounds, f"round {s.round}"
    assert s.turn == (s.year - 1) * rounds + s.round, f"turn {s.turn} in {s.year}.{s.round}"
    assert PRELUDE <= s.step <= SPECIAL_END, f"step {s.step}"


def _check_players(s: Table) -> None:
    """SZ-C2.1, SZ-M3.1, SZ-P1.2, SZ-H3.3, SZ-H3.16, SZ-H3.17: stocks, relations, who is there."""
    for player in range(s.count):
        assert s.gold[player] >= 0, f"player {player} has {s.gold[player]} gold"
        assert s.prestige[player] >= 0, f"player {player} has {s.prestige[player]} prestige"
        lord = s.lord[player]
        assert lord != player, f"player {player} is his own lord"
        if lord != NONE:
            assert s.lord[lord] != player, f"players {player} and {lord} are lords of each other"
            assert not s.eliminated[lord], f"the lord of player {player} is eliminated"
        assert not s.rivals[player] >> player & 1, f"player {player} is his own rival"
        for other in range(s.count):
            one, two = player * s.count + other, other * s.count + player
            assert s.truce_until[one] == s.truce_until[two], f"truce of {player} and {other}"
        if s.eliminated[player]:
            assert not s.units_of(player), f"player {player} is eliminated and has units"
            assert not s.settlements_of(player), f"player {player} is eliminated and has homes"
        elif s.start[player] == LATER and not s.entered[player]:
            assert not s.units_of(player), f"player {player} has units before he comes"
        elif s.step != PRELUDE:
            is_there = s.settlements_of(player) or s.units_of(player)
            assert is_there, f"player {player} has nothing left and is not eliminated"


def _check_owners(s: Table) -> None:
    """SZ-C3.1, SZ-C4.2, SZ-D6.1: which units, settlements and fields are whose."""
    for player in range(s.count):
        units = [unit for unit, owner in enumerate(s.owner) if owner == player]
        assert s.units_of(player) == units, f"player {player} has units {units}"
        homes = [field for field, owner in enumerate(s.settlement_owner) if owner == player]
        assert s.settlements_of(player) == homes, f"player {player} has settlements on {homes}"
        held = [field for field, holder in enumerate(s.control) if holder == player]
        assert s.fields_of(player) == held, f"player {player} controls {held}"


def _check_unit(s: Table, unit: int) -> None:
    """SZ-C3.1, SZ-A2.7, SZ-J2.1, SZ-J2.2: what a unit is, and where it may be."""
    type, where, field = s.type[unit], s.where[unit], s.at[unit]
    text = f"unit {unit} of type {type} and player {s.owner[unit]} on {s.map.ids[field]}"
    assert s.content.has_unit(s.mode, type), f"{text} in mode {s.mode}"
    assert RECRUIT <= s.experience[unit] <= ELITE, text
    if not s.has_diplomacy:
        assert s.experience[unit] == STANDARD, f"{text} has experience"
    assert where in (OUTSIDE, INSIDE, IN_YARD, ABOARD, ON_BORDER), text
    if where == ABOARD:
        ship = s.ship[unit]
        assert s.owner[ship] != NONE and s.type[ship] == TS, f"{text} is aboard nothing"
        assert s.at[ship] == field, f"{text} is not where its ship is"
        assert s.content.unit_size[type] > 0, f"{text} cannot be aboard"
    else:
        assert s.ship[unit] == NONE, f"{text} has a ship"
    if where == INSIDE:
        withdrawn = s.step in (STEP_WITHDRAWAL, STEP_BATTLES)
        assert withdrawn or s.encircled_since[field], f"{text} is inside without need"
    if where == IN_YARD:
        assert s.is_ship(unit) and s.yard[field] != NONE, f"{text} is in no shipyard"
    if where == OUTSIDE and not s.is_land(field):
        assert s.is_ship(unit), f"{text} walks on water"
    if type == COR:
        assert s.map.sort[field] == SEA, f"{text} is ashore"
    if type == TS:
        size = sum(s.content.unit_size[s.type[each]] for each in s.passengers(unit))
        assert size <= s.content.transport, f"{text} carries {size}"


def _check_known(s: Table) -> None:
    """SZ-F4.3: what is kept while players talk is what they would find if they looked again."""
    known = s.known
    if not known.keeps:
        return
    if known.contested is not None:
        assert sorted(known.contested) == sorted(contested_fields(s)), "other fields are contested"
    for player, actions in enumerate(known.actions):
        if actions is not None:
            assert actions == actions_of(s, player), f"player {player} can do something else"
            ranges = ranges_of_actions(s, player, actions) if actions else []
            mine = [(each.first, each.most) for each in known.ranges[player]]
            found = [(each.first, each.most) for each in ranges]
            assert mine == found, f"player {player} can say other numbers"
        if known.incomes[player] != NONE:
            gold = ETRUSCAN_GOLD * has_ability(s, player, TAXES_THREE_MORE)
            income = yields(s, player) + gold
            assert known.incomes[player] == income, f"the income of player {player} is {income}"


def _check_cubes(s: Table) -> None:
    """SZ-B4.1, SZ-B4.2: nobody has more pieces than there are."""
    if not s.has_limits:
        return
    for player in range(s.count):
        assert s.cubes[player] >= 0, f"player {player} has {s.cubes[player]} cubes left"
        assert s.tiles[player] >= 0, f"player {player} has {s.tiles[player]} tiles left"
        used = len([unit for unit in s.units_of(player) if s.type[unit] in CUBES])
        assert used + s.cubes[player] <= s.content.cubes, f"player {player} has {used} cubes"


def _check_field(s: Table, field: int) -> None:
    """SZ-D5.1, SZ-D5.2, SZ-D5.4, SZ-D4.5: what may be on a field."""
    text = f"field {s.map.ids[field]}"
    has_home = s.settlement[field] != NONE
    assert has_home == (s.settlement_owner[field] != NONE), f"{text}: whose settlement?"
    if has_home:
        assert s.content.has_building(s.mode, s.settlement[field]), f"{text}: building of no mode"
    else:
        assert s.yard[field] == NONE, f"{text}: a shipyard without a settlement"
        assert not s.fortified[field], f"{text}: a fortification without a settlement"
        assert not s.encircled_since[field], f"{text}: nothing is encircled"
        assert not s.stored_grain[field], f"{text}: grain is stored nowhere"
    assert (s.site[field] == NONE) == (s.site_owner[field] == NONE), f"{text}: whose site?"
    assert 0 <= s.site_quarters[field] < 4, f"{text}: {s.site_quarters[field]} quarters"
    assert s.stored_grain[field] >= 0 and s.stored_fish[field] >= 0, f"{text}: stores"
    assert s.sown[field] >= 0 and s.crop[field] >= 0, f"{text}: grain"
    assert (s.sown[field] > 0) == (s.grain_owner[field] != NONE), f"{text}: whose grain?"
    assert not (s.sown[field] and s.herds_on(field)), f"{text}: grain and herds"
    if not can_be_held(s, field):
        assert s.control[field] == NONE and not has_home, f"{text} is neutral"
        assert s.site[field] == NONE and not s.sown[field], f"{text} is neutral"
    if has_home:
        _check_room(s, field, text)


def _check_room(s: Table, field: int, text: str) -> None:
    """SZ-D5.4: nothing is fuller than it can be."""
    assert room_for_grain(s, field) >= 0, f"{text}: too much grain"
    assert room_for_fish(s, field) >= 0, f"{text}: too many fish"
    assert room_for_units(s, field) >= 0, f"{text}: too many units inside"
    if s.yard[field] != NONE:
        ships = len(s.ships_in_yard(field))
        assert ships <= s.content.building_ships[s.yard[field]], f"{text}: too many ships"
    assert room_for_fed_herds(s, field) >= 0, f"{text}: too many herds inside"


def _check_empty_ships(s: Table) -> None:
    """SZ-J2.8, SZ-J2.9: ships without crews lie ashore, and belong to somebody in the game."""
    for row, owner in enumerate(s.empty.owner):
        if owner != NONE:
            text = f"empty ship {row} of player {owner} on {s.map.ids[s.empty.at[row]]}"
            assert s.is_land(s.empty.at[row]), text
            assert s.empty.type[row] in (TS, WS), text
            assert not s.eliminated[owner], text


def _check_herds(s: Table) -> None:
    """SZ-D5.1, SZ-A2.9, SZ-J7.4: what herds there are, and where."""
    for herd, owner in enumerate(s.herd_owner):
        if owner == NONE:
            continue
        field = s.herd_at[herd]
        text = f"herd {herd} of player {owner} on {s.map.ids[field]}"
        assert s.content.has_herd(s.mode, s.herd_type[herd]), f"{text} in mode {s.mode}"
        assert s.is_land(field) and can_be_held(s, field), text
        assert not s.eliminated[owner], text
        if s.herd_inside[herd]:
            assert s.settlement[field] != NONE, f"{text} is inside nothing"
        else:
            assert room_for_herds(s, field) >= 0, f"{text} has no room"
