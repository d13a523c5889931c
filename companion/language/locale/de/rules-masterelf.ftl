# Jede Regel von Master Elf in eigenen Worten: was `rules` druckt und die Seite der Regeln zeigt.

rule-ME-COMP-01 = In der Schachtel: ein Spielplan mit Tag- und Nachtseite, Geschenkkarten, Zutatenkarten, Übersichten, Kristalle, Elfen und eine Punkteleiste.

rule-ME-SETUP-01 = Es spielen zwei bis vier.
rule-ME-SETUP-02 = Vor allem anderen wählt der Tisch die Tag- oder die Nachtseite; für das erste Spiel den Tag.
rule-ME-SETUP-03 = Die Geschenke werden gemischt und offen in drei gleich hohe Stapel gelegt: je 12 zu viert, 10 zu dritt, 8 zu zweit.
rule-ME-SETUP-04 = Die übrigen Geschenke liegen verdeckt beiseite.
rule-ME-SETUP-05 = Alle bekommen drei Zutaten, verdeckt vor den anderen.
rule-ME-SETUP-06 = In jeder Region liegt eine Zutat offen, in der Stadt keine.
rule-ME-SETUP-07 = Die anderen Zutaten bilden einen verdeckten Stapel in der Stadt.
rule-ME-SETUP-08 = Alle bekommen eine Übersicht, einen Kristall und einen Elf, der in der Stadt beginnt.
rule-ME-SETUP-09 = Wer am jüngsten ist, beginnt; es geht im Uhrzeigersinn.

rule-ME-BOARD-01 = Am Tag gibt es die Stadt und 4 Regionen mit bis zu 3 Karten, in der Nacht die Stadt und 6 Regionen mit bis zu 2.
rule-ME-BOARD-02 = Eine Region grenzt an ihre zwei Nachbarn im Ring und an die Stadt; die Stadt grenzt an jede Region.
rule-ME-BOARD-03 = Mehrere Elfen dürfen am selben Ort stehen.

rule-ME-TURN-01 = Ein Zug ist: ziehen, dann Zutaten nehmen, dann nach Wunsch ein Geschenk machen, in dieser Reihenfolge.

rule-ME-MOVE-01 = Der Elf muss auf einen Nachbarort ziehen; stehen bleiben darf niemand, auch nicht in der Stadt.

rule-ME-TAKE-01 = Wer in eine Region gezogen ist, nimmt genau eine der Karten, die dort liegen.
rule-ME-TAKE-02 = Eine geleerte Region wird sofort ganz aufgefüllt; liegt noch eine Karte da, wird nicht gefüllt.
rule-ME-TAKE-03 = Wer in die Stadt gezogen ist, legt beliebig viele Karten ab, auch keine, und zieht eine mehr.
rule-ME-TAKE-04 = Ist der Stapel der Zutaten leer, wird die Ablage gemischt und zum neuen Stapel.
rule-ME-TAKE-05 = Sind zu wenige Karten da, nimmt oder legt man so viele, wie es gibt.

rule-ME-GIFT-01 = Je Zug entsteht höchstens ein Geschenk, wo immer der Elf steht.
rule-ME-GIFT-02 = Nur das oberste Geschenk eines der drei Stapel kann entstehen.
rule-ME-GIFT-03 = Ein Geschenk kostet drei Karten seiner zwei Zutaten: zwei von einer und eine von der anderen.
rule-ME-GIFT-04 = Drei von einer Art zahlen nie.
rule-ME-GIFT-05 = Bezahlte Zutaten kommen offen auf die Ablage, das Geschenk liegt offen vor seinem Besitzer.

rule-ME-CRYST-01 = Einmal im Spiel ersetzt der Kristall eine der drei Karten; die anderen zwei müssen zum Geschenk passen. Dann ist er aus dem Spiel.
rule-ME-CRYST-02 = Der Kristall ist keine Zutatenkarte: er zählt weder für die Handgrenze noch bei Gleichstand und lässt sich in der Stadt nicht ablegen.

rule-ME-HAND-01 = Am Ende des eigenen Zuges bleiben höchstens sieben Zutatenkarten auf der Hand.

rule-ME-END-01 = Ist zum ersten Mal ein Stapel leer, werden die übrigen Geschenke gemischt und als drei etwa gleich hohe Stapel gelegt.
rule-ME-END-02 = Ist zum zweiten Mal ein Stapel leer, endet das Spiel sofort.
rule-ME-END-03 = Nur die drei Stapel zählen, nicht die beiseite gelegten Geschenke; auch eine letzte Karte als Belohnung zählt.
rule-ME-END-04 = Bleiben für die neuen Stapel weniger als drei Geschenke, so bleibt einer leer: das beendet das Spiel.

rule-ME-BONUS-01 = Nach dem Ende werden die beiseite gelegten Geschenke gemischt und so viele aufgedeckt, wie Leute spielen.
rule-ME-BONUS-02 = Alle nehmen sich eines davon: zuerst, wer die wenigsten Geschenke hat.
rule-ME-BONUS-03 = Bei Gleichstand zuerst, wer mehr Zutaten hält, dann, wer jünger ist.
rule-ME-BONUS-04 = Eine Bonuskarte zählt voll, bringt aber keine Belohnung mehr.

rule-ME-SPEC-01 = Es gibt zwei besondere Sets: das Geheimnis ist Schlüssel und Schatulle, die Schätze sind Pirat und Schatzkarte.
rule-ME-SPEC-02 = Wer beide Karten eines besonderen Sets hat, nimmt noch ein Geschenk: blind einen Stapel oder die beiseite gelegten wählen, dann durchsehen und ein beliebiges nehmen.
rule-ME-SPEC-03 = Diese Belohnung bekommt jeder höchstens einmal im Spiel.
rule-ME-SPEC-04 = Die Belohnung kostet nichts, darf abgelehnt werden und ist nicht das Geschenk dieses Zuges.
rule-ME-SPEC-05 = Beide Karten zu haben genügt, wie immer sie am Ende gezählt werden.
rule-ME-SPEC-06 = Leert das Geschenk, das ein besonderes Set vollendet, auch einen Stapel, so kommt erst der Stapel; endet damit das Spiel, gibt es keine Belohnung.

rule-ME-SCORE-01 = Jedes Geschenk zählt nur in einem seiner Sets; alles, was jemand in einem Set zählt, ist eine Sammlung.
rule-ME-SCORE-02 = Eine Sammlung von 1, 2, 3, 4 oder mindestens 5 Karten bringt 1, 3, 6, 9 oder 12 Punkte.
rule-ME-SCORE-03 = Ein vollständiges besonderes Set bringt 5 Punkte, beide 10; ein halbes zählt als eine Karte.
rule-ME-SCORE-04 = Eine Farbe wird gewählt: jede Karte mit dieser Schleife bringt 1 Punkt.
rule-ME-SCORE-05 = Eine Regenbogenschleife zählt als jede Farbe; alle dürfen zur gewählten gehören.
rule-ME-SCORE-06 = Jeder abgebildete Elf auf den eigenen Geschenken bringt 1 Punkt.
rule-ME-SCORE-07 = Farbe und Elfen zählen unabhängig von den Sets; übrige Zutaten und Kristalle bringen nichts.
rule-ME-SCORE-08 = Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
