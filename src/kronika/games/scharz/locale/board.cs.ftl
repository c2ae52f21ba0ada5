# Words of the drawn board.

board-title = Scharz
board-map = Mapa
board-can-choose = Lze teď vybrat
board-nobody = nikdo

# A field
board-controlled = Kontroluje: { $player }
board-owned = Vlastní: { $player }, nekontroluje
board-large-river = Úsek velké řeky
board-calm-sea = Klidné moře
board-stormy-sea = Bouřlivé moře
board-neutral = { $sort ->
    [desert] Poušť: nikdo ji nemůže držet
    [trail] Pouštní stezka: nikdo ji nemůže držet
    [barbarians] Barbaři: nikdo je nemůže držet
   *[belgica] Belgica: nikdo ji nemůže držet
}
board-terrain-yellow = Úrodné roviny
board-terrain-green = Roviny a pahorky
board-terrain-brown = Hory
board-terrain-turquoise = Mokřady
board-terrain-grey = Tundra nebo poušť
board-terrain-neutral = Trvale neutrální
board-rough = členitý terén
board-yield = úroda { $number }
board-climate-subtropical = Subtropické podnebí
board-climate-temperate = Mírné podnebí
board-climate-cold = Chladné podnebí
board-region = Oblast: { $region }
board-building-of = { $building }: { $player }
board-fortified = opevněno
board-stored-grain = Uložené obilí: { $number }
board-stored-fish = Uložené ryby: { $number }
board-yard-at = { $building } u: { $seas }
board-blocked = Loděnice je blokována
board-encircled = Obklíčení od kola { $round }: { $player }
board-encircled-completely = Úplné obklíčení od kola { $round }: { $player }
board-site = Staveniště, { $building } ({ $player }): { $number } ze 4 čtvrtin
board-units-of = { $player }: { $number } × { $unit }
board-units = { $number } × { $unit }
board-where-inside = uvnitř osady
board-where-yard = v loděnici
board-on-border = na hranici: { $field }
board-carries = veze: { $units }
board-builds-since = staví od kola { $number }
board-training = výcvik: { $number }
board-hired = najati v kole { $number }
board-moved = po pohybu
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, uvnitř
board-grain = { $player }: obilí, zaseto { $sown }, vyrostlo { $crop }
board-growth = Počasí: { $number } k úrodě
board-empty-ships = { $player }, prázdné: { $number } × { $unit }
board-plundered = Vypleněno
board-contested = Sporné: bude se tu bojovat
board-locked = Uzamčeno: jednotky musí zůstat
board-frozen = Zamrzlo: přejít může každý
board-cut-off = Odříznuto od zásobování

# The year and the round
board-when = Rok { $year }, kolo { $round } z { $of }: { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
}
board-season = { $season ->
    [spring] Jaro
    [summer] Léto
    [autumn] Podzim
   *[winter] Zima
}
board-year = rok
board-phase-start = Začátek
board-phase-move = Pohyb
board-phase-combat = Boj
board-phase-rear = Zázemí
board-phase-end = Konec
board-step-standing = V poli
board-step-units = Jednotky
board-step-special = Speciální
board-step-herds = Stáda
board-step-retreat = Ústup
board-step-exposure = Opotřebení
board-step-withdrawal = Stažení
board-step-battles = Bitvy
board-step-sieges = Obléhání
board-step-plunder = Plenění
board-step-experience = Zkušenosti
board-step-construction = Stavění
board-step-trade = Obchod
board-step-rear-salaries = Platy
board-step-fishing = Rybolov

# What a player has
board-my-stores = Zásoby
board-store-gold = zlato
board-store-prestige = prestiž
board-store-grain = obilí
board-store-fish = ryby
board-store-sheep = ovce
board-store-pigs = prasata
board-store-cattle = skot
board-store-horses = koně
board-store-cubes = lidé
board-store-tiles = destičky
board-feeding = { $number ->
    [0] Krmení na konci tohoto kola
    [one] Krmení na konci příštího kola
    [few] Krmení za { $number } kola
   *[other] Krmení za { $number } kol
}: třeba { $need }, máš { $have }
board-salaries = { $number ->
    [0] Platy na konci tohoto kola
    [one] Platy na konci příštího kola
    [few] Platy za { $number } kola
   *[other] Platy za { $number } kol
}
board-goals = Cíle
board-goal-dominance = Převaha
board-goal-dominance-help = Převaha: vítězné body
board-goal-might = Moc, dva z těchto
board-goal-might-help = Moc: splněné menší cíle
board-goal-fields = pole
board-goal-fields-help = Propojená pole země
board-goal-settlements = osady
board-goal-settlements-help = Neobklíčené osady
board-goal-agriculture = zemědělství
board-goal-agriculture-help = Zemědělské body
board-goal-cities = města
board-goal-cities-help = Neobklíčená města
board-goal-prestige = prestiž
board-goal-prestige-help = Body prestiže
board-goal-significance = Významnost
board-goal-significance-help = Celkové body a náskok před dalším hráčem
board-goal-sovereignty = Suverenita
board-goal-sovereignty-help = Suverenita: hráči pod tebou díky příměřím a vazalství

