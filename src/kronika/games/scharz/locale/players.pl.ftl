# How players are called at a table: by their factions, or else by their own names.

player-side = Gracz { $name-gen }
    .small = gracz { $name-gen }
    .gen = gracza { $name-gen }
    .dat = graczowi { $name-gen }
    .acc = gracza { $name-gen }
    .ins = graczem { $name-gen }
player-person = { $name }
    .small = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
