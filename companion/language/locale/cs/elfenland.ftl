# Stůl hry Země Elfů: výzvy, tlačítka, obrazovky a akce slovy.
# Slova: display nabídka (pět odkrytých dopravních prostředků), pile hromádka, stack of cards balíček.

game-elfenland = Země Elfů

round-of = ze { $rounds }
turn-everyone = Všichni
phase-deal = Rozdání karet
phase-draw_hidden = Zakrytý prostředek
phase-draw = Další tři prostředky
phase-plan = Plánování cest
phase-move = Tažení škorní
phase-cleanup = Závěr kola
phase-over = Konec hry

prompt-deal = Rozdejte, pak „{ act-deal }“
prompt-draw_hidden = Vezměte zakrytý prostředek
prompt-draw = Vezměte prostředek, položte ho odkrytý
prompt-refill = Odkryjte nový prostředek
prompt-plan = { $obstacle ->
        [no] Prostředek, nebo vynechat
       *[yes] Prostředek, překážka, nebo vynechat
    }
prompt-deal-all = Rozdejte a vyberte, pak „{ act-deal-all }“
prompt-plan-road = Teď se dotkněte cesty
prompt-plan-lacks = Hráč nemá { NAME($kind, case: "acc") }: vyberte jiný prostředek
prompt-looked = Plán ukazuje trofeje a další kroky: { NAME($seat) }
prompt-plan-piece = Teď vyberte prostředek na cestu
prompt-move = Dotkněte se dalšího města
prompt-move-otherwise = Dotkněte se města, pak karet
prompt-discard = Nechte si jen 4 karty
prompt-cleanup = Každý si nechá 1 prostředek
prompt-target = Odkryjte kartu města a dotkněte se ho
prompt-over = Hra skončila

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = + překážka
panel-passed = vynechává
look-been = Kdo tu už byl: { $names }
look-nobody = Ještě tu nikdo nebyl
look-towns = { $count ->
        [0] Zatím žádné město
        [one] 1 město: { $towns }
        [few] { $count } města: { $towns }
       *[other] { $count } měst: { $towns }
    }
panel-start = začíná

short-pig = kanec
short-elfcycle = cykl
short-cloud = mrak
short-unicorn = jednorožec
short-troll = troll
short-dragon = drak
short-raft = vor
short-obstacle = překážka
short-hidden = zakrytý
short-untold = ?
short-pile = zakrytý
short-none = žádný

act-deal = Rozdáno
act-deal-only = Jen rozdáno
act-deal-all = Rozdáno a vybráno
act-drawn-hidden = Vybráno
act-drawn-all = { $phase ->
    [draw_hidden] Zakryté vybrány
   *[draw] Odkryté vybrány
}
act-tell-display = Zadat nabídku
act-untold = Neuvedeno
act-pass = Vynechat
    .more = konec plánování
act-pass-all = Všichni vynechají
    .more = konec plánování
act-otherwise = Zaplatit jinak
act-end-move = Konec tahu
act-pay = { $cards ->
        [0] Neplatit nic
        [one] Zaplatit 1 kartu
        [few] Zaplatit { $cards } karty
       *[other] Zaplatit { $cards } karet
    }
act-discard = Odložit { $cards }
act-discard-kinds = Vybrat karty
act-discard-these = Odložit tyto
act-finish = Ukončit { $round }. kolo
act-finish-missing = { $seats ->
        [one] 1 hráč ještě vybírá
        [few] { $seats } hráči ještě vybírají
       *[other] { $seats } hráčů ještě vybírá
    }

price-road = { $cards } { NAME($kind, $cards) } · karavana: { $caravan } karty
price-water = { $cards } { NAME("raft", $cards) }
price-none = Není tu žádný prostředek.

