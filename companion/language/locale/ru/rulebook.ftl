# Правила игры страницами: найти, прочесть; и свой язык у каждого игрока.

act-rules = Правила
act-all-rules = Все правила
sheet-rule = Правило
rules-hint = Слово на любом языке или номер
rules-none = Правило не найдено. Попробуйте меньше слов или название жетона, карты, фишки.
rules-last = Последний отказ
rules-around = Связанные правила
rules-setup = Подготовка
rules-counters = Разбор жетонов
me-rules-gifts = Подарки
me-rules-ingredients = Ингредиенты
me-rules-crystal = Кристалл
me-rules-elf = Эльф
tongue-table = как на общем экране
seat-tongue = Язык
