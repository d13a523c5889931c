# A table of Master Elf: refusals, prompts, buttons, sheets, and acts in words. Every id begins with me- or ME-.
# Titles of cards, sets and colours are the owner's own; where something may be unnamed, its name is "nothing".

# A refusal a rule: five words, then the numbers. Never a kind that only a hand tells.

ME-COMP-01 = { $what ->
        [gift] There is one { NAME($gift) } only
       *[ingredient] Count error: the box holds fewer
    }
    .more = { $what ->
        [gift] It lies on another stack, or somebody has made it already.
       *[ingredient] More cards of one ingredient would be known than the taught box has.
    }
ME-SETUP-01 = 2 to 4 can play
    .more = { $seats } were entered.
ME-SETUP-09 = It is { NAME($turn) }'s turn
    .more = { NAME($seat) } has to wait: play goes clockwise.
ME-BOARD-02 = { NAME($to) } is not adjacent
    .more = { NAME($location) } touches its two neighbours in the ring and the city.
ME-TURN-01 = Not at this point
    .more = { $command ->
        [go] Moving comes first in the turn
        [take] Taking an ingredient comes after moving
        [swap] Swapping in the city comes after moving there
        [create] A gift is made after taking an ingredient
        [end_turn] The turn ends after moving and taking
        [discard] Ingredients are put away at the turn's end, above 7
        [redistribute] The stacks are laid anew when the first has run out
        [reward] A reward follows a gift that completes a special set
        [sort] Gifts are sorted when the game is over
        [younger] Ages count when bonus cards are taken
       *[bonus] Bonus cards are taken after the end
    }; now { $phase ->
        [move] the pawn moves
        [take] an ingredient is taken
        [create] a gift may be made, or the turn ends
        [end] the turn ends
        [discard] the surplus is put away
        [redistribute] the stacks are laid anew
        [reward] the reward is taken
       *[bonus] a bonus card is taken
    }.
ME-MOVE-01 = { NAME($seat) } must leave { NAME($location) }
    .more = The pawn moves to an adjacent place every turn; staying is no move.
ME-TAKE-01 = { $location ->
        [city] The city has no open ingredients
       *[other] That does not lie in { NAME($location) }
    }
    .more = { $location ->
        [city] There one puts cards away and draws one more.
       *[other] Exactly one of the cards that lie there is taken.
    }
ME-TAKE-02 = { $unknown ->
        [0] All in { NAME($region) } is known
       *[other] Only { $unknown } { $unknown ->
            [one] is
           *[other] are
        } untold in { NAME($region) }
    }
    .more = A region is filled only when it is empty; what was told before still lies there.
ME-TAKE-03 = { $why ->
        [region] Swapping is for the city
        [hand] Not so many in hand
        [kinds] Those cards are not in the hand
       *[drawn] { $away } away, { $drawn } drawn
    }
    .more = { $why ->
        [region] The pawn stands in { NAME($location) }: one card that lies there is taken.
        [hand] The hand is { $hand } cards.
        [kinds] Known cards of the hand leave no room for them.
       *[drawn] One more is drawn than was put away, as far as there are cards.
    }
ME-GIFT-01 = One gift a turn
    .more = { NAME($seat) } has made one already; the turn ends now.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Stack { $stack } is empty
       *[other] Stack { $stack } shows { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] There is no top card to tell.
       *[other] Its top was told; if that was wrong, undo takes it back.
    }
ME-GIFT-03 = { $why ->
        [held] Those cards are not in the hand
       *[cards] Exactly 3 cards: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] two of one kind and one of another.
       *[other] { NAME($a) } and { NAME($b) }, two of one and one of the other.
    }
