# Une table de Master Elf : refus, questions, boutons, feuilles et actions en mots. Chaque nom commence par me- ou ME-.
# Mots : gift cadeau, ingredient ingrédient, set série (special : série spéciale), stack pile, crystal cristal,
# ribbon ruban, city ville, region région, reward récompense, your box votre boîte, pawn elfe.
# Titres de cartes, de séries et de couleurs sont ceux du propriétaire ; ce qui est sans nom est « nothing ».

# Un refus par règle : cinq mots, puis les nombres. Jamais une sorte que seule une main révèle.

ME-COMP-01 = { $what ->
        [gift] Exemplaire unique : { NAME($gift) }
        [gifts] La boîte a moins de cadeaux
       *[ingredient] Erreur de compte : la boîte en a moins
    }
    .more = { $what ->
        [gift] Il est sur une autre pile, ou quelqu’un l’a déjà créé.
        [gifts] Les piles et les cadeaux des joueurs feraient plus de cartes que la boîte n’en contient.
       *[ingredient] D’un même ingrédient, il y aurait plus de cartes connues que votre boîte n’en contient.
    }
me-numbers-box = { NAME($kind) } : avec ces cartes, on en connaîtrait { $known } ; la boîte en a { $count }.
ME-SETUP-01 = De 2 à 4 joueurs
    .more = Joueurs indiqués : { $seats }.
ME-SETUP-03 = Le nombre de cadeaux ne convient pas
    .more = Sur les piles et devant les joueurs : { $gifts }. Au début : { $most } (3 × { $height }).
ME-SETUP-09 = C’est à { NAME($turn) } de jouer
    .more = { NAME($seat) } doit attendre : on joue dans le sens des aiguilles d’une montre.
ME-BOARD-01 = Trop de cartes : { NAME($region) }
    .more = Cartes saisies : { $cards } ; une région en contient { $most } au plus.
ME-BOARD-02 = Lieu non voisin : { NAME($to) }
    .more = Depuis { NAME($location, case: "la") }, on atteint ses deux voisines sur l’anneau et la ville.
ME-TURN-01 = Pas maintenant
    .more = { $command ->
        [go] Le tour commence par le déplacement
        [take] On prend un ingrédient après le déplacement
        [swap] L’échange en ville vient après le déplacement
        [create] On crée un cadeau après avoir pris un ingrédient
        [end_turn] Le tour finit après le déplacement et la prise
        [discard] On défausse au-delà de 7 ingrédients à la fin du tour
        [redistribute] On refait les piles quand une pile est épuisée pour la première fois
        [reward] La récompense suit un cadeau qui complète une série spéciale
        [keep_score] Le mode « { act-keep-score } » se choisit avant le premier tour
        [next_round] Les tours se comptent là où seuls les points sont notés
        [sort] On trie les cadeaux quand la partie est finie
        [younger] L’âge compte quand on prend les cartes bonus
       *[bonus] On prend les cartes bonus après la fin
    } ; maintenant, { $phase ->
        [move] l’elfe se déplace
        [take] on prend un ingrédient
        [create] on peut créer un cadeau, ou le tour finit
        [end] le tour finit
        [discard] on défausse le surplus
        [redistribute] on refait les piles
        [score] seuls les points sont notés
        [reward] on prend la récompense
       *[bonus] on prend une carte bonus
    }.
ME-MOVE-01 = { NAME($seat) } doit quitter { NAME($location, case: "la") }
    .more = À chaque tour, l’elfe va dans un lieu voisin ; il ne peut pas rester.
ME-TAKE-01 = { $location ->
        [city] La ville n’a pas d’ingrédients visibles
       *[other] Cette carte n’est pas { NAME($location, case: "en") }
    }
    .more = { $location ->
        [city] En ville, on défausse autant de cartes qu’on veut et on en pioche une de plus.
       *[other] Prenez exactement une des cartes de la région.
    }
ME-TAKE-02 = { $unknown ->
        [0] Tout est connu { NAME($region, case: "en") }
       *[other] { NAME($region) } : seulement { $unknown ->
            [one] { $unknown } carte inconnue
           *[other] { $unknown } cartes inconnues
        }
    }
    .more = On ne remplit une région que si elle est vide ; les cartes indiquées avant y sont encore.
