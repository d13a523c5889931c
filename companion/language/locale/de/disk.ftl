# Der Datenträger, wenn er nichts annimmt: der stehende Hinweis, was nicht gespeichert ist, eine Sicherung nach Schaden.

disk-sign = { $why ->
        [full] Der Speicher ist voll
        [read-only] Der Speicher nimmt nichts an
        [gone] Der Ordner der Partien ist fort
        [busy] Ein anderes Programm hält die Partien
        [broken] Die Datei der Partien ist beschädigt
       *[other] Der Speicher antwortet nicht
    }: { $acts ->
        [0] gerade kann nichts gespeichert werden
        [one] { $acts } Zug ist nicht gespeichert
       *[other] { $acts } Züge sind nicht gespeichert
    }
disk-memory = Spielt weiter, ich merke es mir
disk-advice = { $why ->
        [full] Macht Platz auf dem Speicher.
        [read-only] Macht den Speicher beschreibbar.
        [gone] Legt den Ordner zurück an seinen Ort.
        [busy] Schließt das andere Programm.
       *[other] Seht nach dem Speicher.
    } Gespeichert wird dann von selbst; bis dahin nicht ausschalten.
disk-well = Es wird wieder gespeichert
disk-written = { $acts ->
        [0] Der Speicher ist wieder in Ordnung.
        [one] Der Zug ist jetzt gespeichert.
       *[other] Alle { $acts } Züge sind jetzt gespeichert.
    }
disk-unsaved = nicht gespeichert: { $act }
sheet-rescue = Die Datei der Partien war beschädigt
rescue-damaged = Ein Speicher, der versagt, oder der Strom im falschen Augenblick. Die beschädigte Datei wurde beiseitegelegt.
rescue-backup = Es gibt eine Sicherung vom { $when } mit { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
rescue-missing = { $game }: { $acts ->
        [one] der letzte Zug fehlt darin.
       *[other] die letzten { $acts } Züge fehlen darin.
    }
rescue-unknown = Was danach gespielt wurde, fehlt darin.
rescue-whole = Es fehlt nichts darin.
rescue-kept = Nichts wird gelöscht: Sicherung und beschädigte Datei bleiben in { $path }.
act-rescue-take = Sicherung nehmen
act-rescue-leave = Ohne Partien beginnen
history-judged = Ab hier urteilt Version { $version }
sheet-off = Ausschalten?
off-ends = Die Partien werden geschlossen, dann schaltet sich das Gerät aus.
off-unsaved = { $acts ->
        [one] { $acts } Zug ist nicht gespeichert und geht verloren.
       *[other] { $acts } Züge sind nicht gespeichert und gehen verloren.
    }
off-plug = Auch der Stecker darf jederzeit gezogen werden: Was angenommen wurde, ist gespeichert.
act-off = Ausschalten
