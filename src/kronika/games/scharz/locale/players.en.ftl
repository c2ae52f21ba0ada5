# How players are called at a table: by their factions, or else by their own names. `.the` is for
# the middle of a sentence.

player-side = The { $name-adj } player
    .the = the { $name-adj } player
player-person = { $name }
    .the = { $name }
