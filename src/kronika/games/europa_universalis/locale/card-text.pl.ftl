# Co mówią karty: komunikat dla każdego słowa języka efektów (docs/effects.md).
# `$person` to you, one albo many: jak czasownik mówi o `$who`; `$sense` to yes, not albo none.

text-cases = gen dat acc ins in with
text-number = gender
text-subject = { $name }
text-and = { $first } i { $last }
text-and-then = { $first } oraz { $last }
text-and-also = { $first } oraz { $last }
text-or = { $first } lub { $last }
text-clause = { $who } { $said }
text-for = { $who }: { $said }
text-if = jeśli { $cond }: { $then }
text-then-if = { $said }, jeśli { $cond }
text-otherwise = w przeciwnym razie: { $then }
text-else-impossible = (jeśli to niemożliwe: { $then })
text-else-declined = (w przeciwnym razie: { $then })
text-only-if = (tylko jeśli { $cond })
text-such-that = (musi zachodzić: { $cond })
text-option-needs = (tylko jeśli { $cond }){" "}
text-chooses = { $who } { $person ->
    [you] wybierz
    [one] wybiera
   *[other] wybierają
} A albo B.
text-pick = ({ $person ->
    [you] wybierasz ty
    [one] wybiera { $who }
   *[other] wybierają { $who }
})
text-max-per-area = maksymalnie { $n } w jednym obszarze
text-room-only = tylko tam, gdzie jest miejsce
text-capital = { $province } (stolica)
text-immediate = natychmiast: { $then }
text-free = za darmo
text-pay = zapłać { $cost }
text-no-dice = bez kości
text-cost = Zapłać { $cost }
text-use = { $name } ({ $cost }, { $times ->
    [one] { $times } użycie
    [few] { $times } użycia
   *[other] { $times } użyć
}): { $text }
text-advisor = { $name } ({ $years }). Doradca: { $power } { $skill }, { $cost }; śmiertelność { $mortality }
text-leader = { $name } ({ $years }). Lider: { $dice }, { $cost }; jako władca { $skills }; śmiertelność { $mortality }
text-ruler = Władca: { $name } ({ $reign }), { $skills }, { $dice }; śmiertelność { $mortality }
text-ill-health = (ze słabością)
text-prestige = Prestiż: { $n }
text-milestone-prestige = Prestiż: { $prestige }
text-battleground = Pola bitwy: { $areas }
text-idea-basic = Idea podstawowa
text-idea-government = Forma rządów
text-node = { $name }: { $keys }.
text-secondary = { $name } ({ $other })
text-key-rule-0 = Wymaga żetonu na kluczowej prowincji.
text-key-rule-1 = Wymaga własnej kluczowej prowincji.
text-trade-income = Dukaty według siły handlowej: { $rows }. W rozwiniętym węźle liczy się druga liczba.
text-trade-row = od { $least }: { $regular }/{ $expanded }
text-special-gold = Złoto i inflacja: obowiązuje osobna zasada złota.
text-special-slaves = Niewolnicy: obowiązuje osobna zasada niewolników.
text-continent = Wchodzi do gry po odkryciu: { $names }.

timing-action = akcja
timing-battle-action = akcja bitewna
timing-display = karta wystawiana, liczba użyć: { $n }
timing-covert = akcja tajna
timing-covert-action = reakcja na akcję tajną, która cię dotyczy
timing-war-on-you = reakcja na wypowiedzenie ci wojny albo na przyjęte przez ciebie defensywne wezwanie do broni
timing-rebel-dice = reakcja przed twoim rzutem kośćmi rebelii
timing-enemy-enters = reakcja, gdy wróg wchodzi do obszaru z twoją armią
timing-battle-roll = reakcja po rzucie w bitwie, w której dowodzisz swoją stroną

cost-by-stability = do kosztu dodaj swoją Stabilność ({ $power })
cost-of-adm = Władza administracyjna
cost-of-dip = Władza dyplomatyczna
cost-of-mil = Władza wojskowa
cost-of-ducats = dukaty
cost-less = kosztuje o { $things } mniej
cost-more = kosztuje o { $things } więcej

# Kto
who-you = {""}
    .gen = ciebie
    .dat = ci
    .acc = ciebie
    .ins = tobą
    .in = w twoim królestwie
    .with = z tobą
who-active = aktywny gracz
    .gen = aktywnego gracza
    .dat = aktywnemu graczowi
    .acc = aktywnego gracza
    .ins = aktywnym graczem
    .in = w królestwie aktywnego gracza
    .with = z aktywnym graczem
who-relative = który
    .gen = którego
    .dat = któremu
    .acc = którego
    .ins = którym
    .in = w którego królestwie
    .with = z którym
who-that-player = {""}
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
    .ins = tym graczem
    .in = w jego królestwie
    .with = z tym graczem
who-it = {""}
    .gen = tego królestwa
    .dat = temu królestwu
    .acc = to królestwo
    .ins = tym królestwem
    .in = w tym królestwie
    .with = z tym królestwem
who-they = {""}
    .gen = tego królestwa
    .dat = temu królestwu
    .acc = to królestwo
    .ins = tym królestwem
    .in = w tym królestwie
    .with = z tym królestwem
who-opponents = każdy przeciwnik
    .gen = każdego przeciwnika
    .dat = każdemu przeciwnikowi
    .acc = każdego przeciwnika
    .ins = każdym przeciwnikiem
    .in = w królestwie każdego przeciwnika
    .with = z każdym przeciwnikiem
who-opponents-who = każdy przeciwnik, { $clause },
    .gen = każdego przeciwnika, { $clause },
    .dat = każdemu przeciwnikowi, { $clause },
    .acc = każdego przeciwnika, { $clause },
    .ins = każdym przeciwnikiem, { $clause },
    .in = w królestwie każdego przeciwnika, { $clause },
    .with = z każdym przeciwnikiem, { $clause },
who-all-players = każdy gracz
    .gen = każdego gracza
    .dat = każdemu graczowi
    .acc = każdego gracza
    .ins = każdym graczem
    .in = w królestwie każdego gracza
    .with = z każdym graczem
who-players-who = każdy gracz, { $clause },
    .gen = każdego gracza, { $clause },
    .dat = każdemu graczowi, { $clause },
    .acc = każdego gracza, { $clause },
    .ins = każdym graczem, { $clause },
    .in = w królestwie każdego gracza, { $clause },
    .with = z każdym graczem, { $clause },
who-each-affected = każdy dotknięty gracz
    .gen = każdego dotkniętego gracza
    .dat = każdemu dotkniętemu graczowi
    .acc = każdego dotkniętego gracza
    .ins = każdym dotkniętym graczem
    .in = w królestwie każdego dotkniętego gracza
    .with = z każdym dotkniętym graczem
who-emperor = Cesarz
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .ins = Cesarzem
    .in = w królestwie Cesarza
    .with = z Cesarzem
who-papal-controller = zarządca papieski
    .gen = zarządcy papieskiego
    .dat = zarządcy papieskiemu
    .acc = zarządcę papieskiego
    .ins = zarządcą papieskim
    .in = w królestwie zarządcy papieskiego
    .with = z zarządcą papieskim
who-player-with-most = gracz, który ma { $measure },
    .gen = gracza, który ma { $measure },
    .dat = graczowi, który ma { $measure },
    .acc = gracza, który ma { $measure },
    .ins = graczem, który ma { $measure },
    .in = w królestwie gracza, który ma { $measure },
    .with = z graczem, który ma { $measure },
who-player-with-least = gracz, który ma { $measure },
    .gen = gracza, który ma { $measure },
    .dat = graczowi, który ma { $measure },
    .acc = gracza, który ma { $measure },
    .ins = graczem, który ma { $measure },
    .in = w królestwie gracza, który ma { $measure },
    .with = z graczem, który ma { $measure },
who-one-of-opponents = jeden wybrany przeciwnik
    .gen = jednego wybranego przeciwnika
    .dat = jednemu wybranemu przeciwnikowi
    .acc = jednego wybranego przeciwnika
    .ins = jednym wybranym przeciwnikiem
    .in = w królestwie jednego wybranego przeciwnika
    .with = z jednym wybranym przeciwnikiem
who-one-of-players = jeden wybrany gracz
    .gen = jednego wybranego gracza
    .dat = jednemu wybranemu graczowi
    .acc = jednego wybranego gracza
    .ins = jednym wybranym graczem
    .in = w królestwie jednego wybranego gracza
    .with = z jednym wybranym graczem
who-one-of-who = jeden wybrany gracz, { $clause },
    .gen = jednego wybranego gracza, { $clause },
    .dat = jednemu wybranemu graczowi, { $clause },
    .acc = jednego wybranego gracza, { $clause },
    .ins = jednym wybranym graczem, { $clause },
    .in = w królestwie jednego wybranego gracza, { $clause },
    .with = z jednym wybranym graczem, { $clause },

partner-that = to królestwo
    .gen = tego królestwa
    .dat = temu królestwu
    .acc = to królestwo
    .ins = tym królestwem
    .in = w tym królestwie
    .with = z tym królestwem
partner-eligible-alliance = odpowiednie NK
    .gen = odpowiedniego NK
    .dat = odpowiedniemu NK
    .acc = odpowiednie NK
    .ins = odpowiednim NK
    .in = w odpowiednim NK
    .with = z odpowiednim NK
partner-eligible-marriage = odpowiednie NK lub własny wasal
    .gen = odpowiedniego NK lub własnego wasala
    .dat = odpowiedniemu NK lub własnemu wasalowi
    .acc = odpowiednie NK lub własnego wasala
    .ins = odpowiednim NK lub własnym wasalem
    .in = w odpowiednim NK lub u własnego wasala
    .with = z odpowiednim NK lub własnym wasalem
partner-pick-marriage = wybrane królestwo z mariażem królewskim
    .gen = wybranego królestwa z mariażem królewskim
    .dat = wybranemu królestwu z mariażem królewskim
    .acc = wybrane królestwo z mariażem królewskim
    .ins = wybranym królestwem z mariażem królewskim
    .in = w wybranym królestwie z mariażem królewskim
    .with = z jednym wybranym królestwem
partner-pick-state-religion = wybrane królestwo (religia państwowa: { $faith })
    .gen = wybranego królestwa (religia państwowa: { $faith })
    .dat = wybranemu królestwu (religia państwowa: { $faith })
    .acc = wybrane królestwo (religia państwowa: { $faith })
    .ins = wybranym królestwem (religia państwowa: { $faith })
    .in = w wybranym królestwie (religia państwowa: { $faith })
    .with = z wybranym królestwem (religia państwowa: { $faith })
partner-pick-capital-in = wybrane królestwo ze stolicą { $where }
    .gen = wybranego królestwa ze stolicą { $where }
    .dat = wybranemu królestwu ze stolicą { $where }
    .acc = wybrane królestwo ze stolicą { $where }
    .ins = wybranym królestwem ze stolicą { $where }
    .in = w wybranym królestwie ze stolicą { $where }
    .with = z wybranym królestwem ze stolicą { $where }
partner-own-vassal = własny wasal
    .gen = własnego wasala
    .dat = własnemu wasalowi
    .acc = własnego wasala
    .ins = własnym wasalem
    .in = u własnego wasala
    .with = z własnym wasalem
partner-chosen-area = ten obszar
    .gen = tego obszaru
    .dat = temu obszarowi
    .acc = ten obszar
    .ins = tym obszarem
    .in = tam
    .with = z tym obszarem
partner-chosen-npr = to NK
    .gen = tego NK
    .dat = temu NK
    .acc = to NK
    .ins = tym NK
    .in = w jego obszarach
    .with = z nim
partner-chosen-npr-or-own-vassal = to królestwo
    .gen = tego królestwa
    .dat = temu królestwu
    .acc = to królestwo
    .ins = tym królestwem
    .in = w jego obszarach
    .with = z nim
partner-chosen-node = ten węzeł handlowy
    .gen = tego węzła handlowego
    .dat = temu węzłowi handlowemu
    .acc = ten węzeł handlowy
    .ins = tym węzłem handlowym
    .in = w nim
    .with = z nim
