# Ce que les mains font aux lecteurs et aux boutons : une demi-phrase et ce qui lui manque, ce qu’il faut déplacer, une annulation demandée.

prompt-hand = { NAME($seat) } : { $got } / { $wanted }
prompt-whose = Maintenant le joueur : bouton ou botte
prompt-piece = { NAME($piece) } : maintenant une route
prompt-road = { NAME($route) } : maintenant un transport
prompt-road-cards = { NAME($route) } : maintenant les cartes
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : maintenant la ville
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") } : d’autres, ou payez
sheet-which = Lequel de ces choix ?
way-route = { NAME($route) } : { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Plateau et partie diffèrent : à déplacer
sheet-put-back = À remettre
board-agrees = Le plateau et la partie concordent à nouveau
board-boot-off = { NAME($seat) } : botte à ôter ({ NAME($town) })
board-unknown-off = { NAME($place) } : ôter ce qui n’a rien à y faire
undo-asked = Annuler ceci ? Maintenez encore, ou confirmez
act-keep-act = Garder
act-tick = Liste à cocher
idle = { $sort ->
    [counter] Pas maintenant : on prend et pose les transports avant de déplacer les bottes
    [obstacle] Pas maintenant : un obstacle se pose avec les transports, en phase 4
    [card] Pas maintenant : les cartes Voyage paient le déplacement des bottes
    [road] Pas maintenant : une route se choisit en phase 4 ou pendant le déplacement
    [town] Pas maintenant : une ville se choisit pendant le déplacement
    [seat] Inutile : on sait à qui c’est de jouer
    [ingredient] Pas maintenant : aucun ingrédient n’est attendu
    [gift] Pas maintenant : aucun cadeau n’est attendu
   *[other] Pas maintenant
}
