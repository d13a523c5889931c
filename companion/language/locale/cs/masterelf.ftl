# Stůl hry Master Elf: zamítnutí, otázky, tlačítka, obrazovky a akce slovy. Každé heslo začíná me- nebo ME-.
# Slova: gift dárek, ingredient přísada, set sada (special: zvláštní sada), stack of gifts hromádka, of ingredients balíček,
# crystal krystal, ribbon stuha, city město, region oblast, reward odměna, pawn elf, aid board přehled.
# Jména a názvy zůstávají v 1. pádě; co jméno nemá, je „nothing“.

ME-COMP-01 = { $what ->
        [gift] Ve hře je jen jednou: { NAME($gift) }
        [gifts] V krabici je méně dárků
       *[ingredient] Nesedí počet: v krabici jich je méně
    }
    .more = { $what ->
        [gift] Leží na jiné hromádce, nebo tento dárek už někdo má.
        [gifts] Na hromádkách a u hráčů by bylo dohromady víc karet, než má krabice.
       *[ingredient] Od jedné přísady by bylo známo víc karet, než kolik jich je ve vaší krabici.
    }
me-numbers-box = { NAME($kind) }: známo by bylo { $known }, v krabici { $count }.
ME-SETUP-01 = Hrají 2 až 4 hráči
    .more = Zadáno hráčů: { $seats }.
ME-SETUP-03 = Počet dárků nesedí
    .more = Na hromádkách a u hráčů: { $gifts }. Na začátku: { $most } (3 × { $height }).
ME-SETUP-09 = Na tahu je { NAME($turn) }
    .more = { NAME($seat) } musí počkat: hraje se ve směru hodinových ručiček.
ME-BOARD-01 = Příliš mnoho karet: { NAME($region) }
    .more = Zadáno: { $cards }; v oblasti jich leží nejvýš { $most }.
ME-BOARD-02 = Nesousedí: { NAME($to) }
    .more = { NAME($location) } sousedí se dvěma místy v kruhu a s městem.
ME-TURN-01 = Teď to nejde
    .more = { $command ->
        [go] Tah začíná pohybem
        [take] Přísada se bere po pohybu
        [swap] Ve městě se karty vyměňují po příchodu
        [create] Dárek se vyrábí až po vzetí přísady
        [end_turn] Tah končí po pohybu a vzetí přísady
        [discard] Přísady nad 7 se odkládají na konci tahu
        [redistribute] Hromádky se vykládají znovu, když některá poprvé dojde
        [reward] Odměna je za dárek, který doplní zvláštní sadu
        [keep_score] Pouhé počítání bodů lze zvolit jen před prvním tahem
        [next_round] Kola se počítají tam, kde se zapisují jen body
        [sort] Dárky se třídí až po konci hry
        [younger] Věk rozhoduje až při výběru bonusových karet
       *[bonus] Bonusové karty se berou po konci hry
    }; teď { $phase ->
        [move] jde elf
        [take] se bere přísada
        [create] lze vyrobit dárek, nebo ukončit tah
        [end] končí tah
        [discard] se odkládají přebytečné karty
        [redistribute] se znovu vykládají hromádky
        [score] se zapisují jen body
        [reward] se bere odměna
       *[bonus] se bere bonusová karta
    }.
ME-MOVE-01 = { NAME($seat) } tu nesmí zůstat: { NAME($location) }
    .more = Elf jde každý tah na sousední místo; zůstat nesmí.
ME-TAKE-01 = { $location ->
        [city] Ve městě nejsou odkryté přísady
       *[other] { NAME($location) }: tato karta tam není
    }
    .more = { $location ->
        [city] Ve městě se odloží libovolný počet karet a bere se o jednu víc.
       *[other] Vezměte právě jednu z karet oblasti.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: vše je známo
       *[other] { NAME($region) }, neznámé karty: jen { $unknown }
    }
    .more = Oblast se doplňuje, až když je prázdná; dříve zadané karty tam stále leží.
