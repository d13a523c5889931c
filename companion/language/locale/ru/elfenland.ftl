# Стол Elfenland: подсказки, кнопки, листы и действия словами.

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

prompt-deal = Раздайте карты, потом нажмите «{ act-deal }»
prompt-draw_hidden = Возьмите закрытый жетон
prompt-draw = Возьмите жетон, положите открыто
prompt-refill = Откройте новый жетон
prompt-deal-all = Раздайте карты, возьмите жетоны, потом «{ act-deal-all }»
prompt-plan = { $obstacle ->
        [no] Жетон или пропуск
       *[yes] Жетон, препятствие или пропуск
    }
prompt-plan-road = Теперь коснитесь дороги
prompt-plan-lacks = Такого жетона у игрока нет ({ NAME($kind) }): выберите другой
prompt-looked = { NAME($seat) }: на поле показаны фишки и следующие шаги
prompt-plan-piece = Теперь выберите жетон для этой дороги
prompt-move = Коснитесь следующего города
prompt-move-otherwise = Коснитесь города, потом карт
prompt-discard = Оставьте на руке 4 карты
prompt-cleanup = Каждый оставляет один жетон
prompt-target = Раскройте карту города и коснитесь его
prompt-over = Игра окончена

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = + препятствие
panel-passed = пропуск
look-been = Здесь уже были: { $names }
look-nobody = Здесь ещё никого не было
look-towns = { $count ->
        [0] Пока ни одного города
        [one] { $count } город: { $towns }
        [few] { $count } города: { $towns }
       *[other] { $count } городов: { $towns }
    }
panel-start = начинает

short-pig = кабан
short-elfcycle = эльфоц.
short-cloud = облако
short-unicorn = единор.
short-troll = повозка
short-dragon = дракон
short-raft = плот
short-obstacle = препят.
short-hidden = закр.
short-untold = ?
short-pile = закрытый
short-none = ничего

act-deal = Роздано
act-deal-only = Только роздано
act-deal-all = Роздано и взято
act-drawn-hidden = Взято
act-drawn-all = { $phase ->
    [draw_hidden] Закрытые взяты
   *[draw] Открытые взяты
}
act-tell-display = Открытые жетоны
act-untold = Неизвестно
act-pass = Пропуск
    .more = конец фазы
act-pass-all = Все пропускают
    .more = конец планирования
act-otherwise = Платить иначе
act-end-move = Конец хода
act-pay = { $cards ->
        [0] Ничего не платить
        [one] Заплатить { $cards } карту
        [few] Заплатить { $cards } карты
       *[other] Заплатить { $cards } карт
    }
act-discard = Сбросить { $cards }
act-discard-kinds = Выбрать какие
act-discard-these = Сбросить эти
act-finish = Завершить раунд { $round }
act-finish-missing = { $seats ->
        [one] { $seats } игрок ещё не выбрал
        [few] { $seats } игрока ещё не выбрали
       *[other] { $seats } игроков ещё не выбрали
    }

price-road = { $cards } { NAME($kind, $cards) } · караван: { $caravan } карты
price-water = { $cards } { NAME("raft", $cards) }
price-none = Жетона здесь нет.

sheet-kind-turn_up = Какой жетон открыт?
sheet-kind-refill = Взят жетон «{ NAME($kind) }». Какой открыт?
sheet-kind-display = Какой открытый жетон взят?
sheet-kind-pile = Какой жетон взят из кучки?
sheet-deal = Раунд { $round } из { $rounds }
sheet-way = Каким путём в город { NAME($town) }?
sheet-way-none = Ни на одной дороге туда нет жетона.
sheet-way-far = { NAME($start) } → { NAME($town) }: прямого пути нет ни по суше, ни по воде.
    .title = Слишком далеко: { NAME($town) }
sheet-pay = Карты за путь { NAME($route) }
sheet-discard = Больше 4 карт
sheet-discard-seat = { NAME($seat) }: на руке { $hand }, лишних { $cards }
sheet-discard-kinds = { NAME($seat) } сбрасывает { $cards }
sheet-cleanup = Завершение раунда { $round }
sheet-cleanup-keep = Каждый оставляет один жетон, остальные возвращает:

check-round-card = Положите наверх карту раунда { $round }
check-start-player = Карту первого игрока получает { NAME($seat) }
check-roads = Уберите все жетоны с дорог, переверните лицевой стороной вниз и замешайте в кучку
check-obstacles = Уберите использованные препятствия из игры
check-display = Откройте пять новых жетонов
check-shuffle = { $by ->
        [boardside] Перетасуйте все карты странствий, кроме тех, что на руках
       *[person] { NAME($seat) } тасует все карты странствий, кроме тех, что на руках
    }
check-cards = Новые карты
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) }: на руке только { $hand } { NAME("card", $hand, case: "short") }, а нужно { $cards }.
numbers-target = { $revealed ->
        [yes] { NAME($town) }: эту карту уже раскрыл другой игрок.
       *[no] { NAME($town) }: такой карты нет среди 12.
    }
