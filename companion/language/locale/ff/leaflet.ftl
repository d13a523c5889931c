# Le dépliant, dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

leaflet-deal = Un tour d’Elfenland : cartes et pions
    .more = Distribuez les cartes Voyage, puis tirez les pions, et touchez chaque fois le bouton jaune. Les mains restent secrètes ; l’écran n’a besoin que du nombre de cartes.
leaflet-plan = Un tour d’Elfenland : les routes
    .more = À votre tour, posez un pion sur le plateau et indiquez-le : touchez le pion, puis la route. L’obstacle s’indique de même. Pour ne rien poser, touchez « { act-pass } ».
leaflet-move = Un tour d’Elfenland : les bottes
    .more = Touchez le village suivant : l’écran calcule le prix et compte votre marqueur. Sur la table, défaussez les cartes, déplacez la botte et prenez le marqueur. Pour une caravane, touchez « { act-otherwise } ». Terminez par « { act-end-move } » et gardez quatre cartes au plus. À la fin du tour, chacun garde un pion, et une liste dit ce qui va où.
leaflet-count = Les points
    .more = L’écran compte les marqueurs lui-même ; « { act-standings } » les montre à tout moment. Si vous voulez seulement compter les points, choisissez « { act-keep-score } » avant « { act-start } ».
