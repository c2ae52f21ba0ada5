# What cards say: a message for each word of the language of effects (docs/effects.md).
# `$person` is you, one or many: how a verb speaks of `$who`; `$sense` is yes, not or none.

text-cases = the in with
text-number = number
text-subject = { $name-the }
text-and = { $first } and { $last }
text-and-then = { $first } and { $last }
text-and-also = { $first } and { $last }
text-or = { $first } or { $last }
text-clause = { $who } { $said }
text-for = for { $who }: { $said }
text-if = if { $cond }: { $then }
text-then-if = { $said } if { $cond }
text-otherwise = otherwise: { $then }
text-else-impossible = (if impossible: { $then })
text-else-declined = (if not: { $then })
text-only-if = (only if { $cond })
text-such-that = for which this holds: { $cond }
text-option-needs = (only if { $cond }){" "}
text-chooses = { $who } { $person ->
    [one] chooses
   *[other] choose
} A or B.
text-pick = ({ $person ->
    [you] you choose
    [one] { $who } chooses
   *[other] { $who } choose
})
text-max-per-area = at most { $n } in an Area
text-room-only = only where there is room
text-capital = { $province } (capital)
text-immediate = immediate: { $then }
text-free = free
text-pay = { $cost }
text-no-dice = no dice
text-cost = Cost: { $cost }
text-use = { $name } ({ $cost }, { $times ->
    [one] { $times } use
   *[other] { $times } uses
}): { $text }
text-advisor = { $name } ({ $years }). Advisor: { $power } { $skill }, { $cost }; mortality { $mortality }
text-leader = { $name } ({ $years }). Leader: { $dice }, { $cost }; as Ruler { $skills }; mortality { $mortality }
text-ruler = Ruler: { $name } ({ $reign }), { $skills }, { $dice }; mortality { $mortality }
text-ill-health = (in Ill Health)
text-prestige = { $n } Prestige
text-milestone-prestige = Prestige: { $prestige }
text-battleground = Battleground: { $areas }
text-idea-basic = Basic Idea
text-idea-government = Government Form
text-node = { $name }: { $keys }.
text-secondary = { $name } ({ $other })
text-key-rule-0 = Needs a token on a Key Province.
text-key-rule-1 = Needs a Key Province of one's own.
text-trade-income = Ducats by Trade Power: { $rows }. An Expanded node gives the second number.
text-trade-row = from { $least }: { $regular }/{ $expanded }
text-special-gold = Gold and inflation: gold is counted by its own rule.
text-special-slaves = Slaves: counted by their own rule.
text-continent = Comes with the discovery of { $names }.

timing-action = Action
timing-battle-action = Battle Action
timing-display = Display Card, { $n } uses
timing-covert = Covert Action
timing-covert-action = Reaction to a Covert Action that affects you
timing-war-on-you = Reaction to a declaration of war on you, or to a Defensive Call to Arms that you accept
timing-rebel-dice = Reaction before you roll Rebel Dice
timing-enemy-enters = Reaction when Enemies are about to enter an Area with your Army
timing-battle-roll = Reaction after the roll in a battle that you lead

cost-by-stability = your Stability is added to the { $power }
cost-of-adm = Administrative Power
cost-of-dip = Diplomatic Power
cost-of-mil = Military Power
cost-of-ducats = ducats
cost-less = costs { $things } less
cost-more = costs { $things } more

# Who

who-you = {""}
    .the = you
    .in = in your Realm
    .with = with you
who-active = the active player
    .the = the active player
    .in = in the active player's Realm
    .with = with the active player
who-relative = who
    .the = who
    .in = in whose Realm
    .with = with whom
who-that-player = that player
    .the = that player
    .in = in that player's Realm
    .with = with that player
who-it = it
    .the = it
    .in = in it
    .with = with it
who-they = they
    .the = them
    .in = in their Realm
    .with = with them
who-opponents = each Opponent
    .the = each Opponent
    .in = in the Realm of each Opponent
    .with = with each Opponent
who-opponents-who = each Opponent { $clause }
    .the = each Opponent { $clause }
    .in = in the Realm of each Opponent { $clause }
    .with = with each Opponent { $clause }
who-all-players = each player
    .the = each player
    .in = in the Realm of each player
    .with = with each player
who-players-who = each player { $clause }
    .the = each player { $clause }
    .in = in the Realm of each player { $clause }
    .with = with each player { $clause }
who-each-affected = each player affected
    .the = each player affected
    .in = in the Realm of each player affected
    .with = with each player affected
who-emperor = the Emperor
    .the = the Emperor
    .in = in the Emperor's Realm
    .with = with the Emperor
who-papal-controller = the Papal Controller
    .the = the Papal Controller
    .in = in the Papal Controller's Realm
    .with = with the Papal Controller
who-player-with-most = the player with { $measure }
    .the = the player with { $measure }
    .in = in the Realm of the player with { $measure }
    .with = with the player with { $measure }
who-player-with-least = the player with { $measure }
    .the = the player with { $measure }
    .in = in the Realm of the player with { $measure }
    .with = with the player with { $measure }
who-one-of-opponents = one Opponent of your choice
    .the = one Opponent of your choice
    .in = in the Realm of one Opponent of your choice
    .with = with one Opponent of your choice
who-one-of-players = one player of your choice
    .the = one player of your choice
    .in = in the Realm of one player of your choice
    .with = with one player of your choice
who-one-of-who = one player of your choice { $clause }
    .the = one player of your choice { $clause }
    .in = in the Realm of one player of your choice { $clause }
    .with = with one player of your choice { $clause }

partner-that = that Realm
    .the = that Realm
    .in = in that Realm
    .with = with that Realm
partner-eligible-alliance = an eligible NPR
    .the = an eligible NPR
    .in = in an eligible NPR
    .with = with an eligible NPR
partner-eligible-marriage = an eligible NPR or own Vassal
    .the = an eligible NPR or own Vassal
    .in = in an eligible NPR or own Vassal
    .with = with an eligible NPR or own Vassal
partner-pick-marriage = a Realm of your choice with a Royal Marriage
    .the = a Realm of your choice with a Royal Marriage
    .in = in a Realm of your choice with a Royal Marriage
    .with = with a Realm of your choice that has a Royal Marriage
partner-pick-state-religion = a Realm of your choice (State Religion: { $faith })
    .the = a Realm of your choice (State Religion: { $faith })
    .in = in a Realm of your choice (State Religion: { $faith })
    .with = with a Realm of your choice (State Religion: { $faith })
partner-pick-capital-in = a Realm of your choice with its capital { $where }
    .the = a Realm of your choice with its capital { $where }
    .in = in a Realm of your choice with its capital { $where }
    .with = with a Realm of your choice whose capital lies { $where }
partner-own-vassal = an own Vassal
    .the = an own Vassal
    .in = in an own Vassal Realm
    .with = with an own Vassal
partner-chosen-area = this Area
    .the = this Area
    .in = there
    .with = with this Area
partner-chosen-npr = this NPR
    .the = this NPR
    .in = in its Areas
    .with = with it
partner-chosen-npr-or-own-vassal = this Realm
    .the = this Realm
    .in = in its Areas
    .with = with it
partner-chosen-node = this Trade Node
    .the = this Trade Node
    .in = in this Trade Node
    .with = with this Trade Node
partner-chosen-own-army = this Army
    .the = this Army
    .in = with this Army
    .with = with this Army

# Where

selector-provinces = { $n ->
    [one] in the Province { $names }
   *[other] in the Provinces { $names }
}
selector-home = with the flag of { $realm-the }
selector-facing = { $n ->
    [one] facing the Sea Zone { $zones }
   *[other] facing the Sea Zones { $zones }
}
selector-not = except { $things }
selector-adjacent-to = adjacent to own Realm
selector-adjacent-areas = in Areas adjacent to own Realm
selector-adjacent-to-these = adjacent to { $things }
selector-owned-by = owned by players
selector-non-core = no Core Provinces
selector-capital-area-of = in the Capital Area of { $whose-the }
selector-in-reach = in Areas in reach
selector-dutch-core = with the Dutch second flag
selector-own-key = in a Trade Node with at least { $n ->
    [one] { $n } own Key Province
   *[other] { $n } own Key Provinces
}
selector-nodes = { $n ->
    [one] in the Trade Node { $names }
   *[other] in the Trade Nodes { $names }
}
selector-nodes-maritime = in Maritime Trade Nodes
selector-nodes-any = in Trade Nodes
selector-nodes-distant = in Trade Nodes of distant continents
place-hre = in the Empire
place-hre-electors = in Elector Areas
place-distant = on distant continents
place-main = on the main map
place-america = in America
place-africa = in Africa
place-india-arabia = in India & Arabia
place-far-east = in the Far East
place-northern-central-asia = in Northern & Central Asia
place-own-capital = with the Realm's own capital
place-own-dissent-areas = in Areas of Religious Dissent
place-faith-catholic = in Catholic Areas
place-faith-counter-reformed = in Counter-Reformed Areas
place-faith-protestant = in Protestant Areas
place-faith-orthodox = in Orthodox Areas
place-faith-islam = in Muslim Areas
place-faith-diverse = in Areas of Diverse Faiths
place-faith-revolutionary = in Revolutionary Areas

