"""Chapters 4.7 and EU-SCN.24: when the game ends, final scoring, and who wins."""

from typing import Final

from kronika.core.asks import Event, Rules
from kronika.core.state import Result

from .agenda import Duty, Scene
from .counting import amount
from .curia import catholic_players, papal_controller
from .decks.goals import Criterion
from .holding import holds
from .land import base_tax, tax_value, vassal_tax
from .order import turn_order
from .people_in_play import candidates, strictly
from .purse import all_power
from .relations import alliances_of, marriages_of
from .state import Table
from .terms import LARGE_TOWNS, NONE, SMALL_TOWNS, VASSAL_TOKENS
from .words import MISSION, NUMBER, PLAYER

OVER: Final = "events"
LEAD: Final = "lead"
PRESTIGE: Final = "prestige"
PIECES: Final = "pieces"
INSTANT: Final = "instant"
LEFT: Final = "left"
REASONS: Final = (OVER, LEAD, PRESTIGE, PIECES, INSTANT, LEFT)
"""EU-4.7.1, EU-4.7.2, EU-4.7.3, EU-SCN.24; or nobody else is left."""

REVEALS_MISSION: Final = Event("reveals-mission", (PLAYER, MISSION, NUMBER))
FINAL_SCORE: Final = Event("final-score", (PLAYER, NUMBER, NUMBER))


def instant_winners(s: Table) -> list[int]:
    """EU-SCN.24, EU-4.7.15: for whom a condition holds that wins at once; if several, who has most
    Prestige; equal: nobody, final scoring decides."""
    found: list[int] = []
    for who, condition in s.scenario.victory.instant:
        for seat in candidates(s, who, Scene(NONE, NONE)):
            if holds(s, condition, Scene(NONE, seat)) and seat not in found:
                found.append(seat)
    most = max([s.prestige[seat] for seat in found], default=0)
    return [seat for seat in found if s.prestige[seat] == most]


def _lead(s: Table, seat: int) -> int:
    others = [s.prestige[other] for other in turn_order(s) if other != seat]
    return s.prestige[seat] - max(others) if others else s.prestige[seat]


def end_reason(s: Table) -> str:
    """EU-4.7.15, EU-4.7.1, EU-4.7.2, EU-4.7.3, EU-OPA03, EU-SCN.5, EU-SCN.24: why final scoring
    takes place after this round; empty: the game goes on."""
    victory = s.scenario.victory
    seats = turn_order(s)
    is_sudden = victory.sudden_lead and s.rounds >= victory.sudden_from
    if is_sudden and any(_lead(s, seat) >= victory.sudden_lead for seat in seats):
        return LEAD
    for seat in seats:
        if s.prestige[seat] >= victory.prestige and _lead(s, seat) >= victory.lead:
            return PRESTIGE
    for seat in seats:
        if (
            s.small_towns[seat] == SMALL_TOWNS
            and s.large_towns[seat] == LARGE_TOWNS
            and s.vassal_tokens[seat] == VASSAL_TOKENS
        ):
            return PIECES
    return OVER if is_age_over(s) and s.age + 1 == s.scenario.ages[-1] else ""


def is_age_over(s: Table) -> bool:
    """EU-4.6.1, EU-16.0.2: whether the deck of the age is empty."""
    return not s.event_halves[0] and not s.event_halves[1] and not s.face_down


def occupied_tax(s: Table, seat: int) -> int:
    """EU-4.7.12: Tax Value of a player's Towns that Rebels or Enemies Occupy; Vassals are none."""
    lands = s.lands[s.realm_of[seat]]
    return sum([tax_value(s, province) for province in lands if s.occupant[province] != NONE])


