game-length = 1½–22 h
game-short = The great powers of Europe from 1444 on: marriages and alliances, trade, discovery, wars and peace.
game-first = 2 hours
game-charm = 17 scenarios, also for one

page-when = Age { $age }, round { $round }
page-mode-realms = Realms
page-mode-diplomacy = Diplomacy
page-mode-religion = Religion
page-mode-trade = Trade
page-mode-overseas = Overseas
