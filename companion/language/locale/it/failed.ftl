# La pagina di ciò che è fallito: un errore del programma, e come tornare indietro.

sheet-failed = Qualcosa è andato storto
failed-where = Il programma ha un difetto: { $type } in { $place }.
failed-kept = Le azioni accettate sono salvate. «{ act-undo }» ritira l’ultima azione. Il rapporto dice dov’è il difetto; non contiene né nomi né carte.
failed-undone = Annullata: l’ultima azione
failed-reporting = Si sta salvando il rapporto.
failed-reported = Il rapporto è nel file { $path }.
failed-not-done = Non è stato possibile: { $type }.
act-failed-undo = Annulla l’ultima azione
act-failed-start = Home
act-failed-report = Salva un rapporto
settings-unused = { $line ->
        [0] { $file } non si può usare: valgono i valori predefiniti. Tocca per sapere perché.
       *[other] { $file }: la riga { $line } non è usata, vale il valore predefinito. Tocca per sapere perché.
    }
settings-unused-headline = Correggi le impostazioni, poi riavvia
sheet-elsewhere = Boardside è già aperto
elsewhere-newer = Un Boardside più recente ha scritto queste partite
elsewhere-closes = Questa finestra si chiude da sola fra { $seconds } s.