object-provinces = { $n ->
    [one] the Province { $names }
   *[other] the Provinces { $names }
}
object-least-of-provinces = at least { $n } of the Provinces { $names }
object-most-of-provinces = at most { $n } of the Provinces { $names }
object-none-of-provinces = none of the Provinces { $names }
object-of-own-provinces = { $n } own Province ({ $names })
object-half = at least half of the Provinces
object-areas = { $n ->
    [one] { $names }
   *[other] the Areas { $names }
}
object-capital-area = the Capital Area of { $whose-the }
object-this-area = this Area
object-of-areas = { $n } of the Areas { $names }
object-node = the Trade Node { $names }
object-of-nodes = one of the Trade Nodes { $names }
object-idea = the Idea { $idea }
object-any-idea = an Idea
object-any-idea-adm = an Administrative Idea
object-any-idea-dip = a Diplomatic Idea
object-any-idea-mil = a Military Idea
idea-from-display = on display
idea-from-researched-by-opponent = that an Opponent has
idea-no-government = (no Government Form)
idea-free = without paying
idea-discount = for { $n } less
idea-pay-with = (payable with { $powers } as well)

# How many

amount-count = { $one } for { $every }
amount-plus = { $plus } plus { $more }
amount-most = { $found } (at most { $most })

bound-least = at least { $things }
bound-most = at most { $things }
bound-range = { $least } to { $things }
value-least = at least { $n }
value-most = at most { $n }
value-range = { $least } to { $most }
bound-growth-round = at least { $things } more than at the start of the round
bound-growth-age = at least { $things } more than at the start of the Age
bound-growth-game = at least { $things } more than at the start of the game
value-growth-round = at least { $n } higher than at the start of the round
value-growth-age = at least { $n } higher than at the start of the Age
value-growth-game = at least { $n } higher than at the start of the game
since-round = { $said } this round
since-age = { $said } this Age
since-game = { $said } in this game

# What is gained and lost

thing-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
    .all = all ducats
    .any = any number of ducats
thing-adm = { $n } Administrative Power
    .all = all Administrative Power
    .any = any Administrative Power
thing-dip = { $n } Diplomatic Power
    .all = all Diplomatic Power
    .any = any Diplomatic Power
thing-mil = { $n } Military Power
    .all = all Military Power
    .any = any Military Power
thing-monarch-power = { $n } Monarch Power of any type
    .all = all Monarch Power
    .any = any Monarch Power
thing-prestige = { $n } Prestige
    .all = all Prestige
    .any = any Prestige
thing-stability = { $n } Stability
    .all = all Stability
    .any = any Stability
thing-manpower = { $n } Manpower
    .all = all Manpower
    .any = any Manpower
thing-manpower-token = { $n ->
    [one] { $n } Manpower token (+1)
   *[other] { $n } Manpower tokens (+1)
}
    .all = all Manpower tokens (+1)
    .any = any Manpower tokens (+1)
thing-colonist = { $n ->
    [one] { $n } Colonist
   *[other] { $n } Colonists
}
    .all = all Colonists
    .any = any Colonists
thing-influence = { $n } Influence
    .all = all Influence
    .any = any Influence
thing-claim = { $n ->
    [one] { $n } Claim
   *[other] { $n } Claims
}
    .all = all Claims
    .any = any Claims
thing-alliance = { $n ->
    [one] { $n } Alliance
   *[other] { $n } Alliances
}
    .all = all Alliances
    .any = any Alliances
thing-marriage = { $n ->
    [one] { $n } Royal Marriage
   *[other] { $n } Royal Marriages
}
    .all = all Royal Marriages
    .any = any Royal Marriages
thing-cardinal = { $n ->
    [one] { $n } Cardinal
   *[other] { $n } Cardinals
}
    .all = all Cardinals
    .any = any Cardinals
thing-imperial-authority = { $n } Imperial Authority
    .all = all Imperial Authority
    .any = any Imperial Authority
thing-merchant = { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
}
    .all = all Merchants
    .any = any Merchants
thing-action-card = { $n ->
    [one] { $n } Action Card
   *[other] { $n } Action Cards
}
    .all = all Action Cards
    .any = any Action Cards
thing-town = { $n ->
    [one] { $n } Town
   *[other] { $n } Towns
}
    .all = all Towns
    .any = any Towns
thing-vassal = { $n ->
    [one] { $n } Vassal token
   *[other] { $n } Vassal tokens
}
    .all = all Vassal tokens
    .any = any Vassal tokens
thing-infantry = { $n } Infantry
    .all = all Infantry
    .any = any Infantry
thing-cavalry = { $n } Cavalry
    .all = all Cavalry
    .any = any Cavalry
thing-artillery = { $n } Artillery
    .all = all Artillery
    .any = any Artillery
thing-mercenary = { $n ->
    [one] { $n } Mercenary
   *[other] { $n } Mercenaries
}
    .all = all Mercenaries
    .any = any Mercenaries
thing-mercenary-infantry = { $n } Mercenary Infantry
    .all = all Mercenary Infantry
    .any = any Mercenary Infantry
thing-mercenary-cavalry = { $n } Mercenary Cavalry
    .all = all Mercenary Cavalry
    .any = any Mercenary Cavalry
thing-light-ship = { $n ->
    [one] { $n } Light Ship
   *[other] { $n } Light Ships
}
    .all = all Light Ships
    .any = any Light Ships
thing-heavy-ship = { $n ->
    [one] { $n } Heavy Ship
   *[other] { $n } Heavy Ships
}
    .all = all Heavy Ships
    .any = any Heavy Ships
thing-galley = { $n ->
    [one] { $n } Galley
   *[other] { $n } Galleys
}
    .all = all Galleys
    .any = any Galleys
thing-core = { $n ->
    [one] { $n } Core token
   *[other] { $n } Core tokens
}
    .all = all Core tokens
    .any = any Core tokens
thing-casus-belli = { $n } Casus Belli
    .all = every Casus Belli
    .any = any Casus Belli

# What is counted: `.many` without a number, `.none` behind "have", `.each` for so many.

noun-province = { $n ->
    [one] { $n } Province
   *[other] { $n } Provinces
}
    .many = Provinces
    .none = no Province
    .all = all Provinces
    .any = any Provinces
    .in = in a Province
    .each = { $n ->
        [1] each Province
       *[other] every { $n } Provinces
    }
noun-area = { $n ->
    [one] { $n } Area
   *[other] { $n } Areas
}
    .many = Areas
    .none = no Area
    .all = all Areas
    .any = any Areas
    .of = { $n ->
        [one] { $n } Area
       *[other] { $n } Areas
    }
    .in = in an Area
    .each = { $n ->
        [1] each Area
       *[other] every { $n } Areas
    }
noun-area-catholic = { $n ->
    [one] { $n } Catholic Area
   *[other] { $n } Catholic Areas
}
    .all = all Catholic Areas
    .of = { $n ->
        [one] { $n } Catholic Area
       *[other] { $n } Catholic Areas
    }
noun-area-counter-reformed = { $n ->
    [one] { $n } Counter-Reformed Area
   *[other] { $n } Counter-Reformed Areas
}
    .all = all Counter-Reformed Areas
    .of = { $n ->
        [one] { $n } Counter-Reformed Area
       *[other] { $n } Counter-Reformed Areas
    }
noun-area-protestant = { $n ->
    [one] { $n } Protestant Area
   *[other] { $n } Protestant Areas
}
    .all = all Protestant Areas
    .of = { $n ->
        [one] { $n } Protestant Area
       *[other] { $n } Protestant Areas
    }
noun-area-orthodox = { $n ->
    [one] { $n } Orthodox Area
   *[other] { $n } Orthodox Areas
}
    .all = all Orthodox Areas
    .of = { $n ->
        [one] { $n } Orthodox Area
       *[other] { $n } Orthodox Areas
    }
noun-area-islam = { $n ->
    [one] { $n } Muslim Area
   *[other] { $n } Muslim Areas
}
    .all = all Muslim Areas
    .of = { $n ->
        [one] { $n } Muslim Area
       *[other] { $n } Muslim Areas
    }
