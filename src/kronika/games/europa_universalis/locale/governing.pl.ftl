# Rozdział 7: władcy, doradcy, liderzy.

option-crown = Na tron: { $card }
option-interregnum = Bezkrólewie
prompt-new-ruler = Tron jest pusty. Kto obejmie władzę?
log-crowned = { $player } koronuje lidera: { $card }.
log-new-ruler = { $player } ma nowego władcę: { $ruler }.
log-interregnum-begins = { $player }: zaczyna się bezkrólewie.
log-character-dies = { $player } traci postać: { $card }.
log-ruler-dies = { $player }: władca nie żyje.
option-hire-advisor = Doradca: { $card }
option-hire-general = Generał ({ $army }): { $card }
    .short = Generał ({ $army })
option-hire-admiral = Admirał: { $card }
option-crown-leader = Władca: { $card }
option-fire-advisor = Zwolnij doradcę ({ $power })
option-dismiss-general = Zwolnij generała ({ $army })
option-dismiss-admiral = Zwolnij admirała
option-move-general = Przenieś generała: { $army }, { $army2 }
option-ruler-leads = Władca dowodzi: { $army }
option-ruler-returns = Władca wraca na dwór
option-no-appointment = Nikogo
option-keep-general = Obejmie dowództwo: { $army }
option-let-general-go = Odrzuć
prompt-appoint = Kogo mianujesz lub zwalniasz?
prompt-replaced-general = Dokąd trafi zastąpiony generał ({ $card })?
log-appoints-advisor = { $player } mianuje doradcę: { $card }.
log-appoints-general = { $player } mianuje generała ({ $army }): { $card }.
log-appoints-admiral = { $player } mianuje admirała: { $card }.
log-fires-character = { $player } zwalnia postać: { $card }.
log-ruler-in-command = { $player }: władca obejmuje dowództwo ({ $army }).

# Rozdział 5: pożyczki, stabilność, ambicje narodowe, idee.

option-replenish = Władza wojskowa: { $number }
prompt-replenish = Ile płacisz za odtworzenie wojska?
log-loan-taken = { $player } zaciąga pożyczkę.
log-loan-repaid = { $player } spłaca pożyczkę.
log-replenished = { $player } odtwarza wojsko: { $number }.
log-stability-raised = { $player } zwiększa Stabilność do { $number ->
    [0] −3
    [1] −2
    [2] −1
    [3] 0
    [4] +1
    [5] +2
   *[6] +3
}.
log-bankrupt = { $player } bankrutuje.
log-takes-loans = { $player } zaciąga pożyczki: { $number }.
option-focus-on = { $power }
option-focus-from = Stąd: { $power }
option-focus-done = Gotowe
option-focus-discard = Odrzuć: { $card }
option-focus-keep = Nie odrzucaj więcej
option-focus-draw = Dobierz: { $power }
option-focus-pick = Z odrzuconych: { $card }
prompt-focus-on = Którą Władzę wzmacniasz?
prompt-focus-from = { $power }: skąd przejdzie kostka?
prompt-focus-discard = Które karty wymieniasz?
prompt-focus-draw = Którą kartę bierzesz?
log-focuses = { $player } zmienia ambicje narodowe: { $power } +{ $number }.
log-exchanges-cards = { $player } wymienia karty: odrzuca { $number }, dobiera { $number2 }.
option-research = { $idea }
option-idea-makes-room = { $idea }
prompt-research = Którą ideę opracowujesz?
prompt-idea-makes-room = { $idea }: która idea zwolni jej miejsce?
log-researches = { $player } opracowuje ideę: { $idea }.

# Rozdziały 5.4 i 11: wpływy, roszczenia, mariaże, wasale.

