# Chaque règle de Master Elf avec nos mots : ce que `rules` imprime et que montre la page des règles.

rule-ME-COMP-01 = Dans la boîte : un plateau avec une face jour et une face nuit, des cartes cadeau, des cartes ingrédient, des aides de jeu, des cristaux, des elfes et une piste de points.

rule-ME-SETUP-01 = On joue de deux à quatre.
rule-ME-SETUP-02 = Avant toute chose, les joueurs choisissent la face jour ou la face nuit ; pour une première partie, le jour est conseillé.
rule-ME-SETUP-03 = Les cadeaux sont mélangés et posés face visible en trois piles de même hauteur : à quatre joueurs 12 cadeaux par pile, à trois 10, à deux 8.
rule-ME-SETUP-04 = Les autres cadeaux sont mis de côté, face cachée.
rule-ME-SETUP-05 = Chacun reçoit trois ingrédients, cachés aux autres.
rule-ME-SETUP-06 = Chaque région commence avec un ingrédient face visible, la ville sans aucun.
rule-ME-SETUP-07 = Les autres ingrédients forment une pile face cachée en ville.
rule-ME-SETUP-08 = Chacun reçoit une aide de jeu, un cristal et un elfe, qui part de la ville.
rule-ME-SETUP-09 = La personne la plus jeune commence ; on joue dans le sens des aiguilles d’une montre.

rule-ME-BOARD-01 = Le jour, il y a la ville et 4 régions de 3 cartes au plus ; la nuit, la ville et 6 régions de 2 cartes au plus.
rule-ME-BOARD-02 = Une région touche ses deux voisines sur l’anneau et la ville ; la ville touche toutes les régions.
rule-ME-BOARD-03 = Plusieurs elfes peuvent être dans le même lieu.

rule-ME-TURN-01 = Dans un tour, on se déplace, puis on prend des ingrédients, puis on crée un cadeau si l’on veut, dans cet ordre.

rule-ME-MOVE-01 = L’elfe doit aller dans un lieu voisin ; personne ne peut rester, pas même en ville.

rule-ME-TAKE-01 = Après un déplacement dans une région, on prend exactement une de ses cartes.
rule-ME-TAKE-02 = Une région vidée est aussitôt remplie jusqu’à son maximum ; une région qui a encore une carte n’est pas remplie.
rule-ME-TAKE-03 = Après un déplacement en ville, on défausse autant de cartes que l’on veut, même aucune, puis on en pioche autant, plus une.
rule-ME-TAKE-04 = Quand la pile d’ingrédients est épuisée, la défausse est mélangée et devient la pile.
rule-ME-TAKE-05 = S’il reste trop peu de cartes, on en prend ou on en pose autant qu’il y en a.

rule-ME-GIFT-01 = On crée au plus un cadeau par tour, où que soit l’elfe.
rule-ME-GIFT-02 = On ne peut créer que le cadeau du dessus d’une des trois piles.
rule-ME-GIFT-03 = Un cadeau coûte trois cartes de ses deux ingrédients : deux de l’un et une de l’autre.
rule-ME-GIFT-04 = Un cadeau ne se paie jamais avec trois cartes identiques.
rule-ME-GIFT-05 = Les ingrédients payés vont face visible à la défausse, et le cadeau est posé face visible devant son propriétaire.

rule-ME-CRYST-01 = Une fois par partie, le cristal remplace une des trois cartes ; les deux autres doivent convenir au cadeau. Puis le cristal sort du jeu.
rule-ME-CRYST-02 = Le cristal n’est pas une carte ingrédient : il ne compte ni pour la limite de main ni en cas d’égalité, et ne se défausse pas en ville.

rule-ME-HAND-01 = À la fin de son tour, on garde au plus sept cartes ingrédient.

rule-ME-END-01 = La première fois qu’une pile s’épuise, les cadeaux restants sont mélangés et posés en trois piles à peu près égales.
rule-ME-END-02 = La deuxième fois qu’une pile s’épuise, la partie finit aussitôt.
rule-ME-END-03 = Seules les trois piles peuvent s’épuiser, pas les cadeaux mis de côté ; une pile s’épuise aussi quand sa dernière carte est prise en récompense.
rule-ME-END-04 = S’il reste moins de trois cadeaux pour les nouvelles piles, l’une reste vide : cela met fin à la partie.

rule-ME-BONUS-01 = Après la fin, les cadeaux mis de côté sont mélangés, et l’on en révèle autant qu’il y a de joueurs.
rule-ME-BONUS-02 = Chacun prend une carte bonus, dans l’ordre du nombre de cadeaux, en commençant par le plus petit.
rule-ME-BONUS-03 = Pour les cartes bonus, à égalité, le joueur qui a le plus d’ingrédients passe en premier ; si l’égalité demeure, c’est le plus jeune.
rule-ME-BONUS-04 = Une carte bonus compte entièrement, mais ne donne plus de récompense.

rule-ME-SPEC-01 = Il y a deux séries spéciales : Secret, avec la clé et le coffret, et Trésors, avec le pirate et la carte au trésor.
rule-ME-SPEC-02 = Un joueur qui a les deux cartes d’une série spéciale prend un cadeau de plus : il choisit, sans regarder, une pile ou les cadeaux mis de côté, puis parcourt ces cartes et en prend une au choix.
rule-ME-SPEC-03 = Chacun ne reçoit la récompense d’une série spéciale qu’une fois par partie.
rule-ME-SPEC-04 = La récompense d’une série spéciale est gratuite, peut être refusée et ne compte pas comme le cadeau de ce tour.
rule-ME-SPEC-05 = Pour la récompense, il suffit d’avoir les deux cartes d’une série spéciale, quelle que soit la série où on les compte à la fin.
rule-ME-SPEC-06 = Si le cadeau qui complète une série spéciale épuise aussi une pile, on s’occupe d’abord de la pile ; si cela met fin à la partie, il n’y a pas de récompense.

rule-ME-SCORE-01 = Chaque cadeau ne compte que dans une de ses séries ; tous les cadeaux qu’un joueur compte dans une série forment une collection.
rule-ME-SCORE-02 = Une collection de 1, 2, 3, 4 ou au moins 5 cartes vaut 1, 3, 6, 9 ou 12 points.
rule-ME-SCORE-03 = Une série spéciale complète vaut 5 points, les deux séries 10 ; la moitié d’une telle série compte comme une carte.
rule-ME-SCORE-04 = On choisit une couleur : chaque carte qui a un ruban de cette couleur vaut 1 point.
rule-ME-SCORE-05 = Un ruban arc-en-ciel compte comme n’importe quelle couleur ; tous les rubans arc-en-ciel peuvent s’ajouter à la couleur choisie.
rule-ME-SCORE-06 = Chaque elfe dessiné sur les cadeaux d’un joueur lui vaut 1 point.
rule-ME-SCORE-07 = La couleur et les elfes comptent quelles que soient les séries des cartes ; les ingrédients et cristaux restants ne valent rien.
rule-ME-SCORE-08 = Le plus haut total gagne ; à égalité, la victoire est partagée.
