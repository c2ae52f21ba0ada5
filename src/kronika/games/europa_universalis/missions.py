"""Chapter 17.2: Missions are claimed."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import CLAIM_STEP, EFFECTS, FROM_MISSION, MILESTONES, Duty, Scene
from .holding import holds
from .order import is_playing
from .state import Table
from .terms import DRAW_CARDS
from .words import MISSION, NUMBER, PLAYER

CLAIM: Final = Verb("claim-mission", (MISSION,), "EU-17.2.5")
NOT_NOW: Final = Verb("claim-nothing", (), "EU-17.2.10")
ASK_CLAIM: Final = Prompt("claim-mission", (), "EU-17.2.10", standing=True)
CLAIMED: Final = Event("claims-mission", (PLAYER, MISSION, NUMBER))


def is_fulfilled(s: Table, seat: int, mission: int) -> bool:
    """EU-17.2.5: whether the requirement of a Mission is met at this moment."""
    return _is_met(s, mission, Scene(s.active, seat, FROM_MISSION))


def _is_met(s: Table, mission: int, scene: Scene) -> bool:
    requirement = s.content.goals.missions[mission].requirement
    return requirement is None or holds(s, requirement, scene)


def claimable(s: Table, seat: int) -> list[int]:
    """EU-17.2.5: Missions in hand that could be announced; never in phase 1."""
    if s.phase == DRAW_CARDS:
        return []
    return [mission for mission in s.missions[seat] if is_fulfilled(s, seat, mission)]


def claim_options(s: Table, seat: int) -> list[Option]:
    """EU-17.2.10: what stands among the options of the owner's turn."""
    return [CLAIM.of(mission) for mission in claimable(s, seat)]


def possible(s: Table, seat: int) -> int:
    """EU-17.2.10, EU-17.2.4: bits of the fulfilled Missions that, by public knowledge, a player
    could hold."""
    found = 0
    scene = Scene(s.active, seat, FROM_MISSION)
    for missions in (s.mission_decks[seat], s.missions[seat]):
        for mission in missions:
            if _is_open(s, seat, mission) and _is_met(s, mission, scene):
                found |= 1 << mission
    return found


def _is_open(s: Table, seat: int, mission: int) -> bool:
    """EU-17.2.4: whether one of the Missions that it follows upon is done, if there are any."""
    prerequisites = s.content.goals.missions[mission].prerequisites
    if not prerequisites:
        return True
    done = s.missions_done[seat]
    return bool(done) and any(each in done for each in prerequisites)


def claim_window(s: Table, duty: Duty) -> Rules:
    """EU-17.2.10, EU-H.6: asked where a Mission he could hold is fulfilled, and was not before.

    In his own turn his claims stand among what he can do.
    """
    yield from ()
    seat = duty.a
    if not is_playing(s, seat) or s.switches.is_bot(seat) or not s.missions[seat]:
        return
    now = possible(s, seat)
    is_new = now & ~s.fulfilled[seat]
    s.fulfilled[seat] = now
    if is_new and s.active != seat:
        s.agenda.append(Duty(CLAIM_STEP, seat))


def claim_step(s: Table, duty: Duty) -> Rules:
    """EU-17.2.10, EU-H.6: one of his fulfilled Missions is claimed, or none."""
    seat = duty.a
    options = claim_options(s, seat)
    none = NOT_NOW.of()
    option = yield Ask(seat, ASK_CLAIM, [*options, none], auto=False, default=none)
    if option.verb is CLAIM:
        complete_mission(s, seat, option.a)


def complete_mission(s: Table, seat: int, mission: int) -> None:
    """EU-17.2.6: its Prestige, and its effect at once."""
    score_mission(s, seat, mission)
    reward(s, seat, mission)


def score_mission(s: Table, seat: int, mission: int) -> None:
    """EU-17.2.6: a Mission is done, with its Prestige."""
    card = s.content.goals.missions[mission]
    s.missions[seat].remove(mission)
    s.missions_done[seat].append(mission)
    s.prestige[seat] += card.prestige
    s.tell(CLAIMED, seat, mission, card.prestige)


def reward(s: Table, seat: int, mission: int) -> None:
    """EU-17.2.6: its effect is what is done next."""
    card = s.content.goals.missions[mission]
    s.agenda.append(Duty(MILESTONES))
    if card.effects:
        scene = Scene(s.active, seat, FROM_MISSION, mission)
        s.agenda.append(Duty(EFFECTS, 0, effects=card.effects, scene=scene))
