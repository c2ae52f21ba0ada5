# Words of the table at the terminal. Terrains are letters there, players letters or digits.

terminal-you = ty
terminal-free = Wolne pola
terminal-numbers = Liczby
terminal-result = Wynik
terminal-legend-map = Mapa: y żyzne równiny, g równiny i pagórki, b góry, t mokradła, s tundra lub pustynia, n neutralne, ~ spokojne morze, = burzliwe morze; pierwszy heks pola ma jego kod
terminal-legend-marks = 1v4 gracz 1, wioska, 4 jednostki; V miasto, · bez osady, ^ statki, * splądrowane, 1x2 jednostki graczy 1 i 2
terminal-legend-options = [1] numer twojej opcji
