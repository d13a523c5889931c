# Что делают руки у считывателей и кнопок: половина фразы и чего ей не хватает, что передвинуть, вопрос об отмене.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Теперь кнопка или башмак места
prompt-piece = { NAME($piece) }: теперь дорога
prompt-road = { NAME($route) }: теперь жетон
prompt-road-cards = { NAME($route) }: теперь карты
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: теперь город
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: ещё, или платить
sheet-which = Что из этого?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Передвиньте: поле и игра расходятся
sheet-put-back = Вернуть на место
board-agrees = Поле и игра снова совпадают
board-boot-off = { NAME($seat) }: башмак убрать: { NAME($town) }
board-unknown-off = { NAME($place) }: уберите лишнее
undo-asked = Отменить? Удержите ещё раз или подтвердите
act-keep-act = Оставить
act-tick = Список для отметок
idle = { $sort ->
    [counter] Не сейчас: жетоны берут и кладут до движения башмаков
    [obstacle] Не сейчас: препятствие кладут при планировании
    [card] Не сейчас: картами платят при движении
    [road] Не сейчас: дорогу выбирают при планировании или движении
    [town] Не сейчас: город выбирают при движении
    [seat] Не нужно: и так ясно, чей ход
    [ingredient] Не сейчас: ингредиент не ожидается
    [gift] Не сейчас: подарок не ожидается
   *[other] Не сейчас
}
