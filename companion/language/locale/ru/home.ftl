# Начало, новая игра, прошлые партии, настройки: что читают до начала партии.

home-title = Boardside
home-welcome = Судья рядом с вашим полем.
home-unsigned = Эта версия не подписана: за неё никто не ручается.
home-left = { $players } · { $acts ->
        [one] { $acts } действие
        [few] { $acts } действия
       *[other] { $acts } действий
    } · { $when }
home-past = { $games ->
        [0] пока нет
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
moment = { $day } { $month ->
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

home-last = Последняя партия: { $places }
practice-step = Шаг { $n } из 3
practice-done = Вот и всё
act-practice = Попробовать: одна минута
act-demo = Посмотреть партию
act-resume = Продолжить
act-new = Новая игра
act-past = Прошлые партии
act-settings = Настройки
act-words = Словарик
act-home = На главную
act-start = Начать
act-same = Как в прошлый раз
act-lesson = Карты коробки
act-count-pad = Подсчёт очков
act-add = + Игрок
act-done = Готово
act-type = Ввести имя
act-oldest = Старше всех, начинает
act-later = На одно место по часовой стрелке
act-remove = Убрать игрока
act-close = Закрыть
act-cancel = Назад

colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-violet = Фиолетовый
colour-black = Чёрный

sheet-new = Кто где сидит?
sheet-seat = Место { $number }: { $name }
sheet-name = Имя
sheet-options = По каким правилам играем?

new-clockwise = По часовой стрелке вокруг стола. Коснитесь игрока, чтобы изменить имя, цвет или место; начинает тот, кто старше всех.
new-oldest = старше всех, начинает
new-name-hint = Имя
new-options = { $changed ->
        [0] как в правилах; коснитесь, чтобы изменить
        [one] изменено { $changed } правило
        [few] изменено { $changed } правила
       *[other] изменено { $changed } правил
    }
new-edition = Какое издание правил у вас на столе?
new-switches = Правила, в которых издания расходятся, и вариант игры. Коснитесь, чтобы изменить.
new-options-touch = Коснитесь, чтобы изменить.
new-no-box = пока не введены: в конце ничего не считается
new-same-name = Двух игроков зовут { $name }. Коснитесь одного из них и измените имя.

edition-de = Немецкое · AMIGO
edition-en = Английское · Rio Grande
edition-fr = Французское · Gigamic
edition-it = Итальянское
edition-cs = Чешское
edition-ru = Русское · Hobby World
edition-ff = Французское · любительское

past-over = окончена
past-counted = посчитана
past-open = { $acts ->
        [one] не окончена, { $acts } действие
        [few] не окончена, { $acts } действия
       *[other] не окончена, { $acts } действий
    }
past-unnamed = без имён
past-none = Здесь ещё не играли.
past-unreadable = не читается
past-needs = нужна версия { $version }
past-touch = коснитесь, чтобы узнать
sheet-unreadable = Партия { $game } не читается
unreadable-what = Эта партия не читается, поэтому её нельзя продолжить. Остальные не пострадали.
unreadable-aside = Отложенная партия исчезнет из списка, но останется в файле; выгрузить её оттуда можно командой boardside export { $game }.
unreadable-damaged = { $number ->
        [0] Начало партии
       *[other] Действие { $number } из { $acts }
    } теперь не такое, каким было сохранено: на диске изменился бит.
unreadable-people = Имена игроков теперь не такие, какими были сохранены: на диске изменился бит.
unreadable-good = Часть до повреждения цела. { $acts ->
        [0] { $people ->
            [lost] Потеряны имена игроков
           *[other] Ничего не потеряно
        }
        [one] Потеряно: { $acts } последнее действие
        [few] Потеряно: { $acts } последних действия
       *[other] Потеряно: { $acts } последних действий
    }{ $people ->
        [lost] { $acts ->
            [0] {""}
           *[other] , имена игроков
        }
       *[other] {""}
    }.
unreadable-backup = Резервная копия: { $when }. { $acts ->
        [0] Ничего не потеряно
        [one] Потеряно: { $acts } последнее действие
        [few] Потеряно: { $acts } последних действия
       *[other] Потеряно: { $acts } последних действий
    }.
act-salvage-good = Продолжить с уцелевшей части
act-salvage-backup = Продолжить с резервной копии
act-set-aside = Отложить

settings-language = Язык экрана
settings-language-edition = язык правил
settings-edition = Издание правил для новых игр
settings-rotation = Поворот экрана
settings-movement = Анимация
settings-moving = включена
settings-still = выключена
settings-about = Всё остаётся на этом устройстве. Его можно обесточить в любой момент: принятые действия сохранены.

saving = Сохранение…
reading = Минутку…
not-saved = Это не сохранено
set-aside-headline = Повреждённый файл отложен
set-aside = { $reason } Файл перемещён в { $path }; начат новый файл.
broken-words = Повреждён файл с текстами
broken-words-more = { $troubles } Вместо этих текстов показаны английские.

# Игра из установленного пакета, в которую нельзя сыграть
game-fault-import = Игра { $package } не загружается: { $detail }
game-fault-name = Название { $package } есть у двух игр; та, что из { $detail }, пропущена.
game-fault-part = В игре { $package } не хватает части: { $detail }
new-keep-score = без судьи, только города
name-strange = Некоторые буквы здесь не показать: введите имя латиницей, кириллицей или греческими буквами
colour-swap = { $name }: обменяться
seat-number = место { $number }
new-count-pad = считает очки и без введённых карт
new-most = Играют не больше { $n ->
        [one] { $n } человека
        [few] { $n } человек
       *[other] { $n } человек
    }.
