# Chapters 9.2, 9.5, 9.8 and 9.10: movement on land and at sea, recruiting, sieges.

access-freely = swobodnie
    .cost = { "" }
access-by-leave = za zgodą
    .cost = { " " }(poproś o zgodę)
access-for-influence = za 1 wpływ
    .cost = { " " }(−1 wpływ)
access-for-imperial = za 1 wpływ cesarski
    .cost = { " " }(−1 wpływ cesarski)
access-for-ducats = za dukaty
    .cost = { " " }(zapłać dukaty)

prompt-who-moves = Kto się przemieszcza?
prompt-first-unit-of-army = Od której jednostki { $area-in } zaczyna { $army }?
prompt-move-on = { $number ->
    [0] { $area }: przegrupowujesz wojsko?
    [one] { $area }: dokąd dalej? Został 1 krok.
    [few] { $area }: dokąd dalej? Zostały { $number } kroki.
   *[other] { $area }: dokąd dalej? Zostało { $number } kroków.
}
prompt-regroup-here = { $area }: przegrupowujesz wojsko?
prompt-give-leave = { $player } prosi o przemarsz { $area-into }. Zgadzasz się?

option-move-army = { $army }
option-move-infantry = Pojedyncza piechota { $area-in }
option-form-army = Nowa armia { $area-in }: { $army }
option-march-to = { $number ->
    [0] Marsz { $area-into }{ $access-cost }
   *[other] Marsz przez góry { $area-into }, dodatkowa Władza wojskowa: { $number }{ $access-cost }
}
option-cross-to = Przez morze { $area-into }{ $access-cost }
option-hire-for-march = Najmij jednostkę: { $unit }
option-halt = Zatrzymaj się
option-allow-passage = Zgoda
option-deny-passage = Odmowa
option-pick-up = { $army } zabiera 1 piechotę
option-drop-off = { $army } zostawia tu 1 piechotę
option-shift-unit = { $unit } ({ $category }): { $army } → { $army2 }

log-army-moves = { $player }: { $army } maszeruje { $area2-into } ({ $area }).
log-infantry-moves = { $player }: piechota maszeruje { $area2-into } ({ $area }).
log-pays-access = { $player } uzyskuje dostęp militarny { $access }: { $area }.
log-passage-allowed = { $player } zgadza się na przemarsz { $area-into }: { $player2 }.
log-passage-denied = { $player } odmawia przemarszu { $area-into }: { $player2 }.
log-hires-for-march = { $player } najmuje { $area-in } jednostkę: { $unit }.
log-army-appears = { $player }: { $army } powstaje { $area-in }.
log-army-dissolved = { $player }: { $army } { $area-in } znika z mapy.

prompt-where-to-recruit = Gdzie rekrutujesz?
prompt-what-to-recruit = Co rekrutujesz { $area-in }?
prompt-what-to-build = Co buduje { $province }?
option-recruit-in = { $area }
option-build-at = Okręty: { $province }
option-recruit = { $unit } ({ $category }): { $army }
option-recruit-single = Pojedyncza regularna piechota
option-recruit-elsewhere = Gdzie indziej
option-done-recruiting = To wszystko
log-recruits = { $player } rekrutuje { $area-in }: { $unit } ({ $category }).
option-build-in-port = Okręt lekki w porcie
option-build-at-sea = Okręt lekki { $zone-in }
option-build-guard = Okręt lekki na polu ochrony handlu { $zone-in }
option-build-fleet-in-port = { $ship } do floty w porcie
option-build-fleet-at-sea = { $ship } do floty { $zone-in }
log-builds-ship = { $player } buduje: { $ship } ({ $province }).

prompt-where-to-flee = Port { $province } jest stracony. Dokąd płyną twoje okręty?
option-flee-to = { $zone }
log-ships-evicted = { $player }: okręty z portu { $province } płyną { $zone-into }.
log-ships-lost-in-port = { $player } traci okręty w porcie { $province }.

prompt-where-to-besiege = Gdzie oblegasz?
prompt-who-besieges = Kto oblega { $area-in }? Siła oblężenia { $number }.
prompt-what-is-besieged = Co oblegasz { $area-in }? Pozostała siła oblężenia: { $number }.
option-besiege-in = { $area }
option-besiege-with = Jeszcze: { $unit }
option-begin-siege = Wystarczy
option-besiege = { $province }
option-free-only = { $province }: tylko wypędź buntowników
option-end-choice-of-siege = To wszystko
log-besieges = { $player } oblega { $area-in } z siłą oblężenia { $number }.
log-occupies = { $player } okupuje: { $province }.
log-frees-province = { $player } wyzwala: { $province }.
prompt-besieger-loses = Obrońcy { $area-in } odpowiadają. Którą jednostkę tracisz ({ $category })?
prompt-give-up-which = Siła oblężenia { $area-in } spadła do { $number }. Z której prowincji rezygnujesz?
option-give-up-province = { $province }
log-defenders-strike = { $player }, obrońcy rzucają: { $battle-roll }. Trafienia: { $number }.
log-siege-given-up = { $player } rezygnuje z oblężenia: { $province }.

prompt-where-to-suppress = Gdzie tłumisz niepokoje?
option-suppress = { $province }
option-done-suppressing = To wszystko
log-suppresses-unrest = { $player } tłumi niepokoje: { $province }.