noun-area-diverse = { $n ->
    [one] { $n } Diverse Area
   *[other] { $n } Diverse Areas
}
    .all = all Diverse Areas
    .of = { $n ->
        [one] { $n } Diverse Area
       *[other] { $n } Diverse Areas
    }
noun-area-revolutionary = { $n ->
    [one] { $n } Revolutionary Area
   *[other] { $n } Revolutionary Areas
}
    .all = all Revolutionary Areas
    .of = { $n ->
        [one] { $n } Revolutionary Area
       *[other] { $n } Revolutionary Areas
    }
noun-area-elector = { $n ->
    [one] { $n } Elector Area
   *[other] { $n } Elector Areas
}
    .all = all Elector Areas
    .of = { $n ->
        [one] { $n } Elector Area
       *[other] { $n } Elector Areas
    }
noun-port = { $n ->
    [one] { $n } Port
   *[other] { $n } Ports
}
    .many = Ports
    .none = no Port
    .all = all Ports
    .any = any Ports
    .in = in a Port
    .each = { $n ->
        [1] each Port
       *[other] every { $n } Ports
    }
noun-own-town = { $n ->
    [one] { $n } own Town
   *[other] { $n } own Towns
}
    .many = own Towns
    .none = no Town
    .all = all own Towns
    .any = any own Towns
    .in = in own Towns
    .each = { $n ->
        [1] each own Town
       *[other] every { $n } own Towns
    }
noun-own-small-town = { $n ->
    [one] { $n } own Small Town by a Large Town
   *[other] { $n } own Small Towns by Large Towns
}
    .many = own Small Towns
    .none = no Small Town
    .all = all own Small Towns by Large Towns
    .any = any own Small Towns by Large Towns
    .in = in own Small Towns
    .each = { $n ->
        [1] each own Small Town
       *[other] every { $n } own Small Towns
    }
noun-own-large-town = { $n ->
    [one] { $n } Large Town
   *[other] { $n } Large Towns
}
    .many = Large Towns
    .none = no Large Town
    .all = all own Large Towns
    .any = any own Large Towns
    .in = in own Large Towns
    .each = { $n ->
        [1] each own Large Town
       *[other] every { $n } own Large Towns
    }
noun-own-vassal-token = { $n ->
    [one] { $n } own Vassal token
   *[other] { $n } own Vassal tokens
}
    .many = own Vassal tokens
    .none = no Vassal token
    .all = all own Vassal tokens
    .any = any own Vassal tokens
    .in = in own Vassal Provinces
    .each = { $n ->
        [1] each own Vassal token
       *[other] every { $n } own Vassal tokens
    }
noun-own-port = { $n ->
    [one] { $n } own Port
   *[other] { $n } own Ports
}
    .many = own Ports
    .none = no Port
    .all = all own Ports
    .any = any own Ports
    .in = in own Ports
    .each = { $n ->
        [1] each own Port
       *[other] every { $n } own Ports
    }
noun-own-province = { $n ->
    [one] { $n } own Province
   *[other] { $n } own Provinces
}
    .many = own Provinces
    .none = no own Province
    .all = all own Provinces
    .any = any own Provinces
    .in = in own Provinces
    .each = { $n ->
        [1] each own Province
       *[other] every { $n } own Provinces
    }
noun-own-distant-town = { $n ->
    [one] { $n } own distant Town
   *[other] { $n } own distant Towns
}
    .many = distant Towns
    .none = no distant Town
    .all = all own distant Towns
    .any = any own distant Towns
    .in = in own distant Towns
    .each = { $n ->
        [1] each own distant Town
       *[other] every { $n } own distant Towns
    }
noun-own-disc = { $n ->
    [one] { $n } own Town or Vassal token
   *[other] { $n } own Towns or Vassal tokens
}
    .many = own Towns or Vassal tokens
    .none = no Town or Vassal token
    .all = all own Towns and Vassal tokens
    .any = any own Towns or Vassal tokens
    .in = in own Provinces or those of Vassals
    .each = { $n ->
        [1] each own Town or Vassal token
       *[other] every { $n } own Towns or Vassal tokens
    }
noun-own-area = { $n ->
    [one] { $n } Area with own Towns
   *[other] { $n } Areas with own Towns
}
    .many = Areas with own Towns
    .none = no Area with own Towns
    .all = all Areas with own Towns
    .any = any Areas with own Towns
    .in = in an Area with own Towns
    .each = { $n ->
        [1] each Area with own Towns
       *[other] every { $n } Areas with own Towns
    }
noun-own-port-area = { $n ->
    [one] { $n } Area with own Ports
   *[other] { $n } Areas with own Ports
}
    .many = Areas with own Ports
    .none = no Area with own Ports
    .all = all Areas with own Ports
    .any = any Areas with own Ports
    .in = in an Area with own Ports
    .each = { $n ->
        [1] each Area with own Ports
       *[other] every { $n } Areas with own Ports
    }
noun-own-ducat = { $n ->
    [one] { $n } own ducat
   *[other] { $n } own ducats
}
    .many = own ducats
    .none = no ducats
    .all = all own ducats
    .any = any own ducats
    .each = { $n ->
        [1] each own ducat
       *[other] every { $n } own ducats
    }
noun-own-regular = { $n ->
    [one] { $n } own Deployed Regular Unit
   *[other] { $n } own Deployed Regular Units
}
    .many = own Deployed Regular Units
    .none = no Deployed Regular Unit
    .all = all own Deployed Regular Units
    .any = any own Deployed Regular Units
    .each = { $n ->
        [1] each own Deployed Regular Unit
       *[other] every { $n } own Deployed Regular Units
    }
noun-battle-cavalry = { $n } Cavalry of your side
    .many = Cavalry of your side
    .none = no Cavalry
    .all = all Cavalry of your side
    .any = any Cavalry of your side
    .each = { $n ->
        [1] each Cavalry of your side
       *[other] every { $n } Cavalry of your side
    }
noun-besieged-province = { $n ->
    [one] { $n } besieged Province
   *[other] { $n } besieged Provinces
}
    .many = besieged Provinces
    .none = no besieged Province
    .all = all besieged Provinces
    .any = any besieged Provinces
    .in = in the besieged Provinces
    .each = { $n ->
        [1] each besieged Province
       *[other] every { $n } besieged Provinces
    }
noun-vacant-territory = { $n ->
    [one] { $n } vacant Territory
   *[other] { $n } vacant Territories
}
    .many = vacant Territories
    .none = no vacant Territory
    .all = all vacant Territories
    .any = any vacant Territories
    .in = in a vacant Territory
    .each = { $n ->
        [1] each vacant Territory
       *[other] every { $n } vacant Territories
    }
noun-gold-province = { $n ->
    [one] { $n } Gold Province
   *[other] { $n } Gold Provinces
}
    .many = Gold Provinces
    .none = no Gold Province
    .all = all Gold Provinces
    .any = any Gold Provinces
    .in = in a Gold Province
    .each = { $n ->
        [1] each Gold Province
       *[other] every { $n } Gold Provinces
    }
noun-capital = { $n ->
    [one] { $n } capital of a Realm
   *[other] { $n } capitals of Realms
}
    .many = capitals of Realms
    .none = no capital of a Realm
    .all = all capitals of Realms
    .any = any capitals of Realms
    .in = in a capital
    .each = { $n ->
        [1] each capital of a Realm
       *[other] every { $n } capitals of Realms
    }
noun-core = { $n ->
    [one] { $n } Core token
   *[other] { $n } Core tokens
}
    .many = Core tokens
    .none = no Core token
noun-distant-town = { $n ->
    [one] { $n } distant Province or Territory
   *[other] { $n } distant Provinces or Territories
}
    .many = distant Provinces or Territories
    .none = no distant Province or Territory
noun-territory = { $n ->
    [one] { $n } Territory
   *[other] { $n } Territories
}
    .many = Territories
    .none = no Territory
noun-converted-area = { $n ->
    [one] { $n } Area to the State Religion
   *[other] { $n } Areas to the State Religion
}
    .many = Areas to the State Religion
    .none = no Area to the State Religion
noun-vassal = { $n ->
    [one] { $n } Vassal Realm
   *[other] { $n } Vassal Realms
}
    .many = Vassal Realms
    .none = no Vassal Realm
noun-vassal-token = { $n ->
    [one] { $n } Vassal token on the board
   *[other] { $n } Vassal tokens on the board
}
    .many = Vassal tokens on the board
    .none = no Vassal token on the board
noun-alliance = { $n ->
    [one] { $n } Alliance
   *[other] { $n } Alliances
}
    .many = Alliances
    .none = no Alliance
