# Les règles à chercher dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

rules-counters = Prendre les pions
