# Jede Regel von Master Elf in eigenen Worten: was `rules` druckt und die Seite der Regeln zeigt.

rule-ME-COMP-01 = In der Schachtel: ein Spielplan mit Tag- und Nachtseite, Geschenkkarten, Zutatenkarten, Übersichten, Kristalle, Elfen und eine Punkteleiste.
rule-ME-SETUP-01 = Das Spiel ist für zwei bis vier Spieler.
rule-ME-SETUP-02 = Vor allem anderen wählen die Spieler die Tag- oder die Nachtseite; für die erste Partie empfiehlt sich die Tagseite.
rule-ME-SETUP-03 = Die Geschenke werden gemischt und offen in drei gleich hohe Stapel gelegt: je 12 Geschenke zu viert, 10 zu dritt, 8 zu zweit.
rule-ME-SETUP-04 = Die übrigen Geschenke werden verdeckt beiseitegelegt.
rule-ME-SETUP-05 = Jeder Spieler bekommt drei Zutaten; die anderen sehen sie nicht.
rule-ME-SETUP-06 = In jeder Region liegt am Anfang eine Zutat offen, in der Stadt keine.
rule-ME-SETUP-07 = Die anderen Zutaten bilden einen verdeckten Stapel in der Stadt.
rule-ME-SETUP-08 = Jeder Spieler bekommt eine Übersicht, einen Kristall und einen Elfen, der in der Stadt beginnt.
rule-ME-SETUP-09 = Wer am jüngsten ist, beginnt; gespielt wird im Uhrzeigersinn.

rule-ME-BOARD-01 = Am Tag gibt es die Stadt und 4 Regionen mit je bis zu 3 Karten, in der Nacht die Stadt und 6 Regionen mit je bis zu 2.
rule-ME-BOARD-02 = Eine Region grenzt an ihre zwei Nachbarn im Ring und an die Stadt; die Stadt grenzt an jede Region.
rule-ME-BOARD-03 = Mehrere Elfen dürfen am selben Ort stehen.

rule-ME-TURN-01 = In seinem Zug zieht man den Elfen, nimmt dann Zutaten und fertigt dann auf Wunsch ein Geschenk an, in dieser Reihenfolge.
rule-ME-MOVE-01 = Der Elf muss in eine angrenzende Region oder in die Stadt ziehen; stehen bleiben darf niemand, auch nicht in der Stadt.

rule-ME-TAKE-01 = Wer in eine Region gezogen ist, nimmt genau eine ihrer Karten.
rule-ME-TAKE-02 = Eine geleerte Region wird sofort ganz aufgefüllt; liegt noch eine Karte da, wird nicht aufgefüllt.
rule-ME-TAKE-03 = Wer in die Stadt gezogen ist, legt beliebig viele Karten ab, auch keine, und zieht eine mehr, als abgelegt wurden.
rule-ME-TAKE-04 = Ist der Zutatenstapel leer, wird der Ablagestapel gemischt und zum neuen Stapel.
rule-ME-TAKE-05 = Sind zu wenige Karten da, nimmt oder legt man so viele, wie es gibt.

rule-ME-GIFT-01 = Je Zug fertigt man höchstens ein Geschenk an, wo auch immer der Elf steht.
rule-ME-GIFT-02 = Nur das oberste Geschenk eines der drei Stapel kann man anfertigen.
rule-ME-GIFT-03 = Ein Geschenk kostet drei Karten seiner zwei Zutaten: zwei von der einen und eine von der anderen.
rule-ME-GIFT-04 = Mit drei gleichen Karten lässt sich ein Geschenk nie bezahlen.
rule-ME-GIFT-05 = Die bezahlten Zutaten kommen offen auf den Ablagestapel, und das Geschenk liegt offen vor seinem Besitzer.
rule-ME-CRYST-01 = Einmal pro Partie ersetzt der Kristall eine der drei Karten; die anderen zwei müssen zum Geschenk passen. Dann kommt der Kristall aus dem Spiel.
rule-ME-CRYST-02 = Der Kristall ist keine Zutatenkarte: Er zählt weder für das Handlimit noch bei Gleichstand und lässt sich in der Stadt nicht ablegen.
rule-ME-HAND-01 = Am Ende des eigenen Zuges behält man höchstens sieben Zutatenkarten.

