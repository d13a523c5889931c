# Každé pravidlo hry Master Elf našimi slovy: co tiskne `rules` a ukazuje stránka pravidel.

rule-ME-COMP-01 = V krabici: plán s denní a noční stranou, karty dárků, karty přísad, přehledy, krystaly, elfové a počítadlo bodů.

rule-ME-SETUP-01 = Hrají dva až čtyři.
rule-ME-SETUP-02 = Nejdřív ze všeho stůl zvolí denní nebo noční stranu; pro první hru denní.
rule-ME-SETUP-03 = Dárky se zamíchají a vyloží lícem nahoru do tří stejných hromádek: po 12 ve čtyřech, po 10 ve třech, po 8 ve dvou.
rule-ME-SETUP-04 = Zbylé dárky leží stranou lícem dolů.
rule-ME-SETUP-05 = Každý dostane tři přísady, skryté před ostatními.
rule-ME-SETUP-06 = V každé oblasti leží jedna odkrytá přísada, ve městě žádná.
rule-ME-SETUP-07 = Ostatní přísady tvoří zakrytou hromádku ve městě.
rule-ME-SETUP-08 = Každý dostane přehled, jeden krystal a elfa, který začíná ve městě.
rule-ME-SETUP-09 = Začíná nejmladší; hraje se ve směru hodinových ručiček.

rule-ME-BOARD-01 = Ve dne je tu město a 4 oblasti, každá nejvýš se 3 kartami, v noci město a 6 oblastí nejvýš se 2.
rule-ME-BOARD-02 = Oblast sousedí se dvěma oblastmi v kruhu a s městem; město sousedí se všemi oblastmi.
rule-ME-BOARD-03 = Na jednom místě smí stát víc elfů.

rule-ME-TURN-01 = Tah je: pohyb, potom braní přísad, potom, kdo chce, výroba dárku, v tomto pořadí.

rule-ME-MOVE-01 = Elf musí jít na sousední místo; zůstat stát nesmí nikdo, ani ve městě.

rule-ME-TAKE-01 = Kdo přišel do oblasti, bere právě jednu z karet, které tam leží.
rule-ME-TAKE-02 = Vyprázdněná oblast se hned doplní na plný počet; leží-li tam ještě karta, nedoplňuje se.
rule-ME-TAKE-03 = Kdo přišel do města, odloží libovolně mnoho karet, třeba žádnou, a bere o jednu víc.
rule-ME-TAKE-04 = Když hromádka přísad dojde, odložené karty se zamíchají a jsou novou hromádkou.
rule-ME-TAKE-05 = Je-li karet málo, bere nebo vykládá se jich tolik, kolik jich je.

rule-ME-GIFT-01 = Za tah vznikne nejvýš jeden dárek, ať elf stojí kdekoli.
rule-ME-GIFT-02 = Vyrobit lze jen vrchní dárek jedné ze tří hromádek.
rule-ME-GIFT-03 = Dárek stojí tři karty svých dvou přísad: dvě jedné a jednu druhé.
rule-ME-GIFT-04 = Třemi kartami jednoho druhu nelze zaplatit nikdy.
rule-ME-GIFT-05 = Zaplacené přísady se odloží lícem nahoru a dárek leží odkrytý před svým majitelem.

rule-ME-CRYST-01 = Jednou za hru zastoupí krystal jednu ze tří karet; zbylé dvě se musí k dárku hodit. Potom krystal hru opustí.
rule-ME-CRYST-02 = Krystal není karta přísady: nepočítá se do limitu ruky ani při shodě a ve městě ho odložit nelze.

rule-ME-HAND-01 = Na konci vlastního tahu zůstává v ruce nejvýš sedm karet přísad.

rule-ME-END-01 = Když hromádka dojde poprvé, zbylé dárky se zamíchají a vyloží do tří skoro stejných hromádek.
rule-ME-END-02 = Když hromádka dojde podruhé, hra ihned končí.
rule-ME-END-03 = Počítají se jen tři hromádky, ne dárky stranou; počítá se i poslední karta vzatá za odměnu.
rule-ME-END-04 = Zbude-li na nové hromádky méně než tři dárky, jedna zůstane prázdná: hra tím končí.

rule-ME-BONUS-01 = Po konci se dárky stranou zamíchají a odkryje se jich tolik, kolik je hráčů.
rule-ME-BONUS-02 = Každý si jeden vezme: nejdřív kdo má dárků nejméně.
rule-ME-BONUS-03 = Při shodě nejdřív kdo drží víc přísad, potom kdo je mladší.
rule-ME-BONUS-04 = Bonusová karta se počítá celá, ale odměnu už nedá.

rule-ME-SPEC-01 = Zvláštní sady jsou dvě: Tajemství je klíč a skříňka, Poklady jsou pirát a mapa pokladu.
rule-ME-SPEC-02 = Kdo má obě karty zvláštní sady, bere si další dárek: naslepo zvolí hromádku nebo dárky stranou, pak je prohlédne a vezme kterýkoli.
rule-ME-SPEC-03 = Tuto odměnu má každý nejvýš jednou za hru.
rule-ME-SPEC-04 = Odměna je zdarma, lze ji odmítnout a není to dárek tohoto tahu.
rule-ME-SPEC-05 = Stačí mít obě karty, ať se na konci počítají kamkoli.
rule-ME-SPEC-06 = Vyprázdní-li dárek, který doplní zvláštní sadu, také hromádku, má hromádka přednost; skončí-li tím hra, odměna není.

rule-ME-SCORE-01 = Každý dárek se počítá jen v jedné ze svých sad; vše, co hráč počítá v jedné sadě, je jedna sbírka.
rule-ME-SCORE-02 = Sbírka 1, 2, 3, 4 nebo aspoň 5 karet dává 1, 3, 6, 9 nebo 12 bodů.
rule-ME-SCORE-03 = Celá zvláštní sada dává 5 bodů, obě 10; poloviční se počítá jako jedna karta.
rule-ME-SCORE-04 = Zvolí se jedna barva: každá karta s touto stuhou dává 1 bod.
rule-ME-SCORE-05 = Duhová stuha platí za kteroukoli barvu; k zvolené se smí přidat všechny.
rule-ME-SCORE-06 = Každý elf nakreslený na vlastních dárcích dává 1 bod.
rule-ME-SCORE-07 = Barva a elfové se počítají bez ohledu na sady; zbylé přísady a krystaly nedávají nic.
rule-ME-SCORE-08 = Vyhrává nejvyšší součet; při shodě je vítězství společné.
