# Chapter 13.1: taxes.

log-taxes = { $number ->
    [one] { $player } vybírá na daních { $number } zlato.
   *[other] { $player } vybírá na daních { $number } zlata.
}
log-pays-lord = { $number ->
    [one] { $player } odvádí { $number } zlato z daní svému pánovi: { $player2-small }.
   *[other] { $player } odvádí { $number } zlata z daní svému pánovi: { $player2-small }.
}
