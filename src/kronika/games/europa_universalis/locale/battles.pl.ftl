# Chapters 9.6, 9.7 and 9.9: battles on land and at sea.

battle-side-attacker = Atakujący
battle-side-defender = Obrońcy
battle-symbol-blank = Nic
battle-symbol-f = Piechota
battle-symbol-g = Piechota z obrysem
battle-symbol-h = Kawaleria
battle-symbol-i = Artyleria
count-battle-symbol-blank = { $number }× nic
count-battle-symbol-f = { $number }× piechota
count-battle-symbol-g = { $number }× piechota z obrysem
count-battle-symbol-h = { $number }× kawaleria
count-battle-symbol-i = { $number }× artyleria
ship-sort-single = Okręt lekki poza flotą
ship-sort-light = Okręt lekki floty
ship-sort-heavy = Okręt ciężki
ship-sort-damaged = Uszkodzony okręt ciężki
ship-sort-galley = Galera

prompt-order-battles = Która bitwa będzie następna?
prompt-ships-against-pirates = Które okręty atakują piratów ({ $node })?
prompt-call-imperial = { $number ->
    [one] Czy jednostka cesarska dołączy do bitwy?
    [few] Czy { $number } jednostki cesarskie dołączą do bitwy?
   *[other] Czy { $number } jednostek cesarskich dołączy do bitwy?
}
prompt-choose-main-defender = Kto jest głównym obrońcą?
prompt-appoint-for-attack = Czy dajesz atakującym lidera?
prompt-appoint-for-defence = Czy dajesz obrońcom generała?
prompt-choose-leader-in-battle = Kto dowodzi w tej bitwie?
prompt-choose-base-dice = Którymi trzema kośćmi podstawowymi rzucasz w tej bitwie?
prompt-battle-action = Czy zagrywasz akcję bitewną?
prompt-help-in-battle = Czy pomagasz niezależnym królestwom akcją bitewną?
prompt-answer-roll = Obie strony rzuciły. Czy reagujesz?
prompt-choose-battle-dice = Które kości dodajesz (liczba: { $number })?
prompt-choose-die-to-remove = Którą kość traci lider wroga?
prompt-choose-dice-to-roll-again = Którą kość przerzucasz (wybrano: { $number })?
prompt-choose-first-faction = { $number ->
    [one] Kogo dosięga trafienie?
   *[other] Kogo dosięga pierwsze trafienie (razem: { $number })?
}
prompt-choose-casualty = Którą jednostkę tracisz ({ $area }, { $category })?
prompt-choose-ship-casualty = Który okręt zostaje trafiony ({ $zone })?
prompt-choose-captured-ship = Który okręt zostaje przejęty (zostało: { $number })?
prompt-take-captured-ship = Co robisz z przejętym okrętem ({ $ship })?
prompt-retreat = Czy walczysz dalej?
prompt-must-retreat = Nikt nie może trafić. Dokąd się wycofujesz?
prompt-give-leave-to-retreat = { $player } prosi o przejście: czy może się wycofać do obszaru { $area }?

option-fight-at = Bitwa: { $area }
option-fight-at-sea = Bitwa morska: { $zone }
option-hold-back-ship = Na uboczu zostaje: { $ship-sort }
option-attack-pirates = Atakuj
option-call-imperial-units = { $number ->
    [one] Dołącza 1 jednostka cesarska
    [few] Dołączają { $number } jednostki cesarskie
   *[other] Dołącza { $number } jednostek cesarskich
}
option-spare-imperial-units = Zostają na uboczu
option-main-defender = { $player }
option-use-general = Generał: { $army }
option-use-ruler = Władca
option-infantry-dice = 3 kości piechoty
option-cavalry-dice = 3 kości kawalerii
option-play-battle-card = { $card }
option-use-in-battle = { $use }
option-no-battle-action = Nic
option-add-dice = Kości: { $force }
option-remove-leader-die = Kość: { $unit }
option-roll-again = Kość ({ $unit }): { $battle-symbol }
option-roll-no-more = To wszystko
option-casualties-first = { $realm }
option-rebels-first = Buntownicy
option-lose-unit = { $unit }, { $army }
option-lose-single-infantry = Pojedyncza piechota
option-lose-imperial-unit = Jednostka cesarska
option-lose-ship = { $ship-sort }
option-damage-heavy-ship = Okręt ciężki (uszkodzenie)
option-yield-ship = { $ship }
option-take-to-sea = Na akwen
option-take-to-fleet = Do floty
option-leave-ship = Zostaw go
option-fight-on = Walcz dalej
option-fall-back = Odwrót tam, skąd przyszły jednostki
option-retreat-to = Odwrót: { $area } ({ $access })
option-retreat-to-zone = Odwrót: { $zone }
option-retreat-to-port = Odwrót do portu: { $province }
option-break-off = Przerwij walkę
option-grant-retreat = Pozwól
option-refuse-retreat = Odmów

