# Ein Tisch Master Elf: Ablehnungen, Fragen, Knöpfe, Blätter und Züge in Worten. Jede Kennung beginnt mit me- oder ME-.
# Wörter: gift Geschenk, ingredient Zutat, set Set (special: besonderes Set), stack Stapel, crystal Kristall,
# ribbon Schleife, city Stadt, region Region, reward Belohnung, taught box eingegebene Schachtel, pawn Elf.
# Namen und Titel stehen im Nominativ, vor einem Doppelpunkt; Unbenanntes heißt „nothing“.

ME-COMP-01 = { $what ->
        [gift] Nur einmal da: { NAME($gift) }
       *[ingredient] Zählfehler: so viele gibt es nicht
    }
    .more = { $what ->
        [gift] Es liegt auf einem anderen Stapel, oder jemand hat es schon.
       *[ingredient] Von einer Zutat wären mehr Karten bekannt, als die eingegebene Schachtel hat.
    }
ME-SETUP-01 = Es spielen 2 bis 4
    .more = Angegeben: { $seats }.
ME-SETUP-09 = Am Zug: { NAME($turn) }
    .more = { NAME($seat) } muss warten: es geht im Uhrzeigersinn.
ME-BOARD-02 = Nicht benachbart: { NAME($to) }
    .more = { NAME($location) }: daneben liegen die zwei Nachbarn im Ring und die Stadt.
ME-TURN-01 = Jetzt noch nicht oder nicht mehr
    .more = { $command ->
        [go] Der Zug beginnt mit dem Ziehen
        [take] Eine Zutat nimmt man nach dem Ziehen
        [swap] In der Stadt tauscht man nach dem Ziehen dorthin
        [create] Ein Geschenk entsteht, nachdem eine Zutat genommen ist
        [end_turn] Der Zug endet nach Ziehen und Nehmen
        [discard] Zutaten über 7 legt man am Ende des Zuges ab
        [redistribute] Die Stapel legt man neu, wenn der erste leer ist
        [reward] Belohnt wird ein Geschenk, das ein besonderes Set vollendet
        [sort] Geschenke ordnet man, wenn das Spiel aus ist
        [younger] Das Alter zählt, wenn man Bonuskarten nimmt
       *[bonus] Bonuskarten nimmt man nach dem Ende
    }; jetzt { $phase ->
        [move] zieht der Elf
        [take] wird eine Zutat genommen
        [create] entsteht ein Geschenk, oder der Zug endet
        [end] endet der Zug
        [discard] legt man das Überzählige ab
        [redistribute] legt man die Stapel neu
        [reward] nimmt man die Belohnung
       *[bonus] nimmt man eine Bonuskarte
    }.
ME-MOVE-01 = { NAME($seat) } muss weg: { NAME($location) }
    .more = Der Elf zieht in jedem Zug auf ein Nachbarfeld; stehen bleiben ist kein Zug.
ME-TAKE-01 = { $location ->
        [city] Die Stadt hat keine offenen Zutaten
       *[other] Das liegt hier nicht: { NAME($location) }
    }
    .more = { $location ->
        [city] Dort legt man Karten ab und zieht eine mehr.
       *[other] Man nimmt genau eine der Karten, die dort liegen.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: alles ist bekannt
       *[other] { NAME($region) }: nur { $unknown } unbekannt
    }
    .more = Eine Region wird erst gefüllt, wenn sie leer ist; was genannt war, liegt noch da.
ME-TAKE-03 = { $why ->
        [region] Getauscht wird in der Stadt
        [hand] So viele sind nicht in der Hand
        [kinds] Diese Karten sind nicht in der Hand
       *[drawn] { $away } abgelegt, { $drawn } gezogen
    }
    .more = { $why ->
        [region] Hier steht der Elf: { NAME($location) }. Man nimmt eine Karte, die dort liegt.
        [hand] Karten in der Hand: { $hand }.
        [kinds] Die bekannten Karten der Hand lassen keinen Platz dafür.
       *[drawn] Man zieht eine mehr, als man ablegt, soweit Karten da sind.
    }
ME-GIFT-01 = Ein Geschenk je Zug
    .more = { NAME($seat) } hat schon eines gemacht; der Zug endet jetzt.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Stapel { $stack } ist leer
       *[other] Stapel { $stack } zeigt: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Es gibt keine oberste Karte.
       *[other] So wurde es genannt; war es falsch, hilft „Zurück“.
    }
