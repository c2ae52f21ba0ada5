"""Chapter 7.4, round step 3: the dice, their symbols and the combat value."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb, packed

from .casualties import BOTH, controller
from .effects import Effect, in_force
from .situations import DEFENDER, Battle, Side
from .state import World, sort_of
from .tactics import working
from .terms import BARBARIANS, CAVALRY, DIE_FACES, ELEPHANT, INFANTRY, LEADER, NONE
from .words import DICE, FACE, HEX, NUMBER, PLAYER

ELEPHANT_DIE: Final = Verb("elephant-die", (NUMBER,))
ASK_ELEPHANT_DIE: Final = Prompt("elephant-die", (HEX,), "CC-Q5.9")
ROLLS: Final = Event("combat-rolls", (PLAYER, DICE))
ROLLS_AGAIN: Final = Event("leader-rolls-again", (PLAYER, FACE))
COMBAT_VALUE: Final = Event("combat-value", (PLAYER, NUMBER))

MOST_BONUS: Final = 2
"""CC-Q5.13: what is left of a bonus that the enemy caps."""


def effects_of(hook: str, s: World, battle: Battle, index: int) -> list[Effect]:
    """The effects of a side. Neutral enemies have none (CC-Q2.4, CC-T4.3)."""
    owner = battle.sides[index].owner
    return in_force(hook, s, owner) if owner < BARBARIANS else []


def dice_of(s: World, battle: Battle, index: int) -> int:
    """CC-Q5.1: one die for each unit, and what fortress and card add."""
    side = battle.sides[index]
    count = len(side.units)
    if side.fortress and battle.round == 1:
        count += side.fortress_dice
    card = working(s, side)
    if card is not None:
        count += card.dice(s, battle, index)
    return count


def roll(s: World, battle: Battle) -> Rules:
    """CC-Q5: both sides roll; then effects that wait for the roll; then the combat values."""
    for index in BOTH:
        yield from _roll_side(s, battle, index)
    for index in BOTH:
        battle.sides[index].value = value_of(s, battle, index)
    for index in BOTH:
        owner = battle.sides[index].owner
        for effect in effects_of("after_roll", s, battle, index):
            yield from effect.after_roll(s, owner, battle)
    for index in BOTH:
        side = battle.sides[index]
        side.value = value_of(s, battle, index)
        s.tell(COMBAT_VALUE, side.owner, side.value)


def packed_faces(s: World, faces: list[int]) -> int:
    """CC-Q5.11: A roll as one number; faces that look the same are counted together."""
    number, symbol = s.content.die_number, s.content.die_symbol
    counts = [0] * DIE_FACES
    for face in faces:
        first = face
        while first and number[first - 1] == number[face] and symbol[first - 1] == symbol[face]:
            first -= 1
        counts[first] += 1
    return packed(counts)


def _roll_side(s: World, battle: Battle, index: int) -> Rules:
    """CC-Q5.8, CC-Q5.10: the dice of a side; in a naval combat symbols mean nothing."""
    side = battle.sides[index]
    side.faces = [s.dice.below(DIE_FACES) for _ in range(dice_of(s, battle, index))]
    side.symbols = [NONE] * len(side.faces)
    side.symbol_bonus = 0
    s.tell(ROLLS, side.owner, packed_faces(s, side.faces))
    if not battle.at_sea and not battle.no_symbols[index]:
        _leader_rolls_again(s, side)
        yield from _use_elephants(s, battle, index)
        for sort in (INFANTRY, CAVALRY):
            _use_symbols(s, side, sort)
    side.numbers = sum(
        [
            s.content.die_number[face]
            for face, symbol in zip(side.faces, side.symbols)
            if symbol != ELEPHANT
        ]
    )


def _free_dice(s: World, side: Side, sort: int) -> list[int]:
    """The dice that show the symbol of a sort of unit and are not used yet."""
    return [
        die
        for die, face in enumerate(side.faces)
        if s.content.die_symbol[face] == sort and side.symbols[die] == NONE
    ]


def _units(side: Side, sort: int) -> int:
    return sum([1 for unit in side.units if sort_of(unit) == sort])


def _leader_rolls_again(s: World, side: Side) -> None:
    """CC-Q5.7: the die of a leader is rolled until it shows another symbol."""
    for die in _free_dice(s, side, LEADER)[: _units(side, LEADER)]:
        while s.content.die_symbol[side.faces[die]] == LEADER:
            side.faces[die] = s.dice.below(DIE_FACES)
            s.tell(ROLLS_AGAIN, side.owner, side.faces[die])


def _use_elephants(s: World, battle: Battle, index: int) -> Rules:
    """CC-Q5.6, CC-Q5.9: the number of a die is given up, and a hit is cancelled."""
    side = battle.sides[index]
    dice = _free_dice(s, side, ELEPHANT)
    for _ in range(min(len(dice), _units(side, ELEPHANT))):
        numbers = sorted({s.content.die_number[side.faces[die]] for die in dice})
        options = [ELEPHANT_DIE.of(number) for number in numbers]
        if len(dice) == _units(side, ELEPHANT) - side.symbols.count(ELEPHANT):
            options = options[:1]  # every one of them gets an elephant anyway
        option = yield Ask(controller(s, battle, index), ASK_ELEPHANT_DIE, options, battle.hex)
        die = next(d for d in dice if s.content.die_number[side.faces[d]] == option.a)
        dice.remove(die)
        side.symbols[die] = ELEPHANT
        side.cancelled += s.content.unit_symbol_cancels[ELEPHANT]


def _use_symbols(s: World, side: Side, sort: int) -> None:
    """CC-Q5.3, CC-Q5.4, CC-Q5.5, CC-B5.7, CC-T4.7: at most one symbol for each unit of its sort."""
    for die in _free_dice(s, side, sort)[: _units(side, sort)]:
        side.symbols[die] = sort
        side.symbol_bonus += s.content.unit_symbol_bonus[sort]


def value_of(s: World, battle: Battle, index: int) -> int:
    """CC-Q5.2, CC-Q5.12, CC-Q5.13, CC-Y2.2: the combat value of a side."""
    side, enemy = battle.sides[index], battle.sides[1 - index]
    added = side.symbol_bonus + side.steel + side.bonus + side.round_bonus
    added += side.elephant_bonus * _units(side, ELEPHANT)
    card = working(s, side)
    if card is not None:
        added += card.value(s, battle, index)
    for effect in effects_of("combat_value", s, battle, index):
        added += effect.combat_value(s, side.owner, battle)
    for effect in effects_of("caps_enemy", s, battle, 1 - index):
        if effect.caps_enemy(s, enemy.owner, battle):
            added = min(added, MOST_BONUS)
    card = working(s, enemy)
    if card is not None:
        added -= card.lowers_enemy(s, battle, 1 - index)
    for effect in effects_of("lowers_enemy", s, battle, 1 - index):
        added -= effect.lowers_enemy(s, enemy.owner, battle)
    return max(0, side.numbers + added)


def hits_on(s: World, battle: Battle, index: int) -> int:
    """CC-Q6.1, CC-Q6.2: the hits that a side suffers, after all that cancels some."""
    side = battle.sides[index]
    hits = battle.sides[1 - index].value // s.content.hit_value - side.cancelled
    if index == DEFENDER and side.fortress and battle.round == 1:
        hits -= side.fortress_cancels
    card = working(s, side)
    if card is not None:
        hits -= card.cancels(s, battle, index)
    for effect in effects_of("cancels", s, battle, index):
        hits -= effect.cancels(s, side.owner, battle)
    return max(0, hits)
