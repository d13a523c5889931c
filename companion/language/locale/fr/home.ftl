# Accueil, nouvelle partie, parties passées, réglages : ce qu’on lit avant qu’une partie soit ouverte.

home-title = Boardside
home-welcome = L’arbitre à côté du plateau.
home-unsigned = Cette version n’est pas signée : personne n’en répond.
home-left = { $players } · { $acts ->
        [one] { $acts } action
       *[other] { $acts } actions
    } · { $when }
home-past = { $games ->
        [0] encore aucune
        [one] { $games } partie
       *[other] { $games } parties
    }
moment = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
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

home-last = Dernière partie : { $places }
practice-step = Exercice { $n } sur 3
practice-done = C’est tout
act-practice = S’exercer : une minute
act-demo = Regarder une partie
act-resume = Continuer
act-new = Nouvelle partie
act-past = Parties passées
act-settings = Réglages
act-words = Glossaire
act-home = Accueil
act-start = Jouer
act-same = Comme la dernière fois
act-lesson = Lister vos cartes
act-count-pad = Feuille de score
act-add = + Un joueur
act-done = Terminé
act-type = Taper un nom
act-oldest = Commence (plus grand âge)
act-later = Décaler en sens horaire
act-remove = Retirer le joueur
act-close = Fermer
act-cancel = Retour

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-violet = Violet
colour-black = Noir

sheet-new = Qui est assis où ?
sheet-seat = Place { $number } : { $name }
sheet-name = Nom
sheet-options = Les règles de la table

new-clockwise = Les places vont dans le sens horaire. Touchez un joueur pour changer son nom, sa couleur ou sa place ; la personne la plus âgée commence.
new-oldest = commence (plus grand âge)
new-name-hint = Nom
new-options = { $changed ->
        [0] comme imprimé ; touchez pour changer
        [one] { $changed } règle changée
       *[other] { $changed } règles changées
    }
new-edition = Quel livret de règles utilisez-vous ?
new-switches = Les règles où les éditions divergent, et la variante : touchez pour changer
new-options-touch = Touchez pour changer.
new-no-box = aucune carte listée : rien n’est compté à la fin
new-same-name = Deux joueurs s’appellent { $name }. Touchez-en un pour le renommer.

edition-de = Allemand · AMIGO
edition-en = Anglais · Rio Grande
edition-fr = Français · Gigamic
edition-it = Italien
edition-cs = Tchèque
edition-ru = Russe · Hobby World
edition-ff = Français · trad. de fans

past-over = finie
past-counted = comptée
past-open = { $acts ->
        [one] en cours, { $acts } action
       *[other] en cours, { $acts } actions
    }
past-unnamed = jouée sans noms
past-none = Aucune partie n’a encore été jouée ici.
past-unreadable = illisible
past-needs = demande la version { $version }
past-touch = touchez pour voir pourquoi
sheet-unreadable = La partie { $game } est illisible
unreadable-what = Cette partie est illisible ; on ne peut donc pas la continuer. Toutes les autres sont inchangées.
unreadable-aside = Une fois mise de côté, elle n’est plus dans la liste. Elle reste dans le fichier : la commande « boardside export { $game } » peut l’exporter.
unreadable-damaged = { $number ->
        [0] Le début de la partie n’est plus ce qui a été enregistré
       *[other] L’action { $number } sur { $acts } n’est plus ce qui a été enregistré
    } : des données ont changé sur le disque.
unreadable-people = Les noms des joueurs ne sont plus ceux qui ont été enregistrés : des données ont changé sur le disque.
unreadable-good = Ce qui précède le dommage est intact. Il manque : { $acts ->
        [0] { $people ->
            [lost] {""}
           *[other] rien
        }
        [one] la dernière action
       *[other] les { $acts } dernières actions
    }{ $people ->
        [lost] { $acts ->
            [0] les noms des joueurs
           *[other] , les noms des joueurs
        }
       *[other] {""}
    }.
unreadable-backup = Sauvegarde du { $when }. Il manque : { $acts ->
        [0] rien
        [one] la dernière action
       *[other] les { $acts } dernières actions
    }.
act-salvage-good = Continuer avec ce qui est intact
act-salvage-backup = Continuer avec la sauvegarde
act-set-aside = Mettre de côté

settings-language = Langue de l’écran
settings-language-edition = comme le livret
settings-edition = Livret des nouvelles parties
settings-rotation = Rotation de l’écran
settings-movement = Animation
settings-moving = activée
settings-still = désactivée
settings-about = Tout reste sur cet appareil. Vous pouvez couper le courant à tout moment : les actions acceptées sont enregistrées.

saving = Enregistrement…
reading = Un instant…
not-saved = Cela n’a pas été enregistré
set-aside-headline = Un fichier endommagé a été mis de côté
set-aside = { $reason } Il a été déplacé vers { $path } ; un nouveau fichier a été créé.
broken-words = Un fichier de langue est endommagé
broken-words-more = { $troubles } L’anglais le remplace.

# Un jeu d’un paquet installé, qui ne peut pas être joué
game-fault-import = Le jeu { $package } ne peut pas être chargé : { $detail }
game-fault-name = Deux jeux s’appellent { $package } ; celui du paquet { $detail } est laissé de côté.
game-fault-part = Il manque un élément au jeu { $package } : { $detail }
new-keep-score = sans arbitre, villes seulement
name-strange = Certaines lettres ne peuvent pas s’afficher ici : écrivez le nom en lettres latines, grecques ou cyrilliques
colour-swap = prise par { $name } : échanger
seat-number = la place { $number }
new-count-pad = compte les points, même sans liste de cartes
new-most = On peut jouer à { $n } au plus.
