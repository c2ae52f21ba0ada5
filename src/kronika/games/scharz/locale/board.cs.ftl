# Slova nakreslené desky.

board-title = Scharz
board-map = Mapa
board-can-choose = Lze teď vybrat
board-nobody = nikdo

# A field
board-controlled = Ovládá: { $player }
board-owned = Vlastní: { $player }, neovládá
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
board-rough = těžký terén
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
board-where-inside = uvnitř sídla
board-where-yard = v loděnici
board-on-border = na hranici: { $field }
board-carries = veze: { $units }
board-builds-since = staví od kola { $number }
board-training = výcvik: { $number }
board-hired = najati v kole { $number }
board-moved = už táhla
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, uvnitř
board-grain = { $player }: obilí, zaseto { $sown }, vyrostlo { $crop }
board-growth = Počasí: { $number } k úrodě
board-empty-ships = Prázdné: { $number } × { $unit }
board-plundered = Vypleněno
board-contested = Sporné: bude se tu bojovat
board-locked = Uzamčeno: jednotky musí zůstat
board-frozen = Zamrzlo: přejít může každý
board-cut-off = Odříznuto od zásobování

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
