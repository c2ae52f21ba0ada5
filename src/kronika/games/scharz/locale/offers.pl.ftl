# Oferty

option-negotiate = Negocjuj z { $player-ins }
option-propose = { $number ->
    [one] { $pact }: { $number } złoto
   *[other] { $pact }: { $number } złota
}
option-propose-goods = { $pact }, także w towarach
option-permit = Udziel: { $pact-permission }
option-revoke = Cofnij: { $pact-permission }
option-give-goods = Daj { $good-small }: { $number }
option-want-goods = Poproś o { $good-small }: { $number }
option-send-offer = Złóż ofertę
option-call-off-offer = Zrezygnuj
option-accept-offer = Przyjmij ofertę { $player-gen } ({ $pact-small }): dostajesz: { $bundle }, dajesz: { $bundle2 }
option-refuse-offer = Odrzuć ofertę { $player-gen }
option-fight-on = Walcz dalej
option-hand-grain = Zboże z pola { $field }: { $number }
option-hand-fish = Ryby z pola { $field }: { $number }
option-hand-herd = { $herd } z pola { $field }
option-get-fish = Ryby na pole { $field }: { $number }
option-get-herd = { $herd } na pole { $field }
option-get-herd-inside = { $herd } do osady na polu { $field }

prompt-propose = Co proponujesz { $player-dat }?
prompt-offer-goods = Oferta dla { $player-gen } ({ $pact-small }): dajesz: { $bundle }, dostajesz: { $bundle2 }. Co dodasz?
prompt-answer-offer = { $player } oferuje: { $pact-small }. Dostajesz: { $bundle }. Dajesz: { $bundle2 }. Przyjmujesz?
prompt-talk-in-combat = Chcesz negocjować przed dalszą walką?
prompt-talk-before = Chcesz negocjować, zanim zacznie się: { $phase }?
prompt-hand-over = Co przekazujesz { $player-dat }? Pozostało { $number }.
prompt-get-fish = Gdzie przechowasz ryby? Pozostało { $number }.
prompt-get-herd = Gdzie umieścisz stado { $herd-gen }?

log-makes-offer = { $player } składa ofertę { $player2-dat } ({ $pact-small }): { $bundle } za { $bundle2 }.
log-refuses-offer = { $player } odrzuca ofertę { $player2-gen }.
log-offer-lapses = Oferta { $player-gen } dla { $player2-gen } wygasa.
log-hands-over = { $player } przekazuje { $player2-dat }: { $bundle }.
log-permits-connection = { $player } zezwala { $player2-dat } na połączenie.
log-permits-access = { $player } udziela { $player2-dat } prawa przemarszu.
log-revokes-connection = { $player } cofa { $player2-dat } połączenie.
log-revokes-access = { $player } cofa { $player2-dat } prawo przemarszu.
log-truce-ends = Rozejm między { $player-ins } a { $player2-ins } się skończył.

pact-trade = Handluj
    .small = handel
    .permission = handel
pact-tribute = Zapłać trybut
    .small = trybut
    .permission = trybut
pact-tribute-demand = Zażądaj trybutu
    .small = żądanie trybutu
    .permission = trybut
pact-vassalage = Zostań wasalem, rekompensata
    .small = chce zostać wasalem
    .permission = wasalstwo
pact-lordship = Zostań seniorem, rekompensata
    .small = chce zostać seniorem
    .permission = wasalstwo
pact-aid = Udziel pomocy
    .small = pomoc
    .permission = pomoc
pact-connection = Poproś o połączenie
    .small = prośba o połączenie
    .permission = połączenie
pact-access = Poproś o prawo przemarszu
    .small = prośba o prawo przemarszu
    .permission = prawo przemarszu
pact-lent-connection = Udziel połączenia za opłatą
    .small = połączenie za opłatą
    .permission = połączenie
pact-lent-access = Udziel prawa przemarszu za opłatą
    .small = prawo przemarszu za opłatą
    .permission = prawo przemarszu

good-gold = Złoto
    .small = złoto
good-grain = Zboże
    .small = zboże
good-fish = Ryby
    .small = ryby
good-sheep = Owce
    .small = owce
good-pigs = Świnie
    .small = świnie
good-cattle = Bydło
    .small = bydło
good-horses = Konie
    .small = konie
count-good-gold = { $number ->
    [one] 1 złoto
   *[other] { $number } złota
}
count-good-grain = { $number ->
    [one] 1 zboże
   *[other] { $number } zboża
}
count-good-fish = { $number ->
    [one] 1 rybę
    [few] { $number } ryby
   *[other] { $number } ryb
}
count-good-sheep = { $number ->
    [one] 1 stado owiec
    [few] { $number } stada owiec
   *[other] { $number } stad owiec
}
count-good-pigs = { $number ->
    [one] 1 stado świń
    [few] { $number } stada świń
   *[other] { $number } stad świń
}
count-good-cattle = { $number ->
    [one] 1 stado bydła
    [few] { $number } stada bydła
   *[other] { $number } stad bydła
}
count-good-horses = { $number ->
    [one] 1 stado koni
    [few] { $number } stada koni
   *[other] { $number } stad koni
}

# Ogłoszone zwycięstwa

option-announce = Ogłoś zwycięstwo: { $goal }
log-announces = { $player } ogłasza zwycięstwo: { $goal }.
log-fails-to-defend = { $player } nie spełnia już celu ({ $goal }): ogłoszone zwycięstwo przepada.
log-cannot-support = { $player } nie może utrzymać wszystkich osad: ogłoszone zwycięstwo przepada.
log-wins = Wygrywa { $player-small }.
goal-dominance = Dominacja
goal-might = Potęga
