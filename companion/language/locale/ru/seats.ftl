# Места, за которые играет Boardside: что делают руки, почему, и выбор в новой игре.

sheet-boardside = { NAME($seat) } (Boardside)
sheet-boardside-hand = { NAME($seat) }: карты
act-why = Почему?
act-card-back = Убрать одну
seat-take-hidden = Возьмите закрытый жетон. Какой он?
seat-take-display = Взять из открытых: { NAME($kind) }
seat-take-pile = Вытяните жетон из стопки. Какой он?
seat-turn-up = Откройте новый. Какой он?
seat-lay = { NAME($kind) }: { NAME($route) }
seat-lay-hidden = Закрытый { NAME($kind) }: { NAME($route) }
seat-lay-obstacle = Препятствие: { NAME($route) }
seat-boot = Башмак → { NAME($town) }, сбросить: { $cards }
seat-boot-piece = Башмак → { NAME($town) }, сбросить: { $cards }, взять фишку
seat-discard = Сбросить: { $cards }
seat-places = { $n ->
        [one] карта { $places }
        [few] карты { $places }
        [many] карты { $places }
       *[other] карты { $places }
    }
seat-keep-open = Оставить: { NAME($kind) }, остальные вернуть
seat-keep-hidden = Оставить закрытый: { NAME($kind) }, остальные вернуть
seat-keep-none = Вернуть все жетоны
seat-hand-more = Введите новые карты ({ $cards }): пока { $got }
seat-why-chance = Этот уровень играет случайно.
seat-why-way = Так он идёт в { NAME($town) }.
seat-why-hinders = Мешает: { NAME($seat) } → { NAME($town) }.
seat-why-pieces = Фишек на этом пути: { $n }.
seat-why-plan = Это лучше всего подходит к плану.
seat-otherwise = { NAME($seat) }: играет Boardside
    .more = Сделайте то, что на листке, или отмените. Ничего не записано.
seat-thinking = { NAME($seat) } ещё думает
    .more = За это место играет Boardside. Ничего не записано.
seat-unseen = { NAME($seat) } должен знать жетоны
    .more = Когда играет Boardside, вводите каждый взятый жетон.
seat-fallback = { NAME($seat) }: ход наспех
    .more = Boardside не успел за 5 секунд: решил уровень «Жадный», это записано.
level-person = Человек
level-wanders = Случайно
    .more = любой разрешённый ход.
level-greedy = Жадный
    .more = берёт ближние города.
level-plans = Планирует
    .more = все жетоны вместе.
level-reckons = Считает
    .more = угадывает и чужие карты.
level-boardside = Boardside: { $level ->
        [wanders] случайно
        [greedy] жадный
        [plans] планирует
       *[reckons] считает
    }
new-boardside-costs = Boardside играет настоящими фишками, их двигаете вы. Вводите его карты, жетоны и открытые жетоны: около 25 касаний за раунд. Карты без меток лежат открыто: это помеха.
new-boardside-none = В этой игре Boardside пока не играет за места.
new-nobody = Хотя бы одно место должно быть за человеком
seat-thinks = Boardside думает
