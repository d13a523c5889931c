# Stránka přístrojů a malé znamení u stolu, dokud něco není v pořádku.

act-hardware = Přístroje
act-trace = Záznam
act-lamp-test = Test světel
act-sound-test = Test zvuku
sheet-hardware = Přístroje
sheet-trace = Co přístroje hlásí
hardware-none = V nastavení nejsou žádné přístroje: hraje se dotykem.
hardware-write = Kdo nějaké má, napíše do { $path }:
hardware-ports = Právě připojeno:
hardware-no-ports = Právě není připojen žádný sériový port.
hardware-builds = Díly, zapojení a sestavy: { $path }
hardware-head-device = Přístroj
hardware-head-state = Stav
hardware-head-last = Naposledy
hardware-head-minute = Za min
hardware-head-again = Znovu
hardware-head-ago = Před
hardware-head-event = Hlášení
hardware-head-tag = Čtečka, štítek
hardware-state = { $state ->
        [up] v pořádku
       *[wait] zatím nic
    }
hardware-ago = { $event }, před { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = zatím nic
hardware-a-minute = Za min: { $events }
hardware-again = Znovu: { $times }
hardware-port = Port: { $port }
hardware-what = Hlásí se jako: { $what }
hardware-missed = Čtení, která přišla pozdě: { $missed }
hardware-trouble = { $reason ->
        [absent] chybí
        [permission] není dovoleno
        [busy] obsazeno
        [foreign] něco jiného
        [unplugged] odpojeno
        [silent] neodpovídá
        [garbled] nečitelné
        [pins] žádné piny
       *[failed] ovladač selhal
    }
hardware-remedy = { $reason ->
        [absent] Na { $port } nic není: připojte jej, nebo ho v nastavení pojmenujte.
        [permission] Vstupte do skupiny { $who }: sudo usermod -aG { $who } $USER. Pak se znovu přihlaste. ({ $port })
        [busy] { $port } drží jiný program: { $who }. Ukončete ho.
        [foreign] Na { $port } odpovídá něco jiného: uveďte v nastavení správný port.
        [unplugged] Připojte { $port } znovu; hra jde dál dotykem.
        [silent] { $port } neodpovídá: napájení, dráty, přepínače?
        [garbled] Z { $port } nepřichází nic čitelného: režim, rychlost, zem?
        [pins] Piny tohoto počítače nelze použít: je tu python3-lgpio, není pin dvakrát?
       *[failed] Ovladač se sám spustí znovu ({ $who }). Prosíme, nahlaste to.
    }
hardware-event = { $event ->
        [LinkUp] připojeno
        [LinkDown] spojení ztraceno
        [TagSeen] štítek zahlédnut
        [TagArrived] štítek položen
        [TagPresent] štítek nalezen
        [TagLeft] štítek zvednut
        [Snapshot] celý obraz
        [Gap] hlášení chybí
        [ReaderFailed] čtečka selhala
        [ReaderMended] čtečka zpět
        [ButtonPressed] tlačítko stisknuto
        [ButtonHeld] tlačítko drženo
        [ButtonReleased] tlačítko puštěno
        [ButtonStuck] tlačítko vázne
        [TagRead] štítek přečten
        [TagWritten] štítek zapsán
       *[TagFailed] štítek nepřečten
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Čtečka
           *[other] Čtečka { $number }
        }
        [readerboard] Snímaná deska
        [buttons] Tlačítka
       *[lamps] Světla
    }
hardware-button = { $button ->
        [pass] vynechat
        [undo] zpět
        [confirm] potvrdit
       *[seat] místo { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = jeden štítek na dvou čtečkách
hardware-stuck = tlačítko { $button } vázne
hardware-reader-failed = čtečka { $reader } neodpovídá
hardware-gap = hlášení ztracena
hardware-unknown-tag = neznámý
hardware-place-failed = { $place }: čtečka neodpovídá
hardware-silent = { $readers ->
        [one] 1 čtečka neodpovídá
        [few] { $readers } čtečky neodpovídají
       *[other] { $readers } čteček neodpovídá
    }
hardware-service = Služba čipových karet neodpovídá ({ $why }): sudo systemctl enable --now pcscd.socket; její pravidlo polkit je v README.
act-find-devices = Najít
sheet-find-devices = Najít zařízení
hardware-head-port = Port
find-what = Je to
find-touch = Dotkněte se zařízení a vyzkoušejte ho.
find-pico = Pico čeká na program: spusťte „boardside flash“.
find-flash = Pico bez našeho programu: „boardside flash“
find-asking = zjišťuje se …
find-ask = dotykem zeptat
find-step = { $step ->
    [lay] Položte na ně štítek
    [lift] Zvedněte štítek
    [press] Stiskněte některé tlačítko
   *[lamp] Lampy svítí
}
find-skip = Dotykem řádek přeskočíte.
find-ready = Hotovo
find-written = Zapsáno do { $path }. Platí od příštího spuštění.
act-lamp-on = Rozsvítit
act-write = Zapsat do nastavení
