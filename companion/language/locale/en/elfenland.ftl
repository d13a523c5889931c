# A table of Elfenland: prompts, buttons, sheets, and actions in words.

game-elfenland = Elfenland

round-of = of { $rounds }
turn-everyone = Everyone
phase-deal = Deal the cards
phase-draw_hidden = One hidden counter
phase-draw = Three more counters
phase-plan = Plan the routes
phase-move = Move the boots
phase-cleanup = Finish the round
phase-over = End of the game

prompt-deal = Deal the cards, then tap “{ act-deal }”
prompt-deal-all = Deal and draw, then tap “{ act-deal-all }”
prompt-draw_hidden = Take one face-down counter
prompt-draw = Take a counter and lay it face up
prompt-refill = Turn up a new counter
prompt-plan = { $obstacle ->
        [no] Counter or pass
       *[yes] Counter, obstacle, or pass
    }
prompt-plan-road = Now tap the road
prompt-plan-lacks = No { NAME($kind) } to place: choose again
prompt-looked = The map shows { NAME($seat) }'s pieces and next steps
prompt-plan-piece = Now choose a counter
prompt-move = Tap the next town
prompt-move-otherwise = Tap the town, then the cards
prompt-discard = Discard down to 4 cards
prompt-cleanup = Each keeps one counter
prompt-target = Reveal the town card, then tap its town
prompt-over = The game is over

panel-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
panel-counters = { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }
panel-obstacle = + obstacle
panel-passed = passed
look-been = Been here: { $names }
look-nobody = Nobody has been here yet
look-towns = { $count ->
        [0] No town yet
        [one] 1 town: { $towns }
       *[other] { $count } towns: { $towns }
    }
panel-start = start

short-pig = pig
short-elfcycle = elfcycle
short-cloud = cloud
short-unicorn = unicorn
short-troll = troll
short-dragon = dragon
short-raft = raft
short-obstacle = obstacle
short-hidden = hidden
short-untold = ?
short-pile = face down
short-none = none

act-deal = Dealt
act-deal-only = Dealt only
act-deal-all = Dealt and drawn
act-drawn-hidden = Drawn
act-drawn-all = { $phase ->
    [draw_hidden] All hidden ones drawn
   *[draw] All open ones drawn
}
act-tell-display = Enter display
act-untold = Unknown
act-pass = Pass
    .more = ends planning
act-pass-all = All pass
    .more = ends planning
act-otherwise = Pay differently
act-end-move = End move
act-pay = { $cards ->
        [0] Pay nothing
        [one] Pay 1 card
       *[other] Pay { $cards } cards
    }
act-discard = Discard { $cards }
act-discard-kinds = Choose which
act-discard-these = Discard these
act-finish = Finish round { $round }
act-finish-missing = { $seats ->
        [one] 1 player still to choose
       *[other] { $seats } players still to choose
    }

price-road = { $cards } { NAME($kind, $cards) } · caravan: { $caravan } cards
price-water = { $cards } { NAME("raft", $cards) }
price-none = No counter on this road

sheet-kind-turn_up = Which kind was turned up?
sheet-kind-refill = Taken: { NAME($kind) }. Which kind was turned up?
sheet-kind-display = Which kind was taken?
sheet-kind-pile = Which kind was drawn?
sheet-deal = Round { $round } of { $rounds }
sheet-way = Which way to { NAME($town) }?
sheet-way-none = No road there has a counter.
sheet-way-far = No road or water leads from { NAME($start) } to { NAME($town) }.
    .title = { NAME($town) } is too far
sheet-pay = Cards for { NAME($route) }
sheet-discard = More than 4 cards
sheet-discard-seat = { NAME($seat) } holds { $hand }: { $cards } too many
sheet-discard-kinds = { NAME($seat) } discards { $cards }
sheet-cleanup = Finish round { $round }
sheet-cleanup-keep = Each keeps one counter and returns the rest:

check-round-card = Put round card { $round } on top
check-start-player = Give the starting player card to { NAME($seat) }
check-roads = Take all counters off the roads, turn them face down and shuffle them in
check-obstacles = Remove used obstacles from the game
check-display = Turn up five new counters
check-shuffle = { $by ->
        [boardside] Shuffle all travel cards that nobody holds
       *[person] { NAME($seat) } shuffles all travel cards that nobody holds
    }
check-cards = New cards
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } has only { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }; { $cards } would be needed.
numbers-target = { $revealed ->
        [yes] Another player has already revealed { NAME($town) }.
       *[no] { NAME($town) } is not one of the 12 town cards.
    }