caravan-paid = Этот путь можно было оплатить без каравана
    .more = { NAME($seat) }: на путь в город { NAME($town) } карт хватало ({ $cards } { NAME($kind, $cards) }). Караваном идёт только тот, кто не может заплатить как обычно. Решают игроки.
    .back = Отменить караван
way-caravan = Караван: { $cards } { NAME("card", $cards, case: "short") }

tell-deal = Карты розданы
tell-turn-up = Открыт жетон: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } берёт закрытый жетон
tell-draw = { NAME($seat) } берёт жетон { $source ->
        [display] из открытых
       *[pile] из кучки
    }
tell-draw-kind = { NAME($seat) } берёт { NAME($kind, case: "acc") } { $source ->
        [display] из открытых
       *[pile] из кучки
    }
tell-drawn = { $phase ->
        [draw_hidden] Все взяли по закрытому жетону
       *[draw] Все взяли жетоны
    }
tell-place = { NAME($seat) }: { NAME($kind, case: "short") }, { NAME($route) }
tell-obstacle = { NAME($seat) }: препятствие, { NAME($route) }
tell-pass = { NAME($seat) } пропускает ход
tell-no-card = без карт
tell-travel = { NAME($seat) } → { NAME($town) }: { $price }{ $collected ->
        [1] ; фишка взята
       *[0] {""}
    }
tell-caravan = { NAME($seat) } → { NAME($town) }: караван, { $cards } { NAME("card", $cards, case: "short") }{ $collected ->
        [1] ; фишка взята
       *[0] {""}
    }
tell-end-move = { NAME($seat) } завершает ход
tell-discard = { NAME($seat) } сбрасывает { $cards } { NAME("card", $cards, case: "acc") }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] оставляет закрытый жетон
        [open] оставляет открытый жетон
       *[none] не оставляет жетонов
    }
tell-keep-kind = { NAME($seat) } оставляет { NAME($kind, case: "acc") }
tell-target = { NAME($seat) }: карта города { NAME($town) }

back-counter-off = снять { NAME($kind, case: "acc") }: { NAME($route) }
back-counter-on = вернуть { NAME($kind, case: "acc") } на дорогу: { NAME($route) }
back-obstacle-off = снять препятствие: { NAME($route) }
back-obstacle-on = вернуть препятствие: { NAME($route) }
back-display = { NAME($kind) }: вернуть к открытым
back-refill = { NAME($kind) }: из открытых обратно в кучку
back-boot = { NAME($seat) }: башмак в город { NAME($town) }
back-piece = { NAME($seat) }: фишку обратно в город { NAME($town) }
back-cards-take = { NAME($seat) }: взять { $n } { NAME("card", $n, case: "acc") } обратно
back-cards-give = { NAME($seat) }: { $n } { NAME("card", $n, case: "acc") } обратно в колоду
back-counters-take = { NAME($seat) }: взять { $n } { NAME("counter", $n, case: "short") } обратно
back-counters-give = { NAME($seat) }: { $n } { NAME("counter", $n, case: "short") } обратно в кучку
back-round = Карта раунда { $round }; первый игрок — { NAME($seat) }

lies-round = Карта раунда { $round }; первый игрок — { NAME($seat) }
lies-seat = { NAME($seat) } ({ NAME($town) }): { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
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
end-running-level = Лидеры наравне: { $score }
end-winner = { NAME($seat) } побеждает: { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] { $score } город
            [few] { $score } города
           *[other] { $score } городов
        }
    }
end-shared = { NAME($seat) } делит победу со счётом { $score }
end-undecided = { NAME($seat) }: { $score }, ничья без победителя
end-tie-cards = Фишек поровну, карт тоже: по { $n }
end-tie-distance = Очки равны, путь до цели тоже: по { $n }
end-by-cards = Ничья ({ NAME($seat) }), решили карты: { $mine } против { $other }
end-by-distance = Ничья ({ NAME($seat) }), решил путь до цели: { $mine } против { $other }
end-early = { NAME($seat) }: собраны все 20 фишек, игра окончена досрочно
end-sum = { $pieces } − { $distance } = { $score }: фишки минус расстояние до цели

sheet-chart-elfenland = Карта-памятка
chart-water = вода
chart-notes = За препятствие — ещё 1 карта того же вида. Караван — 3 любые карты, с препятствием — 4. Плоты: { $down } вниз по течению, { $up } против течения, { $lake } за паром.

option-town_cards = Карты городов: { $value ->
        [true] да
       *[false] нет
    }
    .more = { $value ->
        [true] У каждого тайный город; путь до него в конце вычитается.
       *[false] Карты городов остаются в коробке.
    }
option-early_end = Все 20 фишек: { $value ->
        [finish_round] доиграть раунд
        [instant_win] победа сразу
       *[none] играть дальше
    }
    .more = Что делать, если кто-то собрал все фишки до последнего раунда?
