# Every rule of Elfenland in our own words: what `rules` prints and a page of rules may show.

rule-EL-COMP-01 = There are six elf boots, one in each colour.
rule-EL-COMP-02 = Every colour has 20 town pieces, 120 in all.
rule-EL-COMP-03 = There are 48 transportation counters.
rule-EL-COMP-04 = There are 8 counters of each of the six kinds.
rule-EL-COMP-05 = There are six obstacles.
rule-EL-COMP-06 = There are 72 travel cards.
rule-EL-COMP-07 = There are 10 travel cards of each of the six kinds, and 12 rafts.
rule-EL-COMP-08 = There are four round cards, numbered 1 to 4.
rule-EL-COMP-09 = There are twelve town cards, for the variation only.
rule-EL-COMP-10 = There are six transportation charts.
rule-EL-COMP-11 = There is one starting player card.
rule-EL-COMP-12 = There is one game board.
rule-EL-COMP-13 = Two to six can play. No rulebook says so; the box has enough for six.
rule-EL-COMP-14 = Nothing appears and nothing vanishes: counters, cards and pieces always add up to what the box holds.

rule-EL-MAP-01 = The map has 21 towns: the capital Elvenhold and 20 others.
rule-EL-MAP-02 = A road is in one terrain only: plains, woods, desert or mountains. Water routes are the rivers, with an arrow, and two lakes.
rule-EL-MAP-03 = There are seven means of travel: the six kinds of counters, and the raft. A ferry is a raft on a lake.
rule-EL-MAP-04 = Ferries join Virst, Strykhaven and Elvenhold on one lake, and Grangor, Yttar and Parundia on the other.
rule-EL-MAP-05 = Where two connections join the same towns, the player says which one the step takes.
rule-EL-MAP-06 = Towns, roads, rivers and ferries are those printed on the board.

rule-EL-COST-01 = The transportation chart shows how many travel cards each kind of transport costs in each terrain.
rule-EL-COST-02 = A counter can be neither placed nor used where the chart is blank for it.
rule-EL-COST-03 = A road is paid for with cards of its counter's kind only; an obstacle costs one more.
rule-EL-COST-04 = The price of a road is paid exactly, neither less nor more.

rule-EL-SETUP-01 = Each player gets a boot, the 20 town pieces of the same colour, a chart and one obstacle.
rule-EL-SETUP-02 = All boots start in Elvenhold.
rule-EL-SETUP-03 = A town piece of each player's colour is placed in each of the 20 towns other than Elvenhold.
rule-EL-SETUP-04 = Without the variation the town cards stay in the box.
rule-EL-SETUP-05 = All travel cards form one face-down stack.
rule-EL-SETUP-06 = The round cards are stacked 1 to 4 from the top; the top one shows the current round.
rule-EL-SETUP-07 = The counters are shuffled face down, and five are turned up.
rule-EL-SETUP-08 = Five counters lie face up beside the board during the entire game.
rule-EL-SETUP-09 = With fewer than six players the other obstacles and charts go back into the box.
rule-EL-SETUP-10 = The oldest player gets the starting player card; play goes clockwise.

rule-EL-ROUND-01 = A game is four rounds of six phases: deal, one hidden counter, three more, plan, move, finish.
rule-EL-ROUND-02 = In phases 2 to 5 the starting player begins, and the others follow clockwise.

rule-EL-DEAL-01 = In round 1 each player is dealt 8 travel cards.
rule-EL-DEAL-02 = In later rounds each hand is filled up to 8 cards.
rule-EL-DEAL-03 = Before each deal all travel cards that nobody holds are shuffled together.
rule-EL-DEAL-04 = A hand is private; the number of cards in it is not.

rule-EL-DRAW-01 = In phase 2 each player in turn takes one face-down counter.
rule-EL-DRAW-02 = The counter drawn in phase 2 is kept face down, hidden from the others.
rule-EL-DRAW-03 = The owner of a hidden counter may look at it at any time.
rule-EL-DRAW-04 = Nobody has more than two hidden counters: one kept and one drawn.
rule-EL-DRAW-05 = In phase 3 each player draws one counter a turn, until each has drawn three.
rule-EL-DRAW-06 = Each counter drawn in phase 3 is one of the five face-up ones, or a face-down one.
rule-EL-DRAW-07 = A counter drawn in phase 3 is laid face up in front of its owner.
rule-EL-DRAW-08 = A counter taken from the five is replaced at once by a face-down one, turned up.
rule-EL-DRAW-09 = Nobody has more than five counters.
rule-EL-DRAW-10 = Nobody may pass while counters are drawn.

rule-EL-PLAN-01 = A turn is one action: place a counter, place the obstacle, or pass.
rule-EL-PLAN-02 = You may place only your own counters, hidden or open; on the board they are face up.
rule-EL-PLAN-03 = Any road will do; it need not touch your own boot's town.
rule-EL-PLAN-04 = A road takes only one counter.
rule-EL-PLAN-05 = A counter fits a road if the chart has a number for it in the road's terrain.
rule-EL-PLAN-06 = No counter is placed on rivers or lakes.
rule-EL-PLAN-07 = Everyone may use a placed counter.
rule-EL-PLAN-08 = A player who passes may place again in a later turn.
rule-EL-PLAN-09 = The planning phase ends when all pass in a row.
rule-EL-PLAN-10 = A player with neither counter nor obstacle passes.
rule-EL-PLAN-11 = A counter that was not placed stays with its owner until the round is finished.
rule-EL-PLAN-12 = Counters and obstacles that were placed stay until the round is finished.

