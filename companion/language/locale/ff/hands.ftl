# Ce qu’on a en main dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

prompt-road = { NAME($route) } : maintenant un pion
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : maintenant le village
idle = { $sort ->
    [counter] Pas maintenant : on prend et pose les pions avant de déplacer les bottes
    [obstacle] Pas maintenant : un obstacle se pose avec les pions, en phase 4
    [card] Pas maintenant : les cartes Voyage paient le déplacement des bottes
    [road] Pas maintenant : une route se choisit en phase 4 ou pendant le déplacement
    [town] Pas maintenant : un village se choisit pendant le déplacement
    [seat] Inutile : on sait à qui c’est de jouer
    [ingredient] Pas maintenant : aucun ingrédient n’est attendu
    [gift] Pas maintenant : aucun cadeau n’est attendu
   *[other] Pas maintenant
}
