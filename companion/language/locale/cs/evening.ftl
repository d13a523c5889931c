# Oznámený konec hry, mazání her a co pomáhá očím.

me-sheet-ending = Hra skončila
me-ending-why = Už podruhé došla některá hromádka: hra ihned končí.
me-ending-lay = Zamíchejte dárky odložené stranou a { $cards ->
        [one] 1
        [few] { $cards }
       *[other] { $cards }
    } z nich odkryjte: každý si vezme jeden.
me-ending-first = První vybírá { NAME($seat) }: { $why ->
        [gifts] nejméně dárků ({ $gifts })
        [cards] stejně dárků ({ $gifts }), nejvíc přísad ({ $cards })
        [age] stejně dárků ({ $gifts }) i přísad ({ $cards }), nejmladší
       *[order] shoda ve všem, i ve věku; rozhoduje pořadí ve směru hodinových ručiček od zahajujícího hráče
    }.
me-act-bonus-laid = Vyloženo
act-delete = Smazat
past-delete-which = Dotkněte se hry, kterou chcete smazat.
past-delete = Smazat tuto hru?
past-delete-sure = Opravdu ji smazat?
past-delete-kept = Zmizí ze všech seznamů. V souboru a v zálohách zůstane: boardside export { $game } ji stále vypíše.
settings-sight = Čitelnost
settings-larger = Větší písmo
settings-larger-more = bez podrobností
settings-flash = Záblesk
settings-flash-more = při zamítnutí obrazovka blikne
settings-voice = Hlas
settings-voice-more = čte tahy a zamítnutí nahlas
settings-silent = { $why ->
        [card] Není tu zvuková karta: žádný hlas.
       *[voice] Není tu hlas: program espeak-ng není nainstalovaný.
    }
