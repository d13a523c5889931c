# Ciò che non si può, senza che una regola lo vieti.

unclear-last = Qualcuno deve restare per finire la partita.
unclear-gifts = In { $seats } servono { $asked } carte regalo; la scatola descritta ne ha { $there }.
unclear-ingredients = In { $seats } servono all'inizio { $asked } carte ingrediente; la scatola descritta ne ha { $there }.
