# Une table de Master Elf : refus, questions, boutons, feuilles et coups en mots. Chaque nom commence par me- ou ME-.
# Mots : gift cadeau, ingredient ingrédient, set série (special : série spéciale), stack pile, crystal cristal,
# ribbon ruban, city ville, region région, reward récompense, taught box boîte décrite, pawn elfe.
# Noms et titres restent tels quels, près d'un deux-points ; ce qui est sans nom est « nothing ».

ME-COMP-01 = { $what ->
        [gift] Un seul existe : { NAME($gift) }
       *[ingredient] Erreur de compte : pas tant
    }
    .more = { $what ->
        [gift] Il est sur une autre pile, ou quelqu'un l'a déjà.
       *[ingredient] On connaîtrait plus de cartes d'un ingrédient que n'en a la boîte décrite.
    }
ME-SETUP-01 = On joue de 2 à 4
    .more = Indiqué : { $seats }.
ME-SETUP-09 = C'est à { NAME($turn) }
    .more = { NAME($seat) } doit attendre : on joue dans le sens des aiguilles d'une montre.
ME-BOARD-02 = Pas voisin : { NAME($to) }
    .more = { NAME($location) } touche ses deux voisins de l'anneau et la ville.
ME-TURN-01 = Pas à ce moment
    .more = { $command ->
        [go] Le tour commence par le déplacement
        [take] On prend un ingrédient après le déplacement
        [swap] On échange en ville après s'y être déplacé
        [create] On crée un cadeau après avoir pris un ingrédient
        [end_turn] Le tour finit après déplacement et prise
        [discard] On défausse au-delà de 7 à la fin du tour
        [redistribute] On refait les piles quand la première est vide
        [reward] La récompense suit un cadeau qui complète une série spéciale
        [sort] On trie les cadeaux quand la partie est finie
        [younger] L'âge compte quand on prend les cartes bonus
       *[bonus] On prend les cartes bonus après la fin
    } ; ici { $phase ->
        [move] l'elfe se déplace
        [take] on prend un ingrédient
        [create] on crée un cadeau, ou le tour finit
        [end] le tour finit
        [discard] on défausse le surplus
        [redistribute] on refait les piles
        [reward] on prend la récompense
       *[bonus] on prend une carte bonus
    }.
ME-MOVE-01 = { NAME($seat) } doit quitter : { NAME($location) }
    .more = L'elfe va chaque tour à un lieu voisin ; rester n'est pas un déplacement.
ME-TAKE-01 = { $location ->
        [city] La ville n'a pas d'ingrédients visibles
       *[other] { NAME($location) } : cela n'y est pas
    }
    .more = { $location ->
        [city] On y défausse des cartes et on en pioche une de plus.
       *[other] On prend exactement une des cartes qui s'y trouvent.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) } : tout est connu
       *[other] { NAME($region) } : { $unknown ->
            [one] { $unknown } inconnue seulement
           *[other] { $unknown } inconnues seulement
        }
    }
    .more = On ne remplit une région que si elle est vide ; ce qui a été dit y est encore.
ME-TAKE-03 = { $why ->
        [region] On échange en ville
        [hand] Pas autant en main
        [kinds] Ces cartes ne sont pas en main
       *[drawn] { $away } en défausse, { $drawn } en pioche
    }
    .more = { $why ->
        [region] L'elfe est ici : { NAME($location) }. On prend une carte qui s'y trouve.
        [hand] Cartes en main : { $hand }.
        [kinds] Les cartes connues de la main ne leur laissent pas de place.
       *[drawn] On pioche une carte de plus que défaussé, tant qu'il y en a.
    }
ME-GIFT-01 = Un cadeau par tour
    .more = { NAME($seat) } en a déjà créé un ; le tour finit.
