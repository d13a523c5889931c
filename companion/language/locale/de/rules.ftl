# Jede Regel von Elfenland in unseren Worten: was `rules` druckt und eine Regelseite zeigen darf.

rule-EL-COMP-01 = Es gibt sechs Elfenstiefel, einen je Farbe.
rule-EL-COMP-02 = Jede Farbe hat 20 Ortssteine, zusammen 120.
rule-EL-COMP-03 = Es gibt 48 Transportmittel.
rule-EL-COMP-04 = Von jeder der sechs Arten gibt es 8 Transportmittel.
rule-EL-COMP-05 = Es gibt sechs Hindernisse.
rule-EL-COMP-06 = Es gibt 72 Reisekarten.
rule-EL-COMP-07 = Von jeder der sechs Arten gibt es 10 Reisekarten, dazu 12 Flöße.
rule-EL-COMP-08 = Es gibt vier Rundenkarten, nummeriert von 1 bis 4.
rule-EL-COMP-09 = Es gibt zwölf Ortskarten, nur für die Variante.
rule-EL-COMP-10 = Es gibt sechs Übersichtskarten.
rule-EL-COMP-11 = Es gibt eine Startspielerkarte.
rule-EL-COMP-12 = Es gibt einen Spielplan.
rule-EL-COMP-13 = Das Spiel ist für zwei bis sechs Spieler. Das steht in keiner Spielanleitung; die Schachtel reicht für sechs.
rule-EL-COMP-14 = Nichts kommt hinzu, nichts verschwindet: Transportmittel, Karten und Ortssteine ergeben zusammen stets, was in der Schachtel ist.

rule-EL-MAP-01 = Der Plan hat 21 Orte: die Elfenhauptstadt Elvenhold und 20 andere.
rule-EL-MAP-02 = Eine Straße liegt in einem einzigen Gelände: Ebene, Wald, Wüste oder Berge. Wasserwege sind die Flüsse, mit einem Pfeil, und die zwei Seen.
rule-EL-MAP-03 = Man reist auf sieben Arten: mit den sechs Arten von Transportmitteln und mit dem Floß. Eine Fähre ist ein Floß auf einem See.
rule-EL-MAP-04 = Fähren verbinden Virst, Strykhaven und Elvenhold auf dem einen See, Grangor, Yttar und Parundia auf dem anderen.
rule-EL-MAP-05 = Gibt es zwei Verbindungen zwischen denselben Orten, so sagt man bei jedem Schritt, welche man nimmt.
rule-EL-MAP-06 = Es gelten die Orte, Straßen, Flüsse und Fähren, die auf dem Spielplan abgedruckt sind.

rule-EL-COST-01 = Die Übersichtskarte zeigt, wie viele Reisekarten jedes Transportmittel in jedem Gelände kostet.
rule-EL-COST-02 = Ein Transportmittel darf dort weder gelegt noch benutzt werden, wo die Übersichtskarte dafür leer ist.
rule-EL-COST-03 = Eine Straße bezahlt man nur mit Karten ihres Transportmittels; ein Hindernis kostet eine Karte mehr.
rule-EL-COST-04 = Der Preis einer Straße wird genau gezahlt, nicht weniger und nicht mehr.

rule-EL-SETUP-01 = Jeder Spieler bekommt einen Stiefel, die 20 Ortssteine derselben Farbe, eine Übersichtskarte und ein Hindernis.
rule-EL-SETUP-02 = Alle Stiefel beginnen in Elvenhold.
rule-EL-SETUP-03 = In jeden der 20 Orte außer Elvenhold kommt ein Ortsstein jeder Farbe, die mitspielt.
rule-EL-SETUP-04 = Ohne die Variante bleiben die Ortskarten in der Schachtel.
rule-EL-SETUP-05 = Alle Reisekarten bilden einen verdeckten Stapel.
rule-EL-SETUP-06 = Die Rundenkarten liegen gestapelt, von oben nach unten 1 bis 4; die oberste zeigt die laufende Runde.
rule-EL-SETUP-07 = Die Transportmittel werden verdeckt gemischt und fünf davon aufgedeckt.
rule-EL-SETUP-08 = Die ganze Partie über liegen fünf Transportmittel offen.
rule-EL-SETUP-09 = Spielen weniger als sechs mit, kommen die übrigen Hindernisse und Übersichtskarten in die Schachtel zurück.
rule-EL-SETUP-10 = Wer am ältesten ist, bekommt die Startspielerkarte; gespielt wird im Uhrzeigersinn.

