# Les points dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

phase-score = Prendre les marqueurs
prompt-score = Touchez les villages atteints
prompt-boots = Touchez le village de la botte
check-keep = Chacun garde un pion, les autres repartent
way-give-back = Marqueur rendu à { NAME($town) }
tell-collect = { NAME($seat) } prend un marqueur : { NAME($town) }
tell-give-back = { NAME($seat) } rend le marqueur : { NAME($town) }
back-piece-take = { NAME($seat) } : reprendre le marqueur de { NAME($town) }

EL-MOVE-11 = Au plus 8 marqueurs par tour
    .more = { NAME($seat) } en aurait { $pieces } : huit cartes font huit étapes.
EL-COLLECT-03 = Pas de marqueur à prendre ici
    .more = { NAME($town) } n'en a pas pour { NAME($seat) } : déjà pris, ou il n'y en eut jamais.
new-keep-score = sans arbitre, villages seuls
