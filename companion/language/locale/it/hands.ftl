# Ciò che le mani fanno a lettori e tasti: mezza frase e cosa le manca, cosa spostare, un annullamento chiesto.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Ora tasto o stivale del posto
prompt-piece = { NAME($piece) }: ora la strada
prompt-road = { NAME($route) }: ora il mezzo
prompt-road-cards = { NAME($route) }: ora le carte
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
idle = { $sort ->
    [counter] Non ora: i mezzi si pescano e si posano prima di muovere gli stivali
    [obstacle] Non ora: un ostacolo si posa quando si pianifica
    [card] Non ora: le carte pagano il movimento
    [road] Non ora: una strada si sceglie pianificando o muovendo
    [town] Non ora: una città si sceglie muovendo
    [seat] Non serve: è chiaro di chi è il turno
    [ingredient] Non ora: nessun ingrediente è atteso
    [gift] Non ora: nessun regalo è atteso
   *[other] Non ora
}
