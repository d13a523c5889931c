# A first game: a card for each phase, what to do in it. Shown once, in our own words.

act-guide = First game
guide-on = each phase is explained
guide-off = touch to have it explained
act-got-it = Got it

guide-elfenland-deal = Every round begins with cards
    .more = The starting player shuffles the travel cards and deals until everybody holds 8. The hand stays secret; only its number counts here. Then touch Dealt.

guide-elfenland-draw_hidden = One counter that nobody sees
    .more = Everybody in turn takes one transportation counter from the face-down ones and keeps it hidden. It can be placed on a road later, as the open ones can.

guide-elfenland-draw = Three more, open for all
    .more = One counter a turn, three times: one of the five that lie face up, or a face-down one. It is laid open. A counter taken from the five is replaced at once.

guide-elfenland-plan = Counters open the roads
    .more = In turn: place one counter on any road whose terrain suits it, or your only obstacle beside a counter, or pass. Every counter serves everybody. When all pass one after another, the boots go.

guide-elfenland-move = The boots collect town pieces
    .more = Touch the next town: its road is paid with cards of the counter's kind, as the chart says. Rivers and lakes take rafts. Every town reached gives its piece. At the end of the move at most four cards are kept.

guide-elfenland-cleanup = The round is finished
    .more = Everybody keeps one counter, open or hidden, and returns the others. The next sheet says what goes where. After four rounds, most town pieces win.

guide-masterelf-move = First the elf moves
    .more = Each turn the elf goes to an adjacent place: a neighbour in the ring, or the city. Staying is not allowed. Touch the place.

guide-masterelf-take = Then take an ingredient
    .more = In a region one of its cards is taken, whichever you like. When the last one goes, the region is filled at once; touch Tell to say what lies there.

guide-masterelf-swap = In the city cards are exchanged
    .more = Put away as many ingredients as you like, also none, and draw one more than that from the stack. Touch how many were put away.

guide-masterelf-create = Then a gift, if you like
    .more = The top gift of a stack is paid with three cards of its two ingredients, two of one and one of the other. Touch the stack, or end the turn. The crystal stands for one card, once a game.

guide-masterelf-discard = Seven cards may be kept
    .more = At the end of the own turn everything above seven ingredients is put away. The crystal does not count.

guide-masterelf-redistribute = A stack ran out
    .more = All gifts left are shuffled and laid as three stacks of nearly equal height. When a stack runs out again, the game ends at once.

guide-masterelf-reward = A special set is complete
    .more = Both cards of a special set earn one more gift, free, once a game: choose where from without looking, then look through it and take one.

guide-masterelf-bonus = The game is over, bonus cards follow
    .more = The gifts set aside are shuffled, and as many are revealed as there are players. Everybody takes one, first who has the fewest gifts.