ME-TAKE-03 = { $why ->
        [region] On n’échange qu’en ville
        [hand] Pas autant de cartes en main
        [kinds] Ces cartes ne sont pas en main
       *[drawn] Défaussées : { $away }, piochées : { $drawn }
    }
    .more = { $why ->
        [region] L’elfe est { NAME($location, case: "en") } : prenez une carte de cette région.
        [hand] Cartes en main : { $hand }.
        [kinds] Toutes les cartes de cette main sont déjà connues, et d’une autre sorte.
       *[drawn] On pioche une carte de plus qu’on n’en défausse, tant qu’il y en a.
    }
ME-GIFT-01 = Un cadeau par tour
    .more = { NAME($seat) } en a déjà créé un ; le tour finit maintenant.
ME-GIFT-02 = { NAME($top) ->
        [nothing] La pile { $stack } est vide
       *[other] Pile { $stack }, carte visible : { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Il n’y a pas de carte du dessus.
       *[other] Cette carte a déjà été indiquée en haut de la pile ; si c’était faux, annulez.
    }
ME-GIFT-03 = { $why ->
        [held] Ces cartes ne sont pas en main
       *[cards] Exactement 3 cartes : 2 + 1
    }
    .more = { NAME($gift) } : { NAME($a) ->
        [nothing] deux d’une sorte et une d’une autre.
       *[other] { NAME($a) } et { NAME($b) }, deux cartes d’un ingrédient et une de l’autre.
    }
ME-GIFT-04 = Jamais trois cartes identiques
    .more = { NAME($gift) } : { NAME($a) ->
        [nothing] deux d’une sorte et une d’une autre.
       *[other] { NAME($a) } et { NAME($b) }, il faut les deux.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) } : cristal déjà utilisé
        [number] Deux cartes avec le cristal
       *[kind] Ces cartes ne vont pas avec le cristal
    }
    .more = { $why ->
        [used] Chaque joueur en a un pour toute la partie.
       *[other] Il remplace une des trois cartes ; ajoutez { NAME($a) ->
            [nothing] deux cartes des ingrédients du cadeau.
           *[other] deux cartes, chacune { NAME($a) } ou { NAME($b) }.
        }
    }
ME-HAND-01 = Défaussez exactement { $surplus ->
    [one] { $surplus } carte
   *[other] { $surplus } cartes
}
    .more = { NAME($seat) } a { $hand } cartes ; on peut en garder 7.
ME-END-01 = Trois piles à peu près égales
    .more = On pose tous les cadeaux restants ({ $gifts }) ; les piles diffèrent d’un cadeau au plus.
ME-END-02 = La partie est finie
    .more = Une pile s’est épuisée pour la deuxième fois. « { act-undo } » permet de revenir à la partie.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Cartes bonus différentes : exactement { $cards }
       *[other] Pas une carte bonus : { NAME($gift) }
    }
    .more = { NAME($gift) ->
        [nothing] On en révèle une pour chaque joueur qui choisit.
       *[other] On prend une des cartes bonus révélées.
    }
ME-BONUS-02 = { NAME($turn) } choisit en premier
    .more = { NAME($seat) } doit attendre : le joueur qui a le moins de cadeaux choisit en premier ; à égalité, celui qui a le plus d’ingrédients ; si l’égalité demeure, le plus jeune.
ME-SPEC-01 = Aucune série spéciale complétée
    .more = { NAME($seat) } ne peut prendre un cadeau de plus que si celui qui vient d’être créé complète Secret ou Trésors.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Il n’y a rien là
       *[other] Seul cadeau disponible : { NAME($top) }
    }
    .more = { $source ->
        [aside] Il n’y a plus de cadeaux mis de côté.
       *[other] La pile { $source } n’en a pas d’autre.
    }
ME-SPEC-03 = { NAME($seat) } a déjà eu la récompense
    .more = Chaque joueur ne la reçoit qu’une fois par partie, même avec les deux séries spéciales.
ME-SCORE-01 = { $why ->
        [twice] Compté deux fois : { NAME($gift) }
        [lacks] Pas dans cette série : { NAME($gift) }
        [owned] Pas parmi les cadeaux : { NAME($gift) }
       *[left] Oublié : { NAME($gift) }
    }
    .more = { $why ->
        [left] Chaque cadeau qui appartient à une ou plusieurs séries compte dans l’une d’elles.
        [twice] Chaque cadeau compte dans une seule de ses séries.
        [owned] Seuls comptent les cadeaux posés devant le joueur.
       *[other] Chaque cadeau compte dans une seule de ses propres séries, pas dans la série { NAME($set) }.
    }
