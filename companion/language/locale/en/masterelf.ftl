# A table of Master Elf: refusals, prompts, buttons, sheets, and actions in words. Every id begins with me- or ME-.
# Titles of cards, sets and colours are the owner's own; where something may be unnamed, its name is "nothing".

# A refusal a rule: five words, then the numbers. Never a kind that only a hand tells.

ME-COMP-01 = { $what ->
        [gift] There is only one { NAME($gift) }
        [gifts] The box has fewer gifts
       *[ingredient] Count error: the box holds fewer
    }
    .more = { $what ->
        [gift] It is on another stack, or somebody has already made it.
        [gifts] The stacks and the gifts in front of players are together more cards than the box holds.
       *[ingredient] More cards of one ingredient would be known than your box has.
    }
me-numbers-box = { NAME($kind) }: with these, { $known } would be known; the box has { $count }.
ME-SETUP-01 = 2 to 4 can play
    .more = Players entered: { $seats }.
ME-SETUP-03 = The gifts do not add up
    .more = On stacks and in front of players: { $gifts }. At the start: { $most } (3 × { $height }).
ME-SETUP-09 = It is { NAME($turn) }'s turn
    .more = { NAME($seat) } has to wait: play goes clockwise.
ME-BOARD-01 = Too many cards in { NAME($region) }
    .more = Entered: { $cards }; a region holds { $most } at most.
ME-BOARD-02 = { NAME($to) } is not adjacent
    .more = { NAME($location) } touches the city and its two neighbours in the ring.
ME-TURN-01 = Not now
    .more = { $command ->
        [go] Moving comes first in the turn
        [take] Taking an ingredient comes after moving
        [swap] Swapping in the city comes after moving there
        [create] A gift is made after taking an ingredient
        [end_turn] The turn ends after moving and taking
        [discard] Ingredients above 7 are discarded at the end of the turn
        [redistribute] The stacks are laid out again when a stack has run out for the first time
        [reward] A reward follows a gift that completes a special set
        [keep_score] Keeping only the scores is chosen before the first turn
        [next_round] Rounds are counted where only scores are kept
        [sort] Gifts are sorted when the game is over
        [younger] Ages matter when bonus cards are taken
       *[bonus] Bonus cards are taken after the end
    }; now { $phase ->
        [move] the elf moves
        [take] an ingredient is taken
        [create] a gift may be made, or the turn ends
        [end] the turn ends
        [discard] the surplus is discarded
        [redistribute] the stacks are laid out again
        [score] only scores are kept
        [reward] the reward is taken
       *[bonus] a bonus card is taken
    }.
ME-MOVE-01 = { NAME($seat) } must leave { NAME($location) }
    .more = The elf moves to an adjacent place every turn; it cannot stay.
ME-TAKE-01 = { $location ->
        [city] The city has no open ingredients
       *[other] That card is not in { NAME($location) }
    }
    .more = { $location ->
        [city] In the city you discard as many cards as you like and draw one more than that.
       *[other] Take exactly one of the region's cards.
    }
ME-TAKE-02 = { $unknown ->
        [0] Everything in { NAME($region) } is known
       *[other] Only { $unknown } unknown in { NAME($region) }
    }
    .more = A region is filled only when it is empty; cards entered before are still there.
ME-TAKE-03 = { $why ->
        [region] Swapping is for the city
        [hand] Not that many in hand
        [kinds] Those cards are not in the hand
       *[drawn] { $away } discarded, { $drawn } drawn
    }
    .more = { $why ->
        [region] The elf is in { NAME($location) }: take one of its cards.
        [hand] Cards in hand: { $hand }.
        [kinds] Every card in that hand is already known to be of another kind.
       *[drawn] You draw one more than you discard, or as many as there are.
    }
ME-GIFT-01 = One gift per turn
    .more = { NAME($seat) } has already made one; the turn ends now.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Stack { $stack } is empty
       *[other] Stack { $stack } shows { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] There is no top card.
       *[other] That top card was entered before; if it was wrong, undo it.
    }
