# Co říkají karty: zpráva pro každé slovo jazyka účinků (docs/effects.md).
# `$person` je you, one nebo many: jak sloveso mluví o `$who`; `$sense` je yes, not nebo none.

text-cases = gen dat acc ins in with
text-number = gender
text-subject = { $name }
text-and = { $first } a { $last }
text-and-then = { $first } a { $last }
text-and-also = { $first } i { $last }
text-or = { $first } nebo { $last }
text-clause = { $who } { $said }
text-for = { $who }: { $said }
text-if = pokud { $cond }: { $then }
text-then-if = { $said }, pokud { $cond }
text-otherwise = jinak: { $then }
text-else-impossible = (nelze-li: { $then })
text-else-declined = (jinak: { $then })
text-only-if = (jen pokud { $cond })
text-such-that = (musí platit: { $cond })
text-option-needs = (jen pokud { $cond }){" "}
text-chooses = { $who } { $person ->
    [you] zvol
   *[other] si zvolí
} A, nebo B.
text-pick = ({ $person ->
    [you] volíš ty
    [one] volí { $who }
   *[other] volí { $who }
})
text-max-per-area = nejvýše { $n } do jedné oblasti
text-room-only = jen tam, kde je místo
text-capital = { $province } (hlavní město)
text-immediate = okamžitě: { $then }
text-free = zdarma
text-pay = zaplať { $cost }
text-no-dice = bez kostek
text-cost = Zaplať { $cost }
text-use = { $name } ({ $cost }, { $times ->
    [one] { $times } použití
   *[other] { $times } použití
}): { $text }
text-advisor = { $name } ({ $years }). Rádce: { $power } { $skill }, { $cost }; smrt postav { $mortality }
text-leader = { $name } ({ $years }). Vůdce: { $dice }, { $cost }; jako vládce { $skills }; smrt postav { $mortality }
text-ruler = Vládce: { $name } ({ $reign }), { $skills }, { $dice }; smrt postav { $mortality }
text-ill-health = (s chatrným zdravím)
text-prestige = Věhlas: { $n }
text-milestone-prestige = Věhlas: { $prestige }
text-battleground = Bojiště: { $areas }
text-idea-basic = Základní myšlenka
text-idea-government = Forma vlády
text-node = { $name }: { $keys }.
text-secondary = { $name } ({ $other })
text-key-rule-0 = Vyžaduje žeton na klíčové provincii.
text-key-rule-1 = Vyžaduje vlastní klíčovou provincii.
text-trade-income = Dukáty podle obchodní síly: { $rows }. V rozšířeném centru platí druhé číslo.
text-trade-row = od { $least }: { $regular }/{ $expanded }
text-special-gold = Zlato a inflace: platí zvláštní pravidlo pro zlato.
text-special-slaves = Otroci: platí zvláštní pravidlo pro otroky.
text-continent = Přichází do hry s objevením: { $names }.

timing-action = akce
timing-battle-action = bitevní akce
timing-display = karta s aktivací, počet použití: { $n }
timing-covert = tajná akce
timing-covert-action = reakce na tajnou akci, která se tě týká
timing-war-on-you = reakce na válku vyhlášenou tobě nebo na obranné volání do zbraně, které přijmeš
timing-rebel-dice = reakce před tvým hodem kostkami vzbouřenců
timing-enemy-enters = reakce, když nepřítel vstupuje do oblasti s tvým vojskem
timing-battle-roll = reakce po hodu v bitvě, v níž vedeš svou stranu

cost-by-stability = k ceně se přičítá tvoje stabilita ({ $power })
cost-of-adm = správa
cost-of-dip = diplomacie
cost-of-mil = vojenství
cost-of-ducats = dukáty
cost-less = stojí o { $things } méně
cost-more = stojí o { $things } více

# Kdo
who-you = {""}
    .gen = tebe
    .dat = ti
    .acc = tebe
    .ins = tebou
    .in = ve tvé říši
    .with = s tebou
who-active = aktivní hráč
    .gen = aktivního hráče
    .dat = aktivnímu hráči
    .acc = aktivního hráče
    .ins = aktivním hráčem
    .in = v říši aktivního hráče
    .with = s aktivním hráčem
who-relative = který
    .gen = kterého
    .dat = kterému
    .acc = kterého
    .ins = kterým
    .in = v jehož říši
    .with = s nímž
who-that-player = {""}
    .gen = tohoto hráče
    .dat = tomuto hráči
    .acc = tohoto hráče
    .ins = tímto hráčem
    .in = v jeho říši
    .with = s tímto hráčem
who-it = {""}
    .gen = této říše
    .dat = této říši
    .acc = tuto říši
    .ins = touto říší
    .in = v této říši
    .with = s touto říší
who-they = {""}
    .gen = této říše
    .dat = této říši
    .acc = tuto říši
    .ins = touto říší
    .in = v této říši
    .with = s touto říší
who-opponents = každý protivník
    .gen = každého protivníka
    .dat = každému protivníkovi
    .acc = každého protivníka
    .ins = každým protivníkem
    .in = v říši každého protivníka
    .with = s každým protivníkem
who-opponents-who = každý protivník, { $clause },
    .gen = každého protivníka, { $clause },
    .dat = každému protivníkovi, { $clause },
    .acc = každého protivníka, { $clause },
    .ins = každým protivníkem, { $clause },
    .in = v říši každého protivníka, { $clause },
    .with = s každým protivníkem, { $clause },
who-all-players = každý hráč
    .gen = každého hráče
    .dat = každému hráči
    .acc = každého hráče
    .ins = každým hráčem
    .in = v říši každého hráče
    .with = s každým hráčem
who-players-who = každý hráč, { $clause },
    .gen = každého hráče, { $clause },
    .dat = každému hráči, { $clause },
    .acc = každého hráče, { $clause },
    .ins = každým hráčem, { $clause },
    .in = v říši každého hráče, { $clause },
    .with = s každým hráčem, { $clause },
who-each-affected = každý zasažený hráč
    .gen = každého zasaženého hráče
    .dat = každému zasaženému hráči
    .acc = každého zasaženého hráče
    .ins = každým zasaženým hráčem
    .in = v říši každého zasaženého hráče
    .with = s každým zasaženým hráčem
who-emperor = císař
    .gen = císaře
    .dat = císaři
    .acc = císaře
    .ins = císařem
    .in = v říši císaře
    .with = s císařem
who-papal-controller = strážce papežské kurie
    .gen = strážce papežské kurie
    .dat = strážci papežské kurie
    .acc = strážce papežské kurie
    .ins = strážcem papežské kurie
    .in = v říši strážce papežské kurie
    .with = se strážcem papežské kurie
who-player-with-most = hráč, který má { $measure },
    .gen = hráče, který má { $measure },
    .dat = hráči, který má { $measure },
    .acc = hráče, který má { $measure },
    .ins = hráčem, který má { $measure },
    .in = v říši hráče, který má { $measure },
    .with = s hráčem, který má { $measure },
who-player-with-least = hráč, který má { $measure },
    .gen = hráče, který má { $measure },
    .dat = hráči, který má { $measure },
    .acc = hráče, který má { $measure },
    .ins = hráčem, který má { $measure },
    .in = v říši hráče, který má { $measure },
    .with = s hráčem, který má { $measure },
who-one-of-opponents = jeden protivník podle tvé volby
    .gen = jednoho protivníka podle tvé volby
    .dat = jednomu protivníkovi podle tvé volby
    .acc = jednoho protivníka podle tvé volby
    .ins = jedním protivníkem podle tvé volby
    .in = v říši jednoho protivníka podle tvé volby
    .with = s jedním protivníkem podle tvé volby
who-one-of-players = jeden hráč podle tvé volby
    .gen = jednoho hráče podle tvé volby
    .dat = jednomu hráči podle tvé volby
    .acc = jednoho hráče podle tvé volby
    .ins = jedním hráčem podle tvé volby
    .in = v říši jednoho hráče podle tvé volby
    .with = s jedním hráčem podle tvé volby
who-one-of-who = jeden hráč podle tvé volby, { $clause },
    .gen = jednoho hráče podle tvé volby, { $clause },
    .dat = jednomu hráči podle tvé volby, { $clause },
    .acc = jednoho hráče podle tvé volby, { $clause },
    .ins = jedním hráčem podle tvé volby, { $clause },
    .in = v říši jednoho hráče podle tvé volby, { $clause },
    .with = s jedním hráčem podle tvé volby, { $clause },

partner-that = tato říše
    .gen = této říše
    .dat = této říši
    .acc = tuto říši
    .ins = touto říší
    .in = v této říši
    .with = s touto říší
partner-eligible-alliance = vhodná NHŘ
    .gen = vhodné NHŘ
    .dat = vhodné NHŘ
    .acc = vhodnou NHŘ
    .ins = vhodnou NHŘ
    .in = ve vhodné NHŘ
    .with = s vhodnou NHŘ
partner-eligible-marriage = vhodná NHŘ nebo vlastní vazal
    .gen = vhodné NHŘ nebo vlastního vazala
    .dat = vhodné NHŘ nebo vlastnímu vazalovi
    .acc = vhodnou NHŘ nebo vlastního vazala
    .ins = vhodnou NHŘ nebo vlastním vazalem
    .in = ve vhodné NHŘ nebo u vlastního vazala
    .with = s vhodnou NHŘ nebo vlastním vazalem
partner-pick-marriage = zvolená říše s královským sňatkem
    .gen = zvolené říše s královským sňatkem
    .dat = zvolené říši s královským sňatkem
    .acc = zvolenou říši s královským sňatkem
    .ins = zvolenou říší s královským sňatkem
    .in = ve zvolené říši s královským sňatkem
    .with = s jednou říší podle tvé volby
partner-pick-state-religion = zvolená říše (státní náboženství: { $faith })
    .gen = zvolené říše (státní náboženství: { $faith })
    .dat = zvolené říši (státní náboženství: { $faith })
    .acc = zvolenou říši (státní náboženství: { $faith })
    .ins = zvolenou říší (státní náboženství: { $faith })
    .in = ve zvolené říši (státní náboženství: { $faith })
    .with = se zvolenou říší (státní náboženství: { $faith })
partner-pick-capital-in = zvolená říše s hlavním městem { $where }
    .gen = zvolené říše s hlavním městem { $where }
    .dat = zvolené říši s hlavním městem { $where }
    .acc = zvolenou říši s hlavním městem { $where }
    .ins = zvolenou říší s hlavním městem { $where }
    .in = ve zvolené říši s hlavním městem { $where }
    .with = se zvolenou říší s hlavním městem { $where }
partner-own-vassal = vlastní vazal
    .gen = vlastního vazala
    .dat = vlastnímu vazalovi
    .acc = vlastního vazala
    .ins = vlastním vazalem
    .in = u vlastního vazala
    .with = s vlastním vazalem
partner-chosen-area = tato oblast
    .gen = této oblasti
    .dat = této oblasti
    .acc = tuto oblast
    .ins = touto oblastí
    .in = tam
    .with = s touto oblastí
partner-chosen-npr = tato NHŘ
    .gen = této NHŘ
    .dat = této NHŘ
    .acc = tuto NHŘ
    .ins = touto NHŘ
    .in = v jejích oblastech
    .with = s ní
