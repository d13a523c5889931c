# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Who was where when
act-replay = Play it again
act-share = To a phone
act-records = Players
act-write-results = Write as files

trail-hint = Numbers are rounds; touch a player for one way.

act-round-back = « Round
act-step-back = ‹
act-play = Play
act-pause = Pause
act-forward = ›
act-round-on = Round »
act-pace = × { $pace }
replay-step = Step { $n } of { $of }
replay-refused = This was refused.

sheet-share = To a phone
share-what = Read this with a phone that has the app BG Stats: it takes in who played, how many points and who won.
share-holds = The code holds the players' names, their ranks and their points. Nothing is sent from here.

sheet-records = Everyone's games
records-player = Player
records-games = Games
records-won = Won
records-score = Points a game
records-average-elfenland = Cards a town
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = No game has been finished here yet.
results-written = Written as a table (CSV) and as JSON
