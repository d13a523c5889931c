# Seats that Boardside plays: what hands do for them, why, and their choice on New game.

sheet-boardside = { NAME($seat) } (Boardside)
seat-headline = { $who }: { $what }
sheet-boardside-hand = { NAME($seat) }'s cards
act-why = Why?
act-card-back = Take back one
seat-take-hidden = Take a face-down counter. Which kind is it?
seat-take-display = Take the { NAME($kind) } from the display
seat-take-pile = Draw a face-down counter. Which kind is it?
seat-turn-up = Turn up a new one. Which kind is it?
seat-lay = Place the { NAME($kind) } on { NAME($route) }
seat-lay-hidden = Place the hidden { NAME($kind) } on { NAME($route) }
seat-lay-obstacle = Place the obstacle on { NAME($route) }
seat-boot = Boot to { NAME($town) }: discard { $cards }
seat-boot-piece = Boot to { NAME($town) }: discard { $cards }, take the piece
seat-discard = Discard { $cards }
seat-places = { $n ->
        [one] card { $places }
       *[other] cards { $places }
    }
seat-keep-open = Keep the { NAME($kind) }, return the other counters
seat-keep-hidden = Keep the hidden { NAME($kind) }, return the other counters
seat-keep-none = Return all counters
seat-hand-more = Enter the new cards: { $got } of { $cards } so far
seat-why-chance = This level plays at random.
seat-why-way = It wants to go to { NAME($town) } this way.
seat-why-hinders = It makes { NAME($seat) }'s way to { NAME($town) } harder.
seat-why-pieces = { $n ->
        [one] This way collects 1 piece.
       *[other] This way collects { $n } pieces.
    }
seat-why-plan = This fits its plan best.
seat-otherwise = Boardside plays { NAME($seat) }
    .more = Do what Boardside says, or undo. Nothing was entered.
seat-thinking = { NAME($seat) } is still thinking
    .more = Boardside plays this seat. Nothing was entered.
seat-unseen = { NAME($seat) } needs to know the counters
    .more = With seats that Boardside plays, enter each counter that is drawn.
seat-fallback = { NAME($seat) } played in haste
    .more = Boardside did not finish thinking in 5 seconds: it used the level “{ level-greedy }”, and recorded that.
level-person = Person
level-greedy = Easy
    .more = takes the nearest towns.
level-plans = Good
    .more = uses all its counters together.
level-reckons = Strong
    .more = also guesses what others hold.
level-boardside = Boardside: { $level ->
        [wanders] Random
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside plays with real pieces that you move. Enter its cards and counters, and the display: about 25 touches a round. Cards without tags are face up before it: a handicap.
new-boardside-none = Boardside cannot play seats of this game yet.
new-nobody = At least one player must be a person
seat-thinks = Boardside is thinking
