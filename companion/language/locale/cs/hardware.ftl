# Stránka přístrojů a malá značka u stolu, dokud něco není v pořádku.

act-hardware = Zařízení
act-trace = Živý záznam
act-lamp-test = Test světel
act-sound-test = Test zvuku
sheet-trace = Události zařízení
hardware-none = Žádná zařízení nejsou nastavena: hrajte na obrazovce.
hardware-no-ports = Právě není připojeno žádné sériové zařízení.
hardware-builds = Díly, zapojení a sestavy: { $path }
hardware-head-device = Zařízení
hardware-head-state = Stav
hardware-head-last = Poslední událost
hardware-head-minute = Za minutu
hardware-head-again = Výpadky
hardware-head-ago = Před
hardware-head-event = Událost
hardware-head-tag = Čtečka, štítek
hardware-state = { $state ->
        [up] v pořádku
       *[wait] zatím bez odpovědi
    }
hardware-ago = { $event }, před { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = zatím nic
hardware-a-minute = Za minutu: { $events }
hardware-again = Výpadky: { $times }
hardware-port = Port: { $port }
hardware-what = Hlásí se jako: { $what }
hardware-missed = Zmeškaná čtení: { $missed }
hardware-trouble = { $reason ->
        [absent] chybí
        [permission] chybí oprávnění
        [busy] obsazeno
        [foreign] něco jiného
        [board] snímaný plán
        [ambiguous] více desek
        [unplugged] odpojeno
        [silent] neodpovídá
        [garbled] nečitelné
        [pins] žádné piny
       *[failed] ovladač selhal
    }
hardware-remedy = { $reason ->
        [absent] Na { $port } nic není: připojte zařízení, nebo v nastavení použijte jeho id.
        [permission] Přidejte se do skupiny { $who }: sudo usermod -aG { $who } $USER. Pak se znovu přihlaste. ({ $port })
        [busy] { $port } používá jiný program: { $who }. Ukončete ho.
        [foreign] Na { $port } odpovídá něco jiného: uveďte v nastavení správný port.
        [board] { $port } je snímaný plán: v nastavení ho zapište jako board = …, ne mezi readers.
        [ambiguous] { $port } odpovídá více deskám: { $who }. Uveďte v nastavení jen jednu z nich.
        [unplugged] Připojte { $port } znovu; zatím hrajte na obrazovce.
        [silent] { $port } neodpovídá: zkontrolujte napájení, vodiče a přepínače režimu.
        [garbled] Z { $port } přicházejí poškozená data: zkontrolujte režim, rychlost a zemnicí vodič.
        [pins] Piny tohoto zařízení nelze použít: je nainstalován python3-lgpio a není některý pin uveden dvakrát?
       *[failed] Ovladač se sám spustí znovu ({ $who }). Prosíme, nahlaste to.
    }
hardware-event = { $event ->
        [LinkUp] připojeno
        [LinkDown] spojení ztraceno
        [TagSeen] štítek zachycen
        [TagArrived] štítek položen
        [TagPresent] štítek nalezen
        [TagLeft] štítek zvednut
        [TagUnread] karta nepřečtena
        [Snapshot] úplné čtení
        [Gap] hlášení ztracena
        [ReaderFailed] čtečka selhala
        [ReaderMended] čtečka zpět
        [ButtonPressed] tlačítko stisknuto
        [ButtonHeld] tlačítko drženo
        [ButtonReleased] tlačítko puštěno
        [ButtonStuck] tlačítko se zaseklo
        [TagRead] štítek přečten
        [TagWritten] štítek zapsán
       *[TagFailed] štítek nepřečten
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Čtečka
           *[other] Čtečka { $number }
        }
        [readerboard] Snímaný plán
        [buttons] Tlačítka
        [keys] Klávesy
       *[lamps] Světla
    }
hardware-button = { $button ->
        [pass] vynechat
        [undo] zpět
        [confirm] potvrdit
        [next] další
        [previous] předchozí
       *[seat] hráč { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = jeden štítek na dvou čtečkách
hardware-stuck = tlačítko { $button } se zaseklo
hardware-reader-failed = čtečka { $reader } neodpovídá
hardware-gap = hlášení ztracena
hardware-unknown-tag = neznámý štítek
hardware-hold = Kartu na této čtečce podržte půl sekundy.
hardware-unread = Karta nepřečtena: podržte ji půl sekundy
hardware-phone = To je telefon nebo platební karta, ne součást hry
hardware-place-failed = { $place }: čtečka neodpovídá
hardware-silent = { $readers ->
        [one] 1 čtečka neodpovídá
        [few] { $readers } čtečky neodpovídají
       *[other] { $readers } čteček neodpovídá
    }
hardware-service = Služba čipových karet neodpovídá ({ $why }): sudo systemctl enable --now pcscd.socket; její pravidlo polkit je v README.
act-find-devices = Najít zařízení
hardware-head-port = Port
find-what = Zařízení
find-touch = Dotykem zařízení ověříte.
find-pico = Pico čeká na svůj program: spusťte „{ $command }“.
find-flash = Pico bez našeho programu
find-asking = ověřuje se…
find-ask = ověříte dotykem
find-step = { $step ->
    [every] Na každou čtečku přiložte štítek
    [lay] Přiložte štítek
    [lift] Zvedněte štítek
    [press] Stiskněte některé tlačítko
   *[lamp] Světla se rozsvítí
}
find-skip = Dotykem řádek přeskočíte.
find-lit = Svítí světla? Dotkněte se jejich řádku.
find-ready = Připraveno
find-replaces = V nastavení je už jiná deska, { $name }. Použít lze jen jednu: tato ji nahradí.
find-part = Ověřené čtečky: { $seen } / { $all }
find-failed = Čtečky neodpovídají: { $readers }. Zkontrolujte vodiče.
find-untried = { $steps ->
    [one] 1 krok byl přeskočen bez vyzkoušení.
    [few] { $steps } kroky byly přeskočeny bez vyzkoušení.
   *[other] { $steps } kroků bylo přeskočeno bez vyzkoušení.
}
find-written = Uloženo do { $path }. Platí od příštího spuštění Boardside.
act-lamp-on = Rozsvítit
act-write = Uložit do nastavení
