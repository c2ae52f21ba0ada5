### Clash of Cultures: every word that the rules say, in Polish.

# Names carry the cases that sentences need: `.gen`, `.dat`, `.acc`, `.ins`. A player's `.num` tells
# whether the verb is in the plural, for barbarians and pirates. An action card's `.civil` and
# `.tactics` are its two halves. What a player gains, pays or moves follows a colon, in the
# nominative.

## The game

game-title = Clash of Cultures: Monumental Edition
game-summary = Od jednej osady do cywilizacji pełnej cudów. Odkrywaj mapę, zakładaj i rozbudowuj miasta, opracowuj technologie, szerz kulturę i prowadź wojny. Po sześciu erach wygrywa ten, kto ma najwięcej punktów.
setting-civilizations = Dodatek Civilizations
setting-civilizations-help = Każdy prowadzi jedną z piętnastu cywilizacji z własnymi technologiami i przywódcami. Dochodzą kawaleria, słonie bojowe, piraci i nowe karty.
setting-nations = Cywilizacje graczy
setting-nations-help = Jak gracze otrzymują cywilizacje: „dealt” losowo, „drafted” do wyboru z rozdanych, „chosen” do wyboru ze wszystkich albo nazwy po przecinku w kolejności graczy.
setting-no-events = Mniej wydarzeń: brak
setting-no-events-help = Na kartach wydarzeń działają tylko symbole; teksty się pomija.
setting-optional-events = Mniej wydarzeń: opcjonalne
setting-optional-events-help = Kto dobiera wydarzenie, najpierw zapowiada, czy rozpatrzy całą kartę, czy tylko symbol.
setting-short-game = Krótka gra
setting-short-game-help = Partia trwa 4 ery, każdy zaczyna z 2 osadnikami, a w fazie statusu otrzymuje 2 darmowe technologie.
setting-sudden-end = Nagły koniec
setting-sudden-end-help = Partia trwa 7 er. Na początku każdej z 5 ostatnich rund rzut kością może ją od razu zakończyć.
setting-wonder-end = Koniec gry po zbudowaniu cudu
setting-wonder-end-help = Partia trwa 7 er. Kończy się po rundzie, w której ktoś zbuduje cud, jeśli jest to jedna z 5 ostatnich rund.
setting-unexpected-leaders = Niespodziewani przywódcy
setting-unexpected-leaders-help = Rekrutowanego przywódcę losuje się spośród pozostałych kart przywódców.
setting-wonders-for-all = Cuda dla wszystkich
setting-wonders-for-all-help = Dobierane karty cudów leżą odkryte na stole i każdy, kto spełnia warunki, może zbudować dowolny z nich.
setting-alternative-history = Alternatywna historia
setting-alternative-history-help = Karty wszystkich przywódców są tasowane i każdy gracz otrzymuje 3 losowe.

## What decided, and the parts of a score (their values are half points)

reason-points = Najwięcej punktów zwycięstwa
reason-great-pyramid = Remis rozstrzyga Wielka Piramida
reason-pieces = Remis rozstrzygają osady i budynki
reason-advances = Remis rozstrzygają technologie
reason-objectives = Remis rozstrzygają cele
reason-wonders = Remis rozstrzygają cuda
reason-events = Remis rozstrzygają wydarzenia
reason-leaders = Remis rozstrzygają pokonani przywódcy
reason-shared = Pełny remis, wspólne zwycięstwo
score-total = Razem
score-pieces = Osady i budynki
score-advances = Technologie
score-objectives = Cele
score-wonders = Cuda
score-events = Wydarzenia
score-leaders = Pokonani przywódcy

## Players

player-player-1 = Gracz 1
    .starts = Zaczyna gracz 1
    .trade = graczowi 1
    .gen = Gracza 1
    .dat = Graczowi 1
    .acc = Gracza 1
    .ins = Graczem 1
    .num = one
player-player-2 = Gracz 2
    .starts = Zaczyna gracz 2
    .trade = graczowi 2
    .gen = Gracza 2
    .dat = Graczowi 2
    .acc = Gracza 2
    .ins = Graczem 2
    .num = one
player-player-3 = Gracz 3
    .starts = Zaczyna gracz 3
    .trade = graczowi 3
    .gen = Gracza 3
    .dat = Graczowi 3
    .acc = Gracza 3
    .ins = Graczem 3
    .num = one
player-player-4 = Gracz 4
    .starts = Zaczyna gracz 4
    .trade = graczowi 4
    .gen = Gracza 4
    .dat = Graczowi 4
    .acc = Gracza 4
    .ins = Graczem 4
    .num = one
player-barbarians = Barbarzyńcy
    .starts = Zaczynają barbarzyńcy
    .trade = barbarzyńcom
    .gen = barbarzyńców
    .dat = barbarzyńcom
    .acc = barbarzyńców
    .ins = barbarzyńcami
    .num = many
player-pirates = Piraci
    .starts = Zaczynają piraci
    .trade = piratom
    .gen = piratów
    .dat = piratom
    .acc = piratów
    .ins = piratami
    .num = many

## Fields and the cities on them

hex-a1 = A1
hex-a2 = A2
hex-a3 = A3
hex-a4 = A4
hex-a5 = A5
hex-a6 = A6
hex-a7 = A7
hex-a8 = A8
hex-a9 = A9
hex-a10 = A10
hex-b1 = B1
hex-b2 = B2
hex-b3 = B3
hex-b4 = B4
hex-b5 = B5
hex-b6 = B6
hex-b7 = B7
hex-b8 = B8
hex-b9 = B9
hex-b10 = B10
hex-c1 = C1
hex-c2 = C2
hex-c3 = C3
hex-c4 = C4
hex-c5 = C5
hex-c6 = C6
hex-c7 = C7
hex-c8 = C8
hex-c9 = C9
hex-c10 = C10
hex-d1 = D1
hex-d2 = D2
hex-d3 = D3
hex-d4 = D4
hex-d5 = D5
hex-d6 = D6
hex-d7 = D7
hex-d8 = D8
hex-d9 = D9
hex-d10 = D10
hex-e1 = E1
hex-e2 = E2
hex-e3 = E3
hex-e4 = E4
hex-e5 = E5
hex-e6 = E6
hex-e7 = E7
hex-e8 = E8
hex-e9 = E9
hex-e10 = E10
hex-f1 = F1
hex-f2 = F2
hex-f3 = F3
hex-f4 = F4
hex-f5 = F5
hex-f6 = F6
hex-f7 = F7
hex-f8 = F8
hex-f9 = F9
hex-f10 = F10
hex-g1 = G1
hex-g2 = G2
hex-g3 = G3
hex-g4 = G4
hex-g5 = G5
hex-g6 = G6
hex-g7 = G7
hex-g8 = G8
hex-g9 = G9
hex-g10 = G10
hex-h1 = H1
hex-h2 = H2
hex-h3 = H3
hex-h4 = H4
hex-h5 = H5
hex-h6 = H6
hex-h7 = H7
hex-h8 = H8
hex-h9 = H9
hex-h10 = H10
hex-i1 = I1
hex-i2 = I2
hex-i3 = I3
hex-i4 = I4
hex-i5 = I5
hex-i6 = I6
hex-i7 = I7
hex-i8 = I8
hex-i9 = I9
hex-i10 = I10
hex-j1 = J1
hex-j2 = J2
hex-j3 = J3
hex-j4 = J4
hex-j5 = J5
hex-j6 = J6
hex-j7 = J7
hex-j8 = J8
hex-j9 = J9
hex-j10 = J10
hex-k1 = K1
hex-k2 = K2
hex-k3 = K3
hex-k4 = K4
hex-k5 = K5
hex-k6 = K6
hex-k7 = K7
hex-k8 = K8
hex-k9 = K9
hex-k10 = K10

city-a1 = A1
city-a2 = A2
city-a3 = A3
city-a4 = A4
city-a5 = A5
city-a6 = A6
city-a7 = A7
city-a8 = A8
city-a9 = A9
city-a10 = A10
city-b1 = B1
city-b2 = B2
city-b3 = B3
city-b4 = B4
city-b5 = B5
city-b6 = B6
city-b7 = B7
city-b8 = B8
city-b9 = B9
city-b10 = B10
city-c1 = C1
city-c2 = C2
city-c3 = C3
city-c4 = C4
city-c5 = C5
city-c6 = C6
city-c7 = C7
city-c8 = C8
city-c9 = C9
city-c10 = C10
city-d1 = D1
city-d2 = D2
city-d3 = D3
city-d4 = D4
city-d5 = D5
city-d6 = D6
city-d7 = D7
city-d8 = D8
city-d9 = D9
city-d10 = D10
city-e1 = E1
city-e2 = E2
city-e3 = E3
city-e4 = E4
city-e5 = E5
city-e6 = E6
city-e7 = E7
city-e8 = E8
city-e9 = E9
city-e10 = E10
city-f1 = F1
city-f2 = F2
city-f3 = F3
city-f4 = F4
city-f5 = F5
city-f6 = F6
city-f7 = F7
city-f8 = F8
city-f9 = F9
city-f10 = F10
city-g1 = G1
city-g2 = G2
city-g3 = G3
city-g4 = G4
city-g5 = G5
city-g6 = G6
city-g7 = G7
city-g8 = G8
city-g9 = G9
city-g10 = G10
city-h1 = H1
city-h2 = H2
city-h3 = H3
city-h4 = H4
city-h5 = H5
city-h6 = H6
city-h7 = H7
city-h8 = H8
city-h9 = H9
city-h10 = H10
city-i1 = I1
city-i2 = I2
city-i3 = I3
city-i4 = I4
city-i5 = I5
city-i6 = I6
city-i7 = I7
city-i8 = I8
city-i9 = I9
city-i10 = I10
city-j1 = J1
city-j2 = J2
city-j3 = J3
city-j4 = J4
city-j5 = J5
city-j6 = J6
city-j7 = J7
city-j8 = J8
city-j9 = J9
city-j10 = J10
city-k1 = K1
city-k2 = K2
city-k3 = K3
city-k4 = K4
city-k5 = K5
city-k6 = K6
city-k7 = K7
city-k8 = K8
city-k9 = K9
city-k10 = K10

## Tiles

tile-t5 = kafel 5
tile-t6 = kafel 6
tile-t7 = kafel 7
tile-t8 = kafel 8
tile-t9 = kafel 9
tile-t10 = kafel 10
tile-t11 = kafel 11
tile-t12 = kafel 12
tile-t13 = kafel 13
tile-t14 = kafel 14
tile-t15 = kafel 15
tile-t16 = kafel 16
tile-t17 = kafel 17
tile-t18 = kafel 18
tile-t19 = kafel 19
tile-t20 = kafel 20

## Goods

good-food = żywność
    .acc = żywność
    .gen = żywności
good-wood = drewno
    .acc = drewno
    .gen = drewna
good-ore = ruda
    .acc = rudę
    .gen = rudy
good-ideas = idea
    .acc = ideę
    .gen = idei
good-gold = złoto
    .acc = złoto
    .gen = złota
good-mood = żeton nastroju
    .acc = żeton nastroju
    .gen = żetonu nastroju
good-culture = żeton kultury
    .acc = żeton kultury
    .gen = żetonu kultury
good-captives = jeniec
    .acc = jeńca
    .gen = jeńca

item-food = żywność
item-wood = drewno
item-ore = ruda
item-ideas = idea
item-gold = złoto
item-mood = żeton nastroju
item-culture = żeton kultury
item-captives = jeniec
item-action-card = karta akcji
item-objective-card = karta celu
item-wonder-card = karta cudu

count-nothing = nic
count-good-food = { $number ->
    [one] { $number } żywność
   *[other] { $number } żywności
}
count-good-wood = { $number ->
    [one] { $number } drewno
   *[other] { $number } drewna
}
count-good-ore = { $number ->
    [one] { $number } ruda
   *[other] { $number } rudy
}
count-good-ideas = { $number ->
    [one] { $number } idea
    [few] { $number } idee
   *[other] { $number } idei
}
count-good-gold = { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
}
count-good-mood = { $number ->
    [one] { $number } żeton nastroju
    [few] { $number } żetony nastroju
   *[other] { $number } żetonów nastroju
}
count-good-culture = { $number ->
    [one] { $number } żeton kultury
    [few] { $number } żetony kultury
   *[other] { $number } żetonów kultury
}
count-good-captives = { $number ->
    [one] { $number } jeniec
   *[other] { $number } jeńców
}
count-item-food = { $number ->
    [one] { $number } żywność
   *[other] { $number } żywności
}
count-item-wood = { $number ->
    [one] { $number } drewno
   *[other] { $number } drewna
}
count-item-ore = { $number ->
    [one] { $number } ruda
   *[other] { $number } rudy
}
count-item-ideas = { $number ->
    [one] { $number } idea
    [few] { $number } idee
   *[other] { $number } idei
}
count-item-gold = { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
}
count-item-mood = { $number ->
    [one] { $number } żeton nastroju
    [few] { $number } żetony nastroju
   *[other] { $number } żetonów nastroju
}
count-item-culture = { $number ->
    [one] { $number } żeton kultury
    [few] { $number } żetony kultury
   *[other] { $number } żetonów kultury
}
count-item-captives = { $number ->
    [one] { $number } jeniec
   *[other] { $number } jeńców
}
count-item-action-card = { $number ->
    [one] { $number } karta akcji
    [few] { $number } karty akcji
   *[other] { $number } kart akcji
}
count-item-objective-card = { $number ->
    [one] { $number } karta celu
    [few] { $number } karty celów
   *[other] { $number } kart celów
}
count-item-wonder-card = { $number ->
    [one] { $number } karta cudu
    [few] { $number } karty cudów
   *[other] { $number } kart cudów
}

## Units, and what trades

unit-settler = osadnik
    .acc = osadnika
    .gen = osadnika
unit-infantry = piechota
    .acc = piechotę
    .gen = piechoty
unit-ship = statek
    .acc = statek
    .gen = statku
unit-cavalry = kawaleria
    .acc = kawalerię
    .gen = kawalerii
unit-elephant = słoń bojowy
    .acc = słonia bojowego
    .gen = słonia bojowego
unit-leader = przywódca
    .acc = przywódcę
    .gen = przywódcy

count-unit-settler = { $number ->
    [one] { $number } osadnik
   *[other] { $number } osadników
}
count-unit-infantry = { $number ->
    [one] { $number } piechota
    [few] { $number } piechoty
   *[other] { $number } piechot
}
count-unit-ship = { $number ->
    [one] { $number } statek
    [few] { $number } statki
   *[other] { $number } statków
}
count-unit-cavalry = { $number ->
    [one] { $number } kawaleria
    [few] { $number } kawalerie
   *[other] { $number } kawalerii
}
count-unit-elephant = { $number ->
    [one] { $number } słoń bojowy
    [few] { $number } słonie bojowe
   *[other] { $number } słoni bojowych
}
count-unit-leader = { $number ->
    [one] { $number } przywódca
   *[other] { $number } przywódców
}

trader-settler = osadnik
trader-infantry = piechota
trader-ship = statek
trader-cavalry = kawaleria
trader-elephant = słoń bojowy
trader-leader = przywódca
trader-port = port

## Dice

face-1-leader = 1 (przywódca)
face-2-cavalry = 2 (kawaleria)
face-2-elephant = 2 (słoń bojowy)
face-3-elephant = 3 (słoń bojowy)
face-3-infantry = 3 (piechota)
face-4-cavalry = 4 (kawaleria)
face-4-elephant = 4 (słoń bojowy)
face-5-cavalry = 5 (kawaleria)
face-5-infantry = 5 (piechota)
face-6-infantry = 6 (piechota)
count-face-1-leader = { $number ->
    [one] 1 (przywódca)
   *[other] { $number }× 1 (przywódca)
}
count-face-2-cavalry = { $number ->
    [one] 2 (kawaleria)
   *[other] { $number }× 2 (kawaleria)
}
count-face-2-elephant = { $number ->
    [one] 2 (słoń bojowy)
   *[other] { $number }× 2 (słoń bojowy)
}
count-face-3-elephant = { $number ->
    [one] 3 (słoń bojowy)
   *[other] { $number }× 3 (słoń bojowy)
}
count-face-3-infantry = { $number ->
    [one] 3 (piechota)
   *[other] { $number }× 3 (piechota)
}
count-face-4-cavalry = { $number ->
    [one] 4 (kawaleria)
   *[other] { $number }× 4 (kawaleria)
}
count-face-4-elephant = { $number ->
    [one] 4 (słoń bojowy)
   *[other] { $number }× 4 (słoń bojowy)
}
count-face-5-cavalry = { $number ->
    [one] 5 (kawaleria)
   *[other] { $number }× 5 (kawaleria)
}
count-face-5-infantry = { $number ->
    [one] 5 (piechota)
   *[other] { $number }× 5 (piechota)
}
count-face-6-infantry = { $number ->
    [one] 6 (piechota)
   *[other] { $number }× 6 (piechota)
}

## Buildings, terrain, moods, turns of a tile

building-academy = akademia
    .acc = akademię
building-fortress = forteca
    .acc = fortecę
building-port = port
    .acc = port
building-temple = świątynia
    .acc = świątynię
building-market = targ
    .acc = targ
building-obelisk = obelisk
    .acc = obelisk
building-observatory = obserwatorium
    .acc = obserwatorium

terrain-grassland = równiny
terrain-forest = las
terrain-mountain = góry
terrain-barren = nieużytki
terrain-sea = morze

mood-angry = wzburzone
mood-neutral = neutralne
mood-happy = szczęśliwe

turn-straight = bez obrotu
turn-turned = obrócony o 180°

## Categories of advances

group-agriculture = Rolnictwo
group-construction = Budownictwo
group-seafaring = Żegluga
group-education = Edukacja
group-warfare = Wojskowość
group-spirituality = Duchowość
group-economy = Gospodarka
group-culture = Kultura
group-science = Nauka
group-democracy = Demokracja
group-autocracy = Autokracja
group-theocracy = Teokracja

## Advances

