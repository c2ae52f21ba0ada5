# Chapter 13.1: taxes.

log-taxes = { $player } pobiera { $number } złota podatków.
log-pays-lord = { $player } oddaje { $number } złota z podatków swojemu seniorowi: { $player2-small }.