# Relations
board-diplomacy = Diplomacie
board-rival = rival
board-hostile-key = nepřítel
board-truce-key = příměří do
board-lord-key = pán
board-vassal-key = vazal
board-is-lord = vazal ({ $player })
board-is-vassal = pán ({ $player })
board-same-lord = stejný pán ({ $player })
board-truce-received = příměří ({ $player }) do { $until }, přijatý tribut
board-truce-paid = příměří ({ $player }) do { $until }, zaplacený tribut
board-hostile = nepřítel ({ $player })
board-is-rival = rival: { $player }
board-permits-connection = pole k zásobování: { $player }
board-permits-access = vstup na pole: { $player }

# The key of the map
board-map-britannia = Británie 410
board-map-italia = Itálie 290 př. n. l.
board-map-taifas = Taify 1050
board-map-vikings = Vikingové 800
board-map-huns = Hunové 373
board-map-orient = Orient 1550 př. n. l.
board-key-yellow = úrodné roviny
board-key-green = roviny a pahorky
board-key-brown = hory
board-key-turquoise = mokřady
board-key-grey = tundra, poušť
board-key-neutral = trvale neutrální
board-key-impassable = neprůchodné
board-key-large-river = velká řeka
board-key-stormy = bouřlivé moře

# Players and the heading
board-points = vítězné body: { $number }
board-total = celkové body: { $number }
board-villages = vesnice: { $number }
board-cities = města: { $number }
board-army = jednotky: { $number }
board-chooses = vybírá
board-waits = čeká
board-winner = vítěz
board-won = Vítězství ({ $players }): { $reason }
board-all-choose = vybírají: { $players }
board-nobody-chooses = nikdo není na tahu
board-decision = rozhodnutí { $number }
board-eliminated = mimo hru
board-announced = ohlášený cíl: { $goal }, kontrola na konci { $until }
board-your-rival = tvůj rival
board-you-are-rival = jsi jeho rival
board-your-vassal = tvůj vazal
board-your-lord = tvůj pán
board-your-truce = příměří do { $until }
board-vassal-of = vazal: { $player }
board-players = Hráči
board-table = Rok
board-realm = Tvá říše
board-offers = Nabídky
board-offer = { $player } → { $other }: { $pact }
board-gives = dá: { $goods }
board-wants = chce: { $goods }
board-at-sea = Na moři
board-gives-short = dá
board-wants-short = chce

# Battles
board-battles = Bitvy
board-battle-in = { $field }: bitva, kolo { $number }
board-has-fled = na útěku: { $player }
board-siege-of = { $field }: obléhání, kolo { $number }
board-siege-inside = obrana je prolomená
board-carried = přenesené meče: { $number }
board-battle-board = Deska bitvy
board-stage-deployment = Rozestavení
board-stage-cavalry = Pohyb jezdectva
board-stage-cavalry-fights = Boj jezdectva
board-stage-positions = Pozice
board-stage-round-end = Konec kola
board-area-entry = Nástup
board-area-cavalry = Jezdectvo
board-area-left = Vlevo
board-area-centre = Střed
board-area-right = Vpravo
board-area-reinforcements = posily
board-on-rough = členitý terén
board-on-plains = rovina
board-resolved = vyhodnoceno
board-fallen = padlí
board-entry-of = Nástup: { $player }
board-reserves = zálohy

# Regions
region-britannia-h = Hibernie
region-britannia-i = Ostrovy
region-britannia-c = Kaledonie
region-britannia-b = Británie
region-italia-k = Keltové
region-italia-e = Etrurie
region-italia-r = Římané
region-italia-g = Řekové
region-italia-p = Kartáginci
region-italia-i = Ilýrie
region-taifas-c = Reinos
region-taifas-t = Taify
region-taifas-a = Almorávidé
region-taifas-f = Frankové
region-vikings-v = Vikingové
region-vikings-b = Britské ostrovy
region-vikings-f = Frankové
region-vikings-s = Slované a Baltové
region-huns-k = Konstantinopol
region-huns-r = Římané
region-huns-b = Bospor
region-huns-h = Hunové
region-huns-a = Alané
region-huns-v = Vizigóti
region-huns-o = Ostrogóti
region-huns-s = Slované
region-orient-e = Egypt
region-orient-c = Kanaán
region-orient-q = Qatna
region-orient-y = Jamchad
region-orient-h = Chetité
region-orient-g = Egejci
region-orient-m = Mitanni
region-orient-a = Asýrie
region-orient-b = Babylon
region-orient-l = Elam
region-orient-k = Kassité
region-orient-u = Churrité
