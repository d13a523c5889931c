# Слова из коробки по-русски, по записи на вещь. $count выбирает число, .acc — винительный падеж, .in — «где», .short — коротко.

name-1 = Игрок 1
name-2 = Игрок 2
name-3 = Игрок 3
name-4 = Игрок 4
name-5 = Игрок 5
name-6 = Игрок 6

# Путь: два его города, и тип местности, если два пути соединяют одни и те же города.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# Что показывает страница слов, под этими заголовками.
words-kinds = Виды транспорта
name-pig = { $count ->
        [one] гигантский кабан
        [few] гигантских кабана
       *[other] гигантских кабанов
    }
    .acc = гигантского кабана
    .short = кабан
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
    .short = облако
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
    .short = повозка
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
        [few] фишки городов
       *[other] фишек городов
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
        [few] карты раундов
       *[other] карт раундов
    }
name-town-card = { $count ->
        [one] карта города
        [few] карты городов
       *[other] карт городов
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
name-place = выкладывание жетона транспорта
name-obstruct = выкладывание препятствия
name-pass = пропуск хода
name-travel = передвижение башмака
name-end_move = конец хода
name-discard = сброс карт
name-keep = выбор жетона, который остаётся
name-target = раскрытие карты города
