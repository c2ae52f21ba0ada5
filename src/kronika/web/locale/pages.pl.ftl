# Every page but the table itself.

page-links = Strony
page-rules = Zasady
page-finished = Zakończone partie
page-lobby = Lista stołów
page-copy = Kopiuj
page-copied = Skopiowano

# Times

time-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
time-days = { $number ->
    [one] { $number } dzień
   *[other] { $number } dni
}
time-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
   *[other] { $number } godzin
}
time-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
time-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
   *[other] { $number } sekund
}
time-left-days = { $number ->
    [one] został { $number } dzień
    [few] zostały { $number } dni
   *[other] zostało { $number } dni
}
time-left-hours = { $number ->
    [one] została { $number } godzina
    [few] zostały { $number } godziny
   *[other] zostało { $number } godzin
}
time-left-minutes = { $number ->
    [one] została { $number } minuta
    [few] zostały { $number } minuty
   *[other] zostało { $number } minut
}
time-left-seconds = { $number ->
    [one] została { $number } sekunda
    [few] zostały { $number } sekundy
   *[other] zostało { $number } sekund
}

# Welcome and log in

welcome-title = Wielkie gry historyczne przy jednym stole
welcome-lead = Graj w przeglądarce ze znajomymi albo z botami. Zasad pilnuje stół, a każdą możesz od razu sprawdzić.
welcome-name = Nazwa gracza
welcome-in = Wejdź
welcome-help = Wystarczy imię. Hasło możesz ustawić później, żeby wrócić z innego urządzenia.
welcome-closed = Ten serwer nie przyjmuje nowych graczy. O konto poproś osobę, która go prowadzi.
welcome-known = Masz już konto?
welcome-games = W co się tu gra
login-title = Zaloguj się
login-name = Nazwa gracza
login-password = Hasło
login-in = Zaloguj się
login-new = Jesteś tu pierwszy raz?
login-new-link = Wejdź, podając tylko imię
logout-title = Wylogować się?
logout-warning = { $name }, nie masz hasła. Po wylogowaniu nie wrócisz do tego konta ani do jego gier. Najpierw ustaw hasło:
logout-set = Ustaw hasło i wyloguj się
logout-stay = Zostań
logout-anyway = Wyloguj się na zawsze
login-forgot = Nie pamiętasz hasła?
recovery-confirm = Czy to twój adres?
recovery-confirm-help = Potwierdź go, a damy znać, gdy przyjdzie twoja kolej.
recovery-confirm-yes = Tak, to mój adres
recovery-confirmed = Dziękujemy
recovery-confirmed-help = Adres jest potwierdzony. Możesz zamknąć tę stronę.
recovery-forgot = Nie pamiętasz hasła?
recovery-forgot-help = Jeśli masz potwierdzony adres e-mail, wyślemy tam link.
recovery-send = Wyślijcie mi link
recovery-sent = Zajrzyj do poczty
recovery-sent-help = Jeśli konto o tym imieniu ma potwierdzony adres, link jest już w drodze. Działa przez godzinę.
recovery-reset = Nowe hasło
recovery-reset-help = Wszędzie indziej nastąpi wylogowanie.

# Lobby

