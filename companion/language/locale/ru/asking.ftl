# «Так можно?»: вопросы о действии, которого никто не совершает.

act-can-i = Так можно?
act-ask-another = Ещё вопрос
can-i-only-asking = Только вопрос, без записи
can-i-lay = Положить
    .prompt = Жетон или препятствие, потом дорога
can-i-step = Пойти
    .prompt = Коснитесь следующего города
can-i-dress = Расставить
    .prompt = Жетон, потом его дорога; башмак, потом его город
can-i-go = Идти
    .prompt = Коснитесь локации, куда идёт эльф
can-i-take = Взять
    .prompt = Коснитесь взятой карты
can-i-make = Подарок
    .prompt = Коснитесь стопки, потом оплаты
can-i-stand = Эльф
    .prompt = Коснитесь локации, где стоит эльф
can-i-side = день / ночь
can-i-boot = башмак
can-i-editions = Издание
can-i-yes = Да
can-i-no = Нет
can-i-not-now = Да, но не сейчас
can-i-later = Позже
can-i-told = { $act }. { $numbers }
