# Stůl hry Země Elfů: výzvy, tlačítka, listy a tahy slovy.

game-elfenland = Země Elfů

round-of = ze { $rounds }
turn-everyone = Všichni
phase-deal = Rozdání karet
phase-draw_hidden = Jeden zakrytý
phase-draw = Další tři
phase-plan = Plánování cest
phase-move = Tažení škorní
phase-cleanup = Závěr kola
phase-over = Konec hry

prompt-deal = Rozdejte, pak „Rozdáno“
prompt-draw_hidden = Každý jeden zakrytý
prompt-draw = Vzít jeden, položit odkrytý
prompt-plan = Prostředek, překážka, nebo nic
prompt-plan-road = Teď se dotkněte cesty
prompt-plan-lacks = { NAME($kind) } tu být nemůže: vyberte jiné
prompt-looked = Mapa ukazuje kameny a další kroky: { NAME($seat) }
prompt-plan-piece = Teď prostředek pro ni
prompt-move = Dotkněte se dalšího města
prompt-move-otherwise = Dotkněte se města, pak karet
prompt-discard = Odložit na 4 karty
prompt-cleanup = Každý si nechá jeden
prompt-target = Odkryjte kartu města
prompt-over = Hra skončila

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = překážka
panel-start = začíná

short-pig = kanec
short-elfcycle = plachtocykl
short-cloud = mrak
short-unicorn = jednorožec
short-troll = trollkolka
short-dragon = drak
short-raft = vor
short-obstacle = překážka
short-hidden = zakrytý
short-untold = ?
short-pile = zakrytý
short-none = žádný

act-deal = Rozdáno
act-deal-all = Vše vybráno
act-drawn-hidden = Vybráno
act-drawn-all = Všichni mají
act-tell-display = Říct odkryté
act-untold = Neřečeno
act-pass = Vynechat
act-pass-all = Všichni vynechají
act-otherwise = Zaplatit jinak
act-end-move = Konec tahu
act-pay = { $cards ->
        [0] Neplatit nic
        [one] Zaplatit 1 kartu
        [few] Zaplatit { $cards } karty
       *[other] Zaplatit { $cards } karet
    }
act-discard = Odložit { $cards }
act-discard-kinds = Říct které
act-discard-these = Odložit
act-finish = Ukončit { $round }. kolo
act-finish-missing = { $seats ->
        [one] 1 místo ještě vybírá
        [few] { $seats } místa ještě vybírají
       *[other] { $seats } míst ještě vybírá
    }

price-road = { $cards } { NAME($kind, $cards) } · karavana { $caravan }
price-water = { $cards } { NAME("raft", $cards) }
price-none = Neleží tu žádný prostředek.

sheet-kind-turn_up = Který prostředek leží odkrytý?
sheet-kind-display = Který byl vzat?
sheet-kind-pile = Který byl vytažen?
sheet-deal = { $round }. kolo ze { $rounds }
sheet-way = Kudy do města { NAME($town) }?
sheet-way-none = Na žádné cestě tam není prostředek.
sheet-way-far = Z města { NAME($start) } nevede do města { NAME($town) } cesta ani voda.
    .title = { NAME($town) } je příliš daleko
sheet-pay = Karty za { NAME($route) }
sheet-discard = Víc než 4 karty
sheet-discard-seat = { NAME($seat) } má { $hand }: { $cards } navíc
sheet-discard-kinds = { NAME($seat) } odkládá { $cards }
sheet-cleanup = Ukončit { $round }. kolo
sheet-cleanup-keep = Každý si nechá jeden, ostatní se vracejí:

check-round-card = Navrchu karta { $round }. kola
check-start-player = Karta zahajujícího hráče: { NAME($seat) }
check-roads = Všechny prostředky z cest zpět, zakrýt, zamíchat
check-obstacles = Použité překážky ze hry ven
check-display = Odkrýt pět nových prostředků
check-shuffle = { NAME($seat) } míchá cestovní karty, které nejsou v ruce
check-cards = Nové karty
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } má jen { $hand ->
        [one] 1 kartu
        [few] { $hand } karty
       *[other] { $hand } karet
    }; bylo by třeba { $cards }.
caravan-paid = Karavana před chvílí tedy mohla být zaplacena
    .more = { NAME($seat) } měl { $cards } { NAME($kind, $cards) } na cestu do { NAME($town) }: podle EL-CARAVAN-02 jede karavanou jen ten, kdo nemůže zaplatit. Rozhodne stůl.
    .back = Zpět před ni
