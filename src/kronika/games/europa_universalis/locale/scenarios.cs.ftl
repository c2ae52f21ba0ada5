# Scenarios; `.summary` says what they are about.

scenario-first-crowns = První koruny
    .summary = Učební hra na čtyři kola na západě: tři sousedé, jednoduché cíle, bez pokročilých pravidel.
scenario-lions-and-lilies = Lvi a lilie
    .summary = Dva hráči rozhodnou stoletou válku v jediném věku. Bez AP.
scenario-crescent-and-eagle = Půlměsíc a orlice
    .summary = Dva hráči, císař a sultán, soupeří o Podunají po dva věky. Bez AP.
scenario-two-oceans = Čára přes oceán
    .summary = Dva hráči závodí o nové kontinenty. V prvním věku spolu nesmějí válčit. Bez AP.
scenario-sea-beggars = Mořští gézové
    .summary = Tři hráči, jeden věk: Nizozemí v odboji, Anglie mezi nimi, Španělsko bohaté a zadlužené. Začíná roku 1568.
scenario-lonely-crown = Osamělá koruna
    .summary = Sólová hra: jeden hráč a dva AP na západě po dva věky.
scenario-western-kingdoms = Království západu
    .summary = Běžná hra pro tři na západě, dva věky s Novým světem.
scenario-eastern-thrones = Trůny východu
    .summary = Tři hráči mezi Baltem a Egejským mořem, dva věky.
scenario-northern-crowns = Koruny severu
    .summary = Dánsko, Švédsko a Moskva kolem jednoho studeného moře, dva věky.
scenario-four-powers = Čtyři mocnosti
    .summary = Velká hra pro čtyři: Kastilie, Francie, Rakousko a Osmané po tři věky.
scenario-wars-of-religion = Náboženské války
    .summary = Čtyři hráči od roku 1517 věkem reformace a absolutismu.
scenario-inland-sea = Vnitřní moře
    .summary = Čtyři mocnosti se dělí o Středozemí: Aragonie, Benátky, Osmané a Mamlúkové, dva věky.
scenario-heart-of-europe = Srdce Evropy
    .summary = Čtyři říše kolem Svaté říše: Burgundsko, Braniborsko, Rakousko a Uhry, dva věky.
scenario-five-powers = Pět mocností
    .summary = Ke čtyřem mocnostem přistupuje Anglie: pět hráčů, tři věky, všechny desky.
scenario-marches-of-the-east = Východní marky
    .summary = Pět hráčů mezi Vídní a Volhou: Rakousko, Uhry, Polsko, Moskva a Osmané, dva věky.
scenario-grand-campaign = Velké tažení
    .summary = Šest hráčů, všechny desky, tři věky: od pádu Konstantinopole po věk absolutismu.
scenario-grand-campaign-four-ages = Velké tažení: čtyři věky
    .summary = Celý příběh pro šest hráčů, od roku 1444 po věk revolucí.

# Special rules of scenarios.

scenario-rule-first-round-alliances = V 1. kole se žádný hráč nesmí spojit s Kastilií ani Burgundskem.
scenario-rule-treaty-peace = Ve věku I nesmí hráč vyhlásit válku druhému hráči ani jeho spojenci NHŘ.
scenario-rule-navigators = Oba hráči platí za osvojení Pátrání po Novém světě o 2 méně.
scenario-rule-war-goes-on = Válka Kastilie s Nizozemím nekončí v 1. kole automatickým spravedlivým mírem.

# When a game starts.

start-1444 = 11. listopadu 1444
start-1517 = 31. října 1517
start-1568 = 1. dubna 1568

# Ranks of who plays alone.

rank-baron = Baron
rank-prince = Kníže
rank-sovereign = Panovník

# Levels of bots.

bot-level-1 = Páže
bot-level-2 = Rytíř
bot-level-3 = Kníže
bot-level-4 = Panovník

# Ages.

age-1 = Věk objevů
age-2 = Věk reformace
age-3 = Věk absolutismu
age-4 = Věk revolucí
