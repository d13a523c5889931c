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

act-hints = Rady
sheet-hints = Rady
hints-what = Rada se ukáže tady, všem, a počítá se. Ruka musí být známá: nahlášená, nebo načtená. Na úrovních se musí shodnout všichni.
hints-level-0 = Žádné
hints-level-1 = Jde to líp
hints-level-2 = Kolik, první krok
hints-level-3 = Cesta
hints-for = Rada: { NAME($seat) }
hints-taken = Zatím: { $hints }
hints-unknown = Teď ne: ruka není známá
hints-given = Rady, { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: teď už není co získat
hint-more = { NAME($seat) }: ještě je co získat
hint-many-elfenland = { NAME($seat) }: možných měst ještě { $possible }
hint-first = První krok: { $act }
tell-hints = Rady, { NAME($seat) }: { $level ->
    [0] žádné
    [1] že to jde líp
    [2] kolik, první krok
   *[3] cesta
}
option-hints = Rady: { $level ->
    [0] žádné
    [1] že to jde líp
    [2] kolik, první krok
   *[3] cesta
}
    .more = Pro hráče se známou rukou; vidí je všichni.
