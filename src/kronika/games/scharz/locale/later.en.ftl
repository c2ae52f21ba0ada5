# Chapters 13 and 14.4: who comes from outside.

prompt-enter = Do your ships come in this round?
prompt-belgica = Do you raise heavy infantry in Belgica?

option-enter = Come with five warships
option-stay-away = Stay away for now
option-buy-in-belgica = Buy heavy infantry in { $field-the } for { $number } gold
option-train-in-belgica = Upgrade light infantry{ $experience-tag } in { $field-the } for { $number } gold
option-spend-nothing = Raise nobody

log-vikings-enter = { $player } appears with five warships in { $field-the }.
log-gains-in-belgica = { $player } raises heavy infantry in Belgica.