ME-SCORE-03 = { NAME($special) } n’existe qu’une fois
    .more = Ses deux cartes sont devant { NAME($first) } ; { NAME($second) } ne peut pas les avoir.
ME-SCORE-04 = Plus de rubans que de cartes
    .more = { NAME($seat) } : { $colour } d’un même ruban, { $gifts } en séries. Chaque carte compte dans une série : saisissez d’abord les séries.
ME-SCORE-06 = Plus d’elfes que de cartes
    .more = { NAME($seat) } : { $elves } avec un elfe, { $gifts } en séries. Chaque carte compte dans une série : saisissez d’abord les séries.

# Lieux, et mots propres au livret

game-masterelf = Master Elf
new-oldest-masterelf = commence (plus jeune)
act-oldest-masterelf = Commence (plus jeune)
new-clockwise-masterelf = Les places vont dans le sens horaire. Touchez un joueur pour changer son nom, sa couleur ou sa place ; la personne la plus jeune commence.
new-options-masterelf = { $changed ->
        [0] la face jour ; touchez pour changer
       *[other] réglages modifiés
    }
name-city = Ville
    .la = la ville
    .en = en ville
name-r1 = Région 1
    .la = la région 1
    .en = en région 1
name-r2 = Région 2
    .la = la région 2
    .en = en région 2
name-r3 = Région 3
    .la = la région 3
    .en = en région 3
name-r4 = Région 4
    .la = la région 4
    .en = en région 4
name-r5 = Région 5
    .la = la région 5
    .en = en région 5
name-r6 = Région 6
    .la = la région 6
    .en = en région 6
name-rainbow = arc-en-ciel
name-secret = Secret
name-treasures = Trésors
me-ingredient-air = air
me-ingredient-metal = métal
me-ingredient-magic = magie
me-ingredient-water = eau
me-named-gift-blue-booth = Cabine bleue
me-named-gift-pirate = Pirate
me-named-gift-treasure-map = Carte au trésor
me-named-gift-key = Clé
me-named-gift-casket = Coffret
me-named-gift-colour-flower = Fleur aux sept couleurs
me-named-gift-marker-set = Feutres
me-named-gift-plasma-lamp = Lampe à plasma
me-named-set-antiquities = Antiquités
me-named-set-pirates = Pirates
me-named-colour-blue = bleu
me-named-colour-green = vert
me-named-colour-red = rouge
me-heading = { $topic ->
        [turn] Le tour d’un joueur
        [move] 1. Se déplacer
        [take] 2. Prendre un ingrédient
        [create] 3. Créer un cadeau
        [gifts] Cartes cadeau
        [crystal] Cristaux universels
        [hand] Fin du tour
        [end] Fin de la partie
        [score] Décompte
        [collections] 1. Séries réunies
        [colour] 2. Cartes d’une couleur
        [elves] 3. Cartes avec des elfes
        [winner] Le vainqueur
       *[setup] Mise en place
    }
me-unseen = cadeau inconnu
me-unlisted = cadeau { $n }, hors liste

# La table

me-phase-move = Déplacer l’elfe
me-phase-take = Prendre un ingrédient
me-phase-create = Créer un cadeau
me-phase-end = Fin du tour
me-phase-discard = Limite de main : 7
me-phase-redistribute = Une pile est épuisée
me-phase-reward = Série spéciale
me-phase-bonus = Cartes bonus
me-phase-over = Fin de la partie

me-prompt-move = Touchez un lieu voisin
me-prompt-take = Quelle carte est prise ?
me-prompt-swap = Combien de cartes défaussées ?
me-prompt-create = Touchez une pile, ou finissez le tour
me-prompt-end = Votre tour est fini
me-prompt-discard = Ne gardez que 7 cartes
me-prompt-redistribute = Refaites les piles
me-prompt-reward = Prenez encore un cadeau, gratuit
me-prompt-perhaps = Une série spéciale est-elle complète ?
me-prompt-bonus = Choisissez une carte bonus
me-prompt-younger = Touchez le plus jeune
me-prompt-over = La partie est finie
me-prompt-region = Touchez la région
me-prompt-lay = Quelles cartes dans la région ?
me-prompt-top = Quel cadeau sur la pile ?
me-prompt-pay = Payé avec quoi ?

