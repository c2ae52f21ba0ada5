# Words that belong to no game.

yes = Ano
no = Ne
player = Hráč
turn = Tah
winner = Vítěz

# The command line

cli-players = Počet hráčů: { $players }
cli-settings = Nastavení (první hodnota je výchozí):
cli-won = { $number ->
    [one] Vítězí { $names }: { $reason }
   *[other] Společně vítězí { $names }: { $reason }
}
cli-no-rule = Pravidlo { $id } neexistuje. Bez čísla začínají pravidla obsahem.
cli-nothing-found = Výraz „{ $query }“ v pravidlech není. Zkus méně slov nebo kratší.

cli-begun = Nová partie: { $seats }.
cli-resumed = Partie pokračuje: { $seats }.
cli-seat-you = { $seat } (ty)
cli-seat-bot = { $seat } (bot { $bot })
cli-seat-own = { $seat } (AP podle pravidel)
cli-how = Napiš číslo možnosti; h vypíše, co ještě můžeš napsat.
cli-hand-over = Na řadě: { $seat }. Až se nebude dívat nikdo jiný, stiskni Enter.
cli-news = Co se stalo

cli-no-option = Možnost { $number } neexistuje. Vyber 1 až { $most }.
cli-any-number = nebo jakékoli číslo, podle klíče: { $key } až { $most }
cli-many-options = Může to být: { $keys }.
cli-not-understood = Napiš číslo od 1 do { $most }, nebo h pro nápovědu.
cli-undone = Vzato zpět: { $option }
cli-no-undo = Tohle vzít zpět nelze: házelo se kostkou nebo bylo odkryto něco skrytého.
cli-no-undo-bot = Tohle vzít zpět nelze: mezitím už rozhodl bot.
cli-no-undo-yet = Zatím se o ničem nerozhodlo.

cli-help-number = vybrat tuto možnost; stejně funguje její klíč, například „{ $key }“
cli-help-undo = vzít zpět své poslední rozhodnutí
cli-help-rule = ukázat pravidlo k této otázce
cli-help-rules = vyhledat pravidlo podle čísla (r PR-E1) nebo podle slov (r obchodní cesta)
cli-help-table = znovu ukázat stůl
cli-help-log = ukázat poslední řádky záznamu, nebo posledních 100
cli-help-save = uložit partii do souboru (s partie.jsonl)
cli-help-quit = odejít; pokračovat můžeš později
cli-help-help = ukázat tuto nápovědu

cli-save-where = Zadej název souboru, například: s partie.jsonl
cli-saved = Uloženo do { $path }
cli-saved-always = Po každém rozhodnutí se ukládá do { $path }
cli-unsaved = Partii nelze ukládat automaticky ({ $reason }). Ulož ji příkazem: s SOUBOR
cli-quit = Enter: ponechat partii v { $path }. Název souboru: uložit ji také tam. { $drop }: zahodit ji.
cli-quit-unsaved = Partie není uložená. Název souboru: uložit ji tam. { $drop }: zahodit ji. Enter: pokračovat.
cli-quit-drop = z
cli-left = Partie je uložená v { $path }. Pokračovat můžeš příkazem: kronika play --terminal --resume
cli-serving = Kronika běží na { $address }. Ctrl-C ji zastaví; tvoje partie zůstanou uložené.
cli-stopped = Zastaveno. Tvoje partie zůstaly uložené.
cli-running = Kronika už běží na { $address }.
cli-record-at = Záznam partie: { $path }

cli-analyze-chances = Šance v průběhu partie
cli-analyze-turning = Zlomové okamžiky podle šancí: { $side }
cli-analyze-point = Rozhodnutí { $decision }, { $side }
cli-analyze-same = { $bot } by zvolil totéž
cli-analyze-other = { $bot } by zvolil: { $option }
cli-analyze-thinking = { $bot } přemýšlí o zlomových okamžicích…
cli-analyze-unfinished = Partie neskončila; ve vedení: { $side }.
