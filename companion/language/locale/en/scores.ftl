# A table that keeps only scores: what is asked, entered and refused there.

act-keep-score = Only keep scores
act-referee = Referee back on
act-next-seat = Next player
act-round-over = Round over
act-end-game = End the game
act-round-begins = Round { $round } begins
act-boots-right = That's right

phase-score = Collect town pieces
phase-boots = Where the boots are
phase-hands = A tie
prompt-score = Tap each town reached
prompt-boots = Tap the boot's town
prompt-hands = Count the cards left
panel-now = +{ $pieces } this round

sheet-hands = A tie: how many cards are left?
check-keep = Each keeps one counter and returns the rest
check-hand = Nobody holds more than 4 cards
check-fill = Each hand is filled up to { $cards } cards

way-give-back = Piece back to { NAME($town) }

tell-keep-score = Scores only
tell-referee = Referee back on
tell-collect = { NAME($seat) } collects the piece in { NAME($town) }
tell-give-back = { NAME($seat) } returns the piece to { NAME($town) }
tell-boot = { NAME($seat) }: boot in { NAME($town) }
tell-hand = { NAME($seat) }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left
tell-next-seat = Next: { NAME($seat) }
tell-next-round = Round { $round } begins
tell-last-round = The last round is over
back-piece-take = { NAME($seat) }: take the piece from { NAME($town) } again
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces) }

EL-MOVE-11 = At most 8 town pieces a round
    .more = { NAME($seat) } would have { $pieces }: eight cards pay for eight steps.
EL-COLLECT-03 = Nothing to collect there
    .more = { NAME($seat) } has no piece in { NAME($town) }: it was collected before, or there never was one.
