# Les téléphones dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

hand-hidden = Pions cachés : { $count }

hand-unknown = { $sort ->
        [hidden] pions inconnus
       *[card] cartes inconnues
    }
