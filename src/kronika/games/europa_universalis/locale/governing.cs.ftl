# Kapitola 7: vládci, rádci, vůdci.

option-crown = Na trůn: { $card }
option-interregnum = Interregnum
prompt-new-ruler = Trůn je prázdný. Kdo bude následovat?
log-crowned = { $player } korunuje vůdce: { $card }.
log-new-ruler = { $player } má nového vládce: { $ruler }.
log-interregnum-begins = { $player }: začíná interregnum.
log-character-dies = { $player } přichází o postavu: { $card }.
log-ruler-dies = { $player }: vládce je mrtev.
option-hire-advisor = Rádce: { $card }
option-hire-general = Generál ({ $army }): { $card }
    .short = Generál ({ $army })
option-hire-admiral = Admirál: { $card }
option-crown-leader = Vládce: { $card }
option-fire-advisor = Propustit rádce ({ $power })
option-dismiss-general = Propustit generála ({ $army })
option-dismiss-admiral = Propustit admirála
option-move-general = Přesunout generála: { $army }, { $army2 }
option-ruler-leads = Vládce velí: { $army }
option-ruler-returns = Vládce se vrací ke dvoru
option-no-appointment = Nikoho
option-keep-general = Převzít velení: { $army }
option-let-general-go = Odhodit
prompt-appoint = Koho jmenuješ, nebo propustíš?
prompt-replaced-general = Kam půjde nahrazený generál ({ $card })?
log-appoints-advisor = { $player } jmenuje rádce: { $card }.
log-appoints-general = { $player } jmenuje generála ({ $army }): { $card }.
log-appoints-admiral = { $player } jmenuje admirála: { $card }.
log-fires-character = { $player } propouští postavu: { $card }.
log-ruler-in-command = { $player }: vládce se ujímá velení ({ $army }).

# Kapitola 5: úvěry, stabilita, státní zájmy, myšlenky.

option-replenish = { $number } vojenství
prompt-replenish = Kolik zaplatíš za doplnění lidských zdrojů?
log-loan-taken = { $player } si obstarává úvěr.
log-loan-repaid = { $player } splácí úvěr.
log-replenished = { $player } doplňuje lidské zdroje: { $number }.
log-stability-raised = { $player } zvyšuje stabilitu na { $number ->
    [0] −3
    [1] −2
    [2] −1
    [3] 0
    [4] +1
    [5] +2
   *[6] +3
}.
log-bankrupt = { $player } bankrotuje.
log-takes-loans = { $player } si obstarává úvěry: { $number }.
option-focus-on = { $power }
option-focus-from = Odsud: { $power }
option-focus-done = Hotovo
option-focus-discard = Odhodit: { $card }
option-focus-keep = Víc neodhazovat
option-focus-draw = Dobrat: { $power }
option-focus-pick = Z odhozených: { $card }
prompt-focus-on = Kterou panovnickou moc posílíš?
prompt-focus-from = { $power }: odkud přejde kostka?
prompt-focus-discard = Které karty vyměníš?
prompt-focus-draw = Kterou kartu si vezmeš?
log-focuses = { $player } mění státní zájmy: { $power } +{ $number }.
log-exchanges-cards = { $player } mění karty: odhazuje { $number }, dobírá { $number2 }.
option-research = { $idea }
option-idea-makes-room = { $idea }
prompt-research = Kterou myšlenku si osvojíš?
prompt-idea-makes-room = { $idea }: která myšlenka jí uvolní místo?
log-researches = { $player } si osvojuje myšlenku: { $idea }.

# Kapitoly 5.4 a 11: vliv, nároky, sňatky, vazalové.

option-influence = { $area }
option-influence-by-power = Za diplomacii
option-influence-by-ducats = Za dukáty
option-influence-done = Hotovo
prompt-influence = Kam umístíš vliv?
prompt-influence-payment = Čím zaplatíš ({ $area })?
log-influences = { $player } zvyšuje vliv: { $area }, celkem { $number }.
option-fabricate = { $area }
option-fabricate-done = Hotovo
option-take-back-claim = { $area }
option-go-without-claim = Bez nového nároku
prompt-fabricate = Kde si vykonstruuješ nároky?
prompt-take-back-claim = Všechny tvé nároky jsou ve hře. Který si vezmeš zpět?
log-claims = { $player } vznáší nárok: { $area }.
log-core-placed = { $player }: žeton domoviny, { $area }.
log-claim-gone = { $player } přichází o nárok: { $area }.
log-marries = Královský sňatek: { $player } a { $realm }.
log-marriage-ends = Královský sňatek skončil: { $player } a { $realm }.
log-succession-disputed = Sporné nástupnictví: { $realm }.
option-spend-influence = { $area }
option-take-vassal-of-npr = Vazal: { $realm }
option-release-vassal = Propustit: { $realm }
option-ally-with-released = Spojenectví: { $realm }
option-claim-in-released = Nárok: { $area }
option-nothing-from-released = Nic
option-leave-out = { $province }
prompt-spend-influence = { $realm }: odkud odhodíš vliv? Zbývá: { $number }.
prompt-vassal-of-npr = Co bude s vazalem ({ $realm })?
prompt-released = { $realm }: říše je volná. Co tam získáš?
prompt-leave-out = Máš málo žetonů vazalů. Kterou provincii vynecháš?
log-vassalizes = { $player } má nového vazala: { $realm }.
log-annexes = { $player } anektuje { $realm-acc }.
log-released = { $realm }: znovu nezávislá říše.

# Kapitola 5.1: dohody hráčů.