partner-chosen-own-army = ta armia
    .gen = tej armii
    .dat = tej armii
    .acc = tę armię
    .ins = tą armią
    .in = z tą armią
    .with = z tą armią
# Gdzie

selector-provinces = { $n ->
    [one] w prowincji { $names }
   *[other] w prowincjach { $names }
}
selector-home = z flagą { $realm-gen }
selector-facing = { $n ->
    [one] nad akwenem { $zones }
   *[other] nad akwenami { $zones }
}
selector-not = oprócz { $things }
selector-adjacent-to = tylko sąsiadujące z własnym królestwem
selector-adjacent-areas = w obszarze sąsiadującym z własnym królestwem
selector-adjacent-to-these = tylko sąsiadujące z: { $things }
selector-owned-by = we władaniu graczy
selector-non-core = poza prowincjami rdzennymi
selector-capital-area-of = w obszarze stołecznym { $whose-gen }
selector-in-reach = w obszarach w zasięgu
selector-dutch-core = z drugą, holenderską flagą
selector-own-key = w węźle handlowym z co najmniej { $n ->
    [one] { $n } własną kluczową prowincją
   *[other] { $n } własnymi kluczowymi prowincjami
}
selector-nodes = { $n ->
    [one] w węźle handlowym { $names }
   *[other] w węzłach handlowych { $names }
}
selector-nodes-maritime = w morskich węzłach handlowych
selector-nodes-any = w węzłach handlowych
selector-nodes-distant = w węzłach handlowych odległych kontynentów
place-hre = w HRE
place-hre-electors = w obszarach elektorskich
place-distant = na odległych kontynentach
place-main = na głównej mapie
place-america = w Ameryce
place-africa = w Afryce
place-india-arabia = w Indiach i Arabii
place-far-east = na Dalekim Wschodzie
place-northern-central-asia = w północnej i środkowej Azji
place-own-capital = z własną stolicą
place-own-dissent-areas = w obszarach z niepokojami religijnymi
place-faith-catholic = w obszarach katolickich
place-faith-counter-reformed = w obszarach kontrreformowanych
place-faith-protestant = w obszarach protestanckich
place-faith-orthodox = w obszarach prawosławnych
place-faith-islam = w obszarach muzułmańskich
place-faith-diverse = w obszarach różnych wyznań
place-faith-revolutionary = w obszarach rewolucyjnych

object-provinces = { $n ->
    [one] prowincję { $names }
   *[other] prowincje { $names }
}
object-least-of-provinces = co najmniej { $n } z prowincji { $names }
object-most-of-provinces = najwyżej { $n } z prowincji { $names }
object-none-of-provinces = żadnej z prowincji { $names }
object-of-own-provinces = { $n } własną prowincję ({ $names })
object-half = co najmniej połowę prowincji
object-areas = { $n ->
    [one] obszar { $names }
   *[other] obszary { $names }
}
object-capital-area = obszar stołeczny { $whose-gen }
object-this-area = ten obszar
object-of-areas = { $n } z obszarów { $names }
object-node = węzeł handlowy { $names }
object-of-nodes = 1 z węzłów handlowych { $names }
object-idea = ideę { $idea }
object-any-idea = dowolną ideę
object-any-idea-adm = ideę administracyjną
object-any-idea-dip = ideę dyplomatyczną
object-any-idea-mil = ideę wojskową
idea-from-display = z wystawionych
idea-from-researched-by-opponent = , którą ma przeciwnik
idea-no-government = (nie formę rządów)
idea-free = bez płacenia
idea-discount = o { $n } taniej
idea-pay-with = (można płacić także: { $powers })

# Ile

amount-count = { $one } za { $every }
amount-plus = { $plus } oraz { $more }
amount-most = { $found } (maksymalnie { $most })

bound-least = co najmniej { $things }
bound-most = najwyżej { $things }
bound-range = od { $least } do { $things }
bound-growth-round = co najmniej o { $things } więcej niż na początku rundy
bound-growth-age = co najmniej o { $things } więcej niż na początku epoki
bound-growth-game = co najmniej o { $things } więcej niż na początku gry
value-least = co najmniej { $n }
value-most = najwyżej { $n }
value-range = od { $least } do { $most }
value-growth-round = co najmniej o { $n } więcej niż na początku rundy
value-growth-age = co najmniej o { $n } więcej niż na początku epoki
value-growth-game = co najmniej o { $n } więcej niż na początku gry
since-round = w tej rundzie { $said }
since-age = w tej epoce { $said }
since-game = w tej grze { $said }

# Co się zyskuje i traci
thing-ducats = { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
    .all = wszystkie dukaty
    .any = dowolną liczbę dukatów
thing-adm = { $n ->
    [one] { $n } Władzę administracyjną
   *[other] { $n } Władzy administracyjnej
}
    .all = całą Władzę administracyjną
    .any = dowolnie dużo Władzy administracyjnej
thing-dip = { $n ->
    [one] { $n } Władzę dyplomatyczną
   *[other] { $n } Władzy dyplomatycznej
}
    .all = całą Władzę dyplomatyczną
    .any = dowolnie dużo Władzy dyplomatycznej
thing-mil = { $n ->
    [one] { $n } Władzę wojskową
   *[other] { $n } Władzy wojskowej
}
    .all = całą Władzę wojskową
    .any = dowolnie dużo Władzy wojskowej
thing-monarch-power = { $n ->
    [one] { $n } dowolny punkt Władzy
    [few] { $n } dowolne punkty Władzy
   *[other] { $n } dowolnych punktów Władzy
}
    .all = wszystkie punkty Władzy
    .any = dowolną liczbę punktów Władzy
thing-prestige = { $n ->
    [one] { $n } Prestiż
   *[other] { $n } Prestiżu
}
    .all = cały Prestiż
    .any = dowolnie dużo Prestiżu
thing-stability = { $n ->
    [one] { $n } Stabilność
   *[other] { $n } Stabilności
}
    .all = całą Stabilność
    .any = dowolnie dużo Stabilności
thing-manpower = { $n ->
    [one] { $n } potencjał mobilizacyjny
   *[other] { $n } potencjału mobilizacyjnego
}
    .all = cały potencjał mobilizacyjny
    .any = dowolnie dużo potencjału mobilizacyjnego
thing-manpower-token = { $n ->
    [one] { $n } żeton +1 potencjału mobilizacyjnego
    [few] { $n } żetony +1 potencjału mobilizacyjnego
   *[other] { $n } żetonów +1 potencjału mobilizacyjnego
}
    .all = wszystkie żetony +1 potencjału mobilizacyjnego
    .any = dowolne żetony +1 potencjału mobilizacyjnego
thing-colonist = { $n ->
    [one] { $n } kolonistę
   *[other] { $n } kolonistów
}
    .all = wszystkich kolonistów
    .any = dowolnych kolonistów
thing-influence = { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
   *[other] { $n } wpływów
}
    .all = wszystkie wpływy
    .any = dowolne wpływy
thing-claim = { $n ->
    [one] { $n } roszczenie
    [few] { $n } roszczenia
   *[other] { $n } roszczeń
}
    .all = wszystkie roszczenia
    .any = dowolne roszczenia
thing-alliance = { $n ->
    [one] { $n } sojusz
    [few] { $n } sojusze
   *[other] { $n } sojuszy
}
    .all = wszystkie sojusze
    .any = dowolne sojusze
thing-marriage = { $n ->
    [one] { $n } mariaż królewski
    [few] { $n } mariaże królewskie
   *[other] { $n } mariaży królewskich
}
    .all = wszystkie mariaże królewskie
    .any = dowolne mariaże królewskie
thing-cardinal = { $n ->
    [one] { $n } kardynała
   *[other] { $n } kardynałów
}
    .all = wszystkich kardynałów
    .any = dowolnych kardynałów
thing-imperial-authority = { $n ->
    [one] { $n } Autorytet Cesarski
   *[other] { $n } Autorytetu Cesarskiego
}
    .all = cały Autorytet Cesarski
    .any = dowolnie dużo Autorytetu Cesarskiego
thing-merchant = { $n ->
    [one] { $n } kupca
   *[other] { $n } kupców
}
    .all = wszystkich kupców
    .any = dowolnych kupców
thing-action-card = { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[other] { $n } kart akcji
}
    .all = wszystkie karty akcji
    .any = dowolne karty akcji
thing-town = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[other] { $n } miast
}
    .all = wszystkie miasta
    .any = dowolne miasta
thing-vassal = { $n ->
    [one] { $n } żeton wasala
    [few] { $n } żetony wasala
   *[other] { $n } żetonów wasala
}
    .all = wszystkie żetony wasala
    .any = dowolne żetony wasala
thing-infantry = { $n ->
    [one] { $n } jednostkę piechoty
    [few] { $n } jednostki piechoty
   *[other] { $n } jednostek piechoty
}
    .all = wszystkie jednostki piechoty
    .any = dowolne jednostki piechoty
thing-cavalry = { $n ->
    [one] { $n } jednostkę kawalerii
    [few] { $n } jednostki kawalerii
   *[other] { $n } jednostek kawalerii
}
    .all = wszystkie jednostki kawalerii
    .any = dowolne jednostki kawalerii
thing-artillery = { $n ->
    [one] { $n } jednostkę artylerii
    [few] { $n } jednostki artylerii
   *[other] { $n } jednostek artylerii
}
    .all = wszystkie jednostki artylerii
    .any = dowolne jednostki artylerii
thing-mercenary = { $n ->
    [one] { $n } jednostkę najemną
    [few] { $n } jednostki najemne
   *[other] { $n } jednostek najemnych
}
    .all = wszystkie jednostki najemne
    .any = dowolne jednostki najemne
thing-mercenary-infantry = { $n ->
    [one] { $n } najemną jednostkę piechoty
    [few] { $n } najemne jednostki piechoty
   *[other] { $n } najemnych jednostek piechoty
}
    .all = wszystkie najemne jednostki piechoty
    .any = dowolne najemne jednostki piechoty
thing-mercenary-cavalry = { $n ->
    [one] { $n } najemną jednostkę kawalerii
    [few] { $n } najemne jednostki kawalerii
   *[other] { $n } najemnych jednostek kawalerii
}
    .all = wszystkie najemne jednostki kawalerii
    .any = dowolne najemne jednostki kawalerii
thing-light-ship = { $n ->
    [one] { $n } okręt lekki
    [few] { $n } okręty lekkie
   *[other] { $n } okrętów lekkich
}
    .all = wszystkie okręty lekkie
    .any = dowolne okręty lekkie
thing-heavy-ship = { $n ->
    [one] { $n } okręt ciężki
    [few] { $n } okręty ciężkie
   *[other] { $n } okrętów ciężkich
}
    .all = wszystkie okręty ciężkie
    .any = dowolne okręty ciężkie
thing-galley = { $n ->
    [one] { $n } galerę
    [few] { $n } galery
   *[other] { $n } galer
}
    .all = wszystkie galery
    .any = dowolne galery
thing-core = { $n ->
    [one] { $n } żeton rdzenności
    [few] { $n } żetony rdzenności
   *[other] { $n } żetonów rdzenności
}
    .all = wszystkie żetony rdzenności
    .any = dowolne żetony rdzenności
thing-casus-belli = { $n } casus belli
    .all = wszystkie casus belli
    .any = dowolne casus belli
# Co się liczy: `.many` bez liczby (dopełniacz), `.none` po "nie masz", `.each` za ile.
noun-province = { $n ->
    [one] { $n } prowincję
    [few] { $n } prowincje
   *[other] { $n } prowincji
}
    .many = prowincji
    .none = żadnej prowincji
    .all = wszystkie prowincje
    .any = dowolne prowincje
    .in = w prowincji
    .each = { $n ->
        [1] każdą prowincję
        [few] każde { $n } prowincje
       *[other] każde { $n } prowincji
    }
noun-area = { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[other] { $n } obszarów
}
    .many = obszarów
    .none = żadnego obszaru
    .all = wszystkie obszary
    .any = dowolne obszary
    .of = { $n ->
        [one] { $n } obszaru
       *[other] { $n } obszarów
    }
    .in = w obszarze
    .each = { $n ->
        [1] każdy obszar
        [few] każde { $n } obszary
       *[other] każde { $n } obszarów
    }
