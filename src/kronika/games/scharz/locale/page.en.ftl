# Words of the page of a table.

game-length = ¾–8 hours
game-short = Nations of the old world, all moving at once, through five years of war and trade.
game-first = 45 minutes
game-charm = six modes, from easy to deep

setting-mode-first-note = 45 min
setting-mode-basic-note = 1 h
setting-mode-white-note = 1½–2 h
setting-mode-green-note = 2–3 h
setting-mode-yellow-note = 3–5 h
setting-mode-red-note = 5–8 h
setting-map-britannia-note = 410 AD
setting-map-italia-note = 290 BC
setting-map-taifas-note = 1050 AD
setting-map-vikings-note = 800 AD
setting-map-huns-note = 373 AD
setting-map-orient-note = 1550 BC

page-when = year { $year }, round { $round }: { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}

verb-accelerate = Speed up a site
verb-advance = Bring up reserves
verb-aim-at = Choose whom to aim at
verb-builder-fights = Let builders fight
verb-burn-grain = Burn grain
verb-buy-command = Buy a command
verb-buy-herd = Buy a herd
verb-buy-rival = Buy a rival
verb-carry-fish = Move fish
verb-carry-grain = Move grain
verb-charge = Charge
verb-choose-faction = Lead a faction
verb-corsairs-for-prestige = Corsairs for prestige
verb-declare-huns = Lead the Huns
verb-deploy = Deploy units
verb-drive = Move a herd
verb-expose = Choose who is hit
verb-flee = Flee
verb-get-fish = Store fish
verb-get-herd = Place a herd
verb-give-goods = Give goods
verb-hand-fish = Hand over fish
verb-hand-grain = Hand over grain
verb-hand-herd = Hand over a herd
verb-hire-corsairs = Hire corsairs
verb-hire-for-prestige = Mercenaries for prestige
verb-hit = Choose a target
verb-intercept = Intercept
verb-join = Join the battle
verb-kill-herd = Kill a stolen herd
verb-lead-out = Lead a herd out
verb-leave-settlement-unfed = Leave a settlement unfed
verb-leave-settlement-unpaid = Leave a settlement unpaid
verb-leave-unfed = Leave units unfed
verb-leave-unpaid = Leave units unpaid
verb-move-village = Move a village
verb-negotiate = Negotiate
verb-pass-unit = Name a unit that is done
verb-pay-ransom = Pay a ransom
verb-place-city = Place a city
verb-place-dock = Place a dock
verb-place-dock-between = Place a dock between seas
verb-place-herd = Place a herd
verb-place-village = Place a village
verb-plunder = Plunder
verb-propose = Propose
verb-propose-goods = Propose with goods
verb-put-bought-herd = Put a herd onto a field
verb-put-cavalry = Place cavalry
verb-put-experienced = Place experienced infantry
verb-put-herd = Place a herd
verb-put-infantry = Place infantry
verb-raid = Send cavalry
verb-raise = Raise units
verb-rotate = Exchange units
verb-sally = Sally
verb-sell-fed-herd = Sell a herd
verb-sell-fish = Sell fish
verb-sell-grain = Sell grain
verb-sell-herd = Sell a herd alive
verb-sell-ship = Sell a ship
verb-send = Send cavalry to a position
verb-settle = Move units out
verb-settle-on = Settle on a hex
verb-slaughter = Slaughter
verb-slaughter-fed = Slaughter in a settlement
verb-slaughter-herds = Slaughter herds
verb-sow = Sow
verb-store = Store grain
verb-store-at = Choose a store
verb-take-from = Take grain
verb-want-goods = Ask for goods
verb-withdraw = Withdraw

# How players are called at a table: by their factions, or else by their own names. `.the` is for
# the middle of a sentence.

player-side = The { $name-adj } player
    .the = the { $name-adj } player
player-person = { $name }
    .the = { $name }
