"""The pack of the game: numbers of cards, what is on some of them, and mistakes in its files."""

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from kronika.core.text import LANGUAGES
from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.content import Content, default, load
from kronika.games.europa_universalis.decks.goals import MISSION_DECKS, codes_of
from kronika.games.europa_universalis.effects import modifiers, things, verbs
from kronika.games.europa_universalis.effects.walk import every_effect
from kronika.games.europa_universalis.ground import CONTENT
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, REALMS, ZONES
from kronika.games.europa_universalis.proofs import eligible_nodes
from kronika.games.europa_universalis.scenarios import Scenario
from kronika.games.europa_universalis.terms import (
    A_EVENT,
    ADM,
    B_EVENT,
    BATTLE_TIME,
    CATHOLIC,
    DIP,
    DISPLAY_TIME,
    GOLD,
    LAND_UNITS,
    MARKS,
    MIL,
    NONE,
    POWERS,
    PROTESTANT,
    REACTION_TIME,
    REALM_EVENT,
    RELIGIOUS_IDEAS,
    SLAVES,
    SYMBOLS,
)

from .helpers import area, province, realm, spoilt, zone

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


def scenario(content: Content, name: str) -> Scenario:
    return content.scenarios[names.SCENARIOS.number(name)]


@pytest.mark.rule("EU-CMP.2", "EU-D.2", "EU-SCN.2")
def test_numbers_of_cards(content: Content) -> None:
    assert [len(deck) for deck in content.actions.deck_cards] == [36, 36, 36]
    assert len(content.trade.numbers) == 44
    assert sum(map(len, content.events.of_age)) == 221
    assert len(content.setups) == 17
    assert sum(map(len, content.goals.mission_decks.values())) == 160
    assert sum(len(deck) for decks in content.goals.milestone_decks for deck in decks) == 64
    assert sum(map(len, content.ideas.of_power)) == 30
    assert len(content.goals.struggle_numbers) == 10
    assert len(content.bots.numbers) == 48
    assert len(content.scenario_numbers) == 17


def test_action_cards(content: Content) -> None:
    titles = [content.actions.titles[n] for n in content.actions.title_numbers.values()]
    assert len(titles) == 36
    assert Counter(title.deck for title in titles) == {ADM: 12, DIP: 12, MIL: 12}
    kinds = Counter(title.timings[0].kind for title in titles)
    assert (kinds[DISPLAY_TIME], kinds[REACTION_TIME], kinds[BATTLE_TIME]) == (5, 4, 2)
    assert sum(len(title.uses) for title in titles) == len(content.actions.uses) == 14
    assert sum(title.covert for title in titles) == 3
    assert sum(use.covert for use in content.actions.uses) == 3
    advisors = [
        sum(
            content.actions.characters[content.actions.cards[card].character].power != NONE
            for card in deck
        )
        for deck in content.actions.deck_cards
    ]
    assert advisors == [31, 30, 11]


@pytest.mark.rule("EU-EXA19")
def test_characters_that_the_rulebook_names(content: Content) -> None:
    number = names.CHARACTERS.number("maximilien-de-bethune-duke-of-sully")
    sully = content.actions.characters[number]
    assert (sully.power, sully.skill, sully.ducats) == (ADM, 2, 2)
    title = content.actions.cards[sully.card].title
    assert names.TITLES.ids[title] == "development"
    pizarro = content.actions.characters[names.CHARACTERS.number("francisco-pizarro")]
    assert (pizarro.power, pizarro.dice, pizarro.mil) == (NONE, [0, 2, 0], 1)


def test_a_display_card_and_its_uses(content: Content) -> None:
    title = content.actions.titles[names.TITLES.number("centralize-power")]
    assert title.costs == [2, 0, 0, 2]
    assert title.timings[0].uses == 3
    use = content.actions.uses[names.USES.number("war-taxes")]
    assert names.TITLES.ids[use.title] == "centralize-power"
    assert (use.costs, use.times, len(use.timings)) == ([1, 0, 0, 0], 2, 2)


def test_costs_that_change(content: Content) -> None:
    title = content.actions.titles[names.TITLES.number("assembly-of-the-estates")]
    assert [(each.paid, each.by_stability) for each in title.changes] == [
        *((ADM, True), (ADM, False), (ADM, False)),
    ]


