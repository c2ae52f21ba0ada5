# Chapter 7: Rulers, Advisors, Leaders.

option-crown = Crown: { $card }
option-interregnum = Interregnum
prompt-new-ruler = The throne is empty. Who follows?
log-crowned = { $player } crowns a Leader: { $card }.
log-new-ruler = { $player } has a new Ruler: { $ruler }.
log-interregnum-begins = { $player }: an Interregnum begins.
log-character-dies = { $player } loses a character: { $card }.
log-ruler-dies = The Ruler of { $player-the } is dead.
option-hire-advisor = Advisor: { $card }
option-hire-general = General of { $army }: { $card }
    .short = General of { $army }
option-hire-admiral = Admiral: { $card }
option-crown-leader = Ruler: { $card }
option-fire-advisor = Dismiss the Advisor ({ $power })
option-dismiss-general = Dismiss the General ({ $army })
option-dismiss-admiral = Dismiss the Admiral
option-move-general = Move the General: { $army } to { $army2 }
option-ruler-leads = The Ruler commands { $army }
option-ruler-returns = The Ruler returns to court
option-no-appointment = Nobody
option-keep-general = To { $army }
option-let-general-go = Discard
prompt-appoint = Whom do you appoint, or dismiss?
prompt-replaced-general = Where does the replaced General go ({ $card })?
log-appoints-advisor = { $player } appoints an Advisor: { $card }.
log-appoints-general = { $player } appoints a General of { $army }: { $card }.
log-appoints-admiral = { $player } appoints an Admiral: { $card }.
log-fires-character = { $player } dismisses { $card }.
log-ruler-in-command = The Ruler of { $player-the } takes command of { $army }.

# Chapter 5: loans, Stability, National Focus, Ideas.

option-replenish = { $number } MIL
prompt-replenish = How much do you pay to replenish Manpower?
log-loan-taken = { $player } takes a loan.
log-loan-repaid = { $player } repays a loan.
log-replenished = { $player } replenishes Manpower: { $number }.
log-stability-raised = { $player } raises Stability to { $number ->
    [0] −3
    [1] −2
    [2] −1
    [3] 0
    [4] +1
    [5] +2
   *[6] +3
}.
log-bankrupt = { $player } is bankrupt.
log-takes-loans = { $player } takes loans: { $number }.
option-focus-on = { $power }
option-focus-from = From { $power }
option-focus-done = Done
option-focus-discard = Discard: { $card }
option-focus-keep = Discard nothing more
option-focus-draw = Draw: { $power }
option-focus-pick = From the discards: { $card }
prompt-focus-on = Which Monarch Power do you favour?
prompt-focus-from = { $power }: from where does a cube come?
prompt-focus-discard = Which cards do you exchange?
prompt-focus-draw = Which card do you take?
log-focuses = { $player } changes National Focus: { $power } +{ $number }.
log-exchanges-cards = { $player } discards { $number } and draws { $number2 } cards.
option-research = { $idea }
option-idea-makes-room = { $idea }
prompt-research = Which Idea do you research?
prompt-idea-makes-room = Which Idea makes room for { $idea }?
log-researches = { $player } researches { $idea }.

# Chapters 5.4 and 11: Influence, Claims, Marriages, Vassals.

option-influence = { $area }
option-influence-by-power = For DIP
option-influence-by-ducats = For ducats
option-influence-done = Done
prompt-influence = Where do you place Influence?
prompt-influence-payment = How do you pay for { $area }?
log-influences = { $player } has more Influence { $area-in }: { $number }.
option-fabricate = { $area }
option-fabricate-done = Done
option-take-back-claim = { $area }
option-go-without-claim = No new Claim
prompt-fabricate = Where do you fabricate Claims?
prompt-take-back-claim = All your Claims are in play. Which one do you take back?
log-claims = { $player } claims { $area }.
log-core-placed = { $area } is a Core of { $player-the }.
log-claim-gone = { $player } loses the Claim on { $area }.
log-marries = Royal Marriage: { $player } and { $realm-the }.
log-marriage-ends = A Royal Marriage ends: { $player } and { $realm-the }.
log-succession-disputed = Disputed Succession: { $realm }.
option-spend-influence = { $area }
option-take-vassal-of-npr = Vassal: { $realm }
option-release-vassal = Release: { $realm }
option-ally-with-released = Alliance: { $realm }
option-claim-in-released = Claim: { $area }
option-nothing-from-released = Nothing
option-leave-out = { $province }
prompt-spend-influence = { $realm }: from where do you discard Influence? Left: { $number }.
prompt-vassal-of-npr = What becomes of the Vassal ({ $realm })?
prompt-released = { $realm } { $realm-number ->
    [pl] are
   *[other] is
} free. What do you gain there?
prompt-leave-out = You have too few Vassal tokens. Which province do you leave out?
log-vassalizes = { $realm } { $realm-number ->
    [pl] become
   *[other] becomes
} a Vassal of { $player-the }.
log-annexes = { $player } annexes { $realm-the }.
log-released = { $realm } { $realm-number ->
    [pl] are
   *[other] is
} independent again.

