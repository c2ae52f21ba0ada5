# Panels: battle, wars and peace, deals, relations, trade, Empire and Curia, income.

panel-battle-land = Battle of { $area }
panel-battle-sea = Naval battle: { $zone }
panel-battle-pirates = Against Pirates: { $node }
panel-battle-round = round { $number }
panel-battle-deadlock = nobody can hit
panel-battles-to-come = Battles to come:
panel-step-leaders = Leaders
panel-step-actions = Battle Actions
panel-step-dice = Dice
panel-step-casualties = Casualties
panel-step-retreat = Retreat
panel-attacker = attacker
panel-defender = defender
panel-rebels = Rebels
panel-pirates = Pirates
panel-no-leader = No leader
panel-no-dice-added = adds no dice
panel-die-infantry = { $number ->
    [one] +{ $number } infantry die
   *[other] +{ $number } infantry dice
}
panel-die-cavalry = { $number ->
    [one] +{ $number } cavalry die
   *[other] +{ $number } cavalry dice
}
panel-die-artillery = { $number ->
    [one] +{ $number } artillery die
   *[other] +{ $number } artillery dice
}
panel-die-to-roll = To be rolled: { $unit }
panel-symbols = symbols
panel-hits = { $number ->
    [one] hit
   *[other] hits
}
panel-fallen = Fallen in this round: { $number }
panel-hits-due = { $number ->
    [one] { $number } casualty still to take
   *[other] { $number } casualties still to take
}
panel-units-of = { $realm }, { $unit }, { $category }: { $number }
panel-imperial-units = Imperial Units: { $number }
panel-npr-units = { $realm }: { $number } Units
panel-npr-ships = { $realm }: { $number } Ships
panel-pirate-ships = Pirates: { $number } Ships

panel-wars = Wars
panel-other-wars = Other wars
panel-declaration = War is being declared
panel-declares = By
panel-declares-crusade = as a Crusade
panel-no-casus-belli = without a Casus Belli
panel-joined = Joining the attack:
panel-defenders = Defending:
panel-emperor-defends = The Emperor defends.
panel-emperor-refuses = The Emperor does not defend.
panel-emperor-settles = The Emperor makes peace for it.
panel-beside = with
panel-units-in-war = Units that count in this war: { $number }
panel-rebels-at-home = Rebel Units that count for it: { $number }
panel-strength = Strength { $number }
panel-occupied-tax = Tax value of what it occupies: { $number }
panel-occupies-nothing = occupies nothing
panel-victory-total = Total Victory
panel-victory-partial = Partial Victory

panel-peace = Peace
panel-concluded = concluded
panel-level-agreed = by agreement
panel-level-partial = Partial Victory
panel-level-surrendered = Surrender
panel-level-total = Total Victory
panel-victor = Victor
panel-loser = Loser
panel-party-1 = Between
panel-party-2 = and
panel-term = Peace Term:
panel-term-open = not chosen yet
panel-separate-peace = (a separate peace)
panel-offered-by = offered by
panel-must-answer = must answer
panel-holds = holds a tax value of { $number }
panel-tax = tax { $number }
panel-fate-keep = is kept
panel-fate-return = goes back
panel-fate-liberate = is liberated
panel-fate-exchange = is exchanged
panel-fate-ransom = capital, for a ransom
panel-for-ducats = for { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
panel-cuts = gives up:
panel-may-act = may act besides
panel-tie-influence = Influence in { $area }
panel-tie-claim = the Claim in { $area }
panel-tie-alliance = the Alliance with

panel-deal = Deal
panel-writes = is writing
panel-talks-in-private = after a private talk
panel-counter-offers = counter-offers: { $number }
panel-gives = gives
panel-gives-nothing = nothing
panel-costs = pays
panel-alliance = Alliance
panel-marriage = Royal Marriage
panel-marriage-draws = Both draw a card: { $power }
panel-ducats = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}

