game-length = 1½–22 h
game-short = The great powers of Europe from 1444 on: marriages and alliances, trade, discovery, wars and peace.
game-first = 2 hours
game-charm = 17 scenarios, also for one

page-when = Age { $age }, round { $round }
page-mode-realms = Realms
page-mode-diplomacy = Diplomacy
page-mode-religion = Religion
page-mode-trade = Trade
page-mode-overseas = Overseas

# Headings of long lists
verb-look-in = Further away
verb-declare-war-on = Declare war on
verb-add-unrest = Unrest in
verb-add-influence = Influence in
verb-influence = Place Influence
verb-spend-influence = Spend Influence
verb-fabricate = Fabricate a Claim
verb-pick-area = Area
verb-pick-province = Province
verb-pick-realm = Realm
verb-target-area = Area
verb-target-realm = Realm
verb-march-to = March
verb-cross-to = Cross the sea
verb-land-at = Land
verb-sail-to = Sail
verb-sail-into = Into port
verb-build-at = Build at
verb-colonize = Colonize
verb-discover = Discover
verb-recruit-in = Recruit in
verb-forge-alliance = Forge an Alliance
verb-place-cb = Casus Belli against
verb-take-cb = Casus Belli against
verb-want-cb = Casus Belli against
verb-excommunicate = Excommunicate
verb-call-crusade = Call a Crusade
verb-play-card = Play a card
verb-discard-card = Discard
verb-besiege = Besiege
verb-suppress = Suppress
verb-act = Action
verb-research = Research
verb-disband-unit = Disband
verb-calm = End Unrest
verb-convert-area = Convert

player-side = { $name-number ->
    [pl] The { $name-adj } player
   *[other] { $name }
}
    .the = { $name-number ->
        [pl] the { $name-adj } player
       *[other] { $name-the }
    }
player-person = { $name }
    .the = { $name }
