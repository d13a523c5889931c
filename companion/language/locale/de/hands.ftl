# Was an Lesegeräten und Tasten geschieht: ein halber Satz und was ihm fehlt, was umzustellen ist, ein Rückgängig auf Nachfrage.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Nun der Spieler: Taste oder Stiefel
prompt-piece = { NAME($piece) }: nun die Straße
prompt-road = { NAME($route) }: nun das Transportmittel
prompt-road-cards = { NAME($route) }: nun die Karten
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: nun der Ort
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: weitere oder zahlen
sheet-which = Was davon?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }

sheet-board = Plan und Spielstand verschieden: umstellen
sheet-put-back = Zurücklegen
board-agrees = Plan und Spielstand stimmen wieder überein
board-boot-off = { NAME($seat) }: Stiefel weg von { NAME($town) }
board-unknown-off = { NAME($place) }: wegnehmen, was nicht dorthin gehört

undo-asked = Zurücknehmen? Noch einmal gedrückt halten oder bestätigen
act-keep-act = So lassen
act-tick = Checkliste

idle = { $sort ->
    [counter] Nicht jetzt: Transportmittel zieht und legt man, bevor die Stiefel ziehen
    [obstacle] Nicht jetzt: Ein Hindernis legt man beim Planen der Reiseroute
    [card] Nicht jetzt: Mit Reisekarten zahlt man beim Ziehen der Stiefel
    [road] Nicht jetzt: Eine Straße wählt man beim Planen oder Ziehen
    [town] Nicht jetzt: Einen Ort wählt man beim Ziehen der Stiefel
    [seat] Nicht nötig: Es ist klar, wer am Zug ist
    [ingredient] Nicht jetzt: Es wird keine Zutat gebraucht
    [gift] Nicht jetzt: Es wird kein Geschenk gebraucht
   *[other] Nicht jetzt
}
