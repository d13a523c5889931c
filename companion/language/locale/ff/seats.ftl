# Les places que Boardside joue, dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

seat-take-hidden = Prenez un pion face cachée. De quelle sorte est-il ?
seat-take-pile = Tirez un pion de la pioche. De quelle sorte est-il ?
seat-turn-up = Retournez un nouveau pion. De quelle sorte est-il ?
seat-boot-piece = { NAME($town) }, prenez le marqueur : { $cards }
seat-keep-open = Gardez { NAME($kind, case: "un") }, rendez les autres pions
seat-keep-hidden = Gardez { NAME($kind, case: "un") } face cachée, rendez les autres pions
seat-keep-none = Rendez tous les pions
prompt-seat = { $what ->
        [deal] Touchez les cartes distribuées
        [move] Déplacez la botte, pas à pas
        [place] Posez, puis touchez « { act-done } »
        [keep] Gardez un pion
        [discard] Défaussez ces cartes
       *[take] Prenez-lui un pion
    }
seat-why-luck = Personne ne peut choisir un pion caché.
seat-why-spare = Boardside n’a pas mieux à faire de ce pion.
seat-why-enough = Les pions déjà posés suffisent à Boardside ; marqueurs possibles : { $n }.
seat-why-useless = Aucun pion de Boardside ne lui ouvre de chemin.
seat-why-nearer = Ce chemin rapproche Boardside des villages qui lui restent à visiter.
seat-why-takes = Ce pion est prévu pour { $way }.
seat-why-fits = C’est le mieux pour ses cartes et ses villages restants.
seat-why-pile = Aucun pion visible ne convient mieux à Boardside qu’un inconnu.
seat-why-blind = Aucun pion visible n’est connu.
seat-why-helps = Ces cartes aident le moins Boardside vers les villages qui lui restent.
seat-unseen = Indiquez chaque pion tiré
    .more = Boardside joue pour { NAME($seat) } et doit savoir quels pions sont sortis.
level-greedy = Facile
    .more = va aux villages les plus proches.
level-plans = Bon
    .more = combine tous ses pions.
new-boardside-costs = Boardside joue avec de vraies pièces, que vous déplacez. Indiquez ses cartes, ses pions et les cinq visibles : environ 25 appuis par tour. Sans puces, ses cartes sont face visible devant sa place : un handicap.
