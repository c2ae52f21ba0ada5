# Chapters 13.3 to 13.6: births, sowing, crops and harvest.

prompt-births = Place the young herds.
prompt-place-herd = Where does the young herd of { $herd-small } go?
prompt-sowing = Where do you sow?
prompt-source = From which store do you take the grain for { $field-the }?
prompt-harvest = Store the harvest.
prompt-store = { $number ->
    [one] Where do you store the last grain?
   *[other] Where do you store { $number } grain?
}
prompt-store-with-partner = You have no room for { $number } grain. Does a partner store it?

option-place-herd = Place the herd of { $herd-small } in { $field-the }
option-sow = Sow in { $field-the }
option-sow-no-more = Sow no more
option-take-from = Take a grain from { $field-the }
option-store = Store { $number } grain in { $field-the }
option-lose-rest = Let the rest go

log-is-born = A herd of { $herd-small } is born to { $player-the } in { $field-the }.
log-no-room = { $player } has no room for a young herd of { $herd-small }.
log-sows = { $player } sows { $number } grain in { $field-the }.
log-grows = The crop in { $field-the } is { $number } grain.
log-harvests = { $player } harvests { $number } grain in { $field-the }.
log-grain-lost = { $player } loses the grain in { $field-the }: it reaches no store.
