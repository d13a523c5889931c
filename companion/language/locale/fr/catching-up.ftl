# Une position saisie en cours de partie : ce qui ne va pas, et les pages où on la saisit.

EL-COMP-04 = { $counters } { NAME($kind, $counters) } : la boîte en a 8
    .more = Il y a plus de transports de cette sorte parmi les visibles, sur les routes et devant les joueurs que dans la boîte.
EL-SETUP-09 = Plus d’obstacles qu’il n’en a été posé
    .more = Sur les routes : { $lying }. Joueurs qui ont utilisé le leur : { $used }.
EL-DRAW-04 = Trop de transports cachés
    .more = { NAME($seat) } en a { $hidden } ; pour l’instant, { $most } au plus.
EL-DRAW-05 = Plus de transports qu’il n’en a été tiré
    .more = Devant les joueurs et sur les routes : { $counters }. Tirés ou gardés : { $most } au plus.
EL-DRAW-09 = Trop de transports
    .more = { NAME($seat) } en a { $counters } ; pour l’instant, { $most } au plus.
EL-COST-03 = Plus de bornes que de cartes jouées
    .more = { NAME($seat) } en aurait pris { $pieces } ce tour-ci ; cartes sorties de la main : { $cards }.
EL-COLLECT-01 = Cette borne est déjà prise
    .more = { NAME($seat) } : botte à { NAME($town) }. Cette borne compte donc comme déjà prise.
EL-CLEAN-05 = Les routes sont encore vides
    .more = Transports indiqués sur les routes : { $roads }. Dans cette phase il n’y en a pas encore.
EL-END-05 = Les 20 bornes : la partie est finie
    .more = { NAME($seat) } les a toutes, ce qui met fin à la partie selon les règles choisies.

act-catch-up = Saisir la position
catch-up-round = Tour
catch-up-towns = Villes
catch-up-hands = Mains
catch-up-roads = Routes
catch-up-check = Vérifier
catch-up-round-prompt = Le tour, et à qui de jouer
catch-up-towns-prompt = Touchez les villes : bornes ou botte
catch-up-hands-prompt = Cartes et transports de chaque joueur
catch-up-roads-prompt = Un transport, puis sa route
catch-up-check-prompt = Est-ce bien comme sur la table ?
catch-up-start = Carte Premier Aventurier :
catch-up-turn = Au tour de :
catch-up-pieces = Bornes
catch-up-boot = Botte
catch-up-untold = visible, inconnu
catch-up-obstacle-there = Obstacle non utilisé
catch-up-obstacle-used = Obstacle utilisé
act-so-it-is = C’est bien ça
catch-up-right = Tout concorde. L’arbitre continue à partir d’ici :
catch-up-doubts = C’est inhabituel. Si vous l’avez permis, laissez tel quel ; sinon, touchez pour corriger :
catch-up-faults = { $faults ->
        [1] Une chose ne va pas. Touchez-la pour la corriger.
        [one] { $faults } chose ne va pas. Touchez-la pour la corriger.
       *[other] { $faults } choses ne vont pas. Touchez-en une pour la corriger.
    }
catch-up-unclear = Ainsi, ce n’est à personne de jouer. Vérifiez le tour.
tell-catch-up = Position saisie : tour { $round }, { $phase }
act-already = Partie en cours
new-already = saisir la position

# Master Elf

catch-up-board = Plateau
catch-up-seats = Joueurs
catch-up-board-prompt = Touchez les lieux : elfe ou carte
catch-up-seats-prompt = La main et le cristal de chacun
me-enter-day = Face jour
me-enter-night = Face nuit
me-enter-stacks-0 = Aucune pile épuisée
me-enter-stacks-1 = Une épuisée : piles refaites
me-enter-stacks-2 = Deux épuisées : cartes bonus
me-enter-pawn = Elfe
me-enter-unknown = Autres cadeaux
me-enter-gifts = Cadeaux par leur titre :
me-enter-crystal = { $there ->
        [1] Cristal non utilisé
       *[0] Cristal utilisé
    }
me-enter-reward = { $there ->
        [1] Récompense non prise
       *[0] Récompense prise
    }
