# What changes the table in all chapters.

log-gains-points = { $number ->
    [one] { $player } gains { $number } victory point.
   *[other] { $player } gains { $number } victory points.
}
log-loses-points = { $number ->
    [one] { $player } loses { $number } victory point.
   *[other] { $player } loses { $number } victory points.
}
log-falls = { $player } loses { $unit-a }{ $experience-tag }.
log-lands = { $player } lands { $unit-a } in { $field-the }.
