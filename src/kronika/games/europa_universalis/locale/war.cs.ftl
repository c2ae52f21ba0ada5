# Kapitoly 9.1, 9.11 a 11.3: vyhlášení války, volání do zbraně, spojenectví.

casus-belli-conquest = Nárok
casus-belli-general = Obecný casus belli
casus-belli-event = Událost
casus-belli-disputed-succession = Sporné nástupnictví
casus-belli-excommunication = Exkomunikace
casus-belli-holy-war = Svatá válka
casus-belli-crusade = Křížová výprava
casus-belli-imperial-liberation = Osvobození SIR

prompt-war-target = Komu vyhlásíš válku?
prompt-casus-belli = { $realm }: který casus belli použiješ?
option-declare-war-on = { $realm }
option-targets-done = To je vše
option-use-casus-belli = { $casus-belli }
option-no-casus-belli = Žádný; bude to stát stabilitu
log-declares-war = { $realm } { $realm-gender ->
    [pf] vyhlašují
    [pi] vyhlašují
    [pm] vyhlašují
   *[other] vyhlašuje
} { $realm2-dat } válku bez casus belli.
log-declares-war-by = { $realm } { $realm-gender ->
    [pf] vyhlašují
    [pi] vyhlašují
    [pm] vyhlašují
   *[other] vyhlašuje
} { $realm2-dat } válku: { $casus-belli }.
log-war-costs-stability = { $player } tím ztrácí { $number ->
    [one] { $number } stabilitu
    [few] { $number } stability
   *[other] { $number } stabilit
}.
log-commits-to-crusade = { $player } podporuje křížovou výpravu.

prompt-send-calls = Válka { $realm-with }: koho voláš do zbraně?
option-call-to-arms = Volat: { $realm }
option-calls-done = Už nikoho
prompt-answer-offensive-call = { $realm } tě { $realm-gender ->
    [pf] volají
    [pi] volají
    [pm] volají
   *[other] volá
} k útoku. Přidáš se?
prompt-answer-defensive-call = { $realm } tě { $realm-gender ->
    [pf] volají
    [pi] volají
    [pm] volají
   *[other] volá
} na pomoc, útočí { $realm2 }. Půjdeš do války?
option-accept-call = Jít do války
option-refuse-call = Odmítnout; spojenectví skončí
prompt-activate-ally = { $realm-gender ->
    [pf] Budou
    [pi] Budou
    [pm] Budou
   *[other] Bude
} { $realm } tvým aktivním spojencem?
option-activate-ally = { $realm } { $realm-gender ->
    [pf] jsou
    [pi] jsou
    [pm] jsou
   *[other] je
} aktivní spojenec
option-not-activate-ally = { $realm } { $realm-gender ->
    [pf] vedou
    [pi] vedou
    [pm] vedou
   *[other] vede
} válku za sebe
prompt-place-cb = { $realm } tě { $realm-gender ->
    [pf] odmítají
    [pi] odmítají
    [pm] odmítají
   *[other] odmítá
}. Položíš tam žeton CB?
option-place-cb = Žeton CB: { $realm }
option-place-no-cb = Žádný žeton, příměří
log-called-to-arms = { $realm } { $realm-gender ->
    [pf] volají
    [pi] volají
    [pm] volají
   *[other] volá
} do zbraně { $realm2-acc }.
log-joins-war = { $player } odpovídá na volání: { $realm }.
log-refuses-call = { $player } odmítá volání: { $realm }.
log-becomes-active-ally = Aktivní spojenec: { $realm } ({ $player }).

prompt-free-action = K žádné bitvě nedošlo: jedna akce je zdarma. Která?
option-take-free-action = { $action }
option-no-free-action = Žádná

prompt-forge-alliance = S kým uzavřeš spojenectví?
option-forge-alliance = { $realm }
prompt-cut-ties = Které styky přerušíš?
option-cut-influence = 1 vliv: { $area }
option-cut-claim = Nárok: { $area }
option-cut-alliance = Spojenectví: { $realm }
option-cut-done = Už nic
log-allied = Noví spojenci: { $player } a { $realm }.
log-alliance-ends = Spojenectví skončilo: { $player } a { $realm }.
log-abandons-ally = { $player } opouští ve válce spojence: { $realm }.
log-claim-given-up = { $player } se vzdává nároku: { $area }.

prompt-discard-influence = { $number ->
    [one] Kde odhodíš vliv?
   *[other] Kde odhodíš vliv? Ještě { $number }×.
}
option-discard-influence = { $area }
option-discard-imperial = Říšský vliv: { $area }
prompt-dismiss-allied = { $number ->
    [one] O kterou spojeneckou jednotku přijdeš?
   *[other] O kterou spojeneckou jednotku přijdeš? Ještě { $number }×.
}
option-dismiss-allied-reserve = Jedna ze zásoby
option-dismiss-allied = { $army }: { $unit }
prompt-take-rebel-unit = { $number ->
    [one] Černých jednotek je málo. Kde vezmeš 1 vzbouřencům?
   *[other] Černých jednotek je málo. Kde je vezmeš vzbouřencům? Ještě { $number }×.
}
option-take-rebel-unit = { $area }
log-influence-gone = { $number ->
    [one] { $player } ztrácí { $number } vliv: { $area }.
    [few] { $player } ztrácí { $number } vlivy: { $area }.
   *[other] { $player } ztrácí { $number } vlivů: { $area }.
}
log-allied-gone = { $player } ztrácí { $number ->
    [one] 1 spojeneckou jednotku
    [few] { $number } spojenecké jednotky
   *[other] { $number } spojeneckých jednotek
}.
