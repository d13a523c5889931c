# Učení štítků: co z každé krabice může štítek mít, kam to došlo a na co se ptáme.

act-teach = Naučit štítky
act-next = Dále
act-count = Přepočítat
act-forget = Zapomenout
act-forget-rest = Zapomenout zbytek ({ $n })
act-keep = Nechat
act-change = Změnit
act-swap = Vyměnit
act-both = Nechat oba
act-one-more = Ještě jeden
sheet-tags = Štítky: { $game }
tags-how = Dotkněte se toho, co učíte, a pak klaďte štítky na čtečku jeden po druhém.
tags-no-reader = V nastavení není žádná čtečka: viz Přístroje.
tags-waiting = Leží tu nový štítek: dotkněte se toho, čím je.
tags-choose = Dotkněte se toho, k čemu patří další štítek.
tags-next = Položte další štítek: { $thing }, { $n } / { $many }
tags-next-uncounted = Položte další štítek: { $thing }, { $n }
tags-next-place = Položte jeho štítek; na snímané desce sem položte kterýkoli štítek.
tags-whole = Vše je naučeno.
tags-same = Už naučeno: { $thing }
tags-stays = Dokud se hraje, zůstane, čím je.
tags-other = Tento štítek znamená něco jiného
tags-reader-other = Čtečka { $reader } leží jinde
tags-other-more = Dosud: { $before }. Od teď: { $after }?
tags-full = { $thing }: { $many ->
        [1] už má štítek
       *[other] { $many } / { $many } už má štítek
    }
tags-full-more = Jeden se ztratil? Přepočítejte: položte všechny, co máte, ztracený se zapomene.
tags-full-one = Má nový štítek nahradit starý?
tags-lies = To je: { $thing }
tags-forget = { $thing }: zapomenout štítky ({ $n })?
tags-counting = Položte každý jednou: { $thing }, { $laid } / { $many }
tags-counting-more = Co nepoložíte, lze pak zapomenout: jeho štítek se ztratil.
tags-not-counted = Tento štítek k počítaným nepatří.
tags-forgotten = { $n ->
        [one] Zapomenut { $n } štítek
        [few] Zapomenuty { $n } štítky
       *[other] Zapomenuto { $n } štítků
    }
tags-called = { $thing } ({ $group })
tags-of-game = něco ze hry { $game }
tags-group-counter = Dopravní prostředky
tags-group-obstacle = Překážky
tags-group-card = Cestovní karty
tags-group-boot = Elfí škorně
tags-group-road = Cesty
tags-group-water = Řeky a jezera
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
act-writing = Psát na štítky
tags-written = Zapsáno na štítek
tags-not-written = Naučeno, ale nezapsáno na štítek
tags-why = { $why ->
        [gone] Zvednut příliš brzy: položte ho znovu.
        [other] Leží tu jiný štítek: položte jen jeden.
        [refused] Štítek nelze zapsat.
        [board] Snímaná deska neumí zapisovat.
       *[link] Čtečka neodpovídá.
    }
tags-says = Štítek o sobě říká: { $thing }
tags-unknown = Neznámý štítek
tags-unknown-more = Naučte ho teď, nebo hrajte dotykem.
tags-foreign = Tento štítek patří ke hře { $game }
tags-twice = Tentýž štítek na dvou čtečkách
tags-twice-more = { $one } a { $other }. Zvedněte oba; kopie platí jen jednou.
