# Scharz: what the game says of itself, and the names of what phrases speak of. The phrases of a
# chapter are in a file of its own, the names of fields in fields.pl.ftl.
#
# Names begin with a capital letter, `.small` is for the middle of a sentence. Counts (`count-…`)
# and the forms `.one`, `.few` and `.other` of a unit, for a number that stands before it, are in
# the accusative. `.tag` of an experience follows a unit and is nothing for a standard one. Fields
# have no cases: sentences say "pole { $field }".

game-title = Scharz
game-summary = Poprowadź swój lud przez pięć lat jego dziejów: zasiedlaj ziemie i wybrzeża, buduj miasta i porty, żyw swoje wojska, a z sąsiadów uczyń wasali albo odbierz im osady. Wszyscy grają jednocześnie, a zwyciężyć można na cztery sposoby.

setting-mode = Tryb
setting-mode-help = Ile zasad obowiązuje. Każdy tryb przygotowuje do następnego: pierwsza gra, potem gra podstawowa lub tryb biały, dalej zielony, żółty i czerwony.
setting-mode-first = Pierwsza gra
setting-mode-first-help = Tylko złoto, jeden cel, cztery rundy w roku: ruch i walka.
setting-mode-basic = Gra podstawowa
setting-mode-basic-help = Pierwsza gra i ziemia: siej, zbieraj, hoduj i żyw swój lud.
setting-mode-white = Tryb biały
setting-mode-white-help = Pierwsza gra i dyplomacja, rywale, grabież i cztery cele.
setting-mode-green = Tryb zielony
setting-mode-green-help = Tryb biały i gra podstawowa razem, z bydłem i końmi.
setting-mode-yellow = Tryb żółty
setting-mode-yellow-help = Oryginał: prestiż, nierówne narody, sztormy, sześć rund w roku.
setting-mode-red = Tryb czerwony
setting-mode-red-help = Wszystko: pogoda, morale, dowódcy, osiem rund w roku.
setting-map = Mapa
setting-map-help = Na każdej mapie można grać w każdym trybie i w dowolnej liczbie graczy; im więcej graczy, tym mniejsze są pola.
setting-map-britannia = Brytania
setting-map-italia = Italia
setting-map-taifas = Taify
setting-map-vikings = Wikingowie
setting-map-huns = Hunowie
setting-map-orient = Orient
setting-rivals = Rywale
setting-rivals-help = Od trybu białego, przy co najmniej trzech graczach, każdy losuje rywala, z którym walczy mu się lepiej niż z innymi.
setting-rivals-drawn = Losowani
setting-rivals-none = Brak
setting-play = Przebieg
setting-play-help = Wszyscy działają jednocześnie albo na zmianę, po jednej akcji.
setting-play-live = Jednocześnie
setting-play-turns = Na zmianę
setting-start = Początek
setting-start-help = W preludium każdy rozmieszcza swoje wioski; szybki początek korzysta z proponowanego ustawienia mapy.
setting-start-prelude = Preludium
setting-start-quick = Proponowane ustawienie
setting-alternating = Ruchy na przemian
setting-alternating-help = Gracze ruszają na zmianę po jednej jednostce; kto pasuje, wskazuje jednostkę, która w tej podfazie już się nie ruszy.
setting-battle-board = Plansza bitwy
setting-battle-board-help = W trybie czerwonym bitwy na lądzie rozgrywa się na osobnej planszy, z ustawieniem i inicjatywą.
setting-factions = Frakcje
setting-factions-help = Od trybu żółtego o możliwych frakcjach decydują regiony twoich wiosek albo frakcje są rozdawane losowo. Można je też wymienić w kolejności graczy, oddzielone przecinkami.
setting-factions-chosen = Według wiosek
setting-factions-dealt = Rozdane
setting-goal = Cel pierwszych trybów
setting-goal-help = Co wygrywa w pierwszej grze i grze podstawowej: najwięcej punktów łącznych (znaczenie) albo 10 punktów zwycięstwa (dominacja).
setting-goal-significance = Znaczenie
setting-goal-dominance = Dominacja
setting-danube = Grabież nad Dunajem
setting-danube-help = Na mapie Hunowie grabież jednego brzegu Dunaju daje prestiż: brzegu drugiej strony albo własnego, jak drukuje instrukcja.
setting-danube-other-bank = Brzeg drugiej strony
setting-danube-as-printed = Jak w druku
setting-crossing = Przejście wielkich rzek
setting-crossing-help = Komu statek na wielkiej rzece otwiera przejście: właścicielowi, jego koalicji i komu on pozwoli, czy wszystkim.
setting-crossing-permitted = Właściciel, koalicja i za zgodą
setting-crossing-everybody = Wszyscy
setting-losses = Straty w Nowy Rok
setting-losses-help = Od trybu żółtego: które własne straty roku kosztują w Nowy Rok punkty zwycięstwa.
setting-losses-all = Wszystkie straty
setting-losses-by-others = Zadane przez innych

