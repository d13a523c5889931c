# A game on paper, and what a code or a text cannot be read for.

act-paper = На бумаге
act-paper-words = Прочесть лист
act-paper-code = Показать код
act-to-disk = Записать здесь
act-to-stick = На флешку { $stick }
sheet-paper = На бумаге
paper-why = С этого кода продолжит другой Boardside: в «Прошлых играх», из записанного файла или из текста, который здесь прочтёт телефон.
paper-secrets = Чего здесь нет: карт на руках и того, что закрыто. Это остаётся у игроков.
paper-no-code = Для этого момента кода нет; записать можно только лист.
paper-written = Лист записан, рядом его текст
paper-title = { $game } · { $when }
paper-moment = Раунд { $round } из { $rounds } · { $phase }
paper-start = Карта первого игрока: { NAME($seat) }
paper-turn = Ходит: { NAME($seat) }
paper-roads = На дорогах:
paper-display = Открыто лежат: { $kinds }
paper-boot = Башмак
paper-collected = Собранные фишки
paper-cards = Карты
paper-counters = Жетоны
paper-obstacle = Препятствие
paper-passes = Пропусков подряд: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = открытых: { $counters }
paper-hidden = закрытых: { $counters }
paper-unused = есть
paper-used = сыграно
paper-gone = больше не играет
paper-rulebook = Правила: { $edition }

paper-no-text = В этом файле нет текста Boardside. Он начинается с BOARDSIDE/ и стоит в конце записанного листа.
paper-newer = Это текст версии { $version }; этот Boardside читает до { $known }. Обновите его или отнесите текст тому, который его записал.
paper-half = Здесь лишь { $signs } из { $of } знаков. Скопируйте весь текст до конца или прочтите код ещё раз.
paper-garbled = Один из знаков этого текста неверен. Прочтите код ещё раз или возьмите записанный файл.
paper-other-game = Это игра «{ $game }», которой этот Boardside не знает. Обновите его.

sheet-bring = Внести игру
act-bring = Внести
act-look-again = Искать ещё
bring-what = Игра на бумаге (.txt или .pdf) или выписанная (.jsonl), на флешке или рядом с играми. Коснитесь её, чтобы продолжить.
bring-nothing = Такого файла нет. Вставьте флешку и поищите ещё.
bring-failed = { $file }: не внесено