sheet-kind-turn_up = Který prostředek byl odkryt?
sheet-kind-refill = Vzato: { NAME($kind) }. Který prostředek byl odkryt?
sheet-kind-display = Který prostředek byl vzat?
sheet-kind-pile = Který prostředek byl vytažen?
sheet-deal = { $round }. kolo ze { $rounds }
sheet-way = Kudy do města { NAME($town) }?
sheet-way-none = Na žádné cestě tam není prostředek.
sheet-way-far = Mezi městy { NAME($start) } a { NAME($town) } nevede přímo cesta, řeka ani přívoz.
    .title = Příliš daleko: { NAME($town) }
sheet-pay = Karty: { NAME($route) }
sheet-discard = Víc než 4 karty
sheet-discard-seat = { NAME($seat) } má { $hand }: { $cards } navíc
sheet-discard-kinds = { NAME($seat) } odkládá { $cards }
sheet-cleanup = Ukončit { $round }. kolo
sheet-cleanup-keep = Každý si nechá jeden prostředek, ostatní vrátí:

check-round-card = Nahoru dejte kartu { $round }. kola
check-start-player = Kartu zahajujícího hráče dostane { NAME($seat) }
check-roads = Všechny prostředky z cest otočte lícem dolů a zamíchejte k ostatním
check-obstacles = Použité překážky vyřaďte ze hry
check-display = Odkryjte pět nových prostředků
check-shuffle = { $by ->
        [boardside] Zamíchejte cestovní karty, které nikdo nemá v ruce
       *[person] { NAME($seat) } míchá cestovní karty, které nikdo nemá v ruce
    }
check-cards = Nové karty
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } má jen { $hand ->
        [one] 1 kartu
        [few] { $hand } karty
       *[other] { $hand } karet
    }; potřebný počet: { $cards }.
numbers-target = { $revealed ->
        [yes] Kartu města { NAME($town) } už odkryl jiný hráč.
       *[no] { NAME($town) } není mezi 12 kartami měst.
    }
caravan-paid = Tu cestu šlo zaplatit bez karavany
    .more = { NAME($seat) } – karty v ruce na cestu do města { NAME($town) }: { $cards } { NAME($kind, $cards) }. Karavana je jen pro hráče, který nemůže zaplatit běžně. Rozhodnou hráči.
    .back = Vrátit karavanu
way-caravan = Karavana: { $cards } karty

tell-deal = Karty rozdány
tell-turn-up = Odkryto: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } bere zakrytý prostředek
tell-draw = { NAME($seat) } bere prostředek { $source ->
        [display] z nabídky
       *[pile] z hromádky
    }
tell-draw-kind = { NAME($seat) } bere { NAME($kind, case: "acc") } { $source ->
        [display] z nabídky
       *[pile] z hromádky
    }
tell-drawn = { $phase ->
        [draw_hidden] Všichni mají vybrán zakrytý prostředek
       *[draw] Všichni mají vybráno
    }
tell-place = { NAME($seat) }: { NAME($kind) }, { NAME($route) }
tell-obstacle = { NAME($seat) }: překážka, { NAME($route) }
tell-pass = { NAME($seat) } vynechává tah
tell-no-card = žádná karta
tell-travel = { NAME($seat) } → { NAME($town) }: { $price }{ $collected ->
        [1] , trofej
       *[0] {""}
    }
tell-caravan = { NAME($seat) } → { NAME($town) }: karavana, { $cards } { NAME("card", $cards, case: "short") }{ $collected ->
        [1] , trofej
       *[0] {""}
    }
tell-end-move = { NAME($seat) } končí tah
tell-discard = { NAME($seat) } odkládá { $cards } { NAME("card", $cards, case: "acc") }
tell-keep = { NAME($seat) } si { $origin ->
        [hidden] nechává zakrytý prostředek
        [open] nechává odkrytý prostředek
       *[none] nenechává žádný prostředek
    }
tell-keep-kind = { NAME($seat) } si nechává { NAME($kind, case: "acc") }
tell-target = { NAME($seat) } odkrývá kartu města: { NAME($town) }

