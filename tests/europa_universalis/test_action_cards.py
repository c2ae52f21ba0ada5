"""Chapter 6: action cards are played, display cards used, and what they cost."""

import pytest

from kronika.games.europa_universalis.action_cards import (
    can_play_card,
    can_use_display,
    play_card,
    playable,
    use_display,
    uses_at,
)
from kronika.games.europa_universalis.agenda import CARD_DONE, COUNTER_WINDOW, EFFECTS, Duty
from kronika.games.europa_universalis.card_costs import card_costs, card_scene, is_playable
from kronika.games.europa_universalis.cards import draw_card
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.names import CARDS, TITLES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import cubes_left
from kronika.games.europa_universalis.reactions import reaction_window
from kronika.games.europa_universalis.state import DISPLAYED, Table
from kronika.games.europa_universalis.terms import ACTION_TIME, ADM, DIP, NONE, POWERS, REACTIONS
from kronika.games.europa_universalis.turn import ACTS

from .helpers import area, realm
from .working import Worked

pytestmark = pytest.mark.compiled

DONE = {each: ACTS[each] for each in (CARD_DONE, EFFECTS, COUNTER_WINDOW)}


def with_cards(who: str, *cards: str) -> Position:
    p = Position("S10").no_forces().active(who).hand(who, *cards)
    return p.mat(who, adm=8, dip=2, mil=2, ducats=20)


def played(p: Position, who: str, card: str, *answers: tuple[str, str]) -> Worked:
    rules = play_card(p.s, p.seat(who), USUAL)
    return Worked(p.s, DONE, rules, (who, f"play-card {card}"), *answers)


def used(p: Position, who: str, use: str, *answers: tuple[str, str]) -> Worked:
    rules = use_display(p.s, p.seat(who), USUAL)
    return Worked(p.s, DONE, rules, (who, f"use-card {use}"), *answers)


def number(card: str) -> int:
    return CARDS.ids.index(card)


def title(s: Table, card: str) -> int:
    return s.content.actions.cards[number(card)].title


def costs(p: Position, who: str, card: str) -> list[int]:
    scene = card_scene(p.s, p.seat(who), number(card))
    return card_costs(p.s, p.seat(who), title(p.s, card), scene)


CHURCH = "adm-01-1"


@pytest.mark.rule("EU-6.0.1", "EU-6.0.2", "EU-6.0.3", "EU-6.0.7")
def test_a_card_is_paid_resolved_and_discarded() -> None:
    p = with_cards("castile", CHURCH)
    castile = p.seat("castile")
    before = p.s.cardinals.count(castile)
    price = costs(p, "castile", CHURCH)
    assert price[ADM] == 2
    assert can_play_card(p.s, castile, USUAL)
    played(p, "castile", CHURCH)
    assert p.s.hands[castile] == []
    assert p.s.discards[ADM][-1] == number(CHURCH)
    assert p.s.power[castile * 3 + ADM] == 6
    assert p.s.cardinals.count(castile) == before + 1


@pytest.mark.rule("EU-6.0.2")
def test_who_cannot_pay_cannot_play() -> None:
    p = with_cards("castile", CHURCH).mat("castile", adm=1)
    assert not can_play_card(p.s, p.seat("castile"), USUAL)


@pytest.mark.rule("EU-6.0.2")
def test_no_card_has_a_negative_price() -> None:
    p = Position("S10").state_religion("castile", "protestant").mat("castile", stability=-3)
    for card in CARDS.ids:
        assert min(costs(p, "castile", card)) >= 0


@pytest.mark.rule("EU-6.0.2")
def test_the_price_is_of_the_type_of_the_deck() -> None:
    s = Position("S10").s
    for each in s.content.actions.titles:
        assert all(each.costs[type] == 0 for type in range(3) if type != each.deck)


@pytest.mark.rule("EU-6.0.4", "EU-6.0.5")
def test_each_card_shows_one_character() -> None:
    s = Position("S10").s
    for card in s.content.actions.cards:
        character = s.content.actions.characters[card.character]
        assert character.power in (NONE, 0, 1, 2)


