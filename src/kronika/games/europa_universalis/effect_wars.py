"""Effects that start wars and end Alliances."""

from kronika.core.asks import Rules

from .agenda import Scene
from .alliances import end_with_consequences
from .casus_belli import may_attack_by_event
from .declaring import declare_by_event
from .effects.nodes import Effect
from .relations import is_ally
from .selecting import realms
from .state import Table


def can_war(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.25, EU-16.3.26, EU-16.3.27."""
    del scene, seat
    return may_attack_by_event(s, effect.realm, effect.other)


def war(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.25: War tokens, and what follows a declaration."""
    declare_by_event(s, effect.realm, effect.other)
    yield from ()


def can_end_alliance(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.22."""
    assert effect.where is not None
    return any(is_ally(s, seat, realm) for realm in realms(s, effect.where, scene, seat))


def end_alliances(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.22: the Alliance ends, with all that follows if the Ally fights."""
    assert effect.where is not None
    for realm in realms(s, effect.where, scene, seat):
        if is_ally(s, seat, realm):
            yield from end_with_consequences(s, seat, realm)
