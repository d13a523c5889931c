# Co dělají ruce u čteček a tlačítek: půl věty a co jí chybí, co přesunout, krok zpět na dotaz.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Čí tah? Tlačítko hráče, nebo škorně
prompt-piece = { NAME($piece) }: teď cesta
prompt-road = { NAME($route) }: teď prostředek
prompt-road-cards = { NAME($route) }: teď karty
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: teď město
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: další, nebo zaplatit
sheet-which = Co z toho?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Plán a hra se liší: přesuňte toto
sheet-put-back = Vrátit na místo
board-agrees = Plán a hra se zase shodují
board-boot-off = { NAME($seat) }: odebrat škorni z města { NAME($town) }
board-unknown-off = { NAME($place) }: odeberte, co tam nepatří
undo-asked = Vrátit? Podržte znovu, nebo potvrďte
act-keep-act = Nechat
act-tick = Kontrolní seznam
idle = { $sort ->
    [counter] Teď ne: prostředky se berou a kladou před tažením škorní
    [obstacle] Teď ne: překážka se klade při plánování
    [card] Teď ne: cestovními kartami se platí při tažení
    [road] Teď ne: cesta se vybírá při plánování nebo tažení
    [town] Teď ne: město se vybírá při tažení
    [seat] Není třeba: je jasné, kdo je na tahu
    [ingredient] Teď ne: přísada není potřeba
    [gift] Teď ne: dárek není potřeba
   *[other] Teď ne
}
