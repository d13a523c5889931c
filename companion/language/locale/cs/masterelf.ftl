# Stůl hry Master Elf: zamítnutí, otázky, tlačítka, listy a tahy slovy. Každé heslo začíná me- nebo ME-.
# Slova: gift dárek, ingredient přísada, set sada (special: zvláštní sada), stack hromádka, crystal krystal,
# ribbon stuha, city město, region oblast, reward odměna, taught box popsaná krabice, pawn elf.
# Jména a názvy zůstávají v 1. pádě, kolem nich je dvojtečka; co jméno nemá, je „nothing“.

ME-COMP-01 = { $what ->
        [gift] Je jen jednou: { NAME($gift) }
       *[ingredient] Nesedí počet: tolik jich není
    }
    .more = { $what ->
        [gift] Leží na jiné hromádce, nebo už ho někdo má.
       *[ingredient] Jedné přísady by bylo známo víc karet, než má popsaná krabice.
    }
ME-SETUP-01 = Hrají 2 až 4
    .more = Zadáno: { $seats }.
ME-SETUP-09 = Na tahu: { NAME($turn) }
    .more = { NAME($seat) } musí počkat: hraje se ve směru hodinových ručiček.
ME-BOARD-02 = Nesousedí: { NAME($to) }
    .more = { NAME($location) }: sousedí dvě místa v kruhu a město.
ME-TURN-01 = Teď to nejde
    .more = { $command ->
        [go] Tah začíná pohybem
        [take] Přísada se bere po pohybu
        [swap] Ve městě se mění po pohybu do něj
        [create] Dárek se vyrábí, až je vzata přísada
        [end_turn] Tah končí po pohybu a braní
        [discard] Přísady nad 7 se odkládají na konci tahu
        [redistribute] Hromádky se skládají znovu, když první dojde
        [reward] Odměna je za dárek, který doplní zvláštní sadu
       *[bonus] Bonusové karty se berou po konci
    }; teď { $phase ->
        [move] jde elf
        [take] se bere přísada
        [create] lze vyrobit dárek, nebo skončit tah
        [end] končí tah
        [discard] se odkládá, co přebývá
        [redistribute] se znovu skládají hromádky
        [reward] se bere odměna
       *[bonus] se bere bonusová karta
    }.
ME-MOVE-01 = { NAME($seat) } musí jít dál: { NAME($location) }
    .more = Elf jde každý tah na sousední místo; stát nelze.
ME-TAKE-01 = { $location ->
        [city] Město nemá odkryté přísady
       *[other] { NAME($location) }: tohle tam neleží
    }
    .more = { $location ->
        [city] Tam se karty odkládají a bere se o jednu víc.
       *[other] Bere se právě jedna z karet, které tam leží.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: všechno je známo
       *[other] { NAME($region) }: neznámých { $unknown }
    }
    .more = Oblast se doplňuje, až když je prázdná; co bylo řečeno dřív, tam stále leží.
ME-TAKE-03 = { $why ->
        [region] Mění se jen ve městě
        [hand] Tolik jich v ruce není
        [kinds] Tyto karty v ruce nejsou
       *[drawn] Odloženo { $away }, vzato { $drawn }
    }
    .more = { $why ->
        [region] Elf stojí tady: { NAME($location) }. Bere se jedna karta, která tam leží.
        [hand] Karet v ruce: { $hand }.
        [kinds] Známé karty v ruce pro ně nenechávají místo.
       *[drawn] Bere se o jednu víc, než se odložilo, dokud karty stačí.
    }
ME-GIFT-01 = Jeden dárek za tah
    .more = { NAME($seat) } už jeden má; tah teď končí.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Hromádka { $stack } je prázdná
       *[other] Na hromádce { $stack }: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Vrchní karta tam není.
       *[other] Tak to bylo řečeno; pokud špatně, pomůže „Zpět“.
    }
ME-GIFT-03 = { $why ->
        [held] Tyto karty v ruce nejsou
       *[cards] Právě 3 karty: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] dvě karty jednoho druhu a jedna jiného.
       *[other] { NAME($a) } a { NAME($b) }, dvě jednoho a jedna druhého.
    }