advance-farming = Uprawa roli
advance-farming-effect = Pozyskujesz żywność z równin i drewno z lasów.
advance-storage = Spichlerze
advance-storage-effect = Możesz przechowywać do 7 żywności zamiast 2.
advance-irrigation = Nawadnianie
advance-irrigation-effect = Pozyskujesz 1 żywność z nieużytków. Teksty wydarzeń z głodem cię nie dotyczą.
advance-husbandry = Hodowla
advance-husbandry-effect = Raz na turę jedno z pól pozyskania może leżeć na lądzie 2 pola od miasta; z Drogami dwa takie pola.
advance-mining = Górnictwo
advance-mining-effect = Pozyskujesz rudę z gór.
advance-engineering = Inżynieria
advance-engineering-effect = Natychmiast dobierz kartę cudu. Możesz budować cuda.
advance-sanitation = Kanalizacja
advance-sanitation-effect = W każdej rekrutacji jeden osadnik może kosztować 1 żeton nastroju. Teksty Zarazy, Epidemii i Pandemii cię nie dotyczą.
advance-roads = Drogi
advance-roads-effect = Za 1 żywność i 1 rudę grupa lądowa, która rusza z twojego miasta albo w nim kończy, idzie do 2 pól i ignoruje ograniczenia gór i lasów.
advance-fishing = Rybołówstwo
advance-fishing-effect = Możesz budować porty. Pozyskujesz 1 żywność z jednego sąsiedniego pola morza.
advance-navigation = Nawigacja
advance-navigation-effect = Twoje statki mogą opływać mapę wzdłuż jej krawędzi.
advance-war-ships = Okręty wojenne
advance-war-ships-effect = Anulujesz 1 trafienie w 1. rundzie walki morskiej oraz walki lądowej tuż po wysadzeniu jednostek.
advance-cartography = Kartografia
advance-cartography-effect = Po akcji ruchu z udziałem statku zyskujesz 1 ideę, a jeśli użyto Nawigacji, także 1 żeton kultury.
advance-writing = Pismo
advance-writing-effect = Możesz budować akademie. Natychmiast dobierz 1 kartę akcji i 1 kartę celu.
advance-public-education = Szkolnictwo publiczne
advance-public-education-effect = Raz na turę pozyskanie surowców w mieście z akademią daje ci 1 ideę.
advance-free-education = Szkolnictwo prywatne
advance-free-education-effect = Gdy płacisz za inną technologię co najmniej 1 ideą lub 1 złotem, możesz dopłacić 1 ideę, aby zyskać 1 żeton nastroju.
advance-philosophy = Filozofia
advance-philosophy-effect = Zyskujesz 1 ideę teraz i 1 ideę za każdą opracowaną później technologię Nauki.
advance-tactics = Taktyka
advance-tactics-effect = Możesz budować fortece, poruszać jednostki wojskowe i zagrywać efekty bojowe kart akcji.
advance-siegecraft = Machiny oblężnicze
advance-siegecraft-effect = Atakując miasto z fortecą, możesz zapłacić 2 drewna, aby odebrać jej dodatkową kość, i 2 rudy, aby odebrać jej anulowanie trafienia.
advance-steel-weapons = Stalowa broń
advance-steel-weapons-effect = Przed walką lądową możesz zapłacić 1 rudę: masz +2 do siły bojowej w każdej rundzie, albo +1, jeśli wróg też ma Stalową broń.
advance-draft = Pobór
advance-draft-effect = W każdej rekrutacji jedna piechota może kosztować 1 żeton nastroju.
advance-myths = Mity
advance-myths-effect = Możesz budować świątynie. Gdy tekst wydarzenia pogarsza nastrój twojego miasta, możesz temu zapobiec za 1 żeton nastroju.
advance-rituals = Rytuały
advance-rituals-effect = Przy poprawie nastroju zamiast żetonów nastroju możesz płacić dowolnymi surowcami.
advance-priesthood = Kapłaństwo
advance-priesthood-effect = Raz na turę technologia Nauki opracowana akcją główną nie kosztuje surowców.
advance-state-religion = Religia państwowa
advance-state-religion-effect = Raz na turę świątynia nie kosztuje żywności.
advance-bartering = Handel wymienny
advance-bartering-effect = Raz na turę, darmowa akcja: odrzuć kartę akcji, aby zyskać 1 złoto albo 1 żeton kultury. Z dodatkiem możesz budować targi.
advance-trade-routes = Szlaki handlowe
advance-trade-routes-effect = Na początku tury zyskujesz 1 żywność za każdy szlak handlowy między twoim osadnikiem lub statkiem a cudzym miastem w odległości do 2 pól, najwyżej 4.
advance-taxes = Podatki
advance-taxes-effect = Akcja główna, raz na turę: zapłać 1 żeton nastroju i weź żywność, drewno i rudę w dowolnym zestawie, razem tyle, ile masz miast.
advance-currency = Pieniądz
advance-currency-effect = Zyski ze Szlaków handlowych i Podatków możesz w całości lub w części brać w złocie.
advance-arts = Sztuki piękne
advance-arts-effect = Raz na turę, darmowa akcja za 1 żeton kultury: jedna próba wpływu kulturowego. Z dodatkiem możesz budować obeliski.
advance-sports = Chleb i igrzyska
advance-sports-effect = Akcja główna: popraw nastrój jednego miasta za 1 żeton kultury za stopień, bez względu na jego wielkość.
advance-monuments = Monumenty
advance-monuments-effect = Natychmiast dobierz kartę cudu. Twoje miasta z cudem są odporne na wpływ przeciwników.
advance-theaters = Teatr
advance-theaters-effect = Raz na turę, darmowa akcja: wymień 1 żeton kultury na 1 żeton nastroju albo odwrotnie.
advance-math = Matematyka
advance-math-effect = Inżynieria i Drogi nie kosztują cię surowców. Z dodatkiem możesz budować obserwatoria.
advance-astronomy = Astronomia
advance-astronomy-effect = Nawigacja i Kartografia nie kosztują cię surowców.
advance-medicine = Medycyna
advance-medicine-effect = Po rekrutacji odzyskujesz 1 z zapłaconych właśnie surowców.
advance-metallurgy = Hutnictwo
advance-metallurgy-effect = Jeśli pozyskujesz co najmniej 2 rudy, możesz zamiast 1 z nich wziąć 1 złoto. Stalowa broń nic cię nie kosztuje przeciw wrogom, którzy jej nie mają.
advance-voting = Wybory
advance-voting-effect = Za dodatkowy 1 żeton nastroju poprawa nastroju jest darmową akcją.
advance-separation-of-power = Podział władzy
advance-separation-of-power-effect = Przeciwnicy nie mogą wzmacniać wpływu na twoje szczęśliwe miasta.
advance-civil-liberties = Swobody obywatelskie
advance-civil-liberties-effect = Akcja główna: zyskaj 3 żetony nastroju. Pobór kosztuje cię 2 żetony nastroju zamiast 1.
advance-free-economy = Wolny rynek
advance-free-economy-effect = Za 1 żeton nastroju pozyskujesz surowce darmową akcją. Musi to być jedyne pozyskanie w tej turze.
advance-nationalism = Nacjonalizm
advance-nationalism-effect = Po rekrutacji co najmniej jednej jednostki wojskowej lub statku zyskujesz 1 żeton nastroju albo 1 żeton kultury.
advance-totalitarianism = Totalitaryzm
advance-totalitarianism-effect = Przeciwnicy nie mogą wzmacniać wpływu na twoje miasta, w których stoi twoja jednostka wojskowa.
advance-absolute-power = Władza absolutna
advance-absolute-power-effect = Raz na turę, darmowa akcja: zapłać 2 żetony nastroju za dodatkową akcję główną.
advance-forced-labor = Praca przymusowa
advance-forced-labor-effect = Raz na turę, darmowa akcja za 1 żeton nastroju: do końca tury twoje wzburzone miasta przy budowie, pozyskaniu i rekrutacji liczą się jako neutralne.
advance-dogma = Dogmat
advance-dogma-effect = Gdy budujesz świątynię, możesz opracować za darmo jedną technologię Teokracji. Możesz mieć najwyżej 2 idee.
advance-devotion = Pobożność
advance-devotion-effect = Przeciwnicy nie mogą wzmacniać wpływu na twoje miasta ze świątynią.
advance-conversion = Nawracanie
advance-conversion-effect = Dodajesz 1 do rzutów na wpływ kulturowy, a sukces daje ci 1 żeton kultury.
advance-fanaticism = Fanatyzm
advance-fanaticism-effect = Masz +2 do siły bojowej w 1. rundzie walki o miasto ze świątynią. Jeśli ją przegrasz, możesz za darmo wystawić 1 piechotę w innym swoim mieście.

## What binds a unit that has already acted this turn

condition-fresh = jeszcze bez ruchu
condition-fought = po walce
condition-on-mountain = po wejściu w góry
condition-fought-on-mountain = po walce, po wejściu w góry
condition-in-forest = po wejściu do lasu
condition-fought-in-forest = po walce, po wejściu do lasu
condition-on-mountain-in-forest = po wejściu w góry, po wejściu do lasu
condition-fought-on-mountain-in-forest = po walce, po wejściu w góry, po wejściu do lasu
condition-on-grass = po wejściu na równiny
condition-fought-on-grass = po walce, po wejściu na równiny
condition-on-mountain-on-grass = po wejściu w góry, po wejściu na równiny
condition-fought-on-mountain-on-grass = po walce, po wejściu w góry, po wejściu na równiny
condition-in-forest-on-grass = po wejściu do lasu, po wejściu na równiny
condition-fought-in-forest-on-grass = po walce, po wejściu do lasu, po wejściu na równiny
condition-on-mountain-in-forest-on-grass = po wejściu w góry, po wejściu do lasu, po wejściu na równiny
condition-fought-on-mountain-in-forest-on-grass = po walce, po wejściu w góry, po wejściu do lasu, po wejściu na równiny
condition-moved = po ruchu
condition-fought-moved = po walce, po ruchu
condition-on-mountain-moved = po wejściu w góry, po ruchu
condition-fought-on-mountain-moved = po walce, po wejściu w góry, po ruchu
condition-in-forest-moved = po wejściu do lasu, po ruchu
condition-fought-in-forest-moved = po walce, po wejściu do lasu, po ruchu
condition-on-mountain-in-forest-moved = po wejściu w góry, po wejściu do lasu, po ruchu
condition-fought-on-mountain-in-forest-moved = po walce, po wejściu w góry, po wejściu do lasu, po ruchu
condition-on-grass-moved = po wejściu na równiny, po ruchu
condition-fought-on-grass-moved = po walce, po wejściu na równiny, po ruchu
condition-on-mountain-on-grass-moved = po wejściu w góry, po wejściu na równiny, po ruchu
condition-fought-on-mountain-on-grass-moved = po walce, po wejściu w góry, po wejściu na równiny, po ruchu
condition-in-forest-on-grass-moved = po wejściu do lasu, po wejściu na równiny, po ruchu
condition-fought-in-forest-on-grass-moved = po walce, po wejściu do lasu, po wejściu na równiny, po ruchu
condition-on-mountain-in-forest-on-grass-moved = po wejściu w góry, po wejściu do lasu, po wejściu na równiny, po ruchu
condition-fought-on-mountain-in-forest-on-grass-moved = po walce, po wejściu w góry, po wejściu do lasu, po wejściu na równiny, po ruchu

## Civilizations and their special advances

civilization-aztecs = Aztekowie
    .dat = Aztekom
    .acc = Azteków
civilization-babylonia = Babilończycy
    .dat = Babilończykom
    .acc = Babilończyków
civilization-carthage = Kartagińczycy
    .dat = Kartagińczykom
    .acc = Kartagińczyków
civilization-celts = Celtowie
    .dat = Celtom
    .acc = Celtów
civilization-china = Chińczycy
    .dat = Chińczykom
    .acc = Chińczyków
civilization-egypt = Egipcjanie
    .dat = Egipcjanom
    .acc = Egipcjan
civilization-greece = Grecy
    .dat = Grekom
    .acc = Greków
civilization-huns = Hunowie
    .dat = Hunom
    .acc = Hunów
civilization-india = Hindusi
    .dat = Hindusom
    .acc = Hindusów
civilization-japan = Japończycy
    .dat = Japończykom
    .acc = Japończyków
civilization-maya = Majowie
    .dat = Majom
    .acc = Majów
civilization-persia = Persowie
    .dat = Persom
    .acc = Persów
civilization-phoenicia = Fenicjanie
    .dat = Fenicjanom
    .acc = Fenicjan
civilization-rome = Rzymianie
    .dat = Rzymianom
    .acc = Rzymian
civilization-vikings = Wikingowie
    .dat = Wikingom
    .acc = Wikingów

