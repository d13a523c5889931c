# Hráči, za které hraje Boardside: co udělat s jejich díly, proč, a jejich volba v nové hře.

seat-headline = { $who }: { $what }
sheet-boardside-hand = { NAME($seat) }: karty
act-why = Proč?
act-card-back = Odebrat poslední kartu
seat-take-hidden = Vezměte zakrytý prostředek. Který to je?
seat-take-display = Vezměte { NAME($kind, case: "acc") } z nabídky
seat-take-pile = Vytáhněte prostředek z hromádky. Který to je?
seat-turn-up = Odkryjte nový prostředek. Který to je?
seat-lay = Položte { NAME($kind, case: "acc") }: { NAME($route) }
seat-lay-hidden = Ze zakrytých položte { NAME($kind, case: "acc") }: { NAME($route) }
seat-lay-obstacle = Položte překážku: { NAME($route) }
seat-boot = { NAME($town) }: { $cards }
seat-boot-piece = { NAME($town) }, trofej: { $cards }
prompt-seat = { $what ->
        [deal] Dotkněte se rozdaných karet
        [move] Táhněte škorní krok za krokem
        [place] Položte, pak „{ act-done }“
        [keep] Nechte si jeden prostředek
        [discard] Odložte tyto karty
       *[take] Vezměte prostředek
    }
seat-caravan = karavana: { $cards }
seat-discard = Odložte: { $cards }
seat-places = { $n ->
        [one] karta č. { $places }
        [few] karty č. { $places }
       *[other] karty č. { $places }
    }
seat-keep-open = Ponechte { NAME($kind, case: "acc") }, ostatní prostředky vraťte
seat-keep-hidden = Ze zakrytých ponechte { NAME($kind, case: "acc") }, ostatní prostředky vraťte
seat-keep-none = Vraťte všechny prostředky
seat-hand-more = Zadejte nové karty ({ $cards }): zatím { $got }
seat-why-chance = Tato úroveň hraje náhodně.
seat-why-hinders = Ztěžuje cestu: { NAME($seat) } → { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Na této trase sebere 1 trofej.
        [few] Na této trase sebere { $n } trofeje.
       *[other] Na této trase sebere { $n } trofejí.
    }
seat-why-opens-cards = Otevírá si trasu { $way } ({ $cards }).
seat-why-opens = Otevírá si trasu { $way }.
seat-why-two = { $a } a { $b }
seat-why-luck = Zakrytý prostředek si nikdo nevybírá.
seat-why-spare = Lepší využití pro tento prostředek nemá.
seat-why-enough = Obsazené cesty stačí, dosažitelných trofejí: { $n }.
seat-why-useless = Žádný z jeho prostředků mu neotevře cestu.
seat-why-nearer = Tato trasa ho přiblíží ke zbývajícím městům.
seat-why-stays = Tam, kde je, stojí lépe.
seat-why-takes = Chce ho položit sem: { $way }.
seat-why-held = { $n ->
        [one] Má pro něj 1 kartu.
        [few] Má pro něj { $n } karty.
       *[other] Má pro něj { $n } karet.
    }
seat-why-fits = Nejlépe se hodí ke kartám a zbývajícím městům.
seat-why-pile = Žádný prostředek v nabídce není lepší než neznámý.
seat-why-blind = V nabídce není žádný známý prostředek.
seat-why-fewest = Těchto druhů má nejméně karet.
seat-why-helps = Tyto karty mu ke zbývajícím městům pomohou nejméně.
seat-otherwise = Za místo „{ NAME($seat) }“ hraje Boardside
    .more = Udělejte, co říká Boardside, nebo použijte „{ act-undo }“. Nic nebylo zadáno.
seat-thinking = { NAME($seat) } ještě přemýšlí
    .more = Za tohoto hráče hraje Boardside. Nic nebylo zadáno.
seat-unseen = Zadejte každý vzatý prostředek
    .more = Boardside tu hraje za místo „{ NAME($seat) }“ a musí vědět, které prostředky jsou rozebrané.
seat-fallback = { NAME($seat) }: čas na rozmyšlenou vypršel
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
new-boardside-costs = Boardside hraje se skutečnými díly, které přesouváte vy. Zadávejte jeho karty a prostředky i nabídku: asi 25 dotyků za kolo. Karty bez štítků leží před ním odkryté: to je jeho nevýhoda.
new-boardside-none = V této hře Boardside za hráče zatím hrát neumí.
new-nobody = Aspoň jeden hráč musí být člověk
seat-thinks = Boardside přemýšlí
