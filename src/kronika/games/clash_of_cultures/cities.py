"""Chapters 6.6, 6.9, 6.10 and 6.12: founding and activating cities, their size and mood."""

from typing import Final

from kronika.core.asks import Event, Option, Rules, Verb

from .effects import in_force
from .situations import TO_BUILD, TO_BUILD_WONDER
from .state import City, World, owner_of, sort_of
from .terms import (
    ANGRY,
    BARBARIANS,
    BARREN,
    HAPPY,
    NEUTRAL,
    NONE,
    PIRATES,
    SETTLER,
)
from .words import CITY, HEX, MOOD, PLAYER

FOUND: Final = Verb("found", (HEX,))
FOUNDED: Final = Event("founded", (PLAYER, CITY))
ACTIVATED: Final = Event("activated", (PLAYER, CITY))
MOOD_CHANGED: Final = Event("mood-changed", (CITY, MOOD))
RAZED: Final = Event("razed", (CITY,))

MAIN_VERBS: Final[tuple[Verb, ...]] = (FOUND,)


# Founding


def enemy_on(s: World, player: int, hex: int) -> bool:
    """CC-F5.1, CC-X24.6: whether an enemy unit is on a hex; allied pirates are none."""
    for unit in s.units_at(hex):
        owner = owner_of(unit)
        if owner != player and not (owner == PIRATES and allied(s, player, hex)):
            return True
    return False


def allied(s: World, player: int, hex: int) -> bool:
    """CC-X24.6: whether pirate ships on a hex belong to the player's group."""
    return any(
        effect.allies_pirates(s, player, hex) for effect in in_force("allies_pirates", s, player)
    )


def can_found(s: World, player: int, hex: int) -> bool:
    """CC-H1.2, CC-H1.4, CC-H1.7: whether a hex and the supply allow a new city."""
    if not s.is_land(hex) or hex in s.cities or hex in s.exhausted or enemy_on(s, player, hex):
        return False
    if s.players[player].settlements == 0:
        return False
    if s.terrain[hex] != BARREN:
        return True
    return any(effect.may_found(s, player, hex) for effect in in_force("may_found", s, player))


def can_settle(s: World, player: int, hex: int) -> bool:
    """CC-H1.1: whether a settler of the player on a hex can found a city there."""
    return (
        s.sorts_at(hex, player, SETTLER) > 0
        and can_found(s, player, hex)
        and not _is_barred(s, player, hex)
    )


def _is_barred(s: World, player: int, hex: int) -> bool:
    for other in s.others(player):
        for effect in in_force("bars_founding", s, other):
            if effect.bars_founding(s, other, player, hex):
                return True
    return False


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-H1.1: found a city with any settler that stands where one may be."""
    settlers = [hex for hex in s.units if s.sorts_at(hex, player, SETTLER) > 0]
    settlers.sort()
    for hex in settlers:
        if can_settle(s, player, hex):
            options.append(FOUND.of(hex))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-H1.1: the action Found City."""
    yield from settle(s, player, option.a)


def settle(s: World, player: int, hex: int) -> Rules:
    """CC-H1.1, CC-H1.5: a settler becomes a settlement."""
    settlers = [u for u in s.units_at(hex) if owner_of(u) == player and sort_of(u) == SETTLER]
    # The one that can do least this turn, so that nobody needs to be asked.
    s.remove_unit(hex, max(settlers))
    yield from found_city(s, player, hex)


def found_city(s: World, player: int, hex: int) -> Rules:
    """CC-H1.3, CC-H1.6: a new city, neutral and not activated; what founded it is gone already."""
    s.players[player].settlements -= 1
    s.cities[hex] = City(hex, player, NEUTRAL)
    s.tell(FOUNDED, player, hex)
    for effect in in_force("after_founding", s, player):
        yield from effect.after_founding(s, player, hex)