panel-relations = Relations of { $realm }
panel-with-realms = With Realms
panel-in-areas = In Areas
panel-active-ally = { $number ->
    [0] active
   *[other] active, { $number }
}
panel-tie-of-war = at war
panel-tie-of-alliance = Alliance
panel-tie-of-marriage = Royal Marriage
panel-tie-of-disputed = Disputed Succession
panel-tie-of-cb = Casus Belli
panel-tie-of-truce = Truce
panel-tie-of-vassal = Vassal

panel-trade = Trade
panel-trade-now = A trade
panel-trade-deck = cards in the deck: { $number }
panel-trades = is trading
panel-merchants = Merchants
panel-merchants-of = { $realm }: Merchants { $number }, used { $laid }
panel-merchant-laid = used
panel-nodes = Trade Nodes and Trade Power
panel-other-nodes = Other nodes
panel-in-reach = You can trade here.
panel-trade-power-of = { $realm }: Trade Power { $number }
panel-reached-by = In reach of { $realms }
panel-protection = Trade Protection
panel-needs-token-on-key = needs a piece on a Key Province
panel-needs-own-key = needs a Key Province of your own
panel-secondary = secondary: { $node }
panel-secondary-open = secondary: { $node }, { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
panel-collects-at-most = { $realm }: Trade Power { $power }, at most { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
panel-row-power = power
panel-row-ducats = ducats
panel-row-expanded = expanded

panel-empire = Holy Roman Empire
panel-emperor = Emperor
panel-authority = Authority
panel-authority-of = Imperial Authority { $number }, at most { $most }
panel-brings = Brings
panel-official-faith = Religion
panel-no-official-faith = no official religion
panel-electors = Electors
panel-votes-for = Would vote for { $realms }
panel-votes-for-nobody = Would vote for nobody
panel-defence = Defence
panel-imperial-manpower = Imperial Manpower: { $number }
panel-defends-against = against
panel-prestige = Prestige: { $number }

panel-curia = Curia
panel-cardinals = Cardinals
panel-controller = Controller
panel-no-controller = nobody
panel-cardinals-of = { $number ->
    [one] { $number } Cardinal
   *[other] { $number } Cardinals
}
panel-uncontested = uncontested
panel-slot = Slot { $number }
panel-slot-blocked = Slot { $number } is blocked
panel-slot-roma = Roma
panel-crusade = Crusade
panel-committed = Committed: { $realm }
panel-excommunicated = Excommunicated

panel-income-of = Next income of { $realm }
panel-ducats-head = Ducats
panel-power-head = Monarch Power
panel-treasury = In the treasury
panel-line-base-tax = Tax of Towns
panel-line-vassal-tax = Tax of Vassals
panel-line-devastation = Devastation
panel-line-stability = Stability
panel-line-authority = Imperial Authority
panel-line-ideas = Ideas and events
panel-line-income = Income
panel-line-interest = Interest
panel-line-advisors = Advisors
panel-line-regulars = Regular Units
panel-line-mercenaries = Mercenaries
panel-line-ships = Ships at sea
panel-line-upkeep = Upkeep
panel-line-left = Left after upkeep
panel-line-missing = { $number ->
    [one] { $number } ducat is missing for the upkeep.
   *[other] { $number } ducats are missing for the upkeep.
}
panel-line-corruption = Keeping so much costs { $number } Administrative Power (corruption).
panel-line-power = In all
panel-line-power-court = Ruler and Advisors
panel-line-power-ideas = Ideas and events
panel-line-power-curia = Papal Controller
panel-line-power-empire = Emperor
panel-line-power-more = { $number ->
    [one] Stability: { $number } more of a type that you choose.
   *[other] Stability: { $number } more of types that you choose.
}
panel-line-power-less = { $number ->
    [one] Stability: { $number } less of a type that you choose.
   *[other] Stability: { $number } less of types that you choose.
}
