# První hra: karta ke každé fázi, co se v ní dělá. Ukáže se jednou, našimi slovy.

act-guide = První hra
guide-on = každá fáze se vysvětlí
guide-off = dotkněte se: vysvětlíme ji
act-got-it = Jasné

guide-elfenland-deal = Každé kolo začíná kartami
    .more = Zahajující hráč zamíchá cestovní karty a rozdá tak, aby měl každý 8. Ruka zůstává tajná; tady se počítá jen jejich počet. Pak se dotkněte „Rozdáno“.

guide-elfenland-draw_hidden = Jeden prostředek, který nikdo nevidí
    .more = Každý si popořadě vezme jeden zakrytý dopravní prostředek a nechá si ho tajný. Později ho může dát na cestu jako ty odkryté.

guide-elfenland-draw = Další tři, odkryté všem
    .more = Jeden prostředek za tah, třikrát: jeden z pěti odkrytých, nebo zakrytý. Položí se odkrytě. Vzatý z pěti se hned doplní.

guide-elfenland-plan = Prostředky otvírají cesty
    .more = Popořadě: prostředek na kteroukoli cestu s vhodnou krajinou, nebo jedinou překážku k prostředku, nebo vynechat. Každý slouží všem. Když všichni po sobě vynechají, jdou škorně.

guide-elfenland-move = Škorně sbírají trofeje
    .more = Dotkněte se dalšího města: platí se kartami druhu, který tam leží, podle přehledu. Řeky a jezera chtějí vory. Každé dosažené město dá svou trofej. Na konci zůstanou nejvýš čtyři karty.

guide-elfenland-cleanup = Kolo se uzavírá
    .more = Každý si nechá jeden prostředek, odkrytý nebo zakrytý, a ostatní vrátí. Další list řekne, co kam patří. Po čtyřech kolech vyhrává nejvíc trofejí.

guide-masterelf-move = Nejdřív jde elf
    .more = Každý tah jde elf na sousední místo: vedlejší v kruhu, nebo do města. Zůstat stát nelze. Dotkněte se místa.

guide-masterelf-take = Potom se bere přísada
    .more = V oblasti se bere jedna z jejích karet, podle chuti. Když zmizí poslední, oblast se hned doplní a řekne se, co tam leží.

guide-masterelf-swap = Ve městě se karty mění
    .more = Odložte libovolně mnoho přísad, třeba žádnou, a vezměte o jednu víc. Dotkněte se, kolik jich bylo.

guide-masterelf-create = Potom dárek, kdo chce
    .more = Vrchní dárek hromádky stojí tři karty svých dvou přísad, dvě jedné a jednu druhé. Dotkněte se hromádky, nebo skončete tah. Krystal jednou za hru zastoupí kartu.

guide-masterelf-discard = Nechat lze sedm karet
    .more = Na konci vlastního tahu se odloží všechno nad sedm přísad. Krystal se nepočítá.

guide-masterelf-redistribute = Hromádka došla
    .more = Všechny zbylé dárky se zamíchají a vyloží do tří skoro stejných hromádek. Když dojde další, hra ihned končí.

guide-masterelf-reward = Zvláštní sada je úplná
    .more = Obě karty zvláštní sady dají jednou za hru ještě jeden dárek: naslepo zvolit odkud, pak prohlédnout a jeden vzít.

guide-masterelf-bonus = Hra skončila, následují bonusové karty
    .more = Dárky stranou se zamíchají a odkryje se jich tolik, kolik je hráčů. Každý si jeden vezme, nejdřív kdo jich má nejméně.
sheet-setup = Příprava hry
act-setup = Příprava
act-set-up = Vše je připraveno
