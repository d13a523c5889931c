# Что было возможно: каждый ход, путь на карте и задачи из этого.
act-possible = Что было возможно
act-puzzle = Задача
act-solution = Решение
sheet-possible = Что было возможно
possible-what-elfenland = Сколько городов посещено и сколько было наверняка возможно при тех же жетонах на дорогах. Коснитесь хода, чтобы увидеть путь.
possible-open-only = До конца игры учитываются только карты, которые видели все.
possible-none = Ни один ход ещё не закончен.
possible-nothing = Наверняка ничего не упущено.
possible-move = { $how ->
    [exact] { $done } из { $possible }
   *[least] { $done } из { $possible } или больше
}
possible-round = Раунд { $round }
possible-sentence-elfenland = { NAME($seat) }, раунд { $round }: { $how ->
    [exact] возможных городов { $possible }
   *[least] возможных городов не меньше { $possible }
}; посещено { $done }
possible-step = Шаг { $n } из { $of }
puzzle-elfenland = Раунд { $round }, { NAME($seat) }: найдите { $possible ->
    [one] { $possible } город
    [few] { $possible } города
   *[other] { $possible } городов
}
puzzle-found = Задача: { $found } из { $of }
puzzle-hand = { NAME($seat) }, на руке: { $cards }
puzzle-solved = Решено!
puzzle-solved-more = Шагов: { $steps }

act-hints = Подсказки
sheet-hints = Подсказки
hints-what = Подсказка видна здесь всем и считается. Рука должна быть известна: названа или считана. Все должны согласиться с уровнями.
hints-level-0 = Нет
hints-level-1 = Можно больше
hints-level-2 = Сколько, первый шаг
hints-level-3 = Путь
hints-for = Подсказка: { NAME($seat) }
hints-taken = До сих пор: { $hints }
hints-unknown = Не сейчас: рука неизвестна
hints-given = Подсказки, { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: сейчас больше ничего не собрать
hint-more = { NAME($seat) }: ещё есть что собрать
hint-many-elfenland = { NAME($seat) }: возможно ещё городов: { $possible }
hint-first = Первый шаг: { $act }
tell-hints = Подсказки, { NAME($seat) }: { $level ->
    [0] нет
    [1] что можно больше
    [2] сколько, первый шаг
   *[3] путь
}
option-hints = Подсказки: { $level ->
    [0] нет
    [1] что можно больше
    [2] сколько, первый шаг
   *[3] путь
}
    .more = Для тех, чья рука известна; видны всем.
possible-what-masterelf = Подарки, на которые хватало известных карт в руке, по ходам.
possible-sentence-masterelf = { NAME($seat) }, раунд { $round }: подарок был возможен
possible-could = Возможно
possible-made = Сделано
