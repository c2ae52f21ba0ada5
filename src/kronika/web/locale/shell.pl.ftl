# The frame of every page.

shell-skip = Przejdź do treści
shell-language = Język
shell-language-en = English
shell-language-cs = Čeština
shell-language-pl = Polski
shell-notifications = Powiadomienia
shell-dark = Ciemny motyw
shell-light = Jasny motyw
shell-menu = Menu
shell-lobby = Wszystkie stoły
shell-finished = Zakończone partie
shell-account = Moje konto
shell-login = Zaloguj się
shell-logout = Wyloguj się
