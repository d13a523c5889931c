# Seats that Boardside plays: what hands do for them, why, and their choice on New game.

seat-headline = { $who }: { $what }
sheet-boardside-hand = { NAME($seat) }'s cards
act-why = Why?
act-card-back = Remove last card
seat-take-hidden = Take a face-down counter. Which kind is it?
seat-take-display = Take the { NAME($kind) } from the display
seat-take-pile = Draw a face-down counter. Which kind is it?
seat-turn-up = Turn up a new counter. Which kind is it?
seat-lay = Place the { NAME($kind) } on { NAME($route) }
seat-lay-hidden = Place the hidden { NAME($kind) } on { NAME($route) }
seat-lay-obstacle = Place the obstacle on { NAME($route) }
seat-boot = { NAME($town) }: { $cards }
seat-boot-piece = { NAME($town) }: { $cards }; take the piece
prompt-seat = { $what ->
        [deal] Tap the cards dealt
        [move] Move the boot, step by step
        [place] Place this, then tap “{ act-done }”
        [keep] Keep one counter
        [discard] Discard these cards
       *[take] Take a counter
    }
seat-caravan = caravan of { $cards }
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
seat-why-hinders = This makes { NAME($seat) }'s way to { NAME($town) } harder.
seat-why-pieces = { $n ->
        [one] This route collects 1 piece.
       *[other] This route collects { $n } pieces.
    }
seat-why-opens-cards = This opens { $way } for its { $cards }.
seat-why-opens = This opens { $way }.
seat-why-two = { $a } and { $b }
seat-why-luck = Nobody can choose among face-down counters.
seat-why-spare = Boardside has no better use for this counter.
seat-why-enough = The roads as they stand are enough: Boardside can collect { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }.
seat-why-useless = None of Boardside's counters opens a way for it.
seat-why-nearer = This way brings Boardside nearer to its remaining towns.
seat-why-stays = The boot is better placed where it is.
seat-why-takes = Boardside plans to place this counter on { $way }.
seat-why-held = { $n ->
        [one] Boardside has 1 card for this counter.
       *[other] Boardside has { $n } cards for this counter.
    }
seat-why-fits = This counter suits Boardside's cards and remaining towns best.
seat-why-pile = No displayed counter suits Boardside better than an unknown one.
seat-why-blind = No known counter is in the display.
seat-why-fewest = Boardside has the fewest cards of these kinds.
seat-why-helps = These cards help Boardside least towards its remaining towns.
seat-otherwise = Boardside plays for { NAME($seat) }
    .more = Do what Boardside says, or undo. Nothing was entered.
seat-thinking = { NAME($seat) } is still thinking
    .more = Boardside plays this seat. Nothing was entered.
seat-unseen = Enter every counter that is drawn
    .more = Boardside plays for { NAME($seat) }, and needs to know which counters are out.
seat-fallback = { NAME($seat) } ran out of thinking time
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
new-boardside-costs = Boardside plays with real pieces that you move. Enter its cards and counters, and the display: about 25 taps a round. Its cards, if they have no tags, lie face up, which is a handicap.
new-boardside-none = Boardside cannot play seats of this game yet.
new-nobody = At least one player must be a person
seat-thinks = Boardside is thinking
