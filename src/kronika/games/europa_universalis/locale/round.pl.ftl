# Rozdziały 3, 4, 20 i 21: przygotowanie, tury, fazy 1, 4 i 5, końce epok, punktacja końcowa.

game-title = Europa Universalis
game-summary = Poprowadź królestwo Europy od 1444 roku: zawieraj mariaże i sojusze, handluj i odkrywaj, opracowuj idee, prowadź wojny i zawieraj pokój. Wygrywa, kto ma na końcu najwięcej Prestiżu.

setting-scenario = Scenariusz
setting-scenario-help = Kto i gdzie gra, od kiedy i jak długo.
setting-npr-invasions = Inwazje NK
setting-npr-invasions-help = Królestwa bez gracza odpowiadają ciosem graczom, którzy z nimi walczą.
setting-negotiated-peace = Pokój negocjowany
setting-negotiated-peace-help = Gracze mogą uzgodnić inne warunki pokoju niż te, które daje zwycięstwo.
setting-power-struggles = Konflikty o władzę
setting-power-struggles-help = Niektóre krainy stają się polami bitew, które dają Prestiż.
setting-hre-religion = Religia Cesarstwa
setting-hre-religion-help = Święte Cesarstwo Rzymskie może stać się protestanckie albo stracić religię oficjalną.
setting-imperial-elections = Elekcje cesarskie
setting-imperial-elections-help = Gdy Cesarz traci władcę, wybiera się nowego Cesarza.
setting-secret-negotiations = Tajne negocjacje
setting-secret-negotiations-help = Za 1 dodatkową Władzę dyplomatyczną dwaj gracze mogą porozmawiać na osobności.
setting-available-mercenaries = Dostępni najemnicy
setting-available-mercenaries-help = Armia aktywowana na własnym obszarze może wynająć najemników.
setting-no-surrender = Nigdy nie skapitulujemy!
setting-no-surrender-help = Nikt nie może skapitulować: wojny trwają, aż warunki da się narzucić lub uzgodnić.
setting-helping-hand = Podanie pomocnej dłoni
setting-helping-hand-help = Inni mogą zagrywać akcje bitewne za stronę NK.
setting-religious-rebels = Buntownicy religijni
setting-religious-rebels-help = Buntownicy innej wiary mogą zmusić królestwo do zmiany religii.
setting-random-x-events = Losowe wydarzenia z (X)
setting-random-x-events-help = Wydarzenia z (X) tasuje się przed rozdzieleniem na połowy epoki.
setting-revealing-more = Większa liczba jawnych informacji
setting-revealing-more-help = W sześć osób odsłonięte są 4 wydarzenia zamiast 3.
setting-bots = Boty
setting-bots-help = Królestwa, którymi grają proste reguły botów, oddzielone przecinkami.
setting-bot-level = Poziom botów
setting-bot-level-help = Od 1 (łatwy) do 4 (trudny).
setting-missions = Misje
setting-missions-help = Każdy wypełnia tajne misje swojego królestwa.
setting-balanced-start = Wyrównany początek
setting-balanced-start-help = Kto zaczyna z mniejszym stanem, dostaje za to Prestiż.
setting-free-events = Dowolny dobór wydarzeń
setting-free-events-help = Wydarzenia, które nie należą do żadnego królestwa, są losowane zamiast brane z listy scenariusza.

reason-events = Skończyła się ostatnia runda.
reason-lead = Przewaga była zbyt duża.
reason-prestige = Osiągnięto Prestiż, który kończy grę.
reason-pieces = Wszystkie miasta i żetony wasali jednego gracza były na planszy.
reason-instant = Spełniono cel scenariusza.
reason-left = Nikt inny już nie gra.
score-prestige = Prestiż
score-track = Prestiż przed punktacją końcową
score-tax = Podatki
score-cores = Żetony rdzenności
score-marriages = Mariaże
score-alliances = Sojusze
score-curia = Zarządca papieski
score-authority = Autorytet Cesarski
score-stability = Stabilność
score-occupied = Okupowane miasta
score-interest = Odsetki
score-extra = Cele scenariusza
score-missions = Misje
score-rank = Ranga

prompt-your-turn = Co robisz w swojej turze?
prompt-must-take-event = W tej turze musisz wykonać akcję wydarzenie.
prompt-turn-goes-on = Coś jeszcze w tej turze?
prompt-take-gained-action = Możesz teraz wykonać akcję: { $action }.
option-act = { $action }
option-end-turn = Zakończ turę
option-decline-action = Odmów
log-turn-begins = Tura: { $player }.
log-passes = { $number ->
    [0] { $player } pasuje.
    [one] { $player } pasuje i dostaje { $number } dukata.
    [few] { $player } pasuje i dostaje { $number } dukaty.
   *[other] { $player } pasuje i dostaje { $number } dukatów.
}
log-last-turns = Pozostali mają ostatnie tury tej rundy.
log-round-begins = { $age }, runda { $number }.
log-phase-begins = Faza: { $phase }.

