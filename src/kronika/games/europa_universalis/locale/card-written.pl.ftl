# Co mówią karty akcji, tak jak je napisano; reszta składa się z ich efektów.

title-text-man-of-the-church = Wybierz: zyskaj 1 kardynała (tylko królestwo katolickie) albo nawróć na swoją religię państwową 1 obszar, w którym posiadasz co najmniej połowę prowincji. To nawrócenie nie dodaje niepokoju i nie rzuca się przy nim kośćmi rebelii.
title-text-commercial-growth = Rozwiń węzeł handlowy, w którym masz kupca i z którym masz połączenie. Następnie możesz wykonać akcję handel bez opłacania Władzy dyplomatycznej.
title-text-assembly-of-the-estates = Zyskaj 1 Stabilność i usuń niepokój z 1 swojej prowincji.
title-text-tax-census = Zyskaj 5 dukatów oraz 1 dukata za każde 2 swoje miasta na planszy, maksymalnie 12 dukatów. Następnie dodaj niepokój na 1 swoim mieście.
title-text-university-charter = Opracuj ideę z wystawionych, płacąc o 3 mniej. Resztę możesz zapłacić Władzą administracyjną zamiast właściwego rodzaju Władzy.
title-text-edict-of-toleration = Usuń niepokój z maksymalnie 3 swoich prowincji w obszarach o religii innej niż twoja religia państwowa. W tej rundzie nie dotyczą cię niepokoje religijne.
title-text-colonial-charter = Zyskaj 2 kolonistów. Następnie możesz wykonać akcję kolonizacja za zwykły koszt.
title-text-debt-settlement = Zwróć maksymalnie 2 swoje żetony odsetek bez płacenia.
title-text-public-granaries = Gdy masz rzucać kośćmi rebelii: najpierw usuń niepokój z maksymalnie 3 swoich prowincji w dowolnych obszarach.
title-text-talent-at-court = Weź na rękę 1 z 5 wierzchnich odrzuconych kart jednej talii akcji. Następnie możesz mianować jej postać: doradcę o 2 dukaty taniej, generała lub admirała o 1 Władzę wojskową taniej.
title-text-royal-marriage = Zawrzyj mariaż królewski z odpowiednim NK albo z własnym wasalem, w którego obszarach masz co najmniej 1 wpływ. Następnie umieść 1 wpływ w jego obszarze stołecznym, jeśli jest miejsce.
title-text-subjugate = Uczyń sojusznicze NK swoim wasalem albo zaanektuj jednego ze swoich wasali; warunki i koszt we wpływie według zasad o wasalach.
title-text-new-alliance = Wybierz NK w zasięgu, które jest w stanie pokoju. Zastąp w jego obszarach do 2 wpływów przeciwników swoimi; to, co z 2 zostanie, umieść tam. Jeśli jesteś w stanie pokoju i masz tam teraz co najmniej 2 wpływy oraz więcej niż każdy przeciwnik, zyskujesz z nim sojusz.
title-text-counterespionage = Anuluj akcję tajną, która cię dotyczy. Jej koszt pozostaje opłacony, karta lub użycia przepadają, a tura działającego gracza się kończy.
title-text-study-technology = Opracuj ideę, którą ma co najmniej 1 przeciwnik, ale nie formę rządów, płacąc o 4 mniej. Resztę możesz zapłacić Władzą dyplomatyczną.
title-text-resident-ambassador = Umieść 3 wpływy w obszarach w zasięgu, maksymalnie 2 w jednym obszarze i tylko tam, gdzie jest miejsce.
title-text-ancient-charters = Umieść 2 roszczenia w różnych obszarach głównej mapy sąsiadujących z twoim królestwem. Możesz być w stanie wojny.
title-text-merchant-convoy = Wykonaj akcję handel bez płacenia jej kosztu: odsłoń 5 kart handlu zamiast 3, a twoja siła handlowa jest o 2 wyższa.
title-text-defensive-league = Gdy wypowiedziano ci wojnę albo przyjmujesz defensywne wezwanie do broni: zyskaj 1 Władzę wojskową. Twoje defensywne wezwania do broni do sojuszniczych NK w odpowiedzi na to wypowiedzenie nie kosztują wpływu.
title-text-envoys-to-the-electors = Wybierz: umieść 4 wpływy w obszarach elektorskich, w zasięgu lub nie, maksymalnie 2 w jednym i tylko tam, gdzie jest miejsce; albo jako Cesarz z Autorytetem Cesarskim 3 lub niższym zyskaj 1 Autorytet Cesarski.
title-text-voyage-of-discovery = Wykonaj akcję eksploracja bez płacenia jej kosztu. Twoje przerzuty są darmowe.
title-text-forced-march = Przesuń 1 armię o maksymalnie 4 kroki według zasad ruchu lądowego; granice górskie nic jej nie kosztują. Nie z armią, która ma więcej artylerii niż kawalerii.
title-text-naval-maneuver = Wykonaj ruch morski o zasięgu 4. Po drodze każdy okręt może bez bitwy przepłynąć przez 1 wrogi akwen.
title-text-superior-tactics = Dodaj swojej stronie na tę bitwę 2 kości bitewne dowolnych rodzajów.
title-text-inspired-leadership = Dodaj na tę bitwę kości lidera, którego używa twoja strona, jeszcze raz. W tej bitwie nie otrzymuje on słabości.
title-text-logistics-master = Wykonaj ruch lądowy kolejno maksymalnie 3 różnymi armiami lub pojedynczymi jednostkami. Bitwy rozgrywa się po wszystkich ruchach, w wybranej przez ciebie kolejności.
title-text-one-step-ahead = Gdy wrogie jednostki lądowe mają wejść do obszaru, w którym stoi twoja armia: ta armia najpierw przesuwa się o 1 krok do obszaru, w którym nie dojdzie do bitwy; granice górskie nic jej nie kosztują. Nie z armią, która ma więcej artylerii niż kawalerii.
title-text-siege-engineers = Przeprowadź oblężenie: maksymalnie 4 jednostki oblegają bez dodatkowej Władzy wojskowej, a twoja siła oblężenia jest o 1 wyższa. Każda następna jednostka kosztuje jak zwykle 1 Władzę wojskową.
title-text-mercenary-contract = Zrekrutuj w tej turze maksymalnie 5 jednostek najemnych, każdą o 2 dukaty taniej. Żadnych innych jednostek ani okrętów.
title-text-general-levy = Przenieś maksymalnie 6 jednostek z wyczerpanego do dostępnego potencjału, a następnie możesz wykonać akcję rekrutacja jednostek bez opłacania Władzy wojskowej. Dodaj niepokój na 1 swoim mieście.
title-text-martial-law = Wybierz maksymalnie 2 obszary, w których posiadasz prowincje: w każdym z nich usuń wszystkie swoje niepokoje i do 2 jednostek buntowników.

