# После партии: пройденные пути, повтор, статистика для телефона, результаты каждого игрока.

act-trail = Пройденный путь
act-replay = Смотреть повтор
act-share = На телефон
act-records = Статистика
act-write-results = Сохранить в файлы

trail-hint = Числа — раунды. Коснитесь игрока, чтобы увидеть его путь.

act-round-back = « Раунд
act-step-back = ‹
act-play = Пуск
act-pause = Пауза
act-forward = ›
act-round-on = Раунд »
act-pace = × { $pace }
replay-step = Шаг { $n } из { $of }
replay-refused = Это было отклонено.

share-what = Наведите на код телефон с приложением BG Stats: оно запишет, кто играл, сколько набрал очков и кто победил.
share-holds = В коде имена игроков, занятые ими места и очки. Само устройство ничего не отправляет.

records-player = Игрок
records-games = Партии
records-won = Победы
records-score = Очков за партию
records-average-cards = Карт на город
records-average-possible = Возможных городов
records-note-elfenland = Карт на город: чем меньше, тем лучше. Возможных городов: сколько можно было посетить, в среднем за партию.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Здесь ещё не закончена ни одна партия.
records-unnamed = Ни в одной законченной партии у игроков нет имён.
results-written = Сохранено как таблица (CSV) и как JSON
