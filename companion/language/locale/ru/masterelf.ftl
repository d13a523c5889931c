# Стол «Мастера Эльфа»: отказы, подсказки, кнопки, листы и ходы словами. Все имена начинаются с me- или ME-.
# Названия карт, наборов и цветов принадлежат владельцу коробки; где названия нет, имя — "nothing".

ME-COMP-01 = { $what ->
        [gift] «{ NAME($gift) }» только один
       *[ingredient] Ошибка счёта: в коробке меньше
    }
    .more = { $what ->
        [gift] Он лежит на другой стопке или уже создан.
       *[ingredient] Известных карт одного ингредиента стало бы больше, чем в описанной коробке.
    }
ME-SETUP-01 = Играют от 2 до 4
    .more = Указано игроков: { $seats }.
ME-SETUP-09 = Сейчас ходит { NAME($turn) }
    .more = { NAME($seat) } ждёт: ходят по часовой стрелке.
ME-BOARD-02 = Не по соседству: { NAME($to) }
    .more = { NAME($location) }: рядом два соседа по кругу и город.
ME-TURN-01 = Сейчас этого нельзя
    .more = { $command ->
        [go] Ход начинается с перемещения
        [take] Ингредиент берут после перемещения
        [swap] Обмен в городе — после перемещения туда
        [create] Подарок создают после взятия ингредиента
        [end_turn] Ход кончается после перемещения и взятия
        [discard] Лишнее сбрасывают в конце хода, если карт больше 7
        [redistribute] Стопки перекладывают, когда первая кончилась
        [reward] Награда следует за подарком, который завершил особый набор
        [sort] Подарки раскладывают после конца игры
        [younger] Возраст важен, когда берут бонусные карты
       *[bonus] Бонусные карты берут после конца игры
    }; сейчас { $phase ->
        [move] перемещение
        [take] берут ингредиент
        [create] можно создать подарок или закончить ход
        [end] ход кончается
        [discard] сброс лишнего
        [redistribute] перекладывают стопки
        [reward] берут награду
       *[bonus] берут бонусную карту
    }.
ME-MOVE-01 = { NAME($seat) }: пора уйти, { NAME($location) }
    .more = Стоять нельзя: каждый ход эльф переходит на соседнее место.
ME-TAKE-01 = { $location ->
        [city] В городе нет открытых ингредиентов
       *[other] Здесь такого нет
    }
    .more = { $location ->
        [city] В городе сбрасывают карты и берут на одну больше.
       *[other] { NAME($location) }: берут ровно одну из лежащих там карт.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: всё уже известно
       *[other] { NAME($region) }: неизвестных { $unknown }
    }
    .more = Область пополняют, только когда она пуста; названное раньше всё ещё лежит там.
ME-TAKE-03 = { $why ->
        [region] Обмен — только в городе
        [hand] Столько карт на руке нет
        [kinds] Таких карт на руке нет
       *[drawn] Сброшено { $away }, взято { $drawn }
    }
    .more = { $why ->
        [region] Эльф стоит здесь: { NAME($location) }. Берут одну из лежащих карт.
        [hand] На руке карт: { $hand }.
        [kinds] Известные карты руки не оставляют им места.
       *[drawn] Берут на одну больше, чем сбросили, пока карты есть.
    }
ME-GIFT-01 = Один подарок за ход
    .more = { NAME($seat) }: подарок уже создан, ход кончается.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Стопка { $stack } пуста
       *[other] На стопке { $stack }: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Верхней карты нет.
       *[other] Верхняя карта уже названа; если неверно, поможет отмена.
    }
ME-GIFT-03 = { $why ->
        [held] Таких карт на руке нет
       *[cards] Ровно 3 карты: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] две карты одного вида и одна другого.
       *[other] { NAME($a) } и { NAME($b) }, две одного и одна другого.
    }