ME-GIFT-02 = { NAME($top) ->
        [nothing] La pile { $stack } est vide
       *[other] La pile { $stack } montre : { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Il n'y a pas de carte du dessus.
       *[other] On l'a dit ainsi ; si c'est faux, « Annuler » le reprend.
    }
ME-GIFT-03 = { $why ->
        [held] Ces cartes ne sont pas en main
       *[cards] Exactement 3 cartes : 2 + 1
    }
    .more = { NAME($gift) } : { NAME($a) ->
        [nothing] deux d'une sorte et une d'une autre.
       *[other] { NAME($a) } et { NAME($b) }, deux de l'une et une de l'autre.
    }
ME-GIFT-04 = Trois pareilles ne paient jamais
    .more = { NAME($gift) } : { NAME($a) ->
        [nothing] deux d'une sorte et une d'une autre.
       *[other] { NAME($a) } et { NAME($b) }, il faut les deux.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) } : cristal déjà utilisé
        [number] Deux cartes avec le cristal
       *[kind] Cela ne va pas avec le cristal
    }
    .more = { $why ->
        [used] Chacun en a un pour toute la partie.
       *[other] Il vaut une des trois : { NAME($a) ->
            [nothing] avec lui, deux cartes des ingrédients du cadeau.
           *[other] avec lui, deux cartes parmi { NAME($a) } et { NAME($b) }.
        }
    }
ME-HAND-01 = Défausser { $surplus }, exactement
    .more = { NAME($seat) } en a { $hand } ; on peut en garder 7.
ME-END-01 = Trois piles à peu près égales
    .more = On pose tous les cadeaux restants ({ $gifts }) ; les piles diffèrent d'un au plus.
ME-END-02 = La partie est finie
    .more = Une pile s'est vidée pour la deuxième fois. « Annuler » y ramène.
ME-BONUS-02 = { NAME($turn) } choisit d'abord
    .more = { NAME($seat) } doit attendre : le moins de cadeaux d'abord, puis le plus d'ingrédients, puis le plus jeune.
ME-SPEC-01 = Aucune série spéciale complétée
    .more = { NAME($seat) } ne prend un cadeau que si le dernier créé complète Secret ou Trésors.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Il n'y a rien là
       *[other] Il n'y a là que : { NAME($top) }
    }
    .more = { $source ->
        [aside] Il n'y a plus de cadeaux mis de côté.
       *[other] La pile { $source } n'en donne pas d'autre.
    }
ME-SPEC-03 = { NAME($seat) } a déjà eu la récompense
    .more = On la prend une fois par partie, même avec les deux séries spéciales.
ME-SCORE-01 = { $why ->
        [twice] Compté deux fois : { NAME($gift) }
        [lacks] Pas de cette série : { NAME($gift) }
        [owned] Pas parmi les cadeaux : { NAME($gift) }
       *[left] Oublié : { NAME($gift) }
    }
    .more = { $why ->
        [left] Chaque cadeau qui a une série compte dans l'une d'elles.
       *[other] Chaque cadeau compte dans une seule de ses séries, pas ici : { NAME($set) }.
    }

# Lieux, et mots propres au livret

game-masterelf = Master Elf
new-oldest-masterelf = benjamin, commence
act-oldest-masterelf = Benjamin, commence
new-clockwise-masterelf = Dans le sens des aiguilles d'une montre. Touchez une place pour changer nom, couleur ou place ; le plus jeune commence.
new-options-masterelf = { $changed ->
        [0] la face jour ; touchez pour changer
       *[other] pas comme d'habitude
    }
name-city = Ville
name-r1 = Région 1
name-r2 = Région 2
name-r3 = Région 3
name-r4 = Région 4
name-r5 = Région 5
name-r6 = Région 6
name-rainbow = arc-en-ciel
name-secret = Secret
name-treasures = Trésors
me-ingredient-air = air
me-ingredient-metal = métal
me-ingredient-magic = magie
me-ingredient-water = eau
me-unlisted = cadeau { $n }, non décrit

# La table

me-phase-move = Déplacer l'elfe
me-phase-take = Prendre un ingrédient
me-phase-create = Créer un cadeau
me-phase-end = Fin du tour
me-phase-discard = 7 cartes en main
me-phase-redistribute = Une pile est vide
me-phase-reward = Série spéciale
me-phase-bonus = Cartes bonus
me-phase-over = Fin de la partie

