"""What effects are told about: a cost being made up, a harvest, a recruiting, a battle, ...

Plain data that live while one procedure runs. They are not part of the state.
"""

from typing import Final, final

from kronika.core.asks import Ask

from .terms import GOOD_COUNT, GOODS, NONE

# What a cost is for.
FOR_ADVANCE: Final = 0
FOR_BUILDING: Final = 1
FOR_WONDER: Final = 2
FOR_UNIT: Final = 3
FOR_HAPPINESS: Final = 4
FOR_INFLUENCE: Final = 5
FOR_CARD: Final = 6
FOR_COMBAT: Final = 7
FOR_MOVEMENT: Final = 8
FOR_EVENT: Final = 9
FOR_EFFECT: Final = 10

# What a city is activated for.
TO_COLLECT: Final = 0
TO_BUILD: Final = 1
TO_RECRUIT: Final = 2
TO_BUILD_WONDER: Final = 3
TO_MOVE: Final = 4
FOR_ABILITY: Final = 5

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Swap:
    """CC-F3: one of a good in place of some of another one, so many times at most."""

    def __init__(self, instead_of: int, pay: int, worth: int = 1, most: int = 99) -> None:
        self.instead_of = instead_of
        self.pay = pay
        self.worth = worth
        self.most = most


@final
class Cost:
    """CC-F3: what is to be paid, what for, where, and what may be paid in its place."""

    def __init__(self, need: list[int], purpose: int, hex: int = NONE) -> None:
        self.need = need.copy()
        self.purpose = purpose
        self.hex = hex
        """Of the city concerned."""
        self.detail = NONE
        """The advance, building, unit or wonder that is paid for."""
        self.gold_allowed = True
        """CC-F3.3: whether gold may stand in for the other resources."""
        self.by = NONE
        """The advance that offers this price: DRAFT, SANITATION."""
        self.once: list[int] = []
        """Effects that work once per turn and made this price; using it uses them."""
        self.others: list[list[int]] = []
        """Other needs, any of which may be paid in place of `need`."""
        self.swaps: list[Swap] = []

    def swap(self, instead_of: int, pay: int, worth: int = 1, most: int = 99) -> None:
        """Allow a good in place of another."""
        self.swaps.append(Swap(instead_of, pay, worth, most))

    def is_free(self) -> bool:
        """Whether nothing is to be paid."""
        return not any(self.need)


def cost_of(purpose: int, hex: int = NONE, **goods: int) -> Cost:
    """A cost in a line: `cost_of(FOR_CARD, culture=1)`."""
    need = [0] * GOOD_COUNT
    for name, count in goods.items():
        need[GOODS.index(name)] = count
    return Cost(need, purpose, hex)


def pick_of(hex: int, good: int) -> int:
    """A good that a hex has yielded."""
    return hex * 8 + good


def picked_hex(pick: int) -> int:
    """Which hex."""
    return pick >> 3


def picked_good(pick: int) -> int:
    """Which good."""
    return pick & 7


@final
class Harvest:
    """CC-I2: a Collect action: where something can be had, and what was taken."""

    def __init__(self, player: int, hex: int, limit: int) -> None:
        self.player = player
        self.hex = hex
        """Of the city."""
        self.limit = limit
        self.sources: dict[int, list[int]] = {}
        """Goods that each hex can yield, one of them."""
        self.allowed: list[int] = []
        """Hexes that may be used although another city or an enemy is there."""
        self.far: list[int] = []
        """CC-I2.7: those of the hexes that are at distance 2 by Husbandry."""
        self.far_limit = 0
        self.sea_limit = 1
        """CC-I2.5: how many sea hexes may be used."""
        self.repeat = False
        """Production Focus: the same hex may be used several times."""
        self.taken: list[int] = []
        """What was taken, in the order of picking; see `pick_of`."""
        self.bonus: list[int] = [0] * GOOD_COUNT
        """What came on top."""

    def add(self, hex: int, good: int) -> None:
        """Let a hex yield a good."""
        goods = self.sources.setdefault(hex, [])
        if good not in goods:
            goods.append(good)

    def total(self, good: int) -> int:
        """How much of a good the harvest yields, without what came on top."""
        return sum([1 for item in self.taken if picked_good(item) == good])


@final
class Recruiting:
    """CC-I5: a Recruit action."""

    def __init__(self, player: int, hex: int, limit: int) -> None:
        self.player = player
        self.hex = hex
        self.limit = limit
        self.units: list[int] = []
        """Sorts of the units recruited so far."""
        self.places: list[int] = []
        """Where each of them appeared."""
        self.paid: list[int] = [0] * GOOD_COUNT
        self.cards = 0
        """CC-X23.8: cards drawn in place of an infantry."""
        self.drafted = False
        self.sanitation = False


