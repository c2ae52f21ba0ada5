"""What changes the rules: effects, and the register of all of them.

An advance, a special advance, a wonder or a leader is an `Effect` that overrides the hooks it
needs (`hooks/`). It stands in the file of its group, so that whoever looks up Irrigation finds one
short place. A chapter calls its hooks with `in_force(HOOK, s, player)`.
"""

from typing import Final

from kronika.core.asks import Verb

from .hooks.cities import CityHooks
from .hooks.combat import CombatHooks
from .hooks.economy import EconomyHooks
from .hooks.events import EventHooks
from .hooks.influence import InfluenceHooks
from .hooks.movement import MovementHooks
from .hooks.recruiting import RecruitingHooks
from .hooks.trade_routes import TradeRouteHooks
from .hooks.turn import TurnHooks
from .situations import Battle
from .state import KIND, City, World, sort_of, unit_of
from .terms import (
    ABSOLUTE_POWER,
    CIVILIZATIONS,
    CONVERSION,
    DEVOTION,
    DOGMA,
    FANATICISM,
    FORCED_LABOR,
    LEADER,
    LEADERS,
    NATIONALISM,
    NONE,
    SPECIAL_MAN_GOD,
    SPECIALS_PER_CIVILIZATION,
    TOTALITARIANISM,
)


class Effect(
    EconomyHooks,
    CityHooks,
    RecruitingHooks,
    MovementHooks,
    TradeRouteHooks,
    CombatHooks,
    InfluenceHooks,
    EventHooks,
    TurnHooks,
):
    """Something that changes the rules for a player while it is in force."""

    def __init__(self, name: str, *verbs: Verb) -> None:
        self.name = name
        self.number = NONE
        """Its place in ALL, also for World.used."""
        self.verbs = verbs
        """The actions that this effect offers."""

    def is_in_force(self, s: World, player: int) -> bool:
        """Whether the player has it and can use it now."""
        raise NotImplementedError  # pragma: no cover

    def could_have(self, civilization: int, leader: int) -> bool:
        """Whether anybody of this civilization with this leader in play could have it at all."""
        return True

    def may_use(self, s: World) -> bool:
        """CC-E3.6: whether an effect that works once per turn is still to be used."""
        return self.number not in s.used

    def use(self, s: World) -> None:
        """Note that an effect that works once per turn was used."""
        s.used.append(self.number)

    def restore(self, s: World) -> None:
        """Let it be used again this turn, if it was used."""
        if self.number in s.used:
            s.used.remove(self.number)


