# Chapters 9.1 to 9.6: units march, sail, go aboard and ashore, retreat, and meet on borders.

prompt-which-ship = Który statek na polu { $field }?
prompt-take-along = Kogo zabierasz z pola { $field }? Wolne miejsce: { $number }.
prompt-which-river = Na której rzece stają statki na polu { $field }?
prompt-rested = { $unit } ({ $number }): ile jednostek może się jeszcze samo ruszyć?
prompt-fleet-entry = Jak flotylla wchodzi na pole { $field }?

option-march = { $number ->
    [one] Przesuń { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 }
    [few] Przesuń { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 }
   *[other] Przesuń { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Przesuń { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Przesuń { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Przesuń { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-march-all = Przesuń wszystkich z pola { $field } na pole { $field2 }
    .short = Przesuń wszystkich na pole { $field2 }
option-sail = { $number ->
    [one] Wyślij { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 }
    [few] Wyślij { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 }
   *[other] Wyślij { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Wyślij { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Wyślij { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Wyślij { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-sail-all = Wyślij wszystkie statki z pola { $field } na pole { $field2 }
    .short = Wyślij wszystkie statki na pole { $field2 }
option-sail-inland = { $number ->
    [one] Wyślij { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 } bez desantu
    [few] Wyślij { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 } bez desantu
   *[other] Wyślij { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 } bez desantu
}
    .short = { $number ->
        [one] Wyślij { $number } { $unit-one }{ $experience-tag } na pole { $field2 } bez desantu
        [few] Wyślij { $number } { $unit-few }{ $experience-tag } na pole { $field2 } bez desantu
       *[other] Wyślij { $number } { $unit-other }{ $experience-tag } na pole { $field2 } bez desantu
    }
option-put-in = { $number ->
    [one] Wyślij { $number } { $unit-one }{ $experience-tag } z pola { $field } do stoczni na polu { $field2 }
    [few] Wyślij { $number } { $unit-few }{ $experience-tag } z pola { $field } do stoczni na polu { $field2 }
   *[other] Wyślij { $number } { $unit-other }{ $experience-tag } z pola { $field } do stoczni na polu { $field2 }
}
    .short = { $number ->
        [one] Wyślij { $number } { $unit-one }{ $experience-tag } do stoczni na polu { $field2 }
        [few] Wyślij { $number } { $unit-few }{ $experience-tag } do stoczni na polu { $field2 }
       *[other] Wyślij { $number } { $unit-other }{ $experience-tag } do stoczni na polu { $field2 }
    }
option-land-at = { $number ->
    [one] Wyślij { $number } { $unit-one }{ $experience-tag } z pola { $field } na desant na polu { $field2 }
    [few] Wyślij { $number } { $unit-few }{ $experience-tag } z pola { $field } na desant na polu { $field2 }
   *[other] Wyślij { $number } { $unit-other }{ $experience-tag } z pola { $field } na desant na polu { $field2 }
}
    .short = { $number ->
        [one] Wyślij { $number } { $unit-one }{ $experience-tag } na desant na polu { $field2 }
        [few] Wyślij { $number } { $unit-few }{ $experience-tag } na desant na polu { $field2 }
       *[other] Wyślij { $number } { $unit-other }{ $experience-tag } na desant na polu { $field2 }
    }
option-man = { $number ->
    [one] Obsadź lekką piechotą { $number } { $unit-one }{ $experience-tag } na polu { $field } i wypłyń na pole { $field2 }
    [few] Obsadź lekką piechotą { $number } { $unit-few }{ $experience-tag } na polu { $field } i wypłyń na pole { $field2 }
   *[other] Obsadź lekką piechotą { $number } { $unit-other }{ $experience-tag } na polu { $field } i wypłyń na pole { $field2 }
}
    .short = { $number ->
        [one] Obsadź lekką piechotą { $number } { $unit-one }{ $experience-tag } i wypłyń na pole { $field2 }
        [few] Obsadź lekką piechotą { $number } { $unit-few }{ $experience-tag } i wypłyń na pole { $field2 }
       *[other] Obsadź lekką piechotą { $number } { $unit-other }{ $experience-tag } i wypłyń na pole { $field2 }
    }
option-board = { $number ->
    [one] Wsadź { $number } { $unit-one }{ $experience-tag } z pola { $field } na statek na polu { $field2 }
    [few] Wsadź { $number } { $unit-few }{ $experience-tag } z pola { $field } na statek na polu { $field2 }
   *[other] Wsadź { $number } { $unit-other }{ $experience-tag } z pola { $field } na statek na polu { $field2 }
}
    .short = { $number ->
        [one] Wsadź { $number } { $unit-one }{ $experience-tag } na statek na polu { $field2 }
        [few] Wsadź { $number } { $unit-few }{ $experience-tag } na statek na polu { $field2 }
       *[other] Wsadź { $number } { $unit-other }{ $experience-tag } na statek na polu { $field2 }
    }
option-load = { $number ->
    [one] Załaduj ruchem statku { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 }
    [few] Załaduj ruchem statku { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 }
   *[other] Załaduj ruchem statku { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Załaduj ruchem statku { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Załaduj ruchem statku { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Załaduj ruchem statku { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-disembark = { $number ->
    [one] Wysadź { $number } { $unit-one }{ $experience-tag } ze statku na polu { $field } na pole { $field2 }
    [few] Wysadź { $number } { $unit-few }{ $experience-tag } ze statku na polu { $field } na pole { $field2 }
   *[other] Wysadź { $number } { $unit-other }{ $experience-tag } ze statku na polu { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Wysadź { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Wysadź { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Wysadź { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-unload = { $number ->
    [one] Wyładuj ruchem statku { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 }
    [few] Wyładuj ruchem statku { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 }
   *[other] Wyładuj ruchem statku { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Wyładuj ruchem statku { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Wyładuj ruchem statku { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Wyładuj ruchem statku { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-this-ship = { $number ->
    [0] { $unit }{ $experience-tag }, wiezie { $army }; już płynął
   *[other] { $unit }{ $experience-tag }, wiezie { $army }
}
option-take-along = { $number2 ->
    [one] Zabierz { $number2 } { $unit-one }{ $experience-tag }{ $number ->
        [0] { " " }(po ruchu)
       *[other] { "" }
    }
    [few] Zabierz { $number2 } { $unit-few }{ $experience-tag }{ $number ->
        [0] { " " }(po ruchu)
       *[other] { "" }
    }
   *[other] Zabierz { $number2 } { $unit-other }{ $experience-tag }{ $number ->
        [0] { " " }(po ruchu)
       *[other] { "" }
    }
}
option-take-no-more = Nie zabieraj nikogo więcej
option-name-river = { $stream }
option-rested = { $number ->
    [0] Tylko te po ruchu
   *[other] Zdolne do ruchu: { $number }
}
option-sail-as-fleet = Płyń flotyllą z pola { $field } na pole { $field2 }: statki transportowe { $number }, okręty wojenne { $number2 }
    .short = Płyń flotyllą na pole { $field2 }: statki transportowe { $number }, okręty wojenne { $number2 }
option-go-by-port = { $number ->
    [one] Przewieź między portami { $number } { $unit-one }{ $experience-tag } z pola { $field } na pole { $field2 }
    [few] Przewieź między portami { $number } { $unit-few }{ $experience-tag } z pola { $field } na pole { $field2 }
   *[other] Przewieź między portami { $number } { $unit-other }{ $experience-tag } z pola { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Przewieź między portami { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Przewieź między portami { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Przewieź między portami { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-pay-moves = { $number ->
    [one] Zapłać { $number } punkt prestiżu: każda jednostka może się ruszyć
    [few] Zapłać { $number } punkty prestiżu: każda jednostka może się ruszyć
   *[other] Zapłać { $number } punktów prestiżu: każda jednostka może się ruszyć
}
option-enter-by-river = Zostań na statkach, bez desantu
option-enter-shipyard = Do stoczni
option-enter-landing = Zrób desant
option-hold-border = { $number ->
    [one] Wyślij { $number } { $unit-one }{ $experience-tag } na granicę pola { $field } z polem { $field2 }
    [few] Wyślij { $number } { $unit-few }{ $experience-tag } na granicę pola { $field } z polem { $field2 }
   *[other] Wyślij { $number } { $unit-other }{ $experience-tag } na granicę pola { $field } z polem { $field2 }
}
    .short = { $number ->
        [one] Wyślij { $number } { $unit-one }{ $experience-tag } na granicę z polem { $field2 }
        [few] Wyślij { $number } { $unit-few }{ $experience-tag } na granicę z polem { $field2 }
       *[other] Wyślij { $number } { $unit-other }{ $experience-tag } na granicę z polem { $field2 }
    }

log-crossing = Na granicy pól { $field } i { $field2 } spotykają się wrogowie.
log-marches = { $number ->
    [one] { $player } przesuwa { $number } { $unit-one } z pola { $field } na pole { $field2 }.
    [few] { $player } przesuwa { $number } { $unit-few } z pola { $field } na pole { $field2 }.
   *[other] { $player } przesuwa { $number } { $unit-other } z pola { $field } na pole { $field2 }.
}
log-sails = { $number ->
    [one] { $player } wysyła { $number } { $unit-one } z pola { $field } na pole { $field2 }.
    [few] { $player } wysyła { $number } { $unit-few } z pola { $field } na pole { $field2 }.
   *[other] { $player } wysyła { $number } { $unit-other } z pola { $field } na pole { $field2 }.
}
log-mans = { $player } obsadza na polu { $field } { $unit-acc }.
log-boards = { $number ->
    [one] { $player } wsadza { $number } { $unit-one } z pola { $field } na statek na polu { $field2 }.
    [few] { $player } wsadza { $number } { $unit-few } z pola { $field } na statek na polu { $field2 }.
   *[other] { $player } wsadza { $number } { $unit-other } z pola { $field } na statek na polu { $field2 }.
}
log-goes-ashore = { $number ->
    [one] { $player } wysadza { $number } { $unit-one } ze statku na polu { $field } na pole { $field2 }.
    [few] { $player } wysadza { $number } { $unit-few } ze statku na polu { $field } na pole { $field2 }.
   *[other] { $player } wysadza { $number } { $unit-other } ze statku na polu { $field } na pole { $field2 }.
}
log-goes-by-port = { $number ->
    [one] { $player } przewozi między portami { $number } { $unit-one } z pola { $field } na pole { $field2 }.
    [few] { $player } przewozi między portami { $number } { $unit-few } z pola { $field } na pole { $field2 }.
   *[other] { $player } przewozi między portami { $number } { $unit-other } z pola { $field } na pole { $field2 }.
}
log-pays-moves = { $number ->
    [one] { $player } płaci { $number } punkt prestiżu za ruch wszystkich jednostek.
    [few] { $player } płaci { $number } punkty prestiżu za ruch wszystkich jednostek.
   *[other] { $player } płaci { $number } punktów prestiżu za ruch wszystkich jednostek.
}
log-is-encircled = Osada { $player-gen } na polu { $field } jest okrążona.
log-holds-border = { $number ->
    [one] { $player } wysyła { $number } { $unit-one } na granicę pola { $field } z polem { $field2 }.
    [few] { $player } wysyła { $number } { $unit-few } na granicę pola { $field } z polem { $field2 }.
   *[other] { $player } wysyła { $number } { $unit-other } na granicę pola { $field } z polem { $field2 }.
}

stream-britannia-tamesis = Tamiza
stream-britannia-sabrina = Severn
stream-britannia-trivona = Trent
stream-britannia-abus = Ouse i Humber
stream-britannia-tava = Tay
stream-britannia-sinna = Shannon
stream-italia-tiberis = Tyber
stream-italia-arnus = Arno
stream-italia-volturnus = Volturno
stream-italia-bagradas = Bagradas
stream-italia-aufidus = Ofanto
stream-taifas-duero = Duero
stream-taifas-tajo = Tag
stream-taifas-guadiana = Gwadiana
stream-taifas-guadalquivir = Gwadalkiwir
stream-taifas-ebro = Ebro
stream-taifas-garonne = Garonna
stream-taifas-loire = Loara
stream-taifas-sebou = Sabu
stream-vikings-seine = Sekwana
stream-vikings-rhine = Ren
stream-vikings-scheldt = Skalda
stream-vikings-weser = Wezera
stream-vikings-elbe = Łaba
stream-vikings-oder = Odra
stream-vikings-vistula = Wisła
stream-vikings-neman = Niemen
stream-vikings-daugava = Dźwina
stream-vikings-narva = Narwa
stream-vikings-thames = Tamiza
stream-vikings-humber = Humber
stream-vikings-severn = Severn
stream-vikings-shannon = Shannon
stream-vikings-gota = Göta älv
stream-vikings-malaren = Melar
stream-vikings-glomma = Glomma
stream-orient-nile = Nil
stream-orient-nile-pelusiac = Nil (odnoga peluzyjska)
stream-orient-euphrates = Eufrat
stream-orient-tigris = Tygrys
stream-orient-karun = Karun
stream-orient-orontes = Orontes
