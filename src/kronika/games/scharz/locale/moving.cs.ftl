# Chapters 9.1 to 9.6: units march, sail, go aboard and ashore, retreat, and meet on borders.

prompt-which-ship = Která loď na poli { $field }?
prompt-take-along = Koho vezmou lodě z pole { $field } s sebou? Volné místo: { $number }.
prompt-which-river = Na které řece lodě na poli { $field } stojí?
prompt-rested = { $unit } ({ $number }): kolik jednotek se ještě může samo pohnout?
prompt-fleet-entry = Jak flotila vstoupí na pole { $field }?

option-march = { $number ->
    [one] Přesunout { $number } { $unit-one }{ $experience-tag } z pole { $field } na pole { $field2 }
    [few] Přesunout { $number } { $unit-few }{ $experience-tag } z pole { $field } na pole { $field2 }
   *[other] Přesunout { $number } { $unit-other }{ $experience-tag } z pole { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Přesunout { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Přesunout { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Přesunout { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-march-all = Přesunout všechny z pole { $field } na pole { $field2 }
    .short = Přesunout všechny na pole { $field2 }
option-sail = { $number ->
    [one] Poslat { $number } { $unit-one }{ $experience-tag } z pole { $field } na pole { $field2 }
    [few] Poslat { $number } { $unit-few }{ $experience-tag } z pole { $field } na pole { $field2 }
   *[other] Poslat { $number } { $unit-other }{ $experience-tag } z pole { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Poslat { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Poslat { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Poslat { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-sail-all = Poslat všechny lodě z pole { $field } na pole { $field2 }
    .short = Poslat všechny lodě na pole { $field2 }
option-sail-inland = { $number ->
    [one] Poslat { $number } { $unit-one }{ $experience-tag } z pole { $field } na pole { $field2 } bez vylodění
    [few] Poslat { $number } { $unit-few }{ $experience-tag } z pole { $field } na pole { $field2 } bez vylodění
   *[other] Poslat { $number } { $unit-other }{ $experience-tag } z pole { $field } na pole { $field2 } bez vylodění
}
    .short = { $number ->
        [one] Poslat { $number } { $unit-one }{ $experience-tag } na pole { $field2 } bez vylodění
        [few] Poslat { $number } { $unit-few }{ $experience-tag } na pole { $field2 } bez vylodění
       *[other] Poslat { $number } { $unit-other }{ $experience-tag } na pole { $field2 } bez vylodění
    }
option-put-in = { $number ->
    [one] Poslat { $number } { $unit-one }{ $experience-tag } z pole { $field } do loděnice na poli { $field2 }
    [few] Poslat { $number } { $unit-few }{ $experience-tag } z pole { $field } do loděnice na poli { $field2 }
   *[other] Poslat { $number } { $unit-other }{ $experience-tag } z pole { $field } do loděnice na poli { $field2 }
}
    .short = { $number ->
        [one] Poslat { $number } { $unit-one }{ $experience-tag } do loděnice na poli { $field2 }
        [few] Poslat { $number } { $unit-few }{ $experience-tag } do loděnice na poli { $field2 }
       *[other] Poslat { $number } { $unit-other }{ $experience-tag } do loděnice na poli { $field2 }
    }
option-land-at = { $number ->
    [one] Vylodit { $number } { $unit-one }{ $experience-tag } z pole { $field } na poli { $field2 }
    [few] Vylodit { $number } { $unit-few }{ $experience-tag } z pole { $field } na poli { $field2 }
   *[other] Vylodit { $number } { $unit-other }{ $experience-tag } z pole { $field } na poli { $field2 }
}
    .short = { $number ->
        [one] Vylodit { $number } { $unit-one }{ $experience-tag } na poli { $field2 }
        [few] Vylodit { $number } { $unit-few }{ $experience-tag } na poli { $field2 }
       *[other] Vylodit { $number } { $unit-other }{ $experience-tag } na poli { $field2 }
    }
option-man = { $number ->
    [one] Obsadit lehkou pěchotou { $number } { $unit-one }{ $experience-tag } na poli { $field } a vyplout na pole { $field2 }
    [few] Obsadit lehkou pěchotou { $number } { $unit-few }{ $experience-tag } na poli { $field } a vyplout na pole { $field2 }
   *[other] Obsadit lehkou pěchotou { $number } { $unit-other }{ $experience-tag } na poli { $field } a vyplout na pole { $field2 }
}
    .short = { $number ->
        [one] Obsadit lehkou pěchotou { $number } { $unit-one }{ $experience-tag } a vyplout na pole { $field2 }
        [few] Obsadit lehkou pěchotou { $number } { $unit-few }{ $experience-tag } a vyplout na pole { $field2 }
       *[other] Obsadit lehkou pěchotou { $number } { $unit-other }{ $experience-tag } a vyplout na pole { $field2 }
    }
option-board = { $number ->
    [one] Nalodit { $number } { $unit-one }{ $experience-tag } z pole { $field } na loď na poli { $field2 }
    [few] Nalodit { $number } { $unit-few }{ $experience-tag } z pole { $field } na loď na poli { $field2 }
   *[other] Nalodit { $number } { $unit-other }{ $experience-tag } z pole { $field } na loď na poli { $field2 }
}
    .short = { $number ->
        [one] Nalodit { $number } { $unit-one }{ $experience-tag } na loď na poli { $field2 }
        [few] Nalodit { $number } { $unit-few }{ $experience-tag } na loď na poli { $field2 }
       *[other] Nalodit { $number } { $unit-other }{ $experience-tag } na loď na poli { $field2 }
    }
option-load = { $number ->
    [one] Lodí na poli { $field2 } naložit { $number } { $unit-one }{ $experience-tag } z pole { $field }
    [few] Lodí na poli { $field2 } naložit { $number } { $unit-few }{ $experience-tag } z pole { $field }
   *[other] Lodí na poli { $field2 } naložit { $number } { $unit-other }{ $experience-tag } z pole { $field }
}
    .short = { $number ->
        [one] Lodí na poli { $field2 } naložit { $number } { $unit-one }{ $experience-tag }
        [few] Lodí na poli { $field2 } naložit { $number } { $unit-few }{ $experience-tag }
       *[other] Lodí na poli { $field2 } naložit { $number } { $unit-other }{ $experience-tag }
    }
option-disembark = { $number ->
    [one] Vysadit { $number } { $unit-one }{ $experience-tag } z lodi na poli { $field } na pole { $field2 }
    [few] Vysadit { $number } { $unit-few }{ $experience-tag } z lodi na poli { $field } na pole { $field2 }
   *[other] Vysadit { $number } { $unit-other }{ $experience-tag } z lodi na poli { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Vysadit { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Vysadit { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Vysadit { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-unload = { $number ->
    [one] Lodí na poli { $field } vyložit { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
    [few] Lodí na poli { $field } vyložit { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
   *[other] Lodí na poli { $field } vyložit { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
}
    .short = { $number ->
        [one] Lodí vyložit { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Lodí vyložit { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Lodí vyložit { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-this-ship = { $number ->
    [0] { $unit }{ $experience-tag }, veze { $army }; už plula
   *[other] { $unit }{ $experience-tag }, veze { $army }
}
option-take-along = { $number2 ->
    [one] Vzít s sebou { $number2 } { $unit-one }{ $experience-tag }{ $number ->
        [0] { " " }(už se pohnula)
       *[other] { "" }
    }
    [few] Vzít s sebou { $number2 } { $unit-few }{ $experience-tag }{ $number ->
        [0] { " " }(už se pohnuly)
       *[other] { "" }
    }
   *[other] Vzít s sebou { $number2 } { $unit-other }{ $experience-tag }{ $number ->
        [0] { " " }(už se pohnuly)
       *[other] { "" }
    }
}
option-take-no-more = Nikoho dalšího nebrat
option-name-river = { $stream }
option-rested = { $number ->
    [0] Jen ty, které se už pohnuly
   *[other] Schopné pohybu: { $number }
}
option-sail-as-fleet = Plout flotilou z pole { $field } na pole { $field2 }: přepravní lodě { $number }, válečné lodě { $number2 }
    .short = Plout flotilou na pole { $field2 }: přepravní lodě { $number }, válečné lodě { $number2 }
option-go-by-port = { $number ->
    [one] Přepravit mezi přístavy { $number } { $unit-one }{ $experience-tag } z pole { $field } na pole { $field2 }
    [few] Přepravit mezi přístavy { $number } { $unit-few }{ $experience-tag } z pole { $field } na pole { $field2 }
   *[other] Přepravit mezi přístavy { $number } { $unit-other }{ $experience-tag } z pole { $field } na pole { $field2 }
}
    .short = { $number ->
        [one] Přepravit mezi přístavy { $number } { $unit-one }{ $experience-tag } na pole { $field2 }
        [few] Přepravit mezi přístavy { $number } { $unit-few }{ $experience-tag } na pole { $field2 }
       *[other] Přepravit mezi přístavy { $number } { $unit-other }{ $experience-tag } na pole { $field2 }
    }
option-pay-moves = { $number ->
    [one] Zaplatit { $number } bod prestiže: každá jednotka se smí pohnout
    [few] Zaplatit { $number } body prestiže: každá jednotka se smí pohnout
   *[other] Zaplatit { $number } bodů prestiže: každá jednotka se smí pohnout
}
option-enter-by-river = Zůstat na lodích, bez vylodění
option-enter-shipyard = Do loděnice
option-enter-landing = Vylodit se
option-hold-border = { $number ->
    [one] Poslat { $number } { $unit-one }{ $experience-tag } na hranici pole { $field } s polem { $field2 }
    [few] Poslat { $number } { $unit-few }{ $experience-tag } na hranici pole { $field } s polem { $field2 }
   *[other] Poslat { $number } { $unit-other }{ $experience-tag } na hranici pole { $field } s polem { $field2 }
}
    .short = { $number ->
        [one] Poslat { $number } { $unit-one }{ $experience-tag } na hranici s polem { $field2 }
        [few] Poslat { $number } { $unit-few }{ $experience-tag } na hranici s polem { $field2 }
       *[other] Poslat { $number } { $unit-other }{ $experience-tag } na hranici s polem { $field2 }
    }

log-crossing = Na hranici polí { $field } a { $field2 } se střetávají nepřátelé.
log-marches = { $number ->
    [one] { $player } přesouvá { $number } { $unit-one } z pole { $field } na pole { $field2 }.
    [few] { $player } přesouvá { $number } { $unit-few } z pole { $field } na pole { $field2 }.
   *[other] { $player } přesouvá { $number } { $unit-other } z pole { $field } na pole { $field2 }.
}
log-sails = { $number ->
    [one] { $player } posílá { $number } { $unit-one } z pole { $field } na pole { $field2 }.
    [few] { $player } posílá { $number } { $unit-few } z pole { $field } na pole { $field2 }.
   *[other] { $player } posílá { $number } { $unit-other } z pole { $field } na pole { $field2 }.
}
log-mans = { $player } obsazuje na poli { $field } { $unit-acc }.
log-boards = { $number ->
    [one] { $player } naloďuje { $number } { $unit-one } z pole { $field } na loď na poli { $field2 }.
    [few] { $player } naloďuje { $number } { $unit-few } z pole { $field } na loď na poli { $field2 }.
   *[other] { $player } naloďuje { $number } { $unit-other } z pole { $field } na loď na poli { $field2 }.
}
log-goes-ashore = { $number ->
    [one] { $player } vysazuje { $number } { $unit-one } z lodi na poli { $field } na pole { $field2 }.
    [few] { $player } vysazuje { $number } { $unit-few } z lodi na poli { $field } na pole { $field2 }.
   *[other] { $player } vysazuje { $number } { $unit-other } z lodi na poli { $field } na pole { $field2 }.
}
log-goes-by-port = { $number ->
    [one] { $player } přepravuje mezi přístavy { $number } { $unit-one } z pole { $field } na pole { $field2 }.
    [few] { $player } přepravuje mezi přístavy { $number } { $unit-few } z pole { $field } na pole { $field2 }.
   *[other] { $player } přepravuje mezi přístavy { $number } { $unit-other } z pole { $field } na pole { $field2 }.
}
log-pays-moves = { $number ->
    [one] { $player } platí { $number } bod prestiže za pohyb všech jednotek.
    [few] { $player } platí { $number } body prestiže za pohyb všech jednotek.
   *[other] { $player } platí { $number } bodů prestiže za pohyb všech jednotek.
}
log-is-encircled = Osada { $player-gen } na poli { $field } je obklíčena.
log-holds-border = { $number ->
    [one] { $player } posílá { $number } { $unit-one } na hranici pole { $field } s polem { $field2 }.
    [few] { $player } posílá { $number } { $unit-few } na hranici pole { $field } s polem { $field2 }.
   *[other] { $player } posílá { $number } { $unit-other } na hranici pole { $field } s polem { $field2 }.
}

stream-britannia-tamesis = Temže
stream-britannia-sabrina = Severn
stream-britannia-trivona = Trent
stream-britannia-abus = Ouse a Humber
stream-britannia-tava = Tay
stream-britannia-sinna = Shannon
stream-italia-tiberis = Tibera
stream-italia-arnus = Arno
stream-italia-volturnus = Volturno
stream-italia-bagradas = Bagradas
stream-italia-aufidus = Ofanto
stream-taifas-duero = Duero
stream-taifas-tajo = Tajo
stream-taifas-guadiana = Guadiana
stream-taifas-guadalquivir = Guadalquivir
stream-taifas-ebro = Ebro
stream-taifas-garonne = Garonna
stream-taifas-loire = Loira
stream-taifas-sebou = Sebou
stream-vikings-seine = Seina
stream-vikings-rhine = Rýn
stream-vikings-scheldt = Šelda
stream-vikings-weser = Vezera
stream-vikings-elbe = Labe
stream-vikings-oder = Odra
stream-vikings-vistula = Visla
stream-vikings-neman = Němen
stream-vikings-daugava = Daugava
stream-vikings-narva = Narva
stream-vikings-thames = Temže
stream-vikings-humber = Humber
stream-vikings-severn = Severn
stream-vikings-shannon = Shannon
stream-vikings-gota = Göta älv
stream-vikings-malaren = Mälaren
stream-vikings-glomma = Glomma
stream-orient-nile = Nil
stream-orient-nile-pelusiac = Nil (pelúsijské rameno)
stream-orient-euphrates = Eufrat
stream-orient-tigris = Tigris
stream-orient-karun = Kárún
stream-orient-orontes = Orontes