lobby-good-morning = Dzień dobry, { $name }
lobby-good-day = Dzień dobry, { $name }
lobby-good-evening = Dobry wieczór, { $name }
lobby-waits = { $number ->
    [0] Nikt na ciebie nie czeka.
    [2] Czekają na ciebie dwie partie.
    [one] Czeka na ciebie jedna partia.
    [few] Czekają na ciebie { $number } partie.
   *[other] Czeka na ciebie { $number } partii.
}
lobby-begin = Wybierz grę. Stół jest gotowy, pozostałe miejsca zajmą boty.
lobby-first-hello = Witaj, { $name }. W co zagramy najpierw?
lobby-first-help = Pierwsza gra zaczyna się od razu: na pozostałych miejscach siadają boty, a ty możesz wyjść i wrócić.
lobby-first-length = pierwsza gra { $time }
lobby-first-play = Zagraj pierwszą grę
lobby-order = najpierw twoja kolej, potem według zegara
lobby-all-games = wszystkie gry
lobby-more = { $number ->
    [one] jeszcze jeden
    [few] jeszcze { $number }
   *[other] jeszcze { $number }
}
lobby-your-turn = twoja kolej
lobby-mine = Twoje partie
lobby-open = Otwarte stoły
lobby-finished = Zakończone
lobby-all-finished = Wszystkie
lobby-none-mine = Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo dosiądź się do któregoś.
lobby-none-open = Żaden stół nie jest teraz otwarty. Otwórz własny i pokaż go na liście, a inni się dosiądą.
lobby-do-play = Graj
lobby-do-look = Zobacz
lobby-do-open = Do stołu
lobby-do-join = Dosiądź się
lobby-do-watch = Oglądaj
lobby-do-result = Wynik
lobby-somebody = ktoś
lobby-free = { $number ->
    [one] wolne { $number } miejsce z { $of }
    [few] wolne { $number } miejsca z { $of }
   *[other] wolnych { $number } miejsc z { $of }
}
lobby-full = wszystkie miejsca zajęte
lobby-pace-live = na żywo
lobby-pace-day = korespondencyjnie
lobby-no-clock = bez zegara
lobby-since = od { $when }
lobby-nobody = na razie nikt
lobby-people = { $names } i { $bots ->
    [one] bot
    [few] { $bots } boty
   *[other] { $bots } botów
}
lobby-per-move = { $time } na ruch
lobby-reserve = zapas: { $time }
lobby-waiting-for = decyzja: { $names }, { $since }
lobby-watching = { $number ->
    [one] { $number } widz
    [few] { $number } widzów
   *[other] { $number } widzów
}
lobby-you-won = twoja wygrana
lobby-who = { $name } ({ $side })
lobby-won = { $number ->
    [one] zwycięzca: { $names }
   *[other] wspólni zwycięzcy: { $names }
}

# How a match ends at a table, whatever the game

reason-resigned = Wszyscy inni się poddali
reason-forfeit = Wszystkim innym skończył się czas

# A new table

new-title = Nowy stół
new-errors = { $number ->
    [one] Jedna rzecz nie pasuje. Jest zaznaczona poniżej.
    [few] { $number } rzeczy nie pasują. Są zaznaczone poniżej.
   *[other] { $number } rzeczy nie pasuje. Są zaznaczone poniżej.
}
new-game = Gra
new-game-players = { $most ->
    [one] { $numbers } gracz
   *[other] { $numbers } graczy
}
new-players = Liczba graczy
new-settings = Zasady i warianty
new-settings-usual = { $number ->
    [one] jeden wybór, domyślnie
    [few] { $number } wybory, domyślnie
   *[other] { $number } wyborów, domyślnie
}
new-settings-changed = { $number ->
    [one] jedna zmiana
    [few] { $number } zmiany
   *[other] { $number } zmian
}
new-read-rules = Przeczytaj zasady
new-own = albo wymień je po przecinku
new-own-text = { $setting }: lista po przecinku
new-seats = Miejsca przy stole
new-seat = Miejsce { $number }
new-seat-me = Ja
new-seat-friend = Dla znajomego (link)
new-seat-free = Wolne miejsce dla każdego
new-seat-own = Bot drukowany
new-bots = Boty
new-bot = Bot, { $level }
new-bot-easy = Bot, słaby
new-bot-normal = Bot, średni
new-bot-hard = Bot, silny
new-bot-expert = Bot, bardzo silny
new-bot-own = Bot drukowany, { $level }
new-pace = Tempo
new-pace-live = Na żywo
new-pace-day = Korespondencyjnie
new-pace-live-help = Wszyscy siedzą przy stole. Czas, który zostanie z ruchu, przepada; brakujący schodzi z zapasu.
new-pace-day-help = Każdy gra, gdy ma czas. Kiedy przyjdzie twoja kolej, możesz dostać e-mail.
new-move-time = Czas na ruch
new-reserve = Zapas na całą partię
new-no-clock = bez zegara
new-no-reserve = brak
new-more = Więcej
new-more-what = nazwa, koniec czasu, goście, podpowiedzi
new-name = Nazwa stołu
new-name-usual = coś wymyślimy
new-late = Komu skończy się czas
new-late-bot = tego zastąpi bot
new-late-forfeit = ten przegrywa
new-listed = Pokaż na liście stołów
new-listed-help = Każdy może go znaleźć i zająć wolne miejsce. W przeciwnym razie wejdą tylko osoby z linkiem.
new-guests = Wpuszczaj widzów
new-guests-help = Kto ma adres stołu, może oglądać grę, a po jej końcu widzi wszystko. Możesz to zmienić w każdej chwili.
new-hints = Pozwól na podpowiedzi także między ludźmi
new-hints-help = Kto decyduje, może zobaczyć, co zrobiłby bot. Sam przeciw botom zawsze możesz.
new-mixed = Każdy dokłada się do ziarna
new-mixed-help = Przeglądarka każdego gracza dodaje przed początkiem własny los, więc nikt, nawet ten serwer, nie mógł wybrać kości.
new-open = Otwórz stół
new-start = Zacznij partię
new-error-game = Nie ma takiej gry. Wybierz jedną z tych.
new-error-players = Możliwa liczba graczy w tej grze: { $numbers }.
new-error-name = Użyj liter, cyfr i znaków interpunkcyjnych.
new-error-name-long = { $number ->
    [one] Nazwa ma najwyżej { $number } znak.
    [few] Nazwa ma najwyżej { $number } znaki.
   *[other] Nazwa ma najwyżej { $number } znaków.
}
new-error-choice = Wybierz jedną z możliwości.
new-error-time = Czas to co najmniej { $number } sekund i najwyżej { $days } dni albo bez limitu.
new-needs = Tylko gdy { $setting }: { $values }
new-needs-players = { $most ->
    [one] Tylko dla { $numbers } gracza
   *[other] Tylko dla { $numbers } graczy
}
new-as-usual = Jak zwykle
new-as-usual-help = Zwykle „{ $together }”, gdy ludzie grają na żywo, inaczej „{ $apart }”.
new-played = grane
new-next-step = twój następny krok
new-others = Pozostali
new-others-bots = boty
new-others-friends = znajomi
new-others-free = ktokolwiek
new-go = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
new-error-settings = Te wybory do siebie nie pasują: { $reason }
new-error-twice = Możesz siedzieć tylko na jednym miejscu.
new-error-nobody = Przynajmniej jedno miejsce musi być dla człowieka.
new-error-own = { $most ->
    [0] Tu nie ma botów drukowanych: każde miejsce jest dla gracza.
   *[other] Liczba miejsc, na których grają tu boty drukowane: { $numbers }.
}
new-others-own = drukowane
new-own-level = Poziom botów
new-rows-note = { $number }, od najlżejszych
filter-any = każde
filter-people = Osoby
filter-minutes = Czas
filter-year = Początek
filter-longer = dłużej
fact-hours = { $hours } h
fact-year = początek w roku { $words }
fact-people = { $most ->
    [one] { $words } osoba
    [few] { $words } osoby
   *[other] { $words } osób
}
fact-minutes = { $words }
fact-weight = trudność { $words } z 5

