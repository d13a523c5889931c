# Co bylo možné: každý tah a trasa na mapě.
act-possible = Co bylo možné
act-possible-see = Co bylo možné: zobrazíte dotykem
possible-what-elfenland = Tahy, ve kterých se s prostředky na cestách jistě dalo navštívit víc měst. Dotykem uvidíte trasu.
possible-open-only = Do konce hry se počítají jen karty, které viděli všichni hráči.
possible-none = Žádný tah ještě neskončil.
possible-nothing = Žádnou promeškanou příležitost nelze prokázat.
possible-move = { $how ->
    [exact] { $done } / { $possible }
   *[least] { $done } / nejméně { $possible }
}
possible-round = { $round }. kolo
possible-hand-known = Karty v ruce byly známé:
possible-hand-unknown = Karty v ruce nebyly známé. S nejhoršími kartami:
possible-whose = { NAME($seat) }, { $round }. kolo
possible-worst-step = Nejhorší karty: { $n } / { $of }
possible-sentence-elfenland = { NAME($seat) }, { $round }. kolo: { $how ->
    [exact] dosažitelných měst: { $possible }
   *[least] dosažitelných měst s nejhoršími kartami nejméně { $possible }
}; navštíveno: { $done }
possible-step = Krok { $n } / { $of }

act-enter-hand = Zadat karty v ruce
sheet-earlier-hands = Čí karty?
hands-what = Čí karty v ruce si někdo pamatuje a ze kterého kola? S nimi bude výsledek přesný.
hands-entered = Karty v ruce před tahem: { $got } / { $cards }
hands-impossible = Tyto karty neodpovídají tomu, co se hrálo
hands-nothing-missed = Nic nebylo promeškáno

act-hints = Nápovědy
hints-what = Nápověda se ukáže tady, všem hráčům, a započítá se. Je k ní třeba znát karty v ruce: zadané, nebo načtené. Na úrovních se musí shodnout všichni.
hints-level-0 = Žádné
hints-level-1 = Zda lze získat víc
hints-level-2 = Kolik, první krok
hints-level-3 = Trasa
hints-for = Nápověda: { NAME($seat) }
hints-taken = Zatím: { $hints }
hints-unknown = Teď ne: karty v ruce nejsou známé
hints-given = { NAME($seat) } – nápovědy: { $hints }
hint-nothing = { NAME($seat) }: teď už nelze nic získat
hint-more = { NAME($seat) }: ještě lze něco získat
hint-many-elfenland = { NAME($seat) }: { $possible ->
    [one] lze navštívit ještě 1 město
    [few] lze navštívit ještě { $possible } města
   *[other] lze navštívit ještě { $possible } měst
}
hint-first = První krok: { $act }
tell-hints = { NAME($seat) } – nápovědy: { $level ->
    [0] žádné
    [1] zda lze získat víc
    [2] kolik, první krok
   *[3] trasa
}
option-hints = Nápovědy: { $level ->
    [0] žádné
    [1] zda lze získat víc
    [2] kolik, první krok
   *[3] trasa
}
    .more = Pro hráče, jejichž karty v ruce jsou známé; nápovědy vidí všichni.
possible-what-masterelf = Dárky, na které by známé karty v ruce stačily, tah po tahu.
possible-sentence-masterelf = { NAME($seat) }, { $round }. kolo: dárek se dal vyrobit
possible-could = Možné
possible-made = Vyrobeno
