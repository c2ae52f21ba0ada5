game-length = 1½–22 h
game-short = Potęgi Europy od 1444 roku: mariaże i sojusze, handel, odkrycia, wojny i pokój.
game-first = 2 godziny
game-charm = 17 scenariuszy, także dla jednej osoby

page-when = Epoka { $age }, runda { $round }
page-mode-realms = Królestwa
page-mode-diplomacy = Dyplomacja
page-mode-religion = Religia
page-mode-trade = Handel
page-mode-overseas = Zamorze

# Headings of long lists
verb-look-in = Dalej na mapie
verb-declare-war-on = Wypowiedz wojnę
verb-add-unrest = Niepokoje
verb-add-influence = Wpływy
verb-influence = Umieść wpływy
verb-spend-influence = Wydaj wpływy
verb-fabricate = Spreparuj roszczenie
verb-pick-area = Obszar
verb-pick-province = Prowincja
verb-pick-realm = Królestwo
verb-target-area = Obszar
verb-target-realm = Królestwo
verb-march-to = Marsz
verb-cross-to = Przez morze
verb-land-at = Wyląduj
verb-sail-to = Płyń
verb-sail-into = Do portu
verb-build-at = Buduj
verb-colonize = Kolonizuj
verb-discover = Odkryj
verb-recruit-in = Rekrutuj
verb-forge-alliance = Zawrzyj sojusz
verb-place-cb = Casus belli
verb-take-cb = Casus belli
verb-want-cb = Casus belli
verb-excommunicate = Ekskomunikuj
verb-call-crusade = Zwołaj krucjatę
verb-play-card = Zagraj kartę
verb-discard-card = Odrzuć
verb-besiege = Oblegaj
verb-suppress = Stłum
verb-act = Akcja
verb-research = Opracuj
verb-disband-unit = Rozwiąż
verb-calm = Zakończ niepokoje
verb-convert-area = Nawróć

player-side = { $name-gender ->
    [p] Gracz { $name-gen }
    [pm] Gracz { $name-gen }
   *[other] { $name }
}
    .gen = { $name-gen }
    .dat = { $name-dat }
    .acc = { $name-acc }
    .ins = { $name-ins }
player-person = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
