"""Chapter 7.4: combat. Dice, losses, cards and conquest have files of their own."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .casualties import (
    BOTH,
    choose_losses,
    lose_cargo,
    lose_settlers,
    remove_losses,
)
from .combat_dice import effects_of, hits_on, roll
from .combat_events import begin_trojan_horse, end_solar_eclipse
from .combat_objectives import could_trade, military_objectives
from .conquest import conquer_city
from .decks import discard_action_card
from .effects import can_use, in_force
from .objectives import fulfilled_by_several
from .pirates import reward
from .situations import ATTACKER, DEFENDER, Battle, Conquest
from .state import BATTLED, World, fight_of, is_army, is_ship, owner_of
from .stock import gain
from .tactics import can_be_played, working
from .terms import BARBARIANS, FORTRESS, GOLD, NONE, PIRATES
from .terms import TACTICS as TACTICS_ADVANCE
from .words import ACTION_CARD, HEX, NUMBER, PLAYER, TACTICS

PLACE_CARD: Final = Verb("place-card", (ACTION_CARD,))
PLACE_NONE: Final = Verb("place-no-card")
RETREAT: Final = Verb("retreat")
FIGHT_ON: Final = Verb("fight-on")
ASK_CARD: Final = Prompt("combat-card", (HEX, NUMBER), "CC-Q3.1")
ASK_RETREAT: Final = Prompt("retreat", (HEX, NUMBER), "CC-Q7.3")
COMBAT: Final = Event("combat", (PLAYER, PLAYER, HEX))
WALKS_IN: Final = Event("walks-in", (PLAYER, HEX))
NEW_ROUND: Final = Event("combat-round", (NUMBER,))
PLACED_CARD: Final = Event("placed-card", (PLAYER,))
PLACED_THIS_CARD: Final = Event("placed-this-card", (ACTION_CARD,))
PLACED_NO_CARD: Final = Event("placed-no-card", (PLAYER,))
REVEALED: Final = Event("revealed", (PLAYER, ACTION_CARD, TACTICS))
HIT: Final = Event("hits", (PLAYER, NUMBER))
RETREATED: Final = Event("retreated", (PLAYER, HEX, HEX))
COMBAT_WON: Final = Event("combat-won", (PLAYER, HEX))
NO_WINNER: Final = Event("no-winner", (HEX,))
AUTOMATIC: Final = Event("automatic-victory", (PLAYER, HEX))

WARLORD_BONUS: Final = 2
"""E24."""


# How a combat begins


def attack(
    s: World,
    attacker: int,
    hex: int,
    units: list[int],
    origin: int,
    landed: bool = False,
    can_retreat: bool = True,
) -> RulesOf[Battle]:
    """CC-Q1, CC-Q7.6, CC-Q8.1, CC-Q1.1, CC-Q1.3: a group meets enemies or an enemy city on a hex.

    `units` is the whole group, with its settlers. It may still stand on `origin`, from where it
    is moved here, or already on the hex. `origin` is where a retreat goes: the last hex of its
    way, the sea hex of a landing; NONE if the group came from nowhere.
    """
    if s.is_sea(hex):
        battle = yield from naval(s, attacker, hex, origin if can_retreat else NONE)
        return battle
    battle = Battle(hex, attacker, enemy_at(s, hex, attacker), False)
    battle.came_from = origin
    battle.origin = origin if can_retreat else NONE
    battle.landed = landed
    _move_in(s, battle, units)
    _note_city(s, battle)
    battle.sides[ATTACKER].units = [unit for unit in units if is_army(unit)]
    battle.sides[DEFENDER].units = s.army_at(hex, battle.sides[DEFENDER].owner)
    _begin(s, battle)
    if _wins_automatically(s, battle):
        _win_automatically(s, battle)
    elif battle.sides[DEFENDER].units or battle.sides[DEFENDER].fortress:
        yield from fight(s, battle)
    else:
        s.tell(WALKS_IN, attacker, hex)
        battle.winner = ATTACKER
    yield from _aftermath(s, battle)
    return battle


def barbarian_attack(s: World, hex: int, units: list[int], origin: int) -> RulesOf[Battle]:
    """CC-T4.1, CC-T4.4, CC-T4.5: barbarians enter a hex with units or a city of a player."""
    battle = yield from attack(s, BARBARIANS, hex, units, origin, False, False)
    return battle


def naval(s: World, attacker: int, hex: int, origin: int = NONE) -> RulesOf[Battle]:
    """CC-Q10.1, CC-Q10.2, CC-Q10.3, CC-Q10.4, CC-I5.10, CC-I6.2: ships that are on a hex now fight
    the enemy ships there.

    `origin` is the hex before the last one of their way; NONE after recruiting: no retreat.
    """
    battle = Battle(hex, attacker, enemy_at(s, hex, attacker), True)
    battle.came_from = origin
    battle.origin = origin
    for index in BOTH:
        battle.sides[index].units = _fleet(s, battle, index)
    _begin(s, battle)
    yield from fight(s, battle)
    yield from _aftermath(s, battle)
    return battle


def enemy_at(s: World, hex: int, attacker: int) -> int:
    """CC-Q1.2: whom somebody meets on a hex: units, of players first, or else a city."""
    owners = {owner_of(unit) for unit in s.units_at(hex)}
    owners.discard(attacker)
    return min(owners) if owners else s.cities[hex].owner


def _fleet(s: World, battle: Battle, index: int) -> list[int]:
    """CC-Q10.2, CC-X24.9: the ships of a side, with pirates that are its allies."""
    owner, enemy = battle.sides[index].owner, battle.sides[1 - index].owner
    ships = [unit for unit in s.units_at(battle.hex) if is_ship(unit)]
    found = [unit for unit in ships if owner_of(unit) == owner]
    if PIRATES not in (owner, enemy):
        for effect in in_force("allies_pirates", s, owner):
            if effect.allies_pirates(s, owner, battle.hex):
                found += [unit for unit in ships if owner_of(unit) == PIRATES]
                break
    return found


def _move_in(s: World, battle: Battle, units: list[int]) -> None:
    attacker = battle.sides[ATTACKER].owner
    if any(owner_of(unit) == attacker for unit in s.units_at(battle.hex)):
        return
    for unit in units:
        s.take_unit(battle.came_from, unit)
        s.put_unit(battle.hex, unit)


def _note_city(s: World, battle: Battle) -> None:
    """CC-Q1.2, CC-T4.2, CC-I4.2: the city that is attacked, and its fortress."""
    city = s.cities.get(battle.hex)
    defenders = battle.sides[DEFENDER]
    if city is None or city.owner != defenders.owner:
        return
    battle.city_size = city.size()
    battle.city_wonders = len(city.wonders)
    battle.city_owner = city.owner
    if city.has(FORTRESS):
        defenders.fortress = True
        defenders.fortress_dice = s.content.fortress_dice
        defenders.fortress_cancels = s.content.fortress_cancels


def _begin(s: World, battle: Battle) -> None:
    for side in battle.sides:
        side.start_count = len(side.units)
    origin = battle.hex if battle.came_from == NONE else battle.came_from
    battle.could_trade = could_trade(s, battle.sides[DEFENDER].owner, battle.hex)
    battle.attackers_could_trade = could_trade(s, battle.sides[ATTACKER].owner, origin)


def _wins_automatically(s: World, battle: Battle) -> bool:
    owner = battle.sides[DEFENDER].owner
    return any(
        effect.wins_automatically(s, owner, battle)
        for effect in effects_of("wins_automatically", s, battle, DEFENDER)
    )


def _win_automatically(s: World, battle: Battle) -> None:
    """CC-W6.8: no cards, no dice, and no attacker is left."""
    battle.fought = True
    battle.winner = DEFENDER
    s.tell(AUTOMATIC, battle.sides[DEFENDER].owner, battle.hex)
    remove_losses(s, battle, ATTACKER, battle.sides[ATTACKER].units.copy())
    lose_settlers(s, battle, ATTACKER)


# Rounds


def fight(s: World, battle: Battle) -> Rules:
    """CC-Q1.4, CC-Q2, CC-Q7.4, CC-E4.6: payments, then rounds until the combat is over."""
    attackers, defenders = battle.sides
    battle.fought = True
    s.tell(COMBAT, attackers.owner, defenders.owner, battle.hex)
    if s.warlord and attackers.owner == s.active:
        s.warlord = False
        attackers.bonus += WARLORD_BONUS
    yield from begin_trojan_horse(s, battle)
    for index in BOTH:
        for effect in effects_of("before_combat", s, battle, index):
            yield from effect.before_combat(s, battle.sides[index].owner, battle)
    while True:
        yield from _fight_round(s, battle)
        yield from _end_round(s, battle)
        if battle.ended:
            break
        battle.round += 1
    if battle.winner == NONE:
        s.tell(NO_WINNER, battle.hex)
    else:
        s.tell(COMBAT_WON, battle.sides[battle.winner].owner, battle.hex)
    end_solar_eclipse(s, battle)


def _fight_round(s: World, battle: Battle) -> Rules:
    """CC-Q3, CC-Q4, CC-Q5, CC-Q6: cards, roll, losses."""
    s.tell(NEW_ROUND, battle.round)
    _clear(battle)
    for index in BOTH:
        for effect in effects_of("before_round", s, battle, index):
            yield from effect.before_round(s, battle.sides[index].owner, battle)
    if not _can_roll(battle):
        return
    for index in BOTH:
        yield from _place_card(s, battle, index)
    yield from _reveal(s, battle)
    if not _can_roll(battle):
        return
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            yield from card.before_roll(s, battle, index)
        for effect in effects_of("before_roll", s, battle, index):
            yield from effect.before_roll(s, battle.sides[index].owner, battle)
    yield from roll(s, battle)
    yield from _suffer(s, battle)


def _clear(battle: Battle) -> None:
    battle.no_symbols = [False, False]
    for side in battle.sides:
        side.card = NONE
        side.card_player = NONE
        side.placing = None
        side.card_works = True
        side.barred = False
        side.round_bonus = 0
        side.cancelled = 0
        side.hits = 0
        side.lost_this_round = 0
    if battle.trojan_horse and battle.round == 1:
        battle.sides[DEFENDER].barred = True


def _can_roll(battle: Battle) -> bool:
    """CC-Q4.4: whether both sides still fight; a fortress does so alone in round 1."""
    attackers, defenders = battle.sides
    if battle.ended or not attackers.units:
        return False
    return bool(defenders.units) or (defenders.fortress and battle.round == 1)


def _card_player(s: World, battle: Battle, index: int) -> int:
    """CC-Q3.1, CC-T4.4: who may play cards on a side, or NONE."""
    side, enemy = battle.sides[index], battle.sides[1 - index]
    if side.barred:
        return NONE
    for effect in effects_of("bars_tactics", s, battle, 1 - index):
        if effect.bars_tactics(s, enemy.owner, battle):
            return NONE
    if side.owner < BARBARIANS:
        return side.owner if can_use(s, side.owner, TACTICS_ADVANCE) else NONE
    if side.owner == BARBARIANS:
        for player in s.others(enemy.owner):
            for effect in in_force("plays_for_barbarians", s, player):
                if effect.plays_for_barbarians(s, player, battle):
                    return player if can_use(s, player, TACTICS_ADVANCE) else NONE
    return NONE


def _place_card(s: World, battle: Battle, index: int) -> Rules:
    """CC-Q3.1, CC-Q3.2, CC-Q3.3, CC-HI.4: a card face down, or none.

    Whoever has any card is asked, also without one that fits: the others shall not learn that,
    unless no card that anybody could have would fit.
    """
    player = _card_player(s, battle, index)
    if player == NONE or not s.players[player].action_cards:
        return
    hand = sorted(s.players[player].action_cards)
    options = [PLACE_CARD.of(card) for card in hand if can_be_played(s, battle, index, card)]
    options.append(PLACE_NONE.of())
    auto = len(options) == 1 and not _could_any_be_played(s, battle, index)
    side = battle.sides[index]
    ask = Ask(player, ASK_CARD, options, battle.hex, battle.round, auto=auto, secret=True)
    option = yield ask
    side.placing = ask
    if option.verb is PLACE_CARD:
        side.card = option.a
        side.card_player = player
        s.tell(PLACED_CARD, player)
        s.tell(PLACED_THIS_CARD, option.a, to=1 << player)
    else:
        s.tell(PLACED_NO_CARD, player)


def _could_any_be_played(s: World, battle: Battle, index: int) -> bool:
    """Whether any card that lies face down fits a side."""
    hidden = s.action_deck.copy()
    for realm in s.players:
        hidden += realm.action_cards
    return any(can_be_played(s, battle, index, card) for card in hidden)


def _reveal(s: World, battle: Battle) -> Rules:
    """CC-Q4.1, CC-Q4.2, CC-Q4.3: both cards at once; their effects, the attacker's first."""
    for side in battle.sides:
        if side.placing is not None:
            side.placing.reveal()
        if side.card != NONE:
            side.cards_used.append(side.card)
            tactics = s.content.action_tactics[side.card]
            s.tell(REVEALED, side.card_player, side.card, tactics)
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            card.at_once(s, battle, index)
    for side in battle.sides:
        if side.card != NONE and side.card in s.players[side.card_player].action_cards:
            discard_action_card(s, side.card_player, side.card)
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            card.forestalls(s, battle, index)
    for index in BOTH:
        for effect in effects_of("at_reveal", s, battle, index):
            yield from effect.at_reveal(s, battle.sides[index].owner, battle)
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            yield from card.when_revealed(s, battle, index)
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            yield from card.at_last(s, battle, index)