def test_ideas(content: Content) -> None:
    assert [names.IDEAS.ids[number] for number in content.ideas.basic] == [
        *("bureaucracy", "quest-for-the-new-world", "cannons"),
    ]
    assert sum(idea.government for idea in content.ideas.ideas) == 5
    monarchy = content.ideas.ideas[names.IDEAS.number("absolute-monarchy")]
    assert (monarchy.power, monarchy.age, monarchy.cost) == (ADM, 3, 5)
    assert {trigger.trigger for trigger in monarchy.triggers} >= {things.AT_PEACE_TERMS}
    cannons = content.ideas.ideas[names.IDEAS.number("cannons")]
    assert cannons.modifiers[0].word == modifiers.ENABLE
    assert things.ENABLED[cannons.modifiers[0].enabled] == "artillery"


@pytest.mark.rule("EU-12.1.1", "EU-12.1.5")
def test_trade_cards(content: Content) -> None:
    cards = [content.trade.cards[number] for number in content.trade.numbers]
    assert len(content.trade.good_special) == 19
    assert Counter(card.start for card in cards) == {0: 31, 1: 2, NONE: 11}
    assert Counter(card.special for card in cards) == {NONE: 39, GOLD: 3, SLAVES: 2}
    cloth = content.trade.cards[names.TRADE.number("t02-3")]
    assert [NODES[node.node] for node in cloth.nodes] == ["champagne", "english-channel"]
    assert NODES[cloth.nodes[0].secondary] == "genoa"
    assert [PROVINCES[key] for key in cloth.nodes[1].keys] == ["brugge", "gent", "london", "essex"]
    assert cloth.nodes[1].plus == [1, 0, 0, 0]
    assert content.tables.trade_income[cloth.sort] == [[11, 14], [8, 10], [5, 6]]


@pytest.mark.rule("EU-16.1.2", "EU-16.1.4", "EU-16.0.5")
def test_events_of_each_age(content: Content) -> None:
    of_age = [[content.events.events[n] for n in numbers] for numbers in content.events.of_age]
    types = [[e.type for e in events] for events in of_age]
    assert [found.count(A_EVENT) for found in types] == [8, 8, 8, 8]
    assert [found.count(REALM_EVENT) for found in types] == [32, 34, 26, 26]
    assert [found.count(B_EVENT) for found in types] == [17, 18, 18, 18]
    assert [sum(e.ruler != NONE for e in events) for events in of_age] == [27, 29, 23, 23]
    england = [e for e in of_age[0] if e.realm == realm("england")]
    assert {MARKS[e.mark] for e in england} == {"1", "2"}


@pytest.mark.rule("EU-EXC04")
def test_the_wars_of_the_roses(content: Content) -> None:
    event = content.events.events[names.EVENTS.number("wars-of-the-roses")]
    assert event.realm == realm("england")
    ruler = content.events.rulers[event.ruler]
    assert names.RULERS.ids[event.ruler] == "edward-iv"
    assert ruler.realm == realm("england")
    found = {effect.word for effect in every_effect(event.effects)}
    assert {verbs.REBELS, verbs.UNREST, verbs.CHOOSE} <= found


def test_symbols_of_events(content: Content) -> None:
    def many(age: int, symbol: str, of_a: bool) -> int:
        events = [content.events.events[n] for n in content.events.of_age[age - 1]]
        number = SYMBOLS.index(symbol)
        return sum(number in e.symbols for e in events if (e.type == A_EVENT) == of_a)

    for age in (1, 2, 3, 4):
        assert many(age, "mortality-1", True) == 3
        assert many(age, "power-struggle", True) == 2
    assert [many(age, "religious-ideas", True) for age in (1, 2, 3, 4)] == [0, 3, 2, 0]
    assert SYMBOLS[RELIGIOUS_IDEAS] == "religious-ideas"
    assert many(4, "revolution", False) == 6


@pytest.mark.rule("EU-13.3.1")
def test_dynamic_realms(content: Content) -> None:
    found = {REALMS[dnpr.realm]: len(dnpr.provinces) for dnpr in content.events.dnprs}
    assert found == {
        "portugal": 5,
        "netherlands": 5,
        "muscovy": 10,
        "united-states": 2,
        "burgundy": 6,
        "brandenburg": 4,
        "persia": 4,
        "mughals": 2,
    }
    portugal = content.events.dnprs[0]
    assert portugal.provinces[0] == province("lisboa")


@pytest.mark.rule("EU-17.2.1", "EU-17.2.3", "EU-17.2.4")
def test_missions(content: Content) -> None:
    goals = content.goals
    sizes = {MISSION_DECKS[deck]: len(cards) for deck, cards in goals.mission_decks.items()}
    assert sizes.pop("generic-1") == 13
    assert sizes.pop("generic-2") == 12
    assert set(sizes.values()) == {15}
    assert len(sizes) == 9
    codes = codes_of(goals, realm("england"))
    mission = goals.missions[codes["2D"]]
    assert mission.prerequisites == [codes["1B"], codes["2A"]]
    assert mission.unlocks == [codes["3F"], codes["3G"]]
    reconquista = goals.missions[names.MISSIONS.number("castile-1a")]
    assert (reconquista.tier, reconquista.prestige) == (1, 2)
    assert reconquista.effects[0].idea == names.IDEAS.number("tercios-janissaries")


