# Kapitoly 3, 4, 20 a 21: příprava, tahy, fáze 1, 4 a 5, konce věků, závěrečné bodování.

game-title = Europa Universalis
game-summary = Veď evropskou říši od roku 1444: uzavírej sňatky a spojenectví, obchoduj a objevuj, osvojuj si myšlenky, veď války a uzavírej mír. Vyhrává, kdo má nakonec nejvíc věhlasu.

setting-scenario = Scénář
setting-scenario-help = Kdo a kde hraje, odkdy a jak dlouho.
setting-npr-invasions = Vpády NHŘ
setting-npr-invasions-help = Říše bez hráče vracejí údery hráčům, kteří s nimi válčí.
setting-negotiated-peace = Vyjednaný mír
setting-negotiated-peace-help = Hráči se mohou dohodnout na jiných mírových podmínkách, než jaké dává vítězství.
setting-power-struggles = Mocenské zápasy
setting-power-struggles-help = Z některých krajů se stávají bojiště, která přinášejí věhlas.
setting-hre-religion = Náboženství SIR
setting-hre-religion-help = Svatá říše římská se může stát protestantskou nebo přijít o oficiální náboženství.
setting-imperial-elections = Volba císaře
setting-imperial-elections-help = Když císaři odejde vládce, volí se nový císař.
setting-secret-negotiations = Tajná jednání
setting-secret-negotiations-help = Za 1 diplomacii navíc si dva hráči mohou promluvit v soukromí.
setting-available-mercenaries = Dostupní žoldnéři
setting-available-mercenaries-help = Vojsko aktivované ve vlastní oblasti může najmout žoldnéře.
setting-no-surrender = Nikdy se nevzdáme!
setting-no-surrender-help = Nikdo nesmí kapitulovat: válka trvá, dokud nelze podmínky vynutit nebo dohodnout.
setting-helping-hand = Nabídnutí pomocné ruky
setting-helping-hand-help = Ostatní mohou hrát bitevní akce za stranu NHŘ.
setting-religious-rebels = Nábožensky motivovaní vzbouřenci
setting-religious-rebels-help = Vzbouřenci jiné víry mohou říši donutit ke změně náboženství.
setting-random-x-events = Náhodný výběr událostí s písmenem X
setting-random-x-events-help = Události s písmenem X se před rozdělením do polovin věku zamíchají.
setting-revealing-more = Odhalení více karet
setting-revealing-more-help = V šesti hráčích leží lícem nahoru 4 události místo 3.
setting-bots = Automatizovaní protivníci
setting-bots-help = Říše hrané podle jednoduchých pravidel AP, oddělené čárkami.
setting-bot-level = Úroveň AP
setting-bot-level-help = Od 1 (snadná) do 4 (těžká).
setting-missions = Mise
setting-missions-help = Každý plní tajné mise své říše.
setting-balanced-start = Vyrovnaný začátek
setting-balanced-start-help = Kdo začíná s méně, dostane za to věhlas.
setting-free-events = Volný výběr událostí
setting-free-events-help = Události, které nepatří žádné říši, se losují místo výběru ze seznamu scénáře.

reason-events = Skončilo poslední kolo.
reason-lead = Náskok byl příliš velký.
reason-prestige = Někdo dosáhl věhlasu, který ukončuje hru.
reason-pieces = Všechna města a žetony vazalů jednoho hráče byly na plánu.
reason-instant = Byl splněn cíl scénáře.
reason-left = Nikdo jiný už nehraje.
score-prestige = Věhlas
score-track = Věhlas před závěrečným bodováním
score-tax = Daně
score-cores = Žetony domoviny
score-marriages = Sňatky
score-alliances = Spojenectví
score-curia = Strážce papežské kurie
score-authority = Říšská moc
score-stability = Stabilita
score-occupied = Obsazená města
score-interest = Úroky
score-extra = Cíle scénáře
score-missions = Mise
score-rank = Hodnost

prompt-your-turn = Co uděláš ve svém tahu?
prompt-must-take-event = V tomto tahu musíš provést akci událost.
prompt-turn-goes-on = Ještě něco v tomto tahu?
prompt-take-gained-action = Můžeš teď provést akci: { $action }.
option-act = { $action }
option-end-turn = Ukončit tah
option-decline-action = Odmítnout
log-turn-begins = Na tahu: { $player }.
log-passes = { $number ->
    [0] { $player } pasuje.
    [one] { $player } pasuje a dostává { $number } dukát.
    [few] { $player } pasuje a dostává { $number } dukáty.
   *[other] { $player } pasuje a dostává { $number } dukátů.
}
log-last-turns = Ostatní mají poslední tahy tohoto kola.
log-round-begins = { $age }, kolo { $number }.
log-phase-begins = Fáze: { $phase }.

