# Chapter 12.3: REAR-Trade.

option-buy-infantry = Buy { $number } light infantry in { $field-the }
    .short = Buy { $number } light infantry
option-recruit = Recruit { $number } light infantry in { $field-the }
    .short = Recruit { $number } light infantry
option-hire = { $number ->
    [0] Hire mercenaries in { $field-the }
    [one] Hire mercenaries in { $field-the }, 1 level above standard
   *[other] Hire mercenaries in { $field-the }, { $number } levels above standard
}
    .short = { $number ->
        [0] Hire mercenaries
        [one] Hire mercenaries, 1 level above standard
       *[other] Hire mercenaries, { $number } levels above standard
    }
option-hire-for-prestige = { $number ->
    [0] Hire mercenaries in { $field-the } for prestige
    [one] Hire mercenaries in { $field-the } for prestige, 1 level above standard
   *[other] Hire mercenaries in { $field-the } for prestige, { $number } levels above standard
}
    .short = { $number ->
        [0] Hire mercenaries for prestige
        [one] Hire mercenaries for prestige, 1 level above standard
       *[other] Hire mercenaries for prestige, { $number } levels above standard
    }
option-hire-corsairs = { $number ->
    [0] Hire corsairs in { $field-the }
    [one] Hire corsairs in { $field-the }, 1 level above standard
   *[other] Hire corsairs in { $field-the }, { $number } levels above standard
}
option-corsairs-for-prestige = { $number ->
    [0] Hire corsairs in { $field-the } for prestige
    [one] Hire corsairs in { $field-the } for prestige, 1 level above standard
   *[other] Hire corsairs in { $field-the } for prestige, { $number } levels above standard
}
option-upgrade = Upgrade { $number } light infantry in { $field-the }{ $experience-tag } to { $unit-small }
    .short = Upgrade { $number } light infantry{ $experience-tag } to { $unit-small }
option-degrade = Degrade { $unit-small } in { $field-the }{ $experience-tag } to light infantry: { $number }
    .short = Degrade { $unit-small }{ $experience-tag } to light infantry: { $number }
option-train = { $number ->
    [one] Train { $unit-a } in { $field-the }{ $experience-tag } by 1 level
   *[other] Train { $unit-a } in { $field-the }{ $experience-tag } by { $number } levels
}
    .short = { $number ->
        [one] Train { $unit-a }{ $experience-tag } by 1 level
       *[other] Train { $unit-a }{ $experience-tag } by { $number } levels
    }
option-double-purchase = Buy up to twice the infantry in { $field-the }
    .short = Buy up to twice the infantry
option-sell-infantry = Sell { $number } light infantry in { $field-the }{ $experience-tag }
    .short = Sell { $number } light infantry{ $experience-tag }
option-sell-ship = Sell an empty { $unit-small } in { $field-the }
option-man-ship = Man an empty { $unit-small } in { $field-the } with light infantry{ $experience-tag }

option-found = { $number ->
    [one] Found { $building-a } in { $field-the } with 1 builder
   *[other] Found { $building-a } in { $field-the } with { $number } builders
}
    .short = { $number ->
        [one] Found { $building-a } with 1 builder
       *[other] Found { $building-a } with { $number } builders
    }
option-add-builders = { $number ->
    [one] Put 1 builder more on the site in { $field-the }
   *[other] Put { $number } builders more on the site in { $field-the }
}
    .short = { $number ->
        [one] Put 1 builder more on the site
       *[other] Put { $number } builders more on the site
    }
option-continue-site = { $number ->
    [one] Continue to build { $building-a } in { $field-the } with 1 builder
   *[other] Continue to build { $building-a } in { $field-the } with { $number } builders
}
    .short = { $number ->
        [one] Continue to build { $building-a } with 1 builder
       *[other] Continue to build { $building-a } with { $number } builders
    }
option-cancel-site = Give up building { $building-a } in { $field-the }
    .short = Give up building { $building-a }
option-restore = Restore the plundered land of { $field-the }
    .short = Restore the plundered land
option-dismantle = Dismantle the village in { $field-the }
    .short = Dismantle the village
option-place-dock-on-river = Place the dock in { $field-the }, on the river
prompt-dock-point = At which water does the dock in { $field-the } lie?
prompt-village-spot = On which hex of { $field-the } does the village lie?

option-buy-grain = Buy { $number } grain in { $field-the }
    .short = Buy { $number } grain
option-buy-fish = Buy { $number } fish in { $field-the }
    .short = Buy { $number } fish
option-buy-herd = Buy a herd of { $herd-small }
option-put-bought-herd = Put the { $herd-small } onto the field: { $field }
option-put-bought-herd-inside = Put the { $herd-small } into the settlement in { $field-the }
option-sell-goods = Sell goods
option-sell-grain = Grain from { $field-the }: { $number }
option-sell-fish = Fish from { $field-the }: { $number }
option-sell-herd = { $herd } from { $field-the }, alive
option-sell-fed-herd = { $herd } from the settlement in { $field-the }, alive
option-slaughter = Slaughter { $herd-small } in { $field-the }
option-slaughter-fed = Slaughter { $herd-small } in the settlement in { $field-the }
option-close-sale = Sell for { $number } gold
option-call-off-sale = Call the sale off
prompt-bought-herd = Where do you put the { $herd-small }?
prompt-sale = What do you sell? So far { $number } gold.

option-pay-ransom = Pay { $player-the } a ransom
option-buy-freedom = Buy yourself out of vassalage
option-buy-rival = Make { $player-the } your rival

log-doubles-purchase = { $player } may buy twice the infantry in { $field-the }.
log-sells-infantry = { $player } sells { $number } light infantry in { $field-the }.
log-sells-ship = { $player } sells an empty { $unit-small } in { $field-the }.
log-mans-ship = { $player } mans an empty { $unit-small } in { $field-the }.
log-founds = { $number ->
    [one] { $player } founds { $building-a } in { $field-the } with 1 builder.
   *[other] { $player } founds { $building-a } in { $field-the } with { $number } builders.
}
log-more-builders = { $number ->
    [one] { $player } puts 1 builder more on the site in { $field-the }.
   *[other] { $player } puts { $number } builders more on the site in { $field-the }.
}
log-continues-site = { $player } continues to build { $building-a } in { $field-the }.
log-cancels-site = { $player } gives up building { $building-a } in { $field-the }.
log-restores = { $player } restores the land of { $field-the }.
log-dismantles = { $player } dismantles the village in { $field-the }.
log-calls-off-sale = { $player } sells nothing after all.
log-buys-rival = { $player2 } is a rival of { $player-the } now.
