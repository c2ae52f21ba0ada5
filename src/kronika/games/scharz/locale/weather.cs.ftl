# Chapters 15.1 and 15.4 to 15.6: weather, and rivers that freeze.

log-crop-weather = Počasí na poli { $field }: { $weather-small }.
log-winter-weather = Počasí v zimě ({ $climate-small }): { $weather-small }.
log-sea-weather = Počasí v zimě na mořích: { $weather-small }.
log-freezes = Řeka zamrzá: { $field }.
