# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = The game is over
me-ending-why = A stack ran out for the second time: the game ends at once.
me-ending-lay = Shuffle the gifts set aside and lay out { $cards ->
        [one] 1
       *[other] { $cards }
    } face up: everyone takes one.
me-ending-first = { NAME($seat) } chooses first: { $why ->
        [gifts] fewest gifts ({ $gifts })
        [cards] tied in gifts ({ $gifts }), most ingredients ({ $cards })
        [age] tied in gifts ({ $gifts }) and ingredients ({ $cards }), the youngest
       *[order] tied in everything, even in age, and first clockwise from the starting player
    }.
me-act-bonus-laid = Laid out
act-delete = Delete
past-delete-which = Tap the game to delete.
past-delete = Delete this game?
past-delete-sure = Really delete it?
past-delete-kept = The game disappears from all lists. The games' file and the backups keep it: “boardside export { $game }” still writes it out.
settings-sight = Readability
settings-larger = Larger text
settings-larger-more = details are left out
settings-flash = Flash
settings-flash-more = flash when a move is refused
settings-voice = Voice
settings-voice-more = read moves and refusals aloud
settings-silent = { $why ->
        [card] There is no sound card here: no voice.
       *[voice] There is no voice here: the program espeak-ng is not installed.
    }
