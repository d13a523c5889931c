# Pravidla hry jako stránky: pravidlo najít, přečíst; a vlastní jazyk u jednoho místa.

act-rules = Pravidla
act-all-rules = Všechna pravidla
sheet-rules = Pravidla
sheet-rule = Pravidlo
rules-hint = Slovo v kterémkoli jazyce, nebo číslo
rules-none = To žádné pravidlo neříká. Zkuste méně slov nebo některou z figurek.
rules-last = Naposled zamítnuto
rules-around = Před ním a po něm
rules-setup = Příprava
rules-counters = Výběr prostředků
me-rules-gifts = Dárky
me-rules-ingredients = Přísady
me-rules-crystal = Krystal
me-rules-elf = Elf
settings-seats = Na jedno místo lze mluvit jeho vlastním jazykem
tongue-table = jako stůl
seat-tongue = Jazyk