# Before the start

waiting-you = ty
waiting-seat-free = Wolne
waiting-seat-friend = Na zaproszenie
waiting-missing = { $number ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] Jeszcze { $number } miejsca są wolne.
   *[other] Jeszcze { $number } miejsc jest wolnych.
}
waiting-complete = Wszyscy już są.
waiting-sit = Usiądź
waiting-leave = Odejdź
waiting-agreed = W co gramy
waiting-game = Gra
waiting-players = { $number ->
    [one] { $number } gracz
   *[other] { $number } graczy
}
waiting-usual = domyślnie, bez wariantów
waiting-who = Kto może wejść
waiting-listed = na liście stołów, dosiąść się może każdy
waiting-private = prywatny, miejsce tylko z zaproszeniem
waiting-guests = Widzowie
waiting-guests-yes = oglądać może każdy, kto ma link
waiting-guests-no = brak, stół widzą tylko gracze
waiting-hints = Podpowiedzi
waiting-late-bot = Komu skończy się czas, tego zastąpi bot.
waiting-late-forfeit = Komu skończy się czas, ten przegrywa.
waiting-next = Zaczynamy?
waiting-start = Zacznij partię
waiting-start-help = Od tej chwili miejsca i zasady się nie zmieniają.
waiting-start-bots = Wolne miejsca zajmą boty. Od tej chwili miejsca i zasady się nie zmieniają.
waiting-invite = Zaproszenie
waiting-invite-help = Wyślij ten link. Kto go ma, może usiąść albo oglądać.
waiting-copy = Kopiuj link
waiting-revoke = Unieważnij
waiting-renew = Nowy link
waiting-revoked = Link jest unieważniony i nikt już przez niego nie wejdzie.
waiting-fair = Ziarno wszystkich tasowań i rzutów jest już ustalone. To jego pieczęć; na końcu możesz sprawdzić, że nikt go nie zmienił.
waiting-mixing-commit = Przeglądarka pieczętuje twoją część ziarna.
waiting-mixing-wait = Twoja część jest zapieczętowana. Partia zacznie się, gdy wszyscy tu będą i każdy doda swoją część.
waiting-mixing-tell = Wszyscy zapieczętowali swoje części: twoja jest właśnie dodawana.
waiting-mixing-script = Do tego muszą być włączone skrypty.
waiting-remove = Usuń stół
waiting-remove-help = Stół zniknie razem ze wszystkim, co przy nim napisano.
waiting-remove-yes = Usuń na zawsze

