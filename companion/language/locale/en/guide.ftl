# A first game: a card for each phase, what to do in it. Shown once, in our own words.

act-guide = First game
guide-on = each phase is explained
guide-off = tap for explanations
act-got-it = Got it

guide-elfenland-deal = Every round begins with cards
    .more = The starting player shuffles the travel cards and deals until everyone holds 8. Hands stay secret; only the number of cards matters here. Then tap “{ act-deal }”.
guide-elfenland-deal-boardside = Every round begins with cards
    .more = Shuffle the travel cards and deal until everyone holds 8. People's hands stay secret. Boardside's cards, if they have no tags, lie face up. Tap “{ act-deal }”, then enter them.

guide-elfenland-draw_hidden = One counter that only you know
    .more = Each player in turn takes one face-down transportation counter and keeps it hidden. It can be placed on a road later, just like the open ones.

guide-elfenland-draw = Three more, face up
    .more = One counter a turn, three times: one of the five face-up ones, or a face-down one. Lay it face up in front of you. A counter taken from the five is replaced at once.

guide-elfenland-plan = Counters open the roads
    .more = On your turn: place one counter on any road whose terrain suits it, or your only obstacle beside a counter, or pass. Everyone may use every counter. When all pass in a row, the boots move.

guide-elfenland-move = The boots collect town pieces
    .more = Tap the next town: you pay for its road with cards of the counter's kind, as the chart says. Rivers and lakes take rafts. You collect your piece in every town you reach. At the end of your move, discard down to four cards.

guide-elfenland-cleanup = The round is finished
    .more = Each player keeps one counter, open or hidden, and returns the others. The next page says what goes where. After four rounds, most town pieces win.

guide-masterelf-move = First the elf moves
    .more = Each turn the elf goes to an adjacent place: a neighbour in the ring, or the city. Staying is not allowed. Tap the place.

guide-masterelf-take = Then take an ingredient
    .more = In a region, take any one of its cards. When the last one is taken, the region is refilled at once; tap “{ me-act-tell }” to enter the new cards.

guide-masterelf-swap = In the city cards are swapped
    .more = Discard as many ingredients as you like, even none, and draw one more than that from the stack. Tap how many you discarded.

guide-masterelf-create = Then a gift, if you like
    .more = The top gift of a stack costs three cards of its two ingredients, two of one and one of the other. Tap the stack, or end the turn. The crystal replaces one card, once a game.

guide-masterelf-discard = Seven cards may be kept
    .more = At the end of your turn, discard down to seven ingredients. The crystal does not count.

guide-masterelf-redistribute = A stack ran out
    .more = Shuffle all the gifts left and lay them out as three stacks of nearly equal height. When a stack runs out again, the game ends at once.

guide-masterelf-reward = A special set is complete
    .more = Both cards of a special set earn one more gift, free, once a game: choose a stack, or the gifts set aside, without looking; then look through those cards and take one.

guide-masterelf-bonus = The game is over; bonus cards follow
    .more = The gifts set aside are shuffled, and as many are revealed as there are players. Everyone takes one, starting with whoever has the fewest gifts.
sheet-setup = Set up the game
act-setup = Setup
act-set-up = Setup done

practice-elfenland-0 = Tap a counter below, then a road that lights up.
practice-elfenland-1 = Now put another counter on the same road.
practice-elfenland-2 = That was refused: see why. Now tap “{ act-undo }”.
practice-elfenland-3 = What you do on the board, you also tap here. What the rules forbid is refused, with the reason, and “{ act-undo }” takes back any action.
