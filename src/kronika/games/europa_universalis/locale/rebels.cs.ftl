# Chapter 14 and phase 3: Unrest, Rebel Dice, Rebel Units, liberation, invasions.

colour-amber = Jantarová
colour-teal = Modrozelená
colour-violet = Fialová
colour-slate = Břidlicová
pattern-plain = jednobarevná
pattern-striped = pruhovaná
rebel-face-rebellion = vzpoura
rebel-face-lose-1-monarch-power = ztráta 1 panovnické moci
rebel-face-exhaust-1-manpower = vyčerpání 1 jednotky
rebel-face-lose-2-ducats = ztráta 2 dukátů
rebel-face-no-effect = bez účinku
rebel-face-remove-1-unrest = konec nepokojů v 1 provincii
realm-free-amber-plain = Svobodný jantarový stát
    .in = ve svobodném jantarovém státě
    .into = do svobodného jantarového státu
    .from = ze svobodného jantarového státu
    .with = se svobodným jantarovým státem
    .adj = svobodný
    .people = Svobodní občané
    .gen = Svobodného jantarového státu
    .dat = Svobodnému jantarovému státu
    .acc = Svobodný jantarový stát
    .ins = Svobodným jantarovým státem
    .loc = Svobodném jantarovém státě
    .gender = m
realm-free-amber-striped = Svobodný jantarový stát (pruhy)
    .in = ve svobodném jantarovém státě (pruhy)
    .into = do svobodného jantarového státu (pruhy)
    .from = ze svobodného jantarového státu (pruhy)
    .with = se svobodným jantarovým státem (pruhy)
    .adj = svobodný
    .people = Svobodní občané (pruhy)
    .gen = Svobodného jantarového státu (pruhy)
    .dat = Svobodnému jantarovému státu (pruhy)
    .acc = Svobodný jantarový stát (pruhy)
    .ins = Svobodným jantarovým státem (pruhy)
    .loc = Svobodném jantarovém státě (pruhy)
    .gender = m
realm-free-teal-plain = Svobodný modrozelený stát
    .in = ve svobodném modrozeleném státě
    .into = do svobodného modrozeleného státu
    .from = ze svobodného modrozeleného státu
    .with = se svobodným modrozeleným státem
    .adj = svobodný
    .people = Svobodní občané
    .gen = Svobodného modrozeleného státu
    .dat = Svobodnému modrozelenému státu
    .acc = Svobodný modrozelený stát
    .ins = Svobodným modrozeleným státem
    .loc = Svobodném modrozeleném státě
    .gender = m
realm-free-teal-striped = Svobodný modrozelený stát (pruhy)
    .in = ve svobodném modrozeleném státě (pruhy)
    .into = do svobodného modrozeleného státu (pruhy)
    .from = ze svobodného modrozeleného státu (pruhy)
    .with = se svobodným modrozeleným státem (pruhy)
    .adj = svobodný
    .people = Svobodní občané (pruhy)
    .gen = Svobodného modrozeleného státu (pruhy)
    .dat = Svobodnému modrozelenému státu (pruhy)
    .acc = Svobodný modrozelený stát (pruhy)
    .ins = Svobodným modrozeleným státem (pruhy)
    .loc = Svobodném modrozeleném státě (pruhy)
    .gender = m
realm-free-violet-plain = Svobodný fialový stát
    .in = ve svobodném fialovém státě
    .into = do svobodného fialového státu
    .from = ze svobodného fialového státu
    .with = se svobodným fialovým státem
    .adj = svobodný
    .people = Svobodní občané
    .gen = Svobodného fialového státu
    .dat = Svobodnému fialovému státu
    .acc = Svobodný fialový stát
    .ins = Svobodným fialovým státem
    .loc = Svobodném fialovém státě
    .gender = m
realm-free-violet-striped = Svobodný fialový stát (pruhy)
    .in = ve svobodném fialovém státě (pruhy)
    .into = do svobodného fialového státu (pruhy)
    .from = ze svobodného fialového státu (pruhy)
    .with = se svobodným fialovým státem (pruhy)
    .adj = svobodný
    .people = Svobodní občané (pruhy)
    .gen = Svobodného fialového státu (pruhy)
    .dat = Svobodnému fialovému státu (pruhy)
    .acc = Svobodný fialový stát (pruhy)
    .ins = Svobodným fialovým státem (pruhy)
    .loc = Svobodném fialovém státě (pruhy)
    .gender = m
realm-free-slate-plain = Svobodný břidlicový stát
    .in = ve svobodném břidlicovém státě
    .into = do svobodného břidlicového státu
    .from = ze svobodného břidlicového státu
    .with = se svobodným břidlicovým státem
    .adj = svobodný
    .people = Svobodní občané
    .gen = Svobodného břidlicového státu
    .dat = Svobodnému břidlicovému státu
    .acc = Svobodný břidlicový stát
    .ins = Svobodným břidlicovým státem
    .loc = Svobodném břidlicovém státě
    .gender = m
