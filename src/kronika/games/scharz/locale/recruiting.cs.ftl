# Chapters 12.1, 12.4 and 12.6: units are bought, recruited, upgraded, hired and trained.

log-buys = { $number ->
    [0] { $player } získává zdarma { $unit-acc } na poli { $field }.
    [one] { $player } získává { $unit-acc } na poli { $field } za { $number } zlato.
    [few] { $player } získává { $unit-acc } na poli { $field } za { $number } zlata.
   *[other] { $player } získává { $unit-acc } na poli { $field } za { $number } zlata.
}
log-upgrades = { $player } vylepšuje na poli { $field } lehkou pěchotu na { $unit-acc }.
log-degrades = { $player } mění na poli { $field } { $unit-acc } zpět na lehkou pěchotu.
log-trains = { $number ->
    [one] { $player } cvičí na poli { $field } { $unit-acc } o { $number } úroveň.
    [few] { $player } cvičí na poli { $field } { $unit-acc } o { $number } úrovně.
   *[other] { $player } cvičí na poli { $field } { $unit-acc } o { $number } úrovní.
}
log-rises = { $player } má zkušenější jednotku: { $unit-small }, nově { $experience-small }.
