# Ciò che non si può fare, anche se nessuna regola lo vieta.

unclear-last = Qualcuno deve restare per finire la partita.
unclear-gifts = In { $seats } servono { $asked } carte regalo; la tua scatola ne ha { $there }.
unclear-ingredients = In { $seats } servono all’inizio { $asked } carte ingrediente; la tua scatola ne ha { $there }.
