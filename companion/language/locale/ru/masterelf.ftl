# Стол «Мастера Эльфа»: отказы, подсказки, кнопки, листы и действия словами. Все имена начинаются с me- или ME-.
# Названия карт, наборов и цветов принадлежат владельцу коробки; где названия может не быть, имя — "nothing".

# Отказ на правило: слов пять, потом числа. Никогда не называется вид, известный только руке.

ME-COMP-01 = { $what ->
        [gift] Такой подарок один: «{ NAME($gift) }»
        [gifts] В коробке меньше подарков
       *[ingredient] Ошибка счёта: в коробке меньше
    }
    .more = { $what ->
        [gift] Он в другой стопке или уже создан.
        [gifts] В стопках и у игроков вместе было бы больше карт, чем в коробке.
       *[ingredient] Известных карт одного ингредиента стало бы больше, чем есть в вашей коробке.
    }
me-numbers-box = { NAME($kind) }: известно стало бы { $known }, а в коробке { $count }.
ME-SETUP-01 = Игроков должно быть от 2 до 4
    .more = Указано игроков: { $seats }.
ME-SETUP-03 = Число подарков не сходится
    .more = В стопках и у игроков: { $gifts }. В начале: { $most } (3 × { $height }).
ME-SETUP-09 = Сейчас ходит { NAME($turn) }
    .more = { NAME($seat) } ждёт: ходят по часовой стрелке.
ME-BOARD-01 = Слишком много карт: { NAME($region) }
    .more = Указано: { $cards }; в области помещается не больше { $most }.
ME-BOARD-02 = { NAME($to) } не по соседству
    .more = { NAME($location) } граничит с двумя соседними по кругу областями и с городом.
ME-TURN-01 = Не сейчас
    .more = { $command ->
        [go] Ход начинается с перемещения
        [take] Ингредиент берут после перемещения
        [swap] Карты меняют, когда эльф пришёл в город
        [create] Подарок создают после того, как взяли ингредиент
        [end_turn] Ход заканчивают, когда эльф перемещён и ингредиент взят
        [discard] Карты сверх 7 сбрасывают в конце хода
        [redistribute] Стопки раскладывают заново, когда одна закончилась в первый раз
        [reward] Награда — за подарок, который завершил особый набор
        [keep_score] «Только очки» выбирают до первого хода
        [next_round] Раунды считают в режиме «Только очки»
        [sort] Подарки распределяют после конца игры
        [younger] Возраст важен, когда берут бонусные карты
       *[bonus] Бонусные карты берут после конца игры
    }; сейчас { $phase ->
        [move] перемещается эльф
        [take] берут ингредиент
        [create] можно создать подарок или закончить ход
        [end] заканчивают ход
        [discard] сбрасывают лишнее
        [redistribute] раскладывают стопки заново
        [score] действует режим «Только очки»
        [reward] берут награду
       *[bonus] берут бонусную карту
    }.
ME-MOVE-01 = { NAME($location) }: { NAME($seat) } не может здесь остаться
    .more = Каждый ход эльф переходит в соседнюю локацию; оставаться на месте нельзя.
ME-TAKE-01 = { $location ->
        [city] В городе нет открытых ингредиентов
       *[other] Здесь такой карты нет
    }
    .more = { $location ->
        [city] В городе сбрасывают сколько угодно карт и берут на одну больше.
       *[other] { NAME($location) }: берут ровно одну из лежащих там карт.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: все карты известны
       *[other] { NAME($region) }: неизвестных карт только { $unknown }
    }
    .more = Область пополняют, только когда она пуста; введённые раньше карты ещё там.
ME-TAKE-03 = { $why ->
        [region] Обмен — только в городе
        [hand] Столько карт на руке нет
        [kinds] Таких карт на руке нет
       *[drawn] Сброшено { $away }, взято { $drawn }
    }
    .more = { $why ->
        [region] Эльф сейчас здесь: { NAME($location) }. Возьмите одну из лежащих там карт.
        [hand] Карт на руке: { $hand }.
        [kinds] О каждой карте этой руки уже известно, что она другая.
       *[drawn] Берут на одну больше, чем сбросили, пока карты есть.
    }
