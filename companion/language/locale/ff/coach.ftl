# Ce qui était possible, dans les mots de cette boîte.
possible-what-elfenland = Voici les déplacements où l’on aurait pu à coup sûr atteindre plus de villages avec les pions en place. Touchez-en un pour voir le chemin.
possible-sentence-elfenland = { NAME($seat) }, tour { $round }, { $how ->
    [exact] villages possibles : { $possible }
   *[least] villages possibles avec la pire main : au moins { $possible }
} ; visités : { $done }
hint-many-elfenland = { NAME($seat) } : { $possible ->
    [one] encore { $possible } village possible
   *[other] encore { $possible } villages possibles
}