@pytest.mark.rule("EU-17.3.1")
def test_milestones(content: Content) -> None:
    assert [[len(deck) for deck in age] for age in content.goals.milestone_decks] == [[4] * 4] * 4


@pytest.mark.rule("EU-17.4.2")
def test_power_struggles(content: Content) -> None:
    italy = content.goals.struggles[names.STRUGGLES.number("italian-wars")]
    assert {AREAS[each] for each in italy.areas} == {
        *("lombardy", "venetia", "central-italy", "naples"),
    }
    assert [criterion.prestige for criterion in italy.criteria] == [2, 2, 2, 1]


@pytest.mark.rule("EU-3.3.3", "EU-DV.4", "EU-9.3.6")
def test_manpower_follows_from_the_tracks(content: Content) -> None:
    manpower = {REALMS[r]: setup.manpower for r, setup in content.setups.items()}
    assert manpower["castile"] == 6
    assert manpower["austria"] == 5 + 3  # the Emperor adds Imperial Authority
    assert content.tables.manpower(6, 3, 0, 0) == 6
    assert content.tables.manpower(21, 0, 0, 0) == 11
    assert content.tables.manpower(40, 8, 19, 6) == 20


@pytest.mark.rule("EU-EXA08")
def test_tax_of_castile(content: Content) -> None:
    setup = content.setups[realm("castile")]
    assert sum(content.atlas.province_tax[p] for p in setup.provinces) == 12
    assert content.tables.vassal_manpower[4] == 2


@pytest.mark.rule("EU-TC09", "EU-18.8.2")
def test_the_die_of_an_emperor_whom_nobody_plays(content: Content) -> None:
    changes = content.tables.emperor_changes[3]
    assert [3 + changes[roll - 1] for roll in (1, 2, 5, 6)] == [2, 3, 4, 4]


@pytest.mark.rule("EU-D.4", "EU-D.5")
@pytest.mark.rule("EU-14.2.4", "EU-9.7.14")
def test_dice(content: Content) -> None:
    assert len(set(content.tables.rebel_die)) == 6
    assert [dice.count(NONE) for dice in content.tables.battle_dice] == [1, 1, 1]
    assert len(content.tables.battle_dice) == len(LAND_UNITS)
    assert sorted(content.tables.exploration_numbers) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("EU-5.5.RU9", "EU-EXA16")
def test_what_units_cost(content: Content) -> None:
    infantry, cavalry, artillery = content.tables.unit_ducats[0]
    assert 2 * infantry + artillery == 10
    assert 2 * infantry + cavalry + artillery == 15


@pytest.mark.rule("EU-SCN.3")
def test_the_standard_start(content: Content) -> None:
    england = content.setups[realm("england")]
    assert (england.ducats, england.power, england.stability) == (15, [3, 3, 3], 0)
    assert len(england.merchants) == 2
    assert england.religion == CATHOLIC
    assert names.RULERS.ids[england.ruler] == "henry-vi"
    found = scenario(content, "grand-campaign")
    assert found.emperor == realm("austria")
    assert found.authority == 3


@pytest.mark.rule("EU-SCN.10")
def test_a_scenario_changes_setup_cards(content: Content) -> None:
    found = scenario(content, "sea-beggars")
    england, netherlands, castile = found.setups
    assert england.religion == PROTESTANT
    assert england.merchants == content.setups[realm("england")].merchants
    assert netherlands.mercenaries() == 2
    assert castile.exhausted == 6
    assert castile.regulars() + castile.exhausted <= castile.manpower == 20
    assert found.wars == [(realm("castile"), realm("netherlands"))]
    assert found.atlas.province_realm[province("amsterdam")] == realm("netherlands")
    assert found.rules[0].effects[0].forbidden == things.AUTOMATIC_WHITE_PEACE
    assert found.victory.tax_growth


@pytest.mark.rule("EU-TD11", "EU-SCN.20")
def test_the_first_scenario(content: Content) -> None:
    found = scenario(content, "first-crowns")
    assert [REALMS[seat] for seat in found.seats] == ["england", "france", "castile"]
    assert REALMS[found.seats[found.first_player]] == "castile"
    assert found.rounds() == 4
    assert found.advanced == 0
    cards = [content.trade.cards[number] for number in content.trade.numbers]
    atlas = found.atlas
    start = [c for c in cards if c.start == 0 and any(atlas.has_node[n.node] for n in c.nodes)]
    assert len(start) == 31
    assert atlas.realm_capital[realm("poland")] == province("kalisz")
    assert len(atlas.electors) == 5


