# Słowa strony ze stołem.

game-length = ¾–8 godzin
game-short = Narody starego świata, wszystkie w ruchu naraz, pięć lat wojny i handlu.
game-first = 45 minut
game-charm = sześć trybów, od łatwego do głębokiego

setting-mode-first-note = 45 min
setting-mode-basic-note = 1 h
setting-mode-white-note = 1½–2 h
setting-mode-green-note = 2–3 h
setting-mode-yellow-note = 3–5 h
setting-mode-red-note = 5–8 h
setting-map-britannia-note = 410 n.e.
setting-map-italia-note = 290 p.n.e.
setting-map-taifas-note = 1050 n.e.
setting-map-vikings-note = 800 n.e.
setting-map-huns-note = 373 n.e.
setting-map-orient-note = 1550 p.n.e.

page-when = rok { $year }, runda { $round }: { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
}

verb-accelerate = Przyspiesz budowę
verb-advance = Wprowadź odwody
verb-aim-at = Wybierz cel z tyłu
verb-builder-fights = Niech budowniczowie walczą
verb-burn-grain = Spal zboże
verb-buy-command = Kup dowodzenie
verb-buy-herd = Kup stado
verb-buy-rival = Kup rywala
verb-carry-fish = Przewieź ryby
verb-carry-grain = Przewieź zboże
verb-charge = Szarża
verb-choose-faction = Prowadź frakcję
verb-corsairs-for-prestige = Korsarze za prestiż
verb-declare-huns = Prowadź Hunów
verb-deploy = Rozstaw jednostki
verb-drive = Przepędź stado
verb-expose = Wybierz trafionych
verb-flee = Uciekaj
verb-get-fish = Złóż ryby
verb-get-herd = Umieść stado
verb-give-goods = Daj towary
verb-hand-fish = Przekaż ryby
verb-hand-grain = Przekaż zboże
verb-hand-herd = Przekaż stado
verb-hire-corsairs = Najmij korsarzy
verb-hire-for-prestige = Najemnicy za prestiż
verb-hit = Wybierz cel
verb-intercept = Przechwyć
verb-join = Dołącz do bitwy
verb-kill-herd = Wybij skradzione stado
verb-lead-out = Wyprowadź stado
verb-leave-settlement-unfed = Nie karm osady
verb-leave-settlement-unpaid = Nie opłacaj osady
verb-leave-unfed = Nie karm jednostek
verb-leave-unpaid = Nie opłacaj jednostek
verb-move-village = Przenieś wioskę
verb-negotiate = Negocjuj
verb-pass-unit = Wskaż gotową jednostkę
verb-pay-ransom = Zapłać okup
verb-place-city = Umieść miasto
verb-place-dock = Umieść dok
verb-place-dock-between = Umieść dok między morzami
verb-place-herd = Umieść stado
verb-place-village = Umieść wioskę
verb-plunder = Splądruj
verb-propose = Zaproponuj
verb-propose-goods = Zaproponuj z towarami
verb-put-bought-herd = Postaw stado na polu
verb-put-cavalry = Umieść jazdę
verb-put-experienced = Umieść doświadczoną piechotę
verb-put-herd = Umieść stado
verb-put-infantry = Umieść piechotę
verb-raid = Wyślij jazdę
verb-raise = Podnieś poziom jednostek
verb-rotate = Wymień jednostki
verb-sally = Wypad
verb-sell-fed-herd = Sprzedaj stado
verb-sell-fish = Sprzedaj ryby
verb-sell-grain = Sprzedaj zboże
verb-sell-herd = Sprzedaj żywe stado
verb-sell-ship = Sprzedaj statek
verb-send = Wyślij jazdę na pozycję
verb-settle = Wyprowadź jednostki
verb-settle-on = Osiedl się na heksie
verb-slaughter = Ubij stado
verb-slaughter-fed = Ubój stada w osadzie
verb-slaughter-herds = Ubij stada
verb-sow = Zasiej
verb-store = Złóż zboże
verb-store-at = Wybierz, gdzie złożyć
verb-take-from = Weź zboże
verb-want-goods = Poproś o towary
verb-withdraw = Wycofaj się

# How players are called at a table: by their factions, or else by their own names.

player-side = Gracz { $name-gen }
    .small = gracz { $name-gen }
    .gen = gracza { $name-gen }
    .dat = graczowi { $name-gen }
    .acc = gracza { $name-gen }
    .ins = graczem { $name-gen }
player-person = { $name }
    .small = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