ME-GIFT-03 = { $why ->
        [held] Those cards are not in the hand
       *[cards] Exactly 3 cards: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] two of one kind and one of another.
       *[other] { NAME($a) } and { NAME($b) }, two of one and one of the other.
    }
ME-GIFT-04 = Three of a kind is not allowed
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] two of one kind and one of another.
       *[other] { NAME($a) } and { NAME($b) } are both needed.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }'s crystal is used up
        [number] Two cards with the crystal
       *[kind] Those do not go with the crystal
    }
    .more = { $why ->
        [used] Each player has one for the whole game.
       *[other] It replaces one of the three; add { NAME($a) ->
            [nothing] two cards of the gift's kinds.
           *[other] two cards, each { NAME($a) } or { NAME($b) }.
        }
    }
ME-HAND-01 = Discard exactly { $surplus }
    .more = { NAME($seat) } holds { $hand }; 7 may be kept.
ME-END-01 = Three roughly equal stacks
    .more = All gifts left ({ $gifts }) are laid out; the stacks differ by one at most.
ME-END-02 = The game is over
    .more = A stack ran out for the second time. “{ act-undo }” goes back into the game.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Different bonus cards: exactly { $cards }
       *[other] { NAME($gift) } is not among the bonus cards
    }
    .more = { NAME($gift) ->
        [nothing] One is revealed for each player who chooses.
       *[other] One of the revealed bonus cards is taken.
    }
ME-BONUS-02 = { NAME($turn) } chooses first
    .more = { NAME($seat) } has to wait: the player with the fewest gifts chooses first; in a tie the one with more ingredients, then the younger.
ME-SPEC-01 = No special set was completed
    .more = { NAME($seat) } may take an extra gift only if the gift just made completes Secret or Treasures.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Nothing is there
       *[other] Only { NAME($top) } is there
    }
    .more = { $source ->
        [aside] None of the gifts set aside are left.
       *[other] Stack { $source } has no other.
    }
ME-SPEC-03 = { NAME($seat) } has already had the reward
    .more = Each player may take it only once per game, even with both special sets.
ME-SCORE-01 = { $why ->
        [twice] { NAME($gift) } is counted twice
        [lacks] { NAME($gift) } is not in that set
        [owned] { NAME($gift) } is not among the gifts
       *[left] { NAME($gift) } is left out
    }
    .more = { $why ->
        [left] Every gift that belongs to a set is counted in one of its sets.
        [twice] Each gift is counted in exactly one of its sets.
        [owned] Only gifts in front of the player are counted.
       *[other] Each gift is counted in exactly one of its own sets, not in { NAME($set) }.
    }
ME-SCORE-03 = { NAME($special) } exists only once
    .more = Both of its cards are in front of { NAME($first) }, so { NAME($second) } cannot have them.
ME-SCORE-04 = More ribbons than cards
    .more = { NAME($seat) }: { $colour ->
        [one] 1 card
       *[other] { $colour } cards
    } with the same ribbon, { $gifts } in sets. Each card counts in one set: enter the sets first.
ME-SCORE-06 = More elves than cards
    .more = { NAME($seat) }: { $elves } with an elf, { $gifts } in sets. Each card counts in one set: enter the sets first.

# Places, and the rulebook's own words

game-masterelf = Master Elf
new-oldest-masterelf = youngest, starts
act-oldest-masterelf = Youngest, starts
new-clockwise-masterelf = Players sit clockwise. Tap one to change name, colour or place; the youngest starts.
new-options-masterelf = { $changed ->
        [0] the day side; tap to change
       *[other] changed from the default
    }
