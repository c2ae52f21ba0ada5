# What goes wrong with accounts, and what is written to people.

error-name = A name has { $shortest } to { $longest } visible characters.
error-name-taken = There is somebody with a name like { $name }. Choose another one.
error-log-in = The name or the password is wrong.
error-log-in-wait = Too many attempts. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }.
error-password = A password has { $shortest } to { $longest } characters.
error-email = This is not an e-mail address.
error-webhook = This address cannot be called: it begins with http:// or https:// and holds no password.
error-token-name = A token needs a name.
error-tokens = You have { $most } tokens already. Revoke one first.
error-unknown-choice = This cannot be chosen.
error-nobody = This account is no longer there.
error-vacation-already = You are on vacation already.
error-vacation-days = { $left ->
    [0] You have no vacation left this year.
    [one] A vacation has at least one day. You have one day left this year.
   *[other] A vacation has at least one day. You have { $left } days left this year.
    }
error-password-common = Somebody would guess this password. Take a short sentence, for instance.
error-letters = Enough was sent there today. Try again tomorrow.
error-challenge = This link was used already, or it is too old.

mail-turn-subject = { $number ->
    [one] It is your turn in a game
   *[other] It is your turn in { $number } games
    }
mail-turn-body =
    Hello { $name },

    it is your turn here:

    { $games }

    You can switch these messages off in your account:
    { $account }
mail-confirm-subject = Is this your address?
mail-confirm-body =
    Hello,

    somebody has entered this address at a table of Kronika. If that was you, confirm it here within two days:

    { $link }

    If it was not, do nothing: nothing else will be sent to you.
mail-reset-subject = A new password
mail-reset-body =
    Hello { $name },

    here you can set a new password within an hour:

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
