# The words printed in the box, in English. One entry a thing; $count picks the number.

name-1 = Player 1
name-2 = Player 2
name-3 = Player 3
name-4 = Player 4
name-5 = Player 5
name-6 = Player 6

# A connection: its two towns, and its terrain where two connections join the same towns.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# What the page of words shows, under these headings.
words-kinds = Means of travel
name-pig = { $count ->
        [one] giant pig
       *[other] giant pigs
    }
name-elfcycle = { $count ->
        [one] elfcycle
       *[other] elfcycles
    }
name-cloud = { $count ->
        [one] magic cloud
       *[other] magic clouds
    }
name-unicorn = { $count ->
        [one] unicorn
       *[other] unicorns
    }
name-troll = { $count ->
        [one] troll wagon
       *[other] troll wagons
    }
name-dragon = { $count ->
        [one] dragon
       *[other] dragons
    }
name-raft = { $count ->
        [one] raft
       *[other] rafts
    }

words-terrains = Terrain
name-plain = plains
name-wood = woods
name-desert = desert
name-mountain = mountains
name-river = river
name-lake = lake

words-pieces = Pieces
name-counter = { $count ->
        [one] transportation counter
       *[other] transportation counters
    }
name-obstacle = { $count ->
        [one] obstacle
       *[other] obstacles
    }
name-card = { $count ->
        [one] travel card
       *[other] travel cards
    }
name-piece = { $count ->
        [one] town piece
       *[other] town pieces
    }
name-boot = { $count ->
        [one] elf boot
       *[other] elf boots
    }
name-round-card = { $count ->
        [one] round card
       *[other] round cards
    }
name-town-card = { $count ->
        [one] town card
       *[other] town cards
    }
name-start-card = starting player card
name-chart = transportation chart
name-board = game board

words-others = Other words
name-elf = elf
name-town = town
name-capital = capital
name-road = road
name-ferry = ferry
name-arrow = arrow
name-downriver = downriver
name-upriver = upriver
name-terrain = terrain
name-caravan = caravan
name-stack = stack
name-face-down = face down
name-face-up = face up
name-hand = hand
name-round = round
name-phase = phase
name-turn = turn
name-start-player = starting player
name-clockwise = clockwise
name-tie = tie
name-variation = variation
name-destination = destination

words-phases = Phases
name-deal = Deal the Travel Cards
name-draw_hidden = Draw a Transportation Counter from the face down stack
name-draw = Draw additional Transportation Counters
name-plan = Plan the travel routes
name-move = Move the Elf Boots
name-cleanup = Finish the round
name-over = End of the game

words-acts = Actions
name-turn_up = turning up a counter
name-drawn = drawing counters
name-place = placing a counter
name-obstruct = placing an obstacle
name-pass = passing
name-travel = travelling
name-end_move = ending a move
name-discard = discarding
name-keep = keeping a counter
name-target = revealing a town card
