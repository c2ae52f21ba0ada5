# Scenarios; `.summary` says what they are about.

scenario-first-crowns = First Crowns
    .summary = A learning game of four rounds in the west: three neighbours, simple goals, no advanced rules.
scenario-lions-and-lilies = Lions and Lilies
    .summary = Two players settle the Hundred Years' War in one age. No bots.
scenario-crescent-and-eagle = Crescent and Eagle
    .summary = Two players, the Emperor and the Sultan, contest the Danube through two ages. No bots.
scenario-two-oceans = The Line across the Ocean
    .summary = Two players race for the new continents. War between them is forbidden in the first age. No bots.
scenario-sea-beggars = The Sea Beggars
    .summary = Three players, one age: the Netherlands in revolt, England in between, Spain rich and indebted. Starts in 1568.
scenario-lonely-crown = The Lonely Crown
    .summary = Solitaire: one player and two bots in the west through two ages.
scenario-western-kingdoms = Kingdoms of the West
    .summary = The standard game for three in the west, two ages with the New World.
scenario-eastern-thrones = Thrones of the East
    .summary = Three players between the Baltic and the Aegean, two ages.
scenario-northern-crowns = Crowns of the North
    .summary = Denmark, Sweden and Muscovy around one cold sea, two ages.
scenario-four-powers = Four Powers
    .summary = The great game for four: Castile, France, Austria and the Ottomans through three ages.
scenario-wars-of-religion = The Wars of Religion
    .summary = Four players from 1517 through the ages of Reformation and Absolutism.
scenario-inland-sea = The Inland Sea
    .summary = Four powers share the Mediterranean: Aragon, Venice, Ottomans and Mamluks, two ages.
scenario-heart-of-europe = Heart of Europe
    .summary = Four realms around the Empire: Burgundy, Brandenburg, Austria and Hungary, two ages.
scenario-five-powers = Five Powers
    .summary = England joins the four powers: five players, three ages, all boards.
scenario-marches-of-the-east = Marches of the East
    .summary = Five players between Vienna and the Volga: Austria, Hungary, Poland, Muscovy and the Ottomans, two ages.
scenario-grand-campaign = Grand Campaign
    .summary = Six players, all boards, three ages: from the fall of Constantinople to the age of absolutism.
scenario-grand-campaign-four-ages = Grand Campaign: Four Ages
    .summary = The whole story for six players, from 1444 to the age of revolutions.

# Special rules of scenarios.

scenario-rule-first-round-alliances = In round 1 no player may ally with Castile or Burgundy.
scenario-rule-treaty-peace = In Age I neither player may declare war on the other or on the other's NPR Ally.
scenario-rule-navigators = Both players pay 2 less to research Quest for the New World.
scenario-rule-war-goes-on = The war between Castile and the Netherlands is not ended by Automatic White Peace in round 1.

# When a game starts.

start-1444 = 11 November 1444
start-1517 = 31 October 1517
start-1568 = 1 April 1568

# Ranks of who plays alone.

rank-baron = Baron
rank-prince = Prince
rank-sovereign = Sovereign

# Levels of bots.

bot-level-1 = Page
bot-level-2 = Knight
bot-level-3 = Prince
bot-level-4 = Sovereign

# Ages.

age-1 = Age of Discovery
age-2 = Age of Reformation
age-3 = Age of Absolutism
age-4 = Age of Revolutions