ME-GIFT-04 = Třemi stejnými platit nelze
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] dvě karty jednoho druhu a jedna jiného.
       *[other] { NAME($a) } a { NAME($b) }, musí tam být obojí.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: krystal už je pryč
        [number] Ke krystalu dvě karty
       *[kind] Tohle ke krystalu nejde
    }
    .more = { $why ->
        [used] Každý má jeden na celou hru.
       *[other] Zastoupí jednu ze tří: { NAME($a) ->
            [nothing] k němu dvě karty z přísad dárku.
           *[other] k němu dvě karty z těchto: { NAME($a) }, { NAME($b) }.
        }
    }
ME-HAND-01 = Odložit přesně { $surplus }
    .more = { NAME($seat) } má v ruce { $hand }; nechat lze 7.
ME-END-01 = Tři skoro stejné hromádky
    .more = Vyloží se všechny zbylé dárky (je jich { $gifts }); hromádky se liší nejvýš o jeden.
ME-END-02 = Hra skončila
    .more = Hromádka došla podruhé. „Zpět“ se do hry vrátí.
ME-BONUS-02 = První vybírá { NAME($turn) }
    .more = { NAME($seat) } musí počkat: nejdřív kdo má nejméně dárků, pak nejvíc přísad, pak kdo je mladší.
ME-SPEC-01 = Žádná zvláštní sada nevznikla
    .more = { NAME($seat) } bere další dárek, jen když ten právě vyrobený doplní Tajemství nebo Poklady.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Nic tam neleží
       *[other] Leží tam jen { NAME($top) }
    }
    .more = { $source ->
        [aside] Stranou už žádné dárky nejsou.
       *[other] Hromádka { $source } jiný nedá.
    }
ME-SPEC-03 = { NAME($seat) } už má odměnu
    .more = Bere se jednou za hru, i s oběma zvláštními sadami.
ME-SCORE-01 = { $why ->
        [twice] Započten dvakrát: { NAME($gift) }
        [lacks] Není z této sady: { NAME($gift) }
        [owned] Není mezi dárky: { NAME($gift) }
       *[left] Vynechán: { NAME($gift) }
    }
    .more = { $why ->
        [left] Každý dárek, který má sadu, se počítá v jedné z nich.
       *[other] Každý dárek se počítá právě v jedné ze svých sad, ne tady: { NAME($set) }.
    }

# Místa a vlastní slova pravidel

game-masterelf = Master Elf
new-oldest-masterelf = nejmladší, začíná
act-oldest-masterelf = Nejmladší, začíná
new-clockwise-masterelf = Ve směru hodinových ručiček kolem stolu. Dotykem místa změníte jméno, barvu nebo pořadí; začíná nejmladší.
new-options-masterelf = { $changed ->
        [0] denní strana; dotykem se mění
       *[other] jinak než obvykle
    }
name-city = Město
name-r1 = Oblast 1
name-r2 = Oblast 2
name-r3 = Oblast 3
name-r4 = Oblast 4
name-r5 = Oblast 5
name-r6 = Oblast 6
name-rainbow = duha
name-secret = Tajemství
name-treasures = Poklady
me-ingredient-air = vzduch
me-ingredient-metal = kov
me-ingredient-magic = magie
me-ingredient-water = voda
me-unlisted = dárek { $n }, nepopsaný

# Stůl

me-phase-move = Pohyb elfa
me-phase-take = Vzít přísadu
me-phase-create = Vyrobit dárek
me-phase-end = Konec tahu
me-phase-discard = Nejvýš 7 karet
me-phase-redistribute = Hromádka došla
me-phase-reward = Zvláštní sada
me-phase-bonus = Bonusové karty
me-phase-over = Konec hry

