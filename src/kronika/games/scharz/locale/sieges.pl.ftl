# Chapters 10.6, 10.7, 10.8 and 15.8: sieges, what becomes of settlements, and commanders.

prompt-siege = { $number2 ->
    [0] Pole { $field }: osady nikt nie broni, poziom obrony to { $number }. Atakujesz?
    [one] Pole { $field }: osady broni { $number2 } jednostka, poziom obrony to { $number }. Atakujesz?
    [few] Pole { $field }: osady bronią { $number2 } jednostki, poziom obrony to { $number }. Atakujesz?
   *[other] Pole { $field }: osady broni { $number2 } jednostek, poziom obrony to { $number }. Atakujesz?
}
prompt-go-on = { $number ->
    [0] Osada na polu { $field } wytrzymała. Atakujesz dalej?
    [one] Osada na polu { $field } wytrzymała. Atakujesz dalej? Zostaje ci { $number } miecz.
    [few] Osada na polu { $field } wytrzymała. Atakujesz dalej? Zostają ci { $number } miecze.
   *[other] Osada na polu { $field } wytrzymała. Atakujesz dalej? Zostaje ci { $number } mieczy.
}
prompt-inside = Twoje jednostki są w osadzie na polu { $field }. Walczysz dalej?
prompt-hold-out = Wróg jest w osadzie na polu { $field }. Wytrzymasz?
prompt-sally-out = Atak na osadę na polu { $field } przerwano. Kto robi wypad?
prompt-city = Miasto na polu { $field } jest twoje. Co się z nim stanie?
prompt-port = Co się stanie z portem na polu { $field }?
prompt-fight-outside = Obrońcy osady na polu { $field } stoją na zewnątrz. Walczysz z nimi?
prompt-give-points = { $number ->
    [one] Kto dostanie ostatni punkt za osadę?
    [few] Kto dostanie { $number } punkty za osadę?
   *[other] Kto dostanie { $number } punktów za osadę?
}

option-besiege = Atakuj osadę na polu { $field }
option-wait-outside = Czekaj na zewnątrz
option-go-on = Walcz dalej
option-break-off = Przerwij atak
option-hold-out = Wytrzymaj
option-flee-outside = Uciekaj z osady
option-sally-out = { $number ->
    [one] Wypad: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Wypad: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Wypad: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-all-sally-out = Wszyscy na wypad
option-raze-city = Zniszcz miasto za 6 złota
option-spare-city = Oszczędź je: będzie twoją wioską
option-raze-port = Zniszcz port za 4 złota
option-spare-port = Oszczędź go: będzie twoim dokiem
option-fight-outside = Walcz w polu
option-let-stand = Zostaw ich
option-give-points = { $number ->
    [one] { $number } punkt { $player-dat }
    [few] { $number } punkty { $player-dat }
   *[other] { $number } punktów { $player-dat }
}
option-buy-command = Opłać dowódców: { $command-small }

log-attacks-settlement = { $player } atakuje osadę na polu { $field }, poziom obrony { $number }.
log-breaks-through = { $player } przełamuje obronę osady na polu { $field }.
log-breaks-off = { $player } przerywa atak na osadę na polu { $field }.
log-repelled = Atak { $player-gen } na osadę na polu { $field } odparto.
log-flees-outside = { $player } ucieka z osady na polu { $field }.
log-sallies-out = { $number ->
    [one] { $player } robi wypad z osady na polu { $field } z { $number } jednostką.
   *[other] { $player } robi wypad z osady na polu { $field } z { $number } jednostkami.
}
log-sacks = { $number ->
    [one] { $player } wywozi z pola { $field } { $number } złoto.
   *[other] { $player } wywozi z pola { $field } { $number } złota.
}
log-takes-settlement = { $player } zabiera { $player2-dat } { $building-acc } na polu { $field }.
log-destroys-settlement = { $player } niszczy { $building-acc } { $player2-gen } na polu { $field }.
log-loses-settlement = { $player } traci { $building-acc } na polu { $field }.
log-building-falls = Zniszczono na polu { $field }: { $building-small }.
log-changes-sides = { $unit } na polu { $field } porzucają { $player-acc } i służą { $player2-dat }.
log-buys-command = { $player } płaci za dowódców: { $command-small }.
log-loses-command = Dowódcy { $player-gen } odchodzą bez żołdu.
