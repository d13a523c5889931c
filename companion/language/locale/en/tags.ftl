# Teaching tags: what of each box can have one, how far it has come, and what is asked.

act-teach = Register tags
act-next = Next
act-forget = Forget
act-keep = Keep
act-change = Change
act-swap = Replace
act-both = Keep both
act-one-more = One more
sheet-tags = Tags: { $game }
tags-how = Tap what you want to register, then lay its tags on a reader, one after another.
tags-no-reader = No reader is set up: see “{ act-hardware }”.
tags-waiting = A new tag is on the reader: tap what it belongs to.
tags-choose = Tap what the next tag belongs to.
tags-next = Lay the next tag: { $thing }, { $n } / { $many }
tags-next-uncounted = Lay the next tag: { $thing }, { $n }
tags-next-place = Lay its tag on a reader; on a reader board, lay any tag on this place.
tags-whole = All of them are registered.
tags-same = Already registered: { $thing }
tags-stays = A tag cannot be changed during a game.
tags-other = This tag means something else
tags-reader-other = Reader { $reader } belongs to another place
tags-other-more = Until now: { $before }. From now on: { $after }?
tags-full = { $thing }: { $many ->
        [1] already has a tag
       *[other] all { $many } have a tag
    }
tags-full-more = Was one lost? Add this one. The lost one stays counted, which does no harm.
tags-full-one = Does the new tag replace the old one?
tags-lies = This is: { $thing }
tags-forget = { $thing }: forget the tags ({ $n })?
tags-called = { $thing } ({ $group })
tags-of-game = a piece from { $game }
tags-group-counter = Transportation counters
tags-group-obstacle = Obstacles
tags-group-card = Travel cards
tags-group-boot = Elf boots
tags-group-road = Roads
tags-group-water = Rivers and lakes
tags-group-town = Towns
tags-group-ingredient = Ingredients
tags-group-gift = Gifts
tags-group-elf = Elves
tags-group-place = Places
tags-one-counter = counter
tags-one-obstacle = obstacle
tags-one-card = card
tags-one-boot = boot
tags-one-road = road
tags-one-town = town
tags-one-ingredient = ingredient
tags-one-gift = gift
tags-one-elf = elf
tags-one-place = place
act-writing = Write on tags
tags-written = Written to the tag
tags-not-written = Registered, but not written to the tag
tags-why = { $why ->
        [gone] The tag was lifted too soon: lay it again.
        [other] Another tag is there: lay only one.
        [refused] The tag cannot be written.
        [board] The reader board cannot write.
       *[link] The reader does not answer.
    }
tags-says = The tag says it is: { $thing }
tags-unknown = Unknown tag
tags-unknown-more = Register it now, or play on the screen.
tags-foreign = This tag belongs to { $game }
tags-twice = The same tag at two readers
tags-twice-more = { $one } and { $other }: lift both; a copied tag counts once.
