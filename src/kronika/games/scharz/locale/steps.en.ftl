# The steps of a round, the special phases, and what red mode rolls.

step-prelude = Prelude
step-round-start = A new round
step-special-start = Special phases
step-standing = Standing in the open
step-units = MOVE: Units
step-special = MOVE: Special
step-herds = MOVE: Herds
step-retreat = MOVE: Retreat
step-exposure = MOVE: Attrition
step-withdrawal = COMBAT: Withdrawal
step-battles = COMBAT: Battles
step-sieges = COMBAT: Sieges
step-plunder = COMBAT: Plunder
step-experience = REAR: Experience
step-construction = REAR: Construction
step-trade = REAR: Trade
step-rear-salaries = REAR: Salaries
step-fishing = REAR: Fishing
step-special-end = Special phases at the end

phase-new-year = New Year
phase-taxes = Taxes
phase-salaries = Salaries
phase-births = Births
phase-sowing = Sowing
phase-crops = Crops
phase-harvest = Harvest
phase-feeding = Feeding
phase-festivities = Festivities
phase-weather-crops = Weather: crops
phase-weather-winter = Weather: winter

climate-subtropical = Subtropical
    .small = subtropical
climate-temperate = Temperate
    .small = temperate
climate-cold = Cold
    .small = cold

weather-good = Good
    .small = good
weather-normal = Normal
    .small = normal
weather-bad = Bad
    .small = bad

command-none = No command
    .small = no command
command-bad = Bad command
    .small = bad command
command-average = Average command
    .small = average command
command-better = Better command
    .small = better command
command-brilliant = Brilliant command
    .small = brilliant command