rule-EL-ROUND-01 = Eine Partie hat vier Runden zu sechs Phasen: austeilen, ein verdecktes Transportmittel ziehen, drei weitere ziehen, planen, die Stiefel ziehen, abschließen.
rule-EL-ROUND-02 = In den Phasen 2 bis 5 beginnt der Startspieler, die anderen folgen im Uhrzeigersinn.

rule-EL-DEAL-01 = In Runde 1 bekommt jeder Spieler 8 Reisekarten.
rule-EL-DEAL-02 = In späteren Runden wird jede Hand auf 8 Karten ergänzt.
rule-EL-DEAL-03 = Vor jedem Austeilen werden alle Reisekarten zusammen gemischt, die niemand auf der Hand hat.
rule-EL-DEAL-04 = Handkarten sind geheim, ihre Anzahl nicht.

rule-EL-DRAW-01 = In Phase 2 nimmt jeder Spieler der Reihe nach ein verdecktes Transportmittel.
rule-EL-DRAW-02 = Das in Phase 2 gezogene Transportmittel bleibt verdeckt und vor den anderen geheim.
rule-EL-DRAW-03 = Wer ein verdecktes Transportmittel hat, darf es jederzeit ansehen.
rule-EL-DRAW-04 = Niemand hat mehr als zwei verdeckte Transportmittel: ein behaltenes und ein gezogenes.
rule-EL-DRAW-05 = In Phase 3 zieht jeder Spieler ein Transportmittel je Zug, bis jeder drei gezogen hat.
rule-EL-DRAW-06 = In Phase 3 zieht man jedes Mal eines der fünf offenen Transportmittel oder ein verdecktes.
rule-EL-DRAW-07 = Ein in Phase 3 gezogenes Transportmittel legt man offen vor sich hin.
rule-EL-DRAW-08 = Wird eines der fünf offenen Transportmittel genommen, wird sofort ein verdecktes als Ersatz aufgedeckt.
rule-EL-DRAW-09 = Niemand hat mehr als fünf Transportmittel.
rule-EL-DRAW-10 = Beim Ziehen der Transportmittel darf niemand passen.

rule-EL-PLAN-01 = In jedem Zug macht man genau eines: ein Transportmittel legen, das Hindernis legen oder passen.
rule-EL-PLAN-02 = Gelegt werden nur eigene Transportmittel, verdeckte oder offene; auf dem Plan liegen sie offen.
rule-EL-PLAN-03 = Jede Straße ist erlaubt; sie muss nicht am Ort des eigenen Stiefels liegen.
rule-EL-PLAN-04 = Auf jeder Straße liegt höchstens ein Transportmittel.
rule-EL-PLAN-05 = Ein Transportmittel passt auf eine Straße, wenn die Übersichtskarte dafür im Gelände der Straße eine Zahl zeigt.
rule-EL-PLAN-06 = Auf Flüsse und Seen wird kein Transportmittel gelegt.
rule-EL-PLAN-07 = Ein gelegtes Transportmittel dürfen alle benutzen.
rule-EL-PLAN-08 = Wer passt, darf in einem späteren Zug wieder legen.
rule-EL-PLAN-09 = Das Planen endet, wenn alle nacheinander gepasst haben.
rule-EL-PLAN-10 = Wer weder Transportmittel noch Hindernis hat, passt.
rule-EL-PLAN-11 = Ein nicht gelegtes Transportmittel bleibt bis zum Abschluss der Runde bei seinem Besitzer.
rule-EL-PLAN-12 = Gelegte Transportmittel und Hindernisse bleiben bis zum Abschluss der Runde liegen.