join-title = Zaproszenie
join-host = { $name } zaprasza cię do stołu: { $table }
join-seat = Twoje miejsce
join-sit = Usiądź
join-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
join-full-private = Wszystkie miejsca są zajęte, a widzowie nie mają wstępu.

guests-yes = Kto ma link do tego stołu, może oglądać grę, a po jej końcu zobaczyć wynik, przebieg i zapis.
guests-no = Linki do tego stołu działają tylko dla tych, którzy przy nim siedzą.
guests-stop = Nie wpuszczaj widzów
guests-let = Wpuść widzów

# Finished games and results

finished-title = Zakończone partie
finished-none = Żadna partia nie jest jeszcze zakończona.
finished-older = Starsze
result-wins = { $number ->
    [one] Zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
result-how = { $number ->
    [one] Zwycięzca: { $names }. Liczba decyzji: { $decisions }.
   *[other] Zwycięzcy: { $names }. Liczba decyzji: { $decisions }.
}
result-table = Skąd taki wynik
result-counted = Co się liczyło
result-chart = Szanse w czasie partii
result-chart-help = Jak prosta ocena pozycji dzieliła wygraną między graczy, według numeru decyzji.
result-next = Co dalej
result-again = Rewanż w tym samym gronie
result-offer = Chcą zagrać ponownie: { $names }. Jeszcze się nie zgodzili: { $others }.
result-to-rematch = Do następnej partii
result-board = Zobacz planszę
result-record = Zapis
result-link = Link do partii
result-turning = Punkty zwrotne
result-at = Plansza po decyzji { $number }
result-point = Decyzja { $number }: szanse zwycięzcy { $change } %
result-advice = Prosty bot wybrałby: { $option }
result-fair = Uczciwa gra
result-fair-help = Ziarno wszystkich tasowań i rzutów zostało zapieczętowane przed pierwszą decyzją i jest teraz jawne. Z zapisem każdy może sprawdzić całą partię:
result-hash = Pieczęć
result-share-server = Ten serwer
result-shares = Zmieszane z tych części, każda zapieczętowana, zanim którąkolwiek ujawniono:
result-seed = Ziarno

# Account

account-title = Twoje konto
account-look = Język i wygląd
account-language = Język
account-theme = Wygląd
account-theme-auto = Jak w systemie
account-theme-light = Jasny
account-theme-dark = Ciemny
account-confirm = Potwierdzanie ruchów
account-confirm-help = Zanim wybór zacznie obowiązywać, możemy zapytać jeszcze raz. O rezygnację z akcji i odwołanie wymiany pytamy zawsze.
account-confirm-never = Nigdy
account-confirm-turn = Co turę
account-confirm-final = Nieodwracalne
account-save = Zapisz
account-password-none = Bez hasła wejdziesz tylko z tej przeglądarki. Ustaw je, żeby zalogować się gdziekolwiek.
account-password-change = Tutaj możesz zmienić hasło. Logowanie zostanie zachowane.
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-help = Co najmniej 8 znaków. Krótkie zdanie to dobry wybór.
account-sessions = Gdzie konto jest zalogowane
account-session-here = tutaj
account-session-about = { $browser }, { $system }
account-session-unknown = Program, który nic o sobie nie mówi
account-since = od
account-sessions-end = Wyloguj wszędzie indziej
account-logout-warning = Nie masz hasła: po wylogowaniu nie wrócisz już na to konto.
account-notify = Gdy przyjdzie twoja kolej
account-browser = W tej przeglądarce
account-browser-help = Powiadomienie przeglądarki, dopóki stół jest otwarty w którejś karcie.
account-browser-allow = Pozwól na powiadomienia
account-browser-on = Powiadomienia są dozwolone
account-browser-denied = Przeglądarka ich zabrania; pozwól na nie w jej ustawieniach
account-email = E-mail
account-email-help = Dla partii korespondencyjnych. Zostaw puste, jeśli nie chcesz wiadomości.
account-email-off = Ten serwer nie wysyła e-maili.
account-webhook = Adres webhooka
account-webhook-help = Gdy przychodzi twoja kolej, dostaje POST z JSON. Zostaw puste, jeśli tego nie chcesz.
account-tokens = Tokeny dla programów
account-token-name = Nazwa
account-token-example = mój bot
account-token-help = Program, który ma token, może grać za ciebie przez API.
account-token-make = Utwórz token
account-token-new = Nowy token
account-token-once = Skopiuj token od razu: widać go tylko ten jeden raz.
account-token-made = utworzony
account-token-used = ostatnio użyty
account-token-unused = jeszcze nieużyty
account-token-revoke = Unieważnij
account-token-revoke-name = Unieważnij token { $name }
account-done-language = Język jest zmieniony.
account-done-theme = Wygląd jest zmieniony.
account-done-confirm = Wybór został zapisany.
account-done-password = Hasło jest ustawione.
account-done-email = Adres jest zapisany.
account-done-webhook = Adres webhooka jest zapisany.
account-done-revoked = Token jest unieważniony.
account-done-sessions = Wszędzie indziej konto jest wylogowane.
account-vacation = Urlop
account-vacation-help = W tym czasie twoje zegary we wszystkich partiach na dni stoją. Ruchy możesz wykonywać mimo to.
account-vacation-days = Ile dni, od teraz
account-vacation-left = { $number ->
    [one] W tym roku został ci jeden dzień.
    [few] W tym roku zostały ci { $number } dni.
   *[many] W tym roku zostało ci { $number } dni.
}
account-vacation-begin = Idę na urlop
account-vacation-until = Jesteś na urlopie do
account-vacation-end = Już jestem
account-done-vacation = Twoje zegary stoją.
account-done-back = Witaj z powrotem. Twoje zegary znów chodzą.
account-unconfirmed = Na razie nic tam nie wysyłamy: najpierw otwórz link, który przyszedł na ten adres. Zapisz go ponownie, a przyjdzie następny.
account-done-email-sent = Wysłaliśmy wiadomość na ten adres. Otwórz link z wiadomości, a potem będziemy pisać.
account-done-webhook-sent = Wywołaliśmy ten adres i wysłaliśmy mu link. Otwórz go, a będziemy go wywoływać, gdy przyjdzie twoja kolej.
account-done-confirmed = Adres jest potwierdzony.
account-password-tokens = Unieważnij też wszystkie tokeny
account-token-scope = Na co pozwala
account-token-scope-play = patrzeć i grać
account-token-scope-read = tylko patrzeć
account-token-end = Ważny przez
account-token-ends = ważny do

# Rules

rules-subtitle = Wszystkie zasady, każda ze swoim numerem
rules-games = Gry
rules-search = Słowa albo numer
rules-find = Szukaj
rules-contents = Spis treści
rules-untranslated = Te zasady nie są jeszcze przetłumaczone.
rules-nothing = W zasadach nie ma „{ $query }”. Spróbuj krótszych słów albo mniejszej ich liczby.
rules-no-id = Nie ma zasady { $id }.
rules-found = { $number ->
    [one] „{ $query }” jest w jednym miejscu.
   *[other] „{ $query }” jest w { $number } miejscach.
}
rules-all = Wszystkie zasady

# Errors

error-page-400 = To się nie udało
error-page-400-help = Serwer nie zrozumiał tego, co dostał. Wróć, wczytaj stronę ponownie i spróbuj jeszcze raz.
error-page-403 = Nie masz tu dostępu
error-page-403-help = Ta strona należy do kogoś innego albo twoja sesja wygasła. Zaloguj się i spróbuj jeszcze raz.
error-page-404 = Nic tu nie ma
error-page-404-help = Stół został usunięty, zaproszenie unieważnione albo w adresie jest literówka.
error-page-429 = Za szybko
error-page-429-help = Za dużo w za krótkim czasie. Odczekaj minutę i spróbuj jeszcze raz.
error-page-500 = Coś się zepsuło
error-page-500-help = To nasza wina i została zapisana. Żadna decyzja nie przepadła. Spróbuj za chwilę jeszcze raz.
error-page-back = Wstecz
