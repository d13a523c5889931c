# Une première partie : une carte par phase, ce qu'on y fait. Montrée une fois, avec nos mots.

act-guide = Première partie
guide-on = chaque phase est expliquée
guide-off = touchez : on explique tout
act-got-it = Compris

guide-elfenland-deal = Chaque tour commence par des cartes
    .more = Le 1er Aventurier mélange les cartes Voyage et distribue jusqu'à ce que chacun en ait 8. La main reste secrète ; seul le nombre compte ici. Puis touchez « Distribué ».

guide-elfenland-draw_hidden = Un transport que personne ne voit
    .more = Chacun à son tour prend une carte Moyen de Transport face cachée et la garde secrète. On pourra la poser sur une route, comme les autres.

guide-elfenland-draw = Trois de plus, visibles de tous
    .more = Un transport par tour, trois fois : l'un des cinq visibles ou un caché. On le pose face visible. Celui pris parmi les cinq est aussitôt remplacé.

guide-elfenland-plan = Les transports ouvrent les routes
    .more = À son tour : poser un transport sur une route quelconque dont la région convient, ou son seul obstacle près d'un transport, ou passer. Chacun sert à tous. Quand tous passent de suite, les bottes partent.

guide-elfenland-move = Les bottes ramassent les bornes
    .more = Touchez la ville suivante : on paie en cartes du transport posé, selon la Vue d'Ensemble. L'eau demande des radeaux. Chaque ville atteinte donne sa borne. À la fin on garde au plus quatre cartes.

guide-elfenland-cleanup = Le tour se conclut
    .more = Chacun garde un transport, visible ou caché, et rend les autres. La feuille suivante dit ce qui va où. Après quatre tours, le plus de bornes gagne.

guide-masterelf-move = D'abord l'elfe se déplace
    .more = À chaque tour l'elfe va à un lieu voisin : un de l'anneau, ou la ville. Rester n'est pas permis. Touchez le lieu.

guide-masterelf-take = Ensuite on prend un ingrédient
    .more = Dans une région on prend une de ses cartes, au choix. Quand la dernière part, on la remplit aussitôt, puis on dit ce qui s'y trouve.

guide-masterelf-swap = En ville on échange des cartes
    .more = Défaussez autant d'ingrédients que vous voulez, même aucun, et piochez-en un de plus. Touchez combien.

guide-masterelf-create = Puis un cadeau, si l'on veut
    .more = Le cadeau du dessus d'une pile coûte trois cartes de ses deux ingrédients, deux de l'un et une de l'autre. Touchez la pile, ou finissez le tour. Le cristal vaut une carte, une fois par partie.

guide-masterelf-discard = On peut garder sept cartes
    .more = À la fin de son tour, on défausse tout au-delà de sept ingrédients. Le cristal ne compte pas.

guide-masterelf-redistribute = Une pile est vide
    .more = Tous les cadeaux restants sont mélangés et posés en trois piles à peu près égales. À la prochaine pile vide, la partie finit aussitôt.

guide-masterelf-reward = Une série spéciale est complète
    .more = Les deux cartes d'une série spéciale donnent un cadeau de plus, une fois par partie : choisir d'où sans regarder, puis parcourir et prendre.

guide-masterelf-bonus = La partie est finie, place aux cartes bonus
    .more = Les cadeaux mis de côté sont mélangés, et on en révèle autant qu'il y a de joueurs. Chacun en prend un, d'abord qui en a le moins.
sheet-setup = Mettre le jeu en place
act-setup = Mise en place
act-set-up = Tout est en place
