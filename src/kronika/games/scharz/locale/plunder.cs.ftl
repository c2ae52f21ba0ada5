# Chapter 10.8: COMBAT-Plunder.

prompt-plunder = Co vypleníš nebo zničíš?

option-plunder = Vyplenit pole { $field }
option-kill-herd = Pobít ukradené stádo { $herd-gen } na poli { $field }
option-burn-grain = Spálit obilí na poli { $field }
option-spare = Ostatní ušetřit

log-plunders = { $number ->
    [0] { $player } plení pole { $field }, ale zlato nelze odvézt domů.
    [one] { $player } plení pole { $field } a získává { $number } zlato.
   *[other] { $player } plení pole { $field } a získává { $number } zlata.
}
log-steals-herd = { $player } bere na poli { $field } stádo { $herd-gen }, které patřilo { $player2-dat }.
log-takes-grain = { $player } bere na poli { $field } obilí, které patřilo { $player2-dat }.
log-kills-herd = { $player } pobíjí stádo { $herd-gen } na poli { $field }.
log-burns-grain = { $player } pálí obilí na poli { $field }.
