# Ein Tisch Master Elf: Ablehnungen, Fragen, Knöpfe, Blätter und Aktionen in Worten. Jede Kennung beginnt mit me- oder ME-.
# Wörter: gift Geschenk (man fertigt es an), ingredient Zutat, set Set (special: besonderes Set), stack Stapel,
# crystal Kristall, ribbon Schleife, city Stadt, region Region, reward Belohnung, your box eigene (erfasste) Schachtel, pawn Elf.
# Namen und Titel stehen im Nominativ, vor oder nach einem Doppelpunkt; Unbenanntes heißt „nothing“.

ME-COMP-01 = { $what ->
        [gift] Gibt es nur einmal: { NAME($gift) }
        [gifts] Die Schachtel hat weniger Geschenke
       *[ingredient] Zählfehler: So viele gibt es nicht
    }
    .more = { $what ->
        [gift] Das Geschenk liegt auf einem anderen Stapel, oder jemand hat es schon angefertigt.
        [gifts] Auf den Stapeln und vor den Spielern lägen zusammen mehr Karten, als die Schachtel hat.
       *[ingredient] Von einer Zutat wären mehr Karten bekannt, als die eigene Schachtel hat.
    }
me-numbers-box = { NAME($kind) }: Damit wären { $known } bekannt; die Schachtel hat { $count }.
ME-SETUP-01 = Nur für 2 bis 4 Spieler
    .more = Angegebene Spieler: { $seats }.
ME-SETUP-03 = Die Zahl der Geschenke stimmt nicht
    .more = Auf Stapeln und vor Spielern: { $gifts }. Am Anfang: { $most } (3 × { $height }).
ME-SETUP-09 = Am Zug: { NAME($turn) }
    .more = { NAME($seat) } muss warten: Gespielt wird im Uhrzeigersinn.
ME-BOARD-01 = Zu viele Karten in { NAME($region) }
    .more = Eingegeben: { $cards }; eine Region fasst höchstens { $most }.
ME-BOARD-02 = Nicht benachbart: { NAME($to) }
    .more = { NAME($location) } grenzt an die zwei Nachbarregionen im Ring und an die Stadt.
ME-TURN-01 = Nicht jetzt
    .more = { $command ->
        [go] Der Zug beginnt damit, dass der Elf zieht
        [take] Eine Zutat nimmt man, nachdem der Elf gezogen ist
        [swap] In der Stadt tauscht man, nachdem der Elf dorthin gezogen ist
        [create] Ein Geschenk fertigt man an, nachdem man eine Zutat genommen hat
        [end_turn] Der Zug endet, nachdem der Elf gezogen ist und man Zutaten genommen hat
        [discard] Zutaten über 7 legt man am Ende des Zuges ab
        [redistribute] Die Stapel legt man neu aus, sobald zum ersten Mal ein Stapel leer ist
        [reward] Eine Belohnung folgt auf ein Geschenk, das ein besonderes Set vollendet
        [keep_score] Dass nur Punkte festgehalten werden, wählt man vor dem ersten Zug
        [next_round] Runden werden gezählt, wo nur Punkte festgehalten werden
        [sort] Geschenke sortiert man, wenn die Partie zu Ende ist
        [younger] Das Alter zählt, wenn man Bonuskarten nimmt
       *[bonus] Bonuskarten nimmt man nach dem Ende
    }; jetzt { $phase ->
        [move] zieht der Elf
        [take] nimmt man eine Zutat
        [create] fertigt man ein Geschenk an oder beendet den Zug
        [end] endet der Zug
        [discard] legt man die überzähligen Zutaten ab
        [redistribute] legt man die Stapel neu aus
        [score] werden nur Punkte festgehalten
        [reward] nimmt man die Belohnung
       *[bonus] nimmt man eine Bonuskarte
    }.
ME-MOVE-01 = { NAME($seat) } darf nicht stehen bleiben: { NAME($location) }
    .more = Der Elf zieht in jedem Zug an einen angrenzenden Ort; stehen bleiben darf er nicht.
