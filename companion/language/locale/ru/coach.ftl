# Что было возможно: каждый ход и путь на карте.
act-possible = Что было возможно
act-possible-see = Что было возможно: коснитесь, чтобы увидеть
possible-what-elfenland = Ходы, в которых с жетонами на дорогах наверняка можно было посетить больше городов. Коснитесь хода, чтобы увидеть путь.
possible-open-only = До конца игры учитываются только карты, которые видели все.
possible-none = Ни один ход ещё не закончен.
possible-nothing = Доказать, что возможность упущена, нельзя ни для одного хода.
possible-move = { $how ->
    [exact] { $done } из { $possible }
   *[least] { $done } из { $possible } или больше
}
possible-round = Раунд { $round }
possible-hand-known = Карты на руке были известны:
possible-hand-unknown = Карты на руке не были известны. С худшими картами:
possible-whose = { NAME($seat) }, раунд { $round }
possible-worst-step = Худшие карты: { $n } из { $of }
possible-sentence-elfenland = { NAME($seat) }, раунд { $round }: { $how ->
    [exact] возможных городов — { $possible }
   *[least] возможных городов с худшими картами — не меньше { $possible }
}; посещено — { $done }
possible-step = Шаг { $n } из { $of }

act-enter-hand = Ввести карты
sheet-earlier-hands = Чьи карты?
hands-what = Чьи карты и из какого раунда кто-нибудь помнит? С ними результат будет точным.
hands-entered = Карты на руке перед ходом: { $got } из { $cards }
hands-impossible = Эти карты не сходятся с тем, что было сыграно
hands-nothing-missed = Ничего не упущено

act-hints = Подсказки
hints-what = Подсказку здесь видят все, и она идёт в счёт подсказок. Карты на руке должны быть известны: введены или прочитаны считывателем. С уровнями должны согласиться все.
hints-level-0 = Нет
hints-level-1 = Можно ли собрать ещё
hints-level-2 = Число городов и первый шаг
hints-level-3 = Путь
hints-for = Подсказка: { NAME($seat) }
hints-taken = Подсказок было: { $hints }
hints-unknown = Не сейчас: карты на руке неизвестны
hints-given = { NAME($seat) }: { $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[other] { $hints } подсказок
    }
hint-nothing = { NAME($seat) }: сейчас больше собрать нечего
hint-more = { NAME($seat) }: ещё есть что собрать
hint-many-elfenland = { NAME($seat) }: можно посетить ещё { $possible ->
        [one] { $possible } город
        [few] { $possible } города
       *[other] { $possible } городов
    }
hint-first = Первый шаг: { $act }
tell-hints = { NAME($seat) }, подсказки: { $level ->
    [0] нет
    [1] можно ли собрать ещё
    [2] число городов и первый шаг
   *[3] путь
}
option-hints = Подсказки: { $level ->
    [0] нет
    [1] можно ли собрать ещё
    [2] число городов и первый шаг
   *[3] путь
}
    .more = Для игроков, чьи карты известны; видны всем.
possible-what-masterelf = Подарки, на которые хватало известных карт на руке, по ходам.
possible-sentence-masterelf = { NAME($seat) }, раунд { $round }: можно было создать подарок
possible-could = Можно было создать
possible-made = Создано
