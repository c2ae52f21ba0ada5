# Chapter 14 and phase 3: Unrest, Rebel Dice, Rebel Units, liberation, invasions.

colour-amber = Amber
colour-teal = Teal
colour-violet = Violet
colour-slate = Slate
pattern-plain = plain
pattern-striped = striped
rebel-face-rebellion = Rebellion
rebel-face-lose-1-monarch-power = lose 1 Monarch Power
rebel-face-exhaust-1-manpower = exhaust 1 Manpower
rebel-face-lose-2-ducats = lose 2 ducats
rebel-face-no-effect = no effect
rebel-face-remove-1-unrest = remove 1 Unrest
realm-free-amber-plain = Free Amber State
    .the = the Free Amber State
    .in = in the Free Amber State
    .into = into the Free Amber State
    .from = from the Free Amber State
    .with = with the Free Amber State
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-amber-striped = Free Amber State (striped)
    .the = the Free Amber State (striped)
    .in = in the Free Amber State (striped)
    .into = into the Free Amber State (striped)
    .from = from the Free Amber State (striped)
    .with = with the Free Amber State (striped)
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-teal-plain = Free Teal State
    .the = the Free Teal State
    .in = in the Free Teal State
    .into = into the Free Teal State
    .from = from the Free Teal State
    .with = with the Free Teal State
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-teal-striped = Free Teal State (striped)
    .the = the Free Teal State (striped)
    .in = in the Free Teal State (striped)
    .into = into the Free Teal State (striped)
    .from = from the Free Teal State (striped)
    .with = with the Free Teal State (striped)
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-violet-plain = Free Violet State
    .the = the Free Violet State
    .in = in the Free Violet State
    .into = into the Free Violet State
    .from = from the Free Violet State
    .with = with the Free Violet State
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-violet-striped = Free Violet State (striped)
    .the = the Free Violet State (striped)
    .in = in the Free Violet State (striped)
    .into = into the Free Violet State (striped)
    .from = from the Free Violet State (striped)
    .with = with the Free Violet State (striped)
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-slate-plain = Free Slate State
    .the = the Free Slate State
    .in = in the Free Slate State
    .into = into the Free Slate State
    .from = from the Free Slate State
    .with = with the Free Slate State
    .adj = Free
    .people = Free Citizens
    .number = sg
realm-free-slate-striped = Free Slate State (striped)
    .the = the Free Slate State (striped)
    .in = in the Free Slate State (striped)
    .into = into the Free Slate State (striped)
    .from = from the Free Slate State (striped)
    .with = with the Free Slate State (striped)
    .adj = Free
    .people = Free Citizens
    .number = sg

prompt-add-unrest = { $number ->
    [one] Where does Unrest break out?
   *[other] Where does Unrest break out? { $number } more.
}
prompt-calm = { $number ->
    [one] Where does Unrest end?
   *[other] Where does Unrest end? Up to { $number }.
}
prompt-piece-for-cb = Your pieces are all in play. Which one becomes the CB token on { $realm-the }?
prompt-free-territory = Which Dynamic NPR does { $province } join?
prompt-take-rebel-town = All Rebel Towns are on the board. Which one moves to { $province }?
prompt-roll-in = Where do you roll Rebel Dice next?
prompt-give-up = Which Province do you lose to the Rebels in { $area }?
prompt-lose-of = Which Monarch Power do you lose?
prompt-exhaust = Which Unit is Exhausted?
prompt-lose-to-rebels = Which Province do the Rebels besiege in { $area }?
prompt-dissent = Religious dissent in { $area }: which Town gets Unrest?
prompt-dissent-vassal = Religious dissent of your Vassals: what happens?

option-add-unrest = Unrest in { $province }
option-calm = Calm { $province }
option-leave-unrest = Leave it as it is
option-turn-claim = The Claim in { $area }
option-move-cb = The CB token on { $realm-the }
option-free-territory = { $colour }, { $pattern }
option-take-rebel-town = The one of { $province }
option-roll-in = { $area }
option-give-up = { $province }
option-lose-of = { $power }
option-rebels-exhaust-available = An Available Unit
option-rebels-exhaust-single = Single Infantry in { $area }
option-rebels-exhaust-of-army = { $unit } of { $army }
option-lose-to-rebels = { $province }
option-dissent-town = Unrest in { $province }
option-spare-area = Your Idea keeps { $area } calm
option-dissent-vassal = Unrest in { $province }
option-dissent-influence = Remove 1 Influence in { $area }

log-unrest-grows = { $player }: Unrest in { $province }.
log-calms = { $player }: { $province } is calm again.
log-cb-placed = { $player } puts a CB token on { $realm-the }.
log-rebels-take = Rebels take { $province } from { $player-the }.
log-occupant-leaves = { $province } is free: { $player } no longer Occupies it.
log-liberated = { $province } is liberated and belongs to { $realm-the }.
log-rolls-rebel-die = { $player } rolls for Rebels in { $area }: { $rebel-face }.
log-rebels-cost-power = { $player } loses 1 { $power }.
log-rebels-cost-ducats = { $player } loses { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
log-rebels-exhaust = { $player } exhausts 1 Unit.
log-rebels-go = { $number ->
    [one] { $number } Rebel Unit goes from { $area } to { $area2 }.
   *[other] { $number } Rebel Units go from { $area } to { $area2 }.
}
log-rebels-disperse = 1 Rebel Unit in { $area } disperses.
log-invades = { $realm } { $realm-number ->
    [pl] invade
   *[other] invades
} { $area } with { $number ->
    [one] { $number } Unit
   *[other] { $number } Units
}.
log-cb-unused = { $player } has not used the CB against { $realm-the } and loses { $number } Prestige.
log-succession-lost = { $player } loses { $number } Prestige: the succession of { $realm-the } was disputed.
log-towns-occupied = { $player } loses { $number } Prestige for Occupied Towns.
log-interregnum-goes-on = The interregnum of { $player-the } goes on.