ME-GIFT-01 = Один подарок за ход
    .more = { NAME($seat) }: подарок уже создан, теперь ход заканчивается.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Стопка { $stack } пуста
       *[other] Стопка { $stack }: сверху «{ NAME($top) }»
    }
    .more = { NAME($top) ->
        [nothing] Верхней карты нет.
       *[other] Эта верхняя карта уже введена; если неверно, нажмите «{ act-undo }».
    }
ME-GIFT-03 = { $why ->
        [held] Таких карт на руке нет
       *[cards] Ровно 3 карты: 2 + 1
    }
    .more = «{ NAME($gift) }»: { NAME($a) ->
        [nothing] две карты одного вида и одна другого.
       *[other] { NAME($a) } и { NAME($b) }, две карты одного вида и одна другого.
    }
ME-GIFT-04 = Тремя одинаковыми не платят
    .more = «{ NAME($gift) }»: { NAME($a) ->
        [nothing] две карты одного вида и одна другого.
       *[other] нужны оба вида, { NAME($a) } и { NAME($b) }.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: кристалл уже потрачен
        [number] К кристаллу нужны две карты
       *[kind] Эти карты к кристаллу не подходят
    }
    .more = { $why ->
        [used] У каждого игрока один кристалл на всю игру.
       *[other] Кристалл заменяет одну из трёх карт; добавьте { NAME($a) ->
            [nothing] две карты видов, нужных для подарка.
           *[other] две карты, каждая — { NAME($a) } или { NAME($b) }.
        }
    }
ME-HAND-01 = Сбросьте ровно { $surplus }
    .more = { NAME($seat) }: на руке { $hand }, оставить можно 7.
ME-END-01 = Три почти равные стопки
    .more = Раскладывают все оставшиеся подарки ({ $gifts }); стопки различаются не больше чем на одну карту.
ME-END-02 = Игра окончена
    .more = Стопка закончилась во второй раз. Кнопка «{ act-undo }» вернёт вас в игру.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Разных бонусных карт: ровно { $cards }
       *[other] Не бонусная карта: «{ NAME($gift) }»
    }
    .more = { NAME($gift) ->
        [nothing] Открывают по одной на каждого, кто выбирает.
       *[other] Берут одну из открытых бонусных карт.
    }
ME-BONUS-02 = Сначала выбирает { NAME($turn) }
    .more = { NAME($seat) } ждёт: первым выбирает тот, у кого меньше подарков; при равенстве — у кого больше ингредиентов; если и их поровну — тот, кто младше.
ME-SPEC-01 = Особый набор не собран
    .more = { NAME($seat) }: ещё один подарок берут, только если созданный завершает «{ name-secret }» или «{ name-treasures }».
ME-SPEC-02 = { NAME($top) ->
        [nothing] Взять нечего
       *[other] В стопке только «{ NAME($top) }»
    }
    .more = { $source ->
        [aside] Отложенных подарков больше нет.
       *[other] Больше в стопке { $source } ничего нет.
    }
ME-SPEC-03 = { NAME($seat) }: награда уже получена
    .more = Каждый игрок берёт её один раз за игру, даже с обоими особыми наборами.
ME-SCORE-01 = { $why ->
        [twice] Подарок посчитан дважды: «{ NAME($gift) }»
        [lacks] Подарок не из этого набора: «{ NAME($gift) }»
        [owned] Такого подарка у игрока нет: «{ NAME($gift) }»
       *[left] Подарок пропущен: «{ NAME($gift) }»
    }
    .more = { $why ->
        [left] Каждый подарок, у которого есть набор, считают в одном из его наборов.
        [twice] Каждый подарок считают ровно в одном из его наборов.
        [owned] Считают только подарки, лежащие перед игроком.
       *[other] Каждый подарок считают ровно в одном из его наборов, а не здесь: «{ NAME($set) }».
    }
