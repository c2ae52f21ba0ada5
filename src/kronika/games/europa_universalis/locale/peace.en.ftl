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
prompt-choose-term = Which Peace Term do you enforce on { $realm }?
prompt-end-war = How does your war with { $realm } end?
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
prompt-crown-loser = Which Leader shall rule over { $player }?
prompt-ally-with-loser = Do you ally with { $realm }?
prompt-offer-term = Which peace do you offer to { $player }?
prompt-extra-action = May one of you act besides?
prompt-answer-peace = { $player } offers you peace: { $peace-term }. What do you say?
prompt-return-to = Where do your Units in { $area } return to?
prompt-extra-ties = What does { $player } give up besides?
prompt-extra-deal = Does { $player } make a deal with you besides?

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
option-push-out-influence = That of { $player }
option-push-out-imperial = Imperial Influence
option-lose-influence-in = { $area }
option-crown-loser = { $card }
option-leave-ruler = Leave the Ruler
option-ally-with-loser = An Alliance with { $realm }
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
option-tie-alliance = The Alliance with { $realm }
option-ties-done = That is all
option-write-deal = Write a deal
option-no-deal = No deal

log-peace-made = { $realm } and { $realm2 } are at peace: { $peace-term }.
log-prestige-changes = { $player }: { $number } Prestige.
log-ally-lost = { $player } loses { $realm } as an Ally.
log-war-goes-on = The war of { $realm } with { $realm2 } goes on.
log-keeps-province = { $player } keeps { $province }.
log-returns-province = { $player } returns { $province }.
log-pays-for-peace = { $player } pays { $number } ducats to { $player2 }.
log-supply-pays-for-peace = { $player } receives { $number } ducats.
log-becomes-vassal = { $realm } becomes a Vassal of { $player }.
log-is-annexed = { $realm } is annexed by { $player }.
log-ruler-imposed = { $player } has a new Ruler: { $card }.
log-influence-by-peace = { $player } gains Influence in { $area }.
log-peace-offered = { $player } offers peace to { $player2 }: { $peace-term }.
log-peace-rejected = { $player } rejects the offer of { $player2 }.
log-surrenders = { $player } surrenders to { $player2 }.
log-goes-home = { $player }: Units return from { $area } to { $area2 }.
log-allies-leave = { $player } dismisses Allied Units.
log-offered-return = The offer: { $province } is returned for ducats.
log-offered-liberty = The offer: { $province } is liberated.
log-offered-exchange = The offer: { $province } is exchanged.
log-offered-victor = The offer: { $player } is Victor.
log-offered-influence = The offer: { $player } gives up 1 Influence in { $area }.
log-offered-claim = The offer: { $player } gives up the Claim in { $area }.
log-offered-alliance = The offer: { $player } ends the Alliance with { $realm }.
