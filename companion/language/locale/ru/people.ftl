# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = Игроки
people-touch = Коснитесь игрока, чтобы исправить имя или цвет, или если кому-то пора уходить.
people-gone = больше не играет
people-across = сидит напротив
act-turn = Повернуть экран
people-turning = Поворачивать к тому, чей ход
people-turning-more = экран следует за местами
people-calling = Звать того, чей ход
people-calling-more = звуком
people-sand-what = Песочные часы: переворачивает кто захочет. Когда песок кончится, ничего не случится.
people-sand = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минут
    }
people-sand-stop = Положить
people-sits-across = Сидит напротив
act-leaves = Пора уходить
people-leaves = { NAME($seat) } уходит домой?
people-leaves-more = С этого момента место пропускается. В таблице оно остаётся с пометкой об уходе. Отмена вернёт его.
sand-over = Песок высыпался
sand-over-more = Не спешите: это всего лишь песок.