special-captives = Jeńcy
special-captives-effect = Po wygranej walce lądowej możesz wziąć pokonane jednostki wojskowe wroga (bez przywódców) do niewoli, łącznie najwyżej 4. Każdy jeniec jest wart ½ PZ.
special-human-sacrifice = Ofiary z ludzi
special-human-sacrifice-effect = Gdy dobierasz wydarzenie, możesz oddać jeńca, aby odrzucić kartę bez efektu i dobrać inną. Jeńcem możesz też płacić zamiast 1 żetonu nastroju lub kultury.
special-aztec-gold = Złoto Azteków
special-aztec-gold-effect = Po założeniu miasta zyskujesz 1 złoto. Za każde sąsiednie pole gór możesz też wymienić 1 surowiec lub żeton na 1 złoto.
special-tribute-empire = Imperium danin
special-tribute-empire-effect = Możesz pozyskiwać surowce także z pól z wrogimi miastami w odległości do 2. W mieście barbarzyńców możesz zamiast surowca wziąć jeńca.
special-canals = Kanały
special-canals-effect = Jeśli pozyskanie daje dokładnie 1 żywność, zyskujesz 1 żywność więcej, ponad limit pozyskania.
special-code-of-laws = Kodeks praw
special-code-of-laws-effect = Po każdym udanym wpływie kulturowym dobierasz kartę akcji, jeśli masz ich na ręce mniej niż 5.
special-star-catalogues = Katalogi gwiazd
special-star-catalogues-effect = Zanim dobierzesz wydarzenie, zyskujesz 1 ideę albo 1 żeton kultury.
special-ziggurats = Zigguraty
special-ziggurats-effect = Limit idei z Dogmatu cię nie obowiązuje. Za świątynię możesz płacić ideami zamiast innych surowców.
special-warbeasts = Bestie bojowe
special-warbeasts-effect = Za słonie bojowe możesz płacić żetonami kultury zamiast żywności. Możesz je rekrutować bez targu, jeśli za każdego zapłacisz choć 1 złoto lub żeton kultury zamiast żywności.
special-hegemony = Hegemonia
special-hegemony-effect = Akcja główna: usuń statek i załóż miasto na sąsiednim polu lądu. Przewożone jednostki mogą zejść na ląd w nowym mieście.
special-pirate-allies = Sojusz z piratami
special-pirate-allies-effect = Piraci ci nie przeszkadzają, mogą wozić twoje jednostki, pływać i walczyć razem z twoimi statkami. To ty decydujesz, czy z nimi walczyć.
special-mercenaries = Najemne wojska
special-mercenaries-effect = Za Pobór możesz płacić złotem. W mieście z portem możesz nim zdobyć statek zamiast piechoty.
special-tribal-warfare = Wojna plemienna
special-tribal-warfare-effect = W walce lądowej z innym graczem masz +1 do siły bojowej za każde miasto barbarzyńców w odległości do 2 pól, najwyżej +4.
special-tribal-allies = Sojusz plemion
special-tribal-allies-effect = Akcja główna, raz na turę: rozpatrz przybycie barbarzyńców. Gdy twoje wydarzenie porusza barbarzyńców, za 1 żywność możesz zatrzymać dowolne ich grupy.
special-druidic-influence = Wpływ druidów
special-druidic-influence-effect = Możesz wpływać na osady barbarzyńców. Sukces kładzie pod osadą żeton kultury wart na koniec 1 PZ.
special-tribal-trade = Handel z plemionami
special-tribal-trade-effect = Możesz mieć szlaki handlowe także z miastami barbarzyńców, które nie są wzburzone. Taki szlak zawsze daje żywność.
special-rice-cultivation = Uprawa ryżu
special-rice-cultivation-effect = Gdy pozyskujesz z równin, na których stoi twój osadnik, a nie ma twojego miasta, zyskujesz 1 żywność więcej, najwyżej 2 na pozyskanie.
special-expansion = Ekspansja
special-expansion-effect = Po rekrutacji co najmniej 1 osadnika możesz od razu przesunąć osadników ze swoich miast na sąsiednie pola.
special-fireworks = Fajerwerki
special-fireworks-effect = W 1. rundzie walki możesz zapłacić 1 rudę i 1 drewno, aby anulować 1 trafienie.
special-imperial-army = Armia cesarska
special-imperial-army-effect = Akcja główna, raz na turę: zamień dowolnych swoich osadników w piechotę, a piechotę w osadników.
special-flood-plains = Tereny zalewowe
special-flood-plains-effect = Możesz zakładać miasta na nieużytkach i pozyskiwać z nich żywność albo drewno.
special-architecture = Architektura
special-architecture-effect = Za budynki i cuda możesz płacić żetonami nastroju zamiast surowców i żetonów kultury.
special-embalming = Balsamowanie
special-embalming-effect = Gdy tracisz lub wymieniasz przywódcę, zyskujesz 1 żeton kultury. Po każdej walce zyskujesz 1 żeton kultury, jeśli masz ich mniej niż 5.
special-man-god = Człowiek-bóg
special-man-god-effect = Każda twoja technologia Teokracji działa też jak technologia Autokracji z tego samego rzędu.
special-study = Studia
special-study-effect = Rekrutacja w mieście z akademią daje ci 1 ideę.
special-sparta = Sparta
special-sparta-effect = Za Pobór możesz płacić żetonami kultury. Gdy w walce lądowej zaczynasz rundę z mniejszą liczbą jednostek wojskowych, wróg nie może zagrać karty.
special-hellenistic-culture = Kultura hellenistyczna
special-hellenistic-culture-effect = Możesz wpływać z każdego miasta z budynkiem twojego koloru. Za Sztuki piękne możesz płacić 2 żetonami nastroju.
special-city-states = Miasta-państwa
special-city-states-effect = Raz na turę druga aktywacja miasta nie pogarsza jego nastroju, jeśli zamiast niego za aktywowane uznasz inne swoje miasto, nie mniejsze i w nie gorszym nastroju.
special-nomads = Koczownicy
special-nomads-effect = W akcji ruchu możesz przesuwać swoje miasta wielkości 1 jak jednostki; potem zyskujesz 1 surowiec z nowego terenu.
special-mounted-archers = Konni łucznicy
special-mounted-archers-effect = Kawalerię możesz rekrutować bez targu w miastach wielkości 1. Nowa kawaleria może się od razu raz poruszyć.
special-raiders = Najeźdźcy
special-raiders-effect = Osadnicy przeciwników w odległości do 2 pól od twoich jednostek wojskowych nie mogą zakładać miast ani obsługiwać szlaków, chyba że chroni ich własna armia lub miasto.
special-hunnic-tribes = Plemiona Hunów
special-hunnic-tribes-effect = Gdy twoje wydarzenie porusza barbarzyńców, za 1 żeton kultury lub 1 złoto kierujesz wszystkimi ich grupami.
special-indian-elephants = Słonie indyjskie
special-indian-elephants-effect = W miastach w lesie możesz rekrutować słonie bojowe bez targu. Słonie w twoich niewzburzonych miastach mogą obsługiwać szlaki handlowe.
special-proselytism = Prozelityzm
special-proselytism-effect = Możesz wpływać także z pól swoich osadników (zasięg 2 i +1 za każdego kolejnego). Osadnicy w mieście zwiększają zasięg jego wpływu o 1.
special-prosperity = Dobrobyt
special-prosperity-effect = Szlak handlowy może zamiast żywności dać 1 żeton nastroju, a szlak do miasta z budynkiem twojego koloru 1 żeton kultury.
special-peace-and-poetry = Pokój i poezja
special-peace-and-poetry-effect = Raz na turę możesz w koszcie technologii zapłacić 1 żeton nastroju zamiast 2 żywności.
special-pottery = Garncarstwo
special-pottery-effect = Raz na turę, gdy pozyskanie daje co najmniej 3 żywności, zyskujesz 1 żeton kultury.
special-horsemanship = Jeździectwo
special-horsemanship-effect = Kawalerię możesz rekrutować w miastach z fortecą. W 1. rundzie obrony miasta z fortecą jeden symbol kawalerii daje 3 zamiast 2.
special-subterfuge = Podstęp
special-subterfuge-effect = Gdy przeciwnik w pobliżu zagrywa kartę akcji poza walką, możesz odrzucić dowolną kartę akcji, aby ją anulować.
special-shogunate = Szogunat
special-shogunate-effect = Raz na turę karta, która wymaga akcji głównej, jest dla ciebie darmową akcją. Zamiast piechoty z Poboru możesz dobrać kartę akcji.
special-terracing = Tarasy uprawne
special-terracing-effect = Z gór możesz pozyskać żywność, drewno lub rudę. Osadnicy i przywódca ignorują ograniczenie gór.
special-stelas = Stele
special-stelas-effect = Gdy zakładasz lub zdobywasz miasto albo budujesz obelisk, zyskujesz 1 ideę albo 1 żeton kultury.
special-ballcourts = Boiska do gry w piłkę
special-ballcourts-effect = Przy pozyskaniu lub rekrutacji w niewzburzonym mieście możesz zapłacić 1 żeton nastroju: miasto liczy się jako o 1 większe. Technologie Duchowości kosztują cię 1 surowiec mniej.
special-calendar = Kalendarz
special-calendar-effect = Darmowa akcja: obejrzyj wierzchnią kartę wydarzenia; za 1 żeton kultury możesz ją odłożyć na spód talii.
special-persian-elephants = Słonie perskie
special-persian-elephants-effect = W miastach obok nieużytków możesz rekrutować słonie bojowe bez targu. W 1. rundzie walki z twoim słoniem premie wroga do siły bojowej liczą się razem najwyżej jako +2.
special-immortals = Nieśmiertelni
special-immortals-effect = Przed każdym rzutem bojowym możesz zapłacić do 4 żetonów kultury; każdy daje +1 do siły bojowej w tej rundzie.
special-zoroastrianism = Zoroastryzm
special-zoroastrianism-effect = Możesz wpływać na wrogą jednostkę wojskową (nie przywódcę) poza miastami. Sukces zamienia ją w twoją tego samego rodzaju.
special-banking = Bankowość
special-banking-effect = Jeśli na początku tury masz złoto, zyskujesz 1 złoto albo 1 żeton kultury.
special-city-independence = Niezależność miast
special-city-independence-effect = Twoje porty są odporne na wpływ, zostają twoje po zdobyciu miasta i są warte po 1½ PZ. Twoje technologie ustrojów nie dają punktów.
special-biremes = Biremy
special-biremes-effect = Masz +2 do siły bojowej w każdej rundzie walki morskiej; przeciw wrogowi z Okrętami wojennymi tylko w 1. rundzie.
special-alphabet = Alfabet
special-alphabet-effect = Do dwóch twoich szlaków handlowych może dać po 1 żetonie kultury albo 2 ideach zamiast zwykłego zysku.
special-cedars-and-dyes = Cedry i barwniki
special-cedars-and-dyes-effect = Szlak statku do miasta nad tym samym morzem może mieć długość 3. Zamiast statku może go obsługiwać twoje miasto z portem.
special-aqueduct = Akwedukt
special-aqueduct-effect = Teksty wydarzeń z głodem cię nie dotyczą. Kanalizację opracujesz akcją bez surowców albo za zwykły koszt darmową akcją.
special-roman-roads = Rzymskie drogi
special-roman-roads-effect = Ruch Drogami między dwoma twoimi miastami może mieć do 4 pól.
special-captivi = Captivi
special-captivi-effect = Za każdą wygraną walkę zyskujesz 1 złoto i 1 żeton nastroju. Za budynki możesz płacić żetonami nastroju zamiast surowców.
special-provinces = Prowincje
special-provinces-effect = Kawalerię możesz rekrutować bez targu co najmniej 3 pola od miasta startowego. Zdobyte miasto staje się neutralne, a za 1 żeton kultury szczęśliwe.
special-ship-construction = Budowa statków
special-ship-construction-effect = Nawigacja nie kosztuje cię surowców. W ruchu statki mogą zmieniać się w osadników (z Taktyką też w piechotę) i odwrotnie.
special-longships = Długie łodzie
special-longships-effect = Twoje statki mogą płynąć dalej po walce i przewożą do 3 jednostek lądowych.
special-raiding = Łupienie
special-raiding-effect = Gdy używasz szlaków, każdy przeciwnik, którego miasto łączy szlak z twoim sąsiednim statkiem, traci 1 wybrany surowiec.
special-rune-stones = Kamienie runiczne
special-rune-stones-effect = Po walce, w której tracisz co najmniej 2 jednostki wojskowe, możesz odłożyć obelisk z zasobów; jest wart 1 PZ.

## Wonders

wonder-great-arena = Wielka Arena
wonder-great-arena-effect = Żetony nastroju i kultury możesz płacić jedne zamiast drugich (nie za cuda). Raz na walkę lądową możesz po rzucie wydać 1 żeton za +1 do siły bojowej.
wonder-great-gardens = Wielkie Ogrody
wonder-great-gardens-effect = Równiny mogą dawać temu miastu dowolny surowiec. Jednostki przeciwników, które weszły w tej turze na równiny, nie mogą go atakować.
wonder-great-library = Wielka Biblioteka
wonder-great-library-effect = Raz na turę wybierz technologię, której nie masz (nie ustrojową), i używaj jej do końca tury.
wonder-great-lighthouse = Wielka Latarnia
wonder-great-lighthouse-effect = Gdy aktywujesz to miasto, możesz wystawić statek na dowolnym wolnym polu morza. W fazie statusu wskazujesz pierwszego gracza.
wonder-great-mausoleum = Wielkie Mauzoleum
wonder-great-mausoleum-effect = Zamiast dobrać wydarzenie lub kartę akcji, możesz wziąć wierzchnią kartę z jej stosu kart odrzuconych. Swoje karty odkładasz na spód tych stosów.
wonder-great-pyramid = Wielka Piramida
wonder-great-pyramid-effect = Daje budowniczemu 5 PZ, nawet jeśli straci miasto, i rozstrzyga na jego korzyść remis o zwycięstwo.
wonder-great-statue = Wielki Posąg
wonder-great-statue-effect = Po zbudowaniu dobierz kartę celu. Raz na turę możesz odrzucić kartę celu z ręki za dodatkową akcję główną.
wonder-great-wall = Wielki Mur
wonder-great-wall-effect = Kto atakuje twoje szczęśliwe miasto, ma w 1. rundzie −2 do siły bojowej. Barbarzyńcy atakujący twoje miasta giną od razu.

## Leaders

leader-acamapichtli = Acamapichtli
leader-acamapichtli-abilities = Wzrost: przy budowie w jego mieście każdy oddany jeniec zastępuje 2 surowce. Daniny: raz na turę, darmowa akcja za 2 żetony nastroju: pozyskanie surowców w jego mieście wielkości do 3.
leader-ahuitzotl = Ahuitzotl
leader-ahuitzotl-abilities = Ekspansjonista: anuluje 1 trafienie w rundzie, jeśli każde twoje miasto jest co najmniej 2 pola od walki. Masowe ofiary: raz na turę, darmowa akcja za 2 jeńców: zbuduj w jego mieście budynek lub cud za zwykły koszt.
leader-marqzen = Marqzen
leader-marqzen-abilities = Władca burz: możesz zapobiec temu, by tekst wydarzenia pogorszył nastrój jego miasta lub usunął stamtąd jednostki. Szerzenie strachu: akcja główna, raz na turę: przesuń sąsiednią wrogą jednostkę lądową o 1 pole.
leader-hammurabi = Hammurabi
leader-hammurabi-abilities = Prawodawca: przy poprawie nastroju jego miasto staje się szczęśliwe za 1 żeton kultury. Strażnik: forteca w jego mieście nie kosztuje żywności ani drewna.
leader-nebuchadnezzar-ii = Nabuchodonozor II
leader-nebuchadnezzar-ii-abilities = Wiszące ogrody: dobierasz kartę Wielkich Ogrodów; w jego mieście budujesz cuda darmową akcją, a Wielkie Ogrody o 2 żetony kultury taniej. Obrazoburca: +2 do siły bojowej, gdy atakuje miasto ze świątynią.
leader-nabopolassar = Nabopolasar
leader-nabopolassar-abilities = Wyzwoliciel: +2 do siły bojowej przeciw graczowi, który ma co najmniej tyle miast co ty. Rewolta: gdy tracisz miasto, wystaw za darmo 1 piechotę przy nim albo w swoim mieście.
leader-queen-dido = Królowa Dydona
leader-queen-dido-abilities = Założycielka: osadnik na jej polu (z Hegemonią statek) może założyć miasto darmową akcją. Poświęcenie: +2 do siły bojowej w obronie jej miasta; po rundzie możesz ją odrzucić i zastąpić piechotą, a atakujący musi się wycofać.
leader-hanno-the-great = Hanno Wielki
leader-hanno-the-great-abilities = Żeglarz: raz na turę, darmowa akcja: porusz go z grupą statków, które w tej turze nie płynęły. Dowódca floty: +2 do siły bojowej w walce morskiej, gdy jest na statku.
leader-hannibal = Hannibal
leader-hannibal-abilities = Ojciec strategii: w 1. rundzie premie wroga do siły bojowej liczą się razem najwyżej jako +2. Hannibal ad portas: grupa z nim i słoniem bojowym ignoruje ograniczenie gór.
leader-viriathus = Wiriatus
leader-viriathus-abilities = Postrach: od 2. rundy za 2 żetony nastroju wypierasz wrogą jednostkę wojskową z walki na sąsiednie puste pole. Lojalność: możesz zagrywać karty za barbarzyńców walczących z innymi do 2 pól od niego.
leader-vercingetorix = Wercyngetoryks
leader-vercingetorix-abilities = Lud wojowników: +1 do siły bojowej za każdego twojego osadnika w odległości do 2 pól. Szybka rekrutacja: jednostki lądowe z jego miasta mogą stanąć na sąsiednich polach.
leader-queen-boudica = Królowa Boudika
leader-queen-boudica-abilities = Nieustraszona: +2 do siły bojowej przeciw graczowi, który ma więcej technologii Wojskowości. Wielka liczba: gdy zakładasz miasto na jej polu, za 1 żywność zachowujesz osadnika.
leader-sun-tzu = Sun Tzu
leader-sun-tzu-abilities = Sztuka wojny: akcja główna za 1 żeton nastroju lub kultury w szczęśliwym mieście: opracuj technologię Wojskowości bez płacenia za nią. Szybka wojna: za wygraną w 1. rundzie zyskujesz 1 żeton nastroju i 1 żeton kultury.
leader-qin-shi-huang = Qin Shi Huang
leader-qin-shi-huang-abilities = Wielki Mur: dobierasz kartę Wielkiego Muru; w jego mieście budujesz cuda darmową akcją, a Wielki Mur o 2 żetony kultury taniej. Taktyk: raz na rundę walki lądowej za 2 żetony kultury anuluje 1 trafienie.
leader-wu-zetian = Wu Zetian
leader-wu-zetian-abilities = Ekonomistka rolna: akcja główna za 1 żeton nastroju lub kultury w szczęśliwym mieście: opracuj technologię Rolnictwa bez płacenia za nią. Wybitna zdobywczyni: +2 do siły bojowej w rundzie, którą zaczynasz z co najmniej tyloma jednostkami co wróg.
leader-cleopatra = Kleopatra
leader-cleopatra-abilities = Legendarna: zasięg wpływu z jej miasta jest o 1 większy. Ukochana: raz na turę, darmowa akcja: połóż na jej mieście żeton kultury; kto chce zaatakować miasto, musi zapłacić tyle samo.
leader-imhotep = Imhotep
leader-imhotep-abilities = Nowator: każda aktywacja jego miasta poza pozyskaniem daje 1 ideę. Lekarz: akademia i obserwatorium w jego mieście nie kosztują żywności ani drewna.
leader-ramses-ii = Ramzes II
leader-ramses-ii-abilities = Monumentalny: po zbudowaniu obelisku w jego mieście zyskujesz 1 żeton kultury albo 2 idee. Potęga wybrzeża: +2 do siły bojowej, gdy atakuje miasto nad morzem albo walczy z piratami na statku.
leader-alexander-the-great = Aleksander Wielki
leader-alexander-the-great-abilities = Idol: darmowa akcja za 1 żeton kultury: aktywuj jego miasto, aby zagrać kartę bez jej akcji głównej. Władca świata: +1 do siły bojowej za każdy kafel z twoim miastem poza startowym.
leader-leonidas-i = Leonidas I
leader-leonidas-i-abilities = To jest Sparta: po każdej rekrutacji w jego mieście zyskujesz 1 żeton kultury. Bohater spod Termopil: w walce lądowej +2 do siły bojowej za każdą jednostkę wojskową, o którą wróg ma więcej.
leader-pericles = Perykles
leader-pericles-abilities = Mistrz: akcja główna za 1 żeton nastroju lub kultury w szczęśliwym mieście: opracuj technologię Edukacji bez płacenia za nią. Admirał: +2 do siły bojowej w walce morskiej, gdy jest na statku.
leader-attila = Attyla
leader-attila-abilities = Władca: niewzburzone miasto wielkości 1 z nim liczy się przy pozyskaniu i rekrutacji jako o 1 większe. Mistrz koni: co rundę jedna kawaleria może użyć symbolu jak słoń bojowy i anulować trafienie.
leader-bleda = Bleda
leader-bleda-abilities = Egzekutor: przy pierwszej aktywacji w turze jego miasto może działać jak szczęśliwe, ale potem nie można go już aktywować. Tarany: gdy atakuje miasto, obrońca nie zagrywa karty w 1. rundzie.
leader-rugila = Rugila
leader-rugila-abilities = Trybut: po zdobyciu miasta zyskujesz 2 złota, jeśli inne wrogie miasto jest w odległości do 2 pól. Jednoczyciel: zdobyte przez niego miasto barbarzyńców staje się szczęśliwe.
leader-maharaja-sri-gupta = Maharadża Śri Gupta
leader-maharaja-sri-gupta-abilities = Złoty wiek: darmowa akcja za 1 żeton kultury: aktywuj jego miasto i opracuj za zwykły koszt technologię z kategorii, w której nie masz żadnej. Przygotowany: +2 do siły bojowej w rundzie bez twojej karty.
leader-ashoka-the-great = Aśoka Wielki
leader-ashoka-the-great-abilities = Buddyzm: raz na turę powtórz nieudany rzut na wpływ z jego miasta, jeśli jest w nim świątynia albo celem jest świątynia. Ekspansjonista: zdobyte z nim miasto daje 1 żeton kultury, ze świątynią 2.
leader-akbar-the-great = Akbar Wielki
leader-akbar-the-great-abilities = Ostrza na kłach: przed walką lądową zapłać 1 rudę: +1 do siły bojowej w każdej rundzie za każdego twojego słonia bojowego. Zamożny: gdy wchodzi do twojego miasta, zyskujesz 1 złoto.
leader-go-toba = Go-Toba
leader-go-toba-abilities = Droga miecza: przed walką lądową zapłać 1 rudę: +2 do siły bojowej w każdej rundzie. Uczony: po zbudowaniu akademii lub obserwatorium w jego mieście możesz opracować technologię za zwykły koszt bez akcji.
leader-jimmu = Jimmu
leader-jimmu-abilities = Obwarowany: twoje miasta z fortecą w odległości do 2 pól bronią się z +2 do siły bojowej. Mityczny: gdy przeżyje walkę, za 1 żeton kultury odzyskujesz użytą w niej kartę.
leader-suiko = Suiko
leader-suiko-abilities = Buddyzm japoński: akcja główna za 1 żeton kultury: zamień w jej mieście cudzy budynek (nie obelisk) na swój; z Religią państwową to darmowa akcja. Obrończyni: +2 do siły bojowej w obronie.
leader-kinich-janaab-pakal-i = K’inich Janaab Pakal I
leader-kinich-janaab-pakal-i-abilities = Tarcza słońca: w 1. rundzie obrony miasta z twoim obeliskiem anuluje 1 trafienie. Sztuka i architektura: przy budowie budynku w jego mieście 1 żeton kultury może zastąpić 2 surowce.
leader-siyaj-kak = Siyaj K’ak’
leader-siyaj-kak-abilities = Narodziny ognia: gdy atakuje miasto, w 1. rundzie dodaje do siły bojowej jego wielkość. Napływ kultury: po budowie w jego mieście darmowa próba wpływu z tego miasta.
leader-wak-chanil-ajaw = Wak Chanil Ajaw
leader-wak-chanil-ajaw-abilities = Nowa dynastia: +2 do siły bojowej w walce lądowej do 2 pól od twojego miasta. Odbudowa: po ruchu, w którym zdobyła miasto, możesz za darmo zamienić w nim swój budynek na inny.
leader-cyrus-the-great = Cyrus Wielki
leader-cyrus-the-great-abilities = Król Persji: akcja główna: aktywuj jego miasto i zyskaj żeton za każdy kafel z twoim miastem, najwyżej tyle, ile wynosi jego wielkość. Strateg: możesz zrezygnować z efektu swojej karty za +2 do siły bojowej w tej rundzie.
leader-darius = Dariusz
leader-darius-abilities = Jedność kulturowa: po każdym udanym wpływie z jego miasta zyskujesz 1 żeton nastroju. Architekt: raz na turę, darmowa akcja za 2 żetony kultury: zbuduj w jego mieście budynek lub cud za zwykły koszt.
leader-xerxes-i = Kserkses I
leader-xerxes-i-abilities = Potężna armia: na jego polu może stać 5 jednostek wojskowych; gdy walczy 5, nie używasz kart ani symboli. Wielki budowniczy: cuda w jego mieście kosztują o 2 surowce lub żetony kultury mniej.
leader-ithobaal = Ittobaal
leader-ithobaal-abilities = Wybawienie: zdobyte przez niego miasto, w którym był już budynek twojego koloru, staje się szczęśliwe. Kapłan Astarte: +2 do siły bojowej do 2 pól od twojego miasta ze świątynią.
leader-hiram = Hiram
leader-hiram-abilities = Mistrz handlu: jeden szlak osadnika lub statku z jego pola nie liczy się do limitu 4. Konstruktor: akcja główna za 1 żeton nastroju lub kultury w szczęśliwym mieście: opracuj technologię Budownictwa bez płacenia za nią.
leader-pygmalion = Pigmalion
leader-pygmalion-abilities = Kupiec śródziemnomorski: jeden szlak osadnika lub statku z jego pola daje dodatkowo 1 złoto lub żeton kultury. Opiekun: raz na obronę miasta za 1 żeton kultury anuluje trafienie; po wygranej żeton wraca.
leader-augustus = August
leader-augustus-abilities = Princeps: akcja główna za 1 żeton kultury: aktywuj jego miasto, dobierz kartę akcji i kartę celu, a potem odrzuć po jednej z nich. Cesarz: +2 do siły bojowej na kaflu bez twojego miasta.
leader-gaius-julius-caesar = Gajusz Juliusz Cezar
leader-gaius-julius-caesar-abilities = Mąż stanu: poprawa nastroju tylko jego miasta jest darmową akcją. Prokonsul: po zdobyciu miasta możesz za 1 złoto wystawić w nim piechotę.
leader-sulla = Sulla
leader-sulla-abilities = Dyktator: inni nie mogą wpływać na miasto, w którym stoi; barbarzyńcy do 2 pól od niego ruszają się tylko za twoją zgodą. Cywilizator: +2 do siły bojowej przeciw barbarzyńcom.
leader-knut-the-great = Kanut Wielki
leader-knut-the-great-abilities = Władca Północy: na koniec ½ PZ za każde pole między nim a miejscem twojego miasta startowego. Danegeld: akcja główna, raz na turę: aktywuj jego miasto i zbierz Podatki bez żetonu nastroju.
leader-erik-the-red = Eryk Rudy
leader-erik-the-red-abilities = Legendarny odkrywca: akcja główna za 1 żeton kultury, gdy jest na statku: połóż na jego kaflu żeton odkrywcy wart 1 PZ. Nowe kolonie: darmowa akcja: wysadź wszystkie jednostki z jego pola morza na sąsiedni ląd.
leader-ragnar-lodbrok = Ragnar Lodbrok
leader-ragnar-lodbrok-abilities = Zdobycz: zdobycie z nim niewzburzonego miasta daje 2 złota więcej. Groza Północy: +2 do siły bojowej w walce lądowej po wysadzeniu z nim jednostek.