# How a match ends, and its figures

reason-sovereignty = Suwerenność: zwierzchność nad wszystkimi dzięki rozejmom i wasalom
reason-dominance = Dominacja: dość punktów zwycięstwa
reason-might = Potęga: dwa mniejsze cele
reason-significance = Znaczenie: najwięcej punktów łącznych
reason-last = Ostatni gracz w grze

score-place = Miejsce
score-total = Punkty łączne
score-points = Punkty zwycięstwa
score-settlements = Osady
score-prestige = Prestiż
score-gold = Złoto

# Experience, buildings, herds, situations

experience-recruit = Rekruci
    .small = rekruci
    .tag = { " " }(rekruci)
experience-standard = Zwykli
    .small = zwykli
    .tag = { "" }
experience-experienced = Doświadczeni
    .small = doświadczeni
    .tag = { " " }(doświadczeni)
experience-veteran = Weterani
    .small = weterani
    .tag = { " " }(weterani)
experience-elite = Elitarni
    .small = elitarni
    .tag = { " " }(elitarni)

building-village = Wioska
    .small = wioska
    .gen = wioski
    .acc = wioskę
building-city = Miasto
    .small = miasto
    .gen = miasta
    .acc = miasto
building-dock = Dok
    .small = dok
    .gen = doku
    .acc = dok
building-port = Port
    .small = port
    .gen = portu
    .acc = port
building-fortification = Fortyfikacja
    .small = fortyfikacja
    .gen = fortyfikacji
    .acc = fortyfikację

herd-sheep = Owce
    .small = owce
    .gen = owiec
    .acc = owce
herd-pigs = Świnie
    .small = świnie
    .gen = świń
    .acc = świnie
herd-cattle = Bydło
    .small = bydło
    .gen = bydła
    .acc = bydło
herd-horses = Konie
    .small = konie
    .gen = koni
    .acc = konie

situation-plains = Równina
situation-rough = Trudny teren
situation-ships = Statki
situation-siege = Oblężenie

count-nothing = nic

# Units

unit-light-infantry = Lekka piechota
    .small = lekka piechota
    .gen = lekkiej piechoty
    .acc = lekką piechotę
    .one = lekką piechotę
    .few = lekkie piechoty
    .other = lekkich piechot
unit-heavy-infantry = Ciężka piechota
    .small = ciężka piechota
    .gen = ciężkiej piechoty
    .acc = ciężką piechotę
    .one = ciężką piechotę
    .few = ciężkie piechoty
    .other = ciężkich piechot
unit-siege-engines = Machiny oblężnicze
    .small = machiny oblężnicze
    .gen = machin oblężniczych
    .acc = machiny oblężnicze
    .one = machinę oblężniczą
    .few = machiny oblężnicze
    .other = machin oblężniczych
unit-cavalry = Jazda
    .small = jazda
    .gen = jazdy
    .acc = jazdę
    .one = jazdę
    .few = jazdy
    .other = jazd
unit-transport-ship = Statek transportowy
    .small = statek transportowy
    .gen = statku transportowego
    .acc = statek transportowy
    .one = statek transportowy
    .few = statki transportowe
    .other = statków transportowych
unit-warship = Okręt wojenny
    .small = okręt wojenny
    .gen = okrętu wojennego
    .acc = okręt wojenny
    .one = okręt wojenny
    .few = okręty wojenne
    .other = okrętów wojennych