way-caravan = Karavana: { $cards }

tell-deal = Karty rozdány
tell-turn-up = Odkrytý: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } bere zakrytý prostředek
tell-draw = { NAME($seat) } bere { $source ->
        [display] odkrytý
       *[pile] zakrytý
    } prostředek
tell-draw-kind = { NAME($seat) } bere { NAME($kind, case: "acc") } { $source ->
        [display] z odkrytých
       *[pile] z hromádky
    }
tell-drawn = Všichni mají vybráno
tell-place = { NAME($seat) }: { NAME($kind) }, { NAME($route) }
tell-obstacle = { NAME($seat) }: překážka, { NAME($route) }
tell-pass = { NAME($seat) } vynechává
tell-no-card = žádná karta
tell-travel = { NAME($seat) } → { NAME($town) }: { $price }{ $collected ->
        [1] , trofej
       *[0] {""}
    }
tell-caravan = { NAME($seat) } → { NAME($town) }: karavana, { $cards } { NAME("card", $cards, case: "short") }{ $collected ->
        [1] , trofej
       *[0] {""}
    }
tell-end-move = { NAME($seat) } končí tah
tell-discard = { NAME($seat) } odkládá { $cards } { NAME("card", $cards, case: "acc") }
tell-keep = { NAME($seat) } si { $origin ->
        [hidden] nechává zakrytý prostředek
        [open] nechává odkrytý prostředek
       *[none] nenechává nic
    }
tell-keep-kind = { NAME($seat) } si nechává { NAME($kind, case: "acc") }
tell-target = { NAME($seat) }, karta města: { NAME($town) }

back-counter-off = sundat { NAME($kind, case: "acc") }: { NAME($route) }
back-counter-on = vrátit { NAME($kind, case: "acc") }: { NAME($route) }
back-obstacle-off = sundat překážku: { NAME($route) }
back-obstacle-on = vrátit překážku: { NAME($route) }
back-display = { NAME($kind) }: zpět do nabídky
back-refill = { NAME($kind) }: z nabídky zpět na hromádku
back-boot = { NAME($seat) }: škorně do { NAME($town) }
back-piece = { NAME($seat) }: trofej zpět do { NAME($town) }
back-cards-take = { NAME($seat) }: vzít zpět { $n } { NAME("card", $n, case: "acc") }
back-cards-give = { NAME($seat) }: vrátit { $n } { NAME("card", $n, case: "acc") }
back-counters-take = { NAME($seat) }: vzít zpět { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) }: vrátit { $n } { NAME("counter", $n, case: "short") }
back-round = Karta { $round }. kola; zahajuje { NAME($seat) }

lies-round = Karta { $round }. kola; zahajuje { NAME($seat) }
lies-seat = { NAME($seat) }, { NAME($town) }: { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}s překážkou
       *[0] {""}
    }

end-score = Body
end-towns = Města
end-distance = Cesta
end-cards = Karty
end-round = { $round }
end-running = { NAME($seat) } vede: { $score }
end-running-level = Ve vedení shodně: { $score }
end-winner = { NAME($seat) } vítězí: { $score }
end-shared = { NAME($seat) } vítězí, děleně: { $score }
end-undecided = { NAME($seat) } má { $score }: shoda, nerozhodnuto
end-tie-cards = Shoda trofejí i karet: po { $n }
end-tie-distance = Shoda bodů i cesty: po { $n }
end-by-cards = Shoda ({ NAME($seat) }), rozhodly karty v ruce: { $mine } ku { $other }
end-by-distance = Shoda ({ NAME($seat) }), rozhodla blízkost cílového města: { $mine } ku { $other }
end-early = { NAME($seat) } má všech 20 trofejí: předčasný konec
end-sum = { $pieces } { NAME("piece", $pieces, case: "short") } − { $distance } k cílovému městu = { $score }

sheet-chart-elfenland = Přehled dopravních prostředků
chart-water = voda
chart-notes = Překážka stojí o 1 víc stejného druhu. Karavana: 3 libovolné karty, s překážkou 4. Vory: { $down } po proudu, { $up } proti proudu, { $lake } za přívoz.