name-city = the city
name-r1 = Region 1
name-r2 = Region 2
name-r3 = Region 3
name-r4 = Region 4
name-r5 = Region 5
name-r6 = Region 6
name-rainbow = rainbow
name-secret = Secret
name-treasures = Treasures
me-ingredient-air = air
me-ingredient-metal = metal
me-ingredient-magic = magic
me-ingredient-water = water
me-named-gift-blue-booth = blue booth
me-named-gift-pirate = pirate
me-named-gift-treasure-map = treasure map
me-named-gift-key = key
me-named-gift-casket = casket
me-named-gift-colour-flower = colour flower
me-named-gift-marker-set = marker set
me-named-gift-plasma-lamp = plasma lamp
me-named-set-antiquities = Antiquities
me-named-set-pirates = Pirates
me-named-colour-blue = blue
me-named-colour-green = green
me-named-colour-red = red
me-heading = { $topic ->
        [turn] A player's turn
        [move] 1. Move
        [take] 2. Take an ingredient
        [create] 3. Make a gift
        [gifts] Gift cards
        [crystal] Universal crystals
        [hand] Passing the turn
        [end] End of the game
        [score] Counting the points
        [collections] 1. Collections
        [colour] 2. Cards of one colour
        [elves] 3. Cards with elves
        [winner] The winner
       *[setup] Setup
    }
me-unseen = unknown gift
me-unlisted = gift { $n }, not listed

# The table

me-phase-move = Move the elf
me-phase-take = Take an ingredient
me-phase-create = Make a gift
me-phase-end = End of the turn
me-phase-discard = Hand limit 7
me-phase-redistribute = A stack ran out
me-phase-reward = Special set
me-phase-bonus = Bonus cards
me-phase-over = End of the game

me-prompt-move = Tap an adjacent place
me-prompt-take = Which one is taken?
me-prompt-swap = How many are discarded?
me-prompt-create = Tap a stack, or end the turn
me-prompt-end = The turn is over
me-prompt-discard = Discard down to 7 cards
me-prompt-redistribute = Lay the gifts out again
me-prompt-reward = Take one more gift, free
me-prompt-perhaps = Is a special set complete?
me-prompt-bonus = Choose a bonus card
me-prompt-younger = Tap the youngest
me-prompt-over = The game is over
me-prompt-region = Tap the region
me-prompt-lay = Which cards are there?
me-prompt-top = Which gift is there?
me-prompt-pay = Paid with what?

me-panel-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
me-panel-gifts = { $gifts ->
        [one] 1 gift
       *[other] { $gifts } gifts
    }
me-panel-crystal = crystal
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = no stack
me-stack-untold = Stack { $stack }
me-stack-untold-more = tap to enter
me-card-unlisted = not listed
me-card-sets-unknown = sets unknown
me-card-elf = shows an elf
me-card-unknown = What is unknown scores nothing here.
me-price-unknown = ingredients unknown
me-untold = unknown
me-city = City
me-way-city = swap cards
me-way-empty = empty
me-swap = Discard { $away }
me-swap-more = draw { $drawn }

me-act-tell = Enter cards
me-act-away = Choose which
me-act-laid = That's all
me-act-end-turn = End turn
me-act-pay = { $cards ->
        [0] Pay nothing
        [one] Pay 1 card
       *[other] Pay { $cards } cards
    }
me-act-swap-these = Discard { $away }, draw { $drawn }
me-act-discard = Discard { $cards }
me-act-discard-kinds = Choose which
me-act-discard-these = Discard these
me-act-laid-out = Laid: { $sizes }
me-act-decline = No, thank you
me-from-stack = Stack { $stack }
me-from-aside = Set aside
me-other-gift = Another gift
me-other-gift-more = not listed
me-other-gift-how = A gift that is not listed is accepted unchecked and marked. Add it under “{ act-menu }”, “{ act-lesson }”: it counts from the next game.
me-with-crystal = The crystal replaces one card
me-pay-crystal = { $cards }, crystal
me-pay-unknown = The cost of this gift is not entered. Any 2 + 1 is accepted unchecked and marked; add the card, and the next game will check it.

me-sheet-lay = { NAME($region) }: { $cards } to enter
me-sheet-top = Which gift is on stack { $stack }?
me-sheet-reward = Which gift { $source ->
        [aside] from those set aside
       *[other] from stack { $source }
    }?
me-sheet-lay-bonus = Which bonus cards are there? { $left } to enter
me-act-bonus-skip = Do not enter them
me-sheet-bonus = Which bonus card does { NAME($seat) } take?
me-sheet-younger = Who is the youngest of these?
me-younger-why = Tied in gifts and ingredients: the youngest player chooses a bonus card first.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } discards
me-sheet-discard = { NAME($seat) } holds { $hand }: { $cards } too many
me-sheet-redistribute = A stack ran out for the first time
me-sheet-from = Where from?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] no gift yet
        [one] 1 gift
       *[other] { $gifts } gifts
    }
