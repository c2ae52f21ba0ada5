# Słowa strony wokół planszy i nagłówki długich list możliwości.

game-length = 1–2 godziny
game-short = Bankierzy kupują karty, koronują królów i kierują handlem przez dziesięć imperiów.
game-first = 30 minut
game-charm = krótkie tury, ostre zagrania

board-status = Zwycięstwa
board-cards = Rynek, ręka i tableau
board-tableau = Twoje tableau
board-panel = { $bank }: tableau i ręka
board-victory-short = { $victory ->
    [holy] Święte
    [imperial] Imperialne
    [globalization] Globalizacji
   *[renaissance] Renesansu
}
board-hand-size = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
   *[other] { $number } kart na ręce
}
board-prestige-count = Prestiż, { $prestige ->
    [catholic] katolicki
    [islamic] islamski
    [reformist] protestancki
    [law] prawo
    [discovery] odkrycia
   *[patron] mecenat
}: { $number }
board-ruler = { $side ->
    [king] Król: { $card } ({ $bank })
   *[republic] Republika: { $card } ({ $bank })
}
board-no-ruler = Karta imperium jest w talii imperiów
board-side-line = { $side ->
    [king] Jako król: { $card }
   *[republic] Jako republika: { $card }
}

verb-buy = Kup kartę
verb-play = Zagraj kartę
verb-sell = Sprzedaj kartę
verb-operate = Operacje
verb-fair = Targi
verb-declare = Ogłoś zwycięstwo
verb-activate = Aktywuj zwycięstwo
verb-place = Postaw w mieście
verb-place-pirate = Postaw pirata
verb-place-pawn = Połóż koncesję
verb-place-bishop = Postaw biskupa
verb-one-shot = Efekt jednorazowy
verb-shift = Zmiana szlaku
verb-crown = Koronacja
verb-inquisitor = Inkwizytor
verb-move-bishop = Przesuń biskupa
verb-commerce = Handel
verb-behead = Ścięcie
verb-tax = Podatek
verb-repress = Represja figury
verb-repress-pawn = Represja koncesji
verb-vote = Głosowanie
verb-corsair = Korsarz
verb-siege = Oblężenie
verb-siege-pirate = Oblężenie pirata
verb-campaign = Kampania
verb-levy = Zaciąg
verb-lose-agent = Usuń agenta
verb-lose-repressed = Usuń uciskaną figurę
verb-lose = Usuń figurę w mieście
verb-lose-border = Usuń figurę na granicy
verb-flip = Odwróć kartę mapy
verb-keep = Nie odwracaj karty mapy
verb-arrange = Kto tu stoi
verb-concession = Połóż koncesję
verb-emancipate = Emancypacja do miasta
verb-emancipate-pawn = Emancypacja koncesji
verb-settle = Postaw w mieście
verb-settle-border = Postaw na granicy
verb-pacify = Zabij uciskaną figurę
verb-take-repressed = Weź uciskaną figurę
verb-take = Weź z miasta
verb-take-border = Weź z granicy
verb-take-bishop = Weź biskupa
verb-discard = Odrzuć kartę

# What another player does, while one waits for him

waits-action = wybór akcji (zostało: { $number })
waits-victory = wybór zwycięstwa
waits-agent = rozmieszczanie agenta
waits-one-shot = decyzja o efekcie jednorazowym
waits-coronation = wybór króla dla królowej
waits-operation = wybór operacji
waits-bishop = ruch biskupa
waits-tax = decyzja o podatku
waits-levy = wybór miasta na zaciąg
waits-attacker-loss = wybór strat w bitwie
waits-defender-loss = wybór strat w bitwie
waits-flip = decyzja o odwróceniu karty mapy
waits-arrange = rozstawianie figur na karcie mapy
waits-survivor = rozmieszczanie ocalałego
waits-concession = kładzenie koncesji
waits-emancipation = emancypacja
waits-pacification = pacyfikacja
waits-shortage = wybór figury z planszy
waits-discard = odrzucanie kart

# An option that means something else in this question

option-no-one-shot-at-coronation = Pozostaw niezamężną
