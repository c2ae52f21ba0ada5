# Chapter 5: preparation and Prelude.

prompt-vikings = Will you be the Vikings, who come later by sea?
prompt-village = { $number ->
    [1] Where do you place your first village?
    [2] Where do you place your second village?
   *[other] Where do you place your third village?
}
prompt-spot = On which hex of { $field-the } does the settlement lie?
prompt-move-village = Do you move one of your villages?
prompt-faction = Which faction do you lead?
prompt-fortify = { $number ->
    [one] Which settlement do you fortify?
   *[other] Which settlement do you fortify? { $number } left.
}
prompt-start = Place what you start with.
prompt-dock = Where do you place your dock?
prompt-start-units = { $number ->
    [one] Where do you place the last unit?
   *[other] Where do you place your { $number } units?
}
prompt-start-herd = Where do you place a herd of { $herd-small }?

option-place-village = Place a village in { $field-the }
option-place-city = Place a city in { $field-the }
option-declare-huns = Lead the Huns, with a village in { $field-the }
option-mark-carthage = Start with a port in { $field-the } instead of a third village
option-declare-vikings = Be the Vikings
option-declare-nothing = Place villages like the others
option-settle-on = Settle on the { $spot }
option-move-village = Move the village from { $field-the } to { $field2-the }
option-stay = Move no village
option-choose-faction = Lead { $faction-the }
option-fortify = Fortify { $field-the }
option-place-dock = Place the dock in { $field-the }, at { $field2-the }
option-place-dock-between = Place the dock in { $field-the }, between { $field2-the } and { $field3-the }
option-put-infantry = Place { $number } light infantry in { $field-the }
option-put-experienced = Place { $number } experienced light infantry in { $field-the }
option-put-cavalry = Place { $number } cavalry in { $field-the }
option-put-herd = Place a herd of { $herd-small } in { $field-the }

log-rival-is = { $player } draws a rival: { $player2-the }.
log-begins = { $player } begins the Prelude.
log-places = { $player } settles in { $field-the }.
log-moves-village = { $player } moves a village from { $field-the } to { $field2-the }.
log-is-faction = { $player-person } leads { $faction-the }.
