# Slova nakreslené hry. Varianty se volí podle id z obsahu.

board-title = Pax Renaissance
board-map = Mapa deseti říší
board-market = Nabídka karet
board-players = Hráči
board-turn = tah { $number }
board-decision = rozhodnutí { $number }
board-action = akce { $number } ze { $of }
board-waits = na řadě: { $banks }
board-decides = na řadě
board-you-decide = rozhoduješ ty
board-you = ty
board-winner = vítěz
board-eliminated = mimo hru
board-won = Vítězí { $banks }: { $reason }
board-reason = { $reason ->
    [holy] svaté vítězství
    [imperial] imperiální vítězství
    [globalization] globalizační vítězství
    [renaissance] renesanční vítězství
    [patron] vítězství umění
   *[bankruptcy] všichni ostatní zbankrotovali
}
board-can-choose = Lze teď zvolit
board-empty = prázdné

board-region = { $region ->
    [east] Východ
   *[west] Západ
}
board-letter = { $region ->
    [east] V
   *[west] Z
}
board-place = { $empire ->
    [england] Anglie
    [france] Francie
    [holy-roman-empire] Svatá říše
    [hungary] Uhry
    [byzantium] Byzanc
    [portugal] Portugalsko
    [aragon] Aragonie
    [papal-states] Papežský stát
    [ottoman] Osmané
   *[mamluk] Mamlúci
}
board-short = { $empire ->
    [england] ANG
    [france] FRA
    [holy-roman-empire] SŘŘ
    [hungary] UHR
    [byzantium] BYZ
    [portugal] POR
    [aragon] ARA
    [papal-states] PAP
    [ottoman] OSM
   *[mamluk] MAM
}

board-piece = { $piece ->
    [knight] { $religion ->
        [catholic] katolický jezdec
        [islamic] islámský jezdec
       *[reformist] reformační jezdec
    }
    [rook] { $religion ->
        [catholic] katolická věž
        [islamic] islámská věž
       *[reformist] reformační věž
    }
    [bishop] { $religion ->
        [catholic] katolický biskup
        [islamic] islámský biskup
       *[reformist] reformační biskup
    }
   *[pirate] { $religion ->
        [catholic] katolický pirát
        [islamic] islámský pirát
       *[reformist] reformační pirát
    }
}
board-repressible = { $piece ->
    [pawn] kostka
    [rook] věž
   *[knight] jezdec
}
board-cube = kostka ({ $bank })
board-own-cube = koncese (tvoje kostka)

board-face = { $face ->
    [catholic] Katolická teokracie
    [islamic] Islámská teokracie
    [reformist] Reformační teokracie
   *[medieval] Středověká strana
}
board-back = Na rubu: { $face ->
    [catholic] katolická teokracie
    [islamic] islámská teokracie
    [reformist] reformační teokracie
   *[medieval] středověká strana
}
board-capital = Hlavní město
board-emporium = { $state ->
    [open] Otevřené centrum obchodu: začátek trasy { $region ->
        [east] Východu
       *[west] Západu
    }
   *[closed] Centrum obchodu uzavřené diskem úpadku
}
board-levy = Prázdné; ozbrojenci: { $piece }
board-route = Obchodní trasa { $region ->
    [east] Východu
   *[west] Západu
}, začátek: { $city }
board-border = { $kind ->
    [sea] Mořská hranice { $border }
   *[land] Hranice: { $border }
}
board-concession = Koncese: { $bank }

board-trade-fair = Obchodní cesta
board-costs = stojí { $number }
board-next-card = Další karta
board-deck-left = zbývá { $number }
board-place-line = { $region }, sloupec { $column }, stojí { $price }
board-fair-line = { $region }, karta obchodní cesty
board-face-down = Lícem dolů: zahajuje obchodní cestu
board-paid = V tomto tahu na ni přišel florén: teď není na prodej
board-florins = { $number ->
    [one] { $number } florén
    [few] { $number } florény
   *[other] { $number } florénů
}

