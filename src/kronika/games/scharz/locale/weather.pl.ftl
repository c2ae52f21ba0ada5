# Chapters 15.1 and 15.4 to 15.6: weather, and rivers that freeze.

log-crop-weather = Pogoda na polu { $field }: { $weather-small }.
log-winter-weather = Pogoda zimą ({ $climate-small }): { $weather-small }.
log-sea-weather = Pogoda zimą na morzach: { $weather-small }.
log-freezes = Rzeka zamarza: { $field }.
