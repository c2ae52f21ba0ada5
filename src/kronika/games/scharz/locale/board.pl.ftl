# Words of the drawn board.

board-title = Scharz
board-map = Mapa
board-can-choose = Można teraz wybrać
board-nobody = nikt

# A field
board-controlled = Kontroluje: { $player }
board-owned = Należy do: { $player }, bez kontroli
board-large-river = Odcinek wielkiej rzeki
board-calm-sea = Spokojne morze
board-stormy-sea = Burzliwe morze
board-neutral = { $sort ->
    [desert] Pustynia: nikt nie może jej mieć
    [trail] Szlak pustynny: nikt nie może go mieć
    [barbarians] Barbarzyńcy: nikt nie może ich mieć
   *[belgica] Belgica: nikt nie może jej mieć
}
board-terrain-yellow = Żyzne równiny
board-terrain-green = Równiny i pagórki
board-terrain-brown = Góry
board-terrain-turquoise = Mokradła
board-terrain-grey = Tundra lub pustynia
board-terrain-neutral = Trwale neutralne
board-rough = trudny teren
board-yield = plon { $number }
board-climate-subtropical = Klimat podzwrotnikowy
board-climate-temperate = Klimat umiarkowany
board-climate-cold = Klimat chłodny
board-region = Region: { $region }
board-building-of = { $building }: { $player }
board-fortified = z fortyfikacją
board-stored-grain = Zboże w spichlerzu: { $number }
board-stored-fish = Ryby w magazynie: { $number }
board-yard-at = { $building } przy: { $seas }
board-blocked = Stocznia jest zablokowana
board-encircled = Okrążenie od rundy { $round }: { $player }
board-encircled-completely = Pełne okrążenie od rundy { $round }: { $player }
board-site = Plac budowy, { $building } ({ $player }): { $number } z 4 ćwierci
board-units-of = { $player }: { $number } × { $unit }
board-units = { $number } × { $unit }
board-where-inside = wewnątrz osady
board-where-yard = w stoczni
board-on-border = na granicy: { $field }
board-carries = wiezie: { $units }
board-builds-since = buduje od rundy { $number }
board-training = szkolenie: { $number }
board-hired = najęci w rundzie { $number }
board-moved = po ruchu
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, wewnątrz
board-grain = { $player }: zboże, zasiano { $sown }, wyrosło { $crop }
board-growth = Pogoda: { $number } do plonu
board-empty-ships = { $player }, puste: { $number } × { $unit }
board-plundered = Splądrowane
board-contested = Sporne: będzie tu bitwa
board-locked = Zamknięte: jednostki muszą zostać
board-frozen = Zamarznięte: każdy może przejść
board-cut-off = Odcięte od zaopatrzenia

# The year and the round
board-when = Rok { $year }, runda { $round } z { $of }: { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
}
board-season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}
board-year = rok
board-phase-start = Początek
board-phase-move = Ruch
board-phase-combat = Walka
board-phase-rear = Zaplecze
board-phase-end = Koniec
board-step-standing = W polu
board-step-units = Jednostki
board-step-special = Specjalny
board-step-herds = Stada
board-step-retreat = Odwrót
board-step-exposure = Wyczerpanie
board-step-withdrawal = Wycofanie
board-step-battles = Bitwy
board-step-sieges = Oblężenia
board-step-plunder = Grabież
board-step-experience = Doświadczenie
board-step-construction = Budowa
board-step-trade = Handel
board-step-rear-salaries = Żołd
board-step-fishing = Rybołówstwo

# What a player has
board-my-stores = Zapasy
board-store-gold = złoto
board-store-prestige = prestiż
board-store-grain = zboże
board-store-fish = ryby
board-store-sheep = owce
board-store-pigs = świnie
board-store-cattle = bydło
board-store-horses = konie
board-store-cubes = ludzie
board-store-tiles = płytki
board-feeding = { $number ->
    [0] Karmienie na końcu tej rundy
    [one] Karmienie na końcu następnej rundy
    [few] Karmienie za { $number } rundy
   *[other] Karmienie za { $number } rund
}: trzeba { $need }, masz { $have }
board-salaries = { $number ->
    [0] Żołd na końcu tej rundy
    [one] Żołd na końcu następnej rundy
    [few] Żołd za { $number } rundy
   *[other] Żołd za { $number } rund
}
board-goals = Cele
board-goal-dominance = Dominacja
board-goal-dominance-help = Dominacja: punkty zwycięstwa
board-goal-might = Potęga, dwa z tych
board-goal-might-help = Potęga: spełnione mniejsze cele
board-goal-fields = pola
board-goal-fields-help = Połączone pola lądowe
board-goal-settlements = osady
board-goal-settlements-help = Nieokrążone osady
board-goal-agriculture = rolnictwo
board-goal-agriculture-help = Punkty rolne
board-goal-cities = miasta
board-goal-cities-help = Nieokrążone miasta
board-goal-prestige = prestiż
board-goal-prestige-help = Punkty prestiżu
board-goal-significance = Znaczenie
board-goal-significance-help = Punkty łączne i przewaga nad kolejnym graczem
board-goal-sovereignty = Suwerenność
board-goal-sovereignty-help = Suwerenność: gracze pod tobą dzięki rozejmom i wasalstwu

