# Le regole di un gioco come pagine: cercarne una, leggerla; e la lingua di ogni giocatore.

act-rules = Regole
act-all-rules = Tutte le regole
sheet-rule = Regola
rules-hint = Una parola in qualsiasi lingua, o un numero
rules-none = Nessuna regola trovata. Prova con meno parole, o con il nome di un pezzo.
rules-last = Ultimo rifiuto
rules-around = Regole correlate
rules-setup = Preparazione
rules-counters = Estrarre i mezzi
me-rules-gifts = Regali
me-rules-ingredients = Ingredienti
me-rules-crystal = Cristallo
me-rules-elf = Elfo
tongue-table = come il tavolo
seat-tongue = Lingua