ME-GIFT-04 = Три одинаковых не годятся
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] две карты одного вида и одна другого.
       *[other] нужны оба: { NAME($a) } и { NAME($b) }.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: кристалл уже потрачен
        [number] К кристаллу — две карты
       *[kind] Эти карты к кристаллу не подходят
    }
    .more = { $why ->
        [used] У каждого один на всю игру.
       *[other] Он заменяет одну из трёх: { NAME($a) ->
            [nothing] рядом две карты нужных подарку видов.
           *[other] рядом две карты из { NAME($a) } и { NAME($b) }.
        }
    }
ME-HAND-01 = Сбросить ровно { $surplus }
    .more = { NAME($seat) }: на руке { $hand }, оставить можно 7.
ME-END-01 = Три почти равные стопки
    .more = Оставшиеся подарки (их { $gifts }) раскладывают все; стопки различаются не больше чем на один.
ME-END-02 = Игра окончена
    .more = Стопка кончилась во второй раз. Отмена вернёт в игру.
ME-BONUS-02 = Сначала выбирает { NAME($turn) }
    .more = { NAME($seat) } ждёт: сначала у кого меньше подарков, потом больше ингредиентов, потом кто младше.
ME-SPEC-01 = Особый набор не завершён
    .more = { NAME($seat) }: ещё один подарок берут, только когда созданный завершает «Секрет» или «Сокровища».
ME-SPEC-02 = { NAME($top) ->
        [nothing] Там ничего нет
       *[other] Там только { NAME($top) }
    }
    .more = { $source ->
        [aside] Отложенных подарков больше нет.
       *[other] Из стопки { $source } другого не взять.
    }
ME-SPEC-03 = { NAME($seat) }: награда уже была
    .more = Её берут один раз за игру, даже с обоими особыми наборами.
ME-SCORE-01 = { $why ->
        [twice] Посчитан дважды: { NAME($gift) }
        [lacks] Не из этого набора: { NAME($gift) }
        [owned] Нет среди подарков: { NAME($gift) }
       *[left] Пропущен: { NAME($gift) }
    }
    .more = { $why ->
        [left] Каждый подарок, у которого есть набор, считают в одном из них.
       *[other] Подарок считают ровно в одном из его наборов, а не здесь: { NAME($set) }.
    }

game-masterelf = Мастер Эльф
new-oldest-masterelf = младший, начинает
act-oldest-masterelf = Младший, начинает
new-clockwise-masterelf = По часовой стрелке. Коснитесь места, чтобы сменить имя, цвет или порядок; начинает младший.
new-options-masterelf = { $changed ->
        [0] дневная сторона; коснитесь, чтобы изменить
       *[other] не как обычно
    }
name-city = Город
name-r1 = Область 1
name-r2 = Область 2
name-r3 = Область 3
name-r4 = Область 4
name-r5 = Область 5
name-r6 = Область 6
name-rainbow = радуга
name-secret = Секрет
name-treasures = Сокровища
me-ingredient-air = воздух
me-ingredient-metal = металл
me-ingredient-magic = магия
me-ingredient-water = вода
me-unlisted = подарок { $n }, не описан

me-phase-move = Переместиться
me-phase-take = Взять ингредиент
me-phase-create = Создать подарок
me-phase-end = Конец хода
me-phase-discard = Не больше 7 карт
me-phase-redistribute = Стопка кончилась
me-phase-reward = Особый набор
me-phase-bonus = Бонусные карты
me-phase-over = Конец игры

me-prompt-move = Коснитесь соседнего места
me-prompt-take = Что взято?
me-prompt-swap = Сколько сброшено?
me-prompt-create = Коснитесь стопки или закончите ход
me-prompt-end = Ход окончен
me-prompt-discard = Оставить 7 карт
me-prompt-redistribute = Разложите подарки заново
me-prompt-reward = Ещё один подарок даром
me-prompt-bonus = Выберите бонусную карту
me-prompt-younger = Коснитесь самого младшего
me-prompt-over = Игра окончена
me-prompt-region = Коснитесь области
me-prompt-lay = Что там лежит?
me-prompt-top = Какой там подарок?
me-prompt-pay = Чем заплачено?

