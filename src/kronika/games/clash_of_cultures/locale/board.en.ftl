# Words of the drawn board. Variants are chosen by the ids of the content.

board-title = Clash of Cultures
board-map = Map
board-players = Other players
board-hand = Cards in hand
board-table = Decks, wonders and supplies
board-age = Age { $age }, round { $round } of { $of }
board-decision = decision { $number }
board-action = action { $number } of { $of }
board-waits = { $players } to decide
board-decides = to decide
board-you-decide = your decision
board-you = you
board-starter = starting player
board-winner = winner
board-won = Won by { $players }: { $reason }
board-can-choose = Can be chosen now
board-none = none
board-total = Total
board-points = { $points } VP
board-points-by-category = Points
board-category = { $category ->
    [pieces] Cities
    [advances] Advances
    [objectives] Objectives
    [wonders] Wonders
    [events] Events
   *[leaders] Leaders
}

board-unexplored = unexplored
board-exhausted = Exhausted: nothing can be collected here
board-exhausted-token = exhausted
board-city = City of { $owner }
board-size = size { $number }
board-port-to = faces { $hex }
board-activations = { $number ->
    [one] activated once this turn
    [2] activated twice this turn
   *[other] activated { $number } times this turn
}
board-beloved = tokens of Cleopatra: { $number }
board-druids = Celtic influence: { $owner }
board-units = { $number } × { $unit }
board-aboard = aboard a ship

board-owned = Known
board-not-owned = Not yet known
board-needs = Needs { $list }
board-bonus = Bonus: 1 × { $good }
board-unlocks = Unlocks: { $building }
board-unlocked = Can be built: { $building }
board-locked = Cannot be built yet: { $building }
board-is-government = Government: only one of the three
board-comes-with = Comes with { $advance }
board-any-government = any government

board-limit = at most { $number }
board-tracker = { $number ->
    [one] Event tracker: { $number } cube left
   *[other] Event tracker: { $number } cubes left
}
board-token = { $good ->
    [mood] Mood
   *[culture] Culture
}
board-count-kind = { $kind ->
    [defeated-leaders] leaders defeated: { $number }
   *[rune-stones] rune stones: { $number }
}
board-persons = Great persons in hand: { $number }
board-hand-of = { $sort ->
    [action] Action cards: { $number }
    [objective] Objective cards: { $number }
    [wonder] Wonder cards: { $number }
   *[persons] Great persons: { $number }
}
board-leads = Leader in play: { $leader }
board-leaders = Leaders
board-in-play = in play
board-available = Can still be recruited
board-wonders = Wonders
board-builder = built by
board-holder = held by
board-built = built
board-held = held
board-completed = Completed
board-completed-one = Completed objective
board-open-persons = Great persons
board-captives = Captives
board-supply = Not yet placed
board-settlements = settlements
board-left = { $thing }: { $number } left

board-kind = { $kind ->
    [main] main action
    [free] free action
   *[reaction] reaction
}
board-fighter = { $fighter ->
    [army] army
    [ship] ships
   *[fortress] fortress
}
board-role = { $role ->
    [attacker] attacker
   *[defender] defender
}
board-where = { $place ->
    [land] on land
   *[city] at a city
}
board-timing = { $timing ->
    [instant] immediately
    [status] status phase
   *[instant-or-status] at once or status phase
}
board-costs = Costs { $goods }
board-offered = To choose from

board-decks = Decks
board-pile = { $pile ->
    [action] action cards
    [objective] objectives
    [event] events
   *[wonder] wonders
}
board-deck-left = { $pile }: { $number } left in the deck
board-pile-count = { $pile }: { $number }
board-discards = Discarded
board-last-discard = last: { $card }
board-lasting = Lasting events
board-lasting-one = Stays in force
board-neutral-supply = Neutral supply
board-tiles-left = { $number ->
    [one] { $number } unexplored tile
   *[other] { $number } unexplored tiles
}
board-on-table = face up
