# Start, neues Spiel, frühere Spiele, Einstellungen: was man liest, bevor ein Spiel auf dem Tisch liegt.

home-title = Boardside
home-welcome = Der Schiedsrichter neben dem Spielplan.
home-unsigned = Diese Version ist nicht signiert: Niemand bürgt für sie.
home-left = { $players } · { $acts ->
        [one] 1 Zug
       *[other] { $acts } Züge
    } · { $when }
home-past = { $games ->
        [0] noch keine
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
moment = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    } { $year }, { $time }

act-resume = Weiterspielen
act-new = Neues Spiel
act-past = Frühere Spiele
act-settings = Einstellungen
act-words = Wörter
act-home = Zum Start
act-start = Los
act-same = Wie letztes Mal
act-lesson = Schachtel eingeben
act-add = + Noch ein Platz
act-done = Fertig
act-type = Namen tippen
act-oldest = Am ältesten, beginnt
act-later = Einen Platz weiter
act-remove = Verlässt den Tisch
act-close = Schließen
act-cancel = Abbrechen

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-violet = Violett
colour-black = Schwarz

sheet-new = Wer sitzt wo?
sheet-seat = Platz { $number }: { $name }
sheet-name = Name
sheet-options = Was am Tisch gilt
sheet-past = Frühere Spiele
sheet-settings = Einstellungen

new-clockwise = Im Uhrzeigersinn um den Tisch. Einen Platz berühren, um Name, Farbe oder Lage zu ändern; wer am ältesten ist, beginnt.
new-oldest = am ältesten, beginnt
new-name-hint = Name
new-options = { $changed ->
        [0] wie gedruckt; hier zu Ortskarten und einzelnen Regeln
        [one] 1 Regel anders
       *[other] { $changed } Regeln anders
    }
new-edition = Wessen Regelheft liegt neben dem Plan?
new-switches = Regeln, in denen die Ausgaben abweichen, und die Variante. Berühren ändert.
new-options-touch = Berühren ändert.
new-no-box = noch keine Schachtel eingegeben
new-same-name = Zwei Plätze heißen { $name }. Einen berühren und umbenennen.

edition-de = Deutsch · AMIGO
edition-en = Englisch · Rio Grande
edition-fr = Französisch · Gigamic
edition-it = Italienisch
edition-cs = Tschechisch
edition-ru = Russisch · Hobby World
edition-ff = Französisch · Fantext

past-over = beendet
past-open = { $acts ->
        [one] 1 Zug, offen
       *[other] { $acts } Züge, offen
    }
past-unnamed = ohne Namen gespielt
past-none = Hier wurde noch nicht gespielt.
past-unreadable = nicht lesbar
past-needs = braucht Version { $version }
past-touch = berühren: warum
sheet-unreadable = Spiel { $game } ist nicht lesbar
unreadable-what = Dieses Spiel lässt sich nicht lesen und darum nicht weiterspielen. Alle anderen sind, wie sie waren.
unreadable-aside = Beiseitegelegt steht es nicht mehr in der Liste. In der Datei bleibt es: boardside export { $game } schreibt es heraus.
unreadable-damaged = { $number ->
        [0] Der Anfang
       *[other] Aktion { $number } von { $acts }
    } ist nicht mehr, was gespeichert wurde: Ein Bit auf dem Speicher hat sich geändert.
unreadable-people = Die Namen der Spieler sind nicht mehr, was gespeichert wurde: Ein Bit auf dem Speicher hat sich geändert.
unreadable-good = Der Teil vor dem Schaden ist gut. Es fehlt: { $acts ->
        [0] nichts
        [one] die letzte Aktion
       *[other] die letzten { $acts } Aktionen
    }{ $people ->
        [lost] , die Namen der Spieler
       *[other] {""}
    }.
unreadable-backup = Sicherung vom { $when }. Es fehlt: { $acts ->
        [0] nichts
        [one] die letzte Aktion
       *[other] die letzten { $acts } Aktionen
    }.
act-salvage-good = Mit dem guten Teil weiter
act-salvage-backup = Mit der Sicherung weiter
act-set-aside = Beiseitelegen

settings-language = Der Bildschirm spricht
settings-language-edition = wie das Regelheft
settings-edition = Ein neues Spiel beginnt mit dem Regelheft
settings-rotation = Der Bildschirm ist gedreht um
settings-movement = Auf dem Plan
settings-moving = bewegen sich Figuren
settings-still = bewegt sich nichts
settings-about = Alles bleibt auf diesem Gerät. Der Strom darf jederzeit ausfallen: was angenommen wurde, ist gespeichert.

saving = Speichert …
reading = Einen Moment …
not-saved = Das wurde nicht gespeichert
set-aside-headline = Eine kaputte Datei liegt beiseite
set-aside = { $reason } Sie liegt unter { $path }; eine neue Datei wurde begonnen.
broken-words = Eine Wörterdatei ist kaputt
broken-words-more = { $troubles } Dafür steht Englisch.

# A game of an installed package that cannot be played
game-fault-import = Das Spiel { $package } lässt sich nicht laden: { $detail }
game-fault-name = Zwei Spiele heißen { $package }; das von { $detail } bleibt weg.
game-fault-part = Dem Spiel { $package } fehlt ein Teil: { $detail }
new-keep-score = ohne Prüfung, nur Orte
name-strange = Manche Buchstaben lassen sich hier nicht zeigen: bitte lateinisch, griechisch oder kyrillisch
colour-swap = hat { $name }: tauschen
seat-number = Platz { $number }
new-whole = Dieses Spiel wird vom ersten Zug an eingegeben: Punkte gibt es erst, wenn alle Geschenke gezählt werden.