me-prompt-move = Touchez un lieu voisin
me-prompt-take = Laquelle est prise ?
me-prompt-swap = Combien en défausse ?
me-prompt-create = Touchez une pile, ou finissez
me-prompt-end = Le tour est fini
me-prompt-discard = N'en garder que 7
me-prompt-redistribute = Reposez les cadeaux
me-prompt-reward = Encore un cadeau, gratuit
me-prompt-bonus = Choisissez une carte bonus
me-prompt-over = La partie est finie
me-prompt-region = Touchez la région
me-prompt-lay = Qu'y a-t-il là ?
me-prompt-top = Quel cadeau est là ?
me-prompt-pay = Payé avec quoi ?

me-panel-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
me-panel-gifts = { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
me-panel-crystal = cristal
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = pas de pile
me-stack-untold = Pile { $stack }
me-stack-untold-more = quel dessus ?
me-card-unlisted = pas dans la boîte décrite
me-card-sets-unknown = séries inconnues
me-card-elf = un elfe y figure
me-card-unknown = Ce qui n'est pas dit ici ne compte pas.
me-price-unknown = ingrédients inconnus
me-untold = non dit
me-city = Ville
me-way-city = échanger
me-way-empty = vide
me-swap = Défausser { $away }
me-swap-more = piocher { $drawn }

me-act-tell = Dire la région
me-act-away = Lesquelles
me-act-laid = C'est tout
me-act-end-turn = Finir
me-act-pay = { $cards ->
        [0] Ne rien payer
        [one] Payer { $cards } carte
       *[other] Payer { $cards } cartes
    }
me-act-swap-these = Défausser { $away }, piocher { $drawn }
me-act-discard = Défausser { $cards }
me-act-discard-kinds = Lesquelles
me-act-discard-these = Défausser
me-act-laid-out = Posé : { $sizes }
me-act-decline = Non, merci
me-from-stack = Pile { $stack }
me-from-aside = De côté
me-other-gift = Autre cadeau
me-other-gift-more = pas dans la boîte décrite
me-other-gift-how = Un autre cadeau est admis sans contrôle et noté ainsi. Décrivez-le par Menu, « Décrire ma boîte » : il compte dès la partie suivante.
me-with-crystal = Le cristal vaut une carte
me-pay-crystal = { $cards }, cristal
me-pay-unknown = La boîte décrite ne dit pas ce que coûte ce cadeau. On croit tout 2 + 1 et on le note ; décrivez la carte, et la partie suivante la contrôle.

me-sheet-lay = { NAME($region) } : { $cards } à dire
me-sheet-top = Quel cadeau est sur la pile { $stack } ?
me-sheet-reward = Quel cadeau vient { $source ->
        [aside] de ceux mis de côté
       *[other] de la pile { $source }
    } ?
me-sheet-bonus = { NAME($seat) } prend quelle carte bonus ?
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } défausse
me-sheet-discard = { NAME($seat) } en a { $hand } : { $cards } de trop
me-sheet-redistribute = Une pile est vide pour la première fois
me-sheet-from = D'où ?
me-sheet-gifts = { NAME($seat) } : { $gifts ->
        [0] pas encore de cadeau
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
me-redistribute-shuffle = Réunissez les cadeaux des autres piles ({ $gifts }) et mélangez-les.
me-redistribute-lay = Posez-les face visible en trois piles : { $sizes }.
me-reward-earned = { NAME($seat) } a les deux cadeaux ({ NAME($special) }) : choisissez d'où sans regarder, puis parcourez ces cartes et prenez-en une. Leur ordre reste.
me-seat-had = { $crystal ->
        [1] Cristal disponible
       *[0] Cristal utilisé
    } · { $reward ->
        [1] récompense disponible
       *[0] récompense prise
    }

me-count = { $n } { NAME($kind) }
me-no-cards = aucune carte
me-count-colour = Rubans : { NAME($colour) }
me-count-elves = Elfes
me-count-unknown = Inconnu
me-count-sum = Total

me-tell-unjudged = { $act } · non contrôlé
me-tell-top = { NAME($gift) } sur la pile { $stack }
me-tell-lay = { NAME($region) } : { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } prend : { NAME($kind) ->
        [nothing] une carte non dite
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) } ne trouve rien à prendre
me-tell-swap = { NAME($seat) } défausse { $away }, pioche { $drawn }
me-tell-create = { NAME($seat) } crée { NAME($gift) } pour { $cards }{ $crystal ->
        [1] {" "}et le cristal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } prend { NAME($gift) } { $source ->
        [aside] de ceux mis de côté
       *[other] de la pile { $source }
    }
