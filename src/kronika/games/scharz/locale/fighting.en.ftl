# Chapters 10.3, 10.4 and 11: one combat round.

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

option-hit = Hit { $unit-a }{ $experience-tag } of { $player-the }
option-hit-shield = Break a shield
option-roll-again = Roll again
option-leave = Leave it as it is
option-expose = Let { $unit-a }{ $experience-tag } of { $player-the } be hit
