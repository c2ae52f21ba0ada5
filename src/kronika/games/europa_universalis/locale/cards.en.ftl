# Titles of action cards; what they say is in card-written and card-text.

title-man-of-the-church = Man of the Church
title-development = Development
title-centralize-power = Centralize Power
title-commercial-growth = Commercial Growth
title-assembly-of-the-estates = Assembly of the Estates
title-tax-census = Tax Census
title-university-charter = University Charter
title-edict-of-toleration = Edict of Toleration
title-colonial-charter = Colonial Charter
title-debt-settlement = Debt Settlement
title-public-granaries = Public Granaries
title-talent-at-court = Talent at Court
title-royal-marriage = Royal Marriage
title-subjugate = Subjugate
title-new-alliance = New Alliance
title-counterespionage = Counterespionage
title-spy-network = Spy Network
title-study-technology = Study Technology
title-resident-ambassador = Resident Ambassador
title-ancient-charters = Ancient Charters
title-merchant-convoy = Merchant Convoy
title-defensive-league = Defensive League
title-envoys-to-the-electors = Envoys to the Electors
title-voyage-of-discovery = Voyage of Discovery
title-forced-march = Forced March
title-naval-maneuver = Naval Maneuver
title-superior-tactics = Superior Tactics
title-inspired-leadership = Inspired Leadership
title-military-reforms = Military Reforms
title-military-traditions = Military Traditions
title-logistics-master = Logistics Master
title-one-step-ahead = One Step Ahead
title-siege-engineers = Siege Engineers
title-mercenary-contract = Mercenary Contract
title-general-levy = General Levy
title-martial-law = Martial Law

# What display cards can be used for.

use-integrate-area = Integrate Area
use-missionaries = Missionaries
use-town-charters = Town Charters
use-war-taxes = War Taxes
use-crown-courts = Crown Courts
use-royal-intendants = Royal Intendants
use-support-rebels = Support Rebels
use-sow-discontent = Sow Discontent
use-sabotage-reputation = Sabotage Reputation
use-increase-manpower = Increase Manpower
use-innovative-tactics = Innovative Tactics
use-border-muster = Border Muster
use-veteran-companies = Veteran Companies
use-regimental-depots = Regimental Depots

# Ideas.

idea-bureaucracy = Bureaucracy
idea-tolerance = Tolerance
idea-deus-vult = Deus Vult
idea-patronage-of-the-arts = Patronage of the Arts
idea-printing-press = Printing Press
idea-administrative-monarchy = Administrative Monarchy
idea-colonial-administration = Colonial Administration
idea-absolute-monarchy = Absolute Monarchy
idea-national-bank = National Bank
idea-revolutionary-regime = Revolutionary Regime
idea-quest-for-the-new-world = Quest for the New World
idea-cabinet = Cabinet
idea-permanent-embassies = Permanent Embassies
idea-matrimonial-policy = Matrimonial Policy
idea-learned-jurists = Learned Jurists
idea-elective-monarchy = Elective Monarchy
idea-mercantilism = Mercantilism
idea-free-trade = Free Trade
idea-balance-of-power = Balance of Power
idea-constitutional-monarchy = Constitutional Monarchy
idea-cannons = Cannons
idea-tercios-janissaries = Tercios/Janissaries
idea-noble-knights = Noble Knights
idea-defensive-mentality = Defensive Mentality
idea-soldiers-of-fortune = Soldiers of Fortune
idea-military-drill = Military Drill
idea-ship-of-the-line = Ship of the Line
idea-line-infantry = Line Infantry
idea-standing-army = Standing Army
idea-nation-in-arms = Nation in Arms

# Goods of the trade cards.

good-grain = Grain
good-cloth = Cloth
good-cattle = Cattle
good-wine = Wine
good-fish = Fish
good-salt = Salt
good-naval-stores = Naval Stores
good-wool = Wool
good-furs = Furs
good-metals = Metals
good-silk = Silk
good-spices = Spices
good-gold = Gold
good-slaves = Slaves
good-sugar = Sugar
good-tobacco = Tobacco
good-cotton = Cotton
good-porcelain = Porcelain
good-ivory = Ivory