ME-GIFT-04 = Three alike never pay
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] two of one kind and one of another.
       *[other] { NAME($a) } and { NAME($b) }, both must be there.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }'s crystal is used up
        [number] Two cards beside the crystal
       *[kind] Those do not go with the crystal
    }
    .more = { $why ->
        [used] Each has one for the whole game.
       *[other] It stands for one of the three: { NAME($a) ->
            [nothing] two cards of the gift's kinds beside it.
           *[other] two cards of { NAME($a) } and { NAME($b) } beside it.
        }
    }
ME-HAND-01 = Put { $surplus } away, exactly
    .more = { NAME($seat) } holds { $hand }; 7 may be kept.
ME-END-01 = Three about equal stacks
    .more = All { $gifts } gifts left are laid out; the stacks differ by one at most.
ME-END-02 = The game is over
    .more = A stack ran out for the second time. Undo goes back into it.
ME-BONUS-02 = { NAME($turn) } chooses first
    .more = { NAME($seat) } has to wait: fewest gifts first, then most ingredients, then the younger.
ME-SPEC-01 = No special set was completed
    .more = { NAME($seat) } takes a gift only when the one just made completes Secret or Treasures.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Nothing lies there
       *[other] Only { NAME($top) } lies there
    }
    .more = { $source ->
        [aside] No gifts are set aside any more.
       *[other] Stack { $source } cannot give another.
    }
ME-SPEC-03 = { NAME($seat) } has had the reward
    .more = Each takes it once a game, even with both special sets.
ME-SCORE-01 = { $why ->
        [twice] { NAME($gift) } is counted twice
        [lacks] { NAME($gift) } is not of that set
        [owned] { NAME($gift) } is not among the gifts
       *[left] { NAME($gift) } is left out
    }
    .more = { $why ->
        [left] Every gift that has a set is counted in one of them.
       *[other] Each gift is counted in exactly one of its own sets, not in { NAME($set) }.
    }

# Places, and the rulebook's own words

game-masterelf = Master Elf
new-oldest-masterelf = youngest, starts
act-oldest-masterelf = Youngest, starts
new-clockwise-masterelf = Clockwise round the table. Touch a seat to change its name, colour or place; the youngest starts.
new-options-masterelf = { $changed ->
        [0] the day side; touch to change
       *[other] not as usual
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
me-unlisted = gift { $n }, not listed

# The table

me-side-day = day
me-side-night = night
me-phase-move = Move the elf
me-phase-take = Take an ingredient
me-phase-create = Make a gift
me-phase-end = End of the turn
me-phase-discard = Hand limit 7
me-phase-redistribute = A stack ran out
me-phase-reward = Special set
me-phase-bonus = Bonus cards
me-phase-over = End of the game

me-prompt-move = Touch an adjacent place
me-prompt-take = Which one is taken?
me-prompt-swap = How many are put away?
me-prompt-create = Touch a stack, or end the turn
me-prompt-end = The turn is over
me-prompt-discard = Down to 7 cards
me-prompt-redistribute = Lay the gifts out anew
me-prompt-reward = Take one more gift, free
me-prompt-bonus = Choose a bonus card
me-prompt-younger = Touch the youngest
me-prompt-over = The game is over
me-prompt-region = Touch the region
me-prompt-lay = What lies there?
me-prompt-top = Which gift lies there?
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
me-stack-untold-more = touch to tell its top
me-card-unlisted = not in the taught box
me-card-sets-unknown = sets not known
me-card-elf = an elf is pictured
me-card-unknown = What is not told here scores nothing.
me-price-unknown = ingredients not known
me-untold = not told
me-city = City
me-way-city = swap cards
me-way-empty = empty
me-swap = { $away } away
me-swap-more = draw { $drawn }

me-act-tell = Tell a region
me-act-away = Tell which
me-act-laid = That is all
me-act-end-turn = End turn
me-act-pay = { $cards ->
        [0] Pay nothing
        [one] Pay 1 card
       *[other] Pay { $cards } cards
    }
me-act-swap-these = { $away } away, draw { $drawn }
me-act-discard = Put { $cards } away
me-act-discard-kinds = Tell which
me-act-discard-these = Put away
me-act-laid-out = Laid: { $sizes }
me-act-decline = No, thank you
me-from-stack = Stack { $stack }
me-from-aside = Set aside
me-other-gift = Another gift
me-other-gift-more = not in the taught box
me-other-gift-how = Another gift is made unjudged and marked so. Teach it under Menu, Teach your box: it then counts from the next game on.
me-with-crystal = The crystal stands for one card
me-pay-crystal = { $cards }, crystal
me-pay-unknown = The taught box does not tell what this gift needs. Any 2 + 1 is believed and marked so; teach the card, and the next game judges it.

me-sheet-lay = { NAME($region) }: { $cards } to tell
me-sheet-top = Which gift lies on stack { $stack }?
me-sheet-reward = Which gift { $source ->
        [aside] of those set aside
       *[other] of stack { $source }
    }?
me-sheet-bonus = { NAME($seat) } takes which bonus card?
me-sheet-younger = Who is the youngest of them?
me-younger-why = Equal in gifts and ingredients: the younger chooses a bonus card first.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } puts away
me-sheet-discard = { NAME($seat) } holds { $hand }: { $cards } too many
me-sheet-redistribute = A stack ran out for the first time
me-sheet-from = From where?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] no gift yet
        [one] 1 gift
       *[other] { $gifts } gifts
    }