noun-alliance-hre = { $n ->
    [one] { $n } Alliance with an HRE Member
   *[other] { $n } Alliances with HRE Members
}
    .many = Alliances with HRE Members
    .none = no Alliance with an HRE Member
noun-alliance-npr = { $n ->
    [one] { $n } Alliance with an NPR
   *[other] { $n } Alliances with NPRs
}
    .many = Alliances with NPRs
    .none = no Alliance with an NPR
noun-alliance-pr = { $n ->
    [one] { $n } Alliance with a player
   *[other] { $n } Alliances with players
}
    .many = Alliances with players
    .none = no Alliance with a player
noun-marriage = { $n ->
    [one] { $n } Royal Marriage
   *[other] { $n } Royal Marriages
}
    .many = Royal Marriages
    .none = no Royal Marriage
noun-influence = { $n } Influence
    .many = Influence
    .none = no Influence
noun-in-area = { $n ->
    [one] { $n } Area
   *[other] { $n } Areas
}
    .none = no Area
noun-in-area-no-core = { $n ->
    [one] { $n } Area without own Core Provinces
   *[other] { $n } Areas without own Core Provinces
}
    .none = no Area without own Core Provinces
noun-on-continent = { $n ->
    [one] { $n } distant continent
   *[other] { $n } distant continents
}
    .none = no distant continent
noun-in-node = { $n ->
    [one] { $n } Trade Node
   *[other] { $n } Trade Nodes
}
    .none = no Trade Node
noun-in-expanded-node = { $n ->
    [one] { $n } Expanded Trade Node
   *[other] { $n } Expanded Trade Nodes
}
    .none = no Expanded Trade Node
in-least-of-areas = at least { $n } of the Areas { $names }
in-nodes = { $n ->
    [one] in the Trade Node { $names }
   *[other] in the Trade Nodes { $names }
}
in-least-of-nodes = at least { $n } of the Trade Nodes { $names }
in-most-of-nodes = at most { $n } of the Trade Nodes { $names }
noun-claim = { $n ->
    [one] { $n } Claim
   *[other] { $n } Claims
}
    .many = Claims
    .none = no Claim
noun-cardinal = { $n ->
    [one] { $n } Cardinal
   *[other] { $n } Cardinals
}
    .many = Cardinals
    .none = no Cardinal
noun-interest = { $n ->
    [one] { $n } Interest token
   *[other] { $n } Interest tokens
}
    .many = Interest tokens
    .none = no Interest token
noun-advisor = { $n ->
    [one] { $n } Advisor
   *[other] { $n } Advisors
}
    .many = Advisors
    .none = no Advisor
noun-protecting-ship = { $n ->
    [one] { $n } Light Ship on Trade Protection
   *[other] { $n } Light Ships on Trade Protection
}
    .many = Light Ships on Trade Protection
    .none = no Light Ship on Trade Protection
noun-general = { $n ->
    [one] { $n } Leader in command
   *[other] { $n } Leaders in command
}
    .many = Leaders in command
    .none = no Leader in command
noun-unrest = { $n ->
    [one] { $n } Province with Unrest
   *[other] { $n } Provinces with Unrest
}
    .many = Provinces with Unrest
    .none = no Unrest
noun-rebel = { $n ->
    [one] { $n } Rebel Unit
   *[other] { $n } Rebel Units
}
    .many = Rebel Units
    .none = no Rebels
    .all = all Rebel Units
    .any = any Rebel Units
noun-dissent-area = { $n ->
    [one] { $n } Area in Religious Dissent
   *[other] { $n } Areas in Religious Dissent
}
    .many = Areas in Religious Dissent
    .none = no Area in Religious Dissent
noun-ducat = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
    .many = ducats
    .none = no ducats
noun-idea = { $n ->
    [one] { $n } Idea
   *[other] { $n } Ideas
}
    .many = Ideas
    .none = no Idea
noun-idea-adm = { $n ->
    [one] { $n } Administrative Idea
   *[other] { $n } Administrative Ideas
}
    .many = Administrative Ideas
    .none = no Administrative Idea
noun-idea-dip = { $n ->
    [one] { $n } Diplomatic Idea
   *[other] { $n } Diplomatic Ideas
}
    .many = Diplomatic Ideas
    .none = no Diplomatic Idea
noun-idea-mil = { $n ->
    [one] { $n } Military Idea
   *[other] { $n } Military Ideas
}
    .many = Military Ideas
    .none = no Military Idea
noun-land-unit = { $n ->
    [one] { $n } Deployed land Unit
   *[other] { $n } Deployed land Units
}
    .many = Deployed land Units
    .none = no Deployed land Unit
noun-infantry = { $n } Deployed Infantry
    .many = Deployed Infantry
    .none = no Deployed Infantry
noun-cavalry = { $n } Deployed Cavalry
    .many = Deployed Cavalry
    .none = no Deployed Cavalry
noun-artillery = { $n } Deployed Artillery
    .many = Deployed Artillery
    .none = no Deployed Artillery
noun-ship = { $n ->
    [one] { $n } Deployed Ship
   *[other] { $n } Deployed Ships
}
    .many = Deployed Ships
    .none = no Deployed Ship
noun-light-ship = { $n ->
    [one] { $n } Deployed Light Ship
   *[other] { $n } Deployed Light Ships
}
    .many = Deployed Light Ships
    .none = no Deployed Light Ship
noun-heavy-ship = { $n ->
    [one] { $n } Deployed Heavy Ship
   *[other] { $n } Deployed Heavy Ships
}
    .many = Deployed Heavy Ships
    .none = no Deployed Heavy Ship
noun-galley-ship = { $n ->
    [one] { $n } Deployed Galley
   *[other] { $n } Deployed Galleys
}
    .many = Deployed Galleys
    .none = no Deployed Galley
noun-battle = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
}
    .many = battles
    .none = no battle
noun-battle-land = { $n ->
    [one] { $n } Land Battle
   *[other] { $n } Land Battles
}
    .many = Land Battles
    .none = no Land Battle
noun-battle-naval = { $n ->
    [one] { $n } Naval Battle
   *[other] { $n } Naval Battles
}
    .many = Naval Battles
    .none = no Naval Battle
noun-peace-term = { $n ->
    [one] { $n } Peace Term
   *[other] { $n } Peace Terms
}
    .many = Peace Terms
    .none = no Peace Term
noun-unit = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
}
    .many = Units
    .none = no Unit
    .all = all Units
    .any = any number of Units
noun-pirate = { $n ->
    [one] { $n } Pirates token
   *[other] { $n } Pirates tokens
}
    .many = Pirates
    .none = no Pirates
    .all = all Pirates
    .any = any Pirates
noun-battle-die = { $n ->
    [one] { $n } of your side's dice
   *[other] { $n } of your side's dice
}
    .many = your side's dice
    .none = none of your side's dice
    .all = all of your side's dice
    .any = any of your side's dice
noun-infantry-die = { $n ->
    [one] { $n } infantry die
   *[other] { $n } infantry dice
}
    .many = infantry dice
    .none = no infantry die
    .all = all infantry dice
    .any = any infantry dice
noun-cavalry-die = { $n ->
    [one] { $n } cavalry die
   *[other] { $n } cavalry dice
}
    .many = cavalry dice
    .none = no cavalry die
    .all = all cavalry dice
    .any = any cavalry dice
noun-artillery-die = { $n ->
    [one] { $n } artillery die
   *[other] { $n } artillery dice
}
    .many = artillery dice
    .none = no artillery die
    .all = all artillery dice
    .any = any artillery dice

kind-unit-infantry = Infantry
kind-unit-cavalry = Cavalry
kind-unit-artillery = Artillery
kind-ship-light = Light Ships
kind-ship-heavy = Heavy Ships
kind-ship-galley = Galleys
kind-only = { $kinds }
kind-category-regular = Regular
kind-category-mercenary = Mercenary
kind-category-allied = Allied

# Effects

