# Titles of action cards; what they say is in card-written and card-text.

title-man-of-the-church = Sługa boży
title-development = Rozwój i rozbudowa
title-centralize-power = Centralizacja władzy
title-commercial-growth = Wzrost ekonomiczny
title-assembly-of-the-estates = Zgromadzenie stanów
title-tax-census = Spis podatkowy
title-university-charter = Fundacja uniwersytetu
title-edict-of-toleration = Edykt tolerancyjny
title-colonial-charter = Przywilej kolonialny
title-debt-settlement = Ugoda z wierzycielami
title-public-granaries = Spichlerze publiczne
title-talent-at-court = Talent na dworze
title-royal-marriage = Mariaż królewski
title-subjugate = Podporządkowanie
title-new-alliance = Nowy sojusz
title-counterespionage = Kontrwywiad
title-spy-network = Sieć szpiegów
title-study-technology = Kradzież technologii
title-resident-ambassador = Stały ambasador
title-ancient-charters = Stare dokumenty
title-merchant-convoy = Konwój kupiecki
title-defensive-league = Liga obronna
title-envoys-to-the-electors = Posłowie do elektorów
title-voyage-of-discovery = Wyprawa odkrywcza
title-forced-march = Forsowny marsz
title-naval-maneuver = Manewry morskie
title-superior-tactics = Wyższość taktyczna
title-inspired-leadership = Natchniony wódz
title-military-reforms = Reformy wojskowe
title-military-traditions = Tradycje wojskowe
title-logistics-master = Mistrz logistyki
title-one-step-ahead = O krok przed wrogiem
title-siege-engineers = Inżynierowie oblężniczy
title-mercenary-contract = Kontrakt z najemnikami
title-general-levy = Pospolite ruszenie
title-martial-law = Stan wojenny

# What display cards can be used for.

use-integrate-area = Integracja ziem
use-missionaries = Misjonarze
use-town-charters = Przywileje miejskie
use-war-taxes = Danina
use-crown-courts = Sądy królewskie
use-royal-intendants = Intendenci królewscy
use-support-rebels = Wsparcie buntowników
use-sow-discontent = Sianie niepokojów
use-sabotage-reputation = Podważenie reputacji
use-increase-manpower = Zwiększenie potencjału
use-innovative-tactics = Nowa taktyka
use-border-muster = Pogotowie graniczne
use-veteran-companies = Kompanie weteranów
use-regimental-depots = Składy pułkowe

# Ideas.

idea-bureaucracy = Biurokracja
idea-tolerance = Tolerancja
idea-deus-vult = Deus vult
idea-patronage-of-the-arts = Mecenat
idea-printing-press = Prasa drukarska
idea-administrative-monarchy = Monarchia administracyjna
idea-colonial-administration = Administracja kolonialna
idea-absolute-monarchy = Monarchia absolutna
idea-national-bank = Bank narodowy
idea-revolutionary-regime = Reżim rewolucyjny
idea-quest-for-the-new-world = Wyprawa do Nowego Świata
idea-cabinet = Gabinet
idea-permanent-embassies = Stałe poselstwa
idea-matrimonial-policy = Polityka matrymonialna
idea-learned-jurists = Uczeni juryści
idea-elective-monarchy = Monarchia elekcyjna
idea-mercantilism = Merkantylizm
idea-free-trade = Wolny handel
idea-balance-of-power = Równowaga sił
idea-constitutional-monarchy = Monarchia konstytucyjna
idea-cannons = Armaty
idea-tercios-janissaries = Tercios/Janczarzy
idea-noble-knights = Szlachetni rycerze
idea-defensive-mentality = Myśl obronna
idea-soldiers-of-fortune = Żołnierze fortuny
idea-military-drill = Dyscyplina wojskowa
idea-ship-of-the-line = Okręt liniowy
idea-line-infantry = Piechota liniowa
idea-standing-army = Stała armia
idea-nation-in-arms = Naród pod bronią

# Goods of the trade cards.

good-grain = Zboże
good-cloth = Tkaniny
good-cattle = Bydło
good-wine = Wino
good-fish = Ryby
good-salt = Sól
good-naval-stores = Drewno i smoła okrętowa
good-wool = Wełna
good-furs = Futra
good-metals = Metale
good-silk = Jedwab
good-spices = Przyprawy
good-gold = Złoto
good-slaves = Niewolnicy
good-sugar = Cukier
good-tobacco = Tytoń
good-cotton = Bawełna
good-porcelain = Porcelana
good-ivory = Kość słoniowa
