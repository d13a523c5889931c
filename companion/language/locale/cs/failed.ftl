# Stránka po chybě programu a cesty zpět.

sheet-failed = Něco se pokazilo
failed-where = Program udělal chybu: { $type } v { $place }.
failed-kept = Co bylo přijato, zůstává. Poslední tah lze vzít zpět. Zpráva říká, kde chyba nastala; nejsou v ní jména ani karty.
failed-undone = Vráceno: poslední tah
failed-reporting = Zpráva se zapisuje.
failed-reported = Zpráva je { $path }.
failed-not-done = Nešlo to: { $type }.
act-failed-undo = Vrátit poslední tah
act-failed-start = Na začátek
act-failed-report = Zapsat zprávu
settings-unused = { $line ->
        [0] { $file } nelze použít: platí obvyklé nastavení. Proč, ukáže dotyk.
       *[other] { $file }, řádek { $line } neplatí: platí obvyklé nastavení. Proč, ukáže dotyk.
    }
settings-unused-headline = Opravte nastavení a spusťte znovu
sheet-elsewhere = Boardside už běží
elsewhere-newer = Tyto hry zapsal novější Boardside
elsewhere-closes = Toto okno se samo zavře za { $seconds } s.