partner-chosen-npr-or-own-vassal = tato říše
    .gen = této říše
    .dat = této říši
    .acc = tuto říši
    .ins = touto říší
    .in = v jejích oblastech
    .with = s ní
partner-chosen-node = toto centrum obchodu
    .gen = tohoto centra obchodu
    .dat = tomuto centru obchodu
    .acc = toto centrum obchodu
    .ins = tímto centrem obchodu
    .in = v něm
    .with = s ním
partner-chosen-own-army = toto vojsko
    .gen = tohoto vojska
    .dat = tomuto vojsku
    .acc = toto vojsko
    .ins = tímto vojskem
    .in = s tímto vojskem
    .with = s tímto vojskem
# Kde

selector-provinces = { $n ->
    [one] v provincii { $names }
   *[other] v provinciích { $names }
}
selector-home = s vlajkou { $realm-gen }
selector-facing = { $n ->
    [one] u námořní zóny { $zones }
   *[other] u námořních zón { $zones }
}
selector-not = kromě { $things }
selector-adjacent-to = jen sousedící s vlastní říší
selector-adjacent-areas = v oblasti sousedící s vlastní říší
selector-adjacent-to-these = jen sousedící s místy: { $things }
selector-owned-by = ve vlastnictví hráčů
selector-non-core = mimo domácí provincie
selector-capital-area-of = v oblasti s hlavním městem { $whose-gen }
selector-in-reach = v oblastech v dosahu
selector-dutch-core = s druhou, nizozemskou vlajkou
selector-own-key = v centru obchodu aspoň { $n ->
    [one] s { $n } vlastní klíčovou provincií
    [few] se { $n } vlastními klíčovými provinciemi
   *[other] s { $n } vlastními klíčovými provinciemi
}
selector-nodes = { $n ->
    [one] v centru obchodu { $names }
   *[other] v centrech obchodu { $names }
}
selector-nodes-maritime = v centrech námořního obchodu
selector-nodes-any = v centrech obchodu
selector-nodes-distant = v centrech obchodu vzdálených kontinentů
place-hre = v SIR
place-hre-electors = v kurfiřtských oblastech
place-distant = na vzdálených kontinentech
place-main = na hlavní mapě
place-america = v Americe
place-africa = v Africe
place-india-arabia = v Indii a Arábii
place-far-east = na Dálném východě
place-northern-central-asia = v severní a střední Asii
place-own-capital = s vlastním hlavním městem
place-own-dissent-areas = v oblastech s náboženskými neshodami
place-faith-catholic = v katolických oblastech
place-faith-counter-reformed = v protireformačních oblastech
place-faith-protestant = v protestantských oblastech
place-faith-orthodox = v pravoslavných oblastech
place-faith-islam = v islámských oblastech
place-faith-diverse = v oblastech smíšených náboženství
place-faith-revolutionary = v revolučních oblastech

object-provinces = { $n ->
    [one] provincii { $names }
   *[other] provincie { $names }
}
object-least-of-provinces = aspoň { $n } z provincií { $names }
object-most-of-provinces = nejvýše { $n } z provincií { $names }
object-none-of-provinces = žádnou z provincií { $names }
object-of-own-provinces = { $n } vlastní provincii ({ $names })
object-half = aspoň polovinu provincií
object-areas = { $n ->
    [one] oblast { $names }
   *[other] oblasti { $names }
}
object-capital-area = oblast s hlavním městem { $whose-gen }
object-this-area = tuto oblast
object-of-areas = { $n } z oblastí { $names }
object-node = centrum obchodu { $names }
object-of-nodes = 1 z center obchodu { $names }
object-idea = myšlenku { $idea }
object-any-idea = libovolnou myšlenku
object-any-idea-adm = myšlenku správy
object-any-idea-dip = myšlenku diplomacie
object-any-idea-mil = myšlenku vojenství
idea-from-display = z nabídky
idea-from-researched-by-opponent = , kterou má některý protivník
idea-no-government = (ne formu vlády)
idea-free = bez placení
idea-discount = o { $n } levněji
idea-pay-with = (platit lze i: { $powers })

# Kolik

amount-count = { $one } za { $every }
amount-plus = { $plus } a { $more }
amount-most = { $found } (nejvýše { $most })

bound-least = aspoň { $things }
bound-most = nejvýše { $things }
bound-range = { $least } až { $things }
bound-growth-round = aspoň o { $things } více než na začátku kola
bound-growth-age = aspoň o { $things } více než na začátku věku
bound-growth-game = aspoň o { $things } více než na začátku hry
value-least = aspoň { $n }
value-most = nejvýše { $n }
value-range = { $least } až { $most }
value-growth-round = aspoň o { $n } vyšší než na začátku kola
value-growth-age = aspoň o { $n } vyšší než na začátku věku
value-growth-game = aspoň o { $n } vyšší než na začátku hry
since-round = v tomto kole { $said }
since-age = v tomto věku { $said }
since-game = v této hře { $said }

