# Chaque règle d’Elfenland avec nos mots : ce que `rules` imprime et qu’une page de règles peut montrer.

rule-EL-COMP-01 = Il y a six bottes elfiques, une par couleur.
rule-EL-COMP-02 = Chaque couleur a 20 bornes, 120 en tout.
rule-EL-COMP-03 = Il y a 48 cartes Moyen de Transport.
rule-EL-COMP-04 = Il y a 8 transports de chacune des six sortes.
rule-EL-COMP-05 = Il y a six obstacles.
rule-EL-COMP-06 = Il y a 72 cartes Voyage.
rule-EL-COMP-07 = Il y a 10 cartes Voyage de chacune des six sortes, et 12 radeaux.
rule-EL-COMP-08 = Il y a quatre cartes Tour de jeu, numérotées de 1 à 4.
rule-EL-COMP-09 = Il y a douze cartes Village, pour la variante seulement.
rule-EL-COMP-10 = Il y a six cartes Vue d’Ensemble.
rule-EL-COMP-11 = Il y a une carte Premier Aventurier.
rule-EL-COMP-12 = Il y a un plateau de jeu.
rule-EL-COMP-13 = On joue de 2 à 6. Aucun livret ne le dit ; la boîte suffit pour six.
rule-EL-COMP-14 = Rien n’apparaît, rien ne disparaît : le total des transports, des cartes et des bornes est toujours celui de la boîte.

rule-EL-MAP-01 = Le plateau a 21 villes : la capitale Elvenhold et 20 autres.
rule-EL-MAP-02 = Chaque route est dans une seule région : plaine, forêt, désert ou montagnes. Les voies d’eau sont les cours d’eau, avec une flèche, et deux lacs.
rule-EL-MAP-03 = Il y a sept moyens de voyager : les six sortes de transports et le radeau. Un bac est un radeau sur un lac.
rule-EL-MAP-04 = Les bacs relient Virst, Strykhaven et Elvenhold sur un lac, Grangor, Yttar et Parundia sur l’autre.
rule-EL-MAP-05 = Quand deux liaisons joignent les mêmes villes, on indique à chaque étape laquelle on prend.
rule-EL-MAP-06 = Villes, routes, cours d’eau et bacs sont ceux qui sont imprimés sur le plateau.

rule-EL-COST-01 = La Vue d’Ensemble indique combien de cartes Voyage chaque transport coûte dans chaque région.
rule-EL-COST-02 = Un transport ne peut être ni posé ni utilisé là où la Vue d’Ensemble n’indique rien pour lui.
rule-EL-COST-03 = Une route se paie seulement en cartes de la sorte de son transport ; un obstacle en coûte une de plus.
rule-EL-COST-04 = Le prix d’une route se paie exactement, ni moins ni plus.

rule-EL-SETUP-01 = Chacun reçoit une botte, les 20 bornes de sa couleur, une Vue d’Ensemble et un obstacle.
rule-EL-SETUP-02 = Toutes les bottes partent d’Elvenhold.
rule-EL-SETUP-03 = Une borne de la couleur de chaque joueur est posée dans chacune des 20 villes autres qu’Elvenhold.
rule-EL-SETUP-04 = Sans la variante, les cartes Village restent dans la boîte.
rule-EL-SETUP-05 = Toutes les cartes Voyage forment une pioche face cachée.
rule-EL-SETUP-06 = Les cartes Tour de jeu sont empilées de 1 à 4 à partir du dessus ; celle du dessus indique le tour en cours.
rule-EL-SETUP-07 = Les transports sont mélangés face cachée, et cinq sont retournés.
rule-EL-SETUP-08 = Cinq transports sont visibles à côté du plateau pendant toute la partie.
rule-EL-SETUP-09 = Avec moins de six joueurs, les obstacles et Vues d’Ensemble en trop retournent dans la boîte.
rule-EL-SETUP-10 = La personne la plus âgée reçoit la carte Premier Aventurier ; on joue dans le sens des aiguilles d’une montre.

rule-EL-ROUND-01 = Une partie compte quatre tours de six phases : distribuer, tirer un transport caché, en tirer trois autres, poser, déplacer, conclure.
rule-EL-ROUND-02 = Dans les phases 2 à 5, le 1er Aventurier commence, et les autres suivent dans le sens des aiguilles d’une montre.

rule-EL-DEAL-01 = Au tour 1, chacun reçoit 8 cartes Voyage.
rule-EL-DEAL-02 = Aux tours suivants, chaque main est complétée à 8 cartes.
rule-EL-DEAL-03 = Avant chaque distribution, on mélange toutes les cartes Voyage qui ne sont dans aucune main.
rule-EL-DEAL-04 = Une main est secrète ; le nombre de ses cartes ne l’est pas.

