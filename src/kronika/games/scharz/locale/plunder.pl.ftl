# Chapter 10.8: COMBAT-Plunder.

prompt-plunder = Co splądrujesz lub zniszczysz?

option-plunder = Splądruj pole { $field }
option-kill-herd = Wybij skradzione stado { $herd-gen } na polu { $field }
option-burn-grain = Spal zboże na polu { $field }
option-spare = Oszczędź resztę

log-plunders = { $number ->
    [0] { $player } plądruje pole { $field }, ale złota nie da się odwieźć.
    [one] { $player } plądruje pole { $field } i zyskuje { $number } złoto.
   *[other] { $player } plądruje pole { $field } i zyskuje { $number } złota.
}
log-steals-herd = { $player } zabiera na polu { $field } stado { $herd-gen }, które należało do { $player2-gen }.
log-takes-grain = { $player } zabiera na polu { $field } zboże, które należało do { $player2-gen }.
log-kills-herd = { $player } wybija stado { $herd-gen } na polu { $field }.
log-burns-grain = { $player } pali zboże na polu { $field }.
