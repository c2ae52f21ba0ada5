# Chapter 10: Peace Resolution.

peace-term-white-peace = Spravedlivý mír
peace-term-keep-board-state = Zachování současného stavu
peace-term-humiliation = Ponížení
peace-term-vassalization = Vazalský slib
peace-term-force-conversion = Nucená náboženská konverze
peace-term-desired-succession = Zajištění požadovaného nástupnictví
peace-term-full-annexation = Úplná anexe

prompt-settle-victory = Které ze svých naprostých vítězství uzavřeš nejdřív?
prompt-settle-war = S kým uzavřeš mír?
prompt-choose-term = Kterou podmínku míru si vynutíš ({ $realm })?
prompt-end-war = Jak skončí tvá válka { $realm-with }?
prompt-exchange-for = Kterou svou provincii dostaneš výměnou zpět?
prompt-fate-of-province = Co bude s provincií { $province }?
prompt-give-claim = Vzdáš se nároku, aby v získaných provinciích ustaly nepokoje?
prompt-claim-lost-land = Kde vzneseš nárok na ztracené provincie?
prompt-ally-with-freed = Se kterou osvobozenou říší se spojíš?
prompt-influence-by-peace = { $number ->
    [one] Kam umístíš 1 vliv?
   *[other] Kam umístíš vliv? Nejvýše { $number }×.
}
prompt-push-out-influence = Oblast { $area } je plná. Čí vliv odejde?
prompt-lose-influence-in = { $number ->
    [one] Kde ztratíš 1 vliv?
   *[other] Kde ztratíš vliv? Ještě { $number }×.
}
prompt-crown-loser = Který vůdce usedne na trůn poraženého ({ $player })?
prompt-ally-with-loser = Uzavřeš spojenectví { $realm-with }?
prompt-offer-term = Jaký mír nabídneš { $player-dat }?
prompt-extra-action = Smí jeden z vás udělat ještě něco?
prompt-answer-peace = { $player } ti nabízí mír: { $peace-term }. Co odpovíš?
prompt-return-to = Kam se vrátí tvé jednotky z oblasti { $area }?
prompt-extra-ties = Čeho se { $player } navíc vzdá?
prompt-extra-deal = Uzavře { $player } navíc dohodu?

option-settle-with = { $realm }
option-settle-no-more = Ostatní války pokračují
option-enforce = Vynutit: { $peace-term }
option-offer-white-peace = Spravedlivý mír
option-negotiate = Vyjednávat
option-surrender = Kapitulovat
option-go-on-fighting = Bojovat dál
option-exchange-for = Dostat zpět: { $province }
option-exchange-for-done = To je vše
option-keep-province = Ponechat si: { $province }
option-return-province = Vrátit za dukáty: { $province }
option-liberate-province = Osvobodit: { $province }
option-exchange-province = Dát výměnou: { $province }
option-give-claim = Nárok: { $area }
option-keep-claims = Ponechat si nároky
option-claim-lost-land = { $area }
option-no-claim = Žádný další nárok
option-ally-with-freed = { $realm }
option-no-freed-ally = Se žádnou
option-influence-by-peace = { $area }
option-influence-by-peace-done = Už nic
option-push-out-influence = { $player }
option-push-out-imperial = Říšský vliv
option-lose-influence-in = { $area }
option-crown-loser = { $card }
option-leave-ruler = Nechat vládce na trůně
option-ally-with-loser = Spojenectví: { $realm }
option-no-alliance = Bez spojenectví
option-offer-term = { $peace-term }, vítěz: { $player }
option-offer-even-term = { $peace-term }, bez vítěze
option-no-offer = Nic nenabídnout
option-no-extra = Nikdo
option-accept-peace = Přijmout
option-reject-peace = Odmítnout
option-counter-peace = Dát jinou nabídku
option-return-to = { $area }
option-extra-for = { $player }
option-tie-influence = 1 vliv: { $area }
option-tie-claim = Nárok: { $area }
option-tie-alliance = Spojenectví: { $realm }
option-ties-done = To je vše
option-write-deal = Sepsat dohodu
option-no-deal = Bez dohody

log-peace-made = { $realm } a { $realm2 } uzavírají mír: { $peace-term }.
log-prestige-changes = { $player }: věhlas { $number }.
log-ally-lost = { $player } přichází o spojence: { $realm }.
log-war-goes-on = { $realm } a { $realm2 } bojují dál.
log-keeps-province = { $player } si ponechává provincii { $province }.
log-returns-province = { $player } vrací provincii { $province }.
log-pays-for-peace = { $number ->
    [one] { $player } platí { $player2-dat } { $number } dukát.
    [few] { $player } platí { $player2-dat } { $number } dukáty.
   *[other] { $player } platí { $player2-dat } { $number } dukátů.
}
log-supply-pays-for-peace = { $number ->
    [one] { $player } dostává { $number } dukát.
    [few] { $player } dostává { $number } dukáty.
   *[other] { $player } dostává { $number } dukátů.
}
log-becomes-vassal = Nový vazal: { $realm } ({ $player }).
log-is-annexed = { $player } anektuje { $realm-acc }.
log-ruler-imposed = { $player } má nového vládce: { $card }.
log-influence-by-peace = { $player } získává vliv { $area-in }.
log-peace-offered = { $player } nabízí { $player2-dat } mír: { $peace-term }.
log-peace-rejected = { $player } odmítá nabídku ({ $player2 }).
log-surrenders = { $player } kapituluje ({ $player2 } vítězí).
log-goes-home = { $player }: jednotky se vracejí { $area2-into } ({ $area }).
log-allies-leave = { $player } propouští spojenecké jednotky.
log-offered-return = Nabídka: provincie { $province } se vrátí za dukáty.
log-offered-liberty = Nabídka: provincie { $province } bude osvobozena.
log-offered-exchange = Nabídka: provincie { $province } se vymění.
log-offered-victor = Nabídka: vítězem je { $player }.
log-offered-influence = Nabídka: { $player } se vzdá 1 vlivu { $area-in }.
log-offered-claim = Nabídka: { $player } se vzdá nároku { $area-in }.
log-offered-alliance = Nabídka: { $player } ukončí spojenectví { $realm-with }.
