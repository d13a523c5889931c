# Стол Elfenland: подсказки, кнопки, листы и ходы словами.

game-elfenland = Elfenland

round-of = из { $rounds }
turn-everyone = Все
phase-deal = Раздача карт
phase-draw_hidden = Закрытый жетон
phase-draw = Ещё три жетона
phase-plan = Маршруты
phase-move = Передвижение
phase-cleanup = Завершение раунда
phase-over = Конец игры

prompt-deal = Раздайте, потом «Роздано»
prompt-draw_hidden = Каждому закрытый жетон
prompt-draw = Возьмите один, положите открыто
prompt-plan = Жетон, препятствие или пропуск
prompt-plan-road = Теперь коснитесь дороги
prompt-plan-lacks = { NAME($kind) } здесь быть не может: выберите другое
prompt-looked = На карте: фишки и возможные шаги — { NAME($seat) }
prompt-plan-piece = Теперь жетон для неё
prompt-move = Коснитесь следующего города
prompt-move-otherwise = Коснитесь города, потом карт
prompt-discard = Сбросить до 4 карт
prompt-cleanup = Каждый оставляет один жетон
prompt-target = Раскройте карту города
prompt-over = Игра окончена

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = препятствие
panel-start = первый

short-pig = кабан
short-elfcycle = эльфоц.
short-cloud = облако
short-unicorn = единорог
short-troll = повозка
short-dragon = дракон
short-raft = плот
short-obstacle = препятст.
short-hidden = закрытый
short-untold = ?
short-pile = закрытый
short-none = ничего

act-deal = Роздано
act-deal-all = Всё разобрано
act-drawn-hidden = Взят
act-drawn-all = Все взяли
act-tell-display = Открытые
act-untold = Не назван
act-pass = Пропуск
act-pass-all = Все пропускают
act-otherwise = Иная оплата
act-end-move = Конец хода
act-pay = { $cards ->
        [0] Ничего не платить
        [one] Заплатить { $cards } карту
        [few] Заплатить { $cards } карты
       *[other] Заплатить { $cards } карт
    }
act-discard = Сбросить { $cards }
act-discard-kinds = Назвать какие
act-discard-these = Сбросить
act-finish = Завершить раунд { $round }
act-finish-missing = { $seats ->
        [one] выбирает ещё { $seats } место
        [few] выбирают ещё { $seats } места
       *[other] выбирают ещё { $seats } мест
    }

price-road = { $cards } { NAME($kind, $cards) } · караван { $caravan }
price-water = { $cards } { NAME("raft", $cards) }
price-none = Жетона здесь нет.

sheet-kind-turn_up = Какой жетон лежит открыто?
sheet-kind-display = Какой жетон взят?
sheet-kind-pile = Какой жетон вытянут?
sheet-deal = Раунд { $round } из { $rounds }
sheet-way = Каким путём в { NAME($town) }?
sheet-way-none = Ни на одной дороге туда нет жетона.
sheet-way-far = Из { NAME($start) } в { NAME($town) } не ведёт ни дорога, ни вода.
    .title = { NAME($town) }: слишком далеко
sheet-pay = Карты за { NAME($route) }
sheet-discard = Больше 4 карт
sheet-discard-seat = { NAME($seat) }: на руке { $hand }, лишних { $cards }
sheet-discard-kinds = { NAME($seat) } сбрасывает { $cards }
sheet-cleanup = Завершение раунда { $round }
sheet-cleanup-keep = Каждый оставляет один жетон, прочие уходят:

check-round-card = Карта раунда { $round } наверху
check-start-player = Карта первого игрока: { NAME($seat) }
check-roads = Все жетоны с дорог вернуть, закрыть, перемешать
check-obstacles = Использованные препятствия убрать из игры
check-display = Открыть пять новых жетонов
check-shuffle = { NAME($seat) } тасует карты странствий, что не на руках
check-cards = Новые карты
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) }: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }, нужно { $cards }.
caravan-paid = Значит, недавний караван можно было оплатить
    .more = { NAME($seat) }: было { $cards } { NAME($kind, $cards) } на путь в { NAME($town) }; по EL-CARAVAN-02 караваном идёт лишь тот, кто не может заплатить. Решает стол.
    .back = Вернуться к началу