ME-TAKE-01 = { $location ->
        [city] Die Stadt hat keine offenen Zutaten
       *[other] Diese Karte liegt nicht hier: { NAME($location) }
    }
    .more = { $location ->
        [city] In der Stadt legt man beliebig viele Karten ab und zieht eine mehr.
       *[other] Man nimmt genau eine der Karten dieser Region.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: Alles ist bekannt
       *[other] { NAME($region) }: nur { $unknown } unbekannt
    }
    .more = Eine Region wird erst aufgefüllt, wenn sie leer ist; früher eingegebene Karten liegen noch da.
ME-TAKE-03 = { $why ->
        [region] Getauscht wird in der Stadt
        [hand] So viele hat man nicht auf der Hand
        [kinds] Diese Karten sind nicht auf der Hand
       *[drawn] { $away } abgelegt, { $drawn } gezogen
    }
    .more = { $why ->
        [region] Der Elf steht hier: { NAME($location) }. Eine der Karten dieser Region nehmen.
        [hand] Karten auf der Hand: { $hand }.
        [kinds] Von jeder Karte dieser Hand ist schon bekannt, dass sie eine andere Zutat ist.
       *[drawn] Man zieht eine mehr, als man ablegt, soweit Karten da sind.
    }
ME-GIFT-01 = Ein Geschenk je Zug
    .more = { NAME($seat) } hat schon eines angefertigt; der Zug endet jetzt.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Stapel { $stack } ist leer
       *[other] Stapel { $stack } zeigt: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Es gibt keine oberste Karte.
       *[other] Diese oberste Karte wurde früher eingegeben; war das falsch, hilft „{ act-undo }“.
    }
ME-GIFT-03 = { $why ->
        [held] Diese Karten sind nicht auf der Hand
       *[cards] Genau 3 Karten: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] zwei von einer Art und eine von einer anderen.
       *[other] { NAME($a) } und { NAME($b) }, zwei von der einen und eine von der anderen.
    }
ME-GIFT-04 = Drei gleiche Zutaten gehen nicht
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] zwei von einer Art und eine von einer anderen.
       *[other] { NAME($a) } und { NAME($b) }, beide sind nötig.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: Kristall verbraucht
        [number] Zum Kristall zwei Karten
       *[kind] Das passt nicht zum Kristall
    }
    .more = { $why ->
        [used] Jeder Spieler hat einen für die ganze Partie.
       *[other] Der Kristall ersetzt eine der drei Karten; dazu kommen { NAME($a) ->
            [nothing] zwei Karten von den Zutaten des Geschenks.
           *[other] zwei Karten, jede { NAME($a) } oder { NAME($b) }.
        }
    }
ME-HAND-01 = Genau { $surplus } ablegen
    .more = { NAME($seat) } hat { $hand } Karten; 7 dürfen bleiben.
ME-END-01 = Drei etwa gleich hohe Stapel
    .more = Alle übrigen Geschenke ({ $gifts }) werden ausgelegt; die Stapel unterscheiden sich um höchstens ein Geschenk.
ME-END-02 = Die Partie ist zu Ende
    .more = Zum zweiten Mal war ein Stapel leer. „{ act-undo }“ führt in die Partie zurück.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Verschiedene Bonuskarten: genau { $cards }
       *[other] Nicht bei den Bonuskarten: { NAME($gift) }
    }
    .more = { NAME($gift) ->
        [nothing] Aufgedeckt wird eine für jeden, der wählt.
       *[other] Genommen wird eine der aufgedeckten Bonuskarten.
    }
ME-BONUS-02 = Zuerst wählt { NAME($turn) }
    .more = { NAME($seat) } muss warten: Zuerst wählt, wer die wenigsten Geschenke hat, bei Gleichstand, wer die meisten Zutaten hat, bei erneutem Gleichstand, wer am jüngsten ist.
