# Slova stránky se stolem.

game-length = ¾–8 hodin
game-short = Národy starého světa, všechny táhnou zároveň, pět let války a obchodu.
game-first = 45 minut
game-charm = šest režimů, od snadného po hluboký

setting-mode-first-note = 45 min
setting-mode-basic-note = 1 h
setting-mode-white-note = 1½–2 h
setting-mode-green-note = 2–3 h
setting-mode-yellow-note = 3–5 h
setting-mode-red-note = 5–8 h
setting-map-britannia-note = 410 n. l.
setting-map-italia-note = 290 př. n. l.
setting-map-taifas-note = 1050 n. l.
setting-map-vikings-note = 800 n. l.
setting-map-huns-note = 373 n. l.
setting-map-orient-note = 1550 př. n. l.

page-when = rok { $year }, kolo { $round }: { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
}

verb-accelerate = Urychlit stavbu
verb-advance = Přivést zálohy
verb-aim-at = Zvolit cíl vzadu
verb-builder-fights = Nechat stavitele bojovat
verb-burn-grain = Spálit obilí
verb-buy-command = Koupit velení
verb-buy-herd = Koupit stádo
verb-buy-rival = Koupit rivala
verb-carry-fish = Převézt ryby
verb-carry-grain = Převézt obilí
verb-charge = Steč
verb-choose-faction = Hrát za frakci
verb-corsairs-for-prestige = Korzáři za prestiž
verb-declare-huns = Vést Huny
verb-deploy = Rozestavit jednotky
verb-drive = Přesunout stádo
verb-expose = Zvolit zasažené
verb-flee = Utéct
verb-get-fish = Uložit ryby
verb-get-herd = Umístit stádo
verb-give-goods = Dát zboží
verb-hand-fish = Předat ryby
verb-hand-grain = Předat obilí
verb-hand-herd = Předat stádo
verb-hire-corsairs = Najmout korzáře
verb-hire-for-prestige = Žoldnéři za prestiž
verb-hit = Zvolit cíl
verb-intercept = Zachytit
verb-join = Zapojit se do bitvy
verb-kill-herd = Pobít ukradené stádo
verb-lead-out = Vyvést stádo
verb-leave-settlement-unfed = Nenakrmit osadu
verb-leave-settlement-unpaid = Nezaplatit osadu
verb-leave-unfed = Nenakrmit jednotky
verb-leave-unpaid = Nezaplatit jednotky
verb-move-village = Přesunout vesnici
verb-negotiate = Vyjednávat
verb-pass-unit = Označit hotovou jednotku
verb-pay-ransom = Zaplatit výkupné
verb-place-city = Umístit město
verb-place-dock = Umístit dok
verb-place-dock-between = Umístit dok mezi moři
verb-place-herd = Umístit stádo
verb-place-village = Umístit vesnici
verb-plunder = Plenit
verb-propose = Navrhnout
verb-propose-goods = Navrhnout se zbožím
verb-put-bought-herd = Dát stádo na pole
verb-put-cavalry = Umístit jezdectvo
verb-put-experienced = Umístit zkušenou pěchotu
verb-put-herd = Umístit stádo
verb-put-infantry = Umístit pěchotu
verb-raid = Poslat jezdectvo
verb-raise = Zvýšit úroveň jednotek
verb-rotate = Vystřídat jednotky
verb-sally = Vyrazit ven
verb-sell-fed-herd = Prodat stádo
verb-sell-fish = Prodat ryby
verb-sell-grain = Prodat obilí
verb-sell-herd = Prodat živé stádo
verb-sell-ship = Prodat loď
verb-send = Poslat jezdectvo na pozici
verb-settle = Vyvést jednotky
verb-settle-on = Usadit se na hexu
verb-slaughter = Porazit stádo
verb-slaughter-fed = Porazit stádo v sídle
verb-slaughter-herds = Porazit stáda
verb-sow = Zasít
verb-store = Uložit obilí
verb-store-at = Zvolit, kam uložit
verb-take-from = Vzít obilí
verb-want-goods = Požádat o zboží
verb-withdraw = Stáhnout se

# How players are called at a table: by their factions, or else by their own names.

player-side = Hráč { $name-gen }
    .small = hráč { $name-gen }
    .gen = hráče { $name-gen }
    .dat = hráči { $name-gen }
    .acc = hráče { $name-gen }
    .ins = hráčem { $name-gen }
player-person = { $name }
    .small = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
