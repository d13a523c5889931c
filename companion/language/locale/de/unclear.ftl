# Was nicht geht, obwohl es keine Regel verbietet.

unclear-last = Jemand muss bleiben, um das Spiel zu beenden.
unclear-gifts = Für { $seats } Plätze braucht es { $asked } Geschenkkarten; die eingegebene Schachtel hat { $there }.
unclear-ingredients = Für { $seats } Plätze braucht es am Anfang { $asked } Zutatenkarten; die eingegebene Schachtel hat { $there }.
