# Chapters 10.2, 10.4, 10.5 and 12.1: withdrawal, battles, flight, and experience.

prompt-withdrawal = Withdraw, sally, or stay?
prompt-withdraw = Who withdraws into the settlement in { $field-the }?
prompt-sally = Who sallies from the settlement in { $field-the }?
prompt-leave-site = Who leaves the building site in { $field-the } before the battle?
prompt-shelter = Which herd goes into the settlement in { $field-the }?
prompt-target = Whom do your swords hit?
prompt-builders-fight = Which builders fight? Half of them can: { $number }.
prompt-flee = Does { $player-the } flee from the battle?
prompt-fleeing = Who flees from the battle?
prompt-pursue = Who pursues to { $field-the }?
prompt-intercept = Who cuts off the way to { $field-the }?
prompt-join = Who joins the battle on the border from { $field-the }?
prompt-joining = Who joins the battle on the border?
prompt-settle = { $number ->
    [one] Where does the unit go after the battle?
   *[other] Where do your { $number } units go after the battle?
}
prompt-give-point = Who gets the point for the victory?
prompt-give-prestige = Who gets the prestige for units of { $player-the }? Left: { $number }.
prompt-raise = { $number ->
    [one] Who gains a level?
   *[other] Who gains a level? There are { $number }.
}
prompt-experience = Who gains experience?

option-withdraw = { $number ->
    [one] Withdraw { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Withdraw { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-withdraw-all = All withdraw
option-sally = { $number ->
    [one] Sally with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Sally with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-sally-all = All sally
option-leave-site = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } of { $player-the } leaves the site
   *[other] { $number } { $unit-other }{ $experience-tag } of { $player-the } leave the site
}
option-leave-site-all = All leave the site
option-shelter = Shelter the { $herd-small }
option-shelter-none = Leave them outside
option-target = { $player }
option-builder-fights = { $number ->
    [one] Fight with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Fight with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-builders-fight = All fight
option-stand = { $player } stays
option-flee = { $player } flees to { $field-the }
option-flee-inside = { $player } flees into the settlement in { $field-the }
option-pursue = { $number ->
    [one] Pursue with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Pursue with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-pursue-all = All pursue
option-intercept = { $number ->
    [one] Intercept with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Intercept with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-intercept-all = All intercept
option-join = { $number ->
    [one] Join with { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] Join with { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-join-all = All join
option-settle = { $number ->
    [one] To { $field-the }: { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] To { $field-the }: { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-settle-all = All to { $field-the }
option-give-point = { $player }
option-give-prestige = { $number } prestige for { $player-the }
option-raise = { $number ->
    [one] A level for { $number } { $unit-one }{ $experience-tag } of { $player-the }
   *[other] A level for { $number } { $unit-other }{ $experience-tag } of { $player-the }
}
option-raise-all = A level for all

log-withdraws = { $number ->
    [one] { $player } withdraws into the settlement in { $field-the } with { $number } unit.
   *[other] { $player } withdraws into the settlement in { $field-the } with { $number } units.
}
log-sallies = { $number ->
    [one] { $player } sallies in { $field-the } with { $number } unit.
   *[other] { $player } sallies in { $field-the } with { $number } units.
}
log-shelters = { $player } takes the { $herd-small } into the settlement in { $field-the }.
log-battle-at = Battle in { $field-the } ({ $situation }).
log-battle-between = Battle on the border between { $field-the } and { $field2-the } ({ $situation }).
log-broken-off = The battle in { $field-the } is broken off.
log-wins-battle = { $player } wins the battle.
log-loses-battle = { $player } loses the battle.
log-flees = { $player } flees to { $field-the }.
log-pursues = { $number ->
    [one] { $player } pursues to { $field-the } with { $number } unit.
   *[other] { $player } pursues to { $field-the } with { $number } units.
}
log-intercepts = { $player } tries to cut off the way: needs at most { $number }, rolls { $number2 }.
log-joins = { $number ->
    [one] { $player } joins the battle from { $field-the } with { $number } unit.
   *[other] { $player } joins the battle from { $field-the } with { $number } units.
}
