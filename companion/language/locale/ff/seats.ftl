# Les places que Boardside joue, dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

seat-take-hidden = Prenez un pion face cachée. De quelle sorte est-il ?
seat-take-pile = Tirez un pion de la pioche. De quelle sorte est-il ?
seat-turn-up = Retournez un nouveau pion. De quelle sorte est-il ?
seat-boot-piece = { NAME($town) } et marqueur : { $cards }
seat-keep-open = Gardez { NAME($kind, case: "un") }, rendez les autres pions
seat-keep-hidden = Gardez { NAME($kind, case: "un") } face cachée, rendez les autres pions
seat-keep-none = Rendez tous les pions
seat-unseen = Indiquez chaque pion tiré
    .more = Boardside joue { NAME($seat) } et doit savoir lesquels sont pris.
level-greedy = Facile
    .more = va aux villages les plus proches.
level-plans = Bon
    .more = combine tous ses pions.
new-boardside-costs = Boardside joue avec de vraies pièces, que vous déplacez. Indiquez ses cartes, ses pions et les cinq visibles : environ 25 appuis par tour. Sans puces, ses cartes sont face visible devant sa place : un handicap.
