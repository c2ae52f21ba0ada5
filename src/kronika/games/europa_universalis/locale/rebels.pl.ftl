# Chapter 14 and phase 3: Unrest, Rebel Dice, Rebel Units, liberation, invasions.

prompt-add-unrest = { $number ->
    [one] Gdzie wybuchną niepokoje?
   *[other] Gdzie wybuchną niepokoje? Jeszcze { $number }.
}
prompt-calm = { $number ->
    [one] Gdzie ustaną niepokoje?
   *[other] Gdzie ustaną niepokoje? Najwyżej { $number }.
}
prompt-piece-for-cb = Wszystkie twoje żetony są w grze. Który stanie się CB przeciw królestwu { $realm }?
prompt-free-territory = Do którego dynamicznego królestwa dołączy { $province }?
prompt-take-rebel-town = Wszystkie miasta buntowników są na planszy. Które trafi do prowincji { $province }?
prompt-roll-in = Gdzie rzucasz teraz kośćmi rebelii?
prompt-give-up = Którą prowincję w obszarze { $area } zajmą buntownicy?
prompt-lose-of = Którą władzę monarszą tracisz?
prompt-exhaust = Która jednostka się wyczerpie?
prompt-lose-to-rebels = Którą prowincję w obszarze { $area } oblegną buntownicy?
prompt-dissent = Niepokoje religijne w obszarze { $area }: w którym mieście wybuchną?
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
log-cb-placed = { $player } kładzie żeton CB przeciw królestwu { $realm }.
log-rebels-take = Buntownicy zajmują prowincję { $province } ({ $player }).
log-occupant-leaves = { $province } jest wolna, { $player } już jej nie okupuje.
log-liberated = { $province } zostaje wyzwolona i należy do królestwa { $realm }.
log-rolls-rebel-die = { $player } rzuca kością rebelii w obszarze { $area }: { $rebel-face }.
log-rebels-cost-power = { $player } traci 1 punkt władzy: { $power }.
log-rebels-cost-ducats = { $player } traci { $number } dukaty.
log-rebels-exhaust = { $player } wyczerpuje 1 jednostkę.
log-rebels-go = { $number ->
    [one] { $number } jednostka buntowników idzie z obszaru { $area } do obszaru { $area2 }.
    [few] { $number } jednostki buntowników idą z obszaru { $area } do obszaru { $area2 }.
   *[other] { $number } jednostek buntowników idzie z obszaru { $area } do obszaru { $area2 }.
}
log-rebels-disperse = 1 jednostka buntowników w obszarze { $area } rozprasza się.
log-invades = { $realm } najeżdża obszar { $area } ({ $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[other] { $number } jednostek
}).
log-cb-unused = { $player } nie wykorzystuje CB przeciw królestwu { $realm } i traci { $number } prestiżu.
log-succession-lost = { $player } traci { $number } prestiżu za sporną sukcesję w królestwie { $realm }.
log-towns-occupied = { $player } traci { $number } prestiżu za okupowane miasta.
log-interregnum-goes-on = { $player }: bezkrólewie trwa.
