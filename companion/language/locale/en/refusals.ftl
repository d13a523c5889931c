# A refusal a rule: five words, then the numbers. Never a kind or a number that only a hand or a hidden counter tells.
# The message is the headline, in about five words; `.more` is its arithmetic and what follows from it.

EL-COMP-13 = 2 to 6 can play
    .more = Players entered: { $seats }.
EL-COMP-14 = Count error: the box holds fewer
    .more = There are 8 counters and 10 cards of each kind, and 12 rafts.
EL-SETUP-08 = All 5 counters are known
    .more = The display always has five face-up counters.
EL-ROUND-01 = Not in this phase
    .more = { $command ->
        [deal] Dealing cards belongs to phase 1
        [turn_up] Turning up a counter belongs to phases 1 to 6
        [draw_hidden] Drawing a face-down counter belongs to phase 2
        [draw] Drawing further counters belongs to phase 3
        [drawn] Drawing counters belongs to phases 2 and 3
        [place] Placing a counter belongs to phase 4
        [obstacle] Placing an obstacle belongs to phase 4
        [pass] Passing belongs to phase 4
        [travel] Travelling belongs to phase 5
        [end_move] Ending a move belongs to phase 5
        [discard] Discarding belongs to phase 5
        [keep] Keeping a counter belongs to phase 6
        [keep_score] Keeping only the scores is chosen before the deal
        [referee] You can switch the referee back on only before a piece is collected
       *[target] Town cards are revealed after the last round
    }; this is { $phase ->
        [deal] phase 1
        [draw_hidden] phase 2
        [draw] phase 3
        [plan] phase 4
        [move] phase 5
        [score] a round with scores only
       *[cleanup] phase 6
    }.
EL-ROUND-02 = It is { NAME($turn) }'s turn
    .more = { NAME($seat) } has to wait.
EL-DEAL-01 = Wrong number of cards dealt
    .more = { NAME($seat) }: 8 cards, or 8 more if you play it that way.
EL-DEAL-02 = Kept cards stay in the hand
    .more = { NAME($seat) } keeps them and fills the hand up to 8.
EL-DRAW-06 = No { NAME($kind) } in the display
    .more = Take one of the face-up counters, or a face-down one.
EL-PLAN-02 = { NAME($seat) } has no { NAME($kind) }
    .more = You can place only your own counters.
EL-PLAN-04 = There is { $kind ->
        [elfcycle] an
       *[other] a
    } { NAME($kind) } already
    .more = Only one counter per road: { NAME($route) }.
EL-PLAN-05 = No { NAME($kind) } in the { NAME($terrain) }
    .more = The chart has no number for it on { NAME($route) }.
EL-PLAN-06 = No counter on a { $terrain ->
        [river] river
       *[lake] lake
    }
    .more = { NAME($route) }: rafts travel there without a counter.
EL-OBST-01 = The obstacle is used up
    .more = { NAME($seat) } had one for the whole game.
EL-OBST-02 = First a counter, then the obstacle
    .more = { NAME($route) } has no counter yet.
EL-OBST-03 = There is an obstacle already
    .more = Only one obstacle per road: { NAME($route) }.
EL-OBST-04 = No obstacle on a { $terrain ->
        [river] river
       *[lake] lake
    }
    .more = { NAME($route) }: an obstacle belongs beside a counter, and water has none.
EL-OBST-05 = You need { $need } { NAME($kind, $need) }
    .more = In the { NAME($terrain) }: { $cost } + obstacle 1 = { $need }, all of the same kind.
EL-COST-04 = Exactly { $need } { NAME($kind, $need) }
    .more = { $played ->
        [0] No card was played
        [one] { $played } was played
       *[other] { $played } were played
    } for { NAME($route) }.
EL-MOVE-01 = It is { NAME($turn) }'s move
    .more = { NAME($seat) } has to wait.
EL-MOVE-02 = No way from { NAME($town) }
    .more = { NAME($route) } does not start in the boot's town.
EL-MOVE-03 = No counter on this road
    .more = { NAME($route) } cannot be travelled this round.
EL-MOVE-04 = The counter is { $kind ->
        [elfcycle] an
       *[other] a
    } { NAME($kind) }
    .more = { NAME($route) } costs { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, not { $played }
    .more = The price here, in the { NAME($terrain) }, is { $need }: { NAME($route) }.
EL-MOVE-09 = Those cards are not in the hand
    .more = { NAME($seat) } cannot have those cards.
EL-MOVE-10 = The move is over
    .more = { NAME($seat) } discards now and does not move again this round.
EL-RIVER-01 = Rivers take rafts only
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, not { $played }
    .more = { NAME($town) } to { NAME($to) } is { $need ->
        [1] with the arrow: 1
       *[other] against the arrow: 2
    }.
EL-LAKE-01 = The ferry costs { $need } rafts
    .more = { NAME($town) } to { NAME($to) }: exactly { $need }, in either direction.
EL-CARAVAN-01 = A caravan is { $need } cards
    .more = { $played } { $played ->
        [one] was
       *[other] were
    } played.
EL-CARAVAN-02 = No caravan if you can pay
    .more = A caravan is only for a player who cannot pay normally for { NAME($route) }.
EL-CARAVAN-03 = No counter, no caravan
    .more = { NAME($route) } has no counter.
EL-CARAVAN-04 = No caravan on a { $terrain ->
        [river] river
       *[lake] lake
    }
    .more = { NAME($route) }: rafts only.
EL-CARAVAN-05 = A caravan of { $need } here
    .more = 3 + obstacle 1 = { $need }; { $played } { $played ->
        [one] was
       *[other] were
    } played.
EL-CARAVAN-07 = Matching cards only, or a caravan
    .more = { $need } { NAME($kind, $need) }, or a caravan of { $caravan } cards, for { NAME($route) }.
EL-HAND-01 = Discard exactly { $surplus }
    .more = { NAME($seat) } holds { $hand }; 4 may be kept.
EL-HAND-02 = Nothing to discard now
    .more = { NAME($seat) } holds { $hand }; only cards above 4 are discarded, at the end of the player's own move.
EL-CLEAN-03 = Exactly one counter is kept
    .more = { NAME($seat) } cannot keep that: each player keeps one of their own counters and returns the rest.
EL-CLEAN-04 = No hidden counter to keep
    .more = { NAME($seat) } has only open ones.
EL-END-01 = The game is over
    .more = “{ act-undo }” goes back into the game.
EL-VAR-01 = That town card cannot be revealed
    .more = { NAME($town) } is not one of the 12 town cards, or another player has already revealed it.
