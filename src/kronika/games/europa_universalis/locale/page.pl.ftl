page-when = Epoka { $age }, runda { $round }
page-mode-realms = Państwa
page-mode-diplomacy = Dyplomacja
page-mode-religion = Religia
page-mode-trade = Handel
page-mode-overseas = Zamorze
