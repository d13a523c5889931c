# Stůl, ať se hraje cokoli: zpět, menu, průběh, pořadí.

act-undo = Zpět
menu-look-up = Vyhledat
menu-game = Tato hra
menu-table = U stolu
act-menu = Menu
act-history = Průběh
act-chart = Přehled
act-find = Najít město
act-lies = Kontrola stolu
act-result = Výsledek
act-standings = Pořadí
act-leave = Domů
act-table = Ke stolu
act-rematch = Hrát znovu
act-count-missing = zbývá vybrat: { $pieces }
act-back = { $acts ->
        [0] Tady hra právě je
        [one] Zpět o 1 akci
        [few] Zpět o { $acts } akce
       *[other] Zpět o { $acts } akcí
    }

undone = { $entries ->
        [one] Vráceno: { $act }
        [few] Vráceny { $entries } akce
       *[other] Vráceno { $entries } akcí
    }
redone = { $entries ->
        [one] Znovu provedeno: { $act }
        [few] Znovu provedeny { $entries } akce
       *[other] Znovu provedeno { $entries } akcí
    }
act-again = { $acts ->
        [one] Znovu provést 1 akci
        [few] Znovu provést { $acts } akce
       *[other] Znovu provést { $acts } akcí
    }
history-again = Znovu provést až k akci: { $act }. Pak na stole:
sheet-history = { $acts ->
        [0] Zatím žádná akce
        [one] 1 akce
        [few] { $acts } akce
       *[other] { $acts } akcí
    }
history-empty = Zatím se nic nestalo.
history-start = Začátek hry
history-back-to = Návrat k akci: { $act }. Pak na stole:
sheet-back = { $acts ->
        [0] Tady hra právě je
        [one] Zpět o 1 akci?
        [few] Zpět o { $acts } akce?
       *[other] Zpět o { $acts } akcí?
    }
sheet-end = Konec hry
sheet-standings = Průběžné pořadí
sheet-lies = Je to tak i na stole?
find-hint = Stačí přibližně
find-nothing = Takové město tu není. Zkuste méně písmen.

source-page = s. { $page }, { $edition }
source-section = „{ $section }“, { $edition }
source-heading = „{ $section }“ ({ $heading }), { $edition }
cited-de = německé vydání
    .short = německé
cited-en = anglické vydání
    .short = anglické
cited-fr = francouzské vydání
    .short = francouzské
cited-it = italské vydání
    .short = italské
cited-cs = české vydání
    .short = české
cited-ru = ruské vydání
    .short = ruské
cited-ff = francouzský text fanoušků
    .short = francouzský text fanoušků
cited-all = všechna vydání

# Kde co leží a co se má přesunout, ve hře bez vlastních slov pro to
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }, přidat: { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }, odebrat: { $n } { NAME($piece, $n) }