me-panel-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
me-panel-gifts = { $gifts ->
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[other] { $gifts } подарков
    }
me-panel-crystal = кристалл
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = стопки нет
me-stack-untold = Стопка { $stack }
me-stack-untold-more = что сверху?
me-card-unlisted = нет в описании коробки
me-card-sets-unknown = наборы неизвестны
me-card-elf = нарисован эльф
me-card-unknown = Чего здесь нет, то не даёт очков.
me-price-unknown = ингредиенты неизвестны
me-untold = не назван
me-city = Город
me-way-city = обмен карт
me-way-empty = пусто
me-swap = { $away } в сброс
me-swap-more = взять { $drawn }

me-act-tell = Что лежит
me-act-away = Какие именно
me-act-laid = Это всё
me-act-end-turn = Конец хода
me-act-pay = { $cards ->
        [0] Не платить
        [one] Заплатить { $cards } карту
        [few] Заплатить { $cards } карты
       *[other] Заплатить { $cards } карт
    }
me-act-swap-these = { $away } в сброс, взять { $drawn }
me-act-discard = Сбросить { $cards }
me-act-discard-kinds = Какие именно
me-act-discard-these = Сбросить
me-act-laid-out = Лежат: { $sizes }
me-act-decline = Нет, спасибо
me-from-stack = Стопка { $stack }
me-from-aside = Отложенные
me-other-gift = Другой подарок
me-other-gift-more = нет в описании коробки
me-other-gift-how = Другой подарок принимается без проверки и так отмечается. Опишите его через меню, «Описать коробку»: это действует со следующей игры.
me-with-crystal = Кристалл вместо одной карты
me-pay-crystal = { $cards }, кристалл
me-pay-unknown = В описании коробки нет его ингредиентов. Любые 2 + 1 принимаются на веру и так отмечаются; опишите карту, и в следующей игре она будет проверяться.

me-sheet-lay = { NAME($region) }: назвать { $cards }
me-sheet-top = Какой подарок на стопке { $stack }?
me-sheet-reward = Какой подарок взят { $source ->
        [aside] из отложенных
       *[other] из стопки { $source }
    }?
me-sheet-bonus = { NAME($seat) }: какая бонусная карта?
me-sheet-younger = Кто из них самый младший?
me-younger-why = Поровну подарков и ингредиентов: бонусную карту первым выбирает младший.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } сбрасывает
me-sheet-discard = { NAME($seat) }: на руке { $hand }, лишних { $cards }
me-sheet-redistribute = Стопка кончилась в первый раз
me-sheet-from = Откуда?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] подарков пока нет
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[other] { $gifts } подарков
    }
me-redistribute-shuffle = Соберите оставшиеся подарки (их { $gifts }) и перемешайте.
me-redistribute-lay = Разложите лицом вверх тремя стопками: { $sizes }.
me-reward-earned = { NAME($seat) }: набор «{ NAME($special) }» собран. Выберите, откуда брать, не глядя; потом просмотрите эти карты и возьмите одну. Порядок остальных не меняется.
me-seat-had = { $crystal ->
        [1] Кристалл цел
       *[0] Кристалл потрачен
    } · { $reward ->
        [1] награды не было
       *[0] награда взята
    }

me-count = { $n } { NAME($kind) }
me-no-cards = без карт
me-count-colour = Ленты: { NAME($colour) }
me-count-elves = Эльфы
me-count-unknown = Неизвестно
me-count-sum = Всего

# Подсчёт так, как раскладывает сам игрок