ME-SPEC-01 = Kein besonderes Set vollendet
    .more = { NAME($seat) } darf nur dann ein weiteres Geschenk nehmen, wenn das eben angefertigte Geschenk das Set „Geheimnis“ oder „Schätze“ vollendet.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Dort liegt nichts
       *[other] Dort liegt nur: { NAME($top) }
    }
    .more = { $source ->
        [aside] Es gibt keine beiseitegelegten Geschenke mehr.
       *[other] Stapel { $source } hat kein anderes Geschenk.
    }
ME-SPEC-03 = { NAME($seat) } hatte die Belohnung schon
    .more = Jeder Spieler bekommt die Belohnung nur einmal pro Partie, auch mit beiden besonderen Sets.
ME-SCORE-01 = { $why ->
        [twice] Doppelt gezählt: { NAME($gift) }
        [lacks] Nicht in diesem Set: { NAME($gift) }
        [owned] Nicht bei den Geschenken: { NAME($gift) }
       *[left] Ausgelassen: { NAME($gift) }
    }
    .more = { $why ->
        [left] Jedes Geschenk, das zu Sets gehört, zählt in genau einem davon.
        [twice] Jedes Geschenk zählt in genau einem seiner Sets.
        [owned] Nur Geschenke vor dem Spieler zählen.
       *[other] Jedes Geschenk zählt in genau einem seiner eigenen Sets, nicht hier: { NAME($set) }.
    }
ME-SCORE-03 = { NAME($special) } gibt es nur einmal
    .more = Beide Karten liegen bei { NAME($first) }; { NAME($second) } kann sie nicht haben.
ME-SCORE-04 = Mehr Schleifen als Karten
    .more = Karten von { NAME($seat) }: { $colour } mit derselben Schleife, { $gifts } in Sets. Jede Karte zählt in einem Set: zuerst die Sets eingeben.
ME-SCORE-06 = Mehr Elfen als Karten
    .more = Karten von { NAME($seat) }: { $elves } mit Elf, { $gifts } in Sets. Jede Karte zählt in einem Set: zuerst die Sets eingeben.

# Orte und eigene Wörter der Spielanleitung
game-masterelf = Master Elf
new-oldest-masterelf = ist am jüngsten und beginnt
act-oldest-masterelf = Ist am jüngsten und beginnt
new-clockwise-masterelf = Im Uhrzeigersinn um den Tisch. Einen Spieler antippen, um Namen, Farbe oder Sitzplatz zu ändern; wer am jüngsten ist, beginnt.
new-options-masterelf = { $changed ->
        [0] die Tagseite; zum Ändern antippen
       *[other] vom Üblichen abweichend
    }
name-city = Stadt
name-r1 = Region 1
name-r2 = Region 2
name-r3 = Region 3
name-r4 = Region 4
name-r5 = Region 5
name-r6 = Region 6
name-rainbow = Regenbogen
name-secret = Geheimnis
name-treasures = Schätze
me-ingredient-air = Luft
me-ingredient-metal = Metall
me-ingredient-magic = Magie
me-ingredient-water = Wasser
me-named-gift-blue-booth = Blaue Kabine
me-named-gift-pirate = Pirat
me-named-gift-treasure-map = Schatzkarte
me-named-gift-key = Schlüssel
me-named-gift-casket = Schatulle
me-named-gift-colour-flower = Siebenfarbenblume
me-named-gift-marker-set = Filzstifte
me-named-gift-plasma-lamp = Plasmalampe
me-named-set-antiquities = Altertümer
me-named-set-pirates = Piraten
me-named-colour-blue = Blau
me-named-colour-green = Grün
me-named-colour-red = Rot
me-heading = { $topic ->
        [turn] Der Spielzug
        [move] 1. Ziehen
        [take] 2. Zutat nehmen
        [create] 3. Geschenk anfertigen
        [gifts] Geschenkkarten
        [crystal] Kristalle
        [hand] Ende des Zuges
        [end] Spielende
        [score] Wertung
        [collections] 1. Gesammelte Sets
        [colour] 2. Karten einer Farbe
        [elves] 3. Karten mit Elfen
        [winner] Sieg
       *[setup] Spielvorbereitung
    }
