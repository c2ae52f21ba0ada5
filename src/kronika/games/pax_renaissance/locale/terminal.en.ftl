# The words of the table at the terminal. Pieces and religions are single letters there.

terminal-piece = { $piece ->
    [knight] N
    [rook] R
    [bishop] B
   *[pirate] P
}
terminal-religion = { $religion ->
    [catholic] c
    [islamic] i
   *[reformist] r
}
terminal-own-cube = cube
terminal-face = { $face ->
    [catholic] Catholic
    [islamic] Islamic
    [reformist] Reformist
   *[medieval] medieval
}
terminal-ruler = { $side ->
    [king] king { $bank }
   *[republic] rep. { $bank }
}
terminal-market = Market
terminal-row = { $region } row ({ $number } in the deck)
terminal-next = next: { $card }
terminal-closed-place = –
terminal-face-down = trade fair
terminal-paid = not for sale this turn
terminal-hand = Hand
terminal-hidden-hand = { $number ->
    [one] { $number } hidden card
   *[other] { $number } hidden cards
}
terminal-silenced = silenced
terminal-used = has acted
terminal-repressed = repressed:
terminal-queen = queen
terminal-vassal = vassal
terminal-unmarried = unmarried
terminal-suitors = marries in { $empires }
terminal-victories = Victories
terminal-closed = Inactive (what they need: PR-L)
terminal-empire-deck = Empire deck
terminal-supply = Supply
terminal-beside = Agents in battle
terminal-nothing = none
terminal-legend-pieces = N knight, R rook, B bishop, P pirate; c Catholic, i Islamic, r Reformist
terminal-legend-map = Map: ·Nc empty, with its levy; CAPITALS capital; * open emporium, × closed; ~~ sea, ── land
terminal-legend-cards = Cards: ƒ florins; ! one-shot; ★ prestige; [1] the number of your option
