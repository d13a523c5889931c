# Jedno zamítnutí na pravidlo: pět slov, pak čísla. Nikdy druh ani počet, který zná jen ruka nebo zakrytý prostředek.

EL-COMP-13 = Hraje 2 až 6 hráčů
    .more = Zadáno hráčů: { $seats }.
EL-COMP-14 = Nesedí počet: v krabici jich je méně
    .more = Každého druhu je 8 prostředků a 10 karet, vorů je 12.
EL-SETUP-08 = Všech 5 prostředků už je známo
    .more = V nabídce leží vždy pět odkrytých prostředků.
EL-ROUND-01 = V této fázi to nejde
    .more = { $command ->
        [deal] Rozdání karet patří do fáze 1
        [turn_up] Odkrytí prostředku patří do fází 1 až 6
        [draw_hidden] Výběr zakrytého prostředku patří do fáze 2
        [draw] Výběr dalších prostředků patří do fáze 3
        [drawn] Výběr prostředků patří do fází 2 a 3
        [place] Položení prostředku patří do fáze 4
        [obstacle] Položení překážky patří do fáze 4
        [pass] Vynechání tahu patří do fáze 4
        [travel] Cestování patří do fáze 5
        [end_move] Ukončení tahu patří do fáze 5
        [discard] Odložení karet patří do fáze 5
        [keep] Ponechání prostředku patří do fáze 6
        [keep_score] Na pouhé počítání bodů lze přejít jen před rozdáním
        [referee] Rozhodčího lze znovu zapnout, jen dokud v kole nikdo nesebral trofej
       *[target] Karty měst se odkrývají po posledním kole
    }; toto je { $phase ->
        [deal] fáze 1
        [draw_hidden] fáze 2
        [draw] fáze 3
        [plan] fáze 4
        [move] fáze 5
        [score] kolo, v němž se počítají jen body
       *[cleanup] fáze 6
    }.
EL-ROUND-02 = Na tahu je { NAME($turn) }
    .more = { NAME($seat) } musí počkat.
EL-DEAL-01 = Rozdán nesprávný počet karet
    .more = { NAME($seat) }: po rozdání 8 karet, nebo o 8 víc než před ním, rozdáváte-li tak.
EL-DEAL-02 = Ponechané karty zůstávají v ruce
    .more = { NAME($seat) } si je nechává a dobírá do 8 karet.
EL-DRAW-06 = V nabídce není { NAME($kind) }
    .more = Vezměte některý z odkrytých prostředků, nebo zakrytý.
EL-PLAN-02 = { NAME($seat) } nemá { NAME($kind, case: "acc") }
    .more = Pokládají se jen vlastní prostředky.
EL-PLAN-04 = Už tu je { NAME($kind) }
    .more = { NAME($route) }: na cestu smí jen jeden prostředek.
EL-PLAN-05 = Nesmí { NAME($terrain, case: "to") }: { NAME($kind) }
    .more = Přehledová karta tu nemá číslo: { NAME($route) }.
EL-PLAN-06 = Na { $terrain ->
        [river] řeku
       *[lake] jezero
    } se prostředek neklade
    .more = { NAME($route) }: vory tudy plují bez prostředku.
EL-OBST-01 = Překážka už je použitá
    .more = Každý má jednu na celou hru; { NAME($seat) } už žádnou nemá.
EL-OBST-02 = Nejdřív prostředek, pak překážka
    .more = { NAME($route) } zatím nemá dopravní prostředek.
EL-OBST-03 = Překážka tu už je
    .more = Na cestu smí jen jedna překážka: { NAME($route) }.
EL-OBST-04 = Na { $terrain ->
        [river] řeku
       *[lake] jezero
    } se překážka neklade
    .more = { NAME($route) }: překážka patří k prostředku a na vodě žádný není.
EL-OBST-05 = Je potřeba: { $need } { NAME($kind, $need) }
    .more = Cena: { NAME($terrain) } { $cost } + překážka 1 = { $need }, vše stejného druhu.
EL-COST-04 = Přesně { $need } { NAME($kind, $need) }
    .more = { NAME($route) }; zahráno karet: { $played }.
EL-MOVE-01 = Na tahu je { NAME($turn) }
    .more = { NAME($seat) } musí počkat.
EL-MOVE-02 = Z města { NAME($town) } tudy nelze
    .more = { NAME($route) } nevede z města, kde stojí škorně.
EL-MOVE-03 = Na této cestě není prostředek
    .more = { NAME($route) }: v tomto kole tudy jet nelze.
EL-MOVE-04 = Na cestě je { NAME($kind) }
    .more = { NAME($route) }, cena: { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, ne { $played }
    .more = Cena tady ({ NAME($terrain) }) je { $need }: { NAME($route) }.
EL-MOVE-09 = Tyto karty v ruce nejsou
    .more = { NAME($seat) } tyto karty mít nemůže.
EL-MOVE-10 = Tah už skončil
    .more = { NAME($seat) } teď odkládá karty a v tomto kole už netáhne.
EL-RIVER-01 = Po řece jen na vorech
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, ne { $played }
    .more = { NAME($town) } → { NAME($to) }: { $need ->
        [1] po proudu 1
       *[other] proti proudu 2
    }.
EL-LAKE-01 = Přívoz stojí { $need } { NAME("raft", $need) }
    .more = { NAME($town) } → { NAME($to) }: přesně { $need }, oběma směry.
EL-CARAVAN-01 = Karavana: { $need } { NAME("card", $need, case: "short") }
    .more = Zahráno karet: { $played }.
EL-CARAVAN-02 = Kdo může zaplatit, nejede karavanou
    .more = Karavana je jen pro hráče, který cestu { NAME($route) } nemůže zaplatit běžně.
EL-CARAVAN-03 = Bez prostředku není karavana
    .more = { NAME($route) } nemá dopravní prostředek.
EL-CARAVAN-04 = Karavana nejede po { $terrain ->
        [river] řece
       *[lake] jezeře
    }
    .more = { NAME($route) }: jen vory.
EL-CARAVAN-05 = Karavana tady: { $need } { NAME("card", $need, case: "short") }
    .more = 3 + překážka 1 = { $need }; zahráno karet: { $played }.
EL-CARAVAN-07 = Jen vhodné karty, nebo karavana
    .more = { NAME($route) }: { $need } { NAME($kind, $need) }, nebo karavana ({ $caravan }).
EL-HAND-01 = Odložte přesně { $surplus }
    .more = { NAME($seat) } má { $hand }; nechat si lze 4.
EL-HAND-02 = Teď se nic neodkládá
    .more = { NAME($seat) } má { $hand }; odkládají se jen karty nad 4, na konci vlastního tahu.
EL-CLEAN-03 = Zůstává přesně jeden prostředek
    .more = { NAME($seat) } si tohle nechat nemůže: jeden vlastní zůstává, ostatní se vracejí.
EL-CLEAN-04 = Žádný zakrytý prostředek k ponechání
    .more = { NAME($seat) } má jen odkryté prostředky.
EL-END-01 = Hra skončila
    .more = „{ act-undo }“ vás do hry vrátí.
EL-VAR-01 = Tuto kartu města nelze odkrýt
    .more = { NAME($town) } není mezi 12 kartami měst, nebo tuto kartu už odkryl jiný hráč.