option-deal-with = { $player }
option-deal-alliance = Spojenectví
option-deal-marriage = Královský sňatek; karty: { $power }
option-deal-give = Dát dukáty: { $number }
option-deal-take = Dostat dukáty: { $number }
option-deal-province = Provincie: { $province }
option-deal-price = Dukáty: { $number }
option-deal-talk = Promluvit si v soukromí: { $player } (1 diplomacie)
option-deal-propose = Navrhnout
option-deal-give-up = Nechat být
option-deal-accept = Přijmout
option-deal-decline = Odmítnout
option-deal-counter = Navrhnout něco jiného
prompt-deal-partner = S kým budeš jednat?
prompt-deal-terms = Co nabídneš nebo chceš ({ $player })?
prompt-deal-price = Jaká je cena ({ $province })?
prompt-deal-answer = { $player } navrhuje dohodu. Co odpovíš?
log-deal-proposed = { $player } navrhuje dohodu { $player2-dat }.
log-deal-with-alliance = Součástí je spojenectví: { $player } a { $player2 }.
log-deal-with-marriage = Součástí je královský sňatek: { $player } a { $player2 }; karty: { $power }.
log-deal-with-ducats = Součástí jsou dukáty: { $player } dává { $number } ({ $player2 }).
log-deal-with-province = Součástí je prodej: { $player }, { $province }, kupuje { $player2 }, dukáty: { $number }.
log-deal-talk = { $player } a { $player2 } spolu tři minuty mluví v soukromí.
log-deal-made = Dohoda platí: { $player } a { $player2 }.
log-deal-declined = { $player } odmítá.

# Kapitoly 5.1, 5.3 a 15: víra.

option-convert-area = { $area }
option-unrest-for-faith = { $province }
option-adopt-faith = { $faith }
option-end-marriage-for-faith = { $realm }
option-withdraw-for-faith = { $area }
option-place-for-faith = { $area }
prompt-convert-area = Kterou oblast obrátíš na svou víru?
prompt-unrest-for-faith = Kde vypuknou nepokoje ({ $area })?
prompt-adopt-faith = Které státní náboženství přijmeš?
prompt-end-marriage-for-faith = Který královský sňatek skončí?
prompt-withdraw-for-faith = Odkud odebereš vliv? Zbývá: { $number }.
prompt-place-for-faith = Kam umístíš odebraný vliv? Zbývá: { $number }.
log-changes-faith = { $player } mění státní náboženství: { $faith }.
log-area-converted = { $area }: nové náboženství, { $faith }.
log-realm-converted = { $realm }: nové státní náboženství, { $faith }.

# Kapitoly 5.1, 5.3 a 12: kolonie, objevy, obchod.

option-colonize = { $area }
option-colonists = Kolonisté: { $number }
prompt-colonize = Které území osídlíš?
prompt-colonists = Kolik kolonistů použiješ? Zbytek zaplatíš správou.
log-colonizes = { $player } zakládá kolonii: { $area }.
option-trade-in = { $trade }, zde: { $node }
    .short = Zde: { $node }
option-trade-secondary = { $trade }, { $node }, vedlejší centrum { $node2 }
    .short = Zde: { $node }, vedlejší centrum { $node2 }
option-decline-trade = Odmítnout a vzít si 2 dukáty
option-trade-ship = Nejdřív přesunout loď: { $zone }
option-trade-ship-from-port = Nejdřív přesunout loď z přístavu: { $province }
option-trade-ship-from-slot = Nejdřív přesunout loď z ochrany obchodu: { $zone }
option-trade-ship-to = Sem: { $zone }
option-use-merchant = Obchodník odsud: { $node }
option-use-new-merchant = Obchodník ze zásoby
option-favour-collector = { $player }
option-pay-for-gold = Zaplatit 1 správu
option-interest-for-gold = Vzít si 1 úrok
prompt-trade = Kde budeš obchodovat?
prompt-trade-ship = Kam loď popluje?
prompt-trade-node = Kde budeš obchodovat?
prompt-trade-merchant = Který obchodník bude obchodovat ({ $node })?
prompt-trade-tie = Obchodní síla je stejná. Kdo má zisk?
prompt-trade-gold = Tolik zlata tě něco stojí. Co to bude?
log-reveals-trade = { $player } odhaluje kartu obchodu: { $trade }.
log-trades = { $player } obchoduje: { $node } ({ $trade }).
log-collects = { $player } vybírá dukáty: { $number } ({ $node }).
log-declines-trade = { $player } neobchoduje a bere si dukáty: { $number }.
option-explore-ship = { $zone }
option-explore-ship-from-port = Z přístavu: { $province }
option-explore-ship-from-slot = Z ochrany obchodu: { $zone }
option-explore-ship-to = Sem: { $zone }
option-explore-without-ship = Nepřesouvat loď
option-explore-again = Házet znovu
option-discover = Objevit: { $area }
option-discover-in-danger = Zaplatit 1 diplomacii a objevit: { $area }
option-explore-fails = Nic neobjevit
option-lose-explorer = Na moři: { $zone }
option-lose-explorer-in-port = V přístavu: { $province }
option-lose-explorer-of-fleet = Z loďstva: { $ship }
prompt-explore-ship = Kterou loď vyšleš?
prompt-explore-ship-to = Kam popluje?
prompt-discover = Padlo { $number }. Co objevíš?
prompt-discover-in-danger = Padlo { $number } a hrozí nebezpečí. Co uděláš?
prompt-lose-explorer = Která loď se ztratí?
log-explores = { $player } se vydává na objevy, padlo { $number }.
log-explores-in-danger = { $player } se vydává na objevy, padlo { $number } a hrozí nebezpečí.
log-finds-nothing = { $player } nic nenachází.
