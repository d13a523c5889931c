# Stránka po chybě programu a cesty zpět.

sheet-failed = Něco se pokazilo
failed-where = V programu je chyba: { $type }, { $place }.
failed-kept = Přijaté akce jsou uložené a poslední z nich lze vrátit. Hlášení říká, kde chyba nastala; jména ani karty v něm nejsou.
failed-undone = Vráceno: poslední akce
failed-reporting = Hlášení o chybě se ukládá.
failed-reported = Hlášení o chybě: { $path }
failed-not-done = Nepodařilo se to: { $type }.
act-failed-undo = Vrátit poslední akci
act-failed-start = Domů
act-failed-report = Uložit hlášení
settings-unused = { $line ->
        [0] { $file } nelze použít: platí výchozí nastavení. Dotykem zjistíte proč.
       *[other] { $file }, řádek { $line } se nepoužije: platí výchozí nastavení. Dotykem zjistíte proč.
    }
settings-unused-headline = Opravte nastavení a restartujte Boardside
sheet-elsewhere = Boardside už běží
elsewhere-newer = Tyto hry zapsal novější Boardside
elsewhere-closes = Toto okno se samo zavře za { $seconds } s.