way-caravan = Караван: { $cards }

tell-deal = Карты розданы
tell-turn-up = Открыт: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } берёт закрытый жетон
tell-draw = { NAME($seat) } берёт { $source ->
        [display] открытый
       *[pile] закрытый
    } жетон
tell-draw-kind = { NAME($seat) } берёт { NAME($kind, case: "acc") } { $source ->
        [display] из открытых
       *[pile] из стопки
    }
tell-drawn = Все взяли жетоны
tell-place = { NAME($seat) }: { NAME($kind) }, { NAME($route) }
tell-obstacle = { NAME($seat) }: препятствие, { NAME($route) }
tell-pass = { NAME($seat) } пропускает ход
tell-no-card = без карт
tell-travel = { NAME($seat) } → { NAME($town) }: { $price }{ $collected ->
        [1] , фишка
       *[0] {""}
    }
tell-caravan = { NAME($seat) } → { NAME($town) }: караван, { $cards } { NAME("card", $cards, case: "short") }{ $collected ->
        [1] , фишка
       *[0] {""}
    }
tell-end-move = { NAME($seat) } завершает ход
tell-discard = { NAME($seat) } сбрасывает { $cards } { NAME("card", $cards, case: "acc") }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] оставляет закрытый жетон
        [open] оставляет открытый жетон
       *[none] ничего не оставляет
    }
tell-keep-kind = { NAME($seat) } оставляет { NAME($kind, case: "acc") }
tell-target = { NAME($seat) }, карта города: { NAME($town) }

back-counter-off = снять { NAME($kind, case: "acc") }: { NAME($route) }
back-counter-on = вернуть { NAME($kind, case: "acc") }: { NAME($route) }
back-obstacle-off = снять препятствие: { NAME($route) }
back-obstacle-on = вернуть препятствие: { NAME($route) }
back-display = { NAME($kind) }: вернуть в открытый ряд
back-refill = { NAME($kind) }: из открытого ряда в стопку
back-boot = { NAME($seat) }: башмак в { NAME($town) }
back-piece = { NAME($seat) }: фишку обратно в { NAME($town) }
back-cards-take = { NAME($seat) }: взять назад { $n } { NAME("card", $n, case: "acc") }
back-cards-give = { NAME($seat) }: вернуть { $n } { NAME("card", $n, case: "acc") }
back-counters-take = { NAME($seat) }: взять назад { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) }: вернуть { $n } { NAME("counter", $n, case: "short") }
back-round = Карта раунда { $round }; первый игрок { NAME($seat) }

lies-round = Карта раунда { $round }; первый игрок { NAME($seat) }
lies-seat = { NAME($seat) }, { NAME($town) }: { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}с препятствием
       *[0] {""}
    }

end-score = Очки
end-towns = Города
end-distance = Путь
end-cards = Карты
end-round = { $round }
end-running = { NAME($seat) } впереди: { $score }
end-running-level = Впереди поровну: { $score }
end-winner = { NAME($seat) } побеждает: { $score }
end-shared = { NAME($seat) } делит победу: { $score }
end-undecided = { NAME($seat) }: { $score }, ничья не решена
end-tie-cards = Поровну фишек и карт: по { $n }
end-tie-distance = Поровну очков и пути: по { $n }
end-by-cards = Ничья ({ NAME($seat) }), решили карты на руке: { $mine } к { $other }
end-by-distance = Ничья ({ NAME($seat) }), решила близость к цели: { $mine } к { $other }
end-early = { NAME($seat) }: собраны все 20 фишек, игра окончена досрочно
end-sum = { $pieces } { NAME("piece", $pieces, case: "short") } − { $distance } до цели = { $score }

sheet-chart-elfenland = Карта-памятка
chart-water = вода
chart-notes = Препятствие стоит ещё 1 того же вида. Караван: 3 любые карты, с препятствием 4. Плоты: { $down } вниз по течению, { $up } против течения, { $lake } за паром.