ME-GIFT-03 = { $why ->
        [held] Diese Karten sind nicht in der Hand
       *[cards] Genau 3 Karten: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] zwei von einer Art und eine von einer anderen.
       *[other] { NAME($a) } und { NAME($b) }, zwei von einer und eine von der anderen.
    }
ME-GIFT-04 = Drei gleiche zahlen nie
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] zwei von einer Art und eine von einer anderen.
       *[other] { NAME($a) } und { NAME($b) }, beide müssen dabei sein.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: Kristall verbraucht
        [number] Zum Kristall zwei Karten
       *[kind] Das passt nicht zum Kristall
    }
    .more = { $why ->
        [used] Alle haben einen für das ganze Spiel.
       *[other] Er steht für eine der drei: { NAME($a) ->
            [nothing] dazu zwei Karten der Zutaten des Geschenks.
           *[other] dazu zwei Karten aus { NAME($a) } und { NAME($b) }.
        }
    }
ME-HAND-01 = Genau { $surplus } ablegen
    .more = { NAME($seat) } hat { $hand }; 7 dürfen bleiben.
ME-END-01 = Drei etwa gleiche Stapel
    .more = Alle { $gifts } übrigen Geschenke liegen aus; die Stapel unterscheiden sich um höchstens eines.
ME-END-02 = Das Spiel ist zu Ende
    .more = Zum zweiten Mal war ein Stapel leer. „Zurück“ führt wieder hinein.
ME-BONUS-02 = Zuerst wählt { NAME($turn) }
    .more = { NAME($seat) } muss warten: erst die wenigsten Geschenke, dann die meisten Zutaten, dann wer jünger ist.
ME-SPEC-01 = Kein besonderes Set vollendet
    .more = { NAME($seat) } nimmt nur dann ein Geschenk, wenn das eben gemachte Geheimnis oder Schätze vollendet.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Dort liegt nichts
       *[other] Dort liegt nur: { NAME($top) }
    }
    .more = { $source ->
        [aside] Es liegen keine Geschenke mehr beiseite.
       *[other] Stapel { $source } hat kein anderes.
    }
ME-SPEC-03 = { NAME($seat) } hatte die Belohnung schon
    .more = Man nimmt sie einmal im Spiel, auch mit beiden besonderen Sets.
ME-SCORE-01 = { $why ->
        [twice] Doppelt gezählt: { NAME($gift) }
        [lacks] Nicht aus diesem Set: { NAME($gift) }
        [owned] Nicht bei den Geschenken: { NAME($gift) }
       *[left] Ausgelassen: { NAME($gift) }
    }
    .more = { $why ->
        [left] Jedes Geschenk mit einem Set zählt in einem davon.
       *[other] Jedes Geschenk zählt in genau einem seiner Sets, nicht hier: { NAME($set) }.
    }

# Orte und eigene Wörter des Regelhefts

game-masterelf = Master Elf
new-oldest-masterelf = am jüngsten, beginnt
act-oldest-masterelf = Am jüngsten, beginnt
new-clockwise-masterelf = Im Uhrzeigersinn um den Tisch. Einen Platz berühren, um Name, Farbe oder Lage zu ändern; wer am jüngsten ist, beginnt.
new-options-masterelf = { $changed ->
        [0] die Tagseite; berühren ändert
       *[other] anders als sonst
    }
name-city = Stadt
name-r1 = Region 1
name-r2 = Region 2
name-r3 = Region 3
name-r4 = Region 4
name-r5 = Region 5
name-r6 = Region 6
name-rainbow = Regenbogen
name-secret = Geheimnis
name-treasures = Schätze
me-ingredient-air = Luft
me-ingredient-metal = Metall
me-ingredient-magic = Magie
me-ingredient-water = Wasser
me-unlisted = neues Geschenk { $n }

# Der Tisch

me-phase-move = Elf ziehen
me-phase-take = Zutat nehmen
me-phase-create = Geschenk machen
me-phase-end = Ende des Zuges
me-phase-discard = Handlimit 7
me-phase-redistribute = Ein Stapel ist leer
me-phase-reward = Besonderes Set
me-phase-bonus = Bonuskarten
me-phase-over = Spielende

