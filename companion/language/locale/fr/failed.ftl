# La page après une erreur du programme, et les façons de continuer.

sheet-failed = Un problème est survenu
failed-where = Le programme a un défaut : { $type } dans { $place }.
failed-kept = Les actions acceptées sont enregistrées. On peut annuler la dernière action. Le rapport dit où est l’erreur ; il ne contient ni noms ni cartes.
failed-undone = Annulé : la dernière action
failed-reporting = Le rapport est en cours d’enregistrement.
failed-reported = Le rapport se trouve ici : { $path }.
failed-not-done = Cela n’a pas pu se faire : { $type }.
act-failed-undo = Annuler la dernière action
act-failed-start = Accueil
act-failed-report = Enregistrer un rapport
settings-unused = { $line ->
        [0] { $file } est inutilisable : les réglages par défaut s’appliquent. Touchez pour savoir pourquoi.
       *[other] La ligne { $line } de { $file } n’est pas utilisée : le réglage par défaut s’applique. Touchez pour savoir pourquoi.
    }
settings-unused-headline = Corrigez les réglages, puis redémarrez
sheet-elsewhere = Boardside est déjà ouvert
elsewhere-newer = Une version plus récente de Boardside a écrit ces parties
elsewhere-closes = Cette fenêtre se ferme seule dans { $seconds } s.
