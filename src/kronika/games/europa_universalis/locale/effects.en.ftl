# Chapter 16.3: effects of cards.

resource-ducats = ducats
resource-adm = Administrative Power
resource-dip = Diplomatic Power
resource-mil = Military Power
resource-monarch-power = Monarch Power
resource-prestige = Prestige
resource-stability = Stability
resource-manpower = Manpower
resource-manpower-token = +1 Manpower token
resource-colonist = Colonists
resource-influence = Influence
resource-claim = Claims
resource-alliance = Alliance
resource-marriage = Royal Marriage
resource-cardinal = Cardinal
resource-imperial-authority = Imperial Authority
resource-merchant = Merchant
resource-action-card = action card
resource-town = Town
resource-vassal = Vassal
resource-infantry = Infantry
resource-cavalry = Cavalry
resource-artillery = Artillery
resource-mercenary = Mercenaries
resource-light-ship = Light Ship
resource-heavy-ship = Heavy Ship
resource-galley = Galley
resource-core = Core token
resource-casus-belli = Casus Belli
count-resource-ducats = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}
count-resource-adm = { $number } Administrative Power
count-resource-dip = { $number } Diplomatic Power
count-resource-mil = { $number } Military Power
count-resource-monarch-power = { $number } Monarch Power
count-resource-prestige = { $number } Prestige
count-resource-stability = { $number } Stability
count-resource-manpower = { $number } Manpower
count-resource-colonist = { $number ->
    [one] { $number } Colonist
   *[other] { $number } Colonists
}
count-resource-manpower-token = { $number ->
    [one] { $number } +1 Manpower token
   *[other] { $number } +1 Manpower tokens
}
count-resource-influence = { $number } Influence
count-resource-claim = { $number ->
    [one] { $number } Claim
   *[other] { $number } Claims
}
count-resource-alliance = { $number ->
    [one] { $number } Alliance
   *[other] { $number } Alliances
}
count-resource-marriage = { $number ->
    [one] { $number } Royal Marriage
   *[other] { $number } Royal Marriages
}
count-resource-cardinal = { $number ->
    [one] { $number } Cardinal
   *[other] { $number } Cardinals
}
count-resource-imperial-authority = { $number } Imperial Authority
count-resource-merchant = { $number ->
    [one] { $number } Merchant
   *[other] { $number } Merchants
}
count-resource-action-card = { $number ->
    [one] { $number } action card
   *[other] { $number } action cards
}
count-resource-town = { $number ->
    [one] { $number } Town
   *[other] { $number } Towns
}
count-resource-vassal = { $number ->
    [one] { $number } Vassal
   *[other] { $number } Vassals
}
count-resource-infantry = { $number ->
    [one] { $number } Infantry Unit
   *[other] { $number } Infantry Units
}
count-resource-cavalry = { $number ->
    [one] { $number } Cavalry Unit
   *[other] { $number } Cavalry Units
}
count-resource-artillery = { $number ->
    [one] { $number } Artillery Unit
   *[other] { $number } Artillery Units
}
count-resource-mercenary = { $number ->
    [one] { $number } Mercenary Unit
   *[other] { $number } Mercenary Units
}
count-resource-light-ship = { $number ->
    [one] { $number } Light Ship
   *[other] { $number } Light Ships
}
count-resource-heavy-ship = { $number ->
    [one] { $number } Heavy Ship
   *[other] { $number } Heavy Ships
}
count-resource-galley = { $number ->
    [one] { $number } Galley
   *[other] { $number } Galleys
}
count-resource-core = { $number ->
    [one] { $number } Core token
   *[other] { $number } Core tokens
}
count-resource-casus-belli = { $number } Casus Belli

log-gains = { $player }: { $resource } +{ $number }.
log-loses = { $player }: { $resource } −{ $number }.

option-pick-area = { $area }
option-pick-province = { $province }
option-pick-realm = { $realm }
option-pick-node = { $node }
option-pick-power = { $power }
prompt-gain-where = You gain: { $resource } ({ $number }). Where?
prompt-lose-where = You lose: { $resource } ({ $number }). Which?
prompt-gain-power = Which Monarch Power do you gain? { $number } to go.
prompt-lose-power = Which Monarch Power do you lose? { $number } to go.

prompt-event-choice = { $event }: A or B?
prompt-card-choice = A or B?
option-choose-a = A
option-choose-b = B
log-chooses-a = { $player } chooses A.
log-chooses-b = { $player } chooses B.
prompt-pay-price = Will you pay { $price }?
option-pay-price = Pay
option-pay-nothing = Do not pay
log-rolls-die = { $player } rolls a { $number }.
prompt-effect-player = Whom does it hit?
option-choose-player = { $player }
prompt-pick-that-realm = Which Realm?
option-pick-that-realm = { $realm }
option-pick-no-realm = None
prompt-effect-target = { $number ->
    [one] Which target?
   *[other] Which targets? Up to { $number }.
}
option-target-area = { $area }
option-target-realm = { $realm }
option-target-node = { $node }
option-target-army = { $army }
option-targets-enough = Enough
prompt-idea-order = Which of your Ideas acts first?
option-first-idea = { $idea }

