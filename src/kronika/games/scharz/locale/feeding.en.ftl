# Chapter 13.7: Feeding.

prompt-feeding = Feed your herds, settlements and units.
prompt-herds = Your herds need { $number } grain to live, you have { $number2 }. Which are slaughtered?
prompt-feed-besiegers = Besiegers eat first: they need { $number } food, you have { $number2 }.
prompt-feed = Settlements and units need { $number } food, you have { $number2 }.
prompt-feed-and-take = Do you feed a starving settlement and take it over? Food: { $number }.
prompt-food = What do they eat? { $number } food is needed.
prompt-food-amount = How much of it is eaten? At most { $number }.
prompt-food-store = How much comes from this store? At most { $number }.

option-feed-all = Feed all
option-feed-most = Feed as many as possible, settlements first
option-feed-these = Feed all others
option-feed-anew = Leave nobody out, choose anew
option-leave-unfed = { $number ->
    [one] Leave { $number } { $unit-one }{ $experience-tag } in { $field-the }{ $place-at } unfed
   *[other] Leave { $number } { $unit-other }{ $experience-tag } in { $field-the }{ $place-at } unfed
}
option-leave-settlement-unfed = Leave the settlement in { $field-the } unfed
option-keep-all-herds = Keep all herds
option-keep-these-herds = Keep all other herds
option-slaughter-needed = Slaughter only what is needed to feed everybody
option-slaughter-all = Slaughter all herds
option-slaughter-herds = { $number ->
    [one] Slaughter a herd of { $herd-small } in { $field-the }{ $place-at }
   *[other] Slaughter { $number } herds of { $herd-small } in { $field-the }{ $place-at }
}
option-herds-anew = Slaughter none, choose anew
option-feed-and-take = Feed the settlement in { $field-the } and take it over
option-let-starve = Let the rest starve
option-eat = Eat { $number } meat, { $number2 } fish and { $number3 } grain
option-choose-food = Choose something else
option-eat-meat = Eat { $number } meat of the herds around { $field-the }
option-eat-fish = Eat fish for { $number } food from around { $field-the }
option-eat-grain = Eat { $number } grain from around { $field-the }
option-take-fish = Take { $number } fish from { $field-the }
option-take-grain = Take { $number } grain from { $field-the }

log-keeps-herds = { $player } keeps { $number } herds and slaughters { $number2 }: { $number3 } meat.
log-eats = { $player } feeds settlements and units with { $number } food.
log-sells-meat = { $player } sells meat for { $number } gold.