me-unseen = unbekanntes Geschenk
me-unlisted = anderes Geschenk { $n }

# Der Tisch
me-phase-move = Elf ziehen
me-phase-take = Zutat nehmen
me-phase-create = Geschenk anfertigen
me-phase-end = Ende des Zuges
me-phase-discard = Handlimit 7
me-phase-redistribute = Ein Stapel ist leer
me-phase-reward = Besonderes Set
me-phase-bonus = Bonuskarten
me-phase-over = Spielende
me-prompt-move = Nachbarregion oder Stadt antippen
me-prompt-take = Welche wird genommen?
me-prompt-swap = Wie viele werden abgelegt?
me-prompt-create = Stapel antippen oder Zug beenden
me-prompt-end = Der Zug ist vorbei
me-prompt-discard = Alle Karten bis auf 7 ablegen
me-prompt-redistribute = Die Geschenke neu auslegen
me-prompt-reward = Ein weiteres Geschenk nehmen, kostenlos
me-prompt-perhaps = Ist ein besonderes Set vollständig?
me-prompt-bonus = Eine Bonuskarte wählen
me-prompt-younger = Antippen, wer am jüngsten ist
me-prompt-over = Die Partie ist zu Ende
me-prompt-region = Die Region antippen
me-prompt-lay = Welche Karten liegen dort?
me-prompt-top = Welches Geschenk liegt dort?
me-prompt-pay = Womit wird bezahlt?
me-panel-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
me-panel-gifts = { $gifts ->
        [one] 1 Geschenk
       *[other] { $gifts } Geschenke
    }
me-panel-crystal = Kristall
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }
me-stack-empty = kein Stapel
me-stack-untold = Stapel { $stack }
me-stack-untold-more = eingeben
me-card-unlisted = nicht erfasst
me-card-sets-unknown = Sets unbekannt
me-card-elf = zeigt einen Elfen
me-card-unknown = Unbekanntes bringt hier keine Punkte.
me-price-unknown = Zutaten unbekannt
me-untold = unbekannt
me-city = Stadt
me-way-city = Karten tauschen
me-way-empty = leer
me-swap = { $away } ablegen
me-swap-more = { $drawn } ziehen
me-act-tell = Karten eingeben
me-act-away = Auswählen
me-act-laid = Das sind alle
me-act-end-turn = Zug beenden
me-act-pay = { $cards ->
        [0] Nichts zahlen
        [one] 1 Karte zahlen
       *[other] { $cards } Karten zahlen
    }
me-act-swap-these = { $away } ablegen, { $drawn } ziehen
me-act-discard = { $cards } ablegen
me-act-discard-kinds = Auswählen
me-act-discard-these = Diese ablegen
me-act-laid-out = Ausgelegt: { $sizes }
me-act-decline = Nein, danke
me-from-stack = Stapel { $stack }
me-from-aside = Beiseitegelegte
me-other-gift = Anderes Geschenk
me-other-gift-more = nicht erfasst
me-other-gift-how = Ein Geschenk, das nicht erfasst ist, gilt ungeprüft und wird so vermerkt. Im Menü unter „{ act-lesson }“ hinzufügen: Dann zählt es ab der nächsten Partie.
me-with-crystal = Der Kristall ersetzt eine Karte
me-pay-crystal = { $cards }, Kristall
me-pay-unknown = Es ist nicht erfasst, was dieses Geschenk kostet. Jedes 2 + 1 gilt ungeprüft und wird so vermerkt; ist die Karte hinzugefügt, wird ab der nächsten Partie geprüft.
me-sheet-lay = { NAME($region) }: noch { $cards } eingeben
me-sheet-top = Welches Geschenk liegt auf Stapel { $stack }?
me-sheet-reward = Welches Geschenk { $source ->
        [aside] von den beiseitegelegten
       *[other] von Stapel { $source }
    }?
