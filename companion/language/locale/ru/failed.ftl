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