me-sort-touch = Коснитесь подарка, чтобы посчитать его в другом наборе.
me-sort-to = в «{ NAME($set) }»
me-sort-best = Лучший расклад
me-sort-own = Разложено игроком: { $score }; лучший расклад даёт { $best }.
me-end-own = { NAME($seat) }: разложено игроком; лучший расклад даёт { $best }
me-end-touch = Коснитесь игрока, чтобы увидеть его подарки и разложить их иначе.

me-tell-unjudged = { $act } · без проверки
me-tell-top = На стопке { $stack }: { NAME($gift) }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) }: { NAME($place) }
me-tell-take = { NAME($seat) }: взято { NAME($kind) ->
        [nothing] неназванное
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) }: взять нечего
me-tell-swap = { NAME($seat) }: в сброс { $away }, взято { $drawn }
me-tell-create = { NAME($seat) }: создан подарок «{ NAME($gift) }» за { $cards }{ $crystal ->
        [1] {" "}и кристалл
       *[0] {""}
    }
me-tell-reward = { NAME($seat) }: в награду { NAME($gift) } { $source ->
        [aside] из отложенных
       *[other] из стопки { $source }
    }
me-tell-decline = { NAME($seat) }: без награды
me-tell-redistribute = Стопки разложены заново: { $sizes }
me-tell-end-turn = { NAME($seat) }: конец хода
me-tell-discard = { NAME($seat) }: в сброс { $cards }
me-tell-bonus = { NAME($seat) }: бонусная карта «{ NAME($gift) }»
me-tell-younger = { NAME($seat) }: младше всех равных
me-tell-sort = { NAME($seat) }: подарки разложены иначе
me-tell-sort-best = { NAME($seat) }: снова лучший расклад

me-back-stack = стопка { $stack }: снова { $left }
me-back-gift = { NAME($seat) }: вернуть «{ NAME($gift) }»
me-back-pawn = { NAME($seat) }: эльф обратно, { NAME($place) }
me-back-cards-take = { NAME($seat) }: взять обратно карт: { $n }
me-back-cards-give = { NAME($seat) }: вернуть карт: { $n }
me-back-crystal = { NAME($seat) }: взять кристалл обратно
me-back-region = { NAME($region) }: снова карт { $n }

me-lies-turn = Раунд { $round }; ходит { NAME($seat) }
me-lies-stack = Стопка { $stack }: { $left ->
        [0] пусто
        [one] { $left } подарок
        [few] { $left } подарка
       *[other] { $left } подарков
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , сверху { NAME($gift) }
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] пусто
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }не названо { $unknown }
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $crystal ->
        [1] кристалл
       *[0] без кристалла
    }{ $number ->
        [0] , подарков нет
       *[other] ; { $gifts }
    }

me-end-score = Очки
me-end-sets = Наборы
me-end-colour = Лента
me-end-elves = Эльфы
me-end-winner = { NAME($seat) } побеждает: { $score }
me-end-shared = { NAME($seat) } побеждает: { $score }, вместе с другими: при равенстве выигрывают все
me-end-unknown = Не полностью известно подарков: { $gifts }; чего нет, то не даёт очков

sheet-chart-masterelf = Памятка по подсчёту
me-chart-sets = Подарков в наборе
me-chart-points = Очки
me-chart-special = Секрет и Сокровища: оба подарка вместе дают { $points } очков.
me-chart-colour = Ленты: 1 очко за подарок одного цвета; радуга идёт за любой.
me-chart-elves = Эльфы: по 1 очку.
me-chart-price = Подарок стоит 3 карты двух его видов, 2 + 1; кристалл заменяет одну, раз за игру.
me-chart-hand = В конце хода можно оставить 7 ингредиентов.

option-side = Сторона поля: { $value ->
        [night] ночь
       *[day] день
    }
    .more = { $value ->
        [night] Город и шесть областей, до двух ингредиентов в каждой.
       *[day] Город и четыре области, до трёх ингредиентов в каждой.
    }
