# Oferty

option-negotiate = Negocjuj: { $player }
option-propose = { $pact }: { $number } szt. złota
option-propose-goods = { $pact }, także w towarach
option-permit = Udziel: { $pact-permission }
option-revoke = Cofnij: { $pact-permission }
option-give-goods = Daj { $good-small }: { $number }
option-want-goods = Zażądaj { $good-small }: { $number }
option-send-offer = Złóż ofertę
option-call-off-offer = Zrezygnuj
option-accept-offer = Przyjmij ofertę – { $player } ({ $pact-small }): dostajesz { $bundle }, dajesz { $bundle2 }
option-refuse-offer = Odrzuć ofertę – { $player }
option-fight-on = Walcz dalej
option-hand-grain = Zboże stąd: { $field } ({ $number })
option-hand-fish = Ryby stąd: { $field } ({ $number })
option-hand-herd = { $herd } stąd: { $field }
option-get-fish = Ryby tutaj: { $field } ({ $number })
option-get-herd = { $herd } na pole: { $field }
option-get-herd-inside = { $herd } do osady: { $field }

prompt-propose = Co proponujesz? Partner: { $player }
prompt-offer-goods = Oferta – { $player } ({ $pact-small }): dajesz { $bundle }, dostajesz { $bundle2 }. Co dodasz?
prompt-answer-offer = { $player } oferuje: { $pact-small }. Dostajesz { $bundle }, dajesz { $bundle2 }. Przyjmujesz?
prompt-talk-in-combat = Chcesz negocjować przed dalszą walką?
prompt-hand-over = Co przekazujesz? Odbiorca: { $player }, pozostało { $number }.
prompt-get-fish = Gdzie przechowasz ryby? Pozostało { $number }.
prompt-get-herd = Gdzie umieścisz stado ({ $herd })?

log-makes-offer = { $player } składa ofertę – { $player2 } ({ $pact-small }): { $bundle } za { $bundle2 }.
log-refuses-offer = { $player } odrzuca ofertę – { $player2 }.
log-offer-lapses = Oferta wygasa: { $player } – { $player2 }.
log-hands-over = { $player } przekazuje { $bundle }. Odbiorca: { $player2 }
log-permits-connection = { $player } zezwala na połączenie – { $player2 }.
log-permits-access = { $player } udziela prawa przemarszu – { $player2 }.
log-revokes-connection = { $player } cofa połączenie – { $player2 }.
log-revokes-access = { $player } cofa prawo przemarszu – { $player2 }.
log-truce-ends = Rozejm się skończył: { $player } – { $player2 }.

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
count-nothing = nic
count-good-gold = { $number } szt. złota
count-good-grain = { $number } zboża
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
log-wins = Wygrywa: { $player }
goal-dominance = Dominacja
goal-might = Potęga
