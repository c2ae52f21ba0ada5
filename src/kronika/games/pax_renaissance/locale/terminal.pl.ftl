# Słowa stołu w terminalu. Figury i religie są tam pojedynczymi literami.

terminal-piece = { $piece ->
    [knight] R
    [rook] W
    [bishop] B
   *[pirate] P
}
terminal-religion = { $religion ->
    [catholic] k
    [islamic] i
   *[reformist] r
}
terminal-own-cube = kostka
terminal-face = { $face ->
    [catholic] katolicka
    [islamic] islamska
    [reformist] protestancka
   *[medieval] średniowiecze
}
terminal-ruler = { $side ->
    [king] król { $bank }
   *[republic] rep. { $bank }
}
terminal-market = Rynek
terminal-row = { $region } (w talii { $number })
terminal-next = następna: { $card }
terminal-closed-place = –
terminal-face-down = targi
terminal-paid = nie na sprzedaż w tej turze
terminal-hand = Ręka
terminal-hidden-hand = { $number ->
    [one] { $number } ukryta karta
    [few] { $number } ukryte karty
   *[other] { $number } ukrytych kart
}
terminal-silenced = uciszona
terminal-used = już działała
terminal-repressed = uciskane:
terminal-queen = królowa
terminal-vassal = wasal
terminal-unmarried = niezamężna
terminal-suitors = poślubi króla: { $empires }
terminal-victories = Zwycięstwa
terminal-closed = Nieaktywne (czego wymagają: PR-L)
terminal-empire-deck = Talia imperiów
terminal-supply = Zasoby
terminal-beside = Agenci w bitwie
terminal-nothing = brak
terminal-legend-pieces = R rycerz, W wieża, B biskup, P pirat; k katolicka, i islamska, r protestancka
terminal-legend-map = Mapa: ·Rk puste miasto i jego zaciąg; WIELKIE LITERY stolica; * otwarte emporium, × zamknięte; ~~ morze, ── ląd
terminal-legend-cards = Karty: ƒ floreny; ! efekt jednorazowy; ★ prestiż; [1] numer twojej opcji