me-prompt-move = Ein Nachbarfeld berühren
me-prompt-take = Welche wird genommen?
me-prompt-swap = Wie viele werden abgelegt?
me-prompt-create = Stapel berühren oder Zug beenden
me-prompt-end = Der Zug ist vorbei
me-prompt-discard = Ablegen bis auf 7
me-prompt-redistribute = Die Geschenke neu auslegen
me-prompt-reward = Noch ein Geschenk, gratis
me-prompt-bonus = Eine Bonuskarte wählen
me-prompt-over = Das Spiel ist zu Ende
me-prompt-region = Die Region berühren
me-prompt-lay = Was liegt dort?
me-prompt-top = Welches Geschenk liegt dort?
me-prompt-pay = Womit gezahlt?

me-panel-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
me-panel-gifts = { $gifts ->
        [one] 1 Geschenk
       *[other] { $gifts } Geschenke
    }
me-panel-crystal = Kristall
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = kein Stapel
me-stack-untold = Stapel { $stack }
me-stack-untold-more = Was liegt oben?
me-card-unlisted = nicht eingegeben
me-card-sets-unknown = Sets unbekannt
me-card-elf = mit Elf im Bild
me-card-unknown = Was hier fehlt, zählt nichts.
me-price-unknown = Zutaten unbekannt
me-untold = ungenannt
me-city = Stadt
me-way-city = Karten tauschen
me-way-empty = leer
me-swap = { $away } ablegen
me-swap-more = { $drawn } ziehen

me-act-tell = Region nennen
me-act-away = Welche genau
me-act-laid = Das ist alles
me-act-end-turn = Zug beenden
me-act-pay = { $cards ->
        [0] Nichts zahlen
        [one] 1 Karte zahlen
       *[other] { $cards } Karten zahlen
    }
me-act-swap-these = { $away } ablegen, { $drawn } ziehen
me-act-discard = { $cards } ablegen
me-act-discard-kinds = Welche genau
me-act-discard-these = Ablegen
me-act-laid-out = Gelegt: { $sizes }
me-act-decline = Nein, danke
me-from-stack = Stapel { $stack }
me-from-aside = Beiseite
me-other-gift = Anderes Geschenk
me-other-gift-more = nicht eingegeben
me-other-gift-how = Ein anderes Geschenk gilt ungeprüft und wird so vermerkt. Im Menü unter „Schachtel eingeben“ eingeben: dann zählt es ab dem nächsten Spiel.
me-with-crystal = Der Kristall steht für eine Karte
me-pay-crystal = { $cards }, Kristall
me-pay-unknown = Die eingegebene Schachtel sagt nicht, was dieses Geschenk kostet. Jedes 2 + 1 wird geglaubt und so vermerkt; die Karte eingeben, dann prüft es das nächste Spiel.

me-sheet-lay = { NAME($region) }: { $cards } zu nennen
me-sheet-top = Welches Geschenk liegt auf Stapel { $stack }?
me-sheet-reward = Welches Geschenk kam { $source ->
        [aside] von denen beiseite
       *[other] von Stapel { $source }
    }?
me-sheet-bonus = { NAME($seat) } nimmt welche Bonuskarte?
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } legt ab
me-sheet-discard = { NAME($seat) } hat { $hand }: { $cards } zu viel
me-sheet-redistribute = Zum ersten Mal ist ein Stapel leer
me-sheet-from = Woher?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] noch kein Geschenk
        [one] 1 Geschenk
       *[other] { $gifts } Geschenke
    }
me-redistribute-shuffle = Die { $gifts } Geschenke der anderen Stapel zusammennehmen und mischen.
me-redistribute-lay = Offen als drei Stapel auslegen: { $sizes }.
me-reward-earned = { NAME($seat) } hat beide Geschenke von { NAME($special) }: ohne hinzusehen wählen, woher; dann diese Karten durchsehen und eine nehmen. Ihre Reihenfolge bleibt.
me-seat-had = { $crystal ->
        [1] Kristall unbenutzt
       *[0] Kristall verbraucht
    } · { $reward ->
        [1] Belohnung noch offen
       *[0] Belohnung genommen
    }

me-count = { $n } { NAME($kind) }
me-no-cards = keine Karten
me-count-colour = Schleifen: { NAME($colour) }
me-count-elves = Elfen
me-count-unknown = Unbekannt
me-count-sum = Zusammen