realm-free-slate-striped = Svobodný břidlicový stát (pruhy)
    .in = ve svobodném břidlicovém státě (pruhy)
    .into = do svobodného břidlicového státu (pruhy)
    .from = ze svobodného břidlicového státu (pruhy)
    .with = se svobodným břidlicovým státem (pruhy)
    .adj = svobodný
    .people = Svobodní občané (pruhy)
    .gen = Svobodného břidlicového státu (pruhy)
    .dat = Svobodnému břidlicovému státu (pruhy)
    .acc = Svobodný břidlicový stát (pruhy)
    .ins = Svobodným břidlicovým státem (pruhy)
    .loc = Svobodném břidlicovém státě (pruhy)
    .gender = m

prompt-add-unrest = { $number ->
    [one] Kde vypuknou nepokoje?
   *[other] Kde vypuknou nepokoje? Ještě { $number }×.
}
prompt-calm = { $number ->
    [one] Kde nepokoje ustanou?
   *[other] Kde nepokoje ustanou? Nejvýše { $number }×.
}
prompt-piece-for-cb = Všechny tvé žetony jsou ve hře. Který se stane CB proti { $realm-dat }?
prompt-free-territory = Ke které dynamické NHŘ se { $province } přidá?
prompt-take-rebel-town = Všechna vzbouřenecká města jsou na mapě. Které přejde do provincie { $province }?
prompt-roll-in = Ve které oblasti budeš teď házet kostkami vzbouřenců?
prompt-give-up = Kterou provincii { $area-in } ti vzbouřenci vezmou?
prompt-lose-of = Kterou panovnickou moc ztratíš?
prompt-exhaust = Která jednotka se vyčerpá?
prompt-lose-to-rebels = Kterou provincii { $area-in } vzbouřenci oblehnou?
prompt-dissent = Náboženské neshody { $area-in }: ve kterém městě budou nepokoje?
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
option-spare-area = Díky myšlence zůstane klid: { $area }
option-dissent-vassal = Nepokoje: { $province }
option-dissent-influence = Odebrat 1 vliv: { $area }

log-unrest-grows = { $player }: nepokoje v provincii { $province }.
log-calms = { $player }: v provincii { $province } je zase klid.
log-cb-placed = { $player } klade žeton CB proti { $realm-dat }.
log-rebels-take = Vzbouřenci se zmocnili provincie { $province } ({ $player }).
log-occupant-leaves = Provincie { $province } je volná, { $player } ji už neobsazuje.
log-liberated = Provincie { $province } je osvobozena a patří { $realm-dat }.
log-rolls-rebel-die = { $player } hází { $area-in } kostkou vzbouřenců: { $rebel-face }.
log-rebels-cost-power = { $player } ztrácí 1 panovnickou moc: { $power }.
log-rebels-cost-ducats = { $number ->
    [one] { $player } ztrácí { $number } dukát.
    [few] { $player } ztrácí { $number } dukáty.
   *[other] { $player } ztrácí { $number } dukátů.
}
log-rebels-exhaust = { $player } vyčerpává 1 jednotku.
log-rebels-go = { $number ->
    [one] { $number } vzbouřenecká jednotka přechází z oblasti { $area } do oblasti { $area2 }.
    [few] { $number } vzbouřenecké jednotky přecházejí z oblasti { $area } do oblasti { $area2 }.
   *[other] { $number } vzbouřeneckých jednotek přechází z oblasti { $area } do oblasti { $area2 }.
}
log-rebels-disperse = 1 vzbouřenecká jednotka { $area-in } se rozprchla.
log-invades = { $realm } { $realm-gender ->
    [pf] vpadají
    [pi] vpadají
    [pm] vpadají
   *[other] vpadá
} { $area-into } ({ $number ->
    [one] { $number } jednotka
    [few] { $number } jednotky
   *[other] { $number } jednotek
}).
log-cb-unused = { $number ->
    [one] { $player } nevyužívá CB proti { $realm-dat } a ztrácí { $number } bod věhlasu.
    [few] { $player } nevyužívá CB proti { $realm-dat } a ztrácí { $number } body věhlasu.
   *[other] { $player } nevyužívá CB proti { $realm-dat } a ztrácí { $number } bodů věhlasu.
}
log-succession-lost = { $number ->
    [one] { $player } ztrácí { $number } bod věhlasu za sporné nástupnictví { $realm-in }.
    [few] { $player } ztrácí { $number } body věhlasu za sporné nástupnictví { $realm-in }.
   *[other] { $player } ztrácí { $number } bodů věhlasu za sporné nástupnictví { $realm-in }.
}
log-towns-occupied = { $number ->
    [one] { $player } ztrácí { $number } bod věhlasu za obsazená města.
    [few] { $player } ztrácí { $number } body věhlasu za obsazená města.
   *[other] { $player } ztrácí { $number } bodů věhlasu za obsazená města.
}
log-interregnum-goes-on = { $player }: interregnum trvá.
