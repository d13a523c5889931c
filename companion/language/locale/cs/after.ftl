# Po hře: trasy hráčů, přehrání, statistika do telefonu, výsledky každého hráče.

act-trail = Trasy hráčů
act-replay = Přehrát hru
act-share = Do telefonu
act-records = Statistika
act-write-results = Uložit do souborů

trail-hint = Čísla jsou kola. Dotykem na hráče uvidíte jeho trasu.

act-round-back = « Kolo
act-step-back = ‹
act-play = Přehrát
act-pause = Pauza
act-forward = ›
act-round-on = Kolo »
act-pace = × { $pace }
replay-step = Krok { $n } / { $of }
replay-refused = Toto bylo zamítnuto.

share-what = Načtěte kód telefonem s aplikací BG Stats: ta zapíše, kdo hrál, kolik kdo získal bodů a kdo vyhrál.
share-holds = Kód obsahuje jména hráčů, jejich pořadí a body. Odtud se nic neposílá.

records-player = Hráč
records-games = Hry
records-won = Výhry
records-score = Bodů na hru
records-average-cards = Karet na město
records-average-possible = Dosažitelných měst
records-note-elfenland = Karet na město: méně je lépe. Dosažitelných měst: kolik se jich dalo navštívit, průměr na hru.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Zatím se tu žádná hra nedohrála.
records-unnamed = V žádné dohrané hře nemá nikdo jméno.
results-written = Uloženo jako tabulka (CSV) a JSON
