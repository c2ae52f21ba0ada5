# Chapter 6: action cards, display cards, Reactions, Covert Actions.

option-play-card = { $card }
option-use-card = { $use }
option-replace-display = Discard: { $card }
prompt-play-card = Which card do you play?
prompt-use-card = Which action of your display cards do you use?
prompt-replace-display = You have two display cards already. Which one makes room for { $card }?
log-plays-card = { $player } plays { $card }.
log-displays-card = { $player } lays out a display card: { $card }.
log-uses-card = { $player } uses { $use }.
option-react = { $card }
option-react-with = { $use }
option-no-reaction = No Reaction
option-counter = Counter: { $card }
option-let-covert-pass = Let it happen
prompt-react-to-war = War is declared on you. Do you react?
prompt-react-to-rebels = Rebel Dice are about to be rolled. Do you react?
prompt-react-to-entry = An enemy enters the area of your army. Do you react?
prompt-counter-covert = { $player } takes a Covert Action that affects you. Do you counter it?
prompt-counter-counter = { $player } plays Counterespionage against you. Do you counter it?
log-counters = { $player } counters with { $card }.
log-covert-stopped = The Covert Action of { $player-the } fails.

# Chapters 5.1 and 16: Events.

option-take-event = { $event }
option-appoint-ruler = Crown { $ruler }
option-pay-for-ruler = Pay 2 ADM and crown { $ruler }
option-keep-ruler = Keep the present Ruler
prompt-take-event = Which Event do you take?
prompt-event-ruler = Shall { $ruler } become your Ruler?
prompt-unpicked-ruler = Nobody took the Event of { $ruler }. Do you crown this Ruler for 2 ADM?
log-event-taken = { $player } takes the Event { $event }, with { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
log-event-unpicked = Nobody took the Event { $event }.

# Chapter 16.5: symbols.

symbol-mortality-1 = Character mortality 1
symbol-mortality-2 = Character mortality 2
symbol-mortality-3 = Character mortality 3
symbol-mortality-4 = Character mortality 4
symbol-mortality-5 = Character mortality 5
symbol-mortality-6 = Character mortality 6
symbol-rebellion = Unrest/Rebellion
symbol-native-uprising = Native uprising
symbol-lost-at-sea = Lost at sea
symbol-pirates = Pirates
symbol-cardinal-dies = Death of a Cardinal
symbol-attrition = Attrition
symbol-disloyal-vassals = Disloyal Vassals
symbol-dnpr-expansion-amber = DNPR expansion (amber)
symbol-dnpr-expansion-teal = DNPR expansion (teal)
symbol-dnpr-expansion-violet = DNPR expansion (violet)
symbol-dnpr-expansion-slate = DNPR expansion (slate)
symbol-religious-ideas = Spread of religious ideas
symbol-revolution = Spread of the Revolution
symbol-power-struggle = Power Struggle
faith-catholic = Catholic
faith-counter-reformed = Counter-Reformed
faith-protestant = Protestant
faith-orthodox = Orthodox
faith-islam = Islam
faith-diverse = Diverse Faiths
faith-revolutionary = Revolution
goal-deck-expansion = Expansion
goal-deck-politics = Politics
goal-deck-warfare = Warfare
goal-deck-economics = Economics
option-ignore-colonist = Lose no Colonist
option-ignore-native-unrest = Suffer no Unrest
option-lost-at-sea = { $player }: at sea, { $zone }
option-lost-on-slot = { $player }: on Trade Protection, { $zone }
option-lost-in-port = { $player }: in port, { $province }
option-lost-of-fleet = { $player }: of the fleet, { $ship }
option-lost-damaged = { $player }: of the fleet, a damaged Heavy Ship
option-pirates-in = { $node }
option-pirates-from = From { $node }
option-no-pirates = Move none
option-cardinal-dies = { $player }, slot { $number }
option-attrition-in = { $area }
option-disloyal-in = { $area }
prompt-native-uprising = Native uprising: what do you avert?
prompt-lost-at-sea = Lost at sea: which ship of { $player-the } sinks?
prompt-pirates = Where do Pirates appear?
prompt-move-pirate = No Pirates are left. Do some come from elsewhere ({ $node })?
prompt-cardinal-dies = Which Cardinal dies?
prompt-attrition = Attrition: where do you lose a unit? Left: { $number }.
prompt-disloyal-vassals = Where do your Vassals rebel?
log-symbol-resolved = Symbol: { $symbol }.
log-colonist-lost = { $player } loses a Colonist.
log-ship-lost = { $player } loses a ship.
log-pirate-comes = Pirates appear: { $node }.
option-dnpr-expands = { $realm }
option-dnpr-takes = { $province }
option-take-dnpr-token = From { $province }
prompt-dnpr-expands = Which DNPR expands?
prompt-dnpr-takes = Which province { $realm-number ->
    [pl] do
   *[other] does
} { $realm-the } take?
prompt-take-dnpr-token = All DNPR tokens lie on the map. Which one is used?
log-dnpr-expanded = { $realm } { $realm-number ->
    [pl] take
   *[other] takes
} { $province }.
option-spread-faith = { $faith }: { $area }
option-diverse-faiths-in = { $area }
option-revolution-in = { $area }
option-spread-from = From { $area }
option-take-faith-token = From { $area }
option-take-revolution-from = From { $area }
option-leave-revolution = Move none
prompt-spread-faith = Where does a faith spread?
prompt-diverse-faiths-in = Which area gets Diverse Faiths?
prompt-spread-from = From where does the faith come to { $area }?
prompt-revolution-in = Where does the Revolution break out?
prompt-take-faith-token = No token is left ({ $area }: { $faith }). From where does one come?
prompt-take-revolution-from = No Revolution token is left for { $area }. Is one moved?
option-take-rebel-from = From { $area }
prompt-take-rebel-from = No Rebel Unit is left for { $area }. From where does one come?
log-rebels-rise = Rebels rise in { $area }: { $number }.
option-want-cb = Casus belli against { $realm-the }
option-want-no-cb = No casus belli
prompt-want-cb = Do you want a casus belli against { $realm-the }?

# Chapter 17: Missions, Milestones, Power Struggles.

option-claim-mission = Mission completed: { $mission }
option-claim-nothing = Nothing to announce
prompt-claim-mission = Do you announce a completed Mission?
log-claims-mission = { $player } completes the Mission { $mission } and gains { $number } Prestige.
log-completes-milestone = { $player } completes the Milestone { $milestone } and gains { $number } Prestige.
log-struggle-begins = A Power Struggle begins: { $struggle }.
log-scores-struggle = { $player } gains { $number } Prestige in the Power Struggle { $struggle }.
log-loses-struggle = { $player } loses { $number } Prestige in the Power Struggle { $struggle }.
