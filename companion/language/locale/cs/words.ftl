# Slova z krabice, česky. Jedna věc, jedno heslo; $count volí tvar podle počtu, .acc 4. pád, .to kam, .short krátce.

name-1 = Hráč 1
name-2 = Hráč 2
name-3 = Hráč 3
name-4 = Hráč 4
name-5 = Hráč 5
name-6 = Hráč 6

# Spojení: jeho dvě města, a krajina tam, kde dvě spojení vedou mezi týmiž městy.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# Co ukazuje stránka slov, pod těmito nadpisy.
words-kinds = Dopravní prostředky
name-pig = { $count ->
        [one] jízdní kanec
        [few] jízdní kanci
       *[other] jízdních kanců
    }
    .acc = jízdního kance
name-elfcycle = { $count ->
        [one] plachtocykl
        [few] plachtocykly
       *[other] plachtocyklů
    }
    .acc = plachtocykl
name-cloud = { $count ->
        [one] kouzelný mrak
        [few] kouzelné mraky
       *[other] kouzelných mraků
    }
    .acc = kouzelný mrak
name-unicorn = { $count ->
        [one] jednorožec
        [few] jednorožci
       *[other] jednorožců
    }
    .acc = jednorožce
name-troll = { $count ->
        [one] trollkolka
        [few] trollkolky
       *[other] trollkolek
    }
    .acc = trollkolku
name-dragon = { $count ->
        [one] drak
        [few] draci
       *[other] draků
    }
    .acc = draka
name-raft = { $count ->
        [one] vor
        [few] vory
       *[other] vorů
    }

words-terrains = Krajina
name-plain = rovina
    .to = na rovinu
name-wood = les
    .to = do lesa
name-desert = poušť
    .to = do pouště
name-mountain = hory
    .to = do hor
name-river = řeka
    .to = na řeku
name-lake = jezero
    .to = na jezero

words-pieces = Herní materiál
name-counter = { $count ->
        [one] dopravní prostředek
        [few] dopravní prostředky
       *[other] dopravních prostředků
    }
    .short = { $count ->
        [one] prostředek
        [few] prostředky
       *[other] prostředků
    }
name-obstacle = { $count ->
        [one] překážka
        [few] překážky
       *[other] překážek
    }
    .acc = překážku
name-card = { $count ->
        [one] cestovní karta
        [few] cestovní karty
       *[other] cestovních karet
    }
    .short = { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
    .acc = { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }
name-piece = { $count ->
        [one] městská trofej
        [few] městské trofeje
       *[other] městských trofejí
    }
    .short = { $count ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    }
name-boot = { $count ->
        [one] elfí škorně
        [few] elfí škorně
       *[other] elfích škorní
    }
name-round-card = { $count ->
        [one] karta herního kola
        [few] karty herních kol
       *[other] karet herních kol
    }
name-town-card = { $count ->
        [one] karta města
        [few] karty měst
       *[other] karet měst
    }
name-start-card = karta zahajujícího hráče
name-chart = karta přehledu dopravních prostředků
name-board = herní plán

words-others = Další slova
name-elf = elf
name-town = město
name-capital = hlavní město
name-road = cesta
name-ferry = přívoz
name-arrow = šipka
name-downriver = po proudu
name-upriver = proti proudu
name-terrain = krajina
name-caravan = karavana
name-stack = hromádka
name-face-down = zakrytý
name-face-up = odkrytý
name-hand = ruka
name-round = kolo
name-phase = fáze
name-turn = tah
name-start-player = zahajující hráč
name-clockwise = ve směru hodinových ručiček
name-tie = shoda
name-variation = varianta
name-destination = cílové město

words-phases = Fáze
name-deal = Rozdání cestovních karet
name-draw_hidden = Výběr jednoho zakrytého dopravního prostředku
name-draw = Výběr dalších dopravních prostředků
name-plan = Plánování cest
name-move = Tažení elfí škorní
name-cleanup = Závěr kola
name-over = Konec hry

words-acts = Akce
name-turn_up = odkrytí dopravního prostředku
name-drawn = výběr dopravních prostředků
name-place = položení dopravního prostředku
name-obstruct = položení překážky
name-pass = vynechání tahu
name-travel = cestování
name-end_move = ukončení tahu
name-discard = odložení karet
name-keep = ponechání dopravního prostředku
name-target = odkrytí karty města
