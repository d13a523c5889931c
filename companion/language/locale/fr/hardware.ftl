# La page des appareils, et le petit signe à la table tant que quelque chose ne va pas.

act-hardware = Appareils
act-trace = Suivi
act-lamp-test = Test des lampes
act-sound-test = Test du son
sheet-trace = Événements des appareils
hardware-none = Aucun appareil n’est configuré : jouez sur l’écran.
hardware-no-ports = Aucun appareil série n’est branché en ce moment.
hardware-builds = Pièces, câblage et montages : { $path }
hardware-head-device = Appareil
hardware-head-state = État
hardware-head-last = Dernier événement
hardware-head-minute = Par minute
hardware-head-again = Coupures
hardware-head-ago = Il y a
hardware-head-event = Événement
hardware-head-tag = Lecteur, puce
hardware-state = { $state ->
        [up] OK
       *[wait] pas encore de réponse
    }
hardware-ago = { $event }, il y a { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = rien encore
hardware-a-minute = Par minute : { $events }
hardware-again = Coupures : { $times }
hardware-port = Port : { $port }
hardware-what = S’annonce comme : { $what }
hardware-missed = Lectures manquées : { $missed }
hardware-trouble = { $reason ->
        [absent] absent
        [permission] accès refusé
        [busy] occupé
        [foreign] autre appareil
        [board] plateau à capteurs
        [ambiguous] plusieurs cartes électroniques
        [unplugged] débranché
        [silent] pas de réponse
        [garbled] illisible
        [pins] pas de broches
       *[failed] pilote en panne
    }
hardware-remedy = { $reason ->
        [absent] Rien sur { $port } : branchez l’appareil, ou mettez son id dans les réglages.
        [permission] Rejoignez le groupe { $who } : sudo usermod -aG { $who } $USER. Puis reconnectez-vous. ({ $port })
        [busy] Un autre programme utilise { $port } : { $who }. Arrêtez-le.
        [foreign] Autre chose répond sur { $port } : indiquez le bon port dans les réglages.
        [board] { $port } est un plateau à capteurs : dans les réglages, écrivez-le comme board = …, pas parmi readers.
        [ambiguous] { $port } convient à plusieurs cartes électroniques : { $who }. Nommez l’une d’elles dans les réglages.
        [unplugged] Rebranchez { $port } ; en attendant, jouez sur l’écran.
        [silent] Pas de réponse sur { $port } : vérifiez le courant, les fils et les interrupteurs de mode.
        [garbled] Données illisibles de { $port } : vérifiez le mode, la vitesse et le fil de masse.
        [pins] Les broches de cet appareil sont inutilisables : python3-lgpio est-il installé ? Une broche est-elle nommée deux fois ?
       *[failed] Le pilote redémarre tout seul ({ $who }). Merci de le signaler.
    }
hardware-event = { $event ->
        [LinkUp] connecté
        [LinkDown] liaison perdue
        [TagSeen] puce vue
        [TagArrived] puce posée
        [TagPresent] puce trouvée
        [TagLeft] puce retirée
        [TagUnread] carte non lue
        [Snapshot] lecture complète
        [Gap] messages perdus
        [ReaderFailed] lecteur en panne
        [ReaderMended] lecteur rétabli
        [ButtonPressed] bouton pressé
        [ButtonHeld] bouton maintenu
        [ButtonReleased] bouton relâché
        [ButtonStuck] bouton coincé
        [TagRead] puce lue
        [TagWritten] puce écrite
       *[TagFailed] puce non lue
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Lecteur
           *[other] Lecteur { $number }
        }
        [readerboard] Plateau à capteurs
        [buttons] Boutons
        [keys] Touches
       *[lamps] Lampes
    }
hardware-button = { $button ->
        [pass] passer
        [undo] annuler
        [confirm] confirmer
        [next] suivant
        [previous] précédent
       *[seat] joueur { $seat }
    }
hardware-sign = { $device } : { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = la même puce sur deux lecteurs
hardware-stuck = bouton { $button } coincé
hardware-reader-failed = le lecteur { $reader } ne répond pas
hardware-gap = messages perdus
hardware-unknown-tag = puce inconnue
hardware-hold = Tenez la carte une demi-seconde sur ce lecteur.
hardware-unread = Carte non lue : tenez-la une demi-seconde
hardware-phone = C’est un téléphone ou une carte bancaire, pas un élément du jeu
hardware-place-failed = { $place } : le lecteur ne répond pas
hardware-silent = { $readers ->
        [one] { $readers } lecteur ne répond pas
       *[other] { $readers } lecteurs ne répondent pas
    }
hardware-service = Le service de cartes à puce ne répond pas ({ $why }) : sudo systemctl enable --now pcscd.socket ; sa règle polkit est dans le README.
act-find-devices = Trouver les appareils
hardware-head-port = Port
find-what = Appareil
find-touch = Touchez un appareil pour le vérifier.
find-pico = Un Pico attend son programme : lancez « { $command } ».
find-flash = un Pico sans son programme
find-asking = vérification…
find-ask = touchez pour vérifier
find-step = { $step ->
    [every] Posez une puce sur chaque lecteur
    [lay] Posez une puce dessus
    [lift] Retirez la puce
    [press] Appuyez sur l’un de ses boutons
   *[lamp] Ses lampes s’allument
}
find-skip = Touchez une ligne pour la sauter.
find-lit = Les lampes sont-elles allumées ? Touchez leur ligne.
find-ready = Prêt
find-replaces = Les réglages nomment déjà une carte électronique, { $name }. Une seule peut servir : celle-ci la remplace.
find-part = Lecteurs vérifiés : { $seen } sur { $all }
find-failed = Lecteurs sans réponse : { $readers }. Vérifiez les fils.
find-untried = { $steps ->
    [one] { $steps } étape a été sautée, non essayée.
   *[other] { $steps } étapes ont été sautées, non essayées.
}
find-written = Enregistré dans { $path } ; sert dès le prochain démarrage de Boardside.
act-lamp-on = Allumer les lampes
act-write = Enregistrer dans les réglages
