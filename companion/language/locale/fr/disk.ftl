# Le disque, quand il ne prend rien : l’avis permanent, ce qui n’est pas enregistré, une sauvegarde après un dommage.

disk-sign = { $why ->
        [full] Le disque est plein
        [read-only] Le disque est en lecture seule
        [gone] Le dossier des parties a disparu
        [busy] Un autre programme utilise les parties
        [broken] Le fichier des parties est abîmé
       *[other] Le disque ne répond pas
    } : { $acts ->
        [0] rien ne peut être enregistré
        [one] { $acts } action n’est pas enregistrée
       *[other] { $acts } actions ne sont pas enregistrées
    }
disk-memory = Continuez : la partie reste en mémoire
disk-advice = { $why ->
        [full] Faites de la place sur le disque.
        [read-only] Rendez le disque inscriptible.
        [gone] Remettez le dossier à sa place.
        [busy] Fermez l’autre programme.
       *[other] Vérifiez le disque.
    } L’enregistrement est retenté tout seul ; d’ici là, n’éteignez pas.
disk-well = Enregistrement rétabli
disk-written = { $acts ->
        [0] Le disque fonctionne de nouveau.
        [one] L’action est maintenant sur le disque.
       *[other] Les { $acts } actions sont maintenant sur le disque.
    }
disk-unsaved = non enregistré : { $act }
sheet-rescue = Le fichier des parties était abîmé
rescue-damaged = Le disque a eu une défaillance, ou le courant a été coupé au mauvais moment. Le fichier abîmé a été mis de côté.
rescue-backup = Il y a une sauvegarde du { $when } avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
rescue-missing = { $game } : { $acts ->
        [1] la dernière action manque.
        [one] { $acts } action manque.
       *[other] les { $acts } dernières actions manquent.
    }
rescue-unknown = Tout ce qui a été joué après la sauvegarde manque.
rescue-whole = Rien ne manque.
rescue-kept = Rien n’est effacé : la sauvegarde et le fichier abîmé restent dans { $path }.
act-rescue-take = Utiliser la sauvegarde
act-rescue-leave = Démarrer sans les parties
history-judged = À partir d’ici, la version { $version } arbitre
sheet-off = Éteindre ?
off-ends = Les parties sont fermées, puis la machine s’éteint.
off-unsaved = { $acts ->
        [one] { $acts } action n’est pas enregistrée et sera perdue.
       *[other] { $acts } actions ne sont pas enregistrées et seront perdues.
    }
off-plug = Vous pouvez aussi débrancher à tout moment : les actions acceptées sont enregistrées.
act-off = Éteindre