noun-area-catholic = { $n ->
    [one] { $n } obszar katolicki
    [few] { $n } obszary katolickie
   *[other] { $n } obszarów katolickich
}
    .all = wszystkie obszary katolickie
    .of = { $n ->
        [one] { $n } obszaru katolickiego
       *[other] { $n } obszarów katolickich
    }
noun-area-counter-reformed = { $n ->
    [one] { $n } obszar kontrreformowany
    [few] { $n } obszary kontrreformowane
   *[other] { $n } obszarów kontrreformowanych
}
    .all = wszystkie obszary kontrreformowane
    .of = { $n ->
        [one] { $n } obszaru kontrreformowanego
       *[other] { $n } obszarów kontrreformowanych
    }
noun-area-protestant = { $n ->
    [one] { $n } obszar protestancki
    [few] { $n } obszary protestanckie
   *[other] { $n } obszarów protestanckich
}
    .all = wszystkie obszary protestanckie
    .of = { $n ->
        [one] { $n } obszaru protestanckiego
       *[other] { $n } obszarów protestanckich
    }
noun-area-orthodox = { $n ->
    [one] { $n } obszar prawosławny
    [few] { $n } obszary prawosławne
   *[other] { $n } obszarów prawosławnych
}
    .all = wszystkie obszary prawosławne
    .of = { $n ->
        [one] { $n } obszaru prawosławnego
       *[other] { $n } obszarów prawosławnych
    }
noun-area-islam = { $n ->
    [one] { $n } obszar muzułmański
    [few] { $n } obszary muzułmańskie
   *[other] { $n } obszarów muzułmańskich
}
    .all = wszystkie obszary muzułmańskie
    .of = { $n ->
        [one] { $n } obszaru muzułmańskiego
       *[other] { $n } obszarów muzułmańskich
    }
noun-area-revolutionary = { $n ->
    [one] { $n } obszar rewolucyjny
    [few] { $n } obszary rewolucyjne
   *[other] { $n } obszarów rewolucyjnych
}
    .all = wszystkie obszary rewolucyjne
    .of = { $n ->
        [one] { $n } obszaru rewolucyjnego
       *[other] { $n } obszarów rewolucyjnych
    }
noun-area-elector = { $n ->
    [one] { $n } obszar elektorski
    [few] { $n } obszary elektorskie
   *[other] { $n } obszarów elektorskich
}
    .all = wszystkie obszary elektorskie
    .of = { $n ->
        [one] { $n } obszaru elektorskiego
       *[other] { $n } obszarów elektorskich
    }
noun-area-diverse = { $n ->
    [one] { $n } obszar różnych wyznań
    [few] { $n } obszary różnych wyznań
   *[other] { $n } obszarów różnych wyznań
}
    .all = wszystkie obszary różnych wyznań
    .of = { $n ->
        [one] { $n } obszaru różnych wyznań
       *[other] { $n } obszarów różnych wyznań
    }
noun-port = { $n ->
    [one] { $n } port
    [few] { $n } porty
   *[other] { $n } portów
}
    .many = portów
    .none = żadnego portu
    .all = wszystkie porty
    .any = dowolne porty
    .in = w porcie
    .each = { $n ->
        [1] każdy port
        [few] każde { $n } porty
       *[other] każde { $n } portów
    }
noun-own-town = { $n ->
    [one] { $n } własne miasto
    [few] { $n } własne miasta
   *[other] { $n } własnych miast
}
    .many = własnych miast
    .none = żadnego miasta
    .all = wszystkie własne miasta
    .any = dowolne własne miasta
    .in = we własnym mieście
    .each = { $n ->
        [1] każde własne miasto
        [few] każde { $n } własne miasta
       *[other] każde { $n } własnych miast
    }
noun-own-small-town = { $n ->
    [one] { $n } własne małe miasto dużym
    [few] { $n } własne małe miasta dużymi
   *[other] { $n } własnych małych miast dużymi
}
    .many = własnych małych miast
    .none = żadnego małego miasta
    .all = wszystkie własne małe miasta dużymi
    .any = dowolne własne małe miasta dużymi
    .in = we własnym małym mieście
    .each = { $n ->
        [1] każde własne małe miasto
        [few] każde { $n } własne małe miasta
       *[other] każde { $n } własnych małych miast
    }
noun-own-large-town = { $n ->
    [one] { $n } duże miasto
    [few] { $n } duże miasta
   *[other] { $n } dużych miast
}
    .many = dużych miast
    .none = żadnego dużego miasta
    .all = wszystkie duże miasta
    .any = dowolne duże miasta
    .in = we własnym dużym mieście
    .each = { $n ->
        [1] każde duże miasto
        [few] każde { $n } duże miasta
       *[other] każde { $n } dużych miast
    }
noun-own-vassal-token = { $n ->
    [one] { $n } własny żeton wasala
    [few] { $n } własne żetony wasala
   *[other] { $n } własnych żetonów wasala
}
    .many = własnych żetonów wasala
    .none = żadnego żetonu wasala
    .all = wszystkie własne żetony wasala
    .any = dowolne własne żetony wasala
    .in = w prowincji własnego wasala
    .each = { $n ->
        [1] każdy własny żeton wasala
        [few] każde { $n } własne żetony wasala
       *[other] każde { $n } własnych żetonów wasala
    }
noun-own-port = { $n ->
    [one] { $n } własny port
    [few] { $n } własne porty
   *[other] { $n } własnych portów
}
    .many = własnych portów
    .none = żadnego portu
    .all = wszystkie własne porty
    .any = dowolne własne porty
    .in = we własnym porcie
    .each = { $n ->
        [1] każdy własny port
        [few] każde { $n } własne porty
       *[other] każde { $n } własnych portów
    }
noun-own-province = { $n ->
    [one] { $n } własną prowincję
    [few] { $n } własne prowincje
   *[other] { $n } własnych prowincji
}
    .many = własnych prowincji
    .none = żadnej własnej prowincji
    .all = wszystkie własne prowincje
    .any = dowolne własne prowincje
    .in = we własnej prowincji
    .each = { $n ->
        [1] każdą własną prowincję
        [few] każde { $n } własne prowincje
       *[other] każde { $n } własnych prowincji
    }
noun-own-distant-town = { $n ->
    [one] { $n } własne odległe miasto
    [few] { $n } własne odległe miasta
   *[other] { $n } własnych odległych miast
}
    .many = tylko odległe miasta
    .none = żadnego odległego miasta
    .all = wszystkie własne odległe miasta
    .any = dowolne własne odległe miasta
    .in = we własnym odległym mieście
    .each = { $n ->
        [1] każde własne odległe miasto
        [few] każde { $n } własne odległe miasta
       *[other] każde { $n } własnych odległych miast
    }
noun-own-disc = { $n ->
    [one] { $n } własne miasto lub żeton wasala
    [few] { $n } własne miasta lub żetony wasala
   *[other] { $n } własnych miast lub żetonów wasala
}
    .many = własnych miast i żetonów wasala
    .none = żadnego miasta ani żetonu wasala
    .all = wszystkie własne miasta i żetony wasala
    .any = dowolne własne miasta lub żetony wasala
    .in = we własnym mieście lub u wasala
    .each = { $n ->
        [1] każde własne miasto lub żeton wasala
        [few] każde { $n } własne miasta lub żetony wasala
       *[other] każde { $n } własnych miast lub żetonów wasala
    }
noun-own-area = { $n ->
    [one] { $n } obszar z własnymi miastami
    [few] { $n } obszary z własnymi miastami
   *[other] { $n } obszarów z własnymi miastami
}
    .many = obszarów z własnymi miastami
    .none = żadnego obszaru z własnymi miastami
    .all = wszystkie obszary z własnymi miastami
    .any = dowolne obszary z własnymi miastami
    .in = w obszarze z własnymi miastami
    .each = { $n ->
        [1] każdy obszar z własnymi miastami
        [few] każde { $n } obszary z własnymi miastami
       *[other] każde { $n } obszarów z własnymi miastami
    }
noun-own-port-area = { $n ->
    [one] { $n } obszar z własnymi portami
    [few] { $n } obszary z własnymi portami
   *[other] { $n } obszarów z własnymi portami
}
    .many = obszarów z własnymi portami
    .none = żadnego obszaru z własnymi portami
    .all = wszystkie obszary z własnymi portami
    .any = dowolne obszary z własnymi portami
    .in = w obszarze z własnymi portami
    .each = { $n ->
        [1] każdy obszar z własnymi portami
        [few] każde { $n } obszary z własnymi portami
       *[other] każde { $n } obszarów z własnymi portami
    }
noun-own-ducat = { $n ->
    [one] { $n } własny dukat
    [few] { $n } własne dukaty
   *[other] { $n } własnych dukatów
}
    .many = własnych dukatów
    .none = żadnych dukatów
    .all = wszystkie własne dukaty
    .any = dowolne własne dukaty
    .each = { $n ->
        [1] każdy własny dukat
        [few] każde { $n } własne dukaty
       *[other] każde { $n } własnych dukatów
    }
noun-own-regular = { $n ->
    [one] { $n } własną rozmieszczoną jednostkę regularną
    [few] { $n } własne rozmieszczone jednostki regularne
   *[other] { $n } własnych rozmieszczonych jednostek regularnych
}
    .many = własnych rozmieszczonych jednostek regularnych
    .none = żadnej rozmieszczonej jednostki regularnej
    .all = wszystkie własne rozmieszczone jednostki regularne
    .any = dowolne własne rozmieszczone jednostki regularne
    .each = { $n ->
        [1] każdą własną rozmieszczoną jednostkę regularną
        [few] każde { $n } własne rozmieszczone jednostki regularne
       *[other] każde { $n } własnych rozmieszczonych jednostek regularnych
    }
noun-battle-cavalry = { $n ->
    [one] { $n } jednostkę kawalerii swojej strony
    [few] { $n } jednostki kawalerii swojej strony
   *[other] { $n } jednostek kawalerii swojej strony
}
    .many = jednostek kawalerii swojej strony
    .none = żadnej kawalerii
    .all = wszystkie jednostki kawalerii swojej strony
    .any = dowolne jednostki kawalerii swojej strony
    .each = { $n ->
        [1] każdą jednostkę kawalerii swojej strony
        [few] każde { $n } jednostki kawalerii swojej strony
       *[other] każde { $n } jednostek kawalerii swojej strony
    }
noun-besieged-province = { $n ->
    [one] { $n } obleganą prowincję
    [few] { $n } oblegane prowincje
   *[other] { $n } obleganych prowincji
}
    .many = obleganych prowincji
    .none = żadnej obleganej prowincji
    .all = wszystkie oblegane prowincje
    .any = dowolne oblegane prowincje
    .in = w obleganej prowincji
    .each = { $n ->
        [1] każdą obleganą prowincję
        [few] każde { $n } oblegane prowincje
       *[other] każde { $n } obleganych prowincji
    }
noun-vacant-territory = { $n ->
    [one] { $n } puste terytorium
    [few] { $n } puste terytoria
   *[other] { $n } pustych terytoriów
}
    .many = pustych terytoriów
    .none = żadnego pustego terytorium
    .all = wszystkie puste terytoria
    .any = dowolne puste terytoria
    .in = na pustym terytorium
    .each = { $n ->
        [1] każde puste terytorium
        [few] każde { $n } puste terytoria
       *[other] każde { $n } pustych terytoriów
    }
noun-gold-province = { $n ->
    [one] { $n } prowincję z żyłą złota
    [few] { $n } prowincje z żyłą złota
   *[other] { $n } prowincji z żyłą złota
}
    .many = prowincji z żyłą złota
    .none = żadnej prowincji z żyłą złota
    .all = wszystkie prowincje z żyłą złota
    .any = dowolne prowincje z żyłą złota
    .in = w prowincji z żyłą złota
    .each = { $n ->
        [1] każdą prowincję z żyłą złota
        [few] każde { $n } prowincje z żyłą złota
       *[other] każde { $n } prowincji z żyłą złota
    }