unit-mercenaries = Najemnicy
    .small = najemnicy
    .gen = najemników
    .acc = najemników
    .one = najemnika
    .few = najemników
    .other = najemników
unit-corsairs = Korsarze
    .small = korsarze
    .gen = korsarzy
    .acc = korsarzy
    .one = korsarza
    .few = korsarzy
    .other = korsarzy
unit-elephants = Słonie bojowe
    .small = słonie bojowe
    .gen = słoni bojowych
    .acc = słonie bojowe
    .one = słonia bojowego
    .few = słonie bojowe
    .other = słoni bojowych

count-unit-light-infantry = { $number ->
    [one] { $number } lekką piechotę
    [few] { $number } lekkie piechoty
   *[other] { $number } lekkich piechot
}
count-unit-heavy-infantry = { $number ->
    [one] { $number } ciężką piechotę
    [few] { $number } ciężkie piechoty
   *[other] { $number } ciężkich piechot
}
count-unit-siege-engines = { $number ->
    [one] { $number } machinę oblężniczą
    [few] { $number } machiny oblężnicze
   *[other] { $number } machin oblężniczych
}
count-unit-cavalry = { $number ->
    [one] { $number } jazdę
    [few] { $number } jazdy
   *[other] { $number } jazd
}
count-unit-transport-ship = { $number ->
    [one] { $number } statek transportowy
    [few] { $number } statki transportowe
   *[other] { $number } statków transportowych
}
count-unit-warship = { $number ->
    [one] { $number } okręt wojenny
    [few] { $number } okręty wojenne
   *[other] { $number } okrętów wojennych
}
count-unit-mercenaries = { $number ->
    [one] { $number } najemnika
    [few] { $number } najemników
   *[other] { $number } najemników
}
count-unit-corsairs = { $number ->
    [one] { $number } korsarza
    [few] { $number } korsarzy
   *[other] { $number } korsarzy
}
count-unit-elephants = { $number ->
    [one] { $number } słonia bojowego
    [few] { $number } słonie bojowe
   *[other] { $number } słoni bojowych
}

# Factions

faction-italia-etruscans = Etruskowie
    .gen = Etrusków
    .acc = Etrusków
faction-italia-carthaginians = Kartagińczycy
    .gen = Kartagińczyków
    .acc = Kartagińczyków
faction-italia-greeks = Grecy
    .gen = Greków
    .acc = Greków
faction-italia-illyrians = Ilirowie
    .gen = Ilirów
    .acc = Ilirów
faction-italia-celts = Celtowie
    .gen = Celtów
    .acc = Celtów
faction-italia-romans = Rzymianie
    .gen = Rzymian
    .acc = Rzymian
faction-britannia-scots-and-irish = Szkoci i Irowie
    .gen = Szkotów i Irów
    .acc = Szkotów i Irów
faction-britannia-islanders = Wyspiarze
    .gen = Wyspiarzy
    .acc = Wyspiarzy
faction-britannia-picts = Piktowie
    .gen = Piktów
    .acc = Piktów
faction-britannia-romans = Rzymianie
    .gen = Rzymian
    .acc = Rzymian
faction-britannia-germans = Germanie
    .gen = Germanów
    .acc = Germanów
faction-britannia-celts = Celtowie
    .gen = Celtów
    .acc = Celtów
faction-vikings-vikings = Wikingowie
    .gen = Wikingów
    .acc = Wikingów
faction-vikings-british-isles = Wyspy Brytyjskie
    .gen = Wysp Brytyjskich
    .acc = Wyspy Brytyjskie
faction-vikings-franks = Frankowie
    .gen = Franków
    .acc = Franków
faction-vikings-slavs-and-balts = Słowianie i Bałtowie
    .gen = Słowian i Bałtów
    .acc = Słowian i Bałtów
faction-taifas-christian-reinos = Królestwa chrześcijańskie
    .gen = Królestw chrześcijańskich
    .acc = Królestwa chrześcijańskie
faction-taifas-muslim-taifas = Muzułmańskie taify
    .gen = Muzułmańskich taif
    .acc = Muzułmańskie taify
faction-taifas-almoravids = Almorawidzi
    .gen = Almorawidów
    .acc = Almorawidów
