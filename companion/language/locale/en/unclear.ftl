# What cannot be done, though no rule forbids it.

unclear-last = Somebody must stay to finish the game.
unclear-gifts = { $seats } seats need { $asked } gift cards; the taught box has { $there }.
unclear-ingredients = { $seats } seats need { $asked } ingredient cards at the start; the taught box has { $there }.
