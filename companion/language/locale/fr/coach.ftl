# Ce qui était possible : chaque déplacement et le chemin sur le plateau.
act-possible = Ce qui était possible
act-possible-see = Ce qui était possible : touchez pour voir
possible-what-elfenland = Voici les déplacements où l’on aurait pu à coup sûr atteindre plus de villes avec les transports en place. Touchez-en un pour voir le chemin.
possible-open-only = Jusqu’à la fin de la partie, seules comptent les cartes que tous les joueurs ont vues.
possible-none = Aucun déplacement n’est encore fini.
possible-nothing = Aucune occasion manquée ne peut être prouvée.
possible-move = { $how ->
    [exact] { $done } sur { $possible }
   *[least] { $done } sur au moins { $possible }
}
possible-round = Tour { $round }
possible-hand-known = La main était connue :
possible-hand-unknown = La main n’était pas connue. Avec la pire main :
possible-whose = { NAME($seat) }, tour { $round }
possible-worst-step = Pire main : { $n } sur { $of }
possible-sentence-elfenland = { NAME($seat) }, tour { $round }, { $how ->
    [exact] villes possibles : { $possible }
   *[least] villes possibles avec la pire main : au moins { $possible }
} ; visitées : { $done }
possible-step = Étape { $n } sur { $of }

act-enter-hand = Saisir une main
sheet-earlier-hands = Quelle main ?
hands-what = De quel joueur et de quel tour se rappelle-t-on la main ? Avec elle, le résultat est exact.
hands-entered = Les cartes en main avant le déplacement : { $got } sur { $cards }
hands-impossible = Cette main ne va pas avec ce qui a été joué
hands-nothing-missed = Rien n’a été manqué

act-hints = Conseils
hints-what = Un conseil s’affiche ici pour tous les joueurs, et il est compté. Il faut une main connue : saisie ou scannée. Tous les joueurs doivent être d’accord sur les niveaux.
hints-level-0 = Aucun
hints-level-1 = S’il y a mieux à faire
hints-level-2 = Combien, première étape
hints-level-3 = Le chemin
hints-for = Conseil pour { NAME($seat) }
hints-taken = Jusqu’ici : { $hints }
hints-unknown = Pas maintenant : main inconnue
hints-given = Conseils pour { NAME($seat) } : { $hints }
hint-nothing = { NAME($seat) } : plus rien à prendre maintenant
hint-more = { NAME($seat) } : il reste quelque chose à prendre
hint-many-elfenland = { NAME($seat) } : { $possible ->
    [one] encore { $possible } ville possible
   *[other] encore { $possible } villes possibles
}
hint-first = Première étape : { $act }
tell-hints = Conseils pour { NAME($seat) } : { $level ->
    [0] aucun
    [1] s’il y a mieux à faire
    [2] combien, première étape
   *[3] le chemin
}
option-hints = Conseils : { $level ->
    [0] aucun
    [1] s’il y a mieux à faire
    [2] combien, première étape
   *[3] le chemin
}
    .more = Un conseil demande une main connue et s’affiche pour tous.
possible-what-masterelf = Voici les cadeaux que les cartes connues d’une main auraient pu payer, tour par tour.
possible-sentence-masterelf = { NAME($seat) }, tour { $round } : un cadeau était possible
possible-could = Possibles
possible-made = Créé
