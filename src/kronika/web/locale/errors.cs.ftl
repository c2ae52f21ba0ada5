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
error-password-common = Takové heslo by někdo uhodl. Zkus třeba krátkou větu.
error-letters = Na tuto adresu už dnes odešlo dost zpráv. Zkus to zítra.
error-challenge = Tento odkaz už byl použit, nebo je příliš starý.

mail-turn-subject = { $number ->
    [one] Jsi na tahu v jedné partii
    [few] Jsi na tahu ve { $number } partiích
   *[other] Jsi na tahu v { $number } partiích
    }
mail-turn-body =
    Ahoj, { $name },

    jsi na tahu tady:

    { $games }

    Tyto zprávy si můžeš vypnout ve svém účtu:
    { $account }
mail-confirm-subject = Je to tvoje adresa?
mail-confirm-body =
    Ahoj,

    někdo zadal tuto adresu u stolu Kroniky. Pokud ty, potvrď ji do dvou dnů tady:

    { $link }

    Pokud ne, nedělej nic: nic dalšího ti nepřijde.
mail-reset-subject = Nové heslo
mail-reset-body =
    Ahoj, { $name },

    tady si do hodiny můžeš nastavit nové heslo:

    { $link }

    Pokud o ně nestojíš, nedělej nic: heslo zůstane, jaké je.
