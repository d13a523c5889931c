# Posso?: domande su un'azione che non si esegue.

act-can-i = Posso?
act-ask-another = Altra domanda
can-i-only-asking = Solo una domanda
can-i-lay = Piazzare
    .prompt = Mezzo o ostacolo, poi la strada
can-i-step = Viaggiare
    .prompt = Tocca la prossima città
can-i-dress = Disporre
    .prompt = Un pezzo, poi la sua strada; lo stivale, poi la sua città
can-i-go = Spostarsi
    .prompt = Tocca il luogo dove va l’elfo
can-i-take = Prendere
    .prompt = Tocca la carta da prendere
can-i-make = Regalo
    .prompt = Tocca una pila, poi il pagamento
can-i-stand = Elfo
    .prompt = Tocca il luogo dove si trova l’elfo
can-i-side = giorno / notte
can-i-boot = stivale
can-i-editions = Regolamento
can-i-yes = Sì
can-i-no = No
can-i-not-now = Sì, ma non adesso
can-i-later = Più tardi
can-i-told = { $act }. { $numbers }
