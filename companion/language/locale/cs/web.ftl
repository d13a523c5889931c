# Prohlížeč u stolu

web-moved = Hra mezitím pokročila. Podívejte se znovu.
web-lost = Spojení je přerušeno. Nový pokus…
web-board = Plán: pohyb klávesami se šipkami
web-join-again = Tento kód už neplatí. Načtěte ten na obrazovce stolu.

act-phones = Telefony
web-starting = Zapíná se přístup pro telefony…
web-same-network = Telefon musí být ve stejné síti jako tento stůl. Nic se neinstaluje a nic se neposílá na internet.
act-wifi = Zapnout vlastní Wi-Fi stolu
act-wifi-off = Vypnout Wi-Fi
wifi-opening = Wi-Fi stolu se zapíná…
wifi-join = 1. Načtěte toto: Wi-Fi { $name }
wifi-then = 2. Načtěte toto a dotkněte se svého místa
wifi-password = Tato Wi-Fi je bez internetu. Heslo: { $password }
wifi-no-manager = V tomto zařízení chybí NetworkManager, bez něhož vlastní Wi-Fi stolu nefunguje.
wifi-no-device = Toto zařízení nemá Wi-Fi.
wifi-refused = NetworkManager Wi-Fi nezapnul. Na novém Raspberry Pi nejdřív nastavte zemi pro Wi-Fi.
web-taken-away = Tento telefon byl od místa u stolu odpojen. Načtěte znovu kód na obrazovce stolu.
web-no-game = Zatím se nehraje
web-join = Které místo je vaše?
web-which-seat = Dotkněte se svého místa.
web-map = Mapa
web-voice = Číst nahlas
act-hand = Moje karty
act-questions = Otázky
ask-board = Co leží na plánu?
web-your-turn = Jste na tahu
web-at-table = Na obrazovce stolu: { $prompt }
web-hand-what = Jen pro vás: co tu zadáte, slouží k vašim otázkám, nápovědám a akcím; jinde se to neukáže, ani na druhém telefonu tohoto místa. Po novém spuštění Boardside je třeba to zadat znovu.
hand-cards = Karty: { $count }
hand-unknown = { $sort ->
        [hidden] neznámé prostředky
       *[card] neznámé karty
    }
hand-hidden = Zakryté prostředky: { $count }
web-own-hand = Podle toho, co jste zadali: { $numbers }
web-too-few = { NAME($kind) }: zadáno { $has }, potřeba { $wants }
act-anyway = Přesto provést

web-ask-undo = Před vrácením se zeptat hráče, jehož akce to je
act-ask-phones = Hlasovat na telefonech
sheet-vote = Hlasování
act-count-now = Sečíst teď
vote-ruling = Má se to uznat?
vote-undo = Smí se tato akce vzít zpět?
vote-no = Ne
vote-so-far = Odpovědělo: { $votes } / { $asked }
vote-missing = Čeká se na: { $names }
vote-against = Zamítnuto: nic se nemění
vote-none = Není většina: nic se nemění
vote-same = Většina to nechává, jak to je

web-scan = Načtěte tento kód fotoaparátem telefonu.
web-scan-seat = { $name }: načtěte fotoaparátem telefonu.
web-word = Nebo napište { $word } na adrese { $address }
web-television = Televize
web-television-how = Hru na televizi zobrazíte, když na ní otevřete tuto adresu. Televize ukazuje vše a nic nemění.
web-no-phone = bez telefonu
web-awake = tady od { $since }
web-asleep = spí, tady od { $since }
web-by-phone = vpuštěn prvním telefonem
web-by-table = vpuštěn u stolu
web-take-away = Odpojit telefony: { $name }
web-joined = { $name }: telefon se připojil
web-asks = { $name }: další telefon žádá o toto místo
web-asks-more = Telefon by viděl odpovědi na vaše otázky a mohl by hrát za vás.
web-waits = { $name }: toto místo už má telefon. Ten i stůl teď dostanou dotaz, zda smíte místo sdílet.
web-taken = má telefon; zeptáme se ho
web-turned-away = Nevpustili vás. Zeptejte se ostatních u stolu.
web-not-now = Nejste na tahu.
web-just-taken = Toto místo právě obsadil jiný telefon.
web-type-word = Čtyři písmena z obrazovky stolu
act-let-in = Vpustit
act-turn-away = Odmítnout
act-leave-seat = Opustit toto místo
act-this-phone = Jazyk, velikost písma, jméno
web-phone-name = Jméno tohoto telefonu
act-more = Více
act-join = Připojit se
name-phone-awake = telefon
name-phone-asleep = telefon, spí
name-unknown = zakrytý