me-prompt-move = Dotkněte se sousedního místa
me-prompt-take = Která se bere?
me-prompt-swap = Kolik se odkládá?
me-prompt-create = Vyberte hromádku, nebo konec tahu
me-prompt-end = Tah skončil
me-prompt-discard = Nechat 7 karet
me-prompt-redistribute = Vyložte dárky znovu
me-prompt-reward = Ještě jeden dárek zdarma
me-prompt-bonus = Vyberte bonusovou kartu
me-prompt-over = Hra skončila
me-prompt-region = Dotkněte se oblasti
me-prompt-lay = Co tam leží?
me-prompt-top = Který dárek tam leží?
me-prompt-pay = Čím se platí?

me-panel-cards = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
me-panel-gifts = { $gifts ->
        [one] 1 dárek
        [few] { $gifts } dárky
       *[other] { $gifts } dárků
    }
me-panel-crystal = krystal
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = bez hromádky
me-stack-untold = Hromádka { $stack }
me-stack-untold-more = co je navrchu?
me-card-unlisted = není v popsané krabici
me-card-sets-unknown = sady neznámé
me-card-elf = je na něm elf
me-card-unknown = Co tu není, neboduje.
me-price-unknown = přísady neznámé
me-untold = neřečeno
me-city = Město
me-way-city = výměna karet
me-way-empty = prázdno
me-swap = { $away } odložit
me-swap-more = vzít { $drawn }

me-act-tell = Co leží
me-act-away = Které
me-act-laid = To je vše
me-act-end-turn = Konec tahu
me-act-pay = { $cards ->
        [0] Neplatit nic
        [one] Zaplatit 1 kartu
        [few] Zaplatit { $cards } karty
       *[other] Zaplatit { $cards } karet
    }
me-act-swap-these = { $away } odložit, { $drawn } vzít
me-act-discard = Odložit { $cards }
me-act-discard-kinds = Které
me-act-discard-these = Odložit
me-act-laid-out = Leží: { $sizes }
me-act-decline = Ne, děkuji
me-from-stack = Hromádka { $stack }
me-from-aside = Stranou
me-other-gift = Jiný dárek
me-other-gift-more = není v popsané krabici
me-other-gift-how = Jiný dárek platí bez kontroly a tak se označí. Popište ho v menu, „Popsat krabici“: počítá se od příští hry.
me-with-crystal = Krystal místo jedné karty
me-pay-crystal = { $cards }, krystal
me-pay-unknown = Popsaná krabice neříká, co tento dárek stojí. Věří se jakýmkoli 2 + 1 a tak se označí; popište kartu a příští hra ji pohlídá.

me-sheet-lay = { NAME($region) }: zbývá říct { $cards }
me-sheet-top = Který dárek leží na hromádce { $stack }?
me-sheet-reward = Který dárek byl vzat { $source ->
        [aside] z odložených stranou
       *[other] z hromádky { $source }
    }?
me-sheet-bonus = { NAME($seat) } bere kterou bonusovou kartu?
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } odkládá
me-sheet-discard = { NAME($seat) } má { $hand }: { $cards } navíc
me-sheet-redistribute = Hromádka došla poprvé
me-sheet-from = Odkud?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] zatím žádný dárek
        [one] 1 dárek
        [few] { $gifts } dárky
       *[other] { $gifts } dárků
    }
me-redistribute-shuffle = Seberte dárky z ostatních hromádek (je jich { $gifts }) a zamíchejte je.
me-redistribute-lay = Vyložte je odkryté do tří hromádek: { $sizes }.
me-reward-earned = { NAME($seat) } má oba dárky sady { NAME($special) }: bez dívání vyberte odkud, pak karty prohlédněte a jednu vezměte. Jejich pořadí zůstává.
me-seat-had = { $crystal ->
        [1] Krystal zbývá
       *[0] Krystal použit
    } · { $reward ->
        [1] odměna zbývá
       *[0] odměna vzata
    }

me-count = { $n } { NAME($kind) }
me-no-cards = žádné karty
me-count-colour = Stuhy: { NAME($colour) }
me-count-elves = Elfové
me-count-unknown = Neznámé
me-count-sum = Celkem

