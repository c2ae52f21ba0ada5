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

prompt-peril = Wyczerpanie ({ $peril-small }, pole { $field }): { $unit-small }{ $experience-tag }. Wypadło { $number } i jednostka przepadnie. Przerzucisz kość?
prompt-trail = { $number ->
    [one] Na szlaku { $field } zostaje jednostka: { $unit-small }{ $experience-tag }. Zapłacisz za bezpieczne przejście?
    [few] Na szlaku { $field } są { $number } jednostki. Kolej na: { $unit-small }{ $experience-tag }. Zapłacisz za bezpieczne przejście?
   *[other] Na szlaku { $field } jest { $number } jednostek. Kolej na: { $unit-small }{ $experience-tag }. Zapłacisz za bezpieczne przejście?
}
prompt-unsupplied = { $number ->
    [one] Jednostka na polu { $field } nie ma połączenia z osadą. Splądruje pole?
    [few] { $number } jednostki na polu { $field } nie mają połączenia z osadą. Jedna może splądrować pole, reszta rzuca na wyczerpanie.
   *[other] { $number } jednostek na polu { $field } nie ma połączenia z osadą. Jedna może splądrować pole, reszta rzuca na wyczerpanie.
}
prompt-hungry = W okrążeniu na polu { $field } trzeba zaraz nakarmić jednostkę: { $unit-small }{ $experience-tag }. Czym?
prompt-hungry-settlement = Okrążoną osadę ({ $building-small }) na polu { $field } trzeba zaraz nakarmić. Czym?
prompt-second-fish = Skąd będzie druga ryba?

option-roll-for-prestige = Przerzuć za { $number } prestiżu
option-let-fall = Poświęć { $unit-acc }{ $experience-tag }
option-pay-oasis = Zapłać { $number } złota { $player-dat }
option-pay-guide = Zapłać { $number } złota
option-risk-trail = Rzuć za { $unit-acc }{ $experience-tag }
option-live-off-land = Splądruj pole { $field }: { $unit-small }{ $experience-tag }
option-take-risk = Rzuć za wszystkie
option-ration-grain = Daj 1 zboże z pola { $field }
option-ration-fish = Daj rybę z pola { $field }
option-leave-hungry = Nie karm: { $unit-small }{ $experience-tag }
option-starve-instead = Stratę ponosi jednostka: { $unit-small }{ $experience-tag }
option-let-settlement-starve = Poddaj { $building-acc } na polu { $field }

log-meets-peril = { $player } rzuca za { $unit-acc } na polu { $field } ({ $peril-small }): { $number }.
log-pays-oasis = { $player } płaci { $number } złota { $player2-dat } za przejście przez pole { $field }.
log-pays-guide = { $player } płaci { $number } złota za przejście przez pole { $field }.
log-hungers = { $player } rzuca za { $building-acc } w okrążeniu na polu { $field }: { $number }.
log-is-fed = { $player } karmi okrążonych na polu { $field }.
