# Every rule of Master Elf in our own words: what `rules` prints and the page of rules shows.

rule-ME-COMP-01 = In the box: a board with a day and a night side, gift cards, ingredient cards, aid boards, crystals, elves and a score track.

rule-ME-SETUP-01 = Two to four can play.
rule-ME-SETUP-02 = Before anything else the players choose the day or the night side; the day side is recommended for a first game.
rule-ME-SETUP-03 = The gifts are shuffled and laid in three face-up stacks of equal height: 12 gifts each for four players, 10 for three, 8 for two.
rule-ME-SETUP-04 = The remaining gifts are set aside face down.
rule-ME-SETUP-05 = Each player is dealt three ingredients, hidden from the others.
rule-ME-SETUP-06 = Each region starts with one face-up ingredient, the city with none.
rule-ME-SETUP-07 = The other ingredients form one face-down stack in the city.
rule-ME-SETUP-08 = Each player gets an aid board, one crystal and an elf, which starts in the city.
rule-ME-SETUP-09 = The youngest starts; play goes clockwise.

rule-ME-BOARD-01 = By day there are the city and 4 regions with up to 3 cards each, by night the city and 6 regions with up to 2.
rule-ME-BOARD-02 = A region touches the city and its two neighbours in the ring; the city touches every region.
rule-ME-BOARD-03 = Several elves may stand in the same place.

rule-ME-TURN-01 = A turn is: move, then take ingredients, then make a gift if you like, in this order.

rule-ME-MOVE-01 = The elf must move to an adjacent place; nobody may stay, not even in the city.

rule-ME-TAKE-01 = After moving into a region, take exactly one of its cards.
rule-ME-TAKE-02 = A region that was emptied is filled at once to its maximum; one that still has a card is not filled.
rule-ME-TAKE-03 = After moving into the city, discard any number of cards, even none, and draw one more than that.
rule-ME-TAKE-04 = When the stack of ingredients runs out, the discard pile is shuffled and becomes the stack.
rule-ME-TAKE-05 = Where too few cards are left, take or lay as many as there are.

rule-ME-GIFT-01 = A player makes at most one gift a turn, wherever the elf is.
rule-ME-GIFT-02 = Only the top gift of one of the three stacks can be made.
rule-ME-GIFT-03 = A gift costs three cards of its two ingredients: two of one and one of the other.
rule-ME-GIFT-04 = Three cards of one kind never pay for a gift.
rule-ME-GIFT-05 = The ingredients paid go face up onto the discard pile, and the gift is laid face up in front of its owner.

rule-ME-CRYST-01 = Once a game the crystal replaces one of the three cards; the other two must fit the gift. Then the crystal leaves the game.
rule-ME-CRYST-02 = The crystal is no ingredient card: it counts neither for the hand limit nor for ties, and cannot be discarded in the city.

rule-ME-HAND-01 = At the end of your turn you keep at most seven ingredient cards.

rule-ME-END-01 = The first time a stack runs out, the gifts left are shuffled and laid out as three stacks of nearly equal height.
rule-ME-END-02 = The second time a stack runs out, the game ends at once.
rule-ME-END-03 = Only the three stacks can run out, not the gifts set aside; a stack also runs out when its last card is taken as a reward.
rule-ME-END-04 = If fewer than three gifts are left for the new stacks, a stack stays empty: that ends the game.

rule-ME-BONUS-01 = After the end the gifts set aside are shuffled, and as many are revealed as there are players.
rule-ME-BONUS-02 = Each player takes one bonus card, in order of gifts owned, fewest first.
rule-ME-BONUS-03 = For bonus cards, ties go to the player with more ingredients, then to the younger player.
rule-ME-BONUS-04 = A bonus card counts in full, but no longer earns a reward.

rule-ME-SPEC-01 = There are two special sets: the Secret is key and casket, the Treasures are pirate and treasure map.
rule-ME-SPEC-02 = A player with both cards of a special set takes one extra gift: choose a stack, or the gifts set aside, without looking; then look through those cards and take any one.
rule-ME-SPEC-03 = Each player gets the reward for a special set at most once per game.
rule-ME-SPEC-04 = The reward for a special set is free, may be declined, and does not count as the gift of this turn.
rule-ME-SPEC-05 = Owning both cards of a special set earns the reward, however they are counted at the end.
rule-ME-SPEC-06 = If the gift that completes a special set also empties a stack, the stack is dealt with first; if that ends the game, there is no reward.

rule-ME-SCORE-01 = Each gift counts in one of its sets only; all gifts that a player counts in a set are one collection.
rule-ME-SCORE-02 = A collection of 1, 2, 3, 4 or at least 5 cards scores 1, 3, 6, 9 or 12 points.
rule-ME-SCORE-03 = A complete special set scores 5 points, both 10; half of one counts as one card.
rule-ME-SCORE-04 = One colour is chosen: each card with a ribbon of that colour scores 1 point.
rule-ME-SCORE-05 = A rainbow ribbon counts as any colour; all rainbow ribbons may join the colour chosen.
rule-ME-SCORE-06 = Each elf pictured on your gifts scores 1 point.
rule-ME-SCORE-07 = Colour and elves count, whatever sets the cards are in; leftover ingredients and crystals score nothing.
rule-ME-SCORE-08 = The highest total wins; in a tie the win is shared.
