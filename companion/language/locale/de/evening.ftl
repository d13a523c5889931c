# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = Das Spiel ist aus
me-ending-why = Ein Stapel ging zum zweiten Mal aus: Das Spiel endet sofort.
me-ending-lay = Die beiseitegelegten Geschenke mischen und { $cards ->
        [one] 1
       *[other] { $cards }
    } offen auslegen: Alle nehmen eines.
me-ending-first = { NAME($seat) } wählt zuerst: am wenigsten Geschenke ({ $gifts }), dann am meisten Zutaten ({ $cards }).
me-act-bonus-laid = Sie liegen da
act-delete = Löschen
past-delete-which = Das Spiel antippen, das gelöscht wird.
past-delete = Dieses Spiel löschen?
past-delete-sure = Wirklich löschen?
past-delete-kept = Es steht dann in keiner Liste mehr. Datei und Sicherungen behalten es: boardside export { $game } schreibt es heraus.
settings-sight = Gut zu sehen
settings-larger = Größere Schrift
settings-larger-more = Einzelheiten fallen weg
settings-flash = Aufleuchten
settings-flash-more = bei einem Einspruch
settings-sound = Ton
settings-sound-more = bei einem Einspruch
