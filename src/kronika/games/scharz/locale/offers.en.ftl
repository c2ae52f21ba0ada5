# Offers

option-negotiate = Negotiate with { $player-the }
option-propose = { $pact }: { $number } gold
option-propose-goods = { $pact }, with goods
option-permit = Grant: { $pact-permission }
option-revoke = Revoke: { $pact-permission }
option-give-goods = Give { $good-small }: { $number }
option-want-goods = Ask for { $good-small }: { $number }
option-send-offer = Make the offer
option-call-off-offer = Call it off
option-accept-offer = Accept the offer of { $player-the } ({ $pact-small }): you get { $bundle }, you give { $bundle2 }
option-refuse-offer = Refuse the offer of { $player-the }
option-fight-on = Fight on
option-hand-grain = Grain from { $field-the }: { $number }
option-hand-fish = Fish from { $field-the }: { $number }
option-hand-herd = { $herd } from { $field-the }
option-get-fish = Fish to { $field-the }: { $number }
option-get-herd = { $herd } onto the field: { $field }
option-get-herd-inside = { $herd } into the settlement in { $field-the }

prompt-propose = What do you propose to { $player-the }?
prompt-offer-goods = For { $player-the } ({ $pact-small }): give { $bundle }, get { $bundle2 }. Add what?
prompt-answer-offer = { $player } offers ({ $pact-small }): get { $bundle }, give { $bundle2 }. Do you accept?
prompt-talk-in-combat = Negotiate before you fight on?
prompt-talk-before = Negotiate before it begins: { $phase }?
prompt-hand-over = What do you hand over to { $player-the }? Left: { $number }.
prompt-get-fish = Where do you store the fish? Left: { $number }.
prompt-get-herd = Where do you put the herd of { $herd-small }?

log-makes-offer = { $player } makes { $player2-the } an offer ({ $pact-small }): { $bundle } for { $bundle2 }.
log-refuses-offer = { $player } refuses the offer of { $player2-the }.
log-offer-lapses = The offer of { $player-the } to { $player2-the } lapses.
log-hands-over = { $player } hands over to { $player2-the }: { $bundle }.
log-permits-connection = { $player } lets { $player2-the } supply through their fields.
log-permits-access = { $player } grants { $player2-the } military access.
log-revokes-connection = { $player } no longer lets { $player2-the } supply through their fields.
log-revokes-access = { $player } takes back the military access of { $player2-the }.
log-truce-ends = The truce between { $player-the } and { $player2-the } is over.

pact-trade = Trade
    .small = trade
    .permission = trade
pact-tribute = Pay a tribute
    .small = tribute
    .permission = tribute
pact-tribute-demand = Demand a tribute
    .small = tribute demanded
    .permission = tribute
pact-vassalage = Become a vassal, for compensation
    .small = vassalage offered
    .permission = vassalage
pact-lordship = Become the lord, with compensation
    .small = vassalage demanded
    .permission = vassalage
pact-aid = Give aid
    .small = aid
    .permission = aid
pact-connection = Ask for connection
    .small = connection sought
    .permission = connection
pact-access = Ask for military access
    .small = military access sought
    .permission = military access
pact-lent-connection = Grant connection for payment
    .small = connection offered
    .permission = connection
pact-lent-access = Grant military access for payment
    .small = military access offered
    .permission = military access

good-gold = Gold
    .small = gold
good-grain = Grain
    .small = grain
good-fish = Fish
    .small = fish
good-sheep = Sheep
    .small = sheep
good-pigs = Pigs
    .small = pigs
good-cattle = Cattle
    .small = cattle
good-horses = Horses
    .small = horses
count-good-gold = { $number } gold
count-good-grain = { $number } grain
count-good-fish = { $number } fish
count-good-sheep = { $number ->
    [one] 1 sheep herd
   *[other] { $number } sheep herds
}
count-good-pigs = { $number ->
    [one] 1 pig herd
   *[other] { $number } pig herds
}
count-good-cattle = { $number ->
    [one] 1 cattle herd
   *[other] { $number } cattle herds
}
count-good-horses = { $number ->
    [one] 1 horse herd
   *[other] { $number } horse herds
}

# Announced victories

option-announce = Announce victory: { $goal }
log-announces = { $player } announces victory by { $goal }.
log-fails-to-defend = { $player } has not kept up { $goal }: the announced victory is off.
log-cannot-support = { $player } cannot support all settlements: the announced victory is off.
log-wins = { $player } wins.
goal-dominance = Dominance
goal-might = Might
