# Стол, за которым только считают очки: о чём спрашивают, что вводят и что отклоняют.

act-keep-score = Только очки
act-referee = Снова судить
act-next-seat = Следующий
act-round-over = Конец раунда
act-end-game = Закончить игру
act-round-begins = Раунд { $round } начинается
act-boots-right = Всё верно

phase-score = Сбор фишек городов
phase-boots = Где стоят башмаки
phase-hands = Ничья
prompt-score = Коснитесь посещённых городов
prompt-boots = Коснитесь города с башмаком
prompt-hands = Сосчитайте оставшиеся карты
panel-now = +{ $pieces } в этом раунде

sheet-hands = Ничья: сколько карт осталось?
check-keep = Каждый оставляет один жетон, остальные возвращает
check-hand = У каждого не больше 4 карт
check-fill = Все добирают до { $cards } карт

way-give-back = Фишку обратно в город { NAME($town) }

tell-keep-score = Теперь только очки
tell-referee = Снова с судейством
tell-collect = { NAME($seat) } берёт фишку: { NAME($town) }
tell-give-back = { NAME($seat) } возвращает фишку: { NAME($town) }
tell-boot = { NAME($seat) }: башмак в городе { NAME($town) }
tell-hand = { NAME($seat) }: осталось карт: { $cards }
tell-next-seat = Далее: { NAME($seat) }
tell-next-round = Раунд { $round } начинается
tell-last-round = Последний раунд окончен
back-piece-take = { NAME($seat) }: снова взять фишку в городе { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Не больше 8 фишек за раунд
    .more = { NAME($seat) }: получилось бы { $pieces }, а восьми карт хватает на восемь шагов.
EL-COLLECT-03 = Там нечего собирать
    .more = { NAME($seat) }: в городе { NAME($town) } собирать нечего: фишка уже собрана, или её там и не было.
