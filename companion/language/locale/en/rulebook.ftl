# The rules of a game as pages: looking one up, reading it; and a language of one's own at a seat.

act-rules = Rules
act-all-rules = All rules
sheet-rules = Rules
sheet-rule = Rule { $rule }
rules-hint = A word in any language, or a number
rules-none = No rule says that. Try fewer words, or one of the pieces.
rules-last = Refused last
rules-around = Before and after it
rules-setup = Setup
rules-counters = Drawing counters
me-rules-gifts = Gifts
me-rules-ingredients = Ingredients
me-rules-crystal = Crystal
me-rules-elf = Elf
settings-seats = A seat may be spoken to in a language of its own
tongue-table = as the table
seat-tongue = Language

