# Ein erstes Spiel: eine Karte je Phase, was dann zu tun ist. Einmal gezeigt, in eigenen Worten.

act-guide = Erstes Spiel
guide-on = jede Phase wird erklärt
guide-off = antippen: es wird erklärt
act-got-it = Verstanden

guide-elfenland-deal = Jede Runde beginnt mit Karten
    .more = Wer die Startspielerkarte hat, mischt die Reisekarten und teilt aus, bis alle 8 halten. Die Hand bleibt geheim; hier zählt nur, wie viele es sind. Dann „Ausgeteilt“ antippen.

guide-elfenland-draw_hidden = Ein Transportmittel, das niemand sieht
    .more = Alle ziehen reihum ein verdecktes Transportmittel und halten es geheim. Es kann später auf eine Straße kommen wie die offenen.

guide-elfenland-draw = Drei weitere, offen für alle
    .more = Reihum dreimal ein Transportmittel: eines der fünf offenen oder ein verdecktes. Es wird offen hingelegt. Eines der fünf wird sofort ersetzt.

guide-elfenland-plan = Transportmittel öffnen die Straßen
    .more = Reihum: ein Mittel auf irgendeine Straße, deren Gelände passt, oder das einzige Hindernis zu einem Mittel, oder passen. Jedes dient allen. Passen alle nacheinander, ziehen die Stiefel.

guide-elfenland-move = Die Stiefel sammeln Ortssteine
    .more = Den nächsten Ort antippen: bezahlt wird mit Karten der Art, die dort liegt, wie auf der Übersicht. Flüsse und Seen nehmen Flöße. Jeder erreichte Ort gibt seinen Stein. Am Ende bleiben höchstens vier Karten.

guide-elfenland-cleanup = Die Runde wird abgeschlossen
    .more = Alle behalten ein Transportmittel, offen oder verdeckt, und geben die anderen zurück. Das nächste Blatt sagt, was wohin kommt. Nach vier Runden gewinnen die meisten Ortssteine.

guide-masterelf-move = Zuerst zieht der Elf
    .more = In jedem Zug geht der Elf auf einen Nachbarort: einen im Ring oder die Stadt. Stehen bleiben geht nicht. Den Ort antippen.

guide-masterelf-take = Dann nimm eine Zutat
    .more = In einer Region nimmt man eine ihrer Karten, welche man will. Ist sie leer, wird sie sofort gefüllt; was dann da liegt, wird genannt.

guide-masterelf-swap = In der Stadt wird getauscht
    .more = Beliebig viele Zutaten ablegen, auch keine, und eine mehr vom Stapel ziehen. Antippen, wie viele es waren.

guide-masterelf-create = Dann, wer mag, ein Geschenk
    .more = Das oberste Geschenk eines Stapels kostet drei Karten seiner zwei Zutaten, zwei von einer, eine von der anderen. Stapel antippen oder den Zug beenden. Der Kristall ersetzt einmal im Spiel eine Karte.

guide-masterelf-discard = Sieben Karten dürfen bleiben
    .more = Am Ende des eigenen Zuges wird alles über sieben Zutaten abgelegt. Der Kristall zählt nicht mit.

guide-masterelf-redistribute = Ein Stapel ist leer
    .more = Alle übrigen Geschenke werden gemischt und als drei etwa gleich hohe Stapel gelegt. Ist wieder einer leer, endet das Spiel sofort.

guide-masterelf-reward = Ein besonderes Set ist komplett
    .more = Beide Karten eines besonderen Sets bringen einmal im Spiel noch ein Geschenk: blind wählen, woher, dann durchsehen und eines nehmen.

guide-masterelf-bonus = Das Spiel ist aus, Bonuskarten folgen
    .more = Die beiseite gelegten Geschenke werden gemischt und so viele aufgedeckt, wie Leute spielen. Alle nehmen eines, zuerst wer die wenigsten hat.
sheet-setup = Das Spiel aufbauen
act-setup = Aufbau
act-set-up = Alles ist aufgebaut
