# Jede Regel von Elfenland in unseren Worten: was `rules` druckt und eine Regelseite zeigen darf.

rule-EL-COMP-01 = Sechs Elfenstiefel, einer je Farbe.
rule-EL-COMP-02 = Jede Farbe hat 20 Ortssteine, zusammen 120.
rule-EL-COMP-03 = Es gibt 48 Transportmittel.
rule-EL-COMP-04 = Von jeder der sechs Arten gibt es 8 Transportmittel.
rule-EL-COMP-05 = Es gibt sechs Hindernisse.
rule-EL-COMP-06 = Es gibt 72 Reisekarten.
rule-EL-COMP-07 = Von jeder der sechs Arten gibt es 10 Reisekarten, dazu 12 Flöße.
rule-EL-COMP-08 = Vier Rundenkarten, von 1 bis 4.
rule-EL-COMP-09 = Zwölf Ortskarten, nur für die Variante.
rule-EL-COMP-10 = Sechs Übersichtskarten.
rule-EL-COMP-11 = Eine Startspielerkarte.
rule-EL-COMP-12 = Ein Spielplan.
rule-EL-COMP-13 = Es spielen zwei bis sechs. Kein Regelheft druckt es; die Schachtel hat von allem sechs.
rule-EL-COMP-14 = Nichts kommt hinzu, nichts verschwindet: Transportmittel, Karten und Steine ergeben stets, was in der Schachtel war.

rule-EL-MAP-01 = Der Plan hat 21 Orte: die Elfenhauptstadt Elvenhold und 20 andere.
rule-EL-MAP-02 = Eine Straße liegt in einem einzigen Gelände: Ebene, Wald, Wüste oder Berge. Wasser sind Flüsse, mit Pfeil, und zwei Seen.
rule-EL-MAP-03 = Man reist auf sieben Weisen: mit den sechs Arten von Transportmitteln und dem Floß. Eine Fähre ist ein Floß auf einem See.
rule-EL-MAP-04 = Fähren verbinden Virst, Strykhaven und Elvenhold auf dem einen See, Grangor, Yttar und Parundia auf dem anderen.
rule-EL-MAP-05 = Wo zwei Verbindungen dieselben Orte verbinden, wird gesagt, welche man nimmt.
rule-EL-MAP-06 = Orte, Straßen, Flüsse und Fähren sind die des Spielplans.

rule-EL-COST-01 = Die Übersichtskarte sagt, wie viele Reisekarten eine Art im Gelände kostet.
rule-EL-COST-02 = Wo sie leer ist, darf die Art weder gelegt noch benutzt werden.
rule-EL-COST-03 = Alle Karten einer Zahlung sind von der Art des Transportmittels; ein Hindernis kostet eine mehr.
rule-EL-COST-04 = Gezahlt wird genau, nicht weniger und nicht mehr.

rule-EL-SETUP-01 = Alle bekommen einen Stiefel, die 20 Ortssteine seiner Farbe, eine Übersichtskarte und ein Hindernis.
rule-EL-SETUP-02 = Alle Stiefel beginnen in Elvenhold.
rule-EL-SETUP-03 = In jedem der 20 Orte außer Elvenhold liegt ein Ortsstein jeder Farbe, die mitspielt.
rule-EL-SETUP-04 = Ohne die Variante bleiben die Ortskarten in der Schachtel.
rule-EL-SETUP-05 = Alle Reisekarten bilden einen verdeckten Stapel.
rule-EL-SETUP-06 = Die Rundenkarten liegen von oben 1 bis 4; die oberste ist die laufende Runde.
rule-EL-SETUP-07 = Die Transportmittel werden verdeckt gemischt und fünf aufgedeckt.
rule-EL-SETUP-08 = Das ganze Spiel über liegen fünf Transportmittel offen.
rule-EL-SETUP-09 = Sind es weniger, kommen die übrigen Hindernisse und Übersichtskarten in die Schachtel.
rule-EL-SETUP-10 = Wer am ältesten ist, bekommt die Startspielerkarte; es geht im Uhrzeigersinn.

rule-EL-ROUND-01 = Ein Spiel hat vier Runden zu sechs Phasen: austeilen, ein verdecktes ziehen, drei weitere, planen, ziehen, abschließen.
rule-EL-ROUND-02 = In den Phasen 2 bis 5 beginnt der Startspieler, die anderen folgen im Uhrzeigersinn.

rule-EL-DEAL-01 = In Runde 1 bekommen alle 8 Reisekarten.
rule-EL-DEAL-02 = Später bekommen alle so viele, dass es 8 auf der Hand sind.
rule-EL-DEAL-03 = Vor jedem Austeilen werden alle Reisekarten gemischt, die niemand auf der Hand hat.
rule-EL-DEAL-04 = Eine Hand ist geheim; wie viele Karten es sind, nicht.

