# Chapters 10.6, 10.7, 10.8 and 15.8: sieges, what becomes of settlements, and commanders.

prompt-siege = { $number2 ->
    [0] { $field }: nobody is inside, the defence level is { $number }. Do you attack?
    [one] { $field }: one unit is inside, the defence level is { $number }. Do you attack?
   *[other] { $field }: { $number2 } units are inside, the defence level is { $number }. Do you attack?
}
prompt-go-on = { $number ->
    [0] { $field } holds out. Do you go on?
    [one] { $field } holds out. Do you go on? You keep 1 sword.
   *[other] { $field } holds out. Do you go on? You keep { $number } swords.
}
prompt-inside = You are inside { $field-the }. Do you go on?
prompt-hold-out = The enemy is inside { $field-the }. Do you hold out?
prompt-sally-out = The attack on { $field-the } is broken off. Who sallies out?
prompt-city = The city in { $field-the } is yours. What becomes of it?
prompt-port = What becomes of the port in { $field-the }?
prompt-fight-outside = The defenders of { $field-the } stand outside. Do you fight them?
prompt-give-points = { $number ->
    [one] Who gets the last point for the settlement?
   *[other] Who gets the { $number } points for the settlement?
}

option-besiege = Attack the settlement in { $field-the }
option-wait-outside = Wait outside
option-go-on = Go on
option-break-off = Break off the attack
option-hold-out = Hold out
option-flee-outside = Flee out of the settlement
option-sally-out = { $number ->
    [one] Sally out: { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Sally out: { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-all-sally-out = All sally out
option-raze-city = Destroy the city for 6 gold
option-spare-city = Spare it: it becomes your village
option-raze-port = Destroy the port for 4 gold
option-spare-port = Spare it: it becomes your dock
option-fight-outside = Fight them in the field
option-let-stand = Let them stand
option-give-points = { $number ->
    [one] { $number } point to { $player-the }
   *[other] { $number } points to { $player-the }
}
option-buy-command = Pay for commanders: { $command-small }

log-attacks-settlement = { $player } attacks the settlement in { $field-the }, defence level { $number }.
log-breaks-through = { $player } breaks through in { $field-the }.
log-breaks-off = { $player } breaks off the attack in { $field-the }.
log-repelled = The attack of { $player-the } in { $field-the } is beaten back.
log-flees-outside = { $player } flees from the settlement in { $field-the }.
log-sallies-out = { $number ->
    [one] { $player } sallies out in { $field-the } with one unit.
   *[other] { $player } sallies out in { $field-the } with { $number } units.
}
log-sacks = { $player } carries off { $number } gold from { $field-the }.
log-takes-settlement = { $player } takes { $building-a } in { $field-the } from { $player2-the }.
log-destroys-settlement = { $player } destroys { $building-a } of { $player2-the } in { $field-the }.
log-loses-settlement = { $player } loses { $building-a } in { $field-the }.
log-building-falls = The { $building-small } in { $field-the } is destroyed.
log-changes-sides = { $unit } in { $field-the } leave { $player-the } for { $player2-the }.
log-buys-command = { $player } pays for commanders: { $command-small }.
log-loses-command = The commanders of { $player-the } leave unpaid.