class AdvanceEffect(Effect):
    """An advance: in force for whoever can use it (CC-W7.6)."""

    def __init__(self, name: str, advance: int, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.advance = advance

    def is_in_force(self, s: World, player: int) -> bool:
        """Owned, borrowed from the Great Library, or given by Man God."""
        return s.players[player].owns(self.advance) or can_use(s, player, self.advance)


class SpecialEffect(Effect):
    """A special advance of a civilization (CC-X15)."""

    def __init__(self, name: str, special: int, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.special = special
        self.civilization, self.place = divmod(special, SPECIALS_PER_CIVILIZATION)

    def could_have(self, civilization: int, leader: int) -> bool:
        """Only that civilization."""
        return civilization == self.civilization

    def is_in_force(self, s: World, player: int) -> bool:
        """Owned by the player of that civilization."""
        realm = s.players[player]
        return realm.civilization == self.civilization and realm.owns_special(self.place)


class WonderEffect(Effect):
    """A wonder: in force for whoever holds its city (CC-W3.1)."""

    def __init__(self, name: str, wonder: int, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.wonder = wonder

    def is_in_force(self, s: World, player: int) -> bool:
        """Held by the player, and not destroyed."""
        return s.wonder_holder[self.wonder] == player and not s.wonder_gone[self.wonder]


class LeaderEffect(Effect):
    """CC-Y2.3: A leader in play (CC-Y2.1); both abilities of a leader are one effect."""

    def __init__(self, name: str, leader: int, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.leader = leader

    def could_have(self, civilization: int, leader: int) -> bool:
        """Only who has this leader."""
        return leader == self.leader

    def is_in_force(self, s: World, player: int) -> bool:
        """On the map."""
        return s.players[player].leader == self.leader

    def hex(self, s: World, player: int) -> int:
        """Where the leader stands."""
        return leader_hex(s, player)

    def takes_part(self, player: int, battle: Battle) -> bool:
        """CC-Y2.1: whether the leader takes part in a land combat."""
        side = battle.sides[battle.side_of(player)]
        return not battle.at_sea and any(sort_of(unit) == LEADER for unit in side.units)

    def own_city(self, s: World, player: int) -> City | None:
        """The own city in which the leader stands."""
        city = s.cities.get(leader_hex(s, player))
        return city if city is not None and city.owner == player else None


ALL: Final[list[Effect]] = []
"""Every effect, by its number: in the order in which they work (order.py)."""


def register(effects: list[Effect]) -> None:
    """Number all effects, once, in the order in which they work."""
    assert not ALL
    for number, effect in enumerate(effects):
        effect.number = number
        ALL.append(effect)


def leader_hex(s: World, player: int) -> int:
    """Where the leader of a player stands, or NONE."""
    unit = unit_of(player, LEADER)
    for hex, units in s.units.items():
        for other in units:
            if other & KIND == unit:
                return hex
    return NONE


_users: Final[dict[str, list[Effect]]] = {}


def users(hook: str) -> list[Effect]:
    """The effects that override a hook, in the order of their numbers."""
    found = _users.get(hook)
    if found is None:
        base = getattr(Effect, hook)
        found = [effect for effect in ALL if _overrides(effect, hook, base)]
        _users[hook] = found
    return found


def _overrides(effect: Effect, hook: str, base: object) -> bool:
    return getattr(type(effect), hook) is not base


_LEADERS: Final = len(LEADERS) + 1
_candidates: Final[dict[str, list[list[Effect]]]] = {}
"""For each hook, by civilization and leader: what uses it and could be in force."""


def candidates(hook: str) -> list[list[Effect]]:
    """The users of a hook that a player could have, by his civilization and leader in play.

    Most effects belong to one civilization or one leader, so these are few.
    """
    table: list[list[Effect]] = []
    for civilization in range(NONE, len(CIVILIZATIONS)):
        for leader in range(NONE, len(LEADERS)):
            table.append([each for each in users(hook) if each.could_have(civilization, leader)])
    return table


_NO_EFFECTS: Final[list[Effect]] = []
"""Most often none is in force. Nobody changes what `in_force` gives."""


def in_force(hook: str, s: World, player: int) -> list[Effect]:
    """The effects of a player that use a hook and are in force now."""
    table = _candidates.get(hook)
    if table is None:
        table = candidates(hook)
        _candidates[hook] = table
    realm = s.players[player]
    found = _NO_EFFECTS
    for effect in table[(realm.civilization + 1) * _LEADERS + realm.leader + 1]:
        if effect.is_in_force(s, player):
            if found is _NO_EFFECTS:
                found = [effect]
            else:
                found.append(effect)
    return found


def army_limit(s: World, player: int, hex: int) -> int:
    """CC-I6.3: how many army units of a player may stand on a land hex."""
    limit = s.content.army_limit
    for effect in in_force("army_limit", s, player):
        limit = effect.army_limit(s, player, hex, limit)
    return limit


def owns_special(s: World, player: int, special: int) -> bool:
    """CC-X15: whether a player has a special advance of his civilization."""
    civilization, place = divmod(special, SPECIALS_PER_CIVILIZATION)
    realm = s.players[player]
    return realm.civilization == civilization and realm.owns_special(place)


MAN_GOD: Final = {
    NATIONALISM: DOGMA,
    TOTALITARIANISM: DEVOTION,
    ABSOLUTE_POWER: CONVERSION,
    FORCED_LABOR: FANATICISM,
}
"""CC-X19.6: Autocracy advance to the Theocracy advance that gives it to Egypt with Man God."""


def can_use(s: World, player: int, advance: int) -> bool:
    """CC-W7.6, CC-X19.6: whether a player can use an advance, owned or not."""
    if s.uses(player, advance):
        return True
    row = MAN_GOD.get(advance, NONE)
    return row != NONE and s.players[player].owns(row) and owns_special(s, player, SPECIAL_MAN_GOD)
