# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = Lidé
people-touch = Dotkněte se hráče, když chcete opravit jméno nebo barvu, nebo když někdo musí odejít.
people-gone = už nehraje
people-across = sedí naproti
act-turn = Otočit obrazovku
people-turning = Otáčet k tomu, kdo je na tahu
people-turning-more = obrazovka sleduje místa
people-calling = Volat, kdo je na tahu
people-calling-more = zvukem
people-sand-what = Přesýpací hodiny: otočí je, kdo chce. Když dojdou, nic se nestane.
people-sand = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
people-sand-stop = Položit
people-sits-across = Sedí naproti
act-leaves = Musí jít
people-leaves = { NAME($seat) } jde domů?
people-leaves-more = Odteď se toto místo přeskakuje. V pořadí zůstává s označením, že odešlo. Vrácením tahu se vrátí.
sand-over = Písek se přesypal
sand-over-more = Žádný spěch: je to jen písek.
