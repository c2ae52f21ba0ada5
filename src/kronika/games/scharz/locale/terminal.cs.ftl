# Words of the table at the terminal. Terrains are letters there, players letters or digits.

terminal-you = ty
terminal-free = Volná pole
terminal-numbers = Čísla
terminal-result = Výsledek
terminal-legend-map = Mapa: y úrodné roviny, g roviny a pahorky, b hory, t mokřady, s tundra nebo poušť, n neutrální, ~ klidné moře, = bouřlivé moře; první hex pole má jeho kód
terminal-legend-marks = 1v4 hráč 1, vesnice, 4 jednotky; V město, · bez osady, ^ lodě, * vypleněno, 1x2 jednotky hráčů 1 a 2
terminal-legend-options = [1] číslo tvé možnosti