back-counter-off = odebrat { NAME($kind, case: "acc") }: { NAME($route) }
back-counter-on = položit { NAME($kind, case: "acc") }: { NAME($route) }
back-obstacle-off = odebrat překážku: { NAME($route) }
back-obstacle-on = položit překážku: { NAME($route) }
back-display = { NAME($kind) }: zpět do nabídky
back-refill = { NAME($kind) }: z nabídky zpět na hromádku
back-boot = { NAME($seat) }: škorni do města { NAME($town) }
back-piece = { NAME($seat) }: trofej zpět do města { NAME($town) }
back-cards-take = { NAME($seat) }: vzít zpět { $n } { NAME("card", $n, case: "acc") }
back-cards-give = { NAME($seat) }: vrátit { $n } { NAME("card", $n, case: "acc") } na balíček
back-counters-take = { NAME($seat) }: vzít zpět { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) }: vrátit { $n } { NAME("counter", $n, case: "short") } na hromádku
back-round = Karta { $round }. kola; kartu zahajujícího hráče dostane { NAME($seat) }

lies-round = Karta { $round }. kola; kartu zahajujícího hráče má { NAME($seat) }
lies-seat = { NAME($seat) }, { NAME($town) }: { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}s překážkou
       *[0] {""}
    }

end-score = Body
end-towns = Trofeje
end-distance = Vzdálenost
end-cards = Karty
end-round = { $round }
end-running = { NAME($seat) } vede: { $score }
end-running-level = Shoda v čele: { $score }
end-winner = { NAME($seat) } vítězí: { $far ->
        [1] { $score }
       *[0] { $score } { NAME("piece", $score, case: "short") }
    }
end-shared = { NAME($seat) } se dělí o vítězství: { $score }
end-undecided = { NAME($seat) } má { $score }: shoda, nerozhodnuto
end-tie-cards = Shoda trofejí; karet také stejně: { $n }
end-tie-distance = Shoda bodů; vzdálenost také stejná: { $n }
end-by-cards = Stejně má { NAME($seat) }; rozhodly karty: { $mine } ku { $other }
end-by-distance = Stejně má { NAME($seat) }; rozhodla vzdálenost k cílovému městu: { $mine } ku { $other }
end-early = { NAME($seat) } má všech 20 trofejí: předčasný konec
end-sum = { $pieces } − { $distance } = { $score }: trofeje minus vzdálenost k cíli

sheet-chart-elfenland = Přehled dopravních prostředků
chart-water = voda
chart-notes = S překážkou o 1 kartu stejného druhu víc. Karavana: 3 libovolné karty, s překážkou 4. Vory: { $down } po proudu, { $up } proti proudu, { $lake } za přívoz.

option-town_cards = Karty měst: { $value ->
        [true] ano
       *[false] ne
    }
    .more = { $value ->
        [true] Každý má tajné cílové město; jeho vzdálenost se na konci odečte.
       *[false] Karty měst zůstávají v krabici.
    }
option-early_end = Všech 20 trofejí: { $value ->
        [finish_round] dohraje se kolo
        [instant_win] výhra hned
       *[none] hraje se dál
    }
    .more = Co platí, má-li hráč všechny trofeje před posledním kolem.
option-final_tie = Shoda trofejí i karet: { $value ->
        [shared] společné vítězství
       *[undecided] nerozhodnuto
    }
    .more = Když mají vedoucí hráči stejně trofejí i karet.
option-setup_towns = Trofeje na začátku: { $value ->
        [other20] ve všech městech kromě Elvenholdu
       *[choice20] ve 20 zvolených městech
    }
    .more = Určuje jen, kam se trofeje položí; jinak je vše stejné.
option-phase3 = Odkryté prostředky: { $value ->
        [draw_three] každý bere tři
       *[fill_to_three_open] každý dobírá do tří
    }
    .more = Týká se jen hráče, který si nechal odkrytý prostředek.
option-display_refresh = Nabídka na konci kola: { $value ->
        [keep] zůstává
       *[reshuffle_all] zamíchá se
    }
    .more = Vrací se s ostatními i pět prostředků z nabídky?
option-place_hidden = Zakryté prostředky: { $value ->
        [true] smějí se položit
       *[false] zůstávají zakryté
    }
    .more = Smí se zakrytý prostředek položit na cestu?