## Cards: a half each, or the text that they carry

action-card-a1 = { civil-quick-advance } / { tactics-peltasts }
    .civil = { civil-quick-advance }
    .tactics = { tactics-peltasts }
action-card-a2 = { civil-quick-advance } / { tactics-encircled }
    .civil = { civil-quick-advance }
    .tactics = { tactics-encircled }
action-card-a3 = { civil-inspiration } / { tactics-encircled }
    .civil = { civil-inspiration }
    .tactics = { tactics-encircled }
action-card-a4 = { civil-inspiration } / { tactics-peltasts }
    .civil = { civil-inspiration }
    .tactics = { tactics-peltasts }
action-card-a5 = { civil-hero-general } / { tactics-wedge-formation }
    .civil = { civil-hero-general }
    .tactics = { tactics-wedge-formation }
action-card-a6 = { civil-hero-general } / { tactics-high-morale }
    .civil = { civil-hero-general }
    .tactics = { tactics-high-morale }
action-card-a7 = { civil-spy } / { tactics-heavy-resistance }
    .civil = { civil-spy }
    .tactics = { tactics-heavy-resistance }
action-card-a8 = { civil-spy } / { tactics-high-morale }
    .civil = { civil-spy }
    .tactics = { tactics-high-morale }
action-card-a9 = { civil-ideas } / { tactics-high-ground }
    .civil = { civil-ideas }
    .tactics = { tactics-high-ground }
action-card-a10 = { civil-ideas } / { tactics-surprise }
    .civil = { civil-ideas }
    .tactics = { tactics-surprise }
action-card-a11 = { civil-great-ideas } / { tactics-siege }
    .civil = { civil-great-ideas }
    .tactics = { tactics-siege }
action-card-a12 = { civil-great-ideas } / { tactics-high-ground }
    .civil = { civil-great-ideas }
    .tactics = { tactics-high-ground }
action-card-a13 = { civil-mercenaries } / { tactics-for-the-people }
    .civil = { civil-mercenaries }
    .tactics = { tactics-for-the-people }
action-card-a14 = { civil-mercenaries } / { tactics-heavy-resistance }
    .civil = { civil-mercenaries }
    .tactics = { tactics-heavy-resistance }
action-card-a15 = { civil-cultural-takeover } / { tactics-heavy-resistance }
    .civil = { civil-cultural-takeover }
    .tactics = { tactics-heavy-resistance }
action-card-a16 = { civil-cultural-takeover } / { tactics-improved-defenses }
    .civil = { civil-cultural-takeover }
    .tactics = { tactics-improved-defenses }
action-card-a17 = { civil-city-development } / { tactics-tactical-retreat }
    .civil = { civil-city-development }
    .tactics = { tactics-tactical-retreat }
action-card-a18 = { civil-city-development } / { tactics-peltasts }
    .civil = { civil-city-development }
    .tactics = { tactics-peltasts }
action-card-a19 = { civil-production-focus } / { tactics-tactical-retreat }
    .civil = { civil-production-focus }
    .tactics = { tactics-tactical-retreat }
action-card-a20 = { civil-production-focus } / { tactics-peltasts }
    .civil = { civil-production-focus }
    .tactics = { tactics-peltasts }
action-card-a21 = { civil-explorer } / { tactics-encircled }
    .civil = { civil-explorer }
    .tactics = { tactics-encircled }
action-card-a22 = { civil-explorer } / { tactics-defensive-formation }
    .civil = { civil-explorer }
    .tactics = { tactics-defensive-formation }
action-card-a23 = { civil-negotiations } / { tactics-scout }
    .civil = { civil-negotiations }
    .tactics = { tactics-scout }
action-card-a24 = { civil-negotiations } / { tactics-martyr }
    .civil = { civil-negotiations }
    .tactics = { tactics-martyr }
action-card-a25 = { civil-leadership } / { tactics-high-ground }
    .civil = { civil-leadership }
    .tactics = { tactics-high-ground }
action-card-a26 = { civil-leadership } / { tactics-archers }
    .civil = { civil-leadership }
    .tactics = { tactics-archers }
action-card-a27 = { civil-assassination } / { tactics-high-ground }
    .civil = { civil-assassination }
    .tactics = { tactics-high-ground }
action-card-a28 = { civil-assassination } / { tactics-archers }
    .civil = { civil-assassination }
    .tactics = { tactics-archers }
action-card-a29 = { civil-mass-production } / { tactics-defensive-formation }
    .civil = { civil-mass-production }
    .tactics = { tactics-defensive-formation }
action-card-a30 = { civil-mass-production } / { tactics-encircled }
    .civil = { civil-mass-production }
    .tactics = { tactics-encircled }
action-card-a31 = { civil-new-plans } / { tactics-flanking }
    .civil = { civil-new-plans }
    .tactics = { tactics-flanking }
action-card-a32 = { civil-new-plans } / { tactics-high-morale }
    .civil = { civil-new-plans }
    .tactics = { tactics-high-morale }
action-card-a33 = { civil-synergies } / { tactics-defensive-formation }
    .civil = { civil-synergies }
    .tactics = { tactics-defensive-formation }
action-card-a34 = { civil-synergies } / { tactics-archers }
    .civil = { civil-synergies }
    .tactics = { tactics-archers }
action-card-a35 = { civil-teach-us } / { tactics-defensive-formation }
    .civil = { civil-teach-us }
    .tactics = { tactics-defensive-formation }
action-card-a36 = { civil-teach-us } / { tactics-archers }
    .civil = { civil-teach-us }
    .tactics = { tactics-archers }
action-card-a37 = { civil-militia } / { tactics-wedge-formation }
    .civil = { civil-militia }
    .tactics = { tactics-wedge-formation }
action-card-a38 = { civil-militia } / { tactics-high-morale }
    .civil = { civil-militia }
    .tactics = { tactics-high-morale }
action-card-a39 = { civil-technology-trade } / { tactics-surprise }
    .civil = { civil-technology-trade }
    .tactics = { tactics-surprise }
action-card-a40 = { civil-technology-trade } / { tactics-high-ground }
    .civil = { civil-technology-trade }
    .tactics = { tactics-high-ground }
action-card-a41 = { civil-new-ideas } / { tactics-high-morale }
    .civil = { civil-new-ideas }
    .tactics = { tactics-high-morale }
action-card-a42 = { civil-new-ideas } / { tactics-flanking }
    .civil = { civil-new-ideas }
    .tactics = { tactics-flanking }

objective-card-o1 = { objective-large-civilization } / { objective-draft }
objective-card-o2 = { objective-scientific-lead } / { objective-conqueror }
objective-card-o3 = { objective-coastal-culture } / { objective-warmonger }
objective-card-o4 = { objective-advanced-culture } / { objective-warmonger }
objective-card-o5 = { objective-religious-fervor } / { objective-general }
objective-card-o6 = { objective-city-planner } / { objective-great-battle }
objective-card-o7 = { objective-eureka } / { objective-defiance }
objective-card-o8 = { objective-happy-population } / { objective-conqueror }
objective-card-o9 = { objective-education-lead } / { objective-sea-blockade }
objective-card-o10 = { objective-optimized-storage } / { objective-naval-assault }
objective-card-o11 = { objective-wealth } / { objective-large-fleet }
objective-card-o12 = { objective-ore-supplies } / { objective-large-army }
objective-card-o13 = { objective-wood-supplies } / { objective-fortifications }
objective-card-o14 = { objective-food-supplies } / { objective-standing-army }
objective-card-o15 = { objective-architecture } / { objective-militarized }
objective-card-o16 = { objective-goal-focused } / { objective-bold }
objective-card-o17 = { objective-colony } / { objective-threat }
objective-card-o18 = { objective-culture-focus } / { objective-legendary-battle }
objective-card-o19 = { objective-consulate } / { objective-great-battle }
objective-card-o20 = { objective-science-focus } / { objective-naval-assault }
objective-card-o21 = { objective-trade-focus } / { objective-scavenger }
objective-card-o22 = { objective-metropolis } / { objective-general }
objective-card-o23 = { objective-seafarers } / { objective-aggressor }
objective-card-o24 = { objective-government } / { objective-barbarian-conquest }
objective-card-o25 = { objective-government } / { objective-aggressor }
objective-card-o26 = { objective-expansionist } / { objective-military-might }
objective-card-o27 = { objective-city-founder } / { objective-resistance }
objective-card-o28 = { objective-trade-power } / { objective-resistance }
objective-card-o29 = { objective-shipping-routes } / { objective-terror-regime }
objective-card-o30 = { objective-diversified-research } / { objective-bold }
objective-card-o31 = { objective-culture-power } / { objective-barbarian-conquest }
objective-card-o32 = { objective-magnificent-culture } / { objective-outpost }
objective-card-o33 = { objective-star-gazers } / { objective-horse-power }
objective-card-o34 = { objective-traders } / { objective-great-commander }
objective-card-o35 = { objective-versatility } / { objective-brutus }
objective-card-o36 = { objective-legacy } / { objective-ivory-tower }
objective-card-o37 = { objective-migration } / { objective-trample }
objective-card-o38 = { objective-high-culture } / { objective-sea-cleansing }

event-card-e1 = { event-pestilence }
event-card-e2 = { event-epidemics }
event-card-e3 = { event-famine }
event-card-e4 = { event-famine }
event-card-e5 = { event-famine }
event-card-e6 = { event-severe-famine }
event-card-e7 = { event-severe-famine }
event-card-e8 = { event-severe-famine }
event-card-e9 = { event-good-year-for-all }
event-card-e10 = { event-good-year }
event-card-e11 = { event-good-year-shared }
event-card-e12 = { event-awesome-year }
event-card-e13 = { event-awesome-year-for-all }
event-card-e14 = { event-awesome-year-shared }
event-card-e15 = { event-fantastic-year-for-all }
event-card-e16 = { event-fantastic-year-shared }
event-card-e17 = { event-fantastic-year }
event-card-e18 = { event-great-explorer }
event-card-e19 = { event-great-artist }
event-card-e20 = { event-great-prophet }
event-card-e21 = { event-great-philosopher }
event-card-e22 = { event-great-scientist }
event-card-e23 = { event-elder-statesman }
event-card-e24 = { event-great-warlord }
event-card-e25 = { event-great-merchant }
event-card-e26 = { event-great-engineer }
event-card-e27 = { event-population-boom }
event-card-e28 = { event-population-boom }
event-card-e29 = { event-volcano }
event-card-e30 = { event-earthquake }
event-card-e31 = { event-heavy-earthquake }
event-card-e32 = { event-flood }
event-card-e33 = { event-heavy-flood }
event-card-e34 = { event-migration }
event-card-e35 = { event-migration }
event-card-e36 = { event-civil-war }
event-card-e37 = { event-civil-war }
event-card-e38 = { event-revolution }
event-card-e39 = { event-uprising }
event-card-e40 = { event-envoy }
event-card-e41 = { event-solar-eclipse }
event-card-e42 = { event-trojan-horse }
event-card-e43 = { event-guillotine }
event-card-e44 = { event-anarchy }
event-card-e45 = { event-scientific-trade }
event-card-e46 = { event-flourishing-trade }
event-card-e47 = { event-era-of-stability }
event-card-e48 = { event-reformation }
event-card-e49 = { event-pandemics }
event-card-e50 = { event-black-death }
event-card-e51 = { event-famine-vermin }
event-card-e52 = { event-famine-drought }
event-card-e53 = { event-fire }
event-card-e54 = { event-successful-year }
event-card-e55 = { event-great-architect }
event-card-e56 = { event-great-athlete }
event-card-e57 = { event-great-diplomat }
event-card-e58 = { event-great-seer }

## Action cards: the upper halves