# Co se získává a ztrácí
thing-ducats = { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
    .all = všechny dukáty
    .any = libovolně dukátů
thing-adm = { $n ->
    [one] { $n } správu
    [few] { $n } správy
   *[other] { $n } správ
}
    .all = veškerou správu
    .any = libovolně správy
thing-dip = { $n ->
    [one] { $n } diplomacii
    [few] { $n } diplomacie
   *[other] { $n } diplomacií
}
    .all = veškerou diplomacii
    .any = libovolně diplomacie
thing-mil = { $n } vojenství
    .all = veškeré vojenství
    .any = libovolně vojenství
thing-monarch-power = { $n ->
    [one] { $n } panovnickou moc libovolného druhu
    [few] { $n } panovnické moci libovolných druhů
   *[other] { $n } panovnických mocí libovolných druhů
}
    .all = veškerou panovnickou moc
    .any = libovolně panovnické moci
thing-prestige = { $n ->
    [one] { $n } bod věhlasu
    [few] { $n } body věhlasu
   *[other] { $n } bodů věhlasu
}
    .all = veškerý věhlas
    .any = libovolně bodů věhlasu
thing-stability = { $n ->
    [one] { $n } stabilitu
    [few] { $n } stability
   *[other] { $n } stabilit
}
    .all = veškerou stabilitu
    .any = libovolně stability
thing-manpower = { $n ->
    [one] { $n } lidský zdroj
    [few] { $n } lidské zdroje
   *[other] { $n } lidských zdrojů
}
    .all = všechny lidské zdroje
    .any = libovolně lidských zdrojů
thing-manpower-token = { $n ->
    [one] { $n } žeton +1 lidské zdroje
    [few] { $n } žetony +1 lidské zdroje
   *[other] { $n } žetonů +1 lidské zdroje
}
    .all = všechny žetony +1 lidské zdroje
    .any = libovolně žetonů +1 lidské zdroje
thing-colonist = { $n ->
    [one] { $n } kolonistu
    [few] { $n } kolonisty
   *[other] { $n } kolonistů
}
    .all = všechny kolonisty
    .any = libovolně kolonistů
thing-influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
    .all = všechny vlivy
    .any = libovolně vlivů
thing-claim = { $n ->
    [one] { $n } nárok
    [few] { $n } nároky
   *[other] { $n } nároků
}
    .all = všechny nároky
    .any = libovolně nároků
thing-alliance = { $n } spojenectví
    .all = všechna spojenectví
    .any = libovolně spojenectví
thing-marriage = { $n ->
    [one] { $n } královský sňatek
    [few] { $n } královské sňatky
   *[other] { $n } královských sňatků
}
    .all = všechny královské sňatky
    .any = libovolně královských sňatků
thing-cardinal = { $n ->
    [one] { $n } kardinála
    [few] { $n } kardinály
   *[other] { $n } kardinálů
}
    .all = všechny kardinály
    .any = libovolně kardinálů
thing-imperial-authority = { $n ->
    [one] { $n } říšskou moc
    [few] { $n } říšské moci
   *[other] { $n } říšských mocí
}
    .all = veškerou říšskou moc
    .any = libovolně říšské moci
thing-merchant = { $n ->
    [one] { $n } obchodníka
    [few] { $n } obchodníky
   *[other] { $n } obchodníků
}
    .all = všechny obchodníky
    .any = libovolně obchodníků
thing-action-card = { $n ->
    [one] { $n } akční kartu
    [few] { $n } akční karty
   *[other] { $n } akčních karet
}
    .all = všechny akční karty
    .any = libovolně akčních karet
thing-town = { $n ->
    [one] { $n } město
    [few] { $n } města
   *[other] { $n } měst
}
    .all = všechna města
    .any = libovolně měst
thing-vassal = { $n ->
    [one] { $n } žeton vazala
    [few] { $n } žetony vazala
   *[other] { $n } žetonů vazala
}
    .all = všechny žetony vazala
    .any = libovolně žetonů vazala
thing-infantry = { $n ->
    [one] { $n } jednotku pěchoty
    [few] { $n } jednotky pěchoty
   *[other] { $n } jednotek pěchoty
}
    .all = veškerou pěchotu
    .any = libovolně pěchoty
thing-cavalry = { $n ->
    [one] { $n } jednotku jízdy
    [few] { $n } jednotky jízdy
   *[other] { $n } jednotek jízdy
}
    .all = veškerou jízdu
    .any = libovolně jízdy
thing-artillery = { $n ->
    [one] { $n } jednotku dělostřelectva
    [few] { $n } jednotky dělostřelectva
   *[other] { $n } jednotek dělostřelectva
}
    .all = veškeré dělostřelectvo
    .any = libovolně dělostřelectva
thing-mercenary = { $n ->
    [one] { $n } žoldnéřskou jednotku
    [few] { $n } žoldnéřské jednotky
   *[other] { $n } žoldnéřských jednotek
}
    .all = všechny žoldnéřské jednotky
    .any = libovolně žoldnéřských jednotek
thing-mercenary-infantry = { $n ->
    [one] { $n } žoldnéřskou jednotku pěchoty
    [few] { $n } žoldnéřské jednotky pěchoty
   *[other] { $n } žoldnéřských jednotek pěchoty
}
    .all = veškerou žoldnéřskou pěchotu
    .any = libovolně žoldnéřské pěchoty
thing-mercenary-cavalry = { $n ->
    [one] { $n } žoldnéřskou jednotku jízdy
    [few] { $n } žoldnéřské jednotky jízdy
   *[other] { $n } žoldnéřských jednotek jízdy
}
    .all = veškerou žoldnéřskou jízdu
    .any = libovolně žoldnéřské jízdy
thing-light-ship = { $n ->
    [one] { $n } lehkou loď
    [few] { $n } lehké lodě
   *[other] { $n } lehkých lodí
}
    .all = všechny lehké lodě
    .any = libovolně lehkých lodí
thing-heavy-ship = { $n ->
    [one] { $n } těžkou loď
    [few] { $n } těžké lodě
   *[other] { $n } těžkých lodí
}
    .all = všechny těžké lodě
    .any = libovolně těžkých lodí
thing-galley = { $n ->
    [one] { $n } galéru
    [few] { $n } galéry
   *[other] { $n } galér
}
    .all = všechny galéry
    .any = libovolně galér
thing-core = { $n ->
    [one] { $n } žeton domoviny
    [few] { $n } žetony domoviny
   *[other] { $n } žetonů domoviny
}
    .all = všechny žetony domoviny
    .any = libovolně žetonů domoviny
thing-casus-belli = { $n } casus belli
    .all = všechna casus belli
    .any = libovolně casus belli
# Co se počítá: `.many` bez čísla (2. pád), `.none` za "nemáš", `.each` za kolik.
noun-province = { $n ->
    [one] { $n } provincii
    [few] { $n } provincie
   *[other] { $n } provincií
}
    .many = provincií
    .none = žádnou provincii
    .all = všechny provincie
    .any = libovolné provincie
    .in = v provincii
    .each = { $n ->
        [1] každou provincii
        [few] každé { $n } provincie
       *[other] každých { $n } provincií
    }
noun-area = { $n ->
    [one] { $n } oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
}
    .many = oblastí
    .none = žádnou oblast
    .all = všechny oblasti
    .any = libovolné oblasti
    .of = { $n ->
        [one] { $n } oblasti
       *[other] { $n } oblastí
    }
    .in = v oblasti
    .each = { $n ->
        [1] každou oblast
        [few] každé { $n } oblasti
       *[other] každých { $n } oblastí
    }
noun-area-catholic = { $n ->
    [one] { $n } katolickou oblast
    [few] { $n } katolické oblasti
   *[other] { $n } katolických oblastí
}
    .all = všechny katolické oblasti
    .of = { $n ->
        [one] { $n } katolické oblasti
       *[other] { $n } katolických oblastí
    }
noun-area-counter-reformed = { $n ->
    [one] { $n } protireformační oblast
    [few] { $n } protireformační oblasti
   *[other] { $n } protireformačních oblastí
}
    .all = všechny protireformační oblasti
    .of = { $n ->
        [one] { $n } protireformační oblasti
       *[other] { $n } protireformačních oblastí
    }
noun-area-protestant = { $n ->
    [one] { $n } protestantskou oblast
    [few] { $n } protestantské oblasti
   *[other] { $n } protestantských oblastí
}
    .all = všechny protestantské oblasti
    .of = { $n ->
        [one] { $n } protestantské oblasti
       *[other] { $n } protestantských oblastí
    }
noun-area-orthodox = { $n ->
    [one] { $n } pravoslavnou oblast
    [few] { $n } pravoslavné oblasti
   *[other] { $n } pravoslavných oblastí
}
    .all = všechny pravoslavné oblasti
    .of = { $n ->
        [one] { $n } pravoslavné oblasti
       *[other] { $n } pravoslavných oblastí
    }
noun-area-islam = { $n ->
    [one] { $n } islámskou oblast
    [few] { $n } islámské oblasti
   *[other] { $n } islámských oblastí
}
    .all = všechny islámské oblasti
    .of = { $n ->
        [one] { $n } islámské oblasti
       *[other] { $n } islámských oblastí
    }
noun-area-diverse = { $n ->
    [one] { $n } oblast smíšených náboženství
    [few] { $n } oblasti smíšených náboženství
   *[other] { $n } oblastí smíšených náboženství
}
    .all = všechny oblasti smíšených náboženství
    .of = { $n ->
        [one] { $n } oblasti smíšených náboženství
       *[other] { $n } oblastí smíšených náboženství
    }
noun-area-revolutionary = { $n ->
    [one] { $n } revoluční oblast
    [few] { $n } revoluční oblasti
   *[other] { $n } revolučních oblastí
}
    .all = všechny revoluční oblasti
    .of = { $n ->
        [one] { $n } revoluční oblasti
       *[other] { $n } revolučních oblastí
    }
noun-area-elector = { $n ->
    [one] { $n } kurfiřtskou oblast
    [few] { $n } kurfiřtské oblasti
   *[other] { $n } kurfiřtských oblastí
}
    .all = všechny kurfiřtské oblasti
    .of = { $n ->
        [one] { $n } kurfiřtské oblasti
       *[other] { $n } kurfiřtských oblastí
    }
noun-port = { $n ->
    [one] { $n } přístav
    [few] { $n } přístavy
   *[other] { $n } přístavů
}
    .many = přístavů
    .none = žádný přístav
    .all = všechny přístavy
    .any = libovolné přístavy
    .in = v přístavu
    .each = { $n ->
        [1] každý přístav
        [few] každé { $n } přístavy
       *[other] každých { $n } přístavů
    }
noun-own-town = { $n ->
    [one] { $n } vlastní město
    [few] { $n } vlastní města
   *[other] { $n } vlastních měst
}
    .many = vlastních měst
    .none = žádné město
    .all = všechna vlastní města
    .any = libovolná vlastní města
    .in = ve vlastním městě
    .each = { $n ->
        [1] každé vlastní město
        [few] každá { $n } vlastní města
       *[other] každých { $n } vlastních měst
    }
noun-own-small-town = { $n ->
    [one] { $n } vlastní malé město velkým
    [few] { $n } vlastní malá města velkými
   *[other] { $n } vlastních malých měst velkými
}
    .many = vlastních malých měst
    .none = žádné malé město
    .all = všechna vlastní malá města velkými
    .any = libovolná vlastní malá města velkými
    .in = ve vlastním malém městě
    .each = { $n ->
        [1] každé vlastní malé město
        [few] každá { $n } vlastní malá města
       *[other] každých { $n } vlastních malých měst
    }
noun-own-large-town = { $n ->
    [one] { $n } velké město
    [few] { $n } velká města
   *[other] { $n } velkých měst
}
    .many = velkých měst
    .none = žádné velké město
    .all = všechna velká města
    .any = libovolná velká města
    .in = ve vlastním velkém městě
    .each = { $n ->
        [1] každé vlastní velké město
        [few] každá { $n } vlastní velká města
       *[other] každých { $n } vlastních velkých měst
    }
noun-own-vassal-token = { $n ->
    [one] { $n } vlastní žeton vazala
    [few] { $n } vlastní žetony vazala
   *[other] { $n } vlastních žetonů vazala
}
    .many = vlastních žetonů vazala
    .none = žádný žeton vazala
    .all = všechny vlastní žetony vazala
    .any = libovolné vlastní žetony vazala
    .in = v provincii vlastního vazala
    .each = { $n ->
        [1] každý vlastní žeton vazala
        [few] každé { $n } vlastní žetony vazala
       *[other] každých { $n } vlastních žetonů vazala
    }
noun-own-port = { $n ->
    [one] { $n } vlastní přístav
    [few] { $n } vlastní přístavy
   *[other] { $n } vlastních přístavů
}
    .many = vlastních přístavů
    .none = žádný přístav
    .all = všechny vlastní přístavy
    .any = libovolné vlastní přístavy
    .in = ve vlastním přístavu
    .each = { $n ->
        [1] každý vlastní přístav
        [few] každé { $n } vlastní přístavy
       *[other] každých { $n } vlastních přístavů
    }
noun-own-province = { $n ->
    [one] { $n } vlastní provincii
    [few] { $n } vlastní provincie
   *[other] { $n } vlastních provincií
}
    .many = vlastních provincií
    .none = žádnou vlastní provincii
    .all = všechny vlastní provincie
    .any = libovolné vlastní provincie
    .in = ve vlastní provincii
    .each = { $n ->
        [1] každou vlastní provincii
        [few] každé { $n } vlastní provincie
       *[other] každých { $n } vlastních provincií
    }
noun-own-distant-town = { $n ->
    [one] { $n } vlastní vzdálené město
    [few] { $n } vlastní vzdálená města
   *[other] { $n } vlastních vzdálených měst
}
    .many = jen vzdálená města
    .none = žádné vzdálené město
    .all = všechna vlastní vzdálená města
    .any = libovolná vlastní vzdálená města
    .in = ve vlastním vzdáleném městě
    .each = { $n ->
        [1] každé vlastní vzdálené město
        [few] každá { $n } vlastní vzdálená města
       *[other] každých { $n } vlastních vzdálených měst
    }
noun-own-disc = { $n ->
    [one] { $n } vlastní město nebo žeton vazala
    [few] { $n } vlastní města nebo žetony vazala
   *[other] { $n } vlastních měst nebo žetonů vazala
}
    .many = vlastních měst a žetonů vazala
    .none = žádné město ani žeton vazala
    .all = všechna vlastní města a žetony vazala
    .any = libovolná vlastní města nebo žetony vazala
    .in = ve vlastním městě nebo u vazala
    .each = { $n ->
        [1] každé vlastní město nebo žeton vazala
        [few] každá { $n } vlastní města nebo žetony vazala
       *[other] každých { $n } vlastních měst nebo žetonů vazala
    }
noun-own-area = { $n ->
    [one] { $n } oblast s vlastními městy
    [few] { $n } oblasti s vlastními městy
   *[other] { $n } oblastí s vlastními městy
}
    .many = oblastí s vlastními městy
    .none = žádnou oblast s vlastními městy
    .all = všechny oblasti s vlastními městy
    .any = libovolné oblasti s vlastními městy
    .in = v oblasti s vlastními městy
    .each = { $n ->
        [1] každou oblast s vlastními městy
        [few] každé { $n } oblasti s vlastními městy
       *[other] každých { $n } oblastí s vlastními městy
    }
noun-own-port-area = { $n ->
    [one] { $n } oblast s vlastními přístavy
    [few] { $n } oblasti s vlastními přístavy
   *[other] { $n } oblastí s vlastními přístavy
}
    .many = oblastí s vlastními přístavy
    .none = žádnou oblast s vlastními přístavy
    .all = všechny oblasti s vlastními přístavy
    .any = libovolné oblasti s vlastními přístavy
    .in = v oblasti s vlastními přístavy
    .each = { $n ->
        [1] každou oblast s vlastními přístavy
        [few] každé { $n } oblasti s vlastními přístavy
       *[other] každých { $n } oblastí s vlastními přístavy
    }
noun-own-ducat = { $n ->
    [one] { $n } vlastní dukát
    [few] { $n } vlastní dukáty
   *[other] { $n } vlastních dukátů
}
    .many = vlastních dukátů
    .none = žádné dukáty
    .all = všechny vlastní dukáty
    .any = libovolné vlastní dukáty
    .each = { $n ->
        [1] každý vlastní dukát
        [few] každé { $n } vlastní dukáty
       *[other] každých { $n } vlastních dukátů
    }
noun-own-regular = { $n ->
    [one] { $n } vlastní nasazenou pravidelnou jednotku
    [few] { $n } vlastní nasazené pravidelné jednotky
   *[other] { $n } vlastních nasazených pravidelných jednotek
}
    .many = vlastních nasazených pravidelných jednotek
    .none = žádnou nasazenou pravidelnou jednotku
    .all = všechny vlastní nasazené pravidelné jednotky
    .any = libovolné vlastní nasazené pravidelné jednotky
    .each = { $n ->
        [1] každou vlastní nasazenou pravidelnou jednotku
        [few] každé { $n } vlastní nasazené pravidelné jednotky
       *[other] každých { $n } vlastních nasazených pravidelných jednotek
    }
noun-battle-cavalry = { $n ->
    [one] { $n } jízdu své strany
    [few] { $n } jízdy své strany
   *[other] { $n } jízd své strany
}
    .many = jízd své strany
    .none = žádnou jízdu
    .all = veškerou jízdu své strany
    .any = libovolnou jízdu své strany
    .each = { $n ->
        [1] každou jízdu své strany
        [few] každé { $n } jízdy své strany
       *[other] každých { $n } jízd své strany
    }
noun-besieged-province = { $n ->
    [one] { $n } obléhanou provincii
    [few] { $n } obléhané provincie
   *[other] { $n } obléhaných provincií
}
    .many = obléhaných provincií
    .none = žádnou obléhanou provincii
    .all = všechny obléhané provincie
    .any = libovolné obléhané provincie
    .in = v obléhané provincii
    .each = { $n ->
        [1] každou obléhanou provincii
        [few] každé { $n } obléhané provincie
       *[other] každých { $n } obléhaných provincií
    }
noun-vacant-territory = { $n ->
    [one] { $n } nezabrané území
    [few] { $n } nezabraná území
   *[other] { $n } nezabraných území
}
    .many = nezabraných území
    .none = žádné nezabrané území
    .all = všechna nezabraná území
    .any = libovolná nezabraná území
    .in = na nezabraném území
    .each = { $n ->
        [1] každé nezabrané území
        [few] každá { $n } nezabraná území
       *[other] každých { $n } nezabraných území
    }
noun-gold-province = { $n ->
    [one] { $n } zlatonosnou provincii
    [few] { $n } zlatonosné provincie
   *[other] { $n } zlatonosných provincií
}
    .many = zlatonosných provincií
    .none = žádnou zlatonosnou provincii
    .all = všechny zlatonosné provincie
    .any = libovolné zlatonosné provincie
    .in = ve zlatonosné provincii
    .each = { $n ->
        [1] každou zlatonosnou provincii
        [few] každé { $n } zlatonosné provincie
       *[other] každých { $n } zlatonosných provincií
    }
noun-capital = { $n ->
    [one] { $n } hlavní město některé říše
    [few] { $n } hlavní města říší
   *[other] { $n } hlavních měst říší
}
    .many = hlavních měst říší
    .none = žádné hlavní město říše
    .all = všechna hlavní města říší
    .any = libovolná hlavní města říší
    .in = v hlavním městě
    .each = { $n ->
        [1] každé hlavní město říše
        [few] každá { $n } hlavní města říší
       *[other] každých { $n } hlavních měst říší
    }
noun-core = { $n ->
    [one] { $n } žeton domoviny
    [few] { $n } žetony domoviny
   *[other] { $n } žetonů domoviny
}
    .many = žetonů domoviny
    .none = žádný žeton domoviny
noun-distant-town = { $n ->
    [one] { $n } vzdálenou provincii či území
    [few] { $n } vzdálené provincie či území
   *[other] { $n } vzdálených provincií či území
}
    .many = vzdálených provincií či území
    .none = žádnou vzdálenou provincii ani území
noun-territory = { $n } území
    .many = území
    .none = žádné území
noun-converted-area = { $n ->
    [one] { $n } oblast obrácenou na státní náboženství
    [few] { $n } oblasti obrácené na státní náboženství
   *[other] { $n } oblastí obrácených na státní náboženství
}
    .many = oblastí obrácených na státní náboženství
    .none = žádnou oblast obrácenou na státní náboženství
noun-vassal = { $n ->
    [one] { $n } vazalskou říši
    [few] { $n } vazalské říše
   *[other] { $n } vazalských říší
}
    .many = vazalských říší
    .none = žádnou vazalskou říši
noun-vassal-token = { $n ->
    [one] { $n } žeton vazala na plánu
    [few] { $n } žetony vazala na plánu
   *[other] { $n } žetonů vazala na plánu
}
    .many = žetonů vazala na plánu
    .none = žádný žeton vazala na plánu
noun-alliance = { $n } spojenectví
    .many = spojenectví
    .none = žádné spojenectví
noun-alliance-hre = { $n ->
    [one] { $n } spojenectví s členskou zemí SIR
   *[other] { $n } spojenectví s členskými zeměmi SIR
}
    .many = spojenectví s členskými zeměmi SIR
    .none = žádné spojenectví s členskou zemí SIR
noun-alliance-npr = { $n } spojenectví s NHŘ
    .many = spojenectví s NHŘ
    .none = žádné spojenectví s NHŘ
noun-alliance-pr = { $n ->
    [one] { $n } spojenectví s hráčem
   *[other] { $n } spojenectví s hráči
}
    .many = spojenectví s hráči
    .none = žádné spojenectví s hráčem
noun-marriage = { $n ->
    [one] { $n } královský sňatek
    [few] { $n } královské sňatky
   *[other] { $n } královských sňatků
}
    .many = královských sňatků
    .none = žádný královský sňatek
noun-influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
    .many = vlivů
    .none = žádný vliv
noun-in-area = { $n ->
    [one] v { $n } oblasti
    [few] ve { $n } oblastech
   *[other] v { $n } oblastech
}
    .none = v žádné oblasti
noun-in-area-no-core = { $n ->
    [one] v { $n } oblasti bez vlastních domácích provincií
    [few] ve { $n } oblastech bez vlastních domácích provincií
   *[other] v { $n } oblastech bez vlastních domácích provincií
}
    .none = v žádné oblasti bez vlastních domácích provincií
noun-on-continent = { $n ->
    [one] na { $n } vzdáleném kontinentu
   *[other] na { $n } vzdálených kontinentech
}
    .none = na žádném vzdáleném kontinentu
noun-in-node = { $n ->
    [one] v { $n } centru obchodu
    [few] ve { $n } centrech obchodu
   *[other] v { $n } centrech obchodu
}
    .none = v žádném centru obchodu
noun-in-expanded-node = { $n ->
    [one] v { $n } rozšířeném centru obchodu
    [few] ve { $n } rozšířených centrech obchodu
   *[other] v { $n } rozšířených centrech obchodu
}
    .none = v žádném rozšířeném centru obchodu
in-least-of-areas = aspoň { $n ->
    [few] ve
   *[other] v
} { $n } z oblastí { $names }
in-nodes = { $n ->
    [one] v centru obchodu { $names }
   *[other] v centrech obchodu { $names }
}
in-least-of-nodes = aspoň { $n ->
    [few] ve
   *[other] v
} { $n } z center obchodu { $names }
in-most-of-nodes = nejvýše { $n ->
    [few] ve
   *[other] v
} { $n } z center obchodu { $names }
noun-claim = { $n ->
    [one] { $n } nárok
    [few] { $n } nároky
   *[other] { $n } nároků
}
    .many = nároků
    .none = žádný nárok
noun-cardinal = { $n ->
    [one] { $n } kardinála
    [few] { $n } kardinály
   *[other] { $n } kardinálů
}
    .many = kardinálů
    .none = žádného kardinála
noun-interest = { $n ->
    [one] { $n } žeton úroku
    [few] { $n } žetony úroku
   *[other] { $n } žetonů úroku
}
    .many = žetonů úroku
    .none = žádný žeton úroku
noun-advisor = { $n ->
    [one] { $n } rádce
    [few] { $n } rádce
   *[other] { $n } rádců
}
    .many = rádců
    .none = žádného rádce
noun-protecting-ship = { $n ->
    [one] { $n } lehkou loď na ochraně obchodu
    [few] { $n } lehké lodě na ochraně obchodu
   *[other] { $n } lehkých lodí na ochraně obchodu
}
    .many = lehkých lodí na ochraně obchodu
    .none = žádnou lehkou loď na ochraně obchodu
noun-general = { $n ->
    [one] { $n } velícího vůdce
    [few] { $n } velící vůdce
   *[other] { $n } velících vůdců
}
    .many = velících vůdců
    .none = žádného velícího vůdce
noun-unrest = { $n ->
    [one] { $n } provincii s nepokoji
    [few] { $n } provincie s nepokoji
   *[other] { $n } provincií s nepokoji
}
    .many = provincií s nepokoji
    .none = žádné nepokoje
noun-rebel = { $n ->
    [one] { $n } vzbouřeneckou jednotku
    [few] { $n } vzbouřenecké jednotky
   *[other] { $n } vzbouřeneckých jednotek
}
    .many = vzbouřeneckých jednotek
    .none = žádné vzbouřence
    .all = všechny vzbouřenecké jednotky
    .any = libovolné vzbouřenecké jednotky
noun-dissent-area = { $n ->
    [one] { $n } oblast s náboženskými neshodami
    [few] { $n } oblasti s náboženskými neshodami
   *[other] { $n } oblastí s náboženskými neshodami
}
    .many = oblastí s náboženskými neshodami
    .none = žádnou oblast s náboženskými neshodami
noun-ducat = { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
    .many = dukátů
    .none = žádné dukáty
noun-idea = { $n ->
    [one] { $n } myšlenku
    [few] { $n } myšlenky
   *[other] { $n } myšlenek
}
    .many = myšlenek
    .none = žádnou myšlenku
noun-idea-adm = { $n ->
    [one] { $n } myšlenku správy
    [few] { $n } myšlenky správy
   *[other] { $n } myšlenek správy
}
    .many = myšlenek správy
    .none = žádnou myšlenku správy
noun-idea-dip = { $n ->
    [one] { $n } myšlenku diplomacie
    [few] { $n } myšlenky diplomacie
   *[other] { $n } myšlenek diplomacie
}
    .many = myšlenek diplomacie
    .none = žádnou myšlenku diplomacie
noun-idea-mil = { $n ->
    [one] { $n } myšlenku vojenství
    [few] { $n } myšlenky vojenství
   *[other] { $n } myšlenek vojenství
}
    .many = myšlenek vojenství
    .none = žádnou myšlenku vojenství
noun-land-unit = { $n ->
    [one] { $n } nasazenou pozemní jednotku
    [few] { $n } nasazené pozemní jednotky
   *[other] { $n } nasazených pozemních jednotek
}
    .many = nasazených pozemních jednotek
    .none = žádnou nasazenou pozemní jednotku
noun-infantry = { $n ->
    [one] { $n } nasazenou jednotku pěchoty
    [few] { $n } nasazené jednotky pěchoty
   *[other] { $n } nasazených jednotek pěchoty
}
    .many = nasazených jednotek pěchoty
    .none = žádnou nasazenou pěchotu
noun-cavalry = { $n ->
    [one] { $n } nasazenou jednotku jízdy
    [few] { $n } nasazené jednotky jízdy
   *[other] { $n } nasazených jednotek jízdy
}
    .many = nasazených jednotek jízdy
    .none = žádnou nasazenou jízdu
noun-artillery = { $n ->
    [one] { $n } nasazenou jednotku dělostřelectva
    [few] { $n } nasazené jednotky dělostřelectva
   *[other] { $n } nasazených jednotek dělostřelectva
}
    .many = nasazených jednotek dělostřelectva
    .none = žádné nasazené dělostřelectvo
noun-ship = { $n ->
    [one] { $n } nasazenou loď
    [few] { $n } nasazené lodě
   *[other] { $n } nasazených lodí
}
    .many = nasazených lodí
    .none = žádnou nasazenou loď
noun-light-ship = { $n ->
    [one] { $n } nasazenou lehkou loď
    [few] { $n } nasazené lehké lodě
   *[other] { $n } nasazených lehkých lodí
}
    .many = nasazených lehkých lodí
    .none = žádnou nasazenou lehkou loď
noun-heavy-ship = { $n ->
    [one] { $n } nasazenou těžkou loď
    [few] { $n } nasazené těžké lodě
   *[other] { $n } nasazených těžkých lodí
}
    .many = nasazených těžkých lodí
    .none = žádnou nasazenou těžkou loď
noun-galley-ship = { $n ->
    [one] { $n } nasazenou galéru
    [few] { $n } nasazené galéry
   *[other] { $n } nasazených galér
}
    .many = nasazených galér
    .none = žádnou nasazenou galéru
noun-battle = { $n ->
    [one] { $n } vyhranou bitvu
    [few] { $n } vyhrané bitvy
   *[other] { $n } vyhraných bitev
}
    .many = vyhraných bitev
    .none = žádnou vyhranou bitvu
noun-battle-land = { $n ->
    [one] { $n } vyhranou pozemní bitvu
    [few] { $n } vyhrané pozemní bitvy
   *[other] { $n } vyhraných pozemních bitev
}
    .many = vyhraných pozemních bitev
    .none = žádnou vyhranou pozemní bitvu
noun-battle-naval = { $n ->
    [one] { $n } vyhranou námořní bitvu
    [few] { $n } vyhrané námořní bitvy
   *[other] { $n } vyhraných námořních bitev
}
    .many = vyhraných námořních bitev
    .none = žádnou vyhranou námořní bitvu
noun-peace-term = { $n ->
    [one] { $n } vnucenou podmínku míru
    [few] { $n } vnucené podmínky míru
   *[other] { $n } vnucených podmínek míru
}
    .many = vnucených podmínek míru
    .none = žádnou vnucenou podmínku míru
noun-unit = { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
    .many = jednotek
    .none = žádnou jednotku
    .all = všechny jednotky
    .any = libovolně jednotek
noun-pirate = { $n ->
    [one] { $n } žeton pirátů
    [few] { $n } žetony pirátů
   *[other] { $n } žetonů pirátů
}
    .many = pirátů
    .none = žádné piráty
    .all = všechny piráty
    .any = libovolné piráty
noun-battle-die = { $n ->
    [one] { $n } kostku své strany
    [few] { $n } kostky své strany
   *[other] { $n } kostek své strany
}
    .many = kostek své strany
    .none = žádnou kostku své strany
    .all = všechny kostky své strany
    .any = libovolné kostky své strany
noun-infantry-die = { $n ->
    [one] { $n } kostka pěchoty
    [few] { $n } kostky pěchoty
   *[other] { $n } kostek pěchoty
}
    .many = kostek pěchoty
    .none = žádná kostka pěchoty
    .all = všechny kostky pěchoty
    .any = libovolné kostky pěchoty
noun-cavalry-die = { $n ->
    [one] { $n } kostka jízdy
    [few] { $n } kostky jízdy
   *[other] { $n } kostek jízdy
}
    .many = kostek jízdy
    .none = žádná kostka jízdy
    .all = všechny kostky jízdy
    .any = libovolné kostky jízdy
noun-artillery-die = { $n ->
    [one] { $n } kostka dělostřelectva
    [few] { $n } kostky dělostřelectva
   *[other] { $n } kostek dělostřelectva
}
    .many = kostek dělostřelectva
    .none = žádná kostka dělostřelectva
    .all = všechny kostky dělostřelectva
    .any = libovolné kostky dělostřelectva
kind-unit-infantry = pěchota
kind-unit-cavalry = jízda
kind-unit-artillery = dělostřelectvo
kind-ship-light = lehké lodě
kind-ship-heavy = těžké lodě
kind-ship-galley = galéry
kind-only = jen { $kinds }
kind-category-regular = pravidelné
kind-category-mercenary = žoldnéřské
kind-category-allied = spojenecké

# Účinky
effect-gain = { $person ->
    [you] získej
    [one] získá
   *[other] získají
} { $things }{ $where }
effect-lose = { $person ->
    [you] ztrať
    [one] ztratí
   *[other] ztratí
} { $things }{ $where }
effect-place = { $person ->
    [you] umísti
    [one] umístí
   *[other] umístí
} { $things }{ $where }
effect-remove = { $person ->
    [you] odeber
    [one] ztratí
   *[other] ztratí
} { $things }{ $where }
effect-gain-alliance = { $person ->
    [you] získej
    [one] získá
   *[other] získají
} spojenectví { $realm-with }
effect-gain-marriage = { $person ->
    [you] získej
    [one] získá
   *[other] získají
} královský sňatek { $realm-with }
effect-lose-alliance = { $person ->
    [you] ztrať
    [one] ztratí
   *[other] ztratí
} spojenectví { $realm-with }
effect-lose-marriage = { $person ->
    [you] ztrať
    [one] ztratí
   *[other] ztratí
} královský sňatek { $realm-with }
effect-gain-casus-belli = { $person ->
    [you] získej
    [one] získá
   *[other] získají
} casus belli proti { $realm-dat }
effect-gain-casus-belli-optional = { $person ->
    [you] smíš získat
    [one] smí získat
   *[other] smějí získat
} casus belli proti { $realm-dat }
effect-gain-vassal-all = { $person ->
    [you] učiň z
    [one] učiní z
   *[other] učiní z
} { $realm-gen } svého vazala
effect-gain-manpower = { $person ->
    [you] přesuň
    [one] přesune
   *[other] přesunou
} { $things } z vyčerpaných do dostupných lidských zdrojů
effect-lose-manpower = { $person ->
    [you] přesuň
    [one] přesune
   *[other] přesunou
} { $things } z dostupných do vyčerpaných lidských zdrojů
effect-gain-action-card = { $person ->
    [you] dober si
    [one] si dobere
   *[other] si doberou
} { $things } z libovolného balíčku
effect-gain-action-card-adm = { $person ->
    [you] dober si
    [one] si dobere
   *[other] si doberou
} { $things } z balíčku správy
effect-gain-action-card-dip = { $person ->
    [you] dober si
    [one] si dobere
   *[other] si doberou
} { $things } z balíčku diplomacie
effect-gain-action-card-mil = { $person ->
    [you] dober si
    [one] si dobere
   *[other] si doberou
} { $things } z balíčku vojenství
effect-gain-action-card-discard-top-5 = { $person ->
    [you] vezmi si
    [one] si vezme
   *[other] si vezmou
} { $things } z 5 vrchních odhozených karet jednoho balíčku
effect-gain-action-card-discard = { $person ->
    [you] vezmi si
    [one] si vezme
   *[other] si vezmou
} { $things } s aktivací z libovolného odhazovacího balíčku
effect-lose-action-card = { $person ->
    [you] odhoď
    [one] odhodí
   *[other] odhodí
} { $things }
effect-gain-imperial-authority = říšská moc se zvýší o { $n }
effect-lose-imperial-authority = říšská moc se sníží o { $n }
effect-gain-manpower-token-npr = žeton +1 lidské zdroje se umístí{ $where }, vlastní-li ji NHŘ
effect-transfer = { $person ->
    [you] předej
    [one] předá
   *[other] předají
} { $whom-dat } { $things }
effect-unrest = { $person ->
    [you] přidej
    [one] přidá
   *[other] přidají
} nepokoje na { $things }
effect-calm = { $person ->
    [you] zbav nepokojů
    [one] zbaví nepokojů
   *[other] zbaví nepokojů
} { $upto ->
    [yes] až { $things }
   *[no] { $things }
}
effect-rebels = { $person ->
    [you] umísti
    [one] umístí
   *[other] umístí
} { $things }{ $where }
effect-disperse = { $person ->
    [you] odstraň
    [one] odstraní
   *[other] odstraní
} { $upto ->
    [yes] až { $things }
   *[no] { $things }
}{ $where }
effect-devastate = { $person ->
    [you] zpustoš
    [one] zpustoší
   *[other] zpustoší
} { $things }
effect-develop = { $person ->
    [you] nahraď
    [one] nahradí
   *[other] nahradí
} { $things }
effect-convert = { $person ->
    [you] obrať
    [one] obrátí
   *[other] obrátí
} { $areas } na { $faith }
effect-convert-underlying = { $person ->
    [you] zbav revoluce
    [one] zbaví revoluce
   *[other] zbaví revoluce
} { $areas }
effect-spread = { $person ->
    [you] rozšiř
    [one] rozšíří
   *[other] rozšíří
} { $faith } na { $areas }
effect-spread-beside = { $person ->
    [you] rozšiř
    [one] rozšíří
   *[other] rozšíří
} { $faith } na { $areas } vedle některé bašty
effect-state-religion = { $person ->
    [you] přijmi
    [one] přijme
   *[other] přijmou
} { $faith } za státní náboženství
effect-state-religion-free = { $person ->
    [you] přijmi
    [one] přijme
   *[other] přijmou
} { $faith } za státní náboženství bez postihů
effect-liberate = { $person ->
    [you] osvoboď
    [one] osvobodí
   *[other] osvobodí
} { $things }
effect-independence = { $who } { $person ->
    [one] znovu získá
   *[other] znovu získají
} nezávislost
effect-war = { $who } { $person ->
    [one] vyhlásí
   *[other] vyhlásí
} válku { $other-dat }
effect-truce = { $person ->
    [you] uzavři
    [one] uzavře
   *[other] uzavřou
} příměří { $whom-with }
effect-end-alliance = { $person ->
    [you] ukonči
    [one] ukončí
   *[other] ukončí
} spojenectví { $realm-with }
effect-union = všechny královské sňatky { $realm-with } se mění ve sporné nástupnictví
effect-dnpr = { $who } se { $person ->
    [one] stává
   *[other] stávají
} dynamickou NHŘ (barva { $colour }, { $pattern }): { $provinces }
effect-hre-leaves = oblast { $area } opouští SIR
effect-hre-rejoins = oblast { $area } se vrací do SIR
effect-idea = { $person ->
    [you] smíš si osvojit
    [one] si smí osvojit
   *[other] si smějí osvojit
} { $idea }
effect-action = { $person ->
    [you] smíš provést
    [one] smí provést
   *[other] smějí provést
} { $times ->
    [1] akci { $action-within }
   *[other] až { $times }× akci { $action-within }
}
action-free = bez placení panovnické moci
action-discount = o { $n } levněji
with-card = s právě získanou kartou
with-ducat-discount = { $n ->
    [one] o { $n } dukát levněji
    [few] o { $n } dukáty levněji
   *[other] o { $n } dukátů levněji
}
with-ducat-discount-all = bez placení dukátů
with-mil-discount = o { $n } vojenství levněji
with-reveal = odhal karet obchodu: { $n }
with-trade-power = obchodní síla +{ $n }
with-free-rerolls = { $n }× přehození zdarma
with-counter-reformation = k protireformaci
with-mover = s tímto vojskem
with-steps = nejvýše kroků: { $n }
with-mountains-free = horské hranice nic nestojí
with-no-battle = jen tam, kde nedojde k bitvě
with-different-movers = s různými vojsky nebo samostatnými jednotkami
with-battles-last = bitvy až po všech přesunech
with-free-units = zdarma obléhajících jednotek: { $n }
with-siege-strength = obléhací síla +{ $n }
with-range = dosah { $n }
with-pass-hostile = nepřátelských námořních zón bez bitvy: { $n }
with-only = jen: { $kinds }
with-mercenary-limit = nejvýše žoldnéřů: { $n }
with-unit-discount = { $n ->
    [one] o { $n } dukát
    [few] o { $n } dukáty
   *[other] o { $n } dukátů
} méně za jednotku
effect-ruler = { $person ->
    [you] smíš korunovat
    [one] smí korunovat
   *[other] smějí korunovat
} vůdce z libovolného odhazovacího balíčku
effect-advisor = { $person ->
    [you] smíš jmenovat
    [one] smí jmenovat
   *[other] smějí jmenovat
} rádce: { $character }
effect-leader = { $person ->
    [you] smíš jmenovat
    [one] smí jmenovat
   *[other] smějí jmenovat
} vůdce: { $character }
effect-ill-health = { $person ->
    [you] umísti
    [one] umístí
   *[other] umístí
} na svého vládce žeton chatrného zdraví
effect-loan-cancel = { $person ->
    [you] odhoď
    [one] odhodí
   *[other] odhodí
} { $n ->
    [one] { $n } žeton úroku
    [few] až { $n } žetony úroku
   *[other] až { $n } žetonů úroku
}
effect-loan-forced = { $person ->
    [you] obstarej si
    [one] si obstará
   *[other] si obstarají
} úvěr
effect-choose = { $person ->
    [you] zvol
   *[other] { $who } si zvolí
}: A: { $a }; B: { $b }
effect-pay = { $person ->
    [you] smíš zaplatit
    [one] { $who } smí zaplatit
   *[other] { $who } smějí zaplatit
} { $cost }: { $then }
effect-roll = { $person ->
    [you] hoď
   *[other] { $who } hodí
} kostkou. { $faces }
effect-target-area = { $person ->
    [you] zvol
   *[other] { $who } zvolí
} { $n ->
    [one] { $n } oblast
    [few] až { $n } oblasti
   *[other] až { $n } oblastí
}
effect-target-npr = { $person ->
    [you] zvol
   *[other] { $who } zvolí
} { $n ->
    [one] { $n } NHŘ
    [few] až { $n } NHŘ
   *[other] až { $n } NHŘ
}
effect-target-npr-or-own-vassal = { $person ->
    [you] zvol
   *[other] { $who } zvolí
} { $n ->
    [one] { $n } NHŘ nebo vlastního vazala
    [few] až { $n } NHŘ nebo vlastní vazaly
   *[other] až { $n } NHŘ nebo vlastních vazalů
}
effect-target-node = { $person ->
    [you] zvol
   *[other] { $who } zvolí
} { $n ->
    [one] { $n } centrum obchodu
    [few] až { $n } centra obchodu
   *[other] až { $n } center obchodu
}
effect-target-own-army = { $person ->
    [you] zvol
   *[other] { $who } zvolí
} { $n ->
    [one] { $n } vlastní vojsko
    [few] až { $n } vlastní vojska
   *[other] až { $n } vlastních vojsk
}
effect-expand-node = { $person ->
    [you] rozšiř
    [one] rozšíří
   *[other] rozšíří
} { $things }
effect-subjugate = { $person ->
    [you] učiň ze spojenecké NHŘ vazala, nebo vazala anektuj
    [one] učiní ze spojenecké NHŘ vazala, nebo vazala anektuje
   *[other] učiní ze spojenecké NHŘ vazala, nebo vazala anektují
}
effect-swap-influence = { $person ->
    [you] nahraď
    [one] nahradí
   *[other] nahradí
} { $n ->
    [one] { $n } vliv
    [few] až { $n } vlivy
   *[other] až { $n } vlivů
} protivníků { $realm-in } { $n ->
    [one] vlastním
   *[other] vlastními
}
effect-cancel = { $person ->
    [you] zruš
    [one] zruší
   *[other] zruší
} tajnou akci
effect-reroll = { $person ->
    [you] přehoď
    [one] přehodí
   *[other] přehodí
} { $things } jednou
effect-strike-enemy = { $person ->
    [you] hoď
    [one] hodí
   *[other] hodí
} takto: { $things }; každý symbol ({ $symbols }) je 1 ztráta nepřítele
effect-strike-besieger = { $person ->
    [you] hoď
    [one] hodí
   *[other] hodí
} takto: { $things }; každý symbol ({ $symbols }) je 1 ztráta obléhatele
effect-remove-die = { $person ->
    [you] odeber
    [one] odebere
   *[other] odeberou
} { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} nepřátelského vůdce
effect-pirates = { $person ->
    [you] umísti
    [one] umístí
   *[other] umístí
} { $things }{ $where }, pokud možno k obchodníkovi
effect-clear-pirates = { $person ->
    [you] odstraň
    [one] odstraní
   *[other] odstraní
} { $upto ->
    [yes] až { $things }
   *[no] { $things }
}{ $where }
effect-milestone = { $person ->
    [you] smíš nahradit
    [one] smí nahradit
   *[other] smějí nahradit
} { $n ->
    [one] { $n } vyložený mezník, který nikdo nesplnil
    [few] až { $n } vyložené mezníky, které nikdo nesplnil
   *[other] až { $n } vyložených mezníků, které nikdo nesplnil
}
effect-forbid-between = { $action }: zakázáno mezi říšemi { $realms }
effect-forbid-with = { $action }: zakázáno s říšemi { $realms }
forbid-allies = (ani proti jejich spojeneckým NHŘ)
forbid-ages = { $n ->
    [one] ve věku { $times }
   *[other] ve věcích { $times }
}
forbid-rounds = { $n ->
    [one] v kole { $times }
   *[other] v kolech { $times }
}
effect-on = { $when }: { $then }
effect-this-round = v tomto kole: { $said }
effect-this-battle = v této bitvě: { $said }
effect-this-war-declaration = při tomto vyhlášení války: { $said }
effect-until-next-event = do další události: { $said }
effect-permanent = { $said }

trigger-phase-4-d = fáze 4
trigger-phase-4-e = fáze 4
trigger-phase-5-a = fáze 5
trigger-age-end = na konci věku
trigger-battle-start = na začátku bitvy
trigger-province-besieged = když hráč obléhá tvé vlastní provincie
trigger-enforce-terms = pokaždé, když vnutíš podmínku míru
trigger-accept-defensive-cta = když přijmeš obranné volání do zbraně
trigger-ruler-lost = když tvůj vládce zemře nebo je odhozen

forbidden-event = Událost
forbidden-diplomacy = Diplomacie
forbidden-explore = Objevování
forbidden-research-idea = Osvojení nové myšlenky
forbidden-focus = Změna státních zájmů
forbidden-change-religion = Změna státního náboženství
forbidden-appoint = Jmenování
forbidden-appoint-advisor = Jmenování rádce
forbidden-appoint-leader = Jmenování vůdce
forbidden-call-to-arms = Volání do zbraně
forbidden-loan-take = Obstarání úvěru
forbidden-loan-repay = Splacení úvěru
forbidden-replenish = Doplnění lidských zdrojů
forbidden-cut-ties = Přerušení styků
forbidden-increase-stability = Zvýšení stability
forbidden-convert-area = Náboženská konverze oblasti
forbidden-colonize = Kolonizace
forbidden-influence = Vliv
forbidden-forge-alliance = Spojenectví
forbidden-fabricate-claims = Vykonstruování nároků
forbidden-trade = Obchod
forbidden-declare-war = Vyhlášení války
forbidden-land-move = Pozemní přesun
forbidden-siege = Obléhání
forbidden-naval-move = Námořní přesun
forbidden-undock = Vyplutí
forbidden-recruit-units = Verbování jednotek
forbidden-suppress-unrest = Potlačení nepokojů
forbidden-raise-ia = Zvýšení říšské moci
forbidden-papal-action = Papežská akce
forbidden-automatic-white-peace = Automatický spravedlivý mír
believing-catholic = katolicismus
    .to = katolicismus
    .acc = katolicismus
believing-counter-reformed = protireformační katolicismus
    .to = protireformační katolicismus
    .acc = protireformační katolicismus
believing-protestant = protestantismus
    .to = protestantismus
    .acc = protestantismus
believing-orthodox = pravoslaví
    .to = pravoslaví
    .acc = pravoslaví
believing-islam = islám
    .to = islám
    .acc = islám
believing-diverse = smíšená náboženství
    .to = smíšená náboženství
    .acc = smíšená náboženství
believing-revolutionary = revoluce
    .to = revoluci
    .acc = revoluci
believing-own = tvoje státní náboženství
    .to = své státní náboženství
    .acc = své státní náboženství
# Modifikátory

modifier-cost = { $person ->
    [you] { $action } tě stojí
   *[other] { $action } stojí { $who-acc }
} o { $things } { $more ->
    [yes] více
   *[no] méně
}{ $per }
cost-least = (nejméně { $n })
per-action = za akci
per-unit = za jednotku
per-claim = za nárok
per-advisor = za rádce
per-ally = za spojence
per-target = za cíl
per-round = za kolo
paid-adm = { $n ->
    [one] { $n } správu
    [few] { $n } správy
   *[other] { $n } správ
}
paid-dip = { $n ->
    [one] { $n } diplomacii
    [few] { $n } diplomacie
   *[other] { $n } diplomacií
}
paid-mil = { $n } vojenství
paid-any = { $n ->
    [one] { $n } panovnickou moc
    [few] { $n } panovnické moci
   *[other] { $n } panovnických mocí
}
paid-ducats = { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
paid-influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
paid-stability = { $n ->
    [one] { $n } stabilitu
    [few] { $n } stability
   *[other] { $n } stabilit
}
paid-adm-or-colonist = { $n } (správa či kolonista)
cost-event = událost
cost-diplomacy = diplomacie mezi hráči
cost-explore = objevování
cost-research-idea = osvojení nové myšlenky
cost-research-that = osvojení myšlenky { $idea }
cost-focus = změna státních zájmů
cost-change-religion = změna státního náboženství
cost-appoint = jmenování postavy
cost-appoint-advisor = jmenování rádce
cost-appoint-leader = jmenování vůdce
cost-call-to-arms = volání do zbraně
cost-loan-take = obstarání úvěru
cost-loan-repay = splacení úvěru
cost-replenish = doplnění lidských zdrojů
cost-cut-ties = přerušení styků
cost-increase-stability = zvýšení stability
cost-convert-area = náboženská konverze oblasti
cost-colonize = kolonizace
cost-influence = vliv
cost-forge-alliance = uzavření spojenectví
cost-fabricate-claims = vykonstruování nároků
cost-trade = obchod
cost-declare-war = vyhlášení války
cost-land-move = pozemní přesun
cost-siege = obléhání
cost-naval-move = námořní přesun
cost-undock = vyplutí
cost-recruit-units = verbování jednotek
cost-suppress-unrest = potlačení nepokojů
cost-raise-ia = zvýšení říšské moci
cost-papal-action = papežská akce
cost-raise-stability = každá akce či karta zvyšující stabilitu
cost-diplomacy-marriage = královský sňatek diplomacií mezi hráči
cost-upkeep-advisor = zaopatření rádců
cost-upkeep-regular = zaopatření pravidelných jednotek
cost-interest = úrok
cost-recruit-regular-infantry = verbování pravidelné pěchoty
cost-recruit-mercenary = verbování žoldnéřů
cost-recruit-heavy-ship = verbování těžké lodi
cost-recruit-artillery = verbování dělostřelectva
cost-call-to-arms-defensive = obranné volání do zbraně
cost-war-without-cb = válka bez casus belli
cost-military-access = právo průchodu jednotek
cost-card = karta { $title }

modifier-income = fáze 4: { $person ->
    [you] {""}
   *[other] { $who }:{" "}
}o { $things } { $more ->
    [yes] více
   *[no] méně
}
modifier-dice = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} o { $n } { $n ->
    [one] kostku
    [few] kostky
   *[other] kostek
} více ({ $kind }){ $where }
modifier-dice-leader = { $person ->
    [you] tvůj vůdce přidává
   *[other] vůdce { $who-gen } přidává
} své kostky ještě jednou
dice-infantry = pěchota
dice-cavalry = jízda
dice-artillery = dělostřelectvo
dice-any = libovolný druh
dice-leader-dice = vůdce
battle-land-battle = v pozemních bitvách
battle-naval-battle = v námořních bitvách
modifier-hits = { $person ->
    [you] tobě
   *[other] { $who-dat }
} se { $symbol } počítá jako { $kind }
hit-f = symbol pěchoty
hit-g = obrysový symbol pěchoty
hit-h = symbol jízdy
hit-i = symbol dělostřelectva
result-infantry = { $n ->
    [one] { $n } výsledek pěchoty
    [few] { $n } výsledky pěchoty
   *[other] { $n } výsledků pěchoty
}
result-cavalry = { $n ->
    [one] { $n } výsledek jízdy
    [few] { $n } výsledky jízdy
   *[other] { $n } výsledků jízdy
}
result-artillery = { $n ->
    [one] { $n } výsledek dělostřelectva
    [few] { $n } výsledky dělostřelectva
   *[other] { $n } výsledků dělostřelectva
}
modifier-capacity-land = vojenská kapacita { $person ->
    [you] tvé říše
   *[other] { $who-gen }
} je o { $n } { $more ->
    [yes] vyšší
   *[no] nižší
}
modifier-capacity-naval = námořní kapacita { $person ->
    [you] tvé říše
   *[other] { $who-gen }
} je o { $n } { $more ->
    [yes] vyšší
   *[no] nižší
}
modifier-trade-power = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} { $where } obchodní sílu o { $n } { $more ->
    [yes] vyšší
   *[no] nižší
}
modifier-trade-income = { $person ->
    [you] získáváš
    [one] { $who } získává
   *[other] { $who } získávají
} z centra obchodu o { $things } { $more ->
    [yes] více
   *[no] méně
}
modifier-bot-power = { $said } (AP: { $n } moc AP)
modifier-limit-alliances = { $person ->
    [you] smíš mít
    [one] { $who } smí mít
   *[other] { $who } smějí mít
} o { $n } spojenectví { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-marriages = { $person ->
    [you] smíš mít
    [one] { $who } smí mít
   *[other] { $who } smějí mít
} o { $n } { $n ->
    [one] královský sňatek
    [few] královské sňatky
   *[other] královských sňatků
} { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-merchants = { $person ->
    [you] smíš mít
    [one] { $who } smí mít
   *[other] { $who } smějí mít
} o { $n } { $n ->
    [one] obchodníka
    [few] obchodníky
   *[other] obchodníků
} { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-mercenaries-per-turn = { $person ->
    [you] smíš za tah naverbovat
    [one] { $who } smí za tah naverbovat
   *[other] { $who } smějí za tah naverbovat
} o { $n } { $n ->
    [one] žoldnéře
    [few] žoldnéře
   *[other] žoldnéřů
} { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-influence-per-area-turn = { $person ->
    [you] smíš
    [one] { $who } smí
   *[other] { $who } smějí
} za tah umístit do jedné oblasti o { $n } { $n ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
} { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-manpower = lidské zdroje { $person ->
    [you] tvé říše
   *[other] { $who-gen }
} jsou o { $n } { $more ->
    [yes] vyšší
   *[no] nižší
}
modifier-limit-manpower-refresh-max = fáze 5: { $person ->
    [you] obnovíš
    [one] { $who } obnoví
   *[other] { $who } obnoví
} o { $n } { $n ->
    [one] vyčerpanou jednotku
    [few] vyčerpané jednotky
   *[other] vyčerpaných jednotek
} { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-war-unrest = fáze 3: počet měst { $person ->
    [you] tvé říše
   *[other] { $who-gen }
}, na něž válka přidává nepokoje, je o { $n } { $more ->
    [yes] vyšší
   *[no] nižší
}
modifier-limit-corruption-free-treasury = korupce { $person ->
    [you] tě
   *[other] { $who-acc }
} postihuje o { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
} { $more ->
    [yes] později
   *[no] dříve
}
modifier-limit-disputed-succession-penalty = sporné nástupnictví { $person ->
    [you] tě stojí
   *[other] stojí { $who-acc }
} o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} věhlasu { $more ->
    [yes] více
   *[no] méně
}
modifier-limit-unused-cb-penalty = nepoužitý žeton CB { $person ->
    [you] tě stojí
   *[other] stojí { $who-acc }
} o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} věhlasu { $more ->
    [yes] více
   *[no] méně
}
modifier-immune-religious-dissent = { $person ->
    [you] ignoruješ
    [one] { $who } ignoruje
   *[other] { $who } ignorují
} náboženské neshody{ $where }
modifier-immune-lost-at-sea = { $person ->
    [you] ignoruješ
    [one] { $who } ignoruje
   *[other] { $who } ignorují
} symbol Ztraceni na moři{ $where }
modifier-immune-religious-dissent-areas = v každém kole { $person ->
    [you] smíš
    [one] { $who } smí
   *[other] { $who } smějí
} ignorovat náboženské neshody až { $areas ->
    [one] v { $areas } oblasti
    [few] ve { $areas } oblastech
   *[other] v { $areas } oblastech
}
modifier-immune-age-end-marriage-loss = na konci věku se { $person ->
    [you] nemusíš
    [one] { $who } nemusí
   *[other] { $who } nemusejí
} vzdát královského sňatku
modifier-immune-interregnum-stability-loss = interregnum { $person ->
    [you] tě nestojí
   *[other] nestojí { $who-acc }
} stabilitu
modifier-immune-leader-ill-health = { $person ->
    [you] tvůj vůdce
   *[other] vůdce { $who-gen }
} nedostává chatrné zdraví
modifier-immune-declare-war = { $person ->
    [you] nesmíš
    [one] { $who } nesmí
   *[other] { $who } nesmějí
} vyhlásit válku říším s hlavním městem{ $where }
modifier-immune-declare-war-all = žádný hráč nesmí vyhlásit válku říším s hlavním městem{ $where }
modifier-enable-artillery = { $person ->
    [you] smíš
    [one] { $who } smí
   *[other] { $who } smějí
} verbovat dělostřelectvo
modifier-enable-explore-with-ships = { $person ->
    [you] smíš
    [one] { $who } smí
   *[other] { $who } smějí
} při objevování použít lodě
modifier-enable-cb-holy-war = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} casus belli svatá válka
modifier-reroll = { $person ->
    [you] smíš
    [one] { $who } smí
   *[other] { $who } smějí
} přehodit { $n } { $n ->
    [one] vlastní bitevní kostku
    [few] vlastní bitevní kostky
   *[other] vlastních bitevních kostek
}

# Podmínky
verb-has = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
}
verb-owns = { $person ->
    [you] { $sense ->
        [not] nevlastníš
        [none] nevlastníš
       *[other] vlastníš
    }
    [one] { $who } { $sense ->
        [not] nevlastní
        [none] nevlastní
       *[other] vlastní
    }
   *[other] { $who } { $sense ->
        [not] nevlastní
        [none] nevlastní
       *[other] vlastní
    }
}
verb-controls = { $person ->
    [you] { $sense ->
        [not] neovládáš
        [none] neovládáš
       *[other] ovládáš
    }
    [one] { $who } { $sense ->
        [not] neovládá
        [none] neovládá
       *[other] ovládá
    }
   *[other] { $who } { $sense ->
        [not] neovládají
        [none] neovládají
       *[other] ovládají
    }
}
verb-occupies = { $person ->
    [you] { $sense ->
        [not] neobsazuješ
        [none] neobsazuješ
       *[other] obsazuješ
    }
    [one] { $who } { $sense ->
        [not] neobsazuje
        [none] neobsazuje
       *[other] obsazuje
    }
   *[other] { $who } { $sense ->
        [not] neobsazují
        [none] neobsazují
       *[other] obsazují
    }
}
verb-won = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
}
verb-enforced = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
}
verb-converted = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
}
verb-collected = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
}
verb-owns-provinces = { $person ->
    [you] { $sense ->
        [not] nevlastníš provincie
        [none] nevlastníš provincie
       *[other] vlastníš provincie
    }
    [one] { $who } { $sense ->
        [not] nevlastní provincie
        [none] nevlastní provincie
       *[other] vlastní provincie
    }
   *[other] { $who } { $sense ->
        [not] nevlastní provincie
        [none] nevlastní provincie
       *[other] vlastní provincie
    }
}
verb-owns-on = { $person ->
    [you] { $sense ->
        [not] nevlastníš provincie
        [none] nevlastníš provincie
       *[other] vlastníš provincie
    }
    [one] { $who } { $sense ->
        [not] nevlastní provincie
        [none] nevlastní provincie
       *[other] vlastní provincie
    }
   *[other] { $who } { $sense ->
        [not] nevlastní provincie
        [none] nevlastní provincie
       *[other] vlastní provincie
    }
}
verb-owns-whole = { $person ->
    [you] { $sense ->
        [not] zcela nevlastníš
        [none] zcela nevlastníš
       *[other] zcela vlastníš
    }
    [one] { $who } { $sense ->
        [not] zcela nevlastní
        [none] zcela nevlastní
       *[other] zcela vlastní
    }
   *[other] { $who } { $sense ->
        [not] zcela nevlastní
        [none] zcela nevlastní
       *[other] zcela vlastní
    }
}
verb-has-influence = { $person ->
    [you] { $sense ->
        [not] nemáš vliv
        [none] nemáš vliv
       *[other] máš vliv
    }
    [one] { $who } { $sense ->
        [not] nemá vliv
        [none] nemá vliv
       *[other] má vliv
    }
   *[other] { $who } { $sense ->
        [not] nemají vliv
        [none] nemají vliv
       *[other] mají vliv
    }
}
verb-leads-influence = { $person ->
    [you] { $sense ->
        [not] nemáš nejvíce vlivu
        [none] nemáš nejvíce vlivu
       *[other] máš nejvíce vlivu (2 a více)
    }
    [one] { $who } { $sense ->
        [not] nemá nejvíce vlivu
        [none] nemá nejvíce vlivu
       *[other] má nejvíce vlivu (2 a více)
    }
   *[other] { $who } { $sense ->
        [not] nemají nejvíce vlivu
        [none] nemají nejvíce vlivu
       *[other] mají nejvíce vlivu (2 a více)
    }
}
verb-has-merchants = { $person ->
    [you] { $sense ->
        [not] nemáš obchodníky
        [none] nemáš obchodníky
       *[other] máš obchodníky
    }
    [one] { $who } { $sense ->
        [not] nemá obchodníky
        [none] nemá obchodníky
       *[other] má obchodníky
    }
   *[other] { $who } { $sense ->
        [not] nemají obchodníky
        [none] nemají obchodníky
       *[other] mají obchodníky
    }
}
verb-has-merchant = { $person ->
    [you] { $sense ->
        [not] nemáš obchodníka
        [none] nemáš obchodníka
       *[other] máš obchodníka
    }
    [one] { $who } { $sense ->
        [not] nemá obchodníka
        [none] nemá obchodníka
       *[other] má obchodníka
    }
   *[other] { $who } { $sense ->
        [not] nemají obchodníka
        [none] nemají obchodníka
       *[other] mají obchodníka
    }
}
condition-holds = { $said } (i přes vazaly)
condition-not = neplatí, že { $said }
condition-stability = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} stabilitu { $said }
condition-base-tax = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} základní daň { $said }
condition-base-tax-of = { $who } má základní daň { $said }
condition-manpower = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} lidské zdroje { $said }
condition-monarch-power = { $person ->
    [you] máš
    [one] { $who } má
   *[other] { $who } mají
} panovnickou moc ({ $power }) { $said }
condition-imperial-authority = říšská moc činí { $said }
condition-age = číslo věku činí { $said }
condition-trade-income = { $said } zisku z jedné akce obchod v tomto kole
condition-won-battles-opponent = { $said } s protivníky
condition-won-battles-npr = { $said } s NHŘ
condition-won-battles-rebels = { $said } se vzbouřenci
condition-peace-enforced = { $said } (kromě spravedlivého míru)
condition-peace-enforced-opponent = { $said } (vůči protivníkovi, kromě spravedlivého míru)
condition-peace-enforced-npr = { $said } (vůči NHŘ, kromě spravedlivého míru)
condition-peace-enforced-realm = { $said } (poražený: { $realm }; kromě spravedlivého míru)
condition-area-religion = náboženstvím { $areas } { $sense ->
    [not] není
   *[other] je
} { $faith }
of-areas = { $n ->
    [one] oblasti { $names }
   *[other] všech oblastí { $names }
}
of-area-there = oblasti{ $where }
of-least-of-areas = aspoň { $n } z oblastí { $names }
of-least = aspoň { $things }
condition-player-owned = hráči vlastní { $things }
condition-core = všechny provincie { $where } { $sense ->
    [not] nejsou
   *[other] jsou
} { $person ->
    [you] tvými
   *[other] vlastními
} domácími provinciemi
condition-vassal = { $person ->
    [you] { $sense ->
        [not] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
       *[other] mají
    }
} za vazala { $realm-acc }
condition-allied-with = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} spojenectví { $realm-with }
condition-married-to = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} královský sňatek { $realm-with }
condition-most-influence = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} { $where } aspoň { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
} a více než každý protivník
condition-papal-controller = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} strážcem papežské kurie
condition-emperor = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} císařem
condition-at-war = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} ve válce
condition-at-war-with = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} ve válce { $realm-with }
condition-at-peace = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} v míru
condition-religion = { $person ->
    [you] { $sense ->
        [not] nemáš za státní náboženství
        [none] nemáš za státní náboženství
       *[other] máš za státní náboženství
    }
    [one] { $who } { $sense ->
        [not] nemá za státní náboženství
        [none] nemá za státní náboženství
       *[other] má za státní náboženství
    }
   *[other] { $who } { $sense ->
        [not] nemají za státní náboženství
        [none] nemají za státní náboženství
       *[other] mají za státní náboženství
    }
} { $faiths-acc }
condition-prestige-rank-first = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} na prvním místě ve věhlasu
condition-prestige-rank-last = { $person ->
    [you] { $sense ->
        [not] nejsi
        [none] nejsi
       *[other] jsi
    }
    [one] { $who } { $sense ->
        [not] není
        [none] není
       *[other] je
    }
   *[other] { $who } { $sense ->
        [not] nejsou
        [none] nejsou
       *[other] jsou
    }
} na posledním místě ve věhlasu
condition-ruler-skill = { $person ->
    [you] { $sense ->
        [not] tvůj vládce nemá
        [none] tvůj vládce nemá
       *[other] tvůj vládce má
    }
    [one] { $who } { $sense ->
        [not] nemá vládce se schopností
        [none] nemá vládce se schopností
       *[other] má vládce se schopností
    }
   *[other] { $who } { $sense ->
        [not] nemají vládce se schopností
        [none] nemají vládce se schopností
       *[other] mají vládce se schopností
    }
} { $power } aspoň { $n }
condition-has-idea-one = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} myšlenku { $idea }
condition-has-idea-form = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} formu vlády
condition-trade-power-in = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} nejvyšší obchodní sílu { $node }
condition-leads = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} { $measure } než každý jiný hráč
condition-discovered = { $place }: { $sense ->
    [not] zatím neobjeveno
   *[other] objeveno
}
condition-completed = { $person ->
    [you] { $sense ->
        [not] nemáš
        [none] nemáš
       *[other] máš
    }
    [one] { $who } { $sense ->
        [not] nemá
        [none] nemá
       *[other] má
    }
   *[other] { $who } { $sense ->
        [not] nemají
        [none] nemají
       *[other] mají
    }
} splněno: { $goal }
condition-convertible = { $sense ->
    [not] nesmíš
   *[other] smíš
} ji zvolit pro náboženskou konverzi oblasti
condition-in-reach = { $sense ->
    [not] není
   *[other] je
} v dosahu
condition-opponent-discs = { $where } je aspoň { $n ->
    [one] { $n } město nebo žeton vazala protivníka
    [few] { $n } města nebo žetony vazala protivníků
   *[other] { $n } měst nebo žetonů vazala protivníků
}
condition-player-units = { $where } { $n ->
    [0] nejsou pozemní jednotky hráčů
   *[other] je pozemních jednotek hráčů nejvýše { $n }
}
condition-connected = { $sense ->
    [not] nemáš
   *[other] máš
} s ním spojení
condition-expanded = { $sense ->
    [not] není
   *[other] je
} rozšířené
condition-key-power = klíčové provincie ti tam dávají obchodní sílu aspoň { $n }
condition-battle-land = { $sense ->
    [not] nejde
   *[other] jde
} o pozemní bitvu
condition-battle-naval = { $sense ->
    [not] nejde
   *[other] jde
} o námořní bitvu
condition-leader-in-use = tvoje strana { $sense ->
    [not] nepoužívá
   *[other] používá
} vůdce
condition-infantry-in-battle = tvoje strana začíná s pěchotou o síle aspoň { $n }
condition-artillery-up-to-cavalry = { $sense ->
    [not] má
   *[other] nemá
} více dělostřelectva než jízdy
condition-entered = nepřítel { $sense ->
    [not] nevstupuje
   *[other] vstupuje
} do jeho oblasti
condition-loser-is-opponent = poraženým { $sense ->
    [not] není
   *[other] je
} protivník
condition-plays = { $person ->
    [you] { $sense ->
        [not] nehraješ
        [none] nehraješ
       *[other] hraješ
    }
    [one] { $who } { $sense ->
        [not] nehraje
        [none] nehraje
       *[other] hraje
    }
   *[other] { $who } { $sense ->
        [not] nehrají
        [none] nehrají
       *[other] hrají
    }
} za { $realm-acc }
condition-player-realm = za { $realm-acc } { $sense ->
    [not] nikdo nehraje
   *[other] někdo hraje
}
condition-npr = { $realm-person ->
    [one] { $sense ->
        [not] není
       *[other] je
    }
   *[other] { $sense ->
        [not] nejsou
       *[other] jsou
    }
} { $realm } nezávislou NHŘ
condition-hre-area = oblast { $area } { $sense ->
    [not] nepatří
   *[other] patří
} do SIR

