"""Chapters 10.4 and 8.3: who has won a battle, and what a lord gives out after it."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, Verb

from .combats import Battle, Fight
from .pieces import earn_prestige, gain_points
from .relations import in_coalition
from .sides import owners, units_at
from .state import Table
from .terms import NONE
from .words import NUMBER, PLAYER

GIVE_POINT: Final = Verb("give-point", (PLAYER,))
ASK_POINT: Final = Prompt("give-point", (), "SZ-H3.8")
GIVE_PRESTIGE: Final = Verb("give-prestige", (PLAYER, NUMBER))
ASK_PRESTIGE: Final = Prompt("give-prestige", (NUMBER, PLAYER), "SZ-H3.8")
WINS_BATTLE: Final = Event("wins-battle", (PLAYER,))
LOSES_BATTLE: Final = Event("loses-battle", (PLAYER,))


def judge(s: Table, battle: Battle) -> Rules:
    """SZ-K4.12, SZ-H3.17, SZ-G5.1: a point for who remains, one less for who has lost.

    Nobody wins where all are gone or have fled, or a truce has ended it. Whoever got away has
    lost, also if nobody won, but not if his coalition has. A coalition with one of the winners does
    not help who was beaten by another (SZ-H3.17).
    """
    fought = [player for player in s.order() if battle.enemies[player]]
    left = [player for player in owners(s, units_at(s, battle)) if battle.enemies[player]]
    winners: list[int] = []
    if len(left) < len(fought) and not made_peace(s, battle):
        winners = [player for player in left if not battle.fled >> player & 1]
    lost = []
    for player in fought:
        if player in winners:
            continue
        beaten = any(battle.enemies[player] >> winner & 1 for winner in winners)
        won_with = any(in_coalition(s, player, winner) for winner in winners)
        if beaten or (battle.fled >> player & 1 and not won_with):
            lost.append(player)
    if any(battle.enemies[player] >> winner & 1 for player in fought for winner in winners):
        yield from _reward(s, battle, fought, winners)
    _lose(s, lost)
    yield from give_out(s, s.combats.fights[battle.fight], _place(s, battle))


def judge_broken_off(s: Table, battle: Battle) -> Rules:
    """SZ-K4.19, SZ-K4.12: nobody who is still there wins or loses; who has fled has lost before."""
    _lose(s, [player for player in s.order() if battle.fled >> player & 1])
    yield from give_out(s, s.combats.fights[battle.fight], _place(s, battle))


def _lose(s: Table, players: list[int]) -> None:
    for player in players:
        s.tell(LOSES_BATTLE, player)
        gain_points(s, player, -1)


def made_peace(s: Table, battle: Battle) -> bool:
    """SZ-K4.12, SZ-H4.6: whether two who fought each other both remain: a truce has ended it."""
    left = owners(s, units_at(s, battle))
    return any(battle.enemies[one] >> other & 1 for one in left for other in left)


def _reward(s: Table, battle: Battle, fought: list[int], winners: list[int]) -> Rules:
    """SZ-K4.12, SZ-H3.8: a coalition has one point together, partners in a truce one each.

    Whose units only stood there, as builders do, was under nobody's command.
    """
    fight = s.combats.fights[battle.fight]
    rewarded: list[int] = []
    for winner in winners:
        commander = fight.credited(winner)
        if commander in rewarded:
            continue
        rewarded.append(commander)
        together = [player for player in fought if fight.credited(player) == commander]
        receiver = winner
        if len(together) > 1:
            options = [GIVE_POINT.of(player) for player in together]
            default = options[together.index(own_share(commander, together))]
            receiver = (yield Ask(commander, ASK_POINT, options, default=default)).a
        s.tell(WINS_BATTLE, receiver)
        gain_points(s, receiver, 1)


def own_share(commander: int, together: list[int]) -> int:
    """SZ-F7.3: who gets what a lord does not give out: he, or the first of those who fought."""
    return commander if commander in together else together[0]


def give_out(s: Table, fight: Fight, field: int) -> Rules:
    """SZ-H3.8, SZ-H2.3, SZ-K4.14: the lord gives out the prestige that his coalition has earned.

    Half of it is added where the receiver has the victim as rival.
    """
    for commander in range(s.count):
        together = [player for player in s.order() if fight.commander[player] == commander]
        for victim in range(s.count):
            place = commander * s.count + victim
            while fight.booty[place]:
                left = fight.booty[place]
                option = Option(GIVE_PRESTIGE, together[0], left)
                if s.has_prestige and len(together) > 1:
                    options = [GIVE_PRESTIGE.of(player, left) for player in together]
                    ranges = [Range(GIVE_PRESTIGE.of(player, 1), left) for player in together]
                    default = options[together.index(own_share(commander, together))]
                    option = yield Ask(
                        *(commander, ASK_PRESTIGE, options, left, victim),
                        default=default,
                        ranges=ranges,
                    )
                fight.booty[place] -= option.b
                s.destroyed[option.a] += option.b
                earn_prestige(s, option.a, victim, option.b, field)


def _place(s: Table, battle: Battle) -> int:
    return battle.field if battle.field != NONE else s.map.sides(battle.border)[0]
