# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Kdo byl kdy kde
act-replay = Přehrát hru
act-share = Do telefonu
act-records = Hráči
act-write-results = Zapsat do souborů

trail-hint = Čísla: kola; hráč: jeho cesta

act-round-back = « Kolo
act-step-back = ‹
act-play = Spustit
act-pause = Zastavit
act-forward = ›
act-round-on = Kolo »
act-pace = × { $pace }
replay-step = Krok { $n } z { $of }
replay-refused = Tohle bylo odmítnuto.

sheet-share = Do telefonu
share-what = Přečtěte telefonem s aplikací BG Stats: převezme, kdo hrál, kolik má bodů a kdo vyhrál.
share-holds = Kód obsahuje jména hráčů, jejich pořadí a body. Odtud se nic neposílá.

sheet-records = Všechny hry
records-player = Hráč
records-games = Hry
records-won = Výhry
records-score = Bodů na hru
records-average-elfenland = Karet na město
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Tady ještě žádná hra neskončila.
results-written = Zapsáno jako tabulka (CSV) a JSON
