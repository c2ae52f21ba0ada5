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
log-declares-war = { $realm } { $realm-number ->
    [pl] declare
   *[other] declares
} war on { $realm2-the } without a casus belli.
log-declares-war-by = { $realm } { $realm-number ->
    [pl] declare
   *[other] declares
} war on { $realm2-the }: { $casus-belli }.
log-war-costs-stability = { $player } loses { $number } stability for it.
log-commits-to-crusade = { $player } is committed to the crusade.

prompt-send-calls = The war with { $realm-the }: whom do you call to arms?
option-call-to-arms = Call { $realm-the }
option-calls-done = Call nobody else
prompt-answer-offensive-call = { $realm } { $realm-number ->
    [pl] call
   *[other] calls
} you to an attack. Do you join?
prompt-answer-defensive-call = { $realm } { $realm-number ->
    [pl] call
   *[other] calls
} you for help against { $realm2-the }. Do you go to war?
option-accept-call = Go to war
option-refuse-call = Refuse; the alliance ends
prompt-activate-ally = { $realm-number ->
    [pl] Do
   *[other] Does
} { $realm-the } fight as your active ally?
option-activate-ally = { $realm }: an active ally
option-not-activate-ally = { $realm }: a war of their own
prompt-place-cb = { $realm } { $realm-number ->
    [pl] have
   *[other] has
} refused you. Do you put a CB token there?
option-place-cb = A CB token on { $realm-the }
option-place-no-cb = No token, a truce
log-called-to-arms = { $realm } { $realm-number ->
    [pl] call
   *[other] calls
} { $realm2-the } to arms.
log-joins-war = { $player } answers the call of { $realm-the }.
log-refuses-call = { $player } refuses the call of { $realm-the }.
log-becomes-active-ally = { $realm } { $realm-number ->
    [pl] are
   *[other] is
} an active ally of { $player-the }.

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
log-allied = { $player } and { $realm-the } are allies.
log-alliance-ends = The alliance of { $player-the } with { $realm-the } is over.
log-abandons-ally = { $player } abandons { $realm-the } in war.
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
