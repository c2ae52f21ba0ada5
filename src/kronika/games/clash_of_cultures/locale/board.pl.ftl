# Słowa narysowanej planszy. Warianty wybiera się według id z zawartości gry.

board-title = Clash of Cultures
board-map = Mapa
board-players = Pozostali gracze
board-hand = Karty na ręce
board-table = Talie, cuda i zasoby
board-age = Era { $age }, runda { $round } z { $of }
board-decision = decyzja { $number }
board-action = akcja { $number } z { $of }
board-waits = decyzja: { $players }
board-decides = decyzja
board-you-decide = twoja decyzja
board-you = ty
board-starter = pierwszy gracz
board-winner = zwycięzca
board-won = Zwycięstwo: { $players }. { $reason }
board-can-choose = Można teraz wybrać
board-none = brak
board-total = Razem
board-points = { $points } PZ
board-points-by-category = Punkty
board-category = { $category ->
    [pieces] Miasta
    [advances] Technologie
    [objectives] Cele
    [wonders] Cuda
    [events] Wydarzenia
   *[leaders] Przywódcy
}

board-unexplored = niezbadane
board-exhausted = Wyjałowiona ziemia: nie można tu nic pozyskać
board-exhausted-token = wyjałowiona ziemia
board-city = Miasto ({ $owner })
board-size = wielkość { $number }
board-port-to = w stronę { $hex }
board-activations = { $number ->
    [one] aktywowane raz w tej turze
    [2] aktywowane dwa razy w tej turze
   *[other] aktywowane { $number } razy w tej turze
}
board-beloved = żetony Kleopatry: { $number }
board-druids = wpływ druidów: { $owner }
board-units = { $number } × { $unit }
board-aboard = na statku

board-owned = Opracowana
board-not-owned = Jeszcze nieopracowana
board-needs = Wymaga: { $list }
board-bonus = Premia: 1 × { $good }
board-unlocks = Pozwala budować: { $building }
board-unlocked = Można budować: { $building }
board-locked = Jeszcze nie można budować: { $building }
board-is-government = Ustrój: tylko jeden z trzech
board-comes-with = Zyskiwana razem z: { $advance }
board-any-government = dowolny ustrój

board-limit = najwyżej { $number }
board-tracker = { $number ->
    [one] Licznik wydarzeń: został { $number } znacznik
    [few] Licznik wydarzeń: zostały { $number } znaczniki
   *[other] Licznik wydarzeń: zostało { $number } znaczników
}
board-token = { $good ->
    [mood] Nastrój
   *[culture] Kultura
}
board-count-kind = { $kind ->
    [defeated-leaders] pokonani przywódcy: { $number }
   *[rune-stones] kamienie runiczne: { $number }
}
board-persons = Wielkie postacie na ręce: { $number }
board-hand-of = { $sort ->
    [action] Karty akcji: { $number }
    [objective] Karty celów: { $number }
    [wonder] Karty cudów: { $number }
   *[persons] Wielkie postacie: { $number }
}
board-leads = Przywódca w grze: { $leader }
board-leaders = Przywódcy
board-in-play = w grze
board-available = Można jeszcze zrekrutować
board-wonders = Cuda
board-builder = budowniczy
board-holder = posiadacz
board-built = zbudowany
board-held = w posiadaniu
board-completed = Zrealizowane
board-completed-one = Zrealizowany cel
board-open-persons = Wielkie postacie
board-captives = Jeńcy
board-supply = W zasobach
board-settlements = osady
board-left = { $thing }: zostało { $number }

board-kind = { $kind ->
    [main] akcja główna
    [free] darmowa akcja
   *[reaction] reakcja
}
board-fighter = { $fighter ->
    [army] wojsko
    [ship] statki
   *[fortress] forteca
}
board-role = { $role ->
    [attacker] atakujący
   *[defender] obrońca
}
board-where = { $place ->
    [land] na lądzie
   *[city] w mieście
}
board-timing = { $timing ->
    [instant] natychmiast
    [status] faza statusu
   *[instant-or-status] natychmiast lub w fazie statusu
}
board-costs = Koszt: { $goods }
board-offered = Do wyboru

board-decks = Talie
board-pile = { $pile ->
    [action] karty akcji
    [objective] cele
    [event] wydarzenia
   *[wonder] cuda
}
board-deck-left = { $pile }: w talii zostało { $number }
board-pile-count = { $pile }: { $number }
board-discards = Odrzucone
board-last-discard = ostatnia: { $card }
board-lasting = Trwające wydarzenia
board-lasting-one = Pozostaje w mocy
board-neutral-supply = Zasoby neutralne
board-tiles-left = { $number ->
    [one] { $number } niezbadany kafel
    [few] { $number } niezbadane kafle
   *[other] { $number } niezbadanych kafli
}
board-on-table = na stole