ME-SCORE-03 = Набор «{ NAME($special) }» в игре только один
    .more = Обе карты уже указаны у другого игрока ({ NAME($first) }), поэтому { NAME($second) } не может их иметь.
ME-SCORE-04 = Ленточек больше, чем карт
    .more = { NAME($seat) }: карт с самой частой ленточкой { $colour }, в наборах { $gifts }. Каждая карта входит в один набор: сначала введите наборы.
ME-SCORE-06 = Эльфов больше, чем карт
    .more = { NAME($seat) }: карт с эльфом { $elves }, в наборах { $gifts }. Каждая карта входит в один набор: сначала введите наборы.

# Места и слова из правил

game-masterelf = Мастер Эльф
new-oldest-masterelf = младше всех, начинает
act-oldest-masterelf = Младше всех, начинает
new-clockwise-masterelf = По часовой стрелке вокруг стола. Коснитесь игрока, чтобы изменить имя, цвет или место; начинает тот, кто младше всех.
new-options-masterelf = { $changed ->
        [0] дневная сторона; коснитесь, чтобы изменить
       *[other] отличается от обычного
    }
name-city = Город
name-r1 = Область 1
name-r2 = Область 2
name-r3 = Область 3
name-r4 = Область 4
name-r5 = Область 5
name-r6 = Область 6
name-rainbow = радуга
name-secret = Секрет
name-treasures = Сокровища
me-ingredient-air = воздух
me-ingredient-metal = металл
me-ingredient-magic = магия
me-ingredient-water = вода
me-named-gift-blue-booth = Синяя будка
me-named-gift-pirate = Пират
me-named-gift-treasure-map = Карта сокровищ
me-named-gift-key = Ключ
me-named-gift-casket = Шкатулка
me-named-gift-colour-flower = Цветик-семицветик
me-named-gift-marker-set = Набор фломастеров
me-named-gift-plasma-lamp = Плазменная лампа
me-named-set-antiquities = Древности
me-named-set-pirates = Пираты
me-named-colour-blue = синий
me-named-colour-green = зелёный
me-named-colour-red = красный
me-heading = { $topic ->
        [turn] Ход игрока
        [move] 1. Переместиться
        [take] 2. Взять ингредиент
        [create] 3. Создать подарок
        [gifts] Карты подарков
        [crystal] Универсальные кристаллы
        [hand] Передача хода
        [end] Конец игры
        [score] Подсчёт победных очков
        [collections] 1. Собранные коллекции
        [colour] 2. Карты одного цвета
        [elves] 3. Карты с эльфами
        [winner] Победитель
       *[setup] Подготовка к игре
    }
me-unseen = неизвестный подарок
me-unlisted = другой подарок { $n }

# Стол

me-phase-move = Переместиться
me-phase-take = Взять ингредиент
me-phase-create = Создать подарок
me-phase-end = Конец хода
me-phase-discard = Не больше 7 карт
me-phase-redistribute = Стопка закончилась
me-phase-reward = Особый набор
me-phase-bonus = Бонусные карты
me-phase-over = Конец игры

me-prompt-move = Коснитесь соседней локации
me-prompt-take = Что взято?
me-prompt-swap = Сколько карт сброшено?
me-prompt-create = Коснитесь стопки или закончите ход
me-prompt-end = Ход окончен
me-prompt-discard = Оставьте на руке 7 карт
me-prompt-redistribute = Разложите подарки заново
me-prompt-reward = Возьмите ещё один подарок бесплатно
me-prompt-perhaps = Собран ли особый набор?
me-prompt-bonus = Выберите бонусную карту
me-prompt-younger = Коснитесь того, кто младше всех
me-prompt-over = Игра окончена
me-prompt-region = Коснитесь области
me-prompt-lay = Какие карты выложены?
me-prompt-top = Какой подарок сверху?
me-prompt-pay = Чем заплачено?

me-panel-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
me-panel-gifts = { $gifts ->
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[other] { $gifts } подарков
    }
