# The table.

table-title = { $game } · Kronika
table-title-turn = Twoja kolej: { $game } · Kronika
table-who = { $side } ({ $name })
table-you = { $name } (ty)
table-by-day = na dni
table-free-seat = wolne miejsce
table-bot = bot: { $level ->
    [easy] łatwy
    [normal] zwykły
   *[other] { $level }
}
table-left-late = koniec czasu
table-left-resigned = poddaje się
table-away = poza stołem
table-time-left = Pozostały czas
table-your-turn = twoja kolej
table-decides = decyduje

# What is asked

table-waiting = Decyduje { $who }: { $ask }
table-past = Stół po decyzji { $decision }
table-over = Gra skończona
table-broken-short = Tej gry nie można kontynuować
table-broken = Tej gry nie można kontynuować, można ją tylko oglądać: { $why }
table-rule = Zasada
table-options = Możliwości
table-all-options = Wszystkie możliwości
table-undo = Cofnij
table-hint = Podpowiedź
table-back-to-now = Wróć do teraz
table-won = { $number ->
    [one] Wygrywa { $names }: { $reason }
   *[other] Wspólnie wygrywają { $names }: { $reason }
}
table-result-link = Wynik

# Taking back

table-request = { $who } prosi o cofnięcie wszystkiego do decyzji { $back_to }.
table-request-own = Prosisz o cofnięcie wszystkiego do decyzji { $back_to }. Muszą się jeszcze zgodzić: { $who }.
table-request-other = { $who } prosi o cofnięcie wszystkiego do decyzji { $back_to }. Muszą się jeszcze zgodzić: { $others }.
table-agree = Zgadzam się
table-refuse = Nie zgadzam się
table-withdraw = Wycofaj prośbę

# The past

table-history = Przebieg gry
table-moment = Moment
table-first = Początek
table-previous = O decyzję wstecz
table-next = O decyzję naprzód
table-now = Teraz
table-where-now = Teraz · decyzja { $decision }
table-where-past = Decyzja { $decision } z { $last }
table-show-moment = Pokaż stół po decyzji { $decision }

# Panels

table-board = Plansza
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
table-whole-map = Cała plansza
table-in-view = W kadrze: { $seen } z { $all }
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

table-resign = Poddaj grę
table-resign-sure = Na pewno chcesz się poddać? Bot dokończy grę za ciebie.
table-yes-resign = Tak, poddaję grę
table-cancel = Anuluj
table-record = Pobierz zapis
table-copy-link = Kopiuj link do tego momentu
table-copied = Link jest w schowku
table-rules = Zasady
table-keys = Klawisze

# Keys

table-key-numbers = wybierz możliwość o tym numerze
table-key-final = duży przycisk
table-key-undo = cofnij
table-key-hint = co zrobiłby bot?
table-key-arrows = przechodź po możliwościach; w przebiegu gry: o decyzję wstecz lub naprzód
table-key-zoom = powiększ, pomniejsz, dopasuj do ekranu
table-key-history = o decyzję wstecz lub naprzód, wróć do teraz
table-key-escape = zamknij, pokaż znowu wszystkie możliwości
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

table-late-you = Skończył ci się czas, gra za ciebie bot.
table-return = Gram dalej osobiście