me-tell-unjudged = { $act } · ungeprüft
me-tell-top = { NAME($gift) } auf Stapel { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } nimmt { NAME($kind) ->
        [nothing] eine ungenannte Karte
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) } findet nichts zu nehmen
me-tell-swap = { NAME($seat) } legt { $away } ab, zieht { $drawn }
me-tell-create = { NAME($seat) } macht { NAME($gift) } für { $cards }{ $crystal ->
        [1] {" "}und den Kristall
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } nimmt { NAME($gift) } { $source ->
        [aside] von denen beiseite
       *[other] von Stapel { $source }
    }
me-tell-decline = { NAME($seat) } nimmt keine Belohnung
me-tell-redistribute = Stapel neu gelegt: { $sizes }
me-tell-end-turn = { NAME($seat) } beendet den Zug
me-tell-discard = { NAME($seat) } legt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab
me-tell-bonus = { NAME($seat) } nimmt die Bonuskarte { NAME($gift) }

me-back-stack = Stapel { $stack }: wieder { $left ->
        [one] 1 Geschenk
       *[other] { $left } Geschenke
    }
me-back-gift = { NAME($seat) }: { NAME($gift) } zurück
me-back-pawn = { NAME($seat) }: Elf zurück, { NAME($place) }
me-back-cards-take = { NAME($seat) }: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } zurücknehmen
me-back-cards-give = { NAME($seat) }: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } zurückgeben
me-back-crystal = { NAME($seat) }: Kristall zurücknehmen
me-back-region = { NAME($region) }: wieder { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }

me-lies-turn = Runde { $round }; am Zug: { NAME($seat) }
me-lies-stack = Stapel { $stack }: { $left ->
        [0] leer
        [one] 1 Geschenk
       *[other] { $left } Geschenke
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
        }{ $unknown } ungenannt
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
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
me-end-shared = { NAME($seat) } gewinnt mit { $score }, geteilt: Gleichstand bleibt Gleichstand
me-end-unknown = { $gifts ->
        [one] 1 Geschenk ist
       *[other] { $gifts } Geschenke sind
    } nicht ganz bekannt; was fehlt, zählt hier nichts

sheet-chart-masterelf = Was wie viel zählt
me-chart-sets = Geschenke im Set
me-chart-points = Punkte
me-chart-special = Geheimnis und Schätze: beide Geschenke zusammen stattdessen { $points } Punkte.
me-chart-colour = Schleifen: 1 Punkt je Geschenk einer Farbe; Regenbogen zählt zu jeder.
me-chart-elves = Elfen: je 1 Punkt.
me-chart-price = Ein Geschenk kostet 3 Karten seiner zwei Zutaten, 2 + 1; der Kristall steht für eine, einmal im Spiel.
me-chart-hand = Am Ende des Zuges dürfen 7 Zutaten bleiben.

option-side = Seite des Plans: { $value ->
        [night] Nacht
       *[day] Tag
    }
    .more = { $value ->
        [night] Eine Stadt und sechs Regionen mit bis zu zwei Zutaten.
       *[day] Eine Stadt und vier Regionen mit bis zu drei Zutaten.
    }
option-special_on_last_gift = Besonderes Set beim letzten Geschenk: { $value ->
        [true] erst die Belohnung
       *[false] das Spiel endet
    }
    .more = Wenn das Geschenk, das das Spiel beendet, ein besonderes Set vollendet.
option-deck = Eingegebene Schachtel: { $value ->
        [none] keine
       *[other] { $value }
    }
    .more = { $value ->
        [none] Was nur die Karten sagen, wird geglaubt und vermerkt.
       *[other] Ihre Geschenke und Zutaten werden geprüft und gezählt.
    }

# Schachtel eingeben

