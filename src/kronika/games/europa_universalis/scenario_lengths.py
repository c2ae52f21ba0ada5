"""EU-SCN.26: a scenario of the first start can be played for fewer ages, or for more."""

from .content import Content
from .scenario_checks import meets
from .scenarios import MissionChoice, Scenario, Victory
from .terms import AGES


def can_be_resized(scenario: Scenario, content: Content) -> bool:
    """EU-SCN.26: whether it begins in 1444."""
    return scenario.start == content.first_start and scenario.ages[0] == 1


def with_ages(scenario: Scenario, content: Content, count: int) -> Scenario:
    """EU-SCN.26, EU-TD09: the scenario with so many ages. Further ages use the numbers of the last
    listed one; what falls out is found anew; threshold and lead follow."""
    assert 1 <= count <= len(AGES)
    other = Scenario(scenario.atlas)
    _copy_table(scenario, other)
    _copy_cards(scenario, other)
    other.ages = list(range(1, count + 1))
    other.event_decks = [deck for deck in scenario.event_decks if deck.age <= count]
    goals = content.goals
    other.removed_milestones = [
        number
        for age in other.ages
        for deck in goals.milestone_decks[age - 1]
        for number in deck
        if not meets(other, goals.milestones[number].needs, None)
    ]
    for seat, choice in enumerate(scenario.missions):
        same = MissionChoice(choice.deck, choice.any_available)
        same.done = choice.done
        same.fixed = choice.fixed
        same.removed = [
            number
            for number in goals.mission_decks[choice.deck]
            if not meets(other, goals.missions[number].needs, scenario.setups[seat])
        ]
        other.missions.append(same)
    other.victory = _resized_victory(scenario.victory, count)
    return other


def _resized_victory(victory: Victory, count: int) -> Victory:
    other = Victory(35 + 25 * count, 15 if count == 1 else 20)
    other.tax_growth = victory.tax_growth
    other.sudden_lead = victory.sudden_lead
    other.sudden_from = victory.sudden_from
    other.instant = victory.instant
    other.extra = victory.extra
    other.ranks = victory.ranks
    return other


def _copy_table(scenario: Scenario, other: Scenario) -> None:
    other.number = scenario.number
    other.seats = scenario.seats
    other.first_player = scenario.first_player
    other.humans = scenario.humans
    other.bots = scenario.bots
    other.two_players = scenario.two_players
    other.complexity = scenario.complexity
    other.minutes = scenario.minutes
    other.start = scenario.start
    other.religions = scenario.religions
    other.setups = scenario.setups
    other.wars = scenario.wars
    other.truces = scenario.truces
    other.emperor = scenario.emperor
    other.authority = scenario.authority
    other.hre_religion = scenario.hre_religion
    other.curia_slots = scenario.curia_slots
    other.cardinals = scenario.cardinals
    other.dnprs = scenario.dnprs
    other.manpower_tokens = scenario.manpower_tokens


def _copy_cards(scenario: Scenario, other: Scenario) -> None:
    other.events_per_round = scenario.events_per_round
    other.face_up_events = scenario.face_up_events
    other.continents_join = scenario.continents_join
    other.removed_ideas = scenario.removed_ideas
    other.fixed_milestones = scenario.fixed_milestones
    other.struggles = scenario.struggles
    other.struggles_shuffled = scenario.struggles_shuffled
    other.advanced = scenario.advanced
    other.optional = scenario.optional
    other.rules = scenario.rules
