### Pax Renaissance: every word that the rules say, in Polish.

# Names carry the cases that sentences need. `.loc` and `.to` bring their preposition along
# (w Londynie, na Cypr). A card's `.which` follows the word "karta": a title in quotation marks, or
# an empire in the genitive; its `.short` names the card that acts. A piece's `.border` is what it
# is called on a border (a rook there is a pirate, a cube a concession), its `.card` what it is when
# repressed on an empire card (a cube there is a serf).

## The game

game-title = Pax Renaissance
game-summary = Banki renesansu pieniędzmi, intrygą i wojną zmieniają mapę Europy. Kupuj karty z dwóch rynków, osadzaj królów na tronach, twórz republiki i ogłoś jedno z czterech zwycięstw przed innymi.
setting-astrology = Astrologia
setting-astrology-help = Talie leżą odkryte: wszyscy widzą wierzchnią kartę każdej z nich.
setting-bankruptcy = Wariant bankructwa
setting-bankruptcy-help = Kto rozpoczyna targi, nie dostaje pierwszego florena, a gracz bez florenów, kart i koncesji odpada z gry.
setting-open-hands = Odkryte ręce
setting-open-hands-help = Wszyscy widzą karty na rękach. Kupiono je odkryte, więc nie są tajemnicą.

## Banks

bank-fugger = Fugger
bank-medici = Medici
bank-coeur = Coeur
bank-marchionni = Marchionni

## Empires

empire-england = Anglia
    .gen = Anglii
    .dat = Anglii
    .acc = Anglię
    .loc = w Anglii
empire-france = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .loc = we Francji
empire-holy-roman-empire = Święte Cesarstwo Rzymskie
    .gen = Świętego Cesarstwa Rzymskiego
    .dat = Świętemu Cesarstwu Rzymskiemu
    .acc = Święte Cesarstwo Rzymskie
    .loc = w Świętym Cesarstwie Rzymskim
empire-hungary = Węgry
    .gen = Węgier
    .dat = Węgrom
    .acc = Węgry
    .loc = na Węgrzech
empire-byzantium = Bizancjum
    .gen = Bizancjum
    .dat = Bizancjum
    .acc = Bizancjum
    .loc = w Bizancjum
empire-portugal = Portugalia
    .gen = Portugalii
    .dat = Portugalii
    .acc = Portugalię
    .loc = w Portugalii
empire-aragon = Aragonia
    .gen = Aragonii
    .dat = Aragonii
    .acc = Aragonię
    .loc = w Aragonii
empire-papal-states = Państwo Kościelne
    .gen = Państwa Kościelnego
    .dat = Państwu Kościelnemu
    .acc = Państwo Kościelne
    .loc = w Państwie Kościelnym
empire-ottoman = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .dat = Imperium Osmańskiemu
    .acc = Imperium Osmańskie
    .loc = w Imperium Osmańskim
empire-mamluk = Sułtanat Mameluków
    .gen = Sułtanatu Mameluków
    .dat = Sułtanatowi Mameluków
    .acc = Sułtanat Mameluków
    .loc = w Sułtanacie Mameluków

## Regions, and the places of the market

region-east = Wschód
    .gen = Wschodu
    .fair = wschodnie
region-west = Zachód
    .gen = Zachodu
    .fair = zachodnie
place-east-0 = Wschód, kolumna 0
    .row = Wschód
    .loc = w kolumnie 0 Wschodu
    .price = bez ceny
place-east-1 = Wschód, kolumna 1
    .row = Wschód
    .loc = w kolumnie 1 Wschodu
    .price = 1 floren
place-east-2 = Wschód, kolumna 2
    .row = Wschód
    .loc = w kolumnie 2 Wschodu
    .price = 2 floreny
place-east-3 = Wschód, kolumna 3
    .row = Wschód
    .loc = w kolumnie 3 Wschodu
    .price = 3 floreny
place-east-4 = Wschód, kolumna 4
    .row = Wschód
    .loc = w kolumnie 4 Wschodu
    .price = 4 floreny
place-east-5 = Wschód, kolumna 5
    .row = Wschód
    .loc = w kolumnie 5 Wschodu
    .price = 5 florenów
place-west-0 = Zachód, kolumna 0
    .row = Zachód
    .loc = w kolumnie 0 Zachodu
    .price = bez ceny
place-west-1 = Zachód, kolumna 1
    .row = Zachód
    .loc = w kolumnie 1 Zachodu
    .price = 1 floren
place-west-2 = Zachód, kolumna 2
    .row = Zachód
    .loc = w kolumnie 2 Zachodu
    .price = 2 floreny
place-west-3 = Zachód, kolumna 3
    .row = Zachód
    .loc = w kolumnie 3 Zachodu
    .price = 3 floreny
place-west-4 = Zachód, kolumna 4
    .row = Zachód
    .loc = w kolumnie 4 Zachodu
    .price = 4 floreny
place-west-5 = Zachód, kolumna 5
    .row = Zachód
    .loc = w kolumnie 5 Zachodu
    .price = 5 florenów

## Cities, their places for pieces, and emporia

city-london = Londyn
city-bordeaux = Bordeaux
city-paris = Paryż
city-bruges = Brugia
city-lyon = Lyon
city-vienna = Wiedeń
city-nurnberg = Norymberga
city-lubeck = Lubeka
city-novgorod = Nowogród
city-buda = Buda
city-varna = Warna
city-tana = Tana
city-caffa = Kaffa
city-trebizond = Trapezunt
city-toledo = Toledo
city-granada = Grenada
city-spice-islands = Wyspy Korzenne
city-valencia = Walencja
city-algiers = Algier
city-timbuktu = Timbuktu
city-venice = Wenecja
city-constantinople = Konstantynopol
city-modon = Modon
city-rhodes = Rodos
city-cairo = Kair
city-cyprus = Cypr

