"""What Ideas, cards and scenarios change for a player: costs, limits, what he can and what he is
spared."""

from typing import Final

from .agenda import Scene
from .effects import modifiers, people, things, verbs
from .effects.nodes import Modifier, Who
from .effects.things import ALL_OF_IT, DICE, PAID_ANY
from .forces import manpower_limit
from .holding import holds
from .manner import Manner
from .people_in_play import candidates
from .relations import is_ally
from .selecting import areas, nodes
from .state import Table
from .terms import NONE

BOT_MANPOWER: Final = 3
"""EU-BOT.35."""
BY_SHIP: Final = 1
HOLY_WAR: Final = 2
"""Of `things.ENABLED`."""


NO_COSTS: Final[list[tuple[int, Modifier]]] = []
NOTHING: Final[list[Modifier]] = []
"""Nobody adds anything to them."""


def in_force(s: Table, seat: int, word: int) -> list[Modifier]:
    """The modifiers of a word that hold for a player: of Ideas, for a while, of the scenario."""
    return [modifier for _, modifier in _with_owners(s, seat, word)]


def costs_in_force(s: Table, seat: int, action: int) -> list[Modifier]:
    """The modifiers in force that change what an action costs a player."""
    of_ideas = s.content.ideas.costs.get(action, NO_COSTS)
    if not of_ideas and not s.modifiers and not s.scenario.rules:
        return NOTHING
    found = _among(s, seat, modifiers.COST, of_ideas)
    return [modifier for _, modifier in found if modifier.action == action] if found else NOTHING


def _with_owners(s: Table, seat: int, word: int) -> list[tuple[int, Modifier]]:
    """The same with who brought each into play; NONE: the scenario."""
    return _among(s, seat, word, s.content.ideas.by_word[word])


def _among(
    s: Table, seat: int, word: int, of_ideas: list[tuple[int, Modifier]]
) -> list[tuple[int, Modifier]]:
    """The same, where only some Ideas have to be looked at."""
    found: list[tuple[int, Modifier]] = []
    for idea, modifier in of_ideas:
        for owner in s.tags[idea]:
            if s.switches.is_bot(owner):
                continue  # EU-BOT.23
            if _is_meant(s, modifier.who, owner, seat):
                found.append((owner, modifier))
    for _, owner, modifier in s.modifiers:
        if modifier.word == word and _is_meant(s, modifier.who, owner, seat):
            found.append((owner, modifier))
    for rule in s.scenario.rules:
        for effect in rule.effects:
            if effect.word == verbs.PERMANENT:
                for modifier in effect.modifiers:
                    if modifier.word == word and _is_meant(s, modifier.who, NONE, seat):
                        found.append((NONE, modifier))
    return found


def _is_meant(s: Table, who: Who, owner: int, seat: int) -> bool:
    """Whether a modifier that a player has brought into play is about another, or himself."""
    word = who.word
    if word == people.YOU or word == people.ACTIVE:
        return owner in (seat, NONE)
    if word == people.ALL_PLAYERS:
        return True
    if word == people.OPPONENTS and who.condition is None:
        return owner != seat
    return seat in candidates(s, who, Scene(owner, owner))


def begin(s: Table, until: int, owner: int, changes: list[Modifier]) -> None:
    """Modifiers that hold for a while: until a moment that is a word of `effects.verbs`."""
    for modifier in changes:
        s.modifiers.append((until, owner, modifier))


def end(s: Table, until: int) -> None:
    """The round, the battle, the declaration of war is over, or the next event is taken."""
    s.modifiers = [each for each in s.modifiers if each[0] != until]


def change_of_cost(
    s: Table,
    seat: int,
    action: int,
    paid: int,
    base: int,
    area: int = NONE,
    idea: int = NONE,
    title: int = NONE,
) -> int:
    """What an action costs a player of a sort (`things.COST_TYPES`), if it usually costs `base`.

    Deltas are added, then the highest least counts, which never raises a cost. The `base` is of
    what a modifier speaks of: of one Unit, Claim, Advisor, Ally or target, or of a whole round.
    """
    found = costs_in_force(s, seat, action)
    if not found:
        return max(0, base)
    changed, least = base, 0
    for modifier in found:
        if modifier.paid not in (paid, PAID_ANY):
            continue
        if modifier.idea not in (NONE, idea) or modifier.title not in (NONE, title):
            continue
        if not _is_there(s, modifier, seat, area):
            continue
        changed += modifier.delta
        least = max(least, min(modifier.least, base))
    return max(0, least, changed)


def _is_there(s: Table, modifier: Modifier, seat: int, area: int) -> bool:
    """Whether a modifier of a place holds in an Area."""
    if modifier.where is None:
        return True
    return area != NONE and area in areas(s, modifier.where, Scene(seat, seat), seat)


def power_cost(s: Table, seat: int, action: int, paid: int, base: int, manner: Manner) -> int:
    """The basic Monarch Power of an action, taken in some manner.

    A discount of the effect itself comes before all other changes.
    """
    if manner.free or manner.discount == ALL_OF_IT:
        return 0
    return change_of_cost(s, seat, action, paid, max(0, base - manner.discount))


def limit(s: Table, seat: int, what: int, base: int) -> int:
    """A limit of the rules (`things.LIMITS`) as it is for a player."""
    for each in in_force(s, seat, modifiers.LIMIT):
        if each.limit == what:
            base += each.delta
    return base


