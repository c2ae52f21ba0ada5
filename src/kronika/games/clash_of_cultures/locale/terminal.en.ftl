# Words of the table at the terminal. Terrains, units and neutral owners are letters there.

terminal-owner = { $owner ->
    [barbarians] B
   *[pirates] P
}
terminal-terrain = { $terrain ->
    [grassland] gr
    [forest] fo
    [mountain] mo
    [barren] ba
    [sea] se
   *[unexplored] ?
}
terminal-unit = { $unit ->
    [settler] s
    [infantry] i
    [ship] h
    [cavalry] c
    [elephant] e
   *[leader] L
}
terminal-stock = Stock
terminal-cities = Cities
terminal-advances = Advances
terminal-specials = Special advances
terminal-hand = Cards
terminal-result = Result
terminal-legend-map = Map: gr grassland (food), fo forest (wood), mo mountain (ore), ba barren, se sea, ? unexplored, × exhausted; 1▪3+ city of player 1, size 3, + happy, - angry; B barbarians, P pirates
terminal-legend-units = Units: s settler, i infantry, h ship, c cavalry, e elephant, L leader; 2:3i = player 2, 3 infantry
terminal-legend-options = [1] the number of your option; +Roads an advance not yet known
