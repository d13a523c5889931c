# Posso?: domande su ciò che nessuno fa.

act-can-i = Posso?
act-ask-another = Altra domanda
can-i-only-asking = Solo una domanda: nulla è scritto
can-i-lay = Piazzare
    .prompt = Mezzo od ostacolo, poi la strada
can-i-step = Viaggiare
    .prompt = Tocca la prossima città
can-i-dress = Sul tavolo
    .prompt = Un pezzo, poi la strada; lo stivale, poi la città
can-i-boot = stivale
can-i-editions = Regole
can-i-yes = Sì
    .why = Sì: { $why }
can-i-no = No
    .why = No: { $why }
can-i-not-now = Non adesso
    .why = Non adesso, ma così: { $why }