option-town_cards = Карты городов: { $value ->
        [true] да
       *[false] нет
    }
    .more = { $value ->
        [true] У каждого тайная цель; путь до неё в конце вычитается.
       *[false] Карты городов остаются в коробке.
    }
option-early_end = Все 20 фишек: { $value ->
        [finish_round] доиграть раунд
        [instant_win] победа сразу
       *[none] играть дальше
    }
    .more = Что делать, если все фишки собраны до последнего раунда.
option-final_tie = Поровну фишек и карт: { $value ->
        [shared] общая победа
       *[undecided] ничья
    }
    .more = Когда у лидеров поровну фишек и карт.
option-setup_towns = Фишки в начале: { $value ->
        [other20] во всех городах, кроме Elvenhold
       *[choice20] в 20 городах на выбор
    }
    .more = Говорит лишь, где разложить фишки; остальное так же.
option-phase3 = Открытые жетоны: { $value ->
        [draw_three] по три каждому
       *[fill_to_three_open] пока не станет три
    }
    .more = Важно тому, кто сохранил открытый жетон.
option-display_refresh = Открытые в конце раунда: { $value ->
        [keep] остаются
       *[reshuffle_all] замешиваются
    }
    .more = Уходят ли пять открытых вместе с прочими.
option-place_hidden = Закрытые жетоны: { $value ->
        [true] можно класть
       *[false] остаются закрыты
    }
    .more = Можно ли положить закрытый жетон на дорогу.
option-pass = Пропуск хода: { $value ->
        [reenter] можно вернуться
       *[final] окончателен
    }
    .more = Можно ли после пропуска ещё класть в этой фазе.
option-caravan = Караван: { $value ->
        [only_if_unable] кто не может платить
       *[always] всегда можно
    }
    .more = Можно ли тремя картами сберечь нужные.
option-discards = Сыгранные карты: { $value ->
        [on_stack] на колоду
       *[face_up_heap] в открытую стопку
    }
    .more = Куда кладут сыгранные и лишние карты.
option-hand_limit_at = Предел карт на руке: { $value ->
        [own_turn] в конце своего хода
       *[round_end] в конце раунда
    }
    .more = Когда сбрасывают до четырёх карт.
option-keep_counter = Оставить жетонов: { $value ->
        [exactly_one_if_any] ровно один
       *[up_to_one] один или ни одного
    }
    .more = Можно ли вернуть все жетоны.
option-variant_distance = Путь до цели: { $value ->
        [edges] число дорог
       *[towns_between] число городов между
    }
    .more = Как далеко башмак от тайной цели.
option-variant_early_end = Ранний конец с картами городов: { $value ->
        [score_normally] путь считается
       *[as_base] решают фишки
    }
    .more = Как считать игру, законченную досрочно.
option-deal = Раздача: { $value ->
        [to_eight] до восьми
       *[eight_more] ещё восемь
    }
    .more = Сколько карт получают со 2-го раунда.
setup-each = Каждому: башмак, 20 фишек одного цвета, памятка, препятствие
setup-boots = Все башмаки в город Elvenhold
setup-pieces = { $choice ->
        [1] В 20 городов по выбору: по фишке каждого цвета
       *[0] В каждый город, кроме Elvenhold: по фишке каждого цвета, то есть { $colours }
    }
setup-spare = Обратно в коробку: { $seats ->
        [one] 1 башмак с фишками, 1 препятствие, 1 памятка
        [few] { $seats } башмака с фишками, { $seats } препятствия, { $seats } памятки
       *[other] { $seats } башмаков с фишками, { $seats } препятствий, { $seats } памяток
    }
setup-rounds = Карты раундов от 1 до { $rounds } по порядку, 1 сверху, рядом с полем
setup-counters = 48 жетонов: перемешать лицом вниз, открыть пять
setup-cards = 72 карты странствий: одна колода лицом вниз
setup-town-cards = { $played ->
        [1] Карты городов: перемешать, каждый тайно берёт одну
       *[0] Карты городов: обратно в коробку
    }
setup-start = Карта первого игрока: { NAME($seat) }
check-town-cards = Каждый тайно получает карту города; прочие убирают не глядя
