# Co bylo možné: každý tah, cesta na mapě a hádanky z toho.
act-possible = Co bylo možné
act-puzzle = Hádanka
act-solution = Řešení
sheet-possible = Co bylo možné
possible-what-elfenland = Navštívená města a kolik jich bylo na cestách, jak ležely, jistě možných. Dotkni se tahu a uvidíš cestu.
possible-open-only = Do konce hry platí jen karty, které viděli všichni.
possible-none = Žádný tah ještě neskončil.
possible-nothing = Nic nebylo s jistotou promeškáno.
possible-move = { $how ->
    [exact] { $done } z { $possible }
   *[least] { $done } z aspoň { $possible }
}
possible-round = { $round }. kolo
possible-sentence-elfenland = { NAME($seat) }, { $round }. kolo: { $how ->
    [exact] možných měst: { $possible }
   *[least] možných měst: aspoň { $possible }
}; navštíveno: { $done }
possible-step = Krok { $n } z { $of }
puzzle-elfenland = { $round }. kolo, { NAME($seat) }: najdi { $possible ->
    [one] 1 město
    [few] { $possible } města
   *[other] { $possible } měst
}
puzzle-found = Hádanka: { $found } z { $of }
puzzle-hand = { NAME($seat) } drží: { $cards }
puzzle-solved = Vyřešeno!
puzzle-solved-more = Počet kroků: { $steps }
