# Stůl, který počítá jen body: na co se ptá, co vypráví a co odmítá.

act-keep-score = Jen počítat body
act-referee = Znovu rozhodovat
act-next-seat = Další
act-round-over = Konec kola
act-end-game = Ukončit hru
act-round-begins = Začíná { $round }. kolo
act-boots-right = Stojí takto

phase-score = Sbírat trofeje
phase-boots = Kde stojí škorně
phase-hands = Shoda
prompt-score = Dotkněte se měst na cestě
prompt-boots = Dotkněte se města škorní
prompt-hands = Spočítejte zbylé karty
panel-now = +{ $pieces } v tomto kole

sheet-hands = Shoda: kolik karet zbývá?
check-keep = Každý si nechá jeden prostředek, ostatní se vracejí
check-hand = Nikdo nemá víc než 4 karty
check-fill = Všichni doberou do { $cards } karet

way-give-back = Trofej zpět do { NAME($town) }

tell-keep-score = Počítají se jen body
tell-referee = Znovu se rozhoduje
tell-collect = { NAME($seat) } bere trofej: { NAME($town) }
tell-give-back = { NAME($seat) } vrací trofej: { NAME($town) }
tell-boot = { NAME($seat) } stojí: { NAME($town) }
tell-hand = { NAME($seat) }: zbývá { $cards }
tell-next-seat = Další: { NAME($seat) }
tell-next-round = Začíná { $round }. kolo
tell-last-round = Poslední kolo skončilo
back-piece-take = { NAME($seat) }: vzít zpět trofej: { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Nejvýš 8 trofejí za kolo
    .more = { NAME($seat) }, trofejí: { $pieces }. Osm karet stačí na osm kroků.
EL-COLLECT-03 = Tam žádná trofej není
    .more = { NAME($town) }, { NAME($seat) }: už sebraná, nebo tam nikdy neležela.
