# What could have been done: every move, the way on the map, and the puzzles made of it.
act-possible = What was possible
act-puzzle = Puzzle
act-solution = Solution
sheet-possible = What was possible
possible-what-elfenland = Towns visited, and how many were certain on the roads as they lay. Touch a move to see the way.
possible-open-only = Until the game is over, only cards that all players saw count.
possible-none = No move has been finished yet.
possible-nothing = Nothing was missed for certain.
possible-move = { $how ->
    [exact] { $done } of { $possible }
   *[least] { $done } of at least { $possible }
}
possible-round = Round { $round }
possible-sentence-elfenland = { NAME($seat) }, round { $round }: { $how ->
    [exact] { $possible } towns were possible
   *[least] at least { $possible } towns were possible
}; visited: { $done }
possible-step = Step { $n } of { $of }
puzzle-elfenland = Round { $round }, { NAME($seat) }: find { $possible ->
    [one] 1 town
   *[other] { $possible } towns
}
puzzle-found = Puzzle: { $found } of { $of }
puzzle-hand = { NAME($seat) } holds { $cards }
puzzle-solved = Solved!
puzzle-solved-more = { $steps ->
    [one] In 1 step
   *[other] In { $steps } steps
}