prompt-where-to-sail = Dokąd płyną twoje okręty?
prompt-which-ships = { $number ->
    [0] Które okręty tam płyną?
   *[other] Które okręty tam płyną? Na razie { $number }.
}
prompt-undock-which = { $number ->
    [0] Które okręty wypływają z portu?
   *[other] Które okręty wypływają z portu? Na razie { $number }.
}
prompt-fleet-sets-out = Flota wypływa (okręty: { $number }). Kto dołącza?
prompt-fleet-arrives = { $number ->
    [0] Czy powstaje tu flota?
   *[other] Okręty we flocie: { $number }. Zmieniasz ją?
}
option-sail-to = { $zone }
option-sail-into = Port: { $province }
option-ships-from = { $number ->
    [one] 1 okręt lekki: { $zone }
    [few] { $number } okręty lekkie: { $zone }
   *[other] { $number } okrętów lekkich: { $zone }
}
option-guards-from = { $number ->
    [one] 1 okręt lekki z ochrony handlu: { $zone }
    [few] { $number } okręty lekkie z ochrony handlu: { $zone }
   *[other] { $number } okrętów lekkich z ochrony handlu: { $zone }
}
option-ships-from-port = { $number ->
    [one] 1 okręt lekki z portu: { $province }
    [few] { $number } okręty lekkie z portu: { $province }
   *[other] { $number } okrętów lekkich z portu: { $province }
}
option-fleet-sails = Flota
option-form-fleet-at = Nowa flota { $zone-in }
option-form-fleet-of-guard = Nowa flota z okrętu ochrony handlu { $zone-in }
option-form-fleet-in = Nowa flota w porcie: { $province }
option-undock-to = { $number ->
    [one] { $province }: 1 okręt lekki { $zone-into }
    [few] { $province }: { $number } okręty lekkie { $zone-into }
   *[other] { $province }: { $number } okrętów lekkich { $zone-into }
}
option-fleet-undocks = Flota wypływa { $zone-into }
option-no-more-ships = To wszystko
option-fleet-goes = Flota wypływa
option-fleet-ready = Bez zmian
option-fleet-takes = { $number ->
    [one] Do floty dołącza 1 okręt lekki
    [few] Do floty dołączają { $number } okręty lekkie
   *[other] Do floty dołącza { $number } okrętów lekkich
}
option-fleet-takes-guards = { $number ->
    [one] Do floty dołącza 1 okręt lekki z ochrony handlu
    [few] Do floty dołączają { $number } okręty lekkie z ochrony handlu
   *[other] Do floty dołącza { $number } okrętów lekkich z ochrony handlu
}
option-fleet-leaves = { $number ->
    [one] Flotę opuszcza 1 okręt lekki
    [few] Flotę opuszczają { $number } okręty lekkie
   *[other] Flotę opuszcza { $number } okrętów lekkich
}
log-ships-sail = { $number ->
    [one] { $player }: 1 okręt lekki płynie { $zone-into }.
    [few] { $player }: { $number } okręty lekkie płyną { $zone-into }.
   *[other] { $player }: { $number } okrętów lekkich płynie { $zone-into }.
}
log-ships-dock = { $number ->
    [one] { $player }: 1 okręt lekki wpływa do portu { $province }.
    [few] { $player }: { $number } okręty lekkie wpływają do portu { $province }.
   *[other] { $player }: { $number } okrętów lekkich wpływa do portu { $province }.
}
log-fleet-sailed = { $player }: flota płynie { $zone-into }.
log-fleet-docked = { $player }: flota wpływa do portu { $province }.
log-galleys-lost = { $number ->
    [one] { $player } traci na otwartym morzu 1 galerę.
    [few] { $player } traci na otwartym morzu { $number } galery.
   *[other] { $player } traci na otwartym morzu { $number } galer.
}

prompt-pay-for-link = Droga między oceanami kosztuje 1 punkt Władzy. Jakiej?
option-pay-link = { $power }
prompt-take-a-slot = Czy twój okręt zajmuje pole ochrony handlu { $zone-in }?
option-stay-free = Nie
option-take-slot = Zajmij wolne pole
option-push-out = Wypchnij okręt ({ $player })

prompt-how-many-slots = Ile okrętów lekkich zajmuje pola ochrony handlu { $zone-in }?
option-take-slots = { $number }
option-take-no-slots = Żaden
log-takes-slots = { $number ->
    [one] { $player } zajmuje { $zone-in } 1 pole ochrony handlu.
    [few] { $player } zajmuje { $zone-in } { $number } pola ochrony handlu.
   *[other] { $player } zajmuje { $zone-in } { $number } pól ochrony handlu.
}
prompt-which-pirates = Atakujesz piratów?
option-raid-pirates = Na piratów: { $node } ({ $zone })
option-spare-pirates = Nie
prompt-who-is-carried = Kogo przewożą okręty? Most prowadzi przez: { $zone }.
prompt-where-to-land = Gdzie jednostki wysiadają na ląd ({ $area })?
option-carry-army = { $army }
option-carry-infantry = Pojedyncza piechota { $area-in }
option-carry-nobody = Nikogo
option-land-at = { $area }{ $access-cost }
