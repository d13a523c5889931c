game-mill = Nine Men's Morris
new-clockwise-mill = Touch a seat to change its name or colour, or who starts.
new-oldest-mill = starts
act-oldest-mill = Starts
new-options-mill = { $changed ->
        [0] as most do; touch for disputed points
       *[other] not as most do
    }
tags-group-stone = Stones
tags-group-point = Points
tags-one-stone = stone
tags-one-point = point
name-stone = { $count ->
        [one] stone
       *[other] stones
    }
mill-phase-place = Placing
mill-phase-move = Moving
mill-phase-take = A mill
mill-phase-over = The end
mill-prompt-place = Touch a free point
mill-prompt-move = Touch a stone, then where it goes
mill-prompt-take = Touch the stone to take
mill-prompt-over = The game is over
mill-panel = { $stones } in hand
mill-tell-place = { NAME($seat) }: stone on { NAME($to) }
mill-tell-move = { NAME($seat) }: { NAME($start) } to { NAME($to) }
mill-tell-take = { NAME($seat) } took the stone on { NAME($at) }
mill-end = { $how ->
        [won] { NAME($seat) } has won
        [drawn] Drawn: fifty turns without a mill
       *[open] Nobody has won yet
    }
option-take_from_mill = { $value ->
        [true] A stone may always be taken out of a mill
       *[false] Stones in a mill are safe while others are free
    }
    .more = Tables differ; touch to change
option-double_mill_takes_two = { $value ->
        [true] Two mills at once take two stones
       *[false] Two mills at once take one stone
    }
    .more = Tables differ; touch to change
option-flying = { $value ->
        [true] The last three stones fly
       *[false] No stone ever flies
    }
    .more = Tables differ; touch to change
mill-rules-setup = Beginning
mill-rules-turn = Turns
mill-rules-place = Placing
mill-rules-move = Moving
mill-rules-mill = Mills
NM-SETUP-01 = Two play
    .more = { $seats } seats were told; Nine Men's Morris is for two.
NM-TURN-01 = Not now
    .more = This is the time to { $phase }, not to { $command }.
NM-TURN-02 = Not your turn
    .more = It is the turn of { NAME($turn) }, not of { NAME($seat) }.
NM-PLACE-01 = The point is taken
    .more = A stone stands on { NAME($point) }; place yours on a free point.
NM-MOVE-01 = Not your stone
    .more = { NAME($seat) } has no stone on { NAME($point) }.
NM-MOVE-02 = The point is taken
    .more = A stone stands on { NAME($point) } already.
NM-MOVE-03 = Too far
    .more = No line joins { NAME($from) } and { NAME($point) }; only the last three stones may fly.
NM-TAKE-01 = Nothing to take there
    .more = No stone of the other seat stands on { NAME($point) }.
NM-TAKE-02 = It is in a mill
    .more = The stone on { NAME($point) } is in a mill; { $free } others are free.
rule-NM-SETUP-01 = Two play, with nine stones each, on an empty board.
rule-NM-TURN-01 = First all stones are placed, then they are moved. Whoever closes a mill takes a stone.
rule-NM-TURN-02 = The seats take turns.
rule-NM-PLACE-01 = A stone is placed on any free point.
rule-NM-MOVE-01 = Only own stones are moved.
rule-NM-MOVE-02 = A stone goes to a free point.
rule-NM-MOVE-03 = A stone goes along a line to the next point. With three stones left it may fly to any free one.
rule-NM-TAKE-01 = For a mill, three stones in a row, a stone of the other seat is taken.
rule-NM-TAKE-02 = A stone in a mill is taken only if none is free. With two stones, or no way to move, a seat has lost.
