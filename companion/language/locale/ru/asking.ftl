# Можно ли?: вопросы о том, чего никто не делает.

act-can-i = Можно ли?
act-ask-another = Ещё вопрос
can-i-only-asking = Только вопрос, без записи
can-i-lay = Положить
    .prompt = Жетон или препятствие, потом дорога
can-i-step = Идти
    .prompt = Коснитесь следующего города
can-i-dress = Что лежит
    .prompt = Жетон, потом дорога; башмак, потом город
can-i-boot = башмак
can-i-editions = Правила
can-i-yes = Да
can-i-no = Нет
can-i-not-now = Да, но не сейчас
can-i-later = Позже
can-i-told = { $act }. { $numbers }
