"""Every kind of mistake in the files of a pack is named, with file and entry."""

from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.europa_universalis.content import load

from .helpers import spoilt

pytestmark = pytest.mark.compiled

FIRST = 'scenarios "first-crowns": '
ENGLAND = 'setups "england": '

MISTAKES = {
    "not JSON": ("ideas.json", '"ideas": [', '"ideas": {', "not valid JSON"),
    "unknown list": ("trade.json", '"goods": [', '"wares": [', 'unknown field "wares"'),
    "unknown field": (
        *("ideas.json", '"basic": true', '"base": true'),
        'ideas "bureaucracy": unknown field "base" (did you mean "basic"?)',
    ),
    "missing field": (
        *(
            "ideas.json",
            '"type": "adm",\n      "age": 1,\n      "basic"',
            '"age": 1,\n      "basic"',
        ),
        'ideas "bureaucracy": missing field "type"',
    ),
    "same id twice": ("ideas.json", '"id": "tolerance"', '"id": "bureaucracy"', "duplicate id"),
    # Action cards
    "cost in another power": (
        *("actions.json", '"cost": {"adm": 2}', '"cost": {"dip": 2}'),
        'titles "man-of-the-church": must cost power of its deck',
    ),
    "unknown timing": (
        *("actions.json", '[{"kind": "action"}]', '[{"kind": "turn"}]'),
        'titles "man-of-the-church": timing 1: unknown kind "turn"',
    ),
    "reaction to nothing": (
        *("actions.json", '[{"kind": "action"}]', '[{"kind": "reaction"}]'),
        '"trigger" is for reactions',
    ),
    "uses without display": (
        *("actions.json", '[{"kind": "action"}]', '[{"kind": "action", "uses": 2}]'),
        '"uses" is for display cards',
    ),
    "display without uses": (
        *("actions.json", '[{"kind": "action"}]', '[{"kind": "display", "uses": 2}]'),
        'a display card has "uses", every other one "effects"',
    ),
    "unknown title": (
        *("actions.json", '"id": "adm-01-1",\n      "title": "man-of-the-church"'),
        *('"id": "adm-01-1",\n      "title": "man-of-church"', 'cards "adm-01-1": unknown title'),
    ),
    "character twice": (
        *("actions.json", '"zbigniew-olesnicki"', '"nicholas-of-cusa"'),
        'cards "adm-01-2": "nicholas-of-cusa" is on another card too',
    ),
    "dear advisor": (
        *("actions.json", '"skill": 2, "ducats": 2}', '"skill": 2, "ducats": 3}'),
        "costs 3 instead of 2 to 2",
    ),
    "mortality": (
        *("actions.json", '"mortality": 1', '"mortality": 7'),
        'field "mortality" must be from 1 to 6',
    ),
    "uneven mortality": (
        *("actions.json", '"mortality": 1', '"mortality": 2'),
        "wrong numbers of mortality symbols in the deck adm",
    ),
    "too many skills": (
        *("actions.json", '"skills": {"adm": 2, "dip": 3, "mil": 1}'),
        *(
            '"skills": {"adm": 3, "dip": 3, "mil": 3}',
            "skills must be at most 3, and 3 to 6 in all",
        ),
    ),
    # Ideas
    "type of an idea": (
        *("ideas.json", '"id": "tolerance",\n      "type": "adm"'),
        *('"id": "tolerance",\n      "type": "dip"', "wrong numbers of adm ideas of the ages"),
    ),
    "two basic ideas": (
        *("ideas.json", '"id": "tolerance",\n      "type": "adm",\n      "age": 1,'),
        '"id": "tolerance",\n      "type": "adm",\n      "age": 1,\n      "basic": true,',
        'ideas "tolerance": there is one basic idea a type',
    ),
    "no permanent effect": (
        *("ideas.json", '"permanent": [{"income": {"type": "ducats", "delta": 2}}]'),
        *('"permanent": []', 'ideas "bureaucracy": has no permanent effect'),
    ),
    # Trade
    "unknown good": ("trade.json", '"good": "grain"', '"good": "corn"', 'unknown good "corn"'),
    "key province": (
        *("trade.json", '{"danzig": 1', '{"danzik": 1'),
        'cards "t01-1": nodes 1: unknown province "danzik"',
    ),
    "too much of a key": ("trade.json", '{"danzig": 1', '{"danzig": 3', "must be at most 2"),
    "requirement in Europe": (
        *("trade.json", '{"node": "baltic-sea", "keys"'),
        '{"node": "baltic-sea", "requirement": "own-key", "keys"',
        "distant nodes, and only these, have a requirement",
    ),
    "never in the deck": (
        *("trade.json", '"class": "staple",\n      "start": "any"', '"class": "staple"'),
        'cards "t01-1": can never enter the deck',
    ),
    # Events
    "number of an event": (
        *("events.json", '"number": "11A-1"', '"number": "21A-1"'),
        'events "the-printing-press": the number "21A-1" does not fit age, type and mark',
    ),
    "realm on an A-event": (
        *("events.json", '"years": "1450-1480",', '"years": "1450-1480", "realm": "england",'),
        'realm events, and only these, have "realm"',
    ),
    "unknown symbol": (
        *("events.json", '"mortality-1"', '"mortality-9"'),
        'events "the-printing-press": unknown symbol "mortality-9"',
    ),
    "uneven mortality of events": (
        *("events.json", '"mortality-1", "mortality-4"', '"mortality-4"'),
        "wrong numbers of mortality symbols of age 1, mark 1",
    ),
    "early religious ideas": (
        *("events.json", '"mortality-1", "mortality-4"'),
        *('"mortality-1", "mortality-4", "religious-ideas"', "do not spread in the first age"),
    ),
    "order of B-events": (
        *("events.json", '"the-navigators-of-sagres", "the-imperial-reform"'),
        *('"the-printing-press", "the-imperial-reform"', "is no B-event of the age, or twice"),
    ),
    "listed otherwise": (
        *("events.json", '"colour": "amber"', '"colour": "teal"'),
        'dnprs "portugal": its event does not bring it so',
    ),
    # Missions, milestones, struggles
    "code of a mission": (
        *("missions.json", '"code": "1A"', '"code": "1Z"'),
        'missions "castile-1a": its id must be that of its deck and its code',
    ),
    "one-sided chain": (
        *("missions.json", '"unlocks": ["2C"]', '"unlocks": ["2A"]'),
        'missions "castile-1a": unlocks "2A", which does not name it',
    ),
    "unknown mission": ("missions.json", '"unlocks": ["2C"]', '"unlocks": ["9C"]', '"9C"'),
    "unknown need": ("missions.json", '"needs": ["distant"]', '"needs": ["far"]', 'need "far"'),
    "impossible mission": (
        *("missions.json", '["granada", "gibraltar"]}, "all": true}', '["granada"]}, "min": 2}'),
        'missions "castile-1a": requirement: owns: can never hold',
    ),
    "milestones a deck": (
        *("milestones.json", '"deck": "expansion"', '"deck": "politics"'),
        "wrong numbers of milestones a deck of age 1",
    ),
    "areas of a struggle": (
        *("struggles.json", '["lombardy", "venetia", "central-italy", "naples"]'),
        *('["lombardy", "venetia"]', 'struggles "italian-wars": must have 3 or 4 areas'),
    ),
    # Setup cards
    "size of a province": (
        *("setups.json", '["london", "bordeaux"]', '["london", "bordeaux", "york"]'),
        f'{ENGLAND}"york" is not large',
    ),
    "base tax": ("setups.json", '"base_tax": 16', '"base_tax": 17', f"{ENGLAND}wrong number of"),
    "manpower": (
        *("setups.json", '"manpower": 8', '"manpower": 9'),
        f"{ENGLAND}wrong number of manpower: 9 instead of 8",
    ),
    "province of another": (
        *("setups.json", '"pale", "normandie"', '"pale", "reval"'),
        f"{ENGLAND}its provinces are not those with its flag",
    ),
    "capital elsewhere": (
        *("setups.json", '"capital": "london"', '"capital": "paris"'),
        f"{ENGLAND}its capital is not among its provinces",
    ),
    "too many units": (
        *("setups.json", '"regular": {"infantry": 3}}', '"regular": {"infantry": 9}}'),
        f"{ENGLAND}has more regular units than manpower",
    ),
    "army abroad": (
        *("setups.json", '{"area": "brittany-normandy"', '{"area": "lombardy"'),
        f'{ENGLAND}has units in "lombardy", and no land there',
    ),
    "fleet of galleys": (
        *("setups.json", '"zone": "aegean-sea"', '"zone": "doggerbank"'),
        'no galley sails in "doggerbank"',
    ),
    "third merchant": (
        *("setups.json", '["english-channel", "north-sea"]', '["english-channel"]'),
        f"{ENGLAND}wrong number of merchants: 1 instead of 2",
    ),
    "ally of itself": (
        *("setups.json", '"alliances": ["portugal"]', '"alliances": ["england"]'),
        f"{ENGLAND}has more than 3 alliances, or one with itself",
    ),
    "influence": (
        *("setups.json", '"flanders-wallonia": 2', '"flanders-wallonia": 6'),
        f'{ENGLAND}has more than 5 influence in "flanders-wallonia"',
    ),
    "dice of a ruler": (
        *("setups.json", '"dice": {},', '"dice": {"infantry": 4},'),
        f"{ENGLAND}ruler: has more than 3 dice",
    ),
    "missions of another": (
        *("setups.json", '"mission_deck": "england"', '"mission_deck": "france"'),
        f"{ENGLAND}its missions are those of another realm",
    ),
    "stability": (
        *("setups.json", '"ducats": 15,', '"ducats": 15, "stability": 4,'),
        f"{ENGLAND}stability is at most 3",
    ),
    # Scenarios
    "unknown seat": (
        *("scenarios.json", '"seats": ["england", "france"', '"seats": ["scotland", "france"'),
        f'{FIRST}unknown realm "scotland"',
    ),
    "unknown start": (
        "scenarios.json",
        '"start": "1444"',
        '"start": "1445"',
        'unknown start "1445"',
    ),
    "first player": (
        *("scenarios.json", '"first_player": "castile"', '"first_player": "poland"'),
        f'{FIRST}unknown seat "poland"',
    ),
    "size of a deck": (
        *("scenarios.json", '"b": 2', '"b": 3'),
        f"{FIRST}wrong number of events of age 1: 17 instead of 16",
    ),
    "ages": ("scenarios.json", '"ages": [1]', '"ages": [2]', "wrong numbers of ages of the event"),
    "face up": ("scenarios.json", '"face_up_events": 3', '"face_up_events": 4', "events face up"),
    "missing board": (
        *("scenarios.json", '"boards": ["west"]', '"boards": ["east"]'),
        FIRST,
    ),
    "curia": ("scenarios.json", '"slots": 4', '"slots": 5', f"{FIRST}wrong number of slots of the"),
    "authority": (
        *("scenarios.json", '"authority": 3', '"authority": 7'),
        f"{FIRST}imperial authority is above what the electors allow",
    ),
    "milestone that cannot be": (
        *("scenarios.json", '"removed_milestones": ["1-beyond-the-horizon"],', ""),
        f'{FIRST}milestone "1-beyond-the-horizon" needs what is missing, and must be removed',
    ),
    "mission that cannot be": (
        *("scenarios.json", '"removed": ["2D", "3B", "3F", "3G"]', '"removed": ["3B", "3F", "3G"]'),
        f'{FIRST}mission "england-2d" needs what is missing, and must be removed',
    ),
    "fixed missions": (
        *("scenarios.json", '"fixed": ["1C", "1D"]', '"fixed": ["1C"]'),
        f"{FIRST}england must begin with 2 missions of its deck",
    ),
    "manpower of a player": (
        *("scenarios.json", '"manpower_tokens": {"bern": 1', '"manpower_tokens": {"paris": 1'),
        f'{FIRST}"paris" is no province of an NPR in play',
    ),
    "truce": ("scenarios.json", '[["england", "france"]]', '[["england"]]', "between two realms"),
    "rule that is none": (
        *("scenarios.json", '"optional": ["random-x-events"]', '"optional": ["dice"]'),
        f'{FIRST}unknown rule "dice"',
    ),
    "continents far away": (
        *("scenarios.json", '"continents_join": false', '"continents_join": true'),
        f"{FIRST}trade cards of continents join if their board is in play",
    ),
    "two owners": (
        *("scenarios.json", '"essex", "wales", "wessex",', '"essex", "wales", "granada",'),
        'scenarios "sea-beggars": "granada" belongs to england and to castile',
    ),
    # What no file alone can show
    "empire without need": (
        *("missions.json", '"prerequisites": ["2A", "2C"],\n      "needs": ["hre"],'),
        *('"prerequisites": ["2A", "2C"],', 'speaks of the empire, and does not need "hre"'),
    ),
    "protestants without need": (
        *(
            "missions.json",
            '"code": "3B",\n      "prerequisites": ["2B"],\n      "needs": ["age-2"],',
        ),
        '"code": "3B",\n      "prerequisites": ["2B"],',
        'missions "england-3b": speaks of protestants, and does not need "age-2"',
    ),
    "capital of a player": (
        *("missions.json", '["granada", "gibraltar"]', '["granada", "lisboa"]'),
        'missions "castile-1a": asks for "lisboa", the capital of a player',
    ),
    "board without need": (
        *("milestones.json", '"deck": "expansion",\n      "needs": ["distant"],'),
        '"deck": "expansion",',
        'milestones "1-beyond-the-horizon": with the boards that it needs: can never hold',
    ),
    "reward of a milestone": (
        *("milestones.json", '{"gain": {"what": "adm", "n": 2}}'),
        '{"gain": {"what": "prestige", "n": 2}}',
        'milestones "1-conquering-nation": rewards are monarch power or ducats',
    ),
    "struggle on another board": (
        *("struggles.json", '["lombardy", "venetia"', '["crimea", "venetia"'),
        'struggles "italian-wars": "crimea" is on no board that it needs',
    ),
    "merchant without connection": (
        *("setups.json", '["english-channel", "north-sea"]', '["english-channel", "sevilla"]'),
        'has no connection to "sevilla"',
    ),
    "ruler twice": (
        *("setups.json", '"id": "henry-vi",', '"id": "henry-vi", "person": "edward-iv",'),
        "the ruler of england comes again by an event",
    ),
    # Bots, tables
    "deck of a bot": (
        *("bots.json", '"event": 4,', '"event": 5,'),
        "realms: england: wrong number of cards of the deck: 21 instead of 20",
    ),
    "unknown chart": ("bots.json", '"chart": "event"', '"chart": "war"', 'unknown chart "war"'),
    "face of a die": (
        *("tables.toml", 'infantry = ["f", "f"', 'infantry = ["f", "x"'),
        'battle_dice: unknown infantry "x"',
    ),
    "faces of a die": (
        *("tables.toml", 'infantry = ["f", "f"', 'infantry = ["f"'),
        "wrong number of faces of a die: 5 instead of 6",
    ),
    "length of a track": (
        *("tables.toml", "large_towns = [0, 1,", "large_towns = [0,"),
        'wrong number of numbers of "large_towns"',
    ),
    "missing cost": ("tables.toml", "war_mil = 1\n", "", 'costs: missing field "war_mil"'),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_named(tmp_path: Path, mistake: str) -> None:
    file, old, new, message = MISTAKES[mistake]
    with pytest.raises(ContentError) as caught:
        load(spoilt(tmp_path, file, old, new))
    # What a setup card does wrong may be seen only in a scenario.
    files = (f"{file}: ", "scenarios.json: ") if file == "setups.json" else (f"{file}: ",)
    assert str(caught.value).startswith(files)
    assert message in str(caught.value)
