# Rozdziały 18 i 19: Święte Cesarstwo Rzymskie i kuria papieska.

log-authority-changes = Autorytet Cesarski wynosi teraz { $number }.
log-leaves-empire = { $area } opuszcza Święte Cesarstwo Rzymskie.
log-rejoins-empire = { $area } znów należy do Świętego Cesarstwa Rzymskiego.
log-empire-dissolved = Święte Cesarstwo Rzymskie przestało istnieć.
log-empire-faith = Religia Świętego Cesarstwa Rzymskiego: { $faith }.
log-empire-no-faith = Święte Cesarstwo Rzymskie nie ma już oficjalnej religii.
log-emperor-die = Cesarz ({ $realm }): na kości wypada { $number }.

prompt-subject-calls = Twój poddany ({ $realm }) odpiera atak, agresor: { $realm2 }. Bronisz Cesarstwa?
prompt-defend-empire = { $realm-gender ->
    [p] Atakują
    [pm] Atakują
   *[other] Atakuje
} cię { $realm }. Bronisz Cesarstwa?
option-defend-empire = Broń Cesarstwa
option-refuse-subject = Odmów za 1 Autorytet Cesarski
option-do-not-defend = Walcz bez Cesarstwa
log-defence-begins = { $player } broni Cesarstwa; gwardia cesarska: { $number }.
log-subject-refused = { $player } zostawia poddanego na łasce losu: { $realm }.
prompt-duty-of-subject = Cesarz broni Cesarstwa, { $realm-gender ->
    [p] atakują
    [pm] atakują
   *[other] atakuje
} { $realm }. Jak spełniasz swój obowiązek?
option-duty-prestige = Strać 1 Prestiż
option-duty-ducats = { $number ->
    [one] Zapłać { $number } dukata
    [few] Zapłać { $number } dukaty
   *[other] Zapłać { $number } dukatów
}
option-duty-manpower = Wyczerp potencjał mobilizacyjny: { $number }
option-duty-cb = Żeton CB: { $realm }
prompt-duty-exhaust = Które rozmieszczone jednostki wyczerpujesz? Zostało { $number }.
option-duty-single = Pojedyncza piechota: { $area }
option-duty-of-army = { $army }: { $unit }
log-serves-by-prestige = { $player } nie spełnia obowiązku i traci 1 Prestiż.
log-serves-by-ducats = { $player } wspiera Cesarza; dukaty: { $number }.
log-serves-by-units = { $player } wspiera Cesarza; potencjał mobilizacyjny: { $number }.

prompt-tied-elector = { $area }: remis. Na kogo pada głos?
option-vote-for = { $player }
prompt-tied-election = Remis w elekcji, liczba głosów: { $number }. Kto zostaje Cesarzem?
option-elect = { $player }
prompt-elected-cb = Jesteś Cesarzem. Przeciw komu kładziesz żeton CB?
option-elected-cb = { $realm }
option-elected-no-cb = Przeciw nikomu
log-elector-votes = { $area } głosuje na: { $player }.
log-election-without-candidate = Nikogo nie można wybrać. { $player } pozostaje Cesarzem i traci 2 punkty Autorytetu Cesarskiego.
log-election-without-votes = Nikt nie głosował. { $player } pozostaje Cesarzem.
log-elected = Nowym Cesarzem jest { $player }.
log-re-elected = Cesarzem jest ponownie { $player }.
log-raises-authority = { $player } zwiększa Autorytet Cesarski.

log-gains-cardinal = { $player } zyskuje kardynała.
log-loses-cardinal = { $player } traci kardynała.
log-holds-roma = { $player } ma kardynała rzymskiego.
log-loses-roma = { $player } nie ma już kardynała rzymskiego.
prompt-papal-action = Którą akcję papieską wykonujesz?
option-banish-somebody = Ekskomunikuj królestwo
option-raise-crusade = Zwołaj krucjatę
prompt-excommunicate = Kogo ekskomunikujesz?
prompt-call-crusade = Dokąd zwołujesz krucjatę?
option-excommunicate = Ekskomunikuj: { $realm }
option-call-crusade = Krucjata: { $area }
prompt-crusade-war = Krucjata: { $area }. Od razu idziesz na wojnę?
option-crusade-against = Wojna: { $realm }
option-crusade-targets-done = To wszyscy
option-no-crusade-war = Teraz nie
prompt-excommunicated-cardinal = Ciąży na tobie ekskomunika. Z którego kardynała rezygnujesz?
option-give-up-cardinal = Z tego na polu { $number }
log-excommunicates = { $player } ekskomunikuje { $realm-acc }.
log-crusade-called = { $player } zwołuje krucjatę: { $area }.
log-crusade-scores = { $number ->
    [one] Krucjata się powiodła: { $player } zdobywa { $number } Prestiż.
   *[other] Krucjata się powiodła: { $player } zdobywa { $number } Prestiżu.
}
log-crusade-fails = { $number ->
    [one] Krucjata się nie powiodła: { $player } traci { $number } Prestiż.
   *[other] Krucjata się nie powiodła: { $player } traci { $number } Prestiżu.
}