me-panel-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
me-panel-gifts = { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
me-panel-crystal = cristal
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = pas de pile
me-stack-untold = Pile { $stack }
me-stack-untold-more = à indiquer
me-card-unlisted = hors liste
me-card-sets-unknown = séries inconnues
me-card-elf = montre un elfe
me-card-unknown = Ce qui est inconnu ne rapporte rien ici.
me-price-unknown = ingrédients inconnus
me-untold = inconnu
me-city = Ville
me-way-city = échanger des cartes
me-way-empty = vide
me-swap = Défausser { $away }
me-swap-more = piocher { $drawn }

me-act-tell = Indiquer les cartes
me-act-away = Choisir lesquelles
me-act-laid = C’est tout
me-act-end-turn = Fin du tour
me-act-pay = { $cards ->
        [0] Ne rien payer
        [one] Payer { $cards } carte
       *[other] Payer { $cards } cartes
    }
me-act-swap-these = Défausser { $away }, piocher { $drawn }
me-act-discard = Défausser { $cards }
me-act-discard-kinds = Choisir lesquelles
me-act-discard-these = Défausser celles-ci
me-act-laid-out = Posé : { $sizes }
me-act-decline = Non, merci
me-from-stack = Pile { $stack }
me-from-aside = Cadeaux de côté
me-other-gift = Un autre cadeau
me-other-gift-more = hors liste
me-other-gift-how = Un cadeau hors liste est accepté sans contrôle et marqué. Ajoutez-le dans le menu, sous « { act-lesson } » : il compte dès la partie suivante.
me-with-crystal = Le cristal remplace une carte
me-pay-crystal = { $cards }, cristal
me-pay-unknown = Le prix de ce cadeau n’est pas indiqué. Tout paiement 2 + 1 est accepté sans contrôle et marqué ; ajoutez la carte : elle sera contrôlée dès la partie suivante.

me-sheet-lay = { NAME($region) } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à indiquer
me-sheet-top = Quel cadeau est sur la pile { $stack } ?
me-sheet-reward = Quel cadeau { $source ->
        [aside] mis de côté
       *[other] de la pile { $source }
    } ?
me-sheet-lay-bonus = Quelles cartes bonus sont là ? Encore { $left }
me-act-bonus-skip = Ne pas les saisir
me-sheet-bonus = Quelle carte bonus prend { NAME($seat) } ?
me-sheet-younger = Qui est le plus jeune des ex æquo ?
me-younger-why = Égalité de cadeaux et d’ingrédients : le plus jeune choisit sa carte bonus en premier.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } défausse
me-sheet-discard = { NAME($seat) } a { $hand } cartes : { $cards } de trop
me-sheet-redistribute = Une pile est épuisée pour la première fois
me-sheet-from = Où prendre le cadeau ?
me-sheet-gifts = { NAME($seat) } : { $gifts ->
        [0] pas encore de cadeau
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
me-redistribute-shuffle = Réunissez les cadeaux des autres piles ({ $gifts }) et mélangez-les.
me-redistribute-lay = Posez-les face visible en trois piles : { $sizes }.
me-reward-earned = { NAME($seat) } a les deux cadeaux de la série { NAME($special) } : choisissez, sans regarder, une pile ou les cadeaux mis de côté, puis parcourez ces cartes et prenez-en une. Gardez leur ordre.
me-sheet-perhaps = Une série spéciale ?
me-reward-perhaps = On ne sait pas si { NAME($gift) } complète Secret ou Trésors pour { NAME($seat) }. Si oui, choisissez, sans regarder, une pile ou les cadeaux mis de côté, puis parcourez ces cartes et prenez-en une. Gardez leur ordre.
me-act-no-reward = Non : fin du tour
me-seat-had = { $crystal ->
        [1] Cristal non utilisé
       *[0] Cristal utilisé
    } · { $reward ->
        [1] récompense non prise
       *[0] récompense prise
    }

me-count = { $n } { NAME($kind) }
me-no-cards = aucune carte
me-count-colour = Rubans : { NAME($colour) }
me-count-elves = Elfes
me-count-unknown = Inconnu
me-count-sum = Total

# Le compte final, trié comme un joueur le veut

me-sort-touch = Touchez un cadeau pour le compter dans son autre série.
me-sort-to = vers { NAME($set) }
me-sort-best = Meilleur tri
me-sort-own = Tri du joueur : { $score } ; le meilleur tri donne { $best }.
me-end-own = { NAME($seat) } : tri du joueur ; le meilleur tri donne { $best }
me-end-touch = Touchez un joueur pour voir ses cadeaux et les trier autrement.

me-tell-unjudged = { $act } · sans contrôle
me-tell-top = { NAME($gift) } sur la pile { $stack }
me-tell-lay = { NAME($region) } : { $kinds }
me-tell-go = { NAME($seat) } va { NAME($place, case: "en") }
me-tell-take = { NAME($seat) } prend { NAME($region, case: "en") } : { NAME($kind) ->
        [nothing] une carte inconnue
       *[other] { NAME($kind) }
    }
me-tell-take-nothing = { NAME($seat) } ne trouve rien à prendre
me-tell-swap = { NAME($seat) } défausse { $away }, pioche { $drawn }
me-tell-create = { NAME($seat) } crée { NAME($gift) } pour { $cards }{ $crystal ->
        [1] {" "}et le cristal
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } prend { NAME($gift) } { $source ->
        [aside] parmi les cadeaux mis de côté
       *[other] dans la pile { $source }
    }
me-tell-decline = { NAME($seat) } ne prend pas de récompense
me-tell-redistribute = Nouvelles piles : { $sizes }
me-tell-end-turn = { NAME($seat) } finit son tour
me-tell-discard = { NAME($seat) } défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
me-tell-lay-bonus = Cartes bonus : { $gifts }
me-tell-bonus = { NAME($seat) } prend la carte bonus { NAME($gift) }
me-tell-younger = Plus jeune des ex æquo : { NAME($seat) }
me-tell-sort = { NAME($seat) } trie les cadeaux autrement
me-tell-sort-best = { NAME($seat) } : de nouveau le meilleur tri

me-back-stack = pile { $stack } : de nouveau { $left ->
        [one] { $left } cadeau
       *[other] { $left } cadeaux
    }
me-back-gift = { NAME($seat) } : rendre { NAME($gift) }
me-back-pawn = { NAME($seat) } : elfe à remettre { NAME($place, case: "en") }
me-back-cards-take = { NAME($seat) } : reprendre { $n } { $n ->
        [one] carte
       *[other] cartes
    }
me-back-cards-give = { NAME($seat) } : rendre { $n } { $n ->
        [one] carte
       *[other] cartes
    }
me-back-crystal = { NAME($seat) } : reprendre le cristal
me-back-region = { NAME($region) } : de nouveau { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
me-back-taken = { NAME($seat) } : { NAME($kind) ->
        [nothing] la carte prise
       *[other] { NAME($kind) }
    }, à remettre { NAME($region, case: "en") }
me-back-refill = { NAME($region) } : toutes ses cartes ({ $n }) reviennent sur la pile de la ville
me-back-drawn = { NAME($seat) } : cartes piochées ({ $n }), à remettre sur la pile de la ville
me-back-away = { NAME($seat) } : reprendre le dessus de la défausse ({ $n })
me-back-shuffled = Ville : une part de la pile ({ $n }) redevient la défausse
me-back-made = { NAME($seat) } : { NAME($gift) } revient sur la pile { $stack }
me-back-paid = { NAME($seat) } : reprendre { $cards } de la défausse
me-back-reward = { NAME($seat) } : { NAME($gift) } revient { $source ->
        [aside] aux cadeaux mis de côté
       *[other] dans la pile { $source }
    }
me-back-bonus = { NAME($seat) } : { NAME($gift) } revient aux cartes bonus

me-lies-turn = Tour { $round } ; c’est à { NAME($seat) } de jouer
me-lies-stack = Pile { $stack } : { $left ->
        [0] vide
        [one] { $left } cadeau
       *[other] { $left } cadeaux
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , { NAME($gift) } sur le dessus
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
            [one] { $unknown } inconnue
           *[other] { $unknown } inconnues
        }
    }
me-lies-seat = { NAME($seat) } { NAME($place, case: "en") } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $crystal ->
        [1] cristal
       *[0] pas de cristal
    }{ $number ->
        [0] , aucun cadeau
       *[other]  ; { $gifts }
    }

