# Disk, když nic nepřijímá: stálé upozornění, co není uloženo, a záloha po poškození.

disk-sign = { $why ->
        [full] Disk je plný
        [read-only] Na disk nelze zapisovat
        [gone] Složka s partiemi zmizela
        [busy] Partie drží jiný program
        [broken] Soubor s partiemi je poškozen
       *[other] Disk neodpovídá
    }: { $acts ->
        [0] teď nelze nic uložit
        [one] { $acts } tah není uložen
        [few] { $acts } tahy nejsou uloženy
       *[other] { $acts } tahů není uloženo
    }
disk-memory = Hrajte dál, pamatuji si to
disk-advice = { $why ->
        [full] Udělejte na disku místo.
        [read-only] Povolte zápis na disk.
        [gone] Vraťte složku na její místo.
        [busy] Zavřete druhý program.
       *[other] Podívejte se na disk.
    } Ukládání se obnoví samo; do té doby nevypínejte.
disk-well = Zase se ukládá
disk-written = { $acts ->
        [0] Disk je v pořádku.
        [one] { $acts } tah je teď na disku.
        [few] Všechny { $acts } tahy jsou teď na disku.
       *[other] Všech { $acts } tahů je teď na disku.
    }
disk-unsaved = neuloženo: { $act }
sheet-rescue = Soubor s partiemi byl poškozen
rescue-damaged = Selhávající úložiště, nebo výpadek proudu v nevhodnou chvíli. Poškozený soubor byl odložen.
rescue-backup = Je tu záloha z { $when }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }.
rescue-missing = { $game }: { $acts ->
        [one] chybí v ní poslední tah.
        [few] chybí v ní poslední { $acts } tahy.
       *[other] chybí v ní posledních { $acts } tahů.
    }
rescue-unknown = Chybí v ní, co se hrálo potom.
rescue-whole = Nic v ní nechybí.
rescue-kept = Nic se nemaže: záloha i poškozený soubor zůstávají v { $path }.
act-rescue-take = Použít zálohu
act-rescue-leave = Začít bez partií
history-judged = Odtud rozhoduje verze { $version }
sheet-off = Vypnout?
off-ends = Partie se uzavřou, potom se přístroj vypne.
off-unsaved = { $acts ->
        [one] { $acts } tah není uložen a ztratí se.
        [few] { $acts } tahy nejsou uloženy a ztratí se.
       *[other] { $acts } tahů není uloženo a ztratí se.
    }
off-plug = Kdykoli lze i vytáhnout zástrčku: co bylo přijato, je uloženo.
act-off = Vypnout
