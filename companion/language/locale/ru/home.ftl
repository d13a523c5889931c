# Начало, новая игра, прошлые игры, настройки: что читают, пока игра не лежит на столе.

home-title = Boardside
home-welcome = Судья рядом с игровым полем.
home-unsigned = Эта версия не подписана: за неё никто не ручается.
home-left = { $players } · { $acts ->
        [one] { $acts } запись
        [few] { $acts } записи
       *[other] { $acts } записей
    } · { $when }
home-past = { $games ->
        [0] пока нет
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }
moment = { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }, { $time }

act-resume = Продолжить
act-new = Новая игра
act-past = Прошлые игры
act-settings = Настройки
act-words = Слова
act-home = В начало
act-start = Начать
act-same = Как в прошлый раз
act-lesson = Описать коробку
act-add = + Ещё место
act-done = Готово
act-type = Ввести имя
act-oldest = Старший, начинает
act-later = На место дальше
act-remove = Уходит из-за стола
act-close = Закрыть
act-cancel = Отмена

colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-violet = Лиловый
colour-black = Чёрный

sheet-new = Кто где сидит?
sheet-seat = Место { $number }: { $name }
sheet-name = Имя
sheet-options = По каким правилам играем
sheet-past = Прошлые игры
sheet-settings = Настройки

new-clockwise = По часовой стрелке вокруг стола. Коснитесь места, чтобы изменить имя, цвет или порядок; начинает старший.
new-oldest = старший, начинает
new-name-hint = Имя
new-options = { $changed ->
        [0] как напечатано; здесь карты городов и отдельные правила
        [one] изменено { $changed } правило
        [few] изменено { $changed } правила
       *[other] изменено { $changed } правил
    }
new-edition = Чьи правила лежат рядом с полем?
new-switches = Правила, в которых издания расходятся, и вариант игры. Коснитесь, чтобы изменить.
new-options-touch = Коснитесь, чтобы изменить.
new-no-box = коробка ещё не описана
new-same-name = Два места с одним именем: { $name }. Коснитесь одного и переименуйте.

edition-de = Немецкое · AMIGO
edition-en = Английское · Rio Grande
edition-fr = Французское · Gigamic
edition-it = Итальянское
edition-cs = Чешское
edition-ru = Русское · Hobby World
edition-ff = Французское · от игроков

past-over = окончена
past-open = { $acts ->
        [one] { $acts } запись, идёт
        [few] { $acts } записи, идёт
       *[other] { $acts } записей, идёт
    }
past-unnamed = без имён
past-none = Здесь ещё не играли.
past-unreadable = не прочесть
past-needs = нужна версия { $version }
past-touch = коснитесь: почему
sheet-unreadable = Игру { $game } не прочесть
unreadable-what = Эту игру нельзя прочесть, поэтому её не продолжить. Все остальные как были.
unreadable-aside = Отложенной её нет в списке. В файле она остаётся: boardside export { $game } её выпишет.
unreadable-damaged = { $number ->
        [0] Начало партии
       *[other] Действие { $number } из { $acts }
    } уже не то, что было записано: на носителе изменился бит.
unreadable-people = Имена игроков уже не те, что были записаны: на носителе изменился бит.
unreadable-good = Часть до повреждения цела. Не хватает: { $acts ->
        [0] ничего
        [one] последнего { $acts } действия
        [few] последних { $acts } действий
       *[other] последних { $acts } действий
    }{ $people ->
        [lost] , имён игроков
       *[other] {""}
    }.
unreadable-backup = Копия: { $when }. Не хватает: { $acts ->
        [0] ничего
        [one] последнего { $acts } действия
        [few] последних { $acts } действий
       *[other] последних { $acts } действий
    }.
act-salvage-good = Продолжить с целой части
act-salvage-backup = Продолжить с копии
act-set-aside = Отложить

settings-language = Язык экрана
settings-language-edition = как в правилах
settings-edition = Новая игра начинается с правилами
settings-rotation = Экран повёрнут на
settings-movement = На поле
settings-moving = фигуры движутся
settings-still = ничто не движется
settings-about = Всё остаётся на этой машине. Питание может пропасть в любой миг: что принято, то сохранено.

saving = Сохраняю …
reading = Минутку …
not-saved = Это не сохранено
set-aside-headline = Повреждённый файл отложен
set-aside = { $reason } Он лежит в { $path }; начат новый файл.
broken-words = Файл со словами повреждён
broken-words-more = { $troubles } Вместо него английский.

# A game of an installed package that cannot be played
game-fault-import = Игра { $package } не загружается: { $detail }
game-fault-name = Две игры называются { $package }; игра из { $detail } пропущена.
game-fault-part = Игре { $package } не хватает части: { $detail }
new-keep-score = без судьи, только города
name-strange = Некоторые буквы здесь не показать: пишите латиницей, по-гречески или кириллицей
colour-swap = { $name }: обмен
seat-number = место { $number }
