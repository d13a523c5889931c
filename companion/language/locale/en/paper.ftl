# A game on paper, and what a code or a text cannot be read for.

act-paper = On paper
act-paper-words = Read the page
act-paper-code = Show the code
act-to-disk = To the disk
act-to-stick = To USB stick { $stick }
paper-why = Another Boardside continues from this code: under “Past games”, from the saved file, or from the text that a phone reads here.
paper-secrets = Not included: cards in hand and anything face down. They stay with their owners.
paper-no-code = { $game ->
        [masterelf] Master Elf has no code: it would have to hold every title. Export carries the game over
       *[other] This moment of the game has no code
    }; only the page can be saved.
paper-written = The page is saved, and its text beside it
paper-title = { $game } · { $when }
paper-moment = Round { $round } of { $rounds } · { $phase }
paper-start = Starting player card: { NAME($seat) }
paper-turn = To play: { NAME($seat) }
paper-roads = On the roads:
paper-display = In the display: { $kinds }
paper-boot = Boot in
paper-collected = Pieces collected
paper-cards = Cards
paper-counters = Counters
paper-obstacle = Obstacle
paper-passes = Passes in a row: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } open
paper-hidden = { $counters } hidden
paper-unused = unused
paper-used = used
paper-gone = has left
paper-rulebook = Rulebook: { $edition }

paper-no-text = There is no Boardside text in this file. It begins with BOARDSIDE/ and is at the end of the saved page.
paper-newer = This text is from version { $version }; this Boardside reads up to { $known }. Update it, or open the text where it was written.
paper-half = Only { $signs } of { $of } characters are there. Copy the whole text, to its end, or scan the code again.
paper-garbled = A character of this text is wrong. Scan the code again, or use the saved file.
paper-other-game = This is a game of “{ $game }”, which this Boardside does not know. Update it.

sheet-bring = Import a game
act-bring = Import
act-look-again = Look again
bring-what = A game on paper (.txt or .html) or an exported game (.jsonl), on a stick or in the games' folder. Tap it to continue it.
bring-nothing = No such file was found. Plug in a stick and look again.
bring-failed = { $file } was not imported
