# Why something at a table is refused

error-stale = Something else happened first. Look again, then choose.
error-not-offered = That cannot be chosen now.
error-not-yours = That is not yours to decide.
error-over = The game is over.
error-not-over = The game is not over yet.
error-not-begun = The game has not begun.
error-broken = This game was played with other rules than this server has. It cannot go on here.
error-not-kept = The decision could not be saved, so it was not made. Please try again.
error-no-undo = There is nothing of yours to take back.
error-no-request = Nobody is asking to take anything back any more.
error-no-hint = There are no hints at this table now.
error-no-seat = There is no free seat left.
error-seats-free = Some seats are still free.
error-too-many-tables = You have as many tables as this server allows. Finish or leave one first.
error-no-table = There is no such table.
error-too-often = That was too much at once. Wait a moment.
error-not-understood = The server did not understand that. Reload the page.
error-read-only = This token may only read.
error-no-share = The seed takes nothing from you now.
