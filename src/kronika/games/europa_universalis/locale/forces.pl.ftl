# Units, ships and armies.

unit-infantry = Piechota
unit-cavalry = Kawaleria
unit-artillery = Artyleria
category-regular = regularne
category-mercenary = najemne
category-allied = sojusznicze
ship-light = Okręt lekki
ship-heavy = Okręt ciężki
ship-galley = Galera
army-army-1 = 1. armia
army-army-2 = 2. armia
army-army-3 = 3. armia
count-unit-infantry = { $number }× piechota
count-unit-cavalry = { $number }× kawaleria
count-unit-artillery = { $number }× artyleria
