# Страница после ошибки программы и пути назад.

sheet-failed = Что-то пошло не так
failed-where = Программа ошиблась: { $type } в { $place }.
failed-kept = Всё принятое сохранено. Последнее действие можно отменить. Отчёт говорит, где ошибка; имён и карт в нём нет.
failed-undone = Отменено: последнее действие
failed-reporting = Отчёт записывается.
failed-reported = Отчёт: { $path }.
failed-not-done = Не получилось: { $type }.
act-failed-undo = Отменить последнее действие
act-failed-start = В начало
act-failed-report = Записать отчёт
settings-unused = { $line ->
        [0] { $file } не читается: действуют обычные настройки. Коснитесь, чтобы узнать почему.
       *[other] { $file }, строка { $line } не действует: всё как обычно. Коснитесь, чтобы узнать почему.
    }
settings-unused-headline = Исправьте настройки и запустите снова
sheet-elsewhere = Boardside уже открыт
elsewhere-newer = Эти партии записала более новая версия Boardside
elsewhere-closes = Окно закроется само через { $seconds } с.
