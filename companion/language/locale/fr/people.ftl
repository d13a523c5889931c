# Les joueurs à la table : noms, couleurs, qui part, vers qui l’écran est tourné, le sablier.

act-people = Joueurs
people-touch = Touchez un joueur pour corriger le nom ou la couleur, ou si quelqu’un doit partir.
people-gone = a quitté la partie
people-across = est en face
act-turn = Tourner l’écran
people-turning = Tourner vers qui joue
people-turning-more = l’écran suit le tour
people-calling = Annoncer le joueur suivant
people-calling-more = par un son
people-sand-what = Le sablier : chacun peut le retourner. Quand il est vide, il ne se passe rien.
people-sand = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
people-sand-stop = Ranger le sablier
people-sits-across = Est en face
act-leaves = Quitte la partie
people-leaves = { NAME($seat) } quitte la partie ?
people-leaves-more = Son tour sera désormais sauté, mais son nom reste au classement avec la mention « { people-gone } ». « { act-undo } » fait revenir le joueur.
sand-over = Le sablier est vide
sand-over-more = Rien ne presse : il ne se passe rien.
