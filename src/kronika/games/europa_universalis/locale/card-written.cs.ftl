# Co říkají akční karty, jak byly napsány; ostatní se skládá z jejich účinků.

title-text-man-of-the-church = Zvol: získej 1 kardinála (jen katolická říše), nebo obrať na své státní náboženství 1 oblast, v níž vlastníš aspoň polovinu provincií. Tato konverze nepřidává nepokoje a nehází se při ní kostkami vzbouřenců.
title-text-commercial-growth = Rozšiř centrum obchodu, ve kterém máš obchodníka a s nímž máš spojení. Poté smíš provést akci obchod bez zaplacení její diplomacie.
title-text-assembly-of-the-estates = Získej 1 stabilitu a odstraň nepokoje z 1 své provincie.
title-text-tax-census = Získej 5 dukátů a 1 dukát za každá 2 svá města na plánu, nejvýše 12 dukátů. Poté přidej nepokoje na 1 své město.
title-text-university-charter = Osvoj si myšlenku z nabídky o 3 levněji. Zbytek smíš zaplatit správou místo vlastního druhu moci myšlenky.
title-text-edict-of-toleration = Odstraň nepokoje až ze 3 svých provincií v oblastech, jejichž náboženství se liší od tvého státního. V tomto kole se tě netýkají náboženské neshody.
title-text-colonial-charter = Získej 2 kolonisty. Poté smíš provést akci kolonizace za obvyklou cenu.
title-text-debt-settlement = Vrať až 2 své žetony úroku bez placení.
title-text-public-granaries = Když máš házet kostkami vzbouřenců: nejprve odstraň nepokoje až ze 3 svých provincií v libovolných oblastech.
title-text-talent-at-court = Vezmi si do ruky 1 z 5 vrchních odhozených karet jednoho akčního balíčku. Poté smíš jmenovat její postavu: rádce o 2 dukáty levněji, generála nebo admirála o 1 vojenství levněji.
title-text-royal-marriage = Uzavři královský sňatek s vhodnou NHŘ nebo s vlastním vazalem, v jejichž oblastech máš aspoň 1 vliv. Poté umísti 1 vliv do oblasti s jejich hlavním městem, je-li tam místo.
title-text-subjugate = Učiň ze spojenecké NHŘ svého vazala, nebo anektuj jednoho ze svých vazalů; podmínky a cena ve vlivu podle pravidel o vazalech.
title-text-new-alliance = Zvol NHŘ v dosahu, která je v míru. Nahraď v jejích oblastech až 2 vlivy protivníků svými; co ze 2 zbude, tam umísti. Jsi-li v míru a máš tam nyní aspoň 2 vlivy a více než každý protivník, získáš s ní spojenectví.
title-text-counterespionage = Zruš tajnou akci, která se tě týká. Její cena zůstává zaplacena, její karta či použití propadají a tah jednajícího hráče končí.
title-text-study-technology = Osvoj si myšlenku, kterou má aspoň 1 protivník, ne však formu vlády, o 4 levněji. Zbytek smíš zaplatit diplomacií.
title-text-resident-ambassador = Umísti 3 vlivy do oblastí v dosahu, nejvýše 2 do jedné oblasti a jen tam, kde je místo.
title-text-ancient-charters = Umísti 2 nároky do různých oblastí hlavní mapy sousedících s tvou říší. Smíš být ve válce.
title-text-merchant-convoy = Proveď akci obchod bez zaplacení její ceny: odhal 5 karet obchodu místo 3 a tvoje obchodní síla je o 2 vyšší.
title-text-defensive-league = Když je ti vyhlášena válka nebo přijmeš obranné volání do zbraně: získej 1 vojenství. Tvoje obranná volání do zbraně ke spojeneckým NHŘ v odpověď na toto vyhlášení nestojí žádný vliv.
title-text-envoys-to-the-electors = Zvol: umísti 4 vlivy do kurfiřtských oblastí, v dosahu i mimo něj, nejvýše 2 do jedné a jen tam, kde je místo; nebo jako císař s říšskou mocí 3 či nižší získej 1 říšskou moc.
title-text-voyage-of-discovery = Proveď akci objevování bez zaplacení její ceny. Tvoje opakované hody jsou zdarma.
title-text-forced-march = Přesuň 1 vojsko až o 4 kroky podle pravidel pozemního přesunu; horské hranice ho nic nestojí. Ne s vojskem, které má více dělostřelectva než jízdy.
title-text-naval-maneuver = Proveď námořní přesun s dosahem 4. Každá loď smí cestou bez bitvy proplout 1 nepřátelskou námořní zónou.
title-text-superior-tactics = Přidej své straně na tuto bitvu 2 bitevní kostky libovolných druhů.
title-text-inspired-leadership = Přidej na tuto bitvu kostky vůdce, kterého tvoje strana používá, ještě jednou. V této bitvě nedostává chatrné zdraví.
title-text-logistics-master = Proveď pozemní přesun postupně až se 3 různými vojsky nebo samostatnými jednotkami. Bitvy se svedou až po všech přesunech v pořadí, které zvolíš.
title-text-one-step-ahead = Když se nepřátelské pozemní jednotky chystají vstoupit do oblasti, v níž stojí tvoje vojsko: toto vojsko se nejprve přesune o 1 krok do oblasti, kde nedojde k bitvě; horské hranice ho nic nestojí. Ne s vojskem, které má více dělostřelectva než jízdy.
title-text-siege-engineers = Proveď obléhání: až 4 jednotky obléhají bez dalšího vojenství a tvoje obléhací síla je o 1 vyšší. Každá další jednotka stojí jako obvykle 1 vojenství.
title-text-mercenary-contract = Naverbuj v tomto tahu až 5 žoldnéřských jednotek, každou o 2 dukáty levněji. Žádné jiné jednotky ani lodě.
title-text-general-levy = Přesuň až 6 jednotek z vyčerpaných do dostupných lidských zdrojů, poté smíš provést akci verbování jednotek bez zaplacení jejího vojenství. Přidej nepokoje na 1 své město.
title-text-martial-law = Zvol až 2 oblasti, v nichž vlastníš provincie: v každé z nich odstraň všechny své nepokoje a až 2 vzbouřenecké jednotky.

