# Rozdział 16.3: efekty kart.

resource-ducats = dukaty
resource-adm = Władza administracyjna
resource-dip = Władza dyplomatyczna
resource-mil = Władza wojskowa
resource-monarch-power = punkty Władzy
resource-prestige = Prestiż
resource-stability = Stabilność
resource-manpower = potencjał mobilizacyjny
resource-manpower-token = żeton +1 potencjału
resource-colonist = koloniści
resource-influence = wpływ
resource-claim = roszczenie
resource-alliance = sojusz
resource-marriage = mariaż królewski
resource-cardinal = kardynał
resource-imperial-authority = Autorytet Cesarski
resource-merchant = kupiec
resource-action-card = karta akcji
resource-town = miasto
resource-vassal = wasal
resource-infantry = piechota
resource-cavalry = kawaleria
resource-artillery = artyleria
resource-mercenary = najemnicy
resource-light-ship = okręt lekki
resource-heavy-ship = okręt ciężki
resource-galley = galera
resource-core = żeton rdzenności
resource-casus-belli = casus belli
count-resource-ducats = { $number ->
    [one] { $number } dukata
    [few] { $number } dukaty
   *[other] { $number } dukatów
}
count-resource-adm = { $number ->
    [one] { $number } Władzę administracyjną
   *[other] { $number } Władzy administracyjnej
}
count-resource-dip = { $number ->
    [one] { $number } Władzę dyplomatyczną
   *[other] { $number } Władzy dyplomatycznej
}
count-resource-mil = { $number ->
    [one] { $number } Władzę wojskową
   *[other] { $number } Władzy wojskowej
}
count-resource-monarch-power = { $number ->
    [one] { $number } punkt Władzy
    [few] { $number } punkty Władzy
   *[other] { $number } punktów Władzy
}
count-resource-prestige = { $number ->
    [one] { $number } Prestiż
   *[other] { $number } Prestiżu
}
count-resource-stability = { $number ->
    [one] { $number } Stabilność
   *[other] { $number } Stabilności
}
count-resource-manpower = { $number }× potencjał mobilizacyjny
count-resource-colonist = { $number ->
    [one] { $number } kolonistę
   *[other] { $number } kolonistów
}
count-resource-manpower-token = { $number ->
    [one] { $number } żeton +1 potencjału
    [few] { $number } żetony +1 potencjału
   *[other] { $number } żetonów +1 potencjału
}
count-resource-influence = { $number ->
    [one] { $number } kostkę wpływów
    [few] { $number } kostki wpływów
   *[other] { $number } kostek wpływów
}
count-resource-claim = { $number ->
    [one] { $number } roszczenie
    [few] { $number } roszczenia
   *[other] { $number } roszczeń
}
count-resource-alliance = { $number ->
    [one] { $number } sojusz
    [few] { $number } sojusze
   *[other] { $number } sojuszy
}
count-resource-marriage = { $number ->
    [one] { $number } mariaż królewski
    [few] { $number } mariaże królewskie
   *[other] { $number } mariaży królewskich
}
count-resource-cardinal = { $number ->
    [one] { $number } kardynała
    [few] { $number } kardynałów
   *[other] { $number } kardynałów
}
count-resource-imperial-authority = { $number ->
    [one] { $number } punkt Autorytetu Cesarskiego
    [few] { $number } punkty Autorytetu Cesarskiego
   *[other] { $number } punktów Autorytetu Cesarskiego
}
count-resource-merchant = { $number ->
    [one] { $number } kupca
    [few] { $number } kupców
   *[other] { $number } kupców
}
count-resource-action-card = { $number ->
    [one] { $number } kartę akcji
    [few] { $number } karty akcji
   *[other] { $number } kart akcji
}
count-resource-town = { $number ->
    [one] { $number } miasto
    [few] { $number } miasta
   *[other] { $number } miast
}
count-resource-vassal = { $number ->
    [one] { $number } wasala
    [few] { $number } wasali
   *[other] { $number } wasali
}
count-resource-infantry = { $number ->
    [one] { $number } jednostkę piechoty
    [few] { $number } jednostki piechoty
   *[other] { $number } jednostek piechoty
}
count-resource-cavalry = { $number ->
    [one] { $number } jednostkę kawalerii
    [few] { $number } jednostki kawalerii
   *[other] { $number } jednostek kawalerii
}
count-resource-artillery = { $number ->
    [one] { $number } jednostkę artylerii
    [few] { $number } jednostki artylerii
   *[other] { $number } jednostek artylerii
}
count-resource-mercenary = { $number ->
    [one] { $number } jednostkę najemników
    [few] { $number } jednostki najemników
   *[other] { $number } jednostek najemników
}
count-resource-light-ship = { $number ->
    [one] { $number } okręt lekki
    [few] { $number } okręty lekkie
   *[other] { $number } okrętów lekkich
}
count-resource-heavy-ship = { $number ->
    [one] { $number } okręt ciężki
    [few] { $number } okręty ciężkie
   *[other] { $number } okrętów ciężkich
}
count-resource-galley = { $number ->
    [one] { $number } galerę
    [few] { $number } galery
   *[other] { $number } galer
}
count-resource-core = { $number ->
    [one] { $number } żeton rdzenności
    [few] { $number } żetony rdzenności
   *[other] { $number } żetonów rdzenności
}
count-resource-casus-belli = { $number } casus belli

