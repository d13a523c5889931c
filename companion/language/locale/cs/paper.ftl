# A game on paper, and what a code or a text cannot be read for.

act-paper = Na papír
act-paper-words = Číst stránku
act-paper-code = Ukázat kód
act-to-disk = Uložit sem
act-to-stick = Na flešku { $stick }
sheet-paper = Na papír
paper-why = Z tohoto kódu pokračuje jiný Boardside: pod „Minulé hry“, z uloženého souboru, nebo z textu, který tu přečte telefon.
paper-secrets = Není tu: karty v ruce a co leží zakryté. To zůstává hráčům.
paper-no-code = Tato chvíle kód nemá; uložit lze jen stránku.
paper-written = Stránka je uložena, její text vedle ní
paper-title = { $game } · { $when }
paper-moment = Kolo { $round } ze { $rounds } · { $phase }
paper-start = Karta zahajujícího hráče: { NAME($seat) }
paper-turn = Na tahu: { NAME($seat) }
paper-roads = Na cestách:
paper-display = Mezi odkrytými: { $kinds }
paper-boot = Škorně
paper-collected = Sebrané trofeje
paper-cards = Karty
paper-counters = Prostředky
paper-obstacle = Překážka
paper-passes = Vynecháno za sebou: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = odkrytých: { $counters }
paper-hidden = zakrytých: { $counters }
paper-unused = je tu
paper-used = použita
paper-gone = už nehraje
paper-rulebook = Pravidla: { $edition }

paper-no-text = V tomto souboru není text Boardside. Začíná BOARDSIDE/ a stojí na konci uložené stránky.
paper-newer = Tento text má verzi { $version }; tento Boardside čte do { $known }. Aktualizujte ho, nebo text přineste tomu, který ho napsal.
paper-half = Je tu jen { $signs } z { $of } znaků. Zkopírujte celý text až do konce, nebo přečtěte kód znovu.
paper-garbled = Některý znak tohoto textu nesedí. Přečtěte kód znovu, nebo vezměte uložený soubor.
paper-other-game = Toto je hra „{ $game }“, kterou tento Boardside nezná. Aktualizujte ho.

sheet-bring = Přinést hru
act-bring = Přinést
act-look-again = Hledat znovu
bring-what = Hra na papíře (.txt nebo .pdf) nebo vypsaná hra (.jsonl), na flešce nebo vedle her. Dotkněte se jí a hraje se dál.
bring-nothing = Žádný takový soubor tu není. Zasuňte flešku a hledejte znovu.
bring-failed = { $file }: nepřineseno