def manpower(s: Table, seat: int) -> int:
    """EU-DV.4, EU-9.3.1, EU-9.3.4, EU-9.3.6, EU-BOT.35: a player's Manpower limit, Ideas too; a bot
    has at least 3."""
    least = BOT_MANPOWER if s.switches.is_bot(seat) else 0
    return max(least, manpower_limit(s, seat, limit(s, seat, things.MANPOWER_LIMIT, 0)))


def is_immune(s: Table, seat: int, to: int, area: int = NONE) -> bool:
    """Whether something (`things.IMMUNITIES`) does not happen to a player, in an Area at least."""
    for each in in_force(s, seat, modifiers.IMMUNE):
        if each.immunity == to and each.areas == 0 and _is_there(s, each, seat, area):
            return True
    return False


def spared_areas(s: Table, seat: int, to: int) -> int:
    """In how many Areas of his choice a player is spared something each round."""
    found = [each for each in in_force(s, seat, modifiers.IMMUNE) if each.immunity == to]
    return sum([each.areas for each in found])


def is_enabled(s: Table, seat: int, what: int) -> bool:
    """Whether a player can do what needs an Idea (`things.ENABLED`).

    EU-BOT.23, EU-BOT.58: bots need none, but ships explore only after somebody has the Idea, from
    Age II always; and no Idea gives them a Casus Belli.
    """
    if s.switches.is_bot(seat):
        if what == HOLY_WAR:
            return False
        return what != BY_SHIP or s.age > 0 or _is_known(s, what)
    return any(each.enabled == what for each in in_force(s, seat, modifiers.ENABLE))


def _is_known(s: Table, what: int) -> bool:
    """Whether anybody has an Idea that makes something possible."""
    found = s.content.ideas.by_word[modifiers.ENABLE]
    return any(modifier.enabled == what and s.tags[idea] for idea, modifier in found)


def income(s: Table, seat: int, paid: int) -> int:
    """Monarch Power of phase 4 D, or ducats of phase 4 B (`things.INCOMES`), more or less."""
    found = [each for each in in_force(s, seat, modifiers.INCOME) if each.paid == paid]
    return sum([each.delta for each in found])


def battle_dice(s: Table, seat: int, side: int) -> list[int]:
    """Battle Dice more in a battle on land (0) or at sea (1), by `things.DICE`.

    It is asked for at the start of a battle, when conditions are tested.
    """
    found = [0] * len(DICE)
    for owner, each in _with_owners(s, seat, modifiers.DICE):
        if each.battle not in (NONE, side):
            continue
        if each.condition is None or holds(s, each.condition, _scene_of(owner, seat)):
            found[each.unit] += each.delta
    return found


def _scene_of(owner: int, seat: int) -> Scene:
    """A condition looks at who brought the modifier into play."""
    you = seat if owner == NONE else owner
    return Scene(you, you)


def hits(s: Table, seat: int) -> list[tuple[int, int, int]]:
    """Which symbols count as how many results of which type; from several sources only once."""
    found: list[tuple[int, int, int]] = []
    for each in in_force(s, seat, modifiers.HITS):
        if (each.symbol, each.counts_as, each.n) not in found:
            found.append((each.symbol, each.counts_as, each.n))
    return found


def rerolls(s: Table, seat: int) -> int:
    """How many own Battle Dice a player may roll again."""
    return sum([each.n for each in in_force(s, seat, modifiers.REROLL)])


def capacity(s: Table, seat: int, side: int) -> int:
    """Military (0) or Naval (1) Capacity, more or less."""
    found = [each for each in in_force(s, seat, modifiers.CAPACITY) if each.side == side]
    return sum([each.delta for each in found])


def trade_power(s: Table, seat: int, node: int) -> int:
    """Trade Power in a node, more or less."""
    total = 0
    for each in in_force(s, seat, modifiers.TRADE_POWER):
        if node in nodes(s, each.where, Scene(seat, seat), seat):
            total += each.delta
    return total


def trade_income(s: Table, seat: int) -> int:
    """What a player collects from a primary node, more or less; the caller stops at 0."""
    return sum([each.delta for each in _trade_incomes(s, seat)])


def bot_power(s: Table, seat: int) -> int:
    """EU-BOT: the same for a bot, as Bot Power."""
    return sum([each.bot_power for each in _trade_incomes(s, seat)])


def _trade_incomes(s: Table, seat: int) -> list[Modifier]:
    found: list[Modifier] = []
    for owner, each in _with_owners(s, seat, modifiers.TRADE_INCOME):
        if each.condition is None or holds(s, each.condition, _scene_of(owner, seat)):
            found.append(each)
    return found


def is_forbidden(s: Table, what: int, one: int, other: int) -> bool:
    """Whether a rule of the scenario keeps a Realm from an action (`things.FORBIDDEN`) with or
    against another."""
    for rule in s.scenario.rules:
        for effect in rule.effects:
            if effect.word != verbs.FORBID or effect.forbidden != what:
                continue
            if effect.ages and s.age + 1 not in effect.ages:
                continue
            if effect.rounds and s.rounds not in effect.rounds:
                continue
            if other in effect.realms:
                return True
            if one in effect.between:
                enemies = [realm for realm in effect.between if realm != one]
                if other in enemies:
                    return True
                if effect.with_allies and s.seat_of[other] == NONE:
                    seats = [s.seat_of[realm] for realm in enemies if s.seat_of[realm] != NONE]
                    if any(is_ally(s, seat, other) for seat in seats):
                        return True
    return False
