# Chapter 10: Peace Resolution.

peace-term-white-peace = White Peace
peace-term-keep-board-state = Keep Current Board State
peace-term-humiliation = Humiliation
peace-term-vassalization = Vassalization
peace-term-force-conversion = Force Conversion
peace-term-desired-succession = Secure Desired Succession
peace-term-full-annexation = Full Annexation

prompt-settle-victory = Which of your Total Victories do you settle first?
prompt-settle-war = With whom do you make peace?
prompt-choose-term = Which Peace Term do you enforce on { $realm-the }?
prompt-end-war = How does your war with { $realm-the } end?
prompt-exchange-for = Which of your Provinces do you get back in exchange?
prompt-fate-of-province = What becomes of { $province }?
prompt-give-claim = Do you give up a Claim to calm what you gained?
prompt-claim-lost-land = Where do you claim what you have lost?
prompt-ally-with-freed = With which liberated Realm do you ally?
prompt-influence-by-peace = { $number ->
    [one] Where do you place 1 Influence?
   *[other] Where do you place Influence? Up to { $number }.
}
prompt-push-out-influence = { $area } is full. Whose Influence leaves?
prompt-lose-influence-in = { $number ->
    [one] Where do you lose 1 Influence?
   *[other] Where do you lose Influence? { $number } more.
}
prompt-crown-loser = Which Leader shall rule over { $player-the }?
prompt-ally-with-loser = Do you ally with { $realm-the }?
prompt-offer-term = Which peace do you offer to { $player-the }?
prompt-extra-action = May one of you act besides?
prompt-answer-peace = { $player } offers you peace: { $peace-term }. What do you say?
prompt-return-to = Where do your Units in { $area } return to?
prompt-extra-ties = What does { $player-the } give up besides?
prompt-extra-deal = Does { $player-the } make a deal with you besides?

option-settle-with = { $realm }
option-settle-no-more = Let the other wars go on
option-enforce = Enforce { $peace-term }
option-offer-white-peace = White Peace
option-negotiate = Negotiate
option-surrender = Surrender
option-go-on-fighting = Fight on
option-exchange-for = Get { $province } back
option-exchange-for-done = That is all
option-keep-province = Keep { $province }
option-return-province = Return { $province } for ducats
option-liberate-province = Liberate { $province }
option-exchange-province = Give { $province } in exchange
option-give-claim = The Claim in { $area }
option-keep-claims = Keep your Claims
option-claim-lost-land = { $area }
option-no-claim = No more Claims
option-ally-with-freed = { $realm }
option-no-freed-ally = With none
option-influence-by-peace = { $area }
option-influence-by-peace-done = No more
option-push-out-influence = That of { $player-the }
option-push-out-imperial = Imperial Influence
option-lose-influence-in = { $area }
option-crown-loser = { $card }
option-leave-ruler = Leave the Ruler
option-ally-with-loser = An Alliance with { $realm-the }
option-no-alliance = No Alliance
option-offer-term = { $peace-term }, { $player } is Victor
option-offer-even-term = { $peace-term }, without a Victor
option-no-offer = Offer nothing
option-no-extra = Nobody
option-accept-peace = Accept
option-reject-peace = Reject
option-counter-peace = Make another offer
option-return-to = { $area }
option-extra-for = { $player }
option-tie-influence = 1 Influence in { $area }
option-tie-claim = The Claim in { $area }
option-tie-alliance = The Alliance with { $realm-the }
option-ties-done = That is all
option-write-deal = Write a deal
option-no-deal = No deal

log-peace-made = { $realm } and { $realm2-the } are at peace: { $peace-term }.
log-prestige-changes = { $player }: { $number } Prestige.
log-ally-lost = { $player } loses { $realm-the } as an Ally.
log-war-goes-on = The war of { $realm-the } with { $realm2-the } goes on.
log-keeps-province = { $player } keeps { $province }.
log-returns-province = { $player } returns { $province }.
log-pays-for-peace = { $player } pays { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } to { $player2-the }.
log-supply-pays-for-peace = { $player } receives { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  }.
log-becomes-vassal = { $realm } { $realm-number ->
    [pl] become
   *[other] becomes
} a Vassal of { $player-the }.
log-is-annexed = { $realm } { $realm-number ->
    [pl] are
   *[other] is
} annexed by { $player-the }.
log-ruler-imposed = { $player } has a new Ruler: { $card }.
log-influence-by-peace = { $player } gains Influence { $area-in }.
log-peace-offered = { $player } offers peace to { $player2-the }: { $peace-term }.
log-peace-rejected = { $player } rejects the offer of { $player2-the }.
log-surrenders = { $player } surrenders to { $player2-the }.
log-goes-home = { $player }: Units return from { $area } to { $area2 }.
log-allies-leave = { $player } dismisses Allied Units.
log-offered-return = The offer: { $province } is returned for ducats.
log-offered-liberty = The offer: { $province } is liberated.
log-offered-exchange = The offer: { $province } is exchanged.
log-offered-victor = The offer: { $player } is Victor.
log-offered-influence = The offer: { $player } gives up 1 Influence { $area-in }.
log-offered-claim = The offer: { $player } gives up the Claim { $area-in }.
log-offered-alliance = The offer: { $player } ends the Alliance with { $realm-the }.