def final_points(s: Table, seat: int) -> dict[str, int]:
    """EU-4.7.5, EU-4.7.6, EU-4.7.7, EU-4.7.8, EU-4.7.9, EU-4.7.10, EU-4.7.11, EU-4.7.12, EU-4.7.13,
    EU-OPA02, EU-SCN.24, EU-TD10: what everything is worth at the end."""
    tax = base_tax(s, seat) + vassal_tax(s, seat)
    if s.scenario.victory.tax_growth:
        tax -= s.start_tax[seat]
    return {
        "tax": tax,
        "cores": s.core.count(seat),
        "marriages": marriages_of(s, seat),
        "alliances": 2 * alliances_of(s, seat),
        "curia": catholic_players(s) if papal_controller(s) == seat else 0,
        "authority": s.authority if s.emperor == s.realm_of[seat] else 0,
        "stability": s.content.tables.stability_prestige * s.stability[seat],
        "occupied": -occupied_tax(s, seat),
        "interest": -s.interest[seat],
        "extra": sum([_of_criterion(s, each, seat) for each in s.scenario.victory.extra]),
    }


def _of_criterion(s: Table, criterion: Criterion, seat: int) -> int:
    """EU-SCN.24: Prestige of a scenario's own criterion."""
    scene = Scene(NONE, seat)
    if seat not in strictly(s, criterion.who, scene):
        return 0
    if criterion.condition is not None and not holds(s, criterion.condition, scene):
        return 0
    if criterion.amount is not None:
        return amount(s, criterion.amount, scene, seat)
    return criterion.prestige


def met_missions(s: Table, seat: int) -> list[int]:
    """EU-4.7.4, EU-17.2.8: missions in hand whose requirements are met."""
    return [mission for mission in s.missions[seat] if is_met(s, seat, mission)]


def is_met(s: Table, seat: int, mission: int) -> bool:
    """EU-4.7.4: whether a player meets what a mission requires at the end."""
    requirement = s.content.goals.missions[mission].requirement
    return requirement is not None and holds(s, requirement, Scene(NONE, seat))


def final_scoring(s: Table, duty: Duty) -> Rules:
    """EU-4.7.4, EU-4.7.14, EU-H.4: all is counted on the position as it is, then scored."""
    yield from ()
    before = s.prestige.copy()
    points = [final_points(s, seat) for seat in range(s.count)]
    met = [met_missions(s, seat) for seat in range(s.count)]
    for seat in turn_order(s):
        worth = 0
        for mission in met[seat]:
            prestige = s.content.goals.missions[mission].prestige
            worth += prestige
            s.tell(REVEALS_MISSION, seat, mission, prestige)
        points[seat]["missions"] = worth
        total = sum(points[seat].values())
        s.prestige[seat] += total
        s.tell(FINAL_SCORE, seat, total, s.prestige[seat])
    seats = turn_order(s)
    best = max([_standing(s, seat) for seat in seats])
    winners = [seat for seat in seats if _standing(s, seat) == best]
    end(s, sorted(winners), REASONS[duty.a], before, points)


def _standing(s: Table, seat: int) -> tuple[int, int, int]:
    """EU-4.7.14, EU-OPA31: Prestige, then Monarch Power, then ducats."""
    return s.prestige[seat], all_power(s, seat), s.ducats[seat]


def end(
    s: Table,
    winners: list[int],
    reason: str,
    before: list[int] | None = None,
    points: list[dict[str, int]] | None = None,
) -> None:
    """The game is over: who has won, why, and what each had for what."""
    scores: dict[str, list[float]] = {"prestige": [float(each) for each in s.prestige]}
    if before is not None and points is not None:
        scores["track"] = [float(each) for each in before]
        for name in points[winners[0]]:
            if any(each.get(name, 0) for each in points):
                scores[name] = [float(each.get(name, 0)) for each in points]
    if s.scenario.victory.ranks:
        scores["rank"] = [float(rank_of(s, seat)) for seat in range(s.count)]
    s.result = Result(winners, reason, scores)


def rank_of(s: Table, seat: int) -> int:
    """EU-SCN.24: in solitaire, how many titles a lead over the best other seat is worth."""
    if s.switches.is_bot(seat):
        return 0
    return sum([_lead(s, seat) >= least for least in s.scenario.victory.ranks])
