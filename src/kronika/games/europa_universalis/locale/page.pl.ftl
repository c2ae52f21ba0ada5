game-length = 1½–22 godz.
game-short = Potęgi Europy od 1444 roku: mariaże i sojusze, handel, odkrycia, wojny i pokój.
game-first = 2 godziny
game-charm = 17 scenariuszy, także dla jednej osoby

page-when = Epoka { $age }, runda { $round }
page-mode-realms = Królestwa
page-mode-diplomacy = Dyplomacja
page-mode-religion = Religia
page-mode-trade = Handel
page-mode-overseas = Zamorze
