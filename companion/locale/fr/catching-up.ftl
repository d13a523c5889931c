# Une table dite en cours de partie, et une partie sur papier : ce qui ne peut être, les pages, ce qu'un code ne donne pas.

EL-COMP-04 = { NAME($kind) } : { $counters }, il y en a 8
    .more = À l'étalage, sur les routes et devant les places, il y en aurait plus que dans la boîte.
EL-SETUP-09 = Plus d'obstacles que de posés
    .more = Sur les routes : { $lying }. Places qui ont posé le leur : { $used }.
EL-DRAW-04 = Trop de transports cachés
    .more = { NAME($seat) } en a { $hidden } ; il peut y en avoir { $most }.
EL-DRAW-09 = Trop de transports
    .more = { NAME($seat) } en a { $counters } ; il peut y en avoir { $most }.
EL-COST-03 = Plus de bornes que de cartes jouées
    .more = { NAME($seat) } en aurait { $pieces } ce tour-ci ; cartes jouées : { $cards }.
EL-COLLECT-01 = La borne de cette ville est prise
    .more = La botte de { NAME($seat) } est à { NAME($town) } : cette borne compte donc parmi les prises.
EL-CLEAN-05 = Les routes sont encore vides
    .more = Transports dits sur les routes : { $roads }. À cette phase il n'y en a pas encore.
EL-END-05 = Les 20 bornes : la partie est finie
    .more = { NAME($seat) } les a toutes, et cette table finit alors la partie.