option-influence = { $area }
option-influence-by-power = Za Władzę dyplomatyczną
option-influence-by-ducats = Za dukaty
option-influence-done = Gotowe
prompt-influence = Gdzie umieszczasz wpływ?
prompt-influence-payment = Czym płacisz ({ $area })?
log-influences = { $player } zwiększa wpływ: { $area }, razem { $number }.
option-fabricate = { $area }
option-fabricate-done = Gotowe
option-take-back-claim = { $area }
option-go-without-claim = Bez nowego roszczenia
prompt-fabricate = Gdzie preparujesz roszczenia?
prompt-take-back-claim = Wszystkie twoje roszczenia są w grze. Które zabierasz?
log-claims = { $player } zgłasza roszczenie: { $area }.
log-core-placed = { $player }: żeton rdzenności, { $area }.
log-claim-gone = { $player } traci roszczenie: { $area }.
log-marries = Mariaż królewski: { $player } i { $realm }.
log-marriage-ends = Koniec mariażu królewskiego: { $player } i { $realm }.
log-succession-disputed = Sporna sukcesja: { $realm }.
option-spend-influence = { $area }
option-take-vassal-of-npr = Wasal: { $realm }
option-release-vassal = Uwolnij: { $realm }
option-ally-with-released = Sojusz: { $realm }
option-claim-in-released = Roszczenie: { $area }
option-nothing-from-released = Nic
option-leave-out = { $province }
prompt-spend-influence = { $realm }: skąd odrzucasz wpływ? Zostało: { $number }.
prompt-vassal-of-npr = Co z wasalem ({ $realm })?
prompt-released = { $realm }: królestwo jest wolne. Co tam zyskujesz?
prompt-leave-out = Masz za mało żetonów wasali. Którą prowincję pomijasz?
log-vassalizes = { $player } ma nowego wasala: { $realm }.
log-annexes = { $player } anektuje { $realm-acc }.
log-released = { $realm }: znów niezależne królestwo.

# Rozdział 5.1: umowy graczy.

option-deal-with = { $player }
option-deal-alliance = Sojusz
option-deal-marriage = Mariaż królewski; karty: { $power }
option-deal-give = Daj dukaty: { $number }
option-deal-take = Weź dukaty: { $number }
option-deal-province = Prowincja: { $province }
option-deal-price = Dukaty: { $number }
option-deal-talk = Porozmawiaj na osobności: { $player } (1 Władza dyplomatyczna)
option-deal-propose = Zaproponuj
option-deal-give-up = Zrezygnuj
option-deal-accept = Przyjmij
option-deal-decline = Odmów
option-deal-counter = Złóż inną ofertę
prompt-deal-partner = Z kim negocjujesz?
prompt-deal-terms = Co oferujesz lub chcesz ({ $player })?
prompt-deal-price = Jaka jest cena ({ $province })?
prompt-deal-answer = { $player } proponuje umowę. Twoja odpowiedź?
log-deal-proposed = { $player } proponuje umowę { $player2-dat }.
log-deal-with-alliance = W tym sojusz: { $player } i { $player2 }.
log-deal-with-marriage = W tym mariaż królewski: { $player } i { $player2 }; karty: { $power }.
log-deal-with-ducats = W tym dukaty: { $player } daje { $number } ({ $player2 }).
log-deal-with-province = W tym sprzedaż: { $player }, { $province }, kupuje { $player2 }, dukaty: { $number }.
log-deal-talk = { $player } i { $player2 } rozmawiają przez trzy minuty na osobności.
log-deal-made = Umowa zawarta: { $player } i { $player2 }.
log-deal-declined = { $player } odmawia.

# Rozdziały 5.1, 5.3 i 15: wiara.

