# Chapters 12.1, 12.4 and 12.6: units are bought, recruited, upgraded, hired and trained.

log-buys = { $number ->
    [0] { $player } zyskuje za darmo { $unit-acc } na polu { $field }.
    [one] { $player } zyskuje { $unit-acc } na polu { $field } za { $number } złoto.
   *[other] { $player } zyskuje { $unit-acc } na polu { $field } za { $number } złota.
}
log-upgrades = { $player } ulepsza na polu { $field } lekką piechotę na { $unit-acc }.
log-degrades = { $player } zamienia na polu { $field } { $unit-acc } z powrotem na lekką piechotę.
log-trains = { $number ->
    [one] { $player } szkoli na polu { $field } { $unit-acc } o { $number } poziom.
    [few] { $player } szkoli na polu { $field } { $unit-acc } o { $number } poziomy.
   *[other] { $player } szkoli na polu { $field } { $unit-acc } o { $number } poziomów.
}
log-rises = { $player } ma bardziej doświadczoną jednostkę: { $unit-small }, teraz { $experience-small }.