effect-gain = { $person ->
    [one] gains
   *[other] gain
} { $things }{ $where }
effect-lose = { $person ->
    [one] loses
   *[other] lose
} { $things }{ $where }
effect-place = { $person ->
    [one] places
   *[other] place
} { $things }{ $where }
effect-remove = { $person ->
    [you] remove { $things }
    [one] loses { $things }
   *[other] lose { $things }
}{ $where }
effect-gain-alliance = { $person ->
    [one] gains
   *[other] gain
} an Alliance { $realm-with }
effect-gain-marriage = { $person ->
    [one] gains
   *[other] gain
} a Royal Marriage { $realm-with }
effect-lose-alliance = { $person ->
    [one] loses
   *[other] lose
} the Alliance { $realm-with }
effect-lose-marriage = { $person ->
    [one] loses
   *[other] lose
} the Royal Marriage { $realm-with }
effect-gain-casus-belli = { $person ->
    [one] gains
   *[other] gain
} a Casus Belli against { $realm-the }
effect-gain-casus-belli-optional = { $person ->
    [you] you may gain
   *[other] may gain
} a Casus Belli against { $realm-the }
effect-gain-vassal-all = { $person ->
    [one] makes
   *[other] make
} { $realm-the } a Vassal
effect-gain-manpower = { $person ->
    [one] moves
   *[other] move
} { $things } from Exhausted to Available Manpower
effect-lose-manpower = { $person ->
    [one] moves
   *[other] move
} { $things } from Available to Exhausted Manpower
effect-gain-action-card = { $person ->
    [one] draws
   *[other] draw
} { $things } from any deck
effect-gain-action-card-adm = { $person ->
    [one] draws
   *[other] draw
} { $things } from the Administrative deck
effect-gain-action-card-dip = { $person ->
    [one] draws
   *[other] draw
} { $things } from the Diplomatic deck
effect-gain-action-card-mil = { $person ->
    [one] draws
   *[other] draw
} { $things } from the Military deck
effect-gain-action-card-discard-top-5 = { $person ->
    [one] takes
   *[other] take
} { $things } from the top 5 discards of one deck
effect-gain-action-card-discard = { $person ->
    [one] takes
   *[other] take
} { $things } with uses from any discard pile
effect-lose-action-card = { $person ->
    [one] discards
   *[other] discard
} { $things }
effect-gain-imperial-authority = Imperial Authority rises by { $n }
effect-lose-imperial-authority = Imperial Authority falls by { $n }
effect-gain-manpower-token-npr = a +1 Manpower token is placed{ $where } if an NPR owns it
effect-transfer = { $person ->
    [one] gives
   *[other] give
} { $things } to { $whom-the }
effect-unrest = { $person ->
    [one] adds
   *[other] add
} Unrest to { $things }
effect-calm = { $person ->
    [one] removes
   *[other] remove
} Unrest from { $upto ->
    [yes] up to { $things }
   *[no] { $things }
}
effect-rebels = { $person ->
    [one] places
   *[other] place
} { $things }{ $where }
effect-disperse = { $person ->
    [one] removes
   *[other] remove
} { $upto ->
    [yes] up to { $things }
   *[no] { $things }
}{ $where }
effect-devastate = { $person ->
    [one] devastates
   *[other] devastate
} { $things }
effect-develop = { $person ->
    [one] replaces
   *[other] replace
} { $things }
effect-convert = { $person ->
    [one] converts
   *[other] convert
} { $areas } to { $faith }
effect-convert-underlying = { $person ->
    [one] removes
   *[other] remove
} the Revolution from { $areas }
effect-spread = { $person ->
    [one] spreads
   *[other] spread
} { $faith } to { $areas }
effect-spread-beside = { $person ->
    [one] spreads
   *[other] spread
} { $faith } to { $areas } beside one of its own
effect-state-religion = { $person ->
    [one] adopts
   *[other] adopt
} { $faith } as State Religion
effect-state-religion-free = { $person ->
    [one] adopts
   *[other] adopt
} { $faith } as State Religion without penalties
effect-liberate = { $person ->
    [one] liberates
   *[other] liberate
} { $things }
effect-independence = { $who } { $person ->
    [one] is
   *[other] are
} independent again
effect-war = { $who } { $person ->
    [one] declares
   *[other] declare
} war on { $other-the }
effect-truce = { $person ->
    [one] makes
   *[other] make
} a Truce { $whom-with }
effect-end-alliance = { $person ->
    [one] ends
   *[other] end
} the Alliance { $realm-with }
effect-union = all Royal Marriages { $realm-with } turn to Disputed Succession
effect-dnpr = { $who } { $person ->
    [one] becomes
   *[other] become
} a Dynamic NPR ({ $colour }, { $pattern }): { $provinces }
effect-hre-leaves = the Area { $area } leaves the Empire
effect-hre-rejoins = the Area { $area } rejoins the Empire
effect-idea = { $person ->
    [you] you may research
   *[other] may research
} { $idea }
effect-action = { $person ->
    [you] you may take
   *[other] may take
} { $times ->
    [1] the action { $action }
   *[other] the action { $action } up to { $times } times
}
action-free = without paying its Monarch Power
action-discount = for { $n } less
with-card = with the card just gained
with-ducat-discount = for { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
} less
with-ducat-discount-all = without paying ducats
with-mil-discount = for { $n } Military Power less
with-reveal = reveal { $n } Trade Cards
with-trade-power = Trade Power +{ $n }
with-free-rerolls = { $n } free re-rolls
with-counter-reformation = to the Counter-Reformation
with-mover = with that Army
with-steps = up to { $n } steps
with-mountains-free = Mountain borders cost nothing
with-no-battle = only where no battle follows
with-different-movers = with different Armies or single Units
with-battles-last = battles after all moves
with-free-units = { $n } Units besiege for free
with-siege-strength = Siege Strength +{ $n }
with-range = range { $n }
with-pass-hostile = each Ship passes { $n } Hostile Sea Zone without a battle
with-only = only: { $kinds }
with-mercenary-limit = up to { $n } Mercenaries
with-unit-discount = { $n } ducats less for each Unit
effect-ruler = { $person ->
    [you] you may crown
   *[other] may crown
} a Leader from any discard pile
effect-advisor = { $person ->
    [you] you may appoint
   *[other] may appoint
} the Advisor { $character }
effect-leader = { $person ->
    [you] you may appoint
   *[other] may appoint
} the Leader { $character }
effect-ill-health = { $person ->
    [one] puts
   *[other] put
} an Ill Health token on { $person ->
    [you] your
    [one] its
   *[other] their
} Ruler
effect-loan-cancel = { $person ->
    [one] discards
   *[other] discard
} up to { $n ->
    [one] { $n } Interest token
   *[other] { $n } Interest tokens
}
effect-loan-forced = { $person ->
    [one] takes
   *[other] take
} a loan
effect-choose = { $person ->
    [you] choose
    [one] { $who } chooses
   *[other] { $who } choose
}: A: { $a }; B: { $b }
effect-pay = { $person ->
    [you] you may pay
   *[other] { $who } may pay
} { $cost }: { $then }
effect-roll = { $person ->
    [you] roll
    [one] { $who } rolls
   *[other] { $who } roll
} a die. { $faces }
effect-target-area = { $person ->
    [one] { $who } chooses
   *[other] choose
} { $n ->
    [one] { $n } Area
   *[other] up to { $n } Areas
}
effect-target-npr = { $person ->
    [one] { $who } chooses
   *[other] choose
} { $n ->
    [one] { $n } NPR
   *[other] up to { $n } NPRs
}
effect-target-npr-or-own-vassal = { $person ->
    [one] { $who } chooses
   *[other] choose
} { $n ->
    [one] { $n } NPR or own Vassal
   *[other] up to { $n } NPRs or own Vassals
}
effect-target-node = { $person ->
    [one] { $who } chooses
   *[other] choose
} { $n ->
    [one] { $n } Trade Node
   *[other] up to { $n } Trade Nodes
}
effect-target-own-army = { $person ->
    [one] { $who } chooses
   *[other] choose
} { $n ->
    [one] { $n } own Army
   *[other] up to { $n } own Armies
}
effect-expand-node = { $person ->
    [one] expands
   *[other] expand
} { $things }
effect-subjugate = { $person ->
    [one] makes
   *[other] make
} an allied NPR a Vassal, or annex a Vassal
effect-swap-influence = { $person ->
    [one] replaces
   *[other] replace
} up to { $n } Influence of Opponents { $realm-in } by own Influence
effect-cancel = { $person ->
    [one] cancels
   *[other] cancel
} the Covert Action
effect-reroll = { $person ->
    [one] re-rolls
   *[other] re-roll
} { $things } once
effect-strike-enemy = { $person ->
    [one] rolls
   *[other] roll
} { $things }; each symbol ({ $symbols }) is 1 casualty of the enemy
effect-strike-besieger = { $person ->
    [one] rolls
   *[other] roll
} { $things }; each symbol ({ $symbols }) is 1 casualty of the besieger
effect-remove-die = { $person ->
    [one] removes
   *[other] remove
} { $n ->
    [one] { $n } die
   *[other] { $n } dice
} of the enemy Leader
effect-pirates = { $person ->
    [one] places
   *[other] place
} { $things }{ $where }, if possible where there is a Merchant
effect-clear-pirates = { $person ->
    [one] removes
   *[other] remove
} { $upto ->
    [yes] up to { $things }
   *[no] { $things }
}{ $where }
effect-milestone = { $person ->
    [you] you may replace
   *[other] may replace
} up to { $n ->
    [one] { $n } displayed Milestone
   *[other] { $n } displayed Milestones
} that nobody has completed
effect-forbid-between = { $action } is forbidden between { $realms }
effect-forbid-with = { $action } with { $realms } is forbidden
forbid-allies = (nor against their NPR Allies)
forbid-ages = { $n ->
    [one] in Age { $times }
   *[other] in Ages { $times }
}
forbid-rounds = { $n ->
    [one] in round { $times }
   *[other] in rounds { $times }
}
effect-on = { $when }: { $then }
effect-this-round = this round: { $said }
effect-this-battle = in this battle: { $said }
effect-this-war-declaration = for this declaration of war: { $said }
effect-until-next-event = until the next event: { $said }
effect-permanent = { $said }

