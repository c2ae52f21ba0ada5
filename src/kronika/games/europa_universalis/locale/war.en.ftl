# Chapters 9.1, 9.11 and 11.3: declarations of war, Calls to Arms, Alliances.

casus-belli-conquest = Conquest
casus-belli-general = General casus belli
casus-belli-event = Event
casus-belli-disputed-succession = Disputed succession
casus-belli-excommunication = Excommunication
casus-belli-holy-war = Holy war
casus-belli-crusade = Crusade
casus-belli-imperial-liberation = Imperial liberation

prompt-war-target = On whom do you declare war?
prompt-casus-belli = { $realm }: which casus belli do you use?
option-declare-war-on = { $realm }
option-targets-done = These and no more
option-use-casus-belli = { $casus-belli }
option-no-casus-belli = None; it costs stability
log-declares-war = { $realm } declares war on { $realm2 } without a casus belli.
log-declares-war-by = { $realm } declares war on { $realm2 }: { $casus-belli }.
log-war-costs-stability = { $player } loses { $number } stability for it.
log-commits-to-crusade = { $player } is committed to the crusade.

prompt-send-calls = The war with { $realm }: whom do you call to arms?
option-call-to-arms = Call { $realm }
option-calls-done = Call nobody else
prompt-answer-offensive-call = { $realm } calls you to its attack. Do you join?
prompt-answer-defensive-call = { $realm } calls you for help against { $realm2 }. Do you go to war?
option-accept-call = Go to war
option-refuse-call = Refuse; the alliance ends
prompt-activate-ally = Does { $realm } fight as your active ally?
option-activate-ally = { $realm } is an active ally
option-not-activate-ally = { $realm } fights its own war
prompt-place-cb = { $realm } has refused you. Do you put a CB token there?
option-place-cb = A CB token on { $realm }
option-place-no-cb = No token, a truce
log-called-to-arms = { $realm } calls { $realm2 } to arms.
log-joins-war = { $player } answers the call of { $realm }.
log-refuses-call = { $player } refuses the call of { $realm }.
log-becomes-active-ally = { $realm } is an active ally of { $player }.

prompt-free-action = No battle came of it: one action is free. Which?
option-take-free-action = { $action }
option-no-free-action = None

prompt-forge-alliance = With whom do you forge an alliance?
option-forge-alliance = { $realm }
prompt-cut-ties = Which ties do you cut?
option-cut-influence = 1 influence: { $area }
option-cut-claim = Claim: { $area }
option-cut-alliance = Alliance: { $realm }
option-cut-done = Nothing more
log-allied = { $player } and { $realm } are allies.
log-alliance-ends = The alliance of { $player } with { $realm } is over.
log-abandons-ally = { $player } abandons { $realm } in war.
log-claim-given-up = { $player } gives up the claim: { $area }.

prompt-discard-influence = { $number ->
    [one] Where do you discard influence?
   *[other] Where do you discard influence? { $number } more.
}
option-discard-influence = { $area }
option-discard-imperial = Imperial influence: { $area }
prompt-dismiss-allied = { $number ->
    [one] Which allied unit do you lose?
   *[other] Which allied unit do you lose? { $number } more.
}
option-dismiss-allied-reserve = One from the reserve
option-dismiss-allied = { $army }: { $unit }
prompt-take-rebel-unit = { $number ->
    [one] There are too few black units. Which rebels do you take 1 from?
   *[other] There are too few black units. Which rebels do you take from? { $number } more.
}
option-take-rebel-unit = { $area }
log-influence-gone = { $player } loses { $number } influence: { $area }.
log-allied-gone = { $player } loses { $number ->
    [one] 1 allied unit
   *[other] { $number } allied units
}.
