# What hands do at readers and buttons: half a sentence and what it lacks, lists of what to move, an undo asked about.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Now the player: button or boot
prompt-piece = { NAME($piece) }: now a road
prompt-road = { NAME($route) }: now a counter
prompt-road-cards = { NAME($route) }: now the cards
prompt-cards = { $cards } { NAME("card", $cards) }: now the town
prompt-cards-more = { $cards } { NAME("card", $cards) }: more, or pay
sheet-which = Which of these?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards) }
sheet-board = Board and game differ: move these
sheet-put-back = Put back
board-agrees = Board and game match again
board-boot-off = { NAME($seat) }: boot off { NAME($town) }
board-unknown-off = { NAME($place) }: remove what does not belong there
undo-asked = Undo this? Hold again, or confirm
act-keep-act = Keep it
act-tick = Checklist
idle = { $sort ->
    [counter] Not now: counters are drawn and placed before the boots move
    [obstacle] Not now: an obstacle is placed while the routes are planned
    [card] Not now: travel cards are played while the boots move
    [road] Not now: a road is chosen while planning or moving
    [town] Not now: a town is chosen while the boots move
    [seat] Not needed: it is clear whose turn it is
    [ingredient] Not now: no ingredient is needed
    [gift] Not now: no gift is needed
   *[other] Not now
}
