# Стол, рассказанный посреди игры, и игра на бумаге: чего не может быть, страницы, что не читается из кода.

EL-COMP-04 = { NAME($kind) }: { $counters }, а их 8
    .more = Открытых, на дорогах и у мест было бы больше, чем есть в коробке.
EL-SETUP-09 = Препятствий больше, чем сыграно
    .more = На дорогах: { $lying }. Мест, сыгравших своё: { $used }.
EL-DRAW-04 = Слишком много закрытых жетонов
    .more = { NAME($seat) }: { $hidden }; сейчас может быть { $most }.
EL-DRAW-05 = Жетонов больше, чем взято
    .more = У мест и на дорогах: { $counters }. Взято или оставлено не больше: { $most }.
EL-DRAW-09 = Слишком много жетонов
    .more = { NAME($seat) }: { $counters }; сейчас может быть { $most }.
EL-COST-03 = Фишек больше, чем сыграно карт
    .more = { NAME($seat) }, фишек за этот раунд: { $pieces }; сыграно карт: { $cards }.
EL-COLLECT-01 = Фишка этого города уже взята
    .more = { NAME($seat) }: башмак стоит в городе { NAME($town) }, значит, эта фишка среди собранных.
EL-CLEAN-05 = Дороги ещё пусты
    .more = Названо жетонов на дорогах: { $roads }. В этой фазе там ещё ничего нет.
EL-END-05 = Все 20 фишек: игра окончена
    .more = { NAME($seat) }: собраны все, и за этим столом игра тогда кончается.

act-catch-up = Догнать
catch-up-round = Раунд
catch-up-towns = Города
catch-up-hands = Руки
catch-up-roads = Дороги
catch-up-check = Проверка
catch-up-round-prompt = Раунд и чей ход
catch-up-towns-prompt = Коснитесь: фишки, башмак
catch-up-hands-prompt = Что лежит у места
catch-up-roads-prompt = Жетон, потом его дорога
catch-up-check-prompt = На столе так?
catch-up-start = Карта первого игрока:
catch-up-turn = Ходит:
catch-up-pieces = Фишки
catch-up-boot = Башмак
catch-up-untold = открыт
catch-up-obstacle-there = Препятствие есть
catch-up-obstacle-used = Препятствие сыграно
act-so-it-is = Всё так
catch-up-right = Так может быть. Судья теперь исходит из этого:
catch-up-faults = { $faults ->
        [one] Не сходится: { $faults }. Коснитесь, чтобы исправить.
        [few] Не сходится: { $faults }. Коснитесь, чтобы исправить.
       *[other] Не сходится: { $faults }. Коснитесь, чтобы исправить.
    }
catch-up-unclear = Так не выходит ничей ход. Посмотрите раунд ещё раз.
tell-catch-up = Догнали: раунд { $round }, { $phase }
act-already = Уже играем
new-already = сказать, что где лежит