me-panel-crystal = кристалл
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = стопки нет
me-stack-untold = Стопка { $stack }
me-stack-untold-more = что сверху?
me-card-unlisted = нет в списке
me-card-sets-unknown = наборы неизвестны
me-card-elf = нарисован эльф
me-card-unknown = За неизвестное очки здесь не начисляются.
me-price-unknown = ингредиенты неизвестны
me-untold = неизвестно
me-city = Город
me-way-city = обмен карт
me-way-empty = пусто
me-swap = Сбросить { $away }
me-swap-more = взять { $drawn }

me-act-tell = Ввести карты
me-act-away = Выбрать какие
me-act-laid = Это всё
me-act-end-turn = Конец хода
me-act-pay = { $cards ->
        [0] Ничего не платить
        [one] Заплатить { $cards } карту
        [few] Заплатить { $cards } карты
       *[other] Заплатить { $cards } карт
    }
me-act-swap-these = Сбросить { $away }, взять { $drawn }
me-act-discard = Сбросить { $cards }
me-act-discard-kinds = Выбрать какие
me-act-discard-these = Сбросить эти
me-act-laid-out = Разложено: { $sizes }
me-act-decline = Нет, спасибо
me-from-stack = Стопка { $stack }
me-from-aside = Отложенные
me-other-gift = Другой подарок
me-other-gift-more = нет в списке
me-other-gift-how = Подарок, которого нет в списке, принимается без проверки, с пометкой. Добавьте его: «{ act-menu }», «{ act-lesson }». Он учитывается со следующей партии.
me-with-crystal = Кристалл вместо одной карты
me-pay-crystal = { $cards }, кристалл
me-pay-unknown = Цена этого подарка не введена. Любые 2 + 1 принимаются без проверки, с пометкой; добавьте карту в описание коробки, и в следующей партии цена будет проверяться.

me-sheet-lay = { NAME($region) }: введите { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
    }
me-sheet-top = Какой подарок сверху в стопке { $stack }?
me-sheet-reward = Какой подарок взят { $source ->
        [aside] из отложенных
       *[other] из стопки { $source }
    }?
me-sheet-lay-bonus = Какие бонусные карты открыты? Осталось: { $left }
me-act-bonus-skip = Не вводить
me-sheet-bonus = Какую бонусную карту берёт { NAME($seat) }?
me-sheet-younger = Кто из них младше всех?
me-younger-why = Поровну и подарков, и ингредиентов: раньше выбирает бонусную карту тот, кто младше.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } сбрасывает
me-sheet-discard = { NAME($seat) }: на руке { $hand }, лишних { $cards }
me-sheet-redistribute = Стопка закончилась в первый раз
me-sheet-from = Откуда?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] подарков пока нет
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[other] { $gifts } подарков
    }
me-redistribute-shuffle = Соберите подарки из остальных стопок ({ $gifts }) и перемешайте.
me-redistribute-lay = Разложите их лицевой стороной вверх в три стопки: { $sizes }.
me-reward-earned = { NAME($seat) }: набор «{ NAME($special) }» собран. Не глядя выберите, откуда взять подарок; потом просмотрите эти карты и возьмите одну. Порядок карт не меняйте.
me-sheet-perhaps = Особый набор?
me-reward-perhaps = { NAME($seat) }: неизвестно, завершает ли «{ NAME($gift) }» набор «{ name-secret }» или «{ name-treasures }». Если да, не глядя выберите, откуда взять подарок; потом просмотрите эти карты и возьмите одну. Порядок карт не меняйте.
me-act-no-reward = Нет: конец хода
me-seat-had = { $crystal ->
        [1] Кристалл не потрачен
       *[0] Кристалл потрачен
    } · { $reward ->
        [1] награды не было
       *[0] награда получена
    }

me-count = { NAME($kind) } × { $n }
me-no-cards = без карт
me-count-colour = Ленточки: { NAME($colour) }
me-count-elves = Эльфы
me-count-unknown = Неизвестно
me-count-sum = Всего

# Итоговый подсчёт, как распределил подарки сам игрок

