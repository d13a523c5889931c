# Prohlížeč u stolu

web-moved = Hra mezitím pokročila. Podívejte se znovu.
web-lost = Spojení je přerušeno. Zkouší se znovu.
web-board = Herní plán: šipky vedou od místa k místu
web-join-again = Tento kód už neplatí. Načtěte ten na obrazovce stolu.

act-phones = Telefony
sheet-phones = Telefony
web-starting = Telefony se zapínají…
web-scan = Načtěte tento kód fotoaparátem telefonu a pak se na telefonu dotkněte svého místa.
web-same-network = Telefon musí být ve stejné síti jako tento stůl. Nic se neinstaluje a nic se neposílá na internet.
web-watch = Televize ukáže hru na adrese { $address }
web-take-away = { $phones ->
        [one] odebrat telefon
        [few] odebrat { $phones } telefony
       *[other] odebrat { $phones } telefonů
    }
web-taken-away = Tento telefon byl svému místu odebrán. Načtěte znovu kód na obrazovce stolu.
web-no-game = Zatím se nehraje
web-join = Které místo je vaše?
web-which-seat = Dotkněte se svého místa.
web-full = už má dva telefony
web-map = Mapa
act-hand = Moje karty
web-hand-what = Jen pro vás: co zde zadáte, slouží vašim vlastním otázkám a jinde se neukáže.
