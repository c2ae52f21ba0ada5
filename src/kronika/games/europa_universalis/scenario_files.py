"""Reads scenarios, each on the map of its boards and its start."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kronika.core.entries import Entry, read

from .decks.events import ORDERS
from .decks.goals import MISSION_DECKS, codes_of, read_criteria
from .decks.shared import optional_number
from .effects.vocabulary import SCENARIO
from .ground import flag, places
from .names import RULES, SCENARIOS, STRUGGLES
from .places import AREAS, PROVINCES, REALMS
from .scenario_checks import check_scenario
from .scenarios import EventDeck, MissionChoice, Rule, Scenario, Start, Victory
from .setups import FIELDS as SETUP_FIELDS
from .setups import counts, read_setup
from .terms import ADVANCED, AGES, BOARDS, FAITHS, OPTIONAL

if TYPE_CHECKING:
    from .content import Content

FIELDS: Final = (
    *("id", "number", "seats", "first_player", "humans", "bots", "two_players", "complexity"),
    *("minutes", "boards", "start", "ages", "events_per_round", "face_up_events", "event_decks"),
    *("setups", "wars", "truces", "hre", "curia", "dnprs", "manpower_tokens", "continents_join"),
    *("removed_ideas", "removed_milestones", "fixed_milestones", "struggles", "missions"),
    *("advanced", "optional", "victory", "rules"),
)
VICTORY_FIELDS: Final = (
    *("prestige", "lead", "tax_growth", "sudden_lead", "sudden_from", "instant", "extra", "ranks"),
)


def open_scenarios(folder: Path) -> Entry:
    """The file."""
    return read(folder, "scenarios.json", ("starts", "scenarios"))


def load_starts(folder: Path) -> dict[str, Start]:
    """EU-SCN.12: what is different at each start."""
    found: dict[str, Start] = {}
    file = open_scenarios(folder)
    table = file.value("starts", dict, "a table")
    for name in table:
        entry = file.entry("starts", list(table)).entry(name, ("flags", "religions"))
        start = Start()
        flags = entry.entry("flags", PROVINCES)
        start.flags = {PROVINCES.index(p): flags.choice(p, REALMS) for p in flags.table}
        religions = entry.entry("religions", FAITHS)
        for faith in religions.table:
            for area in places(religions, faith, "area", AREAS):
                start.religions.append((area, FAITHS.index(faith)))
        found[name] = start
    if not found:
        raise file.error("has no start")
    return found


def load_scenarios(folder: Path, content: "Content", cards: dict[int, Entry]) -> None:
    """Read all scenarios, and prove each."""
    for entry in open_scenarios(folder).entries("scenarios", FIELDS):
        scenario = _read_scenario(entry, content, cards)
        check_scenario(entry, scenario, content)
        number = SCENARIOS.number(entry.text("id"))
        content.scenario_numbers.append(number)
        while len(content.scenarios) <= number:
            content.scenarios.append(Scenario(content.atlas))
        content.scenarios[number] = scenario


def _read_scenario(entry: Entry, content: "Content", cards: dict[int, Entry]) -> Scenario:
    content.reader.begin(f"scenarios/{entry.text('id')}", SCENARIO)
    boards = sum([1 << board for board in places(entry, "boards", "board", BOARDS)])
    if entry.text("start") not in content.starts:
        raise entry.error(f'unknown start "{entry.text("start")}"')
    start = content.starts[entry.text("start")]
    scenario = Scenario(content.atlas_of(boards, entry.text("start")))
    scenario.start = entry.text("start")
    scenario.religions = start.religions
    scenario.number = entry.text("number")
    known = [REALMS[realm] for realm in cards]
    for name in entry.texts("seats"):
        scenario.seats.append(REALMS.index(known[entry.find("realm", name, known)]))
    if not scenario.seats or len(set(scenario.seats)) < len(scenario.seats):
        raise entry.error("must have seats, each once")
    scenario.first_player = _seat(entry, scenario, entry.text("first_player"))
    scenario.humans = entry.items("humans", int, "whole numbers")
    scenario.bots = flag(entry, "bots")
    scenario.two_players = flag(entry, "two_players")
    scenario.complexity = entry.number("complexity", 1)
    scenario.minutes = entry.items("minutes", int, "whole numbers")
    entry.count("minutes", len(scenario.minutes), 2)
    scenario.ages = entry.items("ages", int, "ages")
    scenario.events_per_round = entry.number("events_per_round", 1)
    scenario.face_up_events = entry.number("face_up_events", 1)
    _read_decks(entry, scenario)
    _read_setups(entry, scenario, content, cards)
    _read_powers(entry, scenario)
    _read_cards(entry, scenario, content)
    _read_missions(entry, scenario, content)
    advanced = [entry.find("rule", name, ADVANCED) for name in entry.texts("advanced")]
    optional = [entry.find("rule", name, OPTIONAL) for name in entry.texts("optional")]
    scenario.advanced = sum([1 << rule for rule in set(advanced)])
    scenario.optional = sum([1 << rule for rule in set(optional)])
    _read_victory(entry, scenario, content)
    return scenario


def _seat(entry: Entry, scenario: Scenario, name: str) -> int:
    return entry.find("seat", name, [REALMS[realm] for realm in scenario.seats])


def _read_decks(entry: Entry, scenario: Scenario) -> None:
    fields = ("age", "a", "realms", "b", "order")
    seats = [REALMS[realm] for realm in scenario.seats]
    for position, table in enumerate(entry.items("event_decks", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: event_decks {position}", table, fields)
        realms = each.entry("realms", seats)
        of_realms = [optional_number(realms, name) for name in seats]
        order = each.choice("order", ORDERS)
        deck = EventDeck(each.number("age", 1), of_realms, each.number("b"), order)
        scenario.event_decks.append(deck)
        if not 1 <= deck.age <= len(AGES):
            raise each.error(f'field "age" must be from 1 to {len(AGES)}')
        each.count("A-events", each.number("a"), 8)


def _read_setups(
    entry: Entry, scenario: Scenario, content: "Content", cards: dict[int, Entry]
) -> None:
    """EU-SCN.10: each field that a scenario gives replaces the same field of the card."""
    seats = [REALMS[realm] for realm in scenario.seats]
    overrides = entry.entry("setups", seats)
    for realm, name in zip(scenario.seats, seats):
        changed = overrides.entry(name, SETUP_FIELDS).table if overrides.has(name) else {}
        if content.setups[realm].start != scenario.start and not changed:
            raise entry.error(f'the setup card of "{name}" is for another start')
        merged = Entry(
            f"{overrides.where}: {name}", {**cards[realm].table, **changed}, SETUP_FIELDS
        )
        rulers = content.events.rulers
        atlas = scenario.atlas
        setup = read_setup(merged, atlas, content.lexicon, content.tables, rulers)
        scenario.setups.append(setup)


def _read_powers(entry: Entry, scenario: Scenario) -> None:
    """Wars, truces, the Empire, the Curia, Dynamic NPRs."""
    if entry.has("wars"):
        for position, table in enumerate(entry.items("wars", dict, "tables"), start=1):
            war = Entry(f"{entry.where}: wars {position}", table, ("attacker", "defender"))
            sides = war.choice("attacker", REALMS), war.choice("defender", REALMS)
            scenario.wars.append(sides)
    if entry.has("truces"):
        for pair in entry.items("truces", list, "pairs of realms"):
            ends = [entry.find("realm", str(name), REALMS) for name in pair]
            if len(ends) != 2:
                raise entry.error("a truce is between two realms")
            scenario.truces.append((ends[0], ends[1]))
    hre = entry.entry("hre", ("emperor", "authority", "religion"))
    scenario.emperor = hre.choice("emperor", REALMS)
    scenario.authority = hre.number("authority")
    scenario.hre_religion = hre.choice("religion", FAITHS)
    curia = entry.entry("curia", ("slots", "cardinals"))
    scenario.curia_slots = curia.number("slots", 1)
    scenario.cardinals = [
        scenario.seats[_seat(curia, scenario, name)] for name in curia.texts("cardinals")
    ]
    scenario.dnprs = places(entry, "dnprs", "realm", REALMS)
    scenario.manpower_tokens = counts(entry, "manpower_tokens", "province", PROVINCES)


def _numbers(entry: Entry, field: str, what: str, known: dict[str, int]) -> list[int]:
    names = list(known)
    texts = entry.texts(field, optional=True)
    return [known[names[entry.find(what, text, names)]] for text in texts]


def _read_cards(entry: Entry, scenario: Scenario, content: "Content") -> None:
    scenario.continents_join = entry.flag("continents_join")
    lexicon = content.lexicon
    scenario.removed_ideas = _numbers(entry, "removed_ideas", "idea", lexicon.ideas)
    milestones = lexicon.milestones
    scenario.removed_milestones = _numbers(entry, "removed_milestones", "milestone", milestones)
    scenario.fixed_milestones = _numbers(entry, "fixed_milestones", "milestone", milestones)
    if entry.has("struggles"):
        struggles = entry.entry("struggles", ("order", "deck"))
        known = {STRUGGLES.ids[number]: number for number in content.goals.struggle_numbers}
        scenario.struggles = _numbers(struggles, "deck", "struggle", known)
        scenario.struggles_shuffled = struggles.choice("order", ("fixed", "random")) == 1


def _read_missions(entry: Entry, scenario: Scenario, content: "Content") -> None:
    seats = [REALMS[realm] for realm in scenario.seats]
    table = entry.entry("missions", seats)
    for name in seats:
        each = table.entry(name, ("deck", "any", "removed", "done", "fixed"))
        choice = MissionChoice(each.choice("deck", MISSION_DECKS), flag(each, "any"))
        if choice.deck not in content.goals.mission_decks:
            raise each.error("there are no such missions")
        codes = codes_of(content.goals, choice.deck)
        choice.removed = _numbers(each, "removed", "mission", codes)
        choice.done = _numbers(each, "done", "mission", codes)
        choice.fixed = _numbers(each, "fixed", "mission", codes)
        scenario.missions.append(choice)


def _read_victory(entry: Entry, scenario: Scenario, content: "Content") -> None:
    each = entry.entry("victory", VICTORY_FIELDS)
    victory = Victory(each.number("prestige", 1), each.number("lead", 1))
    victory.tax_growth = flag(each, "tax_growth")
    victory.sudden_lead = optional_number(each, "sudden_lead", 1)
    victory.sudden_from = optional_number(each, "sudden_from", 1)
    if bool(victory.sudden_lead) != bool(victory.sudden_from):
        raise each.error('"sudden_lead" and "sudden_from" belong together')
    if each.has("instant"):
        for position, table in enumerate(each.items("instant", dict, "tables"), start=1):
            win = Entry(f"{each.where}: instant {position}", table, ("who", "if"))
            who = content.reader.who(win, "who")
            victory.instant.append((who, content.reader.condition(win, "if")))
    if each.has("extra"):
        victory.extra = read_criteria(each, "extra", content.reader)
    victory.ranks = each.items("ranks", int, "whole numbers") if each.has("ranks") else []
    scenario.victory = victory
    if entry.has("rules"):
        for rule in entry.entries("rules", ("id", "effects")):
            number = RULES.number(rule.text("id"))
            scenario.rules.append(Rule(number, content.reader.effects(rule, "effects")))
