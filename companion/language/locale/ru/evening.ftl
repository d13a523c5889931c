# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = Игра окончена
me-ending-why = Стопка закончилась во второй раз: игра сразу кончается.
me-ending-lay = Перемешайте отложенные подарки и откройте { $cards ->
        [one] { $cards }
        [few] { $cards }
       *[other] { $cards }
    }: каждый берёт один.
me-ending-first = Первым выбирает { NAME($seat) }: меньше всех подарков ({ $gifts }), затем больше всех ингредиентов ({ $cards }).
me-act-bonus-laid = Они открыты
act-delete = Удалить
past-delete-which = Коснитесь партии, которую удалить.
past-delete = Удалить эту партию?
past-delete-sure = Точно удалить?
past-delete-kept = Её не будет в списках. Файл и копии её сохранят: boardside export { $game } её запишет.
settings-sight = Чтобы лучше видеть
settings-larger = Крупный шрифт
settings-larger-more = без подробностей
settings-flash = Вспышка
settings-flash-more = отказ загорается
