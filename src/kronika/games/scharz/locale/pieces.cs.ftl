# What changes the table in all chapters.

log-gains-points = { $number ->
    [one] { $player } získává { $number } vítězný bod.
    [few] { $player } získává { $number } vítězné body.
   *[other] { $player } získává { $number } vítězných bodů.
}
log-loses-points = { $number ->
    [one] { $player } ztrácí { $number } vítězný bod.
    [few] { $player } ztrácí { $number } vítězné body.
   *[other] { $player } ztrácí { $number } vítězných bodů.
}
log-falls = { $player } ztrácí { $unit-acc }{ $experience-tag }.
log-lands = { $player } se vyloďuje na poli { $field }: { $unit-small }.
