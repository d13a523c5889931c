# Darf ich?: Fragen nach etwas, das niemand tut.

act-can-i = Darf ich?
act-ask-another = Noch eine Frage
can-i-only-asking = Nur gefragt, ohne Eintrag
can-i-lay = Legen
    .prompt = Transportmittel oder Hindernis, dann die Straße
can-i-step = Reisen
    .prompt = Den nächsten Ort berühren
can-i-dress = Was liegt
    .prompt = Teil, dann Straße; Stiefel, dann Ort
can-i-go = Ziehen
    .prompt = Berühren, wohin der Elf geht
can-i-take = Nehmen
    .prompt = Die genommene Karte berühren
can-i-make = Geschenk
    .prompt = Stapel berühren, dann die Bezahlung
can-i-stand = Elf
    .prompt = Berühren, wo der Elf steht
can-i-side = Tag / Nacht
can-i-boot = Stiefel
can-i-editions = Regelheft
can-i-yes = Ja
can-i-no = Nein
can-i-not-now = Ja, aber nicht jetzt
can-i-later = Später
can-i-told = { $act }. { $numbers }
