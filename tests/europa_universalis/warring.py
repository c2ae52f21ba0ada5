"""Declarations of war in tests: which duties are done, and by whom they are answered."""

from kronika.games.europa_universalis.agenda import (
    CALL_STEP,
    DUTY_OF_SUBJECTS,
    ELECTION,
    FREE_ACTION,
    RECLAIM_TOKEN,
    WAR_STEP,
)
from kronika.games.europa_universalis.calls import call_step
from kronika.games.europa_universalis.cb_tokens import reclaim_token
from kronika.games.europa_universalis.declaring import declare_war
from kronika.games.europa_universalis.elections import election
from kronika.games.europa_universalis.imperial_defence import duty_of_subjects
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.war_aftermath import free_action
from kronika.games.europa_universalis.war_steps import war_step
from tests.europa_universalis.working import Worked

ACTS = {
    WAR_STEP: war_step,
    CALL_STEP: call_step,
    DUTY_OF_SUBJECTS: duty_of_subjects,
    FREE_ACTION: free_action,
    ELECTION: election,
    RECLAIM_TOKEN: reclaim_token,
}


def calm(scenario: str = "S14", forces: bool = False, **switches: bool) -> Position:
    """A scenario without wars, relations or Influence; without forces unless it is said."""
    named = {name.replace("_", "-"): on for name, on in switches.items()}
    position = Position(scenario, switches=named).no_relations().no_influence()
    s = position.s
    s.enemies = [0] * len(s.enemies)
    s.attackers = [0] * len(s.attackers)
    if not forces:
        position.no_forces()
    for each in s.realm_of:
        s.power[s.seat_of[each] * 3 + 2] = 5
    return position


def declared(position: Position, realm: str, target: str, *answers: tuple[str, str]) -> Worked:
    """A player declares war on one target, and all of it is carried out."""
    position.active(realm)
    rules = declare_war(position.s, position.seat(realm), USUAL)
    return Worked(position.s, ACTS, rules, (realm, f"declare-war-on {target}"), *answers)


def asked(worked: Worked, prompt: str) -> list[tuple[int, list[str]]]:
    """Who was asked a question, and what was offered."""
    return [(seat, options) for seat, name, options in worked.asked if name == prompt]
