# Chapter 10: Peace Resolution.

peace-term-white-peace = Biały pokój
peace-term-keep-board-state = Zachowanie obecnego stanu
peace-term-humiliation = Upokorzenie
peace-term-vassalization = Wasalizacja
peace-term-force-conversion = Wymuszona konwersja
peace-term-desired-succession = Zapewnienie sukcesji
peace-term-full-annexation = Pełna aneksja

prompt-settle-victory = Które ze swoich całkowitych zwycięstw rozliczasz najpierw?
prompt-settle-war = Z kim zawierasz pokój?
prompt-choose-term = Który warunek pokoju narzucasz królestwu { $realm }?
prompt-end-war = Jak kończy się twoja wojna z królestwem { $realm }?
prompt-exchange-for = Którą swoją prowincję odzyskujesz w zamian?
prompt-fate-of-province = Co się stanie z prowincją { $province }?
prompt-give-claim = Oddajesz roszczenie, by uspokoić zdobycze?
prompt-claim-lost-land = Gdzie zgłaszasz roszczenie do utraconych ziem?
prompt-ally-with-freed = Z którym wyzwolonym królestwem zawierasz sojusz?
prompt-influence-by-peace = { $number ->
    [one] Gdzie umieszczasz 1 wpływ?
   *[other] Gdzie umieszczasz wpływy? Najwyżej { $number }.
}
prompt-displace-influence = { $area } jest pełny. Czyj wpływ znika?
prompt-lose-influence-in = { $number ->
    [one] Gdzie tracisz 1 wpływ?
   *[other] Gdzie tracisz wpływy? Jeszcze { $number }.
}
prompt-dismiss-allied = { $number ->
    [one] Która jednostka sojusznicza odchodzi?
   *[other] Które jednostki sojusznicze odchodzą? Jeszcze { $number }.
}
prompt-crown-loser = Który dowódca zasiądzie na tronie przegranego ({ $player })?
prompt-ally-with-loser = Zawierasz sojusz z królestwem { $realm }?
prompt-offer-term = Jaki pokój proponujesz ({ $player })?
prompt-extra-action = Czy jeden z was może zrobić coś jeszcze?
prompt-answer-peace = { $player } proponuje ci pokój: { $peace-term }. Co odpowiadasz?
prompt-return-to = Dokąd wracają twoje jednostki z obszaru { $area }?

option-settle-with = { $realm }
option-settle-no-more = Pozostałe wojny trwają
option-enforce = Narzuć: { $peace-term }
option-offer-white-peace = Biały pokój
option-negotiate = Negocjuj
option-surrender = Skapituluj
option-fight-on = Walcz dalej
option-exchange-for = Odzyskaj: { $province }
option-exchange-for-done = To wszystko
option-keep-province = Zatrzymaj: { $province }
option-return-province = Zwróć za dukaty: { $province }
option-liberate-province = Wyzwól: { $province }
option-exchange-province = Oddaj w zamian: { $province }
option-give-claim = Roszczenie: { $area }
option-keep-claims = Zatrzymaj roszczenia
option-claim-lost-land = { $area }
option-no-claim = Więcej roszczeń nie
option-ally-with-freed = { $realm }
option-no-freed-ally = Z żadnym
option-influence-by-peace = { $area }
option-influence-by-peace-done = Wystarczy
option-displace-influence = { $player }
option-displace-imperial = Wpływ cesarski
option-lose-influence-in = { $area }
option-dismiss-reserve = Jednostka z rezerwy
option-dismiss-of-army = { $army }: { $unit }
option-crown-loser = { $card }
option-leave-ruler = Zostaw władcę na tronie
option-ally-with-loser = Sojusz: { $realm }
option-no-alliance = Bez sojuszu
option-offer-term = { $peace-term }, zwycięzca: { $player }
option-offer-even-term = { $peace-term }, bez zwycięzcy
option-no-offer = Niczego nie proponuj
option-no-extra = Nikt
option-extra-cut-ties = { $player }: zerwanie więzi
option-extra-diplomacy = { $player }: dyplomacja
option-extra-both = { $player }: jedno i drugie
option-accept-peace = Przyjmij
option-reject-peace = Odrzuć
option-counter-peace = Złóż inną propozycję
option-return-to = { $area }

log-peace-made = { $realm } i { $realm2 } zawierają pokój: { $peace-term }.
log-prestige-changes = { $player }: prestiż { $number }.
log-ally-lost = { $player } traci sojusznika: { $realm }.
log-war-goes-on = { $realm } i { $realm2 } walczą dalej.
log-keeps-province = { $player } zatrzymuje prowincję { $province }.
log-returns-province = { $player } zwraca prowincję { $province }.
log-pays-for-peace = { $player } płaci { $number } dukatów ({ $player2 }).
log-supply-pays-for-peace = { $player } otrzymuje { $number } dukatów.
log-becomes-vassal = { $realm } zostaje wasalem ({ $player }).
log-is-annexed = { $player } anektuje królestwo { $realm }.
log-ruler-imposed = { $player } ma nowego władcę: { $card }.
log-allied-by-peace = { $player } zawiera sojusz z królestwem { $realm }.
log-influence-by-peace = { $player } zyskuje wpływ w obszarze { $area }.
log-peace-offered = { $player } proponuje pokój ({ $player2 }): { $peace-term }.
log-peace-rejected = { $player } odrzuca propozycję ({ $player2 }).
log-surrenders = { $player } kapituluje ({ $player2 } zwycięża).
log-goes-home = { $player }: jednostki wracają z obszaru { $area } do obszaru { $area2 }.
log-allies-leave = { $player } odsyła jednostki sojusznicze.
