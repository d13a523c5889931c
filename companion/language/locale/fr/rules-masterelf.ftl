# Chaque règle de Master Elf avec nos mots : ce que `rules` imprime et que montre la page des règles.

rule-ME-COMP-01 = Dans la boîte : un plateau avec un côté jour et un côté nuit, des cartes cadeau, des cartes ingrédient, des aides, des cristaux, des elfes et une piste de points.

rule-ME-SETUP-01 = On joue de deux à quatre.
rule-ME-SETUP-02 = Avant toute chose, la table choisit le côté jour ou le côté nuit ; le jour pour une première partie.
rule-ME-SETUP-03 = Les cadeaux sont mélangés et posés face visible en trois piles égales : 12 chacune à quatre, 10 à trois, 8 à deux.
rule-ME-SETUP-04 = Les autres cadeaux sont mis de côté, face cachée.
rule-ME-SETUP-05 = Chacun reçoit trois ingrédients, cachés aux autres.
rule-ME-SETUP-06 = Dans chaque région se trouve un ingrédient, face visible ; en ville aucun.
rule-ME-SETUP-07 = Les autres ingrédients forment une pile face cachée en ville.
rule-ME-SETUP-08 = Chacun reçoit une aide, un cristal et un elfe, qui part de la ville.
rule-ME-SETUP-09 = Le plus jeune commence ; on joue dans le sens des aiguilles d'une montre.

rule-ME-BOARD-01 = Le jour, il y a la ville et 4 régions de 3 cartes au plus ; la nuit, la ville et 6 régions de 2 au plus.
rule-ME-BOARD-02 = Une région touche ses deux voisines de l'anneau et la ville ; la ville touche toutes les régions.
rule-ME-BOARD-03 = Plusieurs elfes peuvent être au même lieu.

rule-ME-TURN-01 = Un tour : se déplacer, puis prendre des ingrédients, puis créer un cadeau si l'on veut, dans cet ordre.

rule-ME-MOVE-01 = L'elfe doit aller à un lieu voisin ; personne ne peut rester, pas même en ville.

rule-ME-TAKE-01 = Qui est venu dans une région prend exactement une des cartes qui s'y trouvent.
rule-ME-TAKE-02 = Une région vidée est aussitôt remplie à son maximum ; s'il y reste une carte, on ne la remplit pas.
rule-ME-TAKE-03 = Qui est venu en ville défausse autant de cartes qu'il veut, même aucune, et en pioche une de plus.
rule-ME-TAKE-04 = Quand la pile d'ingrédients est vide, la défausse est mélangée et devient la pile.
rule-ME-TAKE-05 = S'il y a trop peu de cartes, on en prend ou on en pose autant qu'il y en a.

rule-ME-GIFT-01 = On crée au plus un cadeau par tour, où que soit l'elfe.
rule-ME-GIFT-02 = On ne peut créer que le cadeau du dessus d'une des trois piles.
rule-ME-GIFT-03 = Un cadeau coûte trois cartes de ses deux ingrédients : deux de l'un et une de l'autre.
rule-ME-GIFT-04 = Trois de la même sorte ne paient jamais.
rule-ME-GIFT-05 = Les ingrédients payés vont face visible à la défausse, et le cadeau est posé devant son propriétaire.

rule-ME-CRYST-01 = Une fois par partie, le cristal remplace une des trois cartes ; les deux autres doivent convenir au cadeau. Puis il quitte le jeu.
rule-ME-CRYST-02 = Le cristal n'est pas une carte ingrédient : il ne compte ni pour la limite de la main ni en cas d'égalité, et ne se défausse pas en ville.

rule-ME-HAND-01 = À la fin de son tour, on garde au plus sept cartes ingrédient en main.

rule-ME-END-01 = La première fois qu'une pile est vide, les cadeaux restants sont mélangés et posés en trois piles à peu près égales.
rule-ME-END-02 = La deuxième fois qu'une pile est vide, la partie finit aussitôt.
rule-ME-END-03 = Seules les trois piles comptent, pas les cadeaux mis de côté ; la dernière carte prise en récompense compte aussi.
rule-ME-END-04 = S'il reste moins de trois cadeaux pour les nouvelles piles, l'une reste vide : la partie est finie.

rule-ME-BONUS-01 = Après la fin, les cadeaux mis de côté sont mélangés, et on en révèle autant qu'il y a de joueurs.
rule-ME-BONUS-02 = Chacun en prend un : d'abord qui a le moins de cadeaux.
rule-ME-BONUS-03 = À égalité, d'abord qui tient le plus d'ingrédients, puis le plus jeune.
rule-ME-BONUS-04 = Une carte bonus compte en entier, mais ne donne plus de récompense.

rule-ME-SPEC-01 = Il y a deux séries spéciales : le Secret, clé et coffret, et les Trésors, pirate et carte au trésor.
rule-ME-SPEC-02 = Qui a les deux cartes d'une série spéciale prend un cadeau de plus : choisir sans regarder une pile ou les cadeaux mis de côté, puis les parcourir et en prendre un au choix.
rule-ME-SPEC-03 = Chacun n'a cette récompense qu'une fois par partie.
rule-ME-SPEC-04 = La récompense est gratuite, peut être refusée et n'est pas la création de ce tour.
rule-ME-SPEC-05 = Avoir les deux cartes suffit, quelle que soit la série où on les compte à la fin.
rule-ME-SPEC-06 = Si le cadeau qui complète une série spéciale vide aussi une pile, on s'occupe d'abord de la pile ; si la partie finit ainsi, il n'y a pas de récompense.

rule-ME-SCORE-01 = Chaque cadeau ne compte que dans une de ses séries ; tous ceux qu'un joueur compte dans une série sont une collection.
rule-ME-SCORE-02 = Une collection de 1, 2, 3, 4 ou au moins 5 cartes vaut 1, 3, 6, 9 ou 12 points.
rule-ME-SCORE-03 = Une série spéciale complète vaut 5 points, les deux 10 ; une moitié compte comme une carte.
rule-ME-SCORE-04 = On choisit une couleur : chaque carte à ce ruban vaut 1 point.
rule-ME-SCORE-05 = Un ruban arc-en-ciel compte comme toute couleur ; tous peuvent se joindre à celle choisie.
rule-ME-SCORE-06 = Chaque elfe dessiné sur ses cadeaux vaut 1 point.
rule-ME-SCORE-07 = Couleur et elfes comptent quelles que soient les séries ; ingrédients et cristaux restants ne valent rien.
rule-ME-SCORE-08 = Le plus haut total gagne ; à égalité, la victoire est partagée.
