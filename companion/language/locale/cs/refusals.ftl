# Jedno zamítnutí na pravidlo: pět slov, pak čísla. Nikdy druh ani počet, který zná jen ruka nebo zakrytý prostředek.

EL-COMP-13 = Hrají 2 až 6
    .more = Zadáno: { $seats }.
EL-COMP-14 = Nesedí počet: tolik jich není
    .more = Každého druhu je 8 prostředků a 10 karet, vorů je 12.
EL-SETUP-08 = Všech 5 už je známo
    .more = Po celou hru jich leží odkrytých pět.
EL-ROUND-01 = V této fázi ne
    .more = { $command ->
        [deal] Rozdání karet patří do fáze 1
        [turn_up] Odkrytí prostředku patří do fází 1 až 3
        [draw_hidden] Výběr zakrytého prostředku patří do fáze 2
        [draw] Výběr dalších prostředků patří do fáze 3
        [drawn] Výběr prostředků patří do fází 2 a 3
        [place] Položení prostředku patří do fáze 4
        [obstacle] Položení překážky patří do fáze 4
        [pass] Vynechání tahu patří do fáze 4
        [travel] Cestování patří do fáze 5
        [end_move] Ukončení tahu patří do fáze 5
        [discard] Odložení karet patří do fáze 5
        [keep] Ponechání prostředku patří do fáze 6
        [keep_score] Jen počítat body se začíná před rozdáním
        [referee] Znovu rozhodovat se začíná před první trofejí
       *[target] Karty měst se odkrývají po posledním kole
    }; toto je { $phase ->
        [deal] fáze 1
        [draw_hidden] fáze 2
        [draw] fáze 3
        [plan] fáze 4
        [move] fáze 5
        [score] kolo, v němž se počítají jen body
       *[cleanup] fáze 6
    }.
EL-ROUND-02 = Na tahu: { NAME($turn) }
    .more = { NAME($seat) } musí počkat.
EL-DEAL-01 = V ruce není, co se rozdalo
    .more = { NAME($seat) }: 8 karet, nebo o 8 víc, hrajete-li tak.
EL-DEAL-02 = Ponechané karty zůstávají v ruce
    .more = { NAME($seat) } si je nechává a dobírá do 8.
EL-DRAW-06 = Neleží odkrytý: { NAME($kind) }
    .more = Vezměte některý z odkrytých, nebo zakrytý.
EL-PLAN-02 = { NAME($seat) }: chybí { NAME($kind) }
    .more = Pokládají se jen vlastní prostředky.
EL-PLAN-04 = Už tu leží { NAME($kind) }
    .more = Jeden prostředek na cestu: { NAME($route) } je obsazena.
EL-PLAN-05 = Nejde { NAME($terrain, case: "in") }: { NAME($kind) }
    .more = Přehledová karta pro to nemá číslo: { NAME($route) }.
EL-PLAN-06 = Na { $terrain ->
        [river] řeku
       *[lake] jezero
    } se prostředek neklade
    .more = { NAME($route) }: vory tudy plují bez prostředku.
EL-OBST-01 = Překážka je už použita
    .more = { NAME($seat) }: jedna na celou hru.
EL-OBST-02 = Nejdřív prostředek, pak překážka
    .more = { NAME($route) } zatím nemá dopravní prostředek.
EL-OBST-03 = Překážka tu už leží
    .more = Jedna na cestu: { NAME($route) }.
EL-OBST-04 = Na { $terrain ->
        [river] řeku
       *[lake] jezero
    } překážka nesmí
    .more = { NAME($route) }: překážka patří k prostředku a na vodě žádný neleží.
EL-OBST-05 = Ještě ne: { $need } { NAME($kind, $need) }
    .more = Cena: { NAME($terrain) } { $cost } + překážka 1 = { $need }, vše stejného druhu.
EL-COST-04 = Přesně { $need } { NAME($kind, $need) }
    .more = { NAME($route) }; zahráno: { $played }.
EL-MOVE-01 = Na tahu: { NAME($turn) }
    .more = { NAME($seat) } musí počkat.
EL-MOVE-02 = Odtud cesta nevede: { NAME($town) }
    .more = { NAME($route) } se nedotýká města, kde stojí škorně.
EL-MOVE-03 = Na této cestě není prostředek
    .more = { NAME($route) } je v tomto kole nesjízdná.
EL-MOVE-04 = Leží tu { NAME($kind) }
    .more = { NAME($route) }: potřeba { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, ne { $played }
    .more = Cena tady ({ NAME($terrain) }): { $need }, { NAME($route) }.
EL-MOVE-09 = Tyto karty v ruce nejsou
    .more = { NAME($seat) } je nemůže mít.
EL-MOVE-10 = Tah už skončil
    .more = { NAME($seat) } teď odkládá a v tomto kole už netáhne.
EL-RIVER-01 = Po řece jen na vorech
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, ne { $played }
    .more = { NAME($town) } → { NAME($to) }: { $need ->
        [1] po proudu 1
       *[other] proti proudu 2
    }.
EL-LAKE-01 = Přívoz stojí { $need } { NAME("raft", $need) }
    .more = { NAME($town) } → { NAME($to) }: přesně { $need }, oběma směry.
EL-CARAVAN-01 = Karavana: { $need } { NAME("card", $need, case: "short") }
    .more = Zahráno: { $played }.
EL-CARAVAN-02 = Kdo může zaplatit, nejede karavanou
    .more = Karavana je jen pro toho, kdo { NAME($route) } nemůže zaplatit běžně.
EL-CARAVAN-03 = Bez prostředku není karavana
    .more = { NAME($route) } nemá dopravní prostředek.
EL-CARAVAN-04 = Karavana nejede po { $terrain ->
        [river] řece
       *[lake] jezeře
    }
    .more = { NAME($route) }: jen vory.
EL-CARAVAN-05 = Karavana tady: { $need } { NAME("card", $need, case: "short") }
    .more = 3 + překážka 1 = { $need }; zahráno: { $played }.
EL-CARAVAN-07 = Karty se nemíchají
    .more = { NAME($route) }: { $need } { NAME($kind, $need) }, nebo karavana ({ $caravan }).
EL-HAND-01 = Odložit přesně { $surplus }
    .more = { NAME($seat) } má { $hand }; nechat se smějí 4.
EL-HAND-02 = Teď se nic neodkládá
    .more = { NAME($seat) } má { $hand }; odkládá se jen nad 4, na konci vlastního tahu.
EL-CLEAN-03 = Zůstává přesně jeden prostředek
    .more = { NAME($seat) } si tento nechat nemůže: jeden vlastní zůstává, ostatní se vracejí.
EL-CLEAN-04 = Zakrytý prostředek tu není
    .more = { NAME($seat) } má jen odkryté.
EL-END-01 = Hra skončila
    .more = „Zpět“ se do ní vrátí.
EL-VAR-01 = Tuto kartu města nelze odkrýt
    .more = { NAME($town) } není mezi 12 kartami měst, nebo ji řeklo jiné místo.
