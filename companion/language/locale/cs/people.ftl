# Hráči u stolu: jména, barvy, kdo odchází, kam je otočena obrazovka, přesýpací hodiny.

act-people = Hráči
people-touch = Dotkněte se hráče, když chcete opravit jméno nebo barvu, nebo když někdo musí odejít.
people-gone = už nehraje
people-across = sedí naproti
act-turn = Otočit obrazovku
people-turning = Otáčet k hráči na tahu
people-turning-more = obrazovka sleduje, kdo je na tahu
people-calling = Ohlašovat dalšího hráče
people-calling-more = zvukem
people-sand-what = Přesýpací hodiny: otočit je smí kdokoli. Když se dosypou, nic se nestane.
people-sand = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
people-sand-stop = Odložit přesýpací hodiny
people-sits-across = Sedí naproti
act-leaves = Odchází ze hry
people-leaves = { NAME($seat) } odchází ze hry?
people-leaves-more = Odteď se tento hráč přeskakuje. V pořadí zůstává s poznámkou, že už nehraje. „{ act-undo }“ ho do hry vrátí.
sand-over = Písek se přesypal
sand-over-more = Žádný spěch: nic se neděje.
