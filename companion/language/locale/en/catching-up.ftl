# A position entered in mid-game: what does not add up, and the pages where it is entered.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: the box has 8
    .more = The display, the roads and the players have more counters of this kind than the box holds.
EL-SETUP-09 = More obstacles than were used
    .more = On roads: { $lying }. Players who have used theirs: { $used }.
EL-DRAW-04 = Too many hidden counters
    .more = { NAME($seat) } has { $hidden }; the most possible now is { $most }.
EL-DRAW-05 = More counters than were drawn
    .more = In front of players and on roads: { $counters }. The most that can be drawn or kept: { $most }.
EL-DRAW-09 = Too many counters
    .more = { NAME($seat) } has { $counters }; the most possible now is { $most }.
EL-COST-03 = More pieces than cards played
    .more = { NAME($seat) } would have collected { $pieces } this round; cards gone from the hand: { $cards }.
EL-COLLECT-01 = That piece has been collected
    .more = { NAME($seat) }'s boot is in { NAME($town) }, so the piece from there has been collected.
EL-CLEAN-05 = The roads are still empty
    .more = Counters entered on roads: { $roads }. In this phase there are none yet.
EL-END-05 = All 20 pieces: the game is over
    .more = { NAME($seat) } has them all, which ends the game under the rules in play.

act-catch-up = Enter position
catch-up-round = Round
catch-up-towns = Towns
catch-up-hands = Hands
catch-up-roads = Roads
catch-up-check = Check
catch-up-round-prompt = Round and whose turn
catch-up-towns-prompt = Tap towns: pieces or boot
catch-up-hands-prompt = Each player's cards and counters
catch-up-roads-prompt = Pick a counter, tap its road
catch-up-check-prompt = Does this match the table?
catch-up-start = Starting player card:
catch-up-turn = To play:
catch-up-pieces = Pieces
catch-up-boot = Boot
catch-up-untold = face up, unknown
catch-up-obstacle-there = Obstacle unused
catch-up-obstacle-used = Obstacle used
act-so-it-is = That's right
catch-up-right = This adds up. The referee goes on from here:
catch-up-doubts = This is unusual. If you allowed it, leave it as it is; to change it, tap it:
catch-up-faults = { $faults ->
        [one] One thing does not add up. Tap it to fix it.
       *[other] { $faults } things do not add up. Tap one to fix it.
    }
catch-up-unclear = That leaves nobody to play. Check the round.
tell-catch-up = Position entered: round { $round }, { $phase }
act-already = Already playing
new-already = enter the position

# Master Elf

catch-up-board = Board
catch-up-seats = Players
catch-up-board-prompt = Tap places: elf or card
catch-up-seats-prompt = Each player's hand and crystal
me-enter-day = Day side
me-enter-night = Night side
me-enter-stacks-0 = No stack has run out
me-enter-stacks-1 = One has run out: new stacks
me-enter-stacks-2 = Two have run out: bonus cards
me-enter-pawn = Elf
me-enter-unknown = Other gifts
me-enter-gifts = Gifts by title:
me-enter-crystal = { $there ->
        [1] Crystal unused
       *[0] Crystal used
    }
me-enter-reward = { $there ->
        [1] Reward unused
       *[0] Reward taken
    }
