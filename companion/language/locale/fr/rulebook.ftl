# Les règles d'un jeu en pages : en chercher une, la lire ; et une langue à soi à une place.

act-rules = Règles
act-all-rules = Toutes les règles
sheet-rules = Règles
sheet-rule = Règle
rules-hint = Un mot dans n'importe quelle langue, ou un numéro
rules-none = Aucune règle ne le dit. Essayez moins de mots, ou l'un des éléments.
rules-last = Dernier refus
rules-around = Avant et après
rules-setup = Mise en place
rules-counters = Prendre les transports
me-rules-gifts = Cadeaux
me-rules-ingredients = Ingrédients
me-rules-crystal = Cristal
me-rules-elf = Elfe
settings-seats = On peut parler à une place dans sa propre langue
tongue-table = comme la table
seat-tongue = Langue