@final
class Side:
    """One side of a combat."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.units: list[int] = []
        """Units that take part, as they stand on the hex."""
        self.start_count = 0
        self.fortress = False
        """Whether a fortress fights on this side; only in round 1."""
        self.fortress_dice = 0
        self.fortress_cancels = 0
        self.card = NONE
        """The action card of this round."""
        self.card_player = NONE
        """Who has played it: the owner, unless somebody plays cards for the barbarians."""
        self.placing: Ask | None = None
        """The question for it, whose answer is secret until the cards are revealed."""
        self.cards_used: list[int] = []
        self.card_works = True
        self.steel = 0
        """CV of Steel Weapons in every round."""
        self.bonus = 0
        """CV from effects that were paid for before the combat, in every round."""
        self.elephant_bonus = 0
        """CV for each elephant that is left, in every round."""
        self.round_bonus = 0
        """CV from effects that were paid for in this round."""
        self.barred = False
        """No card may be played on this side in this round."""
        self.faces: list[int] = []
        """Dice of this round."""
        self.symbols: list[int] = []
        """For each die, the sort of the unit that uses its symbol, or NONE."""
        self.numbers = 0
        """The numbers that count."""
        self.symbol_bonus = 0
        self.value = 0
        self.cancelled = 0
        self.hits = 0
        """Hits suffered this round, after cancelling."""
        self.lost: list[int] = []
        """Units removed in the whole combat, only those that took part."""
        self.others_lost: list[int] = []
        """Settlers, and land units that went down with their ships."""
        self.lost_this_round = 0
        self.notes: dict[int, int] = {}
        """What an effect has to remember until the end of the combat, by its number."""
        self.arena_used = False


@final
class Battle:
    """CC-Q: a combat on a hex."""

    def __init__(self, hex: int, attacker: int, defender: int, at_sea: bool) -> None:
        self.hex = hex
        self.at_sea = at_sea
        self.round = 1
        self.sides = [Side(attacker), Side(defender)]
        self.origin = NONE
        """CC-C4.3: the hex to which the attacker may retreat; NONE if he may not."""
        self.came_from = NONE
        """Where the attackers stood before, also of those who may not retreat by themselves."""
        self.must_retreat = False
        self.trojan_horse = False
        """E42: the defender plays no card in round 1."""
        self.landed = False
        """Whether the attackers came ashore from ships for this attack."""
        self.city_size = 0
        """Size of the city on the hex when the combat began, 0 without one."""
        self.city_wonders = 0
        self.city_owner = NONE
        self.could_trade = False
        """CC-X34.4: whether settlers or ships of the defender here could have been in a route."""
        self.attackers_could_trade = False
        self.no_symbols = [False, False]
        self.winner = NONE
        """ATTACKER, DEFENDER, or NONE."""
        self.fought = False
        """Whether there was at least one round or an automatic victory, not only a walk-in."""
        self.ended = False

    def side_of(self, owner: int) -> int:
        """ATTACKER or DEFENDER, for a player who takes part."""
        return ATTACKER if self.sides[ATTACKER].owner == owner else DEFENDER


@final
class Conquest:
    """CC-R: a city that has just been conquered."""

    def __init__(self, hex: int, conqueror: int, former: int) -> None:
        self.hex = hex
        self.conqueror = conqueror
        self.former = former
        self.size = 0
        self.mood = 0
        """Size and mood before."""
        self.defended = False
        """Whether an army unit or a fortress defended it."""
        self.landed = False
        self.had_own_building = False
        """Whether a building of the conqueror's colour stood there before."""
        self.with_leader = False


@final
class Attempt:
    """CC-L: an attempt to influence culture."""

    def __init__(self, player: int, source: int, target: int) -> None:
        self.player = player
        self.source = source
        """Hex of the city, or of the settlers (Proselytism), where it starts."""
        self.target = target
        self.range_paid = 0
        self.boost_allowed = True
        self.number = 0
        """Of the die."""
        self.total = 0
        self.unit_target = NONE
        """CC-X27.1: the unit that shall be replaced."""
        self.only = NONE
        """The building that must be taken, if not any."""
        self.success = False


@final
class March:
    """CC-T2.2: the barbarian groups that an event moves."""

    def __init__(self, groups: list[int]) -> None:
        self.groups = groups
        """Hexes of the groups that will move."""
        self.free = False
        """CC-X21.9: whether they may go anywhere."""


@final
class Moves:
    """CC-J: a Move action, or a movement that an effect allows outside of one."""

    def __init__(self, player: int, groups: int) -> None:
        self.player = player
        self.groups_left = groups
        self.units_left = 99
        self.sorts: list[int] = []
        """Which sorts of units may move; empty: all."""
        self.starts: list[int] = []
        """From which hexes; empty: from all."""
        self.cities = True
        """CC-X21.1: whether cities may move, for those who can move them."""
        self.rested = False
        """Whether ships that have moved this turn may not move."""
        self.with_leader = False
        """Whether the ships must carry the leader."""
        self.ship_moved = False
        self.navigated = False


@final
class MoveGroup:
    """CC-J1.1: units that move together from one hex to another."""

    def __init__(self, player: int, start: int) -> None:
        self.player = player
        self.start = start
        self.units: list[int] = []
        """Land units, or ships."""
        self.cargo: list[int] = []
        """CC-J5.8: the land units that go along on the ships."""
        self.city = False
        """CC-X21.1: whether the city of the hex moves along."""


def trader_of(hex: int, sort: int) -> int:
    """A unit of a sort on a hex, or with BY_PORT the city there in place of a ship."""
    return hex * 8 + sort


def trader_hex(trader: int) -> int:
    """Where a trader is."""
    return trader >> 3


def trader_sort(trader: int) -> int:
    """What it is."""
    return trader & 7


@final
class Trade:
    """CC-X8.5: the trade routes of a player: what could be, and what was used.

    A trader is a number, see `trader_of`.
    """

    def __init__(self, player: int) -> None:
        self.player = player
        self.traders: list[int] = []
        """Everything that can serve; as often as there are units of that sort on the hex."""
        self.partners: dict[int, list[int]] = {}
        """By trader: hexes of the cities with which it can be paired."""
        self.routes: list[tuple[int, int]] = []
        """Used so far: trader and city."""
        self.counts: dict[int, int] = {}
        """For effects that work a number of times, by their number."""

    def pair(self, trader: int, city: int) -> None:
        """Let a trader serve in a route with a city."""
        cities = self.partners.setdefault(trader, [])
        if city not in cities:
            cities.append(city)


BY_PORT: Final = 6
"""CC-X20.1: in place of the sort of a unit, a city with a port."""
