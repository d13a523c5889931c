# Une table qui ne compte que les points : ce qu’on y demande, indique et refuse.

act-keep-score = Points seulement
act-referee = Reprendre l’arbitrage
act-next-seat = Joueur suivant
act-round-over = Tour fini
act-end-game = Finir la partie
act-round-begins = Le tour { $round } commence
act-boots-right = C’est bien ça

phase-score = Prendre les bornes
phase-boots = Où sont les bottes
phase-hands = Égalité
prompt-score = Touchez chaque ville atteinte
prompt-boots = Touchez la ville de la botte
prompt-hands = Comptez les cartes restantes
panel-now = +{ $pieces } ce tour-ci

sheet-hands = Égalité : combien de cartes en main ?
check-keep = Chacun garde un transport et rend les autres
check-hand = Personne n’a plus de 4 cartes
check-fill = Tous complètent leur main à { $cards } cartes

way-give-back = Borne à remettre à { NAME($town) }

tell-keep-score = Points seulement
tell-referee = De nouveau avec arbitre
tell-collect = { NAME($seat) } prend une borne : { NAME($town) }
tell-give-back = { NAME($seat) } remet la borne à { NAME($town) }
tell-boot = { NAME($seat) } : botte à { NAME($town) }
tell-hand = { NAME($seat) } : { $cards } { NAME("card", $cards, case: "short") } en main
tell-next-seat = Joueur suivant : { NAME($seat) }
tell-next-round = Le tour { $round } commence
tell-last-round = Le dernier tour est fini
back-piece-take = { NAME($seat) } : borne à reprendre à { NAME($town) }
lies-score-seat = { NAME($seat) } : { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Au plus 8 bornes par tour
    .more = { NAME($seat) } en aurait { $pieces } : huit cartes paient huit étapes.
EL-COLLECT-03 = Rien à prendre ici
    .more = { NAME($seat) } n’a rien à prendre à { NAME($town) } : la borne est déjà prise, ou il n’y en a jamais eu.