noun-capital = { $n ->
    [one] { $n } stolicę królestwa
    [few] { $n } stolice królestw
   *[other] { $n } stolic królestw
}
    .many = stolic królestw
    .none = żadnej stolicy królestwa
    .all = wszystkie stolice królestw
    .any = dowolne stolice królestw
    .in = w stolicy
    .each = { $n ->
        [1] każdą stolicę królestwa
        [few] każde { $n } stolice królestw
       *[other] każde { $n } stolic królestw
    }
noun-core = { $n ->
    [one] { $n } żeton rdzenności
    [few] { $n } żetony rdzenności
   *[other] { $n } żetonów rdzenności
}
    .many = żetonów rdzenności
    .none = żadnego żetonu rdzenności
noun-distant-town = { $n ->
    [one] { $n } odległą prowincję lub terytorium
    [few] { $n } odległe prowincje lub terytoria
   *[other] { $n } odległych prowincji lub terytoriów
}
    .many = odległych prowincji lub terytoriów
    .none = żadnej odległej prowincji ani terytorium
noun-territory = { $n ->
    [one] { $n } terytorium
    [few] { $n } terytoria
   *[other] { $n } terytoriów
}
    .many = terytoriów
    .none = żadnego terytorium
noun-converted-area = { $n ->
    [one] { $n } obszar nawrócony na własną religię państwową
    [few] { $n } obszary nawrócone na własną religię państwową
   *[other] { $n } obszarów nawróconych na własną religię państwową
}
    .many = obszarów nawróconych na własną religię państwową
    .none = żadnego obszaru nawróconego na własną religię państwową
noun-vassal = { $n ->
    [one] { $n } królestwo wasalne
    [few] { $n } królestwa wasalne
   *[other] { $n } królestw wasalnych
}
    .many = królestw wasalnych
    .none = żadnego królestwa wasalnego
noun-vassal-token = { $n ->
    [one] { $n } żeton wasala na planszy
    [few] { $n } żetony wasala na planszy
   *[other] { $n } żetonów wasala na planszy
}
    .many = żetonów wasala na planszy
    .none = żadnego żetonu wasala na planszy
noun-alliance = { $n ->
    [one] { $n } sojusz
    [few] { $n } sojusze
   *[other] { $n } sojuszy
}
    .many = sojuszy
    .none = żadnego sojuszu
noun-alliance-hre = { $n ->
    [one] { $n } sojusz z członkiem HRE
    [few] { $n } sojusze z członkami HRE
   *[other] { $n } sojuszy z członkami HRE
}
    .many = sojuszy z członkami HRE
    .none = żadnego sojuszu z członkiem HRE
noun-alliance-npr = { $n ->
    [one] { $n } sojusz z NK
    [few] { $n } sojusze z NK
   *[other] { $n } sojuszy z NK
}
    .many = sojuszy z NK
    .none = żadnego sojuszu z NK
noun-alliance-pr = { $n ->
    [one] { $n } sojusz z graczem
    [few] { $n } sojusze z graczami
   *[other] { $n } sojuszy z graczami
}
    .many = sojuszy z graczami
    .none = żadnego sojuszu z graczem
noun-marriage = { $n ->
    [one] { $n } mariaż królewski
    [few] { $n } mariaże królewskie
   *[other] { $n } mariaży królewskich
}
    .many = mariaży królewskich
    .none = żadnego mariażu królewskiego
noun-influence = { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
   *[other] { $n } wpływów
}
    .many = wpływów
    .none = żadnego wpływu
noun-in-area = { $n ->
    [one] w { $n } obszarze
   *[other] w { $n } obszarach
}
    .none = w żadnym obszarze
noun-in-area-no-core = { $n ->
    [one] w { $n } obszarze bez własnych prowincji rdzennych
   *[other] w { $n } obszarach bez własnych prowincji rdzennych
}
    .none = w żadnym obszarze bez własnych prowincji rdzennych
noun-on-continent = { $n ->
    [one] na { $n } odległym kontynencie
   *[other] na { $n } odległych kontynentach
}
    .none = na żadnym odległym kontynencie
noun-in-node = { $n ->
    [one] w { $n } węźle handlowym
   *[other] w { $n } węzłach handlowych
}
    .none = w żadnym węźle handlowym
noun-in-expanded-node = { $n ->
    [one] w { $n } rozwiniętym węźle handlowym
   *[other] w { $n } rozwiniętych węzłach handlowych
}
    .none = w żadnym rozwiniętym węźle handlowym
in-least-of-areas = co najmniej w { $n } z obszarów { $names }
in-nodes = { $n ->
    [one] w węźle handlowym { $names }
   *[other] w węzłach handlowych { $names }
}
in-least-of-nodes = co najmniej w { $n } z węzłów handlowych { $names }
in-most-of-nodes = najwyżej w { $n } z węzłów handlowych { $names }
noun-claim = { $n ->
    [one] { $n } roszczenie
    [few] { $n } roszczenia
   *[other] { $n } roszczeń
}
    .many = roszczeń
    .none = żadnego roszczenia
noun-cardinal = { $n ->
    [one] { $n } kardynała
   *[other] { $n } kardynałów
}
    .many = kardynałów
    .none = żadnego kardynała
noun-interest = { $n ->
    [one] { $n } żeton odsetek
    [few] { $n } żetony odsetek
   *[other] { $n } żetonów odsetek
}
    .many = żetonów odsetek
    .none = żadnego żetonu odsetek
noun-advisor = { $n ->
    [one] { $n } doradcę
   *[other] { $n } doradców
}
    .many = doradców
    .none = żadnego doradcy
noun-protecting-ship = { $n ->
    [one] { $n } okręt lekki na polu ochrony handlu
    [few] { $n } okręty lekkie na polach ochrony handlu
   *[other] { $n } okrętów lekkich na polach ochrony handlu
}
    .many = okrętów lekkich na polach ochrony handlu
    .none = żadnego okrętu lekkiego na polu ochrony handlu
noun-general = { $n ->
    [one] { $n } dowodzącego lidera
   *[other] { $n } dowodzących liderów
}
    .many = dowodzących liderów
    .none = żadnego dowodzącego lidera
noun-unrest = { $n ->
    [one] { $n } prowincję z niepokojem
    [few] { $n } prowincje z niepokojem
   *[other] { $n } prowincji z niepokojem
}
    .many = prowincji z niepokojem
    .none = żadnych niepokojów
noun-rebel = { $n ->
    [one] { $n } jednostkę buntowników
    [few] { $n } jednostki buntowników
   *[other] { $n } jednostek buntowników
}
    .many = jednostek buntowników
    .none = żadnych buntowników
    .all = wszystkie jednostki buntowników
    .any = dowolne jednostki buntowników
noun-dissent-area = { $n ->
    [one] { $n } obszar z niepokojami religijnymi
    [few] { $n } obszary z niepokojami religijnymi
   *[other] { $n } obszarów z niepokojami religijnymi
}
    .many = obszarów z niepokojami religijnymi
    .none = żadnego obszaru z niepokojami religijnymi
