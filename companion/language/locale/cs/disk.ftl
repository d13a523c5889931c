# Disk, když nic nepřijímá: stálé upozornění, co není uloženo, a záloha po poškození.

disk-sign = { $why ->
        [full] Disk je plný
        [read-only] Na disk nelze zapisovat
        [gone] Složka s hrami zmizela
        [busy] Hry používá jiný program
        [broken] Soubor s hrami je poškozen
       *[other] Disk neodpovídá
    }: { $acts ->
        [0] teď nelze nic uložit
        [one] { $acts } akce není uložena
        [few] { $acts } akce nejsou uloženy
       *[other] { $acts } akcí není uloženo
    }
disk-memory = Hrajte dál: hra je v paměti
disk-advice = { $why ->
        [full] Uvolněte na disku místo.
        [read-only] Povolte zápis na disk.
        [gone] Vraťte složku na její místo.
        [busy] Zavřete druhý program.
       *[other] Zkontrolujte disk.
    } Ukládání se obnoví samo; do té doby nevypínejte.
disk-well = Zase se ukládá
disk-written = { $acts ->
        [0] Disk zase funguje.
        [one] Akce je teď na disku.
        [few] Všechny { $acts } akce jsou teď na disku.
       *[other] Všech { $acts } akcí je teď na disku.
    }
disk-unsaved = neuloženo: { $act }
sheet-rescue = Soubor s hrami byl poškozen
rescue-damaged = Selhalo úložiště, nebo v nevhodnou chvíli vypadl proud. Poškozený soubor byl odložen.
rescue-backup = Je tu záloha: { $when }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }.
rescue-missing = { $game }: { $acts ->
        [one] chybí poslední akce.
        [few] chybí poslední { $acts } akce.
       *[other] chybí posledních { $acts } akcí.
    }
rescue-unknown = Chybí vše, co se hrálo po záloze.
rescue-whole = Nic nechybí.
rescue-kept = Nic se nemaže: záloha i poškozený soubor zůstávají tady: { $path }.
act-rescue-take = Použít zálohu
act-rescue-leave = Začít bez her
history-judged = Odtud rozhoduje verze { $version }
sheet-off = Vypnout?
off-ends = Hry se uzavřou, potom se zařízení vypne.
off-unsaved = { $acts ->
        [one] { $acts } akce není uložena a ztratí se.
        [few] { $acts } akce nejsou uloženy a ztratí se.
       *[other] { $acts } akcí není uloženo a ztratí se.
    }
off-plug = Kdykoli můžete i vytáhnout zástrčku: uložené akce se neztratí.
act-off = Vypnout

act-update = Aktualizace
act-update-install = Nainstalovat
update-version = Běží verze { $version }.
update-searching = Hledá se flash disk…
update-nothing = Žádný archiv nebyl nalezen. Zkopírujte boardside-….tar.gz a jeho podpis, boardside-….tar.gz.minisig, na flash disk (FAT, mimo složky), zasuňte jej a hledejte znovu.
update-stick = Na flash disku { $stick }
update-unsigned = Bez podpisu: zkopírujte na flash disk i stejnojmenný soubor s příponou .minisig.
update-sure = Nainstalovat { $file }?
update-games = Potrvá to několik minut; potom se Boardside spustí znovu a ve hře lze pokračovat. Pokud se nová verze nespustí, současná se sama vrátí.
update-running = Aktualizace probíhá. Nevytahujte flash disk.
update-done = Aktualizace je hotová: verze { $version }.
update-failed = Aktualizace nebyla nainstalována. Vaše hry zůstaly, jak byly.
update-no-key = Není tu znám žádný klíč pro podepsané aktualizace. Jednou jej zadejte na konzoli nebo přes síť: sudo deploy/install.sh --key boardside.pub
update-key = Instaluje se jen to, co podepsal majitel tohoto klíče: { $print }
update-stolen = Dozvíte-li se, že byl tento klíč ukraden, neinstalujte už nic, co je jím podepsáno. Zeptejte se autorů telefonem nebo dopisem na krátký otisk nového klíče a pak: sudo deploy/install.sh --key boardside.pub
