# Panele: bitwa, wojny i pokój, umowy, relacje, handel, Cesarstwo i kuria, dochód.

panel-battle-land = Bitwa: { $area }
panel-battle-sea = Bitwa morska: { $zone }
panel-battle-pirates = Przeciw piratom: { $node }
panel-battle-round = runda { $number }
panel-battle-deadlock = nikt nie może trafić
panel-battles-to-come = Kolejne bitwy:
panel-step-leaders = Liderzy
panel-step-actions = Akcje bitewne
panel-step-dice = Kości
panel-step-casualties = Straty
panel-step-retreat = Odwrót
panel-attacker = atakujący
panel-defender = obrońca
panel-rebels = Buntownicy
panel-pirates = Piraci
panel-no-leader = Bez lidera
panel-no-dice-added = nie dodaje kości
panel-die-infantry = { $number ->
    [one] +{ $number } kość piechoty
    [few] +{ $number } kości piechoty
   *[other] +{ $number } kości piechoty
}
panel-die-cavalry = { $number ->
    [one] +{ $number } kość kawalerii
    [few] +{ $number } kości kawalerii
   *[other] +{ $number } kości kawalerii
}
panel-die-artillery = { $number ->
    [one] +{ $number } kość artylerii
    [few] +{ $number } kości artylerii
   *[other] +{ $number } kości artylerii
}
panel-die-to-roll = Do rzutu: { $unit }
panel-symbols = symbole
panel-hits = { $number ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}
panel-fallen = Poległo w tej rundzie: { $number }
panel-hits-due = { $number ->
    [one] Jeszcze { $number } strata
    [few] Jeszcze { $number } straty
   *[other] Jeszcze { $number } strat
}
panel-units-of = { $realm }, { $unit }, { $category }: { $number }
panel-imperial-units = Jednostki cesarskie: { $number }
panel-npr-units = { $realm }, jednostki: { $number }
panel-npr-ships = { $realm }, okręty: { $number }
panel-pirate-ships = Piraci, okręty: { $number }

panel-wars = Wojny
panel-other-wars = Pozostałe wojny
panel-declaration = Trwa wypowiadanie wojny
panel-declares = Wypowiada
panel-declares-crusade = jako krucjatę
panel-no-casus-belli = bez casus belli
panel-joined = Do ataku dołącza:
panel-defenders = Broni:
panel-emperor-defends = Cesarz broni Cesarstwa.
panel-emperor-refuses = Cesarz nie broni.
panel-emperor-settles = Pokój w jego imieniu zawiera Cesarz.
panel-beside = razem z
panel-units-in-war = Jednostki liczone w tej wojnie: { $number }
panel-rebels-at-home = Jednostki buntowników liczone na jego korzyść: { $number }
panel-strength = Siła { $number }
panel-occupied-tax = Wartość podatkowa okupowanych ziem: { $number }
panel-occupies-nothing = nic nie okupuje
panel-victory-total = Całkowite zwycięstwo
panel-victory-partial = Częściowe zwycięstwo

panel-peace = Pokój
panel-concluded = zawarty
panel-level-agreed = za zgodą stron
panel-level-partial = częściowe zwycięstwo
panel-level-surrendered = kapitulacja
panel-level-total = całkowite zwycięstwo
panel-victor = Zwycięzca
panel-loser = Przegrany
panel-party-1 = Zawiera
panel-party-2 = i
panel-term = Warunki pokoju:
panel-term-open = jeszcze nie wybrane
panel-separate-peace = (osobny pokój)
panel-offered-by = proponuje
panel-must-answer = ma odpowiedzieć
panel-holds = zajmuje ziemie o wartości podatkowej { $number }
panel-tax = podatek { $number }
panel-fate-keep = zostaje
panel-fate-return = wraca
panel-fate-liberate = zostaje wyzwolona
panel-fate-exchange = na wymianę
panel-fate-ransom = stolica, za okup
panel-for-ducats = { $number ->
    [one] za { $number } dukata
    [few] za { $number } dukaty
   *[other] za { $number } dukatów
}
panel-cuts = rezygnuje z:
panel-may-act = może dodatkowo działać
panel-tie-influence = wpływ: { $area }
panel-tie-claim = roszczenie: { $area }
panel-tie-alliance = sojusz:

panel-deal = Umowa
panel-writes = spisuje umowę
panel-talks-in-private = po rozmowie na osobności
panel-counter-offers = kontroferty: { $number }
panel-gives = daje
panel-gives-nothing = nic
panel-costs = płaci
panel-alliance = Sojusz
panel-marriage = Mariaż królewski
panel-marriage-draws = Oboje dobierają kartę: { $power }
panel-ducats = { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}