civil-quick-advance = Szybki postęp
civil-quick-advance-effect = Darmowa akcja za 1 żeton kultury: opracuj dowolną dostępną technologię. Wydarzenie nie następuje.
civil-inspiration = Inspiracja
civil-inspiration-effect = Darmowa akcja: opracuj za darmo technologię, którą ma przeciwnik w odległości do 2 pól.
civil-hero-general = Bohaterski generał
civil-hero-general-effect = Darmowa akcja po wygranej w tej turze walce lądowej: popraw nastrój miasta o 1 stopień; za 1 żeton nastroju zrób to jeszcze raz.
civil-spy = Szpieg
civil-spy-effect = Akcja główna za 1 żeton kultury: obejrzyj rękę przeciwnika i możesz wymienić z nim jedną kartę tego samego rodzaju.
civil-ideas = Idee
civil-ideas-effect = Darmowa akcja: zyskaj 1 ideę za każde swoje miasto z akademią.
civil-great-ideas = Wielkie idee
civil-great-ideas-effect = Darmowa akcja w turze, w której zdobyto miasto lub wygrano walkę lądową: zyskaj 2 idee.
civil-mercenaries = Najemnicy
civil-mercenaries-effect = Akcja główna: opłać grupy barbarzyńców w odległości do 2 pól (po 1 surowcu lub żetonie kultury) i przesuń każdą o 1 pole.
civil-cultural-takeover = Przejęcie kulturowe
civil-cultural-takeover-effect = Darmowa akcja: następna próba wpływu w tej turze może przejąć miasto barbarzyńców wielkości 1.
civil-city-development = Rozwój miasta
civil-city-development-effect = Akcja główna za 1 żeton kultury: zbuduj 1 budynek bez płacenia surowców. Miasto jest aktywowane.
civil-production-focus = Ukierunkowana produkcja
civil-production-focus-effect = Darmowa akcja: przy następnym pozyskaniu w tej turze możesz brać wiele razy z tego samego pola.
civil-explorer = Odkrywca
civil-explorer-effect = Akcja główna za 1 żeton kultury: zbadaj kafel obok kafla ze swoim miastem, wystaw za darmo 1 osadnika w mieście albo zrób jedno i drugie.
civil-negotiations = Negocjacje
civil-negotiations-effect = Darmowa akcja za 1 żeton kultury na początku tury: wybierz gracza. Nie atakujesz go w tej turze, a on ciebie w swojej następnej.
civil-leadership = Przywództwo
civil-leadership-effect = Darmowa akcja za 1 żeton kultury: masz w tej turze dodatkową akcję główną.
civil-assassination = Skrytobójstwo
civil-assassination-effect = Darmowa akcja za 1 żeton kultury: wybrany przeciwnik ma w następnej turze o 1 akcję główną mniej.
civil-mass-production = Masowa produkcja
civil-mass-production-effect = Darmowa akcja: przy następnym pozyskaniu w tej turze możesz brać z 2 pól więcej.
civil-new-plans = Nowe plany
civil-new-plans-effect = Akcja główna za 1 żeton kultury: obejrzyj 2 karty celów; możesz wymienić jedną z nich na kartę celu z ręki.
civil-synergies = Synergie
civil-synergies-effect = Akcja główna: opracuj za zwykły koszt 2 technologie z jednej kategorii. Wydarzenie nie następuje.
civil-teach-us = Nauczcie nas
civil-teach-us-effect = Tuż po zdobyciu miasta gracza: opracuj za darmo technologię, którą on ma.
civil-militia = Milicja
civil-militia-effect = Darmowa akcja za 1 żeton kultury: wystaw za darmo 1 piechotę w swoim mieście.
civil-technology-trade = Wymiana technologii
civil-technology-trade-effect = Darmowa akcja: opracuj za darmo technologię gracza w odległości do 2 pól; potem on może opracować jedną z twoich.
civil-new-ideas = Nowe idee
civil-new-ideas-effect = Akcja główna: opracuj technologię za zwykły koszt, a potem zyskaj 2 idee. Wydarzenie nie następuje.

## Action cards: the lower halves

tactics-peltasts = Peltaści
tactics-peltasts-effect = Rzuć tyloma kośćmi, ile masz jednostek wojskowych. Jeśli wypadnie 5 lub 6, możesz w tej rundzie anulować 1 trafienie.
tactics-encircled = Okrążenie
tactics-encircled-effect = Po stratach: jeśli wróg stracił co najmniej tyle jednostek co ty i jeszcze jakieś ma, rzuć kością. Przy 5 lub 6 otrzymuje 1 trafienie.
tactics-wedge-formation = Szyk klinowy
tactics-wedge-formation-effect = Tylko atakujący: +1 do siły bojowej za każdą broniącą się jednostkę wojskową.
tactics-high-morale = Wysokie morale
tactics-high-morale-effect = +2 do siły bojowej.
tactics-heavy-resistance = Silny opór
tactics-heavy-resistance-effect = Tylko obrońca: atakujący ma −1 do siły bojowej za każdą swoją jednostkę wojskową, a na morzu za każdy statek.
tactics-high-ground = Przewaga wysokości
tactics-high-ground-effect = Wróg nie używa w tej rundzie symboli jednostek. Nie działa, gdy atakujesz miasto.
tactics-surprise = Zaskoczenie
tactics-surprise-effect = +1 do siły bojowej. Jeśli w tej rundzie pokonasz wrogą jednostkę, dobierz po stratach kartę akcji.
tactics-siege = Oblężenie
tactics-siege-effect = Tylko przy ataku na miasto: +1 do siły bojowej. Wróg płaci 2 żywności albo nie używa w tej rundzie symboli jednostek.
tactics-for-the-people = W imię ludu
tactics-for-the-people-effect = Tylko w obronie miasta: rzucasz 1 kością więcej.
tactics-improved-defenses = Wzmocnione umocnienia
tactics-improved-defenses-effect = Tylko w obronie miasta: anuluj 1 trafienie.
tactics-tactical-retreat = Taktyczny odwrót
tactics-tactical-retreat-effect = Tylko obrońca: walka kończy się bez rzutu, twoje jednostki schodzą na sąsiednie pole, a atakujący wygrywa i zdobywa miasto.
tactics-defensive-formation = Szyk obronny
tactics-defensive-formation-effect = Tylko obrońca: rzucasz 1 kością więcej.
tactics-scout = Zwiadowca
tactics-scout-effect = Karta wroga nie działa i trafia na twoją rękę.
tactics-martyr = Męczennik
tactics-martyr-effect = Przed rzutem usuń 1 swoją jednostkę, a wróg musi usunąć 1 swoją. Karta wroga nie działa.
tactics-archers = Łucznicy
tactics-archers-effect = Rzuć kością. Przy 5 lub 6 wróg od razu usuwa 1 wybraną jednostkę wojskową.
tactics-flanking = Oskrzydlenie
tactics-flanking-effect = Tylko atakujący: rzucasz 1 kością więcej.

## Objectives

objective-large-civilization = Wielka cywilizacja
objective-large-civilization-condition = Faza statusu: masz co najmniej 6 miast.
objective-scientific-lead = Prymat naukowy
objective-scientific-lead-condition = Faza statusu: masz więcej miast z akademią niż każdy inny gracz.
objective-coastal-culture = Kultura wybrzeża
objective-coastal-culture-condition = Faza statusu: masz więcej miast z portem niż każdy inny gracz.
objective-advanced-culture = Rozwinięta kultura
objective-advanced-culture-condition = Faza statusu: masz co najmniej 6 technologii i więcej niż każdy inny gracz. Technologie cywilizacji się nie liczą.
objective-religious-fervor = Żar wiary
objective-religious-fervor-condition = Faza statusu: masz więcej miast ze świątynią niż każdy inny gracz.
objective-city-planner = Urbanista
objective-city-planner-condition = Faza statusu: masz wszystkie 4 technologie Budownictwa.
objective-eureka = Eureka!
objective-eureka-condition = Faza statusu: masz co najmniej 5 idei. Zapłać 2 idee.
objective-happy-population = Szczęśliwa ludność
objective-happy-population-condition = Faza statusu: masz co najmniej 4 szczęśliwe miasta.
objective-education-lead = Prymat w edukacji
objective-education-lead-condition = Faza statusu: masz wszystkie 4 technologie Edukacji.
objective-optimized-storage = Pełne magazyny
objective-optimized-storage-condition = Faza statusu: masz co najmniej 3 żywności, 3 rudy i 3 drewna. Nic nie płacisz.
objective-wealth = Bogactwo
objective-wealth-condition = Faza statusu: masz co najmniej 5 złota. Zapłać 2 złota.
objective-ore-supplies = Zapasy rudy
objective-ore-supplies-condition = Faza statusu: masz co najmniej 5 rudy. Zapłać 2 rudy.
objective-wood-supplies = Zapasy drewna
objective-wood-supplies-condition = Faza statusu: masz co najmniej 5 drewna. Zapłać 2 drewna.
objective-food-supplies = Zapasy żywności
objective-food-supplies-condition = Faza statusu: masz co najmniej 5 żywności. Zapłać 2 żywności.
objective-architecture = Architektura
objective-architecture-condition = Faza statusu: w twoich miastach są co najmniej 4 różne rodzaje budynków twojego koloru.
objective-goal-focused = Konsekwencja
objective-goal-focused-condition = Faza statusu: masz więcej pełnych kategorii technologii niż każdy inny gracz.
objective-colony = Kolonia
objective-colony-condition = Faza statusu: masz miasto co najmniej 5 pól od miejsca swojego miasta startowego. Nie w rundzie, w której realizujesz cel „Założyciel miast”.
objective-culture-focus = Nacisk na kulturę
objective-culture-focus-condition = Faza statusu: masz wszystkie 4 technologie Kultury.
objective-consulate = Konsulat
objective-consulate-condition = Faza statusu: w co najmniej 2 cudzych miastach stoi budynek twojego koloru.
objective-science-focus = Nacisk na naukę
objective-science-focus-condition = Faza statusu: masz wszystkie 4 technologie Nauki.
objective-trade-focus = Nacisk na handel
objective-trade-focus-condition = Faza statusu: masz wszystkie 4 technologie Gospodarki.
objective-metropolis = Metropolia
objective-metropolis-condition = Faza statusu: masz miasto wielkości 5.
objective-seafarers = Żeglarze
objective-seafarers-condition = Faza statusu: masz wszystkie 4 technologie Żeglugi.
objective-government = Ustrój
objective-government-condition = Faza statusu: masz wszystkie 4 technologie jednego ustroju.
objective-expansionist = Ekspansjonista
objective-expansionist-condition = Faza statusu: masz co najmniej 4 miasta, które nie sąsiadują z żadnym innym miastem.
objective-city-founder = Założyciel miast
objective-city-founder-condition = Natychmiast: zakładasz miasto co najmniej 5 pól od miejsca swojego miasta startowego.
objective-trade-power = Potęga handlowa
objective-trade-power-condition = Faza statusu: możesz użyć co najmniej 3 szlaków handlowych. Nie razem z celem „Szlaki żeglugowe”.
objective-shipping-routes = Szlaki żeglugowe
objective-shipping-routes-condition = Faza statusu: możesz użyć co najmniej 2 szlaków handlowych samymi statkami. Nie razem z celem „Potęga handlowa”.
objective-diversified-research = Wszechstronne badania
objective-diversified-research-condition = Faza statusu: masz technologie w co najmniej 9 kategoriach.
objective-culture-power = Potęga kulturowa
objective-culture-power-condition = Faza statusu: masz w cudzych miastach więcej budynków swojego koloru niż każdy inny gracz.
objective-magnificent-culture = Wspaniała kultura
objective-magnificent-culture-condition = Natychmiast po zbudowaniu cudu albo w fazie statusu, jeśli twój cud był jedynym zbudowanym w 3. rundzie tej ery.
objective-star-gazers = Obserwatorzy gwiazd
objective-star-gazers-condition = Faza statusu: masz więcej miast z obserwatorium niż każdy inny gracz.
objective-traders = Kupcy
objective-traders-condition = Faza statusu: masz więcej miast z targiem niż każdy inny gracz.
objective-versatility = Wszechstronność
objective-versatility-condition = Faza statusu: masz na mapie statek, piechotę, kawalerię, słonia bojowego, przywódcę i osadnika.
objective-legacy = Dziedzictwo
objective-legacy-condition = Faza statusu: masz więcej miast z obeliskiem niż każdy inny gracz.
objective-migration = Wędrówka
objective-migration-condition = Faza statusu: twoi osadnicy stoją na co najmniej 3 polach, na których ani obok których nie ma twojego miasta.
objective-high-culture = Wysoka kultura
objective-high-culture-condition = Faza statusu: masz wszystkie 4 technologie cywilizacji, a w tej partii co najmniej 2 twoich przywódców weszło do gry przez rekrutację.
objective-draft = Pobór
objective-draft-condition = Natychmiast: używasz Poboru w dwóch rekrutacjach w tej samej turze.
objective-conqueror = Zdobywca
objective-conqueror-condition = Natychmiast: zdobywasz miasto innego gracza bronione przez jednostkę wojskową lub fortecę.
objective-warmonger = Podżegacz wojenny
objective-warmonger-condition = Natychmiast: kończysz drugą w tej turze walkę lądową, na innym polu niż poprzednia, i co najmniej jedna z nich jest wygrana.
objective-general = Generał
objective-general-condition = Natychmiast: pokonujesz w jednej walce lądowej co najmniej 3 wrogie jednostki wojskowe.
objective-great-battle = Wielka bitwa
objective-great-battle-condition = Natychmiast: walczysz na lądzie, a obie strony mają razem co najmniej 6 jednostek wojskowych.
objective-defiance = Hart ducha
objective-defiance-condition = Natychmiast: wygrywasz walkę z innym graczem, choć zaczynasz ją z mniejszą liczbą jednostek.
objective-sea-blockade = Blokada morska
objective-sea-blockade-condition = Faza statusu: co najmniej 2 twoje statki stoją na polach morza, ku którym zwrócone są porty innych graczy.
objective-naval-assault = Desant
objective-naval-assault-condition = Natychmiast: zdobywasz miasto innego gracza jednostkami wysadzonymi ze statków.
objective-large-fleet = Wielka flota
objective-large-fleet-condition = Faza statusu: masz co najmniej 4 statki albo co najmniej 2 i więcej niż każdy inny gracz.
objective-large-army = Wielka armia
objective-large-army-condition = Faza statusu: masz o co najmniej 4 jednostki wojskowe więcej niż każdy inny gracz.
objective-fortifications = Fortyfikacje
objective-fortifications-condition = Faza statusu: masz więcej miast z fortecą niż każdy inny gracz.
objective-standing-army = Stała armia
objective-standing-army-condition = Faza statusu: w co najmniej 4 twoich miastach stoi twoja jednostka wojskowa. Nie razem z celem „Potęga militarna”.
objective-militarized = Militaryzacja
objective-militarized-condition = Faza statusu: masz wszystkie 4 technologie Wojskowości.
objective-bold = Śmiałość
objective-bold-condition = Natychmiast: wygrywasz walkę z graczem, który ma więcej technologii Wojskowości albo zaczął walkę z większą liczbą jednostek.
objective-threat = Groźba
objective-threat-condition = Faza statusu: co najmniej 4 twoje jednostki wojskowe stoją obok miast innych graczy.
objective-legendary-battle = Legendarna bitwa
objective-legendary-battle-condition = Natychmiast: atakujesz co najmniej 3 jednostkami wojskowymi miasto wielkości 5 z cudem i dochodzi do walki.
objective-scavenger = Padlinożerca
objective-scavenger-condition = Natychmiast: pokonujesz osadnika lub statek innego gracza, który mógł obsługiwać szlak handlowy.
objective-aggressor = Agresor
objective-aggressor-condition = Natychmiast: wygrywasz walkę lądową jako atakujący i pokonujesz w niej co najmniej 2 jednostki wojskowe.
objective-barbarian-conquest = Podbój barbarzyńców
objective-barbarian-conquest-condition = Natychmiast: zdobywasz miasto barbarzyńców bronione przez co najmniej 2 jednostki wojskowe.
objective-military-might = Potęga militarna
objective-military-might-condition = Faza statusu: masz razem co najmniej 12 jednostek wojskowych i statków. Nie razem z celem „Stała armia”.
objective-resistance = Opór
objective-resistance-condition = Natychmiast: jako obrońca pokonujesz w walce lądowej co najmniej 2 wrogie jednostki wojskowe.
objective-terror-regime = Rządy terroru
objective-terror-regime-condition = Natychmiast: co najmniej 4 twoje miasta są wzburzone.
objective-outpost = Placówka
objective-outpost-condition = Faza statusu: twoje jednostki wojskowe stoją na co najmniej 3 polach, na których ani obok których nie ma twojego miasta.
objective-horse-power = Siła koni
objective-horse-power-condition = Faza statusu: twoja kawaleria stoi na co najmniej 3 różnych polach.
objective-great-commander = Wielki dowódca
objective-great-commander-condition = Natychmiast: wygrywasz z przywódcą walkę, zaczynając ją z nie większą liczbą jednostek wojskowych niż wróg.
objective-brutus = Brutus
objective-brutus-condition = Natychmiast: pokonujesz w jednej walce przywódcę i co najmniej 2 inne jednostki wojskowe wroga.
objective-ivory-tower = Wieża z kości słoniowej
objective-ivory-tower-condition = Faza statusu: twoje słonie bojowe stoją na co najmniej 3 różnych polach.
objective-trample = Stratowanie
objective-trample-condition = Natychmiast: wygrywasz walkę lądową jako atakujący i przeżywa ją twój słoń bojowy lub kawaleria.
objective-sea-cleansing = Oczyszczenie mórz
objective-sea-cleansing-condition = Natychmiast: wygrywasz drugą w tej turze walkę z piratami.

## Events

