# Le dépliant pour la famille : deux pages de papier et la page Aide. `.more` est le texte d’un paragraphe.

act-help = Aide
leaflet = Boardside à côté du plateau
    .more = L’arbitre à côté du plateau : { game-elfenland } et { game-masterelf }. Tout se fait avec un seul doigt.
leaflet-what = Ce que c’est
    .more = Vous jouez avec le vrai plateau, les vraies cartes et les vraies pièces. Boardside est l’écran à côté : vous indiquez ce que vous faites, il accepte ce que les règles permettent, dit quelle règle interdit le reste, et compte. Rien n’est envoyé sur Internet.
leaflet-on = Allumer
    .more = Branchez le courant. Après un moment, la première page apparaît. Vous pouvez débrancher à tout moment : les actions acceptées sont enregistrées, et « { act-resume } » reprend la partie.
leaflet-seats = Qui est assis où
    .more = Touchez « { act-new } » et choisissez le livret de votre boîte. Touchez chaque joueur pour indiquer nom et couleur, dans le sens des aiguilles d’une montre, et marquez qui commence : à { game-elfenland }, la personne la plus âgée ; à { game-masterelf }, la plus jeune. Touchez ensuite « { act-start } ». « { act-setup } », dans « { act-menu } », dit où va chaque pièce.
leaflet-deal = Un tour d’Elfenland : cartes et transports
    .more = Distribuez les cartes Voyage, puis tirez les transports, et touchez chaque fois le bouton jaune. Les mains restent secrètes ; l’écran n’a besoin que du nombre de cartes.
leaflet-plan = Un tour d’Elfenland : les routes
    .more = À votre tour, posez un transport sur le plateau et indiquez-le : touchez le transport, puis la route. L’obstacle s’indique de même. Pour ne rien poser, touchez « { act-pass } ».
leaflet-move = Un tour d’Elfenland : les bottes
    .more = Touchez la ville suivante : l’écran calcule le prix et compte votre borne. Sur la table, défaussez les cartes, déplacez la botte et prenez la borne. Pour une caravane, touchez « { act-otherwise } ». Terminez par « { act-end-move } » et gardez quatre cartes au plus. À la fin du tour, chacun garde un transport, et une liste dit ce qui va où.
leaflet-refusal = Quand une action n’est pas permise
    .more = Un message rouge indique la règle, la page de votre livret, et ce qui serait possible. Rien n’a changé. Si tous veulent accepter l’action cette fois, touchez « { act-let } », là où c’est proposé.
leaflet-undo = Après une erreur
    .more = « { act-undo } » annule la dernière action, autant de fois que vous voulez, et dit quelles pièces remettre en place. « { act-history } », dans « { act-menu } », remonte plus loin.
leaflet-phones = Téléphones
    .more = « { act-phones } », dans « { act-menu } », montre un code pour chaque place. Scannez-le avec l’appareil photo : le téléphone montre alors la page de ce joueur. Sans réseau, touchez d’abord « { act-wifi } ».
leaflet-count = Les points
    .more = L’écran compte les bornes lui-même ; « { act-standings } » les montre à tout moment. Si vous voulez seulement compter les points, choisissez « { act-keep-score } » avant « { act-start } ».
leaflet-end = La fin
    .more = Après le dernier tour, l’écran montre qui gagne, et pourquoi. « { act-rematch } » recommence avec les mêmes joueurs. Pour éteindre, touchez « { act-settings } », puis « { act-off } », ou débranchez.