# K čemu lze použít akční karty s aktivací.

use-text-integrate-area = Umísti svůj žeton domoviny do oblasti, v níž vlastníš všechny provincie, pokud už všechny nejsou tvými domácími provinciemi. Jiné žetony domoviny a žetony DNHŘ se odtud odstraní.
use-text-missionaries = Obrať 1 oblast, kterou lze obrátit akcí náboženská konverze oblasti. Přidej tam nepokoje na 1 své město; kostkami vzbouřenců se nehází.
use-text-town-charters = Rozvíjej: nahraď 1 své malé město velkým městem.
use-text-war-taxes = Získej 1 dukát za každou svou nasazenou pravidelnou jednotku, poté přidej nepokoje na 1 své město nebo žeton vazala. Lze použít i jako reakci, když je ti vyhlášena válka nebo přijmeš obranné volání do zbraně.
use-text-crown-courts = Odstraň nepokoje až ze 3 svých provincií (omezení jako u akce potlačení nepokojů).
use-text-royal-intendants = Získej 1 diplomacii, 1 vojenství a 2 dukáty.
use-text-support-rebels = Zvol oblast v dosahu, kde je město nebo žeton vazala protivníka a žádné pozemní jednotky hráčů: přidej na 1 z nich nepokoje a umísti tam 2 vzbouřenecké jednotky.
use-text-sow-discontent = Zvol oblast v dosahu: přidej tam nepokoje až na 2 města nebo žetony vazala protivníků.
use-text-sabotage-reputation = Zvol oblast v dosahu: odstraň tam až 3 vlivy protivníků.
use-text-increase-manpower = Umísti do své zásoby žeton +1 lidské zdroje.
use-text-innovative-tactics = Přidej své straně na tuto bitvu 4 bitevní kostky libovolných druhů.
use-text-border-muster = Když je ti vyhlášena válka nebo přijmeš obranné volání do zbraně: proveď akci verbování jednotek bez zaplacení jejího vojenství.
use-text-veteran-companies = Ihned po hodu v bitvě, v níž vedeš svou stranu: přehoď jednou libovolné kostky své strany.
use-text-regimental-depots = Přesuň až 6 jednotek z vyčerpaných do dostupných lidských zdrojů.

# Co říkají myšlenky.