option-final_tie = Поровну фишек и карт: { $value ->
        [shared] общая победа
       *[undecided] без победителя
    }
    .more = Если у лидеров поровну и фишек городов, и карт.
option-setup_towns = Фишки в начале: { $value ->
        [other20] во всех городах, кроме Elvenhold
       *[choice20] в 20 городах на выбор
    }
    .more = Касается только того, где раскладывают фишки.
option-phase3 = Открытые жетоны: { $value ->
        [draw_three] по три каждому
       *[fill_to_three_open] пока открытых не станет три
    }
    .more = Важно для того, кто оставил открытый жетон.
option-display_refresh = Открытые жетоны в конце раунда: { $value ->
        [keep] остаются
       *[reshuffle_all] замешиваются
    }
    .more = Возвращают ли пять открытых жетонов вместе с остальными?
option-place_hidden = Закрытые жетоны: { $value ->
        [true] можно класть
       *[false] остаются закрытыми
    }
    .more = Можно ли положить закрытый жетон на дорогу?
option-pass = Пропуск хода: { $value ->
        [reenter] класть потом можно
       *[final] до конца фазы
    }
    .more = Можно ли после пропуска снова класть жетоны в этой фазе?
option-caravan = Караван: { $value ->
        [only_if_unable] только если нечем платить
       *[always] можно всегда
    }
    .more = Можно ли сыграть три карты, чтобы сберечь нужные?
option-discards = Сыгранные карты: { $value ->
        [on_stack] на колоду
       *[face_up_heap] рядом с колодой, лицевой стороной вверх
    }
    .more = Куда кладут сыгранные и лишние карты?
option-hand_limit_at = Лимит карт на руке: { $value ->
        [own_turn] в конце своего хода
       *[round_end] в конце раунда
    }
    .more = Когда сбрасывают карты сверх четырёх?
option-keep_counter = Оставленных жетонов: { $value ->
        [exactly_one_if_any] ровно один
       *[up_to_one] один или ни одного
    }
    .more = Можно ли вернуть все жетоны?
option-variant_distance = Путь до тайного города: { $value ->
        [edges] число переходов
       *[towns_between] число промежуточных городов
    }
    .more = Как считают, далеко ли башмак от тайного города?
option-variant_early_end = Досрочный конец с картами городов: { $value ->
        [score_normally] путь вычитается
       *[as_base] решает число фишек
    }
    .more = Как считать очки в партии, законченной досрочно?
option-deal = Раздача: { $value ->
        [to_eight] до восьми карт
       *[eight_more] ещё восемь карт
    }
    .more = Сколько карт получает каждый со 2-го раунда?
setup-each = Каждому: башмак, 20 фишек городов одного цвета, памятка, препятствие
setup-boots = Все башмаки — в город Elvenhold
setup-pieces = { $choice ->
        [1] В 20 городов по выбору: по фишке каждого цвета
       *[0] В каждый город, кроме Elvenhold: по фишке каждого цвета, всего по { $colours } на город
    }
setup-spare = Обратно в коробку: { $seats ->
        [one] { $seats } башмак с фишками, { $seats } препятствие, { $seats } памятка
        [few] { $seats } башмака с фишками, { $seats } препятствия, { $seats } памятки
       *[other] { $seats } башмаков с фишками, { $seats } препятствий, { $seats } памяток
    }
setup-rounds = Карты раундов от 1 до { $rounds } по порядку, 1 сверху, рядом с полем
setup-counters = 48 жетонов: перемешать лицевой стороной вниз, открыть пять
setup-cards = 72 карты странствий: одна колода лицевой стороной вниз
setup-town-cards = { $played ->
        [1] Карты городов: перемешать, каждому одну лицевой стороной вниз
       *[0] Карты городов: обратно в коробку
    }
setup-start = Карту первого игрока получает { NAME($seat) }
check-town-cards = Каждому — одну карту города лицевой стороной вниз; остальные убирают не глядя

ask-between = Что лежит между двумя городами?
ask-where = Куда может пойти башмак?
ask-far = Прямого пути нет. Кратчайший путь:
ask-road = { $one }–{ $other }, { $terrain }: { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}с препятствием
       *[0] {""}
    }, цена — { $price }
ask-free = пока без жетона; цена по видам: { $prices }
ask-at = Ваш башмак: { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) }: { $what }{ $hand ->
        [yes] , карт хватает
        [caravan] , только караваном
        [no] , карт не хватает
       *[unknown] {""}
    }
ask-no-way = Отсюда дальше не пройти: нет ни дороги с жетоном, ни воды.
ask-bare = Без жетона: { $towns }
ask-display = Открытые жетоны рядом с полем: { $counters }
ask-open = { NAME($seat) }, открытые жетоны: { $counters }
ask-left = Ваши фишки ещё лежат здесь: { $towns }