rule-EL-DRAW-01 = En phase 2, chacun à son tour prend un transport face cachée.
rule-EL-DRAW-02 = Le transport pris en phase 2 reste face cachée, secret pour les autres.
rule-EL-DRAW-03 = Le propriétaire d’un transport caché peut le regarder à tout moment.
rule-EL-DRAW-04 = Personne n’a plus de deux transports cachés : un gardé et un pris.
rule-EL-DRAW-05 = En phase 3, chacun prend un transport quand vient son tour, jusqu’à en avoir pris trois.
rule-EL-DRAW-06 = Chaque transport pris en phase 3 est l’un des cinq visibles, ou un transport face cachée.
rule-EL-DRAW-07 = Un transport pris en phase 3 est posé face visible devant son propriétaire.
rule-EL-DRAW-08 = Un transport pris parmi les cinq est remplacé aussitôt par un transport face cachée, que l’on retourne.
rule-EL-DRAW-09 = Personne n’a plus de cinq transports.
rule-EL-DRAW-10 = On ne peut pas passer pendant que l’on prend les transports.

rule-EL-PLAN-01 = Quand vient son tour, on fait une seule action : poser un transport, poser l’obstacle, ou passer.
rule-EL-PLAN-02 = On ne pose que ses propres transports, cachés ou visibles ; sur le plateau ils sont face visible.
rule-EL-PLAN-03 = On peut choisir n’importe quelle route, même loin de la ville de sa propre botte.
rule-EL-PLAN-04 = Une route ne reçoit qu’un transport.
rule-EL-PLAN-05 = Un transport convient à une route si la Vue d’Ensemble donne un nombre pour lui dans la région de cette route.
rule-EL-PLAN-06 = On ne pose pas de transport sur les cours d’eau ni sur les lacs.
rule-EL-PLAN-07 = Un transport posé sert à tous.
rule-EL-PLAN-08 = Un joueur qui passe peut encore poser quand revient son tour, dans la même phase.
rule-EL-PLAN-09 = La phase 4 finit quand tous passent d’affilée.
rule-EL-PLAN-10 = Un joueur qui n’a ni transport ni obstacle passe.
rule-EL-PLAN-11 = Un transport non posé reste à son propriétaire jusqu’à la conclusion du tour.
rule-EL-PLAN-12 = Les transports et obstacles posés restent en place jusqu’à la conclusion du tour.

rule-EL-OBST-01 = Chacun a un obstacle pour toute la partie ; le poser remplace la pose d’un transport.
rule-EL-OBST-02 = Un obstacle se pose sur une route qui a déjà un transport, de n’importe qui.
rule-EL-OBST-03 = Une route ne reçoit qu’un obstacle.
rule-EL-OBST-04 = On ne pose pas d’obstacle sur les cours d’eau ni sur les lacs.
rule-EL-OBST-05 = Chaque passage sur une route à obstacle coûte une carte de plus de la sorte du transport, même au joueur qui a posé l’obstacle.
rule-EL-OBST-06 = Un obstacle utilisé sort du jeu à la conclusion du tour ; un obstacle non utilisé reste à son propriétaire.

rule-EL-MOVE-01 = Chacun à son tour fait un seul déplacement, d’autant d’étapes qu’il veut, même aucune.
rule-EL-MOVE-02 = Chaque étape suit une liaison, de la ville de la botte à la ville de l’autre bout.
rule-EL-MOVE-03 = Une route ne s’emprunte que si elle a un transport.
rule-EL-MOVE-04 = Une route se paie en cartes Voyage de la sorte de son transport.
rule-EL-MOVE-05 = Là où la Vue d’Ensemble indique deux, une route coûte deux cartes de la sorte de son transport.
rule-EL-MOVE-06 = Une route à obstacle coûte une carte de plus de la sorte de son transport.
rule-EL-MOVE-07 = On peut utiliser le transport de n’importe quel joueur ; il reste en place.
rule-EL-MOVE-08 = On peut emprunter une route plusieurs fois, dans un sens ou dans l’autre ; on paie chaque fois le prix entier.
rule-EL-MOVE-09 = On joue les cartes de sa propre main.
rule-EL-MOVE-10 = Un joueur qui ne peut ou ne veut pas continuer se défausse pour ne garder que quatre cartes, et ne bouge plus ce tour-ci.
rule-EL-MOVE-11 = Une main de 8 cartes permet au plus 8 étapes : personne n’a les 20 bornes avant le tour 3.