trigger-phase-4-d = phase 4
trigger-phase-4-e = phase 4
trigger-phase-5-a = phase 5
trigger-age-end = at the end of an Age
trigger-battle-start = at the start of a battle
trigger-province-besieged = when a player besieges Provinces that you Own
trigger-enforce-terms = each time you enforce a Peace Term
trigger-accept-defensive-cta = when you accept a Defensive Call to Arms
trigger-ruler-lost = when your Ruler dies or is discarded

forbidden-event = Event
forbidden-diplomacy = Diplomacy
forbidden-explore = Explore
forbidden-research-idea = Research Idea
forbidden-focus = Change National Focus
forbidden-change-religion = Change State Religion
forbidden-appoint = Appointing
forbidden-appoint-advisor = Appointing an Advisor
forbidden-appoint-leader = Appointing a Leader
forbidden-call-to-arms = Call to Arms
forbidden-loan-take = Taking a loan
forbidden-loan-repay = Repaying a loan
forbidden-replenish = Replenish Manpower
forbidden-cut-ties = Cut Ties
forbidden-increase-stability = Increase Stability
forbidden-convert-area = Convert Area
forbidden-colonize = Colonize
forbidden-influence = Influence
forbidden-forge-alliance = An Alliance
forbidden-fabricate-claims = Fabricate Claims
forbidden-trade = Trade
forbidden-declare-war = A declaration of war
forbidden-land-move = Land Movement
forbidden-siege = Siege
forbidden-naval-move = Naval Movement
forbidden-undock = Undock
forbidden-recruit-units = Recruit Units
forbidden-suppress-unrest = Suppress Unrest
forbidden-raise-ia = Increase Imperial Authority
forbidden-papal-action = Papal Action
forbidden-automatic-white-peace = Automatic White Peace

believing-catholic = Catholicism
    .to = Catholicism
    .acc = Catholicism
believing-counter-reformed = Counter-Reformed Catholicism
    .to = Counter-Reformed Catholicism
    .acc = Counter-Reformed Catholicism
believing-protestant = Protestantism
    .to = Protestantism
    .acc = Protestantism
believing-orthodox = Orthodoxy
    .to = Orthodoxy
    .acc = Orthodoxy
believing-islam = Islam
    .to = Islam
    .acc = Islam
believing-diverse = Diverse Faiths
    .to = Diverse Faiths
    .acc = Diverse Faiths
believing-revolutionary = the Revolution
    .to = the Revolution
    .acc = the Revolution
believing-own = the own State Religion
    .to = the own State Religion
    .acc = the own State Religion

# Modifiers

modifier-cost = { $action } costs { $person ->
    [you] you
   *[other] { $who-the }
} { $things } { $more ->
    [yes] more
   *[no] less
}{ $per }
cost-least = (at least { $n })
per-action = per action
per-unit = per Unit
per-claim = per Claim
per-advisor = per Advisor
per-ally = per Ally
per-target = per target
per-round = per round
paid-adm = { $n } Administrative Power
paid-dip = { $n } Diplomatic Power
paid-mil = { $n } Military Power
paid-any = { $n } Monarch Power
paid-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
paid-influence = { $n } Influence
paid-stability = { $n } Stability
paid-adm-or-colonist = { $n } Administrative Power or Colonists
cost-event = Event
cost-diplomacy = Diplomacy
cost-explore = Explore
cost-research-idea = Research Idea
cost-research-that = researching { $idea }
cost-focus = Change National Focus
cost-change-religion = Change State Religion
cost-appoint = appointing a character
cost-appoint-advisor = appointing an Advisor
cost-appoint-leader = appointing a Leader
cost-call-to-arms = Call to Arms
cost-loan-take = taking a loan
cost-loan-repay = repaying a loan
cost-replenish = Replenish Manpower
cost-cut-ties = Cut Ties
cost-increase-stability = Increase Stability
cost-convert-area = Convert Area
cost-colonize = Colonize
cost-influence = Influence
cost-forge-alliance = Forge Alliance
cost-fabricate-claims = Fabricate Claims
cost-trade = Trade
cost-declare-war = Declare War
cost-land-move = Land Movement
cost-siege = Siege
cost-naval-move = Naval Movement
cost-undock = Undock
cost-recruit-units = Recruit Units
cost-suppress-unrest = Suppress Unrest
cost-raise-ia = Increase Imperial Authority
cost-papal-action = Papal Action
cost-raise-stability = every action or card that raises Stability
cost-diplomacy-marriage = a Royal Marriage by Diplomacy
cost-upkeep-advisor = upkeep of Advisors
cost-upkeep-regular = upkeep of Regular Units
cost-interest = Interest
cost-recruit-regular-infantry = recruiting Regular Infantry
cost-recruit-mercenary = recruiting Mercenaries
cost-recruit-heavy-ship = recruiting a Heavy Ship
cost-recruit-artillery = recruiting Artillery
cost-call-to-arms-defensive = a Defensive Call to Arms
cost-war-without-cb = a war without Casus Belli
cost-military-access = Military Access
cost-card = the card { $title }

