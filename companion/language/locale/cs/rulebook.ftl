# Pravidla hry jako stránky: pravidlo najít, přečíst; a vlastní jazyk každého hráče.

act-rules = Pravidla
act-all-rules = Všechna pravidla
sheet-rule = Pravidlo
rules-hint = Slovo v kterémkoli jazyce, nebo číslo
rules-none = Žádné pravidlo nenalezeno. Zkuste méně slov nebo název některého dílu.
rules-last = Poslední zamítnutí
rules-around = Související pravidla
rules-setup = Příprava
rules-counters = Výběr prostředků
me-rules-gifts = Dárky
me-rules-ingredients = Přísady
me-rules-crystal = Krystal
me-rules-elf = Elf
tongue-table = jako u stolu
seat-tongue = Jazyk
