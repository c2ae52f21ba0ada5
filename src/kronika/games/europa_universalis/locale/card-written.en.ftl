# What action cards say, as written; the rest is put together from their effects.

title-text-man-of-the-church = Choose: gain 1 Cardinal (Catholic realms only); or convert to your State Religion 1 Area in which you Own at least half of the Provinces. This conversion adds no Unrest and no Rebel Dice are rolled.
title-text-commercial-growth = Expand a Trade Node in which you have a Merchant and a connection. Then you may take Trade without paying its Diplomatic Power.
title-text-assembly-of-the-estates = Gain 1 Stability and remove Unrest from 1 of your Provinces.
title-text-tax-census = Gain 5 ducats plus 1 ducat for every 2 Towns you have on the board, at most 12 ducats. Then add Unrest to 1 of your Towns.
title-text-university-charter = Research an Idea of the display for 3 less. What remains may be paid with Administrative Power instead of the Idea's own type.
title-text-edict-of-toleration = Remove Unrest from up to 3 of your Provinces in Areas whose Religion differs from your State Religion. This round Religious Dissent does not affect you.
title-text-colonial-charter = Gain 2 Colonists. Then you may take Colonize at its normal cost.
title-text-debt-settlement = Return up to 2 of your Interest tokens without paying.
title-text-public-granaries = When you are about to roll Rebel Dice: first remove Unrest from up to 3 of your Provinces, in any Areas.
title-text-talent-at-court = Take 1 of the top 5 discards of one Action deck into your hand. Then you may Appoint its character: an Advisor for 2 ducats less, a General or Admiral for 1 Military Power less.
title-text-royal-marriage = Make a Royal Marriage with an eligible NPR, or with your own Vassal, in whose Areas you have at least 1 Influence. Then place 1 Influence in its Capital Area if there is room.
title-text-subjugate = Make an allied NPR your Vassal, or Annex one of your Vassals, under the conditions and Influence cost of the rules for Vassals.
title-text-new-alliance = Choose an NPR in reach that is at Peace. Replace up to 2 Influence of Opponents in its Areas by your own; place there what is left of the 2. If you are at Peace and now have at least 2 Influence there and more than every Opponent, you gain an Alliance with it.
title-text-counterespionage = Cancel a Covert Action that affects you. Its costs stay paid, its card or uses are lost and the acting player's turn is over.
title-text-study-technology = Research an Idea that at least 1 Opponent has, but no Government Form, for 4 less. What remains may be paid with Diplomatic Power.
title-text-resident-ambassador = Place 3 Influence in Areas in reach, at most 2 per Area and only where there is room.
title-text-ancient-charters = Place 2 Claims in different Areas of the main map adjacent to your Realm. You may be at War.
title-text-merchant-convoy = Take Trade without paying its cost: reveal 5 Trade Cards instead of 3, and your Trade Power is 2 higher.
title-text-defensive-league = When war is declared on you, or you accept a Defensive Call to Arms: gain 1 Military Power. Your Defensive Calls to Arms to NPR Allies in answer to this declaration cost no Influence.
title-text-envoys-to-the-electors = Choose: place 4 Influence in Elector Areas, in reach or not, at most 2 per Area and only where there is room; or, as Emperor with Imperial Authority 3 or lower, gain 1 Imperial Authority.
title-text-voyage-of-discovery = Take Explore without paying its cost. Your re-rolls are free.
title-text-forced-march = Move 1 Army up to 4 steps by the rules of Land Movement; Mountain borders cost it nothing. Not with an Army that has more Artillery than Cavalry.
title-text-naval-maneuver = Make a Naval Movement with a range of 4. On the way each Ship may pass through 1 Hostile Sea Zone without a battle.
title-text-superior-tactics = Add 2 Battle Dice of any types to your side for this battle.
title-text-inspired-leadership = Add the dice of the Leader that your side uses once more for this battle. He gets no Ill Health in this battle.
title-text-logistics-master = Make a Land Movement with each of up to 3 different Armies or single Units. Battles are fought after all moves, in the order you choose.
title-text-one-step-ahead = When Enemy land Units are about to enter an Area in which one of your Armies stands: that Army first moves 1 step to an Area where no battle follows; Mountain borders cost it nothing. Not with an Army that has more Artillery than Cavalry.
title-text-siege-engineers = Make a Siege: up to 4 Units besiege without further Military Power and your Siege Strength is 1 higher. Each further Unit costs 1 Military Power as usual.
title-text-mercenary-contract = Recruit up to 5 Mercenaries this turn, each for 2 ducats less. No other Units or Ships.
title-text-general-levy = Move up to 6 Units from Exhausted to Available Manpower, then you may take Recruit Units without paying its Military Power. Add Unrest to 1 of your Towns.
title-text-martial-law = Choose up to 2 Areas in which you Own Provinces: remove all your Unrest and up to 2 Rebel Units in each of them.

