# Chapter 14 and phase 3: Unrest, Rebel Dice, Rebel Units, liberation, invasions.

colour-amber = Bursztynowy
colour-teal = Morski
colour-violet = Fioletowy
colour-slate = Łupkowy
pattern-plain = jednolity
pattern-striped = w paski
rebel-face-rebellion = rebelia
rebel-face-lose-1-monarch-power = strata 1 punktu Władzy
rebel-face-exhaust-1-manpower = wyczerpanie 1 jednostki
rebel-face-lose-2-ducats = strata 2 dukatów
rebel-face-no-effect = bez efektu
rebel-face-remove-1-unrest = koniec niepokojów w 1 prowincji
realm-free-amber-plain = Wolne bursztynowe państwo
    .in = w wolnym bursztynowym państwie
    .into = do wolnego bursztynowego państwa
    .from = z wolnego bursztynowego państwa
    .with = z wolnym bursztynowym państwem
    .adj = wolne
    .people = Wolni obywatele
    .gen = Wolnego bursztynowego państwa
    .dat = Wolnemu bursztynowemu państwu
    .acc = Wolne bursztynowe państwo
    .ins = Wolnym bursztynowym państwem
    .loc = Wolnym bursztynowym państwie
    .gender = n
realm-free-amber-striped = Wolne bursztynowe państwo (paski)
    .in = w wolnym bursztynowym państwie (paski)
    .into = do wolnego bursztynowego państwa (paski)
    .from = z wolnego bursztynowego państwa (paski)
    .with = z wolnym bursztynowym państwem (paski)
    .adj = wolne
    .people = Wolni obywatele (paski)
    .gen = Wolnego bursztynowego państwa (paski)
    .dat = Wolnemu bursztynowemu państwu (paski)
    .acc = Wolne bursztynowe państwo (paski)
    .ins = Wolnym bursztynowym państwem (paski)
    .loc = Wolnym bursztynowym państwie (paski)
    .gender = n
realm-free-teal-plain = Wolne morskie państwo
    .in = w wolnym morskim państwie
    .into = do wolnego morskiego państwa
    .from = z wolnego morskiego państwa
    .with = z wolnym morskim państwem
    .adj = wolne
    .people = Wolni obywatele
    .gen = Wolnego morskiego państwa
    .dat = Wolnemu morskiemu państwu
    .acc = Wolne morskie państwo
    .ins = Wolnym morskim państwem
    .loc = Wolnym morskim państwie
    .gender = n
realm-free-teal-striped = Wolne morskie państwo (paski)
    .in = w wolnym morskim państwie (paski)
    .into = do wolnego morskiego państwa (paski)
    .from = z wolnego morskiego państwa (paski)
    .with = z wolnym morskim państwem (paski)
    .adj = wolne
    .people = Wolni obywatele (paski)
    .gen = Wolnego morskiego państwa (paski)
    .dat = Wolnemu morskiemu państwu (paski)
    .acc = Wolne morskie państwo (paski)
    .ins = Wolnym morskim państwem (paski)
    .loc = Wolnym morskim państwie (paski)
    .gender = n
realm-free-violet-plain = Wolne fioletowe państwo
    .in = w wolnym fioletowym państwie
    .into = do wolnego fioletowego państwa
    .from = z wolnego fioletowego państwa
    .with = z wolnym fioletowym państwem
    .adj = wolne
    .people = Wolni obywatele
    .gen = Wolnego fioletowego państwa
    .dat = Wolnemu fioletowemu państwu
    .acc = Wolne fioletowe państwo
    .ins = Wolnym fioletowym państwem
    .loc = Wolnym fioletowym państwie
    .gender = n
realm-free-violet-striped = Wolne fioletowe państwo (paski)
    .in = w wolnym fioletowym państwie (paski)
    .into = do wolnego fioletowego państwa (paski)
    .from = z wolnego fioletowego państwa (paski)
    .with = z wolnym fioletowym państwem (paski)
    .adj = wolne
    .people = Wolni obywatele (paski)
    .gen = Wolnego fioletowego państwa (paski)
    .dat = Wolnemu fioletowemu państwu (paski)
    .acc = Wolne fioletowe państwo (paski)
    .ins = Wolnym fioletowym państwem (paski)
    .loc = Wolnym fioletowym państwie (paski)
    .gender = n
realm-free-slate-plain = Wolne łupkowe państwo
    .in = w wolnym łupkowym państwie
    .into = do wolnego łupkowego państwa
    .from = z wolnego łupkowego państwa
    .with = z wolnym łupkowym państwem
    .adj = wolne
    .people = Wolni obywatele
    .gen = Wolnego łupkowego państwa
    .dat = Wolnemu łupkowemu państwu
    .acc = Wolne łupkowe państwo
    .ins = Wolnym łupkowym państwem
    .loc = Wolnym łupkowym państwie
    .gender = n
