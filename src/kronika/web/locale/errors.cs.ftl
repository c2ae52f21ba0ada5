# What goes wrong with accounts, and what is written to people.

error-name = Jméno má { $shortest } až { $longest } viditelných znaků.
error-name-taken = Jméno podobné jménu { $name } už někdo má. Zvolte jiné.
error-log-in = Takové jméno s tímto heslem tu není.
error-log-in-wait = Příliš mnoho pokusů. Zkuste to znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
    }.
error-password = Heslo má { $shortest } až { $longest } znaků.
error-email = Toto není e-mailová adresa.
error-webhook = Tuto webovou adresu nelze volat: musí začínat http:// nebo https:// a nesmí obsahovat heslo.
error-token-name = Token potřebuje název.
error-tokens = Už máte { $most } tokenů. Nejprve některý zneplatněte.
error-unknown-choice = Tohle zvolit nelze.
error-nobody = Tento účet už neexistuje.

mail-turn-subject = Jste na tahu: { $table }
mail-turn-body =
    Dobrý den, { $name },

    u stolu „{ $table }“ jste na tahu:

    { $link }

    Tyto zprávy si můžete vypnout ve svém účtu.
