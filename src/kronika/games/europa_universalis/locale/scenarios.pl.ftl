# Scenarios; `.summary` says what they are about.

scenario-first-crowns = Pierwsze korony
    .summary = Gra szkoleniowa na cztery rundy na zachodzie: trzej sąsiedzi, proste cele, bez zasad zaawansowanych.
scenario-lions-and-lilies = Lwy i lilie
    .summary = Dwóch graczy rozstrzyga wojnę stuletnią w jednej epoce. Bez botów.
scenario-crescent-and-eagle = Półksiężyc i orzeł
    .summary = Dwóch graczy, Cesarz i Sułtan, walczy o naddunajskie ziemie przez dwie epoki. Bez botów.
scenario-two-oceans = Linia przez ocean
    .summary = Dwóch graczy ściga się o nowe kontynenty. W pierwszej epoce nie mogą ze sobą walczyć. Bez botów.
scenario-sea-beggars = Gezowie morscy
    .summary = Trzech graczy, jedna epoka: zbuntowana Holandia, Anglia pomiędzy, Hiszpania bogata i zadłużona. Początek w 1568.
scenario-lonely-crown = Samotna korona
    .summary = Gra solo: jeden gracz i dwa boty na zachodzie przez dwie epoki.
scenario-western-kingdoms = Królestwa Zachodu
    .summary = Standardowa gra dla trzech na zachodzie, dwie epoki z Nowym Światem.
scenario-eastern-thrones = Trony Wschodu
    .summary = Trzech graczy między Bałtykiem a Morzem Egejskim, dwie epoki.
scenario-northern-crowns = Korony Północy
    .summary = Dania, Szwecja i Moskwa wokół jednego zimnego morza, dwie epoki.
scenario-four-powers = Cztery mocarstwa
    .summary = Wielka gra dla czterech: Kastylia, Francja, Austria i Osmanie przez trzy epoki.
scenario-wars-of-religion = Wojny religijne
    .summary = Czterech graczy od 1517 przez epoki reformacji i absolutyzmu.
scenario-inland-sea = Morze wewnętrzne
    .summary = Cztery potęgi dzielą Morze Śródziemne: Aragonia, Wenecja, Osmanie i Mamelucy, dwie epoki.
scenario-heart-of-europe = Serce Europy
    .summary = Cztery państwa wokół Cesarstwa: Burgundia, Brandenburgia, Austria i Węgry, dwie epoki.
scenario-five-powers = Pięć mocarstw
    .summary = Do czterech mocarstw dołącza Anglia: pięciu graczy, trzy epoki, wszystkie plansze.
scenario-marches-of-the-east = Marchie Wschodu
    .summary = Pięciu graczy między Wiedniem a Wołgą: Austria, Węgry, Polska, Moskwa i Osmanie, dwie epoki.
scenario-grand-campaign = Wielka kampania
    .summary = Sześciu graczy, wszystkie plansze, trzy epoki: od upadku Konstantynopola po epokę absolutyzmu.
scenario-grand-campaign-four-ages = Wielka kampania: cztery epoki
    .summary = Cała historia dla sześciu graczy, od 1444 po epokę rewolucji.

# Special rules of scenarios.

scenario-rule-first-round-alliances = W 1. rundzie żaden gracz nie może zawrzeć sojuszu z Kastylią ani Burgundią.
scenario-rule-treaty-peace = W epoce I gracz nie może wypowiedzieć wojny drugiemu graczowi ani jego sojusznikowi NK.
scenario-rule-navigators = Obaj gracze płacą o 2 mniej za opracowanie Wyprawy do Nowego Świata.
scenario-rule-war-goes-on = Wojny Kastylii z Holandią nie kończy w 1. rundzie automatyczny biały pokój.

# When a game starts.

start-1444 = 11 listopada 1444
start-1517 = 31 października 1517
start-1568 = 1 kwietnia 1568

# Ranks of who plays alone.

rank-baron = Baron
rank-prince = Książę
rank-sovereign = Suweren

# Levels of bots.

bot-level-1 = Paź
bot-level-2 = Rycerz
bot-level-3 = Książę
bot-level-4 = Suweren

# Ages.

age-1 = Epoka Odkryć
age-2 = Epoka Reformacji
age-3 = Epoka Absolutyzmu
age-4 = Epoka Rewolucji
