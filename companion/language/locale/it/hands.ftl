# Ciò che le mani fanno a lettori e tasti: mezza frase e cosa le manca, cosa spostare, un annullamento chiesto.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Ora tasto o stivale del posto
prompt-piece = { NAME($piece) }: ora la strada
prompt-road = { NAME($route) }: ora il mezzo
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: ora la città
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: altre, o paga
sheet-which = Quale?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Da spostare: tabellone e gioco diversi
sheet-put-back = Da rimettere
board-agrees = Tabellone e gioco sono di nuovo uguali
board-boot-off = { NAME($seat) }: stivale via da { NAME($town) }
board-unknown-off = { NAME($place) }: togliere ciò che non va lì
undo-asked = Annullare? Tieni ancora, o conferma
act-keep-act = Lascia così
act-tick = Lista da spuntare
