# Le dépliant pour la famille : deux pages sur papier, et la page Aide.

act-help = Aide

leaflet = Boardside à votre table
    .more = L’arbitre à côté du plateau : { game-elfenland } et { game-masterelf }. Tout se fait d’un doigt.

leaflet-what = Ce que c’est
    .more = Vous jouez avec votre boîte comme toujours. Ce que vous faites sur le plateau, vous le touchez aussi à l’écran : Boardside dit si les règles le permettent, à qui c’est de jouer et ce qui vient ensuite. Les cartes en main restent secrètes : on ne les demande à personne.

leaflet-on = Allumer, éteindre
    .more = Branchez et attendez « { act-new } ». Vous pouvez débrancher à tout moment : chaque action est enregistrée. La fois suivante, « { act-resume } » ramène la partie.

leaflet-seats = Qui est assis où
    .more = Touchez « { act-new } », puis chaque joueur pour son nom et sa couleur, dans le sens des aiguilles d’une montre. Indiquez le plus âgé. Boardside peut jouer une place aussi. Si vous débutez, activez « { act-guide } ». Puis touchez « { act-start } ».

leaflet-round = Un tour
    .more = La ligne à côté de la carte dit quoi faire, et le bouton jaune le conclut. Après la distribution et la pioche, touchez « { act-deal-all } ». Pour poser un transport, touchez-le, puis la route ; « { act-pass } » n’en pose pas. Pour voyager, touchez la ville suivante : le prix exact est payé. « { act-end-move } » passe la main. À la fin du tour, chacun garde un transport, et une liste dit ce qui va où.

leaflet-refusal = Quand il dit non
    .more = Il dit pourquoi, selon quelle règle, à quelle page de votre livret, et ce qui serait permis. Touchez la règle pour la lire. Si vous jouez autrement, « { act-disagree } » change la règle ; « { act-let } » ne vaut que cette fois. « { act-can-i } » dans le menu répond à une question sans rien faire.

leaflet-undo = Une erreur
    .more = « { act-undo } » reprend la dernière action, autant de fois que vous voulez, et dit quelles pièces vont où. La flèche à côté la rétablit. Touchez les dernières actions au-dessus de la carte pour revenir à n’importe quel moment.

leaflet-phones = Téléphones
    .more = « { act-phones } » dans le menu montre un code. Scannez-le avec un téléphone sur le même Wi-Fi et choisissez votre place : il montre vos cartes et reçoit vos actions. Rien à installer, et l’on joue très bien sans.

leaflet-count = Les points
    .more = Les points sont à côté de chaque nom ; « { act-standings } » dans le menu les montre tous. Après le dernier tour, Boardside nomme le vainqueur et dit pourquoi. Pour jouer sans arbitre : « { act-keep-score } » ; pour { game-masterelf }, « { act-count-pad } » compte les cadeaux à la fin.

leaflet-end = La fin
    .more = « { act-rematch } » recommence avec les mêmes joueurs. Chaque partie est gardée sous « { act-past } », où on peut la revoir. Puis débranchez.
