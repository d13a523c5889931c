# Une partie sur papier, et ce qui empêche de lire un code ou un texte.

act-paper = Sur papier
act-paper-words = Lire la page
act-paper-code = Voir le code
act-to-disk = Enregistrer sur le disque
act-to-stick = Sur la clé USB { $stick }
paper-why = Un autre Boardside reprend la partie avec ce code : sous « { act-past } », avec le fichier enregistré, ou avec le texte qu’un téléphone lit ici.
paper-secrets = Non inclus : les cartes en main et tout ce qui est face cachée. Tout cela reste chez les joueurs.
paper-no-code = Il n’y a pas de code à ce moment de la partie ; seule la page peut être enregistrée.
paper-written = La page est enregistrée, avec son texte à côté
paper-title = { $game } · { $when }
paper-moment = Tour { $round } sur { $rounds } · { $phase }
paper-start = Carte Premier Aventurier : { NAME($seat) }
paper-turn = Au tour de : { NAME($seat) }
paper-roads = Sur les routes :
paper-display = Visibles : { $kinds }
paper-boot = Botte à
paper-collected = Bornes prises
paper-cards = Cartes
paper-counters = Transports
paper-obstacle = Obstacle
paper-passes = Passes d’affilée : { $passes }
paper-pieces = { $pieces } : { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } { $counters ->
        [one] visible
       *[other] visibles
    }
paper-hidden = { $counters } { $counters ->
        [one] caché
       *[other] cachés
    }
paper-unused = non utilisé
paper-used = utilisé
paper-gone = a quitté la partie
paper-rulebook = Livret de règles : { $edition }

paper-no-text = Aucune partie dans ce fichier : ni partie exportée, ni texte qui commence par BOARDSIDE/, comme à la fin d’une page enregistrée.
paper-newer = Ce texte est de la version { $version } ; ce Boardside lit jusqu’à la version { $known }. Mettez Boardside à jour, ou ouvrez le texte là où il a été écrit.
paper-half = Il n’y a que { $signs } des { $of } caractères. Copiez tout le texte, jusqu’à la fin, ou scannez encore le code.
paper-garbled = Un caractère de ce texte est faux. Scannez encore le code, ou prenez le fichier enregistré.
paper-other-game = C’est une partie du jeu « { $game } », que ce Boardside ne connaît pas. Mettez Boardside à jour.

sheet-bring = Importer une partie
act-bring = Importer
act-look-again = Chercher encore
bring-what = Voici les parties sur papier (.txt ou .html) ou exportées (.jsonl), sur clé USB ou dans le dossier des parties. Touchez-en une pour la reprendre.
bring-nothing = Aucun fichier n’a été trouvé. Branchez une clé USB et cherchez encore.
bring-box = Boîte « { $name } » importée : les nouvelles parties la proposent
act-box-code = Code QR
act-box-code-next = Code suivant
box-code-part = Code { $part } sur { $of }
box-code-how = Un téléphone lit ce qui a été saisi pour cette boîte : scannez chaque code, dans n’importe quel ordre, et envoyez ou enregistrez les textes dans un seul fichier .txt. Un autre Boardside l’importe sous « { act-past } ».
box-code-missing = Il manque le code { $part } sur { $of }. Scannez-le aussi et mettez son texte dans le même fichier.
box-code-mixed = Ces textes viennent de deux boîtes différentes. Gardez ceux d’une seule.
bring-known = Cette partie était déjà là, sous le numéro { $game }
bring-failed = { $file } n’a pas été importé
