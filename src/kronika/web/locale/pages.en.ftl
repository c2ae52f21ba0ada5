# Every page but the table itself.

page-links = Pages
page-rules = Rules
page-finished = Finished games
page-lobby = Lobby
page-copy = Copy
page-copied = Copied

# Times

time-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
time-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
time-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
time-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
time-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
time-left-days = { $number ->
    [one] { $number } day left
   *[other] { $number } days left
}
time-left-hours = { $number ->
    [one] { $number } hour left
   *[other] { $number } hours left
}
time-left-minutes = { $number ->
    [one] { $number } minute left
   *[other] { $number } minutes left
}
time-left-seconds = { $number ->
    [one] { $number } second left
   *[other] { $number } seconds left
}

# Welcome and log in

welcome-title = Great games of history, at one table
welcome-lead = Play in the browser, with friends or against bots. The rules are kept for you, and every rule can be looked up.
welcome-name = Your name
welcome-in = Come in
welcome-help = A name is enough. You can set a password later, to come back from another device.
welcome-closed = This server takes no new players. Ask whoever runs it for an account.
welcome-known = Do you have an account?
welcome-games = What is played here
login-title = Log in
login-name = Name
login-password = Password
login-in = Log in
login-new = New here?
login-new-link = Come in with just a name
logout-title = Log out?
logout-warning = { $name }, you have no password. Once logged out, you cannot come back to this account and to its games. Set a password first:
logout-set = Set the password and log out
logout-stay = Stay
logout-anyway = Log out for good
login-forgot = Forgot your password?
recovery-confirm = Is this your address?
recovery-confirm-help = Then confirm it, and you will hear when it is your turn.
recovery-confirm-yes = Yes, it is mine
recovery-confirmed = Thank you
recovery-confirmed-help = The address is confirmed. You can close this page.
recovery-forgot = Forgot your password?
recovery-forgot-help = If you have confirmed an e-mail address, we send you a link there.
recovery-send = Send me a link
recovery-sent = Look into your mail
recovery-sent-help = If there is an account of this name with a confirmed address, a link is on its way to it. It works for an hour.
recovery-reset = A new password
recovery-reset-help = You will be logged out everywhere else.

# Lobby

