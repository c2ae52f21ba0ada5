"""Chapter 10.4: whom a force hits, and which of its builders fight."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from .fighting import Force
from .picking import Picking, answered_secretly, pick_units
from .sides import hostile_forces, members_of
from .state import Table
from .terms import NONE
from .words import LEVEL, NUMBER, PLAYER, UNIT

TARGET: Final = Verb("target", (PLAYER,))
ASK_TARGET: Final = Prompt("target", (), "SZ-K4.8")
BUILDER_FIGHTS: Final = Verb("builder-fights", (PLAYER, UNIT, LEVEL, NUMBER))
BUILDERS_FIGHT: Final = Verb("builders-fight")
ASK_BUILDERS: Final = Prompt("builders-fight", (NUMBER,), "SZ-K4.10")
FROM_THE_SITE: Final = Picking(ASK_BUILDERS, BUILDERS_FIGHT, BUILDER_FIGHTS)


def choose_targets(s: Table, forces: list[Force]) -> Rules:
    """SZ-K4.8, SZ-OP13: with several enemies each force names the one that its swords hit."""
    asks = []
    asking = []
    for place, force in enumerate(forces):
        enemies = hostile_forces(s, force, forces)
        force.target = enemies[0] if enemies else NONE
        if len(enemies) > 1 and force.attacks:
            options = [TARGET.of(members_of(s, forces[enemy])[0]) for enemy in enemies]
            asks.append(Ask(force.commander, ASK_TARGET, options, default=options[0]))
            asking.append(place)
    if asks:
        answers = yield from answered_secretly(ASK_TARGET, asks)
        for place, option in zip(asking, answers):
            for enemy, other in enumerate(forces):
                if option.a in members_of(s, other):
                    forces[place].target = enemy


def choose_builders(s: Table, force: Force) -> Rules:
    """SZ-K4.10: of those who stay on a site half fight and count, and it is said which."""
    builders = sorted(force.builders)
    half = len(builders) // 2
    if not builders:
        return
    chosen = builders[:half]
    kinds = {(s.type[unit], s.experience[unit]) for unit in builders}
    if half and len(kinds) > 1:
        chosen = yield from pick_units(s, force.commander, FROM_THE_SITE, builders, half, half)
        others = [unit for unit in builders if unit not in chosen]
        chosen += others[: half - len(chosen)]
    force.fighting = [
        unit for unit in force.fighting if unit not in force.builders or unit in chosen
    ]
