# Words of the drawn board.

board-title = Scharz
board-map = Map
board-can-choose = Can be chosen now
board-nobody = nobody

# A field
board-controlled = Controlled by { $player }
board-owned = Owned by { $player }, not controlled
board-large-river = Section of a large river
board-calm-sea = Calm sea
board-stormy-sea = Stormy sea
board-neutral = { $sort ->
    [desert] Desert: nobody can hold it
    [trail] Desert trail: nobody can hold it
    [barbarians] Barbarians: nobody can hold it
   *[belgica] Belgica: nobody can hold it
}
board-terrain-yellow = Fertile plains
board-terrain-green = Flat to hilly land
board-terrain-brown = Mountains
board-terrain-turquoise = Wetlands
board-terrain-grey = Tundra or desert
board-terrain-neutral = Permanently neutral
board-rough = rough terrain
board-yield = crop { $number }
board-climate-subtropical = Subtropical climate
board-climate-temperate = Temperate climate
board-climate-cold = Cold climate
board-region = Region: { $region }
board-building-of = { $building }: { $player }
board-fortified = fortified
board-stored-grain = Grain stored: { $number }
board-stored-fish = Fish stored: { $number }
board-yard-at = { $building } at: { $seas }
board-blocked = The shipyard is blocked
board-encircled = Encircled by { $player } since round { $round }
board-encircled-completely = Completely encircled by { $player } since round { $round }
board-site = Building site, { $building } of { $player }: { $number } of 4 quarters
board-units-of = { $player }: { $number } × { $unit }
board-units = { $number } × { $unit }
board-where-inside = inside the settlement
board-where-yard = in the shipyard
board-on-border = on the border to { $field }
board-carries = carries { $units }
board-builds-since = builds since round { $number }
board-training = training: { $number }
board-hired = hired in round { $number }
board-moved = has moved
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, inside
board-grain = { $player }: grain, { $sown } sown, { $crop } grown
board-growth = Weather: { $number } to the crop
board-empty-ships = Empty: { $number } × { $unit }
board-plundered = Plundered
board-contested = Contested: a battle will be fought here
board-locked = Locked: units must stay
board-frozen = Frozen: everybody can cross
board-cut-off = Cut off from supply

# Regions
region-britannia-h = Hibernia
region-britannia-i = Islands
region-britannia-c = Caledonia
region-britannia-b = Britannia
region-italia-k = Celts
region-italia-e = Etruria
region-italia-r = Romans
region-italia-g = Greeks
region-italia-p = Carthaginians
region-italia-i = Illyria
region-taifas-c = Reinos
region-taifas-t = Taifas
region-taifas-a = Almoravids
region-taifas-f = Franks
region-vikings-v = Vikings
region-vikings-b = British Isles
region-vikings-f = Franks
region-vikings-s = Slavs and Balts
region-huns-k = Constantinople
region-huns-r = Romans
region-huns-b = Bosporus
region-huns-h = Huns
region-huns-a = Alans
region-huns-v = Visigoths
region-huns-o = Ostrogoths
region-huns-s = Slavs
region-orient-e = Egypt
region-orient-c = Canaan
region-orient-q = Qatna
region-orient-y = Yamhad
region-orient-h = Hittites
region-orient-g = Aegeans
region-orient-m = Mitanni
region-orient-a = Assyria
region-orient-b = Babylon
region-orient-l = Elam
region-orient-k = Kassites
region-orient-u = Hurrians