slot-london = Londyn
    .loc = w Londynie
    .to = do Londynu
slot-bordeaux = Bordeaux
    .loc = w Bordeaux
    .to = do Bordeaux
slot-paris = Paryż
    .loc = w Paryżu
    .to = do Paryża
slot-bruges = Brugia
    .loc = w Brugii
    .to = do Brugii
slot-lyon = Lyon
    .loc = w Lyonie
    .to = do Lyonu
slot-vienna = Wiedeń
    .loc = w Wiedniu
    .to = do Wiednia
slot-nurnberg = Norymberga
    .loc = w Norymberdze
    .to = do Norymbergi
slot-lubeck = Lubeka
    .loc = w Lubece
    .to = do Lubeki
slot-novgorod = Nowogród
    .loc = w Nowogrodzie
    .to = do Nowogrodu
slot-buda = Buda
    .loc = w Budzie
    .to = do Budy
slot-varna = Warna
    .loc = w Warnie
    .to = do Warny
slot-tana = Tana
    .loc = w Tanie
    .to = do Tany
slot-caffa = Kaffa
    .loc = w Kaffie
    .to = do Kaffy
slot-trebizond = Trapezunt
    .loc = w Trapezuncie
    .to = do Trapezuntu
slot-toledo = Toledo
    .loc = w Toledo
    .to = do Toledo
slot-granada = Grenada
    .loc = w Grenadzie
    .to = do Grenady
slot-spice-islands = Wyspy Korzenne
    .loc = na Wyspach Korzennych
    .to = na Wyspy Korzenne
slot-valencia = Walencja
    .loc = w Walencji
    .to = do Walencji
slot-algiers = Algier
    .loc = w Algierze
    .to = do Algieru
slot-timbuktu = Timbuktu
    .loc = w Timbuktu
    .to = do Timbuktu
slot-venice = Wenecja
    .loc = w Wenecji
    .to = do Wenecji
slot-constantinople-1 = Konstantynopol (miejsce 1)
    .loc = w Konstantynopolu (miejsce 1)
    .to = do Konstantynopola (miejsce 1)
slot-constantinople-2 = Konstantynopol (miejsce 2)
    .loc = w Konstantynopolu (miejsce 2)
    .to = do Konstantynopola (miejsce 2)
slot-constantinople-3 = Konstantynopol (miejsce 3)
    .loc = w Konstantynopolu (miejsce 3)
    .to = do Konstantynopola (miejsce 3)
slot-modon = Modon
    .loc = w Modonie
    .to = do Modonu
slot-rhodes = Rodos
    .loc = na Rodos
    .to = na Rodos
slot-cairo = Kair
    .loc = w Kairze
    .to = do Kairu
slot-cyprus = Cypr
    .loc = na Cyprze
    .to = na Cypr
slot-venice-2 = Wenecja (drugie miejsce)
    .loc = w Wenecji (drugie miejsce)
    .to = do Wenecji (drugie miejsce)

emporium-trebizond = Trapezunt
    .acc = Trapezunt
    .loc = w Trapezuncie
emporium-spice-islands = Wyspy Korzenne
    .acc = Wyspy Korzenne
    .loc = na Wyspach Korzennych
emporium-tana = Tana
    .acc = Tanę
    .loc = w Tanie
emporium-novgorod = Nowogród
    .acc = Nowogród
    .loc = w Nowogrodzie
emporium-timbuktu = Timbuktu
    .acc = Timbuktu
    .loc = w Timbuktu

## Borders

border-england-france = Anglia–Francja
border-france-holy-roman-empire = Francja – Święte Cesarstwo Rzymskie
border-holy-roman-empire-hungary = Święte Cesarstwo Rzymskie – Węgry
border-hungary-byzantium = Węgry–Bizancjum
border-portugal-aragon = Portugalia–Aragonia
border-aragon-papal-states = Aragonia – Państwo Kościelne
border-papal-states-ottoman = Państwo Kościelne – Imperium Osmańskie
border-ottoman-mamluk = Imperium Osmańskie – Sułtanat Mameluków
border-england-portugal = Anglia–Portugalia
border-france-aragon = Francja–Aragonia
border-holy-roman-empire-papal-states = Święte Cesarstwo Rzymskie – Państwo Kościelne
border-hungary-ottoman = Węgry – Imperium Osmańskie
border-byzantium-mamluk = Bizancjum – Sułtanat Mameluków

## Religions and pieces

religion-catholic = katolicki
    .theocracy = katolicką
religion-islamic = islamski
    .theocracy = islamską
religion-reformist = protestancki
    .theocracy = protestancką

piece-knight-catholic = rycerz katolicki
    .gen = rycerza katolickiego
    .acc = rycerza katolickiego
    .border = rycerz katolicki
    .border-dies = Ginie rycerz katolicki
    .border-acc = rycerza katolickiego
    .card = uciskany rycerz katolicki
    .card-acc = uciskanego rycerza katolickiego
piece-knight-islamic = rycerz islamski
    .gen = rycerza islamskiego
    .acc = rycerza islamskiego
    .border = rycerz islamski
    .border-dies = Ginie rycerz islamski
    .border-acc = rycerza islamskiego
    .card = uciskany rycerz islamski
    .card-acc = uciskanego rycerza islamskiego
piece-knight-reformist = rycerz protestancki
    .gen = rycerza protestanckiego
    .acc = rycerza protestanckiego
    .border = rycerz protestancki
    .border-dies = Ginie rycerz protestancki
    .border-acc = rycerza protestanckiego
    .card = uciskany rycerz protestancki
    .card-acc = uciskanego rycerza protestanckiego
