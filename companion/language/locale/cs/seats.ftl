# Místa, za která hraje Boardside: co dělají ruce, proč, a jejich volba v nové hře.

sheet-boardside = { NAME($seat) } (Boardside)
sheet-boardside-hand = { NAME($seat) }: karty
act-why = Proč?
act-card-back = Jednu zpět
seat-take-hidden = Vezměte jeden zakrytý prostředek. Který to je?
seat-take-display = Vzít z odkrytých: { NAME($kind) }
seat-take-pile = Vytáhněte jeden z hromádky. Který to je?
seat-turn-up = Odkryjte nový. Který to je?
seat-lay = { NAME($kind) }: { NAME($route) }
seat-lay-hidden = Zakrytý { NAME($kind) }: { NAME($route) }
seat-lay-obstacle = Překážka: { NAME($route) }
seat-boot = Škorně → { NAME($town) }, odložit: { $cards }
seat-boot-piece = Škorně → { NAME($town) }, odložit: { $cards }, vzít trofej
seat-discard = Odložit: { $cards }
seat-places = { $n ->
        [one] karta { $places }
        [few] karty { $places }
        [many] karty { $places }
       *[other] karty { $places }
    }
seat-keep-open = Nechat { NAME($kind, case: "acc") }, ostatní vrátit
seat-keep-hidden = Nechat zakrytý: { NAME($kind) }, ostatní vrátit
seat-keep-none = Vrátit všechny prostředky
seat-hand-more = Zadejte nové karty ({ $cards }): zatím { $got }
seat-why-chance = Tato úroveň hraje náhodně.
seat-why-way = Tudy chce do města { NAME($town) }.
seat-why-hinders = Překáží: { NAME($seat) } → { NAME($town) }.
seat-why-pieces = Počet trofejí touto cestou: { $n }.
seat-why-plan = Nejlépe se to hodí do plánu.
seat-otherwise = { NAME($seat) }: hraje Boardside
    .more = Udělejte, co je na lístku, nebo vraťte tah. Nic nebylo zadáno.
seat-thinking = { NAME($seat) } ještě přemýšlí
    .more = Za toto místo hraje Boardside. Nic nebylo zadáno.
seat-unseen = { NAME($seat) } musí prostředky znát
    .more = Když hraje Boardside, zadejte každý vytažený prostředek.
seat-fallback = { NAME($seat) } táhne ve spěchu
    .more = Boardside to za 5 sekund nestihl: rozhodla úroveň Hltavý a je to zapsáno.
level-person = Člověk
level-wanders = Náhodně
    .more = jakýkoli povolený tah.
level-greedy = Hltavý
    .more = bere nejbližší města.
level-plans = Plánuje
    .more = všechny prostředky společně.
level-reckons = Počítá
    .more = odhaduje i cizí karty.
level-boardside = Boardside: { $level ->
        [wanders] náhodně
        [greedy] hltavý
        [plans] plánuje
       *[reckons] počítá
    }
new-boardside-costs = Boardside hraje se skutečnými díly, které přesouváte vy. Zadávejte jeho karty, prostředky i odkryté: asi 25 dotyků za kolo. Karty bez tagů leží před ním odkryté: nevýhoda.
new-boardside-none = V této hře Boardside za nikoho hrát ještě neumí.
new-nobody = Aspoň jeden hráč musí být člověk
seat-thinks = Boardside přemýšlí
