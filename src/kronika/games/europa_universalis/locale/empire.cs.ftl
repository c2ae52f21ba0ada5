# Kapitoly 18 a 19: Svatá říše římská a papežská kurie.

log-authority-changes = Říšská moc je nyní { $number }.
log-leaves-empire = { $area } už nepatří do Svaté říše římské.
log-rejoins-empire = { $area } je zase součástí Svaté říše římské.
log-empire-dissolved = Svatá říše římská zanikla.
log-empire-faith = Náboženství Svaté říše římské: { $faith }.
log-empire-no-faith = Svatá říše římská už nemá oficiální náboženství.
log-emperor-die = Císař ({ $realm }): na kostce padlo { $number }.

prompt-subject-calls = { $realm2 } útočí na tvého říšského poddaného ({ $realm }). Budeš bránit SIR?
prompt-defend-empire = Útočí na tebe { $realm }. Budeš bránit SIR?
option-defend-empire = Bránit SIR
option-refuse-subject = Odmítnout za 1 říšskou moc
option-do-not-defend = Bojovat bez SIR
log-defence-begins = { $player } brání Svatou říši římskou; říšské jednotky: { $number }.
log-subject-refused = { $player } nechává říšského poddaného osudu: { $realm }.
prompt-duty-of-subject = Císař brání SIR, útočí { $realm }. Jak splníš svou povinnost?
option-duty-prestige = Ztratit 1 bod věhlasu
option-duty-ducats = { $number ->
    [one] Zaplatit { $number } dukát
    [few] Zaplatit { $number } dukáty
   *[other] Zaplatit { $number } dukátů
}
option-duty-manpower = Vyčerpat lidské zdroje: { $number }
option-duty-cb = Žeton CB: { $realm }
prompt-duty-exhaust = Které nasazené jednotky vyčerpáš? Zbývá { $number }.
option-duty-single = Samostatná pěchota: { $area }
option-duty-of-army = { $army }: { $unit }
log-serves-by-prestige = { $player } povinnost neplní a ztrácí 1 bod věhlasu.
log-serves-by-ducats = { $player } podporuje císaře; dukáty: { $number }.
log-serves-by-units = { $player } podporuje císaře; lidské zdroje: { $number }.

prompt-tied-elector = { $area }: hlasy jsou vyrovnané. Komu hlas připadne?
option-vote-for = { $player }
prompt-tied-election = Volba je nerozhodná, počet hlasů: { $number }. Kdo bude císařem?
option-elect = { $player }
prompt-elected-cb = Jsi císař. Proti komu položíš žeton CB?
option-elected-cb = { $realm }
option-elected-no-cb = Proti nikomu
log-elector-votes = { $area } volí: { $player }.
log-election-without-candidate = Zvolit nelze nikoho. { $player } zůstává císařem a ztrácí 2 body říšské moci.
log-election-without-votes = Nikdo nehlasoval. { $player } zůstává císařem.
log-elected = Novým císařem je { $player }.
log-re-elected = Císařem je znovu { $player }.
log-raises-authority = { $player } zvyšuje říšskou moc.

log-gains-cardinal = { $player } získává kardinála.
log-loses-cardinal = { $player } ztrácí kardinála.
log-holds-roma = { $player } má římského kardinála.
log-loses-roma = { $player } už nemá římského kardinála.
prompt-papal-action = Kterou papežskou akci provedeš?
option-banish-somebody = Exkomunikovat některou říši
option-raise-crusade = Vyhlásit křížovou výpravu
prompt-excommunicate = Koho exkomunikuješ?
prompt-call-crusade = Kam vyhlásíš křížovou výpravu?
option-excommunicate = Exkomunikovat: { $realm }
option-call-crusade = Křížová výprava: { $area }
prompt-crusade-war = Křížová výprava: { $area }. Půjdeš hned do války?
option-crusade-against = Válka: { $realm }
option-crusade-targets-done = To je vše
option-no-crusade-war = Teď ne
prompt-excommunicated-cardinal = Stihla tě exkomunikace. Kterého kardinála se vzdáš?
option-give-up-cardinal = Toho na poli { $number }
log-excommunicates = { $player } exkomunikuje { $realm-acc }.
log-crusade-called = { $player } vyhlašuje křížovou výpravu: { $area }.
log-crusade-scores = { $number ->
    [one] Křížová výprava uspěla: { $player } získává { $number } bod věhlasu.
    [few] Křížová výprava uspěla: { $player } získává { $number } body věhlasu.
   *[other] Křížová výprava uspěla: { $player } získává { $number } bodů věhlasu.
}
log-crusade-fails = { $number ->
    [one] Křížová výprava selhala: { $player } ztrácí { $number } bod věhlasu.
    [few] Křížová výprava selhala: { $player } ztrácí { $number } body věhlasu.
   *[other] Křížová výprava selhala: { $player } ztrácí { $number } bodů věhlasu.
}
