# Chapter 8: diplomacy.

log-becomes-vassal = { $player } se stává vazalem { $player2-gen }.
log-is-free-again = { $player } už není vazalem { $player2-gen }.
log-pays-tribute = { $player } platí tribut { $player2-dat }: nastává příměří.
log-pays-ransom = { $number ->
    [one] { $player } platí { $player2-dat } výkupné { $number } zlato: nastává příměří.
   *[other] { $player } platí { $player2-dat } výkupné { $number } zlata: nastává příměří.
}
log-gives-aid = { $number ->
    [one] { $player } dává { $player2-dat } jako pomoc { $number } zlato.
   *[other] { $player } dává { $player2-dat } jako pomoc { $number } zlata.
}
log-is-eliminated = { $player } končí ve hře.
