"""The trees that are read from the language, for an interpreter to switch on.

A node has the number of its word, which says what it is, and an attribute for each part that a
word of its family can have; what a word does not have, or what was not said, is NONE, empty or no.
"""

from typing import Final, final

from ..terms import NONE
from . import amounts, people, selectors

NO_LEAST: Final = -99
NO_MOST: Final = 999
"""Bounds that are none, so that nobody need ask whether there is one."""


@final
class Who:
    """One player, several, or nobody: a word of `people`."""

    def __init__(self, word: int) -> None:
        self.word: Final = word
        self.number: int = NONE
        """The measure, the Realm, or the kind of target."""
        self.condition: Condition | None = None
        self.who: Who | None = None


@final
class Selector:
    """Provinces, Areas, Realms, nodes or an Army: a word of `selectors`."""

    def __init__(self, word: int) -> None:
        self.word: Final = word
        self.ids: list[int] = []
        """Areas, Provinces, Sea Zones or nodes."""
        self.number: int = NONE
        """The one thing that the word is said with: a Realm (or THAT), region, faith, ..."""
        self.who: Who | None = None
        self.parts: list[Selector] = []
        self.having: int = NONE
        self.faith: int = NONE
        self.region: int = NONE


@final
class Amount:
    """How many: a word of `amounts`."""

    def __init__(self, word: int, number: int = NONE) -> None:
        self.word: Final = word
        self.number: Final = number
        self.count: Selector | None = None
        self.per: int = 1
        self.plus: int = 0
        self.most: int = NO_MOST


@final
class Condition:
    """What may hold: a word of `conditions`. A number is enough from `least` to `most`."""

    def __init__(self, word: int, who: Who) -> None:
        self.word: Final = word
        self.who: Who = who
        self.where: Selector | None = None
        self.parts: list[Condition] = []
        """Of `all`, `any` and `not`."""
        self.least: int = NO_LEAST
        self.most: int = NO_MOST
        self.growth: int = 0
        """If it is not 0, by how much the number must have grown `since` then."""
        self.since: int = NONE
        self.whole: bool = False
        self.half: bool = False
        self.no_core: bool = False
        self.form: bool = False
        self.realm: int = NONE
        self.partner: int = NONE
        self.faith: int = NONE
        self.faiths: list[int] = []
        self.power: int = NONE
        self.rank: int = NONE
        self.idea: int = NONE
        self.kinds: list[int] = []
        """Of Units or Ships; empty: all."""
        self.category: int = NONE
        self.zones: list[int] = []
        self.side: int = NONE
        self.against: int = NONE
        self.nodes: Selector | None = None
        self.measure: int = NONE
        self.continent: int = NONE
        self.zone: int = NONE
        self.mission: int = NONE
        self.milestone: int = NONE
        self.army: Selector | None = None
        self.area: int = NONE


@final
class Modifier:
    """What changes for a while: a word of `modifiers`."""

    def __init__(self, word: int, who: Who) -> None:
        self.word: Final = word
        self.who: Who = who
        self.action: int = NONE
        self.title: int = NONE
        """Of the action card that is played, if that is what it costs."""
        self.paid: int = NONE
        self.delta: int = 0
        self.per: int = 0
        self.least: int = 0
        self.where: Selector | None = None
        self.idea: int = NONE
        self.unit: int = NONE
        self.battle: int = NONE
        self.condition: Condition | None = None
        self.symbol: int = NONE
        self.counts_as: int = NONE
        self.n: int = 0
        self.side: int = NONE
        self.bot_power: int = 0
        self.limit: int = NONE
        self.immunity: int = NONE
        self.areas: int = 0
        """In how many Areas; 0: in all."""
        self.enabled: int = NONE
        self.kind: int = NONE


@final
class Extras:
    """How an action that is gained differs from the usual one."""

    def __init__(self) -> None:
        self.card: bool = False
        """The card that was just gained is appointed."""
        self.ducat_discount: int = 0
        self.mil_discount: int = 0
        self.reveal: int = 0
        self.trade_power: int = 0
        self.free_rerolls: int = 0
        self.counter_reformation: bool = False
        self.mover: Selector | None = None
        self.steps: int = 0
        self.mountains_free: bool = False
        self.no_battle: bool = False
        self.different_movers: bool = False
        self.battles_last: bool = False
        self.free_units: int = 0
        self.siege_strength: int = 0
        self.range: int = 0
        self.pass_hostile: int = 0
        self.only: list[int] = []
        self.mercenary_limit: int = NONE
        self.unit_discount: int = 0


@final
class Effect:
    """What happens: a word of `verbs`."""

    def __init__(self, word: int, who: Who) -> None:
        self.word: Final = word
        self.who: Who = who
        self.is_named: bool = False
        """Whether the card says who; else it is `you`."""
        self.whom: Who | None = None
        self.pick: Who | None = None
        """Who makes the detailed choice; None: whoever gains or loses, or you."""
        self.what: int = NONE
        self.n: Amount | None = None
        self.where: Selector | None = None
        self.against: Selector | None = None
        self.condition: Condition | None = None
        self.conditions: list[Condition] = []
        self.then: list[Effect] = []
        self.otherwise: list[Effect] = []
        self.first: list[Effect] = []
        self.second: list[Effect] = []
        self.needs: list[Condition | None] = []
        """Of the first and the second option, if any has one."""
        self.faces: list[list[Effect]] = []
        """By the number of a die, from 1."""
        self.modifiers: list[Modifier] = []
        self.costs: list[tuple[int, int]] = []
        """Resources, and how many."""
        self.deck: int = NONE
        self.source: int = NONE
        self.display: bool = False
        self.unit: int = NONE
        self.optional: bool = False
        self.room_only: bool = False
        self.max_per_area: int = NO_MOST
        self.towns_only: bool = False
        self.even_with_rebels: bool = False
        self.faith: int = NONE
        self.penalties: bool = True
        self.realm: int = NONE
        self.other: int = NONE
        self.realms: list[int] = []
        self.between: list[int] = []
        self.with_allies: bool = False
        self.colour: int = NONE
        self.pattern: int = NONE
        self.provinces: list[int] = []
        self.area: int = NONE
        self.leaves: bool = False
        self.rejoins: bool = False
        self.idea: int = NONE
        self.power: int = NONE
        self.discount: int = 0
        self.pay_with: list[int] = []
        self.government: bool = True
        self.action: int = NONE
        self.free: bool = False
        self.times: int = 1
        self.extras: Extras | None = None
        self.character: int = NONE
        self.reject: bool = False
        self.cancel: int = 0
        self.forced: bool = False
        self.kind: int = NONE
        self.number: int = 1
        self.hit_on: list[int] = []
        self.side: int = NONE
        self.forbidden: int = NONE
        self.ages: list[int] = []
        self.rounds: list[int] = []
        self.trigger: int = NONE


YOU: Final = Who(people.YOU)
EVERYBODY: Final = Who(people.ALL_PLAYERS)
"""Who is meant where nobody is named: the player of a card; in rules of a scenario everybody."""


def number(n: int) -> Amount:
    """So many."""
    return Amount(amounts.NUMBER_AMOUNT, n)


def listed_nodes(nodes: list[int]) -> Selector:
    """These Trade Nodes."""
    selector = Selector(selectors.NODES)
    selector.ids = nodes
    selector.number = 0
    return selector
