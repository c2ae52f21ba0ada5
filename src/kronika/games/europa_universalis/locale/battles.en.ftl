# Chapters 9.6, 9.7 and 9.9: battles on land and at sea.

battle-side-attacker = Attackers
battle-side-defender = Defenders
battle-symbol-blank = Blank
battle-symbol-f = Infantry
battle-symbol-g = Infantry with an outlined one
battle-symbol-h = Cavalry
battle-symbol-i = Artillery
count-battle-symbol-blank = { $number }× blank
count-battle-symbol-f = { $number }× infantry
count-battle-symbol-g = { $number }× outlined infantry
count-battle-symbol-h = { $number }× cavalry
count-battle-symbol-i = { $number }× artillery
ship-sort-single = Light Ship outside of the fleet
ship-sort-light = Light Ship of the fleet
ship-sort-heavy = Heavy Ship
ship-sort-damaged = Damaged Heavy Ship
ship-sort-galley = Galley

prompt-order-battles = Which battle is fought next?
prompt-ships-against-pirates = Which Ships attack the Pirates ({ $node })?
prompt-call-imperial = { $number ->
    [one] Does the Imperial Unit join this battle?
   *[other] Do the { $number } Imperial Units join this battle?
}
prompt-choose-main-defender = Who is Main Defender?
prompt-appoint-for-attack = Do you give your attackers a leader?
prompt-appoint-for-defence = Do you give your defenders a General?
prompt-choose-leader-in-battle = Who leads you in this battle?
prompt-choose-base-dice = Which three base dice do you roll in this battle?
prompt-battle-action = Do you play a Battle Action?
prompt-help-in-battle = Do you help the NPRs with a Battle Action?
prompt-answer-roll = Both sides have rolled. Do you answer?
prompt-choose-battle-dice = Which { $number } dice do you add?
prompt-choose-die-to-remove = Which die does the enemy leader lose?
prompt-choose-dice-to-roll-again = Which die do you roll again ({ $number } chosen)?
prompt-choose-first-faction = { $number ->
    [one] Who takes the hit?
   *[other] Who takes the first of { $number } hits?
}
prompt-choose-casualty = Which { $category } Unit do you lose ({ $area })?
prompt-choose-ship-casualty = Which Ship is hit ({ $zone })?
prompt-choose-captured-ship = Which Ship is captured ({ $number } to go)?
prompt-take-captured-ship = What do you do with the captured Ship ({ $ship })?
prompt-retreat = Do you fight on?
prompt-must-retreat = Nobody can hit. Where do you retreat to?
prompt-give-leave-to-retreat = { $player } asks for passage: may the retreat go through { $area }?

option-fight-at = Battle: { $area }
option-fight-at-sea = Naval Battle: { $zone }
option-hold-back-ship = Hold back: { $ship-sort }
option-attack-pirates = Attack
option-call-imperial-units = { $number ->
    [one] 1 Imperial Unit joins
   *[other] { $number } Imperial Units join
}
option-spare-imperial-units = They stay out of it
option-main-defender = { $player }
option-use-general = The General of { $army }
option-use-ruler = The Ruler
option-infantry-dice = 3 infantry dice
option-cavalry-dice = 3 cavalry dice
option-play-battle-card = { $card }
option-use-in-battle = { $use }
option-no-battle-action = Nothing
option-add-dice = Dice: { $force }
option-remove-leader-die = A die: { $unit }
option-roll-again = { $unit } die: { $battle-symbol }
option-roll-no-more = That is all
option-casualties-first = { $realm }
option-rebels-first = The Rebels
option-lose-unit = { $unit } of { $army }
option-lose-single-infantry = Single Infantry
option-lose-imperial-unit = Imperial Unit
option-lose-ship = { $ship-sort }
option-damage-heavy-ship = Heavy Ship (damaged)
option-yield-ship = { $ship }
option-take-to-sea = Into the Sea Zone
option-take-to-fleet = Into the fleet
option-leave-ship = Let it go
option-fight-on = Fight on
option-fall-back = Retreat where you came from
option-retreat-to = Retreat: { $area } ({ $access })
option-retreat-to-zone = Retreat: { $zone }
option-retreat-to-port = Retreat into port: { $province }
option-break-off = Break off
option-grant-retreat = Allow it
option-refuse-retreat = Refuse

log-battle-begins = Battle { $area-in }: { $realm } { $realm-number ->
    [pl] attack
   *[other] attacks
}.
log-rebels-attack = Battle { $area-in }: Rebels attack.
log-naval-battle-begins = Naval Battle, { $zone }: { $realm } { $realm-number ->
    [pl] attack
   *[other] attacks
}.
log-attacks-pirates = { $player } attacks the Pirates ({ $node }).
log-npr-fields = { $realm } { $realm-number ->
    [pl] take
   *[other] takes
} part with { $number }.
log-imperial-units-join = { $number ->
    [one] 1 Imperial Unit fights for { $player-the }.
   *[other] { $number } Imperial Units fight for { $player-the }.
}
log-leads-battle = { $player } leads the side: { $battle-side }.
log-draws-battle-leader = { $battle-side } turn over a leader: { $card }.
log-plays-in-battle = { $player } plays { $card } in the battle.
log-uses-in-battle = { $player } uses { $use } in the battle.
log-adds-battle-dice = { $battle-side } add dice: { $force }.
log-leader-loses-die = { $battle-side }: the leader adds one die less ({ $unit }).
log-strikes = { $battle-side } strike first: { $battle-roll }, hits: { $number }.
log-rolls-battle-dice = { $battle-side } roll: { $battle-roll }.
log-loses-unit = { $player } loses a Unit { $area-in }: { $unit } ({ $category }).
log-loses-imperial-unit = { $player } loses an Imperial Unit { $area-in }.
log-loses-ship = { $player } loses a Ship ({ $zone }): { $ship-sort }.
log-heavy-ship-damaged = A Heavy Ship of { $player-the } is damaged ({ $zone }).
log-npr-loses-unit = { $realm } { $realm-number ->
    [pl] lose
   *[other] loses
} 1.
log-rebels-lose-unit = The Rebels lose 1 Unit { $area-in }.
log-pirates-lose-ship = The Pirates lose 1 Ship.
log-leader-wounded = { $battle-side }: Ill Health of the leader: { $number }.
log-drawn-leader-dies = The leader falls: { $card }.
log-captures-ship = { $player } captures a Ship: { $ship }.
log-npr-retreats = { $realm } { $realm-number ->
    [pl] retreat
   *[other] retreats
}.
log-falls-back = { $player } retreats where the Units came from.
log-retreats-to = { $player } retreats to { $area }.
log-ships-retreat = { $player } retreats to { $zone }.
log-ships-retreat-to-port = { $player } retreats into the Port of { $province }.
log-breaks-off = { $player } breaks off the fight with the Pirates ({ $node }).
log-battle-won = { $battle-side } win the battle.
log-battle-not-won = Nobody wins the battle.
log-rewarded-for-battle = { $player } gains 1 Military Power for a battle won.