option-convert-area = { $area }
option-unrest-for-faith = { $province }
option-adopt-faith = { $faith }
option-end-marriage-for-faith = { $realm }
option-withdraw-for-faith = { $area }
option-place-for-faith = { $area }
prompt-convert-area = Który obszar nawracasz?
prompt-unrest-for-faith = Gdzie wybuchną niepokoje ({ $area })?
prompt-adopt-faith = Jaką religię państwową przyjmujesz?
prompt-end-marriage-for-faith = Który mariaż królewski się kończy?
prompt-withdraw-for-faith = Skąd zabierasz wpływ? Zostało: { $number }.
prompt-place-for-faith = Gdzie umieszczasz zabrany wpływ? Zostało: { $number }.
log-changes-faith = { $player } zmienia religię państwową: { $faith }.
log-area-converted = { $area }: nowa religia, { $faith }.
log-realm-converted = { $realm }: nowa religia państwowa, { $faith }.

# Rozdziały 5.1, 5.3 i 12: kolonie, odkrycia, handel.

option-colonize = { $area }
option-colonists = Koloniści: { $number }
prompt-colonize = Które terytorium kolonizujesz?
prompt-colonists = Ilu kolonistów używasz? Resztę płacisz Władzą administracyjną.
log-colonizes = { $player } zakłada kolonię: { $area }.
option-trade-in = { $trade }, tu: { $node }
    .short = Tu: { $node }
option-trade-secondary = { $trade }, { $node }, węzeł drugorzędny { $node2 }
    .short = Tu: { $node }, węzeł drugorzędny { $node2 }
option-decline-trade = Zrezygnuj i weź 2 dukaty
option-trade-ship = Najpierw przesuń okręt: { $zone }
option-trade-ship-from-port = Najpierw przesuń okręt z portu: { $province }
option-trade-ship-from-slot = Najpierw przesuń okręt z ochrony handlu: { $zone }
option-trade-ship-to = Tutaj: { $zone }
option-use-merchant = Kupiec stąd: { $node }
option-use-new-merchant = Kupiec z zasobów
option-favour-collector = { $player }
option-pay-for-gold = Zapłać 1 Władzę administracyjną
option-interest-for-gold = Weź 1 żeton odsetek
prompt-trade = Gdzie handlujesz?
prompt-trade-ship = Dokąd płynie okręt?
prompt-trade-node = Gdzie handlujesz?
prompt-trade-merchant = Który kupiec handluje ({ $node })?
prompt-trade-tie = Siła handlowa jest równa. Kto zbiera dochód?
prompt-trade-gold = Tyle złota ma swoją cenę. Jak płacisz?
log-reveals-trade = { $player } odsłania kartę handlu: { $trade }.
log-trades = { $player } handluje: { $node } ({ $trade }).
log-collects = { $player } zbiera dukaty: { $number } ({ $node }).
log-declines-trade = { $player } nie handluje i bierze dukaty: { $number }.
option-explore-ship = { $zone }
option-explore-ship-from-port = Z portu: { $province }
option-explore-ship-from-slot = Z ochrony handlu: { $zone }
option-explore-ship-to = Tutaj: { $zone }
option-explore-without-ship = Nie przesuwaj okrętu
option-explore-again = Rzuć ponownie
option-discover = Odkryj: { $area }
option-discover-in-danger = Zapłać 1 Władzę dyplomatyczną i odkryj: { $area }
option-explore-fails = Nic nie odkrywaj
option-lose-explorer = Na morzu: { $zone }
option-lose-explorer-in-port = W porcie: { $province }
option-lose-explorer-of-fleet = Z floty: { $ship }
prompt-explore-ship = Który okręt wysyłasz?
prompt-explore-ship-to = Dokąd płynie?
prompt-discover = Wypadło { $number }. Co odkrywasz?
prompt-discover-in-danger = Wypadło { $number } i grozi niebezpieczeństwo. Co robisz?
prompt-lose-explorer = Który okręt przepada?
log-explores = { $player } wyrusza na odkrycia, wypadło { $number }.
log-explores-in-danger = { $player } wyrusza na odkrycia, wypadło { $number } i grozi niebezpieczeństwo.
log-finds-nothing = { $player } nic nie znajduje.