me-sheet-lay-bonus = Welche Bonuskarten? Noch { $left } eingeben
me-act-bonus-skip = Nicht eingeben
me-sheet-bonus = Welche Bonuskarte nimmt { NAME($seat) }?
me-sheet-younger = Wer von diesen ist am jüngsten?
me-younger-why = Gleich viele Geschenke und Zutaten: Wer jünger ist, wählt zuerst eine Bonuskarte.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } legt ab
me-sheet-discard = { NAME($seat) } hat { $hand } Karten: { $cards } zu viel
me-sheet-redistribute = Zum ersten Mal ist ein Stapel leer
me-sheet-from = Woher?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] noch kein Geschenk
        [one] 1 Geschenk
       *[other] { $gifts } Geschenke
    }
me-redistribute-shuffle = Die Geschenke der anderen Stapel ({ $gifts }) zusammennehmen und mischen.
me-redistribute-lay = Offen als drei Stapel auslegen: { $sizes }.
me-reward-earned = { NAME($seat) } hat beide Geschenke von „{ NAME($special) }“: ohne Hinsehen wählen, woher; dann diese Karten durchsehen und eine nehmen. Die Reihenfolge der übrigen nicht ändern.
me-sheet-perhaps = Ein besonderes Set?
me-reward-perhaps = Nicht bekannt ist, ob { NAME($gift) } für { NAME($seat) } „{ name-secret }“ oder „{ name-treasures }“ vollendet. Wenn ja: ohne Hinsehen wählen, woher; dann diese Karten durchsehen und eine nehmen. Die Reihenfolge der übrigen nicht ändern.
me-act-no-reward = Nein: Zug beenden
me-seat-had = { $crystal ->
        [1] Kristall unbenutzt
       *[0] Kristall benutzt
    } · { $reward ->
        [1] Belohnung noch offen
       *[0] Belohnung genommen
    }
me-count = { $n } { NAME($kind) }
me-no-cards = keine Karten
me-count-colour = Schleifen: { NAME($colour) }
me-count-elves = Elfen
me-count-unknown = Unbekannt
me-count-sum = Summe
me-sort-touch = Ein Geschenk antippen, um es in seinem anderen Set zu zählen.
me-sort-to = zu { NAME($set) }
me-sort-best = Beste Sortierung
me-sort-own = Vom Spieler sortiert: { $score }; beste Sortierung: { $best }.
me-end-own = { NAME($seat) }: selbst sortiert; beste Sortierung: { $best }
me-end-touch = Einen Spieler antippen, um seine Geschenke zu sehen und anders zu sortieren.

me-tell-unjudged = { $act } · ungeprüft
me-tell-top = { NAME($gift) } auf Stapel { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } nimmt { NAME($kind) ->
        [nothing] eine unbekannte Karte
       *[other] { NAME($kind) }
    } aus { NAME($region) }
me-tell-take-nothing = { NAME($seat) } kann nichts nehmen
me-tell-swap = { NAME($seat) } legt { $away } ab und zieht { $drawn }
me-tell-create = { NAME($seat) }: { NAME($gift) } angefertigt für { $cards }{ $crystal ->
        [1] {" "}und den Kristall
       *[0] {""}
    }
me-tell-reward = { NAME($seat) }: { NAME($gift) } { $source ->
        [aside] von den beiseitegelegten Geschenken
       *[other] von Stapel { $source }
    }
me-tell-decline = { NAME($seat) } nimmt keine Belohnung
me-tell-redistribute = Stapel neu ausgelegt: { $sizes }
me-tell-end-turn = { NAME($seat) } beendet den Zug
me-tell-discard = { NAME($seat) } legt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab
me-tell-lay-bonus = Bonuskarten: { $gifts }
me-tell-bonus = { NAME($seat) } nimmt die Bonuskarte { NAME($gift) }
me-tell-younger = Bei Gleichstand am jüngsten: { NAME($seat) }
me-tell-sort = { NAME($seat) } sortiert die Geschenke um
me-tell-sort-best = { NAME($seat) }: wieder beste Sortierung

