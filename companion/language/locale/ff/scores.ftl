# Les points dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

phase-score = Prendre les marqueurs
prompt-score = Touchez chaque village atteint
prompt-boots = Touchez le village de la botte
check-keep = Chacun garde un pion et rend les autres
way-give-back = Marqueur à remettre à { NAME($town) }
tell-collect = { NAME($seat) } prend un marqueur : { NAME($town) }
tell-give-back = { NAME($seat) } remet le marqueur à { NAME($town) }
back-piece-take = { NAME($seat) } : marqueur à reprendre à { NAME($town) }

EL-MOVE-11 = Au plus 8 marqueurs par tour
    .more = { NAME($seat) } en aurait { $pieces } : huit cartes paient huit étapes.
EL-COLLECT-03 = Rien à prendre ici
    .more = { NAME($seat) } n’a rien à prendre à { NAME($town) } : le marqueur est déjà pris, ou il n’y en a jamais eu.
