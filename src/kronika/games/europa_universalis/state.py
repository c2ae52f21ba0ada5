"""Chapter 8 of the specification's state model: everything on the table.

Everything is a row of a table of integers. Seats, Realms, Provinces, Areas, Sea Zones and nodes are
numbers (`places`, `terms`); what belongs to a seat and a place stands at `seat * PLACES + place`;
several seats are bits of one number. What is asked of all this stands in `land`, `relations`,
`forces` and `purse`, which also change it, so that nothing is ever half changed.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from kronika.core.dice import Dice
from kronika.core.state import State

from .agenda import Duty
from .atlas import Atlas
from .battle_state import Battle
from .beginnings import NO_BEGINNING, Beginning
from .bot_state import BotState
from .content import Content
from .course import Course
from .deal_state import Deal
from .deeds import Deeds
from .effects.nodes import Modifier
from .march_state import Operations
from .memory import Memory
from .occasion import Occasion
from .peace_state import Peace
from .records import Records
from .rules_in_play import Switches
from .scenarios import Scenario
from .terms import (
    AREA_COUNT,
    ARMIES,
    CATEGORIES,
    CATHOLIC,
    DNPRS,
    FLEET_SHIPS,
    LAND_UNITS,
    MERCHANTS,
    MILESTONE_DECKS,
    NO_DISC,
    NO_TOKEN,
    NODE_COUNT,
    NONE,
    POWERS,
    PROVINCE_COUNT,
    REALM_COUNT,
    START_MERCHANTS,
    ZONE_COUNT,
)
from .war_state import Declaration

UNITS_OF_ARMY: Final = 9
"""Categories times types: `category * 3 + type`."""
DISPLAYED: Final = 2
"""EU-6.2.4: display cards of a player."""

assert len(CATEGORIES) * len(LAND_UNITS) == UNITS_OF_ARMY

T = TypeVar("T")


def changed(row: list[T], place: int, value: T) -> list[T]:
    """A row with another value in a place.

    Copies of a table share such rows, so nobody changes one: who has something to change puts
    another one there.
    """
    if row[place] == value:
        return row
    row = row.copy()
    row[place] = value
    return row


def added(row: list[int], place: int, many: int) -> list[int]:
    """The same with so many more in a place."""
    return changed(row, place, row[place] + many)


class Table(State):
    """EU-STC.1, EU-STC.2, EU-STC.3, EU-STC.4, EU-STC.5: the position."""

    shared: ClassVar[Sequence[str]] = (
        *("content", "scenario", "atlas", "switches"),
        # Replaced, never changed; so is a battle that is over.
        *("at_start", "at_age_start", "battle"),
        # Long rows that seldom change: see `changed`.
        *("town", "vassal", "disc", "unrest", "occupant", "occupant_disc", "occupant_unrest"),
        *("religious", "dnpr", "bequeathed", "plus", "owner", "influence", "infantry", "core"),
        *("claims", "faith", "revolution", "devastated", "battleground", "not_hre", "expanded"),
        *("seat_of", "capital", "religion", "overlord", "lands", "is_active", "given", "ally"),
        *("tags", "imperial", "rebels", "pirates", "marriages", "disputed", "enemies", "attackers"),
        *("truces", "cb", "dnpr_realm", "dnpr_capital"),
        # Short ones that seldom change, too.
        *("milestones", "milestone_tags", "vassal_lands", "covered_small", "covered_large"),
        *("covered_vassals", "advisors", "advisor_ill", "ruler", "ruler_event", "crowned"),
        *("admirals", "admiral_ill", "merchant_count", "reserve_plus", "start_tax"),
        # Lists of each copy; duties and modifiers of cards, which nobody changes, are in all.
        *("agenda", "modifiers"),
    )

    def __init__(
        self,
        dice: Dice,
        content: Content,
        scenario: Scenario,
        switches: Switches,
        is_copy: bool = False,
    ) -> None:
        super().__init__(dice)
        self.content: Final = content
        self.scenario: Final = scenario
        self.atlas: Final[Atlas] = scenario.atlas
        self.switches = switches  # replaced, never changed
        self.count: Final = len(scenario.seats)
        if is_copy:
            return  # `copy` sets all that follows
        self._clear_round()
        self._clear_cards()
        self._clear_provinces()
        self._clear_areas()
        self._clear_realms()
        self._clear_players()
        self._clear_empire()

    def _clear_round(self) -> None:
        self.agenda: list[Duty] = []
        """What is still to be done; the last one comes first."""
        self.memory = Memory()
        self.march = Operations()
        self.peace = Peace()
        self.course = Course()
        self.occasion = Occasion()
        self.records = Records()
        self.at_start: Beginning = NO_BEGINNING
        self.at_age_start: Beginning = NO_BEGINNING
        self.age = self.scenario.ages[0] - 1
        self.round = 1  # of the age
        self.rounds = 1  # since the start
        self.phase = 0
        self.step = 0  # lettered step of the phase
        self.first = self.scenario.first_player
        self.active = NONE
        self.events_taken = [0] * self.count
        self.passed = [0] * self.count  # EU-4.2.8: who passed as which; 0: not
        self.last_turns = [NONE] * self.count  # EU-4.2.13: turns left; NONE: any number
        self.pending: list[tuple[bool, int, int]] = []
        """EU-9.1.24: battles to be fought: whether at sea, where, and the Realm that attacks."""
        self.battle = Battle()
        self.deeds = Deeds()
        self.deal = Deal()
        self.declarations: list[Declaration] = []
        """EU-9.1.26: declarations of war that are being carried out, the last one now."""
        self.named: list[tuple[int, int, int]] = []
        """EU-9.1.26: of targets before war is declared on all: seat, Realm, Stability it costs."""
        self.modifiers: list[tuple[int, int, Modifier]] = []
        """For a while: until when (a word of `effects.verbs`), for whom, what."""
        self.is_settled = False
        """Whether nothing has changed of what others follow from at once: lands, capitals,
        Overlords, State Religions, the Empire, the Curia; and whether no Influence and no token on
        a capital has been added. Whoever changes them says so; `consequences` looks again."""

    def _clear_cards(self) -> None:
        """Decks are bags: which card is drawn is decided when it is drawn."""
        self.decks: list[list[int]] = [[] for _ in POWERS]
        self.discards: list[list[int]] = [[] for _ in POWERS]  # the last one is on top
        self.hands: list[list[int]] = [[] for _ in range(self.count)]
        self.fresh = [0] * self.count  # EU-4.1.C1: the last ones of a hand, drawn in this round
        self.display = [NONE] * (self.count * DISPLAYED)
        self.charges = [0] * (self.count * DISPLAYED)
        self.event_halves: list[list[int]] = [[], []]
        self.events: list[int] = []  # on display, face up
        self.event_ducats: list[int] = []
        self.face_down = 0  # events on display
        self.event_discard: list[int] = []
        self.idea_decks: list[list[int]] = [[] for _ in POWERS]
        self.idea_display: list[list[int]] = [[] for _ in POWERS]
        self.tags: list[tuple[int, ...]] = [()] * len(self.content.ideas.ideas)
        """By Idea: who has researched it, in order."""
        self.milestone_decks: list[list[int]] = [[] for _ in MILESTONE_DECKS]
        self.milestones = [NONE] * len(MILESTONE_DECKS)
        self.milestone_tags: list[tuple[int, ...]] = [()] * len(MILESTONE_DECKS)
        self.struggles: list[int] = []  # EU-17.4.3: the first one is Upcoming
        self.active_struggles: list[int] = []
        self.trade_deck: list[int] = []
        self.trade_discard: list[int] = []
        self.trade_aside: list[int] = []
        self.continents = 0  # EU-12.6.1: bits of those that are discovered
        self.mission_decks: list[list[int]] = [[] for _ in range(self.count)]
        self.missions: list[list[int]] = [[] for _ in range(self.count)]  # in hand
        self.missions_done: list[list[int]] = [[] for _ in range(self.count)]
        self.fulfilled = [0] * self.count
        """EU-17.2.10: bits of Missions that each could have claimed at his last window."""

    def _clear_provinces(self) -> None:
        self.town = [NONE] * PROVINCE_COUNT  # whose Town lies lowest
        self.vassal = [NONE] * PROVINCE_COUNT  # whose Vassal tokens lie lowest
        self.disc = [NO_DISC] * PROVINCE_COUNT  # of the Town
        self.unrest = [False] * PROVINCE_COUNT  # of the Town or Vassal token
        self.occupant = [NONE] * PROVINCE_COUNT  # a seat, or REBELS
        self.occupant_disc = [NO_DISC] * PROVINCE_COUNT
        self.occupant_unrest = [False] * PROVINCE_COUNT
        self.religious = [False] * PROVINCE_COUNT  # EU-14.4.3: the side of a Rebel Town
        self.dnpr = [NONE] * PROVINCE_COUNT  # which Dynamic NPR has a token there
        self.bequeathed = [NONE] * PROVINCE_COUNT  # EU-21.0.3: to a Realm whose player has left
        self.plus = [0] * PROVINCE_COUNT  # +1 Manpower tokens
        self.owner = [NONE] * PROVINCE_COUNT
        """EU-9.0.1: the Lawful Owner, of a Province with Vassal tokens the Vassal Realm. Kept by
        `land`."""
        self.docked: dict[int, int] = {}  # seat * PROVINCE_COUNT + Port -> Light Ships

    def _clear_areas(self) -> None:
        cells = self.count * AREA_COUNT
        self.influence = [0] * cells
        self.placed = [0] * self.count  # cubes of Influence on the board. Kept by `influence`
        self.imperial = [0] * AREA_COUNT
        self.claims = [0] * AREA_COUNT  # bits of seats
        self.core = [NONE] * AREA_COUNT  # whose Core token
        self.faith = list(self.atlas.area_religion)  # of the slot that governs the Area
        self.revolution = [False] * AREA_COUNT
        self.infantry = [0] * cells  # single Regular Infantry
        self.rebels = [0] * AREA_COUNT
        self.devastated = [False] * AREA_COUNT
        self.battleground = [False] * AREA_COUNT
        self.not_hre = [False] * AREA_COUNT
        self.ships = [0] * (self.count * ZONE_COUNT)  # Light Ships at sea outside of slots
        self.guards = [0] * (self.count * ZONE_COUNT)  # Light Ships on Trade Protection slots
        self.pirates = [0] * NODE_COUNT
        self.expanded = [False] * NODE_COUNT

    def _clear_realms(self) -> None:
        self.realm_of = list(self.scenario.seats)
        self.seat_of = [NONE] * REALM_COUNT
        for seat, realm in enumerate(self.realm_of):
            self.seat_of[realm] = seat
        none = [NONE] * DNPRS
        self.capital = [*self.atlas.realm_capital, *none]
        self.religion = [*self.atlas.realm_religion, *none]  # State Religion
        self.overlord = [*self.atlas.realm_overlord, *none]  # of Vassals of NPRs
        self.lands: list[tuple[int, ...]] = [()] * REALM_COUNT
        """Provinces of which an independent Realm is Lawful Owner, in alphabetical order."""
        self.dnpr_realm = [NONE] * DNPRS
        self.dnpr_capital = [NONE] * DNPRS
        self.ally = [NONE] * REALM_COUNT  # of an NPR: its PR
        self.is_active = [False] * REALM_COUNT  # whether it is an Active Ally
        self.given = [0] * REALM_COUNT  # EU-11.3.15: Allied Units it gave
        self.pacts = [0] * self.count  # Alliances between PRs: bits of seats
        self.marriages = [0] * REALM_COUNT  # bits of seats with a token on its capital
        self.disputed = [0] * REALM_COUNT  # of these, those that show Disputed Succession
        self.enemies = [0] * REALM_COUNT
        """EU-9.0.13: bits of the seats that are at war with it, pair by pair."""
        self.attackers = [0] * REALM_COUNT  # of these, those that declared the war
        self.truces = [0] * REALM_COUNT  # bits of seats
        self.cb = [0] * REALM_COUNT  # EU-9.11.4: bits of seats with a CB token on its capital

    def _clear_players(self) -> None:
        n = self.count
        self.prestige = [0] * n
        self.stability = [0] * n
        self.power = [0] * (n * len(POWERS))
        self.ducats = [0] * n
        self.interest = [0] * n
        self.ruler = [NONE] * n  # of a setup card or an event
        self.ruler_event = [NONE] * n  # the event that brought him
        self.crowned = [NONE] * n  # the action card whose Leader rules
        self.ruler_ill = [0] * n
        self.ruler_army = [NONE] * n  # EU-9.4.7: 0, 1, 2
        self.advisors = [NONE] * (n * len(POWERS))  # action cards
        self.advisor_ill = [0] * (n * len(POWERS))
        self.generals = [NONE] * (n * ARMIES)  # action cards
        self.general_ill = [0] * (n * ARMIES)
        self.admirals = [NONE] * n
        self.admiral_ill = [0] * n
        self.army_area = [NONE] * (n * ARMIES)
        self.army = [0] * (n * ARMIES * UNITS_OF_ARMY)
        self.fleet_at = [NONE] * n
        """A Sea Zone, or ZONE_COUNT + Port."""
        self.fleet = [0] * (n * FLEET_SHIPS)
        self.available = [0] * n
        self.exhausted = [0] * n
        self.allied = [0] * n  # black Units among Available Manpower
        self.reserve_plus = [0] * n  # +1 Manpower tokens
        self.small_towns = [0] * n  # on the board, of all sorts
        self.large_towns = [0] * n
        self.vassal_tokens = [0] * n
        self.covered_small = [0] * n
        self.covered_large = [0] * n
        self.covered_vassals = [0] * n
        self.vassal_lands: list[tuple[int, ...]] = [()] * n
        """Provinces with the player's Vassal tokens."""
        self.merchants = [NONE] * (n * MERCHANTS)  # nodes
        self.is_laid = [False] * (n * MERCHANTS)
        self.merchant_count = [START_MERCHANTS] * n
        self.colonists = [0] * n
        self.start_tax = [0] * n  # EU-SCN.24
        self.mercenaries = 0  # on the board, of all players
        self.leaving = 0  # EU-21.0.2: bits of seats that leave when they are at Peace
        self.bots = BotState(n)
        self.eliminated = 0  # EU-21.0.2: bits of seats that have left

    def _clear_empire(self) -> None:
        self.emperor = NONE  # a Realm
        self.authority = 0
        self.hre_religion = CATHOLIC  # NONE: no official one
        self.is_defending = False
        self.expelled = 0  # bits of Areas that left by an event while members held all of them
        self.aggressors: list[int] = []  # EU-STC.5: Realms, of the running defence
        self.imperial_manpower = 0
        self.roma = NONE
        self.cardinals: list[int] = []  # from the first slot
        self.papal_token = NO_TOKEN
        self.papal_target = NONE  # an Area of a Crusade, a Realm
        self.committed = 0  # bits of seats

    def copy(self) -> "Table":
        """An independent table that goes on in the same way."""
        twin = Table(self.dice.copy(), self.content, self.scenario, self.switches, True)
        twin.result = self.result
        self._copy_round(twin)
        self._copy_cards(twin)
        self._copy_provinces(twin)
        self._copy_areas(twin)
        self._copy_realms(twin)
        self._copy_players(twin)
        self._copy_empire(twin)
        return twin

    def _copy_round(self, twin: "Table") -> None:
        twin.agenda = self.agenda.copy()
        twin.memory = self.memory.copy()
        twin.march = self.march.copy()
        twin.peace = self.peace.copy()
        twin.course = self.course.copy()
        twin.occasion = self.occasion.copy()
        twin.records = self.records.copy()
        twin.at_start = self.at_start  # replaced, never changed
        twin.at_age_start = self.at_age_start
        twin.age = self.age
        twin.round = self.round
        twin.rounds = self.rounds
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.active = self.active
        twin.events_taken = self.events_taken.copy()
        twin.passed = self.passed.copy()
        twin.last_turns = self.last_turns.copy()
        twin.pending = self.pending.copy()
        twin.battle = self.battle.copy()
        twin.deeds = self.deeds.copy()
        twin.deal = self.deal.copy()
        twin.declarations = [each.copy() for each in self.declarations]
        twin.named = self.named.copy()
        twin.modifiers = self.modifiers.copy()
        twin.is_settled = self.is_settled

    def _copy_cards(self, twin: "Table") -> None:
        twin.decks = [each.copy() for each in self.decks]
        twin.discards = [each.copy() for each in self.discards]
        twin.hands = [each.copy() for each in self.hands]
        twin.fresh = self.fresh.copy()
        twin.display = self.display.copy()
        twin.charges = self.charges.copy()
        twin.event_halves = [each.copy() for each in self.event_halves]
        twin.events = self.events.copy()
        twin.event_ducats = self.event_ducats.copy()
        twin.face_down = self.face_down
        twin.event_discard = self.event_discard.copy()
        twin.idea_decks = [each.copy() for each in self.idea_decks]
        twin.idea_display = [each.copy() for each in self.idea_display]
        twin.tags = self.tags
        twin.milestone_decks = [each.copy() for each in self.milestone_decks]
        twin.milestones = self.milestones
        twin.milestone_tags = self.milestone_tags
        twin.struggles = self.struggles.copy()
        twin.active_struggles = self.active_struggles.copy()
        twin.trade_deck = self.trade_deck.copy()
        twin.trade_discard = self.trade_discard.copy()
        twin.trade_aside = self.trade_aside.copy()
        twin.continents = self.continents
        twin.mission_decks = [each.copy() for each in self.mission_decks]
        twin.missions = [each.copy() for each in self.missions]
        twin.missions_done = [each.copy() for each in self.missions_done]
        twin.fulfilled = self.fulfilled.copy()

    def _copy_provinces(self, twin: "Table") -> None:
        twin.town = self.town
        twin.vassal = self.vassal
        twin.disc = self.disc
        twin.unrest = self.unrest
        twin.occupant = self.occupant
        twin.occupant_disc = self.occupant_disc
        twin.occupant_unrest = self.occupant_unrest
        twin.religious = self.religious
        twin.dnpr = self.dnpr
        twin.bequeathed = self.bequeathed
        twin.plus = self.plus
        twin.owner = self.owner
        twin.docked = self.docked.copy()

    def _copy_areas(self, twin: "Table") -> None:
        twin.influence = self.influence
        twin.placed = self.placed.copy()
        twin.imperial = self.imperial
        twin.claims = self.claims
        twin.core = self.core
        twin.faith = self.faith
        twin.revolution = self.revolution
        twin.infantry = self.infantry
        twin.rebels = self.rebels
        twin.devastated = self.devastated
        twin.battleground = self.battleground
        twin.not_hre = self.not_hre
        twin.ships = self.ships.copy()
        twin.guards = self.guards.copy()
        twin.pirates = self.pirates
        twin.expanded = self.expanded

    def _copy_realms(self, twin: "Table") -> None:
        twin.realm_of = self.realm_of.copy()
        twin.seat_of = self.seat_of
        twin.capital = self.capital
        twin.religion = self.religion
        twin.overlord = self.overlord
        twin.lands = self.lands
        twin.dnpr_realm = self.dnpr_realm
        twin.dnpr_capital = self.dnpr_capital
        twin.ally = self.ally
        twin.is_active = self.is_active
        twin.given = self.given
        twin.pacts = self.pacts.copy()
        twin.marriages = self.marriages
        twin.disputed = self.disputed
        twin.enemies = self.enemies
        twin.attackers = self.attackers
        twin.truces = self.truces
        twin.cb = self.cb

    def _copy_players(self, twin: "Table") -> None:
        twin.prestige = self.prestige.copy()
        twin.stability = self.stability.copy()
        twin.power = self.power.copy()
        twin.ducats = self.ducats.copy()
        twin.interest = self.interest.copy()
        twin.ruler = self.ruler
        twin.ruler_event = self.ruler_event
        twin.crowned = self.crowned
        twin.ruler_ill = self.ruler_ill.copy()
        twin.ruler_army = self.ruler_army.copy()
        twin.advisors = self.advisors
        twin.advisor_ill = self.advisor_ill
        twin.generals = self.generals.copy()
        twin.general_ill = self.general_ill.copy()
        twin.admirals = self.admirals
        twin.admiral_ill = self.admiral_ill
        twin.army_area = self.army_area.copy()
        twin.army = self.army.copy()
        twin.fleet_at = self.fleet_at.copy()
        twin.fleet = self.fleet.copy()
        twin.available = self.available.copy()
        twin.exhausted = self.exhausted.copy()
        twin.allied = self.allied.copy()
        twin.reserve_plus = self.reserve_plus
        twin.small_towns = self.small_towns.copy()
        twin.large_towns = self.large_towns.copy()
        twin.vassal_tokens = self.vassal_tokens.copy()
        twin.covered_small = self.covered_small
        twin.covered_large = self.covered_large
        twin.covered_vassals = self.covered_vassals
        twin.vassal_lands = self.vassal_lands
        twin.merchants = self.merchants.copy()
        twin.is_laid = self.is_laid.copy()
        twin.merchant_count = self.merchant_count
        twin.colonists = self.colonists.copy()
        twin.start_tax = self.start_tax
        twin.mercenaries = self.mercenaries
        twin.leaving = self.leaving
        twin.bots = self.bots.copy()
        twin.eliminated = self.eliminated

    def _copy_empire(self, twin: "Table") -> None:
        twin.emperor = self.emperor
        twin.authority = self.authority
        twin.hre_religion = self.hre_religion
        twin.is_defending = self.is_defending
        twin.expelled = self.expelled
        twin.aggressors = self.aggressors.copy()
        twin.imperial_manpower = self.imperial_manpower
        twin.roma = self.roma
        twin.cardinals = self.cardinals.copy()
        twin.papal_token = self.papal_token
        twin.papal_target = self.papal_target
        twin.committed = self.committed
