# The words of the drawn board. Variants are chosen by the ids of the content.

board-title = Pax Renaissance
board-map = Map of ten empires
board-market = Market
board-players = Players
board-turn = turn { $number }
board-decision = decision { $number }
board-action = action { $number } of { $of }
board-waits = { $banks } { $number ->
    [one] decides
   *[other] decide
}
board-decides = decides
board-you-decide = your decision
board-you = you
board-winner = won
board-eliminated = out of the game
board-won = { $banks } { $number ->
    [one] wins
   *[other] win
}: { $reason }
board-reason = { $reason ->
    [holy] Holy victory
    [imperial] Imperial victory
    [globalization] Globalization victory
    [renaissance] Renaissance victory
    [patron] Patron victory
   *[bankruptcy] everybody else is bankrupt
}
board-can-choose = Can be chosen now
board-empty = empty

board-region = { $region ->
    [east] East
   *[west] West
}
board-letter = { $region ->
    [east] E
   *[west] W
}
board-place = { $empire ->
    [england] England
    [france] France
    [holy-roman-empire] Holy Roman E.
    [hungary] Hungary
    [byzantium] Byzantium
    [portugal] Portugal
    [aragon] Aragon
    [papal-states] Papal States
    [ottoman] Ottoman E.
   *[mamluk] Mamluks
}
board-short = { $empire ->
    [england] ENG
    [france] FRA
    [holy-roman-empire] HRE
    [hungary] HUN
    [byzantium] BYZ
    [portugal] POR
    [aragon] ARA
    [papal-states] PAP
    [ottoman] OTT
   *[mamluk] MAM
}

board-piece = { $religion ->
    [catholic] Catholic
    [islamic] Islamic
   *[reformist] Reformist
} { $piece ->
    [knight] knight
    [rook] rook
    [bishop] bishop
   *[pirate] pirate
}
board-repressible = { $piece ->
    [pawn] pawn
    [rook] rook
   *[knight] knight
}
board-cube = cube of { $bank }
board-own-cube = a concession (your cube)

board-face = { $face ->
    [catholic] Catholic theocracy
    [islamic] Islamic theocracy
    [reformist] Reformist theocracy
   *[medieval] Medieval side
}
board-back = On the back: { $face ->
    [catholic] Catholic theocracy
    [islamic] Islamic theocracy
    [reformist] Reformist theocracy
   *[medieval] medieval side
}
board-capital = Capital
board-emporium = { $state ->
    [open] Open emporium: start of the { $region ->
        [east] East
       *[west] West
    } route
   *[closed] Emporium closed by a decline disk
}
board-levy = Empty; a levy raises: { $piece }
board-route = { $region ->
    [east] East
   *[west] West
} trade route from { $city }
board-border = { $kind ->
    [sea] Sea border
   *[land] Border
} { $border }
board-concession = Concession of { $bank }

board-trade-fair = Trade fair
board-costs = costs { $number }
board-next-card = Next card
board-deck-left = { $number } left
board-place-line = { $region } row, column { $column }, costs { $price }
board-fair-line = { $region } row, trade fair card
board-face-down = Face down: starts the trade fair
board-paid = Got a florin this turn: not for sale in it
board-florins = { $number ->
    [one] { $number } florin
   *[other] { $number } florins
}

board-card-of = { $region ->
    [east] East card
   *[west] West card
}
board-kind = { $kind ->
    [queen] Queen
    [comet] Comet
    [king] King
    [republic] Republic
   *[ordinary] Card
}
board-suitors = Can marry in: { $empires }
board-opens-victory = activates one victory
board-located = Location: { $place }
board-agents = Agents: { $list }
board-operations = Operations: { $list }
board-once = One-shot: { $oneshot }
board-prestiges = Prestige: { $list }
board-ability-line = Ability: { $text }
board-operation = { $operation ->
    [inquisitor] Inquisitor
    [commerce] Commerce
    [behead] Behead
    [tax] Tax
    [repress] Repress
    [vote] Vote
    [corsair] Corsair
    [siege] Siege
   *[campaign] Campaign
}
board-one-shot = { $oneshot ->
    [conspiracy] Conspiracy
    [peasant-revolt] Peasant revolt
    [crusade] Crusade
    [jihad] Jihad
    [reformation] Reformation
    [trade-shift] Trade shift
   *[coronation] Coronation
}
board-prestige = { $prestige ->
    [catholic] Catholic
    [islamic] Islamic
    [reformist] Reformist
    [law] Law
    [discovery] Discovery
   *[patron] Patron
}
board-ability = { $ability ->
    [sell_for_four] sells for 4
    [no_hand_limit] no hand limit
    [immune_to_silencing] not silenced
    [behead_only_west_with_catholic_or_reformist_bishop] needs a bishop
    [coronation_may_take_married_or_opposing_king] any king
    [crusade_rooks_count_as_knights] rooks crusade
    [double_concessions_spice_islands] spices × 2
   *[venice_holds_two] Venice holds 2
}
board-ability-full = { $ability ->
    [sell_for_four] sold from the tableau, it brings 4 florins
    [no_hand_limit] its owner has no hand limit
    [immune_to_silencing] bishops silence no card of its owner
    [behead_only_west_with_catholic_or_reformist_bishop] it beheads only cards in the West with a Catholic or Reformist bishop
    [coronation_may_take_married_or_opposing_king] coronations of its owner can take married kings and kings of others
    [crusade_rooks_count_as_knights] in crusades of its owner, Catholic rooks next to the target fight like knights
    [double_concessions_spice_islands] concessions of its owner take 2 florins from voyages that start at the Spice Islands
   *[venice_holds_two] Catholic Venice has a second place, for a Catholic knight
}

board-bishop-here = On it: { $bishop }
board-silenced = Silenced: only inquisitors work
board-used = Has acted this turn
board-repressed = Repressed here: { $list }
board-married = Married to { $king }
board-vassal = Vassal of { $suzerain }
board-unmarried = Unmarried queen: only her prestige counts

board-concessions = { $number ->
    [one] { $number } concession
   *[other] { $number } concessions
}
board-cubes-left = { $number ->
    [one] { $number } cube left
   *[other] { $number } cubes left
}
board-count-kind = { $kind ->
    [king] Kings: { $number }
   *[republic] Republics: { $number }
}
board-hand = { $mine ->
    [yes] Your hand: { $number }
   *[no] Hand: { $number }
}

board-victory-state = { $state ->
    [open] active
   *[closed] inactive
}
board-empire-deck = Empire deck: { $number }
board-in-deck = In the empire deck
board-supply = Supply
board-in-supply = In the supply: { $piece }, { $number }
board-beside = Agents in battle
board-discard = Discarded: { $number }
board-last-discard = last: { $card }