me-back-stack = Stapel { $stack }: wieder { $left ->
        [one] 1 Geschenk
       *[other] { $left } Geschenke
    }
me-back-gift = { NAME($seat) }: { NAME($gift) } zurückgeben
me-back-pawn = { NAME($seat) }: Elf zurück → { NAME($place) }
me-back-cards-take = { NAME($seat) }: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } zurücknehmen
me-back-cards-give = { NAME($seat) }: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } zurückgeben
me-back-crystal = { NAME($seat) }: Kristall zurücknehmen
me-back-region = { NAME($region) }: wieder { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
me-back-taken = { NAME($seat) }: { NAME($kind) ->
        [nothing] die genommene Karte
       *[other] { NAME($kind) }
    } zurück nach { NAME($region) }
me-back-refill = { NAME($region) }: alle Karten ({ $n }) zurück auf den Stapel der Stadt
me-back-drawn = { NAME($seat) }: gezogene Karten ({ $n }) zurück auf den Stapel der Stadt
me-back-away = { NAME($seat) }: oberste Karten vom Ablagestapel ({ $n }) zurück auf die Hand
me-back-shuffled = Stadt: Ein Teil des Stapels ({ $n }) ist wieder der Ablagestapel
me-back-made = { NAME($seat) }: { NAME($gift) } zurück auf Stapel { $stack }
me-back-paid = { NAME($seat) }: { $cards } vom Ablagestapel zurück
me-back-reward = { NAME($seat) }: { NAME($gift) } zurück { $source ->
        [aside] zu den beiseitegelegten
       *[other] in Stapel { $source }
    }
me-back-bonus = { NAME($seat) }: { NAME($gift) } zurück zu den Bonuskarten
me-lies-turn = Runde { $round }; am Zug: { NAME($seat) }
me-lies-stack = Stapel { $stack }: { $left ->
        [0] leer
        [one] 1 Geschenk
       *[other] { $left } Geschenke
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , oben { NAME($gift) }
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] nichts
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }{ $unknown } unbekannt
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $crystal ->
        [1] Kristall
       *[0] kein Kristall
    }{ $number ->
        [0] , kein Geschenk
       *[other] ; { $gifts }
    }

me-end-score = Punkte
me-end-sets = Sets
me-end-colour = Schleife
me-end-elves = Elfen
me-end-winner = { NAME($seat) } gewinnt mit { $score }
me-end-least = { NAME($seat) } gewinnt mit mindestens { $score }
me-end-open = Noch nicht entschieden: { $gifts ->
        [one] 1 Geschenk ist
       *[other] { $gifts } Geschenke sind
    } nicht gezählt
me-end-open-how = Die Punkte unten enthalten nur, was bekannt ist. „{ act-count-pad }“ zählt diese Partie aus; „{ me-act-pad-cards }“ erfasst dort auch die Karten für die nächste.
me-end-at-most = Höchstens: { $scores }
me-end-unknown = { $gifts ->
        [one] 1 Geschenk ist
       *[other] { $gifts } Geschenke sind
    } nicht ganz bekannt; was fehlt, bringt hier keine Punkte

sheet-chart-masterelf = Wertung
me-chart-sets = Geschenke im Set
me-chart-points = Punkte
me-chart-special = Geheimnis, Schätze: Jedes vollständige Paar zählt stattdessen { $points } Punkte.
me-chart-colour = Schleifen: 1 Punkt für jedes Geschenk einer Farbe; Regenbogen zählt zu jeder.
me-chart-elves = Elfen: je 1 Punkt.
me-chart-price = Ein Geschenk kostet 3 Karten seiner zwei Zutaten, 2 + 1; der Kristall ersetzt eine davon, einmal pro Partie.
me-chart-hand = Am Ende des eigenen Zuges dürfen bis zu 7 Zutaten bleiben.

