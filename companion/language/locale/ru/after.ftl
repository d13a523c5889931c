# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Кто где был
act-replay = Посмотреть партию
act-share = На телефон
act-records = Игроки
act-write-results = Записать в файлы

trail-hint = Числа: раунды; игрок: его путь

act-round-back = « Раунд
act-step-back = ‹
act-play = Пуск
act-pause = Пауза
act-forward = ›
act-round-on = Раунд »
act-pace = × { $pace }
replay-step = Шаг { $n } из { $of }
replay-refused = Это было отклонено.

sheet-share = На телефон
share-what = Считайте телефоном с приложением BG Stats: оно примет, кто играл, сколько очков и кто победил.
share-holds = В коде имена игроков, их места и очки. Отсюда ничего не отправляется.

sheet-records = Все партии
records-player = Игрок
records-games = Партии
records-won = Победы
records-score = Очков за партию
records-average-elfenland = Карт на город
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Здесь ещё не закончена ни одна партия.
results-written = Записано таблицей (CSV) и в JSON