@pytest.mark.rule("EU-6.1.1", "EU-6.1.2", "EU-6.1.3", "EU-6.2.21")
def test_covert_actions_are_in_the_diplomatic_deck() -> None:
    s = Position("S10").s
    for each in s.content.actions.titles:
        uses = [s.content.actions.uses[use] for use in each.uses]
        if each.covert or any(use.covert for use in uses):
            assert each.deck == DIP
    assert {each.deck for each in s.content.actions.titles} == {0, 1, 2}


@pytest.mark.rule("EU-6.0.8")
def test_an_empty_deck_is_made_anew_without_the_five_top_discards() -> None:
    s = Position("S10").s
    all_of_it = [number(card) for card in CARDS.ids if card.startswith("adm")]
    s.decks[ADM], s.discards[ADM] = [], all_of_it[:7]
    card = draw_card(s, ADM)
    assert card in all_of_it[:2]
    assert s.discards[ADM] == all_of_it[2:7]
    s.decks[ADM], s.discards[ADM] = [], all_of_it[:5]
    assert draw_card(s, ADM) in all_of_it[:5]
    assert s.discards[ADM] == []


def centralized() -> str:
    return _of("centralize-power")[0]


def _of(name: str) -> list[str]:
    """Cards of a title."""
    s = Position("S10").s
    place = TITLES.ids.index(name)
    return [CARDS.ids[c] for c, card in enumerate(s.content.actions.cards) if card.title == place]


@pytest.mark.rule("EU-EXA18", "EU-6.2.1", "EU-6.2.2", "EU-6.2.3")
def test_centralize_power_of_austria() -> None:
    card = centralized()
    p = with_cards("austria", card).mat("austria", adm=5, ducats=4)
    austria = p.seat("austria")
    free = cubes_left(p.s, austria)
    played(p, "austria", card)
    place = austria * DISPLAYED
    assert (p.s.display[place], p.s.charges[place]) == (number(card), 3)
    assert (p.s.power[austria * 3 + ADM], p.s.ducats[austria]) == (3, 2)
    assert cubes_left(p.s, austria) == free + 2 - 3
    assert not can_use_display(p.s, austria, USUAL), "not in the turn in which it was played"
    p.active("austria").infantry("austria", "austria", 8)
    used(p, "austria", "war-taxes")
    assert p.s.ducats[austria] == 10
    assert p.s.power[austria * 3 + ADM] == 2
    assert p.s.charges[place] == 1
    assert sum(p.s.unrest[each] for each in p.s.lands[realm("austria")]) == 1
    assert uses_at(p.s, austria, ACTION_TIME) != []
    p.active("austria")
    used(p, "austria", "royal-intendants")
    assert p.s.display[place] == NONE
    assert p.s.discards[ADM][-1] == number(card)


@pytest.mark.rule("EU-EXA18", "EU-6.2.2", "EU-6.2.20")
def test_war_taxes_as_a_reaction() -> None:
    p = Position("S10").no_forces().active("france").displayed("austria", centralized(), 3)
    p.mat("austria", adm=1, ducats=0).infantry("austria", "austria", 4)
    duty = Duty(34, REACTIONS.index("war-on-you"), p.seat("austria"))
    acts = {**DONE, 34: reaction_window}
    Worked(p.s, acts, reaction_window(p.s, duty), ("austria", "react-with war-taxes"))
    assert p.s.ducats[p.seat("austria")] == 4
    assert p.s.charges[p.seat("austria") * DISPLAYED] == 1


@pytest.mark.rule("EU-6.2.3")
def test_a_use_needs_all_its_cubes() -> None:
    p = Position("S10").no_forces().displayed("austria", centralized(), 1).active("austria")
    p.mat("austria", adm=5).infantry("austria", "austria", 4)
    offered = Worked(p.s, {}, use_display(p.s, p.seat("austria"), USUAL)).asked[0][2]
    assert "use-card war-taxes" not in offered
    assert "use-card royal-intendants" in offered


@pytest.mark.rule("EU-6.2.4")
def test_a_third_display_card_replaces_one_whose_cubes_return() -> None:
    reforms, traditions = _of("military-reforms")[0], _of("military-traditions")[0]
    p = with_cards("austria", centralized())
    austria = p.seat("austria")
    p.displayed("austria", reforms, 3)
    p.s.display[austria * DISPLAYED + 1] = number(traditions)
    p.s.charges[austria * DISPLAYED + 1] = 2
    played(p, "austria", centralized(), ("austria", f"replace-display {traditions}"))
    first = austria * DISPLAYED
    assert p.s.display[first : first + 2] == [number(reforms), number(centralized())]
    assert p.s.charges[first : first + 2] == [3, 3]
    assert number(traditions) in p.s.discards[2]


