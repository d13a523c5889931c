# Слова из коробки, по-русски. Одна вещь, одна запись; $count выбирает число, .acc винительный, .in где, .short кратко.

name-1 = Место 1
name-2 = Место 2
name-3 = Место 3
name-4 = Место 4
name-5 = Место 5
name-6 = Место 6

# Путь: два его города, и тип местности, если два пути соединяют одни и те же города.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# What the page of words shows, under these headings.
words-kinds = Средства передвижения
name-pig = { $count ->
        [one] гигантский кабан
        [few] гигантских кабана
       *[other] гигантских кабанов
    }
    .acc = гигантского кабана
name-elfcycle = { $count ->
        [one] эльфоцикл
        [few] эльфоцикла
       *[other] эльфоциклов
    }
    .acc = эльфоцикл
name-cloud = { $count ->
        [one] волшебное облако
        [few] волшебных облака
       *[other] волшебных облаков
    }
    .acc = волшебное облако
name-unicorn = { $count ->
        [one] единорог
        [few] единорога
       *[other] единорогов
    }
    .acc = единорога
name-troll = { $count ->
        [one] повозка тролля
        [few] повозки тролля
       *[other] повозок тролля
    }
    .acc = повозку тролля
name-dragon = { $count ->
        [one] дракон
        [few] дракона
       *[other] драконов
    }
    .acc = дракона
name-raft = { $count ->
        [one] плот
        [few] плота
       *[other] плотов
    }

words-terrains = Местность
name-plain = равнина
    .in = на равнине
name-wood = лес
    .in = в лесу
name-desert = пустыня
    .in = в пустыне
name-mountain = горы
    .in = в горах
name-river = река
    .in = на реке
name-lake = озеро
    .in = на озере

words-pieces = Фишки и карты
name-counter = { $count ->
        [one] жетон транспорта
        [few] жетона транспорта
       *[other] жетонов транспорта
    }
    .short = { $count ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
name-obstacle = { $count ->
        [one] препятствие
        [few] препятствия
       *[other] препятствий
    }
name-card = { $count ->
        [one] карта странствий
        [few] карты странствий
       *[other] карт странствий
    }
    .short = { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
    .acc = { $count ->
        [one] карту
        [few] карты
       *[other] карт
    }
name-piece = { $count ->
        [one] фишка города
        [few] фишки города
       *[other] фишек города
    }
    .short = { $count ->
        [one] фишка
        [few] фишки
       *[other] фишек
    }
name-boot = { $count ->
        [one] эльфийский башмак
        [few] эльфийских башмака
       *[other] эльфийских башмаков
    }
name-round-card = { $count ->
        [one] карта раунда
        [few] карты раунда
       *[other] карт раунда
    }
name-town-card = { $count ->
        [one] карта города
        [few] карты города
       *[other] карт города
    }
name-start-card = карта первого игрока
name-chart = карта-памятка
name-board = игровое поле

words-others = Другие слова
name-elf = эльф
name-town = город
name-capital = столица
name-road = дорога
name-ferry = паром
name-arrow = стрелка
name-downriver = вниз по течению
name-upriver = вверх по реке
name-terrain = тип местности
name-caravan = караван
name-stack = стопка
name-face-down = лицевой стороной вниз
name-face-up = лицевой стороной вверх
name-hand = рука
name-round = раунд
name-phase = фаза
name-turn = ход
name-start-player = первый игрок
name-clockwise = по часовой стрелке
name-tie = ничья
name-variation = вариант игры
name-destination = цель

words-phases = Фазы
name-deal = Раздача карт странствий
name-draw_hidden = Разбор жетонов транспорта, лежащих лицевой стороной вниз
name-draw = Разбор добавочных жетонов транспорта
name-plan = Планирование маршрутов
name-move = Передвижение
name-cleanup = Завершение раунда
name-over = Конец игры

words-acts = Действия
name-turn_up = открытие жетона транспорта
name-drawn = разбор жетонов транспорта
name-place = размещение жетона транспорта
name-obstruct = размещение препятствия
name-pass = пропуск хода
name-travel = передвижение башмака
name-end_move = конец хода
name-discard = сброс карт
name-keep = сохранение жетона
name-target = раскрытие карты города