piece-rook-catholic = wieża katolicka
    .gen = wieży katolickiej
    .acc = wieżę katolicką
    .border = pirat katolicki
    .border-dies = Ginie pirat katolicki
    .border-acc = pirata katolickiego
    .card = uciskana wieża katolicka
    .card-acc = uciskaną wieżę katolicką
piece-rook-islamic = wieża islamska
    .gen = wieży islamskiej
    .acc = wieżę islamską
    .border = pirat islamski
    .border-dies = Ginie pirat islamski
    .border-acc = pirata islamskiego
    .card = uciskana wieża islamska
    .card-acc = uciskaną wieżę islamską
piece-rook-reformist = wieża protestancka
    .gen = wieży protestanckiej
    .acc = wieżę protestancką
    .border = pirat protestancki
    .border-dies = Ginie pirat protestancki
    .border-acc = pirata protestanckiego
    .card = uciskana wieża protestancka
    .card-acc = uciskaną wieżę protestancką
piece-bishop-catholic = biskup katolicki
    .gen = biskupa katolickiego
    .acc = biskupa katolickiego
    .border = biskup katolicki
    .border-dies = Ginie biskup katolicki
    .border-acc = biskupa katolickiego
    .card = biskup katolicki
    .card-acc = biskupa katolickiego
piece-bishop-islamic = biskup islamski
    .gen = biskupa islamskiego
    .acc = biskupa islamskiego
    .border = biskup islamski
    .border-dies = Ginie biskup islamski
    .border-acc = biskupa islamskiego
    .card = biskup islamski
    .card-acc = biskupa islamskiego
piece-bishop-reformist = biskup protestancki
    .gen = biskupa protestanckiego
    .acc = biskupa protestanckiego
    .border = biskup protestancki
    .border-dies = Ginie biskup protestancki
    .border-acc = biskupa protestanckiego
    .card = biskup protestancki
    .card-acc = biskupa protestanckiego
piece-pawn-fugger = kostka banku Fugger
    .gen = kostki banku Fugger
    .acc = kostkę banku Fugger
    .border = koncesja banku Fugger
    .border-dies = Koncesja banku Fugger zostaje zniszczona
    .border-acc = koncesję banku Fugger
    .card = chłop pańszczyźniany (Fugger)
    .card-acc = chłopa pańszczyźnianego (Fugger)
piece-pawn-medici = kostka banku Medici
    .gen = kostki banku Medici
    .acc = kostkę banku Medici
    .border = koncesja banku Medici
    .border-dies = Koncesja banku Medici zostaje zniszczona
    .border-acc = koncesję banku Medici
    .card = chłop pańszczyźniany (Medici)
    .card-acc = chłopa pańszczyźnianego (Medici)
piece-pawn-coeur = kostka banku Coeur
    .gen = kostki banku Coeur
    .acc = kostkę banku Coeur
    .border = koncesja banku Coeur
    .border-dies = Koncesja banku Coeur zostaje zniszczona
    .border-acc = koncesję banku Coeur
    .card = chłop pańszczyźniany (Coeur)
    .card-acc = chłopa pańszczyźnianego (Coeur)
piece-pawn-marchionni = kostka banku Marchionni
    .gen = kostki banku Marchionni
    .acc = kostkę banku Marchionni
    .border = koncesja banku Marchionni
    .border-dies = Koncesja banku Marchionni zostaje zniszczona
    .border-acc = koncesję banku Marchionni
    .card = chłop pańszczyźniany (Marchionni)
    .card-acc = chłopa pańszczyźnianego (Marchionni)
piece-nobody = bez figury
    .gen = żadnej figury
    .acc = żadną figurę
    .border = bez figury
    .border-dies = Ginie bez figury
    .border-acc = żadną figurę
    .card = bez figury
    .card-acc = żadną figurę
piece-pirate-catholic = pirat katolicki
    .gen = pirata katolickiego
    .acc = pirata katolickiego
    .border = pirat katolicki
    .border-dies = Ginie pirat katolicki
    .border-acc = pirata katolickiego
    .card = uciskana wieża katolicka
    .card-acc = uciskaną wieżę katolicką
piece-pirate-islamic = pirat islamski
    .gen = pirata islamskiego
    .acc = pirata islamskiego
    .border = pirat islamski
    .border-dies = Ginie pirat islamski
    .border-acc = pirata islamskiego
    .card = uciskana wieża islamska
    .card-acc = uciskaną wieżę islamską
piece-pirate-reformist = pirat protestancki
    .gen = pirata protestanckiego
    .acc = pirata protestanckiego
    .border = pirat protestancki
    .border-dies = Ginie pirat protestancki
    .border-acc = pirata protestanckiego
    .card = uciskana wieża protestancka
    .card-acc = uciskaną wieżę protestancką

## Market cards

card-inquisition-pope = Papież inkwizycji
    .which = „Papież inkwizycji”
    .short = Papież inkwizycji
card-papal-elephant = Papieski słoń
    .which = „Papieski słoń”
    .short = Papieski słoń
card-grand-inquisitor = Wielki inkwizytor
    .which = „Wielki inkwizytor”
    .short = Wielki inkwizytor
card-antipope = Antypapież
    .which = „Antypapież”
    .short = Antypapież
card-reformed-theology = Teologia reformowana
    .which = „Teologia reformowana”
    .short = Teologia reformowana
card-star-chamber = Izba Gwiaździsta
    .which = „Izba Gwiaździsta”
    .short = Izba Gwiaździsta
card-peters-pence = Świętopietrze
    .which = „Świętopietrze”
    .short = Świętopietrze
card-jesuits = Jezuici
    .which = „Jezuici”
    .short = Jezuici
card-house-of-borgia = Ród Borgiów
    .which = „Ród Borgiów”
    .short = Ród Borgiów
card-bonfire-of-the-vanities = Ognisko próżności
    .which = „Ognisko próżności”
    .short = Ognisko próżności
