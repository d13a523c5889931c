# Posso?: domande su ciò che nessuno fa.

act-can-i = Posso?
act-ask-another = Altra domanda
can-i-only-asking = Solo una domanda
can-i-lay = Piazzare
    .prompt = Mezzo od ostacolo, poi la strada
can-i-step = Viaggiare
    .prompt = Tocca la prossima città
can-i-dress = Sul tavolo
    .prompt = Un pezzo, poi la strada; lo stivale, poi la città
can-i-go = Muovere
    .prompt = Tocca dove va l'elfo
can-i-take = Prendere
    .prompt = Tocca la carta presa
can-i-make = Regalo
    .prompt = Tocca una pila, poi il pagamento
can-i-stand = Elfo
    .prompt = Tocca dove si trova l'elfo
can-i-side = giorno / notte
can-i-boot = stivale
can-i-editions = Regole
can-i-yes = Sì
can-i-no = No
can-i-not-now = Sì, ma non adesso
can-i-later = Più tardi
can-i-told = { $act }. { $numbers }
