# Le disque, quand il ne prend rien : l'avis permanent, ce qui n'est pas enregistré, une sauvegarde après un dommage.

disk-sign = { $why ->
        [full] Le disque est plein
        [read-only] Le disque refuse l'écriture
        [gone] Le dossier des parties a disparu
        [busy] Un autre programme tient les parties
        [broken] Le fichier des parties est abîmé
       *[other] Le disque ne répond pas
    } : { $acts ->
        [0] rien ne peut être enregistré
        [one] { $acts } coup n'est pas enregistré
       *[other] { $acts } coups ne sont pas enregistrés
    }
disk-memory = Jouez : tout reste en mémoire
disk-advice = { $why ->
        [full] Faites de la place sur le disque.
        [read-only] Rendez le disque inscriptible.
        [gone] Remettez le dossier à sa place.
        [busy] Fermez l'autre programme.
       *[other] Vérifiez le disque.
    } L'enregistrement reprend seul ; d'ici là n'éteignez pas.
disk-well = L'enregistrement reprend
disk-written = { $acts ->
        [0] Le disque va bien.
        [one] { $acts } coup est maintenant enregistré.
       *[other] Les { $acts } coups sont maintenant enregistrés.
    }
disk-unsaved = non enregistré : { $act }
sheet-rescue = Le fichier des parties était abîmé
rescue-damaged = Un support qui faiblit, ou le courant au mauvais moment. Le fichier abîmé a été mis de côté.
rescue-backup = Il y a une sauvegarde du { $when } avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
rescue-missing = { $game } : { $acts ->
        [one] le dernier coup y manque.
       *[other] les { $acts } derniers coups y manquent.
    }
rescue-unknown = Ce qui a été joué ensuite y manque.
rescue-whole = Rien n'y manque.
rescue-kept = Rien n'est effacé : sauvegarde et fichier abîmé restent dans { $path }.
act-rescue-take = Prendre la sauvegarde
act-rescue-leave = Commencer sans parties
history-judged = À partir d'ici juge la version { $version }
sheet-off = Éteindre ?
off-ends = Les parties sont fermées, puis l'appareil s'éteint.
off-unsaved = { $acts ->
        [one] { $acts } coup n'est pas enregistré et sera perdu.
       *[other] { $acts } coups ne sont pas enregistrés et seront perdus.
    }
off-plug = On peut aussi débrancher à tout moment : ce qui a été accepté est enregistré.
act-off = Éteindre
