# Slova stránky kolem desky a nadpisy dlouhých seznamů možností.

game-length = 1–2 hodiny
game-short = Bankéři kupují karty, korunují krále a řídí obchod deseti říšemi.
game-first = 30 minut
game-charm = krátké tahy, ostré finty

board-status = Vítězství
board-cards = Nabídka, karty v ruce a vyložené karty
board-tableau = Tvoje vyložené karty
board-panel = { $bank }: vyložené karty a karty v ruce
board-victory-short = { $victory ->
    [holy] Svaté
    [imperial] Imperiální
    [globalization] Globalizační
   *[renaissance] Renesanční
}
board-hand-size = { $number ->
    [one] { $number } karta v ruce
    [few] { $number } karty v ruce
   *[other] { $number } karet v ruce
}
board-prestige-count = Vliv, { $prestige ->
    [catholic] katolický
    [islamic] islámský
    [reformist] reformační
    [law] zákon
    [discovery] objevy
   *[patron] umění
}: { $number }
board-ruler = { $side ->
    [king] Král: { $card } ({ $bank })
   *[republic] Republika: { $card } ({ $bank })
}
board-no-ruler = Karta říše je v balíčku říší
board-side-line = { $side ->
    [king] Jako král: { $card }
   *[republic] Jako republika: { $card }
}

verb-buy = Koupit kartu
verb-play = Zahrát kartu
verb-sell = Prodat kartu
verb-operate = Operace
verb-fair = Obchodní cesta
verb-declare = Vyhlásit vítězství
verb-activate = Aktivovat vítězství
verb-place = Umístit do města
verb-place-pirate = Umístit piráta
verb-place-pawn = Umístit koncesi
verb-place-bishop = Umístit biskupa
verb-one-shot = Jednorázová akce
verb-shift = Přesun obchodu
verb-crown = Korunovace
verb-inquisitor = Inkvizitor
verb-move-bishop = Přesunout biskupa
verb-commerce = Obchod
verb-behead = Stětí
verb-tax = Daně
verb-repress = Represe figury
verb-repress-pawn = Represe koncese
verb-vote = Hlasování
verb-corsair = Korzár
verb-siege = Obléhání
verb-siege-pirate = Obléhání piráta
verb-campaign = Tažení
verb-levy = Ozbrojenci
verb-lose-agent = Odstranit agenta
verb-lose-repressed = Odstranit utiskovanou figuru
verb-lose = Odstranit figuru ve městě
verb-lose-border = Odstranit figuru na hranici
verb-flip = Otočit kartu mapy
verb-keep = Neotáčet kartu mapy
verb-arrange = Kdo zde stojí
verb-concession = Umístit koncesi
verb-emancipate = Osvobodit do města
verb-emancipate-pawn = Osvobodit koncesi
verb-settle = Umístit do města
verb-settle-border = Umístit na hranici
verb-pacify = Zabít utiskovanou figuru
verb-take-repressed = Vzít utiskovanou figuru
verb-take = Vzít z města
verb-take-border = Vzít z hranice
verb-take-bishop = Vzít biskupa
verb-discard = Odhodit kartu

# What another player does, while one waits for him

waits-action = volba akce (zbývá { $number })
waits-victory = volba vítězství
waits-agent = umístění agenta
waits-one-shot = rozhodnutí o jednorázové akci
waits-coronation = volba ženicha
waits-operation = volba operace
waits-bishop = přesun biskupa
waits-tax = rozhodnutí o dani
waits-levy = volba města pro ozbrojence
waits-attacker-loss = volba ztrát v bitvě
waits-defender-loss = volba ztrát v bitvě
waits-flip = rozhodnutí o otočení karty mapy
waits-arrange = rozmístění na kartě mapy
waits-survivor = umístění přeživšího
waits-concession = umístění koncese
waits-emancipation = osvobozování
waits-pacification = zjednání klidu
waits-shortage = výběr figury odjinud
waits-discard = odhazování karet

# An option that means something else in this question

option-no-one-shot-at-coronation = Nechat neprovdanou