me-end-score = Points
me-end-sets = Séries
me-end-colour = Ruban
me-end-elves = Elfes
me-end-winner = { NAME($seat) } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
me-end-least = { NAME($seat) } gagne, score : au moins { $score }
me-end-open = Pas encore décidé : { $gifts ->
        [one] { $gifts } cadeau non compté
       *[other] { $gifts } cadeaux non comptés
    }
me-end-open-how = Les points ci-dessous ne comptent que ce qui est connu. « { act-count-pad } » compte cette partie ; « { me-act-pad-cards } » y liste aussi les cartes pour la suivante.
me-end-at-most = Au plus : { $scores }
me-end-unknown = { $gifts ->
        [one] { $gifts } cadeau n’est pas entièrement connu
       *[other] { $gifts } cadeaux ne sont pas entièrement connus
    } ; ce qui manque ne rapporte rien ici

sheet-chart-masterelf = Décompte
me-chart-sets = Cadeaux d’une série
me-chart-points = Points
me-chart-special = Secret et Trésors : chaque paire complète vaut { $points } points à la place.
me-chart-colour = Rubans : 1 point par cadeau d’une même couleur ; l’arc-en-ciel va avec toutes.
me-chart-elves = Elfes : 1 point chacun.
me-chart-price = Un cadeau coûte 3 cartes de ses deux ingrédients, 2 + 1 ; le cristal en remplace une, une fois par partie.
me-chart-hand = À la fin de votre tour, vous pouvez garder 7 ingrédients au plus.

