# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = Hra končí
me-ending-why = Hromádka došla podruhé: hra ihned končí.
me-ending-lay = Zamíchejte odložené dárky a vyložte lícem nahoru { $cards ->
        [one] 1
        [few] { $cards }
       *[other] { $cards }
    }: každý si vezme jeden.
me-ending-first = První vybírá { NAME($seat) }: nejméně dárků ({ $gifts }), pak nejvíc přísad ({ $cards }).
me-act-bonus-laid = Leží tam
act-delete = Smazat
past-delete-which = Dotkněte se hry, která se smaže.
past-delete = Smazat tuto hru?
past-delete-sure = Opravdu smazat?
past-delete-kept = Zmizí ze všech seznamů. Soubor i zálohy ji uchovají: boardside export { $game } ji stále zapíše.
settings-sight = Aby bylo dobře vidět
settings-larger = Větší písmo
settings-larger-more = podrobnosti odpadnou
settings-flash = Záblesk
settings-flash-more = odmítnutí se rozsvítí
