# Chapters 10.3, 10.4 and 11: one combat round.

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

option-hit = Zasáhnout { $unit-acc }{ $experience-tag } { $player-gen }
option-hit-shield = Odstranit štít
option-roll-again = Přehodit
option-leave = Nechat výsledek být
option-expose = Vystavit zásahu { $unit-acc }{ $experience-tag } { $player-gen }
