# Prohlížeč u stolu

web-moved = Hra mezitím pokročila. Podívejte se znovu.
web-lost = Spojení je přerušeno. Zkouší se znovu.
web-board = Herní plán: klávesy se šipkami vedou od místa k místu
web-join-again = Tento kód už neplatí. Načtěte ten na obrazovce stolu.

act-phones = Telefony
sheet-phones = Telefony
web-starting = Telefony se zapínají…
web-scan = Načtěte tento kód fotoaparátem telefonu a pak se na telefonu dotkněte svého místa.
web-same-network = Telefon musí být ve stejné síti jako tento stůl. Nic se neinstaluje a nic se neposílá na internet.
act-wifi = Zapnout vlastní Wi-Fi stolu
act-wifi-off = Vypnout Wi-Fi
wifi-opening = Wi-Fi stolu se zapíná…
wifi-join = 1. Načtěte toto: Wi-Fi { $name }
wifi-then = 2. Načtěte toto a dotkněte se svého místa
wifi-password = Heslo k Wi-Fi: { $password }. Bez internetu.
wifi-no-manager = V tomto přístroji chybí NetworkManager, bez něhož vlastní Wi-Fi stolu nefunguje.
wifi-no-device = Tento přístroj nemá Wi-Fi.
wifi-refused = NetworkManager Wi-Fi nezapnul. Na novém Raspberry Pi nejdřív nastavte zemi pro Wi-Fi.
web-watch = Televize ukáže hru na adrese { $address }
web-take-away = { $phones ->
        [one] odebrat telefon
        [few] odebrat { $phones } telefony
       *[other] odebrat { $phones } telefonů
    }
web-taken-away = Tento telefon už k místu u stolu nepatří. Načtěte znovu kód na obrazovce stolu.
web-no-game = Zatím se nehraje
web-join = Které místo je vaše?
web-which-seat = Dotkněte se svého místa.
web-full = už má dva telefony
web-map = Mapa
web-voice = Číst nahlas
act-hand = Moje karty
act-questions = Otázky
ask-board = Co leží na plánu?
web-your-turn = Jste na tahu
web-hand-what = Jen pro vás: co tu zadáte, slouží k vašim otázkám, nápovědám a akcím; jinde se to neukáže.
hand-cards = Karty: { $cards }
hand-hidden = Zakryté prostředky: { $counters }
web-own-hand = Podle toho, co jste zadali: { $numbers }
act-anyway = Přesto provést

web-ask-undo = Zpět: zeptat se telefonu hráče, jehož akce to je
act-ask-phones = Zeptat se telefonů
sheet-vote = Hlasování
act-count-now = Sečíst teď
vote-ruling = Má se to uznat?
vote-undo = Smí se tato akce vzít zpět?
vote-no = Ne
vote-so-far = Odpovědělo: { $votes } / { $asked }
vote-missing = Chybí odpověď: { $names }
vote-against = Odpověď zní ne: nic se nemění
vote-none = Není většina: nic se nemění
vote-same = Většina nechce nic měnit
