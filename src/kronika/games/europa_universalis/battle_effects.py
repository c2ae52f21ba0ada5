"""EU-6.2.12 and EU-9.7.13: what cards and Ideas do in a battle: dice, strikes, rolls once more."""

from typing import Final

from kronika.core.asks import NUMBER, Ask, Event, Option, Prompt, Rules, Verb, packed

from .agenda import EFFECTS, Duty, Scene
from .battle_dice import SYMBOLS, leader_dice, roll_die, tell_roll
from .battle_sides import land_counts
from .battle_state import ATTACK, DEFEND, NO_LEADER
from .casualties import suffer
from .counting import amount
from .effects import modifiers, things, verbs
from .effects.nodes import Effect, Modifier
from .holding import holds
from .state import Table
from .terms import CAVALRY, HITS, INFANTRY, LAND_UNITS, NONE
from .words import BATTLE_ROLL, BATTLE_SIDE, BATTLE_SYMBOL, FORCE, UNIT

ANY_DIE: Final = 3
LEADER_DICE: Final = 4
"""Words of `things.DICE` behind the types."""
OF_ENEMY: Final = 0
"""The word of `struck`."""

ADD_DICE: Final = Verb("add-dice", (FORCE,), "EU-9.6.7")
REMOVE_DIE: Final = Verb("remove-leader-die", (UNIT,), "EU-9.7.13")
ROLL_AGAIN: Final = Verb("roll-again", (UNIT, BATTLE_SYMBOL))
ROLLED_ENOUGH: Final = Verb("roll-no-more")

ASK_DICE: Final = Prompt("choose-battle-dice", (NUMBER,), "EU-9.6.7")
ASK_REMOVE: Final = Prompt("choose-die-to-remove", (), "EU-9.7.13")
ASK_AGAIN: Final = Prompt("choose-dice-to-roll-again", (NUMBER,), "EU-6.2.20")

STRUCK: Final = Event("strikes", (BATTLE_SIDE, BATTLE_ROLL, NUMBER))
DIE_REMOVED: Final = Event("leader-loses-die", (BATTLE_SIDE, UNIT))
DICE_ADDED: Final = Event("adds-battle-dice", (BATTLE_SIDE, FORCE))


def set_occasion(s: Table, is_start: bool = False) -> None:
    """What cards may ask of the battle; the Infantry is that of its start."""
    b, occasion = s.battle, s.occasion
    infantry, cavalry = [0] * s.count, [0] * s.count
    occasion.battle = int(b.is_naval)
    occasion.led = 0
    for side in (ATTACK, DEFEND):
        counts = [0, 0, 0] if b.is_naval else land_counts(s, side)
        for seat in range(s.count):
            if b.seats[side] >> seat & 1:
                infantry[seat] = counts[INFANTRY]
                cavalry[seat] = counts[CAVALRY]
        if b.leading[side] != NONE and b.leader[side] != NO_LEADER:
            occasion.led |= 1 << b.leading[side]
    occasion.cavalry = tuple(cavalry)
    if is_start:
        occasion.infantry = tuple(infantry)


def end_occasion(s: Table) -> None:
    """No card speaks of this battle any more."""
    s.occasion.battle = NONE
    s.occasion.led = 0
    s.occasion.infantry = ()
    s.occasion.cavalry = ()


def apply_effect(s: Table, effect: Effect, side: int, scene: Scene) -> Rules:
    """EU-9.6.7, EU-9.7.13: what a card or Idea does for a side; the rest is on the agenda."""
    if effect.word == verbs.THIS_BATTLE:
        for modifier in effect.modifiers:
            yield from apply_modifier(s, modifier, side, scene)
    elif effect.word == verbs.STRIKE and effect.side == OF_ENEMY:
        yield from strike(s, effect, side, scene)
    elif effect.word == verbs.REMOVE_DIE:
        for _ in range(amount(s, effect.n, scene, scene.you)):
            yield from remove_die(s, side, scene.you)
    elif effect.word == verbs.REROLL:
        yield from roll_again(s, side, scene.you, amount(s, effect.n, scene, scene.you))
    else:
        s.agenda.append(Duty(EFFECTS, 0, effects=[effect], scene=scene))


