# Chapter 13.7: Feeding.

prompt-feeding = Nakrm stáda, osady a jednotky.
prompt-herds = Stáda potřebují k přežití { $number } obilí, máš { $number2 }. Která porazíš?
prompt-feed-besiegers = Obléhatelé jedí první: potřebují { $number } potravy, máš { $number2 }.
prompt-feed = Osady a jednotky potřebují { $number } potravy, máš { $number2 }.
prompt-feed-and-take = Nakrmíš hladovějící osadu a převezmeš ji? Potrava: { $number }.
prompt-food = Co se sní? Potřeba je { $number } potravy.
prompt-food-amount = Kolik se z toho sní? Nejvýše { $number }.
prompt-food-store = Kolik se vezme odtud? Nejvýše { $number }.

option-feed-all = Nakrmit všechny
option-feed-most = Nakrmit co nejvíce, nejprve osady
option-feed-these = Nakrmit všechny ostatní
option-feed-anew = Nikoho nevynechat, vybrat znovu
option-leave-unfed = { $number ->
    [one] Nenakrmit { $number } { $unit-one }{ $experience-tag }, pole { $field }{ $place-at }
    [few] Nenakrmit { $number } { $unit-few }{ $experience-tag }, pole { $field }{ $place-at }
   *[other] Nenakrmit { $number } { $unit-other }{ $experience-tag }, pole { $field }{ $place-at }
}
option-leave-settlement-unfed = Nenakrmit osadu na poli { $field }
option-keep-all-herds = Nechat všechna stáda
option-keep-these-herds = Nechat všechna ostatní stáda
option-slaughter-needed = Porazit jen tolik, aby se všichni najedli
option-slaughter-all = Porazit všechna stáda
option-slaughter-herds = { $number ->
    [one] Porazit { $number } stádo { $herd-gen } na poli { $field }{ $place-at }
    [few] Porazit { $number } stáda { $herd-gen } na poli { $field }{ $place-at }
   *[other] Porazit { $number } stád { $herd-gen } na poli { $field }{ $place-at }
}
option-herds-anew = Žádné neporazit, vybrat znovu
option-feed-and-take = Nakrmit osadu na poli { $field } a převzít ji
option-let-starve = Ostatní nechat hladovět
option-eat = Sníst: maso { $number }, ryby { $number2 }, obilí { $number3 }
option-choose-food = Vybrat jinak
option-eat-meat = Sníst { $number } masa ze stád kolem pole { $field }
option-eat-fish = Sníst ryby za { $number } potravy z okolí pole { $field }
option-eat-grain = Sníst { $number } obilí z okolí pole { $field }
option-take-fish = { $number ->
    [one] Vzít { $number } rybu z pole { $field }
    [few] Vzít { $number } ryby z pole { $field }
   *[other] Vzít { $number } ryb z pole { $field }
}
option-take-grain = Vzít { $number } obilí z pole { $field }

log-keeps-herds = { $player } krmí stáda ({ $number }), poráží jiná ({ $number2 }) a získává { $number3 } masa.
log-eats = { $player } krmí osady a jednotky, potrava: { $number }.
log-sells-meat = { $number ->
    [one] { $player } prodává maso za { $number } zlato.
   *[other] { $player } prodává maso za { $number } zlata.
}
