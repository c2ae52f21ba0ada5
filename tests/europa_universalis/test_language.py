"""The language of the cards: its words, what is read from them, and every mistake that is named."""

import sys
from pathlib import Path
from typing import Any

import pytest

from kronika.core.entries import Entry
from kronika.core.errors import ContentError
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects import (
    amounts,
    conditions,
    modifiers,
    people,
    selectors,
    things,
    verbs,
)
from kronika.games.europa_universalis.effects.kinds import NAMES
from kronika.games.europa_universalis.effects.nodes import (
    EVERYBODY,
    NO_LEAST,
    NO_MOST,
    YOU,
    Amount,
    Condition,
    Effect,
    Extras,
    Modifier,
    Selector,
    Who,
)
from kronika.games.europa_universalis.effects.possible import problem, reach
from kronika.games.europa_universalis.effects.reader import Reader
from kronika.games.europa_universalis.effects.vocabulary import (
    EVENT,
    IDEA,
    PLAIN,
    SCENARIO,
    Family,
    Part,
)
from kronika.games.europa_universalis.effects.walk import every_condition, every_effect
from kronika.games.europa_universalis.names import IDEAS
from kronika.games.europa_universalis.terms import INFANTRY, ISLAM, MIL, NONE, PROTESTANT

from .helpers import area, province, province_names, realm

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

import effect_words

pytestmark = pytest.mark.compiled

FAMILIES: list[tuple[Any, Family, object]] = [
    (verbs, verbs.EFFECTS, Effect(0, YOU)),
    (conditions, conditions.CONDITIONS, Condition(0, YOU)),
    (modifiers, modifiers.MODIFIERS, Modifier(0, YOU)),
    (selectors, selectors.SELECTORS, Selector(0)),
    (people, people.PEOPLE, Who(0)),
    (amounts, amounts.AMOUNTS, Amount(0)),
]
ELSEWHERE = {"subject"}
"""What a node keeps as who or where."""


def reader(manner: int = PLAIN, age: int = 0) -> Reader:
    found = Reader(default().lexicon, default().atlas)
    found.begin("card", manner, age)
    return found


def effects(*trees: Any, manner: int = PLAIN, age: int = 0) -> list[Effect]:
    entry = Entry('cards.json: cards "card"', {"effects": list(trees)}, ["effects"])
    return reader(manner, age).effects(entry, "effects")


def condition(tree: Any, manner: int = PLAIN, age: int = 0) -> Condition:
    entry = Entry('cards.json: cards "card"', {"if": tree}, ["if"])
    return reader(manner, age).condition(entry, "if")


def selector(tree: Any) -> Selector:
    where = condition({"owns": {"in": tree, "min": 1}}).where
    assert where is not None
    return where


def gain(what: str, n: Any = 1, **more: Any) -> dict[str, Any]:
    return {"gain": {"what": what, "n": n, **{k.replace("_", "-"): v for k, v in more.items()}}}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: str(family[1].name))
def test_words_have_the_numbers_of_their_constants(family: tuple[Any, Family, object]) -> None:
    module, words, _ = family
    for place, word in enumerate(words.words):
        constant = word.name.upper().replace("-", "_")
        if words.name == "amount":
            constant += "_AMOUNT"
        assert getattr(module, constant) == word.code == place
        assert words.word(word.name) is word
        assert word.meaning.endswith(".")


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: str(family[1].name))
def test_nodes_keep_every_part_of_their_words(family: tuple[Any, Family, object]) -> None:
    _, words, node = family
    for word in words.words:
        for part in word.parts:
            assert hasattr(node, part.attribute) or part.attribute in ELSEWHERE, part.name


def test_extras_keep_every_part() -> None:
    for action, parts in things.WITH_PARTS.items():
        assert action in things.ACTIONS
        for text in parts.split():
            assert hasattr(Extras(), Part(text).attribute)


