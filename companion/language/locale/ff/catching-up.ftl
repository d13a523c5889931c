# Une partie déjà commencée dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

EL-DRAW-04 = Trop de pions cachés
    .more = { NAME($seat) } en a { $hidden } ; il peut y en avoir { $most }.
EL-DRAW-05 = Plus de pions que de tirés
    .more = Devant les places et sur les routes : { $counters }. Tirés ou gardés : { $most } au plus.
EL-DRAW-09 = Trop de pions
    .more = { NAME($seat) } en a { $counters } ; il peut y en avoir { $most }.
EL-COST-03 = Plus de marqueurs que de cartes jouées
    .more = { NAME($seat) } en aurait { $pieces } ce tour-ci ; cartes jouées : { $cards }.
EL-COLLECT-01 = Le marqueur de ce village est pris
    .more = La botte de { NAME($seat) } est à { NAME($town) } : ce marqueur compte donc parmi les pris.
EL-CLEAN-05 = Les routes sont encore vides
    .more = Pions dits sur les routes : { $roads }. À cette phase il n'y en a pas encore.
EL-END-05 = Les 20 marqueurs : la partie est finie
    .more = { NAME($seat) } les a tous, et cette table finit alors la partie.
catch-up-towns = Villages
catch-up-towns-prompt = Touchez : marqueurs, botte
catch-up-roads-prompt = Un pion, puis la route
catch-up-start = Carte 1er joueur :
catch-up-pieces = Marqueurs
