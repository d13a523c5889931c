# Ce qui était possible : chaque déplacement, le chemin sur la carte, et les énigmes.
act-possible = Ce qui était possible
act-possible-see = Ce qui était possible : toucher pour voir
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

act-hints = Conseils
sheet-hints = Conseils
hints-what = Un conseil s'affiche ici, pour tous, et il est compté. La main doit être connue : annoncée ou scannée. Tous doivent accepter les niveaux.
hints-level-0 = Aucun
hints-level-1 = Il y a mieux
hints-level-2 = Combien, première étape
hints-level-3 = Le chemin
hints-for = Conseil : { NAME($seat) }
hints-taken = Jusqu'ici : { $hints }
hints-unknown = Pas maintenant : main inconnue
hints-given = Conseils, { NAME($seat) } : { $hints }
hint-nothing = { NAME($seat) } : plus rien à prendre maintenant
hint-more = { NAME($seat) } : il y a encore à prendre
hint-many-elfenland = { NAME($seat) } : { $possible ->
    [one] 1 ville possible de plus
   *[other] { $possible } villes possibles de plus
}
hint-first = Première étape : { $act }
tell-hints = Conseils, { NAME($seat) } : { $level ->
    [0] aucun
    [1] qu'il y a mieux
    [2] combien, première étape
   *[3] le chemin
}
option-hints = Conseils : { $level ->
    [0] aucun
    [1] qu'il y a mieux
    [2] combien, première étape
   *[3] le chemin
}
    .more = Pour ceux dont la main est connue ; tous les voient.
possible-what-masterelf = Cadeaux que les cartes connues de la main pouvaient payer, à chaque tour.
possible-sentence-masterelf = { NAME($seat) }, tour { $round } : un cadeau était possible
possible-could = Possibles
possible-made = Fait
