# La première partie dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

guide-elfenland-deal = Chaque tour commence par des cartes
    .more = Le 1er joueur mélange les cartes Voyage et distribue jusqu’à ce que chacun en ait 8. Les mains restent secrètes ; seul le nombre de cartes compte ici. Puis touchez « { act-deal } ».
guide-elfenland-deal-boardside = Chaque tour commence par des cartes
    .more = Mélangez les cartes Voyage et distribuez jusqu’à ce que chacun en ait 8. Les mains des humains restent secrètes. Sans puces, les cartes de Boardside sont face visible. Touchez « { act-deal } », puis indiquez-les.
guide-elfenland-draw_hidden = Un pion connu de vous seul
    .more = Chacun à son tour prend un pion moyen de transport face cachée et le garde secret. On pourra le poser plus tard sur une route, comme les visibles.
guide-elfenland-draw = Trois pions de plus, visibles
    .more = Un pion à la fois, à tour de rôle, trois fois : l’un des cinq visibles, ou un pion face cachée. Posez-le face visible devant vous. Un pion pris parmi les cinq est aussitôt remplacé.
guide-elfenland-plan = Les pions ouvrent les routes
    .more = Quand c’est à vous : posez un pion sur n’importe quelle route dont le paysage lui convient, ou votre unique obstacle à côté d’un pion, ou passez. Tous les pions servent à tous. Quand tous passent d’affilée, les bottes partent.
guide-elfenland-move = Les bottes ramassent les marqueurs
    .more = Touchez le village suivant : vous payez la route avec des cartes de la même sorte que le pion, selon la carte Résumé. Sur l’eau, il faut des radeaux. Vous prenez votre marqueur dans chaque village atteint. À la fin du déplacement, ne gardez que quatre cartes.
guide-elfenland-cleanup = Le tour se conclut
    .more = Chacun garde un pion, visible ou caché, et rend les autres. La page suivante dit ce qui va où. Après quatre tours, le joueur qui a le plus de marqueurs gagne.

practice-elfenland-0 = Touchez un pion en bas, puis une route éclairée.
practice-elfenland-1 = Posez maintenant un autre pion sur la même route.
