# Słowa narysowanej planszy. Warianty wybiera się według id z zawartości gry.

board-title = Pax Renaissance
board-map = Mapa dziesięciu imperiów
board-market = Rynek
board-players = Gracze
board-turn = tura { $number }
board-decision = decyzja { $number }
board-action = akcja { $number } z { $of }
board-waits = decyzja: { $banks }
board-decides = decyzja
board-you-decide = twoja decyzja
board-you = ty
board-winner = zwycięzca
board-eliminated = poza grą
board-won = { $number ->
    [one] Wygrywa { $banks }
   *[other] Wygrywają { $banks }
}: { $reason }
board-reason = { $reason ->
    [holy] święte zwycięstwo
    [imperial] zwycięstwo imperialne
    [globalization] zwycięstwo globalizacji
    [renaissance] zwycięstwo renesansu
    [patron] zwycięstwo mecenatu
   *[bankruptcy] wszyscy inni zbankrutowali
}
board-can-choose = Można teraz wybrać
board-empty = puste

board-region = { $region ->
    [east] Wschód
   *[west] Zachód
}
board-letter = { $region ->
    [east] W
   *[west] Z
}
board-place = { $empire ->
    [england] Anglia
    [france] Francja
    [holy-roman-empire] Cesarstwo
    [hungary] Węgry
    [byzantium] Bizancjum
    [portugal] Portugalia
    [aragon] Aragonia
    [papal-states] Państwo Kośc.
    [ottoman] Osmanowie
   *[mamluk] Mamelucy
}
board-short = { $empire ->
    [england] ANG
    [france] FRA
    [holy-roman-empire] CES
    [hungary] WĘG
    [byzantium] BIZ
    [portugal] POR
    [aragon] ARA
    [papal-states] PAP
    [ottoman] OSM
   *[mamluk] MAM
}

board-piece = { $piece ->
    [knight] { $religion ->
        [catholic] rycerz katolicki
        [islamic] rycerz islamski
       *[reformist] rycerz protestancki
    }
    [rook] { $religion ->
        [catholic] wieża katolicka
        [islamic] wieża islamska
       *[reformist] wieża protestancka
    }
    [bishop] { $religion ->
        [catholic] biskup katolicki
        [islamic] biskup islamski
       *[reformist] biskup protestancki
    }
   *[pirate] { $religion ->
        [catholic] pirat katolicki
        [islamic] pirat islamski
       *[reformist] pirat protestancki
    }
}
board-repressible = { $piece ->
    [pawn] pion
    [rook] wieża
   *[knight] rycerz
}
board-cube = kostka banku { $bank }
board-own-cube = koncesja (twoja kostka)

board-face = { $face ->
    [catholic] Teokracja katolicka
    [islamic] Teokracja islamska
    [reformist] Teokracja protestancka
   *[medieval] Strona średniowieczna
}
board-back = Na rewersie: { $face ->
    [catholic] teokracja katolicka
    [islamic] teokracja islamska
    [reformist] teokracja protestancka
   *[medieval] strona średniowieczna
}
board-capital = Stolica
board-emporium = { $state ->
    [open] Otwarte emporium: początek szlaku { $region ->
        [east] Wschodu
       *[west] Zachodu
    }
   *[closed] Emporium zamknięte dyskiem upadku
}
board-levy = Puste; zaciąg: { $piece }
board-route = Szlak handlowy { $region ->
    [east] Wschodu
   *[west] Zachodu
}, początek: { $city }
board-border = { $kind ->
    [sea] Granica morska: { $border }
   *[land] Granica: { $border }
}
board-concession = Koncesja banku { $bank }

board-trade-fair = Targi
board-costs = kosztuje { $number }
board-next-card = Następna karta
board-deck-left = zostało { $number }
board-place-line = { $region }, kolumna { $column }, kosztuje { $price }
board-fair-line = { $region }, karta targów
board-face-down = Zakryta: rozpoczyna targi
board-paid = W tej turze trafił na nią floren: nie można jej teraz kupić
board-florins = { $number ->
    [one] { $number } floren
    [few] { $number } floreny
   *[other] { $number } florenów
}