def test_numbers_of_words() -> None:
    assert [len(family.words) for _, family, _ in FAMILIES] == [50, 79, 11, 26, 13, 4]
    assert len(things.RESOURCES) == things.CASUS_BELLI + 1
    assert len(things.ACTIONS) == things.PAPAL_ACTION + 1
    assert len(things.COSTS) == things.PLAY_CARD + 1
    assert len(things.OWN) == things.CAVALRY_IN_BATTLE + 1
    assert len(things.TRIGGERS) == things.AT_LOST_RULER + 1


def test_who_is_you_unless_somebody_is_named() -> None:
    (effect,) = effects(gain("ducats", 3))
    assert effect.word == verbs.GAIN
    assert effect.what == things.DUCATS
    assert effect.n is not None
    assert (effect.n.word, effect.n.number) == (amounts.NUMBER_AMOUNT, 3)
    assert effect.who is YOU
    (effect,) = effects(gain("ducats", 3, who={"player-with-most": "prestige"}))
    assert effect.who.word == people.PLAYER_WITH_MOST
    assert effect.who.number == things.MEASURES.index("prestige")


def test_rules_of_scenarios_are_for_everybody() -> None:
    cost = {"action": "research-idea", "type": "dip", "delta": -2}
    (effect,) = effects({"permanent": [{"cost": cost}]}, manner=SCENARIO)
    (modifier,) = effect.modifiers
    assert modifier.who is EVERYBODY
    assert (modifier.action, modifier.paid, modifier.delta) == (things.RESEARCH_IDEA, 1, -2)


def test_counts_divide_add_and_are_capped() -> None:
    count = {"count": {"own": "ducats"}, "per": 5, "plus": 1, "max": 4}
    (effect,) = effects({"lose": {"what": "ducats", "n": count}})
    assert effect.n is not None
    assert effect.n.count is not None
    assert effect.n.count.number == things.OWN_DUCATS
    assert (effect.n.per, effect.n.plus, effect.n.most) == (5, 1, 4)


def test_a_target_is_spoken_of_in_what_follows() -> None:
    (effect,) = effects(
        {
            "target": {
                "kind": "area",
                "n": 2,
                "that": [{"convertible": {"where": {"chosen": "area"}}}],
                "then": [{"convert": {"area": {"chosen": "area"}, "faith": "state-religion"}}],
            }
        }
    )
    assert (effect.word, effect.kind, effect.number) == (verbs.TARGET, things.AREA_TARGET, 2)
    assert effect.conditions[0].word == conditions.CONVERTIBLE
    assert effect.then[0].faith == things.STATE_RELIGION
    assert effect.then[0].where is not None
    assert effect.then[0].where.word == selectors.CHOSEN


def test_choices_payments_and_dice() -> None:
    a, b = gain("adm", 1), gain("mil", 1)
    need = {"religion": {"faith": ["islam"]}}
    choose, pay, roll = effects(
        {"choose": {"A": [a], "B": [b], "needs": {"B": need}}},
        {"pay": {"cost": [{"what": "ducats", "n": 2}], "then": [a], "else": [b]}},
        {"roll": {"die": "d6", "table": {"1-2": [a], "3": [b], "4-6": [a]}}},
    )
    assert choose.first[0].what == things.ADM_POWER
    assert choose.second[0].what == things.MIL_POWER
    assert choose.needs[0] is None
    assert choose.needs[1] is not None
    assert choose.needs[1].faiths == [ISLAM]
    assert pay.costs == [(things.DUCATS, 2)]
    assert pay.otherwise[0].what == things.MIL_POWER
    assert [face[0].what for face in roll.faces] == [1, 1, 3, 1, 1, 1]
    assert len(list(every_effect([choose, pay, roll]))) == 3 + 2 + 2 + 6


def test_actions_with_extras() -> None:
    with_ = {"steps": 3, "mountains-free": True}
    (effect,) = effects({"action": {"action": "land-move", "free": True, "with": with_}})
    assert effect.action == things.LAND_MOVE
    assert effect.free
    assert effect.extras is not None
    assert (effect.extras.steps, effect.extras.mountains_free) == (3, True)


