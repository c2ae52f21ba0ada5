"""What Ideas, cards and scenarios change for a player: costs, limits, what he can and what he is
spared."""

from .effects import modifiers, people
from .effects.nodes import Modifier
from .holding import holds_for
from .manner import Manner
from .state import Table
from .terms import NONE


def in_force(s: Table, seat: int, word: int) -> list[Modifier]:
    """The modifiers of a word that hold for a player: of Ideas, for a while, of the scenario."""
    found: list[Modifier] = []
    for idea, owners in enumerate(s.tags):
        if owners:
            for modifier in s.content.ideas.ideas[idea].modifiers:
                if modifier.word == word:
                    for owner in owners:
                        if _is_meant(s, modifier, owner, seat):
                            found.append(modifier)
    for _, owner, modifier in s.modifiers:
        if modifier.word == word and _is_meant(s, modifier, owner, seat):
            found.append(modifier)
    return found


def _is_meant(s: Table, modifier: Modifier, owner: int, seat: int) -> bool:
    """Whether a modifier that a player has brought into play is about another, or himself."""
    who = modifier.who.word
    if who == people.YOU:
        is_meant = owner in (seat, NONE)
    elif who == people.OPPONENTS:
        is_meant = owner != seat
    else:
        is_meant = who == people.ALL_PLAYERS or holds_for(s, modifier.who, owner, seat)
    return is_meant


def change_of_cost(s: Table, seat: int, action: int, paid: int, base: int) -> int:
    """What an action costs a player of a sort (`things.COST_TYPES`), if it usually costs `base`."""
    changed, least = base, 0
    for modifier in in_force(s, seat, modifiers.COST):
        if modifier.action == action and modifier.paid == paid:
            changed += modifier.delta
            least = max(least, min(modifier.least, base))
    return max(0, least, changed)


def power_cost(s: Table, seat: int, action: int, paid: int, base: int, manner: Manner) -> int:
    """The basic Monarch Power of an action, taken in some manner."""
    if manner.free:
        return 0
    return max(0, change_of_cost(s, seat, action, paid, base) - manner.discount)


def limit(s: Table, seat: int, what: int, base: int) -> int:
    """A limit of the rules (`things.LIMITS`) as it is for a player."""
    return base + sum(
        [each.delta for each in in_force(s, seat, modifiers.LIMIT) if each.limit == what]
    )


def is_immune(s: Table, seat: int, to: int) -> bool:
    """Whether something (`things.IMMUNITIES`) does not happen to a player."""
    return any(each.immunity == to for each in in_force(s, seat, modifiers.IMMUNE))


def is_enabled(s: Table, seat: int, what: int) -> bool:
    """Whether a player can do what needs an Idea (`things.ENABLED`)."""
    return any(each.enabled == what for each in in_force(s, seat, modifiers.ENABLE))