def _suffer(s: World, battle: Battle) -> Rules:
    """CC-Q6.1, CC-Q6.2, CC-Q6.3, CC-Q6.4, CC-Q6.5, CC-Q10.5: hits, and the losses of both sides at
    the same time.
    """
    for index in BOTH:
        side = battle.sides[index]
        side.hits = hits_on(s, battle, index)
    for index in BOTH:
        side = battle.sides[index]
        for effect in effects_of("at_losses", s, battle, index):
            if side.hits > 0 and side.units:
                yield from effect.at_losses(s, side.owner, battle)
        s.tell(HIT, side.owner, side.hits)
    fallen: list[list[int]] = []
    for index in BOTH:
        chosen = yield from choose_losses(s, battle, index, battle.sides[index].hits)
        fallen.append(chosen)
    for index in BOTH:
        remove_losses(s, battle, index, fallen[index])
    for index in BOTH:
        card = working(s, battle.sides[index])
        if card is not None:
            yield from card.after_losses(s, battle, index)


def _end_round(s: World, battle: Battle) -> Rules:
    """CC-Q6.4, CC-Q7.1, CC-Q7.2, CC-Q7.3, CC-Q7.4, CC-Q7.5: who is left, and whether the attacker
    retreats.
    """
    attackers, defenders = battle.sides
    for index in BOTH:
        if battle.at_sea:
            yield from lose_cargo(s, battle, index)
        elif not battle.sides[index].units and battle.sides[index].start_count:
            lose_settlers(s, battle, index)
    if battle.ended:
        return
    if attackers.units and defenders.units:
        for index in BOTH:
            for effect in effects_of("after_round", s, battle, index):
                yield from effect.after_round(s, battle.sides[index].owner, battle)
        yield from _may_retreat(s, battle)
        return
    battle.ended = True
    if attackers.units:
        battle.winner = ATTACKER
    elif defenders.units or not defenders.start_count:
        battle.winner = DEFENDER


