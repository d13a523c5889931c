# Расклад, введённый посреди игры: что в нём не сходится, и страницы, на которых его вводят.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }, а в коробке 8
    .more = Среди открытых, на дорогах и перед игроками жетонов этого вида вместе было бы больше, чем есть в коробке.
EL-SETUP-09 = Препятствий больше, чем использовано
    .more = На дорогах: { $lying }. Игроков, уже использовавших своё препятствие: { $used }.
EL-DRAW-04 = Слишком много закрытых жетонов
    .more = { NAME($seat) }: закрытых { $hidden }, сейчас может быть не больше { $most }.
EL-DRAW-05 = Жетонов больше, чем взято
    .more = Перед игроками и на дорогах: { $counters }. Взять или оставить можно было не больше { $most }.
EL-DRAW-09 = Слишком много жетонов
    .more = { NAME($seat) }: жетонов { $counters }, сейчас может быть не больше { $most }.
EL-COST-03 = Фишек больше, чем сыграно карт
    .more = { NAME($seat) }: фишек за этот раунд { $pieces }, а карт с руки ушло { $cards }.
EL-COLLECT-01 = Фишка этого города уже собрана
    .more = { NAME($seat) }: башмак стоит в городе { NAME($town) }, значит, эта фишка среди собранных.
EL-CLEAN-05 = На дорогах ещё пусто
    .more = Введено жетонов на дорогах: { $roads }. В этой фазе их там ещё нет.
EL-END-05 = Все 20 фишек: игра окончена
    .more = { NAME($seat) }: собраны все фишки; по выбранным правилам это конец игры.

act-catch-up = Ввести расклад
catch-up-round = Раунд
catch-up-towns = Города
catch-up-hands = У игроков
catch-up-roads = Дороги
catch-up-check = Проверка
catch-up-round-prompt = Раунд и чей ход
catch-up-towns-prompt = Коснитесь города: фишки или башмак
catch-up-hands-prompt = Карты и жетоны каждого игрока
catch-up-roads-prompt = Жетон, потом его дорога
catch-up-check-prompt = На столе так?
catch-up-start = Карта первого игрока:
catch-up-turn = Ходит:
catch-up-pieces = Фишки
catch-up-boot = Башмак
catch-up-untold = открытый, неизвестный
catch-up-obstacle-there = Препятствие есть
catch-up-obstacle-used = Препятствия уже нет
act-so-it-is = Всё верно
catch-up-right = Всё сходится. Судья продолжит с этого момента:
catch-up-doubts = Это необычно. Если вы так договорились, оставьте как есть; чтобы исправить, коснитесь:
catch-up-faults = { $faults ->
        [1] Одно расхождение. Коснитесь его, чтобы исправить.
        [one] { $faults } расхождение. Коснитесь любого, чтобы исправить.
        [few] { $faults } расхождения. Коснитесь любого, чтобы исправить.
       *[other] { $faults } расхождений. Коснитесь любого, чтобы исправить.
    }
catch-up-unclear = Так ходить некому. Проверьте раунд.
tell-catch-up = Расклад введён: раунд { $round }, { $phase }
act-already = Игра уже идёт
new-already = ввести расклад

# Master Elf

catch-up-board = Поле
catch-up-seats = Игроки
catch-up-board-prompt = Касайтесь мест: эльф или карта
catch-up-seats-prompt = Карты и кристалл каждого игрока
me-enter-day = Дневная сторона
me-enter-night = Ночная сторона
me-enter-stacks-0 = Стопки ещё не заканчивались
me-enter-stacks-1 = Одна закончилась: новые стопки
me-enter-stacks-2 = Две закончились: бонусные карты
me-enter-pawn = Эльф
me-enter-unknown = Другие подарки
me-enter-gifts = Подарки по названию:
me-enter-crystal = { $there ->
        [1] Кристалл не потрачен
       *[0] Кристалл потрачен
    }
me-enter-reward = { $there ->
        [1] Награды не было
       *[0] Награда получена
    }
