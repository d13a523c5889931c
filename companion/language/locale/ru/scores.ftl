# Стол, где считают только очки: о чём спрашивают, что рассказывают и отклоняют.

act-keep-score = Только очки
act-referee = Снова судить
act-next-seat = Дальше
act-round-over = Конец раунда
act-end-game = Завершить игру
act-round-begins = Раунд { $round } начинается
act-boots-right = Стоят так

phase-score = Сбор фишек
phase-boots = Где стоят башмаки
phase-hands = Ничья
prompt-score = Коснитесь городов на пути
prompt-boots = Коснитесь города башмака
prompt-hands = Сосчитайте карты на руке
panel-now = +{ $pieces } в этом раунде

sheet-hands = Ничья: сколько карт осталось?
check-keep = Каждый оставляет один жетон, прочие уходят
check-hand = Ни у кого нет больше 4 карт
check-fill = Все добирают до { $cards } карт

way-give-back = Фишку обратно в { NAME($town) }

tell-keep-score = Считаются только очки
tell-referee = Снова с судьёй
tell-collect = { NAME($seat) }: фишка, { NAME($town) }
tell-give-back = { NAME($seat) } возвращает фишку: { NAME($town) }
tell-boot = { NAME($seat) } стоит: { NAME($town) }
tell-hand = { NAME($seat) }: осталось { $cards }
tell-next-seat = Далее: { NAME($seat) }
tell-next-round = Раунд { $round } начинается
tell-last-round = Последний раунд окончен
back-piece-take = { NAME($seat) }: снова взять фишку: { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Не больше 8 фишек за раунд
    .more = { NAME($seat) }: было бы { $pieces }; восьми карт хватает на восемь шагов.
EL-COLLECT-03 = Там нет фишки
    .more = { NAME($town) }, { NAME($seat) }: уже взята или никогда там не лежала.
