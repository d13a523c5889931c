# Stůl, ať se hraje cokoli: zpět, nabídka, průběh, pořadí.

act-undo = Zpět
menu-look-up = Vyhledat
menu-game = Tato hra
menu-table = U stolu
act-menu = Nabídka
act-history = Průběh
act-chart = Přehled
act-find = Najít město
act-lies = Co kde leží
act-standings = Pořadí
act-leave = Domů
act-table = Ke stolu
act-rematch = Ještě jednu
act-back = { $acts ->
        [0] Zde hra stojí
        [one] O 1 tah zpět
        [few] O { $acts } tahy zpět
       *[other] O { $acts } tahů zpět
    }

undone = { $entries ->
        [one] Vráceno: { $act }
        [few] Vráceny { $entries } tahy
       *[other] Vráceno { $entries } tahů
    }
redone = { $entries ->
        [one] Obnoveno: { $act }
        [few] Obnoveny { $entries } akce
       *[other] Obnoveno { $entries } akcí
    }
act-again = { $acts ->
        [one] Obnovit 1 akci
        [few] Obnovit { $acts } akce
       *[other] Obnovit { $acts } akcí
    }
history-again = Hra pokračuje po: { $act }. Přesuňte:
sheet-history = { $acts ->
        [0] Zatím žádný tah
        [one] 1 tah
        [few] { $acts } tahy
       *[other] { $acts } tahů
    }
history-empty = Zatím se nic nestalo.
history-start = Začátek hry
history-back-to = Zpět k: { $act }. Pak vraťte:
sheet-back = { $acts ->
        [0] Zde hra stojí
        [one] O 1 tah zpět?
        [few] O { $acts } tahy zpět?
       *[other] O { $acts } tahů zpět?
    }
sheet-end = Konec hry
sheet-standings = Průběžné pořadí
sheet-lies = Vypadá stůl takto?
sheet-find = Najít město
find-hint = Pište jakkoli
find-nothing = Žádné město tak nezní. Zkuste méně písmen.

source-page = s. { $page }, { $edition }
source-section = „{ $section }“, { $edition }
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
cited-ff = francouzský text hráčů
    .short = francouzský text hráčů
cited-all = všechna vydání

sheet-words = Slova

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: položit { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }: odebrat { $n } { NAME($piece, $n) }
