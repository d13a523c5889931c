# Eine erste Partie: eine Karte je Phase, was dann zu tun ist. Einmal gezeigt, in eigenen Worten.

act-guide = Erste Partie
guide-on = jede Phase wird erklärt
guide-off = für Erklärungen antippen
act-got-it = Verstanden

guide-elfenland-deal = Jede Runde beginnt mit Karten
    .more = Der Startspieler mischt die Reisekarten und teilt aus, bis jeder 8 auf der Hand hat. Die Hand bleibt geheim; hier zählt nur die Anzahl der Karten. Dann „{ act-deal }“ antippen.
guide-elfenland-deal-boardside = Jede Runde beginnt mit Karten
    .more = Die Reisekarten mischen und austeilen, bis jeder 8 auf der Hand hat. Die Handkarten der Menschen bleiben geheim. Die Karten von Boardside liegen, wenn sie keine Tags haben, offen. „{ act-deal }“ antippen und danach Boardsides Karten eingeben.
guide-elfenland-draw_hidden = Ein Transportmittel, das nur der Besitzer kennt
    .more = Der Reihe nach nimmt jeder ein verdecktes Transportmittel und hält es geheim. Es darf später auf eine Straße gelegt werden, genau wie die offenen.
guide-elfenland-draw = Drei weitere, offen für alle
    .more = Dreimal reihum ein Transportmittel nehmen: eines der fünf offenen oder ein verdecktes. Man legt es offen vor sich hin. Ist es eines der fünf, wird dafür sofort ein neues aufgedeckt.
guide-elfenland-plan = Transportmittel öffnen die Straßen
    .more = Reihum: ein Transportmittel auf eine beliebige Straße legen, deren Gelände passt, oder das eine eigene Hindernis neben ein Transportmittel legen oder passen. Jedes Transportmittel dürfen alle nutzen. Passen alle nacheinander, ziehen die Stiefel.
guide-elfenland-move = Die Stiefel sammeln Ortssteine
    .more = Den nächsten Ort antippen: Bezahlt wird mit so vielen Karten von der Art des Transportmittels, wie die Übersichtskarte zeigt. Auf Flüssen und Seen zahlt man mit Flößen. In jedem erreichten Ort nimmt man den eigenen Ortsstein. Am Ende des Zuges alle Karten bis auf vier ablegen.
guide-elfenland-cleanup = Die Runde wird abgeschlossen
    .more = Jeder behält ein Transportmittel, offen oder verdeckt, und gibt die anderen zurück. Die nächste Seite zeigt, was wohin kommt. Nach vier Runden gewinnt, wer die meisten Ortssteine hat.

guide-masterelf-move = Zuerst zieht der Elf
    .more = In jedem Zug geht der Elf in eine angrenzende Region oder in die Stadt. Stehen bleiben ist nicht erlaubt. Das Ziel antippen.
guide-masterelf-take = Dann eine Zutat nehmen
    .more = In einer Region nimmt man eine beliebige ihrer Karten. Ist die letzte genommen, wird die Region sofort aufgefüllt; mit „{ me-act-tell }“ die neuen Karten eingeben.
guide-masterelf-swap = In der Stadt wird getauscht
    .more = Beliebig viele Zutaten ablegen, auch keine, und eine mehr vom Stapel ziehen. Antippen, wie viele abgelegt wurden.
guide-masterelf-create = Dann, wer mag, ein Geschenk
    .more = Das oberste Geschenk eines Stapels kostet drei Karten seiner zwei Zutaten: zwei von der einen, eine von der anderen. Den Stapel antippen oder den Zug beenden. Der Kristall ersetzt einmal pro Partie eine Karte.
guide-masterelf-discard = Sieben Karten dürfen bleiben
    .more = Am Ende des eigenen Zuges alle Zutaten bis auf sieben ablegen. Der Kristall zählt nicht mit.
guide-masterelf-redistribute = Ein Stapel ist leer
    .more = Alle übrigen Geschenke mischen und als drei etwa gleich hohe Stapel auslegen. Ist wieder ein Stapel leer, endet die Partie sofort.
guide-masterelf-reward = Ein besonderes Set ist vollständig
    .more = Beide Karten eines besonderen Sets bringen ein weiteres Geschenk, kostenlos, einmal pro Partie: ohne Hinsehen wählen, woher, dann diese Karten durchsehen und eine nehmen.
guide-masterelf-bonus = Die Partie ist zu Ende, Bonuskarten folgen
    .more = Die beiseitegelegten Geschenke werden gemischt und so viele aufgedeckt, wie Spieler mitspielen. Jeder nimmt eines; wer die wenigsten Geschenke hat, beginnt.

sheet-setup = Spiel aufbauen
act-setup = Aufbau
act-set-up = Aufbau fertig

practice-elfenland-0 = Unten ein Transportmittel antippen, dann eine leuchtende Straße.
practice-elfenland-1 = Nun auf dieselbe Straße noch ein Transportmittel legen.
practice-elfenland-2 = Abgelehnt, mit Begründung. Nun „{ act-undo }“ antippen.
practice-elfenland-3 = Was auf dem Plan geschieht, wird auch hier angetippt. Was die Regeln verbieten, wird mit dem Grund abgelehnt, und „{ act-undo }“ nimmt jede Aktion zurück.
