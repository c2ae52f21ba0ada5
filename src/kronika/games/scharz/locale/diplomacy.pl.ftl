# Chapter 8: diplomacy.

log-becomes-vassal = { $player } zostaje wasalem { $player2-gen }.
log-is-free-again = { $player } nie jest już wasalem { $player2-gen }.
log-pays-tribute = { $player } płaci trybut { $player2-dat }: nastaje rozejm.
log-pays-ransom = { $number ->
    [one] { $player } płaci { $player2-dat } okup { $number } złoto: nastaje rozejm.
   *[other] { $player } płaci { $player2-dat } okup { $number } złota: nastaje rozejm.
}
log-gives-aid = { $player } udziela pomocy { $player2-dat }, złoto: { $number }.
log-is-eliminated = { $player } odpada z gry.
