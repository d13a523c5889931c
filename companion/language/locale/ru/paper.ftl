# Партия на бумаге и почему код или текст не читается.

act-paper = На бумаге
act-paper-words = Прочесть лист
act-paper-code = Показать код
act-to-disk = На диск
act-to-stick = На флешку { $stick }
paper-why = С этого кода продолжит другой Boardside: в разделе «{ act-past }», из сохранённого файла или из текста, который телефон прочтёт здесь.
paper-secrets = Сюда не входят карты на руках и всё закрытое: это остаётся у владельцев.
paper-no-code = { $game ->
        [masterelf] У «Мастера Эльфа» нет кода: в него пришлось бы вписать все названия. Партию переносит экспорт
       *[other] Для этого момента партии кода нет
    }; сохранить можно только лист.
paper-written = Лист сохранён, рядом с ним его текст
paper-title = { $game } · { $when }
paper-moment = Раунд { $round } из { $rounds } · { $phase }
paper-start = Карта первого игрока: { NAME($seat) }
paper-turn = Ходит: { NAME($seat) }
paper-roads = На дорогах:
paper-display = Лежат открыто: { $kinds }
paper-boot = Башмак
paper-collected = Собранные фишки
paper-cards = Карты
paper-counters = Жетоны
paper-obstacle = Препятствие
paper-passes = Пропусков подряд: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = открытых: { $counters }
paper-hidden = закрытых: { $counters }
paper-unused = есть
paper-used = использовано
paper-gone = больше не играет
paper-rulebook = Издание правил: { $edition }

paper-no-text = В этом файле нет текста Boardside. Он начинается с BOARDSIDE/ и стоит в конце сохранённого листа.
paper-newer = Это текст версии { $version }; этот Boardside читает до { $known }. Обновите его или откройте текст там, где он записан.
paper-half = Здесь только { $signs } из { $of } символов. Скопируйте весь текст до конца или отсканируйте код ещё раз.
paper-garbled = Один из символов этого текста неверен. Отсканируйте код ещё раз или возьмите сохранённый файл.
paper-other-game = Это партия в «{ $game }», а такой игры этот Boardside не знает. Обновите его.

sheet-bring = Загрузить партию
act-bring = Загрузить
act-look-again = Искать ещё раз
bring-what = Файл партии: сохранённый лист (.txt или .html) или экспорт (.jsonl), на флешке или в папке с партиями. Коснитесь файла, чтобы продолжить партию.
bring-nothing = Такого файла нет. Вставьте флешку и поищите ещё раз.
bring-failed = { $file }: загрузить не удалось