ME-TAKE-03 = { $why ->
        [region] Karty se vyměňují jen ve městě
        [hand] Tolik karet v ruce není
        [kinds] Tyto karty v ruce nejsou
       *[drawn] Odloženo { $away }, vzato { $drawn }
    }
    .more = { $why ->
        [region] Elf stojí na místě { NAME($location) }: vezměte jednu z tamních karet.
        [hand] Karet v ruce: { $hand }.
        [kinds] O každé kartě v této ruce se už ví, že je jiného druhu.
       *[drawn] Bere se o jednu víc, než se odloží, dokud karty stačí.
    }
ME-GIFT-01 = Jeden dárek za tah
    .more = { NAME($seat) } už v tomto tahu jeden má; tah teď končí.
ME-GIFT-02 = { NAME($top) ->
        [nothing] Hromádka { $stack } je prázdná
       *[other] Na hromádce { $stack }: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Vrchní karta tam není.
       *[other] Tato vrchní karta byla zadána dříve; pokud špatně, použijte „{ act-undo }“.
    }
ME-GIFT-03 = { $why ->
        [held] Tyto karty v ruce nejsou
       *[cards] Přesně 3 karty: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] dvě karty jednoho druhu a jedna jiného.
       *[other] { NAME($a) } a { NAME($b) }, dvě jednoho druhu a jedna druhého.
    }
ME-GIFT-04 = Třemi stejnými platit nelze
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] dvě karty jednoho druhu a jedna jiného.
       *[other] { NAME($a) } a { NAME($b) }, potřeba je obojí.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) } už krystal nemá
        [number] Ke krystalu patří dvě karty
       *[kind] Tyto karty se ke krystalu nehodí
    }
    .more = { $why ->
        [used] Každý má jeden na celou hru.
       *[other] Krystal nahradí jednu ze tří karet; přidejte { NAME($a) ->
            [nothing] dvě karty druhů, které dárek stojí.
           *[other] dvě karty, každá druhu { NAME($a) } nebo { NAME($b) }.
        }
    }
ME-HAND-01 = Odložte přesně { $surplus }
    .more = { NAME($seat) } má { $hand }; nechat si lze 7.
ME-END-01 = Tři skoro stejně vysoké hromádky
    .more = Vyloží se všechny zbylé dárky ({ $gifts }); hromádky se liší nejvýš o jeden dárek.
ME-END-02 = Hra skončila
    .more = Už podruhé došla některá hromádka. „{ act-undo }“ vás do hry vrátí.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Různé bonusové karty: přesně { $cards }
       *[other] { NAME($gift) } není bonusová karta
    }
    .more = { NAME($gift) ->
        [nothing] Odkryje se jedna pro každého, kdo vybírá.
       *[other] Bere se jedna z odkrytých bonusových karet.
    }
ME-BONUS-02 = První vybírá { NAME($turn) }
    .more = { NAME($seat) } musí počkat: dřív bere ten, kdo má méně dárků; při shodě ten, kdo má víc přísad, pak ten, kdo je mladší.
ME-SPEC-01 = Zvláštní sada se tím nedoplnila
    .more = { NAME($seat) } smí vzít další dárek, jen když právě vyrobený doplní Tajemství nebo Poklady.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Nic tam neleží
       *[other] Leží tam jen { NAME($top) }
    }
    .more = { $source ->
        [aside] Stranou už žádné dárky nejsou.
       *[other] Na hromádce { $source } jiný dárek není.
    }
ME-SPEC-03 = { NAME($seat) } už odměnu má
    .more = Každý smí odměnu vzít jen jednou za hru, i s oběma zvláštními sadami.
ME-SCORE-01 = { $why ->
        [twice] Započteno dvakrát: { NAME($gift) }
        [lacks] Do té sady nepatří: { NAME($gift) }
        [owned] Mezi dárky není: { NAME($gift) }
       *[left] Nezapočteno: { NAME($gift) }
    }
    .more = { $why ->
        [left] Každý dárek, který patří do některé sady, se počítá právě v jedné.
        [twice] Každý dárek se počítá právě v jedné ze svých sad.
        [owned] Počítají se jen dárky, které hráč má před sebou.
       *[other] Každý dárek se počítá právě v jedné ze svých sad, ne v této: { NAME($set) }.
    }