me-tell-decline = { NAME($seat) } ne prend pas de récompense
me-tell-redistribute = Piles refaites : { $sizes }
me-tell-end-turn = { NAME($seat) } finit son tour
me-tell-discard = { NAME($seat) } défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
me-tell-bonus = { NAME($seat) } prend la carte bonus { NAME($gift) }

me-back-stack = pile { $stack } : de nouveau { $left ->
        [one] { $left } cadeau
       *[other] { $left } cadeaux
    }
me-back-gift = { NAME($seat) } : rendre { NAME($gift) }
me-back-pawn = { NAME($seat) } : l'elfe revient, { NAME($place) }
me-back-cards-take = { NAME($seat) } : reprendre { $n } { $n ->
        [one] carte
       *[other] cartes
    }
me-back-cards-give = { NAME($seat) } : rendre { $n } { $n ->
        [one] carte
       *[other] cartes
    }
me-back-crystal = { NAME($seat) } : reprendre le cristal
me-back-region = { NAME($region) } : de nouveau { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

me-lies-turn = Manche { $round } ; c'est à { NAME($seat) }
me-lies-stack = Pile { $stack } : { $left ->
        [0] vide
        [one] { $left } cadeau
       *[other] { $left } cadeaux
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , dessus { NAME($gift) }
    }
me-lies-region = { NAME($region) } : { $known }{ $unknown ->
        [0] { $told ->
            [0] rien
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }{ $unknown ->
            [one] { $unknown } non dite
           *[other] { $unknown } non dites
        }
    }
me-lies-seat = { NAME($seat) }, { NAME($place) } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $crystal ->
        [1] cristal
       *[0] pas de cristal
    }{ $number ->
        [0] , aucun cadeau
       *[other]  ; { $gifts }
    }

me-end-score = Points
me-end-sets = Séries
me-end-colour = Ruban
me-end-elves = Elfes
me-end-winner = { NAME($seat) } gagne avec { $score }
me-end-shared = { NAME($seat) } gagne avec { $score }, à égalité : rien ne départage
me-end-unknown = { $gifts ->
        [one] { $gifts } cadeau n'est pas entièrement connu
       *[other] { $gifts } cadeaux ne sont pas entièrement connus
    } ; ce qui manque ne compte pas ici

sheet-chart-masterelf = Ce qui compte, et combien
me-chart-sets = Cadeaux de la série
me-chart-points = Points
me-chart-special = Secret et Trésors : à la place, { $points } points pour les deux cadeaux.
me-chart-colour = Rubans : 1 point par cadeau d'une couleur ; l'arc-en-ciel va avec toutes.
me-chart-elves = Elfes : 1 point chacun.
me-chart-price = Un cadeau coûte 3 cartes de ses deux ingrédients, 2 + 1 ; le cristal en vaut une, une fois par partie.
me-chart-hand = À la fin du tour on peut garder 7 ingrédients.

option-side = Face du plateau : { $value ->
        [night] nuit
       *[day] jour
    }
    .more = { $value ->
        [night] Une ville et six régions, deux ingrédients au plus chacune.
       *[day] Une ville et quatre régions, trois ingrédients au plus chacune.
    }
option-special_on_last_gift = Série spéciale au dernier cadeau : { $value ->
        [true] récompense d'abord
       *[false] la partie finit
    }
    .more = Quand le cadeau qui finit la partie complète une série spéciale.
option-deck = Boîte décrite : { $value ->
        [none] aucune
       *[other] { $value }
    }
    .more = { $value ->
        [none] Ce que seules les cartes disent est cru et noté.
       *[other] Ses cadeaux et ingrédients sont contrôlés et comptés.
    }

# Décrire ma boîte

