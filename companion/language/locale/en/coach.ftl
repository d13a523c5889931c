# What could have been done: every move, and the way on the map.
act-possible = What was possible
act-possible-see = What was possible: tap to see
possible-what-elfenland = Moves in which more towns could certainly have been reached with the counters on the roads. Tap a move to see the way.
possible-open-only = Until the game is over, only cards that all players have seen are counted.
possible-none = No move has been finished yet.
possible-nothing = No missed chance can be proven.
possible-move = { $how ->
    [exact] { $done } of { $possible }
   *[least] { $done } of at least { $possible }
}
possible-round = Round { $round }
possible-hand-known = The hand was known:
possible-hand-unknown = The hand was not known. With the worst hand:
possible-whose = { NAME($seat) }, round { $round }
possible-worst-step = Worst hand: { $n } of { $of }
possible-sentence-elfenland = { NAME($seat) }, round { $round }: { $how ->
    [exact] towns that were possible: { $possible }
   *[least] towns possible with the worst hand: at least { $possible }
}; visited: { $done }
possible-step = Step { $n } of { $of }

act-enter-hand = Enter a hand
sheet-earlier-hands = Which hand?
hands-what = Choose a hand that somebody remembers: with it the result is exact.
hands-entered = The cards held before the move: { $got } of { $cards }
hands-impossible = This hand does not fit what was played
hands-nothing-missed = Nothing was missed

act-hints = Hints
hints-what = A hint is shown here to all players, and counted. It needs a known hand: entered or scanned. All players must agree on the levels.
hints-level-0 = None
hints-level-1 = Whether more is possible
hints-level-2 = How many, first step
hints-level-3 = The way
hints-for = Hint for { NAME($seat) }
hints-taken = So far: { $hints }
hints-unknown = Not now: the hand is not known
hints-given = Hints for { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: nothing more can be collected now
hint-more = { NAME($seat) }: there is more to collect
hint-many-elfenland = { NAME($seat) }: { $possible ->
    [one] 1 more town is possible
   *[other] { $possible } more towns are possible
}
hint-first = First step: { $act }
tell-hints = Hints for { NAME($seat) }: { $level ->
    [0] none
    [1] whether more is possible
    [2] how many, first step
   *[3] the way
}
option-hints = Hints: { $level ->
    [0] none
    [1] whether more is possible
    [2] how many, first step
   *[3] the way
}
    .more = A hint needs a known hand and is shown to everyone.
possible-what-masterelf = Gifts that the known cards of a hand could have paid for, by turn.
possible-sentence-masterelf = { NAME($seat) }, round { $round }: a gift could have been made
possible-could = Could be made
possible-made = Made
