"""What cards say: every word of their language in three languages, and every card of the pack."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from kronika.core.asks import Names
from kronika.core.state import fields
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects import things
from kronika.games.europa_universalis.effects.conditions import CONDITIONS
from kronika.games.europa_universalis.effects.kinds import NAMES
from kronika.games.europa_universalis.effects.modifiers import MODIFIERS
from kronika.games.europa_universalis.effects.nodes import (
    Amount,
    Condition,
    Effect,
    Extras,
    Modifier,
)
from kronika.games.europa_universalis.effects.verbs import EFFECTS
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.wording.cards import (
    EFFECT,
    OPTION_A,
    OPTION_B,
    PRESTIGE,
    REQUIRES,
    Line,
    body,
    card_lines,
    card_text,
    requirement_lines,
    speech_of,
)
from tests.europa_universalis import speaking

KINDS: dict[str, Names] = {
    "card": names.CARDS,
    "title": names.TITLES,
    "idea": names.IDEAS,
    "event": names.EVENTS,
    "mission": names.MISSIONS,
    "milestone": names.MILESTONES,
    "struggle": names.STRUGGLES,
    "trade": names.TRADE,
    "scenario": names.SCENARIOS,
}
pytestmark = pytest.mark.compiled

WRITTEN = ("card-text", "card-written")


def lines(kind: str, id: str, language: str = "en") -> list[Line]:
    number = KINDS[kind].number(id)
    return card_lines(text_of(GAME, language).message, default(), kind, number)


def said(kind: str, id: str, language: str = "en") -> list[tuple[str, str]]:
    return [(line.role, line.text) for line in lines(kind, id, language)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for name in WRITTEN
        for entry in FluentParser()
        .parse((GAME.folder / "locale" / f"{name}.{language}.ftl").read_text(encoding="utf-8"))
        .body
        if isinstance(entry, ast.Message)
    }


# Every card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_of_the_pack_has_words(kind: str, language: str) -> None:
    words = text_of(GAME, language).message
    for number, id in enumerate(KINDS[kind].ids):
        found = card_lines(words, default(), kind, number)
        assert found or kind == "scenario", id
        for line in found:
            assert line.text, id
            assert "  " not in line.text, (id, line.text)
            assert " ," not in line.text, (id, line.text)
            assert not re.search(r",[.;:)]", line.text), (id, line.text)
            assert ".." not in line.text, (id, line.text)
            assert "{" not in line.text, (id, line.text)


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_no_card_says_english_words(language: str) -> None:
    words = text_of(GAME, language).message
    english = re.compile(r"\b(the|and|your|gain|gains|each|with|Province|Area)\b")
    for kind in ("event", "mission", "milestone", "struggle", "idea", "title"):
        for number, id in enumerate(KINDS[kind].ids):
            for line in card_lines(words, default(), kind, number):
                assert not english.search(line.text), (id, line.text)


# Every word


def test_the_three_languages_have_the_same_messages() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language).keys() == english.keys()


def test_the_three_languages_have_the_same_forms_but_for_cases() -> None:
    cases = {"the", "gen", "dat", "acc", "ins", "in", "with"}
    english = messages("en")
    for language in LANGUAGES:
        for name, message in messages(language).items():
            found = {each.id.name for each in message.attributes} - cases
            assert found == {each.id.name for each in english[name].attributes} - cases, name


def sentences(language: str, *effects: Any, manner: int = 0) -> list[str]:
    speech = speech_of(text_of(GAME, language).message, default())
    return [line.text for line in body(speech, speaking.effects(*effects, manner=manner))]


def clauses(language: str, tree: Any) -> list[str]:
    speech = speech_of(text_of(GAME, language).message, default())
    return [line.text for line in requirement_lines(speech, [speaking.condition(tree)])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_resources_are_gained_and_lost(language: str) -> None:
    parts: dict[str, dict[str, Any]] = {
        "influence": {"where": {"in-reach": True}, "max-per-area": 2, "room-only": True},
        "claim": {"where": {"areas": ["castile", "leon"]}},
        "alliance": {"where": {"eligible": "alliance"}},
        "marriage": {"where": {"eligible": "marriage"}},
        "town": {"where": {"provinces": ["granada"]}},
        "vassal": {"where": {"realm": "france"}},
        "mercenary": {"unit": "cavalry"},
        "core": {"where": {"own": "areas"}},
        "casus-belli": {"against": {"realm": "france"}, "optional": True},
    }
    for resource in things.RESOURCES:
        for n in (1, 2, 5):
            gain = {"what": resource, "n": n, **parts.get(resource, {})}
            assert sentences(language, {"gain": gain})
        where = {"where": parts[resource]["where"]} if resource in ("alliance", "marriage") else {}
        for who in ("you", "opponents", {"realm": "ottomans"}):
            lost = {"what": resource, "n": 2, "who": who, **where}
            assert sentences(language, {"lose": lost})


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_costs_and_limits_have_words(language: str) -> None:
    for action in things.ACTIONS:
        assert sentences(language, {"action": {"action": action, "free": True, "times": 2}})
    for cost in things.COSTS[: things.PLAY_CARD]:
        paid = {"call-to-arms-defensive": "influence", "war-without-cb": "stability"}.get(
            cost, "ducats"
        )
        for delta in (-2, 1):
            modifier = {"cost": {"action": cost, "type": paid, "delta": delta}}
            assert sentences(language, {"this-round": [modifier]})
    for limit in things.LIMITS:
        assert sentences(language, {"this-round": [{"limit": {"what": limit, "delta": 1}}]})
    for measure in things.MEASURES:
        assert clauses(language, {"leads": {"measure": measure}})
        for word in ("player-with-most", "player-with-least"):
            gain = {"what": "ducats", "n": 1, "who": {word: measure}}
            assert sentences(language, {"gain": gain})


# The messages that words need, whichever card uses them.


def needed_messages() -> Iterator[str]:
    """The messages that are put together from names of the vocabulary."""
    for region in NAMES["region"]:
        yield f"place-{region}"
    for faith in NAMES["faith"]:
        yield from (f"place-faith-{faith}", f"believing-{faith}", f"noun-area-{faith}")
    for resource in things.RESOURCES:
        yield f"thing-{resource}"
    for cost in things.COSTS:
        yield f"cost-{cost}"
    for paid in things.COST_TYPES:
        yield f"paid-{paid}"
    for per in things.PER:
        yield f"per-{per}"
    for trigger in things.TRIGGERS:
        yield f"trigger-{trigger}"
    for limit in things.LIMITS:
        yield f"modifier-limit-{limit}"
    for immunity in things.IMMUNITIES:
        yield f"modifier-immune-{immunity}"
    for enabled in things.ENABLED:
        yield f"modifier-enable-{enabled}"
    for forbidden in things.FORBIDDEN:
        yield f"forbidden-{forbidden}"
    for target in things.TARGETS:
        yield from (f"effect-target-{target}", f"partner-chosen-{target}")
    for dice in things.DICE:
        yield f"dice-{dice}"
    for name in fields(Extras()):
        yield f"with-{name.replace('_', '-')}"
    for measure in things.MEASURES:
        yield f"measure-{measure}"
    around = ("if", "each")
    several = ("hre", "loan", "forbid", "target", "strike")
    for word in EFFECTS.words:
        if word.name not in (*around, *several):
            yield f"effect-{word.name}"
    yield from ("text-if", "text-otherwise", "text-for")
    for word in MODIFIERS.words:
        if word.name not in ("capacity", "limit", "immune", "enable"):
            yield f"modifier-{word.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_the_vocabulary_is_without_a_message(language: str) -> None:
    written = messages(language)
    assert [id for id in needed_messages() if id not in written] == []


MORE: dict[str, dict[str, Any]] = {
    "age": {"min": 2},
    "imperial-authority": {"min": 2},
    "has-idea": {"min": 2},
    "area-religion": {"where": {"areas": ["castile"]}, "is": "catholic", "min": 1},
    "peace-enforced": {"min": 1, "since": "age"},
    "won-battles": {"min": 1, "since": "round"},
    "converted": {"min": 1, "since": "game"},
    "discovered": {"continent": "america"},
    "completed": {"mission": "castile-1a"},
    "trade-power-in": {"node": ["genoa"]},
    "ruler-skill": {"type": "adm", "min": 2},
    "prestige-rank": {"is": "first"},
    "connected": {"node": {"chosen": "node"}},
    "expanded": {"node": {"chosen": "node"}},
    "convertible": {"where": {"chosen": "area"}},
    "in-reach": {"where": {"chosen": "area"}},
    "opponent-discs": {"where": {"chosen": "area"}, "min": 1},
    "player-units": {"where": {"chosen": "area"}, "max": 0},
    "key-power": {"min": 3},
    "battle": {"is": "naval"},
    "infantry-in-battle": {"min": 4},
    "artillery-up-to-cavalry": {"army": {"chosen": "own-army"}},
    "entered": {"army": {"chosen": "own-army"}},
    "merchants-in": {"nodes": ["genoa", "sevilla"], "min": 1},
    "most-influence": {"where": {"realm": "france"}, "min": 2},
    "plays": {"who": "you", "realm": "england"},
    "leads": {"measure": "prestige"},
    "hre-area": {"area": "austria"},
    "core": {"in": {"areas": ["castile"]}, "all": True},
    "religion": {"faith": ["catholic"]},
    "monarch-power": {"type": "adm", "min": 2},
    "player-owned": {"in": {"areas": ["castile"]}, "min": 1},
    "at-peace": {"who": "you"},
    "owned-areas": {"min": 2, "only": "no-core"},
    "whole-areas": {"min": 2},
    "claims": {"min": 2},
    "influence-in": {"where": {"areas": ["castile"]}, "min": 2},
    "influence-lead": {"where": {"areas": ["castile", "leon"]}, "min": 2},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [word.name for word in CONDITIONS.words])
def test_every_condition_can_be_said_and_denied(word: str, language: str) -> None:
    inner = {"stability": {"min": 1}}
    if word in ("all", "any"):
        tree: Any = {word: [inner, {"ducats": {"min": 9}}]}
    elif word == "not":
        tree = {"not": inner}
    else:
        entry = CONDITIONS.word(word)
        where = {part.name: {"areas": ["castile"]} for part in entry.parts if part.name == "in"}
        realm = {"realm": "france"} if entry.has("realm") and not entry.bounded else {}
        least = {"min": 2} if entry.bounded else {}
        tree = {word: MORE.get(word) or {**where, **realm, **least} or True}
    yes, no = clauses(language, tree), clauses(language, {"not": tree})
    assert yes != no


# How they sound


def test_an_event_for_a_realm_names_it_and_speaks_to_who_takes_it() -> None:
    assert said("event", "the-star-chamber")[:4] == [
        (EFFECT, "If you do not play England: gain 1 Diplomatic Power and 2 ducats."),
        (
            EFFECT,
            "England removes Unrest from up to 2 own Provinces and gains 1 Administrative Power.",
        ),
        (OPTION_A, "England gains 1 Stability and loses 4 ducats."),
        (
            OPTION_B,
            "England gains 8 ducats and 1 Administrative Power and adds Unrest to 1 own Town.",
        ),
    ]


def test_czech_has_its_cases_and_plurals() -> None:
    found = [text for _, text in said("event", "the-star-chamber", "cs")]
    assert found[0] == "Pokud nehraješ za Anglii: získej 1 diplomacii a 2 dukáty."
    assert found[3] == "Anglie získá 8 dukátů a 1 správu a přidá nepokoje na 1 vlastní město."


def test_polish_has_its_cases_and_plurals() -> None:
    found = [text for _, text in said("event", "the-star-chamber", "pl")]
    assert found[0] == "Jeśli nie grasz Anglią: zyskaj 1 Władzę dyplomatyczną i 2 dukaty."
    assert found[2] == "Anglia zyskuje 1 Stabilność oraz traci 4 dukaty."


def test_a_faith_has_the_case_that_its_sentence_wants() -> None:
    tree = {"religion": {"faith": ["revolutionary"]}}
    assert clauses("pl", tree) == ["Twoja religia państwowa to ideologia rewolucyjna."]
    assert clauses(
        "pl", {"religion": {"faith": ["revolutionary"], "who": {"realm": "france"}}}
    ) == ["Francja ma za religię państwową ideologię rewolucyjną."]
    assert clauses("cs", tree) == ["Máš za státní náboženství revoluci."]


def test_names_of_two_places_are_told_apart_from_the_next_name() -> None:
    tree = {"owns": {"in": {"areas": ["moscow-ryazan", "central-russia"]}, "min": 3}}
    assert clauses("pl", tree) == [
        "Posiadasz co najmniej 3 prowincje w Moskwie i Riazaniu oraz w Środkowej Rosji."
    ]
    assert clauses("cs", tree) == [
        "Vlastníš aspoň 3 provincie v Moskvě a Rjazani i ve Středním Rusku."
    ]


def test_what_one_thing_is_for_stands_in_one_place() -> None:
    claim = {"what": "claim", "n": 1, "where": {"provinces": ["volga", "ural"]}}
    assert sentences("cs", {"gain": claim}) == ["Umísti 1 nárok v provincii Volha nebo Ural."]
    assert sentences("en", {"gain": {**claim, "n": 2}}) == [
        "Place 2 Claims in the Provinces Volga or Ural."
    ]


def test_what_is_gained_somewhere_ends_its_list() -> None:
    cavalry = {"what": "cavalry", "n": 1, "where": {"areas": ["castile", "leon"]}}
    found = sentences("en", {"gain": cavalry}, {"gain": {"what": "mil", "n": 2}})
    assert found == ["Gain 1 Cavalry in Castile or León and gain 2 Military Power."]


def test_nobody_may_do_what_each_player_may_not_do() -> None:
    ban = {"immune": {"to": "declare-war", "who": "all-players", "where": {"areas": ["castile"]}}}
    assert sentences("cs", {"this-round": [ban]}) == [
        "V tomto kole: žádný hráč nesmí vyhlásit válku říším s hlavním městem v Kastilii."
    ]


def test_a_mission_says_what_it_needs_what_it_gives_and_its_prestige() -> None:
    assert said("mission", "castile-1b") == [
        (REQUIRES, "You have at least 4 Deployed Light Ships."),
        (REQUIRES, "You have a Merchant in the Trade Node Sevilla."),
        (
            EFFECT,
            "You may research the Idea Quest for the New World for 2 less "
            "(if not: gain 2 Monarch Power of any type).",
        ),
        (EFFECT, "Gain 3 ducats."),
        (PRESTIGE, "2 Prestige"),
    ]


def test_a_plural_realm_has_plural_verbs() -> None:
    assert "The Mamluks gain 1 Stability and lose 6 ducats." in card_text(
        text_of(GAME, "en").message,
        default(),
        "event",
        names.EVENTS.number("the-circassian-emirs"),
    )


def test_a_condition_about_a_plural_realm_has_a_plural_verb() -> None:
    tree = {"religion": {"faith": ["islam"], "who": {"realm": "ottomans"}}}
    assert clauses("en", tree) == ["The Ottomans have Islam as State Religion."]
    assert clauses("cs", tree) == ["Osmanská říše má za státní náboženství islám."]
    assert clauses("pl", {"not": tree}) == [
        "Imperium Osmańskie ma religię państwową inną niż islam."
    ]


def test_what_is_not_so_many_is_fewer() -> None:
    assert clauses("en", {"not": {"distant-towns": {"min": 3}}}) == [
        "You Own at most 2 distant Provinces or Territories."
    ]
    assert clauses("en", {"not": {"owns": {"in": {"areas": ["castile"]}, "min": 1}}}) == [
        "You Own no Province in Castile."
    ]


def test_a_condition_of_a_choice_stands_above_it() -> None:
    found = said("event", "black-army-before-vienna")
    assert (EFFECT, "If Hungary is an independent NPR:") in found
    place = found.index((EFFECT, "If Hungary is an independent NPR:"))
    assert [role for role, _ in found[place + 1 : place + 3]] == [OPTION_A, OPTION_B]
    assert found[place + 3][1].startswith("Otherwise: Austria adds Unrest to 2 own Towns")


# Numbers of texts that somebody wrote are those of the effects.

NUMBER = re.compile(r"\d+")
INSTEAD: dict[str, set[int]] = {
    # What a modifier makes of a number of the rules, which the text says instead of the change.
    "colonial-administration": {3, 4},
    "national-bank": {70},
    "cabinet": {4},
    "permanent-embassies": {3},
    "matrimonial-policy": {3},
    "learned-jurists": {2},
    "free-trade": {3},
    "nation-in-arms": {8, 6},
    "revolutionary-regime": {2},
    "constitutional-monarchy": {2},
    "merchant-convoy": {3},
}
UNSAID: dict[str, set[int]] = {
    # What the text says without a numeral: all, the second, the third.
    "voyage-of-discovery": {2},
    "tercios-janissaries": {2},
    "line-infantry": {2},
    "matrimonial-policy": {2},
    "nation-in-arms": {2},
}
PHASES = re.compile(r"\b(?:[Pp]hase|[Ff]áz[eií]|[Ff]az[aie]|[Ff]azie) \d")


def numbers_of(node: object) -> Iterator[int]:
    """Every number that a tree says."""
    if isinstance(node, (Effect, Modifier, Condition, Extras)):
        for name, value in fields(node).items():
            if name in SAID:
                yield from numbers_of(value)
    elif isinstance(node, Amount):
        yield from (each for each in (node.number, node.plus) if each > 0)
        if node.per > 1:
            yield node.per
        if node.most < 99:
            yield node.most
    elif isinstance(node, (list, tuple)):
        for each in node:
            yield from numbers_of(each)
    elif type(node) is int and 1 < abs(node) < 90:
        yield abs(node)


SAID = (
    *("n", "then", "otherwise", "first", "second", "modifiers", "delta", "discount", "extras"),
    *("condition", "conditions", "parts", "needs", "max_per_area", "least", "most"),
    *("ducat_discount", "mil_discount", "reveal", "trade_power", "free_rerolls", "steps"),
    *("free_units", "siege_strength", "range", "pass_hostile", "mercenary_limit"),
    *("unit_discount", "times", "cancel", "areas", "bot_power"),
)


def written_texts() -> Iterator[tuple[str, str, list[object]]]:
    content = default()
    for number, id in enumerate(names.TITLES.ids):
        title = content.actions.titles[number]
        if title.effects:
            yield f"title-text-{id}", id, [title.effects]
    for number, id in enumerate(names.USES.ids):
        yield f"use-text-{id}", id, [content.actions.uses[number].effects]
    for number, id in enumerate(names.IDEAS.ids):
        idea = content.ideas.ideas[number]
        yield f"idea-text-{id}", id, [idea.modifiers, idea.triggers, idea.immediate]


@pytest.mark.parametrize(("message", "id", "trees"), list(written_texts()))
def test_numbers_of_written_texts_are_those_of_the_effects(
    message: str, id: str, trees: list[object]
) -> None:
    wanted = {number for tree in trees for number in numbers_of(tree) if number > 1}
    for language in LANGUAGES:
        text = PHASES.sub("", text_of(GAME, language).message(message))
        found = {int(number) for number in NUMBER.findall(text)} - {1}
        assert wanted - found <= UNSAID.get(id, set()) | lessened(id), (language, text)
        assert found - wanted <= INSTEAD.get(id, set()) | RULES.get(id, set()), (language, text)


def lessened(id: str) -> set[int]:
    """Changes of numbers that the text says as what comes of them."""
    return {1, 2, 20} if id in INSTEAD else set()


RULES: dict[str, set[int]] = {
    # Numbers of the rules that a text reminds of.
    "colonial-administration": {4},
    "talent-at-court": {5},
}


def test_written_texts_have_the_same_numbers_in_all_languages() -> None:
    for message, _, _ in written_texts():
        found = [
            sorted(NUMBER.findall(text_of(GAME, language).message(message)))
            for language in LANGUAGES
        ]
        assert found[0] == found[1] == found[2], message
