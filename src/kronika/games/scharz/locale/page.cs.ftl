# Slova stránky se stolem.

game-length = 3–10 hodin

page-when = rok { $year }, kolo { $round }: { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
}