option-side = Seite des Spielplans: { $value ->
        [night] Nacht
       *[day] Tag
    }
    .more = { $value ->
        [night] Um die Stadt liegen sechs Regionen mit je bis zu zwei Zutaten.
       *[day] Um die Stadt liegen vier Regionen mit je bis zu drei Zutaten.
    }
option-special_on_last_gift = Besonderes Set mit dem letzten Geschenk: { $value ->
        [true] erst die Belohnung
       *[false] die Partie endet
    }
    .more = Was gilt, wenn das letzte Geschenk der Partie ein besonderes Set vollendet?
option-deck = { $value ->
        [none] Karten: nur die in der Spielanleitung
       *[other] Eigene Schachtel: { $value }
    }
    .more = { $value ->
        [none] Was nur auf den Karten steht, gilt ungeprüft und wird so vermerkt.
       *[other] Die Geschenke und Zutaten der Schachtel werden geprüft und gezählt.
    }

# Schachtel erfassen
me-sheet-lesson = Eigene Schachtel: { $name }
me-teach-edition = Die zweite Auflage soll { $gifts } Geschenke und { $cards } Zutatenkarten haben; eine andere Anzahl ist auch in Ordnung. Eingeben, was bekannt ist, in beliebiger Reihenfolge; der Rest bleibt unbekannt.
me-teach-other-gifts = Geschenke in dieser Schachtel, wie eingegeben: { $gifts }.
me-teach-next = Was jetzt eingegeben wird, zählt ab der nächsten Partie.
me-teach-file = Sofort gespeichert in { $path }. Zum Exportieren diese Datei kopieren; zum Importieren eine andere danebenlegen.
me-teach-gift-cards = Geschenkkarten
me-teach-gifts = { $gifts } erfasst, { $complete } vollständig
me-teach-cards = gezählte Karten: { $cards }
me-teach-known = { $n } bekannt
me-list-gifts = Geschenke
me-list-ingredients = Zutaten
me-list-sets = Sets
me-list-colours = Schleifen
me-sheet-list-gifts = Geschenke: { $gifts } von { $edition } erfasst
me-new-gifts = + Geschenk
me-new-ingredients = + Zutat
me-new-sets = + Set
me-new-colours = + Schleife
me-title-gifts = Wie heißt das Geschenk?
me-title-ingredients = Wie heißt die Zutat?
me-title-sets = Wie heißt das Set?
me-title-colours = Wie heißt die Farbe der Schleife?
me-title-hint = Wie auf der Karte abgedruckt
me-missing = nicht erfasst: { $fields }
me-missing-ingredients = Zutaten
me-missing-sets = Sets
me-missing-colour = Schleife
me-missing-elves = Elf
me-gift-ingredients = Seine zwei Zutaten
me-gift-sets = Sein Set oder seine zwei Sets; Geheimnis und Schätze umfassen je zwei Geschenke
me-gift-colour = Seine Schleife
me-gift-elves = Ist ein Elf abgebildet?
me-gift-unknown = { $heading } · noch unbekannt
me-elf-yes = ein Elf
me-elf-no = kein Elf
me-act-remove = Entfernen
me-act-title = Titel
me-teach-count = Gezählte Karten: { $cards }; die zweite Auflage soll { $edition } haben. Eine Art, die bei 0 bleibt, wird nicht geprüft, und der Stapel der Stadt dann auch nicht.
me-teach-rename = Antippen, um einen Titel zu ändern.
me-teach-two = Nötig sind zwei verschiedene Zutaten
me-teach-two-more = Eine zweite Zutat wählen oder die erste noch einmal antippen, damit beide unbekannt bleiben.
me-teach-three-more = Zwei sind gewählt: zuerst eine davon antippen, um sie zu entfernen.
me-teach-sets = Ein Set oder zwei
me-teach-sets-more = { $special ->
        [1] Neben einem besonderen Set ist nur ein weiteres möglich.
       *[0] Ein Geschenk ist in höchstens zwei Sets: zuerst eines davon antippen, um es zu entfernen.
    }
