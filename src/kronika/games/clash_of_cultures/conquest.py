"""Chapter 7.4, conquest of a city; chapter 7.6, cities that barbarians take or lose."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .cities import raze_city, set_mood
from .effects import in_force
from .situations import ATTACKER, DEFENDER, Battle, Conquest
from .state import City, World, sort_of
from .stock import gain
from .terms import ANGRY, BARBARIANS, BUILDING_COUNT, GOLD, HAPPY, LEADER, NONE, OBELISK, SETTLER
from .words import CITY, PLAYER

SETTLE_REFUGEES: Final = Verb("settle-refugees", (CITY,))
NO_REFUGEES: Final = Verb("no-refugees")
ASK_REFUGEES: Final = Prompt("refugees", (CITY,), "CC-R3.1")
CONQUERED: Final = Event("conquered", (PLAYER, CITY, PLAYER))
REFUGEES: Final = Event("refugees-settle", (PLAYER, CITY))


def conquer_city(
    s: World, hex: int, conqueror: int, battle: Battle | None = None
) -> RulesOf[Conquest]:
    """CC-R1.1, CC-R1.2, CC-Q7.8, CC-I1.8: a city changes hands; then whatever reacts to that.

    `battle` is the combat or the walk-in that led to it, if there was one.
    """
    city = s.cities[hex]
    conquest = _conquest(city, conqueror, battle)
    s.tell(CONQUERED, conqueror, hex, conquest.former)
    city.beloved = city.beloved if conqueror == BARBARIANS else 0
    city.druids = 0
    if conqueror < BARBARIANS:
        _take_over(s, city, conquest)
    else:
        _overrun(s, city)
    yield from _flee(s, conquest)
    if hex in s.cities:
        _become_angry(s, city, conquest)
    if conqueror < BARBARIANS:
        if conqueror == s.active:
            s.captured.append(hex)
        for effect in in_force("after_conquest", s, conqueror):
            yield from effect.after_conquest(s, conqueror, conquest)
    if conquest.former < BARBARIANS:
        for effect in in_force("after_losing_city", s, conquest.former):
            yield from effect.after_losing_city(s, conquest.former, conquest)
    return conquest


def _conquest(city: City, conqueror: int, battle: Battle | None) -> Conquest:
    conquest = Conquest(city.hex, conqueror, city.owner)
    conquest.size = city.size()
    conquest.mood = city.mood
    conquest.had_own_building = conqueror in city.buildings
    if battle is not None:
        defenders = battle.sides[DEFENDER]
        conquest.defended = defenders.start_count > 0 or defenders.fortress
        conquest.landed = battle.landed
        conquest.with_leader = any(sort_of(u) == LEADER for u in battle.sides[ATTACKER].units)
    return conquest


def gold_for(size: int, mood: int) -> int:
    """CC-R1.3, CC-R2.1, CC-R2.2, CC-R2.3, CC-R2.4, CC-R2.5: as much gold as could be collected in
    the city.
    """
    if mood == ANGRY:
        return 1
    return size + 1 if mood == HAPPY else size


def _take_over(s: World, city: City, conquest: Conquest) -> None:
    """CC-R1.2, CC-R1.3, CC-R3.4, CC-R3.5, CC-R3.6, CC-R3.7, CC-T6.2, CC-T6.3, CC-T6.5: pieces and
    gold.
    """
    player = conquest.conqueror
    if conquest.former == BARBARIANS:
        gold = s.content.barbarian_city_gold
    else:
        gold = gold_for(conquest.size, conquest.mood)
    if s.players[player].settlements == 0:
        gold += s.content.removed_piece_gold * city.size()
        raze_city(s, city)
    else:
        gold += s.content.removed_piece_gold * _replace_buildings(s, city, conquest)
        _change_owner(s, city, player)
    gain(s, player, GOLD, gold)


def _replace_buildings(s: World, city: City, conquest: Conquest) -> int:
    """CC-R1.2, CC-R3.4, CC-I4.6, CC-I4.9: the loser's buildings become the winner's. Gives how many
    were removed.
    """
    former, player = conquest.former, conquest.conqueror
    if former == BARBARIANS:
        return 0
    removed = 0
    for building in range(BUILDING_COUNT):
        if city.buildings[building] != former or building == OBELISK:
            continue
        if any(
            effect.keeps_building(s, former, city, building)
            for effect in in_force("keeps_building", s, former)
        ):
            continue
        s.players[former].buildings[building] += 1
        if s.players[player].buildings[building] > 0:
            s.players[player].buildings[building] -= 1
            city.buildings[building] = player
        else:
            city.buildings[building] = NONE
            removed += 1
    return removed


def _change_owner(s: World, city: City, owner: int) -> None:
    """CC-R3.8, CC-R3.10, CC-W4.1, CC-W4.6: the settlement, and with it the wonders."""
    if city.owner == BARBARIANS:
        s.barbarian_settlements += 1
    else:
        s.players[city.owner].settlements += 1
    if owner == BARBARIANS:
        s.barbarian_settlements -= 1
    else:
        s.players[owner].settlements -= 1
    city.owner = owner
    for wonder in city.wonders:
        s.wonder_holder[wonder] = owner


def _overrun(s: World, city: City) -> None:
    """CC-T5.1, CC-T5.4, OPEN-18: barbarians replace only the settlement, or raze the city."""
    if s.barbarian_settlements == 0:
        raze_city(s, city)
    else:
        _change_owner(s, city, BARBARIANS)


def _flee(s: World, conquest: Conquest) -> Rules:
    """CC-R3.1, CC-R3.9, CC-T5.2: a free settler in another city for who lost this one."""
    former = conquest.former
    if former >= BARBARIANS or s.in_supply(former, SETTLER) == 0:
        return
    cities = [city.hex for city in s.cities_of(former)]
    if not cities:
        return
    options = [SETTLE_REFUGEES.of(hex) for hex in cities]
    options.append(NO_REFUGEES.of())
    option = yield Ask(former, ASK_REFUGEES, options, conquest.hex)
    if option.verb is SETTLE_REFUGEES:
        s.place_unit(option.a, former, SETTLER)
        s.tell(REFUGEES, former, option.a)


def _become_angry(s: World, city: City, conquest: Conquest) -> None:
    """CC-R3.2, CC-T5.3, CC-T6.4: the mood of a conquered city."""
    mood = ANGRY
    if conquest.conqueror < BARBARIANS:
        for effect in in_force("conquered_mood", s, conquest.conqueror):
            mood = effect.conquered_mood(s, conquest.conqueror, conquest, mood)
    set_mood(s, city, mood)