board-card-of = { $region ->
    [east] Karta Východu
   *[west] Karta Západu
}
board-kind = { $kind ->
    [queen] Královna
    [comet] Kometa
    [king] Král
    [republic] Republika
   *[ordinary] Karta
}
board-suitors = Může se provdat do říše: { $empires }
board-opens-victory = aktivuje jedno vítězství
board-located = Lokace: { $place }
board-agents = Agenti: { $list }
board-operations = Operace: { $list }
board-once = Jednorázová akce: { $oneshot }
board-prestiges = Vliv: { $list }
board-ability-line = Schopnost: { $text }
board-operation = { $operation ->
    [inquisitor] Inkvizitor
    [commerce] Obchod
    [behead] Stětí
    [tax] Daně
    [repress] Represe
    [vote] Hlasování
    [corsair] Korzár
    [siege] Obléhání
   *[campaign] Tažení
}
board-one-shot = { $oneshot ->
    [conspiracy] Spiknutí
    [peasant-revolt] Rolnické povstání
    [crusade] Křížová výprava
    [jihad] Džihád
    [reformation] Reformace
    [trade-shift] Přesun obchodu
   *[coronation] Korunovace
}
board-prestige = { $prestige ->
    [catholic] katolický
    [islamic] islámský
    [reformist] reformační
    [law] zákon
    [discovery] objevy
   *[patron] umění
}
board-ability = { $ability ->
    [sell_for_four] výkupné 4
    [no_hand_limit] ruka bez limitu
    [immune_to_silencing] nelze umlčet
    [behead_only_west_with_catholic_or_reformist_bishop] jen s biskupem
    [coronation_may_take_married_or_opposing_king] i cizí král
    [crusade_rooks_count_as_knights] věže na výpravě
    [double_concessions_spice_islands] koření × 2
   *[venice_holds_two] 2 v Benátkách
}
board-ability-full = { $ability ->
    [sell_for_four] při prodeji z prostoru hráče vynese 4 florény
    [no_hand_limit] její hráč nemá omezený počet karet v ruce
    [immune_to_silencing] biskupové neumlčí žádnou kartu jejího hráče
    [behead_only_west_with_catholic_or_reformist_bishop] stíná jen karty na Západě s katolickým nebo reformačním biskupem
    [coronation_may_take_married_or_opposing_king] korunovace jejího hráče může vzít i ženatého nebo cizího krále
    [crusade_rooks_count_as_knights] v křížových výpravách jejího hráče bojují katolické věže v sousedství cíle jako jezdci
    [double_concessions_spice_islands] koncese jejího hráče berou 2 florény z plaveb, které začínají na Ostrovech koření
   *[venice_holds_two] katolické Benátky mají druhé místo, pro katolického jezdce
}

board-bishop-here = Na kartě: { $bishop }
board-silenced = Umlčená: fungují jen inkvizitoři
board-used = V tomto tahu už jednala
board-repressed = Utiskované figury: { $list }
board-married = Provdaná, král: { $king }
board-vassal = Vazal, lenní pán: { $suzerain }
board-unmarried = Neprovdaná královna: počítá se jen její vliv

board-concessions = { $number ->
    [one] { $number } koncese
    [few] { $number } koncese
   *[other] { $number } koncesí
}
board-cubes-left = { $number ->
    [one] zbývá { $number } kostka
    [few] zbývají { $number } kostky
   *[other] zbývá { $number } kostek
}
board-count-kind = { $kind ->
    [king] Králové: { $number }
   *[republic] Republiky: { $number }
}
board-hand = { $mine ->
    [yes] Tvoje karty v ruce: { $number }
   *[no] Karty v ruce: { $number }
}

board-victory-state = { $state ->
    [open] aktivní
   *[closed] neaktivní
}
board-empire-deck = Balíček říší: { $number }
board-in-deck = V balíčku říší
board-supply = Zásoba
board-in-supply = V zásobě: { $piece }, { $number }
board-beside = Agenti v bitvě
board-discard = Odhozené karty: { $number }
board-last-discard = poslední: { $card }
