# Chapter 10.8: COMBAT-Plunder.

prompt-plunder = What do you plunder or destroy?

option-plunder = Plunder { $field-the }
option-kill-herd = Kill the stolen herd of { $herd-small } in { $field-the }
option-burn-grain = Burn the grain in { $field-the }
option-spare = Spare the rest

log-plunders = { $number ->
    [0] { $player } plunders { $field-the }, but the gold cannot be brought home.
   *[other] { $player } plunders { $field-the } for { $number } gold.
}
log-steals-herd = { $player } takes a herd of { $herd-small } in { $field-the } from { $player2-the }.
log-takes-grain = { $player } takes the grain in { $field-the } from { $player2-the }.
log-kills-herd = { $player } kills a herd of { $herd-small } in { $field-the }.
log-burns-grain = { $player } burns the grain in { $field-the }.