noun-ducat = { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
    .many = dukatów
    .none = żadnych dukatów
noun-idea = { $n ->
    [one] { $n } ideę
    [few] { $n } idee
   *[other] { $n } idei
}
    .many = idei
    .none = żadnej idei
noun-idea-adm = { $n ->
    [one] { $n } ideę administracyjną
    [few] { $n } idee administracyjne
   *[other] { $n } idei administracyjnych
}
    .many = idei administracyjnych
    .none = żadnej idei administracyjnej
noun-idea-dip = { $n ->
    [one] { $n } ideę dyplomatyczną
    [few] { $n } idee dyplomatyczne
   *[other] { $n } idei dyplomatycznych
}
    .many = idei dyplomatycznych
    .none = żadnej idei dyplomatycznej
noun-idea-mil = { $n ->
    [one] { $n } ideę wojskową
    [few] { $n } idee wojskowe
   *[other] { $n } idei wojskowych
}
    .many = idei wojskowych
    .none = żadnej idei wojskowej
noun-land-unit = { $n ->
    [one] { $n } rozmieszczoną jednostkę lądową
    [few] { $n } rozmieszczone jednostki lądowe
   *[other] { $n } rozmieszczonych jednostek lądowych
}
    .many = rozmieszczonych jednostek lądowych
    .none = żadnej rozmieszczonej jednostki lądowej
noun-infantry = { $n ->
    [one] { $n } rozmieszczoną jednostkę piechoty
    [few] { $n } rozmieszczone jednostki piechoty
   *[other] { $n } rozmieszczonych jednostek piechoty
}
    .many = rozmieszczonych jednostek piechoty
    .none = żadnej rozmieszczonej jednostki piechoty
noun-cavalry = { $n ->
    [one] { $n } rozmieszczoną jednostkę kawalerii
    [few] { $n } rozmieszczone jednostki kawalerii
   *[other] { $n } rozmieszczonych jednostek kawalerii
}
    .many = rozmieszczonych jednostek kawalerii
    .none = żadnej rozmieszczonej jednostki kawalerii
noun-artillery = { $n ->
    [one] { $n } rozmieszczoną jednostkę artylerii
    [few] { $n } rozmieszczone jednostki artylerii
   *[other] { $n } rozmieszczonych jednostek artylerii
}
    .many = rozmieszczonych jednostek artylerii
    .none = żadnej rozmieszczonej jednostki artylerii
noun-ship = { $n ->
    [one] { $n } rozmieszczony okręt
    [few] { $n } rozmieszczone okręty
   *[other] { $n } rozmieszczonych okrętów
}
    .many = rozmieszczonych okrętów
    .none = żadnego rozmieszczonego okrętu
noun-light-ship = { $n ->
    [one] { $n } rozmieszczony okręt lekki
    [few] { $n } rozmieszczone okręty lekkie
   *[other] { $n } rozmieszczonych okrętów lekkich
}
    .many = rozmieszczonych okrętów lekkich
    .none = żadnego rozmieszczonego okrętu lekkiego
noun-heavy-ship = { $n ->
    [one] { $n } rozmieszczony okręt ciężki
    [few] { $n } rozmieszczone okręty ciężkie
   *[other] { $n } rozmieszczonych okrętów ciężkich
}
    .many = rozmieszczonych okrętów ciężkich
    .none = żadnego rozmieszczonego okrętu ciężkiego
noun-galley-ship = { $n ->
    [one] { $n } rozmieszczoną galerę
    [few] { $n } rozmieszczone galery
   *[other] { $n } rozmieszczonych galer
}
    .many = rozmieszczonych galer
    .none = żadnej rozmieszczonej galery
noun-battle = { $n ->
    [one] { $n } wygraną bitwę
    [few] { $n } wygrane bitwy
   *[other] { $n } wygranych bitew
}
    .many = wygranych bitew
    .none = żadnej wygranej bitwy
noun-battle-land = { $n ->
    [one] { $n } wygraną bitwę lądową
    [few] { $n } wygrane bitwy lądowe
   *[other] { $n } wygranych bitew lądowych
}
    .many = wygranych bitew lądowych
    .none = żadnej wygranej bitwy lądowej
noun-battle-naval = { $n ->
    [one] { $n } wygraną bitwę morską
    [few] { $n } wygrane bitwy morskie
   *[other] { $n } wygranych bitew morskich
}
    .many = wygranych bitew morskich
    .none = żadnej wygranej bitwy morskiej
noun-peace-term = { $n ->
    [one] { $n } narzucony warunek pokoju
    [few] { $n } narzucone warunki pokoju
   *[other] { $n } narzuconych warunków pokoju
}
    .many = narzuconych warunków pokoju
    .none = żadnego narzuconego warunku pokoju
noun-unit = { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[other] { $n } jednostek
}
    .many = jednostek
    .none = żadnej jednostki
    .all = wszystkie jednostki
    .any = dowolną liczbę jednostek
noun-pirate = { $n ->
    [one] { $n } żeton piratów
    [few] { $n } żetony piratów
   *[other] { $n } żetonów piratów
}
    .many = piratów
    .none = żadnych piratów
    .all = wszystkich piratów
    .any = dowolnych piratów
noun-battle-die = { $n ->
    [one] { $n } kość swojej strony
   *[other] { $n } kości swojej strony
}
    .many = kości swojej strony
    .none = żadnej kości swojej strony
    .all = wszystkie kości swojej strony
    .any = dowolne kości swojej strony
noun-infantry-die = { $n ->
    [one] { $n } kość piechoty
   *[other] { $n } kości piechoty
}
    .many = kości piechoty
    .none = żadna kość piechoty
    .all = wszystkie kości piechoty
    .any = dowolne kości piechoty
noun-cavalry-die = { $n ->
    [one] { $n } kość kawalerii
   *[other] { $n } kości kawalerii
}
    .many = kości kawalerii
    .none = żadna kość kawalerii
    .all = wszystkie kości kawalerii
    .any = dowolne kości kawalerii
noun-artillery-die = { $n ->
    [one] { $n } kość artylerii
   *[other] { $n } kości artylerii
}
    .many = kości artylerii
    .none = żadna kość artylerii
    .all = wszystkie kości artylerii
    .any = dowolne kości artylerii
kind-unit-infantry = piechota
kind-unit-cavalry = kawaleria
kind-unit-artillery = artyleria
kind-ship-light = okręty lekkie
kind-ship-heavy = okręty ciężkie
kind-ship-galley = galery
kind-only = tylko { $kinds }
kind-category-regular = regularne
kind-category-mercenary = najemne
kind-category-allied = sojusznicze

# Efekty
effect-gain = { $person ->
    [you] zyskaj
    [one] zyskuje
   *[other] zyskują
} { $things }{ $where }
effect-lose = { $person ->
    [you] strać
    [one] traci
   *[other] tracą
} { $things }{ $where }
effect-place = { $person ->
    [you] umieść
    [one] umieszcza
   *[other] umieszczają
} { $things }{ $where }
effect-remove = { $person ->
    [you] usuń
    [one] traci
   *[other] tracą
} { $things }{ $where }
effect-gain-alliance = { $person ->
    [you] zyskaj
    [one] zyskuje
   *[other] zyskują
} sojusz { $realm-with }
effect-gain-marriage = { $person ->
    [you] zyskaj
    [one] zyskuje
   *[other] zyskują
} mariaż królewski { $realm-with }
effect-lose-alliance = { $person ->
    [you] strać
    [one] traci
   *[other] tracą
} sojusz { $realm-with }
effect-lose-marriage = { $person ->
    [you] strać
    [one] traci
   *[other] tracą
} mariaż królewski { $realm-with }
effect-gain-casus-belli = { $person ->
    [you] zyskaj
    [one] zyskuje
   *[other] zyskują
} casus belli przeciw { $realm-dat }
effect-gain-casus-belli-optional = { $person ->
    [you] możesz zyskać
    [one] może zyskać
   *[other] mogą zyskać
} casus belli przeciw { $realm-dat }
effect-gain-vassal-all = { $person ->
    [you] uczyń z
    [one] czyni z
   *[other] czynią z
} { $realm-gen } swojego wasala
effect-gain-manpower = { $person ->
    [you] przenieś
    [one] przenosi
   *[other] przenoszą
} { $things } z wyczerpanego do dostępnego potencjału
effect-lose-manpower = { $person ->
    [you] przenieś
    [one] przenosi
   *[other] przenoszą
} { $things } z dostępnego do wyczerpanego potencjału
effect-gain-action-card = { $person ->
    [you] dobierz
    [one] dobiera
   *[other] dobierają
} { $things } z dowolnej talii
effect-gain-action-card-adm = { $person ->
    [you] dobierz
    [one] dobiera
   *[other] dobierają
} { $things } z talii administracyjnej
effect-gain-action-card-dip = { $person ->
    [you] dobierz
    [one] dobiera
   *[other] dobierają
} { $things } z talii dyplomatycznej
effect-gain-action-card-mil = { $person ->
    [you] dobierz
    [one] dobiera
   *[other] dobierają
} { $things } z talii wojskowej
effect-gain-action-card-discard-top-5 = { $person ->
    [you] weź
    [one] bierze
   *[other] biorą
} { $things } z 5 wierzchnich odrzuconych kart jednej talii
effect-gain-action-card-discard = { $person ->
    [you] weź
    [one] bierze
   *[other] biorą
} { $things } (tylko karty wystawiane) z dowolnego stosu kart odrzuconych
effect-lose-action-card = { $person ->
    [you] odrzuć
    [one] odrzuca
   *[other] odrzucają
} { $things }
effect-gain-imperial-authority = Autorytet Cesarski rośnie o { $n }
effect-lose-imperial-authority = Autorytet Cesarski spada o { $n }
effect-gain-manpower-token-npr = żeton +1 potencjału mobilizacyjnego zostaje umieszczony{ $where }, jeśli posiada ją NK
effect-transfer = { $person ->
    [you] oddaj
    [one] oddaje
   *[other] oddają
} { $whom-dat } { $things }
effect-unrest = { $person ->
    [you] dodaj
    [one] dodaje
   *[other] dodają
} niepokój na { $things }
effect-calm = { $person ->
    [you] uwolnij od niepokojów
    [one] uwalnia od niepokojów
   *[other] uwalniają od niepokojów
} { $upto ->
    [yes] maksymalnie { $things }
   *[no] { $things }
}
effect-rebels = { $person ->
    [you] umieść
    [one] umieszcza
   *[other] umieszczają
} { $things }{ $where }
effect-disperse = { $person ->
    [you] usuń
    [one] usuwa
   *[other] usuwają
} { $upto ->
    [yes] maksymalnie { $things }
   *[no] { $things }
}{ $where }
effect-devastate = { $person ->
    [you] zniszcz
    [one] niszczy
   *[other] niszczą
} { $things }
effect-develop = { $person ->
    [you] zastąp
    [one] zastępuje
   *[other] zastępują
} { $things }
effect-convert = { $person ->
    [you] nawróć
    [one] nawraca
   *[other] nawracają
} { $areas } na { $faith }
effect-convert-underlying = { $person ->
    [you] uwolnij od rewolucji
    [one] uwalnia od rewolucji
   *[other] uwalniają od rewolucji
} { $areas }
effect-spread = { $person ->
    [you] rozszerz
    [one] rozszerza
   *[other] rozszerzają
} { $faith } na { $areas }
effect-spread-beside = { $person ->
    [you] rozszerz
    [one] rozszerza
   *[other] rozszerzają
} { $faith } na { $areas } obok istniejącego skupiska
effect-state-religion = { $person ->
    [you] przyjmij
    [one] przyjmuje
   *[other] przyjmują
} { $faith } jako religię państwową
effect-state-religion-free = { $person ->
    [you] przyjmij
    [one] przyjmuje
   *[other] przyjmują
} { $faith } jako religię państwową bez kar
effect-liberate = { $person ->
    [you] wyzwól
    [one] wyzwala
   *[other] wyzwalają
} { $things }
effect-independence = { $who } { $person ->
    [one] odzyskuje
   *[other] odzyskują
} niepodległość
effect-war = { $who } { $person ->
    [one] wypowiada
   *[other] wypowiadają
} wojnę { $other-dat }
effect-truce = { $person ->
    [you] zawrzyj
    [one] zawiera
   *[other] zawierają
} rozejm { $whom-with }
effect-end-alliance = { $person ->
    [you] zakończ
    [one] kończy
   *[other] kończą
} sojusz { $realm-with }
effect-union = wszystkie mariaże królewskie { $realm-with } zmieniają się w sporną sukcesję
effect-dnpr = { $who } { $person ->
    [one] staje się
   *[other] stają się
} ekspansywnym NK (kolor { $colour }, { $pattern }): { $provinces }
effect-hre-leaves = obszar { $area } opuszcza HRE
effect-hre-rejoins = obszar { $area } wraca do HRE
effect-idea = { $person ->
    [you] możesz opracować
    [one] może opracować
   *[other] mogą opracować
} { $idea }
effect-action = { $person ->
    [you] możesz wykonać
    [one] może wykonać
   *[other] mogą wykonać
} { $times ->
    [1] akcję { $action-within }
   *[other] do { $times } razy akcję { $action-within }
}
action-free = bez opłacania punktów Władzy
action-discount = o { $n } taniej
with-card = z właśnie zyskaną kartą
with-ducat-discount = { $n ->
    [one] o { $n } dukata taniej
    [few] o { $n } dukaty taniej
   *[other] o { $n } dukatów taniej
}
with-ducat-discount-all = bez płacenia dukatów
with-mil-discount = { $n ->
    [one] o { $n } Władzę wojskową
   *[other] o { $n } Władzy wojskowej
} taniej
with-reveal = odsłoń kart handlu: { $n }
with-trade-power = siła handlowa +{ $n }
with-free-rerolls = darmowe przerzuty: { $n }
with-counter-reformation = na kontrreformację
with-mover = tą armią
with-steps = maksymalnie kroków: { $n }
with-mountains-free = granice górskie nic nie kosztują
with-no-battle = tylko tam, gdzie nie dojdzie do bitwy
with-different-movers = różnymi armiami lub pojedynczymi jednostkami
with-battles-last = bitwy po wszystkich ruchach
with-free-units = jednostki oblegające za darmo: { $n }
with-siege-strength = siła oblężenia +{ $n }
with-range = zasięg { $n }
with-pass-hostile = wrogie akweny bez bitwy: { $n }
with-only = tylko: { $kinds }
with-mercenary-limit = maksymalnie najemników: { $n }
with-unit-discount = { $n ->
    [one] o { $n } dukata
    [few] o { $n } dukaty
   *[other] o { $n } dukatów
} mniej za jednostkę
effect-ruler = { $person ->
    [you] możesz koronować
    [one] może koronować
   *[other] mogą koronować
} lidera z dowolnego stosu kart odrzuconych
effect-advisor = { $person ->
    [you] możesz mianować
    [one] może mianować
   *[other] mogą mianować
} doradcę: { $character }
effect-leader = { $person ->
    [you] możesz mianować
    [one] może mianować
   *[other] mogą mianować
} lidera: { $character }
effect-ill-health = { $person ->
    [you] połóż
    [one] kładzie
   *[other] kładą
} na swoim władcy żeton słabości
effect-loan-cancel = { $person ->
    [you] odrzuć
    [one] odrzuca
   *[other] odrzucają
} { $n ->
    [one] { $n } żeton odsetek
    [few] maksymalnie { $n } żetony odsetek
   *[other] maksymalnie { $n } żetonów odsetek
}
effect-loan-forced = { $person ->
    [you] zaciągnij
    [one] zaciąga
   *[other] zaciągają
} pożyczkę
effect-choose = { $person ->
    [you] wybierz
    [one] { $who } wybiera
   *[other] { $who } wybierają
}: A: { $a }; B: { $b }
effect-pay = { $person ->
    [you] możesz zapłacić
    [one] { $who } może zapłacić
   *[other] { $who } mogą zapłacić
} { $cost }: { $then }
effect-roll = { $person ->
    [you] rzuć
    [one] { $who } rzuca
   *[other] { $who } rzucają
} kością. { $faces }
effect-target-area = { $person ->
    [you] wybierz
   *[other] { $who } wybiera
} { $n ->
    [one] { $n } obszar
    [few] maksymalnie { $n } obszary
   *[other] maksymalnie { $n } obszarów
}
effect-target-npr = { $person ->
    [you] wybierz
   *[other] { $who } wybiera
} { $n ->
    [one] { $n } NK
    [few] maksymalnie { $n } NK
   *[other] maksymalnie { $n } NK
}
effect-target-npr-or-own-vassal = { $person ->
    [you] wybierz
   *[other] { $who } wybiera
} { $n ->
    [one] { $n } NK lub własnego wasala
    [few] maksymalnie { $n } NK lub własnych wasali
   *[other] maksymalnie { $n } NK lub własnych wasali
}
effect-target-node = { $person ->
    [you] wybierz
   *[other] { $who } wybiera
} { $n ->
    [one] { $n } węzeł handlowy
    [few] maksymalnie { $n } węzły handlowe
   *[other] maksymalnie { $n } węzłów handlowych
}
effect-target-own-army = { $person ->
    [you] wybierz
   *[other] { $who } wybiera
} { $n ->
    [one] { $n } własną armię
    [few] maksymalnie { $n } własne armie
   *[other] maksymalnie { $n } własnych armii
}
effect-expand-node = { $person ->
    [you] rozwiń
    [one] rozwija
   *[other] rozwijają
} { $things }
effect-subjugate = { $person ->
    [you] uczyń z sojuszniczego NK wasala albo zaanektuj wasala
    [one] czyni z sojuszniczego NK wasala albo anektuje wasala
   *[other] czynią z sojuszniczego NK wasala albo anektują wasala
}
effect-swap-influence = { $person ->
    [you] zastąp
    [one] zastępuje
   *[other] zastępują
} { $n ->
    [one] { $n } wpływ
   *[other] do { $n } wpływów
} przeciwników { $realm-in } { $n ->
    [one] własnym
   *[other] własnymi
}
effect-cancel = { $person ->
    [you] anuluj
    [one] anuluje
   *[other] anulują
} akcję tajną
effect-reroll = { $person ->
    [you] przerzuć
    [one] przerzuca
   *[other] przerzucają
} { $things } jeden raz
effect-strike-enemy = { $person ->
    [you] rzuć
    [one] rzuca
   *[other] rzucają
} tak: { $things }; każdy symbol ({ $symbols }) to 1 strata wroga
effect-strike-besieger = { $person ->
    [you] rzuć
    [one] rzuca
   *[other] rzucają
} tak: { $things }; każdy symbol ({ $symbols }) to 1 strata oblegającego
effect-remove-die = { $person ->
    [you] usuń
    [one] usuwa
   *[other] usuwają
} { $n ->
    [one] { $n } kość
   *[other] { $n } kości
} wrogiego lidera
effect-pirates = { $person ->
    [you] umieść
    [one] umieszcza
   *[other] umieszczają
} { $things }{ $where }, jeśli to możliwe, przy kupcu
effect-clear-pirates = { $person ->
    [you] usuń
    [one] usuwa
   *[other] usuwają
} { $upto ->
    [yes] maksymalnie { $things }
   *[no] { $things }
}{ $where }
effect-milestone = { $person ->
    [you] możesz wymienić
    [one] może wymienić
   *[other] mogą wymienić
} { $n ->
    [one] { $n } wyłożony kamień milowy, którego nikt nie ukończył
    [few] maksymalnie { $n } wyłożone kamienie milowe, których nikt nie ukończył
   *[other] maksymalnie { $n } wyłożonych kamieni milowych, których nikt nie ukończył
}
effect-forbid-between = { $action }: zakaz między królestwami { $realms }
effect-forbid-with = { $action }: zakaz z królestwami { $realms }
forbid-allies = (także przeciw ich sojuszniczym NK)
forbid-ages = { $n ->
    [one] w epoce { $times }
   *[other] w epokach { $times }
}
forbid-rounds = { $n ->
    [one] w rundzie { $times }
   *[other] w rundach { $times }
}
effect-on = { $when }: { $then }
effect-this-round = w tej rundzie: { $said }
effect-this-battle = w tej bitwie: { $said }
effect-this-war-declaration = przy tym wypowiedzeniu wojny: { $said }
effect-until-next-event = do następnego wydarzenia: { $said }
effect-permanent = { $said }

trigger-phase-4-d = faza 4
trigger-phase-4-e = faza 4
trigger-phase-5-a = faza 5
trigger-age-end = na koniec epoki
trigger-battle-start = na początku bitwy
trigger-province-besieged = gdy gracz oblega twoje prowincje
trigger-enforce-terms = za każdym razem, gdy narzucasz warunek pokoju
trigger-accept-defensive-cta = gdy przyjmujesz defensywne wezwanie do broni
trigger-ruler-lost = gdy twój władca umrze lub zostanie odrzucony

forbidden-event = Wydarzenie
forbidden-diplomacy = Dyplomacja
forbidden-explore = Eksploracja
forbidden-research-idea = Opracowanie idei
forbidden-focus = Zmiana ambicji narodowych
forbidden-change-religion = Zmiana religii państwowej
forbidden-appoint = Mianowanie
forbidden-appoint-advisor = Mianowanie doradcy
forbidden-appoint-leader = Mianowanie lidera
forbidden-call-to-arms = Wezwanie do broni
forbidden-loan-take = Zaciągnięcie pożyczki
forbidden-loan-repay = Spłata pożyczki
forbidden-replenish = Odtworzenie wojska
forbidden-cut-ties = Zerwanie więzi
forbidden-increase-stability = Zwiększenie Stabilności
forbidden-convert-area = Nawrócenie obszaru
forbidden-colonize = Kolonizacja
forbidden-influence = Wpływ
forbidden-forge-alliance = Sojusz
forbidden-fabricate-claims = Spreparowanie roszczeń
forbidden-trade = Handel
forbidden-declare-war = Wypowiedzenie wojny
forbidden-land-move = Ruch lądowy
forbidden-siege = Oblężenie
forbidden-naval-move = Ruch morski
forbidden-undock = Wypłynięcie z portów
forbidden-recruit-units = Rekrutacja jednostek
forbidden-suppress-unrest = Stłumienie niepokojów
forbidden-raise-ia = Zwiększenie Autorytetu Cesarskiego
forbidden-papal-action = Akcja papieska
forbidden-automatic-white-peace = Automatyczny biały pokój
believing-catholic = katolicyzm
    .to = katolicyzm
    .acc = katolicyzm
believing-counter-reformed = katolicyzm kontrreformowany
    .to = katolicyzm kontrreformowany
    .acc = katolicyzm kontrreformowany
believing-protestant = protestantyzm
    .to = protestantyzm
    .acc = protestantyzm
believing-orthodox = prawosławie
    .to = prawosławie
    .acc = prawosławie
believing-islam = islam
    .to = islam
    .acc = islam
believing-diverse = różne wyznania
    .to = różne wyznania
    .acc = różne wyznania
believing-revolutionary = ideologia rewolucyjna
    .to = ideologię rewolucyjną
    .acc = ideologię rewolucyjną
believing-own = twoja religia państwowa
    .to = swoją religię państwową
    .acc = swoją religię państwową
# Modyfikatory

modifier-cost = { $action } kosztuje { $person ->
    [you] cię
   *[other] { $who-acc }
} o { $things } { $more ->
    [yes] więcej
   *[no] mniej
}{ $per }
cost-least = (co najmniej { $n })
per-action = za akcję
per-unit = za jednostkę
per-claim = za roszczenie
per-advisor = za doradcę
per-ally = za sojusznika
per-target = za cel
per-round = na rundę
paid-adm = { $n ->
    [one] { $n } Władzę administracyjną
   *[other] { $n } Władzy administracyjnej
}
paid-dip = { $n ->
    [one] { $n } Władzę dyplomatyczną
   *[other] { $n } Władzy dyplomatycznej
}
paid-mil = { $n ->
    [one] { $n } Władzę wojskową
   *[other] { $n } Władzy wojskowej
}
paid-any = { $n ->
    [one] { $n } punkt Władzy
    [few] { $n } punkty Władzy
   *[other] { $n } punktów Władzy
}
paid-ducats = { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
paid-influence = { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
   *[other] { $n } wpływów
}
paid-stability = { $n ->
    [one] { $n } Stabilność
   *[other] { $n } Stabilności
}
paid-adm-or-colonist = { $n } (Władza administracyjna lub kolonista)
cost-event = wydarzenie
cost-diplomacy = dyplomacja pomiędzy graczami
cost-explore = eksploracja
cost-research-idea = opracowanie idei
cost-research-that = opracowanie idei { $idea }
cost-focus = zmiana ambicji narodowych
cost-change-religion = zmiana religii państwowej
cost-appoint = mianowanie postaci
cost-appoint-advisor = mianowanie doradcy
cost-appoint-leader = mianowanie lidera
cost-call-to-arms = wezwanie do broni
cost-loan-take = zaciągnięcie pożyczki
cost-loan-repay = spłata pożyczki
cost-replenish = odtworzenie wojska
cost-cut-ties = zerwanie więzi
cost-increase-stability = zwiększenie Stabilności
cost-convert-area = nawrócenie obszaru
cost-colonize = kolonizacja
cost-influence = wpływ
cost-forge-alliance = zawarcie sojuszu
cost-fabricate-claims = spreparowanie roszczeń
cost-trade = handel
cost-declare-war = wypowiedzenie wojny
cost-land-move = ruch lądowy
cost-siege = oblężenie
cost-naval-move = ruch morski
cost-undock = wypłynięcie z portów
cost-recruit-units = rekrutacja jednostek
cost-suppress-unrest = stłumienie niepokojów
cost-raise-ia = zwiększenie Autorytetu Cesarskiego
cost-papal-action = akcja papieska
cost-raise-stability = każda akcja lub karta podnosząca Stabilność
cost-diplomacy-marriage = mariaż królewski przez dyplomację pomiędzy graczami
cost-upkeep-advisor = utrzymanie doradców
cost-upkeep-regular = żołd jednostek regularnych
cost-interest = spłata odsetek
cost-recruit-regular-infantry = rekrutacja regularnej piechoty
cost-recruit-mercenary = rekrutacja najemników
cost-recruit-heavy-ship = rekrutacja okrętu ciężkiego
cost-recruit-artillery = rekrutacja artylerii
cost-call-to-arms-defensive = defensywne wezwanie do broni
cost-war-without-cb = wojna bez casus belli
cost-military-access = dostęp militarny
cost-card = karta { $title }

modifier-income = faza 4: { $person ->
    [you] {""}
   *[other] { $who }:{" "}
}o { $things } { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-dice = { $person ->
    [you] masz
    [one] { $who } ma
   *[other] { $who } mają
} o { $n } { $n ->
    [one] kość
   *[other] kości
} więcej ({ $kind }){ $where }
modifier-dice-leader = { $person ->
    [you] twój lider dodaje
   *[other] lider { $who-gen } dodaje
} swoje kości jeszcze raz
dice-infantry = piechota
dice-cavalry = kawaleria
dice-artillery = artyleria
dice-any = dowolny rodzaj
dice-leader-dice = lider
battle-land-battle = w bitwach lądowych
battle-naval-battle = w bitwach morskich
modifier-hits = { $person ->
    [you] u ciebie
   *[other] u { $who-gen }
} { $symbol } liczy się jako { $kind }
hit-f = symbol piechoty
hit-g = obrysowany symbol piechoty
hit-h = symbol kawalerii
hit-i = symbol artylerii
result-infantry = { $n ->
    [one] { $n } wynik piechoty
    [few] { $n } wyniki piechoty
   *[other] { $n } wyników piechoty
}
result-cavalry = { $n ->
    [one] { $n } wynik kawalerii
    [few] { $n } wyniki kawalerii
   *[other] { $n } wyników kawalerii
}
result-artillery = { $n ->
    [one] { $n } wynik artylerii
    [few] { $n } wyniki artylerii
   *[other] { $n } wyników artylerii
}
modifier-capacity-land = limit rekrutacji lądowej { $person ->
    [you] twojego królestwa
   *[other] { $who-gen }
} jest o { $n } { $more ->
    [yes] wyższy
   *[no] niższy
}
modifier-capacity-naval = limit rekrutacji morskiej { $person ->
    [you] twojego królestwa
   *[other] { $who-gen }
} jest o { $n } { $more ->
    [yes] wyższy
   *[no] niższy
}
modifier-trade-power = { $person ->
    [you] masz
    [one] { $who } ma
   *[other] { $who } mają
} { $where } siłę handlową o { $n } { $more ->
    [yes] wyższą
   *[no] niższą
}
modifier-trade-income = { $person ->
    [you] zyskujesz
    [one] { $who } zyskuje
   *[other] { $who } zyskują
} z węzła o { $things } { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-bot-power = { $said } (bot: { $n } punkt bota)
modifier-limit-alliances = { $person ->
    [you] możesz mieć
    [one] { $who } może mieć
   *[other] { $who } mogą mieć
} o { $n } { $n ->
    [one] sojusz
    [few] sojusze
   *[other] sojuszy
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-marriages = { $person ->
    [you] możesz mieć
    [one] { $who } może mieć
   *[other] { $who } mogą mieć
} o { $n } { $n ->
    [one] mariaż królewski
    [few] mariaże królewskie
   *[other] mariaży królewskich
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-merchants = { $person ->
    [you] możesz mieć
    [one] { $who } może mieć
   *[other] { $who } mogą mieć
} o { $n } { $n ->
    [one] kupca
   *[other] kupców
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-mercenaries-per-turn = { $person ->
    [you] możesz na turę zrekrutować
    [one] { $who } może na turę zrekrutować
   *[other] { $who } mogą na turę zrekrutować
} o { $n } { $n ->
    [one] najemnika
   *[other] najemników
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-influence-per-area-turn = { $person ->
    [you] możesz
    [one] { $who } może
   *[other] { $who } mogą
} na turę umieścić w jednym obszarze o { $n } { $n ->
    [one] wpływ
    [few] wpływy
   *[other] wpływów
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-manpower = potencjał mobilizacyjny { $person ->
    [you] twojego królestwa
   *[other] { $who-gen }
} jest o { $n } { $more ->
    [yes] wyższy
   *[no] niższy
}
modifier-limit-manpower-refresh-max = faza 5: { $person ->
    [you] odtwarzasz
    [one] { $who } odtwarza
   *[other] { $who } odtwarzają
} o { $n } { $n ->
    [one] wyczerpaną jednostkę
    [few] wyczerpane jednostki
   *[other] wyczerpanych jednostek
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-war-unrest = faza 3: liczba miast { $person ->
    [you] twojego królestwa
   *[other] { $who-gen }
}, na których wojna dodaje niepokój, jest o { $n } { $more ->
    [yes] wyższa
   *[no] niższa
}
modifier-limit-corruption-free-treasury = korupcja dotyka { $person ->
    [you] cię
   *[other] { $who-acc }
} o { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
   *[other] { $n } dukatów
} { $more ->
    [yes] później
   *[no] wcześniej
}
modifier-limit-disputed-succession-penalty = sporna sukcesja kosztuje { $person ->
    [you] cię
   *[other] { $who-acc }
} o { $n } { $n ->
    [one] Prestiż
   *[other] Prestiżu
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-limit-unused-cb-penalty = niewykorzystany żeton CB kosztuje { $person ->
    [you] cię
   *[other] { $who-acc }
} o { $n } { $n ->
    [one] Prestiż
   *[other] Prestiżu
} { $more ->
    [yes] więcej
   *[no] mniej
}
modifier-immune-religious-dissent = { $person ->
    [you] ignorujesz
    [one] { $who } ignoruje
   *[other] { $who } ignorują
} niepokoje religijne{ $where }
modifier-immune-lost-at-sea = { $person ->
    [you] ignorujesz
    [one] { $who } ignoruje
   *[other] { $who } ignorują
} symbol Pochłonięty przez morze{ $where }
modifier-immune-religious-dissent-areas = co rundę { $person ->
    [you] możesz
    [one] { $who } może
   *[other] { $who } mogą
} zignorować niepokoje religijne w maksymalnie { $areas ->
    [one] { $areas } obszarze
   *[other] { $areas } obszarach
}
modifier-immune-age-end-marriage-loss = na koniec epoki { $person ->
    [you] nie musisz
    [one] { $who } nie musi
   *[other] { $who } nie muszą
} rezygnować z mariażu królewskiego
modifier-immune-interregnum-stability-loss = bezkrólewie nie kosztuje { $person ->
    [you] cię
   *[other] { $who-gen }
} Stabilności
modifier-immune-leader-ill-health = { $person ->
    [you] twój lider
   *[other] lider { $who-gen }
} nie otrzymuje słabości
modifier-immune-declare-war = { $person ->
    [you] nie możesz
    [one] { $who } nie może
   *[other] { $who } nie mogą
} wypowiadać wojny królestwom ze stolicą{ $where }
modifier-immune-declare-war-all = żaden gracz nie może wypowiedzieć wojny królestwom ze stolicą{ $where }
modifier-enable-artillery = { $person ->
    [you] możesz
    [one] { $who } może
   *[other] { $who } mogą
} rekrutować artylerię
modifier-enable-explore-with-ships = { $person ->
    [you] możesz
    [one] { $who } może
   *[other] { $who } mogą
} używać okrętów przy eksploracji
modifier-enable-cb-holy-war = { $person ->
    [you] masz
    [one] { $who } ma
   *[other] { $who } mają
} casus belli święta wojna
modifier-reroll = { $person ->
    [you] możesz
    [one] { $who } może
   *[other] { $who } mogą
} przerzucić { $n } { $n ->
    [one] własną kość bitewną
    [few] własne kości bitewne
   *[other] własnych kości bitewnych
}

# Warunki
verb-has = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
}
verb-owns = { $person ->
    [you] { $sense ->
        [not] nie posiadasz
        [none] nie posiadasz
       *[other] posiadasz
    }
    [one] { $who } { $sense ->
        [not] nie posiada
        [none] nie posiada
       *[other] posiada
    }
   *[other] { $who } { $sense ->
        [not] nie posiadają
        [none] nie posiadają
       *[other] posiadają
    }
}
verb-controls = { $person ->
    [you] { $sense ->
        [not] nie kontrolujesz
        [none] nie kontrolujesz
       *[other] kontrolujesz
    }
    [one] { $who } { $sense ->
        [not] nie kontroluje
        [none] nie kontroluje
       *[other] kontroluje
    }
   *[other] { $who } { $sense ->
        [not] nie kontrolują
        [none] nie kontrolują
       *[other] kontrolują
    }
}
verb-occupies = { $person ->
    [you] { $sense ->
        [not] nie okupujesz
        [none] nie okupujesz
       *[other] okupujesz
    }
    [one] { $who } { $sense ->
        [not] nie okupuje
        [none] nie okupuje
       *[other] okupuje
    }
   *[other] { $who } { $sense ->
        [not] nie okupują
        [none] nie okupują
       *[other] okupują
    }
}
verb-won = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
}
verb-enforced = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
}
verb-converted = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
}
verb-collected = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
}
verb-owns-provinces = { $person ->
    [you] { $sense ->
        [not] nie posiadasz prowincji
        [none] nie posiadasz prowincji
       *[other] posiadasz prowincje
    }
    [one] { $who } { $sense ->
        [not] nie posiada prowincji
        [none] nie posiada prowincji
       *[other] posiada prowincje
    }
   *[other] { $who } { $sense ->
        [not] nie posiadają prowincji
        [none] nie posiadają prowincji
       *[other] posiadają prowincje
    }
}
verb-owns-on = { $person ->
    [you] { $sense ->
        [not] nie posiadasz prowincji
        [none] nie posiadasz prowincji
       *[other] posiadasz prowincje
    }
    [one] { $who } { $sense ->
        [not] nie posiada prowincji
        [none] nie posiada prowincji
       *[other] posiada prowincje
    }
   *[other] { $who } { $sense ->
        [not] nie posiadają prowincji
        [none] nie posiadają prowincji
       *[other] posiadają prowincje
    }
}
verb-owns-whole = { $person ->
    [you] { $sense ->
        [not] w całości nie posiadasz
        [none] w całości nie posiadasz
       *[other] w całości posiadasz
    }
    [one] { $who } { $sense ->
        [not] w całości nie posiada
        [none] w całości nie posiada
       *[other] w całości posiada
    }
   *[other] { $who } { $sense ->
        [not] w całości nie posiadają
        [none] w całości nie posiadają
       *[other] w całości posiadają
    }
}
verb-has-influence = { $person ->
    [you] { $sense ->
        [not] nie masz wpływu
        [none] nie masz wpływu
       *[other] masz wpływ
    }
    [one] { $who } { $sense ->
        [not] nie ma wpływu
        [none] nie ma wpływu
       *[other] ma wpływ
    }
   *[other] { $who } { $sense ->
        [not] nie mają wpływu
        [none] nie mają wpływu
       *[other] mają wpływ
    }
}
verb-leads-influence = { $person ->
    [you] { $sense ->
        [not] nie masz najwięcej wpływu
        [none] nie masz najwięcej wpływu
       *[other] masz najwięcej wpływu (2 lub więcej)
    }
    [one] { $who } { $sense ->
        [not] nie ma najwięcej wpływu
        [none] nie ma najwięcej wpływu
       *[other] ma najwięcej wpływu (2 lub więcej)
    }
   *[other] { $who } { $sense ->
        [not] nie mają najwięcej wpływu
        [none] nie mają najwięcej wpływu
       *[other] mają najwięcej wpływu (2 lub więcej)
    }
}
verb-has-merchants = { $person ->
    [you] { $sense ->
        [not] nie masz kupców
        [none] nie masz kupców
       *[other] masz kupców
    }
    [one] { $who } { $sense ->
        [not] nie ma kupców
        [none] nie ma kupców
       *[other] ma kupców
    }
   *[other] { $who } { $sense ->
        [not] nie mają kupców
        [none] nie mają kupców
       *[other] mają kupców
    }
}
verb-has-merchant = { $person ->
    [you] { $sense ->
        [not] nie masz kupca
        [none] nie masz kupca
       *[other] masz kupca
    }
    [one] { $who } { $sense ->
        [not] nie ma kupca
        [none] nie ma kupca
       *[other] ma kupca
    }
   *[other] { $who } { $sense ->
        [not] nie mają kupca
        [none] nie mają kupca
       *[other] mają kupca
    }
}
condition-holds = { $said } (także przez wasali)
condition-not = nie jest tak, że { $said }
condition-stability = { $person ->
    [you] twoja Stabilność wynosi
    [one] { $who } ma Stabilność
   *[other] { $who } mają Stabilność
} { $said }
condition-base-tax = { $person ->
    [you] twój podatek podstawowy wynosi
    [one] { $who } ma podatek podstawowy
   *[other] { $who } mają podatek podstawowy
} { $said }
condition-manpower = { $person ->
    [you] twój potencjał mobilizacyjny wynosi
    [one] { $who } ma potencjał mobilizacyjny
   *[other] { $who } mają potencjał mobilizacyjny
} { $said }
condition-base-tax-of = podatek podstawowy { $who-gen } wynosi { $said }
condition-monarch-power = { $person ->
    [you] masz
    [one] { $who } ma
   *[other] { $who } mają
} punkty Władzy ({ $power }): { $said }
condition-imperial-authority = Autorytet Cesarski wynosi { $said }
condition-age = numer epoki wynosi { $said }
condition-trade-income = { $said } zysku z jednej akcji handel w tej rundzie
condition-won-battles-opponent = { $said } z przeciwnikami
condition-won-battles-npr = { $said } z NK
condition-won-battles-rebels = { $said } z buntownikami
condition-peace-enforced = { $said } (prócz białego pokoju)
condition-peace-enforced-opponent = { $said } (wobec przeciwnika, prócz białego pokoju)
condition-peace-enforced-npr = { $said } (wobec NK, prócz białego pokoju)
condition-peace-enforced-realm = { $said } (przegrany: { $realm }; prócz białego pokoju)
condition-area-religion = { $faith } { $sense ->
    [not] nie jest
   *[other] jest
} religią { $areas }
of-areas = { $n ->
    [one] obszaru { $names }
   *[other] wszystkich obszarów { $names }
}
of-area-there = obszaru{ $where }
of-least-of-areas = co najmniej { $n } z obszarów { $names }
of-least = co najmniej { $things }
condition-player-owned = gracze posiadają { $things }
condition-core = wszystkie prowincje { $where } { $sense ->
    [not] nie są
   *[other] są
} { $person ->
    [you] twoimi
   *[other] własnymi
} prowincjami rdzennymi
condition-vassal = { $person ->
    [you] { $sense ->
        [not] nie masz za wasala
       *[other] masz za wasala
    }
    [one] { $who } { $sense ->
        [not] nie ma za wasala
       *[other] ma za wasala
    }
   *[other] { $who } { $sense ->
        [not] nie mają za wasala
       *[other] mają za wasala
    }
} { $sense ->
    [not] { $realm-gen }
   *[other] { $realm-acc }
}
condition-allied-with = { $person ->
    [you] { $sense ->
        [not] nie masz sojuszu
        [none] nie masz sojuszu
       *[other] masz sojusz
    }
    [one] { $who } { $sense ->
        [not] nie ma sojuszu
        [none] nie ma sojuszu
       *[other] ma sojusz
    }
   *[other] { $who } { $sense ->
        [not] nie mają sojuszu
        [none] nie mają sojuszu
       *[other] mają sojusz
    }
} { $realm-with }
condition-married-to = { $person ->
    [you] { $sense ->
        [not] nie masz mariażu królewskiego
        [none] nie masz mariażu królewskiego
       *[other] masz mariaż królewski
    }
    [one] { $who } { $sense ->
        [not] nie ma mariażu królewskiego
        [none] nie ma mariażu królewskiego
       *[other] ma mariaż królewski
    }
   *[other] { $who } { $sense ->
        [not] nie mają mariażu królewskiego
        [none] nie mają mariażu królewskiego
       *[other] mają mariaż królewski
    }
} { $realm-with }
condition-most-influence = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
} { $where } co najmniej { $n ->
    [one] { $n } wpływ
    [few] { $n } wpływy
   *[other] { $n } wpływów
} i więcej niż każdy przeciwnik
condition-papal-controller = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} zarządcą papieskim
condition-emperor = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} Cesarzem
condition-at-war = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} w stanie wojny
condition-at-war-with = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} w stanie wojny { $realm-with }
condition-at-peace = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} w stanie pokoju
condition-religion = { $person ->
    [you] twoja religia państwowa { $sense ->
        [not] jest inna niż { $faiths }
        [none] jest inna niż { $faiths }
       *[other] to { $faiths }
    }
    [one] { $who } { $sense ->
        [not] ma religię państwową inną niż { $faiths }
        [none] ma religię państwową inną niż { $faiths }
       *[other] ma za religię państwową { $faiths-acc }
    }
   *[other] { $who } { $sense ->
        [not] mają religię państwową inną niż { $faiths }
        [none] mają religię państwową inną niż { $faiths }
       *[other] mają za religię państwową { $faiths-acc }
    }
}
condition-prestige-rank-first = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} na pierwszym miejscu w Prestiżu
condition-prestige-rank-last = { $person ->
    [you] { $sense ->
        [not] nie jesteś
        [none] nie jesteś
       *[other] jesteś
    }
    [one] { $who } { $sense ->
        [not] nie jest
        [none] nie jest
       *[other] jest
    }
   *[other] { $who } { $sense ->
        [not] nie są
        [none] nie są
       *[other] są
    }
} na ostatnim miejscu w Prestiżu
condition-ruler-skill = { $person ->
    [you] { $sense ->
        [not] twój władca nie ma
        [none] twój władca nie ma
       *[other] twój władca ma
    }
    [one] { $who } { $sense ->
        [not] nie ma władcy z umiejętnością
        [none] nie ma władcy z umiejętnością
       *[other] ma władcę z umiejętnością
    }
   *[other] { $who } { $sense ->
        [not] nie mają władcy z umiejętnością
        [none] nie mają władcy z umiejętnością
       *[other] mają władcę z umiejętnością
    }
} { $power } co najmniej { $n }
condition-has-idea-one = { $person ->
    [you] { $sense ->
        [not] nie masz idei
        [none] nie masz idei
       *[other] masz ideę
    }
    [one] { $who } { $sense ->
        [not] nie ma idei
        [none] nie ma idei
       *[other] ma ideę
    }
   *[other] { $who } { $sense ->
        [not] nie mają idei
        [none] nie mają idei
       *[other] mają ideę
    }
} { $idea }
condition-has-idea-form = { $person ->
    [you] { $sense ->
        [not] nie masz formy rządów
        [none] nie masz formy rządów
       *[other] masz formę rządów
    }
    [one] { $who } { $sense ->
        [not] nie ma formy rządów
        [none] nie ma formy rządów
       *[other] ma formę rządów
    }
   *[other] { $who } { $sense ->
        [not] nie mają formy rządów
        [none] nie mają formy rządów
       *[other] mają formę rządów
    }
}
condition-trade-power-in = { $person ->
    [you] { $sense ->
        [not] nie masz najwyższej siły handlowej
        [none] nie masz najwyższej siły handlowej
       *[other] masz najwyższą siłę handlową
    }
    [one] { $who } { $sense ->
        [not] nie ma najwyższej siły handlowej
        [none] nie ma najwyższej siły handlowej
       *[other] ma najwyższą siłę handlową
    }
   *[other] { $who } { $sense ->
        [not] nie mają najwyższej siły handlowej
        [none] nie mają najwyższej siły handlowej
       *[other] mają najwyższą siłę handlową
    }
} { $node }
condition-leads = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
} { $measure } niż każdy inny gracz
condition-discovered = { $place }: { $sense ->
    [not] jeszcze nieodkryte
   *[other] odkryte
}
condition-completed = { $person ->
    [you] { $sense ->
        [not] nie masz
        [none] nie masz
       *[other] masz
    }
    [one] { $who } { $sense ->
        [not] nie ma
        [none] nie ma
       *[other] ma
    }
   *[other] { $who } { $sense ->
        [not] nie mają
        [none] nie mają
       *[other] mają
    }
} ukończone: { $goal }
condition-convertible = { $sense ->
    [not] nie możesz
   *[other] możesz
} wybrać go do nawrócenia obszaru
condition-in-reach = { $sense ->
    [not] nie jest
   *[other] jest
} w zasięgu
condition-opponent-discs = { $where } jest co najmniej { $n ->
    [one] { $n } miasto lub żeton wasala przeciwnika
    [few] { $n } miasta lub żetony wasala przeciwników
   *[other] { $n } miast lub żetonów wasala przeciwników
}
condition-player-units = { $where } { $n ->
    [0] nie ma jednostek lądowych graczy
   *[other] jest najwyżej jednostek lądowych graczy: { $n }
}
condition-connected = { $sense ->
    [not] nie masz
   *[other] masz
} z nim połączenie
condition-expanded = { $sense ->
    [not] nie jest
   *[other] jest
} rozwinięty
condition-key-power = kluczowe prowincje dają ci tam siłę handlową co najmniej { $n }
condition-battle-land = { $sense ->
    [not] to nie jest
   *[other] to
} bitwa lądowa
condition-battle-naval = { $sense ->
    [not] to nie jest
   *[other] to
} bitwa morska
condition-leader-in-use = twoja strona { $sense ->
    [not] nie używa
   *[other] używa
} lidera
condition-infantry-in-battle = twoja strona zaczyna z piechotą o sile co najmniej { $n }
condition-artillery-up-to-cavalry = { $sense ->
    [not] ma
   *[other] nie ma
} więcej artylerii niż kawalerii
condition-entered = wróg { $sense ->
    [not] nie wchodzi
   *[other] wchodzi
} do jej obszaru
condition-loser-is-opponent = przegranym { $sense ->
    [not] nie jest
   *[other] jest
} przeciwnik
condition-plays = { $person ->
    [you] { $sense ->
        [not] nie grasz
        [none] nie grasz
       *[other] grasz
    }
    [one] { $who } { $sense ->
        [not] nie gra
        [none] nie gra
       *[other] gra
    }
   *[other] { $who } { $sense ->
        [not] nie grają
        [none] nie grają
       *[other] grają
    }
} { $realm-ins }
condition-player-realm = { $sense ->
    [not] nikt nie gra
   *[other] ktoś gra
} { $realm-ins }
condition-npr = { $realm } { $realm-person ->
    [one] { $sense ->
        [not] nie jest
       *[other] jest
    }
   *[other] { $sense ->
        [not] nie są
       *[other] są
    }
} niezależnym NK
condition-hre-area = obszar { $area } { $sense ->
    [not] nie należy
   *[other] należy
} do HRE

