# Люди за столом: имена, цвета, кто уходит, куда повёрнут экран, песочные часы.

act-people = Игроки
people-touch = Коснитесь игрока, чтобы исправить имя или цвет, а также если кому-то пора уходить.
people-gone = больше не играет
people-across = сидит напротив
act-turn = Повернуть экран
people-turning = Поворачивать к тому, чей ход
people-turning-more = экран поворачивается к игроку
people-calling = Объявлять, чей ход
people-calling-more = звуком
people-sand-what = Песочные часы: перевернуть может кто угодно. Когда песок закончится, ничего не произойдёт.
people-sand = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
people-sand-stop = Убрать часы
people-sits-across = Сидит напротив
act-leaves = Выходит из игры
people-leaves = { NAME($seat) } выходит из игры?
people-leaves-more = Теперь этот игрок пропускает ходы, но останется в счёте с пометкой о выходе. Кнопка «{ act-undo }» вернёт этого игрока.
sand-over = Песок закончился
sand-over-more = Не спешите: ничего не произойдёт.
