# Ce qui était possible, dans les mots de cette boîte.
possible-what-elfenland = Villages visités, et combien étaient sûrs sur les routes telles qu'elles étaient. Touchez un déplacement pour voir le chemin.
possible-sentence-elfenland = { NAME($seat) }, tour { $round } : { $how ->
    [exact] { $possible } villages étaient possibles
   *[least] au moins { $possible } villages étaient possibles
} ; visités : { $done }
puzzle-elfenland = Tour { $round }, { NAME($seat) } : trouvez { $possible ->
    [one] 1 village
   *[other] { $possible } villages
}
hint-many-elfenland = { NAME($seat) } : { $possible ->
    [one] 1 village possible de plus
   *[other] { $possible } villages possibles de plus
}
