# La fin d’une partie annoncée, des parties supprimées, et ce qui aide à bien voir.

me-sheet-ending = La partie est finie
me-ending-why = Une pile est épuisée pour la deuxième fois : la partie finit aussitôt.
me-ending-lay = Mélangez les cadeaux mis de côté et posez-en { $cards } face visible : chacun en prend un.
me-ending-first = { NAME($seat) } choisit en premier : { $why ->
        [gifts] le moins de cadeaux ({ $gifts })
        [cards] égalité de cadeaux ({ $gifts }), le plus d’ingrédients ({ $cards })
        [age] égalité de cadeaux ({ $gifts }) et d’ingrédients ({ $cards }), la personne la plus jeune
       *[order] égalité en tout, même en âge ; l’ordre du tour décide, dans le sens horaire depuis le premier joueur
    }.
me-act-bonus-laid = C’est posé
act-delete = Supprimer
past-delete-which = Touchez la partie à supprimer.
past-delete = Supprimer cette partie ?
past-delete-sure = Vraiment la supprimer ?
past-delete-kept = Elle disparaît de toutes les listes. Le fichier des parties et les sauvegardes la gardent : la commande « boardside export { $game } » peut encore l’exporter.
settings-sight = Lisibilité
settings-larger = Caractères plus grands
settings-larger-more = sans les détails
settings-flash = Éclair
settings-flash-more = un éclair à chaque refus
settings-voice = Voix
settings-voice-more = lit actions et refus à voix haute
settings-silent = { $why ->
        [card] Aucune carte son ici : pas de voix.
       *[voice] Aucune voix ici : le programme espeak-ng n’est pas installé.
    }
