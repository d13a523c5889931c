# Ce que les mains font aux lecteurs et aux boutons : une demi-phrase, ce qu'il faut déplacer, une annulation demandée.

prompt-hand = { NAME($seat) } : { $got } / { $wanted }
prompt-whose = Bouton ou botte du joueur
prompt-piece = { NAME($piece) } : et la route ?
prompt-road = { NAME($route) } : et le transport ?
prompt-road-cards = { NAME($route) } : et les cartes ?
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : et la ville ?
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") } : encore, ou payer
sheet-which = Lequel ?
way-route = { NAME($route) } : { $cards } { NAME("card", $cards, case: "short") }
sheet-board = À déplacer : plateau et partie diffèrent
sheet-put-back = À remettre
board-agrees = Plateau et partie concordent à nouveau
board-boot-off = { NAME($seat) } : botte ôtée, { NAME($town) }
board-unknown-off = { NAME($place) } : ôter ce qui n'a rien à y faire
undo-asked = Annuler ? Tenez encore, ou confirmez
act-keep-act = Laisser
act-tick = Liste à cocher
idle = { $sort ->
    [counter] Pas maintenant : on pioche et pose les transports avant de bouger les bottes
    [obstacle] Pas maintenant : un obstacle se pose en planifiant
    [card] Pas maintenant : les cartes paient le déplacement
    [road] Pas maintenant : on choisit une route en planifiant ou en se déplaçant
    [town] Pas maintenant : on choisit une ville en se déplaçant
    [seat] Inutile : on sait à qui est le tour
    [ingredient] Pas maintenant : aucun ingrédient n’est attendu
    [gift] Pas maintenant : aucun cadeau n’est attendu
   *[other] Pas maintenant
}
