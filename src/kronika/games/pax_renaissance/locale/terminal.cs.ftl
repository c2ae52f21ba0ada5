# Slova stolu v terminálu. Figury a náboženství jsou tam jednotlivá písmena.

terminal-piece = { $piece ->
    [knight] J
    [rook] V
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
    [catholic] katolická
    [islamic] islámská
    [reformist] reformační
   *[medieval] středověk
}
terminal-ruler = { $side ->
    [king] král: { $bank }
   *[republic] rep.: { $bank }
}
terminal-market = Nabídka karet
terminal-row = { $region } (v balíčku { $number })
terminal-next = další: { $card }
terminal-closed-place = –
terminal-face-down = obchodní cesta
terminal-paid = v tomto tahu není na prodej
terminal-hand = V ruce
terminal-hidden-hand = { $number ->
    [one] { $number } skrytá karta
    [few] { $number } skryté karty
   *[other] { $number } skrytých karet
}
terminal-silenced = umlčena
terminal-used = už jednala
terminal-repressed = utiskované:
terminal-queen = královna
terminal-vassal = vazal
terminal-unmarried = neprovdaná
terminal-suitors = ženich: { $empires }
terminal-victories = Vítězství
terminal-closed = Neaktivní (co potřebují: PR-L)
terminal-empire-deck = Balíček říší
terminal-supply = Zásoba
terminal-beside = Agenti v bitvě
terminal-nothing = nic
terminal-legend-pieces = J jezdec, V věž, B biskup, P pirát; k katolická, i islámská, r reformační
terminal-legend-map = Mapa: ·Jk prázdné město a jeho ozbrojenci; VELKÁ PÍSMENA hlavní město; * otevřené centrum obchodu, × uzavřené; ~~ moře, ── pevnina
terminal-legend-cards = Karty: ƒ florény; ! jednorázová akce; ★ vliv; [1] číslo tvé možnosti
