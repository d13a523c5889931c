# A game on paper, and what a code or a text cannot be read for.

act-paper = Sur papier
act-paper-words = Lire la page
act-paper-code = Voir le code
act-to-disk = Enregistrer ici
act-to-stick = Sur la clé { $stick }
sheet-paper = Sur papier
paper-why = Un autre Boardside reprend avec ce code : sous « Parties passées », du fichier enregistré, ou du texte qu'un téléphone lit ici.
paper-secrets = N'y sont pas : les cartes en main et ce qui est face cachée. Cela reste chez les joueurs.
paper-no-code = { $game ->
        [masterelf] Master Elf n'a pas de code : il devrait contenir chaque titre. L'export emporte la partie
       *[other] Ce moment n'a pas de code
    } ; la page seule peut être enregistrée.
paper-written = La page est enregistrée, son texte à côté
paper-title = { $game } · { $when }
paper-moment = Tour { $round } sur { $rounds } · { $phase }
paper-start = Carte Premier Aventurier : { NAME($seat) }
paper-turn = À jouer : { NAME($seat) }
paper-roads = Sur les routes :
paper-display = À l'étalage : { $kinds }
paper-boot = Botte à
paper-collected = Bornes prises
paper-cards = Cartes
paper-counters = Transports
paper-obstacle = Obstacle
paper-passes = Passes de suite : { $passes }
paper-pieces = { $pieces } : { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } { $counters ->
        [one] visible
       *[other] visibles
    }
paper-hidden = { $counters } { $counters ->
        [one] caché
       *[other] cachés
    }
paper-unused = là
paper-used = posé
paper-gone = ne joue plus
paper-rulebook = Règle : { $edition }

paper-no-text = Aucun texte Boardside dans ce fichier. Il commence par BOARDSIDE/ et se trouve à la fin de la page enregistrée.
paper-newer = Ce texte est de la version { $version } ; ce Boardside lit jusqu'à { $known }. Mettez-le à jour, ou portez le texte à celui qui l'a écrit.
paper-half = Il n'y a que { $signs } signes sur { $of }. Copiez tout le texte jusqu'au bout, ou relisez le code.
paper-garbled = Un signe de ce texte est faux. Relisez le code, ou prenez le fichier enregistré.
paper-other-game = C'est une partie de « { $game } », que ce Boardside ne connaît pas. Mettez-le à jour.

sheet-bring = Apporter une partie
act-bring = Apporter
act-look-again = Chercher encore
bring-what = Une partie sur papier (.txt ou .pdf) ou une partie écrite (.jsonl), sur une clé ou près des parties. Touchez-la pour la reprendre.
bring-nothing = Aucun fichier de ce genre. Branchez une clé et cherchez encore.
bring-failed = { $file } n'a pas été apporté
