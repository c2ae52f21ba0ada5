# Chapter 13.1: taxes.

log-taxes = { $number ->
    [one] { $player } pobiera { $number } złoto podatków.
   *[other] { $player } pobiera { $number } złota podatków.
}
log-pays-lord = { $number ->
    [one] { $player } oddaje { $number } złoto z podatków swojemu seniorowi: { $player2-small }.
   *[other] { $player } oddaje { $number } złota z podatków swojemu seniorowi: { $player2-small }.
}