# Míry: `.most` a `.least` má ten, kdo má nejvíce či nejméně, `.more` více než jiní.
measure-prestige = věhlas
    .most = největší věhlas
    .least = nejmenší věhlas
    .more = větší věhlas
measure-base-tax = základní daň
    .most = nejvyšší základní daň
    .least = nejnižší základní daň
    .more = vyšší základní daň
measure-tax-income = příjem z daní
    .most = nejvyšší příjem z daní
    .least = nejnižší příjem z daní
    .more = vyšší příjem z daní
measure-ducats = dukáty
    .most = nejvíce dukátů
    .least = nejméně dukátů
    .more = více dukátů
measure-stability = stabilita
    .most = nejvyšší stabilitu
    .least = nejnižší stabilitu
    .more = vyšší stabilitu
measure-adm = správa
    .most = nejvíce správy
    .least = nejméně správy
    .more = více správy
measure-dip = diplomacie
    .most = nejvíce diplomacie
    .least = nejméně diplomacie
    .more = více diplomacie
measure-mil = vojenství
    .most = nejvíce vojenství
    .least = nejméně vojenství
    .more = více vojenství
measure-monarch-power = panovnická moc
    .most = nejvíce panovnické moci
    .least = nejméně panovnické moci
    .more = více panovnické moci
