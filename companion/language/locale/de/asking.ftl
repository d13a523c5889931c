# Darf ich?: Fragen nach etwas, das niemand tut.

act-can-i = Darf ich?
act-ask-another = Noch eine Frage
can-i-only-asking = Nur eine Frage
can-i-lay = Legen
    .prompt = Transportmittel oder Hindernis, dann die Straße
can-i-step = Reisen
    .prompt = Den nächsten Ort antippen
can-i-dress = Aufbau
    .prompt = Ein Teil, dann seine Straße; den Stiefel, dann seinen Ort
can-i-go = Ziehen
    .prompt = Antippen, wohin der Elf zieht
can-i-take = Nehmen
    .prompt = Die Karte antippen, die genommen wird
can-i-make = Geschenk
    .prompt = Einen Stapel antippen, dann die Bezahlung
can-i-stand = Elf
    .prompt = Antippen, wo der Elf steht
can-i-side = Tag / Nacht
can-i-boot = Stiefel
can-i-editions = Anleitung
can-i-yes = Ja
can-i-no = Nein
can-i-not-now = Ja, aber nicht jetzt
can-i-later = Später
can-i-told = { $act }. { $numbers }
