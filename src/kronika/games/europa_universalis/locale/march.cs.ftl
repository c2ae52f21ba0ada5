# Chapters 9.2, 9.5, 9.8 and 9.10: movement on land and at sea, recruiting, sieges.

access-freely = volně
    .cost = { "" }
access-by-leave = se svolením
    .cost = { " " }(požádat o průchod)
access-for-influence = za 1 vliv
    .cost = { " " }(−1 vliv)
access-for-imperial = za 1 říšský vliv
    .cost = { " " }(−1 říšský vliv)
access-for-ducats = za dukáty
    .cost = { " " }(zaplatit dukáty)

prompt-who-moves = Kdo se přesune?
prompt-first-unit-of-army = Kterou jednotkou { $area-in } začne { $army }?
prompt-move-on = { $number ->
    [0] { $area }: přeskupíš vojsko?
    [one] { $area }: kam dál? Zbývá 1 krok.
    [few] { $area }: kam dál? Zbývají { $number } kroky.
   *[other] { $area }: kam dál? Zbývá { $number } kroků.
}
prompt-regroup-here = { $area }: přeskupíš vojsko?
prompt-give-leave = { $player } žádá o průchod { $area-into }. Povolíš ho?

option-move-army = { $army }
option-move-infantry = Samostatná pěchota { $area-in }
option-form-army = Nové vojsko { $area-in }: { $army }
option-march-to = { $number ->
    [0] Pochod { $area-into }{ $access-cost }
   *[other] Pochod přes hory { $area-into }, vojenství navíc: { $number }{ $access-cost }
}
option-cross-to = Přes moře { $area-into }{ $access-cost }
option-hire-for-march = Najmout žoldnéře: { $unit }
option-halt = Zastavit
option-allow-passage = Povolit
option-deny-passage = Odmítnout
option-pick-up = { $army } přibere 1 pěchotu
option-drop-off = { $army } tu nechá 1 pěchotu
option-shift-unit = { $unit } ({ $category }): { $army } → { $army2 }

log-army-moves = { $player }: { $army } táhne { $area2-into } ({ $area }).
log-infantry-moves = { $player }: pěchota táhne { $area2-into } ({ $area }).
log-pays-access = { $player } získává právo průchodu { $access }: { $area }.
log-passage-allowed = { $player } povoluje průchod { $area-into }: { $player2 }.
log-passage-denied = { $player } odmítá průchod { $area-into }: { $player2 }.
log-hires-for-march = { $player } najímá { $area-in } žoldnéře: { $unit }.
log-army-appears = { $player }: { $army } vzniká { $area-in }.
log-army-dissolved = { $player }: { $army } { $area-in } zaniká.

prompt-where-to-recruit = Kde budeš verbovat?
prompt-what-to-recruit = Co { $area-in } naverbuješ?
prompt-what-to-build = Co postaví { $province }?
option-recruit-in = { $area }
option-build-at = Lodě: { $province }
option-recruit = { $unit } ({ $category }): { $army }
option-recruit-single = Samostatná pravidelná pěchota
option-recruit-elsewhere = Jinde
option-done-recruiting = To je vše
log-recruits = { $player } verbuje { $area-in }: { $unit } ({ $category }).
option-build-in-port = Lehká loď v přístavu
option-build-at-sea = Lehká loď { $zone-in }
option-build-guard = Lehká loď na pole ochrany obchodu { $zone-in }
option-build-fleet-in-port = { $ship } do loďstva v přístavu
option-build-fleet-at-sea = { $ship } do loďstva { $zone-in }
log-builds-ship = { $player } staví: { $ship } ({ $province }).

prompt-where-to-flee = Přístav { $province } je ztracen. Kam tvé lodě odplují?
option-flee-to = { $zone }
log-ships-evicted = { $player }: lodě z přístavu { $province } plují { $zone-into }.
log-ships-lost-in-port = { $player } ztrácí lodě v přístavu { $province }.

prompt-where-to-besiege = Kde budeš obléhat?
prompt-who-besieges = Kdo bude { $area-in } obléhat? Obléhací síla { $number }.
prompt-what-is-besieged = Co { $area-in } obléháš? Zbývá obléhací síla { $number }.
option-besiege-in = { $area }
option-besiege-with = Ještě: { $unit }
option-begin-siege = Obléhatelů je dost
option-besiege = { $province }
option-free-only = { $province }: jen vyhnat vzbouřence
option-end-choice-of-siege = To je vše
log-besieges = { $player } obléhá { $area-in } s obléhací silou { $number }.
log-occupies = { $player } obsazuje: { $province }.
log-frees-province = { $player } osvobozuje: { $province }.
prompt-besieger-loses = Obránci { $area-in } se brání. Kterou jednotku ztratíš ({ $category })?
prompt-give-up-which = Obléhací síla { $area-in } klesla na { $number }. Které provincie se vzdáš?
option-give-up-province = { $province }
log-defenders-strike = { $player }, obránci hází: { $battle-roll }. Zásahy: { $number }.
log-siege-given-up = { $player } upouští od obléhání: { $province }.

prompt-where-to-suppress = Kde potlačíš nepokoje?
option-suppress = { $province }
option-done-suppressing = To je vše
log-suppresses-unrest = { $player } potlačuje nepokoje: { $province }.