me-redistribute-shuffle = Gather the gifts of the other stacks ({ $gifts }) and shuffle them.
me-redistribute-lay = Lay them out face up as three stacks: { $sizes }.
me-reward-earned = { NAME($seat) } has both gifts of { NAME($special) }: choose a stack, or the gifts set aside, without looking; then look through those cards and take one. Keep their order.
me-sheet-perhaps = A special set?
me-reward-perhaps = It is not known whether { NAME($gift) } completes Secret or Treasures for { NAME($seat) }. If it does, choose a stack, or the gifts set aside, without looking; then look through those cards and take one. Keep their order.
me-act-no-reward = No: end the turn
me-seat-had = { $crystal ->
        [1] Crystal unused
       *[0] Crystal used
    } · { $reward ->
        [1] reward unused
       *[0] reward taken
    }

me-count = { $n } { NAME($kind) }
me-no-cards = no cards
me-count-colour = Ribbons: { NAME($colour) }
me-count-elves = Elves
me-count-unknown = Unknown
me-count-sum = Total

# The final count, sorted as a player wishes

me-sort-touch = Tap a gift to count it in its other set.
me-sort-to = to { NAME($set) }
me-sort-best = Best sorting
me-sort-own = Sorted by the player: { $score }; the best sorting gives { $best }.
me-end-own = { NAME($seat) }: sorted by the player; the best sorting gives { $best }
me-end-touch = Tap a player to see their gifts and sort them another way.

me-tell-unjudged = { $act } · not checked
me-tell-top = { NAME($gift) } on stack { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } goes to { NAME($place) }
me-tell-take = { NAME($seat) } took { NAME($kind) ->
        [nothing] an unknown card
       *[other] { NAME($kind) }
    } from { NAME($region) }
me-tell-take-nothing = { NAME($seat) } found nothing to take
me-tell-swap = { NAME($seat) } discarded { $away }, drew { $drawn }
me-tell-create = { NAME($seat) } made { NAME($gift) } for { $cards }{ $crystal ->
        [1] {" "}and the crystal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } took { NAME($gift) } { $source ->
        [aside] from the gifts set aside
       *[other] from stack { $source }
    }
me-tell-decline = { NAME($seat) } took no reward
me-tell-redistribute = Stacks laid out again: { $sizes }
me-tell-end-turn = { NAME($seat) } ended the turn
me-tell-discard = { NAME($seat) } discarded { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
me-tell-lay-bonus = Bonus cards: { $gifts }
me-tell-bonus = { NAME($seat) } took the bonus card { NAME($gift) }
me-tell-younger = { NAME($seat) } is the youngest of those tied
me-tell-sort = { NAME($seat) } sorted the gifts another way
me-tell-sort-best = { NAME($seat) }: best sorting again

me-back-stack = stack { $stack }: { $left ->
        [one] 1 gift
       *[other] { $left } gifts
    } again
me-back-gift = { NAME($seat) }: return { NAME($gift) }
me-back-pawn = { NAME($seat) }: elf to { NAME($place) }
me-back-cards-take = { NAME($seat) }: take { $n } { $n ->
        [one] card
       *[other] cards
    } back
me-back-cards-give = { NAME($seat) }: return { $n } { $n ->
        [one] card
       *[other] cards
    }
me-back-crystal = { NAME($seat) }: take the crystal back
me-back-region = { NAME($region) }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } again
me-back-taken = { NAME($seat) }: { NAME($kind) ->
        [nothing] the card taken
       *[other] { NAME($kind) }
    } back to { NAME($region) }
