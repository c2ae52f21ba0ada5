# What goes wrong with accounts, and what is written to people.

error-name = Nazwa gracza ma od { $shortest } do { $longest } widocznych znaków.
error-name-taken = Ktoś ma już nazwę podobną do { $name }. Wybierz inną.
error-log-in = Nazwa gracza lub hasło się nie zgadza.
error-log-in-wait = Zbyt wiele prób. Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
    }.
error-password = Hasło ma od { $shortest } do { $longest } znaków.
error-email = To nie jest adres e-mail.
error-webhook = Tego adresu nie można wywołać: musi zaczynać się od http:// lub https:// i nie może zawierać hasła.
error-token-name = Token potrzebuje nazwy.
error-tokens = Masz już { $most } tokenów. Najpierw unieważnij któryś.
error-unknown-choice = Tego nie można wybrać.
error-nobody = Tego konta już nie ma.
error-vacation-already = Masz już urlop.
error-vacation-days = { $left ->
    [0] W tym roku nie masz już urlopu.
    [one] Urlop trwa co najmniej jeden dzień. W tym roku został ci jeden dzień.
    [few] Urlop trwa co najmniej jeden dzień. W tym roku zostały ci { $left } dni.
   *[many] Urlop trwa co najmniej jeden dzień. W tym roku zostało ci { $left } dni.
    }
error-password-common = Takie hasło ktoś by odgadł. Spróbuj na przykład krótkiego zdania.
error-letters = Na ten adres wysłano już dziś dość wiadomości. Spróbuj jutro.
error-challenge = Ten link został już użyty albo jest zbyt stary.

mail-turn-subject = { $number ->
    [one] Twoja kolej w jednej partii
    [few] Twoja kolej w { $number } partiach
   *[many] Twoja kolej w { $number } partiach
    }
mail-turn-body =
    Cześć, { $name }!

    Tutaj jest twoja kolej:

    { $games }

    Te wiadomości możesz wyłączyć na swoim koncie:
    { $account }
mail-confirm-subject = Czy to twój adres?
mail-confirm-body =
    Cześć,

    ktoś podał ten adres przy stole Kroniki. Jeśli to ty, potwierdź go tutaj w ciągu dwóch dni:

    { $link }

    Jeśli nie, nic nie rób: nic więcej nie przyjdzie.
mail-reset-subject = Nowe hasło
mail-reset-body =
    Cześć, { $name }!

    Tutaj możesz w ciągu godziny ustawić nowe hasło:

    { $link }

    Jeśli go nie potrzebujesz, nic nie rób: hasło zostanie takie, jakie jest.
