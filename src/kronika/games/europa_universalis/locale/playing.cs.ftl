# Kapitola 6: akční karty, karty s aktivací, reakce, tajné akce.

option-play-card = { $card }
option-use-card = { $use }
option-replace-display = Odhodit: { $card }
prompt-play-card = Kterou kartu zahraješ?
prompt-use-card = Kterou akci svých karet s aktivací použiješ?
prompt-replace-display = { $card }: dvě karty s aktivací už máš vyložené. Která uvolní místo?
log-plays-card = { $player } hraje kartu: { $card }.
log-displays-card = { $player } vykládá kartu s aktivací: { $card }.
log-uses-card = { $player } používá akci: { $use }.
option-react = { $card }
option-react-with = { $use }
option-no-reaction = Bez reakce
option-counter = Zmařit: { $card }
option-let-covert-pass = Nechat být
prompt-react-to-war = Je ti vyhlášena válka. Zareaguješ?
prompt-react-to-rebels = Bude se házet kostkami vzbouřenců. Zareaguješ?
prompt-react-to-entry = Do oblasti tvého vojska vstupuje nepřítel. Zareaguješ?
prompt-counter-covert = { $player } podniká tajnou akci, která se tě týká. Zmaříš ji?
prompt-counter-counter = { $player } proti tobě hraje protišpionáž. Zmaříš ji?
log-counters = { $player } se brání kartou: { $card }.
log-covert-stopped = Tajná akce selhala ({ $player }).

# Kapitoly 5.1 a 16: události.

option-take-event = { $event }
option-appoint-ruler = { $ruler } na trůn
option-pay-for-ruler = Zaplatit 2 správy: { $ruler } na trůn
option-keep-ruler = Ponechat dosavadního vládce
prompt-take-event = Kterou událost si vezmeš?
prompt-event-ruler = Má se stát tvým vládcem { $ruler }?
prompt-unpicked-ruler = Událost si nikdo nevzal: { $ruler }. Chceš tohoto vládce za 2 správy?
log-event-taken = { $player } bere událost { $event }, dukáty: { $number }.
log-event-unpicked = Událost si nikdo nevzal: { $event }.

# Kapitola 16.5: symboly.

symbol-mortality-1 = Smrt postav 1
symbol-mortality-2 = Smrt postav 2
symbol-mortality-3 = Smrt postav 3
symbol-mortality-4 = Smrt postav 4
symbol-mortality-5 = Smrt postav 5
symbol-mortality-6 = Smrt postav 6
symbol-rebellion = Nepokoje/vzpoura
symbol-native-uprising = Povstání domorodců
symbol-lost-at-sea = Ztraceni na moři
symbol-pirates = Piráti
symbol-cardinal-dies = Smrt kardinála
symbol-attrition = Ztenčení stavu
symbol-disloyal-vassals = Zrada vazalů
symbol-dnpr-expansion-amber = Expanze DNHŘ (jantarová)
symbol-dnpr-expansion-teal = Expanze DNHŘ (modrozelená)
symbol-dnpr-expansion-violet = Expanze DNHŘ (fialová)
symbol-dnpr-expansion-slate = Expanze DNHŘ (břidlicová)
symbol-religious-ideas = Šíření náboženských myšlenek
symbol-revolution = Šíření revoluce
symbol-power-struggle = Mocenský zápas
faith-catholic = Katolicismus
faith-counter-reformed = Protireformační katolicismus
faith-protestant = Protestantismus
faith-orthodox = Pravoslaví
faith-islam = Islám
faith-diverse = Smíšená náboženství
faith-revolutionary = Revoluce
goal-deck-expansion = Expanze
goal-deck-politics = Politika
goal-deck-warfare = Válečnictví
goal-deck-economics = Hospodářství
option-ignore-colonist = Neztratit kolonistu
option-ignore-native-unrest = Vyhnout se nepokojům
option-lost-at-sea = { $player }: na moři, { $zone }
option-lost-on-slot = { $player }: na ochraně obchodu, { $zone }
option-lost-in-port = { $player }: v přístavu, { $province }
option-lost-of-fleet = { $player }: z loďstva, { $ship }
option-lost-damaged = { $player }: z loďstva, poškozená těžká loď
option-pirates-in = { $node }
option-pirates-from = Odsud: { $node }
option-no-pirates = Nepřesouvat
option-cardinal-dies = { $player }, pole { $number }
option-attrition-in = { $area }
option-disloyal-in = { $area }
prompt-native-uprising = Povstání domorodců: co odvrátíš?
prompt-lost-at-sea = { $player }, ztraceni na moři: která loď se potopí?
prompt-pirates = Kde se objeví piráti?
prompt-move-pirate = Piráti došli. Přesunou se odjinud ({ $node })?
prompt-cardinal-dies = Který kardinál zemře?
prompt-attrition = Ztenčení stavu: kde ztratíš jednotku? Zbývá: { $number }.
prompt-disloyal-vassals = Kde se tvoji vazalové vzbouří?
log-symbol-resolved = Symbol: { $symbol }.
log-colonist-lost = { $player } ztrácí kolonistu.
log-ship-lost = { $player } ztrácí loď.
log-pirate-comes = Objevují se piráti: { $node }.
option-dnpr-expands = { $realm }
option-dnpr-takes = { $province }
option-take-dnpr-token = Odsud: { $province }
prompt-dnpr-expands = Která DNHŘ se rozšíří?
prompt-dnpr-takes = { $realm }: která provincie přibude?
prompt-take-dnpr-token = Všechny žetony DNHŘ leží na mapě. Který se použije?
log-dnpr-expanded = { $realm } { $realm-gender ->
    [pf] získávají
    [pi] získávají
    [pm] získávají
   *[other] získává
} provincii { $province }.
option-spread-faith = { $faith }: { $area }
option-diverse-faiths-in = { $area }
option-revolution-in = { $area }
option-spread-from = Odsud: { $area }
option-take-faith-token = Odsud: { $area }
option-take-revolution-from = Odsud: { $area }
option-leave-revolution = Nepřesouvat
prompt-spread-faith = Kam se víra rozšíří?
prompt-diverse-faiths-in = Kde budou smíšená náboženství?
prompt-spread-from = Odkud se víra šíří ({ $area })?
prompt-revolution-in = Kde vypukne revoluce?
prompt-take-faith-token = Žetony víry došly ({ $area }: { $faith }). Odkud se jeden vezme?
prompt-take-revolution-from = Žetony revoluce došly ({ $area }). Přesune se některý?
option-take-rebel-from = Odsud: { $area }
prompt-take-rebel-from = Vzbouřenecké jednotky došly ({ $area }). Odkud jedna přejde?
log-rebels-rise = Vzbouřenci povstávají: { $area }, jednotky: { $number }.
option-want-cb = Casus belli proti { $realm-dat }
option-want-no-cb = Bez casus belli
prompt-want-cb = Chceš casus belli proti { $realm-dat }?

# Kapitola 17: mise, mezníky, mocenské zápasy.

option-claim-mission = Mise splněna: { $mission }
option-claim-nothing = Nic neoznámit
prompt-claim-mission = Oznámíš splněnou misi?
log-claims-mission = { $player } plní misi { $mission }, věhlas: +{ $number }.
log-completes-milestone = { $player } dosahuje mezníku { $milestone }, věhlas: +{ $number }.
log-struggle-begins = Začíná mocenský zápas: { $struggle }.
log-scores-struggle = { $player } získává věhlas: { $number } (mocenský zápas: { $struggle }).
log-loses-struggle = { $player } ztrácí věhlas: { $number } (mocenský zápas: { $struggle }).
