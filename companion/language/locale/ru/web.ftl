# Браузер за столом

web-moved = За столом игра ушла вперёд. Посмотрите ещё раз.
web-lost = Связь потеряна. Новая попытка…
web-board = Поле: перемещайтесь клавишами со стрелками
web-join-again = Этот код больше не действует. Отсканируйте код на экране стола.

act-phones = Телефоны
web-starting = Включается доступ для телефонов…
web-same-network = Телефон должен быть в той же сети, что и стол. Ничего не нужно устанавливать, и ничего не отправляется в интернет.
act-wifi = Включить Wi-Fi стола
act-wifi-off = Выключить Wi-Fi
wifi-opening = Wi-Fi стола включается…
wifi-join = 1. Отсканируйте: Wi-Fi { $name }
wifi-then = 2. Отсканируйте и коснитесь своего места
wifi-password = У этого Wi-Fi нет выхода в интернет. Пароль: { $password }
wifi-no-manager = На этом устройстве нет NetworkManager, а без него свой Wi-Fi не включить.
wifi-no-device = На этом устройстве нет Wi-Fi.
wifi-refused = NetworkManager не включил Wi-Fi. На новом Raspberry Pi сначала укажите страну для Wi-Fi.
web-taken-away = Этот телефон больше не связан с местом за столом. Отсканируйте код на экране стола ещё раз.
web-no-game = Игра ещё не идёт
web-join = Какое место ваше?
web-which-seat = Коснитесь своего места.
web-map = Поле
web-voice = Читать вслух
act-hand = Мои карты
act-questions = Вопросы
ask-board = Что лежит на поле?
web-your-turn = Ваш ход
web-at-table = На экране стола: { $prompt }
web-hand-what = Только для вас: введённое служит для ваших вопросов, подсказок и действий и больше нигде не видно, даже на втором телефоне этого места. После перезапуска Boardside это нужно ввести снова.
hand-cards = Карты: { $count }
hand-unknown = { $sort ->
        [hidden] неизвестные жетоны
       *[card] неизвестные карты
    }
hand-hidden = Закрытые жетоны: { $count }
web-own-hand = По тому, что вы ввели: { $numbers }
web-too-few = { NAME($kind) }: введено { $has }, нужно { $wants }
act-anyway = Всё равно сделать

web-ask-undo = Перед отменой спрашивать того, чьё это действие
act-ask-phones = Голосовать на телефонах
sheet-vote = Голосование
act-count-now = Подсчитать
vote-ruling = Засчитать это?
vote-undo = Можно отменить это действие?
vote-no = Нет
vote-so-far = Ответили: { $votes } из { $asked }
vote-missing = Ждём ответа: { $names }
vote-against = Отклонено: ничего не меняется
vote-none = Большинства нет: ничего не меняется
vote-same = Большинство оставляет всё как есть

web-scan = Отсканируйте этот код камерой телефона.
web-scan-seat = { $name }: отсканируйте камерой телефона.
web-word = Или введите { $word } по адресу { $address }
web-television = Телевизор
web-television-how = Откройте этот адрес на телевизоре: он покажет всю игру и ничего в ней не изменит.
web-no-phone = нет телефона
web-awake = здесь с { $since }
web-asleep = спит, здесь с { $since }
web-by-phone = впущен первым телефоном
web-by-table = впущен за столом
web-take-away = Отключить телефоны: { $name }
web-joined = { $name }: телефон подключён
web-asks = { $name }: ещё один телефон просит это место
web-asks-more = Кого вы впустите, тот увидит ответы на ваши вопросы и сможет действовать за вас.
web-waits = { $name }: у этого места уже есть телефон. Ему и столу задан вопрос, можно ли вам присоединиться.
web-taken = есть телефон; его спросят
web-turned-away = Вас не впустили. Спросите остальных за столом.
web-not-now = Сейчас не ваш ход.
web-just-taken = Это место только что занял другой телефон.
web-type-word = Четыре буквы с экрана стола
act-let-in = Впустить
act-turn-away = Отказать
act-leave-seat = Покинуть это место
act-this-phone = Язык, размер текста, имя
web-phone-name = Имя этого телефона
act-more = Ещё
act-join = Войти
name-phone-awake = телефон
name-phone-asleep = телефон спит
name-unknown = закрытый