# Miary: `.most` i `.least` ma ten, kto ma najwięcej lub najmniej, `.more` więcej niż inni.
measure-prestige = Prestiż
    .most = najwięcej Prestiżu
    .least = najmniej Prestiżu
    .more = więcej Prestiżu
measure-base-tax = podatek podstawowy
    .most = najwyższy podatek podstawowy
    .least = najniższy podatek podstawowy
    .more = wyższy podatek podstawowy
measure-tax-income = dochód z podatku
    .most = najwyższy dochód z podatku
    .least = najniższy dochód z podatku
    .more = wyższy dochód z podatku
measure-ducats = dukaty
    .most = najwięcej dukatów
    .least = najmniej dukatów
    .more = więcej dukatów
measure-stability = Stabilność
    .most = najwyższą Stabilność
    .least = najniższą Stabilność
    .more = wyższą Stabilność
measure-adm = Władza administracyjna
    .most = najwięcej Władzy administracyjnej
    .least = najmniej Władzy administracyjnej
    .more = więcej Władzy administracyjnej
measure-dip = Władza dyplomatyczna
    .most = najwięcej Władzy dyplomatycznej
    .least = najmniej Władzy dyplomatycznej
    .more = więcej Władzy dyplomatycznej
measure-mil = Władza wojskowa
    .most = najwięcej Władzy wojskowej
    .least = najmniej Władzy wojskowej
    .more = więcej Władzy wojskowej
