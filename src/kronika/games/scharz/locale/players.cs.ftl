# How players are called at a table: by their factions, or else by their own names.

player-side = Hráč { $name-gen }
    .small = hráč { $name-gen }
    .gen = hráče { $name-gen }
    .dat = hráči { $name-gen }
    .acc = hráče { $name-gen }
    .ins = hráčem { $name-gen }
player-person = { $name }
    .small = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