@pytest.mark.rule("EU-6.2.4", "EU-OPA32")
def test_never_two_of_a_name() -> None:
    one, other = _of("centralize-power")[:2]
    p = with_cards("austria", other).displayed("austria", one, 1)
    worked = played(p, "austria", other)
    first = p.seat("austria") * DISPLAYED
    assert p.s.display[first : first + 2] == [number(other), NONE]
    assert p.s.charges[first] == 3
    assert number(one) in p.s.discards[ADM]
    assert not [name for _, name, _ in worked.asked if name == "replace-display"]


@pytest.mark.rule("EU-6.2.20", "EU-6.2.10")
def test_reactions_and_battle_actions_are_no_action_of_a_turn() -> None:
    p = with_cards("castile", _of("counterespionage")[0], _of("defensive-league")[0])
    assert playable(p.s, p.seat("castile")) == []


def alliance_of_france() -> tuple[Position, str, str]:
    """France can play New Alliance on Aragon; Castile has 2 Influence there."""
    card, answer = _of("new-alliance")[0], _of("counterespionage")[0]
    p = with_cards("france", card).no_influence().no_relations().hand("castile", answer)
    p.influence("castile", aragon=2).influence("france", aragon=1)
    p.mat("castile", dip=2).mat("france", dip=4, ducats=2)
    return p, card, answer


@pytest.mark.rule("EU-EXA17", "EU-6.2.22", "EU-OPA12", "EU-5.4.CO2")
def test_new_alliance_is_countered() -> None:
    p, card, answer = alliance_of_france()
    france, castile = p.seat("france"), p.seat("castile")
    played(p, "france", card, ("france", "target-realm aragon"), ("castile", f"counter {answer}"))
    assert (p.s.power[france * 3 + DIP], p.s.ducats[france]) == (0, 0)
    assert p.s.power[castile * 3 + DIP] == 0
    assert {number(card), number(answer)} <= set(p.s.discards[DIP])
    assert p.s.ally[realm("aragon")] == NONE
    assert p.s.influence[castile * len(p.s.core) + area("aragon")] == 2


@pytest.mark.rule("EU-6.2.22")
def test_it_goes_on_if_nobody_counters() -> None:
    p, card, _ = alliance_of_france()
    played(p, "france", card, ("france", "target-realm aragon"), ("castile", "let-covert-pass"))
    assert p.s.influence[p.seat("castile") * len(p.s.core) + area("aragon")] == 0


@pytest.mark.rule("EU-OPA12")
def test_who_has_nothing_there_is_not_asked() -> None:
    p, card, answer = alliance_of_france()
    p.no_influence().influence("france", aragon=1).influence("austria", aragon=1)
    p.mat("austria", dip=2).hand("austria", answer)
    worked = played(p, "france", card, ("france", "target-realm aragon"))
    asked = {seat for seat, name, _ in worked.asked if name == "counter-covert"}
    assert asked == {p.seat("austria")}


@pytest.mark.rule("EU-6.0.3")
def test_a_card_that_does_nothing_cannot_be_played() -> None:
    p = with_cards("austria", centralized())
    assert is_playable(p.s, p.seat("austria"), number(centralized()))
    other = with_cards("castile", _of("study-technology")[0])
    other.s.tags = [() for _ in other.s.tags]
    assert playable(other.s, other.seat("castile")) == []


@pytest.mark.rule("EU-6.0.9", "EU-6.0.5")
def test_the_number_of_a_card_names_its_deck() -> None:
    content = Position("S10").s.content.actions
    for place, name in enumerate(CARDS.ids):
        deck, title_number, copy = name.split("-")
        card = content.cards[place]
        assert POWERS.index(deck) == content.titles[card.title].deck
        assert title_number.isdigit()
        assert copy.isdigit()
        character = content.characters[card.character]
        assert 1 <= character.mortality <= 6
        if character.power == NONE:
            assert len(character.skills) == 3
        else:
            assert character.skill > 0
