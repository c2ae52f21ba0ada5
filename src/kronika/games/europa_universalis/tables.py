"""The tables of the rulebook as tables of integers, read from `content/tables.toml`."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .terms import (
    CATEGORIES,
    HITS,
    LAND_UNITS,
    LARGE_TOWNS,
    LEAST_STABILITY,
    MOST_AUTHORITY,
    MOST_MANPOWER,
    MOST_SKILL,
    MOST_STABILITY,
    NONE,
    PLAYERS,
    REBEL_FACES,
    SHIPS,
    TRADE_CLASSES,
    VASSAL_TOKENS,
)

FACES: Final = 6
TRACK: Final = 20
"""EU-3.2.3: Small Towns that lie on the track at first."""
COSTS: Final = (
    *("explore_dip", "explore_mil", "explore_reroll_dip", "explore_rerolls", "hazard_dip"),
    *("focus_power", "focus_ducats", "religion_prestige", "religion_stability"),
    *("religion_marriages", "religion_influence", "counter_reformation_adm"),
    *("diplomacy_alliance_dip", "diplomacy_marriage_dip", "diplomacy_ducats", "sale_adm"),
    *("sale_least", "sale_most", "convert_adm", "convert_ducats", "convert_protestant_adm"),
    *("colonize", "influence_dip", "influence_ducats", "influence_per_area", "claim_dip"),
    *("battleground_claim_dip", "trade_dip", "declined_trade_ducats", "war_mil"),
    *("war_without_cb_stability", "war_on_marriage_stability", "activate_mil", "siege_unit_mil"),
    *("mountain_units", "recruit_mil", "mercenaries_per_turn", "suppress_mil", "papal_dip"),
    *("offensive_call_influence", "defensive_call_influence", "access_influence"),
    *("access_ducats", "keep_card_ducats", "unpicked_ruler_adm", "loan_ducats", "repay_ducats"),
    *("most_interest_for_loan", "replenish_mil", "replenish_units", "transport_units"),
    *("corruption_from", "corruption_step"),
)
TABLES: Final = (
    *("battle_dice", "exploration_die", "rebel_die", "emperor_die", "tracks", "refresh"),
    *("unit_costs", "siege_halves", "upkeep", "costs", "scales", "stability", "pass_rewards"),
    *("authority", "ideas", "trade", "characters"),
)


@final
class Costs:
    """What actions cost, and what they give."""

    def __init__(self, entry: Entry) -> None:
        numbers = dict(zip(COSTS, [entry.number(name) for name in COSTS]))
        self.explore_dip: Final = numbers["explore_dip"]
        self.explore_mil: Final = numbers["explore_mil"]
        self.explore_reroll_dip: Final = numbers["explore_reroll_dip"]
        self.explore_rerolls: Final = numbers["explore_rerolls"]
        self.hazard_dip: Final = numbers["hazard_dip"]
        self.focus_power: Final = numbers["focus_power"]
        self.focus_ducats: Final = numbers["focus_ducats"]
        self.religion_prestige: Final = numbers["religion_prestige"]
        self.religion_stability: Final = numbers["religion_stability"]
        self.religion_marriages: Final = numbers["religion_marriages"]
        self.religion_influence: Final = numbers["religion_influence"]
        self.counter_reformation_adm: Final = numbers["counter_reformation_adm"]
        self.diplomacy_alliance_dip: Final = numbers["diplomacy_alliance_dip"]
        self.diplomacy_marriage_dip: Final = numbers["diplomacy_marriage_dip"]
        self.diplomacy_ducats: Final = numbers["diplomacy_ducats"]
        self.sale_adm: Final = numbers["sale_adm"]
        self.sale_least: Final = numbers["sale_least"]
        self.sale_most: Final = numbers["sale_most"]
        self.convert_adm: Final = numbers["convert_adm"]
        self.convert_ducats: Final = numbers["convert_ducats"]
        self.convert_protestant_adm: Final = numbers["convert_protestant_adm"]
        self.colonize: Final = numbers["colonize"]
        self.influence_dip: Final = numbers["influence_dip"]
        self.influence_ducats: Final = numbers["influence_ducats"]
        self.influence_per_area: Final = numbers["influence_per_area"]
        self.claim_dip: Final = numbers["claim_dip"]
        self.battleground_claim_dip: Final = numbers["battleground_claim_dip"]
        self.trade_dip: Final = numbers["trade_dip"]
        self.declined_trade_ducats: Final = numbers["declined_trade_ducats"]
        self.war_mil: Final = numbers["war_mil"]
        self.war_without_cb_stability: Final = numbers["war_without_cb_stability"]
        self.war_on_marriage_stability: Final = numbers["war_on_marriage_stability"]
        self.activate_mil: Final = numbers["activate_mil"]
        self.siege_unit_mil: Final = numbers["siege_unit_mil"]
        self.mountain_units: Final = numbers["mountain_units"]
        self.recruit_mil: Final = numbers["recruit_mil"]
        self.mercenaries_per_turn: Final = numbers["mercenaries_per_turn"]
        self.suppress_mil: Final = numbers["suppress_mil"]
        self.papal_dip: Final = numbers["papal_dip"]
        self.offensive_call_influence: Final = numbers["offensive_call_influence"]
        self.defensive_call_influence: Final = numbers["defensive_call_influence"]
        self.access_influence: Final = numbers["access_influence"]
        self.access_ducats: Final = numbers["access_ducats"]
        self.keep_card_ducats: Final = numbers["keep_card_ducats"]
        self.unpicked_ruler_adm: Final = numbers["unpicked_ruler_adm"]
        self.loan_ducats: Final = numbers["loan_ducats"]
        self.repay_ducats: Final = numbers["repay_ducats"]
        self.most_interest_for_loan: Final = numbers["most_interest_for_loan"]
        self.replenish_mil: Final = numbers["replenish_mil"]
        self.replenish_units: Final = numbers["replenish_units"]
        self.transport_units: Final = numbers["transport_units"]
        self.corruption_from: Final = numbers["corruption_from"]
        self.corruption_step: Final = numbers["corruption_step"]


@final
class Tables:
    """Dice, tracks, costs and scales."""

    def __init__(self, entry: Entry) -> None:
        self.costs: Final = Costs(entry.entry("costs", COSTS))
        dice = entry.entry("battle_dice", LAND_UNITS)
        self.battle_dice: Final = [
            [NONE if face == "-" else dice.find(unit, face, HITS) for face in dice.texts(unit)]
            for unit in LAND_UNITS
        ]
        """By the type of the die: the symbols of its faces; NONE: a blank."""
        explore = entry.entry("exploration_die", ("numbers", "hazards"))
        self.exploration_numbers: Final = _row(explore, "numbers", FACES)
        self.exploration_hazards: Final = _row(explore, "hazards", FACES)
        rebel = entry.entry("rebel_die", ("faces",))
        self.rebel_die: Final = [
            rebel.find("face", face, REBEL_FACES) for face in rebel.texts("faces")
        ]
        for faces in (*self.battle_dice, self.rebel_die):
            entry.count("faces of a die", len(faces), FACES)
        emperor = entry.entry("emperor_die", ("changes",))
        self.emperor_changes: Final = _rows(emperor, "changes", MOST_AUTHORITY + 1, FACES)
        """EU-18.8.2: by authority and roll."""
        self._read_tracks(entry)
        self._read_units(entry)
        self._read_scales(entry)

    def _read_tracks(self, entry: Entry) -> None:
        tracks = entry.entry(
            "tracks", ("small_towns", "large_towns", "vassal_tokens", "tile_towns", "tile_manpower")
        )
        self.small_manpower = _row(tracks, "small_towns", TRACK + 1)
        self.large_manpower = _row(tracks, "large_towns", LARGE_TOWNS + 1)
        self.vassal_manpower = _row(tracks, "vassal_tokens", VASSAL_TOKENS + 1)
        """EU-DV.4: by how many pieces have left the track; of Vassals also their tax (EU-DV.2)."""
        self.tile_towns = tracks.number("tile_towns", 1)
        self.tile_manpower = tracks.number("tile_manpower", 1)
        refresh = entry.entry("refresh", ("units",))
        self.refreshed = _row(refresh, "units", MOST_MANPOWER + 1)
        """EU-4.5.A3: by how many Units are Exhausted."""

    def _read_units(self, entry: Entry) -> None:
        costs = entry.entry("unit_costs", (*CATEGORIES, "ships"))
        self.unit_ducats = [
            _row(costs, name, len(LAND_UNITS) - (name == "allied")) for name in CATEGORIES
        ]
        """EU-5.5.RU9: by category and type."""
        self.ship_ducats = _row(costs, "ships", len(SHIPS))
        siege = entry.entry("siege_halves", ("units",))
        self.siege_halves = _row(siege, "units", len(LAND_UNITS))
        upkeep = entry.entry("upkeep", ("regular", "mercenary", "ships_per_ducat", "interest"))
        self.unit_upkeep = [upkeep.number("regular"), upkeep.number("mercenary"), 0]
        self.ships_per_ducat = upkeep.number("ships_per_ducat", 1)
        self.interest_ducats = upkeep.number("interest")

    def _read_scales(self, entry: Entry) -> None:
        scales = entry.entry("scales", ("stability_adm", "alliance_dip"))
        self.stability_adm = _row(scales, "stability_adm", MOST_STABILITY - LEAST_STABILITY)
        """EU-5.3: by the Stability that is raised, from the lowest."""
        self.alliance_dip = _row(scales, "alliance_dip", 5)
        names = ("income", "calm_at", "unrest_at", "power_at_most", "power_at_least")
        stability = entry.entry("stability", (*names, "beyond_adm", "prestige"))
        self.stability_income = stability.number("income")
        self.calm_at = stability.number("calm_at")
        self.unrest_at = stability.number("unrest_at", LEAST_STABILITY)
        self.power_at_most = stability.number("power_at_most")
        self.power_at_least = stability.number("power_at_least", -9)
        self.beyond_adm = stability.number("beyond_adm")
        self.stability_prestige = stability.number("prestige")
        rewards = entry.entry("pass_rewards", ("ducats",))
        self.pass_rewards: list[list[int]] = [[], [], *rewards.items("ducats", list, "rows")]
        """EU-4.2.8: by the number of players and the place."""
        entry.count("rows of pass rewards", len(self.pass_rewards), PLAYERS + 1)
        authority = entry.entry("authority", ("dip", "mil", "prestige"))
        self.authority_dip = _row(authority, "dip", MOST_AUTHORITY + 1)
        self.authority_mil = _row(authority, "mil", MOST_AUTHORITY + 1)
        self.authority_prestige = _row(authority, "prestige", MOST_AUTHORITY + 1)
        ideas = entry.entry("ideas", ("prestige", "earlier"))
        self.idea_prestige = ideas.number("prestige")
        self.earlier_prestige = _row(ideas, "earlier", 4)
        trade = entry.entry("trade", ("powers", *TRADE_CLASSES))
        self.trade_powers = _row(trade, "powers", 3)
        self.trade_income = [_rows(trade, name, 3, 2) for name in TRADE_CLASSES]
        """EU-12.1.1: by class and row; regular, then expanded."""
        rows = ("advisor_least", "advisor_most", "leader_mil", "skills_least", "skills_most")
        characters = entry.entry("characters", rows)
        self.advisor_least = _row(characters, "advisor_least", MOST_SKILL)
        self.advisor_most = _row(characters, "advisor_most", MOST_SKILL)
        self.leader_mil = _row(characters, "leader_mil", 4)
        self.skills_least = characters.number("skills_least")
        self.skills_most = characters.number("skills_most")

    def manpower(self, small: int, large: int, tokens: int, authority: int) -> int:
        """EU-DV.4, EU-9.3.6: of so many Towns, Vassal tokens and Imperial Authority."""
        tiles, rest = divmod(small, self.tile_towns) if small > self.tile_towns else (0, small)
        of_towns = self.small_manpower[rest] + tiles * self.tile_manpower
        total = of_towns + self.large_manpower[large] + self.vassal_manpower[tokens] + authority
        return min(MOST_MANPOWER, total)


def _row(entry: Entry, field: str, length: int) -> list[int]:
    found: list[int] = entry.items(field, int, "whole numbers")
    entry.count(f'numbers of "{field}"', len(found), length)
    return found


def _rows(entry: Entry, field: str, length: int, width: int) -> list[list[int]]:
    found: list[list[int]] = entry.items(field, list, "rows")
    entry.count(f'rows of "{field}"', len(found), length)
    for row in found:
        entry.count(f'numbers in a row of "{field}"', len(row), width)
        if not all(type(each) is int for each in row):
            raise entry.error(f'field "{field}" must have whole numbers')
    return found


def load_tables(folder: Path) -> Tables:
    """Read the tables; what does not fit is a ContentError that names file and entry."""
    return Tables(read(folder, "tables.toml", TABLES))