@pytest.mark.rule("EU-TC04", "EU-16.0.6", "EU-16.1.6", "EU-SCN.17")
def test_sizes_of_event_decks(content: Content) -> None:
    for number in content.scenario_numbers:
        found = content.scenarios[number]
        for deck in found.event_decks:
            total = 8 + sum(deck.of_realms) + deck.of_b
            assert total == 4 * found.events_per_round
            if not found.two_players:
                assert found.events_per_round == len(found.seats) + 1


def test_seats_of_scenarios(content: Content) -> None:
    seats = Counter(len(content.scenarios[n].seats) for n in content.scenario_numbers)
    assert seats == {2: 3, 3: 6, 4: 4, 5: 2, 6: 2}


@pytest.mark.rule("EU-12.2.2", "EU-12.2.3", "EU-12.2.4")
def test_nodes_that_a_realm_is_connected_to_at_the_start(content: Content) -> None:
    def nodes(name: str) -> set[str]:
        found = eligible_nodes(content.atlas, content.setups[realm(name)])
        return {NODES[node] for node in found}

    # By ships in the Channel and on the Doggerbank; from Towns of Normandy to Champagne.
    assert {"english-channel", "north-sea", "champagne"} <= nodes("england")
    assert "sevilla" not in nodes("england")
    # Its own Area, and one beside it, which needs nothing itself.
    assert {"wien-node", "saxony-node"} <= nodes("austria")
    assert "krakow-node" in nodes("poland")
    assert "maghreb" not in nodes("castile")


@pytest.mark.rule("EU-BOT.24", "EU-BOT.29")
def test_bots(content: Content) -> None:
    assert [level[0] for level in content.bots.levels] == [6, 7, 8, 9]
    assert set(content.bots.realms) == set(content.setups)
    assert all(sum(each.deck) == 20 for each in content.bots.realms.values())
    assert content.bots.realms[realm("england")].sea == sorted(
        map(
            zone,
            ("english-channel", "doggerbank", "northeastern-atlantic", "northwestern-atlantic"),
        )
    )


def test_another_pack_keeps_the_numbers_of_the_game(tmp_path: Path) -> None:
    copy = spoilt(tmp_path, "ideas.json", '"id": "tolerance"', '"id": "broad-minds"')
    for file in copy.glob("*.json"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace('"id": "tolerance"', '"id": "broad-minds"'), encoding="utf-8")
    other = load(copy)
    number = names.IDEAS.number("broad-minds")
    assert number >= 30
    assert other.ideas.ideas[number].power == ADM
    assert other.lexicon.ideas["cannons"] == default().lexicon.ideas["cannons"]
    assert "broad-minds" not in default().lexicon.ideas
    assert other.ideas.ideas[names.IDEAS.number("tolerance")].power == NONE


def test_everything_has_a_name_in_every_language() -> None:
    kinds = {
        "title": names.TITLES.ids,
        "use": names.USES.ids,
        "character": names.CHARACTERS.ids,
        "ruler": names.RULERS.ids,
        "idea": default().lexicon.ideas,
        "good": names.GOODS.ids,
        "event": names.EVENTS.ids,
        "mission": names.MISSIONS.ids,
        "milestone": names.MILESTONES.ids,
        "struggle": names.STRUGGLES.ids,
        "scenario": names.SCENARIOS.ids,
        "scenario-rule": names.RULES.ids,
        "area": AREAS,
        "province": PROVINCES,
        "realm": REALMS,
        "zone": ZONES,
        "node": NODES,
    }
    for language in LANGUAGES:
        text = "\n".join(
            path.read_text(encoding="utf-8")
            for path in sorted((CONTENT.parent / "locale").glob(f"*{language}.ftl"))
        )
        assert text.count("    .into = ") >= len(AREAS) + len(ZONES)
        for kind, ids in kinds.items():
            missing = [id for id in ids if f"\n{kind}-{id} = " not in text]
            assert missing == []


def test_powers_of_decks() -> None:
    assert POWERS == ("adm", "dip", "mil")
    assert area("leon") == AREAS.index("leon")


def test_content_is_read_from_the_package(tmp_path: Path) -> None:
    copytree(CONTENT, tmp_path / "content")
    assert len(load(tmp_path / "content").scenario_numbers) == 17