def _may_retreat(s: World, battle: Battle) -> Rules:
    """CC-Q7.3, CC-Q7.7, CC-Q10.3, CC-T4.4, E41: back to where the attackers came from."""
    attackers = battle.sides[ATTACKER]
    eclipse = s.solar_eclipse and not battle.at_sea
    if battle.came_from == NONE or not _has_room(s, battle):
        return
    if not eclipse and not battle.must_retreat:
        if battle.origin == NONE or attackers.owner >= BARBARIANS:
            return
        options = [FIGHT_ON.of(), RETREAT.of()]
        option = yield Ask(attackers.owner, ASK_RETREAT, options, battle.hex, battle.round)
        if option.verb is FIGHT_ON:
            return
    _retreat(s, battle)
    battle.ended = True


def _has_room(s: World, battle: Battle) -> bool:
    """OPEN-33: a retreat may not break the limit of army units."""
    attackers, origin = battle.sides[ATTACKER], battle.came_from
    if battle.at_sea or not s.is_land(origin):
        return True
    army = len(s.army_at(origin, attackers.owner)) + len(attackers.units)
    return army <= max(s.content.army_limit, attackers.start_count)


def _retreat(s: World, battle: Battle) -> None:
    """CC-Q7.3, CC-Q8.2, CC-Q10.7: the attackers go back with their settlers or their cargo."""
    attackers = battle.sides[ATTACKER]
    there = s.units_at(battle.hex)
    group = attackers.units.copy()
    group += [u for u in there if owner_of(u) == attackers.owner and u not in attackers.units]
    for unit in group:
        s.take_unit(battle.hex, unit)
        s.put_unit(battle.came_from, unit)
    s.tell(RETREATED, attackers.owner, battle.hex, battle.came_from)


