# Słowa strony ze stołem.

game-length = 3–10 godzin

page-when = rok { $year }, runda { $round }: { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
}
