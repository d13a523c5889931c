# Der Speicher, wenn er nichts annimmt: der Hinweis dazu, was nicht gespeichert ist, eine Sicherung nach Schaden.

disk-sign = { $why ->
        [full] Der Speicher ist voll
        [read-only] Der Speicher ist schreibgeschützt
        [gone] Der Ordner der Partien ist verschwunden
        [busy] Ein anderes Programm benutzt die Partien
        [broken] Die Datei der Partien ist beschädigt
       *[other] Der Speicher antwortet nicht
    }: { $acts ->
        [0] Jetzt kann nichts gespeichert werden
        [one] { $acts } Aktion ist nicht gespeichert
       *[other] { $acts } Aktionen sind nicht gespeichert
    }
disk-memory = Weiterspielen: Die Partie bleibt im Arbeitsspeicher
disk-advice = { $why ->
        [full] Speicherplatz freigeben.
        [read-only] Den Schreibschutz des Speichers aufheben.
        [gone] Den Ordner an seinen alten Platz zurücklegen.
        [busy] Das andere Programm schließen.
       *[other] Den Speicher prüfen.
    } Gespeichert wird dann von selbst; bis dahin nicht ausschalten.
disk-well = Es wird wieder gespeichert
disk-written = { $acts ->
        [0] Der Speicher funktioniert wieder.
        [one] Die Aktion ist jetzt gespeichert.
       *[other] Die { $acts } Aktionen sind jetzt gespeichert.
    }
disk-unsaved = nicht gespeichert: { $act }

sheet-rescue = Die Datei mit den Partien war beschädigt
rescue-damaged = Der Speicher hat versagt, oder der Strom fiel im falschen Augenblick aus. Die beschädigte Datei wurde beiseitegelegt.
rescue-backup = Es gibt eine Sicherung vom { $when } mit { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
rescue-missing = { $game }: { $acts ->
        [one] Die letzte Aktion fehlt.
       *[other] Die letzten { $acts } Aktionen fehlen.
    }
rescue-unknown = Was danach gespielt wurde, fehlt.
rescue-whole = Es fehlt nichts.
rescue-kept = Nichts wird gelöscht: Die Sicherung und die beschädigte Datei bleiben in { $path }.
act-rescue-take = Sicherung verwenden
act-rescue-leave = Ohne Partien beginnen

history-judged = Ab hier prüft Version { $version }

sheet-off = Ausschalten?
off-ends = Die Partien werden geschlossen, dann schaltet sich das Gerät aus.
off-unsaved = { $acts ->
        [one] { $acts } Aktion ist nicht gespeichert und geht verloren.
       *[other] { $acts } Aktionen sind nicht gespeichert und gehen verloren.
    }
off-plug = Auch der Stecker darf jederzeit gezogen werden: Gespeicherte Aktionen gehen nicht verloren.
act-off = Ausschalten

act-update = Aktualisieren
act-update-install = Installieren
update-version = Es läuft Version { $version }.
update-searching = Ein Stick wird gesucht …
update-nothing = Es wurde kein Archiv gefunden. boardside-….tar.gz und die Signatur dazu, boardside-….tar.gz.minisig, auf einen Stick kopieren (FAT, nicht in einen Ordner), ihn einstecken und neu suchen.
update-stick = Auf dem Stick { $stick }
update-unsigned = Ohne Signatur: auch die gleichnamige Datei mit der Endung .minisig auf den Stick kopieren.
update-sure = { $file } installieren?
update-games = Das dauert einige Minuten; danach startet Boardside neu, und eine Partie kann fortgesetzt werden. Startet die neue Version nicht, kommt die jetzige von selbst zurück.
update-running = Die Aktualisierung läuft. Den Stick bitte nicht herausziehen.
update-done = Die Aktualisierung ist fertig: Version { $version }.
update-failed = Die Aktualisierung wurde nicht installiert. Die Partien sind unverändert.
update-no-key = Hier ist kein Schlüssel für signierte Aktualisierungen bekannt. Den Schlüssel einmal installieren, an einer Konsole oder über das Netz: sudo deploy/install.sh --key boardside.pub
update-key = Installiert wird nur, was der Besitzer dieses Schlüssels signiert hat: { $print }
update-stolen = Wenn bekannt wird, dass dieser Schlüssel gestohlen wurde, nichts mehr mit ihm installieren. Am Telefon oder per Brief beim Hersteller nach dem Fingerabdruck des neuen Schlüssels fragen, dann: sudo deploy/install.sh --key boardside.pub
