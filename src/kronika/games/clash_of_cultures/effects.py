"""What changes the rules: hooks, and the register of all that uses them.

An advance, a special advance, a wonder or a leader is an `Effect` that overrides the hooks it
needs. It stands in the file of its group, so that whoever looks up Irrigation finds one short
place. A chapter calls its hooks with `in_force(HOOK, s, player)`.
"""

from typing import Final

from kronika.core.asks import Option, Rules, RulesOf, Verb

from .situations import (
    Attempt,
    Battle,
    Conquest,
    Cost,
    Harvest,
    March,
    Recruiting,
    Trade,
)
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


class Effect:
    """Something that changes the rules for a player while it is in force.

    Every hook does nothing by default. `player` is the one who has the effect.
    """

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

    # Stock and payment (F)

    def limit(self, s: World, player: int, good: int, limit: int) -> int:
        """How much of a resource can be stored."""
        return limit

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Allow other goods in a payment."""

    # Advances (G)

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """Change the cost of an advance."""

    def when_gained(self, s: World, player: int) -> Rules:
        """What happens once, when this is gained."""
        yield from ()

    def after_advance(self, s: World, player: int, advance: int, paid: list[int]) -> Rules:
        """After another advance was gained."""
        yield from ()

    # Founding and activating cities (H, I)

    def may_found(self, s: World, player: int, hex: int) -> bool:
        """Whether a city may be founded on a hex whose terrain forbids it."""
        return False

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """After the player has founded a city."""
        yield from ()

    def bars_founding(self, s: World, player: int, founder: int, hex: int) -> bool:
        """Whether settlers of an opponent on a hex cannot found a city."""
        return False

    def bars_activation(self, s: World, player: int, city: City) -> bool:
        """Whether a city of the player cannot be activated now."""
        return False

    def acts_as(self, s: World, player: int, city: City, mood: int) -> int:
        """The mood that a city counts as having for Build, Collect and Recruit."""
        return mood

    def spares_mood(self, s: World, player: int, city: City, size: int) -> RulesOf[bool]:
        """CC-X28.4: lets another city count as activated, so that this one keeps its mood.

        `size` is that of the city before the activation."""
        yield from ()
        return False

    def size_bonus(self, s: World, player: int, city: City, purpose: int) -> int:
        """By how much a city counts as larger for Collect and Recruit."""
        return 0

    def enlarge(self, s: World, player: int, city: City, purpose: int) -> RulesOf[int]:
        """The same for a price, at the start of a Collect or Recruit action."""
        yield from ()
        return 0

    def reach(self, s: World, player: int, harvest: Harvest) -> None:
        """Add hexes to those that a Collect action reaches, without goods; see Harvest.sources."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Say what the hexes in reach yield, or change the limits of a Collect action.

        `harvest.sources` has all hexes in reach that may be used, before any goods were added."""

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """After the picks of a Collect action and before the goods are taken.

        May change `harvest.taken`, or add to `harvest.bonus`."""
        yield from ()

    def after_collect(self, s: World, player: int, harvest: Harvest) -> Rules:
        """After a Collect action."""
        yield from ()

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Change the cost of a building or a wonder; `cost.detail` says which."""

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """After the player has built a building."""
        yield from ()

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """After the player has built a wonder."""
        yield from ()

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Whether a unit may be recruited without the building that it needs."""
        return False

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """Add other prices of a unit, or change them; `cost.by` is the advance they come from."""

    def recruit_options(
        self, s: World, player: int, recruiting: Recruiting, options: list[Option]
    ) -> None:
        """Offer something else that counts against the limit of a Recruit action."""

    def recruit_instead(
        self, s: World, player: int, recruiting: Recruiting, option: Option
    ) -> Rules:
        """Carry out what this effect has offered in a Recruit action."""
        yield from ()

    def recruit_places(
        self, s: World, player: int, recruiting: Recruiting, sort: int, hexes: list[int]
    ) -> None:
        """Add hexes where a recruited unit, also a ship, may appear, or take some away."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """After a Recruit action."""
        yield from ()

    def before_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """Before an own city is activated."""
        yield from ()

    def after_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """After an own city was activated."""
        yield from ()

    # Units and movement (I6, J)

    def army_limit(self, s: World, player: int, hex: int, limit: int) -> int:
        """CC-I6.3: how many army units of the player may stand on a hex."""
        return limit

    def capacity(self, s: World, player: int, capacity: int) -> int:
        """How many land units a ship carries."""
        return capacity

    def roads_length(self, s: World, player: int, start: int, end: int, length: int) -> int:
        """How many hexes a Roads move may have."""
        return length

    def ignores_mountain(self, s: World, player: int, unit: int, group: list[int]) -> bool:
        """Whether a unit that enters a mountain is not stopped by it."""
        return False

    def after_move(self, s: World, player: int, ship_moved: bool, navigated: bool) -> Rules:
        """After a Move action."""
        yield from ()

    def arrives(self, s: World, player: int, group: list[int], hex: int) -> Rules:
        """After a group of the player has moved to a hex."""
        yield from ()

    def city_arrives(self, s: World, player: int, city: City, start: int) -> Rules:
        """CC-X21.1: after a city of the player has moved; its hex is the new one already."""
        yield from ()

    def moves_city(self, s: World, player: int, city: City) -> bool:
        """CC-X21.1: whether an own city may move like a unit."""
        return False

    def moves_after_battle(self, s: World, player: int, unit: int) -> bool:
        """Whether a ship that fought may move again this turn."""
        return False

    def is_allied(self, s: World, player: int, unit: int) -> bool:
        """CC-X24.4, CC-X24.5, CC-X24.6: whether a ship of somebody else does not hinder the player,
        and carries his units.
        """
        return False

    def ship_limit(self, s: World, player: int, limit: int) -> int:
        """CC-X24.10: how many ships of the player, with allied ones, may be on a hex."""
        return limit

    def turns_ships(self, s: World, player: int) -> bool:
        """CC-X30.2: whether ships may turn into land units and back."""
        return False

    # Trade routes (X8)

    def trade_partners(self, s: World, player: int, trade: Trade) -> None:
        """Add traders, and cities with which they can be paired."""

    def bars_trader(self, s: World, player: int, other: int, hex: int, sort: int) -> bool:
        """Whether units of another player on a hex cannot serve in trade routes."""
        return False

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """What a route may give, one of these, each by good; the normal yield is the first."""

    def is_free_route(self, s: World, player: int, trader: int) -> bool:
        """Whether one route of such a trader does not count towards the limit."""
        return False

    def after_route(self, s: World, player: int, trade: Trade, good: int) -> Rules:
        """After a route was used, the last of `trade.routes`; it gave this good."""
        yield from ()

    def after_trade(self, s: World, player: int, trade: Trade) -> Rules:
        """After all routes that the player wanted to use."""
        yield from ()

    def may_be_attacked(self, s: World, player: int, attacker: int, hex: int) -> Rules:
        """Before an opponent attacks a city of the player: what that costs (attack_toll)."""
        yield from ()

    def attack_toll(self, s: World, player: int, attacker: int, hex: int) -> int:
        """CC-X31.5: culture tokens that an opponent must have to attack a city of the player."""
        return 0

    # Combat (Q, R)

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Before round 1: payments."""
        yield from ()

    def bars_tactics(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the enemy of the player may not play a card this round."""
        return False

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """More CV this round."""
        return 0

    def lowers_enemy(self, s: World, player: int, battle: Battle) -> int:
        """By how much the CV of the enemy falls this round."""
        return 0

    def caps_enemy(self, s: World, player: int, battle: Battle) -> bool:
        """CC-Q5.13: whether all that the enemy adds to the die numbers is +2 at most."""
        return False

    def cancels(self, s: World, player: int, battle: Battle) -> int:
        """Hits of this round that are cancelled without payment."""
        return 0

    def wins_automatically(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the player, who is attacked, wins at once and all attackers are eliminated."""
        return False

    def plays_for_barbarians(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the player may play cards for the barbarians in a combat of another one."""
        return False

    def before_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Before the cards of a round; may set `side.barred`, `battle.no_symbols`."""
        yield from ()

    def at_reveal(self, s: World, player: int, battle: Battle) -> Rules:
        """When the cards of a round lie open; may change `side.card_works`, `side.round_bonus`."""
        yield from ()

    def before_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """Before the dice of a round are rolled; payments may change `side.round_bonus`."""
        yield from ()

    def after_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """After the dice of a round, before hits are counted.

        May change `side.round_bonus`, and with `side.symbols` at hand `side.numbers`,
        `side.symbol_bonus` and `side.cancelled`; the CV is counted again afterwards.
        """
        yield from ()

    def at_losses(self, s: World, player: int, battle: Battle) -> Rules:
        """When hits are known, before losses; may lower `side.hits`."""
        yield from ()

    def after_round(self, s: World, player: int, battle: Battle) -> Rules:
        """After the losses of a round; may set `battle.must_retreat`."""
        yield from ()

    def leader_lost(self, s: World, player: int) -> None:
        """CC-Y3.1: the leader of the player, still in play, is being killed or replaced."""

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-Q7.8: rewards after a combat of the player, walk-ins included."""
        yield from ()

    def keeps_building(self, s: World, player: int, city: City, building: int) -> bool:
        """Whether a building keeps the player's colour: at a conquest, and against influence."""
        return False

    def conquered_mood(self, s: World, player: int, conquest: Conquest, mood: int) -> int:
        """The mood of a city that the player has conquered."""
        return mood

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """After the player has conquered a city."""
        yield from ()

    def after_losing_city(self, s: World, player: int, conquest: Conquest) -> Rules:
        """After a city of the player was conquered."""
        yield from ()

    # Happiness and influence (K, L)

    def influence_sources(self, s: World, player: int, ranges: dict[int, int]) -> None:
        """Add hexes where an attempt may start, with their ranges."""

    def influence_range(self, s: World, player: int, hex: int) -> int:
        """More range of an attempt that starts at a hex."""
        return 0

    def influence_roll(self, s: World, player: int) -> int:
        """CC-L4.5: more on the die, not a boost."""
        return 0

    def forbids_boost(self, s: World, player: int, city: City) -> bool:
        """Whether opponents may not boost attempts against this city of the player."""
        return False

    def is_immune(self, s: World, player: int, city: City) -> bool:
        """Whether opponents may not influence this city of the player at all."""
        return False

    def after_influence(self, s: World, player: int, attempt: Attempt) -> Rules:
        """After an attempt of the player; `attempt.success` tells how it went."""
        yield from ()

    # Trade routes (X8)

    def trades_with_barbarians(self, s: World, player: int) -> bool:
        """Whether barbarian cities that are not angry are partners, for food."""
        return False

    # Wonders (W)

    def wonder_to_draw(self, s: World, player: int) -> int:
        """CC-X31.1: the wonder that the player must draw if it can be had, or NONE."""
        return NONE

    def happy_price(self, s: World, player: int, city: City) -> Cost | None:
        """CC-X31.4: what it costs, within Increase Happiness, to make a city happy at once."""
        return None

    def arts_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-X28.3: change the cost of the attempt that Arts gives, or add to `cost.others`."""

    def influences_settlement(self, s: World, player: int, city: City) -> bool:
        """CC-X25.1: whether an attempt may be aimed at the settlement of a barbarian city."""
        return False

    def settlement_influenced(self, s: World, player: int, city: City) -> Rules:
        """CC-X25.1: after a success against such a settlement."""
        yield from ()

    def influences_units(self, s: World, player: int, hex: int) -> list[int]:
        """CC-X27.1: the sorts of units, each with its owner, that an attempt may be aimed at."""
        return []

    def unit_influenced(self, s: World, player: int, attempt: Attempt) -> Rules:
        """CC-X27.1: after a success against `attempt.unit_target` on `attempt.target`."""
        yield from ()

    def may_reroll_influence(self, s: World, player: int, attempt: Attempt) -> bool:
        """Whether a failed roll may be repeated."""
        return False

    def reroll_influence(self, s: World, player: int, attempt: Attempt) -> None:
        """Note that a failed roll is repeated; may set `attempt.only`."""

    # Turn, actions, events, status phase (E, M, S)

    def turn_start(self, s: World, player: int) -> Rules:
        """At the start of the player's turn, before trade routes."""
        yield from ()

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Offer actions that cost a main action, with own verbs."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Offer free actions, with own verbs."""

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Carry out an action that this effect has offered."""
        yield from ()

    def before_event(self, s: World, player: int) -> Rules:
        """Before the player draws an event."""
        yield from ()

    def draws_event(self, s: World, player: int) -> RulesOf[int]:
        """Take an event card from elsewhere than the deck; NONE takes it from the deck."""
        yield from ()
        return NONE

    def replaces_event(self, s: World, player: int, card: int) -> RulesOf[bool]:
        """CC-X16.3: discard the event just drawn, its symbol included, and draw another one."""
        yield from ()
        return False

    def averts_event(self, s: World, player: int, hex: int, unit: int) -> bool:
        """Whether the loss of a unit (NONE: of mood) on a hex by an event text may be undone."""
        return False

    def before_march(self, s: World, player: int, march: March) -> Rules:
        """Before barbarians move by an event of the player; may halt groups or free their way."""
        yield from ()

    def holds_barbarians(self, s: World, player: int, hex: int) -> bool:
        """Whether barbarians on a hex move only if the player agrees."""
        return False

    def allies_pirates(self, s: World, player: int, hex: int) -> bool:
        """CC-X24.6: whether the pirate ships on a hex belong to a group of the player."""
        return False

    def waives_wonder_advance(self, s: World, player: int, wonder: int) -> bool:
        """Whether a wonder may be built without the advance that it requires."""
        return False

    # Cards (N)

    def draws_discards(self, s: World, player: int) -> bool:
        """CC-W6.5, CC-W7.4: may draw the top of a discard pile, and discards to its bottom."""
        return False

    def may_cancel_card(self, s: World, player: int, actor: int) -> bool:
        """CC-X23.2: may discard a card to cancel the one that `actor` plays outside combat.

        action_cards.is_cancelled asks; civil_effects.in_reach measures."""
        return False

    # Wonders (W)

    def names_starter(self, s: World, player: int) -> bool:
        """CC-M7.3: whether the player names the starting player, whatever the tokens."""
        return False

    # Scoring (Z)

    def score(self, s: World, player: int) -> int:
        """Half points at the end, counted with the objectives (CC-Z3.5)."""
        return 0

    def building_score(self, s: World, player: int, building: int, score: int) -> int:
        """What each building of this type in the player's colour is worth."""
        return score

    def advance_score(self, s: World, player: int, advance: int, score: int) -> int:
        """What an advance of the player is worth."""
        return score


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
