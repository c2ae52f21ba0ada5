# Chapters 15.1 and 15.4 to 15.6: weather, and rivers that freeze.

log-crop-weather = Weather in { $field-the }: { $weather-small }.
log-winter-weather = Winter weather on land ({ $climate-small }): { $weather-small }.
log-sea-weather = Winter weather at sea: { $weather-small }.
log-freezes = The river freezes: { $field }.
