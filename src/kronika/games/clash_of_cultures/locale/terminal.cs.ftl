# Slova stolu v terminálu. Terén, jednotky a neutrální strany jsou tam jednotlivá písmena.

terminal-owner = { $owner ->
    [barbarians] B
   *[pirates] P
}
terminal-terrain = { $terrain ->
    [grassland] pl
    [forest] le
    [mountain] ho
    [barren] pu
    [sea] mo
   *[unexplored] ?
}
terminal-unit = { $unit ->
    [settler] o
    [infantry] p
    [ship] l
    [cavalry] j
    [elephant] s
   *[leader] V
}
terminal-stock = Zásoba
terminal-cities = Města
terminal-advances = Technologie
terminal-specials = Technologie národa
terminal-hand = Karty
terminal-result = Výsledek
terminal-legend-map = Herní plán: pl pláně (jídlo), le les (dřevo), ho hory (ruda), pu pustina, mo moře, ? neprozkoumané, × vyčerpaná země; 1▪3+ město hráče 1, velikost 3, + šťastné, - vzbouřené; B barbaři, P piráti
terminal-legend-units = Jednotky: o osadník, p pěchota, l loď, j jezdectvo, s slon, V vůdce; 2:3p = hráč 2, 3 pěchoty
terminal-legend-options = [1] číslo tvé možnosti; +Silnice dosud nevyvinutá technologie