prompt-draw-from = { $number ->
    [one] Z której talii dobierasz ostatnią kartę?
   *[other] Z której talii dobierasz? Zostało do dobrania: { $number }.
}
option-draw-from = { $power }
prompt-keep-cards = Zatrzymujesz nowe karty, każdą za { $number ->
    [one] { $number } dukata
    [few] { $number } dukaty
   *[other] { $number } dukatów
}?
prompt-keep-first-cards = Zatrzymaj najwyżej tyle kart: { $number }.
option-give-up-card = Odrzuć: { $card }
option-keep-rest = { $number ->
    [0] Zatrzymaj te
    [one] Zatrzymaj resztę za { $number } dukata
    [few] Zatrzymaj resztę za { $number } dukaty
   *[other] Zatrzymaj resztę za { $number } dukatów
}
prompt-first-appointments = Czy mianujesz kogoś z pierwszych kart?
option-appoint-now = Mianuj
option-appoint-nobody-else = Nikogo więcej
prompt-put-back-missions = Czy odkładasz misje?
prompt-pick-missions = Którą misję bierzesz?
option-put-back-mission = Odłóż: { $mission }
option-pick-mission = { $mission }
option-missions-done = To wszystko
log-draws = { $player } dobiera kartę ({ $power }).
log-drew = Twoja nowa karta: { $card }.
log-gives-up-card = { $player } odrzuca: { $card }.
log-pays-for-cards = { $number ->
    [one] { $player } płaci za { $number } nową kartę.
    [few] { $player } płaci za { $number } nowe karty.
   *[other] { $player } płaci za { $number } nowych kart.
}
log-has-missions = { $number ->
    [one] { $player } ma { $number } misję.
    [few] { $player } ma { $number } misje.
   *[other] { $player } ma { $number } misji.
}

prompt-cut-costs = Czy obniżasz koszty? Będziesz mieć { $number } D, a utrzymanie kosztuje { $number2 } D.
option-cut-no-more = Wystarczy
option-disband-unit = Rozwiąż: { $army }, { $unit } ({ $category })
option-disband-infantry = Rozwiąż piechotę { $area-in }
option-disband-ship = Rozwiąż okręt lekki: { $zone }
option-disband-guard = Rozwiąż okręt, który chroni handel: { $zone }
option-disband-docked = Rozwiąż okręt lekki w porcie: { $province }
option-disband-of-fleet = Rozwiąż z floty: { $ship }
option-disband-damaged = Rozwiąż uszkodzony okręt ciężki floty
option-recall-ship = Odwołaj okręt lekki: { $zone }
option-recall-guard = Odwołaj okręt, który chroni handel: { $zone }
option-recall-fleet = Odwołaj flotę
option-leave-light-ship = Okręt lekki opuszcza flotę i zostaje na morzu
prompt-recall-to = Do którego portu?
option-recall-to = { $province }
log-disbands-unit = { $player } rozwiązuje: { $unit } ({ $category }).
log-disbands-ship = { $player } rozwiązuje: { $ship }.
log-recalls-ships = { $player } odwołuje okręty: { $province }.
prompt-unpaid = Masz { $number } D, a utrzymanie kosztuje { $number2 } D. Zaciągasz pożyczkę czy coś zostaje nieopłacone?
option-borrow-for-upkeep = Zaciągnij pożyczkę
log-earns = { $player } zyskuje { $number } D i płaci { $number2 } D odsetek.
log-pays-upkeep = { $player } płaci za utrzymanie { $number } D.
prompt-waste-ducats = Korupcja kosztowałaby Władzę administracyjną: { $number }. Czy najpierw odrzucasz dukaty?
option-keep-ducats = Zatrzymaj wszystkie dukaty
option-waste-ducats = { $number ->
    [one] Odrzuć { $number } dukata
    [few] Odrzuć { $number } dukaty
   *[other] Odrzuć { $number } dukatów
}
prompt-pay-corruption = Korupcja: ile z { $number } płacisz Władzą administracyjną? Za resztę dostajesz odsetki.
option-pay-corruption = { $number }
log-corrupts = { $player }, korupcja: Władza administracyjna −{ $number }, żetony odsetek +{ $number2 }.
prompt-more-power = Twoja Stabilność daje jedną Władzę więcej. Którą?
option-more-power = { $power }
prompt-less-power = Twoja niestabilność zabiera jedną Władzę. Którą?
option-less-power = { $power }
log-gains-power = { $player } zyskuje Władzę: administracyjną { $number }, dyplomatyczną { $number2 }, wojskową { $number3 }.
log-scores-curia = { $player } zdobywa Prestiż za kurię papieską: { $number }.
log-scores-empire = { $player } zdobywa Prestiż za Autorytet Cesarski: { $number }.