# Do czego można użyć kart wystawianych.

use-text-integrate-area = Połóż swój żeton rdzenności w obszarze, w którym posiadasz wszystkie prowincje, chyba że wszystkie są już twoimi prowincjami rdzennymi. Inne żetony rdzenności i żetony ENK zostają stamtąd usunięte.
use-text-missionaries = Nawróć 1 obszar, który można nawrócić akcją nawrócenie obszaru. Dodaj tam niepokój na 1 swoim mieście; nie rzuca się kośćmi rebelii.
use-text-town-charters = Rozbuduj: zastąp 1 swoje małe miasto dużym miastem.
use-text-war-taxes = Zyskaj 1 dukata za każdą swoją rozmieszczoną jednostkę regularną, a następnie dodaj niepokój na 1 swoim mieście lub żetonie wasala. Można użyć także jako reakcji, gdy wypowiedziano ci wojnę albo przyjmujesz defensywne wezwanie do broni.
use-text-crown-courts = Usuń niepokój z maksymalnie 3 swoich prowincji (ograniczenia jak w akcji stłumienie niepokojów).
use-text-royal-intendants = Zyskaj 1 Władzę dyplomatyczną, 1 Władzę wojskową i 2 dukaty.
use-text-support-rebels = Wybierz obszar w zasięgu, w którym jest miasto lub żeton wasala przeciwnika, a nie ma jednostek lądowych graczy: dodaj na 1 z nich niepokój i umieść tam 2 jednostki buntowników.
use-text-sow-discontent = Wybierz obszar w zasięgu: dodaj tam niepokój na maksymalnie 2 miastach lub żetonach wasala przeciwników.
use-text-sabotage-reputation = Wybierz obszar w zasięgu: usuń stamtąd maksymalnie 3 wpływy przeciwników.
use-text-increase-manpower = Umieść w swojej rezerwie żeton +1 potencjału mobilizacyjnego.
use-text-innovative-tactics = Dodaj swojej stronie na tę bitwę 4 kości bitewne dowolnych rodzajów.
use-text-border-muster = Gdy wypowiedziano ci wojnę albo przyjmujesz defensywne wezwanie do broni: wykonaj akcję rekrutacja jednostek bez opłacania Władzy wojskowej.
use-text-veteran-companies = Zaraz po rzucie w bitwie, w której dowodzisz swoją stroną: przerzuć raz dowolne kości swojej strony.
use-text-regimental-depots = Przenieś maksymalnie 6 jednostek z wyczerpanego do dostępnego potencjału mobilizacyjnego.

