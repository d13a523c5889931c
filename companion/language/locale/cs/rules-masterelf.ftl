# Každé pravidlo hry Master Elf našimi slovy: co tiskne `rules` a ukazuje stránka pravidel.

rule-ME-COMP-01 = V krabici: plán s denní a noční stranou, karty dárků, karty přísad, přehledy, krystaly, elfové a počítadlo bodů.

rule-ME-SETUP-01 = Hrají dva až čtyři hráči.
rule-ME-SETUP-02 = Nejdřív ze všeho hráči zvolí denní nebo noční stranu; pro první hru denní.
rule-ME-SETUP-03 = Dárky se zamíchají a vyloží do tří stejně vysokých odkrytých hromádek: při čtyřech hráčích po 12, při třech po 10, při dvou po 8.
rule-ME-SETUP-04 = Zbylé dárky se odloží stranou zakryté.
rule-ME-SETUP-05 = Každý hráč dostane tři přísady, skryté před ostatními.
rule-ME-SETUP-06 = V každé oblasti leží na začátku jedna odkrytá přísada, ve městě žádná.
rule-ME-SETUP-07 = Ostatní přísady tvoří ve městě jeden zakrytý balíček.
rule-ME-SETUP-08 = Každý hráč dostane přehled, jeden krystal a elfa, který začíná ve městě.
rule-ME-SETUP-09 = Začíná nejmladší hráč; hraje se ve směru hodinových ručiček.

rule-ME-BOARD-01 = Ve dne je tu město a 4 oblasti, v každé nejvýš 3 karty, v noci město a 6 oblastí, v každé nejvýš 2.
rule-ME-BOARD-02 = Oblast sousedí se dvěma oblastmi v kruhu a s městem; město sousedí se všemi oblastmi.
rule-ME-BOARD-03 = Na jednom místě smí stát víc elfů.

rule-ME-TURN-01 = Tah je: pohyb, potom vzetí přísad, potom případně výroba dárku, v tomto pořadí.

rule-ME-MOVE-01 = Elf musí jít na sousední místo; zůstat stát nesmí nikdo, ani ve městě.

rule-ME-TAKE-01 = Kdo přijde do oblasti, vezme si právě jednu z jejích karet.
rule-ME-TAKE-02 = Vyprázdněná oblast se hned doplní na plný počet; oblast, kde ještě leží karta, se nedoplňuje.
rule-ME-TAKE-03 = Kdo přijde do města, odloží libovolně mnoho karet, třeba žádnou, a vezme si o jednu víc.
rule-ME-TAKE-04 = Když balíček přísad dojde, odložené karty se zamíchají a stanou se novým balíčkem.
rule-ME-TAKE-05 = Je-li karet málo, bere nebo vykládá se jich tolik, kolik zbývá.

rule-ME-GIFT-01 = Za tah se vyrobí nejvýš jeden dárek, ať elf stojí kdekoli.
rule-ME-GIFT-02 = Vyrobit lze jen vrchní dárek jedné ze tří hromádek.
rule-ME-GIFT-03 = Dárek stojí tři karty svých dvou přísad: dvě jedné a jednu druhé.
rule-ME-GIFT-04 = Třemi kartami jednoho druhu nelze dárek zaplatit nikdy.
rule-ME-GIFT-05 = Zaplacené přísady se odloží odkryté na odkládací balíček a dárek leží odkrytý před svým majitelem.

rule-ME-CRYST-01 = Jednou za hru krystal nahradí jednu ze tří karet; zbylé dvě se musí k dárku hodit. Potom jde krystal ze hry.
rule-ME-CRYST-02 = Krystal není karta přísady: nepočítá se do limitu karet ani při shodě a ve městě ho odložit nelze.

rule-ME-HAND-01 = Na konci svého tahu si hráč nechá nejvýš sedm karet přísad.

rule-ME-END-01 = Když poprvé dojde některá hromádka, zbylé dárky se zamíchají a vyloží do tří skoro stejně vysokých hromádek.
rule-ME-END-02 = Když podruhé dojde některá hromádka, hra ihned končí.
rule-ME-END-03 = Dojít mohou jen tři hromádky, ne dárky odložené stranou; hromádka dojde i tehdy, když její poslední kartu někdo vezme jako odměnu.
rule-ME-END-04 = Zbývá-li na nové hromádky méně než tři dárky, jedna zůstane prázdná a hra tím končí.

rule-ME-BONUS-01 = Po konci hry se dárky odložené stranou zamíchají a odkryje se jich tolik, kolik je hráčů.
rule-ME-BONUS-02 = Každý hráč si vezme jednu bonusovou kartu, první ten, kdo má dárků nejméně.
rule-ME-BONUS-03 = Při shodě v počtu dárků bere bonusovou kartu dřív hráč, který má víc přísad, při další shodě mladší hráč.
rule-ME-BONUS-04 = Bonusová karta se počítá celá, ale odměnu už nepřinese.

rule-ME-SPEC-01 = Zvláštní sady jsou dvě: Tajemství je klíč a truhlička, Poklady jsou pirát a mapa k pokladu.
rule-ME-SPEC-02 = Kdo má obě karty zvláštní sady, bere si jeden dárek navíc: naslepo zvolí hromádku nebo dárky odložené stranou, pak tyto karty prohlédne a vezme si kteroukoli.
rule-ME-SPEC-03 = Odměnu za zvláštní sadu dostane každý hráč nejvýš jednou za hru.
rule-ME-SPEC-04 = Odměna za zvláštní sadu je zdarma, lze ji odmítnout a nepočítá se jako dárek tohoto tahu.
rule-ME-SPEC-05 = Na odměnu stačí mít obě karty zvláštní sady, ať se na konci počítají kamkoli.
rule-ME-SPEC-06 = Když dárek, který doplní zvláštní sadu, vyprázdní také hromádku, vyřeší se nejdřív hromádka; skončí-li tím hra, odměna není.

rule-ME-SCORE-01 = Každý dárek se počítá jen v jedné ze svých sad; všechny dárky, které hráč počítá v jedné sadě, jsou jedna sbírka.
rule-ME-SCORE-02 = Sbírka 1, 2, 3, 4 nebo aspoň 5 karet dává 1, 3, 6, 9 nebo 12 bodů.
rule-ME-SCORE-03 = Úplná zvláštní sada dává 5 bodů, obě 10; poloviční sada se počítá jako jedna karta.
rule-ME-SCORE-04 = Zvolí se jedna barva: každá karta s její stuhou dává 1 bod.
rule-ME-SCORE-05 = Duhová stuha platí za kteroukoli barvu; ke zvolené barvě se smějí přidat všechny duhové stuhy.
rule-ME-SCORE-06 = Každý elf nakreslený na dárcích hráče dává 1 bod.
rule-ME-SCORE-07 = Barva a elfové se počítají bez ohledu na sady; zbylé přísady a krystaly nedávají nic.
rule-ME-SCORE-08 = Vítězí nejvyšší součet; při shodě je vítězství společné.
