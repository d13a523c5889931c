# Страница устройств и маленький знак на столе, пока что-то не в порядке.

act-hardware = Устройства
act-trace = Что слышно
act-lamp-test = Проверить лампы
act-sound-test = Проверить звук
sheet-hardware = Устройства
sheet-trace = Что говорят устройства
hardware-none = В настройках нет устройств: играют касанием.
hardware-write = Чтобы их подключить, запишите в { $path }:
hardware-ports = Сейчас подключено:
hardware-no-ports = Сейчас не подключён ни один последовательный порт.
hardware-builds = Детали, схемы и сборки: { $path }
hardware-head-device = Устройство
hardware-head-state = Состояние
hardware-head-last = Последнее
hardware-head-minute = В мин
hardware-head-again = Снова
hardware-head-ago = До
hardware-head-event = Событие
hardware-head-tag = Считыватель, метка
hardware-state = { $state ->
        [up] в порядке
       *[wait] ещё нет ответа
    }
hardware-ago = { $event }, { $seconds } с назад
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
hardware-nothing-yet = пока ничего
hardware-a-minute = В мин: { $events }
hardware-again = Снова: { $times }
hardware-port = Порт: { $port }
hardware-what = Называет себя: { $what }
hardware-missed = Опоздавших чтений: { $missed }
hardware-trouble = { $reason ->
        [absent] нет на месте
        [permission] нет прав
        [busy] занято
        [foreign] что-то другое
        [unplugged] отключено
        [silent] молчит
        [garbled] неразборчиво
        [pins] нет выводов
       *[failed] сбой драйвера
    }
hardware-remedy = { $reason ->
        [absent] На { $port } ничего нет: подключите или назовите его в настройках.
        [permission] Вступите в группу { $who }: sudo usermod -aG { $who } $USER. Потом войдите заново. ({ $port })
        [busy] { $port } занят другой программой: { $who }. Остановите её.
        [foreign] На { $port } отвечает что-то другое: назовите верный порт в настройках.
        [unplugged] Подключите { $port } снова; игра идёт дальше касанием.
        [silent] { $port } не отвечает: питание, провода, переключатели?
        [garbled] От { $port } ничего разборчивого: режим, скорость, земля?
        [pins] Выводы этой машины не работают: есть ли python3-lgpio, нет ли повторов?
       *[failed] Драйвер перезапустится сам ({ $who }). Пожалуйста, сообщите.
    }
hardware-event = { $event ->
        [LinkUp] подключено
        [LinkDown] связь пропала
        [TagSeen] метка видна
        [TagArrived] метка легла
        [TagPresent] метка найдена
        [TagLeft] метка поднята
        [Snapshot] вся картина
        [Gap] потеря сообщений
        [ReaderFailed] сбой датчика
        [ReaderMended] датчик вернулся
        [ButtonPressed] кнопка нажата
        [ButtonHeld] кнопка удержана
        [ButtonReleased] кнопка отпущена
        [ButtonStuck] кнопка застряла
        [TagRead] метка прочитана
        [TagWritten] метка записана
       *[TagFailed] метка не читается
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Считыватель
           *[other] Считыватель { $number }
        }
        [readerboard] Поле с датчиками
        [buttons] Кнопки
       *[lamps] Лампы
    }
hardware-button = { $button ->
        [pass] пропуск
        [undo] назад
        [confirm] подтвердить
       *[seat] место { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = одна метка на двух местах
hardware-stuck = кнопка { $button } застряла
hardware-reader-failed = датчик { $reader } молчит
hardware-gap = потеря сообщений
hardware-unknown-tag = не назначена
hardware-place-failed = { $place }: датчик молчит
hardware-silent = { $readers ->
        [one] { $readers } датчик молчит
        [few] { $readers } датчика молчат
       *[other] { $readers } датчиков молчат
    }
hardware-service = Служба смарт-карт не отвечает ({ $why }): sudo systemctl enable --now pcscd.socket; правило polkit для неё в README.
act-find-devices = Найти
sheet-find-devices = Найти устройства
hardware-head-port = Порт
find-what = Это
find-touch = Коснитесь устройства, чтобы проверить.
find-pico = Pico ждёт программу: запустите «boardside flash».
find-flash = Pico без нашей программы: «boardside flash»
find-asking = опрос …
find-ask = коснитесь для опроса
find-step = { $step ->
    [lay] Положите метку
    [lift] Снимите метку
    [press] Нажмите одну из кнопок
   *[lamp] Лампы горят
}
find-skip = Коснитесь строки, чтобы пропустить.
find-ready = Готово
find-written = Записано в { $path }. Действует со следующего запуска.
act-lamp-on = Зажечь
act-write = Записать в настройки
