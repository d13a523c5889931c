# Ce qu'on a en main dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

prompt-road = { NAME($route) } : et le pion ?
prompt-cards = { $cards } { NAME("card", $cards, case: "short") } : et le village ?
