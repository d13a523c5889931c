# Co dělají ruce u čteček a tlačítek: půl věty a co jí chybí, co přesunout, krok zpět na dotaz.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Teď tlačítko nebo škorně místa
prompt-piece = { NAME($piece) }: teď cesta
prompt-road = { NAME($route) }: teď prostředek
prompt-road-cards = { NAME($route) }: teď karty
prompt-cards = { $cards } { NAME("card", $cards, case: "short") }: teď město
prompt-cards-more = { $cards } { NAME("card", $cards, case: "short") }: další, nebo zaplatit
sheet-which = Co z toho?
way-route = { NAME($route) }: { $cards } { NAME("card", $cards, case: "short") }
sheet-board = Přesuňte: plán a hra se liší
sheet-put-back = Vrátit zpět
board-agrees = Plán a hra opět souhlasí
board-boot-off = { NAME($seat) }: škorně pryč z { NAME($town) }
board-unknown-off = { NAME($place) }: odeberte, co tam nepatří
undo-asked = Vrátit? Podržte znovu, nebo potvrďte
act-keep-act = Nechat
act-tick = Seznam k odškrtání
idle = { $sort ->
    [counter] Teď ne: prostředky se berou a kladou, než se jde
    [obstacle] Teď ne: překážka se klade při plánování
    [card] Teď ne: kartami se platí přesun
    [road] Teď ne: cesta se vybírá při plánování nebo přesunu
    [town] Teď ne: město se vybírá při přesunu
    [seat] Není třeba: je jasné, kdo je na tahu
    [ingredient] Teď ne: žádná přísada se nečeká
    [gift] Teď ne: žádný dárek se nečeká
   *[other] Teď ne
}
