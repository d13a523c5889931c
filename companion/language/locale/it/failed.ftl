# La pagina dopo un errore del programma, e le vie del ritorno.

sheet-failed = Qualcosa è andato storto
failed-where = Il programma ha fatto un errore: { $type } in { $place }.
failed-kept = Ciò che è stato accettato resta. Si può annullare l'ultima azione. Il rapporto dice dov'è l'errore; non contiene né nomi né carte.
failed-undone = Annullata: l'ultima azione
failed-reporting = Il rapporto viene scritto.
failed-reported = Il rapporto è { $path }.
failed-not-done = Non è stato possibile: { $type }.
act-failed-undo = Annulla l'ultima azione
act-failed-start = All'inizio
act-failed-report = Scrivi un rapporto
settings-unused = { $line ->
        [0] { $file } non è utilizzabile: valgono i valori usuali. Tocca per il motivo.
       *[other] { $file }, riga { $line } non vale: resta il valore usuale. Tocca per il motivo.
    }
settings-unused-headline = Correggi le impostazioni, poi riavvia
sheet-elsewhere = Boardside è già aperto
elsewhere-newer = Un Boardside più recente ha scritto queste partite
elsewhere-closes = Questa finestra si chiude da sola tra { $seconds } s.
