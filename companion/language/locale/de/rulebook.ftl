# Die Regeln eines Spiels als Seiten: eine suchen, sie lesen; und die eigene Sprache eines Spielers.

act-rules = Regeln
act-all-rules = Alle Regeln
sheet-rule = Regel
rules-hint = Ein Wort in einer beliebigen Sprache oder eine Nummer
rules-none = Keine Regel gefunden. Weniger Wörter versuchen oder den Namen eines Spielteils.
rules-last = Letzte Ablehnung
rules-around = Verwandte Regeln
rules-setup = Aufbau
rules-counters = Transportmittel ziehen
me-rules-gifts = Geschenke
me-rules-ingredients = Zutaten
me-rules-crystal = Kristall
me-rules-elf = Elf
tongue-table = wie der Tisch
seat-tongue = Sprache