realm-free-slate-striped = Wolne łupkowe państwo (paski)
    .in = w wolnym łupkowym państwie (paski)
    .into = do wolnego łupkowego państwa (paski)
    .from = z wolnego łupkowego państwa (paski)
    .with = z wolnym łupkowym państwem (paski)
    .adj = wolne
    .people = Wolni obywatele (paski)
    .gen = Wolnego łupkowego państwa (paski)
    .dat = Wolnemu łupkowemu państwu (paski)
    .acc = Wolne łupkowe państwo (paski)
    .ins = Wolnym łupkowym państwem (paski)
    .loc = Wolnym łupkowym państwie (paski)
    .gender = n

prompt-add-unrest = { $number ->
    [one] Gdzie wybuchną niepokoje?
   *[other] Gdzie wybuchną niepokoje? Jeszcze { $number }.
}
prompt-calm = { $number ->
    [one] Gdzie ustaną niepokoje?
   *[other] Gdzie ustaną niepokoje? Najwyżej { $number }.
}
prompt-piece-for-cb = Wszystkie twoje żetony są w grze. Który stanie się CB przeciw { $realm-dat }?
prompt-free-territory = Do którego ekspansywnego NK dołączy { $province }?
prompt-take-rebel-town = Wszystkie miasta buntowników są na planszy. Które trafi do prowincji { $province }?
prompt-roll-in = Gdzie rzucasz teraz kośćmi rebelii?
prompt-give-up = Którą prowincję { $area-in } zajmą buntownicy?
prompt-lose-of = Którą Władzę tracisz?
prompt-exhaust = Która jednostka się wyczerpie?
prompt-lose-to-rebels = Którą prowincję { $area-in } oblegną buntownicy?
prompt-dissent = Niepokoje religijne { $area-in }: w którym mieście wybuchną?
prompt-dissent-vassal = Niepokoje religijne twoich wasali: co się stanie?

option-add-unrest = Niepokoje: { $province }
option-calm = Uspokój: { $province }
option-leave-unrest = Zostaw
option-turn-claim = Roszczenie: { $area }
option-move-cb = CB: { $realm }
option-free-territory = { $colour }, { $pattern }
option-take-rebel-town = Z prowincji { $province }
option-roll-in = { $area }
option-give-up = { $province }
option-lose-of = { $power }
option-rebels-exhaust-available = Jednostka dostępna
option-rebels-exhaust-single = Pojedyncza piechota: { $area }
option-rebels-exhaust-of-army = { $army }: { $unit }
option-lose-to-rebels = { $province }
option-dissent-town = Niepokoje: { $province }
option-spare-area = Dzięki idei zostaje spokój: { $area }
option-dissent-vassal = Niepokoje: { $province }
option-dissent-influence = Usuń 1 wpływ: { $area }

log-unrest-grows = { $player }: niepokoje w prowincji { $province }.
log-calms = { $player }: w prowincji { $province } znów panuje spokój.
log-cb-placed = { $player } kładzie żeton CB przeciw { $realm-dat }.
log-rebels-take = Buntownicy zajmują prowincję { $province } ({ $player }).
log-occupant-leaves = Prowincja { $province } jest wolna, { $player } już jej nie okupuje.
log-liberated = Prowincja { $province } zostaje wyzwolona, nowy właściciel: { $realm }.
log-rolls-rebel-die = { $player } rzuca { $area-in } kością rebelii: { $rebel-face }.
log-rebels-cost-power = { $player } traci 1 punkt Władzy: { $power }.
log-rebels-cost-ducats = { $number ->
    [one] { $player } traci { $number } dukata.
    [few] { $player } traci { $number } dukaty.
   *[other] { $player } traci { $number } dukatów.
}
log-rebels-exhaust = { $player } wyczerpuje 1 jednostkę.
log-rebels-go = { $number ->
    [one] { $number } jednostka buntowników idzie z obszaru { $area } do obszaru { $area2 }.
    [few] { $number } jednostki buntowników idą z obszaru { $area } do obszaru { $area2 }.
   *[other] { $number } jednostek buntowników idzie z obszaru { $area } do obszaru { $area2 }.
}
log-rebels-disperse = 1 jednostka buntowników { $area-in } rozprasza się.
log-invades = { $realm } { $realm-gender ->
    [p] najeżdżają
    [pm] najeżdżają
   *[other] najeżdża
} obszar { $area } ({ $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[other] { $number } jednostek
}).
log-cb-unused = { $number ->
    [one] { $player } nie wykorzystuje CB przeciw { $realm-dat } i traci { $number } Prestiż.
   *[other] { $player } nie wykorzystuje CB przeciw { $realm-dat } i traci { $number } Prestiżu.
}
log-succession-lost = { $number ->
    [one] { $player } traci { $number } Prestiż za sporną sukcesję { $realm-in }.
   *[other] { $player } traci { $number } Prestiżu za sporną sukcesję { $realm-in }.
}
log-towns-occupied = { $number ->
    [one] { $player } traci { $number } Prestiż za okupowane miasta.
   *[other] { $player } traci { $number } Prestiżu za okupowane miasta.
}
log-interregnum-goes-on = { $player }: bezkrólewie trwa.