me-tell-unjudged = { $act } · bez kontroly
me-tell-top = Na hromádce { $stack }: { NAME($gift) }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } bere: { NAME($kind) ->
        [nothing] neřečenou kartu
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) } nemá co vzít
me-tell-swap = { NAME($seat) } odkládá { $away }, bere { $drawn }
me-tell-create = { NAME($seat) } vyrábí: { NAME($gift) } za { $cards }{ $crystal ->
        [1] {" "}a krystal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } bere: { NAME($gift) } { $source ->
        [aside] z odložených stranou
       *[other] z hromádky { $source }
    }
me-tell-decline = { NAME($seat) } nechce odměnu
me-tell-redistribute = Hromádky znovu: { $sizes }
me-tell-end-turn = { NAME($seat) } končí tah
me-tell-discard = { NAME($seat) } odkládá { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
me-tell-bonus = { NAME($seat) } bere bonusovou kartu { NAME($gift) }

me-back-stack = hromádka { $stack }: zase { $left ->
        [one] 1 dárek
        [few] { $left } dárky
       *[other] { $left } dárků
    }
me-back-gift = { NAME($seat) }: vrátit { NAME($gift) }
me-back-pawn = { NAME($seat) }: elf zpět, { NAME($place) }
me-back-cards-take = { NAME($seat) }: vzít zpět { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
me-back-cards-give = { NAME($seat) }: vrátit { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
me-back-crystal = { NAME($seat) }: vzít zpět krystal
me-back-region = { NAME($region) }: zase { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    }

me-lies-turn = Kolo { $round }; na tahu: { NAME($seat) }
me-lies-stack = Hromádka { $stack }: { $left ->
        [0] prázdná
        [one] 1 dárek
        [few] { $left } dárky
       *[other] { $left } dárků
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , navrchu { NAME($gift) }
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] nic
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }neřečeno { $unknown }
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $crystal ->
        [1] krystal
       *[0] bez krystalu
    }{ $number ->
        [0] , žádný dárek
       *[other] ; { $gifts }
    }

me-end-score = Body
me-end-sets = Sady
me-end-colour = Stuha
me-end-elves = Elfové
me-end-winner = { NAME($seat) } vítězí: { $score }
me-end-shared = { NAME($seat) } vítězí, děleně: { $score }; při shodě nic nerozhoduje
me-end-unknown = Ne zcela { $gifts ->
        [one] znám je 1 dárek
        [few] známy jsou { $gifts } dárky
       *[other] známo je { $gifts } dárků
    }; co chybí, tu neboduje

sheet-chart-masterelf = Co za kolik
me-chart-sets = Dárků v sadě
me-chart-points = Body
me-chart-special = Tajemství a Poklady: oba dárky dohromady místo toho { $points } bodů.
me-chart-colour = Stuhy: 1 bod za dárek jedné barvy; duha platí za kteroukoli.
me-chart-elves = Elfové: po 1 bodu.
me-chart-price = Dárek stojí 3 karty svých dvou přísad, 2 + 1; krystal zastoupí jednu, jednou za hru.
me-chart-hand = Na konci tahu lze nechat 7 přísad.

option-side = Strana plánu: { $value ->
        [night] noc
       *[day] den
    }
    .more = { $value ->
        [night] Město a šest oblastí, v každé až dvě přísady.
       *[day] Město a čtyři oblasti, v každé až tři přísady.
    }
option-special_on_last_gift = Zvláštní sada s posledním dárkem: { $value ->
        [true] nejdřív odměna
       *[false] hra končí
    }
    .more = Když dárek, který končí hru, doplní zvláštní sadu.
option-deck = Popsaná krabice: { $value ->
        [none] žádná
       *[other] { $value }
    }
    .more = { $value ->
        [none] Co říkají jen karty, tomu se věří a označí se to.
       *[other] Její dárky a přísady se hlídají a počítají.
    }

# Popsat krabici

me-sheet-lesson = Vaše krabice: { $name }
me-teach-edition = Ve druhém vydání prý je { $gifts } dárků a { $cards } karet přísad; může to být i jinak. Řekněte, co víte, v libovolném pořadí: ostatní zůstane neznámé.
me-teach-other-gifts = V této krabici je dárků { $gifts }: jak říkáte.
me-teach-next = Co teď popíšete, platí od příští hry.
me-teach-file = Hned se ukládá do { $path }. Zkopírováním soubor vyvezete; jiný dovezete, když ho položíte vedle.
me-teach-gift-cards = Karty dárků
me-teach-new-box = + Krabice
me-teach-gifts = popsáno { $gifts }, celých { $complete }
me-teach-cards = spočteno karet: { $cards }
me-teach-known = známo { $n }
me-list-gifts = Dárky
me-list-ingredients = Přísady
me-list-sets = Sady
me-list-colours = Stuhy
me-sheet-list-gifts = Dárky: popsáno { $gifts } z { $edition }
me-new-gifts = + Dárek
me-new-ingredients = + Přísada
me-new-sets = + Sada
me-new-colours = + Stuha
me-title-gifts = Jak se dárek jmenuje?
me-title-ingredients = Jak se přísada jmenuje?
me-title-sets = Jak se sada jmenuje?
me-title-colours = Jak se jmenuje barva stuhy?
me-title-hint = Jak je na kartě
me-missing = chybí: { $fields }
me-missing-ingredients = přísady
me-missing-sets = sady
me-missing-colour = stuha
me-missing-elves = elf
me-gift-ingredients = Jeho dvě přísady
me-gift-sets = Jedna nebo dvě sady; Tajemství a Poklady mají po dvou dárcích
me-gift-colour = Jeho stuha
me-gift-elves = Je na něm elf?
me-gift-unknown = { $heading } · zatím neznámo
me-elf-yes = elf
me-elf-no = bez elfa
me-act-remove = Odebrat
me-act-title = Název
me-teach-count = Spočteno karet: { $cards }; ve druhém vydání jich prý je { $edition }. Při 0 druh není spočten a hromádka města také ne.
me-teach-rename = Dotykem se mění název.
me-teach-two = Dárek má dvě přísady
me-teach-two-more = Jedna být nemůže: vyberte druhou, nebo se první dotkněte znovu a obě zůstanou neznámé.
me-teach-three-more = Dvě už jsou vybrány: dotykem jednu z nich nejdřív odeberte.
me-teach-sets = Jedna sada nebo dvě
me-teach-sets-more = { $special ->
        [1] Vedle zvláštní sady je jen jedna jiná.
       *[0] Dárek je nejvýš ve dvou sadách: dotykem jednu z nich nejdřív odeberte.
    }
me-teach-refused = Tak to být nemůže
me-teach-unread = Tuto krabici nelze přečíst

# Kdo je mladší, a vlastní třídění

me-prompt-younger = Kdo je nejmladší?
me-sheet-younger = Kdo z nich je nejmladší?
me-younger-why = Stejně dárků i přísad: mladší vybírá bonusovou kartu první.
me-sort-touch = Dotykem se dárek započte do své druhé sady.
me-sort-to = sem: { NAME($set) }
me-sort-best = Zase nejlépe
me-sort-own = Vlastní třídění: { $score }; nejlépe { $best }.
me-end-own = { NAME($seat) }: vlastní třídění; nejlépe { $best }
me-end-touch = Dotykem místa uvidíte dárky a můžete je přetřídit.
me-tell-younger = { NAME($seat) }: z nich nejmladší
me-tell-sort = { NAME($seat) } třídí dárky jinak
me-tell-sort-best = { NAME($seat) }: zase tříděno nejlépe
me-setup-side = Plán { $side ->
        [night] noční stranou (šest oblastí)
       *[day] denní stranou (čtyři oblasti)
    } nahoru
me-setup-stacks = Zamíchat dárky: tři odkryté hromádky po { $gifts }
me-setup-aside = Ostatní dárky stranou, lícem dolů
me-setup-hands = Zamíchat přísady: každému { $cards }, tajně
me-setup-regions = Jedna přísada odkrytá do každé oblasti ({ $regions })
me-setup-city = Ostatní přísady lícem dolů do města
me-setup-each = Každý: přehled, krystal a elf do města
me-setup-start = Začíná { NAME($seat) }
me-prompt-refill = { NAME($region) }: položte nové karty ({ $cards })
