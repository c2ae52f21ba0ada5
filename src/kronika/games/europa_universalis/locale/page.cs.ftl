page-when = { $age }. věk, { $round }. kolo
page-mode-realms = Říše
page-mode-diplomacy = Diplomacie
page-mode-religion = Náboženství
page-mode-trade = Obchod
page-mode-overseas = Zámoří
