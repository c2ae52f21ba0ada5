# Chapters 10.6, 10.7, 10.8 and 15.8: sieges, what becomes of settlements, and commanders.

prompt-siege = { $number2 ->
    [0] Pole { $field }: osadu nikdo nebrání, stupeň obrany je { $number }. Zaútočíš?
    [one] Pole { $field }: osadu brání { $number2 } jednotka, stupeň obrany je { $number }. Zaútočíš?
    [few] Pole { $field }: osadu brání { $number2 } jednotky, stupeň obrany je { $number }. Zaútočíš?
   *[other] Pole { $field }: osadu brání { $number2 } jednotek, stupeň obrany je { $number }. Zaútočíš?
}
prompt-go-on = { $number ->
    [0] Osada na poli { $field } odolala. Budeš pokračovat?
    [one] Osada na poli { $field } odolala. Budeš pokračovat? Zbývá ti { $number } meč.
    [few] Osada na poli { $field } odolala. Budeš pokračovat? Zbývají ti { $number } meče.
   *[other] Osada na poli { $field } odolala. Budeš pokračovat? Zbývá ti { $number } mečů.
}
prompt-inside = Tvé jednotky jsou v osadě na poli { $field }. Budeš pokračovat?
prompt-hold-out = Nepřítel je v osadě na poli { $field }. Vydržíš?
prompt-sally-out = Útok na osadu na poli { $field } je zrušen. Kdo vyrazí ven?
prompt-city = Město na poli { $field } je tvé. Co s ním bude?
prompt-port = Co bude s přístavem na poli { $field }?
prompt-fight-outside = Obránci osady na poli { $field } stojí venku. Utkáš se s nimi?
prompt-give-points = { $number ->
    [one] Kdo dostane poslední bod za osadu?
    [few] Kdo dostane { $number } body za osadu?
   *[other] Kdo dostane { $number } bodů za osadu?
}

option-besiege = Zaútočit na osadu na poli { $field }
option-wait-outside = Čekat venku
option-go-on = Pokračovat
option-break-off = Zrušit útok
option-hold-out = Vydržet
option-flee-outside = Utéct z osady
option-sally-out = { $number ->
    [one] Vyrazit ven: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Vyrazit ven: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Vyrazit ven: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-all-sally-out = Všichni vyrazí ven
option-raze-city = Zničit město za 6 zlata
option-spare-city = Ušetřit je: bude tvou vesnicí
option-raze-port = Zničit přístav za 4 zlata
option-spare-port = Ušetřit ho: bude tvým dokem
option-fight-outside = Utkat se v poli
option-let-stand = Nechat je stát
option-give-points = { $number ->
    [one] { $number } bod { $player-dat }
    [few] { $number } body { $player-dat }
   *[other] { $number } bodů { $player-dat }
}
option-buy-command = Zaplatit velitele: { $command-small }

log-attacks-settlement = { $player } útočí na osadu na poli { $field }, stupeň obrany { $number }.
log-breaks-through = { $player } prolamuje obranu osady na poli { $field }.
log-breaks-off = { $player } ruší útok na osadu na poli { $field }.
log-repelled = Útok { $player-gen } na osadu na poli { $field } je odražen.
log-flees-outside = { $player } utíká z osady na poli { $field }.
log-sallies-out = { $number ->
    [one] { $player } vyráží z osady na poli { $field } s { $number } jednotkou.
   *[other] { $player } vyráží z osady na poli { $field } s { $number } jednotkami.
}
log-sacks = { $number ->
    [one] { $player } si z pole { $field } odváží { $number } zlato.
   *[other] { $player } si z pole { $field } odváží { $number } zlata.
}
log-takes-settlement = { $player } bere { $player2-dat } { $building-acc } na poli { $field }.
log-destroys-settlement = { $player } ničí { $building-acc } { $player2-gen } na poli { $field }.
log-loses-settlement = { $player } ztrácí { $building-acc } na poli { $field }.
log-building-falls = Zničeno na poli { $field }: { $building-small }.
log-changes-sides = { $unit } na poli { $field } opouští { $player-acc } a slouží { $player2-dat }.
log-buys-command = { $player } platí za velitele: { $command-small }.
log-loses-command = Velitelé { $player-gen } bez platu odcházejí.
