# The table screen, whatever the game: undo, menu, history, standings.

act-undo = Undo
act-menu = Menu
act-history = History
act-chart = Chart
act-find = Find a place
act-lies = What lies where
act-standings = Standings
act-leave = Home
act-table = To the table
act-rematch = Once more
act-back = { $acts ->
        [0] This is where the game stands
        [one] Undo 1 act
       *[other] Undo { $acts } acts
    }

undone = { $entries ->
        [one] Undone: { $act }
       *[other] { $entries } acts undone
    }
sheet-history = { $acts ->
        [0] No act yet
        [one] 1 act
       *[other] { $acts } acts
    }
history-empty = Nothing has happened yet.
history-start = The start of the game
history-back-to = Back to: { $act }. Then put back:
sheet-back = { $acts ->
        [0] Here the game stands
        [one] Undo 1 act?
       *[other] Undo { $acts } acts?
    }
sheet-end = The end
sheet-standings = Standings so far
sheet-lies = Does the table look like this?
sheet-find = Find a place
find-hint = Any spelling
find-nothing = No place sounds like that. Try fewer letters.

source-page = { $rule } · p. { $page }, { $edition }
source-section = { $rule } · “{ $section }”, { $edition }

sheet-words = Words

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: put { $n } { NAME($piece, $n) } there
back-fewer = { NAME($place) }: take { $n } { NAME($piece, $n) } away