option-side = Face du plateau : { $value ->
        [night] nuit
       *[day] jour
    }
    .more = { $value ->
        [night] Six régions de deux ingrédients au plus entourent la ville.
       *[day] Quatre régions de trois ingrédients au plus entourent la ville.
    }
option-special_on_last_gift = Série spéciale avec le dernier cadeau : { $value ->
        [true] récompense d’abord
       *[false] la partie finit
    }
    .more = Et si le cadeau qui finit la partie complète une série spéciale ?
option-deck = { $value ->
        [none] Cartes : seulement celles du livret
       *[other] Votre boîte : { $value }
    }
    .more = { $value ->
        [none] Ce que seules les cartes montrent est accepté sans contrôle et marqué.
       *[other] Ses cadeaux et ingrédients sont contrôlés et comptés.
    }

# Décrire la boîte

me-sheet-lesson = Votre boîte : { $name }
me-teach-edition = La deuxième édition aurait { $gifts } cadeaux et { $cards } cartes ingrédient ; un autre nombre convient aussi. Indiquez ce que vous savez, dans n’importe quel ordre ; le reste demeure inconnu.
me-teach-other-gifts = Cadeaux indiqués pour cette boîte : { $gifts }.
me-teach-next = Ce que vous indiquez maintenant compte dès la partie suivante.
me-teach-file = Enregistré aussitôt dans { $path }. Copiez ce fichier pour l’exporter ; placez-en un autre à côté pour l’importer.
me-teach-gift-cards = Cartes cadeau
me-teach-gifts = indiqués : { $gifts }, complets : { $complete }
me-teach-cards = cartes comptées : { $cards }
me-teach-known = jusqu’ici : { $n }
me-list-gifts = Cadeaux
me-list-ingredients = Ingrédients
me-list-sets = Séries
me-list-colours = Rubans
me-sheet-list-gifts = Cadeaux indiqués : { $gifts } sur { $edition }
me-new-gifts = + Cadeau
me-new-ingredients = + Ingrédient
me-new-sets = + Série
me-new-colours = + Ruban
me-title-gifts = Comment s’appelle le cadeau ?
me-title-ingredients = Comment s’appelle l’ingrédient ?
me-title-sets = Comment s’appelle la série ?
me-title-colours = Comment s’appelle la couleur du ruban ?
me-title-hint = Comme imprimé sur la carte
me-missing = il manque : { $fields }
me-missing-ingredients = ingrédients
me-missing-sets = séries
me-missing-colour = ruban
me-missing-elves = elfe
me-gift-ingredients = Ses deux ingrédients
me-gift-sets = Sa série ou ses deux séries ; Secret et Trésors : deux cadeaux par série
me-gift-colour = Son ruban
me-gift-elves = Montre-t-il un elfe ?
me-gift-unknown = { $heading } · pas encore connu
me-elf-yes = un elfe
me-elf-no = pas d’elfe
me-act-remove = Enlever
me-act-title = Titre
me-teach-count = Cartes comptées : { $cards } ; la deuxième édition en aurait { $edition }. Une sorte laissée à 0 n’est pas contrôlée, et la pile de la ville non plus.
me-teach-rename = Touchez un titre pour le changer.
me-teach-two = Un cadeau demande deux ingrédients différents
me-teach-two-more = Choisissez un second ingrédient, ou touchez à nouveau le premier pour laisser les deux inconnus.
me-teach-three-more = Deux sont choisis : touchez-en d’abord un pour l’enlever.
me-teach-sets = Une série ou deux
me-teach-sets-more = { $special ->
        [1] À côté d’une série spéciale, une seule autre est possible.
       *[0] Un cadeau est dans deux séries au plus : touchez-en d’abord une pour l’enlever.
    }
