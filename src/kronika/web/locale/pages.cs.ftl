# Every page but the table itself.

page-links = Stránky
page-rules = Pravidla
page-finished = Dohrané partie
page-lobby = Přehled stolů
page-copy = Kopírovat
page-copied = Zkopírováno

# Times

time-date = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
}
time-days = { $number ->
    [one] { $number } den
    [few] { $number } dny
   *[other] { $number } dní
}
time-hours = { $number ->
    [one] { $number } hodina
    [few] { $number } hodiny
   *[other] { $number } hodin
}
time-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
time-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
   *[other] { $number } sekund
}
time-left-days = { $number ->
    [one] zbývá { $number } den
    [few] zbývají { $number } dny
   *[other] zbývá { $number } dní
}
time-left-hours = { $number ->
    [one] zbývá { $number } hodina
    [few] zbývají { $number } hodiny
   *[other] zbývá { $number } hodin
}
time-left-minutes = { $number ->
    [one] zbývá { $number } minuta
    [few] zbývají { $number } minuty
   *[other] zbývá { $number } minut
}
time-left-seconds = { $number ->
    [one] zbývá { $number } sekunda
    [few] zbývají { $number } sekundy
   *[other] zbývá { $number } sekund
}

# Welcome and log in

welcome-title = Velké historické hry u jednoho stolu
welcome-lead = Hraj v prohlížeči s přáteli nebo proti botům. Na pravidla dohlíží stůl a každé si můžeš hned najít.
welcome-name = Tvoje jméno
welcome-in = Vstoupit
welcome-help = Stačí jméno. Heslo si můžeš nastavit později, až se budeš chtít přihlásit odjinud.
welcome-closed = Tento server nové hráče nepřijímá. O účet požádej toho, kdo server provozuje.
welcome-known = Už tu máš účet?
welcome-games = Co se tu hraje
login-title = Přihlásit se
login-name = Jméno
login-password = Heslo
login-in = Přihlásit se
login-new = Jsi tu poprvé?
login-new-link = Vstup jen se jménem
logout-title = Odhlásit se?
logout-warning = { $name }, nemáš heslo. Po odhlášení se k tomuto účtu ani k jeho partiím nevrátíš. Nejdřív si heslo nastav:
logout-set = Nastavit heslo a odhlásit se
logout-stay = Zůstat
logout-anyway = Odhlásit se navždy
login-forgot = Nevíš heslo?
recovery-confirm = Je to tvoje adresa?
recovery-confirm-help = Tak ji potvrď a dáme ti vědět, až budeš na tahu.
recovery-confirm-yes = Ano, je moje
recovery-confirmed = Děkujeme
recovery-confirmed-help = Adresa je potvrzená. Stránku můžeš zavřít.
recovery-forgot = Nevíš heslo?
recovery-forgot-help = Pokud máš potvrzenou e-mailovou adresu, pošleme ti na ni odkaz.
recovery-send = Pošlete mi odkaz
recovery-sent = Podívej se do pošty
recovery-sent-help = Pokud má účet toho jména potvrzenou adresu, odkaz je na cestě. Platí hodinu.
recovery-reset = Nové heslo
recovery-reset-help = Všude jinde tě to odhlásí.

# Lobby

