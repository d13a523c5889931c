# Co bylo možné: každý tah, trasa na mapě a hádanky z toho.
act-possible = Co bylo možné
act-puzzle = Hádanka
act-solution = Řešení
sheet-possible = Co bylo možné
possible-what-elfenland = Navštívená města a kolik jich bylo na tehdejších cestách jistě možných. Dotykem tahu uvidíte trasu.
possible-open-only = Do konce hry se počítají jen karty, které viděli všichni hráči.
possible-none = Žádný tah ještě neskončil.
possible-nothing = S jistotou nebylo nic promeškáno.
possible-move = { $how ->
    [exact] { $done } z { $possible }
   *[least] { $done } z nejméně { $possible }
}
possible-round = { $round }. kolo
possible-sentence-elfenland = { NAME($seat) }, { $round }. kolo: { $how ->
    [exact] možných měst: { $possible }
   *[least] možných měst nejméně { $possible }
}; navštíveno: { $done }
possible-step = Krok { $n } z { $of }
puzzle-elfenland = { $round }. kolo, { NAME($seat) }: najděte { $possible ->
    [one] 1 město
    [few] { $possible } města
   *[other] { $possible } měst
}
puzzle-found = Hádanka: { $found } z { $of }
puzzle-hand = { NAME($seat) } má v ruce: { $cards }
puzzle-solved = Vyřešeno!
puzzle-solved-more = { $steps ->
    [one] V 1 kroku
    [few] Ve { $steps } krocích
   *[other] V { $steps } krocích
}
