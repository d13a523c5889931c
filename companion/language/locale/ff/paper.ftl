# La page dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

paper-start = Carte 1er joueur : { NAME($seat) }
paper-collected = Marqueurs pris
paper-counters = Pions