rule-EL-DRAW-01 = In Phase 2 nimmt jeder der Reihe nach ein verdecktes Transportmittel.
rule-EL-DRAW-02 = Es bleibt verdeckt und den anderen geheim.
rule-EL-DRAW-03 = Wem es gehört, der darf es jederzeit ansehen.
rule-EL-DRAW-04 = Niemand hat mehr als zwei verdeckte: ein behaltenes und ein gezogenes.
rule-EL-DRAW-05 = In Phase 3 zieht jeder eines je Zug, bis alle drei gezogen haben.
rule-EL-DRAW-06 = Es ist eines der fünf offenen oder ein verdecktes.
rule-EL-DRAW-07 = In beiden Fällen liegt es offen vor dem, der es zog.
rule-EL-DRAW-08 = Wird eines der fünf genommen, so wird gleich ein verdecktes aufgedeckt.
rule-EL-DRAW-09 = Niemand hat mehr als fünf Transportmittel.
rule-EL-DRAW-10 = Beim Ziehen darf niemand passen.

rule-EL-PLAN-01 = Ein Zug ist eine Tat: ein Transportmittel legen, das Hindernis legen oder passen.
rule-EL-PLAN-02 = Gelegt werden nur eigene Transportmittel, verdeckte oder offene; sie liegen dann offen.
rule-EL-PLAN-03 = Jede Straße ist recht; sie muss den eigenen Stiefel nicht berühren.
rule-EL-PLAN-04 = Auf eine Straße kommt ein Transportmittel.
rule-EL-PLAN-05 = Die Art muss im Gelände der Straße reisen können, wie die Übersichtskarte sagt.
rule-EL-PLAN-06 = Auf Flüsse und Seen wird kein Transportmittel gelegt.
rule-EL-PLAN-07 = Ein gelegtes Transportmittel dient allen.
rule-EL-PLAN-08 = Wer passt, darf in einem späteren Zug wieder legen.
rule-EL-PLAN-09 = Die Phase endet, wenn alle nacheinander gepasst haben.
rule-EL-PLAN-10 = Wer weder Transportmittel noch Hindernis hat, passt.
rule-EL-PLAN-11 = Nicht gelegte Transportmittel bleiben bis zum Abschluss der Runde bei ihrem Besitzer.
rule-EL-PLAN-12 = Gelegtes bleibt bis zum Abschluss der Runde liegen.

rule-EL-OBST-01 = Jeder hat ein Hindernis für das ganze Spiel, gelegt statt eines Transportmittels.
rule-EL-OBST-02 = Ein Hindernis kommt nur auf eine Straße, die schon ein Transportmittel hat, von wem auch immer.
rule-EL-OBST-03 = Auf eine Straße kommt ein Hindernis.
rule-EL-OBST-04 = Auf Flüsse und Seen wird kein Hindernis gelegt.
rule-EL-OBST-05 = Jede Benutzung dieser Straße kostet eine Karte derselben Art mehr, auch den, der es legte.
rule-EL-OBST-06 = Benutzte Hindernisse kommen beim Abschluss der Runde aus dem Spiel; unbenutzte bleiben.

rule-EL-MOVE-01 = Der Reihe nach macht jeder einen ganzen Zug aus beliebig vielen Schritten, auch keinem.
rule-EL-MOVE-02 = Ein Schritt nimmt eine Verbindung vom Ort des Stiefels zu ihrem anderen Ende.
rule-EL-MOVE-03 = Eine Straße ist nur befahrbar, wenn ein Transportmittel auf ihr liegt.
rule-EL-MOVE-04 = Die Karten sind von der Art des Transportmittels.
rule-EL-MOVE-05 = Wo die Übersichtskarte zwei sagt, werden zwei solche gespielt.
rule-EL-MOVE-06 = Ein Hindernis kostet eine Karte derselben Art mehr.
rule-EL-MOVE-07 = Jedes Transportmittel darf benutzt werden und wird davon nicht verbraucht.
rule-EL-MOVE-08 = Eine Straße darf man wieder benutzen, auch zurück; jedes Mal zum vollen Preis.
rule-EL-MOVE-09 = Die Karten kommen aus der eigenen Hand.
rule-EL-MOVE-10 = Wer nicht weiter kann oder will, legt auf vier Karten ab und zieht in dieser Runde nicht mehr.
rule-EL-MOVE-11 = Acht Karten reichen für höchstens 8 Schritte; vor Runde 3 hat also niemand alle 20 Ortssteine.

