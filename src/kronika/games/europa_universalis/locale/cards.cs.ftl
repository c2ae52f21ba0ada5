# Titles of action cards; what they say is in card-written and card-text.

title-man-of-the-church = Muž církve
title-development = Rozvoj
title-centralize-power = Centralizace moci
title-commercial-growth = Rozvoj obchodu
title-assembly-of-the-estates = Stavovský sněm
title-tax-census = Berní soupis
title-university-charter = Založení univerzity
title-edict-of-toleration = Toleranční edikt
title-colonial-charter = Koloniální výsada
title-debt-settlement = Vyrovnání dluhů
title-public-granaries = Veřejné sýpky
title-talent-at-court = Talent u dvora
title-royal-marriage = Královský sňatek
title-subjugate = Podrobení
title-new-alliance = Nové spojenectví
title-counterespionage = Protišpionáž
title-spy-network = Výzvědná síť
title-study-technology = Zkoumání nových technologií
title-resident-ambassador = Stálý vyslanec
title-ancient-charters = Staré listiny
title-merchant-convoy = Obchodní konvoj
title-defensive-league = Obranný spolek
title-envoys-to-the-electors = Poselstvo ke kurfiřtům
title-voyage-of-discovery = Objevná plavba
title-forced-march = Rychlý pochod
title-naval-maneuver = Námořní manévr
title-superior-tactics = Lepší taktika
title-inspired-leadership = Příkladné vedení
title-military-reforms = Vojenské reformy
title-military-traditions = Vojenské tradice
title-logistics-master = Znamenité zásobování
title-one-step-ahead = O krok napřed
title-siege-engineers = Obléhací inženýři
title-mercenary-contract = Žoldnéřská smlouva
title-general-levy = Zemská hotovost
title-martial-law = Stanné právo

# What display cards can be used for.

use-integrate-area = Začlenění oblasti
use-missionaries = Misionáři
use-town-charters = Městská privilegia
use-war-taxes = Válečná daň
use-crown-courts = Královské soudy
use-royal-intendants = Královští intendanti
use-support-rebels = Podpora vzbouřenců
use-sow-discontent = Šíření nespokojenosti
use-sabotage-reputation = Poškození pověsti
use-increase-manpower = Navýšení lidských zdrojů
use-innovative-tactics = Novátorská taktika
use-border-muster = Pohotovost na hranicích
use-veteran-companies = Zkušené setniny
use-regimental-depots = Plukovní sklady

# Ideas.

idea-bureaucracy = Byrokracie
idea-tolerance = Snášenlivost
idea-deus-vult = Deus vult
idea-patronage-of-the-arts = Mecenášství
idea-printing-press = Knihtisk
idea-administrative-monarchy = Správní monarchie
idea-colonial-administration = Koloniální správa
idea-absolute-monarchy = Absolutistická monarchie
idea-national-bank = Národní banka
idea-revolutionary-regime = Revoluční režim
idea-quest-for-the-new-world = Pátrání po Novém světě
idea-cabinet = Kabinet
idea-permanent-embassies = Stálá poselstva
idea-matrimonial-policy = Sňatková politika
idea-learned-jurists = Učení právníci
idea-elective-monarchy = Volební monarchie
idea-mercantilism = Merkantilismus
idea-free-trade = Volný obchod
idea-balance-of-power = Rovnováha sil
idea-constitutional-monarchy = Konstituční monarchie
idea-cannons = Kanóny
idea-tercios-janissaries = Tercie/janičáři
idea-noble-knights = Šlechtická jízda
idea-defensive-mentality = Defenzivní smýšlení
idea-soldiers-of-fortune = Žoldnéřské korouhve
idea-military-drill = Vojenský výcvik
idea-ship-of-the-line = Řadová loď
idea-line-infantry = Řadová pěchota
idea-standing-army = Stálé vojsko
idea-nation-in-arms = Národ ve zbrani

# Goods of the trade cards.

good-grain = Obilí
good-cloth = Látky
good-cattle = Dobytek
good-wine = Víno
good-fish = Ryby
good-salt = Sůl
good-naval-stores = Lodní dřevo a dehet
good-wool = Vlna
good-furs = Kožešiny
good-metals = Kovy
good-silk = Hedvábí
good-spices = Koření
good-gold = Zlato
good-slaves = Otroci
good-sugar = Cukr
good-tobacco = Tabák
good-cotton = Bavlna
good-porcelain = Porcelán
good-ivory = Slonovina
