"""Chapter 7.9: leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .effects import in_force, leader_hex
from .state import World, unit_of
from .terms import LEADER as LEADER_UNIT
from .terms import NONE, VARIANT_UNEXPECTED_LEADERS
from .words import HEX, LEADER, PLAYER

CHOOSE_LEADER: Final = Verb("choose-leader", (LEADER,))
ASK_LEADER: Final = Prompt("leader", (), "CC-Y1.2")
LEADER_COMES: Final = Event("leader-comes", (PLAYER, LEADER, HEX))
LEADER_GOES: Final = Event("leader-goes", (PLAYER, LEADER))
LEADER_DIES: Final = Event("leader-dies", (PLAYER, LEADER))
LEADER_DEFEATED: Final = Event("leader-defeated", (PLAYER, LEADER, PLAYER))


def leader_options(s: World, player: int) -> list[int]:
    """CC-Y1.2, CC-Y1.4, CC-X34.15: the leaders that a player can still recruit."""
    realm = s.players[player]
    return [] if realm.leaders_barred else sorted(realm.leader_cards)


def recruit_leader(s: World, player: int, hex: int) -> Rules:
    """CC-Y1.2, CC-Y1.3, CC-Y1.5, CC-V4.1, CC-Y1.1: the old leader goes first, then a new one comes.

    The price is paid by the caller.
    """
    replace_leader(s, player)
    cards = s.players[player].leader_cards
    if s.plays(VARIANT_UNEXPECTED_LEADERS):
        leader = cards[s.dice.below(len(cards))]
    else:
        options = [CHOOSE_LEADER.of(card) for card in leader_options(s, player)]
        option = yield Ask(player, ASK_LEADER, options)
        leader = option.a
    enter_leader(s, player, leader, hex)


def enter_leader(s: World, player: int, leader: int, hex: int) -> None:
    """CC-Y1.2: lay a leader card face up and put the figure on a hex."""
    realm = s.players[player]
    realm.leader_cards.remove(leader)
    realm.leader = leader
    realm.leaders_recruited += 1
    s.place_unit(hex, player, LEADER_UNIT)
    s.tell(LEADER_COMES, player, leader, hex)


def replace_leader(s: World, player: int) -> None:
    """CC-Y1.3, CC-Y1.5: the leader in play leaves the game, and nobody scores for that."""
    if s.players[player].leader != NONE:
        s.tell(LEADER_GOES, player, s.players[player].leader)
        _take_off(s, player)


def remove_leader(s: World, player: int, by: int = NONE) -> None:
    """CC-Y3.1, CC-Y3.2: a leader is killed; an opponent who did it keeps the card.

    The figure may still stand on the map or have been taken off it.
    """
    leader = s.players[player].leader
    if leader == NONE:
        return
    if 0 <= by < s.count and by != player:
        s.players[by].defeated_leaders += 1
        s.tell(LEADER_DEFEATED, player, leader, by)
    else:
        s.tell(LEADER_DIES, player, leader)
    _take_off(s, player)


def _take_off(s: World, player: int) -> None:
    """The card is lost, with all that ends with the leader, and the figure goes back."""
    for effect in in_force("leader_lost", s, player):
        effect.leader_lost(s, player)
    s.players[player].leader = NONE
    hex = leader_hex(s, player)
    if hex != NONE:
        figure = unit_of(player, LEADER_UNIT)
        for unit in s.units_at(hex):
            if unit & 63 == figure:
                s.remove_unit(hex, unit)
                return