card-anabaptist-reformation = Reformacja anabaptystów
    .which = „Reformacja anabaptystów”
    .short = Reformacja anabaptystów
card-knights-hospitaller = Joannici
    .which = „Joannici”
    .short = Joannici
card-genoese-fleet = Flota genueńska
    .which = „Flota genueńska”
    .short = Flota genueńska
card-india-armada = Armada indyjska
    .which = „Armada indyjska”
    .short = Armada indyjska
card-hanseatic-league = Hanza
    .which = „Hanza”
    .short = Hanza
card-the-company-of-merchant-adventurers = Kompania Kupców-Przedsiębiorców
    .which = „Kompania Kupców-Przedsiębiorców”
    .short = Kompania Kupców-Przedsiębiorców
card-scottish-privateers = Szkoccy kaprzy
    .which = „Szkoccy kaprzy”
    .short = Szkoccy kaprzy
card-almeida-armada = Armada Almeidy
    .which = „Armada Almeidy”
    .short = Armada Almeidy
card-gold-coast-monopoly = Monopol Złotego Wybrzeża
    .which = „Monopol Złotego Wybrzeża”
    .short = Monopol Złotego Wybrzeża
card-arumer-zwarte-hoop = Czarna Gromada z Arum
    .which = „Czarna Gromada z Arum”
    .short = Czarna Gromada z Arum
card-conquistadors = Konkwistadorzy
    .which = „Konkwistadorzy”
    .short = Konkwistadorzy
card-the-last-knight = Ostatni rycerz
    .which = „Ostatni rycerz”
    .short = Ostatni rycerz
card-spanish-tercio = Hiszpańskie tercio
    .which = „Hiszpańskie tercio”
    .short = Hiszpańskie tercio
card-gonfalonier = Gonfalonier
    .which = „Gonfalonier”
    .short = Gonfalonier
card-teutonic-knights = Krzyżacy
    .which = „Krzyżacy”
    .short = Krzyżacy
card-cromwell = Cromwell
    .which = „Cromwell”
    .short = Cromwell
card-swabian-league = Związek Szwabski
    .which = „Związek Szwabski”
    .short = Związek Szwabski
card-the-bold = Śmiały
    .which = „Śmiały”
    .short = Śmiały
card-holy-land-crusade = Krucjata do Ziemi Świętej
    .which = „Krucjata do Ziemi Świętej”
    .short = Krucjata do Ziemi Świętej
card-santa-hermandad = Święta Hermandada
    .which = „Święta Hermandada”
    .short = Święta Hermandada
card-swiss-rislaufer = Szwajcarscy najemnicy
    .which = „Szwajcarscy najemnicy”
    .short = Szwajcarscy najemnicy
card-duke-of-milan = Książę Mediolanu
    .which = „Książę Mediolanu”
    .short = Książę Mediolanu
card-schwarzer-haufen = Czarna Gromada
    .which = „Czarna Gromada”
    .short = Czarna Gromada
card-merchants-of-the-staple = Kupcy prawa składu
    .which = „Kupcy prawa składu”
    .short = Kupcy prawa składu
card-communeros-guilds = Gildie comuneros
    .which = „Gildie comuneros”
    .short = Gildie comuneros
card-flanders-guild = Gildie flandryjskie
    .which = „Gildie flandryjskie”
    .short = Gildie flandryjskie
card-the-hidden = Ukryty
    .which = „Ukryty”
    .short = Ukryty
card-bundschuh-revolt = Powstanie Bundschuh
    .which = „Powstanie Bundschuh”
    .short = Powstanie Bundschuh
card-florentine-wool = Florencka wełna
    .which = „Florencka wełna”
    .short = Florencka wełna
card-sindicat-remenca = Związek Chłopów Remensa
    .which = „Związek Chłopów Remensa”
    .short = Związek Chłopów Remensa
card-peasant-republic-of-dithmarschen = Chłopska republika Dithmarschen
    .which = „Chłopska republika Dithmarschen”
    .short = Chłopska republika Dithmarschen
card-hochstetter-bank = Bank Höchstetterów
    .which = „Bank Höchstetterów”
    .short = Bank Höchstetterów
card-gutenberg = Gutenberg
    .which = „Gutenberg”
    .short = Gutenberg
card-isabella-of-castille = Izabela Kastylijska
    .which = „Izabela Kastylijska”
    .short = Izabela Kastylijska
card-anne-of-brittany = Anna Bretońska
    .which = „Anna Bretońska”
    .short = Anna Bretońska
card-joanna-the-mad = Joanna Szalona
    .which = „Joanna Szalona”
    .short = Joanna Szalona
card-margaret-of-anjou = Małgorzata Andegaweńska
    .which = „Małgorzata Andegaweńska”
    .short = Małgorzata Andegaweńska
card-mary-the-rich = Maria Bogata
    .which = „Maria Bogata”
    .short = Maria Bogata
card-order-of-santiago = Zakon Santiago
    .which = „Zakon Santiago”
    .short = Zakon Santiago
card-la-serenissima = La Serenissima
    .which = „La Serenissima”
    .short = La Serenissima
card-kingmaker = Twórca królów
    .which = „Twórca królów”
    .short = Twórca królów
card-luther = Luter
    .which = „Luter”
    .short = Luter
card-friese-freedom = Wolność fryzyjska
    .which = „Wolność fryzyjska”
    .short = Wolność fryzyjska
card-marechaussee = Maréchaussée
    .which = „Maréchaussée”
    .short = Maréchaussée
card-duchy-of-ferrara = Księstwo Ferrary
    .which = „Księstwo Ferrary”
    .short = Księstwo Ferrary
card-halleys-comet = Papież ekskomunikuje kometę Halleya
    .which = „Papież ekskomunikuje kometę Halleya”
    .short = Papież ekskomunikuje kometę Halleya
