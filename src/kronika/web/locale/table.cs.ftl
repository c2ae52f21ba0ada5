# The table.

table-title = { $game } · Kronika
table-title-turn = Jsi na tahu: { $game } · Kronika
table-who = { $side } ({ $name })
table-you = { $name } (ty)
table-by-day = korespondenčně
table-free-seat = volné místo
table-bot = bot: { $level ->
    [easy] slabý
    [normal] střední
    [hard] silný
    [expert] velmi silný
   *[other] { $level }
}
table-left-late = vypršel čas
table-left-resigned = vzdáno
table-away = pryč
table-vacation = na dovolené do { $until }
table-time-left = Zbývající čas
table-your-turn = jsi na tahu
table-decides = na řadě

# What is asked

table-waiting = Na řadě: { $who }
table-waiting-what = { $who }: { $what }
table-answered = Nemáš co rozhodnout, za chvíli se pokračuje.
table-past = Stůl po rozhodnutí { $decision }
table-over = Partie skončila
table-broken-short = Tato partie nemůže pokračovat
table-broken = Tato partie nemůže pokračovat, lze si ji jen prohlížet: { $why }
table-rule = Pravidlo
table-options = Možnosti
table-now-happening = Co se právě děje
table-all-options = Všechny možnosti
table-other-options = Další možnosti
table-waits = čeká
table-also-choosing = ještě volí: { $who }
table-always = Odpovídej takhle vždy, dokud neřeknu jinak
table-always-is = Vždy: { $words }
table-forget = Zase se mě ptej
table-number = Číslo od { $least } do { $most }
table-less = Méně
table-more = Více
table-one = Jeden
table-half = Půlka
table-all = Vše
table-undo = Vzít zpět
table-hint = Poradit
table-sure = { $option }: ukončit tím tah?
table-sure-for-good = { $option }: to nepůjde vzít zpět. Provést?
table-listing = Ukázat seznam
table-listing-number = Seznam ({ $number })
table-not-sure = Zpět
table-back-to-now = Zpět do přítomnosti
table-won = { $number ->
    [one] Vítězí { $names }: { $reason }
   *[other] Společně vítězí { $names }: { $reason }
}
table-result-link = Výsledek

# Taking back

table-request = Žádost: { $who }. Vzít vše zpět k rozhodnutí { $back_to }?
table-request-own = Chceš vzít vše zpět k rozhodnutí { $back_to }. Ještě musí souhlasit: { $who }.
table-request-other = Žádost: { $who }. Vzít vše zpět k rozhodnutí { $back_to }? Ještě musí souhlasit: { $others }.
table-agree = Souhlasím
table-refuse = Nesouhlasím
table-withdraw = Vzít žádost zpět

# The past

table-history = Průběh partie
table-moment = Okamžik
table-first = Začátek
table-previous = O rozhodnutí zpět
table-next = O rozhodnutí vpřed
table-now = Teď
table-where-now = Teď · rozhodnutí { $decision }
table-where-past = Rozhodnutí { $decision } z { $last }
table-show-moment = Ukázat stůl po rozhodnutí { $decision }

# Panels

table-board = Plán
table-realm = Říše
table-cards = Karty
table-players = Hráči
table-log = Záznam
table-chat = Chat
table-notes = Poznámky
table-panels = Panely
table-side = Hráči, záznam a chat
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-fit = Přizpůsobit obrazovce
table-modes = Pohledy na mapu
table-whole-map = Celý plán
table-in-view = Ve výřezu: { $seen } z { $all }
table-chat-players = Hráči
table-chat-spectators = Diváci
table-message = Zpráva
table-message-players = Zpráva pro stůl
table-message-spectators = Zpráva pro diváky
table-send = Poslat
table-notes-hint = Tyto poznámky vidíš jen ty.
table-saved = Uloženo
table-close = Zavřít

# The menu

table-resign = Vzdát partii
table-resign-two = Prohraješ a hra hned skončí: vyhraje druhá strana. Všichni uvidí, že ses vzdal(a).
table-resign-more = Místo tebe až do konce dohraje bot a vrátit se nemůžeš. Všichni uvidí, že ses vzdal(a).
table-log-resigned = { $who } se vzdává.
table-log-late = Hráči { $who } vypršel čas.
table-log-bot = Dál hraje bot.
table-yes-resign = Ano, vzdát
table-cancel = Zrušit
table-record = Stáhnout záznam
table-copy-link = Kopírovat odkaz na tento okamžik
table-copied = Odkaz je ve schránce
table-rules = Pravidla
table-keys = Klávesy

# Keys

table-key-numbers = vybrat možnost s tímto číslem
table-key-final = velké tlačítko
table-key-undo = vzít zpět
table-key-hint = ukázat, co by udělal bot
table-key-arrows = procházet možnosti; v průběhu partie o rozhodnutí zpět nebo vpřed
table-key-zoom = přiblížit, oddálit, přizpůsobit obrazovce
table-key-history = o rozhodnutí zpět nebo vpřed, zpět do přítomnosti
table-key-escape = zavřít, znovu ukázat všechny možnosti
table-key-help = ukázat tyto klávesy

# The connection

table-lost = Spojení se přerušilo. Žádné tvoje rozhodnutí se neztratilo, zkouším to znovu…
table-slow = Server zatím neodpověděl. Tvoje volba ještě může dorazit.
table-bell-on = Upozornění jsou zapnutá
table-bell-ask = Upozornit mě, až budu na tahu
table-bell-denied = Prohlížeč upozornění nedovoluje
table-unit-day = d
table-unit-hour = h
table-unit-minute = min
table-suggested = Návrh: { $option }
table-can-choose = Lze teď zvolit

table-late-you = Došel ti čas, hraje za tebe bot.
table-return = Vrátit se do hry
