# What hands do at readers and buttons: half a sentence and what it lacks, lists of what to move, an undo asked about.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Now the player's button or boot
prompt-piece = { NAME($piece) }: now a road
prompt-road = { NAME($route) }: now a counter
prompt-cards = { $cards } { NAME("card", $cards) }: now the town
prompt-cards-more = { $cards } { NAME("card", $cards) }: more, or pay
sheet-which = Which of these?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards) }
sheet-board = Move these: board and game differ
sheet-put-back = Put back
board-agrees = Board and game match again
board-boot-off = { NAME($seat) }: boot off { NAME($town) }
board-unknown-off = { NAME($place) }: remove what does not belong there
undo-asked = Undo this? Hold again, or confirm
act-keep-act = Keep it
act-tick = Checklist
