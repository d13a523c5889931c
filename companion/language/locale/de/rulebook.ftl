# Die Regeln eines Spiels als Seiten: eine suchen, sie lesen; und eine eigene Sprache an einem Platz.

act-rules = Regeln
act-all-rules = Alle Regeln
sheet-rules = Regeln
sheet-rule = Regel
rules-hint = Ein Wort in irgendeiner Sprache, oder eine Nummer
rules-none = Das sagt keine Regel. Weniger Wörter helfen, oder einer der Spielsteine.
rules-last = Zuletzt abgelehnt
rules-around = Davor und danach
rules-setup = Aufbau
rules-counters = Mittel ziehen
me-rules-gifts = Geschenke
me-rules-ingredients = Zutaten
me-rules-crystal = Kristall
me-rules-elf = Elf
settings-seats = Ein Platz kann in eigener Sprache angesprochen werden
tongue-table = wie der Tisch
seat-tongue = Sprache

