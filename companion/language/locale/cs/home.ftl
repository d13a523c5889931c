# Začátek, nová hra, minulé hry, nastavení: co se čte, než hra leží na stole.

home-title = Boardside
home-welcome = Rozhodčí vedle herního plánu.
home-unsigned = Tato verze není podepsaná: nikdo za ni neručí.
home-left = { $players } · { $acts ->
        [one] 1 tah
        [few] { $acts } tahy
       *[other] { $acts } tahů
    } · { $when }
home-past = { $games ->
        [0] zatím žádná
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }
moment = { $day }. { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    } { $year }, { $time }

act-resume = Hrát dál
act-new = Nová hra
act-past = Minulé hry
act-settings = Nastavení
act-words = Slova
act-home = Domů
act-start = Začít
act-same = Jako minule
act-lesson = Popsat krabici
act-add = + Další místo
act-done = Hotovo
act-type = Napsat jméno
act-oldest = Nejstarší, začíná
act-later = O místo dál
act-remove = Odchází od stolu
act-close = Zavřít
act-cancel = Zrušit

colour-red = Červená
colour-blue = Modrá
colour-yellow = Žlutá
colour-green = Zelená
colour-violet = Fialová
colour-black = Černá

sheet-new = Kdo kde sedí?
sheet-seat = Místo { $number }: { $name }
sheet-name = Jméno
sheet-options = Podle čeho se hraje
sheet-past = Minulé hry
sheet-settings = Nastavení

new-clockwise = Ve směru hodinových ručiček kolem stolu. Dotykem místa změníte jméno, barvu nebo pořadí; začíná nejstarší.
new-oldest = nejstarší, začíná
new-name-hint = Jméno
new-options = { $changed ->
        [0] jak je vytištěno; zde karty měst a jednotlivá pravidla
        [one] 1 pravidlo jinak
        [few] { $changed } pravidla jinak
       *[other] { $changed } pravidel jinak
    }
new-edition = Čí pravidla leží vedle plánu?
new-switches = Pravidla, v nichž se vydání liší, a varianta. Dotykem se mění.
new-options-touch = Dotykem se mění.
new-no-box = zatím žádná krabice
new-same-name = Dvě místa se jmenují { $name }. Jedno z nich přejmenujte.

edition-de = Německá · AMIGO
edition-en = Anglická · Rio Grande
edition-fr = Francouzská · Gigamic
edition-it = Italská
edition-cs = Česká
edition-ru = Ruská · Hobby World
edition-ff = Francouzská · od fanoušků

past-over = dohráno
past-open = { $acts ->
        [one] 1 tah, nedohráno
        [few] { $acts } tahy, nedohráno
       *[other] { $acts } tahů, nedohráno
    }
past-unnamed = hráno beze jmen
past-none = Zatím se tu nehrálo.
past-unreadable = nelze přečíst
past-needs = vyžaduje verzi { $version }
past-touch = dotykem: proč
sheet-unreadable = Hru { $game } nelze přečíst
unreadable-what = Tuto hru nelze přečíst, a proto v ní nelze pokračovat. Všechny ostatní jsou, jak byly.
unreadable-aside = Odložená už v seznamu není. V souboru zůstává: vypíše ji boardside export { $game }.
unreadable-damaged = { $number ->
        [0] Její začátek
       *[other] Akce { $number } z { $acts }
    } už neodpovídá tomu, co bylo uloženo: na úložišti se změnil bit.
unreadable-people = Jména hráčů už neodpovídají tomu, co bylo uloženo: na úložišti se změnil bit.
unreadable-good = Část před poškozením je v pořádku. Chybí: { $acts ->
        [0] nic
        [one] poslední akce
        [few] poslední { $acts } akce
       *[other] posledních { $acts } akcí
    }{ $people ->
        [lost] , jména hráčů
       *[other] {""}
    }.
unreadable-backup = Záloha z { $when }. Chybí: { $acts ->
        [0] nic
        [one] poslední akce
        [few] poslední { $acts } akce
       *[other] posledních { $acts } akcí
    }.
act-salvage-good = Pokračovat z dobré části
act-salvage-backup = Pokračovat ze zálohy
act-set-aside = Odložit

settings-language = Obrazovka mluví
settings-language-edition = jako pravidla
settings-edition = Nová hra začíná s pravidly
settings-rotation = Obrazovka je otočena o
settings-movement = Na plánu
settings-moving = se figurky hýbou
settings-still = se nic nehýbe
settings-about = Vše zůstává v tomto přístroji. Proud smí kdykoli vypadnout: co bylo přijato, je uloženo.

saving = Ukládám …
reading = Okamžik …
not-saved = To se neuložilo
set-aside-headline = Poškozený soubor je odložen
set-aside = { $reason } Leží v { $path }; byl založen nový soubor.
broken-words = Soubor se slovy je poškozen
broken-words-more = { $troubles } Místo něj se ukazuje angličtina.

# A game of an installed package that cannot be played
game-fault-import = Hru { $package } nelze načíst: { $detail }
game-fault-name = Dvě hry se jmenují { $package }; ta z { $detail } je vynechána.
game-fault-part = Hře { $package } chybí část: { $detail }
new-keep-score = bez rozhodčího, jen města
name-strange = Některá písmena zde nelze zobrazit: pište latinkou, řecky nebo azbukou
colour-swap = má { $name }: vyměnit
seat-number = místo { $number }
