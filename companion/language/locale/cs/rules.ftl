# Každé pravidlo Země Elfů našimi slovy: co tiskne `rules` a smí ukázat stránka pravidel.

rule-EL-COMP-01 = Šest elfích škorní, po jedné od každé barvy.
rule-EL-COMP-02 = Každá barva má 20 městských trofejí, celkem 120.
rule-EL-COMP-03 = Dopravních prostředků je 48.
rule-EL-COMP-04 = Od každého ze šesti druhů je 8 dopravních prostředků.
rule-EL-COMP-05 = Překážek je šest.
rule-EL-COMP-06 = Cestovních karet je 72.
rule-EL-COMP-07 = Od každého ze šesti druhů je 10 cestovních karet a k tomu 12 vorů.
rule-EL-COMP-08 = Čtyři karty herních kol, očíslované 1 až 4.
rule-EL-COMP-09 = Dvanáct karet měst, jen pro variantu.
rule-EL-COMP-10 = Šest karet přehledu dopravních prostředků.
rule-EL-COMP-11 = Jedna karta zahajujícího hráče.
rule-EL-COMP-12 = Jeden herní plán.
rule-EL-COMP-13 = Hraje 2 až 6 hráčů. Žádné vydání pravidel to neuvádí; krabice stačí pro šest.
rule-EL-COMP-14 = Nic nepřibude a nic nezmizí: prostředků, karet a trofejí je vždy dohromady tolik, kolik jich je v krabici.

rule-EL-MAP-01 = Na plánu je 21 měst: hlavní město Elvenhold a 20 dalších.
rule-EL-MAP-02 = Cesta leží v jediné krajině: na rovině, v lese, v poušti nebo v horách. Vodní spojení jsou řeky se šipkou a dvě jezera.
rule-EL-MAP-03 = Cestuje se sedmi způsoby: šesti druhy dopravních prostředků a vorem. Přívoz je vor na jezeře.
rule-EL-MAP-04 = Přívozy spojují Virst, Strykhaven a Elvenhold na jednom jezeře a Grangor, Yttar a Parundii na druhém.
rule-EL-MAP-05 = Vedou-li mezi týmiž městy dvě spojení, u každého kroku se řekne, kterým se jede.
rule-EL-MAP-06 = Platí města, cesty, řeky a přívozy z herního plánu.

rule-EL-COST-01 = Přehledová karta říká, kolik cestovních karet stojí který prostředek v které krajině.
rule-EL-COST-02 = Kde je přehledová karta pro prostředek prázdná, tam ho nelze položit ani použít.
rule-EL-COST-03 = Cesta se platí jen kartami téhož druhu jako prostředek na ní; s překážkou stojí o jednu víc.
rule-EL-COST-04 = Cena cesty se platí přesně, ani méně, ani více.

rule-EL-SETUP-01 = Každý hráč dostane škorni, 20 městských trofejí její barvy, přehledovou kartu a jednu překážku.
rule-EL-SETUP-02 = Všechny škorně začínají v Elvenholdu.
rule-EL-SETUP-03 = Do každého z 20 měst kromě Elvenholdu se položí po jedné trofeji v barvě každého hráče.
rule-EL-SETUP-04 = Bez varianty zůstávají karty měst v krabici.
rule-EL-SETUP-05 = Všechny cestovní karty tvoří jeden zakrytý balíček.
rule-EL-SETUP-06 = Karty herních kol leží na hromádce, shora 1 až 4; vrchní ukazuje právě hrané kolo.
rule-EL-SETUP-07 = Dopravní prostředky se zakryté zamíchají a pět se jich odkryje.
rule-EL-SETUP-08 = Po celou hru leží odkrytých pět dopravních prostředků.
rule-EL-SETUP-09 = Hraje-li méně hráčů, přebytečné překážky a přehledové karty se vrátí do krabice.
rule-EL-SETUP-10 = Nejstarší hráč dostane kartu zahajujícího hráče; hraje se ve směru hodinových ručiček.

rule-EL-ROUND-01 = Hra má čtyři kola po šesti fázích: rozdání, jeden zakrytý prostředek, tři další, plánování, tažení, závěr.
rule-EL-ROUND-02 = Ve fázích 2 až 5 začíná zahajující hráč, ostatní následují ve směru hodinových ručiček.

rule-EL-DEAL-01 = V 1. kole dostane každý hráč 8 cestovních karet.
rule-EL-DEAL-02 = V dalších kolech dostane každý tolik karet, aby jich měl v ruce 8.
rule-EL-DEAL-03 = Před každým rozdáním se zamíchají všechny cestovní karty, které nikdo nemá v ruce.
rule-EL-DEAL-04 = Karty v ruce jsou tajné; jejich počet ne.

