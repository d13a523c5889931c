# Ce qui était possible, dans les mots de cette boîte.
possible-what-elfenland = Les villages visités, et combien pouvaient l’être à coup sûr par les routes d’alors. Touchez un déplacement pour voir le chemin.
possible-sentence-elfenland = { NAME($seat) }, tour { $round }, villages possibles : { $how ->
    [exact] { $possible }
   *[least] au moins { $possible }
} ; visités : { $done }
hint-many-elfenland = { NAME($seat) } : { $possible ->
    [one] encore { $possible } village possible
   *[other] encore { $possible } villages possibles
}
