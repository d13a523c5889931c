# Правила игры страницами: найти, прочесть; и собственный язык у места.

act-rules = Правила
act-all-rules = Все правила
sheet-rules = Правила
sheet-rule = Правило
rules-hint = Слово на любом языке или номер
rules-none = Такого нет ни в одном правиле. Попробуйте меньше слов или одну из фишек.
rules-last = Последний отказ
rules-around = До и после
rules-setup = Подготовка
rules-counters = Разбор жетонов
me-rules-gifts = Подарки
me-rules-ingredients = Ингредиенты
me-rules-crystal = Кристалл
me-rules-elf = Эльф
settings-seats = К месту можно обращаться на его собственном языке
tongue-table = как стол
seat-tongue = Язык

