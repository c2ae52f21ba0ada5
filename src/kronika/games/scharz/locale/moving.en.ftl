# Chapters 9.1 to 9.6: units march, sail, go aboard and ashore, retreat, and meet on borders.

prompt-which-ship = Which ship in { $field-the }?
prompt-take-along = Who goes along from { $field-the }? There is room for a size of { $number }.
prompt-which-river = On which river do the ships stand in { $field-the }?
prompt-rested = { $unit } ({ $number }): how many of them can still move by themselves?
prompt-fleet-entry = How does the fleet enter { $field-the }?

option-march = { $number ->
    [one] Move { $number } { $unit-one }{ $experience-tag } from { $field-the } to { $field2-the }
   *[other] Move { $number } { $unit-other }{ $experience-tag } from { $field-the } to { $field2-the }
}
    .short = { $number ->
        [one] Move { $number } { $unit-one }{ $experience-tag } to { $field2-the }
       *[other] Move { $number } { $unit-other }{ $experience-tag } to { $field2-the }
    }
option-march-all = Move everybody from { $field-the } to { $field2-the }
    .short = Move everybody to { $field2-the }
option-sail = { $number ->
    [one] Sail { $number } { $unit-one }{ $experience-tag } from { $field-the } to { $field2-the }
   *[other] Sail { $number } { $unit-other }{ $experience-tag } from { $field-the } to { $field2-the }
}
    .short = { $number ->
        [one] Sail { $number } { $unit-one }{ $experience-tag } to { $field2-the }
       *[other] Sail { $number } { $unit-other }{ $experience-tag } to { $field2-the }
    }
option-sail-all = Sail all ships from { $field-the } to { $field2-the }
    .short = Sail all ships to { $field2-the }
option-sail-inland = { $number ->
    [one] Sail { $number } { $unit-one }{ $experience-tag } from { $field-the } up to { $field2-the }, without landing
   *[other] Sail { $number } { $unit-other }{ $experience-tag } from { $field-the } up to { $field2-the }, without landing
}
    .short = { $number ->
        [one] Sail { $number } { $unit-one }{ $experience-tag } up to { $field2-the }, without landing
       *[other] Sail { $number } { $unit-other }{ $experience-tag } up to { $field2-the }, without landing
    }
option-put-in = { $number ->
    [one] Sail { $number } { $unit-one }{ $experience-tag } from { $field-the } into the shipyard in { $field2-the }
   *[other] Sail { $number } { $unit-other }{ $experience-tag } from { $field-the } into the shipyard in { $field2-the }
}
    .short = { $number ->
        [one] Sail { $number } { $unit-one }{ $experience-tag } into the shipyard in { $field2-the }
       *[other] Sail { $number } { $unit-other }{ $experience-tag } into the shipyard in { $field2-the }
    }
option-land-at = { $number ->
    [one] Land { $number } { $unit-one }{ $experience-tag } from { $field-the } in { $field2-the }
   *[other] Land { $number } { $unit-other }{ $experience-tag } from { $field-the } in { $field2-the }
}
    .short = { $number ->
        [one] Land { $number } { $unit-one }{ $experience-tag } in { $field2-the }
       *[other] Land { $number } { $unit-other }{ $experience-tag } in { $field2-the }
    }
option-man = { $number ->
    [one] Man { $number } { $unit-one }{ $experience-tag } in { $field-the } with light infantry and sail to { $field2-the }
   *[other] Man { $number } { $unit-other }{ $experience-tag } in { $field-the } with light infantry and sail to { $field2-the }
}
    .short = { $number ->
        [one] Man { $number } { $unit-one }{ $experience-tag } with light infantry and sail to { $field2-the }
       *[other] Man { $number } { $unit-other }{ $experience-tag } with light infantry and sail to { $field2-the }
    }
option-board = { $number ->
    [one] Board { $number } { $unit-one }{ $experience-tag } in { $field-the } onto a ship in { $field2-the }
   *[other] Board { $number } { $unit-other }{ $experience-tag } in { $field-the } onto a ship in { $field2-the }
}
    .short = { $number ->
        [one] Board { $number } { $unit-one }{ $experience-tag } onto a ship in { $field2-the }
       *[other] Board { $number } { $unit-other }{ $experience-tag } onto a ship in { $field2-the }
    }
option-load = { $number ->
    [one] Let a ship in { $field2-the } load { $number } { $unit-one }{ $experience-tag } from { $field-the }
   *[other] Let a ship in { $field2-the } load { $number } { $unit-other }{ $experience-tag } from { $field-the }
}
    .short = { $number ->
        [one] Let a ship in { $field2-the } load { $number } { $unit-one }{ $experience-tag }
       *[other] Let a ship in { $field2-the } load { $number } { $unit-other }{ $experience-tag }
    }
option-disembark = { $number ->
    [one] Send { $number } { $unit-one }{ $experience-tag } ashore from { $field-the } to { $field2-the }
   *[other] Send { $number } { $unit-other }{ $experience-tag } ashore from { $field-the } to { $field2-the }
}
    .short = { $number ->
        [one] Send { $number } { $unit-one }{ $experience-tag } ashore to { $field2-the }
       *[other] Send { $number } { $unit-other }{ $experience-tag } ashore to { $field2-the }
    }
option-unload = { $number ->
    [one] Let a ship in { $field-the } unload { $number } { $unit-one }{ $experience-tag } in { $field2-the }
   *[other] Let a ship in { $field-the } unload { $number } { $unit-other }{ $experience-tag } in { $field2-the }
}
    .short = { $number ->
        [one] Let a ship unload { $number } { $unit-one }{ $experience-tag } in { $field2-the }
       *[other] Let a ship unload { $number } { $unit-other }{ $experience-tag } in { $field2-the }
    }