def raze_city(s: World, city: City) -> None:
    """CC-M5.1, CC-R3.5, CC-W5.1, CC-B5.5: all pieces leave; units stay, wonders score nothing."""
    del s.cities[city.hex]
    if city.owner == BARBARIANS:
        s.barbarian_settlements += 1
    else:
        s.players[city.owner].settlements += 1
    for building, colour in enumerate(city.buildings):
        if colour != NONE:
            s.players[colour].buildings[building] += 1
    for wonder in city.wonders:
        s.wonder_holder[wonder] = NONE
        s.wonder_gone[wonder] = 1
    s.tell(RAZED, city.hex)


# Size and mood


def may_grow(s: World, city: City) -> bool:
    """CC-F6.3, CC-F6.4, CC-F6.5, CC-F6.6: one more piece, up to 5 and up to the number of the
    owner's cities.
    """
    return city.size() < min(s.content.city_size_limit, s.city_count(city.owner))


def change_mood(s: World, city: City, steps: int) -> None:
    """CC-K1.1, CC-K1.5, CC-I1.6: up or down by steps, as far as it goes."""
    set_mood(s, city, min(max(city.mood + steps, ANGRY), HAPPY))


def set_mood(s: World, city: City, mood: int) -> None:
    """CC-I1.6, CC-F2.4: a city whose mood rises may be activated again."""
    if mood == city.mood:
        return
    if mood > city.mood:
        city.angry_activation_used = False
    city.mood = mood
    s.tell(MOOD_CHANGED, city.hex, mood)


def acting_mood(s: World, player: int, city: City) -> int:
    """CC-K1.2, CC-K1.3, CC-K1.4, CC-X12.4: the mood that counts for Build, Collect and Recruit."""
    mood = city.mood
    if mood == ANGRY and s.forced_labor and player == s.active:
        mood = NEUTRAL
    for effect in in_force("acts_as", s, player):
        mood = effect.acts_as(s, player, city, mood)
    return mood


def activity_limit(s: World, player: int, city: City, purpose: int, more: int = 0) -> int:
    """CC-F6.2, CC-I2.1, CC-I5.1: how much can be collected, or recruited, in a city."""
    mood = acting_mood(s, player, city)
    if mood == ANGRY:
        return 1
    limit = city.size() + more + (1 if mood == HAPPY else 0)
    for effect in in_force("size_bonus", s, player):
        limit += effect.size_bonus(s, player, city, purpose)
    return limit


# Activation


def may_activate(s: World, player: int, city: City) -> bool:
    """CC-I1.1, CC-I1.4, CC-I1.5, CC-I1.6: whether an own city can be activated now."""
    if city.owner != player or city.angry_activation_used:
        return False
    return not any(
        effect.bars_activation(s, player, city) for effect in in_force("bars_activation", s, player)
    )


def begin_activation(s: World, player: int, city: City, purpose: int) -> Rules:
    """CC-I1.6, CC-I1.7: count an activation before it is resolved."""
    for effect in in_force("before_activation", s, player):
        yield from effect.before_activation(s, player, city, purpose)
    city.activations += 1
    if city.mood == ANGRY:
        city.angry_activation_used = True
    s.tell(ACTIVATED, player, city.hex)


def end_activation(s: World, player: int, city: City, purpose: int) -> Rules:
    """CC-I1.2, CC-I1.3: from the second activation on, the mood drops after it is resolved."""
    if s.cities.get(city.hex) is not city or city.owner != player:
        return
    if city.activations > 1 and city.mood > ANGRY:
        yield from drop_mood(s, player, city, purpose)
    for effect in in_force("after_activation", s, player):
        yield from effect.after_activation(s, player, city, purpose)


def drop_mood(s: World, player: int, city: City, purpose: int) -> Rules:
    """CC-I1.3, CC-X28.4: one step down, unless an effect spares the city."""
    size = city.size() - (1 if purpose in (TO_BUILD, TO_BUILD_WONDER) else 0)
    for effect in in_force("spares_mood", s, player):
        spared = yield from effect.spares_mood(s, player, city, size)
        if spared:
            return
    change_mood(s, city, -1)


def activate(s: World, player: int, city: City, purpose: int) -> Rules:
    """CC-I1: the whole bookkeeping of an activation that was resolved just before."""
    yield from begin_activation(s, player, city, purpose)
    yield from end_activation(s, player, city, purpose)