faction-taifas-franks = Frankowie
    .gen = Franków
    .acc = Franków
faction-taifas-vikings = Wikingowie
    .gen = Wikingów
    .acc = Wikingów
faction-orient-egypt = Egipt
    .gen = Egiptu
    .acc = Egipt
faction-orient-canaan = Kanaan
    .gen = Kanaanu
    .acc = Kanaan
faction-orient-qatna = Qatna
    .gen = Qatny
    .acc = Qatnę
faction-orient-yamhad = Jamhad
    .gen = Jamhadu
    .acc = Jamhad
faction-orient-hittites = Hetyci
    .gen = Hetytów
    .acc = Hetytów
faction-orient-aegeans = Egejczycy
    .gen = Egejczyków
    .acc = Egejczyków
faction-orient-mitanni = Mitanni
    .gen = Mitanni
    .acc = Mitanni
faction-orient-assyria = Asyria
    .gen = Asyrii
    .acc = Asyrię
faction-orient-babylon = Babilon
    .gen = Babilonu
    .acc = Babilon
faction-orient-elam = Elam
    .gen = Elamu
    .acc = Elam
faction-orient-kassites = Kasyci
    .gen = Kasytów
    .acc = Kasytów
faction-orient-hurrians = Huryci
    .gen = Hurytów
    .acc = Hurytów
faction-huns-constantinople = Konstantynopol
    .gen = Konstantynopola
    .acc = Konstantynopol
faction-huns-romans = Rzymianie
    .gen = Rzymian
    .acc = Rzymian
faction-huns-bosporus = Bospor
    .gen = Bosporu
    .acc = Bospor
faction-huns-huns = Hunowie
    .gen = Hunów
    .acc = Hunów
faction-huns-alans = Alanowie
    .gen = Alanów
    .acc = Alanów
faction-huns-visigoths = Wizygoci
    .gen = Wizygotów
    .acc = Wizygotów
faction-huns-ostrogoths = Ostrogoci
    .gen = Ostrogotów
    .acc = Ostrogotów
faction-huns-slavs = Słowianie
    .gen = Słowian
    .acc = Słowian

# Players by their seats

player-player-1 = Gracz 1
    .small = gracz 1
    .gen = gracza 1
    .dat = graczowi 1
    .acc = gracza 1
    .ins = graczem 1
player-player-2 = Gracz 2
    .small = gracz 2
    .gen = gracza 2
    .dat = graczowi 2
    .acc = gracza 2
    .ins = graczem 2
player-player-3 = Gracz 3
    .small = gracz 3
    .gen = gracza 3
    .dat = graczowi 3
    .acc = gracza 3
    .ins = graczem 3
player-player-4 = Gracz 4
    .small = gracz 4
    .gen = gracza 4
    .dat = graczowi 4
    .acc = gracza 4
    .ins = graczem 4
player-player-5 = Gracz 5
    .small = gracz 5
    .gen = gracza 5
    .dat = graczowi 5
    .acc = gracza 5
    .ins = graczem 5
player-player-6 = Gracz 6
    .small = gracz 6
    .gen = gracza 6
    .dat = graczowi 6
    .acc = gracza 6
    .ins = graczem 6
player-player-7 = Gracz 7
    .small = gracz 7
    .gen = gracza 7
    .dat = graczowi 7
    .acc = gracza 7
    .ins = graczem 7
player-player-8 = Gracz 8
    .small = gracz 8
    .gen = gracza 8
    .dat = graczowi 8
    .acc = gracza 8
    .ins = graczem 8
player-player-9 = Gracz 9
    .small = gracz 9
    .gen = gracza 9
    .dat = graczowi 9
    .acc = gracza 9
    .ins = graczem 9
player-player-10 = Gracz 10
    .small = gracz 10
    .gen = gracza 10
    .dat = graczowi 10
    .acc = gracza 10
    .ins = graczem 10
player-player-11 = Gracz 11
    .small = gracz 11
    .gen = gracza 11
    .dat = graczowi 11
    .acc = gracza 11
    .ins = graczem 11
player-player-12 = Gracz 12
    .small = gracz 12
    .gen = gracza 12
    .dat = graczowi 12
    .acc = gracza 12
    .ins = graczem 12
