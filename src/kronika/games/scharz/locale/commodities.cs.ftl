# Chapter 12.7: goods are traded with the bank.

log-buys-grain = { $player } kupuje { $number } obilí na poli { $field }.
log-buys-fish = { $number ->
    [one] { $player } kupuje { $number } rybu na poli { $field }.
    [few] { $player } kupuje { $number } ryby na poli { $field }.
   *[other] { $player } kupuje { $number } ryb na poli { $field }.
}
log-buys-herd = { $player } kupuje stádo { $herd-gen } na poli { $field }.
log-sells-goods = { $number ->
    [one] { $player } prodává zboží za { $number } zlato.
   *[other] { $player } prodává zboží za { $number } zlata.
}