measure-manpower = lidské zdroje
    .most = nejvíce lidských zdrojů
    .least = nejméně lidských zdrojů
    .more = více lidských zdrojů
measure-land-units = pozemní jednotky
    .most = nejvíce nasazených pozemních jednotek
    .least = nejméně nasazených pozemních jednotek
    .more = více nasazených pozemních jednotek
measure-ships = lodě
    .most = nejvíce nasazených lodí
    .least = nejméně nasazených lodí
    .more = více nasazených lodí
measure-towns = města
    .most = nejvíce měst
    .least = nejméně měst
    .more = více měst
measure-vassals = vazalové
    .most = nejvíce vazalů
    .least = nejméně vazalů
    .more = více vazalů
measure-alliances = spojenectví
    .most = nejvíce spojenectví
    .least = nejméně spojenectví
    .more = více spojenectví
measure-marriages = královské sňatky
    .most = nejvíce královských sňatků
    .least = nejméně královských sňatků
    .more = více královských sňatků
measure-influence = vliv
    .most = nejvíce vlivu
    .least = nejméně vlivu
    .more = více vlivu
measure-ideas = myšlenky
    .most = nejvíce myšlenek
    .least = nejméně myšlenek
    .more = více myšlenek
measure-advisors = rádci
    .most = nejvíce rádců
    .least = nejméně rádců
    .more = více rádců
