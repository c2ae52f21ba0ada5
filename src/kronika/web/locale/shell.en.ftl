# The frame of every page.

shell-skip = Skip to the content
shell-language = Language
shell-language-en = English
shell-language-cs = Čeština
shell-language-pl = Polski
shell-notifications = Notifications
shell-dark = Dark theme
shell-light = Light theme
shell-menu = Menu
shell-lobby = All tables
shell-finished = Finished games
shell-account = My account
shell-login = Log in
shell-logout = Log out
