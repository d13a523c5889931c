# Začátek, nová hra, minulé hry, nastavení: co se čte, než hra leží na stole.

home-title = Boardside
home-welcome = Rozhodčí vedle herního plánu.
home-unsigned = Tato verze není podepsaná: nikdo za ni neručí.
home-left = { $players } · { $acts ->
        [one] 1 akce
        [few] { $acts } akce
       *[other] { $acts } akcí
    } · { $when }
home-past = { $games ->
        [0] zatím žádná
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }
moment = { $day }. { $month ->
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

home-last = Poslední hra: { $places }
practice-step = Cvičení { $n } ze 3
practice-done = To je všechno
act-practice = Cvičení: jedna minuta
act-demo = Podívat se na hru
act-resume = Pokračovat
act-new = Nová hra
act-past = Minulé hry
act-settings = Nastavení
act-words = Slovníček
act-home = Domů
act-start = Začít
act-same = Jako minule
act-lesson = Seznam karet
act-count-pad = Sčítání bodů
act-add = + Další hráč
act-done = Hotovo
act-type = Napsat jméno
act-oldest = Nejstarší, začíná
act-later = O místo po směru hodin
act-remove = Odebrat hráče
act-close = Zavřít
act-cancel = Zrušit

colour-red = Červená
colour-blue = Modrá
colour-yellow = Žlutá
colour-green = Zelená
colour-violet = Fialová
colour-black = Černá

sheet-new = Kdo kde sedí?
sheet-seat = Místo { $number }: { $name }
sheet-name = Jméno
sheet-options = Platná pravidla

new-clockwise = Ve směru hodinových ručiček kolem stolu. Dotykem na hráče změníte jméno, barvu nebo místo; začíná nejstarší.
new-oldest = nejstarší, začíná
new-name-hint = Jméno
new-options = { $changed ->
        [0] podle pravidel; dotykem změníte
        [one] 1 pravidlo jinak
        [few] { $changed } pravidla jinak
       *[other] { $changed } pravidel jinak
    }
new-edition = Která pravidla používáte?
new-switches = Pravidla, ve kterých se vydání liší, a varianta. Dotykem je změníte.
new-options-touch = Dotykem je změníte.
new-no-box = zatím žádné: na konci se nic nesečte
new-same-name = Dva hráči se jmenují { $name }. Jednoho z nich přejmenujte.

edition-de = Německá · AMIGO
edition-en = Anglická · Rio Grande
edition-fr = Francouzská · Gigamic
edition-it = Italská
edition-cs = Česká
edition-ru = Ruská · Hobby World
edition-ff = Francouzská · od fanoušků

past-over = dohráno
past-counted = sečteno
past-open = { $acts ->
        [one] nedohráno, 1 akce
        [few] nedohráno, { $acts } akce
       *[other] nedohráno, { $acts } akcí
    }
past-unnamed = hráno bez jmen
past-none = Zatím se tu žádná hra nehrála.
past-unreadable = nelze přečíst
past-needs = vyžaduje verzi { $version }
past-touch = dotykem zjistíte proč
sheet-unreadable = Hru { $game } nelze přečíst
unreadable-what = Tuto hru nelze přečíst, a proto v ní nelze pokračovat. Všechny ostatní jsou beze změny.
unreadable-aside = Po odložení už v seznamu nebude. V souboru zůstane: vypíše ji boardside export { $game }.
unreadable-damaged = { $number ->
        [0] Začátek hry
       *[other] Akce { $number } / { $acts }
    } už neodpovídá tomu, co bylo uloženo: data na disku se změnila.
unreadable-people = Jména hráčů už neodpovídají tomu, co bylo uloženo: data na disku se změnila.
unreadable-good = Část před poškozením je v pořádku. Chybí: { $acts ->
        [0] { $people ->
            [lost] {""}
           *[other] nic
        }
        [one] poslední akce
        [few] poslední { $acts } akce
       *[other] posledních { $acts } akcí
    }{ $people ->
        [lost] { $acts ->
            [0] jména hráčů
           *[other] , jména hráčů
        }
       *[other] {""}
    }.
unreadable-backup = Záloha: { $when }. Chybí: { $acts ->
        [0] nic
        [one] poslední akce
        [few] poslední { $acts } akce
       *[other] posledních { $acts } akcí
    }.
act-salvage-good = Pokračovat z nepoškozené části
act-salvage-backup = Pokračovat ze zálohy
act-set-aside = Odložit

settings-language = Jazyk obrazovky
settings-language-edition = jako v pravidlech
settings-edition = Pravidla pro novou hru
settings-rotation = Otočení obrazovky
settings-movement = Animace
settings-moving = zapnuto
settings-still = vypnuto
settings-about = Vše zůstává v tomto zařízení. Proud můžete kdykoli vypnout: přijaté akce jsou uložené.

saving = Ukládá se…
reading = Okamžik…
not-saved = Toto se neuložilo
set-aside-headline = Poškozený soubor byl odložen
set-aside = { $reason } Soubor je teď tady: { $path }; byl založen nový.
broken-words = Soubor s texty je poškozen
broken-words-more = { $troubles } Místo toho se použije angličtina.

# Hra z doinstalovaného balíku, kterou nelze hrát
game-fault-import = Hru { $package } nelze načíst: { $detail }
game-fault-name = Dvě hry se jmenují { $package }; ta z { $detail } je vynechána.
game-fault-part = Hře { $package } chybí část: { $detail }
new-keep-score = bez rozhodčího, jen města
name-strange = Některá písmena tu nelze zobrazit: napište jméno latinkou, řeckým písmem nebo azbukou
colour-swap = má { $name }: vyměnit
seat-number = místo { $number }
new-count-pad = sečte body i bez seznamu karet
new-most = Hráčů může být nejvýš { $n }.
