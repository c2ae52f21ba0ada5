# What goes wrong with accounts, and what is written to people.

error-name = Jméno má { $shortest } až { $longest } viditelných znaků.
error-name-taken = Jméno podobné jménu { $name } už někdo má. Zvol jiné.
error-log-in = Jméno nebo heslo nesouhlasí.
error-log-in-wait = Příliš mnoho pokusů. Zkus to znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
    }.
error-password = Heslo má { $shortest } až { $longest } znaků.
error-email = Toto není e-mailová adresa.
error-webhook = Tuto adresu nelze volat: musí začínat http:// nebo https:// a nesmí obsahovat heslo.
error-token-name = Token potřebuje název.
error-tokens = Už máš { $most } tokenů. Nejprve některý zneplatni.
error-unknown-choice = Tohle zvolit nelze.
error-nobody = Tento účet už neexistuje.
error-vacation-already = Dovolenou už máš.
error-vacation-days = { $left ->
    [0] Letos už ti žádná dovolená nezbývá.
    [one] Dovolená má aspoň jeden den. Letos ti zbývá jeden den.
    [few] Dovolená má aspoň jeden den. Letos ti zbývají { $left } dny.
   *[other] Dovolená má aspoň jeden den. Letos ti zbývá { $left } dní.
    }

mail-turn-subject = Jsi na tahu: { $table }
mail-turn-body =
    Ahoj, { $name },

    u stolu „{ $table }“ jsi na tahu:

    { $link }

    Tyto zprávy si můžeš vypnout ve svém účtu.
