# The frame of every page.

shell-skip = Přejít k obsahu
shell-language = Jazyk
shell-language-en = English
shell-language-cs = Čeština
shell-language-pl = Polski
shell-notifications = Upozornění
shell-dark = Tmavý vzhled
shell-light = Světlý vzhled
shell-menu = Nabídka
shell-lobby = Všechny stoly
shell-finished = Dohrané partie
shell-account = Můj účet
shell-login = Přihlásit se
shell-logout = Odhlásit se