measure-monarch-power = punkty Władzy
    .most = najwięcej punktów Władzy
    .least = najmniej punktów Władzy
    .more = więcej punktów Władzy
measure-manpower = potencjał mobilizacyjny
    .most = największy potencjał mobilizacyjny
    .least = najmniejszy potencjał mobilizacyjny
    .more = większy potencjał mobilizacyjny
measure-land-units = jednostki lądowe
    .most = najwięcej rozmieszczonych jednostek lądowych
    .least = najmniej rozmieszczonych jednostek lądowych
    .more = więcej rozmieszczonych jednostek lądowych
measure-ships = okręty
    .most = najwięcej rozmieszczonych okrętów
    .least = najmniej rozmieszczonych okrętów
    .more = więcej rozmieszczonych okrętów
measure-towns = miasta
    .most = najwięcej miast
    .least = najmniej miast
    .more = więcej miast
measure-vassals = wasale
    .most = najwięcej wasali
    .least = najmniej wasali
    .more = więcej wasali
measure-alliances = sojusze
    .most = najwięcej sojuszy
    .least = najmniej sojuszy
    .more = więcej sojuszy
measure-marriages = mariaże królewskie
    .most = najwięcej mariaży królewskich
    .least = najmniej mariaży królewskich
    .more = więcej mariaży królewskich