lobby-good-morning = Dobré ráno, { $name }
lobby-good-day = Dobrý den, { $name }
lobby-good-evening = Dobrý večer, { $name }
lobby-waits = { $number ->
    [0] Nikdo na tebe nečeká.
    [2] Čekají na tebe dvě partie.
    [one] Čeká na tebe jedna partie.
    [few] Čekají na tebe { $number } partie.
   *[other] Čeká na tebe { $number } partií.
}
lobby-begin = Vyber si hru. Stůl je připravený, na ostatní místa usednou boti.
lobby-first-hello = Vítej, { $name }. Co si zahrajeme jako první?
lobby-first-help = První hra začne hned: na ostatních místech sedí boti a můžeš kdykoli odejít a vrátit se.
lobby-first-length = první hra { $time }
lobby-first-play = Zahrát si první hru
lobby-order = nejdřív kde jsi na tahu, pak podle hodin
lobby-all-games = všechny hry
lobby-more = { $number ->
    [one] jeden další
    [few] { $number } další
   *[other] { $number } dalších
}
lobby-your-turn = jsi na tahu
lobby-mine = Tvoje partie
lobby-open = Otevřené stoly
lobby-finished = Dohrané
lobby-all-finished = Všechny dohrané
lobby-none-mine = Zatím u žádného stolu nesedíš. Otevři nový, nebo si k některému přisedni.
lobby-none-open = Teď není otevřený žádný stůl. Otevři vlastní, zveřejni ho a ostatní si přisednou.
lobby-do-play = Hrát
lobby-do-look = Podívat se
lobby-do-open = Ke stolu
lobby-do-join = Přisednout
lobby-do-watch = Sledovat
lobby-do-result = Výsledek
lobby-somebody = někdo
lobby-free = { $number ->
    [one] volné { $number } místo
    [few] volná { $number } místa
   *[other] volných { $number } míst
} { $of ->
    [1] z
    [5] z
   *[other] ze
} { $of }
lobby-full = všechna místa obsazená
lobby-pace-live = živě
lobby-pace-day = korespondenčně
lobby-no-clock = bez hodin
lobby-since = od { $when }
lobby-nobody = zatím nikdo
lobby-people = { $names } a { $bots ->
    [one] bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
lobby-per-move = { $time } na tah
lobby-reserve = rezerva { $time }
lobby-waiting-for = na tahu: { $names }, { $since }
lobby-watching = { $number ->
    [one] { $number } divák
    [few] { $number } diváci
   *[other] { $number } diváků
}
lobby-you-won = tvoje výhra
lobby-who = { $name } ({ $side })
lobby-won = { $number ->
    [one] vítěz: { $names }
   *[other] společní vítězové: { $names }
}

# How a match ends at a table, whatever the game

reason-resigned = Všichni ostatní se vzdali
reason-forfeit = Všem ostatním došel čas

# A new table

new-title = Nový stůl
new-errors = { $number ->
    [one] Jedna věc nesedí. Je vyznačená níže.
    [few] { $number } věci nesedí. Jsou vyznačené níže.
   *[other] { $number } věcí nesedí. Jsou vyznačené níže.
}
new-game = Hra
new-game-players = { $most ->
    [one] { $numbers } hráč
    [few] { $numbers } hráči
   *[other] { $numbers } hráčů
}
new-players = Počet hráčů
new-settings = Pravidla a varianty
new-settings-usual = { $number ->
    [one] jedna volba, jako obvykle
    [few] { $number } volby, jako obvykle
   *[other] { $number } voleb, jako obvykle
}
new-settings-changed = { $number ->
    [one] jedna změna
    [few] { $number } změny
   *[other] { $number } změn
}
new-read-rules = Přečíst pravidla
new-own = nebo je vypiš, oddělené čárkami
new-own-text = { $setting }: výčet oddělený čárkami
new-seats = Místa u stolu
new-seat = Místo { $number }
new-seat-me = Já
new-seat-friend = Pro přítele (odkazem)
new-seat-free = Volné místo pro kohokoli
new-seat-own = AP podle pravidel
new-bots = Boti
new-bot = Bot, { $level }
new-bot-easy = Bot, slabý
new-bot-normal = Bot, střední
new-bot-hard = Bot, silný
new-bot-expert = Bot, velmi silný
new-bot-own = AP, { $level }
new-pace = Tempo
new-pace-live = Živě
new-pace-day = Korespondenčně
new-pace-live-help = Všichni sedí u stolu. Co z času na tah zbude, to propadá; co chybí, to se bere z rezervy.
new-pace-day-help = Každý hraje, když má čas. Až budeš na tahu, můžeš dostat e-mail.
new-move-time = Čas na tah
new-reserve = Rezerva na celou partii
new-no-clock = bez hodin
new-no-reserve = žádná
new-more = Další
new-more-what = název, vypršení času, hosté, rady
new-name = Název stolu
new-name-usual = nějaký vymyslíme
new-late = Komu dojde čas
new-late-bot = za toho hraje bot
new-late-forfeit = ten prohrává
new-listed = Zveřejnit v přehledu
new-listed-help = Kdokoli ho najde a usedne na volné místo. Jinak přijdou jen lidé s odkazem.
new-guests = Pustit diváky
new-guests-help = Kdo má adresu stolu, může se dívat a po konci vidí všechno. Kdykoli to můžeš změnit.
new-hints = Povolit rady i mezi lidmi
new-hints-help = Kdo rozhoduje, smí se podívat, co by udělal bot. Když hraješ jen proti botům, smíš vždycky.
new-mixed = Do osiva přidá každý
new-mixed-help = Prohlížeč každého hráče přidá před začátkem vlastní náhodu, takže kostky nemohl vybrat nikdo, ani tento server.
new-open = Otevřít stůl
new-start = Začít partii
new-error-game = Taková hra tu není. Vyber jednu z těchto.
new-error-players = Možné počty hráčů této hry: { $numbers }.
new-error-name = Použij písmena, číslice a interpunkci.
new-error-name-long = { $number ->
    [one] Název má nejvýše { $number } znak.
    [few] Název má nejvýše { $number } znaky.
   *[other] Název má nejvýše { $number } znaků.
}
new-error-choice = Vyber jednu z možností.
new-error-time = Čas je nejméně { $number } sekund a nejvýše { $days } dní, nebo žádný.
new-needs = Jen když { $setting }: { $values }
new-needs-players = { $most ->
    [one] Jen pro { $numbers } hráče
   *[other] Jen pro { $numbers } hráčů
}
new-as-usual = Jako obvykle
new-as-usual-help = Obvykle „{ $together }“, když lidé hrají živě, jinak „{ $apart }“.
new-played = hráno
new-next-step = tvůj další krok
new-others = Ostatní
new-others-bots = boti
new-others-friends = přátelé
new-others-free = kdokoli
new-go = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
new-error-settings = Tyto volby nejdou dohromady: { $reason }
new-error-twice = Sedět můžeš jen na jednom místě.
new-error-nobody = Aspoň jedno místo musí být pro člověka.
new-error-own = { $most ->
    [0] Tady AP nehrají: každé místo je pro hráče.
   *[other] AP tady hrají na tolika místech: { $numbers }.
}
new-others-own = AP
new-own-level = Úroveň AP
new-rows-note = { $number }, od nejlehčích
filter-any = vše
filter-people = Lidé
filter-minutes = Čas
filter-year = Začátek
filter-longer = víc
fact-hours = { $hours } h
fact-year = začíná roku { $words }
fact-people = { $most ->
    [one] { $words } člověk
    [few] { $words } lidé
   *[other] { $words } lidí
}
fact-minutes = { $words }
fact-weight = náročnost { $words } z 5

# Before the start

waiting-you = ty
waiting-seat-free = Volné
waiting-seat-friend = Na pozvánku
waiting-missing = { $number ->
    [one] Jedno místo je ještě volné.
    [few] Ještě jsou volná { $number } místa.
   *[other] Ještě je volných { $number } míst.
}
waiting-complete = Jsme všichni.
waiting-sit = Posadit se
waiting-leave = Odejít
waiting-agreed = Co hrajeme
waiting-game = Hra
waiting-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
waiting-usual = jako obvykle, bez variant
waiting-who = Kdo smí přijít
waiting-listed = zveřejněno v přehledu, přisednout může kdokoli
waiting-private = soukromý stůl, místo jen na pozvánku
waiting-guests = Diváci
waiting-guests-yes = dívat se může, kdo má odkaz
waiting-guests-no = žádní, stůl vidí jen hráči
waiting-hints = Rady
waiting-late-bot = Komu dojde čas, za toho hraje bot.
waiting-late-forfeit = Komu dojde čas, ten prohrává.
waiting-next = Začneme?
waiting-start = Začít partii
waiting-start-help = Od té chvíle se místa ani pravidla nemění.
waiting-start-bots = Volná místa obsadí boti. Od té chvíle se místa ani pravidla nemění.
waiting-invite = Pozvánka
waiting-invite-help = Pošli tento odkaz. Kdo ho má, může si přisednout nebo se dívat.
waiting-copy = Kopírovat odkaz
waiting-revoke = Zneplatnit
waiting-renew = Nový odkaz
waiting-revoked = Odkaz je zneplatněný, nikdo už přes něj nepřijde.
waiting-fair = Semínko všech míchání a hodů už je dané. Tohle je jeho pečeť; na konci si můžeš ověřit, že ho nikdo nezměnil.
waiting-mixing-commit = Prohlížeč pečetí tvůj díl osiva.
waiting-mixing-wait = Tvůj díl je zapečetěný. Partie začne, až tu budou všichni a každý přidá svůj díl.
waiting-mixing-tell = Všichni svůj díl zapečetili: tvůj se právě přidává.
waiting-mixing-script = K tomu musí být povolené skripty.
waiting-remove = Zrušit stůl
waiting-remove-help = Stůl zmizí a s ním i všechno, co se u něj řeklo.
waiting-remove-yes = Zrušit natrvalo

join-title = Pozvánka
join-host = { $name } tě zve ke stolu: { $table }
join-seat = Tvoje místo
join-sit = Posadit se
join-full = Všechna místa jsou obsazená, ale můžeš se dívat.
join-full-private = Všechna místa jsou obsazená a diváci nemají přístup.

guests-yes = Kdo má odkaz na tento stůl, může se dívat a po konci vidí výsledek, průběh i záznam.
guests-no = Odkazy na tento stůl fungují jen těm, kdo u něj sedí.
guests-stop = Nepouštět diváky
guests-let = Pustit diváky

# Finished games and results

finished-title = Dohrané partie
finished-none = Zatím není dohraná žádná partie.
finished-older = Starší
result-wins = { $number ->
    [one] Vítězí { $names }
   *[other] Společně vítězí { $names }
}
result-how = { $number ->
    [one] Vítěz u stolu: { $names }. Počet rozhodnutí: { $decisions }.
   *[other] Vítězové u stolu: { $names }. Počet rozhodnutí: { $decisions }.
}
result-table = Jak výsledek vznikl
result-counted = Co se počítalo
result-chart = Šance v průběhu partie
result-chart-help = Jak jednoduchý odhad pozice rozděloval výhru mezi hráče, podle čísla rozhodnutí.
result-next = Co teď
result-again = Odveta se stejnými hráči
result-offer = Hrát znovu by chtěli: { $names }. Ještě nesouhlasí: { $others }.
result-to-rematch = K další partii
result-board = Ukázat plán
result-record = Záznam
result-link = Odkaz na partii
result-turning = Zlomové okamžiky
result-at = Plán po rozhodnutí { $number }
result-point = Rozhodnutí { $number }: šance vítěze { $change } %
result-advice = Jednoduchý bot by zvolil: { $option }
result-fair = Poctivá hra
result-fair-help = Semínko všech míchání a hodů bylo zapečetěné před prvním rozhodnutím a teď je odkryté. Se záznamem si celou partii může ověřit každý:
result-hash = Pečeť
result-share-server = Tento server
result-shares = Smícháno z těchto dílů, každý byl zapečetěn dřív, než byl kterýkoli prozrazen:
result-seed = Semínko

# Account

account-title = Tvůj účet
account-look = Jazyk a vzhled
account-language = Jazyk
account-theme = Vzhled
account-theme-auto = Podle systému
account-theme-light = Světlý
account-theme-dark = Tmavý
account-confirm = Potvrzovat tahy
account-confirm-help = Než volba začne platit, můžeme se tě ještě jednou zeptat. Na vzdání se akcí nebo zrušení obchodu se ptáme vždycky.
account-confirm-never = Nikdy
account-confirm-turn = Každý tah
account-confirm-final = Co nejde vzít zpět
account-save = Uložit
account-password-none = Bez hesla se dostaneš dovnitř jen z tohoto prohlížeče. Nastav si ho a přihlásíš se odkudkoli.
account-password-change = Tady si můžeš heslo změnit. Přihlášení zůstane.
account-password-old = Dosavadní heslo
account-password-new = Nové heslo
account-password-help = Aspoň 8 znaků. Krátká věta je dobrá volba.
account-sessions = Kde je účet přihlášený
account-session-here = tady
account-session-about = { $browser }, { $system }
account-session-unknown = Program, který o sobě nic neříká
account-since = od
account-sessions-end = Odhlásit všude jinde
account-logout-warning = Nemáš heslo: po odhlášení se k tomuto účtu už nevrátíš.
account-notify = Když jsi na tahu
account-browser = V tomto prohlížeči
account-browser-help = Upozornění prohlížeče, dokud je stůl otevřený v některé kartě.
account-browser-allow = Povolit upozornění
account-browser-on = Upozornění jsou povolená
account-browser-denied = Prohlížeč je zakazuje; povol je v jeho nastavení
account-email = E-mail
account-email-help = Pro korespondenční partie. Nech pole prázdné, když e-maily nechceš.
account-email-off = Tento server e-maily neposílá.
account-webhook = Adresa webhooku
account-webhook-help = Když jsi na tahu, dostane POST s JSON. Nech pole prázdné, když to nechceš.
account-tokens = Tokeny pro programy
account-token-name = Název
account-token-example = můj bot
account-token-help = Program, který má token, může hrát za tebe přes API.
account-token-make = Vytvořit token
account-token-new = Nový token
account-token-once = Zkopíruj si token hned, uvidíš ho jen teď.
account-token-made = vytvořen
account-token-used = naposledy použit
account-token-unused = zatím nepoužit
account-token-revoke = Zneplatnit
account-token-revoke-name = Zneplatnit token { $name }
account-done-language = Jazyk je změněný.
account-done-theme = Vzhled je změněný.
account-done-confirm = Volba je uložená.
account-done-password = Heslo je nastavené.
account-done-email = Adresa je uložená.
account-done-webhook = Adresa webhooku je uložená.
account-done-revoked = Token je zneplatněný.
account-done-sessions = Všude jinde je účet odhlášený.
account-vacation = Dovolená
account-vacation-help = U všech partií na dny ti zatím hodiny stojí. Táhnout můžeš i tak.
account-vacation-days = Kolik dní, počínaje teď
account-vacation-left = { $number ->
    [one] Letos ti zbývá jeden den.
    [few] Letos ti zbývají { $number } dny.
   *[other] Letos ti zbývá { $number } dní.
}
account-vacation-begin = Odjet na dovolenou
account-vacation-until = Jsi na dovolené do
account-vacation-end = Už jsem zpět
account-done-vacation = Hodiny ti stojí.
account-done-back = Vítej zpět. Hodiny ti zase běží.
account-unconfirmed = Zatím tam nic neposíláme: nejdřív otevři odkaz, který na tuto adresu přišel. Když ji uložíš znovu, přijde další.
account-done-email-sent = Na tuto adresu jsme napsali. Otevři odkaz ve zprávě a pak se ti ozveme.
account-done-webhook-sent = Adresu jsme zavolali a poslali jí odkaz. Otevři ho a budeme ji volat, když budeš na tahu.
account-done-confirmed = Adresa je potvrzená.
account-password-tokens = Zneplatnit i všechny tokeny
account-token-scope = Co smí
account-token-scope-play = dívat se a hrát
account-token-scope-read = jen se dívat
account-token-end = Platí
account-token-ends = platí do

# Rules

rules-subtitle = Všechna pravidla, každé se svým číslem
rules-games = Hry
rules-search = Slova nebo číslo
rules-find = Najít
rules-contents = Obsah
rules-untranslated = Tato pravidla zatím nejsou přeložená.
rules-nothing = Výraz „{ $query }“ v pravidlech není. Zkus méně slov nebo kratší.
rules-no-id = Pravidlo { $id } neexistuje.
rules-found = { $number ->
    [one] Výraz „{ $query }“ je na jednom místě.
   *[other] Výraz „{ $query }“ je na { $number } místech.
}
rules-all = Všechna pravidla

# Errors

error-page-400 = Tohle nevyšlo
error-page-400-help = Server nerozuměl tomu, co přišlo. Vrať se, načti stránku znovu a zkus to ještě jednou.
error-page-403 = Sem nemáš přístup
error-page-403-help = Stránka patří někomu jinému, nebo tvoje přihlášení skončilo. Přihlas se a zkus to ještě jednou.
error-page-404 = Tady nic není
error-page-404-help = Stůl byl zrušen, pozvánka zneplatněna, nebo je v adrese překlep.
error-page-429 = Příliš rychle
error-page-429-help = Bylo toho moc za krátkou dobu. Počkej minutu a zkus to ještě jednou.
error-page-500 = Něco se rozbilo
error-page-500-help = Je to naše chyba a máme ji zapsanou. Žádné rozhodnutí se neztratilo. Zkus to za chvíli znovu.
error-page-back = Zpět