me-sheet-lesson = Ihre Schachtel: { $name }
me-teach-edition = Die zweite Ausgabe soll { $gifts } Geschenke und { $cards } Zutatenkarten haben; anders ist auch recht. Eingeben, was bekannt ist, in beliebiger Folge: was offen bleibt, bleibt unbekannt.
me-teach-other-gifts = Diese Schachtel hat { $gifts } Geschenke: wie angegeben.
me-teach-next = Was jetzt eingegeben wird, zählt ab dem nächsten Spiel.
me-teach-file = Sofort gesichert in { $path }. Diese Datei kopieren heißt ausführen; eine andere daneben legen heißt einführen.
me-teach-gift-cards = Geschenkkarten
me-teach-new-box = + Schachtel
me-teach-gifts = { $gifts } genannt, { $complete } ganz
me-teach-cards = { $cards } Karten gezählt
me-teach-known = { $n } bekannt
me-list-gifts = Geschenke
me-list-ingredients = Zutaten
me-list-sets = Sets
me-list-colours = Schleifen
me-sheet-list-gifts = Geschenke: { $gifts } von { $edition } genannt
me-new-gifts = + Geschenk
me-new-ingredients = + Zutat
me-new-sets = + Set
me-new-colours = + Schleife
me-title-gifts = Wie heißt das Geschenk?
me-title-ingredients = Wie heißt die Zutat?
me-title-sets = Wie heißt das Set?
me-title-colours = Wie heißt die Farbe der Schleife?
me-title-hint = Wie auf der Karte gedruckt
me-missing = offen: { $fields }
me-missing-ingredients = Zutaten
me-missing-sets = Sets
me-missing-colour = Schleife
me-missing-elves = Elf
me-gift-ingredients = Seine zwei Zutaten
me-gift-sets = Ein oder zwei Sets; Geheimnis und Schätze sind je zwei Geschenke
me-gift-colour = Seine Schleife
me-gift-elves = Ist ein Elf abgebildet?
me-gift-unknown = { $heading } · noch unbekannt
me-elf-yes = ein Elf
me-elf-no = kein Elf
me-act-remove = Entfernen
me-act-title = Titel
me-teach-count = { $cards } Karten gezählt; die zweite Ausgabe soll { $edition } haben. Bei 0 ist eine Art nicht gezählt, und der Stapel der Stadt auch nicht.
me-teach-rename = Berühren ändert den Titel.
me-teach-two = Ein Geschenk braucht zwei Zutaten
me-teach-two-more = Eine allein geht nicht: eine zweite wählen, oder die erste noch einmal berühren, damit beide offen bleiben.
me-teach-three-more = Zwei sind gewählt: erst eine davon berühren, um sie wegzunehmen.
me-teach-sets = Ein Set oder zwei
me-teach-sets-more = { $special ->
        [1] Neben einem besonderen Set steht ein anderes.
       *[0] Ein Geschenk ist in höchstens zwei Sets: erst eines davon berühren, um es wegzunehmen.
    }
me-teach-refused = Das kann nicht sein
me-teach-unread = Diese Schachtel ist nicht lesbar

# Wer jünger ist, und eigenes Sortieren

me-prompt-younger = Wer ist am jüngsten?
me-sheet-younger = Wer davon ist am jüngsten?
me-younger-why = Gleich viele Geschenke und Zutaten: wer jünger ist, wählt zuerst eine Bonuskarte.
me-sort-touch = Ein Geschenk berühren, dann zählt es im anderen Set.
me-sort-to = zu { NAME($set) }
me-sort-best = Wieder am besten
me-sort-own = Selbst sortiert: { $score }; am besten wären { $best }.
me-end-own = { NAME($seat) }: selbst sortiert; am besten wären { $best }
me-end-touch = Einen Platz berühren, um Geschenke zu sehen und umzusortieren.
me-tell-younger = { NAME($seat) } ist davon am jüngsten
me-tell-sort = { NAME($seat) } sortiert die Geschenke um
me-tell-sort-best = { NAME($seat) }: wieder am besten sortiert
me-setup-side = Das Brett mit der { $side ->
        [night] Nachtseite (sechs Regionen)
       *[day] Tagseite (vier Regionen)
    } nach oben
me-setup-stacks = Geschenke mischen: drei offene Stapel zu { $gifts }
me-setup-aside = Alle übrigen Geschenke verdeckt beiseite
me-setup-hands = Zutaten mischen: { $cards } an alle, geheim
me-setup-regions = Eine Zutat offen in jedes der { $regions } Regionen
me-setup-city = Die übrigen Zutaten verdeckt in die Stadt
me-setup-each = Alle: eine Übersicht, ein Kristall, und der Elf in die Stadt
me-setup-start = { NAME($seat) } beginnt
me-prompt-refill = { $cards } neue { $cards ->
        [one] Karte
       *[other] Karten
    } in { NAME($region) } legen