# What Display Cards can be used for.

use-text-integrate-area = Put your Core token into an Area in which you Own all Provinces, unless all of them are already your Core Provinces. Other Core tokens and DNPR tokens there are removed.
use-text-missionaries = Convert 1 Area that you could convert with Convert Area. Add Unrest to 1 of your Towns there; no Rebel Dice are rolled.
use-text-town-charters = Develop: replace 1 of your Small Towns by a Large Town.
use-text-war-taxes = Gain 1 ducat for each Deployed Regular Unit of yours, then add Unrest to 1 of your Towns or Vassal tokens. Also usable as a Reaction when war is declared on you or you accept a Defensive Call to Arms.
use-text-crown-courts = Remove Unrest from up to 3 of your Provinces (limits as for Suppress Unrest).
use-text-royal-intendants = Gain 1 Diplomatic Power, 1 Military Power and 2 ducats.
use-text-support-rebels = Choose an Area in reach that holds a Town or Vassal token of an Opponent and no land Units of players: add Unrest to 1 of them and place 2 Rebel Units there.
use-text-sow-discontent = Choose an Area in reach: add Unrest to up to 2 Towns or Vassal tokens of Opponents there.
use-text-sabotage-reputation = Choose an Area in reach: remove up to 3 Influence of Opponents there.
use-text-increase-manpower = Put a +1 Manpower token into your reserve.
use-text-innovative-tactics = Add 4 Battle Dice of any types to your side for this battle.
use-text-border-muster = When war is declared on you, or you accept a Defensive Call to Arms: take Recruit Units without paying its Military Power.
use-text-veteran-companies = Directly after the roll in a battle in which you lead your side: re-roll any of your side's dice once.
use-text-regimental-depots = Move up to 6 Units from Exhausted to Available Manpower.

# What Ideas say.