me-back-refill = { NAME($region) }: all its cards ({ $n }) back on the city's stack
me-back-drawn = { NAME($seat) }: cards drawn ({ $n }) back on the city's stack
me-back-away = { NAME($seat) }: top of the discard pile ({ $n }) back to the hand
me-back-shuffled = City: part of the stack ({ $n }) is the discard pile again
me-back-made = { NAME($seat) }: { NAME($gift) } back on stack { $stack }
me-back-paid = { NAME($seat) }: { $cards } back from the discard pile
me-back-reward = { NAME($seat) }: { NAME($gift) } back { $source ->
        [aside] to the gifts set aside
       *[other] to stack { $source }
    }
me-back-bonus = { NAME($seat) }: { NAME($gift) } back to the bonus cards

me-lies-turn = Round { $round }; it is { NAME($seat) }'s turn
me-lies-stack = Stack { $stack }: { $left ->
        [0] empty
        [one] 1 gift
       *[other] { $left } gifts
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , { NAME($gift) } on top
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] nothing
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }{ $unknown } unknown
    }
me-lies-seat = { NAME($seat) } in { NAME($place) }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $crystal ->
        [1] crystal
       *[0] no crystal
    }{ $number ->
        [0] , no gift
       *[other] ; { $gifts }
    }

me-end-score = Score
me-end-sets = Sets
me-end-colour = Ribbon
me-end-elves = Elves
me-end-winner = { NAME($seat) } wins with { $score }
me-end-least = { NAME($seat) } wins with at least { $score }
me-end-open = Not decided yet: { $gifts ->
        [one] 1 gift is
       *[other] { $gifts } gifts are
    } not counted
me-end-open-how = The scores below hold only what is known. “{ act-count-pad }” counts this game; “{ me-act-pad-cards }” there also lists the cards for the next one.
me-end-at-most = At most: { $scores }
me-end-unknown = { $gifts ->
        [one] 1 gift is
       *[other] { $gifts } gifts are
    } not fully known; what is missing scores nothing here

sheet-chart-masterelf = Scoring
me-chart-sets = Gifts in a set
me-chart-points = Points
me-chart-special = Secret, Treasures: each full pair scores { $points } points instead.
me-chart-colour = Ribbons: 1 point for each gift of one colour; rainbows count with any.
me-chart-elves = Elves: 1 point each.
me-chart-price = A gift costs 3 cards of its two kinds, 2 + 1; the crystal replaces one of them, once a game.
me-chart-hand = At the end of your turn you may keep up to 7 ingredients.

option-side = Side of the board: { $value ->
        [night] night
       *[day] day
    }
    .more = { $value ->
        [night] Six regions of up to two ingredients surround the city.
       *[day] Four regions of up to three ingredients surround the city.
    }
option-special_on_last_gift = Special set with the last gift: { $value ->
        [true] reward first
       *[false] the game ends
    }
    .more = What if the gift that ends the game completes a special set?
option-deck = { $value ->
        [none] Cards: only those in the rulebook
       *[other] Your box: { $value }
    }
    .more = { $value ->
        [none] What only the cards show is accepted unchecked and marked.
       *[other] Its gifts and ingredients are checked and counted.
    }

# Enter your box

me-sheet-lesson = Your box: { $name }
me-teach-edition = The second edition is reported to have { $gifts } gifts and { $cards } ingredient cards; another count is fine. Enter what you know, in any order; the rest stays unknown.
me-teach-other-gifts = Gifts in this box, as entered: { $gifts }.
me-teach-next = What you enter now counts from the next game.
me-teach-file = Saved at once in { $path }. Copy that file to export it; put another beside it to import it.
me-teach-gift-cards = Gift cards
me-teach-gifts = { $gifts } entered, { $complete } complete
me-teach-cards = cards counted: { $cards }
me-teach-known = { $n } known
me-list-gifts = Gifts
me-list-ingredients = Ingredients
me-list-sets = Sets
me-list-colours = Ribbons
me-sheet-list-gifts = Gifts: { $gifts } of { $edition } entered
me-new-gifts = + Gift
me-new-ingredients = + Ingredient
me-new-sets = + Set
me-new-colours = + Ribbon
me-title-gifts = What is the gift called?
me-title-ingredients = What is the ingredient called?
me-title-sets = What is the set called?
me-title-colours = What is the ribbon's colour called?
me-title-hint = As printed on the card
me-missing = missing: { $fields }
me-missing-ingredients = ingredients
me-missing-sets = sets
me-missing-colour = ribbon
me-missing-elves = elf
me-gift-ingredients = Its two ingredients
me-gift-sets = Its one or two sets; Secret and Treasures are two gifts each
me-gift-colour = Its ribbon
me-gift-elves = Does it show an elf?
me-gift-unknown = { $heading } · not known yet
me-elf-yes = an elf
me-elf-no = no elf
me-act-remove = Remove
me-act-title = Title
me-teach-count = Cards counted: { $cards }; the second edition is reported to have { $edition }. A kind left at 0 is not checked, and neither is the city's stack.
me-teach-rename = Tap one to change its title.
me-teach-two = A gift needs two kinds of ingredient
me-teach-two-more = Choose a second ingredient, or tap the first again to leave both unknown.
me-teach-three-more = Two are chosen: tap one of them to remove it first.
me-teach-sets = One set or two
me-teach-sets-more = { $special ->
        [1] Beside a special set only one other set is possible.
       *[0] A gift is in two sets at most: tap one of them to remove it first.
    }