rule-EL-RIVER-01 = Flüsse brauchen kein Transportmittel und nehmen nur Flöße.
rule-EL-RIVER-02 = Flussabwärts kostet ein Fluss ein Floß, flussaufwärts zwei.
rule-EL-RIVER-03 = Auf Flüssen kein Hindernis und keine Karawane.
rule-EL-RIVER-04 = Ein Schritt auf dem Fluss geht von einem Ort zum nächsten, und jeder wird bezahlt.

rule-EL-LAKE-01 = Eine Fähre kostet zwei Flöße, in beide Richtungen.
rule-EL-LAKE-02 = Die zwei Flöße sind für jede Überfahrt fällig.
rule-EL-LAKE-03 = Keine Fähre verbindet die beiden Seen.
rule-EL-LAKE-04 = Auf Seen kein Transportmittel, kein Hindernis, keine Karawane.

rule-EL-CARAVAN-01 = Wer die verlangten Karten nicht spielen kann, darf stattdessen drei beliebige spielen, auch Flöße.
rule-EL-CARAVAN-02 = Die Karawane ist nur für die, die nicht regulär zahlen können, wenn der Tisch es nicht anders spielt.
rule-EL-CARAVAN-03 = Auch die Karawane braucht ein Transportmittel auf der Straße.
rule-EL-CARAVAN-04 = Keine Karawane auf Flüssen und Seen.
rule-EL-CARAVAN-05 = Beim Hindernis sind es vier Karten.
rule-EL-CARAVAN-06 = Eine Karawane zahlt einen Schritt, in jedem Gelände; auch passende Karten dürfen dabei sein.
rule-EL-CARAVAN-07 = Passende und andere Karten werden nicht gemischt, außer zu einer ganzen Karawane.

rule-EL-COLLECT-01 = Wer einen Ort erreicht, nimmt dort den eigenen Ortsstein, unterwegs oder am Ende.
rule-EL-COLLECT-02 = Man nimmt nur Ortssteine der eigenen Farbe.
rule-EL-COLLECT-03 = Ein schon besuchter Ort und Elvenhold geben nichts.
rule-EL-COLLECT-04 = Wo man beginnt, das hat man nicht erreicht.

rule-EL-HAND-01 = Am Ende des eigenen Zuges wird alles über vier Karten abgelegt.
rule-EL-HAND-02 = Mit vier oder weniger Karten wird nichts abgelegt.
rule-EL-HAND-03 = Das gilt auch für die, die nicht gezogen sind, und in der letzten Runde.
rule-EL-HAND-04 = Gespielte und überzählige Karten kommen zu den Reisekarten oder offen daneben, wie es die Ausgabe sagt.

rule-EL-CLEAN-01 = Die oberste Rundenkarte kommt unter den Stapel.
rule-EL-CLEAN-02 = Die Startspielerkarte geht an den linken Nachbarn.
rule-EL-CLEAN-03 = Alle behalten genau ein Transportmittel und geben die anderen zurück.
rule-EL-CLEAN-04 = Das behaltene darf verdeckt oder offen sein und bleibt es.
rule-EL-CLEAN-05 = Alle von den Straßen und alle zurückgegebenen werden verdeckt und mit den übrigen gemischt.
rule-EL-CLEAN-06 = Benutzte Hindernisse kommen aus dem Spiel; ein unbenutztes zählt nicht als das behaltene.
rule-EL-CLEAN-07 = Die Stiefel bleiben stehen, die Hände behält man.
rule-EL-CLEAN-08 = Nach Runde 4 wird nichts mehr aufgeräumt.

rule-EL-END-01 = Das Spiel endet nach Runde 4.
rule-EL-END-02 = Wer die meisten Ortssteine hat, gewinnt.
rule-EL-END-03 = Bei Gleichstand gewinnt, wer mehr Reisekarten übrig hat.
rule-EL-END-04 = Ist es noch gleich, wird der Sieg geteilt.
rule-EL-END-05 = Wer früh alle 20 hat, beendet das Spiel: am Ende der Runde oder sofort, wie es die Ausgabe sagt.

rule-EL-VAR-01 = Alle bekommen verdeckt eine der zwölf Ortskarten; der Rest kommt aus dem Spiel.
rule-EL-VAR-02 = Alle anderen Regeln bleiben.
rule-EL-VAR-03 = Am Ende werden die Karten aufgedeckt und der kürzeste Weg vom Stiefel zum Zielort gezählt.
rule-EL-VAR-04 = Ortssteine weniger diesem Weg sind die Punkte; die meisten gewinnen.
rule-EL-VAR-05 = Bei Gleichstand gewinnt der kürzere Weg; dann wird geteilt.
rule-EL-VAR-06 = Der Weg zählt Verbindungen jeder Art, was immer auf ihnen liegt oder sie kosten.
rule-EL-VAR-07 = Gezählt wird, wo der Stiefel bei Spielende steht, auch bei frühem; die Punkte können unter 0 liegen.
