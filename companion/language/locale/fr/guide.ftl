# Une première partie : une carte par phase, ce qu’on y fait. Montrée une fois, avec nos mots.

act-guide = Première partie
guide-on = chaque phase est expliquée
guide-off = touchez pour des explications
act-got-it = Compris

guide-elfenland-deal = Chaque tour commence par des cartes
    .more = Le 1er Aventurier mélange les cartes Voyage et distribue jusqu’à ce que chacun en ait 8. Les mains restent secrètes ; seul le nombre de cartes compte ici. Puis touchez « { act-deal } ».
guide-elfenland-deal-boardside = Chaque tour commence par des cartes
    .more = Mélangez les cartes Voyage et distribuez jusqu’à ce que chacun en ait 8. Les mains des humains restent secrètes. Sans puces, les cartes de Boardside sont face visible. Touchez « { act-deal } », puis indiquez-les.

guide-elfenland-draw_hidden = Un transport connu de vous seul
    .more = Chacun à son tour prend une carte Moyen de Transport face cachée et la garde secrète. On pourra la poser plus tard sur une route, comme les visibles.

guide-elfenland-draw = Trois transports de plus, visibles
    .more = Un transport à la fois, à tour de rôle, trois fois : l’un des cinq visibles, ou un transport face cachée. Posez-le face visible devant vous. Un transport pris parmi les cinq est aussitôt remplacé.

guide-elfenland-plan = Les transports ouvrent les routes
    .more = Quand c’est à vous : posez un transport sur n’importe quelle route dont la région lui convient, ou votre unique obstacle à côté d’un transport, ou passez. Tous les transports servent à tous. Quand tous passent d’affilée, les bottes partent.

guide-elfenland-move = Les bottes ramassent les bornes
    .more = Touchez la ville suivante : vous payez la route avec des cartes de la même sorte que le transport, selon la Vue d’Ensemble. Sur l’eau, il faut des radeaux. Vous prenez votre borne dans chaque ville atteinte. À la fin du déplacement, ne gardez que quatre cartes.

guide-elfenland-cleanup = Le tour se conclut
    .more = Chacun garde un transport, visible ou caché, et rend les autres. La page suivante dit ce qui va où. Après quatre tours, le joueur qui a le plus de bornes gagne.

guide-masterelf-move = D’abord l’elfe se déplace
    .more = À chaque tour, l’elfe va dans un lieu voisin : à côté sur l’anneau, ou en ville. Rester sur place n’est pas permis. Touchez le lieu.

guide-masterelf-take = Puis prenez un ingrédient
    .more = Dans une région, prenez une de ses cartes, au choix. Quand la dernière est prise, la région est aussitôt regarnie ; touchez « { me-act-tell } » pour indiquer les nouvelles cartes.

guide-masterelf-swap = En ville, on échange des cartes
    .more = Défaussez autant d’ingrédients que vous voulez, même aucun, puis piochez-en autant, plus un. Touchez combien vous en avez défaussé.

guide-masterelf-create = Puis un cadeau, si vous voulez
    .more = Le cadeau du dessus d’une pile coûte trois cartes de ses deux ingrédients : deux de l’un et une de l’autre. Touchez la pile, ou finissez le tour. Le cristal remplace une carte, une fois par partie.

guide-masterelf-discard = On peut garder sept cartes
    .more = À la fin de votre tour, ne gardez que sept ingrédients. Le cristal ne compte pas.

guide-masterelf-redistribute = Une pile est épuisée
    .more = Mélangez tous les cadeaux restants et faites-en trois piles à peu près égales. Quand une pile s’épuise à nouveau, la partie finit aussitôt.

guide-masterelf-reward = Une série spéciale est complète
    .more = Les deux cartes d’une série spéciale donnent un cadeau de plus, gratuit, une fois par partie : choisissez, sans regarder, une pile ou les cadeaux mis de côté, puis parcourez ces cartes et prenez-en une.

guide-masterelf-bonus = La partie est finie, place aux cartes bonus
    .more = Les cadeaux mis de côté sont mélangés, et l’on en révèle autant qu’il y a de joueurs. Chacun en prend un, en commençant par le joueur qui a le moins de cadeaux.
sheet-setup = Mettre le jeu en place
act-setup = Mise en place
act-set-up = Mise en place finie

practice-elfenland-0 = Touchez un transport en bas, puis une route éclairée.
practice-elfenland-1 = Posez maintenant un autre transport sur la même route.
practice-elfenland-2 = Refusé, avec la raison. Touchez maintenant « { act-undo } ».
practice-elfenland-3 = Ce que vous faites sur le plateau, touchez-le aussi ici. Ce que les règles interdisent est refusé avec la raison, et « { act-undo } » annule n’importe quelle action.
