# Chapters 9.6, 9.7 and 9.9: battles on land and at sea.

battle-side-attacker = Útočníci
battle-side-defender = Obránci
battle-symbol-blank = Nic
battle-symbol-f = Pěchota
battle-symbol-g = Pěchota s obrysem
battle-symbol-h = Jízda
battle-symbol-i = Dělostřelectvo
count-battle-symbol-blank = { $number }× nic
count-battle-symbol-f = { $number }× pěchota
count-battle-symbol-g = { $number }× pěchota s obrysem
count-battle-symbol-h = { $number }× jízda
count-battle-symbol-i = { $number }× dělostřelectvo
ship-sort-single = Lehká loď mimo loďstvo
ship-sort-light = Lehká loď v loďstvu
ship-sort-heavy = Těžká loď
ship-sort-damaged = Poškozená těžká loď
ship-sort-galley = Galéra

prompt-order-battles = Která bitva bude následovat?
prompt-ships-against-pirates = Které lodě zaútočí na piráty ({ $node })?
prompt-call-imperial = { $number ->
    [one] Zapojí se do bitvy říšská jednotka?
    [few] Zapojí se do bitvy { $number } říšské jednotky?
   *[other] Zapojí se do bitvy { $number } říšských jednotek?
}
prompt-choose-main-defender = Kdo je hlavní obránce?
prompt-appoint-for-attack = Dáš útočníkům vůdce?
prompt-appoint-for-defence = Dáš obráncům generála?
prompt-choose-leader-in-battle = Kdo tě v této bitvě povede?
prompt-choose-base-dice = Které tři základní kostky použiješ v této bitvě?
prompt-battle-action = Zahraješ bitevní akci?
prompt-help-in-battle = Pomůžeš nehráčským říším bitevní akcí?
prompt-answer-roll = Obě strany hodily. Zareaguješ?
prompt-choose-battle-dice = Které kostky přidáš (počet: { $number })?
prompt-choose-die-to-remove = O kterou kostku přijde nepřátelský vůdce?
prompt-choose-dice-to-roll-again = Kterou kostku přehodíš (vybráno: { $number })?
prompt-choose-first-faction = { $number ->
    [one] Koho zásah postihne?
   *[other] Koho postihne první zásah (celkem: { $number })?
}
prompt-choose-casualty = Kterou jednotku ztratíš ({ $area }, { $category })?
prompt-choose-ship-casualty = Která loď je zasažena ({ $zone })?
prompt-choose-captured-ship = Která loď bude zajata (zbývá: { $number })?
prompt-take-captured-ship = Co uděláš se zajatou lodí ({ $ship })?
prompt-retreat = Budeš bojovat dál?
prompt-must-retreat = Nikdo nemůže zasáhnout. Kam ustoupíš?
prompt-give-leave-to-retreat = { $player } žádá o průchod: smí ustoupit do oblasti { $area }?

option-fight-at = Bitva: { $area }
option-fight-at-sea = Námořní bitva: { $zone }
option-hold-back-ship = Stranou zůstane: { $ship-sort }
option-attack-pirates = Zaútočit
option-call-imperial-units = { $number ->
    [one] Zapojí se 1 říšská jednotka
    [few] Zapojí se { $number } říšské jednotky
   *[other] Zapojí se { $number } říšských jednotek
}
option-spare-imperial-units = Zůstanou stranou
option-main-defender = { $player }
option-use-general = Generál: { $army }
option-use-ruler = Vládce
option-infantry-dice = 3 kostky pěchoty
option-cavalry-dice = 3 kostky jízdy
option-play-battle-card = { $card }
option-use-in-battle = { $use }
option-no-battle-action = Nic
option-add-dice = Kostky: { $force }
option-remove-leader-die = Kostka: { $unit }
option-roll-again = Kostka ({ $unit }): { $battle-symbol }
option-roll-no-more = To je vše
option-casualties-first = { $realm }
option-rebels-first = Vzbouřenci
option-lose-unit = { $unit }, { $army }
option-lose-single-infantry = Samostatná pěchota
option-lose-imperial-unit = Říšská jednotka
option-lose-ship = { $ship-sort }
option-damage-heavy-ship = Těžká loď (poškodí se)
option-yield-ship = { $ship }
option-take-to-sea = Do námořní zóny
option-take-to-fleet = Do loďstva
option-leave-ship = Nechat ji být
option-fight-on = Bojovat dál
option-fall-back = Ustoupit, odkud jednotky přišly
option-retreat-to = Ústup: { $area } ({ $access })
option-retreat-to-zone = Ústup: { $zone }
option-retreat-to-port = Ústup do přístavu: { $province }
option-break-off = Přerušit boj
option-grant-retreat = Dovolit
option-refuse-retreat = Odmítnout

log-battle-begins = Bitva { $area-in }: útočí { $realm }.
log-rebels-attack = Bitva { $area-in }: útočí vzbouřenci.
log-naval-battle-begins = Námořní bitva, { $zone }: útočí { $realm }.
log-attacks-pirates = { $player } útočí na piráty ({ $node }).
log-npr-fields = { $realm } se účastní, síla { $number }.
log-imperial-units-join = { $number ->
    [one] { $player }: do bitvy se zapojuje 1 říšská jednotka.
    [few] { $player }: do bitvy se zapojují { $number } říšské jednotky.
   *[other] { $player }: do bitvy se zapojuje { $number } říšských jednotek.
}
log-leads-battle = { $battle-side }: velí { $player }.
log-draws-battle-leader = { $battle-side } otáčejí kartu vůdce: { $card }.
log-plays-in-battle = { $player } hraje v bitvě kartu { $card }.
log-uses-in-battle = { $player } v bitvě používá: { $use }.
log-adds-battle-dice = { $battle-side } přidávají kostky: { $force }.
log-leader-loses-die = { $battle-side }: vůdce dává o kostku méně ({ $unit }).
log-strikes = { $battle-side } útočí jako první: { $battle-roll }, zásahy: { $number }.
log-rolls-battle-dice = { $battle-side } hází: { $battle-roll }.
log-loses-unit = { $player } ztrácí { $area-in } jednotku: { $unit } ({ $category }).
log-loses-imperial-unit = { $player } ztrácí { $area-in } říšskou jednotku.
log-loses-ship = { $player } ztrácí loď ({ $zone }): { $ship-sort }.
log-heavy-ship-damaged = { $player }: těžká loď je poškozena ({ $zone }).
log-npr-loses-unit = { $realm }: ztráta 1.
log-rebels-lose-unit = Vzbouřenci ztrácejí { $area-in } 1 jednotku.
log-pirates-lose-ship = Piráti ztrácejí 1 loď.
log-leader-wounded = { $battle-side }: vůdce dostává žetony chatrného zdraví: { $number }.
log-drawn-leader-dies = Vůdce padl: { $card }.
log-captures-ship = { $player } získává loď: { $ship }.
log-npr-retreats = { $realm } { $realm-gender ->
    [pf] ustupují
    [pi] ustupují
    [pm] ustupují
   *[other] ustupuje
}.
log-falls-back = { $player } ustupuje, odkud jednotky přišly.
log-retreats-to = { $player } ustupuje { $area-into }.
log-ships-retreat = { $player } ustupuje: { $zone }.
log-ships-retreat-to-port = { $player } ustupuje do přístavu: { $province }.
log-breaks-off = { $player } přerušuje boj s piráty ({ $node }).
log-battle-won = { $battle-side } vítězí.
log-battle-not-won = Bitva nemá vítěze.
log-rewarded-for-battle = { $player } získává za vyhranou bitvu 1 vojenství.