rule-EL-OBST-01 = Jeder Spieler hat ein Hindernis für die ganze Partie; er legt es anstelle eines Transportmittels.
rule-EL-OBST-02 = Ein Hindernis kommt nur auf eine Straße, auf der schon ein Transportmittel liegt, egal von wem.
rule-EL-OBST-03 = Auf jeder Straße liegt höchstens ein Hindernis.
rule-EL-OBST-04 = Auf Flüsse und Seen wird kein Hindernis gelegt.
rule-EL-OBST-05 = Jede Benutzung einer Straße mit Hindernis kostet eine Karte des Transportmittels mehr, auch für den Spieler, der das Hindernis gelegt hat.
rule-EL-OBST-06 = Ein benutztes Hindernis kommt beim Abschluss der Runde aus dem Spiel; ein unbenutztes bleibt bei seinem Besitzer.

rule-EL-MOVE-01 = Der Reihe nach macht jeder Spieler einen Zug aus beliebig vielen Schritten, auch ganz ohne.
rule-EL-MOVE-02 = Jeder Schritt führt über eine Verbindung vom Ort des Stiefels zum Ort am anderen Ende.
rule-EL-MOVE-03 = Eine Straße ist nur befahrbar, wenn ein Transportmittel darauf liegt.
rule-EL-MOVE-04 = Eine Straße bezahlt man mit Reisekarten ihres Transportmittels.
rule-EL-MOVE-05 = Zeigt die Übersichtskarte eine 2, kostet eine Straße zwei Karten ihres Transportmittels.
rule-EL-MOVE-06 = Eine Straße mit Hindernis kostet eine Karte ihres Transportmittels mehr.
rule-EL-MOVE-07 = Jedes Transportmittel darf benutzt werden, egal wer es gelegt hat, und wird dadurch nicht verbraucht.
rule-EL-MOVE-08 = Eine Straße darf man wieder benutzen, in beide Richtungen; jedes Mal zahlt man den vollen Preis.
rule-EL-MOVE-09 = Man spielt nur Karten von der eigenen Hand.
rule-EL-MOVE-10 = Wer nicht weiterziehen kann oder will, legt alle Karten bis auf vier ab; der Stiefel zieht in dieser Runde nicht mehr.
rule-EL-MOVE-11 = Mit 8 Karten auf der Hand sind höchstens 8 Schritte möglich; vor Runde 3 hat also niemand alle 20 Ortssteine.

rule-EL-RIVER-01 = Auf Flüssen braucht man kein Transportmittel; man fährt dort nur mit Flößen.
rule-EL-RIVER-02 = Flussabwärts (in Pfeilrichtung) kostet ein Fluss ein Floß, flussaufwärts zwei.
rule-EL-RIVER-03 = Auf Flüssen gibt es weder Hindernisse noch Karawanen.
rule-EL-RIVER-04 = Ein Schritt auf dem Fluss führt von einem Ort zum nächsten, und jeder Schritt wird bezahlt.

rule-EL-LAKE-01 = Eine Fähre kostet zwei Flöße, in beide Richtungen.
rule-EL-LAKE-02 = Die zwei Flöße einer Fähre werden für jede Überfahrt bezahlt.
rule-EL-LAKE-03 = Keine Fähre verbindet die beiden Seen.
rule-EL-LAKE-04 = Auf Seen gibt es weder Transportmittel noch Hindernisse noch Karawanen.

rule-EL-CARAVAN-01 = Wer die für eine Straße nötigen Karten nicht spielen kann, darf stattdessen drei beliebige spielen, auch Flöße.
rule-EL-CARAVAN-02 = Eine Karawane ist nur für Spieler, die nicht regulär zahlen können, außer die Spieler vereinbaren es anders.
rule-EL-CARAVAN-03 = Auch eine Karawane braucht ein Transportmittel auf der Straße.
rule-EL-CARAVAN-04 = Auf Flüssen und Seen gibt es keine Karawanen.
rule-EL-CARAVAN-05 = Bei einem Hindernis kostet die Karawane vier Karten.
rule-EL-CARAVAN-06 = Eine Karawane bezahlt einen Schritt, egal in welchem Gelände; auch Karten des Transportmittels auf der Straße dürfen dabei sein.
rule-EL-CARAVAN-07 = Eine Straße bezahlt man nur mit passenden Karten oder mit einer ganzen Karawane.