event-pestilence = Zaraza
event-pestilence-effect = Każdy, kto ma co najmniej 2 miasta, pogarsza nastrój jednego z nich (z Drogami, Nawigacją lub Szlakami handlowymi dwóch). Bez Kanalizacji nie wolno budować. Ochrona: Kanalizacja, Mity.
event-epidemics = Epidemia
event-epidemics-effect = Każdy, kto ma co najmniej 2 jednostki, usuwa 1 z nich (z Drogami, Nawigacją lub Szlakami handlowymi 2). Ochrona: Kanalizacja.
event-famine = Głód
event-famine-effect = Tracisz 1 żywność albo jedno z twoich miast staje się wzburzone. Ochrona: Nawadnianie, Akwedukt, Mity.
event-severe-famine = Wielki głód
event-severe-famine-effect = Tracisz 2 żywności; jeśli nie możesz, jedno z twoich miast staje się wzburzone. Ochrona: Nawadnianie, Akwedukt, Mity.
event-good-year-for-all = Dobry rok
event-good-year-for-all-effect = Każdy gracz zyskuje 1 żywność.
event-good-year = Dobry rok
event-good-year-effect = Zyskujesz 1 żywność.
event-good-year-shared = Dobry rok
event-good-year-shared-effect = Zyskujesz 1 żywność i dajesz 1 żywność z banku innemu graczowi.
event-awesome-year = Znakomity rok
event-awesome-year-effect = Zyskujesz 2 żywności.
event-awesome-year-for-all = Znakomity rok
event-awesome-year-for-all-effect = Każdy gracz zyskuje 2 żywności.
event-awesome-year-shared = Znakomity rok
event-awesome-year-shared-effect = Zyskujesz 2 żywności i rozdzielasz 2 żywności z banku między innych graczy.
event-fantastic-year-for-all = Fantastyczny rok
event-fantastic-year-for-all-effect = Każdy gracz zyskuje 3 żywności.
event-fantastic-year-shared = Fantastyczny rok
event-fantastic-year-shared-effect = Zyskujesz 3 żywności i rozdzielasz 3 żywności z banku między innych graczy.
event-fantastic-year = Fantastyczny rok
event-fantastic-year-effect = Zyskujesz 3 żywności.
event-great-explorer = Wielki odkrywca
event-great-explorer-effect = Darmowa technologia Żeglugi. Potem możesz zbadać kafel obok kafla ze swoim miastem i założyć na nim miasto za 2 żywności.
event-great-artist = Wielki artysta
event-great-artist-effect = Darmowa technologia Kultury. Potem jedno z twoich miast staje się szczęśliwe.
event-great-prophet = Wielki prorok
event-great-prophet-effect = Darmowa technologia Duchowości. Potem możesz zbudować świątynię za zwykły koszt bez aktywacji miasta.
event-great-philosopher = Wielki filozof
event-great-philosopher-effect = Darmowa technologia Edukacji. Potem zyskujesz 2 idee.
event-great-scientist = Wielki naukowiec
event-great-scientist-effect = Darmowa technologia Nauki. Potem zyskujesz 1 ideę i dobierasz kartę akcji.
event-elder-statesman = Doświadczony mąż stanu
event-elder-statesman-effect = Darmowa technologia ustroju. Potem dobierasz 2 karty akcji.
event-great-warlord = Wielki wódz
event-great-warlord-effect = Darmowa technologia Wojskowości. Potem wykonujesz akcję ruchu; w pierwszej walce masz +2 do siły bojowej w każdej rundzie.
event-great-merchant = Wielki kupiec
event-great-merchant-effect = Darmowa technologia Gospodarki. Potem używasz swoich szlaków handlowych, jeśli masz tę technologię.
event-great-engineer = Wielki inżynier
event-great-engineer-effect = Darmowa technologia Budownictwa. Potem możesz zbudować budynek za zwykły koszt bez aktywacji miasta.
event-population-boom = Przyrost ludności
event-population-boom-effect = Wystaw za darmo osadnika w swoim mieście, a potem wybierz gracza, który zrobi to samo.
event-volcano = Wulkan
event-volcano-effect = Jeśli masz co najmniej 4 miasta, jedno wybrane znika z mapy ze wszystkimi jednostkami. 2 PZ za każdą osadę i budynek dla gracza tego koloru.
event-earthquake = Trzęsienie ziemi
event-earthquake-effect = Jeśli masz co najmniej 3 miasta, niszczysz od 1 do 3 obiektów w swoich miastach; nastrój tych miast się pogarsza. 2 PZ za każdą osadę i budynek. Ochrona: Mity.
event-heavy-earthquake = Silne trzęsienie ziemi
event-heavy-earthquake-effect = Każdy, kto ma co najmniej 3 miasta, niszczy od 1 do 3 obiektów w swoich miastach; nastrój tych miast się pogarsza. 2 PZ za każdą osadę i budynek. Ochrona: Mity.
event-flood = Powódź
event-flood-effect = Pogarsza się nastrój jednego z twoich miast nad morzem. Ochrona: Mity.
event-heavy-flood = Wielka powódź
event-heavy-flood-effect = Każdemu graczowi pogarsza się nastrój jednego miasta nad morzem. Ochrona: Mity.
event-migration = Wędrówka ludów
event-migration-effect = Wybrany gracz wystawia za darmo osadnika w swoim mieście, a nastrój jednego z twoich miast się pogarsza. Ochrona: Mity.
event-civil-war = Wojna domowa
event-civil-war-effect = Usuń piechotę z neutralnego lub wzburzonego miasta i pogorsz jego nastrój. Jeśli nie ma takiego miasta, pogorsz nastrój innego. Ochrona nastroju: Mity.
event-revolution = Rewolucja
event-revolution-effect = Tracisz 1 akcję główną i musisz zmienić ustrój, jeśli możesz. Zamiast każdego z tych skutków możesz usunąć jednostkę wojskową.
event-uprising = Powstanie
event-uprising-effect = Zapłać od 1 do 4 żetonów nastroju lub kultury; każdy jest na koniec wart ½ PZ.
event-envoy = Poseł
event-envoy-effect = Zyskujesz 1 ideę i 1 żeton kultury, a wybrany przeciwnik 1 żeton kultury. Wierzchnia karta cudu leży odtąd odkryta na stole.
event-solar-eclipse = Zaćmienie Słońca
event-solar-eclipse-effect = Następna walka lądowa kończy się po 1. rundzie. Zwycięzca, a bez niego obrońca, otrzymuje 1 PZ.
event-trojan-horse = Koń trojański
event-trojan-horse-effect = Raz: atakujący bronione miasto może zapłacić 1 drewno i 1 żeton kultury. Obrońca nie zagrywa karty w 1. rundzie, a atakujący otrzymuje 1 PZ.
event-guillotine = Gilotyna
event-guillotine-effect = Twój przywódca ginie. Wystaw za darmo ostatniego nowego przywódcę albo weź 2 PZ; potem nie wprowadzasz już przywódców.
event-anarchy = Anarchia
event-anarchy-effect = Tracisz wszystkie technologie ustroju, a ich znaczniki leżą na karcie. Następne technologie ustroju biorą znaczniki stąd; każdy pozostały daje na koniec 1 PZ.
event-scientific-trade = Wymiana naukowa
event-scientific-trade-effect = Każdy zyskuje 1 ideę za każde swoje miasto z akademią lub obserwatorium. Dobierający zyskuje co najmniej 2.
event-flourishing-trade = Kwitnący handel
event-flourishing-trade-effect = Każdy zyskuje 1 złoto za każde swoje miasto z targiem lub portem, najwyżej 3. Dobierający zyskuje co najmniej 1.
event-era-of-stability = Era stabilności
event-era-of-stability-effect = Każdy zyskuje żeton nastroju lub kultury za każde swoje miasto ze świątynią lub obeliskiem, najwyżej 3. Dobierający zyskuje co najmniej 1.
event-reformation = Reformacja
event-reformation-effect = Wybrany gracz zamienia jedną twoją świątynię w twoich miastach na swoją. Jeśli nie masz żadnej, wybierz gracza, którego to spotka.
event-pandemics = Pandemia
event-pandemics-effect = Każdy traci tyle rzeczy, ile wynosi połowa liczby jego miast: jednostek, kart, surowców lub żetonów, do wyboru. Ochrona: Kanalizacja.
event-black-death = Czarna śmierć
event-black-death-effect = Każdy usuwa 1 jednostkę za każde pełne 4 (z Drogami, Nawigacją lub Szlakami handlowymi o 1 więcej) i otrzymuje za każdą 1 PZ.
event-famine-vermin = Głód: szkodniki
event-famine-vermin-effect = Każdy, kto ma Spichlerze, traci 1 żywność albo jedno z jego miast staje się wzburzone. Ochrona: Nawadnianie, Akwedukt, Mity.
event-famine-drought = Głód: susza
event-famine-drought-effect = Tracisz 1 żywność za każde swoje miasto na nieużytkach lub obok nich, najwyżej 3; jeśli nie możesz, jedno z nich staje się wzburzone. Ochrona: Nawadnianie, Akwedukt, Mity.
event-fire = Pożar
event-fire-effect = Pogarsza się nastrój twojego miasta w lesie i wszystkich miast w tym samym lesie. Jeśli nie masz takiego miasta, tracisz 1 drewno. Ochrona: Mity.
event-successful-year = Udany rok
event-successful-year-effect = Kto ma najmniej miast, zyskuje tyle żywności, ile wynosi różnica do gracza, który ma ich najwięcej. Przy równej liczbie każdy zyskuje 1.
event-great-architect = Wielki architekt
event-great-architect-effect = Przy budowie cudu możesz pominąć wymaganą technologię (nie Inżynierię), a cud kosztuje o 3 żetony kultury mniej.
event-great-athlete = Wielki atleta
event-great-athlete-effect = Darmowa technologia Kultury. Potem możesz wymienić dowolną liczbę żetonów kultury na żetony nastroju albo odwrotnie.
event-great-diplomat = Wielki dyplomata
event-great-diplomat-effect = Wybierasz gracza: atak jednego z was na drugiego kosztuje 2 żetony kultury i kończy układ.
event-great-seer = Wielki wieszcz
event-great-seer-effect = Dobierz tyle kart celów, ilu jest graczy, i przydziel każdemu jedną; weźmie ją, gdy będzie dobierał następny cel.

## Options

option-abandon = Porzuć { $unit-acc } na { $hex }
option-accept-trade = Przyjmij ofertę
option-activate-instead = Uznaj miasto { $city } za aktywowane
option-add-barbarian = Dodaj { $unit-acc }
option-advance = Opracuj: { $advance }
option-agriculture-economist = Ekonomistka rolna: opracuj technologię Rolnictwa
option-aim-at = Wybierz { $player-acc }
option-anger-by-pirates = Pogorsz nastrój miasta { $city }
option-appease = Mity: zapłać za ochronę nastroju { $city }
option-architect-building = Architekt: zbuduj { $building-acc } w { $city }
option-architect-wonder = Architekt: zbuduj w { $city } cud „{ $wonder }”
option-arena-cheer = Wydaj żeton za +1 do siły bojowej
option-arm-settler = Zamień osadnika na { $hex } w piechotę
option-art-influence = Sztuki piękne: próba wpływu kulturowego
option-art-of-war = Sztuka wojny: opracuj technologię Wojskowości
option-assign = Przydziel: { $player }, „{ $objective-card }”
option-attack = Zaatakuj { $hex }
option-avert-death = Uratuj { $unit-acc } na { $hex }
option-avert-mood = Ochroń nastrój miasta { $city }
option-barter = Odrzuć „{ $action-card }” za { $good-acc }
option-become-ship = Zamień { $unit-acc } w statek
option-become-ship-bound = Zamień { $unit-acc } w statek ({ $condition })
option-beloved = Połóż żeton kultury na mieście { $city }
option-blade-tusks = Zapłać 1 rudę za ostrza na kłach
option-boost-roll = Wzmocnij rzut za 1 żeton kultury
option-borrow = Używaj: { $advance }
option-borrow-later = Wybierz później
option-breach-die = Zapłać 2 drewna: forteca traci dodatkową kość
option-breach-walls = Zapłać 2 rudy: forteca nie anuluje trafienia
option-build = Zbuduj { $building-acc } w { $city }
    .short = Zbuduj { $building-acc }
option-build-for-person = Zbuduj { $building-acc } w { $city }
option-build-horse = Zbuduj konia trojańskiego
option-build-wonder = Zbuduj w { $city } cud „{ $wonder }”
    .short = Zbuduj cud „{ $wonder }”
option-buy-person = Kup kartę „{ $event-card }”
option-buy-sanitation = Akwedukt: opracuj Kanalizację
option-by-way-of = Idź przez { $hex }
option-call-back = Odwołaj { $unit-acc } z { $hex }
option-call-off = Zrezygnuj z wymiany
option-call-person = Użyj karty „{ $event-card }”
option-calm-province = Uszczęśliw miasto { $city } za 1 żeton kultury
option-cancel-hit = Anuluj 1 trafienie
option-cancel-with = Anuluj, odrzucając „{ $action-card }”
option-cancel-with-person = Anuluj, odrzucając „{ $event-card }”
option-cavalry-as-elephant = Użyj kości { $number } jak słoń bojowy
option-change-government = Zmień ustrój: { $group }
option-cheer = Popraw nastrój miasta { $city }
option-cheer-city = Popraw nastrój miasta { $city }
option-choose-city = Wybierz miasto { $city }
option-choose-leader = Wybierz: { $leader }
option-choose-player = Wybierz { $player-acc }
option-collect = Pozyskaj surowce w { $city }
    .short = Pozyskaj surowce
option-collect-freely = Wolny rynek: pozyskaj surowce w { $city }
    .short = Wolny rynek: pozyskaj surowce
option-complete = Zrealizuj cel „{ $objective }” ({ $objective-card })
option-constructor = Konstruktor: opracuj technologię Budownictwa
option-consult-calendar = Kalendarz: obejrzyj wydarzenie
option-convert-tokens = Wymień: { $good } ×{ $number }
option-cultural-influx = Spróbuj wpływu kulturowego
option-danegeld = Danegeld: zbierz podatki w { $city }
option-decline-ability = Nie korzystaj
option-decline-trade = Odrzuć ofertę
option-develop = Zbuduj { $building-acc } w { $city }
option-dido-dies = Poświęć Dydonę na { $hex }
option-dido-founds = Dydona: załóż miasto na { $hex }
option-dido-founds-by-ship = Dydona: załóż miasto na { $hex2 } statkiem { $player-gen } z { $hex }
option-disarm-infantry = Zamień piechotę na { $hex } w osadnika
option-discard-for-action = Odrzuć cel „{ $objective-card }” za akcję główną
option-dismiss-action-card = Odrzuć „{ $action-card }”
option-dismiss-objective = Odrzuć „{ $objective-card }”
option-draft-card = Pobór: dobierz kartę akcji zamiast piechoty
option-draw-discard = Weź odrzuconą kartę „{ $action-card }”
option-draw-from-deck = Dobierz z talii
option-draw-new-event = Dobierz nowe wydarzenie
option-draw-wonder = Dobierz kartę cudu z talii
option-elephant-die = Odłóż kość { $number }, anuluj trafienie
option-end-happiness = Zakończ poprawę nastroju
option-end-turn = Zakończ turę
option-enforce = Egzekutor: { $city } działa jak szczęśliwe
option-enough-ruins = Nie niszcz więcej
option-enough-ships = Reszta wsiada na statki
option-enough-tokens = Nie płać więcej
option-exhaust = Wyjałów { $hex }
option-explore = Zbadaj kafel, wchodząc na { $hex }
option-explore-beside = Zbadaj kafel przy { $hex }
option-explore-tile = Zbadaj kafel przy { $hex }
option-face = Zwróć port ku { $hex }
option-fight-allies = Walcz z piratami na { $hex }
option-fight-on = Walcz dalej
option-follow-strategy = Strateg: +2 do siły bojowej zamiast efektu karty
option-force-labor = Wprowadź pracę przymusową
option-found = Załóż miasto na { $hex }
option-found-by-ship = Załóż miasto na { $hex2 } statkiem { $player-gen } z { $hex }
option-found-far = Załóż miasto na { $hex } za 2 żywności
option-free-captive = Uwolnij jeńca: { $unit } ({ $player })
option-games-in = Igrzyska w { $city }: miasto { $mood }
option-give = Daj: { $good } ×{ $number }
option-give-action-card = Daj kartę „{ $action-card }”
option-give-food = Daj żywność: { $player }
option-give-no-more = Nie dawaj więcej
option-give-objective = Daj kartę celu „{ $objective-card }”
option-give-pirates = Oddaj { $good-acc }
option-give-raiders = Oddaj { $good-acc }
option-give-token = Zapłać { $good-acc }
option-give-up = Zrezygnuj z reszty akcji
sure-give-up = { $number ->
    [one] Masz jeszcze jedną akcję główną. Zakończyć turę bez niej?
    [few] Masz jeszcze { $number } akcje główne. Zakończyć turę bez nich?
   *[other] Masz jeszcze { $number } akcji głównych. Zakończyć turę bez nich?
}
sure-call-off = Odwołać wymianę? Wszystko, co zostało w niej ustalone, przepadnie.
option-give-up-influence = Przerwij próbę
option-give-wonder = Daj kartę cudu: { $wonder }
option-go = Idź na { $hex }
option-go-ashore = Zejdź na ląd na { $hex } i zamień statki
option-golden-age = Złoty wiek: opracuj „{ $advance }”
option-halt-barbarians = Zatrzymaj barbarzyńców na { $hex }
option-hanging-gardens = Darmowa akcja: zbuduj w { $city } cud „{ $wonder }”
option-harvest = Weź { $good-acc } z { $hex }
option-hire = Najmij barbarzyńców na { $hex }
option-hired-enough = Nie najmuj więcej
option-hold-games = Urządź igrzyska
option-hold-march = Zabroń ruchu
option-idol = Idol: zagraj „{ $action-card-civil }” ({ $action-card-tactics })
option-imperial-army = Armia cesarska: zamień osadników i piechotę
option-increase-happiness = Popraw nastrój miast
option-influence = Użyj wpływu kulturowego
option-influence-again = Rzuć jeszcze raz
option-influence-building = Zamień { $building-acc } na swój kolor
option-influence-city = Wpływaj na miasto { $city }
option-influence-from = { $number ->
    [0] Wpływaj z { $hex }
    [one] Wpływaj z { $hex } za 1 żeton kultury
    [few] Wpływaj z { $hex } za { $number } żetony kultury
   *[other] Wpływaj z { $hex } za { $number } żetonów kultury
}
option-influence-settlement = Połóż żeton kultury pod osadą
option-influence-unit = Wpływaj na { $unit-acc } { $player-gen } na { $hex }
option-japanese-buddhism = Buddyzm japoński: zamień { $building-acc } na swój kolor
option-join = Dołącz { $unit-acc }
option-join-ally = Dołącz { $unit-acc } piratów
option-join-bound = Dołącz { $unit-acc } ({ $condition })
option-join-city = Dołącz miasto { $city }
option-keep-government = Zostań przy ustroju
option-keep-neither = Nie bierz żadnej
option-keep-objective = Zatrzymaj „{ $objective-card }”
option-keep-ore = Zatrzymaj rudę
option-keep-settler = Zachowaj osadnika na { $hex } za 1 żywność
option-keep-tokens = Niczego nie wymieniaj
option-king-of-persia = Król Persji: aktywuj { $city } i weź żetony
option-launch = Wystaw statek na { $hex }
option-lay = Połóż { $tile } { $turn }
option-lead = Prowadź barbarzyńców z { $hex } na { $hex2 }
option-lead-tribes = Zapłać i kieruj barbarzyńcami
option-learn = Opracuj: { $advance }
option-leave-cards = Nie wymieniaj
option-legendary-explorer = Połóż żeton odkrywcy na kaflu pola { $hex }
option-let-card-work = Pozwól karcie zadziałać
option-let-march = Zgódź się na ruch
option-let-mood-drop = Pozwól pogorszyć nastrój { $city }
option-let-unit-die = Usuń { $unit-acc } z { $hex }
option-load = Zabierz na pokład { $unit-acc }
option-load-bound = Zabierz na pokład { $unit-acc } ({ $condition })
option-lose-action-card = Strać kartę „{ $action-card }”
option-lose-building = Zniszcz { $building-acc } w { $city }
option-lose-good = Strać { $good-acc }
option-lose-objective = Strać kartę celu „{ $objective-card }”
option-lose-person = Strać kartę „{ $event-card }”
option-lose-settlement = Zniszcz osadę { $city }
option-lose-unit = Strać { $unit-acc }
option-lose-wonder = Zniszcz w { $city } cud „{ $wonder }”
option-make-happy = Prawodawca: uszczęśliw { $city } za 1 żeton kultury
option-march = Idź drogą na { $hex }
option-march-and-attack = Zaatakuj drogą { $hex }
option-march-barbarians = Przesuń barbarzyńców z { $hex } na { $hex2 }
option-mass-sacrifice = Masowe ofiary: zbuduj { $building-acc } w { $city }
option-mass-sacrifice-wonder = Masowe ofiary: zbuduj w { $city } cud „{ $wonder }”
option-master = Mistrz: opracuj technologię Edukacji
option-move = Porusz jednostki z { $hex }
option-move-cube = Przenieś znacznik na: { $advance }
option-name-starter = { $player-starts }
option-nation = Prowadź { $civilization-acc }
option-navigate = Opłyń mapę na { $hex }
option-navigate-and-attack = Opłyń mapę i zaatakuj { $hex }
option-navigate-and-explore = Opłyń mapę i zbadaj kafel przy { $hex }
option-navigator = Żeglarz: rusz flotę z { $hex }
option-new-colonies = Nowe kolonie: wysadź jednostki z { $hex }
option-new-leader = Wystaw na { $hex }: { $leader }
option-no-advance = Nie opracowuj technologii
option-no-arena = Nie wydawaj żetonu
option-no-breach = Nie używaj machin
option-no-building = Nie buduj
option-no-card = Nie zagrywaj karty
option-no-cheer = Nie poprawiaj więcej
option-no-exploring = Nie badaj kafla
option-no-fanatic = Nie wystawiaj piechoty
option-no-founding = Nie zakładaj miasta
option-no-free-study = Nie dopłacaj
option-no-horse = Nie buduj konia
option-no-launch = Nie wystawiaj statku
option-no-leader = Weź 2 PZ zamiast przywódcy
option-no-more-routes = Nie używaj więcej szlaków
option-no-objective = Nie realizuj celu
option-no-person = Nie kupuj
option-no-razing = Niczego nie burz
option-no-refugees = Nie wystawiaj osadnika
option-no-settler = Nie wystawiaj osadnika
option-no-steel = Nie używaj stalowej broni
option-no-tile = Nie badaj kafla
option-no-unit = Nie wystawiaj jednostki
option-offer = Złóż ofertę
option-offer-openly = Złóż ofertę i pokaż karty
option-pay = Zapłać: { $bundle }
option-place-card = Zagraj „{ $action-card-tactics }” ({ $action-card-civil })
option-place-militia = Wystaw piechotę w { $city }
option-place-no-card = Nie zagrywaj karty
option-place-pirate = Postaw piratów na { $hex }
option-place-settler = Wystaw osadnika w { $city }
option-place-unit = Wystaw { $unit-acc } na { $hex }
option-play-as-action = Akcja główna: zagraj „{ $action-card-civil }” ({ $action-card-tactics })
option-play-ball = Zapłać 1 żeton nastroju za większe miasto
option-play-card = Zagraj „{ $action-card-civil }” ({ $action-card-tactics })
option-play-person = Akcja główna: użyj karty „{ $event-card }”
option-princeps = Princeps: aktywuj { $city } i dobierz karty
option-proclaim-liberties = Swobody obywatelskie: weź 3 żetony nastroju
option-proconsul = Wystaw piechotę w { $city } za 1 złoto
option-protect = Anuluj trafienie za 1 żeton kultury
option-put-to-sea = Wypłyń na { $hex } i zamień jednostki w statki
option-qins-wall = Darmowa akcja: zbuduj w { $city } cud „{ $wonder }”
option-raise-fanatic = Wystaw piechotę w { $city }
option-raise-rune-stone = Postaw kamień runiczny
option-raise-taxes = Zbierz podatki
option-raze = Zburz miasto { $city }
option-reconstruct = Zamień { $building-acc } na { $building2-acc }
option-recruit = Rekrutuj { $unit-acc } ({ $bundle })
option-recruit-in = Rekrutuj w { $city }
    .short = Rekrutuj
