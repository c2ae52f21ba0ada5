# Słowa narysowanej planszy.

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
board-climate-subtropical = Klimat subtropikalny
board-climate-temperate = Klimat umiarkowany
board-climate-cold = Klimat zimny
board-region = Region: { $region }
board-building-of = { $building }: { $player }
board-fortified = z fortyfikacją
board-stored-grain = Zboże w spichlerzu: { $number }
board-stored-fish = Ryby w magazynie: { $number }
board-yard-at = { $building } przy: { $seas }
board-blocked = Stocznia jest zablokowana
board-encircled = Okrążenie od rundy { $round }: { $player }
board-encircled-completely = Pełne okrążenie od rundy { $round }: { $player }
board-site = Plac budowy, { $building } ({ $player }): { $number } z 4 ćwiartek
board-units-of = { $player }: { $number } × { $unit }
board-units = { $number } × { $unit }
board-where-inside = wewnątrz osady
board-where-yard = w stoczni
board-on-border = na granicy: { $field }
board-carries = wiezie: { $units }
board-builds-since = buduje od rundy { $number }
board-training = szkolenie: { $number }
board-hired = najęci w rundzie { $number }
board-moved = wykonała ruch
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, wewnątrz
board-grain = { $player }: zboże, zasiano { $sown }, wyrosło { $crop }
board-growth = Pogoda: { $number } do plonu
board-empty-ships = Puste: { $number } × { $unit }
board-plundered = Splądrowane
board-contested = Sporne: będzie tu bitwa
board-locked = Zablokowane: jednostki muszą zostać
board-frozen = Zamarznięte: każdy może przejść
board-cut-off = Odcięte od zaopatrzenia

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
