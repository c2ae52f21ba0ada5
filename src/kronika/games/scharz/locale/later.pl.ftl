# Chapters 13 and 14.4: who comes from outside.

prompt-enter = Czy twoje okręty przypływają w tej rundzie?
prompt-belgica = Czy wystawiasz w Belgice ciężką piechotę?

option-enter = Przypłyń z pięcioma okrętami wojennymi
option-stay-away = Jeszcze nie przypływaj
option-buy-in-belgica = { $number ->
    [one] Kup ciężką piechotę za { $number } złoto (pole { $field })
   *[other] Kup ciężką piechotę za { $number } złota (pole { $field })
}
option-train-in-belgica = { $number ->
    [one] Ulepsz lekką piechotę{ $experience-tag } za { $number } złoto (pole { $field })
   *[other] Ulepsz lekką piechotę{ $experience-tag } za { $number } złota (pole { $field })
}
option-spend-nothing = Nikogo nie wystawiaj

log-vikings-enter = { $player } przypływa z pięcioma okrętami wojennymi na pole { $field }.
log-gains-in-belgica = { $player } wystawia w Belgice ciężką piechotę.
