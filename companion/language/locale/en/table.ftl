# The table screen, whatever the game: undo, menu, history, standings.

act-undo = Undo
menu-look-up = Look up
menu-game = This game
menu-table = At the table
act-menu = Menu
act-history = History
act-chart = Chart
act-find = Find a town
act-lies = Table check
act-result = Result
act-standings = Standings
act-leave = Home
act-table = To the table
act-rematch = Play again
act-count-missing = { $pieces } more to choose
act-back = { $acts ->
        [0] The game is here now
        [one] Undo 1 action
       *[other] Undo { $acts } actions
    }

undone = { $entries ->
        [one] Undone: { $act }
       *[other] { $entries } actions undone
    }
redone = { $entries ->
        [one] Redone: { $act }
       *[other] { $entries } actions redone
    }
act-again = { $acts ->
        [one] Redo 1 action
       *[other] Redo { $acts } actions
    }
history-again = Redo to: { $act }. Then put in place:
sheet-history = { $acts ->
        [0] No actions yet
        [one] 1 action
       *[other] { $acts } actions
    }
history-empty = Nothing has happened yet.
history-start = The start of the game
history-back-to = Back to: { $act }. Then, on the table:
sheet-back = { $acts ->
        [0] The game is here now
        [one] Undo 1 action?
       *[other] Undo { $acts } actions?
    }
sheet-end = Game over
sheet-standings = Standings so far
sheet-lies = Does the table look like this?
find-hint = Any spelling
find-nothing = No such place. Try fewer letters.

source-page = p. { $page }, { $edition }
source-section = “{ $section }”, { $edition }
source-heading = “{ $section }” ({ $heading }), { $edition }
cited-de = German edition
    .short = German
cited-en = English edition
    .short = English
cited-fr = French edition
    .short = French
cited-it = Italian edition
    .short = Italian
cited-cs = Czech edition
    .short = Czech
cited-ru = Russian edition
    .short = Russian
cited-ff = French fan text
    .short = French fan text
cited-all = all editions

# Where the pieces are, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: put { $n } { NAME($piece, $n) } there
back-fewer = { NAME($place) }: remove { $n } { NAME($piece, $n) }
