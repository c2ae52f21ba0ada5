# Chapter 12.7: goods are traded with the bank.

log-buys-grain = { $player } buys { $number } grain in { $field-the }.
log-buys-fish = { $player } buys { $number } fish in { $field-the }.
log-buys-herd = { $player } buys a herd of { $herd-small } in { $field-the }.
log-sells-goods = { $player } sells goods for { $number } gold.
