# Le disque, quand il ne prend rien : l’avis permanent, ce qui n’est pas enregistré, une sauvegarde après un dommage.

disk-sign = { $why ->
        [full] Le disque est plein
        [read-only] Le disque est en lecture seule
        [gone] Le dossier des parties a disparu
        [busy] Un autre programme utilise les parties
        [broken] Le fichier des parties est endommagé
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
    } L’enregistrement est retenté automatiquement ; d’ici là, n’éteignez pas.
disk-well = Enregistrement rétabli
disk-written = { $acts ->
        [0] Le disque fonctionne de nouveau.
        [one] L’action est maintenant sur le disque.
       *[other] Les { $acts } actions sont maintenant sur le disque.
    }
disk-unsaved = non enregistré : { $act }
sheet-rescue = Le fichier des parties était endommagé
rescue-damaged = Le disque a eu une défaillance, ou le courant a été coupé au mauvais moment. Le fichier endommagé a été mis de côté.
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
rescue-kept = Rien n’est effacé : la sauvegarde et le fichier endommagé restent dans { $path }.
act-rescue-take = Utiliser la sauvegarde
act-rescue-leave = Démarrer sans les parties
history-judged = À partir d’ici, la version { $version } arbitre
sheet-off = Éteindre ?
off-ends = Les parties sont fermées, puis l’appareil s’éteint.
off-unsaved = { $acts ->
        [one] { $acts } action n’est pas enregistrée et sera perdue.
       *[other] { $acts } actions ne sont pas enregistrées et seront perdues.
    }
off-plug = Vous pouvez aussi débrancher à tout moment : aucune action enregistrée n’est perdue.
act-off = Éteindre

act-update = Mise à jour
act-update-install = Installer
update-version = La version { $version } est en service.
update-searching = Recherche d’une clé USB…
update-nothing = Aucune archive trouvée. Copiez boardside-….tar.gz et sa signature, boardside-….tar.gz.minisig, sur une clé USB (FAT, hors de tout dossier), branchez-la et cherchez à nouveau.
update-stick = Sur la clé USB { $stick }
update-unsigned = Sans signature : copiez aussi sur la clé USB le fichier du même nom qui finit par .minisig.
update-sure = Installer { $file } ?
update-games = Cela prend quelques minutes ; ensuite Boardside redémarre et une partie peut être reprise. Si la nouvelle version ne démarre pas, la version actuelle revient d’elle-même.
update-running = La mise à jour est en cours. Ne retirez pas la clé USB.
update-done = La mise à jour est terminée : version { $version }.
update-failed = La mise à jour n’a pas été installée. Vos parties sont restées telles quelles.
update-no-key = Aucune clé de signature pour les mises à jour n’est connue ici. Installez une clé, une seule fois, sur une console ou par le réseau : sudo deploy/install.sh --key boardside.pub
update-key = Seul est installé ce que le propriétaire de cette clé de signature a signé : { $print }
update-stolen = Si vous apprenez que cette clé de signature a été volée, n’installez plus rien avec elle. Demandez aux auteurs, par téléphone ou par lettre, l’empreinte de la nouvelle clé, puis : sudo deploy/install.sh --key boardside.pub
