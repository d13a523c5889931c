# Startseite, neue Partie, frühere Partien, Einstellungen: was man liest, bevor eine Partie auf dem Tisch liegt.

home-title = Boardside
home-welcome = Der Schiedsrichter neben dem Spielplan.
home-unsigned = Diese Version ist nicht signiert: Niemand bürgt für sie.
home-left = { $players } · { $acts ->
        [one] 1 Aktion
       *[other] { $acts } Aktionen
    } · { $when }
home-past = { $games ->
        [0] noch keine
        [one] 1 Partie
       *[other] { $games } Partien
    }
moment = { $day }.{ $month }.{ $year }, { $time }

home-last = Letzte Partie: { $places }
practice-step = Übung { $n } von 3
practice-done = Mehr ist es nicht
act-practice = Üben: eine Minute
act-demo = Einer Partie zusehen
act-resume = Weiterspielen
act-new = Neue Partie
act-past = Frühere Partien
act-settings = Einstellungen
act-words = Glossar
act-home = Startseite
act-start = Los
act-same = Wie letztes Mal
act-lesson = Karten erfassen
act-count-pad = Zählblock
act-add = + Spieler hinzufügen
act-done = Fertig
act-type = Namen eintippen
act-oldest = Ist am ältesten und beginnt
act-later = Einen Platz weiter im Uhrzeigersinn
act-remove = Spieler entfernen
act-close = Schließen
act-cancel = Abbrechen

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-violet = Violett
colour-black = Schwarz

sheet-new = Wer sitzt wo?
sheet-seat = Sitzplatz { $number }: { $name }
sheet-name = Name
sheet-options = Was am Tisch gilt

new-clockwise = Im Uhrzeigersinn um den Tisch. Einen Spieler antippen, um Namen, Farbe oder Sitzplatz zu ändern; wer am ältesten ist, beginnt.
new-oldest = ist am ältesten und beginnt
new-name-hint = Name
new-options = { $changed ->
        [0] wie gedruckt; zum Ändern antippen
        [one] 1 Regel anders
       *[other] { $changed } Regeln anders
    }
new-edition = Welche Spielanleitung liegt neben dem Plan?
new-switches = Regeln, in denen die Ausgaben voneinander abweichen, und die Variante: zum Ändern antippen
new-options-touch = Zum Ändern antippen.
new-no-box = noch keine erfasst: am Ende wird nichts gezählt
new-same-name = Zwei Spieler heißen { $name }. Zum Umbenennen einen antippen.

edition-de = Deutsch · AMIGO
edition-en = Englisch · Rio Grande
edition-fr = Französisch · Gigamic
edition-it = Italienisch
edition-cs = Tschechisch
edition-ru = Russisch · Hobby World
edition-ff = Französisch · Fantext

past-over = beendet
past-counted = gezählt
past-open = { $acts ->
        [one] offen, 1 Aktion
       *[other] offen, { $acts } Aktionen
    }
past-unnamed = ohne Namen gespielt
past-none = Hier wurde noch keine Partie gespielt.
past-unreadable = nicht lesbar
past-needs = braucht Version { $version }
past-touch = antippen zeigt den Grund
sheet-unreadable = Partie { $game } ist nicht lesbar
unreadable-what = Diese Partie lässt sich nicht lesen und darum nicht fortsetzen. Alle anderen sind unverändert.
unreadable-aside = Ist sie beiseitegelegt, steht sie nicht mehr in der Liste. Sie bleibt in der Datei: „boardside export { $game }“ gibt sie aus.
unreadable-damaged = { $number ->
        [0] Der Anfang der Partie
       *[other] Aktion { $number } von { $acts }
    } ist beschädigt: Daten im Speicher haben sich geändert.
unreadable-people = Die Namen der Spieler sind beschädigt: Daten im Speicher haben sich geändert.
unreadable-good = Der Teil vor der beschädigten Stelle ist in Ordnung. { $acts ->
        [0] { $people ->
            [lost] Es fehlen
           *[other] Es fehlt nichts
        }
        [one] { $people ->
            [lost] Es fehlen die letzte Aktion
           *[other] Es fehlt die letzte Aktion
        }
       *[other] Es fehlen die letzten { $acts } Aktionen
    }{ $people ->
        [lost] { $acts ->
            [0] {" "}die Namen der Spieler
           *[other] {" "}und die Namen der Spieler
        }
       *[other] {""}
    }.
unreadable-backup = Sicherung vom { $when }. { $acts ->
        [0] Es fehlt nichts
        [one] Es fehlt die letzte Aktion
       *[other] Es fehlen die letzten { $acts } Aktionen
    }.
act-salvage-good = Mit dem guten Teil weiter
act-salvage-backup = Mit der Sicherung weiter
act-set-aside = Beiseitelegen

settings-language = Sprache des Bildschirms
settings-language-edition = wie die Spielanleitung
settings-edition = Spielanleitung für neue Partien
settings-rotation = Drehung des Bildschirms
settings-movement = Animation
settings-moving = an
settings-still = aus
settings-about = Alles bleibt auf diesem Gerät. Der Strom darf jederzeit ausfallen: Angenommene Aktionen sind gespeichert.

saving = Wird gespeichert …
reading = Einen Moment …
not-saved = Das wurde nicht gespeichert
set-aside-headline = Eine beschädigte Datei wurde beiseitegelegt
set-aside = { $reason } Die Datei liegt jetzt in { $path }; eine neue Datei wurde begonnen.
broken-words = Eine Sprachdatei ist beschädigt
broken-words-more = { $troubles } Stattdessen wird Englisch angezeigt.

# Ein installiertes Spiel, das sich nicht spielen lässt
game-fault-import = Das Spiel { $package } lässt sich nicht laden: { $detail }
game-fault-name = Zwei Spiele heißen { $package }; das aus { $detail } wird weggelassen.
game-fault-part = Dem Spiel { $package } fehlt ein Teil: { $detail }

new-keep-score = ohne Schiedsrichter, nur Orte
name-strange = Manche Buchstaben lassen sich hier nicht anzeigen: den Namen bitte in lateinischer, griechischer oder kyrillischer Schrift eingeben
colour-swap = mit { $name } tauschen
seat-number = Sitzplatz { $number }
new-count-pad = zählt die Punkte, auch ohne erfasste Karten
new-most = Nur für höchstens { $n } Spieler.
