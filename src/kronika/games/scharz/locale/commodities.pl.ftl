# Chapter 12.7: goods are traded with the bank.

log-buys-grain = { $number ->
    [one] { $player } kupuje { $number } zboże na polu { $field }.
   *[other] { $player } kupuje { $number } zboża na polu { $field }.
}
log-buys-fish = { $number ->
    [one] { $player } kupuje { $number } rybę na polu { $field }.
    [few] { $player } kupuje { $number } ryby na polu { $field }.
   *[other] { $player } kupuje { $number } ryb na polu { $field }.
}
log-buys-herd = { $player } kupuje stado { $herd-gen } na polu { $field }.
log-sells-goods = { $number ->
    [one] { $player } sprzedaje towary za { $number } złoto.
   *[other] { $player } sprzedaje towary za { $number } złota.
}
