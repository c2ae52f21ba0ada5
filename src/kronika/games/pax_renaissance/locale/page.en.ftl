# The words of the page around the board, and the headings of long lists of options.

game-length = 1–2 hours
game-short = Bankers buy cards, crown kings and steer trade through ten empires.
game-first = 30 minutes
game-charm = short turns, sharp tricks

board-status = Victories
board-cards = Market, hand and tableau
board-tableau = Your tableau
board-panel = { $bank }: tableau and hand
board-victory-short = { $victory ->
    [holy] Holy
    [imperial] Imperial
    [globalization] Globalization
   *[renaissance] Renaissance
}
board-hand-size = { $number ->
    [one] { $number } card in the hand
   *[other] { $number } cards in the hand
}
board-prestige-count = Prestige, { $prestige ->
    [catholic] Catholic
    [islamic] Islamic
    [reformist] Reformist
    [law] Law
    [discovery] Discovery
   *[patron] Patron
}: { $number }
board-ruler = { $side ->
    [king] King: { $card } ({ $bank })
   *[republic] Republic: { $card } ({ $bank })
}
board-no-ruler = The empire card is in the empire deck
board-side-line = { $side ->
    [king] As a king: { $card }
   *[republic] As a republic: { $card }
}

verb-buy = Buy a card
verb-play = Play a card
verb-sell = Sell a card
verb-operate = Operations
verb-fair = Trade fair
verb-declare = Declare a victory
verb-activate = Activate a victory
verb-place = Place in a city
verb-place-pirate = Place a pirate
verb-place-pawn = Place a concession
verb-place-bishop = Place a bishop
verb-one-shot = One-shot
verb-shift = Trade shift
verb-crown = Coronation
verb-inquisitor = Inquisitor
verb-move-bishop = Move the bishop
verb-commerce = Commerce
verb-behead = Behead
verb-tax = Tax
verb-repress = Repress a piece
verb-repress-pawn = Repress a concession
verb-vote = Vote
verb-corsair = Corsair
verb-siege = Siege
verb-siege-pirate = Siege a pirate
verb-campaign = Campaign
verb-levy = Levy
verb-lose-agent = Remove an agent
verb-lose-repressed = Remove a repressed piece
verb-lose = Remove a piece in a city
verb-lose-border = Remove a piece on a border
verb-flip = Turn the map card over
verb-keep = Leave the map card
verb-arrange = Who stands here
verb-concession = Place a concession
verb-emancipate = Emancipate to a city
verb-emancipate-pawn = Emancipate a concession
verb-settle = Place in a city
verb-settle-border = Place on a border
verb-pacify = Kill a repressed piece
verb-take-repressed = Take a repressed piece
verb-take = Take from a city
verb-take-border = Take from a border
verb-take-bishop = Take a bishop
verb-discard = Discard a card

# What another player does, while one waits for him

waits-action = choosing an action ({ $number } left)
waits-victory = choosing a victory
waits-agent = placing an agent
waits-one-shot = deciding on a one-shot
waits-coronation = choosing a husband
waits-operation = choosing an operation
waits-bishop = moving a bishop
waits-tax = deciding on a tax
waits-levy = choosing a city for the levy
waits-attacker-loss = choosing a loss in battle
waits-defender-loss = choosing a loss in battle
waits-flip = deciding whether a map card is turned over
waits-arrange = arranging a map card
waits-survivor = placing a survivor
waits-concession = placing a concession
waits-emancipation = emancipating
waits-pacification = deciding on a pacification
waits-shortage = taking a piece from elsewhere
waits-discard = discarding

# An option that means something else in this question

option-no-one-shot-at-coronation = Leave her unmarried