option-pass = Vynechání: { $value ->
        [reenter] lze zase pokládat
       *[final] je konečné
    }
    .more = Smí hráč, který vynechá tah, v této fázi ještě pokládat?
option-caravan = Karavana: { $value ->
        [only_if_unable] jen když nelze zaplatit
       *[always] vždy dovolena
    }
    .more = Lze zaplatit třemi kartami a ušetřit tak vhodné?
option-discards = Zahrané karty: { $value ->
        [on_stack] na balíček
       *[face_up_heap] odkryté vedle balíčku
    }
    .more = Kam se kladou zahrané a přebytečné karty.
option-hand_limit_at = Limit karet: { $value ->
        [own_turn] na konci vlastního tahu
       *[round_end] na konci kola
    }
    .more = Kdy se odkládají karty nad čtyři.
option-keep_counter = Ponechaný prostředek: { $value ->
        [exactly_one_if_any] přesně jeden
       *[up_to_one] jeden nebo žádný
    }
    .more = Lze vrátit všechny prostředky?
option-variant_distance = Vzdálenost cíle: { $value ->
        [edges] počet spojení
       *[towns_between] počet mezilehlých měst
    }
    .more = Jak daleko je škorně od cílového města.
option-variant_early_end = Předčasný konec s kartami měst: { $value ->
        [score_normally] vzdálenost se počítá
       *[as_base] rozhodují jen trofeje
    }
    .more = Jak se boduje předčasně ukončená hra.
option-deal = Rozdání: { $value ->
        [to_eight] do osmi karet
       *[eight_more] osm karet navíc
    }
    .more = Kolik karet dostává každý od 2. kola.
setup-each = Každý: škorně, 20 trofejí jedné barvy, přehledová karta, překážka
setup-boots = Všechny škorně do Elvenholdu
setup-pieces = { $choice ->
        [1] Do 20 zvolených měst: po jedné trofeji každé barvy
       *[0] Do každého města kromě Elvenholdu: po jedné trofeji každé barvy, tedy { $colours } na město
    }
setup-spare = Zpět do krabice: { $seats ->
        [one] 1 škorně s trofejemi, 1 překážka, 1 přehledová karta
        [few] { $seats } škorně s trofejemi, { $seats } překážky, { $seats } přehledové karty
       *[other] { $seats } škorní s trofejemi, { $seats } překážek, { $seats } přehledových karet
    }
setup-rounds = Karty kol 1 až { $rounds } popořadě vedle plánu, 1 nahoře
setup-counters = 48 dopravních prostředků: zakrýt, zamíchat, pět odkrýt
setup-cards = 72 cestovních karet: jeden zakrytý balíček
setup-town-cards = { $played ->
        [1] Karty měst: zamíchat, každý si vezme jednu tajnou
       *[0] Karty měst: zpět do krabice
    }
setup-start = Karta zahajujícího hráče: { NAME($seat) }
check-town-cards = Každý dostane tajnou kartu města; ostatní neprohlédnuté odložte

ask-between = Co leží mezi dvěma městy?
ask-where = Kam smí škorně?
ask-far = Přímé spojení mezi nimi není. Nejkratší cesta:
ask-road = { $one }–{ $other }, { $terrain }: { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}s překážkou
       *[0] {""}
    }, cena: { $price }
ask-free = zatím bez prostředku; cena podle druhu: { $prices }
ask-at = Vaše škorně stojí ve městě { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) }: { $what }{ $hand ->
        [yes] , karty máte
        [caravan] , jen karavanou
        [no] , karet je málo
       *[unknown] {""}
    }
ask-no-way = Odtud se dál nedostanete: žádná cesta s prostředkem ani voda.
ask-bare = Cesty bez prostředku: { $towns }
ask-display = Odkryté prostředky vedle plánu: { $counters }
ask-open = { NAME($seat) }, odkryté prostředky: { $counters }
ask-left = Vaše trofeje ještě leží zde: { $towns }
