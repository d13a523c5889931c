# Das Ende einer Partie, gelöschte Partien, und was den Augen hilft.

me-sheet-ending = Die Partie ist zu Ende
me-ending-why = Zum zweiten Mal war ein Stapel leer: Die Partie endet sofort.
me-ending-lay = Die beiseitegelegten Geschenke mischen und { $cards ->
        [one] 1
       *[other] { $cards }
    } offen auslegen: Jeder nimmt eines.
me-ending-first = { NAME($seat) } wählt zuerst: { $why ->
        [gifts] die wenigsten Geschenke ({ $gifts })
        [cards] gleich viele Geschenke ({ $gifts }), die meisten Zutaten ({ $cards })
        [age] gleich viele Geschenke ({ $gifts }) und Zutaten ({ $cards }), am jüngsten
       *[order] alles gleich, auch das Alter; vom Startspieler aus im Uhrzeigersinn zuerst an der Reihe
    }.
me-act-bonus-laid = Ausgelegt

act-delete = Löschen
past-delete-which = Die Partie antippen, die gelöscht werden soll.
past-delete = Diese Partie löschen?
past-delete-sure = Wirklich löschen?
past-delete-kept = Die Partie verschwindet aus allen Listen. In der Datei und den Sicherungen bleibt sie: „boardside export { $game }“ gibt sie weiterhin aus.

settings-sight = Lesbarkeit
settings-larger = Größere Schrift
settings-larger-more = Einzelheiten fallen weg
settings-flash = Aufblitzen
settings-flash-more = bei einer Ablehnung aufblitzen
settings-voice = Stimme
settings-voice-more = Züge und Ablehnungen vorlesen
settings-silent = { $why ->
        [card] Hier gibt es keine Soundkarte: keine Stimme.
       *[voice] Hier gibt es keine Stimme: Das Programm espeak-ng ist nicht installiert.
    }