# What follows


def _aftermath(s: World, battle: Battle) -> Rules:
    """CC-Q7.8: settlers, rewards, conquest with what reacts to it, instant objectives."""
    attackers, defenders = battle.sides
    if battle.winner == ATTACKER and not battle.at_sea:
        lose_settlers(s, battle, DEFENDER)
    _tire(s, battle)
    _count(s, battle)
    for index in BOTH:
        yield from _reward(s, battle, index)
    conquest: Conquest | None = None
    city = s.cities.get(battle.hex)
    if battle.winner == ATTACKER and city is not None and city.owner == defenders.owner:
        conquest = yield from conquer_city(s, battle.hex, attackers.owner, battle)
    yield from fulfilled_by_several(s, military_objectives(s, battle, conquest))


def _tire(s: World, battle: Battle) -> None:
    """CC-J2.2, CC-J2.9, CC-J4.3, CC-Q10.6: units that took part do not move again this turn."""
    retreated = battle.ended and battle.winner == NONE and bool(battle.sides[ATTACKER].units)
    for index in BOTH:
        side = battle.sides[index]
        hex = battle.came_from if retreated and index == ATTACKER else battle.hex
        for place, unit in enumerate(side.units):
            s.take_unit(hex, unit)
            side.units[place] = unit | BATTLED
            s.put_unit(hex, unit | BATTLED)


def _count(s: World, battle: Battle) -> None:
    """What the turn remembers of its combats."""
    if not battle.fought:
        return
    for index in BOTH:
        owner = battle.sides[index].owner
        won = battle.winner == index
        if owner >= BARBARIANS:
            continue
        if not battle.at_sea:
            s.battles.append(fight_of(owner, won, battle.hex))
            s.victories += int(won and owner == s.active)
        elif battle.sides[1 - index].owner == PIRATES:
            s.pirate_victories += int(won and owner == s.active)


def _reward(s: World, battle: Battle, index: int) -> Rules:
    """CC-T6.1, CC-T6.6, CC-U4.2, CC-U4.5: what a player gets for neutral enemies, and effects."""
    owner, enemy = battle.sides[index].owner, battle.sides[1 - index]
    if owner >= BARBARIANS:
        return
    if enemy.owner == BARBARIANS and battle.fought and battle.winner == index:
        gain(s, owner, GOLD, s.content.barbarian_combat_gold)
    if enemy.owner == PIRATES:
        yield from reward(s, owner, len(enemy.lost))
    for effect in effects_of("after_combat", s, battle, index):
        yield from effect.after_combat(s, owner, battle)
