# Ce qu'on a en main dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

prompt-road = { NAME($route) } : et le pion ?
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : et le village ?
idle = { $sort ->
    [counter] Pas maintenant : on pioche et pose les pions avant de bouger les bottes
    [obstacle] Pas maintenant : un obstacle se pose en planifiant
    [card] Pas maintenant : les cartes paient le déplacement
    [road] Pas maintenant : on choisit une route en planifiant ou en se déplaçant
    [town] Pas maintenant : on choisit un village en se déplaçant
    [seat] Inutile : on sait à qui est le tour
    [ingredient] Pas maintenant : aucun ingrédient n’est attendu
    [gift] Pas maintenant : aucun cadeau n’est attendu
   *[other] Pas maintenant
}