idea-text-bureaucracy = Phase 4: 2 ducats more income.
idea-text-tolerance = Each round you may ignore Religious Dissent in up to 2 Areas. Immediate: remove Unrest from up to 2 of your Provinces.
idea-text-deus-vult = You have the Casus Belli Holy War against adjacent Realms of another State Religion and adjacent Distant Realms (a Christian Realm not against Christians). Immediate: gain 2 Military Power.
idea-text-patronage-of-the-arts = Your Advisors cost 1 ducat less, at appointment and as upkeep. At the end of an Age gain 1 Prestige if you have at least 2 Advisors.
idea-text-printing-press = Research Idea costs you 1 Monarch Power less (at least 1). Immediate: draw 2 Action Cards from any decks.
idea-text-administrative-monarchy = Phase 4: 1 more Administrative Power. Every action or card that raises Stability costs you 1 Administrative Power less. Immediate: remove Unrest from up to 2 of your Provinces.
idea-text-colonial-administration = Colonize costs you 3 instead of 4. Phase 5: gain 1 Colonist more if you have a distant Town (the limit of 4 per round does not count it). Immediate: gain 2 Colonists.
idea-text-absolute-monarchy = Gain 1 Stability each time you enforce peace terms on an Opponent. Phase 4 with positive Stability: gain 2 Monarch Power of any types and 1 Prestige. Immediate: lose 1 Stability, gain 2 Monarch Power of any types, take any 1 Display Card from the discard piles into your hand.
idea-text-national-bank = You pay 2 ducats less Interest each round and 1 ducat less to repay a Loan. Corruption affects you only from 70 ducats on (each step 20 ducats later).
idea-text-revolutionary-regime = Phase 4: 1 more Administrative and 1 more Military Power. A declaration of war without Casus Belli costs 1 Stability per target instead of 2; your Regular Infantry costs 1 ducat less. Immediate: your State Religion becomes Revolutionary.
idea-text-quest-for-the-new-world = Your Ships may be used in Explore. Immediate: gain 1 Light Ship.
idea-text-cabinet = You may have 4 Alliances and 4 Royal Marriages. Immediate: draw 2 Diplomatic Action Cards.
idea-text-permanent-embassies = The first cube of each of your Influence actions is free, and you may place up to 3 per Area.
idea-text-matrimonial-policy = Royal Marriages by card or Player-to-Player Diplomacy cost you 1 Diplomatic Power less. At the end of an Age you need not give up a Marriage. A Disputed Succession costs you 1 Prestige instead of 3.
idea-text-learned-jurists = Fabricate Claims costs you 1 Diplomatic Power per Claim. An unused CB token costs you 1 Prestige instead of 2.
idea-text-elective-monarchy = Phase 4: 1 more Diplomatic Power. When your Ruler dies or is discarded without replacement you may crown a Leader from any discard pile. An Interregnum costs you no Stability.
idea-text-mercantilism = You have 1 more Trade Power in a node of which you Own at least 1 Key Province. If your Key Provinces give you 3 or more Trade Power there, every Opponent collects 2 ducats less from it (a bot 1 Bot Power less).
idea-text-free-trade = You may have 3 Merchants. Whenever you collect Trade Income, you get 1 ducat more. Immediate: gain the third Merchant.
idea-text-balance-of-power = When you accept a Defensive Call to Arms gain 1 Prestige and 1 Military Power. Your Defensive Calls to Arms cost no Influence.
idea-text-constitutional-monarchy = Phase 4: 1 more Administrative and 1 more Diplomatic Power. Being at War adds Unrest to 1 of your Towns in Phase 3 instead of 2. Immediate: gain 1 Stability.
idea-text-cannons = You may recruit Artillery. Immediate: gain 1 Artillery.
idea-text-tercios-janissaries = In your Land Battles the outlined infantry symbol counts as a second infantry result.
idea-text-noble-knights = At the start of a Land Battle roll 1 cavalry die per Cavalry Unit of your side, at most 3; each cavalry symbol is 1 hit.
idea-text-defensive-mentality = When Provinces you Own are besieged by a player, roll 1 infantry die per such Province, at most 3; each infantry symbol removes 1 besieging Unit. If the Siege Strength left is too low, the besieger gives up Provinces of his choice.
idea-text-soldiers-of-fortune = Your Mercenaries cost 1 ducat less to recruit and you may recruit 2 more per turn.
idea-text-military-drill = At the start of a battle the enemy side removes 1 die of its Leader, of your choice.
idea-text-ship-of-the-line = Your Heavy Ships cost 3 ducats less. In Naval Battles you have 1 more artillery die.
idea-text-line-infantry = In your Land Battles the outlined infantry symbol counts as a second infantry result (once, also with Tercios/Janissaries). If your side starts the battle with at least 4 Infantry, you have 1 more infantry die.
idea-text-standing-army = You pay 3 ducats less upkeep for your Regular Units each round. Your Manpower is 1 higher.
idea-text-nation-in-arms = Your Manpower is 3 higher and in Phase 5 you refresh up to 8 Exhausted Units instead of 6. Immediate: move up to 6 Units from Exhausted to Available Manpower.
