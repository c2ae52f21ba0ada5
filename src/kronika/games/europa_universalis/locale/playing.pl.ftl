# Rozdział 6: karty akcji, karty wystawiane, reakcje, akcje tajne.

option-play-card = { $card }
option-use-card = { $use }
option-replace-display = Odrzuć: { $card }
prompt-play-card = Którą kartę zagrywasz?
prompt-use-card = Której akcji swoich kart wystawianych używasz?
prompt-replace-display = { $card }: masz już dwie karty wystawiane. Która zwolni miejsce?
log-plays-card = { $player } zagrywa kartę: { $card }.
log-displays-card = { $player } wystawia kartę: { $card }.
log-uses-card = { $player } używa akcji: { $use }.
option-react = { $card }
option-react-with = { $use }
option-no-reaction = Bez reakcji
option-counter = Udaremnij: { $card }
option-let-covert-pass = Pozwól
prompt-react-to-war = Wypowiedziano ci wojnę. Reagujesz?
prompt-react-to-rebels = Zaraz rzut kośćmi rebelii. Reagujesz?
prompt-react-to-entry = Wróg wkracza na obszar twojej armii. Reagujesz?
prompt-counter-covert = { $player } podejmuje akcję tajną, która cię dotyczy. Udaremnisz ją?
prompt-counter-counter = { $player } zagrywa przeciw tobie kontrwywiad. Udaremnisz go?
log-counters = { $player } odpowiada kartą: { $card }.
log-covert-stopped = Akcja tajna nie powiodła się ({ $player }).

# Rozdziały 5.1 i 16: wydarzenia.

option-take-event = { $event }
option-appoint-ruler = Na tron: { $ruler }
option-pay-for-ruler = Zapłać 2 Władzy administracyjnej, na tron: { $ruler }
option-keep-ruler = Zostaw obecnego władcę
prompt-take-event = Które wydarzenie bierzesz?
prompt-event-ruler = Czy twoim władcą ma zostać { $ruler }?
prompt-unpicked-ruler = Nikt nie wziął wydarzenia: { $ruler }. Chcesz tego władcę za 2 Władzy administracyjnej?
log-event-taken = { $player } bierze wydarzenie { $event }, dukaty: { $number }.
log-event-unpicked = Nikt nie wziął wydarzenia: { $event }.

# Rozdział 16.5: symbole.