card-regiomontanus = Regiomontanus
    .which = „Regiomontanus”
    .short = Regiomontanus
card-the-grim = Groźny
    .which = „Groźny”
    .short = Groźny
card-safavids = Safawidzi
    .which = „Safawidzi”
    .short = Safawidzi
card-dervishes = Derwisze
    .which = „Derwisze”
    .short = Derwisze
card-qizilbash = Kyzyłbasze
    .which = „Kyzyłbasze”
    .short = Kyzyłbasze
card-barbarossa-brothers = Bracia Barbarossa
    .which = „Bracia Barbarossa”
    .short = Bracia Barbarossa
card-ottoman-navy = Flota osmańska
    .which = „Flota osmańska”
    .short = Flota osmańska
card-jewish-pirates = Żydowscy piraci
    .which = „Żydowscy piraci”
    .short = Żydowscy piraci
card-mamluk-slave-soldiers = Mameluccy żołnierze-niewolnicy
    .which = „Mameluccy żołnierze-niewolnicy”
    .short = Mameluccy żołnierze-niewolnicy
card-black-army = Czarna Armia
    .which = „Czarna Armia”
    .short = Czarna Armia
card-janissaries = Janczarzy
    .which = „Janczarzy”
    .short = Janczarzy
card-black-sheep-tribe = Plemię Czarnego Barana
    .which = „Plemię Czarnego Barana”
    .short = Plemię Czarnego Barana
card-bashi-bazouk = Baszybuzucy
    .which = „Baszybuzucy”
    .short = Baszybuzucy
card-zupy-krakowskie-company = Żupy krakowskie
    .which = „Żupy krakowskie”
    .short = Żupy krakowskie
card-the-handsome = Piękny
    .which = „Piękny”
    .short = Piękny
card-bosnian-and-serbian-silver = Srebro Bośni i Serbii
    .which = „Srebro Bośni i Serbii”
    .short = Srebro Bośni i Serbii
card-the-crim-horde = Orda krymska
    .which = „Orda krymska”
    .short = Orda krymska
card-the-kremlin = Kreml
    .which = „Kreml”
    .short = Kreml
card-elzbieta-of-bohemia = Elżbieta Czeska
    .which = „Elżbieta Czeska”
    .short = Elżbieta Czeska
card-sophia-palaiologina = Zofia Paleolog
    .which = „Zofia Paleolog”
    .short = Zofia Paleolog
card-hurrem-sultan-roxelana = Hürrem Sultan Roksolana
    .which = „Hürrem Sultan Roksolana”
    .short = Hürrem Sultan Roksolana
card-sitt-i-hatun-of-dulkadir = Sitt-î Hatun z Dulkadiru
    .which = „Sitt-î Hatun z Dulkadiru”
    .short = Sitt-î Hatun z Dulkadiru
card-carlotta-lusignan-of-cyprus = Karlota Lusignan z Cypru
    .which = „Karlota Lusignan z Cypru”
    .short = Karlota Lusignan z Cypru
card-greek-klephts = Greccy kleftowie
    .which = „Greccy kleftowie”
    .short = Greccy kleftowie
card-crimean-goths = Goci krymscy
    .which = „Goci krymscy”
    .short = Goci krymscy
card-damascus-coffee = Kawa z Damaszku
    .which = „Kawa z Damaszku”
    .short = Kawa z Damaszku
card-pospolite-ruszenie = Pospolite ruszenie
    .which = „Pospolite ruszenie”
    .short = Pospolite ruszenie
card-the-timar-system = System timarów
    .which = „System timarów”
    .short = System timarów
card-vlad-the-impaler = Wład Palownik
    .which = „Wład Palownik”
    .short = Wład Palownik
card-saint-stefan-cel-mare = Święty Stefan Wielki
    .which = „Święty Stefan Wielki”
    .short = Święty Stefan Wielki
card-soninke-wangara = Wangara ludu Soninke
    .which = „Wangara ludu Soninke”
    .short = Wangara ludu Soninke
card-cem-anti-hostage = Zakładnik Dżem
    .which = „Zakładnik Dżem”
    .short = Zakładnik Dżem
card-grande-of-spain = Grand Hiszpanii
    .which = „Grand Hiszpanii”
    .short = Grand Hiszpanii
card-duke-of-athens = Książę Aten
    .which = „Książę Aten”
    .short = Książę Aten
card-copernicus = Kopernik
    .which = „Kopernik”
    .short = Kopernik
card-nostradamus = Nostradamus
    .which = „Nostradamus”
    .short = Nostradamus

## Empire cards, their kings and republics

card-england = Anglia (karta imperium)
    .which = Anglii
    .short = Anglia
card-england-king = Edward IV, dynastia Yorków
card-england-republic = Parlament angielski
card-france = Francja (karta imperium)
    .which = Francji
    .short = Francja
card-france-king = Ludwik XI Pająk, dynastia Walezjuszów
card-france-republic = Stany Generalne Burgundii
card-holy-roman-empire = Święte Cesarstwo Rzymskie (karta imperium)
    .which = Świętego Cesarstwa Rzymskiego
    .short = Święte Cesarstwo Rzymskie
card-holy-roman-empire-king = Fryderyk III, dynastia Habsburgów
card-holy-roman-empire-republic = Reichstag, sejm Rzeszy
card-hungary = Węgry (karta imperium)
    .which = Węgier
    .short = Węgry
card-hungary-king = Maciej Korwin
card-hungary-republic = Sejm polsko-litewski
card-byzantium = Bizancjum (karta imperium)
    .which = Bizancjum
    .short = Bizancjum
card-byzantium-king = Dawid Komnen, bazyleus Trapezuntu
card-byzantium-republic = Konfederacja Turkmenów Białego Barana
card-portugal = Portugalia (karta imperium)
    .which = Portugalii
    .short = Portugalia