prompt-draw-from = { $number ->
    [one] Ze kterého balíčku si dobereš poslední kartu?
   *[other] Ze kterého balíčku si dobereš? Zbývá dobrat: { $number }.
}
option-draw-from = { $power }
prompt-keep-cards = Necháš si nové karty, každou za { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
   *[other] { $number } dukátů
}?
prompt-keep-first-cards = Nech si nejvýše tolik karet: { $number }.
option-give-up-card = Odhodit: { $card }
option-keep-rest = { $number ->
    [0] Nechat si tyto
    [one] Nechat si zbytek za { $number } dukát
    [few] Nechat si zbytek za { $number } dukáty
   *[other] Nechat si zbytek za { $number } dukátů
}
prompt-first-appointments = Jmenuješ někoho z prvních karet?
option-appoint-now = Jmenovat
option-appoint-nobody-else = Nikoho dalšího
prompt-put-back-missions = Vrátíš některé mise?
prompt-pick-missions = Kterou misi si vezmeš?
option-put-back-mission = Vrátit: { $mission }
option-pick-mission = { $mission }
option-missions-done = To je vše
log-draws = { $player } dobírá kartu ({ $power }).
log-drew = Máš novou kartu: { $card }.
log-gives-up-card = { $player } odhazuje: { $card }.
log-pays-for-cards = { $number ->
    [one] { $player } platí za { $number } novou kartu.
    [few] { $player } platí za { $number } nové karty.
   *[other] { $player } platí za { $number } nových karet.
}
log-has-missions = { $number ->
    [one] { $player } má { $number } misi.
    [few] { $player } má { $number } mise.
   *[other] { $player } má { $number } misí.
}

prompt-cut-costs = Snížíš náklady? Budeš mít { $number } D a zaopatření stojí { $number2 } D.
option-cut-no-more = To stačí
option-disband-unit = Rozpustit: { $army }, { $unit } ({ $category })
option-disband-infantry = Rozpustit pěchotu { $area-in }
option-disband-ship = Rozpustit lehkou loď: { $zone }
option-disband-guard = Rozpustit loď, která chrání obchod: { $zone }
option-disband-docked = Rozpustit lehkou loď v přístavu: { $province }
option-disband-of-fleet = Rozpustit z loďstva: { $ship }
option-disband-damaged = Rozpustit poškozenou těžkou loď loďstva
option-recall-ship = Odvolat lehkou loď: { $zone }
option-recall-guard = Odvolat loď, která chrání obchod: { $zone }
option-recall-fleet = Odvolat loďstvo
option-leave-light-ship = Lehká loď opustí loďstvo a zůstane na moři
prompt-recall-to = Do kterého přístavu?
option-recall-to = { $province }
log-disbands-unit = { $player } rozpouští: { $unit } ({ $category }).
log-disbands-ship = { $player } rozpouští: { $ship }.
log-recalls-ships = { $player } odvolává lodě: { $province }.
prompt-unpaid = Máš { $number } D a zaopatření stojí { $number2 } D. Obstaráš si úvěr, nebo co zůstane nezaplaceno?
option-borrow-for-upkeep = Obstarat si úvěr
log-earns = { $player } získává { $number } D a platí { $number2 } D na úrocích.
log-pays-upkeep = { $player } platí za zaopatření { $number } D.
prompt-waste-ducats = Korupce by stála správu: { $number }. Odhodíš nejdřív dukáty?
option-keep-ducats = Nechat si všechny dukáty
option-waste-ducats = { $number ->
    [one] Odhodit { $number } dukát
    [few] Odhodit { $number } dukáty
   *[other] Odhodit { $number } dukátů
}
prompt-pay-corruption = Korupce: kolik z { $number } zaplatíš správou? Za zbytek dostaneš úroky.
option-pay-corruption = { $number }
log-corrupts = { $player }, korupce: správa −{ $number }, žetony úroku +{ $number2 }.
prompt-more-power = Tvá stabilita přináší jednu moc navíc. Kterou?
option-more-power = { $power }
prompt-less-power = Tvá nestabilita bere jednu moc. Kterou?
option-less-power = { $power }
log-gains-power = { $player } získává: správa { $number }, diplomacie { $number2 }, vojenství { $number3 }.
log-scores-curia = { $player } získává za papežskou kurii věhlas: { $number }.
log-scores-empire = { $player } získává za říšskou moc věhlas: { $number }.