ME-SCORE-03 = Sada { NAME($special) } je jen jednou
    .more = Obě karty už má { NAME($first) }; { NAME($second) } je mít nemůže.
ME-SCORE-04 = Víc stuh než karet
    .more = { NAME($seat) }: se stejnou stuhou { $colour }, v sadách { $gifts }. Každá karta patří do jedné sady: nejdřív zadejte sady.
ME-SCORE-06 = Víc elfů než karet
    .more = { NAME($seat) }: s elfem { $elves }, v sadách { $gifts }. Každá karta patří do jedné sady: nejdřív zadejte sady.

# Místa a vlastní slova pravidel

game-masterelf = Master Elf
new-oldest-masterelf = nejmladší, začíná
act-oldest-masterelf = Nejmladší, začíná
new-clockwise-masterelf = Ve směru hodinových ručiček kolem stolu. Dotykem na hráče změníte jméno, barvu nebo místo; začíná nejmladší.
new-options-masterelf = { $changed ->
        [0] denní strana; dotykem změníte
       *[other] změněno proti výchozímu
    }
name-city = Město
name-r1 = Oblast 1
name-r2 = Oblast 2
name-r3 = Oblast 3
name-r4 = Oblast 4
name-r5 = Oblast 5
name-r6 = Oblast 6
name-rainbow = duha
name-secret = Tajemství
name-treasures = Poklady
me-ingredient-air = vzduch
me-ingredient-metal = kov
me-ingredient-magic = magie
me-ingredient-water = voda
me-named-gift-blue-booth = Modrá budka
me-named-gift-pirate = Pirát
me-named-gift-treasure-map = Mapa k pokladu
me-named-gift-key = Klíč
me-named-gift-casket = Truhlička
me-named-gift-colour-flower = Sedmibarevný květ
me-named-gift-marker-set = Sada fixů
me-named-gift-plasma-lamp = Plazmová lampa
me-named-set-antiquities = Starožitnosti
me-named-set-pirates = Piráti
me-named-colour-blue = modrá
me-named-colour-green = zelená
me-named-colour-red = červená
me-heading = { $topic ->
        [turn] Tah hráče
        [move] 1. Pohyb
        [take] 2. Vzít přísadu
        [create] 3. Vyrobit dárek
        [gifts] Karty dárků
        [crystal] Univerzální krystaly
        [hand] Předání tahu
        [end] Konec hry
        [score] Počítání bodů
        [collections] 1. Sbírky
        [colour] 2. Karty jedné barvy
        [elves] 3. Karty s elfy
        [winner] Vítěz
       *[setup] Příprava hry
    }
me-unseen = neznámý dárek
me-unlisted = dárek { $n }, nezadaný

# Stůl

me-phase-move = Pohyb elfa
me-phase-take = Vzít přísadu
me-phase-create = Vyrobit dárek
me-phase-end = Konec tahu
me-phase-discard = Limit 7 karet
me-phase-redistribute = Hromádka došla
me-phase-reward = Zvláštní sada
me-phase-bonus = Bonusové karty
me-phase-over = Konec hry

me-prompt-move = Dotkněte se sousedního místa
me-prompt-take = Která karta se bere?
me-prompt-swap = Kolik karet se odkládá?
me-prompt-create = Vyberte hromádku, nebo konec tahu
me-prompt-end = Tah skončil
me-prompt-discard = Nechte si jen 7 karet
me-prompt-redistribute = Vyložte dárky znovu
me-prompt-reward = Ještě jeden dárek zdarma
me-prompt-perhaps = Je zvláštní sada úplná?
me-prompt-bonus = Vyberte bonusovou kartu
me-prompt-younger = Vyberte, kdo je nejmladší
me-prompt-over = Hra skončila
me-prompt-region = Dotkněte se oblasti
me-prompt-lay = Které karty tam leží?
me-prompt-top = Který dárek tam leží?
me-prompt-pay = Čím se platí?

