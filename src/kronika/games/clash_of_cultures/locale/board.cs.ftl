# Slova nakreslené hry. Varianty se volí podle id z obsahu.

board-title = Střet civilizací
board-map = Herní plán
board-players = Ostatní hráči
board-hand = Karty v ruce
board-table = Balíčky, divy a zásoby
board-age = Věk { $age }, kolo { $round } ze { $of }
board-decision = rozhodnutí { $number }
board-action = akce { $number } ze { $of }
board-waits = na řadě: { $players }
board-decides = na řadě
board-you-decide = rozhoduješ ty
board-you = ty
board-starter = začínající hráč
board-winner = vítěz
board-won = Vítězí { $players }: { $reason }
board-can-choose = Lze teď zvolit
board-none = nic
board-total = Celkem
board-points = { $points } VB
board-points-by-category = Body
board-category = { $category ->
    [pieces] Osady a budovy
    [advances] Technologie
    [objectives] Úkoly
    [wonders] Divy
    [events] Události
   *[leaders] Vůdci
}

board-unexplored = neprozkoumané
board-exhausted = Vyčerpaná země: nelze tu nic těžit
board-exhausted-token = vyčerpaná země
board-city = Město ({ $owner })
board-size = velikost { $number }
board-port-to = směřuje k poli { $hex }
board-activations = { $number ->
    [one] v tomto tahu aktivováno jednou
    [2] v tomto tahu aktivováno dvakrát
   *[other] v tomto tahu aktivováno { $number }×
}
board-beloved = žetony Kleopatry: { $number }
board-druids = vliv druidů: { $owner }
board-units = { $number } × { $unit }
board-aboard = na lodi

board-owned = Vyvinuto
board-not-owned = Dosud nevyvinuto
board-needs = Vyžaduje: { $list }
board-bonus = Odměna: 1 × { $good }
board-unlocks = Umožňuje stavět: { $building }
board-unlocked = Lze stavět: { $building }
board-locked = Zatím nelze stavět: { $building }
board-is-government = Státní zřízení: jen jedno ze tří
board-comes-with = Patří k technologii: { $advance }
board-any-government = libovolné státní zřízení

board-limit = nejvýš { $number }
board-tracker = { $number ->
    [one] Počítadlo událostí: zbývá { $number } kostička
    [few] Počítadlo událostí: zbývají { $number } kostičky
   *[other] Počítadlo událostí: zbývá { $number } kostiček
}
board-token = { $good ->
    [mood] Nálada
   *[culture] Kultura
}
board-count-kind = { $kind ->
    [defeated-leaders] poražení vůdci: { $number }
   *[rune-stones] runové kameny: { $number }
}
board-persons = Velké osobnosti v ruce: { $number }
board-hand-of = { $sort ->
    [action] Karty akcí: { $number }
    [objective] Karty úkolů: { $number }
    [wonder] Karty divů: { $number }
   *[persons] Velké osobnosti: { $number }
}
board-leads = Vůdce ve hře: { $leader }
board-leaders = Vůdci
board-in-play = ve hře
board-available = Lze ještě naverbovat
board-wonders = Divy
board-builder = stavitel
board-holder = držitel
board-built = postaven
board-held = v držení
board-completed = Splněno
board-completed-one = Splněný úkol
board-open-persons = Velké osobnosti
board-captives = Zajatci
board-supply = V zásobě
board-settlements = osady
board-left = { $thing }: zbývá { $number }

board-kind = { $kind ->
    [main] hlavní akce
    [free] volná akce
   *[reaction] reakce
}
board-fighter = { $fighter ->
    [army] vojenské jednotky
    [ship] lodě
   *[fortress] pevnost
}
board-role = { $role ->
    [attacker] útočník
   *[defender] obránce
}
board-where = { $place ->
    [land] na souši
   *[city] v boji o město
}
board-timing = { $timing ->
    [instant] ihned
    [status] administrativní fáze
   *[instant-or-status] ihned nebo adm. fáze
}
board-costs = Cena: { $goods }
board-offered = Na výběr

board-decks = Balíčky
board-pile = { $pile ->
    [action] karty akcí
    [objective] úkoly
    [event] události
   *[wonder] divy
}
board-deck-left = { $pile }: v balíčku zbývá { $number }
board-pile-count = { $pile }: { $number }
board-discards = Odhozeno
board-last-discard = naposledy: { $card }
board-lasting = Trvající události
board-lasting-one = Zůstává v platnosti
board-neutral-supply = Neutrální zásoba
board-tiles-left = { $number ->
    [one] { $number } neprozkoumaný dílek
    [few] { $number } neprozkoumané dílky
   *[other] { $number } neprozkoumaných dílků
}
board-on-table = na stole