symbol-mortality-1 = Śmiertelność postaci 1
symbol-mortality-2 = Śmiertelność postaci 2
symbol-mortality-3 = Śmiertelność postaci 3
symbol-mortality-4 = Śmiertelność postaci 4
symbol-mortality-5 = Śmiertelność postaci 5
symbol-mortality-6 = Śmiertelność postaci 6
symbol-rebellion = Niepokój/bunt
symbol-native-uprising = Powstanie tubylców
symbol-lost-at-sea = Pochłonięty przez morze
symbol-pirates = Piraci
symbol-cardinal-dies = Śmierć kardynała
symbol-attrition = Wyniszczenie
symbol-disloyal-vassals = Nielojalni wasale
symbol-dnpr-expansion-amber = Podboje ENK (bursztynowe)
symbol-dnpr-expansion-teal = Podboje ENK (morskie)
symbol-dnpr-expansion-violet = Podboje ENK (fioletowe)
symbol-dnpr-expansion-slate = Podboje ENK (łupkowe)
symbol-religious-ideas = Rozprzestrzenianie się nauk religijnych
symbol-revolution = Rozprzestrzenianie się rewolucji
symbol-power-struggle = Konflikt o władzę
faith-catholic = Katolicyzm
faith-counter-reformed = Katolicyzm kontrreformowany
faith-protestant = Protestantyzm
faith-orthodox = Prawosławie
faith-islam = Islam
faith-diverse = Różne wyznania
faith-revolutionary = Ideologia rewolucyjna
goal-deck-expansion = Ekspansja
goal-deck-politics = Polityka
goal-deck-warfare = Działania wojenne
goal-deck-economics = Gospodarka
option-ignore-colonist = Nie trać kolonisty
option-ignore-native-unrest = Uniknij niepokojów
option-lost-at-sea = { $player }: na morzu, { $zone }
option-lost-on-slot = { $player }: na ochronie handlu, { $zone }
option-lost-in-port = { $player }: w porcie, { $province }
option-lost-of-fleet = { $player }: z floty, { $ship }
option-lost-damaged = { $player }: z floty, uszkodzony okręt ciężki
option-pirates-in = { $node }
option-pirates-from = Stąd: { $node }
option-no-pirates = Nie przesuwaj
option-cardinal-dies = { $player }, pole { $number }
option-attrition-in = { $area }
option-disloyal-in = { $area }
prompt-native-uprising = Powstanie tubylców: czego unikasz?
prompt-lost-at-sea = { $player }, pochłonięty przez morze: który okręt tonie?
prompt-pirates = Gdzie pojawią się piraci?
prompt-move-pirate = Nie ma więcej piratów. Przesuną się skądinąd ({ $node })?
prompt-cardinal-dies = Który kardynał umiera?
prompt-attrition = Wyniszczenie: gdzie tracisz jednostkę? Zostało: { $number }.
prompt-disloyal-vassals = Gdzie zbuntują się twoi wasale?
log-symbol-resolved = Symbol: { $symbol }.
log-colonist-lost = { $player } traci kolonistę.
log-ship-lost = { $player } traci okręt.
log-pirate-comes = Pojawiają się piraci: { $node }.
option-dnpr-expands = { $realm }
option-dnpr-takes = { $province }
option-take-dnpr-token = Stąd: { $province }
prompt-dnpr-expands = Które ENK dokona podboju?
prompt-dnpr-takes = Którą prowincję { $realm-gender ->
    [p] zajmą
    [pm] zajmą
   *[other] zajmie
} { $realm }?
prompt-take-dnpr-token = Wszystkie żetony ENK są na mapie. Którego użyć?
log-dnpr-expanded = { $realm } { $realm-gender ->
    [p] zajmują
    [pm] zajmują
   *[other] zajmuje
} prowincję { $province }.
option-spread-faith = { $faith }: { $area }
option-diverse-faiths-in = { $area }
option-revolution-in = { $area }
option-spread-from = Stąd: { $area }
option-take-faith-token = Stąd: { $area }
option-take-revolution-from = Stąd: { $area }
option-leave-revolution = Nie przesuwaj
prompt-spread-faith = Dokąd rozprzestrzeni się wiara?
prompt-diverse-faiths-in = Gdzie pojawią się różne wyznania?
prompt-spread-from = Skąd przychodzi wiara ({ $area })?
prompt-revolution-in = Gdzie wybuchnie rewolucja?
prompt-take-faith-token = Brakuje żetonów wiary ({ $area }: { $faith }). Skąd wziąć jeden?
prompt-take-revolution-from = Brakuje żetonów rewolucji ({ $area }). Przesunąć któryś?
option-take-rebel-from = Stąd: { $area }
prompt-take-rebel-from = Brakuje jednostek buntowników ({ $area }). Skąd jedna przejdzie?
log-rebels-rise = Bunt: { $area }, jednostki: { $number }.
option-want-cb = Casus belli przeciw { $realm-dat }
option-want-no-cb = Bez casus belli
prompt-want-cb = Chcesz casus belli przeciw { $realm-dat }?

# Rozdział 17: misje, kamienie milowe, konflikty o władzę.

option-claim-mission = Misja wypełniona: { $mission }
option-claim-nothing = Nic nie ogłaszaj
prompt-claim-mission = Ogłaszasz wypełnioną misję?
log-claims-mission = { $player } wypełnia misję { $mission }, Prestiż: +{ $number }.
log-completes-milestone = { $player } osiąga kamień milowy { $milestone }, Prestiż: +{ $number }.
log-struggle-begins = Zaczyna się konflikt o władzę: { $struggle }.
log-scores-struggle = { $player } zdobywa Prestiż: { $number } (konflikt o władzę: { $struggle }).
log-loses-struggle = { $player } traci Prestiż: { $number } (konflikt o władzę: { $struggle }).
