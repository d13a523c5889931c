# L’accueil dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

new-keep-score = sans arbitre, villages seulement
