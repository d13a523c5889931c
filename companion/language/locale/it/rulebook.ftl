# Le regole di un gioco come pagine: cercarne una, leggerla; e una lingua propria a un posto.

act-rules = Regole
act-all-rules = Tutte le regole
sheet-rules = Regole
sheet-rule = Regola
rules-hint = Una parola in qualsiasi lingua, o un numero
rules-none = Nessuna regola lo dice. Provate con meno parole, o con uno dei pezzi.
rules-last = Ultimo rifiuto
rules-around = Prima e dopo
rules-setup = Preparazione
rules-counters = Estrarre i mezzi
me-rules-gifts = Regali
me-rules-ingredients = Ingredienti
me-rules-crystal = Cristallo
me-rules-elf = Elfo
settings-seats = A un posto si può parlare nella sua lingua
tongue-table = come il tavolo
seat-tongue = Lingua

