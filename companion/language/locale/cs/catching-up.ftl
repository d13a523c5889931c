# Stav zadaný uprostřed hry: co nesedí a stránky, kde se zadává.

EL-COMP-04 = { NAME($kind) }: { $counters }, v krabici je 8
    .more = V nabídce, na cestách a před hráči by bylo víc prostředků tohoto druhu, než je v krabici.
EL-SETUP-09 = Víc překážek, než bylo použito
    .more = Na cestách: { $lying }. Hráči, kteří svou použili: { $used }.
EL-DRAW-04 = Příliš mnoho zakrytých prostředků
    .more = { NAME($seat) } má { $hidden }; teď jich může mít nejvýš { $most }.
EL-DRAW-05 = Víc prostředků, než bylo vybráno
    .more = Před hráči a na cestách: { $counters }. Vybrat nebo nechat si jich lze nejvýš { $most }.
EL-DRAW-09 = Příliš mnoho prostředků
    .more = { NAME($seat) } má { $counters }; teď jich může mít nejvýš { $most }.
EL-COST-03 = Víc trofejí než zahraných karet
    .more = { NAME($seat) }: sebraných trofejí by v tomto kole bylo { $pieces }; karet z ruky ubylo: { $cards }.
EL-COLLECT-01 = Tato trofej už je sebraná
    .more = { NAME($seat) } má škorni ve městě { NAME($town) }: tamní trofej tedy patří k sebraným.
EL-CLEAN-05 = Cesty jsou ještě prázdné
    .more = Zadáno prostředků na cestách: { $roads }. V této fázi tam ještě žádný není.
EL-END-05 = Všech 20 trofejí: hra skončila
    .more = { NAME($seat) } má všechny trofeje a tím hra podle platných pravidel končí.

act-catch-up = Zadat stav
catch-up-round = Kolo
catch-up-towns = Města
catch-up-hands = V ruce
catch-up-roads = Cesty
catch-up-check = Kontrola
catch-up-round-prompt = Kolo a kdo je na tahu
catch-up-towns-prompt = Dotkněte se měst: trofeje, nebo škorně
catch-up-hands-prompt = Karty a prostředky každého hráče
catch-up-roads-prompt = Vyberte prostředek, pak jeho cestu
catch-up-check-prompt = Je to tak i na stole?
catch-up-start = Karta zahajujícího hráče:
catch-up-turn = Na tahu:
catch-up-pieces = Trofeje
catch-up-boot = Škorně
catch-up-untold = odkrytý, neznámý
catch-up-obstacle-there = Překážka nepoužita
catch-up-obstacle-used = Překážka použita
act-so-it-is = Souhlasí
catch-up-right = Vše sedí. Odtud rozhodčí pokračuje:
catch-up-doubts = To je neobvyklé. Pokud jste to uznali, nechte to tak; dotykem to změníte:
catch-up-faults = { $faults ->
        [one] Jedna věc nesedí. Dotkněte se jí a opravte ji.
        [few] { $faults } věci nesedí. Dotkněte se některé z nich a opravte ji.
       *[other] { $faults } věcí nesedí. Dotkněte se některé z nich a opravte ji.
    }
catch-up-unclear = Takto není nikdo na tahu. Zkontrolujte kolo.
tell-catch-up = Stav zadán: { $round }. kolo, { $phase }
act-already = Už hrajeme
new-already = zadat stav na stole

# Master Elf

catch-up-board = Plán
catch-up-seats = Hráči
catch-up-board-prompt = Dotkněte se míst: elf nebo karta
catch-up-seats-prompt = Karty a krystal každého hráče
me-enter-day = Denní strana
me-enter-night = Noční strana
me-enter-stacks-0 = Žádná hromádka nedošla
me-enter-stacks-1 = Jedna došla: nové hromádky
me-enter-stacks-2 = Došly už dvě: bonusové karty
me-enter-pawn = Elf
me-enter-unknown = Jiné dárky
me-enter-gifts = Dárky podle názvu:
me-enter-crystal = { $there ->
        [1] Krystal nepoužit
       *[0] Krystal použit
    }
me-enter-reward = { $there ->
        [1] Odměna nevyužita
       *[0] Odměna vzata
    }