measure-influence = wpływ
    .most = najwięcej wpływu
    .least = najmniej wpływu
    .more = więcej wpływu
measure-ideas = idee
    .most = najwięcej idei
    .least = najmniej idei
    .more = więcej idei
measure-advisors = doradcy
    .most = najwięcej doradców
    .least = najmniej doradców
    .more = więcej doradców
measure-cardinals = kardynałowie
    .most = najwięcej kardynałów
    .least = najmniej kardynałów
    .more = więcej kardynałów
measure-colonies = terytoria
    .most = najwięcej terytoriów
    .least = najmniej terytoriów
    .more = więcej terytoriów
measure-distant-towns = odległe miasta
    .most = najwięcej odległych miast
    .least = najmniej odległych miast
    .more = więcej odległych miast

# Awersy kart.

face-event-a = wydarzenie A
face-event-b = wydarzenie B
face-event-realm = wydarzenie
face-action = karta akcji
face-reaction = reakcja
face-battle-action = akcja bitewna
face-display = wystawiana ×{ $n }
face-charges = pozostałe użycia: { $n }
face-idea = idea
face-idea-basic = idea podstawowa
face-idea-government = forma rządów
face-mission = misja { $code }
face-milestone = kamień milowy, { $deck }
face-trade = karta handlu
face-struggle = konflikt o władzę
face-struggle-active = konflikt, aktywny
face-struggle-upcoming = konflikt, nadchodzący
face-advisor = Doradca, { $ducats ->
    [one] { $ducats } dukat na rundę
    [few] { $ducats } dukaty na rundę
   *[other] { $ducats } dukatów na rundę
}
face-leader = Lider, Władza wojskowa { $mil }
face-mortality = śmiertelność { $symbols }
face-opens = odblokowuje { $names }
face-researched = opracowali: { $realms }
face-reached = ukończyli: { $realms }
face-done = ukończone: { $names }
face-ducats = Dukaty na nim: { $n }
face-face-down = zakryte: { $n }
face-trade-discarded = odrzucone karty handlu
face-displayed = { $realm }: karty wystawione
