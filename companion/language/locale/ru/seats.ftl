# Игроки, за которых играет Boardside: что делают за них руки, почему, и их выбор в новой игре.

seat-headline = { $who }: { $what }
sheet-boardside-hand = { NAME($seat) }: карты
act-why = Почему?
act-card-back = Убрать последнюю карту
seat-take-hidden = Возьмите закрытый жетон. Какой он?
seat-take-display = Возьмите из открытых: { NAME($kind) }
seat-take-pile = Возьмите жетон из кучки. Какой он?
seat-turn-up = Откройте новый жетон. Какой он?
seat-lay = Положите { NAME($kind, case: "acc") } на { NAME($route) }
seat-lay-hidden = Положите закрытый жетон ({ NAME($kind) }) на { NAME($route) }
seat-lay-obstacle = Положите препятствие на { NAME($route) }
seat-boot = { NAME($town) }: { $cards }
seat-boot-piece = { NAME($town) }: { $cards }; взять фишку
prompt-seat = { $what ->
        [deal] Коснитесь розданных карт
        [move] Двигайте башмак по шагам
        [place] Положите и нажмите «{ act-done }»
        [keep] Оставьте один жетон
        [discard] Сбросьте эти карты
       *[take] Возьмите жетон
    }
seat-caravan = караван: { $cards }
seat-discard = Сбросьте: { $cards }
seat-places = { $n ->
        [one] карта { $places }
        [few] карты { $places }
       *[other] карты { $places }
    }
seat-keep-open = Оставьте { NAME($kind, case: "acc") }, остальные жетоны верните
seat-keep-hidden = Оставьте закрытый жетон ({ NAME($kind) }), остальные верните
seat-keep-none = Верните все жетоны
seat-hand-more = Введите новые карты ({ $cards }); введено: { $got }
seat-why-chance = Этот уровень играет наугад.
seat-why-hinders = Это затрудняет путь: { NAME($seat) } → { NAME($town) }.
seat-why-pieces = Фишек на этом пути: { $n }.
seat-why-opens-cards = Так открыт путь { $way } ({ $cards }).
seat-why-opens = Так открыт путь { $way }.
seat-why-two = { $a } и { $b }
seat-why-luck = Среди закрытых жетонов не выбирают: решает случай.
seat-why-spare = Лучшего применения этому жетону нет.
seat-why-enough = Жетонов на дорогах хватает. Можно собрать фишек: { $n }.
seat-why-useless = Ни один из жетонов не открывает пути.
seat-why-nearer = Так ближе к оставшимся городам.
seat-why-stays = Выгоднее остаться на месте.
seat-why-takes = Место для жетона по плану: { $way }.
seat-why-held = Подходящих карт на руке: { $n }.
seat-why-fits = Лучше всего подходит к картам и оставшимся городам.
seat-why-pile = Ни один открытый жетон не лучше неизвестного.
seat-why-blind = Известных открытых жетонов нет.
seat-why-fewest = Карт этих видов меньше всего.
seat-why-helps = Эти карты меньше всего помогают на пути к оставшимся городам.
seat-otherwise = { NAME($seat) }: играет Boardside
    .more = Сделайте то, что говорит Boardside, или нажмите «{ act-undo }». Ничего не записано.
seat-thinking = { NAME($seat) } ещё думает
    .more = За этого игрока играет Boardside. Ничего не записано.
seat-unseen = Введите каждый взятый жетон
    .more = { NAME($seat) }: за это место играет Boardside; ему нужно знать, какие жетоны взяты.
seat-fallback = { NAME($seat) }: время на раздумье вышло
    .more = Boardside не хватило 5 секунд: выбор сделал уровень «{ level-greedy }», это записано.
level-person = Человек
level-greedy = Лёгкий
    .more = идёт в ближайшие города.
level-plans = Хороший
    .more = использует все жетоны вместе.
level-reckons = Сильный
    .more = угадывает и то, что у других.
level-boardside = Boardside: { $level ->
        [wanders] Наугад
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside играет настоящими фишками, двигаете их вы. Вводите карты и жетоны этого игрока и открытые жетоны: около 25 касаний за раунд. Карты без меток лежат перед ним открыто: это фора для остальных.
new-boardside-none = В этой игре Boardside пока не играет за игроков.
new-nobody = Хотя бы один игрок должен быть человеком
seat-thinks = Boardside думает
