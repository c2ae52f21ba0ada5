# Units, ships and armies.

unit-infantry = Pěchota
unit-cavalry = Jízda
unit-artillery = Dělostřelectvo
category-regular = pravidelné
category-mercenary = žoldnéři
category-allied = spojenci
ship-light = Lehká loď
ship-heavy = Těžká loď
ship-galley = Galéra
army-army-1 = 1. vojsko
army-army-2 = 2. vojsko
army-army-3 = 3. vojsko
count-unit-infantry = { $number }× pěchota
count-unit-cavalry = { $number }× jízda
count-unit-artillery = { $number }× dělostřelectvo
