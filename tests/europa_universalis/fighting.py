"""Battles with dice that are known beforehand."""

from collections.abc import Mapping, Sequence

from kronika.games.europa_universalis.agenda import (
    BATTLE_STEP,
    BATTLES,
    DEATHS,
    NEW_RULER,
    PIRATE_BATTLE,
    Duty,
)
from kronika.games.europa_universalis.battle_order import fight_battles, pirate_battle
from kronika.games.europa_universalis.battle_state import BATTLE_ACTIONS
from kronika.games.europa_universalis.battles import battle_step
from kronika.games.europa_universalis.land import REBEL_RULE
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.rulers import deaths, new_ruler
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import HITS, LAND_UNITS
from tests.driving import Played

from .helpers import area, realm, zone
from .working import Act, Worked

BATTLE_ACTS: Mapping[int, Act] = {
    BATTLES: fight_battles,
    BATTLE_STEP: battle_step,
    PIRATE_BATTLE: pirate_battle,
    NEW_RULER: new_ruler,
    DEATHS: deaths,
}


def dice(position: Position, *rolls: str) -> Position:
    """The next dice: `"infantry fgh"` for three infantry dice; `"word 3"` for something else."""
    s = position.s
    words: list[int] = []
    for roll in rolls:
        kind, _, shown = roll.partition(" ")
        if kind == "word":
            words += [int(each) for each in shown.split()]
            continue
        known = s.content.tables.battle_dice[LAND_UNITS.index(kind)]
        words += [known.index(-1 if each == "-" else HITS.index(each)) for each in shown]
    s.dice = s.dice.loaded(words)
    return position


def pending(s: Table, attacker: str, *places: str) -> None:
    """Battles of one attacking Realm (or "rebels"); `sea:` before a Sea Zone."""
    by = REBEL_RULE if attacker == "rebels" else realm(attacker)
    for place in places:
        if place.startswith("sea:"):
            s.pending.append((True, zone(place[4:]), by))
        else:
            s.pending.append((False, area(place), by))


def fight(
    position: Position,
    attacker: str,
    places: Sequence[str],
    *answers: tuple[str, str],
) -> Worked:
    """Fight the battles of an attacking Realm."""
    pending(position.s, attacker, *places)
    return Worked(position.s, BATTLE_ACTS, fight_battles(position.s, Duty(BATTLES)), *answers)


def attack_pirates(
    position: Position, attacker: str, where: str, node: int, *answers: tuple[str, str]
) -> Worked:
    """Attack the Pirates of a node."""
    duty = Duty(PIRATE_BATTLE, position.seat(attacker), zone(where), node)
    return Worked(position.s, BATTLE_ACTS, pirate_battle(position.s, duty), *answers)


def asked_of(worked: Worked, position: Position, who: str) -> list[str]:
    """The questions with a choice that a player was asked."""
    seat = position.seat(who)
    return [prompt for player, prompt, _ in worked.asked if player == seat]


class Prepared:
    """A battle up to the first Battle Actions, or another step. `asked` as in `Worked`."""

    def __init__(
        self,
        position: Position,
        attacker: str,
        place: str,
        *answers: tuple[str, str],
        until: int = BATTLE_ACTIONS,
    ) -> None:
        s = position.s
        pending(s, attacker, place)
        keys = [(position.seat(who), key) for who, key in answers]
        self.asked: list[tuple[int, str, list[str]]] = []
        s.agenda = [Duty(BATTLES)]
        while s.agenda:
            duty = s.agenda[-1]
            if duty.act == BATTLE_STEP and duty.a == until:
                break
            s.agenda.pop()
            played = Played(BATTLE_ACTS[duty.act](s, duty), *keys, strict=False)
            keys = played.left
            self.asked += played.asked
        assert not keys, f"never asked: {keys}, but {self.asked}"


def rolled(s: Table, side: int, symbols: str) -> None:
    """A side has rolled this, with whatever dice."""
    s.battle.rolls[side] = [0 if each == "-" else HITS.index(each) + 1 for each in symbols]