me-teach-refused = Das ist nicht möglich
me-teach-unread = Diese Schachtel ist nicht lesbar
me-setup-side = Den Spielplan mit der { $side ->
        [night] Nachtseite (sechs Regionen)
       *[day] Tagseite (vier Regionen)
    } nach oben
me-setup-stacks = Geschenke mischen: drei offene Stapel zu je { $gifts }
me-setup-aside = Alle anderen Geschenke verdeckt beiseitelegen
me-setup-hands = Zutaten mischen: jeder bekommt { $cards }, geheim
me-setup-regions = Je eine Zutat offen in jede der { $regions } Regionen
me-setup-city = Die anderen Zutaten verdeckt in die Stadt
me-setup-each = Jeder Spieler: eine Übersicht, ein Kristall und ein Elf, der in der Stadt beginnt
me-setup-start = { NAME($seat) } beginnt
me-prompt-refill = { $cards ->
        [one] { $cards } neue Karte
       *[other] { $cards } neue Karten
    } in { NAME($region) } legen

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Zählblock · { $name }: { $score }
me-sheet-pad-result = Das Ergebnis
me-pad-sets = Kartensets
me-pad-entered = Eingegeben
me-pad-how = Für jedes Set einmal seine Kartenzahl antippen. Zum Entfernen ein eingegebenes Set antippen.
me-pad-special = Besondere Sets
me-pad-colour = Schleife, mit Regenbogen
me-pad-points = Punkte für Sets
me-pad-winner = { $names } gewinnt mit { $score }
me-pad-shared = { $names } gewinnen gemeinsam mit { $score }: Bei Gleichstand siegen alle
me-pad-counted = Aus diesen Zahlen gezählt; wie gespielt wurde, ist nicht geprüft.
me-pad-missing = Unvollständig: { $name }
me-pad-missing-sets = Die Sets eingeben: für jedes einmal tippen.
me-pad-missing-colour = Eingeben, wie viele Karten die häufigste Schleife haben, Regenbogen mitgezählt; 0, wenn es keine gibt.
me-pad-missing-elves = Eingeben, wie viele Karten einen Elfen zeigen; 0, wenn es keine gibt.
me-act-pad-clear = Spieler zurücksetzen
me-act-pad-result = Ergebnis
me-act-pad-new = Neu zählen
me-act-pad-back = Zahlen ändern
me-act-pad-keep = Ergebnis behalten

# Only scores are kept

me-phase-score = Nur Punkte
me-prompt-score = Am Ende der Partie die Geschenke zählen
me-act-next-round = Nächste Runde
me-act-count = Zählen
me-tell-keep-score = Nur Punkte
me-tell-next-round = Runde { $round } beginnt
me-tell-count = Geschenke gezählt
me-lies-score = Runde { $round }: Nur die Punkte werden festgehalten; was auf dem Tisch liegt, wird nicht verfolgt.
new-keep-score-masterelf = ohne Schiedsrichter, am Ende zählen

# The count by cards

me-act-pad-cards = Nach Karten
me-sheet-cards = { $name }: { $gifts ->
        [one] 1 Karte
       *[other] { $gifts } Karten
    }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
me-act-card-new = + Andere Karte
me-act-card-new-more = eingeben, was sie zählt
me-card-ask = antippen, einmal eingeben
me-card-sets = Sets der Karte, eins oder zwei
me-card-ribbon-0 = Schleife; die Karte zeigt keinen Elfen
me-card-ribbon-1 = Schleife; die Karte zeigt einen Elfen
me-card-sets-first = Zuerst die Sets
me-sheet-card = { $gift ->
        [none] Wofür zählt diese Karte?
       *[other] { $gift }: Wofür zählt diese Karte?
    }
me-set-number = Set { $n }
me-colour-yellow = gelb
me-colour-violet = violett
me-colour-orange = orange
me-colour-pink = rosa
me-colour-white = weiß
me-colour-black = schwarz
me-colour-brown = braun
