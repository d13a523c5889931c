# Обучение меток: что в каждой коробке может иметь метку, сколько уже есть и о чём спрашивается.

act-teach = Назначить метки
act-next = Дальше
act-count = Пересчитать
act-forget = Забыть
act-forget-rest = Забыть остальные ({ $n })
act-keep = Оставить
act-change = Изменить
act-swap = Заменить
act-both = Оставить обе
act-one-more = Ещё одна
sheet-tags = Метки: { $game }
tags-how = Коснитесь того, чьи метки назначаете, и кладите их на считыватель одну за другой.
tags-no-reader = В настройках не назван ни один считыватель: см. «Устройства».
tags-waiting = Лежит новая метка: коснитесь того, что это.
tags-choose = Коснитесь того, чему принадлежит следующая метка.
tags-next = Положите следующую метку: { $thing }, { $n } / { $many }
tags-next-uncounted = Положите следующую метку: { $thing }, { $n }
tags-next-place = Положите её метку; на поле с датчиками положите сюда любую метку.
tags-whole = Все назначены.
tags-same = Уже назначена: { $thing }
tags-stays = Пока идёт игра, она остаётся тем, что есть.
tags-other = Эта метка значит другое
tags-reader-other = Считыватель { $reader } в другом месте
tags-other-more = До сих пор: { $before }. Отныне: { $after }?
tags-full = { $thing }: { $many ->
        [1] метка уже есть
       *[other] { $many } / { $many } уже с метками
    }
tags-full-more = Одна потеряна? Пересчитайте: положите все, что есть, потерянная забудется.
tags-full-one = Новая метка вместо старой?
tags-lies = Это: { $thing }
tags-forget = { $thing }: забыть метки ({ $n })?
tags-counting = Положите каждую по разу: { $thing }, { $laid } / { $many }
tags-counting-more = Что не положено, можно забыть: его метка потеряна.
tags-not-counted = Эта метка не из тех, что пересчитываются.
tags-forgotten = { $n ->
        [one] Забыта { $n } метка
        [few] Забыты { $n } метки
       *[other] Забыто { $n } меток
    }
tags-called = { $thing } ({ $group })
tags-of-game = что-то из игры { $game }
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
tags-one-counter = жетон транспорта
tags-one-obstacle = препятствие
tags-one-card = карта странствий
tags-one-boot = эльфийский башмак
tags-one-road = дорога
tags-one-town = город
tags-one-ingredient = ингредиент
tags-one-gift = подарок
tags-one-elf = эльф
tags-one-place = локация
act-writing = Писать на метки
tags-written = Записано на метку
tags-not-written = Назначено, но не записано на метку
tags-why = { $why ->
        [gone] Поднята слишком рано: положите ещё раз.
        [other] Там лежит другая метка: кладите одну.
        [refused] Метка не даёт писать.
        [board] Поле с датчиками писать не умеет.
       *[link] Считыватель не отвечает.
    }
tags-says = Метка говорит о себе: { $thing }
tags-unknown = Неизвестная метка
tags-unknown-more = Назначьте её сейчас или играйте касанием.
tags-foreign = Эта метка из игры { $game }
tags-twice = Одна и та же метка на двух считывателях
tags-twice-more = { $one } и { $other }. Поднимите обе; копия считается один раз.