me-panel-cards = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
me-panel-gifts = { $gifts ->
        [one] 1 dárek
        [few] { $gifts } dárky
       *[other] { $gifts } dárků
    }
me-panel-crystal = krystal
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = bez hromádky
me-stack-untold = Hromádka { $stack }
me-stack-untold-more = zadat
me-card-unlisted = mimo seznam
me-card-sets-unknown = sady neznámé
me-card-elf = je na něm elf
me-card-unknown = Co není známo, se tu nepočítá.
me-price-unknown = přísady neznámé
me-untold = neuvedeno
me-city = Město
me-way-city = výměna karet
me-way-empty = prázdno
me-swap = Odložit { $away }
me-swap-more = vzít { $drawn }

me-act-tell = Zadat karty
me-act-away = Vybrat karty
me-act-laid = To je vše
me-act-end-turn = Konec tahu
me-act-pay = { $cards ->
        [0] Neplatit nic
        [one] Zaplatit 1 kartu
        [few] Zaplatit { $cards } karty
       *[other] Zaplatit { $cards } karet
    }
me-act-swap-these = Odložit { $away }, vzít { $drawn }
me-act-discard = Odložit { $cards }
me-act-discard-kinds = Vybrat karty
me-act-discard-these = Odložit tyto
me-act-laid-out = Vyloženo: { $sizes }
me-act-decline = Ne, děkuji
me-from-stack = Hromádka { $stack }
me-from-aside = Stranou
me-other-gift = Jiný dárek
me-other-gift-more = mimo seznam
me-other-gift-how = Dárek, který není v seznamu, se uzná bez kontroly a označí se. Přidejte ho přes „{ act-menu }“, „{ act-lesson }“: počítá se od příští hry.
me-with-crystal = Krystal místo jedné karty
me-pay-crystal = { $cards }, krystal
me-pay-unknown = Cena tohoto dárku není zadána. Jakákoli platba 2 + 1 se uzná bez kontroly a označí se; zadejte kartu a příští hra cenu zkontroluje.

me-sheet-lay = { NAME($region) }: zbývá zadat { $cards }
me-sheet-top = Který dárek leží na hromádce { $stack }?
me-sheet-reward = Který dárek byl vzat { $source ->
        [aside] z odložených stranou
       *[other] z hromádky { $source }
    }?
me-sheet-lay-bonus = Které bonusové karty tu leží? Zbývá zadat { $left }
me-act-bonus-skip = Nezadávat
me-sheet-bonus = Kterou bonusovou kartu bere { NAME($seat) }?
me-sheet-younger = Kdo z nich je nejmladší?
me-younger-why = Shoda v počtu dárků i přísad: bonusovou kartu si dřív vybírá mladší hráč.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } odkládá
me-sheet-discard = { NAME($seat) } má { $hand }: { $cards } navíc
me-sheet-redistribute = Poprvé došla některá hromádka
me-sheet-from = Odkud?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] zatím žádný dárek
        [one] 1 dárek
        [few] { $gifts } dárky
       *[other] { $gifts } dárků
    }
me-redistribute-shuffle = Seberte dárky z ostatních hromádek (celkem { $gifts }) a zamíchejte je.
me-redistribute-lay = Vyložte je odkryté do tří hromádek: { $sizes }.
me-reward-earned = { NAME($seat) } má oba dárky sady { NAME($special) }: naslepo vyberte hromádku nebo odložené dárky, pak tyto karty prohlédněte a jednu si vezměte. Pořadí karet neměňte.
me-sheet-perhaps = Zvláštní sada?
me-reward-perhaps = Není známo, zda { NAME($gift) } doplní Tajemství nebo Poklady ({ NAME($seat) }). Pokud ano, naslepo vyberte hromádku nebo odložené dárky, pak tyto karty prohlédněte a jednu si vezměte. Pořadí karet neměňte.
me-act-no-reward = Ne: konec tahu
me-seat-had = { $crystal ->
        [1] Krystal nepoužit
       *[0] Krystal použit
    } · { $reward ->
        [1] odměna nevyužita
       *[0] odměna vzata
    }

