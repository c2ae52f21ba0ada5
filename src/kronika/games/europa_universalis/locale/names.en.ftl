# Players, phases, actions and other things that phrases of several chapters name.

player-player-1 = Player 1
    .the = player 1
player-player-2 = Player 2
    .the = player 2
player-player-3 = Player 3
    .the = player 3
player-player-4 = Player 4
    .the = player 4
player-player-5 = Player 5
    .the = player 5
player-player-6 = Player 6
    .the = player 6

power-adm = Administrative Power
power-dip = Diplomatic Power
power-mil = Military Power

age-discovery = Age of Discovery
age-reformation = Age of Reformation
age-absolutism = Age of Absolutism
age-revolutions = Age of Revolutions

phase-draw-cards = Draw Cards
phase-actions = Actions
phase-peace-and-rebels = Peace & Rebels
phase-income-and-upkeep = Income & Upkeep
phase-cleanup = Cleanup

action-event = Event
action-diplomacy = Diplomacy with a player
action-explore = Explore
action-research-idea = Research an Idea
action-focus = Change National Focus
action-change-religion = Change State Religion
action-appoint = Appoint or dismiss
action-appoint-advisor = Appoint an Advisor
action-appoint-leader = Appoint a Leader
action-call-to-arms = Call to Arms
action-loan-take = Take a loan
action-loan-repay = Repay a loan
action-replenish = Replenish Manpower
action-cut-ties = Cut Ties
action-increase-stability = Increase Stability
action-convert-area = Convert an Area
action-colonize = Colonize
action-influence = Influence
action-forge-alliance = Forge an Alliance
action-fabricate-claims = Fabricate Claims
action-trade = Trade
action-declare-war = Declare War
action-land-move = Move on land
action-siege = Siege
action-naval-move = Move at sea
action-undock = Undock
action-recruit-units = Recruit Units
action-suppress-unrest = Suppress Unrest
action-raise-ia = Increase Imperial Authority
action-papal-action = Papal Action
action-play-card = Play an Action Card
action-use-display = Use a Display Card
action-pass = Pass

count-nothing = nothing
