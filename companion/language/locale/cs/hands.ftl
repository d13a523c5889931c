# Co dělají ruce u čteček a tlačítek: půl věty a co jí chybí, co přesunout, krok zpět na dotaz.

prompt-hand = { NAME($seat) }: { $got } / { $wanted }
prompt-whose = Teď tlačítko nebo škorně místa
prompt-piece = { NAME($piece) }: teď cesta
prompt-road = { NAME($route) }: teď prostředek
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
