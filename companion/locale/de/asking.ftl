# Darf ich?: Fragen nach etwas, das niemand tut.

act-can-i = Darf ich?
act-ask-another = Noch eine Frage
can-i-only-asking = Nur gefragt: nichts wird notiert
can-i-lay = Legen
    .prompt = Transportmittel oder Hindernis, dann die Straße
can-i-step = Reisen
    .prompt = Den nächsten Ort berühren
can-i-dress = Was liegt
    .prompt = Teil, dann Straße; Stiefel, dann Ort
can-i-boot = Stiefel
can-i-editions = Regelheft
can-i-yes = Ja
    .why = Ja: { $why }
can-i-no = Nein
    .why = Nein: { $why }
can-i-not-now = Nicht jetzt
    .why = Nicht jetzt, aber so: { $why }