modifier-income = phase 4: { $person ->
    [you] {""}
   *[other] { $who }:{" "}
}{ $things } { $more ->
    [yes] more
   *[no] less
}
modifier-dice = { $person ->
    [you] you have
    [one] { $who } has
   *[other] { $who } have
} { $n } more { $n ->
    [one] { $kind } die
   *[other] { $kind } dice
}{ $where }
modifier-dice-leader = { $person ->
    [you] your Leader in use adds
   *[other] the Leader of { $who-the } adds
} his dice once more
dice-infantry = infantry
dice-cavalry = cavalry
dice-artillery = artillery
dice-any = battle
dice-leader-dice = Leader
battle-land-battle = in Land Battles
battle-naval-battle = in Naval Battles
modifier-hits = { $person ->
    [you] for you
   *[other] for { $who-the }
} { $symbol } counts as { $kind }
hit-f = the infantry symbol
hit-g = the outlined infantry symbol
hit-h = the cavalry symbol
hit-i = the artillery symbol
result-infantry = { $n ->
    [one] { $n } infantry result
   *[other] { $n } infantry results
}
result-cavalry = { $n ->
    [one] { $n } cavalry result
   *[other] { $n } cavalry results
}
result-artillery = { $n ->
    [one] { $n } artillery result
   *[other] { $n } artillery results
}
modifier-capacity-land = { $person ->
    [you] your
   *[other] for { $who-the } the
} Military Capacity is { $n } { $more ->
    [yes] higher
   *[no] lower
}
modifier-capacity-naval = { $person ->
    [you] your
   *[other] for { $who-the } the
} Naval Capacity is { $n } { $more ->
    [yes] higher
   *[no] lower
}
modifier-trade-power = { $person ->
    [you] you have
    [one] { $who } has
   *[other] { $who } have
} { $n } { $more ->
    [yes] more
   *[no] less
} Trade Power { $where }
modifier-trade-income = { $person ->
    [you] you collect
    [one] { $who } collects
   *[other] { $who } collect
} { $things } { $more ->
    [yes] more
   *[no] less
} from a node
modifier-bot-power = { $said } (bots: { $n } Bot Power)
modifier-limit-alliances = { $person ->
    [you] you may have
   *[other] { $who } may have
} { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Alliance
   *[other] Alliances
}
modifier-limit-marriages = { $person ->
    [you] you may have
   *[other] { $who } may have
} { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Royal Marriage
   *[other] Royal Marriages
}
modifier-limit-merchants = { $person ->
    [you] you may have
   *[other] { $who } may have
} { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Merchant
   *[other] Merchants
}
modifier-limit-mercenaries-per-turn = { $person ->
    [you] you may recruit
   *[other] { $who } may recruit
} { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Mercenary
   *[other] Mercenaries
} per turn
modifier-limit-influence-per-area-turn = { $person ->
    [you] you may place
   *[other] { $who } may place
} { $n } { $more ->
    [yes] more
   *[no] less
} Influence per Area and turn
modifier-limit-manpower = { $person ->
    [you] your
   *[other] for { $who-the } the
} Manpower is { $n } { $more ->
    [yes] higher
   *[no] lower
}
modifier-limit-manpower-refresh-max = phase 5: { $person ->
    [you] you refresh
    [one] { $who } refreshes
   *[other] { $who } refresh
} { $n } { $more ->
    [yes] more
   *[no] fewer
} Exhausted Units
modifier-limit-war-unrest = phase 3: war adds Unrest to { $n } { $more ->
    [yes] more
   *[no] fewer
} { $person ->
    [you] of your Towns
   *[other] Towns of { $who-the }
}
modifier-limit-corruption-free-treasury = Corruption begins { $n } ducats { $more ->
    [yes] later
   *[no] earlier
}{ $person ->
    [you] {""}
   *[other] {" "}for { $who-the }
}
modifier-limit-disputed-succession-penalty = a Disputed Succession costs { $person ->
    [you] you
   *[other] { $who-the }
} { $n } Prestige { $more ->
    [yes] more
   *[no] less
}
modifier-limit-unused-cb-penalty = an unused CB token costs { $person ->
    [you] you
   *[other] { $who-the }
} { $n } Prestige { $more ->
    [yes] more
   *[no] less
}
modifier-immune-religious-dissent = { $person ->
    [you] you ignore
    [one] { $who } ignores
   *[other] { $who } ignore
} Religious Dissent{ $where }
modifier-immune-lost-at-sea = { $person ->
    [you] you ignore
    [one] { $who } ignores
   *[other] { $who } ignore
} Lost at Sea{ $where }
modifier-immune-religious-dissent-areas = each round { $person ->
    [you] you may ignore
   *[other] { $who } may ignore
} Religious Dissent in up to { $areas ->
    [one] { $areas } Area
   *[other] { $areas } Areas
}
modifier-immune-age-end-marriage-loss = at the end of an Age { $person ->
    [you] you need
    [one] { $who } needs
   *[other] { $who } need
} to give up no Royal Marriage
modifier-immune-interregnum-stability-loss = an Interregnum costs { $person ->
    [you] you
   *[other] { $who-the }
} no Stability
modifier-immune-leader-ill-health = { $person ->
    [you] your Leader
   *[other] the Leader of { $who-the }
} gets no Ill Health
modifier-immune-declare-war = { $person ->
    [you] you may not declare
   *[other] { $who } may not declare
} war on Realms whose capital lies{ $where }
modifier-immune-declare-war-all = no player may declare war on Realms whose capital lies{ $where }
modifier-enable-artillery = { $person ->
    [you] you may
   *[other] { $who } may
} recruit Artillery
modifier-enable-explore-with-ships = { $person ->
    [you] you may
   *[other] { $who } may
} use Ships to Explore
modifier-enable-cb-holy-war = { $person ->
    [you] you have
    [one] { $who } has
   *[other] { $who } have
} the Casus Belli Holy War
modifier-reroll = { $person ->
    [you] you may
   *[other] { $who } may
} re-roll { $n } own Battle { $n ->
    [one] Die
   *[other] Dice
}

# Conditions

verb-has = { $person ->
    [you] { $sense ->
        [not] you do not have
       *[other] you have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
}
verb-owns = { $person ->
    [you] { $sense ->
        [not] you do not Own
       *[other] you Own
    }
    [one] { $who } { $sense ->
        [not] does not Own
       *[other] Owns
    }
   *[many] { $who } { $sense ->
        [not] do not Own
       *[other] Own
    }
}
verb-controls = { $person ->
    [you] { $sense ->
        [not] you do not Control
       *[other] you Control
    }
    [one] { $who } { $sense ->
        [not] does not Control
       *[other] Controls
    }
   *[many] { $who } { $sense ->
        [not] do not Control
       *[other] Control
    }
}
verb-occupies = { $person ->
    [you] { $sense ->
        [not] you do not Occupy
       *[other] you Occupy
    }
    [one] { $who } { $sense ->
        [not] does not Occupy
       *[other] Occupies
    }
   *[many] { $who } { $sense ->
        [not] do not Occupy
       *[other] Occupy
    }
}
verb-won = { $person ->
    [you] you
   *[other] { $who }
} { $sense ->
    [not] did not win
   *[other] won
}
verb-enforced = { $person ->
    [you] you
   *[other] { $who }
} { $sense ->
    [not] did not enforce
   *[other] enforced
}
verb-converted = { $person ->
    [you] you
   *[other] { $who }
} { $sense ->
    [not] did not convert
   *[other] converted
}
verb-collected = { $person ->
    [you] you
   *[other] { $who }
} { $sense ->
    [not] did not collect
   *[other] collected
}
verb-owns-provinces = { $person ->
    [you] { $sense ->
        [not] you do not Own Provinces in
       *[other] you Own Provinces in
    }
    [one] { $who } { $sense ->
        [not] does not Own Provinces in
       *[other] Owns Provinces in
    }
   *[many] { $who } { $sense ->
        [not] do not Own Provinces in
       *[other] Own Provinces in
    }
}
verb-owns-on = { $person ->
    [you] { $sense ->
        [not] you do not Own Provinces on
       *[other] you Own Provinces on
    }
    [one] { $who } { $sense ->
        [not] does not Own Provinces on
       *[other] Owns Provinces on
    }
   *[many] { $who } { $sense ->
        [not] do not Own Provinces on
       *[other] Own Provinces on
    }
}
verb-owns-whole = { $person ->
    [you] { $sense ->
        [not] you do not wholly Own
       *[other] you wholly Own
    }
    [one] { $who } { $sense ->
        [not] does not wholly Own
       *[other] wholly Owns
    }
   *[many] { $who } { $sense ->
        [not] do not wholly Own
       *[other] wholly Own
    }
}
verb-has-influence = { $person ->
    [you] { $sense ->
        [not] you do not have Influence in
       *[other] you have Influence in
    }
    [one] { $who } { $sense ->
        [not] does not have Influence in
       *[other] has Influence in
    }
   *[many] { $who } { $sense ->
        [not] do not have Influence in
       *[other] have Influence in
    }
}
verb-leads-influence = { $person ->
    [you] { $sense ->
        [not] you do not have the most Influence in
       *[other] you have the most Influence (2 or more) in
    }
    [one] { $who } { $sense ->
        [not] does not have the most Influence in
       *[other] has the most Influence (2 or more) in
    }
   *[many] { $who } { $sense ->
        [not] do not have the most Influence in
       *[other] have the most Influence (2 or more) in
    }
}
verb-has-merchants = { $person ->
    [you] { $sense ->
        [not] you do not have Merchants in
       *[other] you have Merchants in
    }
    [one] { $who } { $sense ->
        [not] does not have Merchants in
       *[other] has Merchants in
    }
   *[many] { $who } { $sense ->
        [not] do not have Merchants in
       *[other] have Merchants in
    }
}
verb-has-merchant = { $person ->
    [you] { $sense ->
        [not] you do not have a Merchant
       *[other] you have a Merchant
    }
    [one] { $who } { $sense ->
        [not] does not have a Merchant
       *[other] has a Merchant
    }
   *[many] { $who } { $sense ->
        [not] do not have a Merchant
       *[other] have a Merchant
    }
}
condition-holds = { $said } (Vassals included)
condition-not = it is not so that { $said }
condition-stability = { $person ->
    [you] your Stability is
    [one] { $who } has a Stability of
   *[many] { $who } have a Stability of
} { $said }
condition-base-tax = { $person ->
    [you] your Base Tax is
    [one] { $who } has a Base Tax of
   *[many] { $who } have a Base Tax of
} { $said }
condition-base-tax-of = the Base Tax of { $who-the } is { $said }
condition-manpower = { $person ->
    [you] your Manpower is
    [one] { $who } has a Manpower of
   *[many] { $who } have a Manpower of
} { $said }
condition-monarch-power = { $person ->
    [you] your { $power } is
    [one] { $who } has { $power } of
   *[many] { $who } have { $power } of
} { $said }
condition-imperial-authority = Imperial Authority is { $said }
condition-age = the Age is { $said }
condition-trade-income = { $said } in one Trade action this round
condition-won-battles-opponent = { $said } against Opponents
condition-won-battles-npr = { $said } against NPRs
condition-won-battles-rebels = { $said } against Rebels
condition-peace-enforced = { $said } (no White Peace)
condition-peace-enforced-opponent = { $said } on an Opponent (no White Peace)
condition-peace-enforced-npr = { $said } on an NPR (no White Peace)
condition-peace-enforced-realm = { $said } on { $realm-the } (no White Peace)
condition-area-religion = { $faith } { $sense ->
    [not] is not
   *[other] is
} the Religion of { $areas }
of-areas = { $n ->
    [one] { $names }
   *[other] all of { $names }
}
of-area-there = the Area{ $where }
of-least-of-areas = at least { $n } of the Areas { $names }
of-least = at least { $things }
condition-player-owned = players Own { $things }
condition-core = { $person ->
    [you] all Provinces { $where } are
   *[other] for { $who-the } all Provinces { $where } are
} { $sense ->
    [not] not all own
   *[other] own
} Core Provinces
condition-vassal = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} { $realm } as { $person ->
    [you] your Vassal
   *[other] a Vassal
}
condition-allied-with = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} allied { $realm-with }
condition-married-to = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} a Royal Marriage { $realm-with }
condition-most-influence = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} at least { $n } Influence { $where } and more than every Opponent
condition-papal-controller = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} the Papal Controller
condition-emperor = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} the Emperor
condition-at-war = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} at War
condition-at-war-with = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} at War { $realm-with }
condition-at-peace = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} at Peace
condition-religion = { $person ->
    [you] your State Religion { $sense ->
        [not] is not
       *[other] is
    } { $faiths }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    } { $faiths } as State Religion
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    } { $faiths } as State Religion
}
condition-prestige-rank-first = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} first in Prestige
condition-prestige-rank-last = { $person ->
    [you] you { $sense ->
        [not] are not
       *[other] are
    }
    [one] { $who } { $sense ->
        [not] is not
       *[other] is
    }
   *[many] { $who } { $sense ->
        [not] are not
       *[other] are
    }
} last in Prestige
condition-ruler-skill = { $person ->
    [you] your Ruler { $sense ->
        [not] does not have
       *[other] has
    }
    [one] { $who } { $sense ->
        [not] does not have a Ruler with
       *[other] has a Ruler with
    }
   *[many] { $who } { $sense ->
        [not] do not have a Ruler with
       *[other] have a Ruler with
    }
} { $power } of at least { $n }
condition-has-idea-one = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} the Idea { $idea }
condition-has-idea-form = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} a Government Form
condition-trade-power-in = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} the most Trade Power { $node }
condition-leads = { $person ->
    [you] you { $sense ->
        [not] do not have
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] does not have
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] do not have
       *[other] have
    }
} { $measure } than every other player
condition-discovered = { $place } { $sense ->
    [not] is not
   *[other] is
} discovered
condition-completed = { $person ->
    [you] you { $sense ->
        [not] have not
       *[other] have
    }
    [one] { $who } { $sense ->
        [not] has not
       *[other] has
    }
   *[many] { $who } { $sense ->
        [not] have not
       *[other] have
    }
} completed { $goal }
condition-convertible = you { $sense ->
    [not] may not
   *[other] may
} choose it for Convert Area
condition-in-reach = it { $sense ->
    [not] is not
   *[other] is
} in reach
condition-opponent-discs = at least { $n ->
    [one] { $n } Town or Vassal token of an Opponent is
   *[other] { $n } Towns or Vassal tokens of Opponents are
} { $where }
condition-player-units = { $n ->
    [0] no land Units of players are
   *[other] at most { $n } land Units of players are
} { $where }
condition-connected = you { $sense ->
    [not] have no connection
   *[other] have a connection
} to it
condition-expanded = it { $sense ->
    [not] is not
   *[other] is
} Expanded
condition-key-power = your Key Provinces there give at least { $n } Trade Power
condition-battle-land = it { $sense ->
    [not] is no
   *[other] is a
} Land Battle
condition-battle-naval = it { $sense ->
    [not] is no
   *[other] is a
} Naval Battle
condition-leader-in-use = your side { $sense ->
    [not] uses no Leader
   *[other] uses a Leader
}
condition-infantry-in-battle = your side starts with at least { $n } Infantry
condition-artillery-up-to-cavalry = it { $sense ->
    [not] has more
   *[other] has no more
} Artillery than Cavalry
condition-entered = the Enemy { $sense ->
    [not] is not
   *[other] is
} about to enter its Area
condition-loser-is-opponent = the loser { $sense ->
    [not] is no Opponent
   *[other] is an Opponent
}
condition-plays = { $person ->
    [you] you { $sense ->
        [not] do not play
       *[other] play
    }
    [one] { $who } { $sense ->
        [not] does not play
       *[other] plays
    }
   *[many] { $who } { $sense ->
        [not] do not play
       *[other] play
    }
} { $realm }
condition-player-realm = { $sense ->
    [not] nobody
   *[other] somebody
} plays { $realm }
condition-npr = { $realm } { $realm-person ->
    [one] { $sense ->
        [not] is no
       *[other] is an
    }
   *[many] { $sense ->
        [not] are no
       *[other] are an
    }
} independent NPR
condition-hre-area = the Area { $area } { $sense ->
    [not] does not belong
   *[other] belongs
} to the Empire

