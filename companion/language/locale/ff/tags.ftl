# Les puces dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

tags-group-counter = Pions moyen de transport
tags-group-boot = Bottes
tags-group-water = Fleuves et mers
tags-group-town = Villages
tags-one-counter = pion
tags-one-town = village