me-redistribute-shuffle = Take the { $gifts } gifts of the other stacks together and shuffle them.
me-redistribute-lay = Lay them out face up as three stacks: { $sizes }.
me-reward-earned = { NAME($seat) } has both gifts of { NAME($special) }: choose where from without looking, then look through those cards and take one. Their order stays.
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
me-count-unknown = Not known
me-count-sum = Together

# The final count, sorted as a player wishes

me-sort-touch = Touch a gift to count it in its other set.
me-sort-to = to { NAME($set) }
me-sort-best = Best again
me-sort-own = Sorted by the player: { $score }; the best way gives { $best }.
me-end-own = { NAME($seat) }: sorted by the player; the best way gives { $best }
me-end-touch = Touch a seat to see its gifts and sort them another way.

me-tell-unjudged = { $act } · not judged
me-tell-top = { NAME($gift) } on stack { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } to { NAME($place) }
me-tell-take = { NAME($seat) } took { NAME($kind) ->
        [nothing] an untold card
       *[other] { NAME($kind) }
    } from { NAME($region) }
me-tell-take-nothing = { NAME($seat) } found nothing to take
me-tell-swap = { NAME($seat) } put { $away } away, drew { $drawn }
me-tell-create = { NAME($seat) } made { NAME($gift) } for { $cards }{ $crystal ->
        [1] {" "}and the crystal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } took { NAME($gift) } { $source ->
        [aside] of those set aside
       *[other] of stack { $source }
    }
me-tell-decline = { NAME($seat) } took no reward
me-tell-redistribute = Stacks laid anew: { $sizes }
me-tell-end-turn = { NAME($seat) } ended the turn
me-tell-discard = { NAME($seat) } put { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } away
me-tell-bonus = { NAME($seat) } took the bonus card { NAME($gift) }
me-tell-younger = { NAME($seat) } is the youngest of the equals
me-tell-sort = { NAME($seat) } sorted the gifts another way
me-tell-sort-best = { NAME($seat) }: sorted the best way again

me-back-stack = stack { $stack }: { $left } gifts again
me-back-gift = { NAME($seat) }: { NAME($gift) } back
me-back-pawn = { NAME($seat) }: pawn to { NAME($place) }
me-back-cards-take = { NAME($seat) }: take { $n } { $n ->
        [one] card
       *[other] cards
    } back
me-back-cards-give = { NAME($seat) }: { $n } { $n ->
        [one] card
       *[other] cards
    } back