measure-cardinals = kardinálové
    .most = nejvíce kardinálů
    .least = nejméně kardinálů
    .more = více kardinálů
measure-colonies = území
    .most = nejvíce území
    .least = nejméně území
    .more = více území
measure-distant-towns = vzdálená města
    .most = nejvíce vzdálených měst
    .least = nejméně vzdálených měst
    .more = více vzdálených měst

# Líce karet.

face-event-a = událost A
face-event-b = událost B
face-event-realm = událost
face-action = akční karta
face-reaction = reakce
face-battle-action = bitevní akce
face-display = aktivace ×{ $n }
face-charges = zbývá použití: { $n }
face-idea = myšlenka
face-idea-basic = myšlenka, základní
face-idea-government = forma vlády
face-mission = mise { $code }
face-milestone = mezník, { $deck }
face-trade = karta obchodu
face-struggle = mocenský zápas
face-struggle-active = zápas, aktivní
face-struggle-upcoming = zápas, nadcházející
face-advisor = Rádce, { $ducats ->
    [one] { $ducats } dukát za kolo
    [few] { $ducats } dukáty za kolo
   *[other] { $ducats } dukátů za kolo
}
face-leader = Vůdce, vojenství { $mil }
face-mortality = smrt postav { $symbols }
face-opens = otevírá { $names }
face-researched = osvojeno: { $realms }
face-reached = splněno: { $realms }
face-done = splněno: { $names }
face-ducats = Dukáty na ní: { $n }
face-face-down = lícem dolů: { $n }
face-trade-discarded = odhozené karty obchodu
face-displayed = { $realm }: karty s aktivací
