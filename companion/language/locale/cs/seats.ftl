# Hráči, za které hraje Boardside: co udělat s jejich díly, proč, a jejich volba v nové hře.

sheet-boardside = { NAME($seat) } (Boardside)
seat-headline = { $who }: { $what }
sheet-boardside-hand = { NAME($seat) }: karty
act-why = Proč?
act-card-back = Kartu zpět
seat-take-hidden = Vezměte zakrytý prostředek. Který to je?
seat-take-display = Vezměte { NAME($kind, case: "acc") } z nabídky
seat-take-pile = Vytáhněte prostředek z hromádky. Který to je?
seat-turn-up = Odkryjte nový prostředek. Který to je?
seat-lay = Položte { NAME($kind, case: "acc") }: { NAME($route) }
seat-lay-hidden = Ze zakrytých položte { NAME($kind, case: "acc") }: { NAME($route) }
seat-lay-obstacle = Položte překážku: { NAME($route) }
seat-boot = Škorni do města { NAME($town) }, odložte: { $cards }
seat-boot-piece = Škorni do města { NAME($town) }, odložte: { $cards }; vezměte trofej
seat-discard = Odložte: { $cards }
seat-places = { $n ->
        [one] karta č. { $places }
        [few] karty č. { $places }
       *[other] karty č. { $places }
    }
seat-keep-open = Nechte { NAME($kind, case: "acc") }, ostatní prostředky vraťte
seat-keep-hidden = Ze zakrytých nechte { NAME($kind, case: "acc") }, ostatní prostředky vraťte
seat-keep-none = Vraťte všechny prostředky
seat-hand-more = Zadejte nové karty ({ $cards }): zatím { $got }
seat-why-chance = Tato úroveň hraje náhodně.
seat-why-way = Chce tudy do města { NAME($town) }.
seat-why-hinders = Ztěžuje cestu: { NAME($seat) } → { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Na této trase sebere 1 trofej.
        [few] Na této trase sebere { $n } trofeje.
       *[other] Na této trase sebere { $n } trofejí.
    }
seat-why-plan = Nejlépe to zapadá do jeho strategie.
seat-otherwise = { NAME($seat) }: hraje Boardside
    .more = Udělejte, co je na obrazovce tohoto hráče, nebo „{ act-undo }“. Nic nebylo zadáno.
seat-thinking = { NAME($seat) } ještě přemýšlí
    .more = Za tohoto hráče hraje Boardside. Nic nebylo zadáno.
seat-unseen = { NAME($seat) } musí prostředky znát
    .more = Když za někoho hraje Boardside, zadejte každý vzatý prostředek.
seat-fallback = { NAME($seat) } hraje ve spěchu
    .more = Boardside to za 5 sekund nepromyslel: rozhodla úroveň „{ level-greedy }“ a je to zapsáno.
level-person = Člověk
level-greedy = Lehká
    .more = bere nejbližší města.
level-plans = Dobrá
    .more = využívá všechny prostředky společně.
level-reckons = Silná
    .more = odhaduje i cizí karty.
level-boardside = Boardside: { $level ->
        [wanders] Náhodná
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside hraje se skutečnými díly, které přesouváte vy. Zadávejte jeho karty a prostředky i nabídku: asi 25 dotyků za kolo. Karty bez štítků leží před ním odkryté: jeho nevýhoda.
new-boardside-none = V této hře Boardside za hráče zatím hrát neumí.
new-nobody = Aspoň jeden hráč musí být člověk
seat-thinks = Boardside přemýšlí
