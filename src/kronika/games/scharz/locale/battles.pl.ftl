# Chapters 10.2, 10.4, 10.5 and 12.1: withdrawal, battles, flight, and experience.

prompt-withdrawal = Wycofujesz się, robisz wypad czy zostajesz?
prompt-withdraw = Kto wycofuje się do osady na polu { $field }?
prompt-sally = Kto robi wypad z osady na polu { $field }?
prompt-leave-site = Kto przed bitwą opuszcza plac budowy na polu { $field }?
prompt-shelter = Które stado wchodzi do osady na polu { $field }?
prompt-target = Kogo trafiają twoje miecze?
prompt-builders-fight = Którzy budowniczowie walczą? Może połowa: { $number }.
prompt-flee = Czy { $player-small } ucieka z bitwy?
prompt-fleeing = Kto ucieka z bitwy?
prompt-pursue = Kto ściga na pole { $field }?
prompt-intercept = Kto przechwytuje ucieczkę na pole { $field }?
prompt-join = Kto z pola { $field } dołącza do bitwy na granicy?
prompt-joining = Kto dołącza do bitwy na granicy?
prompt-settle = { $number ->
    [one] Dokąd idzie jednostka po bitwie?
    [few] Dokąd idą po bitwie twoje { $number } jednostki?
   *[other] Dokąd idzie po bitwie twoich { $number } jednostek?
}
prompt-give-point = Kto dostaje punkt za zwycięstwo?
prompt-give-prestige = Kto dostaje prestiż za jednostki { $player-gen }? Zostało { $number }.
prompt-raise = { $number ->
    [one] Kto zyskuje poziom?
    [few] Kto zyskuje poziom? Są { $number }.
   *[other] Kto zyskuje poziom? Jest ich { $number }.
}
prompt-experience = Kto zyskuje doświadczenie?

option-withdraw = { $number ->
    [one] Wycofaj { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Wycofaj { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Wycofaj { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-withdraw-all = Wycofaj wszystkich
option-sally = { $number ->
    [one] Wypad: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Wypad: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Wypad: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-sally-all = Wszyscy na wypad
option-leave-site = { $number ->
    [one] Opuść plac budowy: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Opuść plac budowy: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Opuść plac budowy: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-leave-site-all = Wszyscy opuszczają plac budowy
option-shelter = Schowaj { $herd-acc }
option-shelter-none = Zostaw na zewnątrz
option-target = { $player }
option-builder-fights = { $number ->
    [one] Walcz: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Walcz: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Walcz: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-builders-fight = Walcz wszystkimi
option-stand = { $player } zostaje
option-flee = { $player } ucieka na pole { $field }
option-flee-inside = { $player } ucieka do osady na polu { $field }
option-pursue = { $number ->
    [one] Ścigaj: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Ścigaj: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Ścigaj: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-pursue-all = Ścigaj wszystkimi
option-intercept = { $number ->
    [one] Przechwyć: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Przechwyć: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Przechwyć: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-intercept-all = Przechwyć wszystkimi
option-join = { $number ->
    [one] Dołącz { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Dołącz { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Dołącz { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-join-all = Dołącz wszystkich
option-settle = { $number ->
    [one] Na pole { $field }: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Na pole { $field }: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Na pole { $field }: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-settle-all = Wszyscy na pole { $field }
option-give-point = { $player }
option-give-prestige = { $player }: { $number } prestiżu
option-raise = { $number ->
    [one] Podnieś poziom: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Podnieś poziom: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Podnieś poziom: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-raise-all = Podnieś poziom wszystkim

log-withdraws = { $number ->
    [one] { $player } wycofuje się z { $number } jednostką do osady na polu { $field }.
    [few] { $player } wycofuje się z { $number } jednostkami do osady na polu { $field }.
   *[other] { $player } wycofuje się z { $number } jednostkami do osady na polu { $field }.
}
log-sallies = { $number ->
    [one] { $player } robi wypad na polu { $field } z { $number } jednostką.
    [few] { $player } robi wypad na polu { $field } z { $number } jednostkami.
   *[other] { $player } robi wypad na polu { $field } z { $number } jednostkami.
}
log-shelters = { $player } chowa { $herd-acc } w osadzie na polu { $field }.
log-battle-at = Bitwa na polu { $field } ({ $situation }).
log-battle-between = Bitwa na granicy pól { $field } i { $field2 } ({ $situation }).
log-broken-off = Bitwa na polu { $field } kończy się bez rozstrzygnięcia.
log-wins-battle = { $player } wygrywa bitwę.
log-loses-battle = { $player } przegrywa bitwę.
log-flees = { $player } ucieka na pole { $field }.
log-pursues = { $number ->
    [one] { $player } ściga na pole { $field } z { $number } jednostką.
    [few] { $player } ściga na pole { $field } z { $number } jednostkami.
   *[other] { $player } ściga na pole { $field } z { $number } jednostkami.
}
log-intercepts = { $player } chce przechwycić ucieczkę: potrzebuje najwyżej { $number }, rzuca { $number2 }.
log-joins = { $number ->
    [one] { $player } dołącza z pola { $field } do bitwy z { $number } jednostką.
    [few] { $player } dołącza z pola { $field } do bitwy z { $number } jednostkami.
   *[other] { $player } dołącza z pola { $field } do bitwy z { $number } jednostkami.
}
