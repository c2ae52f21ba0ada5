# Chapter 8: diplomacy.

log-becomes-vassal = { $player } zostaje wasalem { $player2-gen }.
log-is-free-again = { $player } nie jest już wasalem { $player2-gen }.
log-pays-tribute = { $player } płaci trybut { $player2-dat }: nastaje rozejm.
log-pays-ransom = { $number ->
    [one] { $player } płaci { $player2-dat } okup { $number } złoto: nastaje rozejm.
   *[other] { $player } płaci { $player2-dat } okup { $number } złota: nastaje rozejm.
}
log-gives-aid = { $number ->
    [one] { $player } daje { $player2-dat } { $number } złoto pomocy.
   *[other] { $player } daje { $player2-dat } { $number } złota pomocy.
}
log-is-eliminated = { $player } odpada z gry.
