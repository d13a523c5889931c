# Was nicht geht, obwohl es keine Regel verbietet.

unclear-last = Jemand muss bleiben, um die Partie zu beenden.
unclear-gifts = { $seats } Spieler brauchen { $asked } Geschenkkarten; die eigene Schachtel hat { $there }.
unclear-ingredients = { $seats } Spieler brauchen am Anfang { $asked } Zutatenkarten; die eigene Schachtel hat { $there }.
