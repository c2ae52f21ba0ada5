# Chapter 15.9: the battle board. `.to` and `.in` of an area follow a verb.

area-entry = Nástup
    .to = na nástup
    .in = na nástupu
area-cavalry = Jezdectvo
    .to = k jezdectvu
    .in = u jezdectva
area-left = Levé křídlo
    .to = na levé křídlo
    .in = na levém křídle
area-centre = Střed
    .to = do středu
    .in = ve středu
area-right = Pravé křídlo
    .to = na pravé křídlo
    .in = na pravém křídle
area-reinforcements = Posily
    .to = k posilám
    .in = mezi posilami

prompt-board = Chceš bojovat o pole { $field } na desce bitvy?
prompt-deployment = Rozestav své jednotky.
prompt-deploy = { $number2 ->
    [one] Rozestav poslední jednotku. Na každé pozici musí být aspoň { $number }.
    [few] Rozestav { $number2 } jednotky. Na každé pozici musí být aspoň { $number }.
   *[other] Rozestav { $number2 } jednotek. Na každé pozici musí být aspoň { $number }.
}
prompt-cavalry = Kam pojede tvé jezdectvo?
prompt-position = O kterou pozici se bude bojovat?
prompt-advance = Kdo půjde { $area-to }?
prompt-rotate = Kdo se { $area-in } vystřídá?
prompt-retreat-after-draw = Bitva skončila nerozhodně. Kam { $player-small } ustoupí?

option-demand-board = Použít desku bitvy
option-no-board = Bojovat bez ní
option-deploy = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-to }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-to }
}
option-deploy-evenly = Rozestavit všechny rovnoměrně
option-deployed = Ostatní nechat v záloze
option-send = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-to }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-to }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-to }
}
option-raid = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player2-gen } proti jezdectvu { $player-gen }
    [few] { $number } { $unit-few }{ $experience-tag } { $player2-gen } proti jezdectvu { $player-gen }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player2-gen } proti jezdectvu { $player-gen }
}
option-keep-back = Ostatní nechat v záloze
option-play-position = { $area }
option-advance = { $number ->
    [one] { $number } { $unit-one }{ $experience-tag } { $player-gen } { $area-in }
    [few] { $number } { $unit-few }{ $experience-tag } { $player-gen } { $area-in }
   *[other] { $number } { $unit-other }{ $experience-tag } { $player-gen } { $area-in }
}
option-rotate = Nastoupí { $unit-small }{ $experience-tag }, odejde { $unit2-small }{ $experience2-tag }
option-stand-fast = Nikdo další

log-on-board = { $player } chce bojovat na desce bitvy.
log-ground = { $area }: { $situation }.
log-initiative = { $player } hází o iniciativu { $number }.
log-plays-position = { $player } volí další pozici: { $area }.
log-stands-drawn = Bitva o pole { $field } skončila nerozhodně.
