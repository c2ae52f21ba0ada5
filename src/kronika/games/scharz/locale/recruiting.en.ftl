# Chapters 12.1, 12.4 and 12.6: units are bought, recruited, upgraded, hired and trained.

log-buys = { $number ->
    [0] { $player } gets { $unit-a } in { $field-the } for nothing.
   *[other] { $player } gets { $unit-a } in { $field-the } for { $number } gold.
}
log-upgrades = { $player } upgrades light infantry in { $field-the } to { $unit-a }.
log-degrades = { $player } degrades { $unit-a } in { $field-the } to light infantry.
log-trains = { $number ->
    [one] { $player } trains { $unit-a } in { $field-the } by { $number } level.
   *[other] { $player } trains { $unit-a } in { $field-the } by { $number } levels.
}
log-rises = { $player } has a more experienced unit: { $unit-small }, now { $experience-small }.
