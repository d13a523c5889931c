# La première partie dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

guide-elfenland-deal = Chaque tour commence par des cartes
    .more = Le 1er joueur mélange les cartes Voyage et distribue jusqu'à ce que chacun en ait 8. La main reste secrète ; seul le nombre compte ici. Puis touchez « Distribué ».
guide-elfenland-draw_hidden = Un pion que personne ne voit
    .more = Chacun à son tour prend un pion moyen de transport face cachée et le garde secret. On pourra le poser sur une route, comme les autres.
guide-elfenland-draw = Trois de plus, visibles de tous
    .more = Un pion par tour, trois fois : l'un des cinq visibles ou un caché. On le pose face visible. Celui pris parmi les cinq est aussitôt remplacé.
guide-elfenland-plan = Les pions ouvrent les routes
    .more = À son tour : poser un pion sur une route quelconque dont la région convient, ou son seul obstacle près d'un pion, ou passer. Chacun sert à tous. Quand tous passent de suite, les bottes partent.
guide-elfenland-move = Les bottes ramassent les marqueurs
    .more = Touchez le village suivant : on paie en cartes du pion posé, selon la carte Résumé. L'eau demande des radeaux. Chaque village atteint donne son marqueur. À la fin on garde au plus quatre cartes.
guide-elfenland-cleanup = Le tour se conclut
    .more = Chacun garde un pion, visible ou caché, et rend les autres. La feuille suivante dit ce qui va où. Après quatre tours, le plus de marqueurs gagne.
