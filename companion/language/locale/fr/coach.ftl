# Ce qui était possible : chaque déplacement, le chemin sur la carte, et les énigmes.
act-possible = Ce qui était possible
act-puzzle = Énigme
act-solution = Solution
sheet-possible = Ce qui était possible
possible-what-elfenland = Villes visitées, et combien étaient sûres sur les routes telles qu'elles étaient. Touchez un déplacement pour voir le chemin.
possible-open-only = Jusqu'à la fin de la partie, seules comptent les cartes que tous ont vues.
possible-none = Aucun déplacement n'est encore terminé.
possible-nothing = Rien n'a été manqué à coup sûr.
possible-move = { $how ->
    [exact] { $done } sur { $possible }
   *[least] { $done } sur au moins { $possible }
}
possible-round = Tour { $round }
possible-sentence-elfenland = { NAME($seat) }, tour { $round } : { $how ->
    [exact] { $possible } villes étaient possibles
   *[least] au moins { $possible } villes étaient possibles
} ; visitées : { $done }
possible-step = Étape { $n } sur { $of }
puzzle-elfenland = Tour { $round }, { NAME($seat) } : trouvez { $possible ->
    [one] 1 ville
   *[other] { $possible } villes
}
puzzle-found = Énigme : { $found } sur { $of }
puzzle-hand = { NAME($seat) } a en main { $cards }
puzzle-solved = Résolu !
puzzle-solved-more = { $steps ->
    [one] En 1 étape
   *[other] En { $steps } étapes
}