log-battle-begins = Bitwa { $area-in }: { $realm-gender ->
    [p] atakują
    [pm] atakują
   *[other] atakuje
} { $realm }.
log-rebels-attack = Bitwa { $area-in }: atakują buntownicy.
log-naval-battle-begins = Bitwa morska, { $zone }: { $realm-gender ->
    [p] atakują
    [pm] atakują
   *[other] atakuje
} { $realm }.
log-attacks-pirates = { $player } atakuje piratów ({ $node }).
log-npr-fields = { $realm } { $realm-gender ->
    [p] biorą
    [pm] biorą
   *[other] bierze
} udział, siła { $number }.
log-imperial-units-join = { $number ->
    [one] { $player }: do bitwy dołącza 1 jednostka cesarska.
    [few] { $player }: do bitwy dołączają { $number } jednostki cesarskie.
   *[other] { $player }: do bitwy dołącza { $number } jednostek cesarskich.
}
log-leads-battle = { $battle-side }: dowodzi { $player }.
log-draws-battle-leader = { $battle-side } odkrywają kartę lidera: { $card }.
log-plays-in-battle = { $player } zagrywa w bitwie kartę { $card }.
log-uses-in-battle = { $player } używa w bitwie: { $use }.
log-adds-battle-dice = { $battle-side } dodają kości: { $force }.
log-leader-loses-die = { $battle-side }: lider daje o kość mniej ({ $unit }).
log-strikes = { $battle-side } uderzają pierwsi: { $battle-roll }, trafienia: { $number }.
log-rolls-battle-dice = { $battle-side } rzucają: { $battle-roll }.
log-loses-unit = { $player } traci { $area-in } jednostkę: { $unit } ({ $category }).
log-loses-imperial-unit = { $player } traci { $area-in } jednostkę cesarską.
log-loses-ship = { $player } traci okręt ({ $zone }): { $ship-sort }.
log-heavy-ship-damaged = { $player }: okręt ciężki jest uszkodzony ({ $zone }).
log-npr-loses-unit = { $realm }: strata 1.
log-rebels-lose-unit = Buntownicy tracą { $area-in } 1 jednostkę.
log-pirates-lose-ship = Piraci tracą 1 okręt.
log-leader-wounded = { $battle-side }: lider otrzymuje żetony słabości: { $number }.
log-drawn-leader-dies = Lider poległ: { $card }.
log-captures-ship = { $player } przejmuje okręt: { $ship }.
log-npr-retreats = { $realm } { $realm-gender ->
    [p] wycofują się
    [pm] wycofują się
   *[other] wycofuje się
}.
log-falls-back = { $player } wycofuje się tam, skąd przyszły jednostki.
log-retreats-to = { $player } wycofuje się { $area-into }.
log-ships-retreat = { $player } wycofuje się: { $zone }.
log-ships-retreat-to-port = { $player } wycofuje się do portu: { $province }.
log-breaks-off = { $player } przerywa walkę z piratami ({ $node }).
log-battle-won = { $battle-side } wygrywają bitwę.
log-battle-not-won = Nikt nie wygrywa bitwy.
log-rewarded-for-battle = { $player } otrzymuje za wygraną bitwę 1 Władzę wojskową.