# Relations
board-diplomacy = Dyplomacja
board-rival = rywal
board-hostile-key = wrogość
board-truce-key = rozejm do
board-lord-key = senior
board-vassal-key = wasal
board-is-lord = wasal ({ $player })
board-is-vassal = senior ({ $player })
board-same-lord = ten sam senior ({ $player })
board-truce-received = rozejm ({ $player }) do { $until }, trybut otrzymany
board-truce-paid = rozejm ({ $player }) do { $until }, trybut zapłacony
board-hostile = wrogość ({ $player })
board-is-rival = rywal: { $player }
board-permits-connection = pola do zaopatrzenia: { $player }
board-permits-access = wstęp na pola: { $player }

# The key of the map
board-map-britannia = Brytania 410
board-map-italia = Italia 290 p.n.e.
board-map-taifas = Taify 1050
board-map-vikings = Wikingowie 800
board-map-huns = Hunowie 373
board-map-orient = Orient 1550 p.n.e.
board-key-yellow = żyzne równiny
board-key-green = równiny i pagórki
board-key-brown = góry
board-key-turquoise = mokradła
board-key-grey = tundra, pustynia
board-key-neutral = trwale neutralne
board-key-impassable = nieprzebyte
board-key-large-river = wielka rzeka
board-key-stormy = burzliwe morze

# Players and the heading
board-points = punkty zwycięstwa: { $number }
board-total = punkty łączne: { $number }
board-villages = wioski: { $number }
board-cities = miasta: { $number }
board-army = jednostki: { $number }
board-chooses = wybiera
board-waits = czeka
board-winner = zwycięzca
board-won = Zwycięstwo ({ $players }): { $reason }
board-all-choose = wybierają: { $players }
board-nobody-chooses = nikt nie wybiera
board-decision = decyzja { $number }
board-eliminated = poza grą
board-announced = ogłoszony cel: { $goal }, sprawdzenie na końcu { $until }
board-your-rival = twój rywal
board-you-are-rival = jesteś jego rywalem
board-your-vassal = twój wasal
board-your-lord = twój senior
board-your-truce = rozejm do { $until }
board-vassal-of = wasal: { $player }
board-players = Gracze
board-table = Rok
board-realm = Twoje państwo
board-offers = Oferty
board-offer = { $player } → { $other }: { $pact }
board-gives = daje: { $goods }
board-wants = chce: { $goods }
board-at-sea = Na morzu
board-gives-short = daje
board-wants-short = chce

# Battles
board-battles = Bitwy
board-battle-in = { $field }: bitwa, runda { $number }
board-has-fled = w ucieczce: { $player }
board-siege-of = { $field }: oblężenie, runda { $number }
board-siege-inside = obrona jest przełamana
board-carried = przeniesione miecze: { $number }
board-battle-board = Plansza bitwy
board-stage-deployment = Rozstawienie
board-stage-cavalry = Ruch jazdy
board-stage-cavalry-fights = Walka jazdy
board-stage-positions = Pozycje
board-stage-round-end = Koniec rundy
board-area-entry = Wejście
board-area-cavalry = Jazda
board-area-left = Lewo
board-area-centre = Środek
board-area-right = Prawo
board-area-reinforcements = posiłki
board-on-rough = trudny teren
board-on-plains = równina
board-resolved = rozegrane
board-fallen = polegli
board-entry-of = Wejście: { $player }
board-reserves = odwody

# Regions
region-britannia-h = Hibernia
region-britannia-i = Wyspy
region-britannia-c = Kaledonia
region-britannia-b = Brytania
region-italia-k = Celtowie
region-italia-e = Etruria
region-italia-r = Rzymianie
region-italia-g = Grecy
region-italia-p = Kartagińczycy
region-italia-i = Iliria
region-taifas-c = Reinos
region-taifas-t = Taify
region-taifas-a = Almorawidzi
region-taifas-f = Frankowie
region-vikings-v = Wikingowie
region-vikings-b = Wyspy Brytyjskie
region-vikings-f = Frankowie
region-vikings-s = Słowianie i Bałtowie
region-huns-k = Konstantynopol
region-huns-r = Rzymianie
region-huns-b = Bospor
region-huns-h = Hunowie
region-huns-a = Alanowie
region-huns-v = Wizygoci
region-huns-o = Ostrogoci
region-huns-s = Słowianie
region-orient-e = Egipt
region-orient-c = Kanaan
region-orient-q = Qatna
region-orient-y = Jamhad
region-orient-h = Hetyci
region-orient-g = Egejczycy
region-orient-m = Mitanni
region-orient-a = Asyria
region-orient-b = Babilon
region-orient-l = Elam
region-orient-k = Kasyci
region-orient-u = Huryci
