# Chapter 14 and phase 3: Unrest, Rebel Dice, Rebel Units, liberation, invasions.

prompt-add-unrest = { $number ->
    [one] Kde vypuknou nepokoje?
   *[other] Kde vypuknou nepokoje? Ještě { $number }×.
}
prompt-calm = { $number ->
    [one] Kde nepokoje ustanou?
   *[other] Kde nepokoje ustanou? Nejvýše { $number }×.
}
prompt-piece-for-cb = Všechny tvé žetony jsou ve hře. Který se stane CB proti říši { $realm }?
prompt-free-territory = Ke které dynamické říši se { $province } přidá?
prompt-take-rebel-town = Všechna vzbouřenecká města jsou na mapě. Které přejde do provincie { $province }?
prompt-roll-in = Ve které oblasti budeš teď házet kostkami vzbouřenců?
prompt-give-up = Kterou provincii v oblasti { $area } ti vzbouřenci vezmou?
prompt-lose-of = Kterou moc panovníka ztratíš?
prompt-exhaust = Která jednotka se vyčerpá?
prompt-lose-to-rebels = Kterou provincii v oblasti { $area } vzbouřenci oblehnou?
prompt-dissent = Náboženské neshody v oblasti { $area }: ve kterém městě budou nepokoje?
prompt-dissent-vassal = Náboženské neshody tvých vazalů: co se stane?

option-add-unrest = Nepokoje: { $province }
option-calm = Uklidnit: { $province }
option-leave-unrest = Nechat být
option-turn-claim = Nárok: { $area }
option-move-cb = CB: { $realm }
option-free-territory = { $colour }, { $pattern }
option-take-rebel-town = Z provincie { $province }
option-roll-in = { $area }
option-give-up = { $province }
option-lose-of = { $power }
option-rebels-exhaust-available = Jednotka z dostupných
option-rebels-exhaust-single = Samostatná pěchota: { $area }
option-rebels-exhaust-of-army = { $army }: { $unit }
option-lose-to-rebels = { $province }
option-dissent-town = Nepokoje: { $province }
option-spare-area = Díky ideji zůstane klid: { $area }
option-dissent-vassal = Nepokoje: { $province }
option-dissent-influence = Odebrat 1 vliv: { $area }

log-unrest-grows = { $player }: nepokoje v provincii { $province }.
log-calms = { $player }: v provincii { $province } je zase klid.
log-cb-placed = { $player } klade žeton CB proti říši { $realm }.
log-rebels-take = Vzbouřenci se zmocnili provincie { $province } ({ $player }).
log-occupant-leaves = { $province } je volná, { $player } ji už neokupuje.
log-liberated = { $province } je osvobozena a patří říši { $realm }.
log-rolls-rebel-die = { $player } hází kostkou vzbouřenců v oblasti { $area }: { $rebel-face }.
log-rebels-cost-power = { $player } ztrácí 1 bod moci: { $power }.
log-rebels-cost-ducats = { $player } ztrácí { $number } dukáty.
log-rebels-exhaust = { $player } vyčerpává 1 jednotku.
log-rebels-go = { $number ->
    [one] { $number } vzbouřenecká jednotka přechází z oblasti { $area } do oblasti { $area2 }.
    [few] { $number } vzbouřenecké jednotky přecházejí z oblasti { $area } do oblasti { $area2 }.
   *[other] { $number } vzbouřeneckých jednotek přechází z oblasti { $area } do oblasti { $area2 }.
}
log-rebels-disperse = 1 vzbouřenecká jednotka v oblasti { $area } se rozprchla.
log-invades = { $realm } vpadá do oblasti { $area } ({ $number ->
    [one] { $number } jednotka
    [few] { $number } jednotky
   *[other] { $number } jednotek
}).
log-cb-unused = { $player } nevyužívá CB proti říši { $realm } a ztrácí { $number } prestiže.
log-succession-lost = { $player } ztrácí { $number } prestiže za sporné nástupnictví v říši { $realm }.
log-towns-occupied = { $player } ztrácí { $number } prestiže za okupovaná města.
log-interregnum-goes-on = { $player }: interregnum trvá.
