# Стол, какая бы игра ни шла: отмена, меню, ход игры, счёт.

act-undo = Отменить
menu-look-up = Справка
menu-game = Эта партия
menu-table = За столом
act-menu = Меню
act-history = Ход игры
act-chart = Памятка
act-find = Найти город
act-lies = Что где лежит
act-standings = Счёт
act-leave = В начало
act-table = К столу
act-rematch = Ещё раз
act-back = { $acts ->
        [0] Здесь игра и стоит
        [one] Отменить { $acts } ход
        [few] Отменить { $acts } хода
       *[other] Отменить { $acts } ходов
    }

undone = { $entries ->
        [1] Отменено: { $act }
        [one] Отменён { $entries } ход
        [few] Отменено { $entries } хода
       *[other] Отменено { $entries } ходов
    }
redone = { $entries ->
        [one] Возвращено: { $act }
        [few] Возвращены { $entries } действия
        [many] Возвращено { $entries } действий
       *[other] Возвращено { $entries } действия
    }
act-again = { $acts ->
        [one] Вернуть { $acts } действие
        [few] Вернуть { $acts } действия
        [many] Вернуть { $acts } действий
       *[other] Вернуть { $acts } действия
    }
history-again = Игра продолжается после: { $act }. Переместите:
sheet-history = { $acts ->
        [0] Ходов ещё нет
        [one] { $acts } ход
        [few] { $acts } хода
       *[other] { $acts } ходов
    }
history-empty = Ещё ничего не было.
history-start = Начало игры
history-back-to = Назад до: { $act }. Верните на место:
sheet-back = { $acts ->
        [0] Здесь игра и стоит
        [one] Отменить { $acts } ход?
        [few] Отменить { $acts } хода?
       *[other] Отменить { $acts } ходов?
    }
sheet-end = Конец игры
sheet-standings = Счёт на сейчас
sheet-lies = Стол выглядит так?
sheet-find = Найти город
find-hint = Пишите как угодно
find-nothing = Такого города нет. Попробуйте меньше букв.

source-page = с. { $page }, { $edition }
source-section = «{ $section }», { $edition }
cited-de = немецкое издание
    .short = немецкое
cited-en = английское издание
    .short = английское
cited-fr = французское издание
    .short = французское
cited-it = итальянское издание
    .short = итальянское
cited-cs = чешское издание
    .short = чешское
cited-ru = русское издание
    .short = русское
cited-ff = французский текст игроков
    .short = французский текст игроков
cited-all = все издания

sheet-words = Слова

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: положить { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }: убрать { $n } { NAME($piece, $n) }
