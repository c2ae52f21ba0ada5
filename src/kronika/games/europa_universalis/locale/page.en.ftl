page-when = Age { $age }, round { $round }
page-mode-realms = Realms
page-mode-diplomacy = Diplomacy
page-mode-religion = Religion
page-mode-trade = Trade
page-mode-overseas = Overseas
