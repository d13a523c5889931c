# After a game: routes taken, the replay, a phone's statistics, every player's record.

act-trail = Routes taken
act-replay = Watch replay
act-share = To a phone
act-records = Statistics
act-write-results = Save as files

trail-hint = Numbers are rounds; tap a player to see one route.

act-round-back = « Round
act-step-back = ‹
act-play = Play
act-pause = Pause
act-forward = ›
act-round-on = Round »
act-pace = × { $pace }
replay-step = Step { $n } of { $of }
replay-refused = This was refused.

share-what = Scan this with a phone that has the app BG Stats: it records who played, how many points each scored and who won.
share-holds = The code holds the players' names, ranks and points. Nothing is sent from here.

records-player = Player
records-games = Games
records-won = Won
records-score = Points per game
records-average-cards = Cards per town
records-average-possible = Possible towns
records-note-elfenland = Cards per town: fewer is better. Possible towns: how many could have been reached, on average per game.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = No game has been finished here yet.
records-unnamed = No player of a finished game has a name.
results-written = Saved as a table (CSV) and as JSON