panel-relations = Relacje: { $realm }
panel-with-realms = Z królestwami
panel-in-areas = W obszarach
panel-active-ally = { $number ->
    [0] aktywny
   *[other] aktywny, { $number }
}
panel-tie-of-war = wojna
panel-tie-of-alliance = sojusz
panel-tie-of-marriage = mariaż królewski
panel-tie-of-disputed = sporna sukcesja
panel-tie-of-cb = casus belli
panel-tie-of-truce = rozejm
panel-tie-of-vassal = wasal

panel-trade = Handel
panel-trade-now = Trwa handel
panel-trade-deck = kart w talii: { $number }
panel-trades = handluje
panel-merchants = Kupcy
panel-merchants-of = { $realm }: kupcy { $number }, użyci { $laid }
panel-merchant-laid = użyty
panel-nodes = Węzły handlowe i siła handlowa
panel-other-nodes = Pozostałe węzły
panel-in-reach = Możesz tu handlować.
panel-trade-power-of = { $realm }: siła handlowa { $number }
panel-reached-by = W zasięgu: { $realms }
panel-protection = Ochrona handlu
panel-needs-token-on-key = na kluczowej prowincji musi coś leżeć
panel-needs-own-key = wymaga własnej kluczowej prowincji
panel-secondary = drugorzędny: { $node }
panel-secondary-open = drugorzędny: { $node }, dukaty: { $number }
panel-collects-at-most = { $realm }: siła handlowa { $power }, najwyżej dukatów: { $number }
panel-row-power = siła
panel-row-ducats = dukaty
panel-row-expanded = rozwinięty

panel-empire = Święte Cesarstwo Rzymskie
panel-emperor = Cesarz
panel-authority = Autorytet
panel-authority-of = Autorytet Cesarski { $number }, najwyżej { $most }
panel-brings = Przynosi
panel-official-faith = Religia
panel-no-official-faith = bez oficjalnej religii
panel-electors = Elektorzy
panel-votes-for = Zagłosowałby na: { $realms }
panel-votes-for-nobody = Nie zagłosowałby na nikogo
panel-defence = Obrona
panel-imperial-manpower = Gwardia cesarska: { $number }
panel-defends-against = przeciw
panel-prestige = Prestiż: { $number }

panel-curia = Kuria papieska
panel-cardinals = Kardynałowie
panel-controller = Zarządca
panel-no-controller = nikt
panel-cardinals-of = { $number ->
    [one] { $number } kardynał
    [few] { $number } kardynałów
   *[other] { $number } kardynałów
}
panel-uncontested = zaufany
panel-slot = Pole { $number }
panel-slot-blocked = Pole { $number } jest zablokowane
panel-slot-roma = Rzym
panel-crusade = Krucjata
panel-committed = Oddane krucjacie: { $realm }
panel-excommunicated = Ekskomunika

panel-income-of = Następny dochód: { $realm }
panel-ducats-head = Dukaty
panel-power-head = Punkty Władzy
panel-treasury = W skarbcu
panel-line-base-tax = Podatek podstawowy
panel-line-vassal-tax = Podatek wasalny
panel-line-devastation = Zniszczenia
panel-line-stability = Stabilność
panel-line-authority = Autorytet Cesarski
panel-line-ideas = Idee i wydarzenia
panel-line-income = Dochód
panel-line-interest = Odsetki
panel-line-advisors = Doradcy
panel-line-regulars = Jednostki regularne
panel-line-mercenaries = Najemnicy
panel-line-ships = Okręty na morzu
panel-line-upkeep = Utrzymanie
panel-line-left = Zostaje po utrzymaniu
panel-line-missing = { $number ->
    [one] Na utrzymanie brakuje { $number } dukata.
    [few] Na utrzymanie brakuje { $number } dukatów.
   *[other] Na utrzymanie brakuje { $number } dukatów.
}
panel-line-corruption = Zatrzymanie tylu dukatów kosztuje Władzę administracyjną: { $number } (korupcja).
panel-line-power = Razem
panel-line-power-court = Władca i doradcy
panel-line-power-ideas = Idee i wydarzenia
panel-line-power-curia = Zarządca papieski
panel-line-power-empire = Cesarz
panel-line-power-more = Stabilność: dodatkowo { $number }, rodzaj do wyboru.
panel-line-power-less = Stabilność: mniej o { $number }, rodzaj do wyboru.