rule-ME-END-01 = Ist zum ersten Mal ein Stapel leer, werden die übrigen Geschenke gemischt und als drei etwa gleich hohe Stapel ausgelegt.
rule-ME-END-02 = Ist zum zweiten Mal ein Stapel leer, endet die Partie sofort.
rule-ME-END-03 = Nur die drei Stapel können leer werden, nicht die beiseitegelegten Geschenke; ein Stapel wird auch leer, wenn seine letzte Karte als Belohnung genommen wird.
rule-ME-END-04 = Bleiben für die neuen Stapel weniger als drei Geschenke, so bleibt ein Stapel leer: Das beendet die Partie.

rule-ME-BONUS-01 = Nach dem Ende werden die beiseitegelegten Geschenke gemischt und so viele aufgedeckt, wie Spieler mitspielen.
rule-ME-BONUS-02 = Jeder Spieler nimmt eine Bonuskarte; es beginnt, wer die wenigsten Geschenke hat.
rule-ME-BONUS-03 = Bei den Bonuskarten ist bei Gleichstand zuerst dran, wer mehr Zutaten hat, bei erneutem Gleichstand, wer jünger ist.
rule-ME-BONUS-04 = Eine Bonuskarte zählt voll, bringt aber keine Belohnung mehr.

rule-ME-SPEC-01 = Es gibt zwei besondere Sets: Zum Geheimnis gehören Schlüssel und Schatulle, zu den Schätzen Pirat und Schatzkarte.
rule-ME-SPEC-02 = Wer beide Karten eines besonderen Sets hat, nimmt ein weiteres Geschenk: ohne Hinsehen einen Stapel oder die beiseitegelegten Geschenke wählen, dann diese Karten durchsehen und eine beliebige nehmen.
rule-ME-SPEC-03 = Die Belohnung für ein besonderes Set bekommt jeder Spieler höchstens einmal pro Partie.
rule-ME-SPEC-04 = Die Belohnung für ein besonderes Set ist kostenlos, darf abgelehnt werden und zählt nicht als das Geschenk dieses Zuges.
rule-ME-SPEC-05 = Für die Belohnung genügt es, beide Karten eines besonderen Sets zu haben, egal wie sie am Ende gezählt werden.
rule-ME-SPEC-06 = Leert das Geschenk, das ein besonderes Set vollendet, auch einen Stapel, so wird zuerst der leere Stapel abgehandelt; endet damit die Partie, gibt es keine Belohnung.

rule-ME-SCORE-01 = Jedes Geschenk zählt nur in einem seiner Sets; alle Geschenke, die ein Spieler in einem Set zählt, sind eine Sammlung.
rule-ME-SCORE-02 = Eine Sammlung von 1, 2, 3, 4 oder mindestens 5 Karten bringt 1, 3, 6, 9 oder 12 Punkte.
rule-ME-SCORE-03 = Ein vollständiges besonderes Set bringt 5 Punkte, beide bringen 10; ein halbes zählt als eine Karte.
rule-ME-SCORE-04 = Eine Farbe wird gewählt: Jede Karte mit einer Schleife dieser Farbe bringt 1 Punkt.
rule-ME-SCORE-05 = Eine Regenbogenschleife zählt als jede Farbe; zur gewählten Farbe dürfen alle Regenbogenschleifen gehören.
rule-ME-SCORE-06 = Jeder Elf, der auf den eigenen Geschenken abgebildet ist, bringt 1 Punkt.
rule-ME-SCORE-07 = Farbe und Elfen zählen unabhängig von den Sets der Karten; übrige Zutaten und Kristalle bringen nichts.
rule-ME-SCORE-08 = Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
