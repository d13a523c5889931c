# Přiřazování štítků: co z každé krabice může štítek mít, kolik už hotovo a na co se ptáme.

act-teach = Přiřadit štítky
act-next = Dále
act-forget = Zapomenout
act-keep = Nechat
act-change = Změnit
act-swap = Vyměnit
act-both = Nechat oba
act-one-more = Přidat i tento
sheet-tags = Štítky: { $game }
tags-how = Vyberte, čemu chcete štítky přiřadit, a pak je pokládejte na čtečku jeden po druhém.
tags-no-reader = Žádná čtečka není nastavena: viz „{ act-hardware }“.
tags-waiting = Na čtečce je nový štítek: dotykem vyberte, k čemu patří.
tags-choose = Vyberte, k čemu patří další štítek.
tags-next = Položte další štítek: { $thing }, { $n } / { $many }
tags-next-uncounted = Položte další štítek: { $thing }, { $n }
tags-next-place = Položte štítek tohoto místa na čtečku; na snímaném plánu položte na toto místo kterýkoli štítek.
tags-whole = Vše je přiřazeno.
tags-same = Už přiřazeno: { $thing }
tags-stays = Během hry nelze význam štítku změnit.
tags-other = Tento štítek znamená něco jiného
tags-reader-other = Čtečka { $reader } patří k jinému místu
tags-other-more = Dosud: { $before }. Odteď: { $after }?
tags-full = { $thing }: { $many ->
        [1] štítek už je přiřazen
       *[other] všechny štítky už přiřazeny ({ $many })
    }
tags-full-more = Ztratil se štítek? Přidejte tento; ztracený se počítá dál, ale ničemu nevadí.
tags-full-one = Má nový štítek nahradit starý?
tags-lies = Toto je: { $thing }
tags-forget = { $thing }: zapomenout štítky ({ $n })?
tags-called = { $thing } ({ $group })
tags-of-game = díl ze hry { $game }
tags-group-counter = Dopravní prostředky
tags-group-obstacle = Překážky
tags-group-card = Cestovní karty
tags-group-boot = Elfí škorně
tags-group-road = Cesty
tags-group-water = Řeky a jezera
tags-group-town = Města
tags-group-ingredient = Přísady
tags-group-gift = Dárky
tags-group-elf = Elfové
tags-group-place = Místa
tags-one-counter = dopravní prostředek
tags-one-obstacle = překážka
tags-one-card = cestovní karta
tags-one-boot = elfí škorně
tags-one-road = cesta
tags-one-town = město
tags-one-ingredient = přísada
tags-one-gift = dárek
tags-one-elf = elf
tags-one-place = místo
act-writing = Zapisovat na štítky
tags-written = Zapsáno na štítek
tags-not-written = Přiřazeno, ale nezapsáno na štítek
tags-why = { $why ->
        [gone] Štítek byl zvednut příliš brzy: položte ho znovu.
        [other] Leží tu ještě jiný štítek: položte jen jeden.
        [refused] Na štítek nelze zapisovat.
        [board] Snímaný plán neumí zapisovat.
       *[link] Čtečka neodpovídá.
    }
tags-says = Štítek se hlásí jako: { $thing }
tags-unknown = Neznámý štítek
tags-unknown-more = Přiřaďte ho teď, nebo hrajte na obrazovce.
tags-foreign = Tento štítek patří ke hře { $game }
tags-twice = Tentýž štítek na dvou čtečkách
tags-twice-more = { $one } a { $other }. Zvedněte oba štítky; kopie se počítá jednou.