rule-EL-RIVER-01 = Sur les cours d’eau, on voyage sans transport, avec des radeaux seulement.
rule-EL-RIVER-02 = Dans le sens de la flèche, un cours d’eau coûte un radeau ; à contre-courant, deux.
rule-EL-RIVER-03 = Les cours d’eau n’admettent ni obstacle ni caravane.
rule-EL-RIVER-04 = Une étape sur un cours d’eau va d’une ville à la suivante, et chaque étape se paie.

rule-EL-LAKE-01 = Un bac coûte deux radeaux, dans un sens comme dans l’autre.
rule-EL-LAKE-02 = Les deux radeaux d’un bac se paient à chaque traversée.
rule-EL-LAKE-03 = Aucun bac ne joint les deux lacs.
rule-EL-LAKE-04 = Les lacs n’admettent ni transport, ni obstacle, ni caravane.

rule-EL-CARAVAN-01 = Un joueur qui ne peut pas jouer les cartes qu’une route demande peut en jouer trois quelconques, radeaux compris.
rule-EL-CARAVAN-02 = La caravane est réservée à qui ne peut pas payer normalement, sauf si les joueurs en conviennent autrement.
rule-EL-CARAVAN-03 = La caravane aussi demande un transport sur la route.
rule-EL-CARAVAN-04 = La caravane n’est permise ni sur les cours d’eau ni sur les lacs.
rule-EL-CARAVAN-05 = Avec un obstacle, la caravane coûte quatre cartes.
rule-EL-CARAVAN-06 = Une caravane paie une étape, quelle que soit la région ; des cartes qui correspondent au transport posé peuvent en faire partie.
rule-EL-CARAVAN-07 = Une route se paie seulement en cartes qui conviennent, ou par une caravane entière.

rule-EL-COLLECT-01 = Un joueur qui atteint une ville y prend sa borne, en chemin ou à la fin.
rule-EL-COLLECT-02 = On ne prend que les bornes de sa couleur.
rule-EL-COLLECT-03 = Une ville déjà visitée ne donne rien, Elvenhold non plus.
rule-EL-COLLECT-04 = La ville d’où l’on part ne compte pas comme ville atteinte.

rule-EL-HAND-01 = À la fin de son déplacement, on se défausse pour ne garder que quatre cartes.
rule-EL-HAND-02 = Un joueur qui a quatre cartes ou moins ne défausse rien.
rule-EL-HAND-03 = La limite de main vaut aussi pour qui n’a pas bougé, et au dernier tour.
rule-EL-HAND-04 = Les cartes jouées et celles en trop vont sur la pioche des cartes Voyage, ou à côté, face visible, selon l’édition.

rule-EL-CLEAN-01 = La carte Tour de jeu du dessus passe sous la pile.
rule-EL-CLEAN-02 = La carte Premier Aventurier va au voisin de gauche.
rule-EL-CLEAN-03 = Chacun garde exactement un transport et rend les autres.
rule-EL-CLEAN-04 = Le transport gardé, caché ou visible, reste tel quel.
rule-EL-CLEAN-05 = Tous les transports des routes et tous ceux qui ont été rendus sont mis face cachée et mélangés avec les autres.
rule-EL-CLEAN-06 = Les obstacles utilisés sortent du jeu ; un obstacle non utilisé ne compte pas comme le transport gardé.
rule-EL-CLEAN-07 = Les bottes restent où elles sont, et chacun garde sa main.
rule-EL-CLEAN-08 = Après le tour 4, on ne range plus le plateau.

rule-EL-END-01 = La partie finit après le tour 4.
rule-EL-END-02 = Le joueur qui a le plus de bornes gagne.
rule-EL-END-03 = À égalité, le joueur à qui il reste le plus de cartes Voyage gagne.
rule-EL-END-04 = Si des joueurs sont encore à égalité, ils partagent la victoire.
rule-EL-END-05 = Un joueur qui a les 20 bornes avant l’heure met fin à la partie : à la fin du tour ou aussitôt, selon l’édition.

rule-EL-VAR-01 = Chacun reçoit en secret une des douze cartes Village ; les autres sortent du jeu.
rule-EL-VAR-02 = Avec les cartes Village, toutes les autres règles restent les mêmes.
rule-EL-VAR-03 = À la fin, on révèle les cartes Village et l’on compte le plus court chemin de la botte à la ville désignée.
rule-EL-VAR-04 = Avec les cartes Village, les points sont les bornes moins la distance ; le plus grand nombre gagne.
rule-EL-VAR-05 = Avec les cartes Village, à égalité, la plus petite distance gagne ; si elle est égale aussi, on partage la victoire.
rule-EL-VAR-06 = La distance compte les liaisons de toute sorte, quoi qu’il y ait dessus et quoi qu’elles coûtent.
rule-EL-VAR-07 = La distance se compte depuis la ville où est la botte à la fin de la partie, même anticipée ; le total peut être négatif.