me-count = { NAME($kind) } × { $n }
me-no-cards = žádné karty
me-count-colour = Stuhy: { NAME($colour) }
me-count-elves = Elfové
me-count-unknown = Neznámé
me-count-sum = Celkem

# Závěrečné počítání, roztříděné podle přání hráče

me-sort-touch = Dotykem na dárek ho započtete do jeho druhé sady.
me-sort-to = do sady { NAME($set) }
me-sort-best = Nejlepší rozdělení
me-sort-own = Vlastní rozdělení: { $score }; nejlepší dává { $best }.
me-end-own = { NAME($seat) }: vlastní rozdělení; nejlepší dává { $best }
me-end-touch = Dotykem na hráče uvidíte jeho dárky a můžete je roztřídit jinak.

me-tell-unjudged = { $act } · bez kontroly
me-tell-top = Na hromádce { $stack }: { NAME($gift) }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } bere: { NAME($kind) ->
        [nothing] neznámá karta
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) } nemá co vzít
me-tell-swap = { NAME($seat) } odkládá { $away }, bere { $drawn }
me-tell-create = { NAME($seat) } vyrábí dárek { NAME($gift) }: { $cards }{ $crystal ->
        [1] , krystal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } bere dárek { NAME($gift) } { $source ->
        [aside] z odložených stranou
       *[other] z hromádky { $source }
    }