card-portugal-king = Henryk Żeglarz
card-portugal-republic = Kortezy Generalne Kastylii
card-aragon = Aragonia (karta imperium)
    .which = Aragonii
    .short = Aragonia
card-aragon-king = Jan Wiarołomny
card-aragon-republic = Złota Republika Ambrozjańska
card-papal-states = Państwo Kościelne (karta imperium)
    .which = Państwa Kościelnego
    .short = Państwo Kościelne
card-papal-states-king = Papież Juliusz II
card-papal-states-republic = Signoria florencka
card-ottoman = Imperium Osmańskie (karta imperium)
    .which = Imperium Osmańskiego
    .short = Imperium Osmańskie
card-ottoman-king = Sułtan Mehmed II Zdobywca
card-ottoman-republic = Osmański system milletów
card-mamluk = Sułtanat Mameluków (karta imperium)
    .which = Sułtanatu Mameluków
    .short = Sułtanat Mameluków
card-mamluk-king = Kajtbaj, dynastia Burdżytów
card-mamluk-republic = Bejlik Karamanu

## Operations, one-shots, prestige, abilities

operation-inquisitor = Inkwizytor
operation-commerce = Handel
operation-behead = Ścięcie
operation-tax = Podatek
operation-repress = Represja
operation-vote = Głosowanie
operation-corsair = Korsarz
operation-siege = Oblężenie
operation-campaign = Kampania

one-shot-conspiracy = Spisek
    .inline = spisek
    .acc = spisek
one-shot-peasant-revolt = Powstanie chłopskie
    .inline = powstanie chłopskie
    .acc = powstanie chłopskie
one-shot-crusade = Krucjata
    .inline = krucjata
    .acc = krucjatę
one-shot-jihad = Dżihad
    .inline = dżihad
    .acc = dżihad
one-shot-reformation = Reformacja
    .inline = reformacja
    .acc = reformację
one-shot-trade-shift = Zmiana szlaku
    .inline = zmiana szlaku
    .acc = zmianę szlaku
one-shot-coronation = Koronacja
    .inline = koronacja
    .acc = koronację

prestige-catholic = Katolicki
prestige-islamic = Islamski
prestige-reformist = Reformacja
prestige-law = Prawo
prestige-discovery = Odkrycia
prestige-patron = Mecenat

ability-sell-for-four = Sprzedana z tableau, ta karta przynosi 4 floreny zamiast 2, o ile nie jest uciszona.
ability-no-hand-limit = Nie obowiązuje cię limit ręki.
ability-immune-to-silencing = Biskupi nie uciszają twoich kart.
ability-behead-only-west-with-catholic-or-reformist-bishop = Ścięcie tej karty może wskazać tylko kartę o lokacji na Zachodzie, na której stoi biskup katolicki lub protestancki.
ability-coronation-may-take-married-or-opposing-king = Twoja królowa może poślubić także króla rywala albo twojego króla, który ma już królową.
ability-crusade-rooks-count-as-knights = W twojej krucjacie wieże katolickie z sąsiednich imperiów atakują tak jak rycerze.
ability-double-concessions-spice-islands = Na targach z Wysp Korzennych każda twoja koncesja bierze 2 floreny zamiast 1.
ability-venice-holds-two = Dopóki ikona Wenecji jest katolicka, Wenecja ma drugie miejsce, tylko dla rycerza katolickiego.

## Victories and endings

victory-holy = Święte zwycięstwo
    .acc = święte zwycięstwo
victory-holy-condition = Istnieje religia dominująca, a ty masz więcej jej prestiżu niż każdy rywal.
victory-holy-open = Torquemada
victory-holy-closed = Schizma Wschodu i Zachodu
victory-imperial = Zwycięstwo imperialne
    .acc = zwycięstwo imperialne
victory-imperial-condition = Masz co najmniej o 2 królów więcej niż każdy rywal (w grze dwuosobowej o 3), licząc wasali.
victory-imperial-open = Karol V
victory-imperial-closed = Wiek feudalizmu
victory-globalization = Zwycięstwo globalizacji
    .acc = zwycięstwo globalizacji
victory-globalization-condition = Masz co najmniej o 2 koncesje więcej i więcej prestiżu odkryć niż każdy rywal.
victory-globalization-open = Kolumb
victory-globalization-closed = Wiek galer
victory-renaissance = Zwycięstwo renesansu
    .acc = zwycięstwo renesansu
victory-renaissance-condition = Masz więcej republik i co najmniej o 2 punkty prestiżu prawa więcej niż każdy rywal.
victory-renaissance-open = Leonardo
victory-renaissance-closed = Średniowiecze

reason-holy = Święte zwycięstwo
reason-imperial = Zwycięstwo imperialne
reason-globalization = Zwycięstwo globalizacji
reason-renaissance = Zwycięstwo renesansu
reason-patron = Zwycięstwo mecenatu
reason-bankruptcy = Bankructwo rywali

score-kings = Królowie
score-republics = Republiki
score-concessions = Koncesje
score-florins = Floreny
score-catholic = Prestiż katolicki
score-islamic = Prestiż islamski
score-reformist = Prestiż reformacji
score-law = Prawo
score-discovery = Odkrycia
score-patron = Mecenat

## Options: actions

option-buy = Kup: { $card } ({ $place-row }, { $place-price })
option-play = Zagraj: { $card }
option-sell = Sprzedaj: { $card }
option-operate = Wykonaj operacje { $region-gen }
option-fair = Rozpocznij targi { $region-fair }
option-declare = Ogłoś { $victory-acc }
option-pass = Spasuj
option-activate = Aktywuj { $victory-acc }
sure-pass = { $number ->
    [one] Masz jeszcze jedną akcję. Spasować i ją stracić?
    [few] Masz jeszcze { $number } akcje. Spasować i stracić jedną z nich?
   *[other] Masz jeszcze { $number } akcji. Spasować i stracić jedną z nich?
}

