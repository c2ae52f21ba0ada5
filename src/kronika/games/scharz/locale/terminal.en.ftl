# Words of the table at the terminal. Terrains are letters there, players letters or digits.

terminal-you = you
terminal-free = Free fields
terminal-numbers = Numbers
terminal-result = Result
terminal-legend-map = Map: y fertile plains, g flat to hilly, b mountains, t wetlands, s tundra or desert, n neutral, ~ calm sea, = stormy sea; the first hex of a field has its code
terminal-legend-marks = 1v4 player 1, village, 4 units; V city, · no settlement, ^ ships, * plundered, 1x2 units of players 1 and 2
terminal-legend-options = [1] the number of your option
