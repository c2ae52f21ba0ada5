# Słowa stołu w terminalu. Tereny, jednostki i strony neutralne są tam pojedynczymi literami.

terminal-owner = { $owner ->
    [barbarians] B
   *[pirates] P
}
terminal-terrain = { $terrain ->
    [grassland] ró
    [forest] la
    [mountain] gó
    [barren] ni
    [sea] mo
   *[unexplored] ?
}
terminal-unit = { $unit ->
    [settler] o
    [infantry] p
    [ship] t
    [cavalry] k
    [elephant] s
   *[leader] W
}
terminal-stock = Zapasy
terminal-cities = Miasta
terminal-advances = Technologie
terminal-specials = Technologie cywilizacji
terminal-hand = Karty
terminal-result = Wynik
terminal-legend-map = Mapa: ró równiny (żywność), la las (drewno), gó góry (ruda), ni nieużytki, mo morze, ? niezbadane, × wyjałowiona ziemia; 1▪3+ miasto gracza 1, wielkość 3, + szczęśliwe, - wzburzone; B barbarzyńcy, P piraci
terminal-legend-units = Jednostki: o osadnik, p piechota, t statek, k kawaleria, s słoń bojowy, W przywódca (wódz); 2:3p = gracz 2, 3 piechoty
terminal-legend-options = [1] numer twojej opcji; +Drogi technologia jeszcze nieopracowana