rule-EL-COLLECT-01 = Wer einen Ort erreicht, nimmt dort den eigenen Ortsstein, unterwegs oder am Ende.
rule-EL-COLLECT-02 = Man nimmt nur Ortssteine der eigenen Farbe.
rule-EL-COLLECT-03 = Ein schon besuchter Ort und Elvenhold bringen nichts.
rule-EL-COLLECT-04 = Der Ort, an dem man beginnt, gilt nicht als erreicht.

rule-EL-HAND-01 = Am Ende des eigenen Zuges legt man alle Karten bis auf vier ab.
rule-EL-HAND-02 = Wer vier Karten oder weniger hat, legt nichts ab.
rule-EL-HAND-03 = Das Handlimit gilt auch für Spieler, die ihren Stiefel nicht gezogen haben, und in der letzten Runde.
rule-EL-HAND-04 = Gespielte und überzählige Karten kommen auf den Stapel der Reisekarten oder offen daneben, je nach Ausgabe.

rule-EL-CLEAN-01 = Die oberste Rundenkarte kommt unter den Stapel.
rule-EL-CLEAN-02 = Die Startspielerkarte geht an den linken Nachbarn.
rule-EL-CLEAN-03 = Jeder Spieler behält genau ein Transportmittel und gibt die anderen zurück.
rule-EL-CLEAN-04 = Das behaltene Transportmittel darf verdeckt oder offen sein und bleibt so.
rule-EL-CLEAN-05 = Alle Transportmittel von den Straßen und alle zurückgegebenen werden verdeckt mit den übrigen gemischt.
rule-EL-CLEAN-06 = Benutzte Hindernisse kommen aus dem Spiel; ein unbenutztes zählt nicht als das behaltene Transportmittel.
rule-EL-CLEAN-07 = Die Stiefel bleiben stehen, die Handkarten behält man.
rule-EL-CLEAN-08 = Nach Runde 4 wird der Plan nicht mehr aufgeräumt.

rule-EL-END-01 = Die Partie endet nach Runde 4.
rule-EL-END-02 = Wer die meisten Ortssteine hat, gewinnt.
rule-EL-END-03 = Bei Gleichstand gewinnt, wer mehr Reisekarten übrig hat.
rule-EL-END-04 = Herrscht dann noch Gleichstand, wird der Sieg geteilt.
rule-EL-END-05 = Wer vorzeitig alle 20 Ortssteine hat, beendet die Partie: am Ende der Runde oder sofort, je nach Ausgabe.

rule-EL-VAR-01 = Jeder Spieler bekommt verdeckt eine der zwölf Ortskarten; der Rest kommt aus dem Spiel.
rule-EL-VAR-02 = Mit Ortskarten bleiben alle anderen Regeln, wie sie sind.
rule-EL-VAR-03 = Am Ende werden die Ortskarten aufgedeckt, und der kürzeste Weg vom Stiefel zum Zielort wird gezählt.
rule-EL-VAR-04 = Mit Ortskarten ist die Punktzahl die Zahl der Ortssteine abzüglich der Entfernung; die höchste gewinnt.
rule-EL-VAR-05 = Mit Ortskarten gewinnt bei Gleichstand die kleinere Entfernung; ist auch sie gleich, wird der Sieg geteilt.
rule-EL-VAR-06 = Die Entfernung zählt Verbindungen jeder Art, egal, was darauf liegt und was sie kosten.
rule-EL-VAR-07 = Die Entfernung wird ab dem Ort gezählt, an dem der Stiefel bei Spielende steht, auch wenn die Partie vorzeitig endet; die Punktzahl kann negativ werden.
