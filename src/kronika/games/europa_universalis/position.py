"""Any position in a few lines, for tests."""

from collections.abc import Mapping

from kronika.core.dice import dice_of
from kronika.core.entries import index
from kronika.core.errors import UsageError

from . import names
from .content import default
from .forces import add_fleet_ship, add_unit, dock
from .influence import add_imperial, add_influence, clear_influence
from .land import clear, move_capital, occupy, put_dnpr, put_town, put_vassals, rebel
from .places import AREAS, NODES, PROVINCES, REALMS, ZONES
from .relations import make_truce, open_war, remember
from .rules_in_play import Switches
from .setup import lay_out
from .state import DISPLAYED, Table, changed
from .terms import (
    ADVANCED,
    AREA_COUNT,
    ARMIES,
    CATEGORIES,
    COLOURS,
    FAITHS,
    LAND_UNITS,
    MERCHANTS,
    NONE,
    OPTIONAL,
    PATTERNS,
    PHASES,
    POWERS,
    ZONE_COUNT,
)

KINDS_OF_SHIPS = ("light", "heavy", "damaged", "galley")


class Position:
    """A scenario as it is laid out, to which and from which things are put and taken.

    Players are named by their Realms. Nobody has cards unless it is said.
    """

    def __init__(
        self,
        scenario: str = "S07",
        seed: int | str = 1,
        switches: Mapping[str, bool] | None = None,
        bots: tuple[str, ...] = (),
        bot_level: int = 2,
    ) -> None:
        content = default()
        found = [each for each in content.scenarios if each.number == scenario]
        if not found:
            raise UsageError(f"there is no scenario {scenario!r}")
        advanced, optional = found[0].advanced, found[0].optional
        for name, on in (switches or {}).items():
            if name in ADVANCED:
                bit = 1 << ADVANCED.index(name)
                advanced = advanced | bit if on else advanced & ~bit
            else:
                bit = 1 << index(name, OPTIONAL)
                optional = optional | bit if on else optional & ~bit
        seats = sum(1 << found[0].seats.index(index(realm, REALMS)) for realm in bots)
        self.s: Table = lay_out(
            dice_of(seed), content, found[0], Switches(advanced, optional, seats, bot_level)
        )

    def seat(self, realm: str) -> int:
        """The seat of a player by his Realm."""
        seat = self.s.seat_of[index(realm, REALMS)]
        if seat == NONE:
            raise UsageError(f"nobody plays {realm!r}")
        return seat

    def active(self, realm: str) -> "Position":
        """It is this player's turn, in the phase of actions."""
        s = self.s
        s.active = self.seat(realm)
        s.phase = PHASES.index("actions")
        s.memory.begin_turn()
        remember(s)
        return self

    def at(self, age: int, round: int = 1, phase: str = "actions") -> "Position":
        """The age (from 1), round and phase."""
        self.s.age = age - 1
        self.s.round = round
        self.s.phase = index(phase, PHASES)
        return self

    # Provinces

    def town(self, realm: str, *provinces: str, unrest: bool = False) -> "Position":
        """A player's Towns, instead of whatever lies there."""
        for name in provinces:
            province = self._emptied(name)
            put_town(self.s, self.seat(realm), province, unrest)
        return self

    def vassal(self, realm: str, *provinces: str, unrest: bool = False) -> "Position":
        """A player's Vassal tokens, instead of whatever lies there."""
        for name in provinces:
            province = self._emptied(name)
            put_vassals(self.s, self.seat(realm), province, unrest)
        return self

    def nobodys(self, *provinces: str) -> "Position":
        """No player's pieces: the Province is that of its flag or token."""
        for name in provinces:
            self._emptied(name)
        return self

    def _emptied(self, name: str) -> int:
        province = index(name, PROVINCES)
        if not self.s.atlas.has_province[province]:
            raise UsageError(f"{name!r} is not on the boards of this scenario")
        clear(self.s, province)
        return province

    def unrest(self, *provinces: str) -> "Position":
        """Unrest on the Town or Vassal token that lies lowest there."""
        for name in provinces:
            province = index(name, PROVINCES)
            if self.s.town[province] == NONE and self.s.vassal[province] == NONE:
                raise UsageError(f"{name!r} has no Town or Vassal token")
            self.s.unrest[province] = True
        return self

    def occupied(self, realm: str, *provinces: str) -> "Position":
        """Provinces that a player Occupies."""
        for name in provinces:
            occupy(self.s, self.seat(realm), index(name, PROVINCES))
        return self

    def rebel_towns(self, *provinces: str) -> "Position":
        """Provinces that Rebels hold."""
        for name in provinces:
            rebel(self.s, index(name, PROVINCES))
        return self

    def dnpr(self, realm: str, colour: str, pattern: str, *provinces: str) -> "Position":
        """Tokens of a Dynamic NPR; the first Province is its capital."""
        number = COLOURS.index(colour) * len(PATTERNS) + PATTERNS.index(pattern)
        s = self.s
        s.dnpr_realm = changed(s.dnpr_realm, number, index(realm, REALMS))
        s.dnpr_capital = changed(s.dnpr_capital, number, index(provinces[0], PROVINCES))
        for name in provinces:
            put_dnpr(s, number, index(name, PROVINCES))
        move_capital(s, s.dnpr_realm[number], s.dnpr_capital[number])
        return self

    def plus(self, province: str, tokens: int = 1) -> "Position":
        """+1 Manpower tokens on a Province of an NPR."""
        self.s.plus[index(province, PROVINCES)] = tokens
        return self

    # Areas and Sea Zones

    def influence(self, realm: str, **areas: int) -> "Position":
        """Influence of a player: `influence("france", lombardy=2)`; `_` for `-` in names."""
        for name, many in areas.items():
            clear_influence(self.s, self.seat(realm), _area(name))
            add_influence(self.s, self.seat(realm), _area(name), many)
        return self

    def no_influence(self) -> "Position":
        """No cube of Influence anywhere."""
        s = self.s
        s.influence = [0] * len(s.influence)
        s.placed = [0] * s.count
        s.imperial = [0] * AREA_COUNT
        return self

    def imperial(self, **areas: int) -> "Position":
        """Imperial Influence."""
        for name, many in areas.items():
            self.s.imperial = changed(self.s.imperial, _area(name), 0)
            add_imperial(self.s, _area(name), many)
        return self

    def claim(self, realm: str, *areas: str) -> "Position":
        """Claims of a player."""
        for name in areas:
            self.s.claims[index(name, AREAS)] |= 1 << self.seat(realm)
        return self

    def core(self, realm: str, *areas: str) -> "Position":
        """Core tokens of a player."""
        for name in areas:
            self.s.core[index(name, AREAS)] = self.seat(realm)
        return self

    def faith(self, faith: str, *areas: str) -> "Position":
        """The religion of Areas, with all that share their slots."""
        s = self.s
        for name in areas:
            for area in s.atlas.slot_areas[s.atlas.area_slot[index(name, AREAS)]]:
                s.faith[area] = index(faith, FAITHS)
        return self

    def state_religion(self, realm: str, faith: str) -> "Position":
        """The State Religion of any Realm."""
        self.s.religion[index(realm, REALMS)] = index(faith, FAITHS)
        self.s.is_settled = False
        return self

    def rebels(self, area: str, units: int) -> "Position":
        """Rebel Units."""
        self.s.rebels = changed(self.s.rebels, index(area, AREAS), units)
        return self

    # Forces

    def no_forces(self) -> "Position":
        """No land Unit or Ship on the board; all Regular Units are Available."""
        s = self.s
        for seat in range(s.count):
            regulars = sum(s.infantry[seat * AREA_COUNT : (seat + 1) * AREA_COUNT])
            for army in range(ARMIES):
                first = (seat * ARMIES + army) * 9
                regulars += sum(s.army[first : first + 3])
            s.available[seat] += regulars
        s.infantry = [0] * len(s.infantry)
        s.army = [0] * len(s.army)
        s.army_area = [NONE] * len(s.army_area)
        s.mercenaries = 0
        s.ships = [0] * len(s.ships)
        s.guards = [0] * len(s.guards)
        s.docked = {}
        s.fleet = [0] * len(s.fleet)
        s.fleet_at = [NONE] * s.count
        return self

    def army(
        self, realm: str, number: int, area: str, category: str = "regular", **units: int
    ) -> "Position":
        """Units into an Army (1 to 3): `army("france", 1, "loire", infantry=3, cavalry=1)`."""
        for name, many in units.items():
            for _ in range(many):
                add_unit(
                    self.s,
                    self.seat(realm),
                    index(area, AREAS),
                    number - 1,
                    index(category, CATEGORIES),
                    index(name, LAND_UNITS),
                )
        return self

    def infantry(self, realm: str, area: str, units: int) -> "Position":
        """Single Regular Infantry."""
        self.s.infantry[self.seat(realm) * AREA_COUNT + index(area, AREAS)] = units
        return self

    def manpower(
        self, realm: str, available: int, exhausted: int = 0, allied: int = 0
    ) -> "Position":
        """The Manpower Reserve."""
        seat = self.seat(realm)
        self.s.available[seat] = available
        self.s.exhausted[seat] = exhausted
        self.s.allied[seat] = allied
        return self

    def ships(self, realm: str, zone: str, free: int = 0, guards: int = 0) -> "Position":
        """Light Ships at sea, free or on Trade Protection slots."""
        place = self.seat(realm) * ZONE_COUNT + index(zone, ZONES)
        self.s.ships[place] = free
        self.s.guards[place] = guards
        return self

    def docked(self, realm: str, port: str, ships: int) -> "Position":
        """Light Ships in a Port."""
        dock(self.s, self.seat(realm), index(port, PROVINCES), ships)
        return self

    def fleet(self, realm: str, place: str, **ships: int) -> "Position":
        """The fleet in a Sea Zone or Port: `fleet("england", "doggerbank", heavy=2, light=1)`."""
        where = ZONES.index(place) if place in ZONES else ZONE_COUNT + index(place, PROVINCES)
        for name, many in ships.items():
            for _ in range(many):
                kind = index(name, KINDS_OF_SHIPS)
                add_fleet_ship(self.s, self.seat(realm), where, kind)
        return self

    # Relations

    def war(self, attacker: str, defender: str) -> "Position":
        """A war that the first one declared."""
        open_war(self.s, index(attacker, REALMS), index(defender, REALMS))
        return self

    def truce(self, one: str, other: str) -> "Position":
        """A Truce."""
        make_truce(self.s, index(one, REALMS), index(other, REALMS))
        return self

    def cb(self, realm: str, target: str) -> "Position":
        """A CB token of a player on a Realm."""
        self.s.cb = changed(
            self.s.cb,
            index(target, REALMS),
            self.s.cb[index(target, REALMS)] | 1 << self.seat(realm),
        )
        self.s.is_settled = False
        return self

    def alliance(self, realm: str, other: str, active: bool = False, given: int = 0) -> "Position":
        """An Alliance of a player with a player or an NPR, which may be an Active Ally."""
        s, seat, partner = self.s, self.seat(realm), index(other, REALMS)
        if s.seat_of[partner] != NONE:
            s.pacts[seat] |= 1 << s.seat_of[partner]
            s.pacts[s.seat_of[partner]] |= 1 << seat
        else:
            s.ally[partner] = seat
            s.is_active[partner] = active
            s.given[partner] = given
        self.s.is_settled = False
        return self

    def no_relations(self) -> "Position":
        """No Alliance, Marriage, Truce, Claim or Core token anywhere."""
        s = self.s
        s.ally = [NONE] * len(s.ally)
        s.is_active = [False] * len(s.is_active)
        s.given = [0] * len(s.given)
        s.pacts = [0] * s.count
        s.marriages = [0] * len(s.marriages)
        s.disputed = [0] * len(s.disputed)
        s.truces = [0] * len(s.truces)
        s.claims = [0] * AREA_COUNT
        s.core = [NONE] * AREA_COUNT
        self.s.is_settled = False
        return self

    def marriage(self, realm: str, other: str, disputed: bool = False) -> "Position":
        """A Marriage of a player; with another player both have a token."""
        s, seat, partner = self.s, self.seat(realm), index(other, REALMS)
        s.marriages = changed(s.marriages, partner, s.marriages[partner] | 1 << seat)
        if disputed:
            s.disputed = changed(s.disputed, partner, s.disputed[partner] | 1 << seat)
        if s.seat_of[partner] != NONE:
            s.marriages = changed(
                s.marriages,
                s.realm_of[seat],
                s.marriages[s.realm_of[seat]] | 1 << s.seat_of[partner],
            )
        self.s.is_settled = False
        return self

    # Mats

    def mat(self, realm: str, **numbers: int) -> "Position":
        """Numbers of a player: ducats, interest, prestige, stability, colonists, adm, dip, mil."""
        seat = self.seat(realm)
        for name, number in numbers.items():
            if name in POWERS:
                self.s.power[seat * len(POWERS) + POWERS.index(name)] = number
            elif name == "ducats":
                self.s.ducats[seat] = number
            elif name == "interest":
                self.s.interest[seat] = number
            elif name == "prestige":
                self.s.prestige[seat] = number
            elif name == "stability":
                self.s.stability[seat] = number
            elif name == "colonists":
                self.s.colonists[seat] = number
            else:
                raise UsageError(f"a mat has no {name!r}")
        return self

    def merchants(self, realm: str, *nodes: str, laid: tuple[str, ...] = ()) -> "Position":
        """Where a player's Merchants are; those of `laid` are activated."""
        seat = self.seat(realm)
        self.s.merchant_count = changed(self.s.merchant_count, seat, max(2, len(nodes)))
        for place in range(MERCHANTS):
            where = seat * MERCHANTS + place
            self.s.merchants[where] = index(nodes[place], NODES) if place < len(nodes) else NONE
            self.s.is_laid[where] = place < len(nodes) and nodes[place] in laid
        return self

    def hand(self, realm: str, *cards: str) -> "Position":
        """The action cards in a player's hand, taken from wherever they are."""
        s = self.s
        found = [index(card, names.CARDS.ids) for card in cards]
        for pile in (*s.decks, *s.discards, *s.hands):
            for card in found:
                if card in pile:
                    pile.remove(card)
        s.hands[self.seat(realm)] = found
        return self

    def general(self, realm: str, army: int, card: str, ill: int = 0) -> "Position":
        """A card's Leader as General of an Army (1 to 3), taken from wherever it is."""
        place = self.seat(realm) * ARMIES + army - 1
        self.s.generals[place] = self._taken(card)
        self.s.general_ill[place] = ill
        return self

    def admiral(self, realm: str, card: str, ill: int = 0) -> "Position":
        """A card's Leader as Admiral."""
        self.s.admirals = changed(self.s.admirals, self.seat(realm), self._taken(card))
        self.s.admiral_ill = changed(self.s.admiral_ill, self.seat(realm), ill)
        return self

    def displayed(self, realm: str, card: str, charges: int) -> "Position":
        """A display card of a player, with cubes, instead of his first one."""
        place = self.seat(realm) * DISPLAYED
        self.s.display[place] = self._taken(card)
        self.s.charges[place] = charges
        return self

    def _taken(self, name: str) -> int:
        """An action card, taken from wherever it is."""
        card = index(name, names.CARDS.ids)
        for pile in (*self.s.decks, *self.s.discards, *self.s.hands):
            if card in pile:
                pile.remove(card)
        return card

    def ideas(self, realm: str, *ideas: str) -> "Position":
        """Ideas that a player has researched."""
        for name in ideas:
            number = index(name, names.IDEAS.ids)
            self.s.tags[number] = (*self.s.tags[number], self.seat(realm))
        return self

    def emperor(self, realm: str, authority: int = 3) -> "Position":
        """Who is Emperor, and the Imperial Authority."""
        self.s.emperor = index(realm, REALMS)
        self.s.authority = authority
        self.s.is_settled = False
        return self

    def cardinals(self, *realms: str) -> "Position":
        """The Cardinals from the first slot."""
        self.s.cardinals = [self.seat(realm) for realm in realms]
        self.s.is_settled = False
        return self


def _area(name: str) -> int:
    return index(name.replace("_", "-"), AREAS)
