# The table.

table-title = { $game } · Kronika
table-title-turn = Twoja kolej: { $game } · Kronika
table-who = { $side } ({ $name })
table-you = { $name } (ty)
table-by-day = korespondencyjnie
table-free-seat = wolne miejsce
table-bot = bot: { $level ->
    [easy] słaby
    [normal] średni
    [hard] silny
    [expert] bardzo silny
   *[other] { $level }
}
table-left-late = koniec czasu
table-left-resigned = poddaje się
table-away = poza stołem
table-vacation = na urlopie do { $until }
table-time-left = Pozostały czas
table-your-turn = twoja kolej
table-decides = decyzja

# What is asked

table-waiting = Decyzję podejmuje: { $who }
table-waiting-what = { $who }: { $what }
table-answered = Nie masz nic do rozstrzygnięcia, za chwilę gra toczy się dalej.
table-past = Stół po decyzji { $decision }
table-over = Partia skończona
table-broken-short = Tej partii nie można kontynuować
table-broken = Tej partii nie można kontynuować, można ją tylko oglądać: { $why }
table-rule = Zasada
table-options = Opcje
table-now-happening = Co się teraz dzieje
table-all-options = Wszystkie opcje
table-other-options = Inne opcje
table-waits = czeka
table-also-choosing = jeszcze wybierają: { $who }
table-always = Odpowiadaj tak zawsze, dopóki nie powiem inaczej
table-always-is = Zawsze: { $words }
table-forget = Pytaj mnie znowu
table-number = Liczba od { $least } do { $most }
table-less = Mniej
table-more = Więcej
table-one = Jeden
table-half = Połowa
table-all = Wszystko
table-undo = Cofnij
table-hint = Podpowiedz
table-sure = { $option }: zakończyć tym turę?
table-sure-for-good = { $option }: tego nie da się cofnąć. Zrobić to?
table-listing = Pokaż listę
table-listing-number = Lista ({ $number })
table-not-sure = Wróć
table-back-to-now = Wróć do bieżącej chwili
table-won = { $number ->
    [one] Zwycięstwo: { $names }. { $reason }
   *[other] Wspólne zwycięstwo: { $names }. { $reason }
}
table-result-link = Wynik

# Taking back

table-request = Prośba: { $who }. Cofnąć wszystko do decyzji { $back_to }?
table-request-own = Prosisz o cofnięcie wszystkiego do decyzji { $back_to }. Potrzebna jeszcze zgoda: { $who }.
table-request-other = Prośba: { $who }. Cofnąć wszystko do decyzji { $back_to }? Potrzebna jeszcze zgoda: { $others }.
table-agree = Zgadzam się
table-refuse = Nie zgadzam się
table-withdraw = Wycofaj prośbę

# The past

table-history = Przebieg partii
table-moment = Chwila
table-first = Początek
table-previous = O decyzję wstecz
table-next = O decyzję naprzód
table-now = Teraz
table-where-now = Teraz · decyzja { $decision }
table-where-past = Decyzja { $decision } z { $last }
table-show-moment = Pokaż stół po decyzji { $decision }

# Panels

table-board = Plansza
table-realm = Królestwo
table-cards = Karty
table-players = Gracze
table-log = Dziennik
table-chat = Czat
table-notes = Notatki
table-panels = Panele
table-side = Gracze, dziennik i czat
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-fit = Dopasuj do ekranu
table-modes = Widoki mapy
table-whole-map = Cała plansza
table-in-view = Na ekranie: { $seen } z { $all }
table-chat-players = Gracze
table-chat-spectators = Widzowie
table-message = Wiadomość
table-message-players = Wiadomość do stołu
table-message-spectators = Wiadomość do widzów
table-send = Wyślij
table-notes-hint = Te notatki widzisz tylko ty.
table-saved = Zapisano
table-close = Zamknij

# The menu

table-resign = Poddaj partię
table-resign-two = Przegrasz, a gra od razu się skończy: wygra druga strona. Wszyscy zobaczą, że to rezygnacja.
table-resign-more = Do końca zagra za ciebie bot i nie będzie można wrócić. Wszyscy zobaczą, że to rezygnacja.
table-log-resigned = { $who } rezygnuje z gry.
table-log-late = Graczowi { $who } skończył się czas.
table-log-bot = Dalej gra bot.
table-yes-resign = Tak, poddaję partię
table-cancel = Anuluj
table-record = Pobierz zapis
table-copy-link = Kopiuj link do tego momentu
table-copied = Link jest w schowku
table-rules = Zasady
table-keys = Klawisze

# Keys

table-key-numbers = wybierz opcję o tym numerze
table-key-final = duży przycisk
table-key-undo = cofnij
table-key-hint = pokaż, co zrobiłby bot
table-key-arrows = przechodź po opcjach; w przebiegu partii: o decyzję wstecz lub naprzód
table-key-zoom = powiększ, pomniejsz, dopasuj do ekranu
table-key-history = o decyzję wstecz lub naprzód, wróć do bieżącej chwili
table-key-escape = zamknij, pokaż znowu wszystkie opcje
table-key-help = pokaż te klawisze

# The connection

table-lost = Połączenie przerwane. Żadna twoja decyzja nie przepadła, próbuję ponownie…
table-slow = Serwer jeszcze nie odpowiedział. Twój wybór może jeszcze dotrzeć.
table-bell-on = Powiadomienia są włączone
table-bell-ask = Powiadom mnie, gdy będzie moja kolej
table-bell-denied = Przeglądarka nie pozwala na powiadomienia
table-unit-day = d
table-unit-hour = godz.
table-unit-minute = min
table-suggested = Propozycja: { $option }
table-can-choose = Można teraz wybrać

table-late-you = Skończył ci się czas, gra za ciebie bot.
table-return = Wróć do gry