me-teach-refused = C’est impossible
me-teach-unread = Cette boîte est illisible
me-setup-side = Le plateau, face { $side ->
        [night] nuit (six régions)
       *[day] jour (quatre régions)
    } vers le haut
me-setup-stacks = Mélanger les cadeaux : trois piles de { $gifts }, face visible
me-setup-aside = Tous les autres cadeaux de côté, face cachée
me-setup-hands = Mélanger les ingrédients : { $cards } à chacun, en secret
me-setup-regions = Un ingrédient face visible dans chacune des { $regions } régions
me-setup-city = Les autres ingrédients en ville, face cachée
me-setup-each = Chacun : une aide de jeu, un cristal, et l’elfe en ville
me-setup-start = { NAME($seat) } commence
me-prompt-refill = Posez { $cards } { $cards ->
        [one] nouvelle carte
       *[other] nouvelles cartes
    } { NAME($region, case: "en") }

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Feuille de score · { $name } : { $score }
me-sheet-pad-result = Le résultat
me-pad-sets = Séries
me-pad-entered = Saisies
me-pad-how = Pour chaque série, touchez une fois son nombre de cartes. Touchez une série saisie pour la retirer.
me-pad-special = Spéciales
me-pad-colour = Ruban, avec arcs-en-ciel
me-pad-points = Pts séries
me-pad-winner = Victoire : { $names }, avec { $score }
me-pad-shared = Victoire partagée : { $names }, avec { $score } ; les égalités ne sont pas départagées
me-pad-counted = Compté d’après ces nombres ; le déroulement de la partie n’a pas été vérifié.
me-pad-missing = Incomplet : { $name }
me-pad-missing-sets = Saisissez les séries : touchez une fois pour chacune.
me-pad-missing-colour = Saisissez combien de cartes portent le ruban le plus fréquent, arcs-en-ciel compris ; 0 s’il n’y en a pas.
me-pad-missing-elves = Saisissez combien de cartes ont un elfe ; 0 s’il n’y en a pas.
me-act-pad-clear = Effacer la saisie
me-act-pad-result = Résultat
me-act-pad-new = Nouveau décompte
me-act-pad-back = Corriger
me-act-pad-keep = Garder le résultat

# Only scores are kept

me-phase-score = Points seulement
me-prompt-score = Comptez les cadeaux à la fin de la partie
me-act-next-round = Tour suivant
me-act-count = Compter
me-tell-keep-score = Points seulement
me-tell-next-round = Début du tour { $round }
me-tell-count = Cadeaux comptés
me-lies-score = Tour { $round }. Seuls les points sont notés : rien de ce qui est sur la table n’est suivi.
new-keep-score-masterelf = sans arbitre, décompte à la fin

# The count by cards

me-act-pad-cards = Carte par carte
me-sheet-cards = { $name } : { $gifts ->
        [one] { $gifts } carte
       *[other] { $gifts } cartes
    }, points : { $score }
me-act-card-new = + Autre carte
me-act-card-new-more = saisir ce qu’elle rapporte
me-card-ask = à saisir une seule fois
me-card-sets = Sa série, ou ses deux séries
me-card-ribbon-0 = Son ruban ; la carte ne montre pas d’elfe
me-card-ribbon-1 = Son ruban ; la carte montre un elfe
me-card-sets-first = D’abord les séries
me-sheet-card = { $gift ->
        [none] Que rapporte cette carte ?
       *[other] { $gift } : que rapporte cette carte ?
    }
me-set-number = Série { $n }
me-colour-yellow = jaune
me-colour-violet = violet
me-colour-orange = orange
me-colour-pink = rose
me-colour-white = blanc
me-colour-black = noir
me-colour-brown = brun
