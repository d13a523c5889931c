# Une partie déjà commencée dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

EL-COMP-04 = { $counters } { NAME($kind, $counters) } : la boîte en a 8
    .more = Il y a plus de pions de cette sorte parmi les visibles, sur les routes et devant les joueurs que dans la boîte.
EL-DRAW-04 = Trop de pions cachés
    .more = { NAME($seat) } en a { $hidden } ; pour l’instant, { $most } au plus.
EL-DRAW-05 = Plus de pions qu’il n’en a été tiré
    .more = Devant les joueurs et sur les routes : { $counters }. Tirés ou gardés : { $most } au plus.
EL-DRAW-09 = Trop de pions
    .more = { NAME($seat) } en a { $counters } ; pour l’instant, { $most } au plus.
EL-COST-03 = Plus de marqueurs que de cartes jouées
    .more = { NAME($seat) } en aurait pris { $pieces } ce tour-ci ; cartes sorties de la main : { $cards }.
EL-COLLECT-01 = Ce marqueur est déjà pris
    .more = { NAME($seat) } : botte à { NAME($town) }. Ce marqueur compte donc comme déjà pris.
EL-CLEAN-05 = Les routes sont encore vides
    .more = Pions indiqués sur les routes : { $roads }. Dans cette phase il n’y en a pas encore.
EL-END-05 = Les 20 marqueurs : la partie est finie
    .more = { NAME($seat) } les a tous, ce qui met fin à la partie selon les règles choisies.
catch-up-towns = Villages
catch-up-towns-prompt = Touchez les villages : marqueurs ou botte
catch-up-hands-prompt = Cartes et pions de chaque joueur
catch-up-roads-prompt = Un pion, puis sa route
catch-up-start = Carte 1er joueur :
catch-up-pieces = Marqueurs