idea-text-bureaucracy = Fáze 4: příjem vyšší o 2 dukáty.
idea-text-tolerance = V každém kole smíš ignorovat náboženské neshody až ve 2 oblastech. Okamžitě: odstraň nepokoje až ze 2 svých provincií.
idea-text-deus-vult = Máš casus belli svatá válka proti sousedním říším s jiným státním náboženstvím a sousedním vzdáleným říším (křesťanská říše ne proti křesťanům). Okamžitě: získej 2 vojenství.
idea-text-patronage-of-the-arts = Tvoji rádci stojí o 1 dukát méně při jmenování i jako zaopatření. Na konci věku získej 1 bod věhlasu, máš-li aspoň 2 rádce.
idea-text-printing-press = Osvojení nové myšlenky tě stojí o 1 panovnickou moc méně (nejméně 1). Okamžitě: dober si 2 akční karty z libovolných balíčků.
idea-text-administrative-monarchy = Fáze 4: o 1 správu více. Každá akce či karta zvyšující stabilitu tě stojí o 1 správu méně. Okamžitě: odstraň nepokoje až ze 2 svých provincií.
idea-text-colonial-administration = Kolonizace tě stojí 3 místo 4. Fáze 5: získej o 1 kolonistu více, máš-li vzdálené město (nepočítá se do limitu 4 za kolo). Okamžitě: získej 2 kolonisty.
idea-text-absolute-monarchy = Získej 1 stabilitu pokaždé, když na protivníkovi vynutíš podmínky míru. Fáze 4 při kladné stabilitě: získej 2 panovnické moci libovolných druhů a 1 bod věhlasu. Okamžitě: ztrať 1 stabilitu, získej 2 panovnické moci libovolných druhů, vezmi si do ruky 1 libovolnou akční kartu s aktivací z odhazovacích balíčků.
idea-text-national-bank = V každém kole platíš na úrocích o 2 dukáty méně a za splacení úvěru o 1 dukát méně. Korupce se tě týká až od 70 dukátů (každý stupeň o 20 dukátů později).
idea-text-revolutionary-regime = Fáze 4: o 1 správu a 1 vojenství více. Vyhlášení války bez casus belli stojí za každý cíl 1 stabilitu místo 2; tvoje pravidelná pěchota stojí o 1 dukát méně. Okamžitě: tvým státním náboženstvím se stává revoluce.
idea-text-quest-for-the-new-world = Své lodě smíš použít při objevování. Okamžitě: získej 1 lehkou loď.
idea-text-cabinet = Smíš mít 4 spojenectví a 4 královské sňatky. Okamžitě: dober si 2 akční karty diplomacie.
idea-text-permanent-embassies = První kostka každé tvé akce vliv je zdarma a do jedné oblasti smíš umístit až 3.
idea-text-matrimonial-policy = Královské sňatky kartou i diplomacií mezi hráči tě stojí o 1 diplomacii méně. Na konci věku se nemusíš vzdát sňatku. Sporné nástupnictví tě stojí 1 bod věhlasu místo 3.
idea-text-learned-jurists = Vykonstruování nároků tě stojí 1 diplomacii za nárok. Nepoužitý žeton CB tě stojí 1 bod věhlasu místo 2.
idea-text-elective-monarchy = Fáze 4: o 1 diplomacii více. Když tvůj vládce zemře nebo je odhozen bez náhrady, smíš korunovat vůdce z libovolného odhazovacího balíčku. Interregnum tě nestojí stabilitu.
idea-text-mercantilism = Máš o 1 obchodní sílu více v centru obchodu, v němž vlastníš aspoň 1 klíčovou provincii. Dávají-li ti tam klíčové provincie 3 a více obchodní síly, získá z něj každý protivník o 2 dukáty méně (AP o 1 moc AP méně).
idea-text-free-trade = Smíš mít 3 obchodníky. Kdykoli získáváš příjem z obchodu, dostaneš o 1 dukát více. Okamžitě: získej třetího obchodníka.
idea-text-balance-of-power = Když přijmeš obranné volání do zbraně, získej 1 bod věhlasu a 1 vojenství. Tvoje obranná volání do zbraně nestojí žádný vliv.
idea-text-constitutional-monarchy = Fáze 4: o 1 správu a 1 diplomacii více. Válka ve fázi 3 přidává nepokoje na 1 tvoje město místo na 2. Okamžitě: získej 1 stabilitu.
idea-text-cannons = Smíš verbovat dělostřelectvo. Okamžitě: získej 1 jednotku dělostřelectva.
idea-text-tercios-janissaries = Ve tvých pozemních bitvách se obrysový symbol pěchoty počítá jako druhý výsledek pěchoty.
idea-text-noble-knights = Na začátku pozemní bitvy hoď 1 kostkou jízdy za každou jednotku jízdy své strany, nejvýše 3; každý symbol jízdy je 1 zásah.
idea-text-defensive-mentality = Když hráč obléhá tvoje vlastní provincie, hoď 1 kostkou pěchoty za každou z nich, nejvýše 3; každý symbol pěchoty odstraní 1 obléhající jednotku. Nestačí-li zbylá obléhací síla, obléhatel se vzdá provincií podle své volby.
idea-text-soldiers-of-fortune = Verbování tvých žoldnéřů stojí o 1 dukát méně a smíš jich za tah naverbovat o 2 více.
idea-text-military-drill = Na začátku bitvy nepřátelská strana odebere 1 kostku svého vůdce podle tvé volby.
idea-text-ship-of-the-line = Tvoje těžké lodě stojí o 3 dukáty méně. V námořních bitvách máš o 1 kostku dělostřelectva více.
idea-text-line-infantry = Ve tvých pozemních bitvách se obrysový symbol pěchoty počítá jako druhý výsledek pěchoty (jen jednou, i s myšlenkou Tercie/janičáři). Začíná-li tvoje strana bitvu aspoň se 4 jednotkami pěchoty, máš o 1 kostku pěchoty více.
idea-text-standing-army = V každém kole platíš za zaopatření pravidelných jednotek o 3 dukáty méně. Tvoje lidské zdroje jsou o 1 vyšší.
idea-text-nation-in-arms = Tvoje lidské zdroje jsou o 3 vyšší a ve fázi 5 obnovíš až 8 vyčerpaných jednotek místo 6. Okamžitě: přesuň až 6 jednotek z vyčerpaných do dostupných lidských zdrojů.
