# Words of the page of a table.

game-length = 3–10 hours

page-when = year { $year }, round { $round }: { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}
