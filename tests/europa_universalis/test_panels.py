"""The panels: all facts of a view are there, things can be chosen, nothing is drawn of nothing."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.asks import Ask
from kronika.core.drawing import Box, document
from kronika.core.scene import Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis.agenda import (
    BATTLE_STEP,
    PEACE_STEP,
    PIRATE_BATTLE,
    TERM_STEP,
    Duty,
)
from kronika.games.europa_universalis.battle_state import BATTLE_ACTIONS, CASUALTY, HIT, ROLL
from kronika.games.europa_universalis.deal_state import Deal
from kronika.games.europa_universalis.declaring import declare_war
from kronika.games.europa_universalis.drawing.battle import battle_box
from kronika.games.europa_universalis.drawing.deals import deal_box
from kronika.games.europa_universalis.drawing.empire import curia_box, empire_box
from kronika.games.europa_universalis.drawing.income import income_box
from kronika.games.europa_universalis.drawing.peace import peace_box
from kronika.games.europa_universalis.drawing.relations import relations_box
from kronika.games.europa_universalis.drawing.scene import Scene
from kronika.games.europa_universalis.drawing.status import rows_box
from kronika.games.europa_universalis.drawing.trade import revealed_box, trade_box
from kronika.games.europa_universalis.drawing.wars import wars_box
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.peace import peace_step, term_step
from kronika.games.europa_universalis.peace_state import (
    CHOOSE_TERM,
    EXCHANGE,
    KEEP_BOARD_STATE,
    PARTIAL,
    REMAINING_WARS,
    RETURN,
)
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    AREA_COUNT,
    CRUSADE,
    DIP,
    EXCOMMUNICATED,
    MERCHANTS,
    NONE,
    POWERS,
)
from kronika.games.europa_universalis.trading import trade
from kronika.games.europa_universalis.view import view
from tests.drawings import classes, icons, texts, title, titles
from tests.driving import Played

from .fighting import BATTLE_ACTS, Prepared
from .helpers import realm, zone
from .playing import first_ask, started
from .warring import calm

View = dict[str, Any]
Draw = Callable[[Scene, float], Box]
WIDE, PHONE = 1050.0, 354.0
WIDTHS = pytest.mark.parametrize("width", [WIDE, PHONE])


def seen(s: Table, player: int | None = 0, *touches: str, prompt: str = "", asked: int = 0) -> View:
    return {
        "table": view(s, player),
        "player": player,
        "options": [{"touches": [each]} for each in touches],
        "ask": {"players": [asked], "prompt": prompt, "arguments": []},
        "result": None,
        "decision": 1,
        "settings": {},
    }


@cache
def words(language: str = "en") -> Any:
    return text_of(GAME, language).message


def drawn(state: View, draw: Draw, width: float = WIDE, language: str = "en") -> Element:
    """A panel, drawn by itself; no word of it is wider than the panel."""
    scene = Scene(state, words(language), 0.4)
    box = draw(scene, width)
    assert box.width == width
    root = ElementTree.fromstring(document(box.markup, width, box.height, "panel", language))
    pieces(state, draw, width)
    return root


def pieces(state: View, draw: Draw, width: float) -> dict[str, str]:
    """The pieces of a panel on a page; drawn twice it is not drawn anew."""
    memory = Memory(words())
    scene = Scene(state, words(), 0.4, memory)
    first = draw(scene, width)
    found = {name: piece.version for name, piece in scene.pieces.items()}
    again = Scene(state, words(), 0.4, memory)
    assert draw(again, width).markup.source == first.markup.source
    return found


def choosable(root: Element) -> set[str]:
    return {each.attrib["data-touch"] for each in root.iter() if "data-touch" in each.attrib}


def named(root: Element, thing: str) -> Element:
    return next(each for each in root.iter() if each.attrib.get("data-thing") == thing)


def told(root: Element) -> str:
    return "\n".join([*texts(root), *titles(root)])


# Nothing


def test_nothing_is_drawn_of_nothing() -> None:
    position = calm()
    s = position.s
    s.emperor = NONE
    for area in range(AREA_COUNT):
        s.claims[area] = 0
    state = seen(s)
    scene = Scene(state, words(), 0.4)
    for draw in (battle_box, wars_box, peace_box, deal_box, empire_box):
        box = draw(scene, WIDE)
        assert (box.width, box.height) == (0, 0)
    assert relations_box(scene, 0, WIDE).height == 0
    s.religion = [NONE] * len(s.religion)
    s.roma, s.cardinals = NONE, []
    assert curia_box(Scene(seen(s), words(), 0.4), WIDE).height == 0


# Battle


def fight() -> Position:
    """A battle in which casualties are being taken."""
    position = calm().war("austria", "france").active("austria")
    position.alliance("france", "milan", active=True)
    position.army("austria", 1, "lombardy", infantry=4, cavalry=2, artillery=1)
    position.army("austria", 1, "lombardy", "mercenary", infantry=1)
    position.army("france", 1, "lombardy", infantry=4, cavalry=1, artillery=1)
    position.general("austria", 1, "mil-08-1")
    s = position.s
    Prepared(position, "austria", "lombardy", until=ROLL)
    while True:
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
        if duty.a == HIT:
            break
    s.pending.append((False, AREAS.index("tirol"), realm("austria")))
    return position


@WIDTHS
def test_a_battle_shows_leaders_dice_units_and_hits(width: float) -> None:
    position = fight()
    state = seen(position.s, position.seat("austria"))
    root = drawn(state, battle_box, width)
    battle = state["table"]["battle"]
    dice = [die for side in battle["sides"] for die in side["roll"]]
    found = classes(root)
    assert found["ep-die"] == len(dice) > 0
    assert found["miss"] == sum(die["symbol"] is None for die in dice)
    assert "Battle of Lombardy" in texts(root)
    assert words()("character-eugene-of-savoy") in texts(root)
    assert found["on"] == 2  # the plate and the word of the step that is under way
    for side in battle["sides"]:
        assert str(side["hits"]) in texts(root)
    assert "Milan" in texts(root)
    assert any("still to take" in each for each in texts(root))
    if width == WIDE:
        regulars = sum(
            sum(counts)
            for side in battle["sides"]
            for force in side["players"]
            for counts in force["units"].values()
        )
        assert found["ep-unit"] == regulars + battle["sides"][1]["nprs"]["milan"]


@WIDTHS
def test_who_has_fallen_in_a_round_is_struck_out(width: float) -> None:
    position = fight()
    s = position.s
    before = classes(drawn(seen(s, position.seat("austria")), battle_box, width))
    assert before["gone"] == 0
    while s.agenda[-1].act == BATTLE_STEP and s.agenda[-1].a in (HIT, CASUALTY):
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
    sides = view(s, 0)["battle"]["sides"]
    fallen = [each for side in sides for each in side["fallen"]]
    assert sum(each["number"] for each in fallen) == sum(side["hits"] for side in sides) > 0
    assert ["mercenary", "infantry"] in [each["sort"] for each in fallen]
    root = drawn(seen(s, position.seat("austria")), battle_box, width)
    found = classes(root)
    if width == WIDE:
        assert found["gone"] == found["c-strike"] == sum(each["number"] for each in fallen)
        assert found["ep-unit"] == before["ep-unit"], "as many as there were"
    else:
        assert found["gone"] == found["c-strike"] == len(fallen)
    assert "Fallen in this round: 1" in titles(root)
    s.battle.step = BATTLE_ACTIONS
    while s.battle.round == 1 and s.battle.is_on:
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
    if s.battle.is_on:
        assert not s.battle.fallen, "a new round has begun"


def test_what_a_battle_asks_for_can_be_chosen() -> None:
    position = fight()
    lit = ("army:army-1", "realm:milan", "area:tirol")
    state = seen(position.s, position.seat("austria"), *lit)
    assert choosable(drawn(state, battle_box)) == set(lit)
    foe = seen(position.s, position.seat("castile"), "army:army-1")
    assert choosable(drawn(foe, battle_box)) == set()


def test_dice_that_are_still_to_be_rolled_are_shown_before() -> None:
    position = calm().war("france", "castile").active("france")
    position.army("france", 1, "aquitaine", infantry=9).infantry("castile", "aquitaine", 2)
    Prepared(position, "france", "aquitaine", until=BATTLE_ACTIONS)
    root = drawn(seen(position.s), battle_box)
    assert classes(root)["ahead"] == classes(root)["ep-die"] == 6
    assert "No leader" in texts(root)


def test_battles_to_come_are_shown_before_any_is_fought() -> None:
    position = calm()
    position.s.pending.append((False, AREAS.index("tirol"), realm("austria")))
    root = drawn(seen(position.s, 0, "area:tirol"), battle_box, PHONE)
    assert choosable(root) == {"area:tirol"}


@WIDTHS
def test_a_battle_at_sea_shows_ships_and_cannons(width: float) -> None:
    position = calm("S16").war("england", "france").active("england")
    position.fleet("england", "english-channel", heavy=2, damaged=1)
    position.fleet("france", "english-channel", light=3, galley=1)
    s = position.s
    Prepared(position, "england", "sea:english-channel", until=ROLL)
    while s.agenda[-1].a != HIT:
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
    root = drawn(seen(s), battle_box, width)
    if width == WIDE:
        assert classes(root)["ep-unit"] == 7
    else:  # each sort once, with its number
        assert classes(root)["ep-unit"] == 4
        assert Counter(texts(root)) >= Counter("2131")
    assert classes(root)["c-strike"] == 1
    results = view(s, 0)["battle"]["sides"][0]["results"]
    assert results[1] == 3
    assert icons(root)["i-galley"] >= 2


def test_pirates_stand_on_the_other_side() -> None:
    position = calm("S16").active("england").fleet("england", "english-channel", light=3)
    s, node = position.s, NODES.index("english-channel")
    s.pirates[node] = 2
    s.agenda = [Duty(PIRATE_BATTLE, position.seat("england"), zone("english-channel"), node)]
    while s.agenda[-1].act != BATTLE_STEP or s.agenda[-1].a != BATTLE_ACTIONS:
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
    root = drawn(seen(s), battle_box)
    assert {"Pirates", "Against Pirates: English Channel"} <= set(texts(root))
    assert "Pirates: 2 Ships" in titles(root)


# Wars and peace


def warfare() -> Position:
    position = calm().war("france", "castile").war("austria", "venice").war("granada", "castile")
    position.alliance("france", "scotland", active=True, given=2)
    position.occupied("france", "burgos", "salamanca").occupied("castile", "toulouse")
    position.army("france", 1, "leon", infantry=5).army("castile", 1, "andalucia", infantry=2)
    return position


@WIDTHS
def test_wars_show_sides_lands_and_victories(width: float) -> None:
    position = warfare()
    state = seen(position.s, position.seat("france"), "realm:venice", "province:burgos")
    root = drawn(state, wars_box, width)
    everything = told(root)
    for war in state["table"]["wars"]:
        for side in war["sides"]:
            assert words()(f"realm-{side['realm']}") in texts(root)
            for province in side["occupied"]:
                assert title(named(root, f"province:{province}"))
    assert texts(root).count("attacker") == 3
    assert "Partial Victory" in texts(root)
    assert "occupies nothing" in texts(root)
    assert "Scotland" in everything
    assert choosable(root) == {"realm:venice", "province:burgos"}


def test_the_viewers_wars_come_first() -> None:
    position = warfare()
    root = drawn(seen(position.s, position.seat("austria")), wars_box)
    names = [each for each in texts(root) if each in ("Austria", "Venice", "France", "Castile")]
    assert names[:2] == ["Austria", "Venice"]


@WIDTHS
def test_a_war_that_is_being_declared_is_shown(width: float) -> None:
    position = calm().active("england")
    seat = position.seat("england")
    Played(declare_war(position.s, seat, USUAL), (seat, "declare-war-on scotland"), strict=False)
    root = drawn(seen(position.s), wars_box, width)
    assert "War is being declared" in texts(root)
    assert {"England", "Scotland"} <= set(texts(root))
    assert "without a Casus Belli" in texts(root)


def test_many_wars_are_told_in_short() -> None:
    position = warfare()
    for enemy in ("milan", "poland", "hungary", "saxony", "denmark", "bohemia", "savoy", "genoa"):
        position.war("ottomans", enemy)
    root = drawn(seen(position.s, position.seat("england")), wars_box)
    assert "Other wars" in texts(root)
    assert "Ottomans – Milan" in titles(root)
    assert "Burgos" in texts(root)


def settling() -> Position:
    position = warfare()
    s = position.s
    duty = Duty(TERM_STEP, CHOOSE_TERM, realm("france"), realm("castile"), PARTIAL)
    first_ask(term_step(s, duty))
    return position


@WIDTHS
def test_a_peace_shows_the_term_and_the_fate_of_provinces(width: float) -> None:
    position = settling()
    s = position.s
    root = drawn(seen(s, position.seat("france")), peace_box, width)
    assert "not chosen yet" in texts(root)
    assert {"Victor", "Loser", "Partial Victory"} <= set(texts(root))
    s.peace.term = KEEP_BOARD_STATE
    s.peace.choices = {PROVINCES.index("salamanca"): RETURN, PROVINCES.index("toulouse"): EXCHANGE}
    state = seen(s, position.seat("france"), "province:burgos")
    root = drawn(state, peace_box, width)
    assert {"is kept", "goes back", "is exchanged", "Keep Current Board State"} <= set(texts(root))
    (returned,) = [
        each["ducats"] for each in state["table"]["peace"]["provinces"] if each["ducats"]
    ]
    assert str(returned) in texts(root)
    assert choosable(root) == {"province:burgos"}


@WIDTHS
def test_a_negotiated_peace_shows_what_is_agreed_besides(width: float) -> None:
    position = settling()
    s = position.s
    castile, france = position.seat("castile"), position.seat("france")
    s.peace.term, s.peace.level, s.peace.has_victor = 0, 0, False
    s.peace.proposer, s.peace.extra_seat = france, castile
    s.peace.ties = [(0, AREAS.index("leon")), (1, AREAS.index("aragon")), (2, realm("portugal"))]
    s.deal = Deal()
    s.deal.is_peace = True
    s.deal.proposer, s.deal.partner, s.deal.writer, s.deal.ducats = castile, france, france, 7
    state = seen(s, castile, "realm:portugal", prompt="answer-peace", asked=castile)
    root = drawn(state, peace_box, width)
    found = texts(root)
    assert {"White Peace", "by agreement", "must answer", "7 ducats", "Portugal"} <= set(found)
    assert {"Influence in León", "the Claim in Aragon"} <= set(found)
    assert "Victor" not in found
    assert choosable(root) == {"realm:portugal"}
    assert deal_box(Scene(state, words(), 0.4), width).height == 0


def test_a_peace_is_shown_while_it_is_made_and_no_longer() -> None:
    position = warfare()
    s, seat = position.s, position.seat("france")
    s.agenda = [Duty(PEACE_STEP, REMAINING_WARS, seat)]
    answers = {"settle-war": "settle-with castile", "end-war": "enforce keep-board-state castile"}
    shown: list[tuple[str, bool]] = []
    acts = {PEACE_STEP: peace_step, TERM_STEP: term_step}
    while s.agenda:
        duty = s.agenda.pop()
        if duty.act not in acts:
            continue
        rules = acts[duty.act](s, duty)
        option = None
        while True:
            try:
                ask = next(rules) if option is None else rules.send(option)
            except StopIteration:
                break
            assert isinstance(ask, Ask)
            scene = Scene(seen(s, seat, prompt=ask.prompt.name), words(), 0.4)
            shown.append((ask.prompt.name, bool(peace_box(scene, PHONE).height)))
            key = answers.pop(ask.prompt.name, None)
            option = next((each for each in ask.options if each.key == key), ask.default)
    assert shown[:2] == [("settle-war", False), ("end-war", True)]
    assert ("fate-of-province", True) in shown
    assert view(s, seat)["peace"] is None


# Deals


@WIDTHS
def test_a_deal_shows_what_each_gives_and_who_must_answer(width: float) -> None:
    position = Position("S14").no_relations().active("france")
    s = position.s
    s.deal = Deal()
    s.deal.proposer = s.deal.writer = position.seat("france")
    s.deal.partner = position.seat("castile")
    s.deal.alliance, s.deal.marriage, s.deal.counters = True, DIP, 1
    s.deal.is_private = True
    s.deal.sales = [(PROVINCES.index("toulouse"), 9)]
    state = seen(s, 0, "province:toulouse", prompt="deal-answer", asked=s.deal.partner)
    root = drawn(state, deal_box, width)
    found = texts(root)
    assert {"Alliance", "Royal Marriage", "Toulouse", "9", "nothing", "must answer"} <= set(found)
    assert found[found.index("must answer") - 1] == "Castile"
    assert "after a private talk" in found
    assert choosable(root) == {"province:toulouse"}
    assert str(state["table"]["deal"]["dip"]) in found
    writing = drawn(seen(s, 0, prompt="deal-terms"), deal_box, width)
    assert "is writing" in texts(writing)


# Relations


def court() -> Position:
    position = calm().war("austria", "milan").truce("austria", "venice").cb("austria", "hungary")
    position.vassal("austria", "salzburg").alliance("austria", "saxony", active=True, given=2)
    position.marriage("austria", "poland", disputed=True).alliance("austria", "castile")
    s, seat = position.s, position.seat("austria")
    for area in ("lombardy", "royal-hungary"):
        s.claims[AREAS.index(area)] |= 1 << seat
    s.influence[seat * AREA_COUNT + AREAS.index("lombardy")] = 2
    s.influence[position.seat("france") * AREA_COUNT + AREAS.index("lombardy")] = 3
    s.core[AREAS.index("tirol")] = seat
    return position


@WIDTHS
def test_relations_show_every_tie_of_a_player(width: float) -> None:
    position = court()
    seat = position.seat("austria")
    lit = ("realm:milan", "area:lombardy")
    root = drawn(
        seen(position.s, seat, *lit), lambda scene, w: relations_box(scene, seat, w), width
    )
    found = texts(root)
    assert {"Milan", "Venice", "Hungary", "Salzburg", "Saxony", "Poland", "Castile"} <= set(found)
    assert {"Lombardy", "Royal Hungary", "Tirol"} <= set(found)
    assert "active, 2" in found
    marks = icons(root)
    for name, count in (
        ("i-mil", 1),
        ("i-truce", 1),
        ("i-campaign", 1),
        ("i-vassal", 1),
        ("i-marriage", 1),
        ("i-conspiracy", 1),
    ):
        assert marks[name] == count + 1, name  # and once in the key
    assert marks["i-alliance"] == 2 + 1 + 1  # and beside the title
    assert marks["i-claim"] == 2
    assert marks["i-core"] == 1
    assert classes(root)["m-piece"] >= 2
    assert {"2", "3"} <= set(found)
    assert choosable(root) == set(lit)
    strength = view(position.s, 0)["realms"]["milan"]["strength"]
    assert f"Strength {strength}" in titles(root)


# Trade


def market() -> tuple[Table, int, Any]:
    s = started("S14", seed=4)
    seat = s.seat_of[realm("austria")]
    s.power[seat * len(POWERS) + DIP] = 2
    s.merchants[seat * MERCHANTS] = NODES.index("wien-node")
    s.is_laid[seat * MERCHANTS] = False
    s.pirates[NODES.index("genoa")] = 2
    s.expanded[NODES.index("genoa")] = True
    rules = trade(s, seat, USUAL)
    return s, seat, (rules, first_ask(rules))


@WIDTHS
def test_trade_shows_nodes_power_pirates_and_protection(width: float) -> None:
    s, seat, (_, ask) = market()
    lit = {touch for option in ask.options for touch in option.touches}
    state = seen(s, seat, *lit, asked=seat)
    root = drawn(state, trade_box, width)
    table = state["table"]["trade"]
    for node in table["nodes"]:
        assert words()(f"node-{node}") in title(named(root, f"node:{node}"))
    powers = sum(power > 0 for node in table["nodes"].values() for power in node["power"])
    assert told(root).count("Trade Power") >= powers > 0
    assert classes(root)["robbers"] == 1
    nodes = {each for each in lit if each.startswith("node:")}
    assert nodes
    assert nodes <= choosable(root)
    guards = sum(sum(zone["guards"]) for zone in state["table"]["zones"].values())
    assert classes(root)["f"] == guards


@WIDTHS
def test_a_trade_shows_the_cards_and_what_they_would_bring(width: float) -> None:
    s, seat, (rules, ask) = market()
    lit = {touch for option in ask.options for touch in option.touches}
    state = seen(s, seat, *lit, asked=seat)
    root = drawn(state, revealed_box, width)
    revealed = state["table"]["trade"]["revealed"]
    for card in revealed["cards"]:
        assert title(named(root, f"trade:{card['card']}"))
        assert words()(f"good-{card['good']}") in texts(root)
        for node in card["nodes"]:
            for each in node["collectors"]:
                assert any(f"at most {each['income']} ducats" in line for line in titles(root))
    assert choosable(root) == {each for each in lit if each.startswith("trade:")} != set()
    with pytest.raises(StopIteration):
        rules.send(next(each for each in ask.options if each.key == "decline-trade"))
    assert revealed_box(Scene(seen(s), words(), 0.4), width).height == 0


# Empire, Curia


@WIDTHS
def test_the_empire_shows_emperor_authority_and_electors(width: float) -> None:
    position = Position("S14").emperor("austria", 3)
    s = position.s
    s.is_defending, s.imperial_manpower, s.aggressors = True, 4, [realm("france")]
    state = seen(s, 0, "area:saxony", "realm:france")
    root = drawn(state, empire_box, width)
    assert {"Austria", "France", "+3", "4", "Catholic"} <= set(texts(root))
    assert classes(root)["full"] == 3
    empire = state["table"]["empire"]
    for elector in empire["electors"]:
        facts = title(named(root, f"area:{elector['area']}"))
        for seat in elector["votes"]:
            assert words()(f"realm-{state['table']['players'][seat]['realm']}") in facts
    assert choosable(root) == {"area:saxony", "realm:france"}


@WIDTHS
def test_the_curia_shows_cardinals_and_what_it_has_decided(width: float) -> None:
    position = Position("S14").cardinals("france", "castile", "france")
    s = position.s
    s.roma = position.seat("france")
    s.papal_token, s.papal_target = CRUSADE, AREAS.index("andalucia")
    s.committed = 1 << position.seat("castile")
    root = drawn(seen(s, 0, "area:andalucia"), curia_box, width)
    assert classes(root)["ep-cardinal"] == 4
    assert {"France", "3 Cardinals", "uncontested", "Andalucía"} <= set(texts(root))
    assert "Committed: Castile" in titles(root)
    assert choosable(root) == {"area:andalucia"}
    s.papal_token, s.papal_target = EXCOMMUNICATED, realm("england")
    root = drawn(seen(s, 0, "realm:england"), curia_box, width)
    assert choosable(root) == {"realm:england"}


@WIDTHS
def test_the_status_says_how_many_cardinals_each_has(width: float) -> None:
    s = Position("S14").cardinals("castile", "castile", "france", "castile", "castile").s
    told = "\n".join(titles(drawn(seen(s), rows_box, width)))
    assert "Castile: cardinals 4" in told
    assert "France: cardinals 1" in told
    assert "England: cardinals" not in told


# Income


@WIDTHS
def test_the_income_shows_every_line(width: float) -> None:
    position = Position("S14").emperor("austria", 3).mat("austria", ducats=70, stability=1)
    position.mat("austria", interest=2)
    s, seat = position.s, position.seat("austria")
    state = seen(s, 0)
    root = drawn(state, lambda scene, w: income_box(scene, seat, w), width)
    facts = state["table"]["players"][seat]["income"]
    found = texts(root)
    for name, number in facts["lines"].items():
        assert (words()(f"panel-line-{name}") in found) == (number != 0 or name == "base-tax")
        if number:
            assert f"{number:+d}".replace("-", "−") in found
    assert "Interest" in found
    assert str(facts["left"]) in found
    assert facts["corruption"] > 0
    assert any("corruption" in each for each in found)
    assert [str(each) for each in facts["power"].values()] == found[-3:]
    position.mat("austria", stability=3)
    root = drawn(seen(s, 0), lambda scene, w: income_box(scene, seat, w), width)
    assert any(each.startswith("Stability: 2 more") for each in texts(root))


# Everywhere


def panels() -> list[tuple[View, Draw]]:
    """A view for each panel."""
    fighting, wars, settled, ties = fight(), warfare(), settling(), court()
    settled.s.peace.term = KEEP_BOARD_STATE
    s, seat, _ = market()
    fugitives = calm().active("france").army("france", 1, "aquitaine", infantry=3)
    fugitives.rebels("aquitaine", 3)
    Prepared(fugitives, "rebels", "aquitaine")
    return [
        (seen(fighting.s), battle_box),
        (seen(fugitives.s, None), battle_box),
        (seen(wars.s), wars_box),
        (seen(settled.s), peace_box),
        (seen(ties.s), lambda scene, width: relations_box(scene, 3, width)),
        (seen(s, seat), trade_box),
        (seen(s, seat), revealed_box),
        (seen(s, seat), empire_box),
        (seen(s, seat), curia_box),
        (seen(s, seat), lambda scene, width: income_box(scene, 3, width)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_drawn_in_every_language(language: str) -> None:
    for state, draw in panels():
        for width in (WIDE, PHONE):
            assert texts(drawn(state, draw, width, language))


def test_what_changes_in_a_panel_is_sent_anew() -> None:
    position = warfare()
    before = pieces(seen(position.s), wars_box, WIDE)
    assert list(before) == ["/panel-wars"]
    position.occupied("france", "madrid")
    assert pieces(seen(position.s), wars_box, WIDE) != before
    deal = Position("S14").s
    assert pieces(seen(deal), deal_box, WIDE) == {}
