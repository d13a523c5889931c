# Ce que les mains font aux lecteurs et aux boutons : une demi-phrase, ce qu'il faut déplacer, une annulation demandée.

prompt-hand = { NAME($seat) } : { $got } / { $wanted }
prompt-whose = Bouton ou botte du joueur
prompt-piece = { NAME($piece) } : et la route ?
prompt-road = { NAME($route) } : et le transport ?
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : et la ville ?
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") } : encore, ou payer
sheet-which = Lequel ?
way-route = { NAME($route) } : { $cards } { NAME("card", $cards, case: "short") }
sheet-board = À déplacer : plateau et partie diffèrent
sheet-put-back = À remettre
board-agrees = Plateau et partie concordent à nouveau
board-boot-off = { NAME($seat) } : botte ôtée de { NAME($town) }
board-unknown-off = { NAME($place) } : ôter ce qui n'a rien à y faire
undo-asked = Annuler ? Tenez encore, ou confirmez
act-keep-act = Laisser
act-tick = Liste à cocher