# Co mówią idee.

idea-text-bureaucracy = Faza 4: dochód wyższy o 2 dukaty.
idea-text-tolerance = W każdej rundzie możesz zignorować niepokoje religijne w maksymalnie 2 obszarach. Natychmiast: usuń niepokój z maksymalnie 2 swoich prowincji.
idea-text-deus-vult = Masz casus belli święta wojna przeciw sąsiednim królestwom o innej religii państwowej i sąsiednim odległym królestwom (królestwo chrześcijańskie nie przeciw chrześcijanom). Natychmiast: zyskaj 2 Władzy wojskowej.
idea-text-patronage-of-the-arts = Twoi doradcy kosztują o 1 dukata mniej przy mianowaniu i utrzymaniu. Na koniec epoki zyskaj 1 Prestiż, jeśli masz co najmniej 2 doradców.
idea-text-printing-press = Opracowanie idei kosztuje cię o 1 punkt Władzy mniej (co najmniej 1). Natychmiast: dobierz 2 karty akcji z dowolnych talii.
idea-text-administrative-monarchy = Faza 4: o 1 Władzę administracyjną więcej. Każda akcja lub karta podnosząca Stabilność kosztuje cię o 1 Władzę administracyjną mniej. Natychmiast: usuń niepokój z maksymalnie 2 swoich prowincji.
idea-text-colonial-administration = Kolonizacja kosztuje cię 3 zamiast 4. Faza 5: zyskaj o 1 kolonistę więcej, jeśli masz odległe miasto (nie wlicza się do limitu 4 na rundę). Natychmiast: zyskaj 2 kolonistów.
idea-text-absolute-monarchy = Zyskaj 1 Stabilność za każdym razem, gdy narzucasz przeciwnikowi warunki pokoju. Faza 4 przy dodatniej Stabilności: zyskaj 2 punkty Władzy dowolnych rodzajów i 1 Prestiż. Natychmiast: strać 1 Stabilność, zyskaj 2 punkty Władzy dowolnych rodzajów, weź na rękę 1 dowolną kartę wystawianą ze stosów kart odrzuconych.
idea-text-national-bank = Co rundę płacisz o 2 dukaty mniej odsetek, a spłata pożyczki kosztuje cię o 1 dukata mniej. Korupcja dotyczy cię dopiero od 70 dukatów (każdy próg o 20 dukatów później).
idea-text-revolutionary-regime = Faza 4: o 1 Władzę administracyjną i 1 wojskową więcej. Wypowiedzenie wojny bez casus belli kosztuje 1 Stabilność za cel zamiast 2; twoja regularna piechota kosztuje o 1 dukata mniej. Natychmiast: twoją religią państwową staje się ideologia rewolucyjna.
idea-text-quest-for-the-new-world = Możesz używać swoich okrętów przy eksploracji. Natychmiast: zyskaj 1 okręt lekki.
idea-text-cabinet = Możesz mieć 4 sojusze i 4 mariaże królewskie. Natychmiast: dobierz 2 karty akcji dyplomatycznej.
idea-text-permanent-embassies = Pierwsza kostka każdej twojej akcji wpływ jest darmowa i możesz umieścić do 3 w jednym obszarze.
idea-text-matrimonial-policy = Mariaże królewskie kartą lub dyplomacją pomiędzy graczami kosztują cię o 1 Władzę dyplomatyczną mniej. Na koniec epoki nie musisz rezygnować z mariażu. Sporna sukcesja kosztuje cię 1 Prestiż zamiast 3.
idea-text-learned-jurists = Spreparowanie roszczeń kosztuje cię 1 Władzę dyplomatyczną za roszczenie. Niewykorzystany żeton CB kosztuje cię 1 Prestiż zamiast 2.
idea-text-elective-monarchy = Faza 4: o 1 Władzę dyplomatyczną więcej. Gdy twój władca umrze lub zostanie odrzucony bez następcy, możesz koronować lidera z dowolnego stosu kart odrzuconych. Bezkrólewie nie kosztuje cię Stabilności.
idea-text-mercantilism = Masz o 1 siłę handlową więcej w węźle, w którym posiadasz co najmniej 1 kluczową prowincję. Jeśli twoje kluczowe prowincje dają ci tam 3 lub więcej siły handlowej, każdy przeciwnik zyskuje z niego o 2 dukaty mniej (bot o 1 punkt mocy bota mniej).
idea-text-free-trade = Możesz mieć 3 kupców. Gdy zyskujesz dochód z handlu, otrzymujesz o 1 dukata więcej. Natychmiast: zyskaj trzeciego kupca.
idea-text-balance-of-power = Gdy przyjmujesz defensywne wezwanie do broni, zyskaj 1 Prestiż i 1 Władzę wojskową. Twoje defensywne wezwania do broni nie kosztują wpływu.
idea-text-constitutional-monarchy = Faza 4: o 1 Władzę administracyjną i 1 dyplomatyczną więcej. Wojna dodaje w fazie 3 niepokój na 1 twoim mieście zamiast na 2. Natychmiast: zyskaj 1 Stabilność.
idea-text-cannons = Możesz rekrutować artylerię. Natychmiast: zyskaj 1 jednostkę artylerii.
idea-text-tercios-janissaries = W twoich bitwach lądowych obrysowany symbol piechoty liczy się jako drugi wynik piechoty.
idea-text-noble-knights = Na początku bitwy lądowej rzuć 1 kością kawalerii za każdą jednostkę kawalerii swojej strony, maksymalnie 3; każdy symbol kawalerii to 1 trafienie.
idea-text-defensive-mentality = Gdy gracz oblega twoje prowincje, rzuć 1 kością piechoty za każdą z nich, maksymalnie 3; każdy symbol piechoty usuwa 1 oblegającą jednostkę. Jeśli pozostała siła oblężenia nie wystarcza, oblegający rezygnuje z wybranych prowincji.
idea-text-soldiers-of-fortune = Rekrutacja twoich najemników kosztuje o 1 dukata mniej i możesz ich zrekrutować o 2 więcej na turę.
idea-text-military-drill = Na początku bitwy wroga strona usuwa 1 wybraną przez ciebie kość swojego lidera.
idea-text-ship-of-the-line = Twoje okręty ciężkie kosztują o 3 dukaty mniej. W bitwach morskich masz o 1 kość artylerii więcej.
idea-text-line-infantry = W twoich bitwach lądowych obrysowany symbol piechoty liczy się jako drugi wynik piechoty (tylko raz, także z ideą Tercios/Janczarzy). Jeśli twoja strona zaczyna bitwę z co najmniej 4 jednostkami piechoty, masz o 1 kość piechoty więcej.
idea-text-standing-army = Co rundę płacisz o 3 dukaty mniej żołdu za jednostki regularne. Twój potencjał mobilizacyjny jest o 1 wyższy.
idea-text-nation-in-arms = Twój potencjał mobilizacyjny jest o 3 wyższy, a w fazie 5 odtwarzasz do 8 wyczerpanych jednostek zamiast 6. Natychmiast: przenieś maksymalnie 6 jednostek z wyczerpanego do dostępnego potencjału.