prompt-displace-influence = The Area is full. Whose Influence goes?
option-displace-influence = { $player }
option-displace-imperial = Imperial Influence
prompt-consent-to-alliance = { $player } offers you an Alliance.
prompt-consent-to-marriage = { $player } offers you a Royal Marriage.
option-consent = Agree
option-refuse-consent = Refuse
prompt-gain-cb = Against whom do you place a CB token?
option-take-cb = { $realm }
option-take-no-cb = Against nobody
prompt-take-back-token = You have no token left for { $realm-the }. Which one do you take back?
option-take-back-alliance = Alliance: { $realm }
option-take-back-marriage = Marriage: { $realm }
option-go-without-token = Go without
prompt-bridal-deck = From which deck do both draw a card?
option-bridal-deck = { $power }

prompt-place-force = You gain: { $resource } ({ $number }). Where do you put it?
option-put-unit = { $area }, on its own
option-put-unit-in-army = { $area }: { $army }
option-put-ship-in-port = Into the Port { $province }
option-put-ship-at-sea = To sea: { $zone }
option-put-ship-on-guard = Protecting trade: { $zone }
option-put-ship-in-fleet = Into the Fleet in { $province }
option-put-ship-in-fleet-at-sea = Into the Fleet: { $zone }
prompt-lose-force = You lose: { $resource } ({ $number }). Which one?
option-lose-single-unit = Single Infantry: { $area }
option-lose-unit-of-army = { $army }: { $unit }
option-lose-ship-in-port = In the Port { $province }
option-lose-ship-at-sea = At sea: { $zone }
option-lose-guard = Protecting trade: { $zone }
option-lose-ship-of-fleet = In the Fleet
option-lose-damaged-ship = Damaged, in the Fleet

prompt-effect-draw-from = From which deck do you draw? { $number } to go.
option-effect-draw-from = { $power }
prompt-take-discard = Which discarded card do you take?
option-take-discard = { $card }
prompt-discard-card = Which card do you discard? { $number } to go.
option-discard-card = { $card }
prompt-lose-cardinal = Which Cardinal do you lose? { $number } to go.
option-lose-cardinal = Slot { $number }
prompt-remove-influence = Which Influence goes? { $number } to go.
option-remove-influence = { $area }: { $player }
    .short = { $player }
prompt-swap-influence = Where do you put your Influence? { $number } to go.
option-swap-influence = { $area }, instead of { $player-the }
    .short = Instead of { $player-the }
option-swap-imperial = { $area }, instead of Imperial Influence
option-add-influence = { $area }

prompt-effect-calm = Where does the Unrest end? { $number } to go.
prompt-effect-rebels = Where do { $number } Rebel Units rise?
prompt-effect-disperse = Which Rebel Units leave? { $number } to go.
prompt-effect-devastate = Which Area is devastated? { $number } to go.
prompt-effect-liberate = Which Province is liberated? { $number } to go.
log-rebels-leave = Rebel Units leave { $area }: { $number }.
log-devastated = { $area } is devastated.
prompt-effect-convert = Which Area is converted? { $number } to go.
prompt-effect-spread = Where does the faith spread ({ $faith })? { $number } to go.
prompt-subjugate = Whom do you subjugate?
log-truce-made = Truce: { $realm } and { $realm2-the }.
log-new-dnpr = A new power rises: { $realm }.

prompt-expand-node = Which Trade Node expands?
prompt-take-expansion-from = All Expanded tokens are used. From which node does that of { $node } come?
prompt-effect-pirates = Where do Pirates appear? { $number } to go.
prompt-pirates-from = All Pirates are in play. From which node do those of { $node } come?
prompt-clear-pirates = Where do Pirates leave? { $number } to go.
log-node-expanded = { $node } is an Expanded node.
log-node-shrinks = { $node } is no longer Expanded.
log-pirates-come = Pirates appear: { $node }.
log-pirates-go = Pirates leave: { $node }.

prompt-gained-idea = Will you research an Idea?
option-decline-idea = None
prompt-pay-for-idea = { $idea }: with which power do you pay? { $number } to go.
prompt-crown-discard = Will you crown a discarded Leader?
option-crown-discard = { $card }
option-crown-nobody = Nobody
prompt-gained-character = Will you take this character?
option-take-character = { $card }
option-leave-character = No
prompt-effect-replace-milestone = Which Milestone do you replace? Up to { $number }.
option-effect-replace-milestone = { $goal-deck }
option-keep-milestones = Keep them
log-milestone-replaced = The Milestone { $milestone } makes room for { $milestone2 }.
log-loan-forgiven = { $player } discards Interest tokens: { $number }.
log-ruler-sickens = The Ruler falls ill: { $player }.
