# Страница устройств и маленький знак на столе, пока что-то не в порядке.

act-hardware = Устройства
act-trace = Журнал
act-lamp-test = Проверить лампы
act-sound-test = Проверить звук
sheet-trace = События устройств
hardware-none = Устройства не настроены: играйте на экране.
hardware-no-ports = Последовательных устройств сейчас не подключено.
hardware-builds = Детали, проводка и сборки: { $path }
hardware-head-device = Устройство
hardware-head-state = Состояние
hardware-head-last = Последнее событие
hardware-head-minute = В минуту
hardware-head-again = Обрывы
hardware-head-ago = Когда
hardware-head-event = Событие
hardware-head-tag = Считыватель, метка
hardware-state = { $state ->
        [up] в порядке
       *[wait] ответа ещё нет
    }
hardware-ago = { $event }, { $seconds } с назад
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
hardware-nothing-yet = пока ничего
hardware-a-minute = В минуту: { $events }
hardware-again = Обрывов связи: { $times }
hardware-port = Порт: { $port }
hardware-what = Называет себя: { $what }
hardware-missed = Пропущено чтений: { $missed }
hardware-trouble = { $reason ->
        [absent] нет на месте
        [permission] нет прав
        [busy] занято
        [foreign] что-то другое
        [board] поле с датчиками
        [ambiguous] несколько плат
        [unplugged] отключено
        [silent] не отвечает
        [garbled] искажения
        [pins] нет контактов
       *[failed] сбой драйвера
    }
hardware-remedy = { $reason ->
        [absent] На { $port } ничего нет: подключите устройство или укажите его id в настройках.
        [permission] Добавьте себя в группу { $who }: sudo usermod -aG { $who } $USER. Потом войдите заново. ({ $port })
        [busy] { $port } занят другой программой: { $who }. Остановите её.
        [foreign] На { $port } отвечает что-то другое: укажите в настройках верный порт.
        [board] { $port } — это поле с датчиками: в настройках запишите его как board = …, а не в readers.
        [ambiguous] { $port } подходит нескольким платам: { $who }. Укажите в настройках одну из них.
        [unplugged] Подключите { $port } снова; пока играйте на экране.
        [silent] { $port } не отвечает: проверьте питание, провода и переключатели режима.
        [garbled] Искажённые данные от { $port }: проверьте режим, скорость и общий провод (GND).
        [pins] Контакты GPIO недоступны: установлен ли python3-lgpio, не указан ли контакт дважды?
       *[failed] Драйвер перезапустится сам ({ $who }). Пожалуйста, сообщите об этом.
    }
hardware-event = { $event ->
        [LinkUp] подключено
        [LinkDown] связь пропала
        [TagSeen] метка видна
        [TagArrived] метка положена
        [TagPresent] метка найдена
        [TagLeft] метка поднята
        [TagUnread] карта не считана
        [Snapshot] полный опрос
        [Gap] потеря сообщений
        [ReaderFailed] сбой считывателя
        [ReaderMended] считыватель в порядке
        [ButtonPressed] кнопка нажата
        [ButtonHeld] кнопка удержана
        [ButtonReleased] кнопка отпущена
        [ButtonStuck] кнопка залипла
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
        [keys] Клавиши
       *[lamps] Лампы
    }
hardware-button = { $button ->
        [pass] пропуск
        [undo] отменить
        [confirm] подтвердить
        [next] далее
        [previous] назад
       *[seat] игрок { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = одна метка на двух считывателях
hardware-stuck = кнопка «{ $button }» залипла
hardware-reader-failed = считыватель { $reader } не отвечает
hardware-gap = потеря сообщений
hardware-unknown-tag = неизвестная метка
hardware-hold = Держите карту на этом считывателе полсекунды.
hardware-unread = Карта не считана: подержите её полсекунды
hardware-phone = Это телефон или банковская карта, а не часть игры
hardware-place-failed = { $place }: считыватель не отвечает
hardware-silent = { $readers ->
        [one] не отвечает { $readers } считыватель
        [few] не отвечают { $readers } считывателя
       *[other] не отвечают { $readers } считывателей
    }
hardware-service = Служба смарт-карт не отвечает ({ $why }): sudo systemctl enable --now pcscd.socket; правило polkit для неё — в README.
act-find-devices = Найти устройства
hardware-head-port = Порт
find-what = Устройство
find-touch = Коснитесь устройства, чтобы проверить.
find-pico = Pico ждёт программу: запустите «{ $command }».
find-flash = Pico без нашей программы
find-asking = проверка…
find-ask = коснитесь для проверки
find-step = { $step ->
    [every] Положите метку на каждый считыватель
    [lay] Положите метку на это устройство
    [lift] Поднимите метку
    [press] Нажмите одну из кнопок
   *[lamp] Загорятся лампы
}
find-skip = Коснитесь строки, чтобы её пропустить.
find-lit = Лампы горят? Коснитесь их строки.
find-ready = Готово
find-replaces = В настройках уже указана другая плата: { $name }. Использовать можно только одну: эта заменит прежнюю.
find-part = Проверено считывателей: { $seen } из { $all }
find-failed = Не отвечают считыватели: { $readers }. Проверьте провода.
find-untried = { $steps ->
    [one] { $steps } шаг пропущен без проверки.
    [few] { $steps } шага пропущено без проверки.
   *[other] { $steps } шагов пропущено без проверки.
}
find-written = Сохранено в { $path }. Действует со следующего запуска Boardside.
act-lamp-on = Зажечь лампы
act-write = Сохранить в настройки