rule-EL-OBST-01 = Each player has one obstacle for the whole game, placed instead of a counter.
rule-EL-OBST-02 = An obstacle needs a road that already has a counter, anyone's.
rule-EL-OBST-03 = A road takes only one obstacle.
rule-EL-OBST-04 = No obstacle is placed on rivers or lakes.
rule-EL-OBST-05 = Each use of a road with an obstacle costs one more card of the counter's kind, even for the player who placed it.
rule-EL-OBST-06 = A used obstacle leaves the game when the round is finished; an unused one stays with its owner.

rule-EL-MOVE-01 = Each player in turn makes one move of any number of steps, or none.
rule-EL-MOVE-02 = Each step takes one connection from the boot's town to the town at its other end.
rule-EL-MOVE-03 = A road can be travelled only if it has a counter.
rule-EL-MOVE-04 = A road is paid for with travel cards of its counter's kind.
rule-EL-MOVE-05 = Where the chart says two, a road costs two cards of its counter's kind.
rule-EL-MOVE-06 = A road with an obstacle costs one more card of its counter's kind.
rule-EL-MOVE-07 = Anyone's counter may be used, and travel does not use it up.
rule-EL-MOVE-08 = A road may be used again, in either direction; each time the full price is paid.
rule-EL-MOVE-09 = You play cards from your own hand.
rule-EL-MOVE-10 = A player who cannot or will not go on discards down to four cards and does not move again this round.
rule-EL-MOVE-11 = A hand of 8 pays for at most 8 steps, so nobody has all 20 pieces before round 3.

rule-EL-RIVER-01 = Rivers need no counter and take rafts only.
rule-EL-RIVER-02 = With the arrow a river costs one raft, against it two.
rule-EL-RIVER-03 = Rivers allow neither obstacles nor caravans.
rule-EL-RIVER-04 = A step on a river goes from one town to the next, and each step is paid for.

rule-EL-LAKE-01 = A ferry costs two rafts, in either direction.
rule-EL-LAKE-02 = The two rafts of a ferry are paid for each crossing.
rule-EL-LAKE-03 = No ferry joins the two lakes.
rule-EL-LAKE-04 = Lakes allow neither counters nor obstacles nor caravans.

rule-EL-CARAVAN-01 = A player who cannot play the cards a road needs may play any three cards instead, rafts included.
rule-EL-CARAVAN-02 = A caravan is only for a player who cannot pay normally, unless the players agree otherwise.
rule-EL-CARAVAN-03 = A caravan too needs a counter on the road.
rule-EL-CARAVAN-04 = Caravans do not travel on rivers or lakes.
rule-EL-CARAVAN-05 = With an obstacle a caravan is four cards.
rule-EL-CARAVAN-06 = A caravan pays for one step, whatever the terrain; cards of the road's counter may be among them.
rule-EL-CARAVAN-07 = A road is paid for with matching cards only, or with a whole caravan.

rule-EL-COLLECT-01 = A player who reaches a town takes their piece there, on the way or at the end.
rule-EL-COLLECT-02 = You take only pieces of your own colour.
rule-EL-COLLECT-03 = Elvenhold and towns already visited give nothing.
rule-EL-COLLECT-04 = Starting in a town does not count as reaching it.

rule-EL-HAND-01 = At the end of your move, discard down to four cards.
rule-EL-HAND-02 = A player with four cards or fewer discards nothing.
rule-EL-HAND-03 = The hand limit also holds for players who did not move, and in the last round.
rule-EL-HAND-04 = Played and surplus cards go onto the stack of travel cards, or face up beside it, depending on the edition.

rule-EL-CLEAN-01 = The top round card goes under the stack.
rule-EL-CLEAN-02 = The starting player card goes to the left neighbour.
rule-EL-CLEAN-03 = Each player keeps exactly one counter and returns the others.
rule-EL-CLEAN-04 = The kept counter may be hidden or open, and stays so.
rule-EL-CLEAN-05 = All counters on roads and all returned ones are turned face down and shuffled with the rest.
rule-EL-CLEAN-06 = Used obstacles leave the game; an unused one does not count as the kept counter.
rule-EL-CLEAN-07 = Boots stay where they are, and hands are kept.
rule-EL-CLEAN-08 = After round 4 the board need not be cleared.

rule-EL-END-01 = The game ends after round 4.
rule-EL-END-02 = The player with the most town pieces wins.
rule-EL-END-03 = In a tie, the tied player with the most travel cards left wins.
rule-EL-END-04 = If players are still tied, they share the win.
rule-EL-END-05 = A player who collects all 20 pieces early ends the game: at the end of the round or at once, depending on the edition.

rule-EL-VAR-01 = Each player is dealt one of the twelve town cards in secret; the rest leave the game.
rule-EL-VAR-02 = With town cards all other rules stay as they are.
rule-EL-VAR-03 = At the end the town cards are revealed, and the shortest way from boot to town is counted.
rule-EL-VAR-04 = With town cards the score is the pieces less the distance; the highest wins.
rule-EL-VAR-05 = With town cards, ties go to the smaller distance; if that is equal too, the win is shared.
rule-EL-VAR-06 = The distance counts connections of every sort, whatever is on them and whatever they cost.
rule-EL-VAR-07 = The distance is counted from where the boot is when the game ends, even if it ends early; a score may be below 0.
