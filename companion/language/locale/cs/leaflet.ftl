# Leták pro rodinu: dvě stránky na papíře a stránka Nápověda.

act-help = Nápověda

leaflet = Boardside u vašeho stolu
    .more = Rozhodčí vedle plánu: { game-elfenland } a { game-masterelf }. Všechno se dělá jedním prstem.

leaflet-what = Co to je
    .more = Hrajete se svou krabicí jako vždy. Co uděláte na plánu, toho se dotknete i na obrazovce: Boardside řekne, zda to pravidla dovolují, kdo je na tahu a co následuje. Karty v ruce zůstávají tajné: nikdo se na ně neptá.

leaflet-on = Zapnutí a vypnutí
    .more = Zasuňte zástrčku a počkejte na „{ act-new }“. Vytáhnout ji smíte kdykoli: každá akce je uložená. Příště hru vrátí „{ act-resume }“.

leaflet-seats = Kdo kde sedí
    .more = Dotkněte se „{ act-new }“ a pak každého hráče kvůli jménu a barvě, po směru hodin. Označte nejstaršího. I Boardside může hrát za jedno místo. Kdo hraje poprvé, zapne „{ act-guide }“. Pak „{ act-start }“.

leaflet-round = Kolo
    .more = Řádek vedle mapy říká, co je teď na řadě, a žluté tlačítko to uzavře. Po rozdání a vybrání se dotkněte „{ act-deal-all }“. Položení: dotkněte se prostředku a pak cesty; „{ act-pass }“ znamená, že nic nepokládáte. Cestování: dotkněte se dalšího města, cena se zaplatí přesně. „{ act-end-move }“ předá tah. Na konci kola si každý nechá jeden prostředek a seznam řekne, co kam patří.

leaflet-refusal = Když řekne ne
    .more = Řekne proč, podle kterého pravidla, na které straně vašich pravidel a co by bylo dovoleno. Dotykem si pravidlo přečtete. Hrajete-li to jinak, „{ act-disagree }“ pravidlo změní; „{ act-let }“ platí jen tentokrát. „{ act-can-i }“ v menu odpoví na otázku a nic neudělá.

leaflet-undo = Chyba
    .more = „{ act-undo }“ vezme poslední akci zpět, kolikrát chcete, a řekne, které kusy kam patří. Šipka vedle ji vrátí. Dotykem posledních akcí nad mapou se vrátíte ke kterékoli chvíli.

leaflet-phones = Telefony
    .more = „{ act-phones }“ v menu ukáže kód. Naskenujte ho telefonem ve stejné Wi-Fi a vyberte si místo: telefon ukazuje vaše karty a přijímá vaše akce. Nic se neinstaluje a hrát se dá i bez něj.

leaflet-count = Počítání
    .more = Body jsou vedle každého jména; „{ act-standings }“ v menu ukáže všechny. Po posledním kole Boardside řekne, kdo vyhrál a proč. Hrát bez rozhodčího: „{ act-keep-score }“; ve hře { game-masterelf } sečte na konci dárky „{ act-count-pad }“.

leaflet-end = Konec
    .more = „{ act-rematch }“ začne znovu se stejnými hráči. Každá hra zůstane pod „{ act-past }“, kde si ji můžete znovu prohlédnout. Pak vytáhněte zástrčku.
