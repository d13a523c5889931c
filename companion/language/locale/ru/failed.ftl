# Страница после ошибки программы и пути назад.

sheet-failed = Что-то пошло не так
failed-where = Ошибка в программе: { $type } в { $place }.
failed-kept = Принятые действия сохранены. Последнее действие можно отменить. В отчёте сказано, где ошибка; имён и карт в нём нет.
failed-undone = Отменено: последнее действие
failed-reporting = Отчёт сохраняется.
failed-reported = Отчёт: { $path }.
failed-not-done = Не получилось: { $type }.
act-failed-undo = Отменить последнее действие
act-failed-start = На главную
act-failed-report = Сохранить отчёт
settings-unused = { $line ->
        [0] { $file } не читается: действуют обычные настройки. Коснитесь, чтобы узнать почему.
       *[other] { $file }, строка { $line } не действует: взято обычное значение. Коснитесь, чтобы узнать почему.
    }
settings-unused-headline = Исправьте настройки и запустите снова
sheet-elsewhere = Boardside уже открыт
elsewhere-newer = Эти партии записала более новая версия Boardside
elsewhere-closes = Окно закроется само через { $seconds } с.
