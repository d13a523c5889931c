# Leták pro rodinu: dvě strany na papíře a stránka Jak na to. `.more` je text odstavce.

act-help = Jak na to
leaflet = Boardside vedle herního plánu
    .more = Rozhodčí vedle herního plánu: { game-elfenland } a { game-masterelf }. Všechno se dělá jedním prstem.
leaflet-what = Co to je
    .more = Hrajete se skutečným plánem, kartami a díly. Boardside je obrazovka vedle nich: zadáváte, co děláte, a ona uzná, co pravidla dovolují, u ostatního řekne, které pravidlo to zakazuje, a počítá body. Na internet se nic neposílá.
leaflet-on = Zapnutí
    .more = Zapojte přístroj do zásuvky. Za chvíli se objeví první stránka. Zástrčku můžete kdykoli vytáhnout: přijaté akce jsou uložené a „{ act-resume }“ otevře rozehranou hru.
leaflet-seats = Kdo kde sedí
    .more = Dotkněte se „{ act-new }“ a vyberte pravidla ze své krabice. Po směru hodinových ručiček se na obrazovce dotkněte každého hráče, zadejte jméno a barvu a označte, kdo začíná: ve hře { game-elfenland } nejstarší, ve hře { game-masterelf } nejmladší. Pak se dotkněte „{ act-start }“. „{ act-setup }“ v „{ act-menu }“ říká, co kam patří.
leaflet-deal = Kolo hry Země Elfů: karty a prostředky
    .more = Rozdejte cestovní karty, pak vyberte prostředky a pokaždé se dotkněte žlutého tlačítka. Karty v ruce zůstávají tajné; obrazovka potřebuje jen jejich počet.
leaflet-plan = Kolo hry Země Elfů: cesty
    .more = Když jste na tahu, položte prostředek na plán a zadejte ho: dotkněte se prostředku, potom cesty. Stejně se zadává překážka. Když nechcete nic položit, dotkněte se „{ act-pass }“.
leaflet-move = Kolo hry Země Elfů: škorně
    .more = Dotkněte se dalšího města: obrazovka spočítá cenu a započte vaši trofej. Na stole odložte karty, táhněte škorní a trofej si vezměte. Pro karavanu se dotkněte „{ act-otherwise }“. Tah ukončete tlačítkem „{ act-end-move }“ a nechte si nejvýš čtyři karty. Na konci kola si každý nechá jeden prostředek a seznam řekne, co kam patří.
leaflet-refusal = Když něco není dovoleno
    .more = Červená zpráva uvede pravidlo, stranu ve vašich pravidlech a co by šlo místo toho. Nic se nezměnilo. Pokud to všichni chtějí tentokrát uznat, dotkněte se „{ act-let }“, kde se to nabízí.
leaflet-undo = Po omylu
    .more = „{ act-undo }“ vezme zpět poslední akci, kolikrát chcete, a řekne, které díly vrátit. „{ act-history }“ v „{ act-menu }“ umožní vrátit se ještě dál.
leaflet-phones = Telefony
    .more = Tlačítko „{ act-phones }“ v „{ act-menu }“ ukáže kód pro každé místo. Načtěte ho fotoaparátem telefonu: telefon pak ukáže stránku tohoto hráče. Není-li síť, dotkněte se nejdřív „{ act-wifi }“.
leaflet-count = Počítání
    .more = Obrazovka počítá trofeje sama; „{ act-standings }“ je kdykoli ukáže. Chcete-li jen počítání, zvolte před „{ act-start }“ ještě „{ act-keep-score }“.
leaflet-end = Konec
    .more = Po posledním kole obrazovka ukáže, kdo vítězí a proč. „{ act-rematch }“ začne znovu se stejnými hráči. Chcete-li vypnout, dotkněte se „{ act-settings }“ a „{ act-off }“, nebo vytáhněte zástrčku.