me-sort-touch = Коснитесь подарка, чтобы посчитать его в другом наборе.
me-sort-to = в «{ NAME($set) }»
me-sort-best = Лучшее распределение
me-sort-own = Очки по распределению игрока: { $score }, по лучшему: { $best }.
me-end-own = { NAME($seat) }: распределено игроком; при лучшем распределении было бы { $best }
me-end-touch = Коснитесь игрока, чтобы увидеть его подарки и распределить их иначе.

me-tell-unjudged = { $act } · без проверки
me-tell-top = Стопка { $stack }: «{ NAME($gift) }»
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } берёт { NAME($kind) ->
        [nothing] неизвестную карту
       *[other] карту «{ NAME($kind) }»
    } ({ NAME($region) })
me-tell-take-nothing = { NAME($seat) }: взять нечего
me-tell-swap = { NAME($seat) }: сброшено { $away }, взято { $drawn }
me-tell-create = { NAME($seat) } создаёт подарок «{ NAME($gift) }»: { $cards }{ $crystal ->
        [1] , кристалл
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } берёт подарок «{ NAME($gift) }» { $source ->
        [aside] из отложенных
       *[other] из стопки { $source }
    }
me-tell-decline = { NAME($seat) } не берёт награду
me-tell-redistribute = Стопки разложены заново: { $sizes }
me-tell-end-turn = { NAME($seat) } заканчивает ход
me-tell-discard = { NAME($seat) } сбрасывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
    }
me-tell-lay-bonus = Бонусные карты: { $gifts }
me-tell-bonus = { NAME($seat) } берёт бонусную карту «{ NAME($gift) }»
me-tell-younger = { NAME($seat) } младше всех среди равных
me-tell-sort = { NAME($seat) } распределяет подарки иначе
me-tell-sort-best = { NAME($seat) }: снова лучшее распределение

me-back-stack = стопка { $stack }: снова { $left ->
        [one] { $left } подарок
        [few] { $left } подарка
       *[other] { $left } подарков
    }
me-back-gift = { NAME($seat) }: вернуть подарок «{ NAME($gift) }»
me-back-pawn = { NAME($seat) }: вернуть эльфа → { NAME($place) }
me-back-cards-take = { NAME($seat) }: взять обратно { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
me-back-cards-give = { NAME($seat) }: отдать обратно { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
me-back-crystal = { NAME($seat) }: взять кристалл обратно
me-back-region = { NAME($region) }: снова { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
me-back-taken = { NAME($seat) }: { NAME($kind) ->
        [nothing] взятую карту
       *[other] карту «{ NAME($kind) }»
    } — обратно в { NAME($region) }
me-back-refill = { NAME($region) }: все карты ({ $n }) — обратно на стопку города
me-back-drawn = { NAME($seat) }: взятые карты ({ $n }) — обратно на стопку города
me-back-away = { NAME($seat) }: верхние карты сброса ({ $n }) — обратно на руку
me-back-shuffled = Город: часть стопки ({ $n }) — снова сброс
me-back-made = { NAME($seat) }: «{ NAME($gift) }» — обратно на стопку { $stack }
me-back-paid = { NAME($seat) }: из сброса обратно { $cards }
me-back-reward = { NAME($seat) }: «{ NAME($gift) }» — обратно { $source ->
        [aside] к отложенным подаркам
       *[other] в стопку { $source }
    }
me-back-bonus = { NAME($seat) }: «{ NAME($gift) }» — обратно к бонусным картам

me-lies-turn = Раунд { $round }; ходит { NAME($seat) }
me-lies-stack = Стопка { $stack }: { $left ->
        [0] пусто
        [one] { $left } подарок
        [few] { $left } подарка
       *[other] { $left } подарков
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , сверху «{ NAME($gift) }»
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] пусто
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }неизвестных { $unknown }
    }
me-lies-seat = { NAME($seat) } ({ NAME($place) }): { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $crystal ->
        [1] кристалл
       *[0] без кристалла
    }{ $number ->
        [0] , подарков нет
       *[other] ; { $gifts }
    }

me-end-score = Очки
me-end-sets = Наборы
me-end-colour = Ленточка
me-end-elves = Эльфы
me-end-winner = { NAME($seat) } побеждает: { $score }
me-end-least = { NAME($seat) } побеждает: не меньше { $score }
me-end-open = Пока не решено: не посчитано подарков — { $gifts }
me-end-open-how = Ниже очки только за то, что известно. Эту партию посчитает «{ act-count-pad }»; кнопка «{ me-act-pad-cards }» там запомнит карты и для следующей.
me-end-at-most = Не больше: { $scores }
me-end-unknown = Подарков с неполными данными: { $gifts }; за неизвестное очки здесь не начисляются

sheet-chart-masterelf = Подсчёт очков
me-chart-sets = Подарков в наборе
me-chart-points = Очки
me-chart-special = «{ name-secret }», «{ name-treasures }»: каждая полная пара даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } вместо очков по таблице.
me-chart-colour = Ленточки: 1 очко за каждый подарок одного выбранного цвета; радуга — любой цвет.
me-chart-elves = Эльфы: по 1 очку за каждого.
me-chart-price = Подарок стоит 3 карты двух его ингредиентов, 2 + 1; один раз за игру одну из них заменяет кристалл.
me-chart-hand = В конце хода можно оставить до 7 ингредиентов.

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
       *[false] игра заканчивается
    }
    .more = Если подарок, на котором игра заканчивается, завершает особый набор.
