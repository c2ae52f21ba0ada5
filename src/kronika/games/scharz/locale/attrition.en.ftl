# Chapters 9.9 and 15.3: attrition, tolls of trails, and hunger at the end of MOVE.

peril-barbarians = Barbarians
    .small = barbarians
peril-desert = Desert
    .small = desert
peril-trail = Desert trail
    .small = desert trail
peril-shipwreck = Shipwreck
    .small = shipwreck
peril-mountains = Mountains
    .small = mountains
peril-no-supply = No supply
    .small = no supply
peril-encirclement = Encirclement
    .small = encirclement

prompt-peril = Attrition ({ $peril-small }): { $number } for { $unit-a }{ $experience-tag } in { $field-the }. Roll again?
prompt-trail = Trail ({ $field }): pay for { $unit-a }{ $experience-tag }? Units left: { $number }.
prompt-unsupplied = { $number ->
    [one] A unit in { $field-the } has no supply. Does it plunder the land?
   *[other] { $number } units in { $field-the } have no supply. Does one plunder the land?
}
prompt-hungry = { $unit }{ $experience-tag } encircled in { $field-the } must eat now. What do you give?
prompt-hungry-settlement = The encircled { $building-small } in { $field-the } must be fed now. With what?
prompt-second-fish = Where does the second fish come from?

option-roll-for-prestige = Roll again for { $number } prestige
option-let-fall = Let { $unit-small }{ $experience-tag } be lost
option-pay-oasis = Pay { $number } gold to { $player-the }
option-pay-guide = Pay { $number } gold
option-risk-trail = Let { $unit-small }{ $experience-tag } roll
option-live-off-land = Plunder { $field-the } with { $unit-a }{ $experience-tag }
option-take-risk = All of them roll
option-ration-grain = Give 1 grain from { $field-the }
option-ration-fish = Give fish from { $field-the }
option-leave-hungry = Let { $unit-small }{ $experience-tag } starve
option-starve-instead = Lose { $unit-a }{ $experience-tag } instead
option-let-settlement-starve = Give up the { $building-small } in { $field-the }

log-meets-peril = { $player } rolls { $number } for { $unit-a } in { $field-the } ({ $peril-small }).
log-pays-oasis = { $player } pays { $number } gold to { $player2-the } for passing { $field-the }.
log-pays-guide = { $player } pays { $number } gold for passing { $field-the }.
log-hungers = { $player } rolls { $number } for the encircled { $building-small } in { $field-the }.
log-is-fed = { $player } feeds the encircled in { $field-the }.