option-town_cards = Karty měst: { $value ->
        [true] ano
       *[false] ne
    }
    .more = { $value ->
        [true] Každý má tajné cílové město; jeho vzdálenost se na konci odečte.
       *[false] Karty měst zůstávají v krabici.
    }
option-early_end = Všech 20 trofejí: { $value ->
        [finish_round] dohraje se kolo
        [instant_win] výhra hned
       *[none] hraje se dál
    }
    .more = Co platí, má-li někdo všechny trofeje před posledním kolem.
option-final_tie = Shoda trofejí i karet: { $value ->
        [shared] společná výhra
       *[undecided] nerozhodnuto
    }
    .more = Když mají vedoucí stejně trofejí i karet.
option-setup_towns = Trofeje na začátku: { $value ->
        [other20] ve všech městech kromě Elvenholdu
       *[choice20] ve 20 zvolených městech
    }
    .more = Říká jen, kam trofeje položit; jinak je vše stejné.
option-phase3 = Odkryté prostředky: { $value ->
        [draw_three] každý tři
       *[fill_to_three_open] dokud neleží tři
    }
    .more = Záleží na tom tomu, kdo si nechal odkrytý.
option-display_refresh = Odkryté na konci kola: { $value ->
        [keep] zůstávají
       *[reshuffle_all] zamíchají se
    }
    .more = Zda se pět odkrytých vrací s ostatními.
option-place_hidden = Zakryté prostředky: { $value ->
        [true] smějí se položit
       *[false] zůstávají zakryté
    }
    .more = Zda smí zakrytý prostředek na cestu.
option-pass = Vynechání: { $value ->
        [reenter] lze se vrátit
       *[final] je konečné
    }
    .more = Zda smí ten, kdo vynechal, ve fázi ještě pokládat.
option-caravan = Karavana: { $value ->
        [only_if_unable] jen kdo nemůže platit
       *[always] vždy
    }
    .more = Zda lze třemi kartami ušetřit ty správné.
option-discards = Zahrané karty: { $value ->
        [on_stack] na hromádku
       *[face_up_heap] na odkrytou hromádku vedle
    }
    .more = Kam se kladou zahrané a přebytečné karty.
option-hand_limit_at = Limit karet: { $value ->
        [own_turn] na konci vlastního tahu
       *[round_end] na konci kola
    }
    .more = Kdy se odkládá na čtyři karty.
option-keep_counter = Ponechaný prostředek: { $value ->
        [exactly_one_if_any] přesně jeden
       *[up_to_one] jeden nebo žádný
    }
    .more = Zda lze vrátit všechny prostředky.
option-variant_distance = Cesta k cíli: { $value ->
        [edges] počet spojení
       *[towns_between] počet měst mezi
    }
    .more = Jak daleko jsou škorně od cílového města.
option-variant_early_end = Předčasný konec s kartami měst: { $value ->
        [score_normally] cesta se počítá
       *[as_base] vítězí nejvíc trofejí
    }
    .more = Jak se počítá předčasně ukončená hra.
option-deal = Rozdání: { $value ->
        [to_eight] na osm
       *[eight_more] osm navíc
    }
    .more = Kolik karet se dává od 2. kola.
setup-each = Každý: škorně, 20 trofejí jedné barvy, přehledová karta, překážka
setup-boots = Všechny škorně do Elvenholdu
setup-pieces = { $choice ->
        [1] Do 20 měst podle volby: jedna trofej každé barvy
       *[0] Do každého města kromě Elvenholdu: jedna trofej každé barvy, tedy { $colours } do města
    }
setup-spare = Zpět do krabice: { $seats ->
        [one] 1 škorně s trofejemi, 1 překážka, 1 přehledová karta
        [few] { $seats } škorně s trofejemi, { $seats } překážky, { $seats } přehledové karty
       *[other] { $seats } škorní s trofejemi, { $seats } překážek, { $seats } přehledových karet
    }
setup-rounds = Karty kol 1 až { $rounds } popořadě, 1 nahoře, vedle plánu
setup-counters = 48 dopravních prostředků: zamíchat lícem dolů, pět otočit
setup-cards = 72 cestovních karet: jeden balíček lícem dolů
setup-town-cards = { $played ->
        [1] Karty měst: zamíchat, každý si vezme jednu a tají ji
       *[0] Karty měst: zpět do krabice
    }
setup-start = Karta začínajícího hráče: { NAME($seat) }
check-town-cards = Každý dostane tajnou kartu města; ostatní se odloží neviděné