me-teach-refused = That is not possible
me-teach-unread = This box cannot be read
me-setup-side = The board with its { $side ->
        [night] night side (six regions)
       *[day] day side (four regions)
    } up
me-setup-stacks = Shuffle the gifts: three face-up stacks of { $gifts }
me-setup-aside = All other gifts aside, face down
me-setup-hands = Shuffle the ingredients: { $cards } to each, kept secret
me-setup-regions = One ingredient face up in each of the { $regions } regions
me-setup-city = The other ingredients face down into the city
me-setup-each = Each player: an aid board, a crystal, and the elf into the city
me-setup-start = { NAME($seat) } begins
me-prompt-refill = Lay { $cards } new { $cards ->
        [one] card
       *[other] cards
    } in { NAME($region) }

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Score pad · { $name }: { $score }
me-sheet-pad-result = The result
me-pad-sets = Sets of cards
me-pad-entered = Entered
me-pad-how = Tap once for each set of cards, on its size. Tap an entered set to remove it.
me-pad-special = Special sets
me-pad-colour = Ribbon, with rainbows
me-pad-points = Points for sets
me-pad-winner = { $names } wins with { $score }
me-pad-shared = { $names } share the win at { $score }: ties are not broken
me-pad-counted = Counted from these numbers; how the game was played was not checked.
me-pad-missing = Not complete: { $name }
me-pad-missing-sets = Enter the sets: tap once for each.
me-pad-missing-colour = Enter how many cards have the most frequent ribbon, rainbows included; 0 for none.
me-pad-missing-elves = Enter how many cards have an elf; 0 for none.
me-act-pad-clear = Clear this player
me-act-pad-result = Result
me-act-pad-new = New count
me-act-pad-back = Change numbers
me-act-pad-keep = Keep the result

# Only scores are kept

me-phase-score = Scores only
me-prompt-score = Count the gifts when the game is over
me-act-next-round = Next round
me-act-count = Count
me-tell-keep-score = Scores only
me-tell-next-round = Round { $round } begins
me-tell-count = Gifts counted
me-lies-score = Round { $round }. Only scores are kept: what is on the table is not tracked.
new-keep-score-masterelf = no referee, count at the end

# The count by cards

me-act-pad-cards = By cards
me-sheet-cards = { $name }: { $gifts ->
        [one] 1 card
       *[other] { $gifts } cards
    }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }
me-act-card-new = + Another card
me-act-card-new-more = enter what it scores
me-card-ask = tap to enter it once
me-card-sets = Its sets, one or two
me-card-ribbon-0 = Its ribbon; the card shows no elf
me-card-ribbon-1 = Its ribbon; the card shows an elf
me-card-sets-first = Enter its sets first
me-sheet-card = { $gift ->
        [none] What does this card score for?
       *[other] { $gift }: what does this card score for?
    }
me-set-number = Set { $n }
me-colour-yellow = yellow
me-colour-violet = violet
me-colour-orange = orange
me-colour-pink = pink
me-colour-white = white
me-colour-black = black
me-colour-brown = brown
