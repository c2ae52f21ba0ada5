# Chapters 10.3, 10.4, 10.9 and 11: one combat round.

prompt-hit = { $number ->
    [one] Koho zasáhneš posledním mečem?
    [few] Koho zasáhneš? Zbývají { $number } meče.
   *[other] Koho zasáhneš? Zbývá { $number } mečů.
}
prompt-reroll = { $number ->
    [one] Kostka jednotky ({ $unit-small }) ukazuje { $number } meč. Přehodíš ji?
    [few] Kostka jednotky ({ $unit-small }) ukazuje { $number } meče. Přehodíš ji?
   *[other] Kostka jednotky ({ $unit-small }) ukazuje { $number } mečů. Přehodíš ji?
}
prompt-expose = { $number ->
    [one] Která tvá jednotka přijme poslední meč?
    [few] Která tvá jednotka bude zasažena? Zbývají { $number } meče.
   *[other] Která tvá jednotka bude zasažena? Zbývá { $number } mečů.
}
prompt-aim = { $number ->
    [one] Dozadu dosáhne poslední meč. Vybereš cíl za 6 bodů prestiže?
    [few] Dozadu dosáhnou { $number } meče. Vybereš cíl za 6 bodů prestiže?
   *[other] Dozadu dosáhne { $number } mečů. Vybereš cíl za 6 bodů prestiže?
}
prompt-pay-reroll = { $number ->
    [0] Přehodíš druhou kostku? Už je zaplacená. Tvoje prestiž: { $number2 }.
   *[other] Přehodíš dvě kostky za { $number } z tvých { $number2 } bodů prestiže?
}
prompt-converting = Kdo udělá štíty z mečů, které nic nezasáhly?
prompt-charging = Kdo povede steč?
prompt-convert = { $number ->
    [one] { $number } meč nic nezasáhl. Kolik štítů uděláš (nejvýše { $number2 })?
    [few] { $number } meče nic nezasáhly. Kolik štítů z nich uděláš (nejvýše { $number2 })?
   *[other] { $number } mečů nic nezasáhlo. Kolik štítů z nich uděláš (nejvýše { $number2 })?
}
prompt-charge = { $number ->
    [one] Povede tvá jednotka steč?
    [few] Kdo povede steč? Mohou { $number } jednotky.
   *[other] Kdo povede steč? Může { $number } jednotek.
}

option-hit = { $number ->
    [one] Zasáhnout { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Zasáhnout { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Zasáhnout { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-hit-shields = { $number ->
    [one] Odstranit { $number } štít
    [few] Odstranit { $number } štíty
   *[other] Odstranit { $number } štítů
}
option-roll-again = Přehodit
option-leave = Nechat výsledek být
option-expose = { $number ->
    [one] Vystavit zásahu { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Vystavit zásahu { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Vystavit zásahu { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-aim-at = Vybrat { $unit-acc }{ $experience-tag } { $player-gen }
option-do-not-aim = Nechat výběr na obránci
option-pay-reroll = { $number ->
    [one] Přehodit: { $unit-small }{ $experience-tag }, { $number } meč
    [few] Přehodit: { $unit-small }{ $experience-tag }, { $number } meče
   *[other] Přehodit: { $unit-small }{ $experience-tag }, { $number } mečů
}
option-let-lie = Nechat kostky ležet
option-convert = { $number ->
    [0] Nechat si meče do příštího kola
    [one] { $number } štít
    [few] { $number } štíty
   *[other] { $number } štítů
}
option-charge = { $number ->
    [one] Vést steč: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Vést steč: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Vést steč: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-charge-all = Všichni do steče
option-no-more = Nikdo další

log-rolls = { $number ->
    [one] { $player } hází { $number } kostkou: mečů celkem { $number2 }.
    [few] { $player } hází { $number } kostkami: mečů celkem { $number2 }.
   *[other] { $player } hází { $number } kostkami: mečů celkem { $number2 }.
}
log-throws = { $number ->
    [one] { $player }: první hod { $number } kostkou, mečů { $number2 }.
    [few] { $player }: první hod { $number } kostkami, mečů { $number2 }.
   *[other] { $player }: první hod { $number } kostkami, mečů { $number2 }.
}
log-charges = { $number ->
    [one] { $player } vede steč { $number } jednotkou: mečů { $number2 }.
    [few] { $player } vede steč { $number } jednotkami: mečů { $number2 }.
   *[other] { $player } vede steč { $number } jednotkami: mečů { $number2 }.
}
log-pays-reroll = { $player } platí za přehození kostky ({ $unit-small }): předtím { $number }, teď { $number2 }.