rule-EL-DRAW-01 = Ve 2. fázi si každý hráč popořadě vezme jeden zakrytý dopravní prostředek.
rule-EL-DRAW-02 = Prostředek vzatý ve 2. fázi zůstává zakrytý a pro ostatní tajný.
rule-EL-DRAW-03 = Majitel zakrytého prostředku se na něj smí kdykoli podívat.
rule-EL-DRAW-04 = Nikdo nemá víc než dva zakryté prostředky: jeden ponechaný a jeden vytažený.
rule-EL-DRAW-05 = Ve 3. fázi bere každý hráč po jednom prostředku za tah, dokud si každý nevezme tři.
rule-EL-DRAW-06 = Ve 3. fázi se bere vždy jeden z pěti odkrytých prostředků, nebo jeden zakrytý.
rule-EL-DRAW-07 = Prostředek vzatý ve 3. fázi leží odkrytý před svým majitelem.
rule-EL-DRAW-08 = Za prostředek vzatý z pěti odkrytých se hned odkryje jiný ze zakrytých.
rule-EL-DRAW-09 = Nikdo nemá víc než pět dopravních prostředků.
rule-EL-DRAW-10 = Při výběru prostředků nikdo nesmí vynechat tah.

rule-EL-PLAN-01 = Tah je jedna akce: položit prostředek, položit překážku, nebo vynechat.
rule-EL-PLAN-02 = Pokládají se jen vlastní prostředky, zakryté i odkryté; na plánu leží odkryté.
rule-EL-PLAN-03 = Prostředek lze položit na kteroukoli cestu, i na takovou, která nevede z města, kde stojí vlastní škorně.
rule-EL-PLAN-04 = Na cestu smí jen jeden dopravní prostředek.
rule-EL-PLAN-05 = Prostředek se na cestu hodí, když je pro něj na přehledové kartě u krajiny této cesty číslo.
rule-EL-PLAN-06 = Na řeky a jezera se prostředek neklade.
rule-EL-PLAN-07 = Položený prostředek smí použít každý.
rule-EL-PLAN-08 = Kdo vynechá tah, smí v některém pozdějším zase pokládat.
rule-EL-PLAN-09 = Plánování končí, když všichni po sobě vynechají tah.
rule-EL-PLAN-10 = Kdo nemá prostředek ani překážku, vynechá tah.
rule-EL-PLAN-11 = Nepoložený prostředek zůstává svému majiteli do závěru kola.
rule-EL-PLAN-12 = Položené prostředky a překážky zůstávají ležet do závěru kola.

rule-EL-OBST-01 = Každý hráč má jednu překážku na celou hru; pokládá ji místo dopravního prostředku.
rule-EL-OBST-02 = Překážka patří jen na cestu, kde už leží dopravní prostředek, vlastní nebo cizí.
rule-EL-OBST-03 = Na cestu smí jen jedna překážka.
rule-EL-OBST-04 = Na řeky a jezera se překážka neklade.
rule-EL-OBST-05 = Každé použití cesty s překážkou stojí o jednu kartu víc, téhož druhu jako prostředek na ní; platí to i pro hráče, který překážku položil.
rule-EL-OBST-06 = Použitá překážka jde v závěru kola ze hry; nepoužitá zůstává svému majiteli.

rule-EL-MOVE-01 = Každý hráč popořadě jednou táhne o libovolný počet kroků, třeba o žádný.
rule-EL-MOVE-02 = Krok vede jedním spojením z města, kde stojí škorně, do města na jeho druhém konci.
rule-EL-MOVE-03 = Cestou lze jet, jen leží-li na ní dopravní prostředek.
rule-EL-MOVE-04 = Cesta se platí cestovními kartami téhož druhu jako prostředek na ní.
rule-EL-MOVE-05 = Kde přehledová karta říká dvě, stojí cesta dvě karty téhož druhu jako prostředek na ní.
rule-EL-MOVE-06 = Cesta s překážkou stojí o jednu kartu víc, téhož druhu jako prostředek na ní.
rule-EL-MOVE-07 = Použít se smí prostředek kteréhokoli hráče a cestováním se nespotřebuje.
rule-EL-MOVE-08 = Cestou lze jet znovu, kterýmkoli směrem; pokaždé se platí plná cena.
rule-EL-MOVE-09 = Hrají se karty z vlastní ruky.
rule-EL-MOVE-10 = Kdo nemůže nebo nechce dál, odloží karty nad čtyři a v tomto kole už netáhne.
rule-EL-MOVE-11 = Osm karet v ruce stačí nejvýš na 8 kroků; všech 20 trofejí tedy nikdo nemá před 3. kolem.

