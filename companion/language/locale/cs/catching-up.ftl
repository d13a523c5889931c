# Stůl řečený uprostřed hry a hra na papíře: co nemůže být, stránky, co kód nevydá.

EL-COMP-04 = { NAME($kind) }: { $counters }, je jich 8
    .more = Mezi odkrytými, na cestách a před místy by jich bylo víc, než je v krabici.
EL-SETUP-09 = Víc překážek, než bylo použito
    .more = Na cestách: { $lying }. Místa, která svou použila: { $used }.
EL-DRAW-04 = Příliš mnoho zakrytých
    .more = { NAME($seat) } má { $hidden }; teď jich může být { $most }.
EL-DRAW-05 = Víc prostředků, než bylo vybráno
    .more = Před místy a na cestách: { $counters }. Vybraných nebo ponechaných nejvýš: { $most }.
EL-DRAW-09 = Příliš mnoho prostředků
    .more = { NAME($seat) } má { $counters }; teď jich může být { $most }.
EL-COST-03 = Víc trofejí než zahraných karet
    .more = { NAME($seat) }, trofejí v tomto kole: { $pieces }; zahraných karet: { $cards }.
EL-COLLECT-01 = Trofej z toho města je sebraná
    .more = { NAME($seat) }, škorně stojí ve městě { NAME($town) }: tato trofej tedy patří k sebraným.
EL-CLEAN-05 = Cesty jsou ještě prázdné
    .more = Prostředků řečeno na cestách: { $roads }. V této fázi tam ještě žádný neleží.
EL-END-05 = Všech 20 trofejí: hra skončila
    .more = { NAME($seat) } má všechny a u tohoto stolu tím hra končí.

act-catch-up = Dohnat
catch-up-round = Kolo
catch-up-towns = Města
catch-up-hands = Ruce
catch-up-roads = Cesty
catch-up-check = Kontrola
catch-up-round-prompt = Kolo a kdo je na tahu
catch-up-towns-prompt = Dotkněte se: trofeje, škorně
catch-up-hands-prompt = Co leží před místem
catch-up-roads-prompt = Prostředek, pak jeho cesta
catch-up-check-prompt = Leží to takto?
catch-up-start = Karta zahajujícího hráče:
catch-up-turn = Na tahu:
catch-up-pieces = Trofeje
catch-up-boot = Škorně
catch-up-untold = odkrytý
catch-up-obstacle-there = Překážka tu
catch-up-obstacle-used = Překážka použita
act-so-it-is = Je to tak
catch-up-right = Tak to může být. Rozhodčí z toho odteď vychází:
catch-up-faults = { $faults ->
        [one] Jedna věc nemůže být. Dotkněte se jí a opravte ji.
        [few] { $faults } věci nemohou být. Dotkněte se jedné a opravte ji.
       *[other] { $faults } věcí nemůže být. Dotkněte se jedné a opravte ji.
    }
catch-up-unclear = Takto není nikdo na tahu. Podívejte se znovu na kolo.
tell-catch-up = Dohnáno: { $round }. kolo, { $phase }
act-already = Už hrajeme
new-already = říct, co kde leží