prompt-return-units = { $number ->
    [one] Potencjał mobilizacyjny spadł: która jednostka wraca do zasobów?
   *[other] Potencjał mobilizacyjny spadł, do zasobów wracają jednostki: { $number }. Która teraz?
}
option-return-exhausted = Wyczerpana
option-return-available = Dostępna
option-return-unit = { $army }: { $unit }
option-return-infantry = Piechota { $area-in }
log-refreshes = { $number ->
    [one] { $player } odtwarza { $number } jednostkę.
    [few] { $player } odtwarza { $number } jednostki.
   *[other] { $player } odtwarza { $number } jednostek.
}
log-gains-colonists = { $number ->
    [one] { $player } dostaje { $number } kolonistę.
   *[other] { $player } dostaje { $number } kolonistów.
}
log-alliance-fades = { $player } traci sojusz: { $realm }.
prompt-lift-imperial = Autorytet Cesarski wynosi { $number }. Skąd zabierasz wpływ cesarski?
option-lift-imperial = { $area }
option-lift-no-more = Już znikąd
prompt-place-imperial = { $number ->
    [one] Gdzie kładziesz ostatni wpływ cesarski?
   *[other] Gdzie kładziesz wpływ cesarski? Zostało: { $number }.
}
option-place-imperial = { $area }
log-imperial-placed = Wpływ cesarski: { $area }.
prompt-keep-first-player = Czy zostajesz pierwszym graczem?
option-keep-first-player = Zostań pierwszym graczem
option-pass-first-player = Oddaj znacznik: { $player }
log-first-player = Pierwszy gracz: { $player }.
prompt-hand-limit = { $number ->
    [one] Odrzuć { $number } kartę.
    [few] Odrzuć { $number } karty.
   *[other] Odrzuć { $number } kart.
}

log-age-begins = Zaczyna się nowa epoka: { $age }.
prompt-replace-new-card = Masz najmniej Prestiżu: czy wymieniasz nową ideę albo kamień milowy?
option-replace-idea = { $idea }
option-replace-milestone = { $milestone }
option-replace-nothing = Niczego nie wymieniaj
prompt-choose-idea = Która idea zastąpi tę: { $idea }?
option-choose-idea = { $idea }
prompt-choose-milestone = Który kamień milowy zastąpi ten: { $milestone }?
option-choose-milestone = { $milestone }
log-replaces-idea = { $player } wymienia ideę: { $idea } → { $idea2 }.
log-replaces-milestone = { $player } wymienia kamień milowy: { $milestone } → { $milestone2 }.
log-scores-marriage = { $player } zdobywa Prestiż za mariaże: 1.
prompt-give-up-marriage = Który mariaż królewski kończy się z epoką?
option-give-up-marriage = { $realm }
option-keep-marriages = Zapłać Władzę dyplomatyczną ({ $number }) i zatrzymaj mariaże
log-keeps-marriages = { $player } płaci, by zatrzymać wszystkie mariaże.

log-reveals-mission = { $player } – wypełniona misja { $mission }: Prestiż { $number }.
log-final-score = { $player } zdobywa na końcu { $number } i ma { $number2 }.

option-leave-game = Opuść grę
prompt-really-leave = Odejdziesz, gdy skończy się runda i będziesz w stanie pokoju. Na pewno?
option-stay-in-game = Zostań
option-really-leave = Odejdź, królestwo zostanie bez gracza
log-will-leave = { $player } opuści grę po tej rundzie.
log-leaves-game = { $player } już nie gra.

prompt-reclaim-cubes = { $number ->
    [one] Brakuje ci { $number } kostki. Skąd ją bierzesz?
   *[other] Brakuje ci kostek: { $number }. Skąd bierzesz jedną?
}
prompt-reclaim-for-cover = Kostki muszą przyjść skądinąd ({ $number }). Skąd?
option-reclaim-power = { $power }
option-reclaim-influence = Wpływ { $area-in }
option-reclaim-colonist = Kolonista
option-reclaim-cardinal = Kardynał na polu { $number }
option-reclaim-charge = { $card }
option-forgo-cubes = Zrezygnuj z nich
log-reclaims-cube = { $player } bierze kostkę skądinąd.
option-hand-to-bot = Oddaj miejsce botowi
option-return-to-game = Wróć do gry
prompt-return-to-game = Twoim królestwem kieruje bot. Po tej rundzie możesz wrócić na swoje miejsce.
log-handed-to-bot = { $player } odchodzi, dalej gra bot.
log-will-return = { $player } wróci do gry po tej rundzie.
log-returns-to-game = { $player } wraca do gry.
