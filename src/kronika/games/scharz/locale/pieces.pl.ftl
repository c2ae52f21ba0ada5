# What changes the table in all chapters.

log-gains-points = { $number ->
    [one] { $player } zyskuje { $number } punkt zwycięstwa.
    [few] { $player } zyskuje { $number } punkty zwycięstwa.
   *[other] { $player } zyskuje { $number } punktów zwycięstwa.
}
log-loses-points = { $number ->
    [one] { $player } traci { $number } punkt zwycięstwa.
    [few] { $player } traci { $number } punkty zwycięstwa.
   *[other] { $player } traci { $number } punktów zwycięstwa.
}
log-falls = { $player } traci { $unit-acc }{ $experience-tag }.
log-lands = { $player } robi desant na polu { $field }: { $unit-small }.
