# Stůl, který počítá jen body: na co se ptá, co zapisuje a co zamítá.

act-keep-score = Jen počítat body
act-referee = Znovu s rozhodčím
act-next-seat = Další hráč
act-round-over = Konec kola
act-end-game = Ukončit hru
act-round-begins = Začíná { $round }. kolo
act-boots-right = Souhlasí

phase-score = Sbírání trofejí
phase-boots = Kde stojí škorně
phase-hands = Shoda
prompt-score = Dotkněte se dosažených měst
prompt-boots = Dotkněte se města, kde škorně stojí
prompt-hands = Spočítejte zbylé karty
panel-now = +{ $pieces } v tomto kole

sheet-hands = Shoda: kolik karet zbývá?
check-keep = Každý si nechá jeden prostředek a ostatní vrátí
check-hand = Nikdo nemá víc než 4 karty
check-fill = Všichni dobírají do { $cards } karet

way-give-back = Trofej zpět do města { NAME($town) }

tell-keep-score = Počítají se jen body
tell-referee = Znovu s rozhodčím
tell-collect = { NAME($seat) } bere trofej: { NAME($town) }
tell-give-back = { NAME($seat) } vrací trofej: { NAME($town) }
tell-boot = { NAME($seat) }: škorně ve městě { NAME($town) }
tell-hand = { NAME($seat) }, zbylé karty: { $cards }
tell-next-seat = Další: { NAME($seat) }
tell-next-round = Začíná { $round }. kolo
tell-last-round = Poslední kolo skončilo
back-piece-take = { NAME($seat) }: znovu vzít trofej z města { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Nejvýš 8 trofejí za kolo
    .more = { NAME($seat) }: trofejí by v tomto kole bylo { $pieces }. Osm karet stačí na osm kroků.
EL-COLLECT-03 = Tam žádná trofej není
    .more = { NAME($seat) } ve městě { NAME($town) } nemá co sebrat: trofej už byla sebrána, nebo tam žádná nebyla.
