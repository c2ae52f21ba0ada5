# The steps of a round, the special phases, and what red mode rolls.

step-prelude = Předehra
step-round-start = Nové kolo
step-special-start = Speciální fáze
step-standing = Jednotky v poli
step-units = POHYB: Jednotky
step-special = POHYB: Speciální
step-herds = POHYB: Stáda
step-retreat = POHYB: Ústup
step-exposure = POHYB: Opotřebení
step-withdrawal = BOJ: Stažení
step-battles = BOJ: Bitvy
step-sieges = BOJ: Obléhání
step-plunder = BOJ: Plenění
step-experience = ZÁZEMÍ: Zkušenosti
step-construction = ZÁZEMÍ: Stavění
step-trade = ZÁZEMÍ: Obchod
step-rear-salaries = ZÁZEMÍ: Platy
step-fishing = ZÁZEMÍ: Rybolov
step-special-end = Speciální fáze na konci

phase-new-year = Nový rok
phase-taxes = Daně
phase-salaries = Platy
phase-births = Mláďata
phase-sowing = Setba
phase-crops = Úroda
phase-harvest = Sklizeň
phase-feeding = Krmení
phase-festivities = Slavnosti
phase-weather-crops = Počasí: úroda
phase-weather-winter = Počasí: zima

climate-subtropical = Subtropické pásmo
    .small = subtropické pásmo
climate-temperate = Mírné pásmo
    .small = mírné pásmo
climate-cold = Chladné pásmo
    .small = chladné pásmo

weather-good = Dobré
    .small = dobré
weather-normal = Normální
    .small = normální
weather-bad = Špatné
    .small = špatné

command-none = Žádné velení
    .small = žádné velení
command-bad = Špatné velení
    .small = špatné velení
command-average = Průměrné velení
    .small = průměrné velení
command-better = Lepší velení
    .small = lepší velení
command-brilliant = Skvělé velení
    .small = skvělé velení