me-back-crystal = { NAME($seat) }: take the crystal back
me-back-region = { NAME($region) }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } again

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
        }{ $unknown } not told
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
me-end-shared = { NAME($seat) } wins with { $score }, shared: there is no tie-break
me-end-unknown = { $gifts ->
        [one] 1 gift is
       *[other] { $gifts } gifts are
    } not fully known; what is missing scores nothing here

sheet-chart-masterelf = What counts how much
me-chart-sets = Gifts in a set
me-chart-points = Points
me-chart-special = Secret and Treasures: both gifts together { $points } points instead.
me-chart-colour = Ribbons: 1 point a gift of one colour; rainbows count with any.
me-chart-elves = Elves: 1 point each.
me-chart-price = A gift costs 3 cards of its two kinds, 2 + 1; the crystal stands for one of them, once a game.
me-chart-hand = At the turn's end 7 ingredients may be kept.

option-side = Side of the board: { $value ->
        [night] night
       *[day] day
    }
    .more = { $value ->
        [night] A city and six regions of up to two ingredients.
       *[day] A city and four regions of up to three ingredients.
    }
option-special_on_last_gift = Special set with the last gift: { $value ->
        [true] reward first
       *[false] the game ends
    }
    .more = When the gift that ends the game completes a special set.
option-deck = Taught box: { $value ->
        [none] none
       *[other] { $value }
    }
    .more = { $value ->
        [none] What only the cards tell is believed and marked.
       *[other] Its gifts and ingredients are judged and counted.
    }

# Teach your box

me-sheet-lesson = Your box: { $name }
me-teach-edition = The second edition is said to have { $gifts } gifts and { $cards } ingredient cards; another count is fine. Tell what you know, in any order: what is left open stays unknown.
me-teach-other-gifts = This box counts { $gifts } gifts: as you say.
me-teach-next = What is taught now counts from the next game on.
me-teach-file = Kept at once in { $path }. Copy that file away to export it; lay another beside it to import it.
me-teach-gift-cards = Gift cards
me-teach-new-box = + New box
me-teach-gifts = { $gifts } told, { $complete } whole
me-teach-cards = { $cards } cards counted
me-teach-known = { $n } known
me-list-gifts = Gifts
me-list-ingredients = Ingredients
me-list-sets = Sets
me-list-colours = Ribbons
me-sheet-list-gifts = Gifts: { $gifts } told of { $edition }
me-new-gifts = + Gift
me-new-ingredients = + Ingredient
me-new-sets = + Set
me-new-colours = + Ribbon
me-title-gifts = What is the gift called?
me-title-ingredients = What is the ingredient called?
me-title-sets = What is the set called?
me-title-colours = What is the ribbon's colour called?
me-title-hint = As printed on the card
me-missing = open: { $fields }
me-missing-ingredients = ingredients
me-missing-sets = sets
me-missing-colour = ribbon
me-missing-elves = elf
me-gift-ingredients = Its two ingredients
me-gift-sets = Its one or two sets; Secret and Treasures are two gifts each
me-gift-colour = Its ribbon
me-gift-elves = Is an elf pictured?
me-gift-unknown = { $heading } · not known yet
me-elf-yes = an elf
me-elf-no = no elf
me-act-remove = Remove
me-act-title = Title
me-teach-count = { $cards } cards counted; the second edition is said to have { $edition }. At 0 a kind is not counted, and the city's stack is not either.
me-teach-rename = Touch one to change its title.
me-teach-two = A gift needs two ingredients
me-teach-two-more = One alone cannot be: choose a second, or touch the first again to leave both open.
me-teach-three-more = Two are chosen: touch one of them to take it away first.
me-teach-sets = One set or two
me-teach-sets-more = { $special ->
        [1] Beside a special set there is one other.
       *[0] A gift is in two sets at most: touch one of them to take it away first.
    }
me-teach-refused = That cannot be
me-teach-unread = This box cannot be read