option-deck = { $value ->
        [none] Карты: только из правил
       *[other] Ваша коробка: { $value }
    }
    .more = { $value ->
        [none] То, что видно только на картах, принимается без проверки, с пометкой.
       *[other] Её подарки и ингредиенты проверяются и считаются.
    }

# Описание коробки

me-sheet-lesson = Ваша коробка: { $name }
me-teach-edition = Во втором издании, по имеющимся сведениям, подарков { $gifts }, карт ингредиентов { $cards }; у вас может быть иначе. Введите, что знаете, в любом порядке; остальное останется неизвестным.
me-teach-other-gifts = В этой коробке подарков: { $gifts }, как вы указали.
me-teach-next = Введённое сейчас учитывается со следующей партии.
me-teach-file = Всё сразу сохраняется в { $path }. Скопируйте этот файл, чтобы передать его; положите рядом другой, чтобы загрузить.
me-teach-gift-cards = Карты подарков
me-teach-gifts = введено { $gifts }, полностью { $complete }
me-teach-cards = сосчитано карт: { $cards }
me-teach-known = известно: { $n }
me-list-gifts = Подарки
me-list-ingredients = Ингредиенты
me-list-sets = Наборы
me-list-colours = Ленточки
me-sheet-list-gifts = Подарки: введено { $gifts } из { $edition }
me-new-gifts = + Подарок
me-new-ingredients = + Ингредиент
me-new-sets = + Набор
me-new-colours = + Ленточка
me-title-gifts = Как называется подарок?
me-title-ingredients = Как называется ингредиент?
me-title-sets = Как называется набор?
me-title-colours = Как называется цвет ленточки?
me-title-hint = Как напечатано на карте
me-missing = не указано: { $fields }
me-missing-ingredients = ингредиенты
me-missing-sets = наборы
me-missing-colour = ленточка
me-missing-elves = эльф
me-gift-ingredients = Два его ингредиента
me-gift-sets = Его наборы, один или два («{ name-secret }» и «{ name-treasures }» — по два подарка)
me-gift-colour = Его ленточка
me-gift-elves = Нарисован ли на нём эльф?
me-gift-unknown = { $heading } · пока неизвестно
me-elf-yes = эльф есть
me-elf-no = эльфа нет
me-act-remove = Удалить
me-act-title = Название
me-teach-count = Сосчитано карт: { $cards }; во втором издании, по имеющимся сведениям, { $edition }. Вид, у которого стоит 0, не проверяется, и стопка города тоже.
me-teach-rename = Коснитесь, чтобы изменить название.
me-teach-two = Подарку нужны два ингредиента
me-teach-two-more = Выберите второй ингредиент или снова коснитесь первого, чтобы оба остались неизвестными.
me-teach-three-more = Два уже выбраны: сначала коснитесь одного из них, чтобы убрать.
me-teach-sets = Один набор или два
me-teach-sets-more = { $special ->
        [1] Кроме особого набора возможен только ещё один.
       *[0] У подарка не больше двух наборов: сначала коснитесь одного из них, чтобы убрать.
    }
