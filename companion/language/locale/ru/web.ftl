# Браузер за столом

web-moved = За столом игра ушла вперёд. Посмотрите ещё раз.
web-lost = Связь потеряна. Идёт переподключение.
web-board = Поле: клавиши со стрелками ведут от места к месту
web-join-again = Этот код больше не действует. Отсканируйте код на экране стола.

act-phones = Телефоны
sheet-phones = Телефоны
web-starting = Телефоны подключаются…
web-scan = Отсканируйте этот код камерой телефона, затем коснитесь на телефоне своего места.
web-same-network = Телефон должен быть в той же сети, что и стол. Ничего не нужно устанавливать, и ничего не отправляется в интернет.
act-wifi = Включить Wi-Fi стола
act-wifi-off = Выключить Wi-Fi
wifi-opening = Wi-Fi стола включается…
wifi-join = 1. Отсканируйте: Wi-Fi { $name }
wifi-then = 2. Отсканируйте и коснитесь своего места
wifi-password = Пароль Wi-Fi: { $password }. Выхода в интернет нет.
wifi-no-manager = На этом устройстве нет NetworkManager, а без него свой Wi-Fi не включить.
wifi-no-device = На этом устройстве нет Wi-Fi.
wifi-refused = NetworkManager не включил Wi-Fi. На новом Raspberry Pi сначала укажите страну для Wi-Fi.
web-watch = Телевизор показывает игру по адресу { $address }
web-take-away = { $phones ->
        [1] отключить телефон
        [one] отключить { $phones } телефон
        [few] отключить { $phones } телефона
       *[other] отключить { $phones } телефонов
    }
web-taken-away = Этот телефон больше не связан с местом за столом. Отсканируйте код на экране стола ещё раз.
web-no-game = Игра ещё не идёт
web-join = Какое место ваше?
web-which-seat = Коснитесь своего места.
web-full = уже есть два телефона
web-map = Поле
web-voice = Читать вслух
act-hand = Мои карты
act-questions = Вопросы
ask-board = Что лежит на поле?
web-your-turn = Ваш ход
web-hand-what = Только для вас: введённое служит для ваших вопросов, подсказок и действий и больше нигде не видно.
hand-cards = Карты: { $cards }
hand-hidden = Закрытые жетоны: { $counters }
web-own-hand = По тому, что вы ввели: { $numbers }
act-anyway = Всё равно сделать

web-ask-undo = Отмена: спрашивать телефон того, чьё это действие
act-ask-phones = Опросить телефоны
sheet-vote = Голосование
act-count-now = Подсчитать
vote-ruling = Разрешить это?
vote-undo = Можно отменить это действие?
vote-no = Нет
vote-so-far = Ответили: { $votes } из { $asked }
vote-missing = Ждём ответа: { $names }
vote-against = Ответ «нет»: всё остаётся как есть
vote-none = Большинства нет: всё остаётся как есть
vote-same = Большинство за то, чтобы всё осталось как есть