lobby-good-morning = Good morning, { $name }
lobby-good-day = Good day, { $name }
lobby-good-evening = Good evening, { $name }
lobby-waits = { $number ->
    [0] No game is waiting for you.
    [2] Two games wait for you.
    [one] One game waits for you.
   *[other] { $number } games wait for you.
}
lobby-begin = Choose a game: the table is set, bots take the other seats.
lobby-first-hello = Welcome, { $name }. What shall we play first?
lobby-first-help = A first game starts at once: bots take the other seats, and you can leave and come back.
lobby-first-length = first game { $time }
lobby-first-play = Play a first game
lobby-order = your turn first, then by the clock
lobby-all-games = all games
lobby-more = { $number ->
    [one] one more
   *[other] { $number } more
}
lobby-your-turn = your turn
lobby-mine = Your games
lobby-open = Open tables
lobby-finished = Finished
lobby-all-finished = All
lobby-none-mine = You have no games yet. Open a table, or join one below.
lobby-none-open = No table is open right now. Open one and list it, and others can join.
lobby-do-play = Play
lobby-do-look = Look
lobby-do-open = Go there
lobby-do-join = Join
lobby-do-watch = Watch
lobby-do-result = Result
lobby-somebody = somebody
lobby-free = { $number ->
    [one] { $number } seat of { $of } free
   *[other] { $number } seats of { $of } free
}
lobby-full = all seats taken
lobby-pace-live = live
lobby-pace-day = by the day
lobby-no-clock = no clock
lobby-since = since { $when }
lobby-nobody = nobody yet
lobby-people = { $names } and { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
lobby-per-move = { $time } per move
lobby-reserve = { $time } in reserve
lobby-waiting-for = waiting for { $names }, { $since }
lobby-watching = { $number ->
    [one] { $number } watching
   *[other] { $number } watching
}
lobby-you-won = you won
lobby-who = { $name } ({ $side })
lobby-won = { $number ->
    [one] { $names } won
   *[other] { $names } won together
}

# How a match ends at a table, whatever the game

reason-resigned = All others resigned
reason-forfeit = All others ran out of time

# A new table

new-title = New table
new-errors = { $number ->
    [one] One thing does not fit. It is marked below.
   *[other] { $number } things do not fit. They are marked below.
}
new-game = Game
new-game-players = { $most ->
    [one] { $numbers } player
   *[other] { $numbers } players
}
new-players = Players
new-settings = Rules and variants
new-settings-usual = { $number ->
    [one] one option, at default
   *[other] { $number } options, all at default
}
new-settings-changed = { $number ->
    [one] one option changed
   *[other] { $number } options changed
}
new-read-rules = Read the rules
new-own = or list them, separated by commas
new-own-text = { $setting }: a list, separated by commas
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-free = Free seat, for anybody
new-seat-own = Printed bot
new-bots = Bots
new-bot = Bot, { $level }
new-bot-easy = Bot, easy
new-bot-normal = Bot, normal
new-bot-hard = Bot, hard
new-bot-expert = Bot, expert
new-bot-own = Printed bot, { $level }
new-pace = Pace
new-pace-live = Live
new-pace-day = By the day
new-pace-live-help = Everybody is at the table. Unused time is lost; extra time comes off the reserve.
new-pace-day-help = Players move when they have time. When it is your turn, you get an e-mail if you like.
new-move-time = Time per move
new-reserve = Reserve for the game
new-no-clock = no clock
new-no-reserve = none
new-more = More
new-more-what = name, running out of time, guests, hints
new-name = Name of the table
new-name-usual = we'll pick one
new-late = Whoever runs out of time
new-late-bot = is replaced by a bot
new-late-forfeit = loses
new-listed = List it in the lobby
new-listed-help = Anybody can find it and take a free seat. Otherwise only people with the link come in.
new-guests = Let guests watch
new-guests-help = Whoever has the address of the table can watch, and see everything after the end. You can change that at any time.
new-hints = Allow hints between people
new-hints-help = Whoever is asked may see what a bot would do. Alone against bots you always may.
new-mixed = Everybody adds to the seed
new-mixed-help = Each player’s browser adds chance of its own before the start, so that nobody, not even this server, can have chosen the dice.
new-open = Open the table
new-start = Start the game
new-error-game = There is no such game. Choose one of these.
new-error-players = This game is played by { $numbers } players.
new-error-name = Use letters, digits and punctuation.
new-error-name-long = { $number ->
    [one] A name has at most { $number } character.
   *[other] A name has at most { $number } characters.
}
new-error-choice = Choose one of these.
new-error-time = A time is at least { $number } seconds and at most { $days } days, or none.
new-needs = Only with { $setting }: { $values }
new-needs-players = { $most ->
    [one] Only with { $numbers } player
   *[other] Only with { $numbers } players
}
new-as-usual = As usual for such a table
new-as-usual-help = As usual: “{ $together }” where people play live, otherwise “{ $apart }”.
new-played = played
new-next-step = your next step
new-others = The others
new-others-bots = bots
new-others-friends = friends
new-others-free = anybody
new-go = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
new-error-settings = These choices do not go together: { $reason }
new-error-twice = You can sit on one seat only.
new-error-nobody = At least one seat must be for a person.
new-error-own = { $most ->
    [0] There are no printed bots here: every seat is for a player.
   *[other] Printed bots play { $numbers } of the seats here.
}
new-others-own = printed
new-own-level = Printed bots
new-rows-note = { $number }, the lightest first
filter-any = any
filter-people = People
filter-minutes = Time
filter-year = Start
filter-longer = more
fact-hours = { $hours } h
fact-year = begins in { $words }
fact-people = { $most ->
    [one] { $words } person
   *[other] { $words } people
}
fact-minutes = { $words }
fact-weight = weight { $words } of 5

# Before the start

waiting-you = you
waiting-seat-free = Free
waiting-seat-friend = Kept for a friend
waiting-missing = { $number ->
    [one] One seat is still free.
   *[other] { $number } seats are still free.
}
waiting-complete = Everybody is here.
waiting-sit = Sit down
waiting-leave = Leave
waiting-agreed = What we play
waiting-game = Game
waiting-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
waiting-usual = all at default, no variants
waiting-who = Who comes in
waiting-listed = listed in the lobby, anybody can sit down
waiting-private = private, a seat only with the invitation
waiting-guests = Guests
waiting-guests-yes = whoever has the link can watch
waiting-guests-no = none, only the players see the table
waiting-hints = Hints
waiting-late-bot = A bot takes the seat of whoever runs out of time.
waiting-late-forfeit = Whoever runs out of time loses.
waiting-next = Ready?
waiting-start = Start the game
waiting-start-help = Seats and rules are fixed from then on.
waiting-start-bots = Bots take the seats that are still free. Seats and rules are fixed from then on.
waiting-invite = Invitation
waiting-invite-help = Send this link. Whoever has it can sit down, or watch.
waiting-copy = Copy the link
waiting-revoke = Revoke
waiting-renew = New link
waiting-revoked = The link was revoked; nobody can come in with it any more.
waiting-fair = The seed of all shuffles and dice is fixed already. This is its seal; at the end you can check that nobody changed it.
waiting-mixing-commit = Your browser seals its share of the seed.
waiting-mixing-wait = Your share is sealed. The game begins when everybody is here and has added a share.
waiting-mixing-tell = Everybody has sealed a share: yours is being added.
waiting-mixing-script = For that, scripts must be allowed.
waiting-remove = Remove the table
waiting-remove-help = The table and all that was said at it will be gone.
waiting-remove-yes = Remove it for good

join-title = Invitation
join-host = { $name } invites you: { $table }
join-seat = Your seat
join-sit = Sit down
join-full = All seats are taken, but you can watch.
join-full-private = All seats are taken, and guests are not let in.

guests-yes = Whoever has the link to this table can watch, and after the end see result, replay and record.
guests-no = Links to this table work only for those who sit at it.
guests-stop = Let no guests in
guests-let = Let guests in

# Finished games and results

finished-title = Finished games
finished-none = No game is finished yet.
finished-older = Older ones
result-wins = { $number ->
    [one] Won by { $names }
   *[other] Won together by { $names }
}
result-how = { $number ->
    [one] Played by { $names }, after { $decisions } decisions.
   *[other] Played by { $names }, after { $decisions } decisions.
}
result-table = How the result came about
result-counted = What counted
result-chart = Chances through the game
result-chart-help = How a simple estimate of the position shared the win among the players, by the number of the decision.
result-next = What next
result-again = Play again with the same people
result-offer = { $names } would like to play again. Still to agree: { $others }.
result-to-rematch = To the next game
result-board = See the board
result-record = Record
result-link = Link to this game
result-turning = Turning points
result-at = The board after decision { $number }
result-point = Decision { $number }: the winner’s chances { $change } %
result-advice = A simple bot would have chosen: { $option }
result-fair = Fair play
result-fair-help = The seed of all shuffles and dice was sealed before the first decision and is open now. With the record anyone can check the whole game:
result-hash = Seal
result-share-server = This server
result-shares = Mixed of these shares, each sealed before any was told:
result-seed = Seed

# Account

account-title = Your account
account-look = Language and look
account-language = Language
account-theme = Theme
account-theme-auto = Same as system
account-theme-light = Light
account-theme-dark = Dark
account-confirm = Confirm my moves
account-confirm-help = Before a choice counts you can be asked once more. Giving up actions or a trade is always asked about.
account-confirm-never = Never
account-confirm-turn = Each turn
account-confirm-final = If it cannot be undone
account-save = Save
account-password-none = Without a password you can only come in from this browser. Set one to log in anywhere.
account-password-change = Here you can change your password. You stay logged in.
account-password-old = Password until now
account-password-new = New password
account-password-help = At least 8 characters. A short sentence is good.
account-sessions = Where you are logged in
account-session-here = here
account-session-about = { $browser } on { $system }
account-session-unknown = A program that says nothing of itself
account-since = since
account-sessions-end = Log out everywhere else
account-logout-warning = You have no password: once logged out, you cannot come back to this account.
account-notify = When it is your turn
account-browser = In this browser
account-browser-help = A browser notification while a table is open in some tab.
account-browser-allow = Allow notifications
account-browser-on = Notifications are allowed
account-browser-denied = The browser refuses; allow it in its settings
account-email = E-mail
account-email-help = For games by the day. Leave it empty for no e-mail.
account-email-off = This server sends no e-mail.
account-webhook = Web address to call
account-webhook-help = Gets a POST with JSON when it is your turn. Leave it empty for none.
account-tokens = Tokens for programs
account-token-name = Name
account-token-example = my bot
account-token-help = A program that has the token can play for you through the API.
account-token-make = Make a token
account-token-new = New token
account-token-once = Copy the token now: it is shown only this once.
account-token-made = made
account-token-used = last used
account-token-unused = never used
account-token-revoke = Revoke
account-token-revoke-name = Revoke the token { $name }
account-done-language = The language is changed.
account-done-theme = The theme is changed.
account-done-confirm = Your choice is saved.
account-done-password = The password is set.
account-done-email = The address is saved.
account-done-webhook = The web address is saved.
account-done-revoked = The token is revoked.
account-done-sessions = You are logged out everywhere else.
account-vacation = Vacation
account-vacation-help = Your clocks at all games by the day stand still meanwhile. You can move all the same.
account-vacation-days = How many days, from now on
account-vacation-left = { $number ->
    [one] You have one day left this year.
   *[other] You have { $number } days left this year.
}
account-vacation-begin = Go on vacation
account-vacation-until = You are on vacation until
account-vacation-end = I am back
account-done-vacation = Your clocks stand still.
account-done-back = Welcome back. Your clocks run again.
account-unconfirmed = Nothing is sent there yet: first open the link that came to this address. Save it again to get another one.
account-done-email-sent = We have written to this address. Open the link in the letter, then you will hear from us.
account-done-webhook-sent = The address was called with a link in it. Open that, and it will be called when it is your turn.
account-done-confirmed = The address is confirmed.
account-password-tokens = Revoke all tokens as well
account-token-scope = What it may do
account-token-scope-play = look and play
account-token-scope-read = only look
account-token-end = Ends after
account-token-ends = ends

# Rules

rules-subtitle = All rules, each with its number
rules-games = Games
rules-search = Words or a number
rules-find = Find
rules-contents = Contents
rules-untranslated = These rules have not been translated yet.
rules-nothing = Nothing in the rules has “{ $query }”. Try fewer or shorter words.
rules-no-id = There is no rule { $id }.
rules-found = { $number ->
    [one] One place has “{ $query }”.
   *[other] { $number } places have “{ $query }”.
}
rules-all = All rules

# Errors

error-page-400 = That did not work
error-page-400-help = The server did not understand what was sent. Go back, reload the page and try once more.
error-page-403 = Not for you
error-page-403-help = This page belongs to somebody else, or your session has ended. Log in and try once more.
error-page-404 = There is nothing here
error-page-404-help = The table was removed, the invitation was revoked, or there is a typo in the address.
error-page-429 = Too fast
error-page-429-help = That was too often in too short a time. Wait a minute and try once more.
error-page-500 = Something broke
error-page-500-help = That is our fault, and it has been written down. No decision is lost. Try once more in a moment.
error-page-back = Back
