game-length = 1½–22 h
game-short = Velmoci Evropy od roku 1444: sňatky a spojenectví, obchod, objevy, války a mír.
game-first = 2 hodiny
game-charm = 17 scénářů, i pro jednoho

page-when = { $age }. věk, { $round }. kolo
page-mode-realms = Říše
page-mode-diplomacy = Diplomacie
page-mode-religion = Náboženství
page-mode-trade = Obchod
page-mode-overseas = Zámoří

# Headings of long lists
verb-look-in = Dál na mapě
verb-declare-war-on = Vyhlásit válku
verb-add-unrest = Nepokoje
verb-add-influence = Vliv
verb-influence = Umístit vliv
verb-spend-influence = Utratit vliv
verb-fabricate = Vykonstruovat nárok
verb-pick-area = Oblast
verb-pick-province = Provincie
verb-pick-realm = Říše
verb-target-area = Oblast
verb-target-realm = Říše
verb-march-to = Pochod
verb-cross-to = Přes moře
verb-land-at = Vylodit se
verb-sail-to = Plout
verb-sail-into = Do přístavu
verb-build-at = Stavět
verb-colonize = Kolonizovat
verb-discover = Objevit
verb-recruit-in = Verbovat
verb-forge-alliance = Uzavřít spojenectví
verb-place-cb = Casus belli
verb-take-cb = Casus belli
verb-want-cb = Casus belli
verb-excommunicate = Exkomunikovat
verb-call-crusade = Vyhlásit křížovou výpravu
verb-play-card = Zahrát kartu
verb-discard-card = Odhodit
verb-besiege = Oblehnout
verb-suppress = Potlačit
verb-act = Akce
verb-research = Osvojit si
verb-disband-unit = Rozpustit
verb-calm = Ukončit nepokoje
verb-convert-area = Obrátit na víru

player-side = { $name-gender ->
    [pf] Hráč { $name-gen }
    [pi] Hráč { $name-gen }
    [pm] Hráč { $name-gen }
   *[other] { $name }
}
    .gen = { $name-gen }
    .dat = { $name-dat }
    .acc = { $name-acc }
    .ins = { $name-ins }
player-person = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
