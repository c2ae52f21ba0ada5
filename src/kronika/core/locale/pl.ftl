# Words that belong to no game.

yes = Tak
no = Nie
player = Gracz
turn = Tura
winner = Zwycięzca

# The command line

cli-players = Liczba graczy: { $players }
cli-settings = Ustawienia (pierwsza wartość jest domyślna):
cli-won = { $number ->
    [one] Zwycięstwo: { $names }. { $reason }
   *[other] Wspólne zwycięstwo: { $names }. { $reason }
}
cli-no-rule = Nie ma zasady { $id }. Bez numeru zasady zaczynają się od spisu treści.
cli-nothing-found = W zasadach nie ma „{ $query }”. Spróbuj krótszych słów albo mniejszej ich liczby.

cli-begun = Nowa partia: { $seats }.
cli-resumed = Partia toczy się dalej: { $seats }.
cli-seat-you = { $seat } (ty)
cli-seat-bot = { $seat } (bot { $bot })
cli-seat-own = { $seat } (bot drukowany)
cli-how = Wpisz numer opcji; h pokaże, co jeszcze można wpisać.
cli-hand-over = Decyzja: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-news = Co się wydarzyło

cli-no-option = Nie ma opcji { $number }. Wybierz od 1 do { $most }.
cli-any-number = albo dowolna liczba, przez klucz: { $key } do { $most }
cli-many-options = Może chodzić o: { $keys }.
cli-not-understood = Wpisz liczbę od 1 do { $most } albo h, aby zobaczyć pomoc.
cli-undone = Cofnięto: { $option }
cli-no-undo = Tego nie można cofnąć: rzucano kośćmi albo odsłonięto coś ukrytego.
cli-no-undo-bot = Tego nie można cofnąć: w międzyczasie zdecydował bot.
cli-no-undo-yet = Nikt jeszcze o niczym nie zdecydował.

cli-help-number = wybierz tę opcję; tak samo działa jej klucz, na przykład „{ $key }”
cli-help-undo = cofnij swoją ostatnią decyzję
cli-help-rule = pokaż zasadę dotyczącą tego pytania
cli-help-rules = znajdź zasadę według numeru (r PR-E1) albo słów (r targi)
cli-help-table = pokaż stół jeszcze raz
cli-help-log = pokaż ostatnie wiersze dziennika albo ostatnie 100
cli-help-save = zapisz partię w pliku (s partia.jsonl)
cli-help-quit = wyjdź; możesz wrócić później
cli-help-help = pokaż tę pomoc

cli-save-where = Podaj nazwę pliku, na przykład: s partia.jsonl
cli-saved = Zapisano w { $path }
cli-saved-always = Zapis po każdej decyzji w { $path }
cli-unsaved = Partia nie zapisuje się sama ({ $reason }). Zapisz ją poleceniem: s PLIK
cli-quit = Enter: zachowaj partię w { $path }. Nazwa pliku: zapisz ją także tam. { $drop }: wyrzuć ją.
cli-quit-unsaved = Partia nie jest zapisana. Nazwa pliku: zapisz ją tam. { $drop }: wyrzuć ją. Enter: graj dalej.
cli-quit-drop = w
cli-left = Partia jest zapisana w { $path }. Wróć do niej poleceniem: kronika play --terminal --resume
cli-serving = Kronika działa pod adresem { $address }. Ctrl-C ją zatrzymuje; twoje partie są zapisane.
cli-stopped = Zatrzymano. Twoje partie są zapisane.
cli-running = Kronika już działa pod adresem { $address }.
cli-record-at = Zapis partii: { $path }

cli-analyze-chances = Szanse w czasie partii
cli-analyze-turning = Punkty zwrotne według szans: { $side }
cli-analyze-point = Decyzja { $decision }, { $side }
cli-analyze-same = { $bot } wybrałby to samo
cli-analyze-other = { $bot } wybrałby: { $option }
cli-analyze-thinking = { $bot } zastanawia się nad punktami zwrotnymi…
cli-analyze-unfinished = Partia się nie skończyła; na prowadzeniu: { $side }.
