# Chapter 15.9: the battle board. `.to` and `.in` of an area follow a verb.

area-entry = Entry
    .to = to the entry
    .in = at the entry
area-cavalry = Cavalry
    .to = to the cavalry
    .in = where the cavalry stands
area-left = Left wing
    .to = to the left wing
    .in = on the left wing
area-centre = Centre
    .to = to the centre
    .in = in the centre
area-right = Right wing
    .to = to the right wing
    .in = on the right wing
area-reinforcements = Reinforcements
    .to = to the reinforcements
    .in = among the reinforcements

prompt-board = Do you want to fight for { $field-the } on the battle board?
prompt-deployment = Deploy your units.
prompt-deploy = { $number2 ->
    [one] Deploy your last unit. Each position needs at least { $number }.
   *[other] Deploy your { $number2 } units. Each position needs at least { $number }.
}
prompt-cavalry = Where does your cavalry ride?
prompt-position = Which position is fought over next?
prompt-advance = Who goes { $area-to }?
prompt-rotate = Who changes places { $area-in }?
prompt-retreat-after-draw = The battle is drawn. Where to does { $player-the } retreat?

option-demand-board = Use the battle board
option-no-board = Fight without it
option-deploy = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } of { $player-the } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } of { $player-the } { $area-to }
}
option-deploy-evenly = Deploy everybody evenly
option-deployed = Keep the others in reserve
option-send = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } of { $player-the } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } of { $player-the } { $area-to }
}
option-raid = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } of { $player2-the } against the cavalry of { $player-the }
   *[other] { $number } { $unit-other }{ $experience-tag } of { $player2-the } against the cavalry of { $player-the }
}
option-keep-back = Keep the others back
option-play-position = { $area }
option-advance = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } of { $player-the } { $area-in }
   *[other] { $number } { $unit-other }{ $experience-tag } of { $player-the } { $area-in }
}
option-rotate = { $unit }{ $experience-tag } in, { $unit2-small }{ $experience2-tag } out
option-stand-fast = Nobody else moves

log-on-board = { $player } wants the battle board.
log-ground = { $area }: { $situation }.
log-initiative = { $player } rolls { $number } for the initiative.
log-plays-position = { $player } chooses the next position: { $area }.
log-stands-drawn = The battle for { $field-the } is drawn.
