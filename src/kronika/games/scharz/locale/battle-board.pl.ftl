# Chapter 15.9: the battle board. `.to` and `.in` of an area follow a verb.

area-entry = Wejście
    .to = na wejście
    .in = na wejściu
area-cavalry = Jazda
    .to = do jazdy
    .in = przy jeździe
area-left = Lewe skrzydło
    .to = na lewe skrzydło
    .in = na lewym skrzydle
area-centre = Środek
    .to = do środka
    .in = w środku
area-right = Prawe skrzydło
    .to = na prawe skrzydło
    .in = na prawym skrzydle
area-reinforcements = Posiłki
    .to = do posiłków
    .in = wśród posiłków

prompt-board = Chcesz walczyć o pole { $field } na planszy bitwy?
prompt-deployment = Rozstaw swoje jednostki.
prompt-deploy = { $number2 ->
    [one] Rozstaw ostatnią jednostkę. Na każdej pozycji musi być co najmniej { $number }.
    [few] Rozstaw { $number2 } jednostki. Na każdej pozycji musi być co najmniej { $number }.
   *[other] Rozstaw { $number2 } jednostek. Na każdej pozycji musi być co najmniej { $number }.
}
prompt-cavalry = Dokąd ruszy twoja jazda?
prompt-position = O którą pozycję toczy się teraz walka?
prompt-advance = Kto idzie { $area-to }?
prompt-rotate = Kto się zmienia { $area-in }?
prompt-retreat-after-draw = Bitwa bez rozstrzygnięcia. Dokąd wycofa się { $player-small }?

option-demand-board = Użyj planszy bitwy
option-no-board = Walcz bez niej
option-deploy = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-to }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-to }
}
option-deploy-evenly = Rozstaw wszystkich równo
option-deployed = Reszta zostaje w odwodzie
option-send = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-to }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-to }
}
option-raid = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player2-gen } na jazdę { $player-gen }
    [few] { $number } { $unit-few }{ $experience-tag } { $player2-gen } na jazdę { $player-gen }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player2-gen } na jazdę { $player-gen }
}
option-keep-back = Reszta zostaje w odwodzie
option-play-position = { $area }
option-advance = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-in }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-in }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-in }
}
option-rotate = Wchodzi { $unit-small }{ $experience-tag }, schodzi { $unit2-small }{ $experience2-tag }
option-stand-fast = Nikt więcej

log-on-board = { $player } chce walczyć na planszy bitwy.
log-ground = { $area }: { $situation }.
log-initiative = { $player } wyrzuca { $number } o inicjatywę.
log-plays-position = { $player } wybiera następną pozycję: { $area }.
log-stands-drawn = Bitwa o pole { $field } pozostaje nierozstrzygnięta.
