# Chapters 9.9 and 15.3: attrition, tolls of trails, and hunger at the end of MOVE.

peril-barbarians = Barbaři
    .small = barbaři
peril-desert = Poušť
    .small = poušť
peril-trail = Pouštní stezka
    .small = pouštní stezka
peril-shipwreck = Ztroskotání
    .small = ztroskotání
peril-mountains = Hory
    .small = hory
peril-no-supply = Chybí zásobování
    .small = chybí zásobování
peril-encirclement = Obklíčení
    .small = obklíčení

prompt-peril = Opotřebení ({ $peril-small }): { $unit-small }{ $experience-tag }, pole { $field }. Padlo { $number }. Přehodíš?
prompt-trail = Stezka ({ $field }): zaplatíš za { $unit-acc }{ $experience-tag }? Zbývá jednotek: { $number }.
prompt-unsupplied = { $number ->
    [one] Jednotka na poli { $field } nemá spojení s osadou. Vyplení pole?
    [few] { $number } jednotky na poli { $field } nemají spojení s osadou. Vyplení jedna pole?
   *[other] { $number } jednotek na poli { $field } nemá spojení s osadou. Vyplení jedna pole?
}
prompt-hungry = V obklíčení na poli { $field } musí být hned nakrmena jednotka: { $unit-small }{ $experience-tag }. Čím?
prompt-hungry-settlement = Obklíčená osada ({ $building-small }) na poli { $field } musí být hned nakrmena. Čím?
prompt-second-fish = Odkud bude druhá ryba?

option-roll-for-prestige = { $number ->
    [one] Přehodit za { $number } bod prestiže
    [few] Přehodit za { $number } body prestiže
   *[other] Přehodit za { $number } bodů prestiže
}
option-let-fall = Obětovat { $unit-acc }{ $experience-tag }
option-pay-oasis = { $number ->
    [one] Zaplatit { $number } zlato { $player-dat }
   *[other] Zaplatit { $number } zlata { $player-dat }
}
option-pay-guide = { $number ->
    [one] Zaplatit { $number } zlato
   *[other] Zaplatit { $number } zlata
}
option-risk-trail = Hodit za { $unit-acc }{ $experience-tag }
option-live-off-land = { $unit }{ $experience-tag } vyplení pole { $field }
option-take-risk = Za všechny hodit kostkou
option-ration-grain = Dát 1 obilí z pole { $field }
option-ration-fish = Dát rybu z pole { $field }
option-leave-hungry = Nenakrmit { $unit-acc }{ $experience-tag }
option-starve-instead = Ztrátu přijme jednotka: { $unit-small }{ $experience-tag }
option-let-settlement-starve = Vzdát { $building-acc } na poli { $field }

log-meets-peril = { $player } hází za { $unit-acc } na poli { $field } ({ $peril-small }): { $number }.
log-pays-oasis = { $number ->
    [one] { $player } platí { $number } zlato { $player2-dat } za průchod polem { $field }.
   *[other] { $player } platí { $number } zlata { $player2-dat } za průchod polem { $field }.
}
log-pays-guide = { $number ->
    [one] { $player } platí { $number } zlato za průchod polem { $field }.
   *[other] { $player } platí { $number } zlata za průchod polem { $field }.
}
log-hungers = { $player } hází za { $building-acc } v obklíčení na poli { $field }: { $number }.
log-is-fed = { $player } krmí obklíčené na poli { $field }.
