# Chapter 5: preparation and Prelude.

prompt-vikings = Czy będziesz grać Wikingami, którzy przypłyną później?
prompt-village = { $number ->
    [1] Gdzie umieścisz swoją pierwszą wioskę?
    [2] Gdzie umieścisz swoją drugą wioskę?
   *[other] Gdzie umieścisz swoją trzecią wioskę?
}
prompt-spot = Na którym heksie pola { $field } będzie leżeć osada?
prompt-move-village = Czy przeniesiesz jedną ze swoich wiosek?
prompt-faction = Którą frakcję poprowadzisz?
prompt-fortify = { $number ->
    [one] Którą osadę ufortyfikujesz?
   *[other] Którą osadę ufortyfikujesz? Jeszcze { $number }.
}
prompt-start = Rozmieść to, z czym zaczynasz.
prompt-dock = Gdzie umieścisz swój dok?
prompt-start-units = { $number ->
    [one] Gdzie umieścisz ostatnią jednostkę?
    [few] Gdzie umieścisz swoje { $number } jednostki?
   *[other] Gdzie umieścisz swoich { $number } jednostek?
}
prompt-start-herd = Gdzie umieścisz stado { $herd-gen }?

option-place-village = Umieść wioskę na polu { $field }
option-place-city = Umieść miasto na polu { $field }
option-declare-huns = Graj Hunami, z wioską na polu { $field }
option-mark-carthage = Zacznij z portem na polu { $field } zamiast trzeciej wioski
option-declare-vikings = Graj Wikingami
option-declare-nothing = Rozmieszczaj wioski jak inni
option-settle-on = Osiądź: { $spot }
option-move-village = Przenieś wioskę z pola { $field } na pole { $field2 }
option-stay = Nie przenoś żadnej wioski
option-choose-faction = Poprowadź { $faction-acc }
option-fortify = Ufortyfikuj pole { $field }
option-place-dock = Umieść dok na polu { $field }, przy polu { $field2 }
option-place-dock-between = Umieść dok na polu { $field }, między polami { $field2 } i { $field3 }
option-put-infantry = { $number ->
    [one] Umieść { $number } lekką piechotę na polu { $field }
    [few] Umieść { $number } lekkie piechoty na polu { $field }
   *[other] Umieść { $number } lekkich piechot na polu { $field }
}
option-put-experienced = { $number ->
    [one] Umieść { $number } doświadczoną lekką piechotę na polu { $field }
    [few] Umieść { $number } doświadczone lekkie piechoty na polu { $field }
   *[other] Umieść { $number } doświadczonych lekkich piechot na polu { $field }
}
option-put-cavalry = { $number ->
    [one] Umieść { $number } jazdę na polu { $field }
    [few] Umieść { $number } jazdy na polu { $field }
   *[other] Umieść { $number } jazd na polu { $field }
}
option-put-herd = Umieść stado { $herd-gen } na polu { $field }

log-rival-is = { $player } losuje rywala: { $player2-small }.
log-begins = Preludium zaczyna { $player-small }.
log-places = { $player } osiedla się na polu { $field }.
log-moves-village = { $player } przenosi wioskę z pola { $field } na pole { $field2 }.
log-is-faction = { $player-person } prowadzi frakcję: { $faction }.
