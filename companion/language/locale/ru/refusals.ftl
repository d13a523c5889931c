# Отказ на правило: пять слов, потом числа. Никогда вид или число, известные лишь руке или закрытому жетону.

EL-COMP-13 = Играют от 2 до 6
    .more = Указано мест: { $seats }.
EL-COMP-14 = Ошибка счёта: столько в коробке нет
    .more = Жетонов по 8 и карт по 10 каждого вида, плотов 12.
EL-SETUP-08 = Все 5 жетонов уже известны
    .more = Пять лежат открыто всю игру.
EL-ROUND-01 = Не в этой фазе
    .more = { $command ->
        [deal] Раздача карт: фаза 1
        [turn_up] Открытие жетона: фазы с 1 по 3
        [draw_hidden] Взять закрытый жетон: фаза 2
        [draw] Взять добавочный жетон: фаза 3
        [drawn] Разбор жетонов: фазы 2 и 3
        [place] Размещение жетона: фаза 4
        [obstacle] Размещение препятствия: фаза 4
        [pass] Пропуск хода: фаза 4
        [travel] Передвижение: фаза 5
        [end_move] Конец хода: фаза 5
        [discard] Сброс карт: фаза 5
        [keep] Сохранение жетона: фаза 6
        [keep_score] Счёт одних очков начинается до раздачи
        [referee] Судить снова начинают до первой фишки
       *[target] Карты городов раскрывают после последнего раунда
    }; сейчас { $phase ->
        [deal] фаза 1
        [draw_hidden] фаза 2
        [draw] фаза 3
        [plan] фаза 4
        [move] фаза 5
        [score] раунд, где считают только очки
       *[cleanup] фаза 6
    }.
EL-ROUND-02 = Сейчас ходит { NAME($turn) }
    .more = { NAME($seat) } ждёт.
EL-DEAL-01 = На руке не столько карт
    .more = { NAME($seat) }: 8 карт или на 8 больше, если так играете.
EL-DEAL-02 = Оставленные карты остаются на руке
    .more = { NAME($seat) } оставляет их и добирает до 8.
EL-DRAW-06 = Открыто не лежит: { NAME($kind) }
    .more = Возьмите один из открытых или закрытый.
EL-PLAN-02 = { NAME($seat) }: нет жетона «{ NAME($kind) }»
    .more = Кладут только свои жетоны.
EL-PLAN-04 = Здесь уже лежит { NAME($kind) }
    .more = Один жетон на дорогу: { NAME($route) } занята.
EL-PLAN-05 = Нельзя { NAME($terrain, case: "in") }: { NAME($kind) }
    .more = В памятке нет числа для { NAME($route) }.
EL-PLAN-06 = { $terrain ->
        [river] На реку
       *[lake] На озеро
    } жетоны не кладут
    .more = { NAME($route) }: плоты идут там без жетона.
EL-OBST-01 = Препятствие уже использовано
    .more = { NAME($seat) }: одно на всю игру.
EL-OBST-02 = Сначала жетон, потом препятствие
    .more = { NAME($route) }: жетона ещё нет.
EL-OBST-03 = Здесь уже есть препятствие
    .more = Одно на дорогу: { NAME($route) }.
EL-OBST-04 = { $terrain ->
        [river] На реку
       *[lake] На озеро
    } препятствие нельзя
    .more = { NAME($route) }: препятствие кладут рядом с жетоном, а на воде его нет.
EL-OBST-05 = Ещё нет: { $need } { NAME($kind, $need) }
    .more = Цена: { NAME($terrain) } { $cost } + препятствие 1 = { $need }, все одного вида.
EL-COST-04 = Ровно { $need } { NAME($kind, $need) }
    .more = { NAME($route) }; сыграно: { $played }.
EL-MOVE-01 = Сейчас ходит { NAME($turn) }
    .more = { NAME($seat) } ждёт.
EL-MOVE-02 = Отсюда пути нет: { NAME($town) }
    .more = { NAME($route) } не касается города, где стоит башмак.
EL-MOVE-03 = На этой дороге нет жетона
    .more = { NAME($route) }: в этом раунде не проехать.
EL-MOVE-04 = Здесь лежит { NAME($kind) }
    .more = { NAME($route) }: цена { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, а не { $played }
    .more = Цена здесь ({ NAME($terrain) }): { $need }, { NAME($route) }.
EL-MOVE-09 = Этих карт на руке нет
    .more = { NAME($seat) } не может их иметь.
EL-MOVE-10 = Ход уже окончен
    .more = { NAME($seat) } теперь сбрасывает карты и в этом раунде больше не ходит.
EL-RIVER-01 = По рекам только плоты
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, а не { $played }
    .more = { NAME($town) } → { NAME($to) }: { $need ->
        [1] вниз по течению 1
       *[other] против течения 2
    }.
EL-LAKE-01 = Паром стоит { $need } { NAME("raft", $need) }
    .more = { NAME($town) } → { NAME($to) }: ровно { $need }, в любую сторону.
EL-CARAVAN-01 = Караван: { $need } { NAME("card", $need, case: "short") }
    .more = Сыграно: { $played }.
EL-CARAVAN-02 = Кто может платить, каравана не берёт
    .more = Караван для тех, кто не может оплатить путь { NAME($route) } обычно.
EL-CARAVAN-03 = Без жетона нет каравана
    .more = { NAME($route) }: жетона нет.
EL-CARAVAN-04 = Караван не ходит по { $terrain ->
        [river] реке
       *[lake] озеру
    }
    .more = { NAME($route) }: только плоты.
EL-CARAVAN-05 = Караван здесь: { $need } { NAME("card", $need, case: "short") }
    .more = 3 + препятствие 1 = { $need }; сыграно: { $played }.
EL-CARAVAN-07 = Карты не смешивают
    .more = { NAME($route) }: { $need } { NAME($kind, $need) } или караван ({ $caravan }).
EL-HAND-01 = Сбросить ровно { $surplus }
    .more = { NAME($seat) }: на руке { $hand }, оставить можно 4.
EL-HAND-02 = Сейчас сбрасывать нечего
    .more = { NAME($seat) }: на руке { $hand }; сбрасывают только сверх 4, в конце своего хода.
EL-CLEAN-03 = Остаётся ровно один жетон
    .more = { NAME($seat) }: этот оставить нельзя; один свой остаётся, прочие уходят.
EL-CLEAN-04 = Закрытого жетона здесь нет
    .more = { NAME($seat) }: только открытые.
EL-END-01 = Игра окончена
    .more = «Назад» вернёт в неё.
EL-VAR-01 = Эту карту города не раскрыть
    .more = { NAME($town) } не среди 12 карт городов, или её уже назвало другое место.
