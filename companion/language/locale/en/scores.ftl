# A table that keeps only scores: what is asked, told and refused there.

act-keep-score = Only keep scores
act-referee = Referee again
act-next-seat = Next seat
act-round-over = Round over
act-end-game = End the game
act-round-begins = Round { $round } begins
act-boots-right = They stand so

phase-score = Collect town pieces
phase-boots = Where the boots stand
phase-hands = A tie
prompt-score = Touch each town reached
prompt-boots = Touch the boot's town
prompt-hands = Count the cards left
panel-now = +{ $pieces } this round

sheet-hands = A tie: how many cards are left?
check-keep = Each keeps one counter, the rest go back
check-hand = Nobody holds more than 4 cards
check-fill = All draw up to { $cards } cards

way-give-back = Piece back to { NAME($town) }

tell-keep-score = Only scores are kept
tell-referee = Refereed again
tell-collect = { NAME($seat) } collects in { NAME($town) }
tell-give-back = { NAME($seat) } lays the piece back in { NAME($town) }
tell-boot = { NAME($seat) } stands in { NAME($town) }
tell-hand = { NAME($seat) }: { $cards } left
tell-next-seat = Next: { NAME($seat) }
tell-next-round = Round { $round } begins
tell-last-round = The last round is over
back-piece-take = { NAME($seat) }: take the piece from { NAME($town) } again
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces) }

EL-MOVE-11 = At most 8 town pieces a round
    .more = { NAME($seat) } would have { $pieces }: eight cards pay for eight steps.
EL-COLLECT-03 = No piece to collect there
    .more = { NAME($town) } has none of { NAME($seat) }: it was collected before, or never lay there.
