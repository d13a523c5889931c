# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = La partie est finie
me-ending-why = Une pile est épuisée pour la deuxième fois : la partie finit aussitôt.
me-ending-lay = Mélangez les cadeaux mis de côté et posez-en { $cards ->
        [one] 1
       *[other] { $cards }
    } face visible : chacun en prend un.
me-ending-first = { NAME($seat) } choisit d'abord : le moins de cadeaux ({ $gifts }), puis le plus d'ingrédients ({ $cards }).
me-act-bonus-laid = Ils sont posés
act-delete = Supprimer
past-delete-which = Touchez la partie à supprimer.
past-delete = Supprimer cette partie ?
past-delete-sure = Vraiment la supprimer ?
past-delete-kept = Elle quitte toutes les listes. Le fichier et ses copies la gardent : boardside export { $game } l'écrit encore.
settings-sight = Pour bien voir
settings-larger = Caractères plus grands
settings-larger-more = sans les détails
settings-flash = Éclair
settings-flash-more = un refus s'éclaire
settings-sound = Son
settings-sound-more = un refus s'entend