caravan-paid = That road could have been paid for normally
    .more = { NAME($seat) } had { $cards } { NAME($kind, $cards) } for the way to { NAME($town) }. A caravan is only for a player who cannot pay normally; the players decide.
    .back = Undo the caravan
way-caravan = Caravan of { $cards }

tell-deal = Cards dealt
tell-turn-up = Turned up for the display: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } drew a hidden counter
tell-draw = { NAME($seat) } drew { $source ->
        [display] from the display
       *[pile] from the pile
    }
tell-draw-kind = { NAME($seat) } drew { $kind ->
        [elfcycle] an
       *[other] a
    } { NAME($kind) } { $source ->
        [display] from the display
       *[pile] from the pile
    }
tell-drawn = { $phase ->
        [draw_hidden] Everyone has drawn a hidden counter
       *[draw] Everyone has drawn
    }
tell-place = { NAME($seat) }: { NAME($kind) } on { NAME($route) }
tell-obstacle = { NAME($seat) }: obstacle on { NAME($route) }
tell-pass = { NAME($seat) } passed
tell-no-card = no card
tell-travel = { NAME($seat) } goes to { NAME($town) } for { $price }{ $collected ->
        [1] {" "}and collects the piece
       *[0] {""}
    }
tell-caravan = { NAME($seat) } goes to { NAME($town) } by caravan of { $cards }{ $collected ->
        [1] {" "}and collects the piece
       *[0] {""}
    }
tell-end-move = { NAME($seat) } ended the move
tell-discard = { NAME($seat) } discarded { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tell-keep = { NAME($seat) } kept { $origin ->
        [hidden] a hidden counter
        [open] an open counter
       *[none] no counter
    }
tell-keep-kind = { NAME($seat) } kept the { NAME($kind) }
tell-target = { NAME($seat) }'s town card: { NAME($town) }

back-counter-off = { NAME($kind) } off { NAME($route) }
back-counter-on = { NAME($kind) } onto { NAME($route) }
back-obstacle-off = obstacle off { NAME($route) }
back-obstacle-on = obstacle onto { NAME($route) }
back-display = { NAME($kind) } back to the display
back-refill = { NAME($kind) } from the display back to the pile
back-boot = { NAME($seat) }: boot to { NAME($town) }
back-piece = { NAME($seat) }: piece back to { NAME($town) }
back-cards-take = { NAME($seat) }: take { $n } { $n ->
        [one] card
       *[other] cards
    } back
back-cards-give = { NAME($seat) }: return { $n } { $n ->
        [one] card
       *[other] cards
    } to the stack
back-counters-take = { NAME($seat) }: take { $n } { $n ->
        [one] counter
       *[other] counters
    } back
back-counters-give = { NAME($seat) }: return { $n } { $n ->
        [one] counter
       *[other] counters
    }
back-round = Round card { $round }; starting player card to { NAME($seat) }

lies-round = Round card { $round }; starting player card with { NAME($seat) }
lies-seat = { NAME($seat) } in { NAME($town) }: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}with obstacle
       *[0] {""}
    }

end-score = Score
end-towns = Towns
end-distance = Distance
end-cards = Cards
end-round = { $round }
end-running = { NAME($seat) } leads with { $score }
end-running-level = Tied for the lead at { $score }
end-winner = { NAME($seat) } wins with { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] 1 town
           *[other] { $score } towns
        }
    }
end-shared = { NAME($seat) } shares the win at { $score }
end-undecided = { NAME($seat) } has { $score }: a tie, left undecided
end-tie-cards = Tied in town pieces and in cards: { $n } { $n ->
        [one] card
       *[other] cards
    } each
end-tie-distance = Tied in score and at the same distance: { $n }
end-by-cards = Tie with { NAME($seat) }, decided by cards left: { $mine } to { $other }
end-by-distance = Tie with { NAME($seat) }, decided by distance to the secret town: { $mine } to { $other }
end-early = { NAME($seat) } has all 20 pieces: the game ended early
end-sum = { $pieces } − { $distance } = { $score }: town pieces, less the distance to the secret town

sheet-chart-elfenland = Transportation chart
chart-water = water
chart-notes = An obstacle costs 1 more card of the same kind. A caravan is any 3 cards, 4 with an obstacle. Rafts: { $down } with the arrow, { $up } against it, { $lake } for a ferry.

