# La table dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

act-chart = Résumé
act-find = Chercher un village
