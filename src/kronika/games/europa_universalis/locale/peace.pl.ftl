# Chapter 10: Peace Resolution.

peace-term-white-peace = Biały pokój
peace-term-keep-board-state = Zachowanie bieżącego stanu
peace-term-humiliation = Upokorzenie
peace-term-vassalization = Wasalizacja
peace-term-force-conversion = Wymuszone nawrócenie
peace-term-desired-succession = Zabezpieczenie sukcesji
peace-term-full-annexation = Pełna aneksja

prompt-settle-victory = Które ze swoich całkowitych zwycięstw rozliczasz najpierw?
prompt-settle-war = Z kim zawierasz pokój?
prompt-choose-term = Który warunek pokoju narzucasz { $realm-dat }?
prompt-end-war = Jak kończy się twoja wojna { $realm-with }?
prompt-exchange-for = Którą swoją prowincję odzyskujesz w zamian?
prompt-fate-of-province = Co się stanie z prowincją { $province }?
prompt-give-claim = Oddajesz roszczenie, by uspokoić zdobyte prowincje?
prompt-claim-lost-land = Gdzie zgłaszasz roszczenie do utraconych ziem?
prompt-ally-with-freed = Z którym wyzwolonym królestwem zawierasz sojusz?
prompt-influence-by-peace = { $number ->
    [one] Gdzie umieszczasz 1 wpływ?
   *[other] Gdzie umieszczasz wpływy? Najwyżej { $number }.
}
prompt-push-out-influence = Obszar { $area } jest pełny. Czyj wpływ znika?
prompt-lose-influence-in = { $number ->
    [one] Gdzie tracisz 1 wpływ?
   *[other] Gdzie tracisz wpływy? Jeszcze { $number }.
}
prompt-crown-loser = Który lider zasiądzie na tronie przegranego ({ $player })?
prompt-ally-with-loser = Zawierasz sojusz { $realm-with }?
prompt-offer-term = Jaki pokój proponujesz { $player-dat }?
prompt-extra-action = Czy jeden z was może zrobić coś jeszcze?
prompt-answer-peace = { $player } proponuje ci pokój: { $peace-term }. Co odpowiadasz?
prompt-return-to = Dokąd wracają twoje jednostki z obszaru { $area }?
prompt-extra-ties = Z czego jeszcze rezygnuje { $player }?
prompt-extra-deal = Czy { $player } zawiera dodatkowo umowę?

option-settle-with = { $realm }
option-settle-no-more = Pozostałe wojny trwają
option-enforce = Narzuć: { $peace-term }
option-offer-white-peace = Biały pokój
option-negotiate = Negocjuj
option-surrender = Skapituluj
option-go-on-fighting = Walcz dalej
option-exchange-for = Odzyskaj: { $province }
option-exchange-for-done = To wszystko
option-keep-province = Zatrzymaj: { $province }
option-return-province = Zwróć za dukaty: { $province }
option-liberate-province = Wyzwól: { $province }
option-exchange-province = Oddaj w zamian: { $province }
option-give-claim = Roszczenie: { $area }
option-keep-claims = Zatrzymaj roszczenia
option-claim-lost-land = { $area }
option-no-claim = Żadnego więcej roszczenia
option-ally-with-freed = { $realm }
option-no-freed-ally = Z żadnym
option-influence-by-peace = { $area }
option-influence-by-peace-done = Wystarczy
option-push-out-influence = { $player }
option-push-out-imperial = Wpływ cesarski
option-lose-influence-in = { $area }
option-crown-loser = { $card }
option-leave-ruler = Zostaw władcę na tronie
option-ally-with-loser = Sojusz: { $realm }
option-no-alliance = Bez sojuszu
option-offer-term = { $peace-term }, zwycięzca: { $player }
option-offer-even-term = { $peace-term }, bez zwycięzcy
option-no-offer = Niczego nie proponuj
option-no-extra = Nikt
option-accept-peace = Przyjmij
option-reject-peace = Odrzuć
option-counter-peace = Złóż inną propozycję
option-return-to = { $area }
option-extra-for = { $player }
option-tie-influence = 1 wpływ: { $area }
option-tie-claim = Roszczenie: { $area }
option-tie-alliance = Sojusz: { $realm }
option-ties-done = To wszystko
option-write-deal = Spisz umowę
option-no-deal = Bez umowy

log-peace-made = { $realm } i { $realm2 } zawierają pokój: { $peace-term }.
log-prestige-changes = { $player }: Prestiż { $number }.
log-ally-lost = { $player } traci sojusznika: { $realm }.
log-war-goes-on = { $realm } i { $realm2 } walczą dalej.
log-keeps-province = { $player } zatrzymuje prowincję { $province }.
log-returns-province = { $player } zwraca prowincję { $province }.
log-pays-for-peace = { $number ->
    [one] { $player } płaci { $player2-dat } { $number } dukata.
    [few] { $player } płaci { $player2-dat } { $number } dukaty.
   *[other] { $player } płaci { $player2-dat } { $number } dukatów.
}
log-supply-pays-for-peace = { $number ->
    [one] { $player } otrzymuje { $number } dukata.
    [few] { $player } otrzymuje { $number } dukaty.
   *[other] { $player } otrzymuje { $number } dukatów.
}
log-becomes-vassal = Nowy wasal: { $realm } ({ $player }).
log-is-annexed = { $player } anektuje { $realm-acc }.
log-ruler-imposed = { $player } ma nowego władcę: { $card }.
log-influence-by-peace = { $player } zyskuje wpływ { $area-in }.
log-peace-offered = { $player } proponuje { $player2-dat } pokój: { $peace-term }.
log-peace-rejected = { $player } odrzuca propozycję ({ $player2 }).
log-surrenders = { $player } kapituluje ({ $player2 } zwycięża).
log-goes-home = { $player }: jednostki wracają { $area2-into } ({ $area }).
log-allies-leave = { $player } odsyła jednostki sojusznicze.
log-offered-return = Propozycja: prowincja { $province } wraca za dukaty.
log-offered-liberty = Propozycja: prowincja { $province } zostaje wyzwolona.
log-offered-exchange = Propozycja: prowincja { $province } zostaje wymieniona.
log-offered-victor = Propozycja: zwycięzcą jest { $player }.
log-offered-influence = Propozycja: { $player } rezygnuje z 1 wpływu { $area-in }.
log-offered-claim = Propozycja: { $player } rezygnuje z roszczenia { $area-in }.
log-offered-alliance = Propozycja: { $player } zrywa sojusz { $realm-with }.
