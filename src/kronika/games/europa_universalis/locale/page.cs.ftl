game-length = 1½–22 h
game-short = Velmoci Evropy od roku 1444: sňatky a spojenectví, obchod, objevy, války a mír.
game-first = 2 hodiny
game-charm = 17 scénářů, i pro jednoho

page-when = { $age }. věk, { $round }. kolo
page-mode-realms = Říše
page-mode-diplomacy = Diplomacie
page-mode-religion = Náboženství
page-mode-trade = Obchod
page-mode-overseas = Zámoří
