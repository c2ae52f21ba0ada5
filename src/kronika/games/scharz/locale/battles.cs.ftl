# Chapters 10.2, 10.4, 10.5 and 12.1: withdrawal, battles, flight, and experience.

prompt-withdrawal = Stáhneš se, vyrazíš ven, nebo zůstaneš?
prompt-withdraw = Kdo se stáhne do osady na poli { $field }?
prompt-sally = Kdo vyrazí z osady na poli { $field }?
prompt-leave-site = Kdo před bitvou opustí staveniště na poli { $field }?
prompt-shelter = Které stádo půjde do osady na poli { $field }?
prompt-target = Koho zasáhnou tvé meče?
prompt-builders-fight = Kteří stavitelé budou bojovat? Může jich polovina: { $number }.
prompt-flee = Uteče { $player-small } z bitvy?
prompt-fleeing = Kdo uteče z bitvy?
prompt-pursue = Kdo bude pronásledovat na pole { $field }?
prompt-intercept = Kdo zachytí útěk na pole { $field }?
prompt-join = Kdo se z pole { $field } zapojí do bitvy na hranici?
prompt-joining = Kdo se zapojí do bitvy na hranici?
prompt-settle = { $number ->
    [one] Kam jednotka po bitvě půjde?
    [few] Kam po bitvě půjdou tvé { $number } jednotky?
   *[other] Kam po bitvě půjde tvých { $number } jednotek?
}
prompt-give-point = Kdo dostane bod za vítězství?
prompt-give-prestige = Kdo dostane prestiž za jednotky { $player-gen }? Zbývá { $number }.
prompt-raise = { $number ->
    [one] Kdo získá vyšší úroveň?
    [few] Kdo získá vyšší úroveň? Jsou { $number }.
   *[other] Kdo získá vyšší úroveň? Je jich { $number }.
}
prompt-experience = Kdo získá zkušenosti?

option-withdraw = { $number ->
    [one] Stáhnout { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Stáhnout { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Stáhnout { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-withdraw-all = Stáhnout všechny
option-sally = { $number ->
    [one] Vyrazit ven: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Vyrazit ven: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Vyrazit ven: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-sally-all = Všichni vyrazí ven
option-leave-site = { $number ->
    [one] Opustit staveniště: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Opustit staveniště: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Opustit staveniště: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-leave-site-all = Všichni opustí staveniště
option-shelter = Ukrýt { $herd-acc }
option-shelter-none = Nechat venku
option-target = { $player }
option-builder-fights = { $number ->
    [one] Bojovat: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Bojovat: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Bojovat: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-builders-fight = Bojovat všemi
option-stand = { $player } zůstává
option-flee = { $player } utíká na pole { $field }
option-flee-inside = { $player } utíká do osady na poli { $field }
option-pursue = { $number ->
    [one] Pronásledovat: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Pronásledovat: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Pronásledovat: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-pursue-all = Pronásledovat všemi
option-intercept = { $number ->
    [one] Zachytit: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Zachytit: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Zachytit: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-intercept-all = Zachytit všemi
option-join = { $number ->
    [one] Zapojit { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Zapojit { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Zapojit { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-join-all = Zapojit všechny
option-settle = { $number ->
    [one] Na pole { $field }: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Na pole { $field }: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Na pole { $field }: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-settle-all = Všichni na pole { $field }
option-give-point = { $player }
option-give-prestige = { $player }: { $number } prestiže
option-raise = { $number ->
    [one] Zvýšit úroveň: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Zvýšit úroveň: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Zvýšit úroveň: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-raise-all = Zvýšit úroveň všem

log-withdraws = { $number ->
    [one] { $player } se s { $number } jednotkou stahuje do osady na poli { $field }.
    [few] { $player } se s { $number } jednotkami stahuje do osady na poli { $field }.
   *[other] { $player } se s { $number } jednotkami stahuje do osady na poli { $field }.
}
log-sallies = { $number ->
    [one] { $player } vyráží na poli { $field } z osady s { $number } jednotkou.
    [few] { $player } vyráží na poli { $field } z osady s { $number } jednotkami.
   *[other] { $player } vyráží na poli { $field } z osady s { $number } jednotkami.
}
log-shelters = { $player } ukrývá { $herd-acc } v osadě na poli { $field }.
log-battle-at = Bitva na poli { $field } ({ $situation }).
log-battle-between = Bitva na hranici polí { $field } a { $field2 } ({ $situation }).
log-broken-off = Bitva na poli { $field } končí bez výsledku.
log-wins-battle = { $player } vyhrává bitvu.
log-loses-battle = { $player } prohrává bitvu.
log-flees = { $player } utíká na pole { $field }.
log-pursues = { $number ->
    [one] { $player } pronásleduje na pole { $field } s { $number } jednotkou.
    [few] { $player } pronásleduje na pole { $field } s { $number } jednotkami.
   *[other] { $player } pronásleduje na pole { $field } s { $number } jednotkami.
}
log-intercepts = { $player } chce zachytit útěk: potřebuje nejvýše { $number }, hází { $number2 }.
log-joins = { $number ->
    [one] { $player } se z pole { $field } zapojuje do bitvy s { $number } jednotkou.
    [few] { $player } se z pole { $field } zapojuje do bitvy s { $number } jednotkami.
   *[other] { $player } se z pole { $field } zapojuje do bitvy s { $number } jednotkami.
}
