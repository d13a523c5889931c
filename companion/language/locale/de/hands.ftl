# Was Hände an Lesern und Tasten tun: ein halber Satz und was ihm fehlt, was zu bewegen ist, ein erfragtes Zurück.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Nun Taste oder Stiefel des Platzes
prompt-piece = { NAME($piece) }: nun die Straße
prompt-road = { NAME($route) }: nun das Mittel
prompt-road-cards = { NAME($route) }: nun die Karten
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: nun der Ort
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: mehr, oder zahlen
sheet-which = Welches davon?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Bitte bewegen: Brett und Spiel sind verschieden
sheet-put-back = Zurücklegen
board-agrees = Brett und Spiel stimmen wieder überein
board-boot-off = { NAME($seat) }: Stiefel weg von { NAME($town) }
board-unknown-off = { NAME($place) }: wegnehmen, was nicht hingehört
undo-asked = Zurücknehmen? Nochmals halten, oder bestätigen
act-keep-act = So lassen
act-tick = Liste zum Abhaken
idle = { $sort ->
    [counter] Nicht jetzt: Mittel werden gezogen und gelegt, bevor die Stiefel ziehen
    [obstacle] Nicht jetzt: Hindernisse legt man beim Planen
    [card] Nicht jetzt: Reisekarten zahlen beim Ziehen
    [road] Nicht jetzt: Straßen wählt man beim Planen und Ziehen
    [town] Nicht jetzt: Orte wählt man beim Ziehen
    [seat] Nicht nötig: es ist klar, wer dran ist
    [ingredient] Nicht jetzt: keine Zutat wird erwartet
    [gift] Nicht jetzt: kein Geschenk wird erwartet
   *[other] Nicht jetzt
}
