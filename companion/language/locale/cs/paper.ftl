# Hra na papíře a proč kód nebo text nelze přečíst.

act-paper = Na papír
act-paper-words = Číst stránku
act-paper-code = Ukázat kód
act-to-disk = Na disk
act-to-stick = Na flešku { $stick }
paper-why = Jiný Boardside bude pokračovat z tohoto kódu: přes „{ act-past }“, z uloženého souboru, nebo z textu, který tu přečte telefon.
paper-secrets = Není tu: karty v ruce a vše zakryté. To zůstává hráčům.
paper-no-code = { $game ->
        [masterelf] Master Elf kód nemá: musel by obsahovat každý název. Hru přenese export
       *[other] V tomto okamžiku hry kód vytvořit nelze
    }; uložit lze jen stránku.
paper-written = Stránka je uložena, její text vedle ní
paper-title = { $game } · { $when }
paper-moment = { $round }. kolo ze { $rounds } · { $phase }
paper-start = Karta zahajujícího hráče: { NAME($seat) }
paper-turn = Na tahu: { NAME($seat) }
paper-roads = Na cestách:
paper-display = V nabídce: { $kinds }
paper-boot = Škorně
paper-collected = Sebrané trofeje
paper-cards = Karty
paper-counters = Prostředky
paper-obstacle = Překážka
paper-passes = Vynecháno za sebou: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = odkrytých: { $counters }
paper-hidden = zakrytých: { $counters }
paper-unused = nepoužita
paper-used = použita
paper-gone = už nehraje
paper-rulebook = Pravidla: { $edition }

paper-no-text = V tomto souboru není text Boardside. Začíná BOARDSIDE/ a je na konci uložené stránky.
paper-newer = Tento text je z verze { $version }; tento Boardside čte nejvýš { $known }. Aktualizujte ho, nebo text otevřete tam, kde vznikl.
paper-half = Znaků je tu jen { $signs } místo { $of }. Zkopírujte celý text až do konce, nebo načtěte kód znovu.
paper-garbled = Některý znak tohoto textu je chybný. Načtěte kód znovu, nebo použijte uložený soubor.
paper-other-game = Toto je hra „{ $game }“, kterou tento Boardside nezná. Aktualizujte ho.

sheet-bring = Načíst hru
act-bring = Načíst
act-look-again = Hledat znovu
bring-what = Uložená stránka hry (.txt nebo .html) nebo exportovaná hra (.jsonl), na flešce nebo ve složce s hrami. Dotykem v té hře budete pokračovat.
bring-nothing = Žádný takový soubor tu není. Zasuňte flešku a hledejte znovu.
bring-failed = { $file }: nenačteno
