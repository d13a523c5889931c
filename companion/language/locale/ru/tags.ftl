# Назначение меток: что в каждой коробке может иметь метку, сколько уже сделано и о чём спрашивается.

act-teach = Назначить метки
act-next = Дальше
act-forget = Забыть
act-keep = Оставить
act-change = Изменить
act-swap = Заменить
act-both = Оставить обе
act-one-more = Ещё одна
sheet-tags = Метки: { $game }
tags-how = Коснитесь того, чему назначаете метки, и кладите их на считыватель одну за другой.
tags-no-reader = Считыватель не настроен: см. «{ act-hardware }».
tags-waiting = На считывателе новая метка: коснитесь того, к чему она относится.
tags-choose = Коснитесь того, чему принадлежит следующая метка.
tags-next = Положите следующую метку: { $thing }, { $n } / { $many }
tags-next-uncounted = Положите следующую метку: { $thing }, { $n }
tags-next-place = Положите метку места на считыватель, а на поле с датчиками — любую на само место.
tags-whole = Все метки уже назначены.
tags-same = Уже назначена: { $thing }
tags-stays = Во время партии метку изменить нельзя.
tags-other = Эта метка уже означает другое
tags-reader-other = Считыватель { $reader } занят другим местом
tags-other-more = До сих пор: { $before }. Теперь: { $after }?
tags-full = { $thing }: { $many ->
        [1] метка уже есть
       *[other] все метки уже есть ({ $many })
    }
tags-full-more = Одна потеряна? Добавьте эту; потерянная останется в счёте, это не мешает.
tags-full-one = Новая метка заменяет старую?
tags-lies = Это: { $thing }
tags-forget = { $thing }: забыть метки ({ $n })?
tags-called = { $thing } ({ $group })
tags-of-game = часть игры «{ $game }»
tags-group-counter = Жетоны транспорта
tags-group-obstacle = Препятствия
tags-group-card = Карты странствий
tags-group-boot = Эльфийские башмаки
tags-group-road = Дороги
tags-group-water = Реки и озёра
tags-group-town = Города
tags-group-ingredient = Ингредиенты
tags-group-gift = Подарки
tags-group-elf = Эльфы
tags-group-place = Локации
tags-one-counter = жетон
tags-one-obstacle = препятствие
tags-one-card = карта
tags-one-boot = башмак
tags-one-road = дорога
tags-one-town = город
tags-one-ingredient = ингредиент
tags-one-gift = подарок
tags-one-elf = эльф
tags-one-place = локация
act-writing = Писать на метки
tags-written = Записано на метку
tags-not-written = Назначено, но на метку не записано
tags-why = { $why ->
        [gone] Метку подняли слишком рано: положите снова.
        [other] Там другая метка: кладите по одной.
        [refused] На эту метку не записать.
        [board] Поле с датчиками не умеет записывать.
       *[link] Считыватель не отвечает.
    }
tags-says = На метке записано: { $thing }
tags-unknown = Неизвестная метка
tags-unknown-more = Назначьте её сейчас или играйте на экране.
tags-foreign = Эта метка из игры «{ $game }»
tags-twice = Одна и та же метка на двух считывателях
tags-twice-more = { $one } и { $other }. Поднимите обе; скопированная метка считается один раз.
