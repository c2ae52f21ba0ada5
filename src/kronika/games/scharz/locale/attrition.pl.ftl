# Chapters 9.9 and 15.3: attrition, tolls of trails, and hunger at the end of MOVE.

peril-barbarians = Barbarzyńcy
    .small = barbarzyńcy
peril-desert = Pustynia
    .small = pustynia
peril-trail = Szlak pustynny
    .small = szlak pustynny
peril-shipwreck = Rozbicie statku
    .small = rozbicie statku
peril-mountains = Góry
    .small = góry
peril-no-supply = Brak zaopatrzenia
    .small = brak zaopatrzenia
peril-encirclement = Okrążenie
    .small = okrążenie

prompt-peril = Wyczerpanie ({ $peril-small }): { $unit-small }{ $experience-tag }, pole { $field }. Wypadło { $number }. Przerzucisz?
prompt-trail = Szlak ({ $field }): zapłacisz za { $unit-acc }{ $experience-tag }? Zostało jednostek: { $number }.
prompt-unsupplied = { $number ->
    [one] Jednostka na polu { $field } nie ma połączenia z osadą. Splądruje pole?
    [few] { $number } jednostki na polu { $field } nie mają połączenia z osadą. Jedna splądruje pole?
   *[other] { $number } jednostek na polu { $field } nie ma połączenia z osadą. Jedna splądruje pole?
}
prompt-hungry = W okrążeniu na polu { $field } trzeba zaraz nakarmić jednostkę: { $unit-small }{ $experience-tag }. Czym?
prompt-hungry-settlement = Okrążoną osadę ({ $building-small }) na polu { $field } trzeba zaraz nakarmić. Czym?
prompt-second-fish = Skąd będzie druga ryba?

option-roll-for-prestige = { $number ->
    [one] Przerzuć za { $number } punkt prestiżu
    [few] Przerzuć za { $number } punkty prestiżu
   *[other] Przerzuć za { $number } punktów prestiżu
}
option-let-fall = Poświęć { $unit-acc }{ $experience-tag }
option-pay-oasis = { $number ->
    [one] Zapłać { $number } złoto { $player-dat }
   *[other] Zapłać { $number } złota { $player-dat }
}
option-pay-guide = { $number ->
    [one] Zapłać { $number } złoto
   *[other] Zapłać { $number } złota
}
option-risk-trail = Rzuć za { $unit-acc }{ $experience-tag }
option-live-off-land = Splądruj pole { $field }: { $unit-small }{ $experience-tag }
option-take-risk = Rzuć za wszystkie
option-ration-grain = Daj 1 zboże z pola { $field }
option-ration-fish = Daj rybę z pola { $field }
option-leave-hungry = Nie karm: { $unit-small }{ $experience-tag }
option-starve-instead = Stratę ponosi jednostka: { $unit-small }{ $experience-tag }
option-let-settlement-starve = Poddaj { $building-acc } na polu { $field }

log-meets-peril = { $player } rzuca za { $unit-acc } na polu { $field } ({ $peril-small }): { $number }.
log-pays-oasis = { $number ->
    [one] { $player } płaci { $number } złoto { $player2-dat } za przejście przez pole { $field }.
   *[other] { $player } płaci { $number } złota { $player2-dat } za przejście przez pole { $field }.
}
log-pays-guide = { $number ->
    [one] { $player } płaci { $number } złoto za przejście przez pole { $field }.
   *[other] { $player } płaci { $number } złota za przejście przez pole { $field }.
}
log-hungers = { $player } rzuca za { $building-acc } w okrążeniu na polu { $field }: { $number }.
log-is-fed = { $player } karmi okrążonych na polu { $field }.
