# Chapter 12.3: REAR-Trade.

option-buy-infantry = Kup lekką piechotę na polu { $field }: { $number }
    .short = Kup lekką piechotę: { $number }
option-recruit = Zwerbuj lekką piechotę na polu { $field }: { $number }
    .short = Zwerbuj lekką piechotę: { $number }
option-hire = { $number ->
    [0] Najmij najemników na polu { $field }
    [one] Najmij najemników na polu { $field }, o 1 poziom lepszych
    [few] Najmij najemników na polu { $field }, o { $number } poziomy lepszych
   *[other] Najmij najemników na polu { $field }, o { $number } poziomów lepszych
}
    .short = { $number ->
        [0] Najmij najemników
        [one] Najmij najemników, o 1 poziom lepszych
        [few] Najmij najemników, o { $number } poziomy lepszych
       *[other] Najmij najemników, o { $number } poziomów lepszych
    }
option-hire-for-prestige = { $number ->
    [0] Najmij najemników na polu { $field } za prestiż
    [one] Najmij najemników na polu { $field } za prestiż, o 1 poziom lepszych
    [few] Najmij najemników na polu { $field } za prestiż, o { $number } poziomy lepszych
   *[other] Najmij najemników na polu { $field } za prestiż, o { $number } poziomów lepszych
}
    .short = { $number ->
        [0] Najmij najemników za prestiż
        [one] Najmij najemników za prestiż, o 1 poziom lepszych
        [few] Najmij najemników za prestiż, o { $number } poziomy lepszych
       *[other] Najmij najemników za prestiż, o { $number } poziomów lepszych
    }
option-hire-corsairs = { $number ->
    [0] Najmij korsarzy na polu { $field }
    [one] Najmij korsarzy na polu { $field }, o 1 poziom lepszych
    [few] Najmij korsarzy na polu { $field }, o { $number } poziomy lepszych
   *[other] Najmij korsarzy na polu { $field }, o { $number } poziomów lepszych
}
option-corsairs-for-prestige = { $number ->
    [0] Najmij korsarzy na polu { $field } za prestiż
    [one] Najmij korsarzy na polu { $field } za prestiż, o 1 poziom lepszych
    [few] Najmij korsarzy na polu { $field } za prestiż, o { $number } poziomy lepszych
   *[other] Najmij korsarzy na polu { $field } za prestiż, o { $number } poziomów lepszych
}
option-upgrade = Ulepsz lekką piechotę{ $experience-tag } na polu { $field } na { $unit-acc }: { $number }
    .short = Ulepsz lekką piechotę{ $experience-tag } na { $unit-acc }: { $number }
option-degrade = Zamień { $unit-acc }{ $experience-tag } na polu { $field } z powrotem na lekką piechotę: { $number }
    .short = Zamień { $unit-acc }{ $experience-tag } z powrotem na lekką piechotę: { $number }
option-train = { $number ->
    [one] Szkol { $unit-acc }{ $experience-tag } na polu { $field } o 1 poziom
    [few] Szkol { $unit-acc }{ $experience-tag } na polu { $field } o { $number } poziomy
   *[other] Szkol { $unit-acc }{ $experience-tag } na polu { $field } o { $number } poziomów
}
    .short = { $number ->
        [one] Szkol { $unit-acc }{ $experience-tag } o 1 poziom
        [few] Szkol { $unit-acc }{ $experience-tag } o { $number } poziomy
       *[other] Szkol { $unit-acc }{ $experience-tag } o { $number } poziomów
    }
option-double-purchase = Podwój zakup piechoty na polu { $field }
    .short = Podwój zakup piechoty
option-sell-infantry = Sprzedaj lekką piechotę{ $experience-tag } na polu { $field }: { $number }
    .short = Sprzedaj lekką piechotę{ $experience-tag }: { $number }
option-sell-ship = Sprzedaj pusty statek na polu { $field } ({ $unit-small })
option-man-ship = Obsadź pusty statek na polu { $field } ({ $unit-small }) lekką piechotą{ $experience-tag }

option-found = Załóż { $building-acc } na polu { $field }, budowniczowie: { $number }
    .short = Załóż { $building-acc }, budowniczowie: { $number }
option-add-builders = Dodaj budowniczych na placu budowy na polu { $field }: { $number }
    .short = Dodaj budowniczych na placu budowy: { $number }
option-continue-site = Dokończ { $building-acc } na polu { $field }, budowniczowie: { $number }
    .short = Dokończ { $building-acc }, budowniczowie: { $number }
option-cancel-site = Porzuć budowę { $building-gen } na polu { $field }
    .short = Porzuć budowę { $building-gen }
option-restore = Odnów splądrowane pole { $field }
option-dismantle = Rozbierz wioskę na polu { $field }
    .short = Rozbierz wioskę
option-place-dock-on-river = Umieść dok na polu { $field }, nad rzeką
prompt-dock-point = Przy której wodzie będzie leżał dok na polu { $field }?
prompt-village-spot = Na którym heksie pola { $field } będzie leżeć wioska?

option-buy-grain = Kup zboże na polu { $field }: { $number }
    .short = Kup zboże: { $number }
option-buy-fish = Kup ryby na polu { $field }: { $number }
    .short = Kup ryby: { $number }
option-buy-herd = Kup stado { $herd-gen }
option-put-bought-herd = Umieść { $herd-acc } na polu { $field }
option-put-bought-herd-inside = Umieść { $herd-acc } w osadzie na polu { $field }
option-sell-goods = Sprzedawaj towary
option-sell-grain = Zboże z pola { $field }: { $number }
option-sell-fish = Ryby z pola { $field }: { $number }
option-sell-herd = Żywe stado { $herd-gen } z pola { $field }
option-sell-fed-herd = Żywe stado { $herd-gen } z osady na polu { $field }
option-slaughter = Ubij stado { $herd-gen } na polu { $field }
option-slaughter-fed = Ubij stado { $herd-gen } w osadzie na polu { $field }
option-close-sale = { $number ->
    [one] Sprzedaj za { $number } złoto
   *[other] Sprzedaj za { $number } złota
}
option-call-off-sale = Zrezygnuj ze sprzedaży
prompt-bought-herd = Gdzie umieścisz { $herd-acc }?
prompt-sale = { $number ->
    [one] Co sprzedajesz? Na razie za { $number } złoto.
   *[other] Co sprzedajesz? Na razie za { $number } złota.
}

option-pay-ransom = Zapłać okup { $player-dat }
option-buy-freedom = Wykup się z wasalstwa
option-buy-rival = Miej kolejnego rywala: { $player-small }

log-doubles-purchase = { $player } podwaja zakup piechoty na polu { $field }.
log-sells-infantry = { $player } sprzedaje lekką piechotę na polu { $field }: { $number }.
log-sells-ship = { $player } sprzedaje pusty statek na polu { $field } ({ $unit-small }).
log-mans-ship = { $player } obsadza pusty statek na polu { $field } ({ $unit-small }).
log-founds = { $player } zakłada { $building-acc } na polu { $field }, budowniczowie: { $number }.
log-more-builders = { $player } dodaje budowniczych na polu { $field }: { $number }.
log-continues-site = { $player } przejmuje budowę { $building-gen } na polu { $field }.
log-cancels-site = { $player } porzuca budowę { $building-gen } na polu { $field }.
log-restores = { $player } odnawia pole { $field }.
log-dismantles = { $player } rozbiera wioskę na polu { $field }.
log-calls-off-sale = { $player } ostatecznie niczego nie sprzedaje.
log-buys-rival = Nowym rywalem { $player-gen } jest { $player2-small }.