option-reinforce = Wzmocnij barbarzyńców w { $city }
option-remove-unit = Usuń { $unit-acc } z { $hex }
option-replace-barbarian = Wystaw { $unit-acc } zamiast barbarzyńców
option-resolve-event = Rozpatrz wydarzenie
option-retreat = Wycofaj się
option-return-action-card = Oddaj „{ $action-card }”
option-return-objective = Oddaj „{ $objective-card }”
option-return-wonder = Oddaj kartę cudu: { $wonder }
option-rule-absolutely = Władza absolutna: weź dodatkową akcję główną
option-sacrifice-captive = Złóż ofiarę z jeńca i dobierz inne
option-sacrifice-unit = Usuń zamiast tego jednostkę wojskową
option-sail = Płyń na { $hex }
option-sail-and-explore = Zbadaj z morza kafel przy { $hex }
option-send-immortals = { $number ->
    [0] Nie płać za Nieśmiertelnych
    [one] Zapłać 1 żeton kultury za +1 do siły bojowej
    [few] Zapłać { $number } żetony kultury za +{ $number } do siły bojowej
   *[other] Zapłać { $number } żetonów kultury za +{ $number } do siły bojowej
}
option-settle-ashore = Wysadź { $unit-acc }
option-settle-barbarians = Osiedl barbarzyńców na { $hex }
option-settle-refugees = Wystaw osadnika w { $city }
option-shogunate-card = Szogunat: zagraj „{ $action-card-civil }” ({ $action-card-tactics })
option-shogunate-person = Szogunat: użyj karty „{ $event-card }”
option-siege-pay = Zapłać 2 żywności
option-siege-refuse = Nie płać, walcz bez symboli
option-sink-event = Kalendarz: wydarzenie na spód za 1 żeton kultury
option-smelt = Weź złoto zamiast rudy
option-spare-allies = Nie walcz z piratami
option-spend = Zapłać: { $good } ×{ $number }
option-spread-fear = Szerz strach: { $unit } z { $hex } na { $hex2 }
option-stage-play = Teatr: wymień żeton na { $good-acc }
option-statesman = Mąż stanu: popraw nastrój { $city }
option-stop-collecting = Zakończ pozyskiwanie
option-stop-moving = Zakończ ruch
option-stop-recruiting = Zakończ rekrutację
option-study-freely = Dopłać 1 ideę za żeton nastroju
option-suffer-revolution = Poddaj się rewolucji
option-symbol-only = Rozpatrz tylko symbol
option-take = Weź { $good-acc }
option-take-action-card = Weź „{ $action-card }”
option-take-back = Odzyskaj „{ $action-card }”
option-take-captive = Weź do niewoli: { $unit }
option-take-discarded-event = Weź odrzucone wydarzenie „{ $event-card }”
option-take-face-up-wonder = Weź odkrytą kartę cudu: { $wonder }
option-take-ideas = Weź 2 idee
option-take-objective = Weź „{ $objective-card }”
option-take-over-settlement = Przejmij osadę
option-take-wonder = Weź kartę cudu: { $wonder }
option-take-yield = Weź: { $bundle }
option-terror = Postrach: wyprzyj { $unit-acc } na { $hex }
option-trade = Zaproponuj wymianę { $player-trade }
option-tribal-allies = Sojusz plemion: sprowadź barbarzyńców
option-tributes = Daniny: pozyskaj surowce w { $city }
option-turn-into = Zamień w { $unit-acc }
option-turn-to-gold = Wymień { $good-acc } na złoto
option-unknown-leader = Wystaw losowego przywódcę na { $hex }
option-use-all-routes = Użyj wszystkich szlaków
option-use-library = Wielka Biblioteka: wybierz technologię
option-use-route = Użyj szlaku: { $trader } na { $hex } i miasto { $city }
option-use-steel = Użyj stalowej broni
option-vote-happiness = Wybory: popraw nastrój miast
option-want = Chcę: { $good } ×{ $number }
option-want-card = Chcę: { $item }
option-way-of-the-sword = Zapłać 1 rudę za drogę miecza
option-whole-event = Rozpatrz całą kartę
option-withdraw = Przejdź na { $hex }
option-withdraw-pirate = Zabierz piratów z { $hex }

## Prompts

prompt-abandon = Na statkach na { $hex } brakuje miejsca: kogo porzucasz?
prompt-ability = Czy korzystasz ze zdolności przywódcy?
prompt-action = { $number ->
    [0] Nie masz już akcji głównych. Co jeszcze robisz?
    [one] Wybierz akcję: została 1 akcja główna.
    [few] Wybierz akcję: zostały { $number } akcje główne.
   *[other] Wybierz akcję: zostało { $number } akcji głównych.
}
prompt-aim-card = Przeciw komu zagrywasz kartę?
prompt-announce-event = Czy rozpatrzysz całe wydarzenie, czy tylko symbol?
prompt-arena = Wielka Arena: czy wydajesz żeton za +1 do siły bojowej?
prompt-aztec-gold = Złoto Azteków: co wymieniasz na złoto?
prompt-ballcourts = Czy płacisz, aby miasto { $city } (wielkość { $number }) liczyło się jako o 1 większe?
prompt-barbarian-arrival = Gdzie osiedlają się barbarzyńcy?
prompt-barbarian-city = Które miasto barbarzyńców dostaje jednostkę?
prompt-barbarian-leave = Czy barbarzyńcy mogą ruszyć z { $hex } na { $hex2 }?
prompt-barbarian-march = Którą grupę barbarzyńców przesuwasz i dokąd?
prompt-barbarian-replacement = Która twoja jednostka zastępuje barbarzyńców w { $city }?
prompt-barbarian-unit = Jaka jednostka barbarzyńców przybywa do { $city }?
prompt-bladed-tusks = Walka na { $hex }: czy płacisz za ostrza na kłach?
prompt-bought-advance = Którą technologię opracowujesz?
prompt-buy-person = Czy kupujesz kartę „{ $event-card }”?
prompt-by-way-of = Którędy na { $hex }?
prompt-call-back = Skąd odwołujesz { $unit-acc }?
prompt-cancel-card = { $player } zagrywa kartę. Czy ją anulujesz?
prompt-cancel-hit = { $number ->
    [one] Walka na { $hex }: grozi ci 1 trafienie. Czy je anulujesz?
    [few] Walka na { $hex }: grożą ci { $number } trafienia. Czy anulujesz jedno?
   *[other] Walka na { $hex }: grozi ci { $number } trafień. Czy anulujesz jedno?
}
prompt-captive = Kogo z pokonanych na { $hex } bierzesz do niewoli?
prompt-cargo-loss = Na statkach na { $hex } brakuje miejsca (nadmiar: { $number }). Kogo tracisz?
prompt-city-development = Który budynek budujesz za darmo?
prompt-city-states = Które miasto ma się liczyć jako aktywowane zamiast { $city }?
prompt-combat-card = Walka na { $hex }, runda { $number }: czy zagrywasz kartę?
prompt-combat-loss = Walka na { $hex }: którą jednostkę tracisz? Do usunięcia: { $number }.
prompt-cultural-influx = Czy próbujesz wpływu kulturowego z { $city }?
prompt-draw-action-card = Skąd bierzesz kartę akcji?
prompt-earthquake = { $number ->
    [one] Co niszczy trzęsienie ziemi? Najwyżej 1 obiekt.
    [few] Co niszczy trzęsienie ziemi? Najwyżej { $number } obiekty.
   *[other] Co niszczy trzęsienie ziemi? Najwyżej { $number } obiektów.
}
prompt-elephant-die = Walka na { $hex }: którą kość odkłada słoń bojowy?
prompt-event-avert = Wydarzenie usuwa { $unit-acc } na { $hex }. Czy temu zapobiegasz?
prompt-event-city = Którego miasta dotyczy wydarzenie?
prompt-event-mood = Wydarzenie pogarsza nastrój miasta { $city }. Czy temu zapobiegasz?
prompt-event-player = Którego gracza dotyczy wydarzenie?
prompt-event-unit = Którą jednostkę usuwasz? Do usunięcia: { $number }.
prompt-exhaust-land = Które pole zostaje wyjałowione?
prompt-explorer-settler = Odkrywca: gdzie wystawiasz osadnika?
prompt-explorer-tile = Odkrywca: który kafel badasz?
prompt-fanatic = Fanatyzm: gdzie wystawiasz piechotę?
prompt-free-advance = Wybierz darmową technologię.
prompt-free-captive = Którego jeńca uwalniasz? Do uwolnienia: { $number }.
prompt-free-education = { $advance }: czy dopłacasz 1 ideę za żeton nastroju?
prompt-gain = Co bierzesz?
prompt-games = W którym mieście urządzasz igrzyska?
prompt-give-food = Komu dajesz żywność? Do rozdania: { $number }.
prompt-government = Czy zmieniasz ustrój?
prompt-government-cube = Gdzie przenosisz znacznik? Nowy ustrój: { $group }.
prompt-great-athlete = Wielki atleta: które żetony wymieniasz?
prompt-great-explorer = Wielki odkrywca: który kafel badasz?
prompt-great-explorer-city = Wielki odkrywca: gdzie zakładasz miasto za 2 żywności?
prompt-great-seer = Komu przydzielasz którą kartę celu?
prompt-guillotine = Nowy przywódca czy 2 punkty zwycięstwa?
prompt-halt-barbarians = Których barbarzyńców zatrzymujesz za 1 żywność?
prompt-happiness = W którym mieście poprawiasz nastrój?
prompt-harvest = { $number ->
    [one] Co pozyskujesz w { $city }? Możesz wziąć jeszcze 1.
   *[other] Co pozyskujesz w { $city }? Możesz wziąć jeszcze { $number }.
}
prompt-hero-general = Bohaterski generał: w którym mieście poprawiasz nastrój?
prompt-horse-master = Walka na { $hex }: czy kawaleria działa jak słoń bojowy?
prompt-human-sacrifice = Wydarzenie „{ $event-card }”: rozpatrujesz je czy składasz ofiarę?
prompt-hunnic-tribes = Czy płacisz, aby kierować barbarzyńcami?
prompt-immortals = Walka na { $hex }, runda { $number }: ile płacisz za Nieśmiertelnych?
prompt-imperial-army = Które jednostki zamieniasz?
prompt-influence-boost = Wynik { $number }, do sukcesu potrzeba 5. Co robisz?
prompt-influence-result = Wpływ na { $city } się udał. Co zamieniasz?
prompt-influence-source = Z którego pola wpływasz na { $hex }?
prompt-influence-target = Na co próbujesz wpłynąć kulturowo?
prompt-instant-objective = Czy realizujesz cel?
prompt-land-units = Gdzie wysadzasz jednostki z { $hex }?
prompt-leader = Którego przywódcę rekrutujesz?
prompt-learn = Którą technologię opracowujesz?
prompt-library = Wielka Biblioteka: której technologii używasz w tej turze?
prompt-lighthouse = Wielka Latarnia: gdzie wystawiasz statek?
prompt-mausoleum = Nowe wydarzenie czy odrzucone „{ $event-card }”?
prompt-mercenaries-hire = Których barbarzyńców najmujesz?
prompt-mercenaries-lead = Dokąd prowadzisz najemników?
prompt-mercenaries-payment = Czym płacisz barbarzyńcom na { $hex }?
prompt-metallurgy = { $city }: czy bierzesz 1 złoto zamiast 1 rudy?
prompt-militia = Milicja: gdzie wystawiasz piechotę?
prompt-move-from = Skąd rusza następna grupa?
prompt-move-group = Kto rusza z { $hex } i dokąd?
prompt-nation = Którą cywilizację poprowadzisz?
prompt-new-plans = Nowe plany: którą kartę celu zatrzymujesz?
prompt-new-plans-give-up = Którą kartę oddajesz w zamian za „{ $objective-card }”?
prompt-orientation = Jak kładziesz { $tile } przy { $hex }?
prompt-pandemics = Co tracisz przez pandemię? Pozostało: { $number }.
prompt-payment = Jak płacisz? Koszt: { $bundle }.
prompt-person-building = Czy budujesz za zwykły koszt?
prompt-place-pirate = Gdzie pojawia się statek piratów?
prompt-place-unit = Gdzie wystawiasz { $unit-acc }?
prompt-play-reaction = Zdobywasz miasto { $player-gen }. Czy zagrywasz kartę?
prompt-port-facing = Ku któremu polu morza zwrócony jest port w { $city }?
prompt-princeps-discard = Którą kartę odrzucasz?
prompt-proconsul = Czy wystawiasz piechotę w { $city } za 1 złoto?
prompt-protector = Walka na { $hex }: czy anulujesz trafienie za 1 żeton kultury?
prompt-province = Czy uszczęśliwiasz { $city } za 1 żeton kultury?
prompt-raided = Co tracisz w najeździe piratów?
prompt-raiding = { $player } łupi twoje miasto. Co tracisz?
prompt-razing = Czy burzysz miasto wielkości 1?
prompt-reconstruction = Który budynek w { $city } zamieniasz i na jaki?
prompt-recruit = Kogo rekrutujesz w { $city }? Wolne miejsca: { $number }.
prompt-recruit-allies = Czy walczysz z piratami na { $hex }?
prompt-refugees = Miasto { $city } jest stracone. Gdzie wystawiasz osadnika?
prompt-retreat = Walka na { $hex } po rundzie { $number }: walczysz czy się wycofujesz?
prompt-revolution = { $number ->
    [1] Rewolucja: tracisz akcję główną czy jednostkę wojskową?
   *[other] Rewolucja: zmieniasz ustrój czy tracisz jednostkę wojskową?
}
prompt-rune-stone = Czy stawiasz kamień runiczny?
prompt-sail-onto-tile = Na które pole nowego kafla płyniesz?
prompt-settle-ashore = Kto schodzi na ląd na { $hex }?
prompt-ship-turns-into = W co zmienia się statek na { $hex }?
prompt-siege = Oblężenie { $hex }: czy płacisz 2 żywności?
prompt-siegecraft = Atak na { $hex }: czy używasz machin oblężniczych?
prompt-spy-return = Którą kartę oddajesz w zamian? Dostaje ją { $player }.
prompt-spy-take = Widzisz karty { $player-gen }. Którą bierzesz?
prompt-starter = Kto będzie pierwszym graczem w następnej erze?
prompt-status-objectives = Które cele realizujesz?
prompt-steel-weapons = Walka na { $hex }: czy używasz stalowej broni?
prompt-strategist = Walka na { $hex }, runda { $number }: +2 zamiast efektu karty?
prompt-take-back-card = Po walce na { $hex }: którą kartę odzyskujesz za 1 żeton kultury?
prompt-terror = Walka na { $hex }: kogo i dokąd wypierasz za 2 żetony nastroju?
prompt-trade-answer = { $player } daje: { $deal }. Chce: { $deal2 }. Czy się zgadzasz?
prompt-trade-give = Wymiana z { $player-ins }: co dajesz? Dotąd: { $deal }.
prompt-trade-hand-over = Którą kartę dostaje { $player }?
prompt-trade-route = Którego szlaku handlowego używasz?
prompt-trade-want = Za to, co dajesz ({ $deal }), co daje { $player }? Dotąd: { $deal2 }.
prompt-trade-yield = Co daje szlak do { $city }?
prompt-tribute-captive = Danina z { $hex }: czy bierzesz jeńca zamiast surowca?
prompt-trojan-horse = Atak na { $hex }: czy budujesz konia trojańskiego?
prompt-uprising = { $number ->
    [one] Który żeton płacisz? Najwyżej jeszcze 1.
   *[other] Który żeton płacisz? Najwyżej jeszcze { $number }.
}
prompt-way-of-the-sword = Walka na { $hex }: czy płacisz 1 rudę za +2?
prompt-which-become-ships = Kto zmienia się w statek na { $hex }?
prompt-withdraw = Taktyczny odwrót: dokąd schodzą jednostki z { $hex }?
prompt-withdraw-pirate = Który statek piratów znika, aby stanąć gdzie indziej?
prompt-wonder-draw = Którą kartę cudu bierzesz?

