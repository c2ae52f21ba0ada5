# Dlaczego stół czegoś odmówił

error-stale = W międzyczasie stało się coś innego. Spójrz jeszcze raz i wybierz.
error-not-offered = Tego nie można teraz wybrać.
error-not-yours = To nie twoja decyzja.
error-over = Partia się skończyła.
error-not-over = Partia jeszcze trwa.
error-not-begun = Partia jeszcze się nie zaczęła.
error-broken = Tę partię rozgrywano według innej wersji zasad niż na tym serwerze. Nie można jej tu kontynuować.
error-not-kept = Nie udało się zapisać decyzji, więc nie została podjęta. Spróbuj ponownie.
error-no-undo = Nie masz czego cofnąć.
error-no-request = Nikt już nie prosi o cofnięcie.
error-no-hint = Przy tym stole nie ma teraz podpowiedzi.
error-no-seat = Nie ma już wolnego miejsca.
error-seats-free = Niektóre miejsca są jeszcze wolne.
error-too-many-tables = Masz tyle stołów, na ile pozwala ten serwer. Najpierw dokończ lub opuść któryś.
error-no-table = Nie ma takiego stołu.
error-too-often = Za dużo naraz. Poczekaj chwilę.
error-not-understood = Serwer tego nie zrozumiał. Odśwież stronę.
error-read-only = Ten token pozwala tylko czytać.
error-no-share = Ziarno niczego teraz od ciebie nie potrzebuje.