option-town_cards = Town cards: { $value ->
        [true] yes
       *[false] no
    }
    .more = { $value ->
        [true] Each player draws a secret town; its distance is taken off at the end.
       *[false] The town cards stay in the box.
    }
option-early_end = All 20 pieces: { $value ->
        [finish_round] finish the round
        [instant_win] win at once
       *[none] play on
    }
    .more = What happens when a player has collected every piece before the last round?
option-final_tie = Tie in pieces and cards: { $value ->
        [shared] win shared
       *[undecided] left undecided
    }
    .more = Who wins when the leaders are equal in town pieces and in cards?
option-setup_towns = Town pieces at the start: { $value ->
        [other20] in all towns but Elvenhold
       *[choice20] in 20 towns of your choice
    }
    .more = Only the places of the pieces differ; everything else is the same.
option-phase3 = Open draws: { $value ->
        [draw_three] three each
       *[fill_to_three_open] until three are open
    }
    .more = This matters only to a player who kept an open counter.
option-display_refresh = Display at round's end: { $value ->
        [keep] stays
       *[reshuffle_all] is shuffled in
    }
    .more = Do the five counters of the display go back with the others?
option-place_hidden = Hidden counters: { $value ->
        [true] may be placed
       *[false] stay hidden
    }
    .more = May a face-down counter be placed on a road?
option-pass = Passing: { $value ->
        [reenter] may place again later
       *[final] is final
    }
    .more = May a player who has passed place again in this phase?
option-caravan = Caravan: { $value ->
        [only_if_unable] only if you cannot pay
       *[always] always allowed
    }
    .more = May a player pay three cards to save matching ones?
option-discards = Played cards: { $value ->
        [on_stack] onto the stack
       *[face_up_heap] face up beside the stack
    }
    .more = Where do played and surplus cards go?
option-hand_limit_at = Hand limit: { $value ->
        [own_turn] at the end of your turn
       *[round_end] at the end of the round
    }
    .more = When must cards above four be discarded?
option-keep_counter = Kept counter: { $value ->
        [exactly_one_if_any] exactly one
       *[up_to_one] one or none
    }
    .more = May a player return all counters?
option-variant_distance = Town card's distance: { $value ->
        [edges] connections
       *[towns_between] towns between
    }
    .more = How is the distance to the secret town counted?
option-variant_early_end = Early end with town cards: { $value ->
        [score_normally] distance counts
       *[as_base] most pieces win
    }
    .more = How is a game that ends early scored?
option-deal = Cards dealt: { $value ->
        [to_eight] up to eight in hand
       *[eight_more] eight more
    }
    .more = How many cards does each player get from round 2 on?
setup-each = Each player: a boot, the 20 town pieces of one colour, a chart, an obstacle
setup-boots = All boots to Elvenhold
setup-pieces = { $choice ->
        [1] In 20 towns of your choice: one piece of each colour
       *[0] In each town but Elvenhold: one piece of each colour, so { $colours } a town
    }
setup-spare = Back into the box: { $seats ->
        [one] 1 boot with its pieces, 1 obstacle, 1 chart
       *[other] { $seats } boots with their pieces, { $seats } obstacles, { $seats } charts
    }
setup-rounds = Round cards 1 to { $rounds } in order, 1 on top, beside the board
setup-counters = 48 counters: shuffle them face down, turn up five
setup-cards = 72 travel cards: one stack, face down
setup-town-cards = { $played ->
        [1] Town cards: shuffle, each takes one and keeps it secret
       *[0] Town cards: back into the box
    }
setup-start = Starting player card to { NAME($seat) }
check-town-cards = Each gets a secret town card; the rest are put away unseen

ask-between = What lies between two towns?
ask-where = Where can I go?
ask-far = No single connection joins them. The shortest way:
ask-road = { $one }–{ $other }, { $terrain }: { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}with obstacle
       *[0] {""}
    }, costs { $price }
ask-free = no counter yet; price by kind: { $prices }
ask-at = Your boot is in { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) }: { $what }{ $hand ->
        [yes] , you have the cards
        [caravan] , only by caravan
        [no] , you have too few cards
       *[unknown] {""}
    }
ask-no-way = No road with a counter leads on from here, and no river or lake does either.
ask-bare = Without a counter: { $towns }
ask-display = Counters face up beside the board: { $counters }
ask-open = { NAME($seat) }, counters face up: { $counters }
ask-left = Your pieces still on the board: { $towns }
