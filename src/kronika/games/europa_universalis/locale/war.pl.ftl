# Rozdziały 9.1, 9.11 i 11.3: wypowiedzenie wojny, wezwania do broni, sojusze.

casus-belli-conquest = Podbój
casus-belli-general = Ogólne casus belli
casus-belli-event = Wydarzenie
casus-belli-disputed-succession = Sporna sukcesja
casus-belli-excommunication = Ekskomunika
casus-belli-holy-war = Święta wojna
casus-belli-crusade = Krucjata
casus-belli-imperial-liberation = Mienie cesarskie

prompt-war-target = Komu wypowiadasz wojnę?
prompt-casus-belli = { $realm }: jakiego casus belli używasz?
option-declare-war-on = { $realm }
option-targets-done = To wszyscy
option-use-casus-belli = { $casus-belli }
option-no-casus-belli = Żadnego; to kosztuje Stabilność
log-declares-war = { $realm } { $realm-gender ->
    [p] wypowiadają
    [pm] wypowiadają
   *[other] wypowiada
} { $realm2-dat } wojnę bez casus belli.
log-declares-war-by = { $realm } { $realm-gender ->
    [p] wypowiadają
    [pm] wypowiadają
   *[other] wypowiada
} { $realm2-dat } wojnę: { $casus-belli }.
log-war-costs-stability = { $player } traci przez to { $number ->
    [one] { $number } Stabilność
   *[other] { $number } Stabilności
}.
log-commits-to-crusade = { $player } wspiera krucjatę.

prompt-send-calls = Wojna { $realm-with }: kogo wzywasz do broni?
option-call-to-arms = Wezwij: { $realm }
option-calls-done = Nikogo więcej
prompt-answer-offensive-call = { $realm } { $realm-gender ->
    [p] wzywają
    [pm] wzywają
   *[other] wzywa
} cię do ataku. Dołączysz?
prompt-answer-defensive-call = { $realm } { $realm-gender ->
    [p] wzywają
    [pm] wzywają
   *[other] wzywa
} cię na pomoc, agresor: { $realm2 }. Idziesz na wojnę?
option-accept-call = Idź na wojnę
option-refuse-call = Odmów; sojusz się skończy
prompt-activate-ally = Czy { $realm } { $realm-gender ->
    [p] będą
    [pm] będą
   *[other] będzie
} twoim aktywnym sojusznikiem?
option-activate-ally = { $realm } { $realm-gender ->
    [p] są
    [pm] są
   *[other] jest
} aktywnym sojusznikiem
option-not-activate-ally = { $realm } { $realm-gender ->
    [p] walczą
    [pm] walczą
   *[other] walczy
} na własną rękę
prompt-place-cb = { $realm } ci { $realm-gender ->
    [p] odmawiają
    [pm] odmawiają
   *[other] odmawia
}. Kładziesz tam żeton CB?
option-place-cb = Żeton CB: { $realm }
option-place-no-cb = Bez żetonu, rozejm
log-called-to-arms = { $realm } { $realm-gender ->
    [p] wzywają
    [pm] wzywają
   *[other] wzywa
} do broni { $realm2-acc }.
log-joins-war = { $player } odpowiada na wezwanie: { $realm }.
log-refuses-call = { $player } odrzuca wezwanie: { $realm }.
log-becomes-active-ally = Aktywny sojusznik: { $realm } ({ $player }).

prompt-free-action = Nie doszło do bitwy: jedna akcja jest darmowa. Która?
option-take-free-action = { $action }
option-no-free-action = Żadna

prompt-forge-alliance = Z kim zawierasz sojusz?
option-forge-alliance = { $realm }
prompt-cut-ties = Które więzi zrywasz?
option-cut-influence = 1 wpływ: { $area }
option-cut-claim = Roszczenie: { $area }
option-cut-alliance = Sojusz: { $realm }
option-cut-done = Nic więcej
log-allied = Nowi sojusznicy: { $player } i { $realm }.
log-alliance-ends = Koniec sojuszu: { $player } i { $realm }.
log-abandons-ally = { $player } opuszcza sojusznika na wojnie: { $realm }.
log-claim-given-up = { $player } rezygnuje z roszczenia: { $area }.

prompt-discard-influence = { $number ->
    [one] Gdzie odrzucasz wpływ?
   *[other] Gdzie odrzucasz wpływ? Jeszcze { $number }×.
}
option-discard-influence = { $area }
option-discard-imperial = Wpływ cesarski: { $area }
prompt-dismiss-allied = { $number ->
    [one] Którą jednostkę sojuszniczą tracisz?
   *[other] Którą jednostkę sojuszniczą tracisz? Jeszcze { $number }×.
}
option-dismiss-allied-reserve = Jedną z rezerwy
option-dismiss-allied = { $army }: { $unit }
prompt-take-rebel-unit = { $number ->
    [one] Brakuje czarnych jednostek. Skąd bierzesz 1 od buntowników?
   *[other] Brakuje czarnych jednostek. Skąd bierzesz je od buntowników? Jeszcze { $number }×.
}
option-take-rebel-unit = { $area }
log-influence-gone = { $number ->
    [one] { $player } traci { $number } wpływ: { $area }.
    [few] { $player } traci { $number } wpływy: { $area }.
   *[other] { $player } traci { $number } wpływów: { $area }.
}
log-allied-gone = { $player } traci { $number ->
    [one] 1 jednostkę sojuszniczą
    [few] { $number } jednostki sojusznicze
   *[other] { $number } jednostek sojuszniczych
}.
