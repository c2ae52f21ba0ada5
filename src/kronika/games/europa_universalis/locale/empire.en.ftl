# Chapters 18 and 19: the Holy Roman Empire and the Papal Curia.

log-authority-changes = Imperial authority is now { $number }.
log-leaves-empire = { $area } leaves the Empire.
log-rejoins-empire = { $area } is part of the Empire again.
log-empire-dissolved = The Holy Roman Empire is dissolved.
log-empire-faith = The religion of the Empire is now: { $faith }.
log-empire-no-faith = The Empire has no official religion any more.
log-emperor-die = Emperor ({ $realm }): the die shows { $number }.

prompt-subject-calls = { $realm2 } { $realm2-number ->
    [pl] attack
   *[other] attacks
} { $realm-the }, a subject of yours. Do you defend the Empire?
prompt-defend-empire = { $realm } { $realm-number ->
    [pl] attack
   *[other] attacks
} you. Do you defend the Empire?
option-defend-empire = Defend the Empire
option-refuse-subject = Refuse, for 1 imperial authority
option-do-not-defend = Fight alone
log-defence-begins = { $player } defends the Empire with { $number ->
    [one] 1 imperial unit
   *[other] { $number } imperial units
}.
log-subject-refused = { $player } leaves { $realm-the } to its fate.
prompt-duty-of-subject = The Emperor defends the Empire against { $realm-the }. How do you do your duty?
option-duty-prestige = Lose 1 prestige
option-duty-ducats = { $number ->
    [one] Pay 1 ducat
   *[other] Pay { $number } ducats
}
option-duty-manpower = Exhaust { $number } manpower
option-duty-cb = A CB token on { $realm-the }
prompt-duty-exhaust = Which deployed units do you exhaust? { $number } left.
option-duty-single = Single infantry: { $area }
option-duty-of-army = { $army }: { $unit }
log-serves-by-prestige = { $player } does no duty and loses 1 prestige.
log-serves-by-ducats = { $player } supports the Emperor with { $number ->
    [one] 1 ducat
   *[other] { $number } ducats
}.
log-serves-by-units = { $player } supports the Emperor with { $number } manpower.

prompt-tied-elector = The vote of { $area } is tied. For whom is it cast?
option-vote-for = { $player }
prompt-tied-election = { $number ->
    [one] The election is tied at 1 vote. Who becomes Emperor?
   *[other] The election is tied at { $number } votes. Who becomes Emperor?
}
option-elect = { $player }
prompt-elected-cb = You are Emperor. Against whom do you put a CB token?
option-elected-cb = { $realm }
option-elected-no-cb = Nobody
log-elector-votes = { $area } votes for: { $player }.
log-election-without-candidate = Nobody can be elected. { $player } remains Emperor and loses 2 imperial authority.
log-election-without-votes = No votes are cast. { $player } remains Emperor.
log-elected = { $player } is elected Emperor.
log-re-elected = { $player } is elected Emperor again.
log-raises-authority = { $player } raises imperial authority.

log-gains-cardinal = { $player } gains a cardinal.
log-loses-cardinal = { $player } loses a cardinal.
log-holds-roma = { $player } has the cardinal of Rome.
log-loses-roma = { $player } no longer has the cardinal of Rome.
prompt-papal-action = Which papal action do you take?
option-banish-somebody = Excommunicate a realm
option-raise-crusade = Call a crusade
prompt-excommunicate = Whom do you excommunicate?
prompt-call-crusade = Where do you call a crusade?
option-excommunicate = Excommunicate: { $realm }
option-call-crusade = Crusade: { $area }
prompt-crusade-war = A crusade: { $area }. Do you go to war at once?
option-crusade-against = War on { $realm-the }
option-crusade-targets-done = These and no more
option-no-crusade-war = No war now
prompt-excommunicated-cardinal = You are excommunicated. Which cardinal do you give up?
option-give-up-cardinal = The one in slot { $number }
log-excommunicates = { $player } excommunicates { $realm-the }.
log-crusade-called = { $player } calls a crusade: { $area }.
log-crusade-scores = The crusade succeeded: { $player } gains { $number } prestige.
log-crusade-fails = The crusade failed: { $player } loses { $number } prestige.
