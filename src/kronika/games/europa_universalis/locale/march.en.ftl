# Chapters 9.2, 9.5, 9.8 and 9.10: movement on land and at sea, recruiting, sieges.

access-freely = freely
    .cost = { "" }
access-by-leave = if its ruler allows it
    .cost = { " " }(ask for leave)
access-for-influence = for 1 Influence
    .cost = { " " }(−1 Influence)
access-for-imperial = for 1 Imperial Influence
    .cost = { " " }(−1 Imperial Influence)
access-for-ducats = for ducats
    .cost = { " " }(pay ducats)

prompt-who-moves = Who moves?
prompt-first-unit-of-army = Which unit does { $army } begin with { $area-in }?
prompt-move-on = { $number ->
    [0] { $area }: regroup?
    [one] { $area }: where to? 1 more step.
   *[other] { $area }: where to? Up to { $number } steps.
}
prompt-regroup-here = { $area }: do you regroup?
prompt-give-leave = { $player } asks for passage { $area-into }. Do you allow it?

option-move-army = { $army }
option-move-infantry = A single infantry { $area-in }
option-form-army = Form { $army } { $area-in }
option-march-to = { $number ->
    [0] March { $area-into }{ $access-cost }
   *[other] March { $area-into } over the mountains for { $number } more military power{ $access-cost }
}
option-cross-to = Cross the sea { $area-into }{ $access-cost }
option-hire-for-march = Hire a mercenary: { $unit }
option-halt = Stop here
option-allow-passage = Allow it
option-deny-passage = Deny it
option-pick-up = { $army } picks up 1 infantry
option-drop-off = { $army } leaves 1 infantry here
option-shift-unit = { $unit } ({ $category }): { $army } → { $army2 }

log-army-moves = { $player }: { $army } marches from { $area } { $area2-into }.
log-infantry-moves = { $player }: an infantry marches from { $area } { $area2-into }.
log-pays-access = { $player } gets military access to { $area } { $access }.
log-passage-allowed = { $player } lets { $player2-the } pass { $area-into }.
log-passage-denied = { $player } denies { $player2-the } passage { $area-into }.
log-hires-for-march = { $player } hires mercenaries { $area-in }: { $unit }.
log-army-appears = { $player }: { $army } appears { $area-in }.
log-army-dissolved = { $player }: { $army } is dissolved { $area-in }.

prompt-where-to-recruit = Where do you recruit?
prompt-what-to-recruit = What do you recruit { $area-in }?
prompt-what-to-build = What does { $province } build?
option-recruit-in = { $area }
option-build-at = Ships: { $province }
option-recruit = { $unit } ({ $category }) into { $army }
option-recruit-single = A single regular infantry
option-recruit-elsewhere = Elsewhere
option-done-recruiting = That is all
log-recruits = { $player } recruits { $area-in }: { $unit } ({ $category }).
option-build-in-port = A light ship in the port
option-build-at-sea = A light ship { $zone-in }
option-build-guard = A light ship on a trade protection slot { $zone-in }
option-build-fleet-in-port = { $ship } into the fleet, in port
option-build-fleet-at-sea = { $ship } into the fleet { $zone-in }
log-builds-ship = { $player } builds: { $ship } ({ $province }).

prompt-where-to-flee = { $province } is lost. Where do your ships go?
option-flee-to = { $zone }
log-ships-evicted = { $player }'s ships leave { $province } and sail { $zone-into }.
log-ships-lost-in-port = { $player } loses the ships in { $province }.

prompt-where-to-besiege = Where do you besiege?
prompt-who-besieges = Who besieges { $area-in }? Siege strength { $number }.
prompt-what-is-besieged = What do you besiege { $area-in }? Siege strength left: { $number }.
option-besiege-in = { $area }
option-besiege-with = One more: { $unit }
option-begin-siege = Enough besiegers
option-besiege = { $province }
option-free-only = { $province }: only drive the rebels out
option-end-choice-of-siege = That is all
log-besieges = { $player } besieges { $area-in } with siege strength { $number }.
log-occupies = { $player } occupies { $province }.
log-frees-province = { $player } frees { $province }.
prompt-besieger-loses = The defenders strike { $area-in }. Which unit do you lose ({ $category })?
prompt-give-up-which = Your siege strength { $area-in } is down to { $number }. Which province do you give up?
option-give-up-province = { $province }
log-defenders-strike = The defenders of { $player-the } strike: { $battle-roll }. Hits: { $number }.
log-siege-given-up = { $player } gives up the siege of { $province }.

