# La page des appareils, et le petit signe à la table tant que quelque chose ne va pas.

act-hardware = Appareils
act-trace = Suivi
act-lamp-test = Test des lampes
act-sound-test = Test du son
sheet-hardware = Appareils
sheet-trace = Ce que disent les appareils
hardware-none = Aucun appareil n'est nommé dans les réglages : on joue en touchant l'écran.
hardware-write = Pour en utiliser, écrivez dans { $path } :
hardware-ports = Branché en ce moment :
hardware-no-ports = Aucun port série n'est branché en ce moment.
hardware-builds = Pièces, câblage et montages : { $path }
hardware-head-device = Appareil
hardware-head-state = État
hardware-head-last = Dernier signe
hardware-head-minute = Par min
hardware-head-again = Retours
hardware-head-ago = Avant
hardware-head-event = Signe
hardware-head-tag = Lecteur, puce
hardware-state = { $state ->
        [up] prêt
       *[wait] pas encore là
    }
hardware-ago = { $event }, il y a { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = rien encore
hardware-a-minute = Par min : { $events }
hardware-again = Retours : { $times }
hardware-port = Port : { $port }
hardware-what = Il dit être : { $what }
hardware-missed = Lectures arrivées trop tard : { $missed }
hardware-trouble = { $reason ->
        [absent] absent
        [permission] pas le droit
        [busy] occupé
        [foreign] autre chose
        [ambiguous] plusieurs cartes
        [unplugged] débranché
        [silent] muet
        [garbled] illisible
        [pins] pas de broches
       *[failed] pilote en panne
    }
hardware-remedy = { $reason ->
        [absent] Rien à { $port } : branchez-le, ou nommez-le dans les réglages.
        [permission] Rejoignez le groupe { $who } : sudo usermod -aG { $who } $USER. Puis reconnectez-vous. ({ $port })
        [busy] Un autre programme tient { $port } : { $who }. Arrêtez-le.
        [foreign] Autre chose répond à { $port } : nommez le bon port dans les réglages.
        [ambiguous] { $port } désigne plusieurs cartes : { $who }. Nommez-en une seule dans les réglages.
        [unplugged] Rebranchez { $port } ; on continue en touchant l'écran.
        [silent] Pas de réponse à { $port } : courant, fils, interrupteurs ?
        [garbled] Rien de lisible de { $port } : mode, vitesse, masse ?
        [pins] Les broches de cette machine ne vont pas : python3-lgpio là, aucune en double ?
       *[failed] Le pilote redémarre tout seul ({ $who }). Merci de le signaler.
    }
hardware-event = { $event ->
        [LinkUp] connecté
        [LinkDown] lien perdu
        [TagSeen] puce vue
        [TagArrived] puce posée
        [TagPresent] puce trouvée
        [TagLeft] puce levée
        [Snapshot] vue entière
        [Gap] signes perdus
        [ReaderFailed] lecteur en panne
        [ReaderMended] lecteur revenu
        [ButtonPressed] bouton pressé
        [ButtonHeld] bouton tenu
        [ButtonReleased] bouton lâché
        [ButtonStuck] bouton coincé
        [TagRead] puce lue
        [TagWritten] puce écrite
       *[TagFailed] puce non lue
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Lecteur
           *[other] Lecteur { $number }
        }
        [readerboard] Plateau sensible
        [buttons] Boutons
       *[lamps] Lampes
    }
hardware-button = { $button ->
        [pass] passer
        [undo] annuler
        [confirm] confirmer
       *[seat] place { $seat }
    }
hardware-sign = { $device } : { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = une puce à deux lecteurs
hardware-stuck = bouton { $button } coincé
hardware-reader-failed = lecteur { $reader } muet
hardware-gap = signes perdus
hardware-unknown-tag = inconnue
hardware-place-failed = { $place } : lecteur muet
hardware-section-failed = Section { $section } muette
hardware-section-places = Section { $section } muette : { $places }
hardware-silent = { $readers ->
        [one] 1 lecteur muet
       *[other] { $readers } lecteurs muets
    }
hardware-service = Le service de cartes à puce ne répond pas ({ $why }) : sudo systemctl enable --now pcscd.socket ; sa règle polkit est dans le README.
act-find-devices = Chercher
sheet-find-devices = Chercher les appareils
hardware-head-port = Port
find-what = C’est
find-touch = Touchez-en un pour l’essayer.
find-pico = Un Pico attend son programme : lancez « { $command } ».
find-flash = un Pico sans notre programme
find-asking = en cours …
find-ask = toucher pour demander
find-step = { $step ->
    [lay] Posez une puce dessus
    [lift] Retirez la puce
    [press] Appuyez sur un de ses boutons
   *[lamp] Ses lampes s’allument
}
find-skip = Touchez une ligne pour la sauter.
find-lit = Les lampes sont allumées ? Touchez leur ligne.
find-ready = Prêt
find-twin = Un autre plateau branché s’appelle aussi { $name } : donnez à chacun son propre NAME dans wiring.py.
find-untried = { $steps ->
    [one] 1 étape sautée, non essayée.
   *[other] { $steps } étapes sautées, non essayées.
}
find-written = Écrit dans { $path }. Valable au prochain démarrage de Boardside.
act-lamp-on = Allumer
act-write = Écrire dans les réglages
