# Ciò che le mani fanno a lettori e pulsanti: mezza frase e che cosa le manca, che cosa spostare, un annullamento chiesto.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Ora il giocatore: pulsante o stivale
prompt-piece = { NAME($piece) }: ora una strada
prompt-road = { NAME($route) }: ora un mezzo
prompt-road-cards = { NAME($route) }: ora le carte
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: ora la città
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: altre, o paga
sheet-which = Quale di questi?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Tavola e partita diverse: spostate questi
sheet-put-back = Da rimettere a posto
board-agrees = Tavola e partita coincidono di nuovo
board-boot-off = { NAME($seat) }: stivale via da { NAME($town) }
board-unknown-off = { NAME($place) }: togliete ciò che non va lì
undo-asked = Annullare? Tieni premuto di nuovo, o conferma
act-keep-act = Lascia così
act-tick = Lista da spuntare
idle = { $sort ->
    [counter] Non ora: i mezzi si estraggono e si piazzano prima di muovere gli stivali
    [obstacle] Non ora: un ostacolo si piazza quando si pianifica il viaggio
    [card] Non ora: le carte di viaggio si giocano quando si muovono gli stivali
    [road] Non ora: una strada si sceglie quando si pianifica o ci si muove
    [town] Non ora: una città si sceglie quando si muovono gli stivali
    [seat] Non serve: si sa già di chi è il turno
    [ingredient] Non ora: non serve nessun ingrediente
    [gift] Non ora: non serve nessun regalo
   *[other] Non ora
}