option-this-ship = { $number ->
    [0] { $unit }{ $experience-tag }, carries { $army }; has moved
   *[other] { $unit }{ $experience-tag }, carries { $army }
}
option-take-along = { $number2 ->
    [one] Take { $number2 } { $unit-one }{ $experience-tag } along{ $number ->
        [0] { " " }(moved already)
       *[other] { "" }
    }
   *[other] Take { $number2 } { $unit-other }{ $experience-tag } along{ $number ->
        [0] { " " }(moved already)
       *[other] { "" }
    }
}
option-take-no-more = Take nobody else along
option-name-river = { $stream }
option-rested = { $number ->
    [0] Only those who moved already
   *[other] { $number } who can still move
}
option-sail-as-fleet = Sail as a fleet from { $field-the } to { $field2-the }: transport ships { $number }, warships { $number2 }
    .short = Sail as a fleet to { $field2-the }: transport ships { $number }, warships { $number2 }
option-go-by-port = { $number ->
    [one] Bring { $number } { $unit-one }{ $experience-tag } by sea from the port in { $field-the } to the port in { $field2-the }
   *[other] Bring { $number } { $unit-other }{ $experience-tag } by sea from the port in { $field-the } to the port in { $field2-the }
}
    .short = { $number ->
        [one] Bring { $number } { $unit-one }{ $experience-tag } by sea to the port in { $field2-the }
       *[other] Bring { $number } { $unit-other }{ $experience-tag } by sea to the port in { $field2-the }
    }
option-pay-moves = Pay { $number } prestige: every unit may move
option-enter-by-river = Stay aboard, without landing
option-enter-shipyard = Into the shipyard
option-enter-landing = Land
option-hold-border = { $number ->
    [one] Send { $number } { $unit-one }{ $experience-tag } to the border of { $field-the } with { $field2-the }
   *[other] Send { $number } { $unit-other }{ $experience-tag } to the border of { $field-the } with { $field2-the }
}
    .short = { $number ->
        [one] Send { $number } { $unit-one }{ $experience-tag } to the border with { $field2-the }
       *[other] Send { $number } { $unit-other }{ $experience-tag } to the border with { $field2-the }
    }

log-crossing = Enemies meet on the border between { $field-the } and { $field2-the }.
log-marches = { $number ->
    [one] { $player } moves { $number } { $unit-one } from { $field-the } to { $field2-the }.
   *[other] { $player } moves { $number } { $unit-other } from { $field-the } to { $field2-the }.
}
log-sails = { $number ->
    [one] { $player } sails { $number } { $unit-one } from { $field-the } to { $field2-the }.
   *[other] { $player } sails { $number } { $unit-other } from { $field-the } to { $field2-the }.
}
log-mans = { $player } mans { $unit-a } in { $field-the }.
log-boards = { $number ->
    [one] { $player } boards { $number } { $unit-one } in { $field-the } onto a ship in { $field2-the }.
   *[other] { $player } boards { $number } { $unit-other } in { $field-the } onto a ship in { $field2-the }.
}
log-goes-ashore = { $number ->
    [one] { $player } sends { $number } { $unit-one } ashore from { $field-the } to { $field2-the }.
   *[other] { $player } sends { $number } { $unit-other } ashore from { $field-the } to { $field2-the }.
}
log-goes-by-port = { $number ->
    [one] { $player } brings { $number } { $unit-one } by sea from { $field-the } to { $field2-the }.
   *[other] { $player } brings { $number } { $unit-other } by sea from { $field-the } to { $field2-the }.
}
log-pays-moves = { $player } pays { $number } prestige to move every unit.
log-is-encircled = The settlement of { $player-the } in { $field-the } is encircled.
log-holds-border = { $number ->
    [one] { $player } sends { $number } { $unit-one } to the border of { $field-the } with { $field2-the }.
   *[other] { $player } sends { $number } { $unit-other } to the border of { $field-the } with { $field2-the }.
}

stream-britannia-tamesis = Thames
stream-britannia-sabrina = Severn
stream-britannia-trivona = Trent
stream-britannia-abus = Ouse and Humber
stream-britannia-tava = Tay
stream-britannia-sinna = Shannon
stream-italia-tiberis = Tiber
stream-italia-arnus = Arno
stream-italia-volturnus = Volturno
stream-italia-bagradas = Bagradas
stream-italia-aufidus = Ofanto
stream-taifas-duero = Duero
stream-taifas-tajo = Tagus
stream-taifas-guadiana = Guadiana
stream-taifas-guadalquivir = Guadalquivir
stream-taifas-ebro = Ebro
stream-taifas-garonne = Garonne
stream-taifas-loire = Loire
stream-taifas-sebou = Sebou
stream-vikings-seine = Seine
stream-vikings-rhine = Rhine
stream-vikings-scheldt = Scheldt
stream-vikings-weser = Weser
stream-vikings-elbe = Elbe
stream-vikings-oder = Oder
stream-vikings-vistula = Vistula
stream-vikings-neman = Neman
stream-vikings-daugava = Daugava
stream-vikings-narva = Narva
stream-vikings-thames = Thames
stream-vikings-humber = Humber
stream-vikings-severn = Severn
stream-vikings-shannon = Shannon
stream-vikings-gota = Göta
stream-vikings-malaren = Mälaren
stream-vikings-glomma = Glomma
stream-orient-nile = Nile
stream-orient-nile-pelusiac = Nile (Pelusiac)
stream-orient-euphrates = Euphrates
stream-orient-tigris = Tigris
stream-orient-karun = Karun
stream-orient-orontes = Orontes