prompt-where-to-sail = Kam tvé lodě poplují?
prompt-which-ships = { $number ->
    [0] Které lodě tam poplují?
   *[other] Které lodě tam poplují? Zatím { $number }.
}
prompt-undock-which = { $number ->
    [0] Které lodě vyplují z přístavu?
   *[other] Které lodě vyplují z přístavu? Zatím { $number }.
}
prompt-fleet-sets-out = Loďstvo vyplouvá (lodí: { $number }). Kdo se přidá?
prompt-fleet-arrives = { $number ->
    [0] Vznikne tu loďstvo?
   *[other] Loďstvo má lodí: { $number }. Změníš ho?
}
option-sail-to = { $zone }
option-sail-into = Přístav: { $province }
option-ships-from = { $number ->
    [one] 1 lehká loď: { $zone }
    [few] { $number } lehké lodě: { $zone }
   *[other] { $number } lehkých lodí: { $zone }
}
option-guards-from = { $number ->
    [one] 1 lehká loď z ochrany obchodu: { $zone }
    [few] { $number } lehké lodě z ochrany obchodu: { $zone }
   *[other] { $number } lehkých lodí z ochrany obchodu: { $zone }
}
option-ships-from-port = { $number ->
    [one] 1 lehká loď z přístavu: { $province }
    [few] { $number } lehké lodě z přístavu: { $province }
   *[other] { $number } lehkých lodí z přístavu: { $province }
}
option-fleet-sails = Loďstvo
option-form-fleet-at = Nové loďstvo { $zone-in }
option-form-fleet-of-guard = Nové loďstvo z lodě ochrany obchodu { $zone-in }
option-form-fleet-in = Nové loďstvo v přístavu: { $province }
option-undock-to = { $number ->
    [one] { $province }: 1 lehká loď { $zone-into }
    [few] { $province }: { $number } lehké lodě { $zone-into }
   *[other] { $province }: { $number } lehkých lodí { $zone-into }
}
option-fleet-undocks = Loďstvo vypluje { $zone-into }
option-no-more-ships = To je vše
option-fleet-goes = Loďstvo vypluje
option-fleet-ready = Nechat, jak je
option-fleet-takes = { $number ->
    [one] Do loďstva se přidá 1 lehká loď
    [few] Do loďstva se přidají { $number } lehké lodě
   *[other] Do loďstva se přidá { $number } lehkých lodí
}
option-fleet-takes-guards = { $number ->
    [one] Do loďstva se přidá 1 lehká loď z ochrany obchodu
    [few] Do loďstva se přidají { $number } lehké lodě z ochrany obchodu
   *[other] Do loďstva se přidá { $number } lehkých lodí z ochrany obchodu
}
option-fleet-leaves = { $number ->
    [one] Loďstvo opustí 1 lehká loď
    [few] Loďstvo opustí { $number } lehké lodě
   *[other] Loďstvo opustí { $number } lehkých lodí
}
log-ships-sail = { $number ->
    [one] { $player }: 1 lehká loď pluje { $zone-into }.
    [few] { $player }: { $number } lehké lodě plují { $zone-into }.
   *[other] { $player }: { $number } lehkých lodí pluje { $zone-into }.
}
log-ships-dock = { $number ->
    [one] { $player }: 1 lehká loď vplouvá do přístavu { $province }.
    [few] { $player }: { $number } lehké lodě vplouvají do přístavu { $province }.
   *[other] { $player }: { $number } lehkých lodí vplouvá do přístavu { $province }.
}
log-fleet-sailed = { $player }: loďstvo pluje { $zone-into }.
log-fleet-docked = { $player }: loďstvo vplouvá do přístavu { $province }.
log-galleys-lost = { $number ->
    [one] { $player } ztrácí na širém moři 1 galéru.
    [few] { $player } ztrácí na širém moři { $number } galéry.
   *[other] { $player } ztrácí na širém moři { $number } galér.
}

prompt-pay-for-link = Cesta mezi oceány stojí 1 panovnickou moc. Kterou?
option-pay-link = { $power }
prompt-take-a-slot = Obsadí tvá loď pole ochrany obchodu { $zone-in }?
option-stay-free = Ne
option-take-slot = Obsadit volné pole
option-push-out = Vytlačit loď ({ $player })

prompt-how-many-slots = Kolik lehkých lodí obsadí pole ochrany obchodu { $zone-in }?
option-take-slots = { $number }
option-take-no-slots = Žádná
log-takes-slots = { $number ->
    [one] { $player } obsazuje { $zone-in } 1 pole ochrany obchodu.
    [few] { $player } obsazuje { $zone-in } { $number } pole ochrany obchodu.
   *[other] { $player } obsazuje { $zone-in } { $number } polí ochrany obchodu.
}
prompt-which-pirates = Zaútočíš na piráty?
option-raid-pirates = Na piráty: { $node } ({ $zone })
option-spare-pirates = Ne
prompt-who-is-carried = Koho lodě přepraví? Most vede přes: { $zone }.
prompt-where-to-land = Kde se jednotky vylodí ({ $area })?
option-carry-army = { $army }
option-carry-infantry = Samostatná pěchota { $area-in }
option-carry-nobody = Nikoho
option-land-at = { $area }{ $access-cost }