def apply_modifier(s: Table, modifier: Modifier, side: int, scene: Scene) -> Rules:
    """EU-6.2.12, EU-9.6.7: dice for the whole battle; a leader who is spared; and the rest."""
    b = s.battle
    if modifier.word == modifiers.DICE:
        if fits(s, modifier, scene):
            yield from add_dice(s, side, scene.you, modifier.unit, modifier.delta)
    elif modifier.word == modifiers.IMMUNE and modifier.immunity == things.TO_ILL_HEALTH:
        b.is_immune[side] = True
    else:
        s.modifiers.append((verbs.THIS_BATTLE, scene.you, modifier))


def fits(s: Table, modifier: Modifier, scene: Scene) -> bool:
    """Whether dice are meant for this sort of battle, and their condition holds."""
    if modifier.battle not in (NONE, int(s.battle.is_naval)):
        return False
    return modifier.condition is None or holds(s, modifier.condition, scene)


def add_dice(s: Table, side: int, seat: int, unit: int, many: int) -> Rules:
    """EU-6.2.12, EU-9.6.7: dice of a type, of any types that are chosen now, or the leader's."""
    if unit == LEADER_DICE:
        added = [many * each for each in leader_dice(s, side)]
    elif unit == ANY_DIE:
        options = [ADD_DICE.of(packed(each)) for each in combinations(many)]
        best = ADD_DICE.of(packed(_usual(s, side, many)))
        option = yield Ask(seat, ASK_DICE, options, many, default=best)
        added = combinations(many)[options.index(option)]
    else:
        added = [many if type == unit else 0 for type in range(len(LAND_UNITS))]
    for type, more in enumerate(added):
        s.battle.dice[side * len(LAND_UNITS) + type] += more
    s.tell(DICE_ADDED, side, packed(added))


def combinations(many: int) -> list[list[int]]:
    """All ways to choose so many dice of three types."""
    return [
        [first, second, many - first - second]
        for first in range(many, -1, -1)
        for second in range(many - first, -1, -1)
    ]


def _usual(s: Table, side: int, many: int) -> list[int]:
    """All of the type that most Units of the side hit with; at sea Artillery."""
    counts = [0, 0, 1] if s.battle.is_naval else land_counts(s, side)
    best = counts.index(max(counts))
    return [many if type == best else 0 for type in range(len(LAND_UNITS))]


def strike(s: Table, effect: Effect, side: int, scene: Scene) -> Rules:
    """EU-9.7.13: dice outside of the roll; each listed symbol is a casualty of the enemy."""
    dice = amount(s, effect.n, scene, scene.you)
    rolled = [roll_die(s, effect.unit) for _ in range(dice)]
    counts = [rolled.count(symbol) for symbol in (NONE, *range(len(HITS)))]
    hits = sum([symbol in effect.hit_on for symbol in rolled])
    if dice:
        s.tell(STRUCK, side, packed(counts), hits)
    if hits:
        s.battle.rotation = {}  # EU-OPB24: it begins anew with each roll
        yield from suffer(s, 1 - side, hits)


def remove_die(s: Table, side: int, seat: int) -> Rules:
    """EU-9.7.13: a player chooses a die that the enemy's leader does not add in this battle."""
    enemy = 1 - side
    types = [type for type, many in enumerate(leader_dice(s, enemy)) if many]
    if not types:
        return
    options = [REMOVE_DIE.of(type) for type in types]
    option = yield Ask(seat, ASK_REMOVE, options, default=options[-1])
    s.battle.removed[enemy * len(LAND_UNITS) + option.a] += 1
    s.tell(DIE_REMOVED, enemy, option.a)


def roll_again(s: Table, side: int, seat: int, most: int) -> Rules:
    """EU-6.2.20: dice of the own side, named one by one, are rolled once more together."""
    kept = s.battle.rolls[side].copy()
    taken: list[int] = []
    while kept and len(taken) < most:
        options: list[Option] = [
            ROLL_AGAIN.of(die // SYMBOLS, die % SYMBOLS) for die in sorted(set(kept))
        ]
        enough = ROLLED_ENOUGH.of()
        option = yield Ask(
            seat, ASK_AGAIN, [*options, enough], len(taken), auto=False, default=enough
        )
        if option.verb is ROLLED_ENOUGH:
            break
        die = option.a * SYMBOLS + option.b
        kept.remove(die)
        taken.append(die)
    if taken:
        for die in taken:
            kept.append(die // SYMBOLS * SYMBOLS + roll_die(s, die // SYMBOLS) + 1)
        s.battle.rolls[side] = kept
        tell_roll(s, side)