log-gains = { $player }: { $resource } +{ $number }.
log-loses = { $player }: { $resource } −{ $number }.

option-pick-area = { $area }
option-pick-province = { $province }
option-pick-realm = { $realm }
option-pick-node = { $node }
option-pick-power = { $power }
prompt-gain-where = Zyskujesz: { $resource } ({ $number }). Gdzie?
prompt-lose-where = Tracisz: { $resource } ({ $number }). Co dokładnie?
prompt-gain-power = Którą Władzę zyskujesz? Zostało { $number }.
prompt-lose-power = Którą Władzę tracisz? Zostało { $number }.

prompt-event-choice = { $event }: A czy B?
prompt-card-choice = A czy B?
option-choose-a = A
option-choose-b = B
log-chooses-a = { $player } wybiera A.
log-chooses-b = { $player } wybiera B.
prompt-pay-price = Zapłacisz { $price }?
option-pay-price = Zapłać
option-pay-nothing = Nie płać
log-rolls-die = { $player }: wynik na kości to { $number }.
prompt-effect-player = Kogo to dotyczy?
option-choose-player = { $player }
prompt-pick-that-realm = Które królestwo?
option-pick-that-realm = { $realm }
option-pick-no-realm = Żadne
prompt-effect-target = { $number ->
    [one] Jaki cel?
   *[other] Jakie cele? Najwyżej { $number }.
}
option-target-area = { $area }
option-target-realm = { $realm }
option-target-node = { $node }
option-target-army = { $army }
option-targets-enough = Wystarczy
prompt-idea-order = Która z twoich idei działa pierwsza?
option-first-idea = { $idea }

prompt-displace-influence = Obszar jest pełny. Czyj wpływ znika?
option-displace-influence = { $player }
option-displace-imperial = Wpływ cesarski
prompt-consent-to-alliance = { $player } proponuje ci sojusz.
prompt-consent-to-marriage = { $player } proponuje ci mariaż królewski.
option-consent = Zgoda
option-refuse-consent = Odmowa
prompt-gain-cb = Przeciw komu położysz żeton CB?
option-take-cb = { $realm }
option-take-no-cb = Przeciw nikomu
prompt-take-back-token = Nie masz wolnego żetonu ({ $realm }). Który zabierzesz z planszy?
option-take-back-alliance = Sojusz: { $realm }
option-take-back-marriage = Mariaż: { $realm }
option-go-without-token = Obejdź się bez niego
prompt-bridal-deck = Z której talii oboje dobieracie kartę?
option-bridal-deck = { $power }

