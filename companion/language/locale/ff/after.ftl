# Après la partie dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

records-average-cards = Cartes par village
records-average-possible = Villages possibles
records-note-elfenland = Cartes par village : moins, c’est mieux. Villages possibles : combien étaient à portée, en moyenne par partie.
