# The rules of a game as pages: looking one up, reading it; and each player's language.

act-rules = Rules
act-all-rules = All rules
sheet-rule = Rule
rules-hint = A word in any language, or a number
rules-none = No rule found. Try fewer words, or the name of a piece.
rules-last = Last refusal
rules-around = Related rules
rules-setup = Setup
rules-counters = Drawing counters
me-rules-gifts = Gifts
me-rules-ingredients = Ingredients
me-rules-crystal = Crystal
me-rules-elf = Elf
tongue-table = same as the table
seat-tongue = Language