rule-EL-RIVER-01 = Řeky nepotřebují dopravní prostředek a jezdí se po nich jen na vorech.
rule-EL-RIVER-02 = Po proudu stojí řeka jeden vor, proti proudu dva.
rule-EL-RIVER-03 = Na řekách není překážka ani karavana.
rule-EL-RIVER-04 = Krok po řece vede z jednoho města do dalšího a každý krok se platí.

rule-EL-LAKE-01 = Přívoz stojí dva vory, oběma směry.
rule-EL-LAKE-02 = Dva vory za přívoz se platí při každé plavbě.
rule-EL-LAKE-03 = Mezi oběma jezery žádný přívoz nevede.
rule-EL-LAKE-04 = Na jezerech není prostředek, překážka ani karavana.

rule-EL-CARAVAN-01 = Kdo nemůže zahrát karty, které cesta vyžaduje, smí místo nich zahrát tři libovolné, i vory.
rule-EL-CARAVAN-02 = Karavana je jen pro hráče, který nemůže zaplatit běžně, nedohodnou-li se hráči jinak.
rule-EL-CARAVAN-03 = I karavana potřebuje na cestě dopravní prostředek.
rule-EL-CARAVAN-04 = Po řekách a jezerech karavana nejezdí.
rule-EL-CARAVAN-05 = S překážkou stojí karavana čtyři karty.
rule-EL-CARAVAN-06 = Karavana zaplatí jeden krok v jakékoli krajině; mezi zahranými kartami smějí být i karty požadovaného druhu.
rule-EL-CARAVAN-07 = Cesta se platí jen vhodnými kartami, nebo celou karavanou.

rule-EL-COLLECT-01 = Kdo dorazí do města, vezme si tam svou trofej, cestou i na konci tahu.
rule-EL-COLLECT-02 = Berou se jen trofeje vlastní barvy.
rule-EL-COLLECT-03 = Už navštívené město a Elvenhold nedávají nic.
rule-EL-COLLECT-04 = Začít ve městě neznamená dorazit do něj.

rule-EL-HAND-01 = Na konci vlastního tahu se odloží karty nad čtyři.
rule-EL-HAND-02 = Kdo má čtyři karty nebo méně, neodkládá nic.
rule-EL-HAND-03 = Limit čtyř karet platí i pro hráče, který netáhl, a také v posledním kole.
rule-EL-HAND-04 = Zahrané a přebytečné karty přijdou na balíček cestovních karet, nebo odkryté vedle něj, podle vydání.

rule-EL-CLEAN-01 = Vrchní karta herního kola se zasune pod hromádku.
rule-EL-CLEAN-02 = Kartu zahajujícího hráče dostane soused vlevo.
rule-EL-CLEAN-03 = Každý hráč si nechá přesně jeden prostředek a ostatní vrátí.
rule-EL-CLEAN-04 = Ponechaný prostředek smí být zakrytý i odkrytý, a tak zůstává.
rule-EL-CLEAN-05 = Všechny prostředky z cest i ty vrácené se otočí lícem dolů a zamíchají mezi ostatní.
rule-EL-CLEAN-06 = Použité překážky jdou ze hry; nepoužitá se za ponechaný prostředek nepočítá.
rule-EL-CLEAN-07 = Škorně zůstávají na místě a karty v ruce.
rule-EL-CLEAN-08 = Po 4. kole se plán už neuklízí.

rule-EL-END-01 = Hra končí po 4. kole.
rule-EL-END-02 = Vítězí hráč, který má nejvíc městských trofejí.
rule-EL-END-03 = Při shodě vítězí hráč, kterému zbylo víc cestovních karet.
rule-EL-END-04 = Trvá-li shoda, hráči se o vítězství dělí.
rule-EL-END-05 = Kdo předčasně získá všech 20 trofejí, ukončí hru: na konci kola, nebo hned, podle vydání.

rule-EL-VAR-01 = Každý hráč dostane jednu z dvanácti karet měst a tají ji; ostatní jdou ze hry.
rule-EL-VAR-02 = S kartami měst platí všechna ostatní pravidla beze změny.
rule-EL-VAR-03 = Na konci se karty měst odkryjí a spočítá se nejkratší trasa od škorně k cílovému městu.
rule-EL-VAR-04 = S kartami měst se od počtu trofejí odečte vzdálenost; vítězí, kdo má nejvíc bodů.
rule-EL-VAR-05 = S kartami měst rozhoduje při shodě menší vzdálenost; je-li i ta stejná, hráči se o vítězství dělí.
rule-EL-VAR-06 = Do vzdálenosti se počítají spojení všeho druhu bez ohledu na to, co na nich leží a kolik stojí.
rule-EL-VAR-07 = Vzdálenost se počítá od místa, kde škorně stojí na konci hry, i předčasném; bodů může být méně než 0.
