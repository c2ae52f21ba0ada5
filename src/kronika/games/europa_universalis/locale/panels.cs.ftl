# Panely: bitva, války a mír, dohody, vztahy, obchod, říše a kurie, příjem.

panel-battle-land = Bitva: { $area }
panel-battle-sea = Námořní bitva: { $zone }
panel-battle-pirates = Proti pirátům: { $node }
panel-battle-round = { $number }. kolo
panel-battle-deadlock = nikdo nemůže zasáhnout
panel-battles-to-come = Další bitvy:
panel-step-leaders = Vůdci
panel-step-actions = Bitevní akce
panel-step-dice = Kostky
panel-step-casualties = Ztráty
panel-step-retreat = Ústup
panel-attacker = útočník
panel-defender = obránce
panel-rebels = Vzbouřenci
panel-pirates = Piráti
panel-no-leader = Bez vůdce
panel-no-dice-added = nepřidává kostky
panel-die-infantry = { $number ->
    [one] +{ $number } kostka pěchoty
    [few] +{ $number } kostky pěchoty
   *[other] +{ $number } kostek pěchoty
}
panel-die-cavalry = { $number ->
    [one] +{ $number } kostka jízdy
    [few] +{ $number } kostky jízdy
   *[other] +{ $number } kostek jízdy
}
panel-die-artillery = { $number ->
    [one] +{ $number } kostka dělostřelectva
    [few] +{ $number } kostky dělostřelectva
   *[other] +{ $number } kostek dělostřelectva
}
panel-die-to-roll = Bude se házet: { $unit }
panel-symbols = symboly
panel-hits = { $number ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
}
panel-fallen = Padlo v tomto kole: { $number }
panel-hits-due = { $number ->
    [one] Ještě { $number } ztráta
    [few] Ještě { $number } ztráty
   *[other] Ještě { $number } ztrát
}
panel-units-of = { $realm }, { $unit }, { $category }: { $number }
panel-imperial-units = Říšské jednotky: { $number }
panel-npr-units = { $realm }, jednotky: { $number }
panel-npr-ships = { $realm }, lodě: { $number }
panel-pirate-ships = Piráti, lodě: { $number }

panel-wars = Války
panel-other-wars = Další války
panel-declaration = Vyhlašuje se válka
panel-declares = Vyhlašuje
panel-declares-crusade = jako křížovou výpravu
panel-no-casus-belli = bez casus belli
panel-joined = K útoku se přidává:
panel-defenders = Brání:
panel-emperor-defends = Císař brání SIR.
panel-emperor-refuses = Císař nebrání.
panel-emperor-settles = Mír za ni uzavírá císař.
panel-beside = spolu s
panel-units-in-war = Jednotky, které se v této válce počítají: { $number }
panel-rebels-at-home = Vzbouřenecké jednotky, které se počítají s ní: { $number }
panel-strength = Síla { $number }
panel-occupied-tax = Daňová hodnota toho, co obsazuje: { $number }
panel-occupies-nothing = nic neobsazuje
panel-victory-total = Naprosté vítězství
panel-victory-partial = Dílčí vítězství

panel-peace = Mír
panel-concluded = uzavřen
panel-level-agreed = dohodou
panel-level-partial = dílčí vítězství
panel-level-surrendered = kapitulace
panel-level-total = naprosté vítězství
panel-victor = Vítěz
panel-loser = Poražený
panel-party-1 = Uzavírá
panel-party-2 = a
panel-term = Mírové podmínky:
panel-term-open = ještě nezvoleny
panel-separate-peace = (separátní mír)
panel-offered-by = nabízí
panel-must-answer = má odpovědět
panel-holds = drží daňovou hodnotu { $number }
panel-tax = daň { $number }
panel-fate-keep = zůstane
panel-fate-return = vrátí se
panel-fate-liberate = bude osvobozena
panel-fate-exchange = bude vyměněna
panel-fate-ransom = hlavní město, za výkupné
panel-for-ducats = { $number ->
    [one] za { $number } dukát
    [few] za { $number } dukáty
   *[other] za { $number } dukátů
}
panel-cuts = se vzdává:
panel-may-act = smí navíc jednat
panel-tie-influence = vliv: { $area }
panel-tie-claim = nárok: { $area }
panel-tie-alliance = spojenectví:

panel-deal = Dohoda
panel-writes = sepisuje
panel-talks-in-private = po rozhovoru v soukromí
panel-counter-offers = protinávrhy: { $number }
panel-gives = dává
panel-gives-nothing = nic
panel-costs = platí
panel-alliance = Spojenectví
panel-marriage = Královský sňatek
panel-marriage-draws = Oba si doberou kartu: { $power }
panel-ducats = { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
   *[other] { $number } dukátů
}

panel-relations = Vztahy: { $realm }
panel-with-realms = S říšemi
panel-in-areas = V oblastech
panel-active-ally = { $number ->
    [0] aktivní
   *[other] aktivní, { $number }
}
panel-tie-of-war = válka
panel-tie-of-alliance = spojenectví
panel-tie-of-marriage = královský sňatek
panel-tie-of-disputed = sporné nástupnictví
panel-tie-of-cb = casus belli
panel-tie-of-truce = příměří
panel-tie-of-vassal = vazal

panel-trade = Obchod
panel-trade-now = Právě se obchoduje
panel-trade-deck = karet v balíčku: { $number }
panel-trades = obchoduje
panel-merchants = Obchodníci
panel-merchants-of = { $realm }: obchodníci { $number }, použití { $laid }
panel-merchant-laid = použitý
panel-nodes = Centra obchodu a obchodní síla
panel-other-nodes = Ostatní centra
panel-in-reach = Zde můžeš obchodovat.
panel-trade-power-of = { $realm }: obchodní síla { $number }
panel-reached-by = Dosáhne sem: { $realms }
panel-protection = Ochrana obchodu
panel-needs-token-on-key = na klíčové provincii musí něco ležet
panel-needs-own-key = musíš vlastnit klíčovou provincii
panel-secondary = vedlejší: { $node }
panel-secondary-open = vedlejší: { $node }, dukáty: { $number }
panel-collects-at-most = { $realm }: obchodní síla { $power }, nejvýš dukátů: { $number }
panel-row-power = síla
panel-row-ducats = dukáty
panel-row-expanded = rozšířené

panel-empire = Svatá říše římská
panel-emperor = Císař
panel-authority = Říšská moc
panel-authority-of = Říšská moc { $number }, nejvýš { $most }
panel-brings = Přináší
panel-official-faith = Náboženství
panel-no-official-faith = bez oficiálního náboženství
panel-electors = Kurfiřti
panel-votes-for = Volil by: { $realms }
panel-votes-for-nobody = Nevolil by nikoho
panel-defence = Obrana
panel-imperial-manpower = Říšské lidské zdroje: { $number }
panel-defends-against = proti
panel-prestige = Věhlas: { $number }

panel-curia = Papežská kurie
panel-cardinals = Kardinálové
panel-controller = Strážce kurie
panel-no-controller = nikdo
panel-cardinals-of = { $number ->
    [one] { $number } kardinál
    [few] { $number } kardinálové
   *[other] { $number } kardinálů
}
panel-uncontested = nezpochybnitelný
panel-slot = { $number }. pole
panel-slot-blocked = { $number }. pole je zablokované
panel-slot-roma = Řím
panel-crusade = Křížová výprava
panel-committed = Výpravu podporuje: { $realm }
panel-excommunicated = Exkomunikace

panel-income-of = Příští příjem: { $realm }
panel-ducats-head = Dukáty
panel-power-head = Panovnická moc
panel-treasury = V pokladnici
panel-line-base-tax = Základní daň
panel-line-vassal-tax = Vazalská daň
panel-line-devastation = Zkáza
panel-line-stability = Stabilita
panel-line-authority = Říšská moc
panel-line-ideas = Myšlenky a události
panel-line-income = Příjem
panel-line-interest = Úroky
panel-line-advisors = Rádci
panel-line-regulars = Pravidelné jednotky
panel-line-mercenaries = Žoldnéři
panel-line-ships = Lodě na moři
panel-line-upkeep = Zaopatření
panel-line-left = Zbude po zaopatření
panel-line-missing = { $number ->
    [one] Na zaopatření chybí { $number } dukát.
    [few] Na zaopatření chybějí { $number } dukáty.
   *[other] Na zaopatření chybí { $number } dukátů.
}
panel-line-corruption = Tolik dukátů si ponechat stojí správu: { $number } (korupce).
panel-line-power = Celkem
panel-line-power-court = Vládce a rádci
panel-line-power-ideas = Myšlenky a události
panel-line-power-curia = Strážce kurie
panel-line-power-empire = Císař
panel-line-power-more = Stabilita: navíc { $number }, druh si zvolíš.
panel-line-power-less = Stabilita: o { $number } méně, druh si zvolíš.
