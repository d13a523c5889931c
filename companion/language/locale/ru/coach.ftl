# Что было возможно: каждый ход, путь на карте и задачи из этого.
act-possible = Что было возможно
act-puzzle = Задача
act-solution = Решение
sheet-possible = Что было возможно
possible-what-elfenland = Посещённые города и сколько было наверняка возможно на дорогах, как они лежали. Коснитесь хода, чтобы увидеть путь.
possible-open-only = До конца игры считаются только карты, которые видели все.
possible-none = Ни один ход ещё не закончен.
possible-nothing = Наверняка ничего не упущено.
possible-move = { $how ->
    [exact] { $done } из { $possible }
   *[least] { $done } из { $possible } и больше
}
possible-round = Раунд { $round }
possible-sentence-elfenland = { NAME($seat) }, раунд { $round }: { $how ->
    [exact] возможных городов: { $possible }
   *[least] возможных городов: не меньше { $possible }
}; посещено: { $done }
possible-step = Шаг { $n } из { $of }
puzzle-elfenland = Раунд { $round }, { NAME($seat) }: найдите { $possible ->
    [one] { $possible } город
    [few] { $possible } города
    [many] { $possible } городов
   *[other] { $possible } города
}
puzzle-found = Задача: { $found } из { $of }
puzzle-hand = { NAME($seat) }: на руках { $cards }
puzzle-solved = Решено!
puzzle-solved-more = Шагов: { $steps }
