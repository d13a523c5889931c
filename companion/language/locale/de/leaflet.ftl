# Das Faltblatt für die Familie: zwei Seiten auf Papier, und die Seite Hilfe.

act-help = Hilfe

leaflet = Boardside an eurem Tisch
    .more = Der Schiedsrichter neben dem Spielplan von { game-elfenland } und { game-masterelf }. Alles hier geht mit einem Finger.

leaflet-what = Was es ist
    .more = Gespielt wird mit eurer Schachtel wie immer. Was auf dem Plan geschieht, tippt ihr auch auf dem Bildschirm an: Boardside sagt, ob die Regeln es erlauben, wer am Zug ist und was als Nächstes kommt. Die Karten auf der Hand bleiben geheim: Niemand wird nach ihnen gefragt.

leaflet-on = Ein- und ausschalten
    .more = Stecker hinein und warten, bis „{ act-new }“ erscheint. Den Stecker dürft ihr jederzeit ziehen: Jede Aktion ist gespeichert. Beim nächsten Mal bringt „{ act-resume }“ die Partie zurück.

leaflet-seats = Wer wo sitzt
    .more = „{ act-new }“ antippen, dann jeden Spieler für Namen und Farbe, im Uhrzeigersinn um den Tisch. Tippt an, wer am ältesten ist. Auch Boardside kann einen Platz spielen. Wer neu ist, schaltet „{ act-guide }“ ein. Dann „{ act-start }“.

leaflet-round = Eine Runde
    .more = Die Zeile neben dem Plan sagt, was jetzt zu tun ist; die gelbe Taste schließt es ab. Nach dem Austeilen und Ziehen „{ act-deal-all }“ antippen. Legen: erst das Transportmittel, dann die Straße antippen; „{ act-pass }“ legt keines. Reisen: den nächsten Ort antippen, der Preis wird genau bezahlt. „{ act-end-move }“ gibt weiter. Am Ende der Runde behält jeder ein Transportmittel, und eine Liste sagt, was wohin kommt.

leaflet-refusal = Wenn es Nein sagt
    .more = Es sagt, warum, nach welcher Regel, auf welcher Seite eurer Spielregel, und was erlaubt wäre. Die Regel antippen, um sie zu lesen. Spielt ihr es anders, ändert „{ act-disagree }“ die Regel; „{ act-let }“ gilt nur dieses eine Mal. „{ act-can-i }“ im Menü beantwortet eine Frage, ohne etwas zu tun.

leaflet-undo = Vertan?
    .more = „{ act-undo }“ nimmt die letzte Aktion zurück, so oft ihr wollt, und sagt, welche Teile wohin zurückkommen. Der Pfeil daneben holt sie wieder. Die letzten Aktionen über dem Plan antippen, um zu jedem Augenblick zurückzugehen.

leaflet-phones = Handys
    .more = „{ act-phones }“ im Menü zeigt einen Code. Mit einem Handy im selben WLAN scannen und den Platz wählen: Es zeigt die eigenen Karten und nimmt die eigenen Züge an. Nichts wird installiert, und es geht auch ohne.

leaflet-count = Die Wertung
    .more = Die Punkte stehen neben jedem Namen; „{ act-standings }“ im Menü zeigt alle. Nach der letzten Runde nennt Boardside, wer gewonnen hat und warum. Ohne Schiedsrichter spielen: „{ act-keep-score }“; bei { game-masterelf } zählt „{ act-count-pad }“ am Ende die Geschenke.

leaflet-end = Am Ende
    .more = „{ act-rematch }“ beginnt von vorn mit denselben Spielern. Jede Partie bleibt unter „{ act-past }“ und lässt sich noch einmal ansehen. Dann den Stecker ziehen.
