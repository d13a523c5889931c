# A table told in mid-game, and a game on paper: what cannot be so, the pages, and what a code cannot be read for.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: there are 8
    .more = Counters of this kind in the display, on roads and before seats are more than the box holds.
EL-SETUP-09 = More obstacles than were used
    .more = On roads: { $lying }. Seats that have used theirs: { $used }.
EL-DRAW-04 = Too many hidden counters
    .more = { NAME($seat) } has { $hidden }; now there can be { $most }.
EL-DRAW-05 = More counters than were drawn
    .more = Before seats and on roads: { $counters }. Drawn or kept can be { $most }.
EL-DRAW-09 = Too many counters
    .more = { NAME($seat) } has { $counters }; now there can be { $most }.
EL-COST-03 = More pieces than cards played
    .more = { NAME($seat) } would have { $pieces } this round; cards gone from the hand: { $cards }.
EL-COLLECT-01 = The piece there is collected
    .more = The boot of { NAME($seat) } stands in { NAME($town) }: so that piece is among the collected ones.
EL-CLEAN-05 = The roads are still empty
    .more = Counters told on roads: { $roads }. In this phase none lies there yet.
EL-END-05 = All 20 pieces: the game is over
    .more = { NAME($seat) } has them all, and this table ends the game then.

act-catch-up = Catch up
catch-up-round = Round
catch-up-towns = Towns
catch-up-hands = Hands
catch-up-roads = Roads
catch-up-check = Check
catch-up-round-prompt = Round and whose turn
catch-up-towns-prompt = Touch towns: pieces or boot
catch-up-hands-prompt = What lies before the seat
catch-up-roads-prompt = Pick a counter, touch its road
catch-up-check-prompt = Does the table lie like this?
catch-up-start = Starting player card:
catch-up-turn = In turn:
catch-up-pieces = Pieces
catch-up-boot = Boot
catch-up-untold = open, any
catch-up-obstacle-there = Obstacle there
catch-up-obstacle-used = Obstacle used
act-so-it-is = So it is
catch-up-right = This can be so. The referee believes it from now on:
catch-up-faults = { $faults ->
        [one] One thing cannot be so. Touch it to mend it.
       *[other] { $faults } things cannot be so. Touch one to mend it.
    }
catch-up-unclear = Nobody is in turn like this. Look at the round again.
tell-catch-up = Caught up: round { $round }, { $phase }
act-already = Already playing
new-already = tell what lies where
