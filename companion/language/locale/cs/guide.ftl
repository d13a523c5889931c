# První hra: karta ke každé fázi, co se v ní dělá. Ukáže se jednou, našimi slovy.

act-guide = První hra
guide-on = každá fáze se vysvětlí
guide-off = dotykem zapnete vysvětlení
act-got-it = Jasné

guide-elfenland-deal = Každé kolo začíná kartami
    .more = Zahajující hráč zamíchá cestovní karty a rozdá tak, aby měl každý 8. Karty v ruce jsou tajné; tady se hlídá jen jejich počet. Pak se dotkněte „{ act-deal }“.
guide-elfenland-deal-boardside = Každé kolo začíná kartami
    .more = Zamíchejte cestovní karty a rozdejte tak, aby měl každý 8. Karty lidí jsou tajné. Karty, se kterými hraje Boardside, leží odkryté, nemají-li štítky. Dotkněte se „{ act-deal }“ a pak je zadejte.

guide-elfenland-draw_hidden = Jeden prostředek, který znáte jen vy
    .more = Každý si popořadě vezme jeden zakrytý dopravní prostředek a nechá si ho v tajnosti. Později ho může položit na cestu stejně jako odkryté.

guide-elfenland-draw = Další tři, všem na očích
    .more = Jeden prostředek za tah, třikrát: jeden z pěti odkrytých, nebo zakrytý. Položte ho odkrytý před sebe. Za prostředek vzatý z pěti se hned odkryje nový.

guide-elfenland-plan = Prostředky otvírají cesty
    .more = Ve svém tahu položte jeden prostředek na kteroukoli cestu s vhodnou krajinou, nebo svou jedinou překážku k prostředku, nebo tah vynechte. Každý prostředek smějí použít všichni. Když všichni po sobě vynechají, přijdou na řadu škorně.

guide-elfenland-move = Škorně sbírají trofeje
    .more = Dotkněte se dalšího města: cesta se platí kartami téhož druhu jako prostředek na ní, podle přehledu. Po řekách a jezerech se jezdí na vorech. V každém městě, kam dorazíte, sebíráte svou trofej. Na konci tahu si nechte nejvýš čtyři karty.

guide-elfenland-cleanup = Kolo se uzavírá
    .more = Každý si nechá jeden prostředek, odkrytý nebo zakrytý, a ostatní vrátí. Další obrazovka řekne, co kam patří. Po čtyřech kolech vyhrává, kdo má nejvíc trofejí.

guide-masterelf-move = Nejdřív jde elf
    .more = Každý tah jde elf na sousední místo: vedle v kruhu, nebo do města. Zůstat stát nesmí. Dotkněte se místa.

guide-masterelf-take = Potom se bere přísada
    .more = V oblasti si vezměte kteroukoli z jejích karet. Když zmizí poslední, oblast se hned doplní; nové karty zadáte tlačítkem „{ me-act-tell }“.

guide-masterelf-swap = Ve městě se karty vyměňují
    .more = Odložte libovolně mnoho přísad, třeba žádnou, a vezměte z balíčku o jednu víc. Vyberte, kolik jich odkládáte.

guide-masterelf-create = Potom dárek, chcete-li
    .more = Vrchní dárek hromádky stojí tři karty svých dvou přísad, dvě jedné a jednu druhé. Dotkněte se hromádky, nebo tah ukončete. Krystal jednou za hru nahradí jednu kartu.

guide-masterelf-discard = Nechat si lze sedm karet
    .more = Na konci svého tahu odložte přísady nad sedm. Krystal se nepočítá.

guide-masterelf-redistribute = Hromádka došla
    .more = Zamíchejte všechny zbylé dárky a vyložte je do tří skoro stejně vysokých hromádek. Jakmile některá dojde znovu, hra ihned končí.

guide-masterelf-reward = Zvláštní sada je úplná
    .more = Za obě karty zvláštní sady je jednou za hru ještě jeden dárek zdarma: naslepo zvolte hromádku nebo dárky odložené stranou, pak tyto karty prohlédněte a jednu si vezměte.

guide-masterelf-bonus = Hra skončila, zbývají bonusové karty
    .more = Dárky odložené stranou se zamíchají a odkryje se jich tolik, kolik je hráčů. Každý si jeden vezme, první ten, kdo má dárků nejméně.
sheet-setup = Příprava hry
act-setup = Příprava
act-set-up = Příprava hotova

practice-elfenland-0 = Dotkněte se dole prostředku, pak svítící cesty.
practice-elfenland-1 = Teď položte na stejnou cestu další prostředek.
practice-elfenland-2 = Zamítnuto, i s důvodem. Teď se dotkněte „{ act-undo }“.
practice-elfenland-3 = Co uděláte na plánu, to tady zadáte dotykem. Co pravidla zakazují, to se s uvedením důvodu zamítne, a „{ act-undo }“ vezme zpět kteroukoli akci.