board-card-of = { $region ->
    [east] Karta Wschodu
   *[west] Karta Zachodu
}
board-kind = { $kind ->
    [queen] Królowa
    [comet] Kometa
    [king] Król
    [republic] Republika
   *[ordinary] Karta
}
board-suitors = Może poślubić króla imperium: { $empires }
board-opens-victory = aktywuje jedno zwycięstwo
board-located = Lokacja: { $place }
board-agents = Agenci: { $list }
board-operations = Operacje: { $list }
board-once = Efekt jednorazowy: { $oneshot }
board-prestiges = Prestiż: { $list }
board-ability-line = Zdolność: { $text }
board-operation = { $operation ->
    [inquisitor] Inkwizytor
    [commerce] Handel
    [behead] Ścięcie
    [tax] Podatek
    [repress] Represja
    [vote] Głosowanie
    [corsair] Korsarz
    [siege] Oblężenie
   *[campaign] Kampania
}
board-one-shot = { $oneshot ->
    [conspiracy] Spisek
    [peasant-revolt] Powstanie chłopskie
    [crusade] Krucjata
    [jihad] Dżihad
    [reformation] Reformacja
    [trade-shift] Zmiana szlaku
   *[coronation] Koronacja
}
board-prestige = { $prestige ->
    [catholic] katolicki
    [islamic] islamski
    [reformist] protestancki
    [law] prawo
    [discovery] odkrycia
   *[patron] mecenat
}
board-ability = { $ability ->
    [sell_for_four] okup 4
    [no_hand_limit] ręka bez limitu
    [immune_to_silencing] bez uciszania
    [behead_only_west_with_catholic_or_reformist_bishop] tylko z biskupem
    [coronation_may_take_married_or_opposing_king] też cudzy król
    [crusade_rooks_count_as_knights] wieże w krucjacie
    [double_concessions_spice_islands] przyprawy × 2
   *[venice_holds_two] Wenecja mieści 2
}
board-ability-full = { $ability ->
    [sell_for_four] sprzedana z tableau przynosi 4 floreny zamiast 2
    [no_hand_limit] właściciela nie obowiązuje limit ręki
    [immune_to_silencing] biskupi nie uciszają żadnej karty właściciela
    [behead_only_west_with_catholic_or_reformist_bishop] ścina tylko karty o lokacji na Zachodzie z biskupem katolickim lub protestanckim
    [coronation_may_take_married_or_opposing_king] przy koronacji właściciel może wybrać także żonatego lub cudzego króla
    [crusade_rooks_count_as_knights] w krucjatach właściciela wieże katolickie z imperiów obok celu atakują jak rycerze
    [double_concessions_spice_islands] koncesje właściciela biorą po 2 floreny z targów, które zaczynają się na Wyspach Korzennych
   *[venice_holds_two] katolicka Wenecja ma drugie miejsce, dla rycerza katolickiego
}

board-bishop-here = Na karcie: { $bishop }
board-silenced = Uciszona: działają tylko inkwizytorzy
board-used = Już działała w tej turze
board-repressed = Figury uciskane: { $list }
board-married = Zamężna, król: { $king }
board-vassal = Wasal, suzeren: { $suzerain }
board-unmarried = Niezamężna królowa: liczy się tylko jej prestiż

board-concessions = { $number ->
    [one] { $number } koncesja
    [few] { $number } koncesje
   *[other] { $number } koncesji
}
board-cubes-left = { $number ->
    [one] została { $number } kostka
    [few] zostały { $number } kostki
   *[other] zostało { $number } kostek
}
board-count-kind = { $kind ->
    [king] Królowie: { $number }
   *[republic] Republiki: { $number }
}
board-hand = { $mine ->
    [yes] Twoja ręka: { $number }
   *[no] Ręka: { $number }
}

board-victory-state = { $state ->
    [open] aktywne
   *[closed] nieaktywne
}
board-empire-deck = Talia imperiów: { $number }
board-in-deck = W talii imperiów
board-supply = Zasoby
board-in-supply = W zasobach: { $piece }, { $number }
board-beside = Agenci w bitwie
board-discard = Odrzucone karty: { $number }
board-last-discard = ostatnia: { $card }