prompt-return-units = { $number ->
    [one] Lidské zdroje klesly: která jednotka se vrátí do zásoby?
   *[other] Lidské zdroje klesly, do zásoby se vrátí jednotky: { $number }. Která teď?
}
option-return-exhausted = Vyčerpaná
option-return-available = Dostupná
option-return-unit = { $army }: { $unit }
option-return-infantry = Pěchota { $area-in }
log-refreshes = { $number ->
    [one] { $player } obnovuje { $number } jednotku.
    [few] { $player } obnovuje { $number } jednotky.
   *[other] { $player } obnovuje { $number } jednotek.
}
log-gains-colonists = { $number ->
    [one] { $player } dostává { $number } kolonistu.
    [few] { $player } dostává { $number } kolonisty.
   *[other] { $player } dostává { $number } kolonistů.
}
log-alliance-fades = { $player } přichází o spojenectví: { $realm }.
prompt-lift-imperial = Říšská moc je { $number }. Odkud sebereš říšský vliv?
option-lift-imperial = { $area }
option-lift-no-more = Už odnikud
prompt-place-imperial = { $number ->
    [one] Kam položíš poslední říšský vliv?
   *[other] Kam položíš říšský vliv? Zbývá: { $number }.
}
option-place-imperial = { $area }
log-imperial-placed = Říšský vliv: { $area }.
prompt-keep-first-player = Zůstaneš začínajícím hráčem?
option-keep-first-player = Zůstat začínajícím hráčem
option-pass-first-player = Předat žeton: { $player }
log-first-player = Začínající hráč: { $player }.
prompt-hand-limit = { $number ->
    [one] Odhoď { $number } kartu.
    [few] Odhoď { $number } karty.
   *[other] Odhoď { $number } karet.
}

log-age-begins = Začíná nový věk: { $age }.
prompt-replace-new-card = Máš nejméně věhlasu: nahradíš novou myšlenku nebo mezník?
option-replace-idea = { $idea }
option-replace-milestone = { $milestone }
option-replace-nothing = Nic nenahradit
prompt-choose-idea = Která myšlenka nahradí tuto: { $idea }?
option-choose-idea = { $idea }
prompt-choose-milestone = Který mezník nahradí tento: { $milestone }?
option-choose-milestone = { $milestone }
log-replaces-idea = { $player } nahrazuje myšlenku: { $idea } → { $idea2 }.
log-replaces-milestone = { $player } nahrazuje mezník: { $milestone } → { $milestone2 }.
log-scores-marriage = { $player } získává za královské sňatky věhlas: 1.
prompt-give-up-marriage = Který královský sňatek s věkem skončí?
option-give-up-marriage = { $realm }
option-keep-marriages = Zaplatit diplomacii ({ $number }) a sňatky si nechat
log-keeps-marriages = { $player } platí a nechává si všechny královské sňatky.

log-reveals-mission = { $player } odhaluje splněnou misi { $mission }: věhlas { $number }.
log-final-score = { $player } získává na konci { $number } a má { $number2 }.

option-leave-game = Odejít ze hry
prompt-really-leave = Odejdeš, až skončí kolo a budeš mít mír. Opravdu?
option-stay-in-game = Zůstat
option-really-leave = Odejít, říše zůstane bez hráče
log-will-leave = { $player } po tomto kole odejde ze hry.
log-leaves-game = { $player } už nehraje.

prompt-reclaim-cubes = { $number ->
    [one] Chybí ti { $number } kostka. Odkud ji vezmeš?
    [few] Chybí ti { $number } kostky. Odkud vezmeš jednu?
   *[other] Chybí ti { $number } kostek. Odkud vezmeš jednu?
}
prompt-reclaim-for-cover = Kostky musíš vzít odjinud ({ $number }). Odkud?
option-reclaim-power = { $power }
option-reclaim-influence = Vliv { $area-in }
option-reclaim-colonist = Kolonista
option-reclaim-cardinal = Kardinál na poli { $number }
option-reclaim-charge = { $card }
option-forgo-cubes = Obejít se bez nich
log-reclaims-cube = { $player } bere kostku odjinud.
option-hand-to-bot = Přenechat místo AP
option-return-to-game = Vrátit se do hry
prompt-return-to-game = Tvou říši vede AP. Až skončí toto kolo, můžeš se vrátit na své místo.
log-handed-to-bot = { $player } odchází, dál hraje AP.
log-will-return = { $player } se po tomto kole vrátí do hry.
log-returns-to-game = { $player } je zpět ve hře.
