# Words that belong to no game.

yes = Yes
no = No
player = Player
turn = Turn
winner = Winner

# The command line

cli-players = Players: { $players }
cli-settings = Settings, the first value is the default:
cli-won = { $number ->
    [one] Won by { $names }: { $reason }
   *[other] Won together by { $names }: { $reason }
}
cli-no-rule = There is no rule { $id }. Without an id, the rules begin with their table of contents.
cli-nothing-found = Nothing in the rules has “{ $query }”. Try fewer or shorter words.

cli-begun = A new game: { $seats }.
cli-resumed = The game goes on: { $seats }.
cli-seat-you = { $seat } (you)
cli-seat-bot = { $seat } (bot { $bot })
cli-seat-own = { $seat } (printed bot)
cli-how = Type the number of an option; h tells what else you can type.
cli-hand-over = { $seat } to decide. Press Enter when nobody else is looking.
cli-news = What happened

cli-no-option = There is no option { $number }. Choose 1 to { $most }.
cli-any-number = or any number, by its key: { $key } to { $most }
cli-many-options = That could be: { $keys }.
cli-not-understood = Type a number from 1 to { $most }, or h for help.
cli-undone = Taken back: { $option }
cli-no-undo = This cannot be taken back: dice were rolled or something hidden was shown.
cli-no-undo-bot = This cannot be taken back: a bot has decided since.
cli-no-undo-yet = Nothing has been decided yet.

cli-help-number = choose that option; its key does the same, for example “{ $key }”
cli-help-undo = take your last decision back
cli-help-rule = show the rule of this question
cli-help-rules = look up a rule by its id (r PR-E1) or by words (r trade fair)
cli-help-table = show the table again
cli-help-log = show the last lines of the log, or the last 100
cli-help-save = save the game in a file (s game.jsonl)
cli-help-quit = leave; you can go on later
cli-help-help = show this help

cli-save-where = Give the name of a file, for example: s game.jsonl
cli-saved = Saved in { $path }
cli-saved-always = Saved after every decision in { $path }
cli-unsaved = The game cannot be saved by itself ({ $reason }). Save it with: s FILE
cli-quit = Enter: keep the game in { $path }. A file name: save it there too. { $drop }: throw it away.
cli-quit-unsaved = The game is not saved. A file name: save it there. { $drop }: throw it away. Enter: go on.
cli-quit-drop = n
cli-left = The game is saved in { $path }. Go on with: kronika play --terminal --resume
cli-serving = Kronika is at { $address }. Ctrl-C stops it; your games are kept.
cli-stopped = Stopped. Your games are kept.
cli-running = Kronika is running already, at { $address }.
cli-record-at = The record of the game: { $path }

cli-analyze-chances = Chances through the game
cli-analyze-turning = Turning points, by the chances of { $side }
cli-analyze-point = Decision { $decision }, { $side }
cli-analyze-same = { $bot } would have chosen the same
cli-analyze-other = { $bot } would have chosen: { $option }
cli-analyze-thinking = { $bot } thinks about the turning points…
cli-analyze-unfinished = The game is not over; ahead: { $side }.