def test_costs_of_cards_name_a_title() -> None:
    cost = {"cost": {"action": "card:development", "type": "adm", "delta": -1}}
    (effect,) = effects({"this-round": [cost]})
    modifier = effect.modifiers[0]
    assert effect.word == verbs.THIS_ROUND
    assert modifier.action == things.PLAY_CARD
    assert modifier.title == default().lexicon.titles["development"]


def test_bounds_are_numbers_without_gaps() -> None:
    found = condition({"stability": {"min": -1, "max": 0}})
    assert (found.least, found.most) == (-1, 0)
    found = condition({"owns": {"in": {"areas": ["ireland"]}, "min": 2}})
    assert (found.least, found.most, found.growth) == (2, NO_MOST, 0)
    found = condition({"base-tax": {"growth": 3, "since": "age"}})
    assert (found.least, found.growth, found.since) == (NO_LEAST, 3, things.THIS_AGE)


def test_conditions_lie_in_each_other() -> None:
    inner = {"not": {"at-war": True}}
    found = condition(
        {"all": [inner, {"any": [{"emperor": True}, {"at-war": {"with": "france"}}]}]}
    )
    words = [each.word for each in every_condition(found)]
    assert words == [
        *(conditions.ALL, conditions.NOT, conditions.AT_WAR, conditions.ANY),
        *(conditions.EMPEROR, conditions.AT_WAR),
    ]
    assert found.parts[1].parts[1].realm == realm("france")


def test_peace_of_a_player_and_of_the_chosen_realm() -> None:
    that = [{"at-peace": {"who": {"chosen": "npr"}}}, {"at-peace": {"who": "you"}}]
    (effect,) = effects({"target": {"kind": "npr", "that": that, "then": [gain("dip")]}})
    assert effect.conditions[0].where is not None
    assert effect.conditions[1].where is None


def test_nodes_are_listed_or_all_of_a_sort() -> None:
    for said, number in ((["genoa"], 0), (["any"], 2), (["distant"], 3)):
        found = condition({"merchants-in": {"nodes": said, "min": 1}}).nodes
        assert found is not None
        assert found.number == number
    (effect,) = effects({"expand-node": {"nodes": {"nodes": "maritime"}}})
    assert effect.where is not None
    assert effect.where.number == things.MARITIME


def test_triggers_and_modifiers_of_ideas() -> None:
    on = {"on": {"trigger": "age-end", "do": [gain("prestige")]}}
    dice = {"dice": {"unit": "infantry", "delta": 1}}
    entry = Entry("ideas.json: idea", {"permanent": [on, dice]}, ["permanent"])
    found, triggers = reader(IDEA).permanent(entry, "permanent")
    assert triggers[0].trigger == things.AT_AGE_END
    assert found[0].unit == INFANTRY


def test_what_a_selector_can_reach() -> None:
    atlas = default().atlas
    castile = reach(selector({"areas": ["castile"]}), atlas)
    assert castile is not None
    assert province_names(sorted(castile)) == {"burgos", "madrid", "murcia"}
    both = selector({"all": [{"region": "main"}, {"gold": True}]})
    assert len(reach(both, atlas) or ()) == 6
    outside = selector({"not": {"region": "hre"}})
    assert province("paris") in (reach(outside, atlas) or ())
    assert province("wien") not in (reach(outside, atlas) or ())
    assert reach(selector({"own": "provinces"}), atlas) is None
    assert reach(selector({"facing": ["gulf-of-bothnia"]}), atlas) == set(
        atlas.zone_ports[NAMES["zone"].index("gulf-of-bothnia")]
    )
    assert len(reach(selector({"region": "india-arabia"}), atlas) or ()) == 19


def test_ideas_are_numbers_and_of_their_age() -> None:
    (effect,) = effects({"idea": {"id": "line-infantry", "discount": "all"}}, age=3)
    assert effect.idea == IDEAS.number("line-infantry")
    assert effect.discount == things.ALL_OF_IT
    assert default().lexicon.idea_power[effect.idea] == MIL


