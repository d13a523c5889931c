# Les règles d’un jeu en pages : en chercher une, la lire ; et la langue de chaque joueur.

act-rules = Règles
act-all-rules = Toutes les règles
sheet-rule = Règle
rules-hint = Un mot dans n’importe quelle langue, ou un numéro
rules-none = Aucune règle trouvée. Essayez avec moins de mots, ou avec le nom d’une pièce.
rules-last = Dernier refus
rules-around = Règles voisines
rules-setup = Mise en place
rules-counters = Prendre les transports
me-rules-gifts = Cadeaux
me-rules-ingredients = Ingrédients
me-rules-crystal = Cristal
me-rules-elf = Elfe
tongue-table = comme la table
seat-tongue = Langue
