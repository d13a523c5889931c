# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = Joueurs
people-touch = Touchez un joueur pour corriger le nom ou la couleur, ou si quelqu'un doit partir.
people-gone = a quitté la table
people-across = en face
act-turn = Tourner l'écran
people-turning = Tourner vers qui joue
people-turning-more = l'écran suit les places
people-calling = Appeler qui joue
people-calling-more = par un son
people-sand-what = Le sablier : le retourne qui veut. Quand il est vide, il ne se passe rien.
people-sand = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
people-sand-stop = Le coucher
people-sits-across = Place en face
act-leaves = Doit partir
people-leaves = { NAME($seat) } rentre à la maison ?
people-leaves-more = Cette place sera désormais passée. Elle reste au classement, marquée comme partie. Annuler la fait revenir.
sand-over = Le sable a coulé
sand-over-more = Rien ne presse : ce n'est que du sable.
