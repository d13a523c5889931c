# Объявление о конце игры, удаление партий и помощь глазам.

me-sheet-ending = Игра окончена
me-ending-why = Стопка закончилась во второй раз: игра сразу заканчивается.
me-ending-lay = Перемешайте отложенные подарки и откройте { $cards }: каждый берёт один.
me-ending-first = Сначала выбирает { NAME($seat) }: { $why ->
        [gifts] меньше всего подарков ({ $gifts })
        [cards] подарков поровну ({ $gifts }), больше всего ингредиентов ({ $cards })
        [age] подарков ({ $gifts }) и ингредиентов ({ $cards }) поровну, а по возрасту младше всех
       *[order] всё одинаково, даже возраст; очередь — по часовой стрелке от первого игрока
    }.
me-act-bonus-laid = Карты открыты
act-delete = Удалить
past-delete-which = Коснитесь партии, которую нужно удалить.
past-delete = Удалить эту партию?
past-delete-sure = Точно удалить?
past-delete-kept = Она исчезнет из всех списков, но останется в файле и резервных копиях; выгрузить её можно командой boardside export { $game }.
settings-sight = Удобство чтения
settings-larger = Крупный текст
settings-larger-more = без подробностей
settings-flash = Вспышка
settings-flash-more = вспышка при отказе
settings-sound = Звук
settings-sound-more = звук при отказе
settings-voice = Голос
settings-voice-more = читать ходы и отказы вслух
settings-silent = { $why ->
        [card] Здесь нет звуковой карты: ни звука, ни голоса.
       *[voice] Здесь нет голоса: программа espeak-ng не установлена.
    }