me-tell-decline = { NAME($seat) } nebere odměnu
me-tell-redistribute = Nové hromádky: { $sizes }
me-tell-end-turn = { NAME($seat) } končí tah
me-tell-discard = { NAME($seat) } odkládá { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
me-tell-lay-bonus = Bonusové karty: { $gifts }
me-tell-bonus = { NAME($seat) } bere bonusovou kartu { NAME($gift) }
me-tell-younger = Nejmladší při shodě: { NAME($seat) }
me-tell-sort = { NAME($seat) } třídí dárky jinak
me-tell-sort-best = { NAME($seat) }: zase nejlepší rozdělení

me-back-stack = hromádka { $stack }: zase { $left ->
        [one] 1 dárek
        [few] { $left } dárky
       *[other] { $left } dárků
    }
me-back-gift = { NAME($seat) }: vrátit dárek { NAME($gift) }
me-back-pawn = { NAME($seat) }: elf zpět na místo { NAME($place) }
me-back-cards-take = { NAME($seat) }: vzít zpět { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
me-back-cards-give = { NAME($seat) }: vrátit { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
me-back-crystal = { NAME($seat) }: vzít zpět krystal
me-back-region = { NAME($region) }: zase { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    }
me-back-taken = { NAME($seat) }: { NAME($kind) ->
        [nothing] vzatá karta
       *[other] { NAME($kind) }
    } zpět na místo { NAME($region) }
me-back-refill = { NAME($region) }: všechny karty ({ $n }) zpět na balíček města
me-back-drawn = { NAME($seat) }: vzaté karty ({ $n }) zpět na balíček města
me-back-away = { NAME($seat) }: vrchní karty odkládacího balíčku ({ $n }) zpět do ruky
me-back-shuffled = Město: část balíčku ({ $n }) je opět odkládací balíček
me-back-made = { NAME($seat) }: { NAME($gift) } zpět na hromádku { $stack }
me-back-paid = { NAME($seat) }: z odkládacího balíčku zpět { $cards }
me-back-reward = { NAME($seat) }: { NAME($gift) } zpět { $source ->
        [aside] mezi odložené dárky
       *[other] do hromádky { $source }
    }
me-back-bonus = { NAME($seat) }: { NAME($gift) } zpět mezi bonusové karty

me-lies-turn = { $round }. kolo; na tahu je { NAME($seat) }
me-lies-stack = Hromádka { $stack }: { $left ->
        [0] prázdná
        [one] 1 dárek
        [few] { $left } dárky
       *[other] { $left } dárků
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , nahoře { NAME($gift) }
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] nic
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }neznámé: { $unknown }
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
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
me-end-least = { NAME($seat) } vítězí: nejméně { $score }
me-end-open = Ještě není rozhodnuto: { $gifts ->
        [one] 1 dárek není započítán
        [few] { $gifts } dárky nejsou započítány
       *[other] { $gifts } dárků není započítáno
    }
me-end-open-how = Body níže obsahují jen to, co je známo. Tuto hru spočítá „{ act-count-pad }“; „{ me-act-pad-cards }“ tam zapíše karty i pro příští hru.
me-end-at-most = Nejvýše: { $scores }
me-end-unknown = { $gifts ->
        [one] 1 dárek není zcela známý
        [few] { $gifts } dárky nejsou zcela známé
       *[other] { $gifts } dárků není zcela známých
    }; co chybí, se tu nepočítá

sheet-chart-masterelf = Bodování
me-chart-sets = Dárků v sadě
me-chart-points = Body
me-chart-special = Tajemství, Poklady: každá úplná dvojice dává { $points } bodů místo obvyklých.
me-chart-colour = Stuhy: 1 bod za každý dárek jedné barvy; duha platí za kteroukoli.
me-chart-elves = Elfové: po 1 bodu.
me-chart-price = Dárek stojí 3 karty svých dvou druhů, 2 + 1; krystal jednou za hru nahradí jednu z nich.
me-chart-hand = Na konci tahu si lze nechat nejvýš 7 přísad.

option-side = Strana plánu: { $value ->
        [night] noc
       *[day] den
    }
    .more = { $value ->
        [night] Město a šest oblastí, v každé až dvě přísady.
       *[day] Město a čtyři oblasti, v každé až tři přísady.
    }
option-special_on_last_gift = Zvláštní sada s posledním dárkem: { $value ->
        [true] nejdřív odměna
       *[false] hra končí
    }
    .more = Když dárek, který ukončí hru, doplní zvláštní sadu.
option-deck = { $value ->
        [none] Karty: jen ty z pravidel
       *[other] Vaše krabice: { $value }
    }
    .more = { $value ->
        [none] Co ukazují jen karty, se uzná bez kontroly a označí se.
       *[other] Její dárky a přísady se kontrolují a počítají.
    }

# Obsah krabice

me-sheet-lesson = Vaše krabice: { $name }
me-teach-edition = Druhé vydání má prý { $gifts } dárků a { $cards } karet přísad; jiný počet nevadí. Zadejte, co víte, v libovolném pořadí; ostatní zůstane neznámé.
me-teach-other-gifts = Dárků v této krabici, jak bylo zadáno: { $gifts }.
me-teach-next = Co teď zadáte, platí od příští hry.
me-teach-file = Hned se ukládá do { $path }. Kopii souboru můžete předat dál; cizí soubor načtete, když ho uložíte do téže složky.
me-teach-gift-cards = Karty dárků
me-teach-gifts = zadáno { $gifts }, úplných { $complete }
me-teach-cards = spočteno karet: { $cards }
me-teach-known = známo { $n }
me-list-gifts = Dárky
me-list-ingredients = Přísady
me-list-sets = Sady
me-list-colours = Stuhy
me-sheet-list-gifts = Dárky: zadáno { $gifts } / { $edition }
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
me-gift-sets = Jeho jedna nebo dvě sady; Tajemství a Poklady mají po dvou dárcích
me-gift-colour = Jeho stuha
me-gift-elves = Je na něm elf?
me-gift-unknown = { $heading } · zatím neznámo
me-elf-yes = elf
me-elf-no = bez elfa
me-act-remove = Odebrat
me-act-title = Název
me-teach-count = Spočteno karet: { $cards }; druhé vydání jich má prý { $edition }. Druh s 0 se nekontroluje a balíček ve městě také ne.
me-teach-rename = Dotykem změníte název.
me-teach-two = Dárek potřebuje dvě přísady
me-teach-two-more = Vyberte druhou přísadu, nebo se znovu dotkněte první a obě zůstanou neznámé.
me-teach-three-more = Dvě už jsou vybrány: jednu z nich nejdřív dotykem odeberte.
me-teach-sets = Jedna sada, nebo dvě
me-teach-sets-more = { $special ->
        [1] Vedle zvláštní sady smí být jen jedna další.
       *[0] Dárek je nejvýš ve dvou sadách: jednu z nich nejdřív dotykem odeberte.
    }
me-teach-refused = To není možné
me-teach-unread = Tuto krabici nelze přečíst
me-setup-side = Plán { $side ->
        [night] noční stranou (šest oblastí)
       *[day] denní stranou (čtyři oblasti)
    } nahoru
me-setup-stacks = Zamíchat dárky: tři odkryté hromádky po { $gifts }
me-setup-aside = Všechny ostatní dárky zakryté stranou
me-setup-hands = Zamíchat přísady: každému { $cards }, tajně
me-setup-regions = Po jedné odkryté přísadě do všech oblastí ({ $regions })
me-setup-city = Ostatní přísady zakryté do města
me-setup-each = Každý: přehled a krystal; elfa do města
me-setup-start = Začíná { NAME($seat) }
me-prompt-refill = { NAME($region) }: položte nové karty ({ $cards })

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Sčítání bodů · { $name }: { $score }
me-sheet-pad-result = Výsledek
me-pad-sets = Sady karet
me-pad-entered = Zadáno
me-pad-how = Jeden dotyk za každou sadu: kolik má karet. Dotykem zadanou sadu odeberete.
me-pad-special = Zvláštní sady
me-pad-colour = Stuha, i s duhou
me-pad-points = Body za sady
me-pad-winner = Vítězství: { $names }, { $score } b.
me-pad-shared = Společné vítězství: { $names }, { $score } b.; při shodě vyhrávají všichni
me-pad-counted = Sečteno z těchto čísel; průběh hry nebyl kontrolován.
me-pad-missing = Neúplné: { $name }
me-pad-missing-sets = Zadejte sady: jeden dotyk za každou.
me-pad-missing-colour = Zadejte, kolik karet má nejčastější stuhu, včetně duhových; 0, když žádná není.
me-pad-missing-elves = Zadejte, kolik karet má elfa; 0, když žádná není.
me-act-pad-clear = Vynulovat hráče
me-act-pad-result = Výsledek
me-act-pad-new = Nové sčítání
me-act-pad-back = Opravit čísla
me-act-pad-keep = Uložit výsledek

# Only scores are kept

me-phase-score = Jen body
me-prompt-score = Po konci hry sečtěte dárky
me-act-next-round = Další kolo
me-act-count = Sečíst
me-tell-keep-score = Jen body
me-tell-next-round = Začalo { $round }. kolo
me-tell-count = Dárky sečteny
me-lies-score = Zapisují se jen body, { $round }. kolo: co leží na stole, se nesleduje.
new-keep-score-masterelf = bez rozhodčího, součet na konci

# The count by cards

me-act-pad-cards = Po kartách
me-sheet-cards = { $name }: { $gifts ->
        [one] 1 karta
        [few] { $gifts } karty
       *[other] { $gifts } karet
    }, { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }
me-act-card-new = + Další karta
me-act-card-new-more = zadat, za co boduje
me-card-ask = stačí zadat jednou
me-card-sets = Její sady, jedna nebo dvě
me-card-ribbon-0 = Její stuha; na kartě není elf
me-card-ribbon-1 = Její stuha; na kartě je elf
me-card-sets-first = Nejdřív zadejte sady
me-sheet-card = { $gift ->
        [none] Za co karta boduje?
       *[other] { $gift }: za co karta boduje?
    }
me-set-number = Sada { $n }
me-colour-yellow = žlutá
me-colour-violet = fialová
me-colour-orange = oranžová
me-colour-pink = růžová
me-colour-white = bílá
me-colour-black = černá
me-colour-brown = hnědá
