# Accueil, nouvelle partie, parties passées, réglages : ce qu'on lit avant qu'une partie soit sur la table.

home-title = Boardside
home-welcome = L'arbitre à côté du plateau.
home-unsigned = Cette version n'est pas signée : personne n'en répond.
home-left = { $players } · { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    } · { $when }
home-past = { $games ->
        [0] aucune
        [one] 1 partie
       *[other] { $games } parties
    }
moment = { $day } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    } { $year }, { $time }

act-resume = Continuer
act-new = Nouvelle partie
act-past = Parties passées
act-settings = Réglages
act-words = Mots
act-home = Accueil
act-start = Commencer
act-same = Comme avant
act-lesson = Décrire ma boîte
act-add = + Une place
act-done = Terminé
act-type = Taper un nom
act-oldest = Doyen, commence
act-later = Une place plus loin
act-remove = Quitte la table
act-close = Fermer
act-cancel = Retour

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-violet = Violet
colour-black = Noir

sheet-new = Qui est assis où ?
sheet-seat = Place { $number } : { $name }
sheet-name = Nom
sheet-options = Ce que la table joue
sheet-past = Parties passées
sheet-settings = Réglages

new-clockwise = Dans le sens des aiguilles d'une montre. Touchez une place pour changer nom, couleur ou place ; le plus âgé commence.
new-oldest = doyen, commence
new-name-hint = Nom
new-options = { $changed ->
        [0] comme imprimé ; touchez pour cartes Village et règles
        [one] 1 règle différente
       *[other] { $changed } règles différentes
    }
new-edition = Quelle règle est à côté du plateau ?
new-switches = Règles où les éditions diffèrent, et la variante. Touchez pour changer.
new-options-touch = Touchez pour changer.
new-no-box = aucune boîte décrite
new-same-name = Deux places s'appellent { $name }. Touchez-en une pour la renommer.

edition-de = Allemand · AMIGO
edition-en = Anglais · Rio Grande
edition-fr = Français · Gigamic
edition-it = Italien
edition-cs = Tchèque
edition-ru = Russe · Hobby World
edition-ff = Français · texte de fans

past-over = finie
past-open = { $acts ->
        [one] { $acts } coup, en cours
       *[other] { $acts } coups, en cours
    }
past-unnamed = jouée sans noms
past-none = Aucune partie n'a encore été jouée ici.
past-unreadable = illisible
past-needs = demande la version { $version }
past-touch = toucher : pourquoi
sheet-unreadable = La partie { $game } est illisible
unreadable-what = Cette partie ne peut pas être lue, donc pas continuée. Toutes les autres sont comme avant.
unreadable-aside = Mise de côté, elle n'est plus dans la liste. Elle reste dans le fichier : boardside export { $game } l'écrit.
unreadable-damaged = { $number ->
        [0] Son début n'est plus ce qui a été enregistré
       *[other] L'action { $number } sur { $acts } n'est plus ce qui a été enregistré
    } : un bit a changé sur le support.
unreadable-people = Les noms des joueurs ne sont plus ce qui a été enregistré : un bit a changé sur le support.
unreadable-good = La partie avant le dommage est bonne. Il manque : { $acts ->
        [0] rien
        [one] la dernière action
       *[other] les { $acts } dernières actions
    }{ $people ->
        [lost] , les noms des joueurs
       *[other] {""}
    }.
unreadable-backup = Sauvegarde du { $when }. Il manque : { $acts ->
        [0] rien
        [one] la dernière action
       *[other] les { $acts } dernières actions
    }.
act-salvage-good = Reprendre la bonne partie
act-salvage-backup = Reprendre la sauvegarde
act-set-aside = Mettre de côté

settings-language = L'écran parle
settings-language-edition = comme la règle
settings-edition = Une nouvelle partie commence avec la règle
settings-rotation = L'écran est tourné de
settings-movement = Sur le plateau
settings-moving = les pièces bougent
settings-still = rien ne bouge
settings-about = Tout reste sur cette machine. Le courant peut manquer à tout moment : ce qui est accepté est gardé.

saving = Enregistre …
reading = Un instant …
not-saved = Cela n'a pas été enregistré
set-aside-headline = Un fichier abîmé a été mis de côté
set-aside = { $reason } Il se trouve à { $path } ; un nouveau fichier a été commencé.
broken-words = Un fichier de mots est abîmé
broken-words-more = { $troubles } L'anglais le remplace.

# A game of an installed package that cannot be played
game-fault-import = Le jeu { $package } ne peut pas être chargé : { $detail }
game-fault-name = Deux jeux s’appellent { $package } ; celui de { $detail } est laissé de côté.
game-fault-part = Il manque une partie au jeu { $package } : { $detail }
new-keep-score = sans arbitre, villes seules
name-strange = Certaines lettres ne peuvent s'afficher ici : écrivez en latin, grec ou cyrillique
colour-swap = à { $name } : échanger
seat-number = place { $number }
new-whole = Ce jeu s'entre dès le premier tour : on ne compte les points qu'à la fin, avec tous les cadeaux.