def test_a_condition_can_be_possible_later() -> None:
    content = default()
    found = condition({"religion": {"faith": ["protestant"]}})
    assert found.faiths == [PROTESTANT]
    assert problem(found, content.atlas, 2, content.lexicon) is None
    assert problem(found, content.atlas, 1, content.lexicon) is not None


AREA_TARGET = {"chosen": "area"}
MISTAKES: dict[str, tuple[Any, str]] = {
    "unknown word": ({"gian": {}}, 'unknown effect "gian" (did you mean "gain"?)'),
    "two words": ({"gain": {}, "lose": {}}, "must have one key, the effect"),
    "no parts": ({"gain": 3}, '"gain" must be a table'),
    "unknown part": (gain("ducats", 1, whom="you"), 'unknown field "whom"'),
    "missing part": ({"gain": {"what": "ducats"}}, 'missing field "n"'),
    "unknown resource": (gain("gold", 1), 'unknown what "gold"'),
    "part of another resource": (gain("ducats", 1, deck="adm"), '"ducats" has no "deck"'),
    "resource without its part": (gain("influence", 1), '"influence" must have "where"'),
    "amount 0": (gain("ducats", 0), 'field "n" must be from 1 to 15'),
    "amount too large": (gain("stability", 7), '"n" is too large for "stability"'),
    "all of something": (gain("ducats", "all"), "only vassals"),
    "unknown area": (gain("claim", 1, where={"areas": ["castle"]}), 'unknown area "castle"'),
    "unknown province": (gain("town", 1, where={"provinces": ["x"]}), 'unknown province "x"'),
    "unknown selector": (gain("claim", 1, where={"zone": 1}), 'unknown selector "zone"'),
    "empty list": (gain("claim", 1, where={"areas": []}), "must name something"),
    "twice in a list": (
        gain("claim", 1, where={"areas": ["leon", "leon"]}),
        "must name something, and nothing twice",
    ),
    "a realm for a place": (
        {"rebels": {"n": 1, "where": {"eligible": "alliance"}}},
        'field "where": "eligible" does not select places',
    ),
    "a place for a realm": (
        gain("alliance", 1, where={"areas": ["leon"]}),
        '"areas" does not select realms',
    ),
    "counted outside of a count": (
        {"calm": {"n": 1, "where": {"own": "ducats"}}},
        '"own" does not select places',
    ),
    "one of two": ({"calm": {"n": 1, "where": {"all": [{"gold": True}]}}}, "at least two"),
    "the same twice": (
        {"calm": {"n": 1, "where": {"any": [{"gold": True}, {"gold": True}]}}},
        "has the same twice",
    ),
    "not true": ({"calm": {"n": 1, "where": {"gold": False}}}, "can only be true"),
    "selects nothing": (
        {"calm": {"n": 1, "where": {"not": {"any": [{"region": "main"}, {"region": "distant"}]}}}},
        'field "where" selects nothing',
    ),
    "chosen without a target": (
        {"convert": {"area": AREA_TARGET, "faith": "islam"}},
        "is not within a target of that kind",
    ),
    "unknown who": (gain("ducats", 1, who="me"), 'unknown who "me"'),
    "unknown form of who": (gain("ducats", 1, who={"some": 1}), 'unknown who "some"'),
    "nobody plays it": (gain("ducats", 1, who={"realm": "ming"}), 'nobody can play "ming"'),
    "unknown measure": (
        gain("ducats", 1, who={"player-with-most": "gold"}),
        'unknown player-with-most "gold"',
    ),
    "that without a pick": (
        {"union": {"with": {"realm": "that"}, "mode": "dispute"}},
        '"that" without a realm',
    ),
    "pick without its part": (
        {"union": {"with": {"pick": {"by": "you", "having": "capital-in"}}, "mode": "dispute"}},
        '"region" and having a capital in it belong together',
    ),
    "same options": ({"choose": {"A": [gain("adm")], "B": [gain("adm")]}}, "are the same"),
    "no effects": ({"each": {"who": "opponents", "do": []}}, 'field "do" must not be empty'),
    "same branches": (
        {"if": {"cond": {"emperor": True}, "then": [gain("adm")], "else": [gain("adm")]}},
        '"then" and "else" are the same',
    ),
    "gap in a table": ({"roll": {"die": "d6", "table": {"1-5": [gain("adm")]}}}, "at 6"),
    "overlap in a table": (
        {"roll": {"die": "d6", "table": {"1-4": [gain("adm")], "4-6": [gain("dip")]}}},
        "4 is no number of a die, or there twice",
    ),
    "free and cheaper": (
        {"action": {"action": "trade", "free": True, "discount": 1}},
        "what is free has no discount",
    ),
    "with of another action": (
        {"action": {"action": "trade", "with": {"steps": 2}}},
        'unknown field "steps"',
    ),
    "leaves and rejoins": ({"hre": {"area": "saxony"}}, "exactly one of leaves, rejoins"),
    "loan": ({"loan": {"who": "you"}}, "exactly one of cancel, forced"),
    "no idea": ({"idea": {"who": "you"}}, 'must have "id", "type" or "from"'),
    "idea and type": ({"idea": {"id": "cannons", "type": "mil"}}, '"id" excludes "type"'),
    "unknown idea": ({"idea": {"id": "steam"}}, 'unknown id "steam"'),
    "on a card": (
        {"on": {"trigger": "age-end", "do": [gain("adm")]}},
        '"on" is for ideas',
    ),
    "forbid on a card": (
        {"forbid": {"what": "trade", "realms": ["france"]}},
        '"forbid" is for the rules of scenarios',
    ),
    "permanent on a card": (
        {"permanent": [{"income": {"type": "adm", "delta": 1}}]},
        '"permanent" is for the rules of scenarios',
    ),
    "no modifiers": ({"this-round": []}, 'field "this-round" must not be empty'),
    "unknown modifier": ({"this-round": [{"price": {}}]}, 'unknown modifier "price"'),
    "delta 0": ({"this-round": [{"income": {"type": "adm", "delta": 0}}]}, "must not be 0"),
    "wrong payment": (
        {"this-round": [{"cost": {"action": "war-without-cb", "type": "adm", "delta": 1}}]},
        '"war-without-cb" is not paid with that',
    ),
    "unknown title": (
        {"this-round": [{"cost": {"action": "card:none", "type": "adm", "delta": 1}}]},
        'unknown title "none"',
    ),
    "idea of another type": (
        {
            "this-round": [
                {"cost": {"action": "research-idea", "id": "cannons", "type": "adm", "delta": -1}}
            ]
        },
        '"cannons" is paid with another type',
    ),
    "immune where": ({"this-round": [{"immune": {"to": "declare-war"}}]}, 'must have "where"'),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_of_effects_are_named(mistake: str) -> None:
    tree, message = MISTAKES[mistake]
    with pytest.raises(ContentError) as caught:
        effects(tree)
    assert str(caught.value).startswith('cards.json: cards "card": effects 1')
    assert message in str(caught.value)


IMPOSSIBLE: dict[str, tuple[Any, int, str]] = {
    "unknown condition": ({"own": {}}, 0, 'unknown condition "own"'),
    "no bound": ({"cores": {}}, 0, "has no bound"),
    "two bounds": ({"cores": {"min": 1, "max": 3}}, 0, "has several bounds: min, max"),
    "min above max": ({"stability": {"min": 2, "max": 1}}, 0, '"min" is above "max"'),
    "growth without since": ({"cores": {"growth": 1}}, 0, '"growth" and "since"'),
    "since without growth": ({"cores": {"min": 1, "since": "age"}}, 0, '"growth" and "since"'),
    "battles of all times": ({"won-battles": {"min": 1}}, 0, '"growth" and "since"'),
    "growth of a round": ({"cores": {"growth": 1, "since": "round"}}, 0, "not remembered"),
    "vassal and bound": ({"vassal": {"realm": "naples", "min": 1}}, 0, "excludes a bound"),
    "idea in two ways": ({"has-idea": {"id": "cannons", "min": 1}}, 0, "exactly one of"),
    "neither true nor table": ({"at-war": "france"}, 0, "must be true or a table"),
    "more than there are": (
        {"owns": {"in": {"areas": ["cyprus"]}, "min": 2}},
        *(0, "can never hold: it asks for 2, there are at most 1"),
    ),
    "more pieces than exist": ({"alliances": {"min": 5}}, 0, "there are at most 4"),
    "always": ({"marriages": {"min": 0}}, 0, "always holds"),
    "always up to": ({"interest": {"max": 9}}, 0, "always holds: there are never more than 5"),
    "too unstable": ({"stability": {"max": -4}}, 0, "never so low"),
    "too stable": ({"stability": {"min": 4}}, 0, "there are at most 3"),
    "too many electors": ({"imperial-authority": {"min": 7}}, 0, "there are at most 6"),
    "later idea": ({"has-idea": {"id": "line-infantry"}}, 1, "of a later age"),
    "no form": ({"has-idea": {"government": True}}, 1, "no government form in this age"),
    "too many ideas": ({"has-idea": {"min": 6, "type": "adm"}}, 1, "there are at most 5"),
    "early protestants": ({"religion": {"faith": ["protestant"]}}, 1, "in the first age"),
    "early revolution": ({"religion": {"faith": ["revolutionary"]}}, 3, "only in the last age"),
    "no such age": ({"age": {"min": 5}}, 0, "ages are from 1 to 4"),
    "not playable": ({"player-realm": {"realm": "ming"}}, 0, "nobody can play that realm"),
    "galleys at sea": (
        {"ships": {"kind": ["galley"], "where": ["doggerbank"], "min": 1}},
        *(0, "no galley sails there"),
    ),
    "too many merchants": (
        {"merchants-in": {"nodes": ["genoa", "sevilla"], "min": 3}},
        *(0, "there are at most 2"),
    ),
    "too much influence": (
        {"influence-in": {"where": {"areas": ["leon"]}, "min": 10}},
        *(0, "there are at most 9"),
    ),
}


@pytest.mark.parametrize("mistake", IMPOSSIBLE)
def test_impossible_conditions_are_named(mistake: str) -> None:
    tree, age, message = IMPOSSIBLE[mistake]
    with pytest.raises(ContentError) as caught:
        condition(tree, age=age)
    assert str(caught.value).startswith('cards.json: cards "card": if')
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "tree",
    [
        gain("ducats", 1),
        {"this-round": [{"income": {"type": "adm", "delta": 1}}]},
        {"if": {"cond": {"emperor": True}, "then": [gain("adm", 1, who="you")]}},
    ],
)
def test_events_name_everybody(tree: Any) -> None:
    effects(tree)
    with pytest.raises(ContentError, match='an event must say "who"'):
        effects(tree, manner=EVENT)


def test_imperial_authority_is_nobodys() -> None:
    (effect,) = effects(gain("imperial-authority", 1), manner=EVENT)
    assert effect.what == things.IMPERIAL_AUTHORITY


def test_uses_are_counted_by_cards() -> None:
    uses = default().reader.uses
    assert len(uses["effect", "gain"]) == 467
    assert len(uses["selector", "pick"]) == 4
    assert len(uses["condition", "owns"]) == 75
    assert "events/the-printing-press" in uses["effect", "idea"]
    assert ("effect", "advisor") not in uses


def test_places_are_numbers() -> None:
    (effect,) = effects({"hre": {"area": "saxony", "leaves": True}})
    assert (effect.area, effect.leaves, effect.rejoins) == (area("saxony"), True, False)
    (effect,) = effects({"war": {"attacker": "france", "defender": "milan"}})
    assert (effect.realm, effect.other) == (realm("france"), realm("milan"))
    assert effect.idea == NONE


def test_the_table_of_words_is_up_to_date() -> None:
    """Written by tools/effect_words.py."""
    assert effect_words.FILE.read_text(encoding="utf-8") == effect_words.document(
        default().reader.uses
    )