me-teach-refused = Так нельзя
me-teach-unread = Эта коробка не читается
me-setup-side = Поле { $side ->
        [night] ночной стороной (шесть областей)
       *[day] дневной стороной (четыре области)
    } вверх
me-setup-stacks = Перемешать подарки: три открытые стопки по { $gifts }
me-setup-aside = Остальные подарки — в сторону, лицевой стороной вниз
me-setup-hands = Перемешать ингредиенты; каждому по { $cards ->
        [one] { $cards } карте
        [few] { $cards } карты
       *[other] { $cards } карт
    } лицевой стороной вниз
me-setup-regions = По одному открытому ингредиенту в каждую область (областей: { $regions })
me-setup-city = Остальные ингредиенты — в город, лицевой стороной вниз
me-setup-each = Каждому: планшет-памятка, кристалл и эльф; эльфа — в город
me-setup-start = Начинает { NAME($seat) }
me-prompt-refill = { NAME($region) }: положите { $cards ->
        [one] { $cards } новую карту
        [few] { $cards } новые карты
       *[other] { $cards } новых карт
    }

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Подсчёт очков · { $name }: { $score }
me-sheet-pad-result = Итог
me-pad-sets = Наборы карт
me-pad-entered = Введено
me-pad-how = На каждый набор — одно касание: сколько в нём карт. Коснитесь введённого набора, чтобы убрать его.
me-pad-special = Особые наборы
me-pad-colour = Ленточка, с радугой
me-pad-points = За наборы
me-pad-winner = { $names } побеждает: { $score }
me-pad-shared = { $names } делят победу: { $score }; при равенстве победа общая
me-pad-counted = Подсчитано по этим числам; как шла игра, не проверялось.
me-pad-missing = Не всё введено: { $name }
me-pad-missing-sets = Введите наборы: одно касание на каждый.
me-pad-missing-colour = Введите, сколько карт с самой частой ленточкой, вместе с радугой; 0, если таких нет.
me-pad-missing-elves = Введите, сколько карт с эльфом; 0, если таких нет.
me-act-pad-clear = Очистить столбец
me-act-pad-result = Итог
me-act-pad-new = Новый подсчёт
me-act-pad-back = Изменить числа
me-act-pad-keep = Сохранить итог

# Only scores are kept

me-phase-score = Только очки
me-prompt-score = В конце игры посчитайте подарки
me-act-next-round = Следующий раунд
me-act-count = Посчитать
me-tell-keep-score = Только очки
me-tell-next-round = Начался { $round }-й раунд
me-tell-count = Подарки посчитаны
me-lies-score = Ведётся только счёт, раунд { $round }: за тем, что лежит на столе, никто не следит.
new-keep-score-masterelf = без судьи, подсчёт в конце

# The count by cards

me-act-pad-cards = По картам
me-sheet-cards = { $name }: карт { $gifts }, очков { $score }
me-act-card-new = + Другая карта
me-act-card-new-more = ввести, за что очки
me-card-ask = коснитесь и введите один раз
me-card-sets = Её наборы, один или два
me-card-ribbon-0 = Её ленточка; эльфа на карте нет
me-card-ribbon-1 = Её ленточка; на карте есть эльф
me-card-sets-first = Сначала введите наборы
me-sheet-card = { $gift ->
        [none] За что эта карта даёт очки?
       *[other] { $gift }: за что эта карта даёт очки?
    }
me-set-number = Набор { $n }
me-colour-yellow = жёлтый
me-colour-violet = фиолетовый
me-colour-orange = оранжевый
me-colour-pink = розовый
me-colour-white = белый
me-colour-black = чёрный
me-colour-brown = коричневый
