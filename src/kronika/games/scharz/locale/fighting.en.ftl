# Chapters 10.3, 10.4, 10.9 and 11: one combat round.

prompt-hit = { $number ->
    [one] Whom do you hit with your last sword?
   *[other] Whom do you hit? { $number } swords left.
}
prompt-reroll = { $number ->
    [one] A die of the { $unit-small } shows { $number } sword. Roll it again?
   *[other] A die of the { $unit-small } shows { $number } swords. Roll it again?
}
prompt-expose = { $number ->
    [one] Which of your units takes the last sword?
   *[other] Which of your units is hit? { $number } swords left.
}
prompt-aim = { $number ->
    [one] The last sword reaches the back. Name the target yourself for 6 prestige?
   *[other] { $number } swords reach the back. Name a target yourself for 6 prestige?
}
prompt-pay-reroll = { $number ->
    [0] Roll a second die again? It is paid for. You have { $number2 } prestige.
   *[other] Roll two dice again for { $number } of your { $number2 } prestige?
}
prompt-converting = Who makes shields of swords that hit nothing?
prompt-charging = Who charges?
prompt-convert = { $number ->
    [one] { $number } sword hit nothing. How many shields do you make (at most { $number2 })?
   *[other] { $number } swords hit nothing. How many shields do you make (at most { $number2 })?
}
prompt-charge = { $number ->
    [one] Does your unit charge?
   *[other] Who charges? { $number } units can.
}

option-hit = { $number ->
    [one] Hit { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Hit { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-hit-shields = { $number ->
    [one] Break { $number } shield
   *[other] Break { $number } shields
}
option-roll-again = Roll again
option-leave = Leave it as it is
option-expose = { $number ->
    [one] Let { $number } { $unit-one }{ $experience-tag } of { $player-the } be hit
   *[other] Let { $number } { $unit-other }{ $experience-tag } of { $player-the } be hit
}
option-aim-at = Aim at { $unit-a }{ $experience-tag } of { $player-the }
option-do-not-aim = Let them choose
option-pay-reroll = { $number ->
    [one] Roll again: { $unit-small }{ $experience-tag }, { $number } sword
   *[other] Roll again: { $unit-small }{ $experience-tag }, { $number } swords
}
option-let-lie = Let the dice lie
option-convert = { $number ->
    [0] Keep the swords for the next round
    [one] { $number } shield
   *[other] { $number } shields
}
option-charge = { $number ->
    [one] Charge with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Charge with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-charge-all = All charge
option-no-more = Nobody else

log-rolls = { $number ->
    [one] { $player } rolls { $number } die, swords in all: { $number2 }.
   *[other] { $player } rolls { $number } dice, swords in all: { $number2 }.
}
log-throws = { $number ->
    [one] { $player }: the first roll of { $number } die, swords: { $number2 }.
   *[other] { $player }: the first roll of { $number } dice, swords: { $number2 }.
}
log-charges = { $number ->
    [one] { $player } charges with { $number } unit, swords: { $number2 }.
   *[other] { $player } charges with { $number } units, swords: { $number2 }.
}
log-pays-reroll = { $player } pays to roll a die of the { $unit-small } again: { $number } before, { $number2 } now.