## Options: agents

option-place = Postaw { $piece-acc } { $slot-loc }
option-place-pirate = Postaw { $piece-acc }: { $border }
option-place-pawn = Połóż koncesję: { $border } (od strony { $empire-gen })
option-place-bishop = Postaw { $piece-acc } na karcie { $card-which }
option-no-more-agents = Zakończ rozmieszczanie agentów

## Options: one-shots

option-one-shot = { $one-shot } { $empire-loc }
option-shift = Zmiana szlaku: { $emporium }
option-crown = Koronacja: król { $empire-gen }
option-no-one-shot = Zrezygnuj z efektu jednorazowego

## Options: operations

option-inquisitor = Inkwizytor ({ $card-short }): biskup z karty { $card2-which }
    .short = Inkwizytor: biskup z karty { $card2-which }
option-move-bishop = Przesuń biskupa na kartę { $card-which }
option-commerce = Handel ({ $card-short }): 1 floren z karty { $place-loc }
    .short = Handel: { $place }
option-behead = Ścięcie ({ $card-short }): karta { $card2-which }
    .short = Ścięcie: karta { $card2-which }
option-tax = Podatek ({ $card-short }): { $border }, zaciąg { $empire-loc }
    .short = Podatek: { $border }, zaciąg { $empire-loc }
option-repress = Represja ({ $card-short }): figura { $slot-loc }
    .short = Represja: figura { $slot-loc }
option-repress-pawn = Represja ({ $card-short }): koncesja { $border } na kartę { $empire-gen }
    .short = Represja: { $border }, na kartę { $empire-gen }
option-vote = Głosowanie ({ $card-short }): { $empire-loc }
    .short = Głosowanie: { $empire }
option-corsair = Korsarz ({ $card-short }): z granicy { $border } na { $border2 }
    .short = Korsarz: z granicy { $border } na { $border2 }
option-siege = Oblężenie ({ $card-short }): figura { $slot-loc }
    .short = Oblężenie: figura { $slot-loc }
option-siege-pirate = Oblężenie ({ $card-short }): pirat, { $border }
    .short = Oblężenie: pirat, { $border }
option-campaign = Kampania ({ $card-short }): przeciw { $empire-dat }
    .short = Kampania: przeciw { $empire-dat }
option-end-operations = Zakończ operacje
option-pay = Zapłać podatek (1 floren)
option-be-repressed = Przyjmij represję koncesji

## Options: levies, battles, regime change, bishops, shortage, hand limit

option-levy = Zaciąg { $slot-loc }: { $piece }
option-lose-agent = Usuń: { $piece } (agent)
option-lose-repressed = Usuń: { $piece-card }
option-lose = Usuń figurę { $slot-loc }
option-lose-border = Usuń figurę na granicy { $border }
option-flip = Odwróć kartę mapy: { $empire }
option-keep = Nie odwracaj karty mapy: { $empire }
option-arrange = { $slot }: { $piece }
option-concession = Połóż koncesję: { $border }
option-no-concession = Nie kładź koncesji
option-emancipate = Emancypacja: { $piece } { $slot-to }
option-emancipate-pawn = Emancypacja: { $piece-card } na granicę { $border }
option-no-more-emancipation = Zakończ emancypację
option-settle = Postaw { $piece-acc } { $slot-loc }
option-settle-border = Umieść { $piece-border-acc }: { $border }
option-pacify = Pacyfikacja: zabij { $piece-card-acc }
option-no-pacification = Zrezygnuj z pacyfikacji
option-take-repressed = Weź { $piece-card-acc } z karty { $empire-gen }
option-take = Weź figurę stojącą { $slot-loc }
option-take-border = Weź figurę z granicy { $border }
option-take-bishop = Weź biskupa z karty { $card-which }
option-take-none = Zrezygnuj z tej figury
option-discard = Odrzuć: { $card }

## Prompts

prompt-action =
    { $number ->
        [one] Wybierz akcję (została { $number }).
        [few] Wybierz akcję (zostały { $number }).
        [many] Wybierz akcję (zostało { $number }).
       *[other] Wybierz akcję (zostało { $number }).
    }
prompt-victory = Które zwycięstwo aktywujesz?
prompt-agent = Gdzie stawiasz agenta karty { $card-which }? Możesz zakończyć.
prompt-one-shot = Karta { $card-which }: czy korzystasz z efektu jednorazowego ({ $one-shot-inline })?
prompt-coronation = Którego króla poślubi { $card }? Bez koronacji pozostanie niezamężna.
prompt-operation = Operacje { $region-gen }: wybierz operację.
prompt-bishop = Dokąd przesuwasz biskupa z karty { $card2-which }?
prompt-tax = Podatek od twojej koncesji { $border }: płacisz czy przyjmujesz represję?
prompt-levy = Zaciąg { $empire-loc }: w którym mieście?
prompt-attacker-loss = Bitwa { $empire-loc }: wybierz stratę atakujących (jeszcze { $number }).
prompt-defender-loss = Bitwa { $empire-loc }: wybierz stratę obrońców (jeszcze { $number }).
prompt-flip = Wygrany spisek: czy odwracasz kartę mapy { $empire-gen }?
prompt-arrange = Która figura stanie { $slot-loc }?
prompt-survivor = Gdzie { $empire-loc } stawiasz ocalałego?
prompt-concession = Zmiana reżimu { $empire-loc }: na której granicy kładziesz koncesję?
prompt-emancipation = Emancypacja { $empire-loc }: którą figurę uwalniasz?
prompt-pacification = Pacyfikacja { $empire-loc }: którą figurę uciskaną zabijasz?
prompt-shortage = W zasobach nie ma { $piece-gen }: skąd bierzesz figurę?
prompt-discard =
    { $number ->
        [one] Za dużo kart na ręce: odrzuć { $number } kartę.
        [few] Za dużo kart na ręce: odrzuć { $number } karty.
        [many] Za dużo kart na ręce: odrzuć { $number } kart.
       *[other] Za dużo kart na ręce: odrzuć { $number } karty.
    }

