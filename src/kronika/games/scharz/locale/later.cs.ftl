# Chapters 13 and 14.4: who comes from outside.

prompt-enter = Připlují tvé lodě v tomto kole?
prompt-belgica = Postavíš v Belgice těžkou pěchotu?

option-enter = Připlout s pěti válečnými loděmi
option-stay-away = Zatím nepřiplout
option-buy-in-belgica = { $number ->
    [one] Koupit těžkou pěchotu za { $number } zlato (pole { $field })
   *[other] Koupit těžkou pěchotu za { $number } zlata (pole { $field })
}
option-train-in-belgica = { $number ->
    [one] Vylepšit lehkou pěchotu{ $experience-tag } za { $number } zlato (pole { $field })
   *[other] Vylepšit lehkou pěchotu{ $experience-tag } za { $number } zlata (pole { $field })
}
option-spend-nothing = Nikoho nestavět

log-vikings-enter = { $player } připlouvá s pěti válečnými loděmi na pole { $field }.
log-gains-in-belgica = { $player } staví v Belgice těžkou pěchotu.