## The log

log-action-lost = { $player } traci 1 akcję główną.
log-activated = { $player } aktywuje miasto { $city }.
log-aims-card = { $player } wybiera cel karty „{ $action-card-civil }”: { $player2 }.
log-arms-settler = { $player } zamienia osadnika na { $hex } w piechotę.
log-automatic-victory = { $player } odpiera barbarzyńców spod { $hex } dzięki Wielkiemu Murowi.
log-barbarians-grow = Do miasta barbarzyńców { $city } przybywa { $unit }.
log-barbarians-held = { $player } nie pozwala ruszyć barbarzyńcom z { $hex }.
log-barbarians-march = Barbarzyńcy ruszają z { $hex } na { $hex2 }.
log-barbarians-settle = Barbarzyńcy osiedlają się na { $hex }.
log-beloved-token = { $player } kładzie żeton kultury na mieście { $city }; leży ich tam { $number }.
log-blades-tusks = { $player } zakłada słoniom bojowym ostrza na kły.
log-boosts-influence = { $player } wzmacnia wpływ do { $number }.
log-borrows = { $player } używa do końca tury technologii „{ $advance }”.
log-building-destroyed = W { $city } ulega zniszczeniu { $building }.
log-builds-wonder = { $player } buduje w { $city } cud „{ $wonder }”.
log-built = { $player } buduje { $building-acc } w { $city }.
log-calls-back = { $player } odwołuje { $unit-acc } z { $hex }.
log-captures-unit = { $player } bierze do niewoli jednostkę { $player2-gen }: { $unit }.
log-card-cancelled = { $player } anuluje kartę, którą zagrywa { $player2 }.
log-changes-government = { $player } zmienia ustrój: { $group }.
log-cheers-on = { $player } wydaje żeton na Wielkiej Arenie za +1 do siły bojowej.
log-city-destroyed = Miasto { $city } ulega zniszczeniu.
log-collects = { $player } pozyskuje surowce w { $city }.
log-combat = { $player-num ->
    [many] { $player } atakują { $player2-acc } na { $hex }.
   *[one] { $player } atakuje { $player2-acc } na { $hex }.
}
log-combat-rolls = { $player-num ->
    [many] { $player } rzucają: { $dice }.
   *[one] { $player } rzuca: { $dice }.
}
log-combat-round = Zaczyna się { $number }. runda walki.
log-combat-value = { $player-num ->
    [many] { $player } mają siłę bojową { $number }.
   *[one] { $player } ma siłę bojową { $number }.
}
log-combat-won = { $player-num ->
    [many] { $player } wygrywają walkę na { $hex }.
   *[one] { $player } wygrywa walkę na { $hex }.
}
log-completes = { $player } realizuje cel „{ $objective }”.
log-conquered = { $player-num ->
    [many] { $player } zdobywają miasto { $city } należące do { $player2-gen }.
   *[one] { $player } zdobywa miasto { $city } należące do { $player2-gen }.
}
log-consults-calendar = { $player } zagląda do Kalendarza i ogląda następne wydarzenie.
log-converts-unit = { $player } przeciąga na swoją stronę jednostkę na { $hex }: { $unit }.
log-declines-trade = { $player } odrzuca ofertę.
log-diplomat-pact = { $player } zawiera układ z { $player2-ins }.
log-disarms-infantry = { $player } zamienia piechotę na { $hex } w osadnika.
log-discards-action-card = { $player } odrzuca kartę „{ $action-card }”.
log-discards-for-action = { $player } odrzuca kartę celu za dodatkową akcję główną.
log-discards-objective = { $player } odrzuca kartę celu „{ $objective-card }”.
log-discards-person = { $player } odrzuca kartę „{ $event-card }”.
log-draws-action-card = { $player } dobiera kartę akcji.
log-draws-objective = { $player } dobiera kartę celu.
log-draws-sword = { $player } wkracza na drogę miecza: +2 do siły bojowej.
log-draws-wonder = { $player } dobiera kartę cudu.
log-drew-action-card = Twoja nowa karta akcji to „{ $action-card }”.
log-drew-objective = Twoja nowa karta celu to „{ $objective-card }”.
log-drew-wonder = Twoja nowa karta cudu to „{ $wonder }”.
log-druids-influence = { $player } kładzie żeton kultury pod osadą barbarzyńców { $city }.
log-enforces = { $player } zmusza miasto { $city } do posłuszeństwa: działa jak szczęśliwe.
log-event-drawn = { $player } dobiera wydarzenie „{ $event-card }”.
log-event-replaced = { $player } odrzuca wydarzenie „{ $event-card }” bez efektu i dobiera inne.
log-event-scored = { $player } otrzymuje punkty za wydarzenie „{ $event }”.
log-event-scores = { $number ->
    [1] { $player } otrzymuje ½ punktu zwycięstwa.
    [2] { $player } otrzymuje 1 punkt zwycięstwa.
    [3] { $player } otrzymuje 1½ punktu zwycięstwa.
    [4] { $player } otrzymuje 2 punkty zwycięstwa.
    [6] { $player } otrzymuje 3 punkty zwycięstwa.
    [8] { $player } otrzymuje 4 punkty zwycięstwa.
    [few] { $player } otrzymuje { $number } połówki punktu zwycięstwa.
   *[other] { $player } otrzymuje { $number } połówek punktu zwycięstwa.
}
log-event-seen = Następne wydarzenie to „{ $event-card }”.
log-event-sunk = { $player } odkłada wydarzenie na spód talii.
log-explorer-token = { $player } kładzie żeton odkrywcy na kaflu pola { $hex }.
log-explores = { $player } bada { $tile } przy { $hex }.
log-fails-influence = { $player } nie osiąga wpływu na { $hex }.
log-fanatic-rises = { $player } wystawia fanatyczną piechotę w { $city }.
log-for-that-trade = W zamian { $player } chce od { $player2-gen }: { $deal }.
log-forces-labor = { $player } wprowadza pracę przymusową.
log-founded = { $player } zakłada miasto { $city }.
log-founds-by-ship = { $player } poświęca statek, aby założyć miasto { $city }.
log-gains = { $player } zyskuje: { $bundle }.
log-gains-action = { $player } zyskuje dodatkową akcję główną.
log-gains-advance = { $player } opracowuje technologię: { $advance }.
log-gains-special = { $player } zyskuje technologię cywilizacji: { $special }.
log-gains-unit = { $player } wystawia { $unit-acc } na { $hex }.
log-gives-up = { $player } kończy turę, rezygnując z { $number ->
    [one] 1 akcji głównej.
   *[other] { $number } akcji głównych.
}
log-got-action-card = { $player2 } dostaje od { $player-gen } kartę „{ $action-card }”.
log-got-objective = { $player2 } dostaje od { $player-gen } kartę celu „{ $objective-card }”.
log-got-wonder = { $player2 } dostaje od { $player-gen } kartę cudu „{ $wonder }”.
log-halts-barbarians = { $player } zatrzymuje barbarzyńców na { $hex }.
log-hands-over = { $player } daje { $player2-dat }: { $deal }.
log-hands-wonder = { $player } oddaje { $player2-dat } kartę cudu „{ $wonder }”.
log-hires = { $player } najmuje barbarzyńców na { $hex }.
log-hits = { $player-num ->
    [many] { $number ->
        [0] { $player } unikają trafień.
        [one] { $player } otrzymują 1 trafienie.
        [few] { $player } otrzymują { $number } trafienia.
       *[other] { $player } otrzymują { $number } trafień.
    }
   *[one] { $number ->
        [0] { $player } unika trafień.
        [one] { $player } otrzymuje 1 trafienie.
        [few] { $player } otrzymuje { $number } trafienia.
       *[other] { $player } otrzymuje { $number } trafień.
    }
}
log-immortals-fight = { $player } posyła Nieśmiertelnych: +{ $number } do siły bojowej.
log-influences = { $player } zamienia { $building-acc } w { $city } na swój kolor.
log-keeps-settler = { $player } zachowuje osadnika na { $hex }.
log-land-exhausted = Pole { $hex } zostaje wyjałowione.
log-launches = { $player } wystawia statek na { $hex }.
log-lays-wonder = Na stole leży odkryta karta cudu „{ $wonder }”.
log-leader-comes = { $player } wprowadza przywódcę na { $hex }: { $leader }.
log-leader-defeated = { $player2 } pokonuje przywódcę { $player-gen }: { $leader }.
log-leader-dies = { $player } traci przywódcę: ginie { $leader }.
log-leader-goes = { $player } żegna przywódcę: odchodzi { $leader }.
log-leader-rolls-again = { $player-num ->
    [many] { $player } powtarzają rzut przywódcy: { $face }.
   *[one] { $player } powtarza rzut przywódcy: { $face }.
}
log-leads = { $player-person } prowadzi { $civilization-acc }.
log-leads-tribes = { $player } kieruje ruchem barbarzyńców.
log-loses = { $player } traci: { $bundle }.
log-loses-action = { $player } będzie mieć w następnej turze o 1 akcję główną mniej.
log-loses-advance = { $player } traci technologię: { $advance }.
log-loses-special = { $player } traci technologię cywilizacji: { $special }.
log-loss-averted = { $player } chroni { $hex } przed skutkami wydarzenia.
log-militia-placed = { $player } wystawia piechotę w { $city }.
log-mood-changed = Miasto { $city } jest teraz { $mood }.
log-moves = { $player } wysyła na { $hex }: { $troop }.
log-moves-city = { $player } przenosi miasto z { $hex } na { $hex2 }.
log-moves-cube = { $player } przenosi znacznik na technologię „{ $advance }”.
log-myths-help = { $player } chroni nastrój miasta { $city } dzięki Mitom.
log-names-starter = { $player } wskazuje pierwszego gracza: { $player2 }.
log-no-winner = Walka na { $hex } kończy się bez zwycięzcy.
log-objective-assigned = { $player } ma już przydzieloną następną kartę celu.
log-objective-assigned-card = { $player } dostanie kartę celu „{ $objective-card }”.
log-offers-trade = { $player } oferuje { $player2-dat }: { $deal }.
log-pays = { $player } płaci: { $bundle }.
log-person-bought = { $player } kupuje kartę „{ $event-card }”.
log-person-leaves = { $player } odkłada kartę „{ $event-card }”.
log-person-played = { $player } korzysta z karty „{ $event-card }”.
log-person-unsold = Nikt nie kupuje karty „{ $event-card }”.
log-pirates-anger = Piraci pogarszają nastrój miasta { $city } ({ $player }).
log-pirates-come = Piraci pojawiają się na { $hex }.
log-pirates-leave = Piraci znikają z { $hex }.
log-placed-card = { $player } wykłada zakrytą kartę.
log-placed-no-card = { $player } nie wykłada karty.
log-placed-this-card = Twoja zakryta karta to „{ $action-card-tactics }”.
log-plays-ball = { $player } gra w piłkę: { $city } liczy się jako o 1 większe.
log-plays-card = { $player } zagrywa kartę „{ $action-card-civil }”.
log-protects = { $player } anuluje trafienie dzięki Opiekunowi.
log-raises-rune-stone = { $player } stawia kamień runiczny.
log-razed = Miasto { $city } zostaje zburzone.
log-reconstructs = W { $city } powstaje { $building2 }, a znika { $building }.
log-recruits = { $player } rekrutuje { $unit-acc } na { $hex }.
log-refugees-settle = { $player } wystawia osadnika w { $city } za stracone miasto.
log-retreated = { $player-num ->
    [many] { $player } wycofują się z { $hex } na { $hex2 }.
   *[one] { $player } wycofuje się z { $hex } na { $hex2 }.
}
log-revealed = { $player } odkrywa kartę „{ $tactics }”.
log-rolls-influence = { $player } rzuca { $number }; wynik wpływu to { $number2 }.
log-rules-absolutely = { $player } korzysta z Władzy absolutnej: ma dodatkową akcję główną.
log-sacrifices = { $player } składa ofiarę z jeńca, aby uniknąć wydarzenia „{ $event-card }”.
log-sacrifices-herself = { $player }: Dydona poświęca się na { $hex }.
log-saw-objective = Oglądasz kartę celu „{ $objective-card }”.
log-scores = { $number2 ->
    [0] { $player }: razem { $number } PZ.
   *[other] { $player }: razem { $number }½ PZ.
}
log-scouted = { $player } przechwytuje kartę „{ $action-card }” dzięki zwiadowcy.
log-sees-action-card = { $player } ma na ręce „{ $action-card }”.
log-sees-objective = { $player } ma na ręce kartę celu „{ $objective-card }”.
log-sees-wonder = { $player } ma na ręce kartę cudu „{ $wonder }”.
log-settler-placed = { $player } wystawia osadnika w { $city }.
log-shows-action-card = { $player } pokazuje kartę „{ $action-card }”.
log-shows-objective = { $player } pokazuje kartę celu „{ $objective-card }”.
log-shows-wonder = { $player } pokazuje kartę cudu „{ $wonder }”.
log-spreads-fear = { $player } szerzy strach: jednostka ucieka z { $hex } na { $hex2 }.
log-spy-swaps = { $player } wymienia kartę z { $player2-ins }.
log-spy-swaps-action-cards = { $player } bierze „{ $action-card }” i oddaje „{ $action-card2 }”.
log-spy-swaps-objectives = { $player } bierze cel „{ $objective-card }” i oddaje „{ $objective-card2 }”.
log-spy-swaps-wonders = { $player } bierze kartę cudu „{ $wonder }” i oddaje „{ $wonder2 }”.
log-stands-in = { $player }: miasto { $city } liczy się jako aktywowane zamiast { $city2 }.
log-starts = { $player } jest pierwszym graczem.
log-status-phase = Zaczyna się faza statusu ery { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }.
log-strategy = { $player } rezygnuje z efektu karty: +2 do siły bojowej.
log-sudden-roll = Rzut na nagły koniec daje { $number }.
log-swaps-objective = { $player } wymienia kartę celu.
log-tactics-roll = { $player-num ->
    [many] { $player } rzucają za kartę „{ $tactics }”: { $dice }.
   *[one] { $player } rzuca za kartę „{ $tactics }”: { $dice }.
}
log-takes-back = { $player } odzyskuje kartę „{ $action-card }”.
log-takes-discarded-action-card = { $player } bierze odrzuconą kartę „{ $action-card }”.
log-takes-discarded-event = { $player } bierze odrzucone wydarzenie „{ $event-card }”.
log-takes-over = { $player } przejmuje miasto barbarzyńców { $city }.
log-takes-wonder = { $player } bierze kartę cudu „{ $wonder }”.
log-temple-reformed = { $player } zamienia świątynię w { $city } na swoją.
log-terrifies = { $player } wypiera z walki na { $hex }: { $unit }.
log-toll-paid = { $player } płaci za atak na miasto { $city }: { $number ->
    [one] 1 żeton kultury.
    [few] { $number } żetony kultury.
   *[other] { $number } żetonów kultury.
}
log-trades = { $player } handluje: szlak z { $hex } do miasta { $city }.
log-tries-influence = { $player } próbuje wpłynąć z { $hex } na { $hex2 }.
log-truce = { $player } zawiera rozejm z { $player2-ins }.
log-turn-begins = { $player } zaczyna turę: era { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }, runda { $number2 }.
log-unit-falls = { $player-num ->
    [many] { $player } tracą na { $hex }: { $unit }.
   *[one] { $player } traci na { $hex }: { $unit }.
}
log-walks-in = { $player-num ->
    [many] { $player } wkraczają na { $hex } bez walki.
   *[one] { $player } wkracza na { $hex } bez walki.
}
log-wins = { $player } wygrywa partię.
log-withdrew = { $player-num ->
    [many] { $player } cofają się z { $hex } na { $hex2 }.
   *[one] { $player } cofa się z { $hex } na { $hex2 }.
}
log-wonder-buried = Cud „{ $wonder }” ulega zniszczeniu.