prompt-where-to-suppress = Where do you suppress unrest?
option-suppress = { $province }
option-done-suppressing = That is all
log-suppresses-unrest = { $player } suppresses the unrest in { $province }.

prompt-where-to-sail = Where do your ships sail?
prompt-which-ships = { $number ->
    [0] Which ships sail there?
   *[other] Which ships sail there? { $number } so far.
}
prompt-undock-which = { $number ->
    [0] Which ships leave port?
   *[other] Which ships leave port? { $number } so far.
}
prompt-fleet-sets-out = { $number ->
    [one] The fleet of 1 ship sets out. Who comes along?
   *[other] The fleet of { $number } ships sets out. Who comes along?
}
prompt-fleet-arrives = { $number ->
    [0] Does a fleet form here?
    [one] The fleet has 1 ship. Do you change it?
   *[other] The fleet has { $number } ships. Do you change it?
}
option-sail-to = { $zone }
option-sail-into = Port: { $province }
option-ships-from = { $number ->
    [one] 1 light ship from: { $zone }
   *[other] { $number } light ships from: { $zone }
}
option-guards-from = { $number ->
    [one] 1 light ship from a slot: { $zone }
   *[other] { $number } light ships from slots: { $zone }
}
option-ships-from-port = { $number ->
    [one] 1 light ship from port: { $province }
   *[other] { $number } light ships from port: { $province }
}
option-fleet-sails = The fleet
option-form-fleet-at = Form a fleet { $zone-in }
option-form-fleet-of-guard = Form a fleet of a ship on a slot { $zone-in }
option-form-fleet-in = Form a fleet in port: { $province }
option-undock-to = { $number ->
    [one] 1 light ship from { $province } { $zone-into }
   *[other] { $number } light ships from { $province } { $zone-into }
}
option-fleet-undocks = The fleet sails { $zone-into }
option-no-more-ships = That is all
option-fleet-goes = The fleet sails
option-fleet-ready = Leave it so
option-fleet-takes = { $number ->
    [one] 1 light ship joins the fleet
   *[other] { $number } light ships join the fleet
}
option-fleet-takes-guards = { $number ->
    [one] 1 light ship joins the fleet from a slot
   *[other] { $number } light ships join the fleet from slots
}
option-fleet-leaves = { $number ->
    [one] 1 light ship leaves the fleet
   *[other] { $number } light ships leave the fleet
}
log-ships-sail = { $number ->
    [one] { $player }: 1 light ship sails { $zone-into }.
   *[other] { $player }: { $number } light ships sail { $zone-into }.
}
log-ships-dock = { $number ->
    [one] { $player }: 1 light ship enters port: { $province }.
   *[other] { $player }: { $number } light ships enter port: { $province }.
}
log-fleet-sailed = { $player }'s fleet sails { $zone-into }.
log-fleet-docked = { $player }'s fleet enters port: { $province }.
log-galleys-lost = { $number ->
    [one] { $player } loses 1 galley on the open sea.
   *[other] { $player } loses { $number } galleys on the open sea.
}

prompt-pay-for-link = The way between the oceans costs 1 monarch power. Which?
option-pay-link = { $power }
prompt-take-a-slot = Does your ship take a trade protection slot { $zone-in }?
option-stay-free = No
option-take-slot = Take an empty slot
option-push-out = Push out a ship of { $player-the }

prompt-how-many-slots = How many light ships take trade protection slots { $zone-in }?
option-take-slots = { $number }
option-take-no-slots = None
log-takes-slots = { $number ->
    [one] { $player } takes 1 trade protection slot { $zone-in }.
   *[other] { $player } takes { $number } trade protection slots { $zone-in }.
}
prompt-which-pirates = Do you attack pirates?
option-raid-pirates = Attack the pirates of { $node } from: { $zone }
option-spare-pirates = No
prompt-who-is-carried = Who is carried across the sea? The bridge crosses: { $zone }.
prompt-where-to-land = Where do the units from { $area } land?
option-carry-army = { $army }
option-carry-infantry = A single infantry { $area-in }
option-carry-nobody = Nobody
option-land-at = { $area }{ $access-cost }
