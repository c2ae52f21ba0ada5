# Chapters 13.3 to 13.6: births, sowing, crops and harvest.

prompt-births = Umísti mláďata.
prompt-place-herd = Kam přijde nové stádo { $herd-gen }?
prompt-sowing = Kde zaseješ?
prompt-source = Ze které osady vezmeš obilí pro pole { $field }?
prompt-harvest = Ulož sklizeň.
prompt-store = { $number ->
    [one] Kam uložíš poslední obilí?
   *[other] Kam uložíš { $number } obilí?
}
prompt-store-with-partner = Nemáš místo pro { $number } obilí. Uloží je někdo z koalice?

option-place-herd = Umístit stádo { $herd-gen } na pole { $field }
option-sow = Zasít na poli { $field }
option-sow-no-more = Víc nesít
option-take-from = Vzít 1 obilí z pole { $field }
option-store = Uložit { $number } obilí na poli { $field }
option-lose-rest = Zbytek oželet

log-is-born = { $player } má na poli { $field } nové stádo { $herd-gen }.
log-no-room = { $player } nemá místo pro nové stádo { $herd-gen }.
log-sows = { $player } seje { $number } obilí na poli { $field }.
log-grows = Úroda na poli { $field } je { $number } obilí.
log-harvests = { $player } sklízí { $number } obilí na poli { $field }.
log-grain-lost = { $player } přichází o obilí na poli { $field }: není kam ho svézt.
