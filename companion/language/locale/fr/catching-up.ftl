# Une table dite en cours de partie, et une partie sur papier : ce qui ne peut être, les pages, ce qu'un code ne donne pas.

EL-COMP-04 = { NAME($kind) } : { $counters }, il y en a 8
    .more = À l'étalage, sur les routes et devant les places, il y en aurait plus que dans la boîte.
EL-SETUP-09 = Plus d'obstacles que de posés
    .more = Sur les routes : { $lying }. Places qui ont posé le leur : { $used }.
EL-DRAW-04 = Trop de transports cachés
    .more = { NAME($seat) } en a { $hidden } ; il peut y en avoir { $most }.
EL-DRAW-05 = Plus de transports que de tirés
    .more = Devant les places et sur les routes : { $counters }. Tirés ou gardés : { $most } au plus.
EL-DRAW-09 = Trop de transports
    .more = { NAME($seat) } en a { $counters } ; il peut y en avoir { $most }.
EL-COST-03 = Plus de bornes que de cartes jouées
    .more = { NAME($seat) } en aurait { $pieces } ce tour-ci ; cartes jouées : { $cards }.
EL-COLLECT-01 = La borne de cette ville est prise
    .more = { NAME($seat) } : botte à { NAME($town) }. Cette borne compte donc parmi les prises.
EL-CLEAN-05 = Les routes sont encore vides
    .more = Transports dits sur les routes : { $roads }. À cette phase il n'y en a pas encore.
EL-END-05 = Les 20 bornes : la partie est finie
    .more = { NAME($seat) } les a toutes, et cette table finit alors la partie.

act-catch-up = Rattraper
catch-up-round = Tour
catch-up-towns = Villes
catch-up-hands = Mains
catch-up-roads = Routes
catch-up-check = Vérifier
catch-up-round-prompt = Le tour, et à qui
catch-up-towns-prompt = Touchez : bornes, botte
catch-up-hands-prompt = Ce qui est devant la place
catch-up-roads-prompt = Un transport, puis la route
catch-up-check-prompt = La table est-elle ainsi ?
catch-up-start = Carte Premier Aventurier :
catch-up-turn = À jouer :
catch-up-pieces = Bornes
catch-up-boot = Botte
catch-up-untold = visible
catch-up-obstacle-there = Obstacle là
catch-up-obstacle-used = Obstacle posé
act-so-it-is = C'est ainsi
catch-up-right = Cela peut être. L'arbitre part désormais de là :
catch-up-faults = { $faults ->
        [one] Une chose ne peut être. Touchez-la pour la corriger.
       *[other] { $faults } choses ne peuvent être. Touchez-en une pour la corriger.
    }
catch-up-unclear = Ainsi ce n'est à personne de jouer. Revoyez le tour.
tell-catch-up = Rattrapé : tour { $round }, { $phase }
act-already = Partie en cours
new-already = dire comment est la table
