"""Which cubes of Influence and which Allied Units are given up: their owner says."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .forces import army_unit, deployed, remove_unit
from .influence import add_influence, clear_influence
from .rebel_forces import black_units_left
from .state import Table, added, changed
from .terms import ALLIED, AREA_COUNT, ARMIES, CAVALRY, INFANTRY
from .words import AREA, ARMY, NUMBER, PLAYER, UNIT

DISCARD_INFLUENCE: Final = Verb("discard-influence", (AREA,), "EU-11.1.1")
DISCARD_IMPERIAL: Final = Verb("discard-imperial", (AREA,), "EU-18.2.4")
DISMISS_RESERVE: Final = Verb("dismiss-allied-reserve", (), "EU-11.3.42")
DISMISS_ALLIED: Final = Verb("dismiss-allied", (ARMY, UNIT), "EU-11.3.42")
TAKE_REBEL: Final = Verb("take-rebel-unit", (AREA,), "EU-2.2.2")

ASK_DISCARD: Final = Prompt("discard-influence", (NUMBER,), "EU-11.3.10")
ASK_DISMISS: Final = Prompt("dismiss-allied", (NUMBER,), "EU-11.3.42")
ASK_REBEL: Final = Prompt("take-rebel-unit", (NUMBER,), "EU-11.3.15")

INFLUENCE_GONE: Final = Event("influence-gone", (PLAYER, AREA, NUMBER))
ALLIED_GONE: Final = Event("allied-gone", (PLAYER, NUMBER))


def cubes_in(s: Table, seat: int, areas: list[int]) -> int:
    """EU-18.2.4: cubes of a player in Areas, of the Emperor Imperial ones too; no Marriages."""
    total = sum([s.influence[seat * AREA_COUNT + area] for area in areas])
    if s.emperor == s.realm_of[seat]:
        total += sum([s.imperial[area] for area in areas])
    return total


def remove_all_influence(s: Table, seat: int, areas: list[int]) -> None:
    """EU-9.1.34, EU-11.3.42, EU-OPB07: every cube of a player in Areas, Imperial ones too."""
    for area in areas:
        gone = cubes_in(s, seat, [area])
        clear_influence(s, seat, area)
        if s.emperor == s.realm_of[seat]:
            s.imperial = changed(s.imperial, area, 0)
        if gone:
            s.tell(INFLUENCE_GONE, seat, area, gone)


def discard_influence(s: Table, seat: int, areas: list[int], many: int) -> Rules:
    """EU-11.3.10, EU-18.2.4: so many cubes, or all, one by one where the player wants."""
    if cubes_in(s, seat, areas) <= many:
        remove_all_influence(s, seat, areas)
        return
    for left in range(many, 0, -1):
        options = _cubes(s, seat, areas)
        option = yield Ask(seat, ASK_DISCARD, options, left, default=options[0])
        if option.verb is DISCARD_IMPERIAL:
            s.imperial = added(s.imperial, option.a, -1)
        else:
            add_influence(s, seat, option.a, -1)
        s.tell(INFLUENCE_GONE, seat, option.a, 1)


def _cubes(s: Table, seat: int, areas: list[int]) -> list[Option]:
    own = [area for area in areas if s.influence[seat * AREA_COUNT + area]]
    options = [DISCARD_INFLUENCE.of(area) for area in own]
    if s.emperor == s.realm_of[seat]:
        options += [DISCARD_IMPERIAL.of(area) for area in areas if s.imperial[area]]
    return options


def allied_units(s: Table, seat: int) -> int:
    """Allied Units of a player, Available or in Armies."""
    return s.allied[seat] + deployed(s, seat, ALLIED)


def discard_allied(s: Table, seat: int, many: int) -> Rules:
    """EU-11.3.42, EU-10.3.5, EU-16.3.22: so many Allied Units, or all, from Reserve or Armies."""
    lost = min(many, allied_units(s, seat))
    for left in range(lost, 0, -1):
        options: list[Option] = [DISMISS_RESERVE.of()] if s.allied[seat] else []
        for army in range(ARMIES):
            for type in (INFANTRY, CAVALRY):
                if army_unit(s, seat, army, ALLIED, type):
                    options.append(DISMISS_ALLIED.of(army, type))
        option = yield Ask(seat, ASK_DISMISS, options, left, default=options[0])
        if option.verb is DISMISS_RESERVE:
            s.allied[seat] -= 1
        else:
            area = s.army_area[seat * ARMIES + option.a]
            remove_unit(s, seat, area, option.a, ALLIED, option.b)
    if lost:
        s.tell(ALLIED_GONE, seat, lost)


def take_black_units(s: Table, seat: int, many: int) -> Rules:
    """EU-11.3.15, EU-2.2.2, EU-2.2.3: Rebel Units are taken off the board where the supply is
    short; Allied Units never are."""
    for missing in range(many - black_units_left(s), 0, -1):
        options = [TAKE_REBEL.of(area) for area in range(AREA_COUNT) if s.rebels[area]]
        if not options:
            return
        option = yield Ask(seat, ASK_REBEL, options, missing, default=options[0])
        s.rebels = added(s.rebels, option.a, -1)
