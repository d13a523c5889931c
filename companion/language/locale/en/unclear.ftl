# What cannot be done, though no rule forbids it.

unclear-last = Somebody must stay to finish the game.
unclear-gifts = { $seats } players need { $asked } gift cards; your box has { $there }.
unclear-ingredients = { $seats } players need { $asked } ingredient cards at the start; your box has { $there }.