option-special_on_last_gift = Особый набор с последним подарком: { $value ->
        [true] сначала награда
       *[false] игра кончается
    }
    .more = Когда подарок, который кончает игру, завершает особый набор.
option-deck = Описанная коробка: { $value ->
        [none] нет
       *[other] { $value }
    }
    .more = { $value ->
        [none] Что известно только с карт, принимается на веру и отмечается.
       *[other] Её подарки и ингредиенты проверяются и считаются.
    }

me-sheet-lesson = Ваша коробка: { $name }
me-teach-edition = Во втором издании, говорят, { $gifts } подарков и { $cards } карты ингредиентов; можно и иначе. Рассказывайте что знаете, в любом порядке: остальное останется неизвестным.
me-teach-other-gifts = В этой коробке подарков { $gifts }: как скажете.
me-teach-next = Сказанное сейчас действует со следующей игры.
me-teach-file = Сразу сохраняется в { $path }. Скопируйте этот файл, чтобы вынести; положите рядом другой, чтобы внести.
me-teach-gift-cards = Карт подарков
me-teach-new-box = + Коробка
me-teach-gifts = описано { $gifts }, целиком { $complete }
me-teach-cards = сосчитано карт: { $cards }
me-teach-known = известно { $n }
me-list-gifts = Подарки
me-list-ingredients = Ингредиенты
me-list-sets = Наборы
me-list-colours = Ленты
me-sheet-list-gifts = Подарки: { $gifts } из { $edition }
me-new-gifts = + Подарок
me-new-ingredients = + Ингредиент
me-new-sets = + Набор
me-new-colours = + Лента
me-title-gifts = Как называется подарок?
me-title-ingredients = Как называется ингредиент?
me-title-sets = Как называется набор?
me-title-colours = Какого цвета лента?
me-title-hint = Как напечатано на карте
me-missing = неизвестно: { $fields }
me-missing-ingredients = ингредиенты
me-missing-sets = наборы
me-missing-colour = лента
me-missing-elves = эльф
me-gift-ingredients = Два его ингредиента
me-gift-sets = Один или два набора; в «Секрете» и «Сокровищах» по два подарка
me-gift-colour = Лента
me-gift-elves = Нарисован ли эльф?
me-gift-unknown = { $heading } · пока неизвестно
me-elf-yes = эльф
me-elf-no = без эльфа
me-act-remove = Убрать
me-act-title = Название
me-teach-count = Сосчитано карт: { $cards }; во втором издании, говорят, { $edition }. При 0 вид не сосчитан, и стопка города тоже.
me-teach-rename = Коснитесь, чтобы изменить название.
me-teach-two = Подарку нужны два ингредиента
me-teach-two-more = Одного не бывает: выберите второй или коснитесь первого ещё раз, чтобы оставить оба неизвестными.
me-teach-three-more = Два уже выбраны: сначала коснитесь одного из них, чтобы убрать.
me-teach-sets = Один набор или два
me-teach-sets-more = { $special ->
        [1] Рядом с особым набором бывает один другой.
       *[0] Наборов не больше двух: сначала коснитесь одного из них, чтобы убрать.
    }
me-teach-refused = Так не бывает
me-teach-unread = Эту коробку не прочесть
me-setup-side = Поле { $side ->
        [night] ночной стороной (шесть областей)
       *[day] дневной стороной (четыре области)
    } вверх
me-setup-stacks = Перемешать подарки: три открытые стопки по { $gifts }
me-setup-aside = Остальные подарки в сторону, лицом вниз
me-setup-hands = Перемешать ингредиенты: каждому по { $cards }, тайно
me-setup-regions = По одному открытому ингредиенту в каждую область ({ $regions })
me-setup-city = Остальные ингредиенты лицом вниз в город
me-setup-each = Каждому: памятка, кристалл, а эльфа в город
me-setup-start = Начинает { NAME($seat) }
me-prompt-refill = { NAME($region) }: положите новые карты ({ $cards })