# Measures: `.most` and `.least` of the player with it, `.more` than others.

measure-prestige = Prestige
    .most = the most Prestige
    .least = the least Prestige
    .more = more Prestige
measure-base-tax = Base Tax
    .most = the highest Base Tax
    .least = the lowest Base Tax
    .more = a higher Base Tax
measure-tax-income = Tax Income
    .most = the highest Tax Income
    .least = the lowest Tax Income
    .more = a higher Tax Income
measure-ducats = ducats
    .most = the most ducats
    .least = the fewest ducats
    .more = more ducats
measure-stability = Stability
    .most = the highest Stability
    .least = the lowest Stability
    .more = a higher Stability
measure-adm = Administrative Power
    .most = the most Administrative Power
    .least = the least Administrative Power
    .more = more Administrative Power
measure-dip = Diplomatic Power
    .most = the most Diplomatic Power
    .least = the least Diplomatic Power
    .more = more Diplomatic Power
measure-mil = Military Power
    .most = the most Military Power
    .least = the least Military Power
    .more = more Military Power
measure-monarch-power = Monarch Power
    .most = the most Monarch Power
    .least = the least Monarch Power
    .more = more Monarch Power
measure-manpower = Manpower
    .most = the most Manpower
    .least = the least Manpower
    .more = more Manpower
measure-land-units = land Units
    .most = the most Deployed land Units
    .least = the fewest Deployed land Units
    .more = more Deployed land Units
measure-ships = Ships
    .most = the most Deployed Ships
    .least = the fewest Deployed Ships
    .more = more Deployed Ships
measure-towns = Towns
    .most = the most Towns
    .least = the fewest Towns
    .more = more Towns
measure-vassals = Vassals
    .most = the most Vassals
    .least = the fewest Vassals
    .more = more Vassals
measure-alliances = Alliances
    .most = the most Alliances
    .least = the fewest Alliances
    .more = more Alliances
measure-marriages = Royal Marriages
    .most = the most Royal Marriages
    .least = the fewest Royal Marriages
    .more = more Royal Marriages
measure-influence = Influence
    .most = the most Influence
    .least = the least Influence
    .more = more Influence
measure-ideas = Ideas
    .most = the most Ideas
    .least = the fewest Ideas
    .more = more Ideas
measure-advisors = Advisors
    .most = the most Advisors
    .least = the fewest Advisors
    .more = more Advisors
measure-cardinals = Cardinals
    .most = the most Cardinals
    .least = the fewest Cardinals
    .more = more Cardinals
measure-colonies = Territories
    .most = the most Territories
    .least = the fewest Territories
    .more = more Territories
measure-distant-towns = distant Towns
    .most = the most distant Towns
    .least = the fewest distant Towns
    .more = more distant Towns

# The faces of cards.

face-event-a = event A
face-event-b = event B
face-event-realm = event
face-action = action card
face-reaction = reaction
face-battle-action = battle action
face-display = display ×{ $n }
face-charges = uses left: { $n }
face-idea = idea
face-idea-basic = idea, basic
face-idea-government = government form
face-mission = mission { $code }
face-milestone = milestone, { $deck }
face-trade = trade card
face-struggle = power struggle
face-struggle-active = struggle, active
face-struggle-upcoming = struggle, upcoming
face-advisor = Advisor, { $ducats ->
    [one] { $ducats } ducat a round
   *[other] { $ducats } ducats a round
}
face-leader = Leader, { $mil } MIL
face-mortality = mortality { $symbols }
face-opens = opens { $names }
face-researched = researched by { $realms }
face-reached = reached by { $realms }
face-done = completed: { $names }
face-ducats = Ducats on it: { $n }
face-face-down = face down: { $n }
face-trade-discarded = discarded trade cards
face-displayed = { $realm }: Display Cards