prompt-place-force = Zyskujesz: { $resource } ({ $number }). Gdzie?
option-put-unit = { $area }, osobno
option-put-unit-in-army = { $area }: { $army }
option-put-ship-in-port = Do portu: { $province }
option-put-ship-at-sea = Na morze: { $zone }
option-put-ship-on-guard = Ochrona handlu: { $zone }
option-put-ship-in-fleet = Do floty w porcie: { $province }
option-put-ship-in-fleet-at-sea = Do floty: { $zone }
prompt-lose-force = Tracisz: { $resource } ({ $number }). Gdzie?
option-lose-single-unit = Pojedyncza piechota: { $area }
option-lose-unit-of-army = { $army }: { $unit }
option-lose-ship-in-port = W porcie: { $province }
option-lose-ship-at-sea = Na morzu: { $zone }
option-lose-guard = Ochrona handlu: { $zone }
option-lose-ship-of-fleet = We flocie
option-lose-damaged-ship = Uszkodzony, we flocie

prompt-effect-draw-from = Z której talii dobierasz? Zostało { $number }.
option-effect-draw-from = { $power }
prompt-take-discard = Którą odrzuconą kartę bierzesz?
option-take-discard = { $card }
prompt-discard-card = Którą kartę odrzucasz? Zostało { $number }.
option-discard-card = { $card }
prompt-lose-cardinal = Którego kardynała tracisz? Zostało { $number }.
option-lose-cardinal = Pole { $number }
prompt-remove-influence = Który wpływ znika? Zostało { $number }.
option-remove-influence = { $area }: { $player }
    .short = { $player }
prompt-swap-influence = Gdzie kładziesz swój wpływ? Zostało { $number }.
option-swap-influence = { $area }, zamiast: { $player }
    .short = Zamiast: { $player }
option-swap-imperial = { $area }, zamiast wpływu cesarskiego
option-add-influence = { $area }

prompt-effect-calm = Gdzie ustaje niepokój? Zostało { $number }.
prompt-effect-rebels = Gdzie powstają buntownicy? Jednostki: { $number }.
prompt-effect-disperse = Gdzie buntownicy się rozchodzą? Zostało { $number }.
prompt-effect-devastate = Który obszar dotkną zniszczenia? Zostało { $number }.
prompt-effect-liberate = Która prowincja zostanie wyzwolona? Zostało { $number }.
log-rebels-leave = Buntownicy odchodzą: { $area }, jednostki: { $number }.
log-devastated = { $area }: zniszczenia.
prompt-effect-convert = Który obszar przyjmuje wiarę? Zostało { $number }.
prompt-effect-spread = Gdzie szerzy się wiara ({ $faith })? Zostało { $number }.
prompt-subjugate = Kogo sobie podporządkujesz?
log-truce-made = Rozejm: { $realm } i { $realm2 }.
log-new-dnpr = Nowa potęga: { $realm }.

prompt-expand-node = Który węzeł handlowy się rozwija?
prompt-take-expansion-from = Wszystkie żetony rozwoju są w użyciu. Skąd przyjdzie ten dla węzła { $node }?
prompt-effect-pirates = Gdzie pojawiają się piraci? Zostało { $number }.
prompt-pirates-from = Wszyscy piraci są w grze. Skąd przypłyną do węzła { $node }?
prompt-clear-pirates = Skąd odpływają piraci? Zostało { $number }.
log-node-expanded = { $node } to rozwinięty węzeł handlowy.
log-node-shrinks = { $node } nie jest już rozwiniętym węzłem handlowym.
log-pirates-come = Pojawiają się piraci: { $node }.
log-pirates-go = Piraci znikają: { $node }.

prompt-gained-idea = Czy opracujesz ideę?
option-decline-idea = Żadnej
prompt-pay-for-idea = { $idea }: czym zapłacisz? Zostało { $number }.
prompt-crown-discard = Czy ukoronujesz odrzuconego lidera?
option-crown-discard = { $card }
option-crown-nobody = Nikogo
prompt-gained-character = Czy bierzesz tę postać?
option-take-character = { $card }
option-leave-character = Nie
prompt-effect-replace-milestone = Który kamień milowy wymienisz? Najwyżej { $number }.
option-effect-replace-milestone = { $goal-deck }
option-keep-milestones = Zostaw je
log-milestone-replaced = Zamiast kamienia milowego { $milestone } jest teraz { $milestone2 }.
log-loan-forgiven = { $player } odrzuca żetony odsetek: { $number }.
log-ruler-sickens = { $player }: władca zachorował.
