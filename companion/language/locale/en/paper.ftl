# A game on paper, and what a code or a text cannot be read for.

act-paper = On paper
act-paper-words = Read the page
act-paper-code = Show the code
act-to-disk = Write it to the disk
act-to-stick = To the stick { $stick }
sheet-paper = On paper
paper-why = Another Boardside goes on from this code: among “Past games”, from the written file, or from the text that a phone reads here.
paper-secrets = Not on it: cards in hands and what lies face down. They stay with their owners.
paper-no-code = This moment has no code; the page alone can be written.
paper-written = The page is written, and its text beside it
paper-title = { $game } · { $when }
paper-moment = Round { $round } of { $rounds } · { $phase }
paper-start = Starting player card: { NAME($seat) }
paper-turn = In turn: { NAME($seat) }
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
paper-unused = there
paper-used = used
paper-gone = has left
paper-rulebook = Rulebook: { $edition }

paper-no-text = No Boardside text is in this file. It begins with BOARDSIDE/ and stands at the end of the written page.
paper-newer = This text is of version { $version }; this Boardside reads up to { $known }. Update it, or bring the text to the one that wrote it.
paper-half = Only { $signs } of { $of } signs are there. Copy the whole text, to its end, or read the code once more.
paper-garbled = A sign of this text is wrong. Read the code once more, or take the written file.
paper-other-game = This is a game of “{ $game }”, which this Boardside does not know. Update it.

sheet-bring = Bring a game in
act-bring = Bring in
act-look-again = Look again
bring-what = A game on paper (.txt or .pdf) or a written-out one (.jsonl), on a stick or beside the games. Touch it to go on with it.
bring-nothing = No such file is there. Put a stick in, and look again.
bring-failed = { $file } was not brought in