me-sheet-lesson = Votre boîte : { $name }
me-teach-edition = La deuxième édition aurait { $gifts } cadeaux et { $cards } cartes Ingrédient ; un autre compte va aussi. Dites ce que vous savez, dans n'importe quel ordre : le reste demeure inconnu.
me-teach-other-gifts = Cette boîte compte { $gifts } cadeaux : comme vous dites.
me-teach-next = Ce que vous décrivez compte dès la partie suivante.
me-teach-file = Gardé aussitôt dans { $path }. Copiez ce fichier pour l'exporter ; posez-en un autre à côté pour l'importer.
me-teach-gift-cards = Cartes Cadeau
me-teach-new-box = + Boîte
me-teach-gifts = dits : { $gifts }, entiers : { $complete }
me-teach-cards = cartes comptées : { $cards }
me-teach-known = connus : { $n }
me-list-gifts = Cadeaux
me-list-ingredients = Ingrédients
me-list-sets = Séries
me-list-colours = Rubans
me-sheet-list-gifts = Cadeaux dits : { $gifts } sur { $edition }
me-new-gifts = + Cadeau
me-new-ingredients = + Ingrédient
me-new-sets = + Série
me-new-colours = + Ruban
me-title-gifts = Comment s'appelle le cadeau ?
me-title-ingredients = Comment s'appelle l'ingrédient ?
me-title-sets = Comment s'appelle la série ?
me-title-colours = De quelle couleur est le ruban ?
me-title-hint = Comme imprimé sur la carte
me-missing = manque : { $fields }
me-missing-ingredients = ingrédients
me-missing-sets = séries
me-missing-colour = ruban
me-missing-elves = elfe
me-gift-ingredients = Ses deux ingrédients
me-gift-sets = Une ou deux séries ; Secret et Trésors ont deux cadeaux chacune
me-gift-colour = Son ruban
me-gift-elves = Un elfe y figure-t-il ?
me-gift-unknown = { $heading } · pas encore connu
me-elf-yes = un elfe
me-elf-no = pas d'elfe
me-act-remove = Enlever
me-act-title = Titre
me-teach-count = Cartes comptées : { $cards } ; la deuxième édition en aurait { $edition }. À 0 une sorte n'est pas comptée, et la pile de la ville non plus.
me-teach-rename = Touchez pour changer le titre.
me-teach-two = Un cadeau veut deux ingrédients
me-teach-two-more = Un seul ne se peut : choisissez-en un second, ou retouchez le premier pour laisser les deux inconnus.
me-teach-three-more = Deux sont choisis : touchez-en un d'abord pour l'enlever.
me-teach-sets = Une série ou deux
me-teach-sets-more = { $special ->
        [1] À côté d'une série spéciale, il y en a une autre.
       *[0] Un cadeau est dans deux séries au plus : touchez-en une d'abord pour l'enlever.
    }
me-teach-refused = Cela ne se peut
me-teach-unread = Cette boîte est illisible

# Qui est le plus jeune, et le tri à la main

me-prompt-younger = Touchez le plus jeune
me-sheet-younger = Qui d'entre eux est le plus jeune ?
me-younger-why = Autant de cadeaux et d'ingrédients : le plus jeune choisit d'abord une carte bonus.
me-sort-touch = Touchez un cadeau pour le compter dans son autre série.
me-sort-to = vers { NAME($set) }
me-sort-best = Au mieux
me-sort-own = Trié à la main : { $score } ; au mieux { $best }.
me-end-own = { NAME($seat) } : trié à la main ; au mieux { $best }
me-end-touch = Touchez une place pour voir ses cadeaux et les trier.
me-tell-younger = { NAME($seat) } : le plus jeune des ex æquo
me-tell-sort = { NAME($seat) } trie les cadeaux autrement
me-tell-sort-best = { NAME($seat) } : de nouveau triés au mieux
me-setup-side = Le plateau, côté { $side ->
        [night] nuit (six régions)
       *[day] jour (quatre régions)
    } visible
me-setup-stacks = Mélangez les cadeaux : trois piles visibles de { $gifts }
me-setup-aside = Les autres cadeaux de côté, face cachée
me-setup-hands = Mélangez les ingrédients : { $cards } à chacun, en secret
me-setup-regions = Un ingrédient visible dans chacune des { $regions } régions
me-setup-city = Les autres ingrédients face cachée dans la ville
me-setup-each = Chacun : une aide, un cristal, et l'elfe dans la ville
me-setup-start = { NAME($seat) } commence
me-prompt-refill = Posez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } dans { NAME($region) }
