# Стол, какая бы игра ни шла: отмена, меню, история, счёт.

act-undo = Отменить
menu-look-up = Справка
menu-game = Эта партия
menu-table = За столом
act-menu = Меню
act-history = История
act-chart = Памятка
act-find = Найти город
act-lies = Сверка стола
act-result = Итог
act-standings = Счёт
act-leave = На главную
act-table = К столу
act-rematch = Сыграть ещё
act-count-missing = осталось выбрать: { $pieces }
act-back = { $acts ->
        [0] Игра сейчас здесь
        [one] Отменить { $acts } действие
        [few] Отменить { $acts } действия
       *[other] Отменить { $acts } действий
    }

undone = { $entries ->
        [1] Отменено: { $act }
        [one] Отменено { $entries } действие
        [few] Отменено { $entries } действия
       *[other] Отменено { $entries } действий
    }
redone = { $entries ->
        [1] Повторено: { $act }
        [one] Повторено { $entries } действие
        [few] Повторено { $entries } действия
       *[other] Повторено { $entries } действий
    }
act-again = { $acts ->
        [one] Повторить { $acts } действие
        [few] Повторить { $acts } действия
       *[other] Повторить { $acts } действий
    }
history-again = Повторить до: { $act }. Затем переместите:
sheet-history = { $acts ->
        [0] Действий пока нет
        [one] { $acts } действие
        [few] { $acts } действия
       *[other] { $acts } действий
    }
history-empty = Пока ничего не произошло.
history-start = Начало игры
history-back-to = Вернуться к: { $act }. Потом на столе:
sheet-back = { $acts ->
        [0] Игра сейчас здесь
        [one] Отменить { $acts } действие?
        [few] Отменить { $acts } действия?
       *[other] Отменить { $acts } действий?
    }
sheet-end = Конец игры
sheet-standings = Текущий счёт
sheet-lies = На столе всё так?
find-hint = Пишите как угодно
find-nothing = Такого места нет. Попробуйте ввести меньше букв.

source-page = с. { $page }, { $edition }
source-section = «{ $section }», { $edition }
source-heading = «{ $section }» ({ $heading }), { $edition }
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
cited-ff = французское любительское издание
    .short = французское любительское
cited-all = все издания

# Где что лежит и что переместить, для игры без собственных слов об этом
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }, положить: { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }, убрать: { $n } { NAME($piece, $n) }
