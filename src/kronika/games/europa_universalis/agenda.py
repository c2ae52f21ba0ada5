"""What is still to be done, so that a step never replays a war.

Rules that lead to other rules do not call them: they put duties on the agenda, the last one to be
done first, and return. Each duty is a step of its own. A duty says what to do by a number, with up
to four numbers more; effects of cards that are still to be resolved stand on it with whom they are
about.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from .effects.nodes import Effect, Modifier
from .manner import Manner
from .terms import NONE

# Chapter 4: the round.
NEXT_PHASE: Final = 0
PHASE_STEP: Final = 1
"""a: phase, b: lettered step, c: seat, in phase 3 place in turn order, NONE: all, d: part."""
TURN: Final = 2
"""a: whose."""
END_TURN: Final = 3
"""a: whose."""
AGE_END: Final = 4
"""a: part of EU-4.6, b: seat."""
FINAL_SCORING: Final = 5
"""a: why (of `scoring.REASONS`)."""
SETUP_STEP: Final = 6
"""a: part of EU-3.4, b: seat."""

# Effects of cards, and what follows them.
EFFECTS: Final = 7
"""`effects` for `scene`, from place a on; b: only the one at a, for this seat alone."""
CARD_DONE: Final = 8
"""a: seat, b: action card: it is discarded, or stays on display."""
EVENT_STEP: Final = 9
"""a: step of EU-5.1.EV, b: event, c: seat, or NONE if nobody is active, d: place of a symbol."""
SYMBOL: Final = 10
"""a: symbol, b: seat or NONE."""
CLAIMS: Final = 11
"""EU-17.2.10: a window for missions; a: seat."""
CLAIM_STEP: Final = 42
"""EU-17.2.10: a: seat that is asked in it."""
MILESTONES: Final = 12
"""EU-17.3.9: something is complete; a: NOBODY_ACTIVE, if it is a symbol of an unpicked event."""
NOBODY_ACTIVE: Final = 1

# Chapters 9 and 11.3: war.
WAR_STEP: Final = 13
"""a: step of EU-9.1.26 and what follows it; the rest is in `s.declarations[-1]`."""
CALL_STEP: Final = 14
"""EU-11.3.16: a: who is called, b: Realm that calls, c: 1 if offensive, d: part of it."""
BATTLES: Final = 15
"""EU-9.1.24: battles that are `s.pending` are fought; EU-13.5.9: a: the NPR that invades, b: how
many of the Units that lie there are its own."""
BATTLE_STEP: Final = 16
"""EU-9.6.4: a: step of the battle in `s.battle`."""
SIEGE_STEP: Final = 17
RECRUIT_STEP: Final = 18
MOVE_STEP: Final = 19
SAIL_STEP: Final = 20
EVICT_SHIPS: Final = 21
"""EU-9.5.29, EU-9.8.11: a: seat, b: Port, c: 1 after a siege."""
ACTION: Final = 22
"""EU-16.3.18, EU-9.1.25: a: seat takes action b (of `effects.things`) now in this `manner`, or
declines; c: 1 if free, d: how often he may take it after this. `effects` for `scene` are what
happens if he declines or cannot, and has not taken it before."""

# Chapter 10: peace.
PEACE_STEP: Final = 23
"""a: part of EU-10.1 (of `peace_state`), b: seat, c: 1 if his slot goes on."""
TERM_STEP: Final = 24
"""a: part of a Peace Term (of `peace_state`); the rest stands there."""

# What may come at any time.
RECLAIM_CUBES: Final = 25
"""EU-2.2.6: a: seat, b: what the cubes are for, c: how many are missing, d: place."""
RECLAIM_TOKEN: Final = 26
"""EU-SM.1: a: seat, b: side that is needed, c: place."""
NEW_RULER: Final = 27
"""EU-7.2.20: a: seat whose Ruler is gone."""
ELECTION: Final = 28
"""EU-18.9.1: a: part."""
REBEL_DICE: Final = 29
"""EU-14.2.3: a: seat, b: Area, or NONE if he chooses the next, c: dice at most, or NONE, d: bits of
the Areas where he has rolled; NONE: he has not begun."""
INVASION: Final = 30
"""EU-13.5.1: a: the NPR."""
REBELS_STEP: Final = 31
"""EU-4.3.C1: a: part, b: Area."""
DUTY_OF_SUBJECTS: Final = 32
"""EU-18.3.7: a: place in turn order, b: Realm that attacks."""
COUNTER_WINDOW: Final = 33
"""EU-6.2.22: a: who acts, b: bits of who may counter; the duty below it is what is countered."""
REACTION_WINDOW: Final = 34
"""EU-6.2.20: a: what happened (of `REACTIONS`), b: who is asked, c, d: about what."""
DEAL_STEP: Final = 37
"""EU-OPA27: a deal between players is proposed, countered, carried out."""
BOT_STEP: Final = 38
"""EU-BOT: a: seat of a printed bot, b: part."""
BOT_TURN: Final = 0
BOT_COLLECTS: Final = 1
BOT_PLACES: Final = 2
BOT_SORTS: Final = 3
"""Parts: his turn, phase 4 D, Imperial Influence (EU-BOT.73), phase 5 B (EU-BOT.36)."""
PLACE_CLAIMS: Final = 40
"""EU-5.4.FC1: a: seat, b: bits of the Areas."""
FREE_ACTION: Final = 41
"""EU-9.1.25: a: who may take an action after a declaration of war without battles."""
LOSE_POWER: Final = 35
"""EU-7.3.7: a: seat, b: Monarch Power that it loses instead of Administrative Power."""
HALVE_POWER: Final = 36
"""EU-7.4.16: a: seat that is bankrupt."""
DEATHS: Final = 39
"""EU-7.2.13: a: whose characters with two tokens of Ill Health die."""
TRIGGERS: Final = 50
"""a: seat, b: what occurred (of `effects.things`), c: bits of his Ideas that it still concerns."""
PIRATE_BATTLE: Final = 60
"""EU-9.5.21, EU-9.9.2: a: seat attacks Pirates from Sea Zone b in node c; his Ships are asked."""

# The sort of card that effects stand on; the first ones are manners of speech of the language.
FROM_CARD: Final = 0
FROM_EVENT: Final = 1
FROM_IDEA: Final = 2
FROM_SCENARIO: Final = 3
FROM_MISSION: Final = 4
FROM_MILESTONE: Final = 5

NOTHING_CHOSEN: Final = (-1, -1, -1, -1, -1)


# Both are made by the thousand and never refer to themselves, so nobody need look for circles.


@final
@mypyc_attr(acyclic=True)
class Scene:
    """Whom effects are about. Nobody changes one after it is made."""

    def __init__(
        self,
        active: int,
        you: int,
        source: int = NONE,
        number: int = NONE,
        chosen: tuple[int, ...] = NOTHING_CHOSEN,
    ) -> None:
        self.active: Final = active
        """Whose turn it is; NONE while an unpicked event is resolved."""
        self.you: Final = you
        self.source: Final = source
        """The sort of card; NONE: a rule."""
        self.number: Final = number
        """The card."""
        self.chosen: Final = chosen
        """By kind of target, what the innermost one around it has picked."""

    def of(self, seat: int) -> "Scene":
        """The same with another `you`."""
        if seat == self.you:
            return self
        return Scene(self.active, seat, self.source, self.number, self.chosen)

    def choosing(self, kind: int, what: int) -> "Scene":
        """The same within a target that has picked this."""
        chosen = list(self.chosen)
        chosen[kind] = what
        return Scene(self.active, self.you, self.source, self.number, tuple(chosen))

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return self.active, self.you, self.source, self.number, self.chosen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


@final
@mypyc_attr(acyclic=True)
class Duty:
    """Something to be done. Nobody changes one after it is made."""

    def __init__(
        self,
        act: int,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        effects: list[Effect] | None = None,
        scene: Scene | None = None,
        modifiers: list[Modifier] | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.act: Final = act
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.effects: Final = effects
        self.scene: Final = scene
        self.modifiers: Final = modifiers
        self.manner: Final = manner

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Duty)
            and (self.act, self.a, self.b, self.c, self.d)
            == (other.act, other.a, other.b, other.c, other.d)
            and self.effects == other.effects
            and self.scene == other.scene
            and self.modifiers == other.modifiers
            and self.manner == other.manner
        )

    def __hash__(self) -> int:
        return hash((self.act, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        return f"Duty({self.act}, {self.a}, {self.b}, {self.c}, {self.d})"
