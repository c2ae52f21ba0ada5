# The table.

table-title = { $game } · Kronika
table-title-turn = Your turn: { $game } · Kronika
table-who = { $side } ({ $name })
table-you = { $name } (you)
table-by-day = by the day
table-free-seat = free seat
table-bot = bot: { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
}
table-left-late = out of time
table-left-resigned = resigned
table-away = away
table-vacation = on vacation until { $until }
table-time-left = Time left
table-your-turn = your turn
table-decides = to decide

# What is asked

table-waiting = Waiting for { $who }
table-waiting-what = { $who }: { $what }
table-answered = Nothing for you to decide: it goes on in a moment.
table-past = The table after decision { $decision }
table-over = The game is over
table-broken-short = This game cannot go on
table-broken = This game cannot go on, it can only be looked at: { $why }
table-rule = Rule
table-options = Options
table-now-happening = What is happening now
table-all-options = All options
table-other-options = More
table-waits = waits
table-also-choosing = still choosing: { $who }
table-always = Always answer so, until I say otherwise
table-always-is = Always: { $words }
table-forget = Ask me again
table-number = A number from { $least } to { $most }
table-less = Less
table-more = More
table-one = One
table-half = Half
table-all = All
table-undo = Undo
table-hint = Hint
table-sure = { $option }: end your turn with this?
table-sure-for-good = { $option }: this cannot be taken back. Do it?
table-listing = Show the list
table-listing-number = List ({ $number })
table-not-sure = Back
table-back-to-now = Back to now
table-won = { $number ->
    [one] Won by { $names }: { $reason }
   *[other] Won together by { $names }: { $reason }
}
table-result-link = Result

# Taking back

table-request = Request of { $who }: take everything back to decision { $back_to }.
table-request-own = You ask to take everything back to decision { $back_to }. Still to agree: { $who }.
table-request-other = Request of { $who }: take everything back to decision { $back_to }. Still to agree: { $others }.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw

# The past

table-history = History
table-moment = Moment
table-first = The beginning
table-previous = One decision back
table-next = One decision forward
table-now = Now
table-where-now = Now · decision { $decision }
table-where-past = Decision { $decision } of { $last }
table-show-moment = Show the board after decision { $decision }

# Panels

table-board = Board
table-realm = Realm
table-cards = Cards
table-players = Players
table-log = Log
table-chat = Chat
table-notes = Notes
table-panels = Panels
table-side = Players, log and chat
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit to the screen
table-modes = Ways to look at the map
table-whole-map = The whole map
table-in-view = In view: { $seen } of { $all }
table-chat-players = Players
table-chat-spectators = Spectators
table-message = Message
table-message-players = Message to the table
table-message-spectators = Message to the spectators
table-send = Send
table-notes-hint = Only you can see these notes.
table-saved = Saved
table-close = Close

# The menu

table-resign = Resign
table-resign-two = You lose, and the game ends at once: the other side wins. Everybody sees that you have resigned.
table-resign-more = A bot plays on in your place to the end, and you cannot come back. Everybody sees that you have resigned.
table-log-resigned = { $who } has resigned.
table-log-late = { $who } has run out of time.
table-log-bot = A bot plays on.
table-yes-resign = Yes, resign
table-cancel = Cancel
table-record = Download the record
table-copy-link = Copy the link to this moment
table-copied = The link is in the clipboard
table-rules = Rules
table-keys = Keys

# Keys

table-key-numbers = choose the option with that number
table-key-final = the large button
table-key-undo = take back
table-key-hint = what would a bot do?
table-key-arrows = go along the options; in the history: a decision back or forward
table-key-zoom = zoom in, zoom out, fit to the screen
table-key-history = a decision back or forward, back to now
table-key-escape = close, show all options again
table-key-help = show these keys

# The connection

table-lost = The connection is lost. Nothing you have decided is lost; trying again…
table-slow = The server has not answered yet. Your choice may still arrive.
table-bell-on = Notifications are on
table-bell-ask = Tell me when it is my turn
table-bell-denied = The browser does not allow notifications
table-unit-day = d
table-unit-hour = h
table-unit-minute = min
table-suggested = Suggested: { $option }
table-can-choose = Can be chosen now

table-late-you = Your time ran out, so a bot plays for you.
table-return = Take my seat back