# Chapter 5.1: deals between players.

option-deal-with = { $player }
option-deal-alliance = Alliance
option-deal-marriage = Royal Marriage; cards: { $power }
option-deal-give = Give { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
option-deal-take = Get { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
option-deal-province = Province: { $province }
option-deal-price = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }
option-deal-talk = Talk to { $player-the } in private for 1 Diplomatic Power
option-deal-propose = Propose
option-deal-give-up = No deal
option-deal-accept = Accept
option-deal-decline = Decline
option-deal-counter = Make another offer
prompt-deal-partner = With whom do you negotiate?
prompt-deal-terms = What do you offer or want ({ $player })?
prompt-deal-price = What is the price of { $province }?
prompt-deal-answer = { $player } proposes a deal. Your answer?
log-deal-proposed = { $player } proposes a deal to { $player2-the }.
log-deal-with-alliance = Part of it: an Alliance of { $player-the } and { $player2-the }.
log-deal-with-marriage = Part of it: a Royal Marriage of { $player-the } and { $player2-the }; cards: { $power }.
log-deal-with-ducats = Part of it: { $player } gives { $player2-the } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
log-deal-with-province = Part of it: { $player } sells { $province } to { $player2-the } for { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
log-deal-talk = { $player } and { $player2-the } talk in private for three minutes.
log-deal-made = { $player } and { $player2-the } agree.
log-deal-declined = { $player } declines.

# Chapters 5.1, 5.3 and 15: faith.

option-convert-area = { $area }
option-unrest-for-faith = { $province }
option-adopt-faith = { $faith }
option-end-marriage-for-faith = { $realm }
option-withdraw-for-faith = { $area }
option-place-for-faith = { $area }
prompt-convert-area = Which area do you convert?
prompt-unrest-for-faith = Where in { $area } is there Unrest?
prompt-adopt-faith = Which State Religion do you adopt?
prompt-end-marriage-for-faith = Which Royal Marriage ends?
prompt-withdraw-for-faith = From where do you remove Influence? Left: { $number }.
prompt-place-for-faith = Where do you place the removed Influence? Left: { $number }.
log-changes-faith = { $player } changes State Religion: { $faith }.
log-area-converted = { $area } is converted: { $faith }.
log-realm-converted = { $realm } { $realm-number ->
    [pl] are
   *[other] is
} converted: { $faith }.

# Chapters 5.1, 5.3 and 12: colonies, exploration, trade.

option-colonize = { $area }
option-colonists = Colonists: { $number }
prompt-colonize = Which territory do you colonize?
prompt-colonists = How many Colonists do you use? The rest is paid in ADM.
log-colonizes = { $player } founds a colony: { $area }.
option-trade-in = { $trade }, in { $node }
    .short = In { $node }
option-trade-secondary = { $trade }, { $node }, secondary node { $node2 }
    .short = In { $node }, secondary node { $node2 }
option-decline-trade = Decline and take 2 ducats
option-trade-ship = Move a ship first: { $zone }
option-trade-ship-from-port = Move a ship first, from port: { $province }
option-trade-ship-from-slot = Move a ship first, from Trade Protection: { $zone }
option-trade-ship-to = To { $zone }
option-use-merchant = The Merchant in { $node }
option-use-new-merchant = A Merchant from the supply
option-favour-collector = { $player }
option-pay-for-gold = Pay 1 ADM
option-interest-for-gold = Take 1 Interest
prompt-trade = Where do you trade?
prompt-trade-ship = Where does the ship sail?
prompt-trade-node = Where do you trade?
prompt-trade-merchant = Which Merchant trades in { $node }?
prompt-trade-tie = Equal Trade Power. Who collects?
prompt-trade-gold = So much gold costs you something. What?
log-reveals-trade = { $player } reveals a trade card: { $trade }.
log-trades = { $player } trades in { $node }: { $trade }.
log-collects = { $player } collects { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } in { $node }.
log-declines-trade = { $player } declines to trade and takes { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
option-explore-ship = { $zone }
option-explore-ship-from-port = From port: { $province }
option-explore-ship-from-slot = From Trade Protection: { $zone }
option-explore-ship-to = To { $zone }
option-explore-without-ship = Move no ship
option-explore-again = Roll again
option-discover = Discover: { $area }
option-discover-in-danger = Pay 1 DIP and discover: { $area }
option-explore-fails = Find nothing
option-lose-explorer = At sea: { $zone }
option-lose-explorer-in-port = In port: { $province }
option-lose-explorer-of-fleet = Of the fleet: { $ship }
prompt-explore-ship = Which ship do you send?
prompt-explore-ship-to = Where does it sail?
prompt-discover = You rolled { $number }. What do you discover?
prompt-discover-in-danger = You rolled { $number }, with a hazard. What do you do?
prompt-lose-explorer = Which ship is lost?
log-explores = { $player } explores and rolls { $number }.
log-explores-in-danger = { $player } explores and rolls { $number }, with a hazard.
log-finds-nothing = { $player } finds nothing.