## Log

log-begins = Tura { $number }: bank { $bank }.
log-buys =
    { $bank } kupuje kartę { $card-which } za { $number ->
        [one] { $number } florena
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }.
log-activates = { $bank } aktywuje { $victory-acc }.
log-plays = { $bank } zagrywa kartę { $card-which }.
log-sells =
    { $bank } sprzedaje kartę { $card-which } za { $number ->
        [one] { $number } florena
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }.
log-operates = { $bank } wykonuje operacje { $region-gen }.
log-fair =
    { $bank } rozpoczyna targi { $emporium-loc }, zysk wynosi { $number ->
        [one] { $number } floren
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }.
log-fair-starter =
    { $bank } bierze z zysku { $number ->
        [one] pierwszego florena
        [few] pierwsze { $number } floreny
        [many] pierwszych { $number } florenów
       *[other] pierwsze { $number } florena
    }.
log-fair-pays =
    { $bank } zarabia { $number ->
        [one] { $number } florena
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    } na granicy { $border }.
log-fair-robbed = Na granicy { $border } { $piece-border } zabiera z zysku 1 florena.
log-fair-left =
    Niewypłacony zysk ({ $number ->
        [one] { $number } floren
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }) czeka na następne targi { $region-fair }.
log-declares = { $bank } ogłasza { $victory-acc }.
log-passes = { $bank } pasuje.
log-refills = Na rynek trafia karta { $card-which }: { $place }.
log-places = { $bank } stawia { $piece-acc } { $slot-loc }.
log-places-pirate = { $bank } stawia { $piece-border-acc } na granicy { $border }.
log-places-concession = { $bank } kładzie koncesję na granicy { $border }.
log-places-bishop = { $bank } stawia { $piece-acc } na karcie { $card-which }.
log-shifts = { $bank } zmienia szlak: zamyka { $emporium-acc }, otwiera { $emporium2-acc }.
log-unmarried = { $card } zostaje niezamężną królową banku { $bank }.
log-queen-lost = Królowa { $card } opuszcza grę.
log-vassal-lost = Wasal { $empire } wraca do talii imperiów.
log-crowned = { $card } poślubia króla { $empire-gen }.
log-attacks = { $bank } rozpoczyna { $one-shot-acc } { $empire-loc }.
log-campaigns =
    Król { $empire-gen } prowadzi kampanię przeciw { $empire2-dat } za { $number ->
        [one] { $number } florena
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }.
log-wins-battle = { $bank } wygrywa bitwę { $empire-loc }.
log-loses-battle = { $bank } przegrywa bitwę { $empire-loc }.
log-dies = Ginie { $piece } { $slot-loc }.
log-dies-on-border = { $piece-border-dies } na granicy { $border }.
log-dies-on-card = Ginie { $piece-card } na karcie { $card-which }.
log-agent-dies = W bitwie { $empire-loc } ginie agent: { $piece }.
log-repressed = Represja: { $piece } trafia na kartę { $empire-gen }.
log-killed-instead = Represja: ginie { $piece }, bo karta { $empire-gen } leży w talii imperiów.
log-flipped = Karta mapy { $empire-gen } odwraca się na teokrację { $religion-theocracy }.
log-flipped-medieval = Karta mapy { $empire-gen } odwraca się na stronę średniowieczną.
log-becomes-king = Zmiana reżimu { $empire-loc }: { $bank } ma teraz króla.
log-becomes-republic = Zmiana reżimu { $empire-loc }: { $bank } ma teraz republikę.
log-becomes-vassal = Zmiana reżimu: { $bank } czyni { $empire-acc } wasalem { $empire2-gen }.
log-emancipates = Emancypacja: { $piece } staje { $slot-loc }.
log-emancipates-pawn = Emancypacja: { $piece-card } trafia na granicę { $border }.
log-levies = Zaciąg: { $piece } staje { $slot-loc }.
log-moves-bishop = Inkwizytor: { $piece } przechodzi z karty { $card-which } na kartę { $card2-which }.
log-diet-of-worms = Sejm w Wormacji: giną obaj biskupi na karcie { $card-which }.
log-trades = { $bank } bierze 1 florena z karty { $place-loc }.
log-beheads = Karta { $card-which } ścina kartę { $card2-which }.
log-taxes = Karta { $card-which } nakłada podatek na koncesję banku { $bank } na granicy { $border }.
log-pays-tax = { $bank } płaci 1 florena podatku.
log-votes =
    { $number ->
        [0] { $bank } wygrywa głosowanie { $empire-loc } bez kosztów.
        [one] { $bank } wygrywa głosowanie { $empire-loc } za { $number } florena.
        [few] { $bank } wygrywa głosowanie { $empire-loc } za { $number } floreny.
        [many] { $bank } wygrywa głosowanie { $empire-loc } za { $number } florenów.
       *[other] { $bank } wygrywa głosowanie { $empire-loc } za { $number } florena.
    }
log-sails = Korsarz: { $piece-border } płynie z granicy { $border } na granicę { $border2 }.
log-besieges = Karta { $card-which } prowadzi oblężenie.
log-taken = { $bank } bierze { $piece-acc } spośród figur w grze.
log-discards = { $bank } odrzuca z ręki kartę { $card-which }.
log-eliminated = { $bank } bankrutuje i odpada z gry.
log-wins = { $bank } wygrywa partię.
