# Units, ships and armies.

unit-infantry = Infantry
unit-cavalry = Cavalry
unit-artillery = Artillery
category-regular = regular
category-mercenary = mercenary
category-allied = allied
ship-light = Light ship
ship-heavy = Heavy ship
ship-galley = Galley
army-army-1 = Army 1
army-army-2 = Army 2
army-army-3 = Army 3
count-unit-infantry = { $number }× infantry
count-unit-cavalry = { $number }× cavalry
count-unit-artillery = { $number }× artillery
