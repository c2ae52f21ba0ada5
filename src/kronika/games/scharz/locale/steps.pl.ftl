# The steps of a round, the special phases, and what red mode rolls.

step-prelude = Preludium
step-round-start = Nowa runda
step-special-start = Fazy specjalne
step-standing = Jednostki w polu
step-units = RUCH: Jednostki
step-special = RUCH: Specjalny
step-herds = RUCH: Stada
step-retreat = RUCH: Odwrót
step-exposure = RUCH: Wyczerpanie
step-withdrawal = WALKA: Wycofanie
step-battles = WALKA: Bitwy
step-sieges = WALKA: Oblężenia
step-plunder = WALKA: Grabież
step-experience = ZAPLECZE: Doświadczenie
step-construction = ZAPLECZE: Budowa
step-trade = ZAPLECZE: Handel
step-rear-salaries = ZAPLECZE: Żołd
step-fishing = ZAPLECZE: Rybołówstwo
step-special-end = Fazy specjalne na końcu

phase-new-year = Nowy Rok
phase-taxes = Podatki
phase-salaries = Żołd
phase-births = Młode
phase-sowing = Siew
phase-crops = Plony
phase-harvest = Żniwa
phase-feeding = Karmienie
phase-festivities = Święta
phase-weather-crops = Pogoda: plony
phase-weather-winter = Pogoda: zima

climate-subtropical = Strefa podzwrotnikowa
    .small = strefa podzwrotnikowa
climate-temperate = Strefa umiarkowana
    .small = strefa umiarkowana
climate-cold = Strefa chłodna
    .small = strefa chłodna

weather-good = Dobra
    .small = dobra
weather-normal = Zwykła
    .small = zwykła
weather-bad = Zła
    .small = zła

command-none = Brak dowodzenia
    .small = brak dowodzenia
command-bad = Złe dowodzenie
    .small = złe dowodzenie
command-average = Przeciętne dowodzenie
    .small = przeciętne dowodzenie
command-better = Lepsze dowodzenie
    .small = lepsze dowodzenie
command-brilliant = Znakomite dowodzenie
    .small = znakomite dowodzenie
