# Что делают руки у считывателей и кнопок: половина фразы и чего ей не хватает, что переместить, вопрос об отмене.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Чей ход: кнопка игрока или башмак
prompt-piece = { NAME($piece) }: теперь дорога
prompt-road = { NAME($route) }: теперь жетон
prompt-road-cards = { NAME($route) }: теперь карты
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: теперь город
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: ещё или оплата
sheet-which = Что из этого?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Поле и игра расходятся: что переместить
sheet-put-back = Вернуть на место
board-agrees = Поле и игра снова совпадают
board-boot-off = { NAME($seat) }: убрать башмак из города { NAME($town) }
board-unknown-off = { NAME($place) }: уберите лишнее
undo-asked = Отменить? Удержите кнопку ещё раз или подтвердите
act-keep-act = Не отменять
act-tick = Контрольный список
idle = { $sort ->
    [counter] Не сейчас: жетоны берут и кладут до передвижения
    [obstacle] Не сейчас: препятствие кладут при планировании маршрутов
    [card] Не сейчас: картами платят при передвижении
    [road] Не сейчас: дорогу выбирают при планировании или передвижении
    [town] Не сейчас: город выбирают при передвижении
    [seat] Не нужно: и так ясно, чей ход
    [ingredient] Не сейчас: ингредиент не нужен
    [gift] Не сейчас: подарок не нужен
   *[other] Не сейчас
}
