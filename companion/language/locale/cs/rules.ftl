# Každé pravidlo Země Elfů našimi slovy: co tiskne `rules` a smí ukázat stránka pravidel.

rule-EL-COMP-01 = Šest elfích škorní, jedny od každé barvy.
rule-EL-COMP-02 = Každá barva má 20 městských trofejí, celkem 120.
rule-EL-COMP-03 = Dopravních prostředků je 48.
rule-EL-COMP-04 = Od každého ze šesti druhů je 8 dopravních prostředků.
rule-EL-COMP-05 = Překážek je šest.
rule-EL-COMP-06 = Cestovních karet je 72.
rule-EL-COMP-07 = Od každého ze šesti druhů je 10 cestovních karet a k tomu 12 vorů.
rule-EL-COMP-08 = Čtyři karty herního kola, 1 až 4.
rule-EL-COMP-09 = Dvanáct karet měst, jen pro variantu.
rule-EL-COMP-10 = Šest karet přehledu dopravních prostředků.
rule-EL-COMP-11 = Jedna karta zahajujícího hráče.
rule-EL-COMP-12 = Jeden herní plán.
rule-EL-COMP-13 = Hrají dva až šest. Žádná pravidla to netisknou; v krabici je všeho šest.
rule-EL-COMP-14 = Nic nepřibude a nic nezmizí: prostředky, karty a trofeje dají vždy to, co bylo v krabici.

rule-EL-MAP-01 = Na plánu je 21 měst: hlavní město Elvenhold a 20 dalších.
rule-EL-MAP-02 = Cesta leží v jediné krajině: rovina, les, poušť nebo hory. Voda jsou řeky se šipkou a dvě jezera.
rule-EL-MAP-03 = Cestuje se sedmi způsoby: šesti druhy dopravních prostředků a na voru. Přívoz je vor na jezeře.
rule-EL-MAP-04 = Přívozy spojují Virst, Strykhaven a Elvenhold na jednom jezeře, Grangor, Yttar a Parundia na druhém.
rule-EL-MAP-05 = Vedou-li mezi týmiž městy dvě spojení, řekne se, kterým se jede.
rule-EL-MAP-06 = Města, cesty, řeky a přívozy jsou ty z herního plánu.

rule-EL-COST-01 = Přehledová karta říká, kolik cestovních karet druh v krajině stojí.
rule-EL-COST-02 = Kde je prázdná, tam druh nelze položit ani použít.
rule-EL-COST-03 = Všechny placené karty jsou druhu, který leží na cestě; překážka stojí o jednu víc.
rule-EL-COST-04 = Platí se přesně, ani méně, ani více.

rule-EL-SETUP-01 = Každý dostane škorně, 20 trofejí jejich barvy, přehledovou kartu a jednu překážku.
rule-EL-SETUP-02 = Všechny škorně začínají v Elvenholdu.
rule-EL-SETUP-03 = V každém z 20 měst kromě Elvenholdu leží trofej každé hrající barvy.
rule-EL-SETUP-04 = Bez varianty zůstávají karty měst v krabici.
rule-EL-SETUP-05 = Všechny cestovní karty tvoří zakrytou hromádku.
rule-EL-SETUP-06 = Karty kola leží shora 1 až 4; vrchní je právě hrané kolo.
rule-EL-SETUP-07 = Dopravní prostředky se zakryté zamíchají a pět se odkryje.
rule-EL-SETUP-08 = Po celou hru leží odkrytých pět dopravních prostředků.
rule-EL-SETUP-09 = Hraje-li méně hráčů, přebytečné překážky a přehledové karty jdou do krabice.
rule-EL-SETUP-10 = Nejstarší dostane kartu zahajujícího hráče; hraje se ve směru hodinových ručiček.

rule-EL-ROUND-01 = Hra má čtyři kola po šesti fázích: rozdání, jeden zakrytý, tři další, plánování, tažení, závěr.
rule-EL-ROUND-02 = Ve fázích 2 až 5 začíná zahajující hráč, ostatní následují ve směru hodinových ručiček.

rule-EL-DEAL-01 = V 1. kole dostane každý 8 cestovních karet.
rule-EL-DEAL-02 = Později dostane každý tolik, aby jich měl v ruce 8.
rule-EL-DEAL-03 = Před každým rozdáním se zamíchají všechny cestovní karty, které nikdo nemá v ruce.
rule-EL-DEAL-04 = Ruka je tajná; počet karet v ní ne.

rule-EL-DRAW-01 = Ve 2. fázi si každý postupně vezme jeden zakrytý dopravní prostředek.
rule-EL-DRAW-02 = Zůstává zakrytý a ostatním tajný.
rule-EL-DRAW-03 = Kdo ho má, smí se na něj kdykoli podívat.
rule-EL-DRAW-04 = Nikdo nemá víc než dva zakryté: jeden ponechaný a jeden vytažený.
rule-EL-DRAW-05 = Ve 3. fázi bere každý po jednom, dokud všichni nemají tři.
rule-EL-DRAW-06 = Je to jeden z pěti odkrytých, nebo zakrytý.
rule-EL-DRAW-07 = Vždy leží odkrytý před tím, kdo ho vzal.
rule-EL-DRAW-08 = Za odkrytý se hned odkryje jiný ze zakrytých.
rule-EL-DRAW-09 = Nikdo nemá víc než pět dopravních prostředků.
rule-EL-DRAW-10 = Při výběru nikdo nesmí vynechat.

rule-EL-PLAN-01 = Tah je jeden čin: položit prostředek, položit překážku, nebo vynechat.
rule-EL-PLAN-02 = Pokládají se jen vlastní prostředky, zakryté i odkryté; leží pak odkryté.
rule-EL-PLAN-03 = Smí to být kterákoli cesta; nemusí se dotýkat vlastních škorní.
rule-EL-PLAN-04 = Na cestu patří jeden dopravní prostředek.
rule-EL-PLAN-05 = Druh musí umět cestovat krajinou té cesty, jak říká přehledová karta.
rule-EL-PLAN-06 = Na řeky a jezera se prostředek neklade.
rule-EL-PLAN-07 = Položený prostředek slouží všem.
rule-EL-PLAN-08 = Kdo vynechá, smí v pozdějším tahu zase pokládat.
rule-EL-PLAN-09 = Fáze končí, když všichni po sobě vynechají.
rule-EL-PLAN-10 = Kdo nemá prostředek ani překážku, vynechá.
rule-EL-PLAN-11 = Nepoložený prostředek zůstává u svého hráče do závěru kola.
rule-EL-PLAN-12 = Co je položeno, leží do závěru kola.

rule-EL-OBST-01 = Každý má jednu překážku na celou hru; klade ji místo dopravního prostředku.
rule-EL-OBST-02 = Překážka patří jen na cestu, kde už je dopravní prostředek, čísi.
rule-EL-OBST-03 = Na cestu patří jedna překážka.
rule-EL-OBST-04 = Na řeky a jezera se překážka neklade.
rule-EL-OBST-05 = Každé použití té cesty stojí o jednu kartu stejného druhu víc, i toho, kdo ji položil.
rule-EL-OBST-06 = Použité překážky jdou v závěru kola ze hry; nepoužitá zůstává.

rule-EL-MOVE-01 = Postupně táhne každý jednou, o libovolný počet kroků, i o žádný.
rule-EL-MOVE-02 = Krok vede jedním spojením z města, kde stojí škorně, na jeho druhý konec.
rule-EL-MOVE-03 = Cestou se jede, jen leží-li na ní dopravní prostředek.
rule-EL-MOVE-04 = Karty jsou druhu, který leží na cestě.
rule-EL-MOVE-05 = Kde přehledová karta říká dvě, hrají se dvě takové.
rule-EL-MOVE-06 = Překážka stojí o jednu kartu stejného druhu víc.
rule-EL-MOVE-07 = Lze použít čísi prostředek a cestou se nespotřebuje.
rule-EL-MOVE-08 = Cestou lze jet znovu, i zpět; pokaždé za plnou cenu.
rule-EL-MOVE-09 = Karty jsou z vlastní ruky.
rule-EL-MOVE-10 = Kdo nemůže nebo nechce dál, odloží na čtyři karty a v tomto kole už netáhne.
rule-EL-MOVE-11 = Osm karet stačí nejvýš na 8 kroků; všech 20 trofejí tedy nikdo nemá před 3. kolem.

rule-EL-RIVER-01 = Řeky nepotřebují dopravní prostředek a jede se po nich jen na vorech.
rule-EL-RIVER-02 = Po proudu stojí řeka jeden vor, proti proudu dva.
rule-EL-RIVER-03 = Na řekách není překážka ani karavana.
rule-EL-RIVER-04 = Krok po řece vede z města do dalšího města a každý se platí.

rule-EL-LAKE-01 = Přívoz stojí dva vory, oběma směry.
rule-EL-LAKE-02 = Dva vory se platí za každou plavbu.
rule-EL-LAKE-03 = Mezi oběma jezery přívoz nevede.
rule-EL-LAKE-04 = Na jezerech není prostředek, překážka ani karavana.

rule-EL-CARAVAN-01 = Kdo nemůže zahrát žádané karty, smí zahrát tři libovolné, i vory.
rule-EL-CARAVAN-02 = Karavana je jen pro toho, kdo nemůže platit běžně, nehraje-li stůl jinak.
rule-EL-CARAVAN-03 = I karavana potřebuje na cestě dopravní prostředek.
rule-EL-CARAVAN-04 = Po řekách a jezerech karavana nejede.
rule-EL-CARAVAN-05 = S překážkou jsou to čtyři karty.
rule-EL-CARAVAN-06 = Karavana platí jeden krok v každé krajině; smějí v ní být i správné karty.
rule-EL-CARAVAN-07 = Správné a jiné karty se nemíchají, leda do celé karavany.

rule-EL-COLLECT-01 = Kdo dorazí do města, bere tam svou trofej, cestou i na konci.
rule-EL-COLLECT-02 = Berou se jen trofeje vlastní barvy.
rule-EL-COLLECT-03 = Už navštívené město a Elvenhold nedávají nic.
rule-EL-COLLECT-04 = Kde se začíná, tam se nedorazilo.

rule-EL-HAND-01 = Na konci vlastního tahu se odloží vše nad čtyři karty.
rule-EL-HAND-02 = Se čtyřmi kartami a méně se neodkládá nic.
rule-EL-HAND-03 = Platí to i pro toho, kdo netáhl, a v posledním kole.
rule-EL-HAND-04 = Zahrané a přebytečné karty jdou k cestovním kartám, nebo odkryté vedle, jak říká vydání.

rule-EL-CLEAN-01 = Vrchní karta kola jde pod ostatní.
rule-EL-CLEAN-02 = Karta zahajujícího hráče jde k sousedovi vlevo.
rule-EL-CLEAN-03 = Každý si nechá přesně jeden prostředek a ostatní vrátí.
rule-EL-CLEAN-04 = Ponechaný smí být zakrytý i odkrytý, a tak zůstává.
rule-EL-CLEAN-05 = Prostředky z cest i vrácené se zakryjí a zamíchají k ostatním.
rule-EL-CLEAN-06 = Použité překážky jdou ze hry; nepoužitá není tím ponechaným prostředkem.
rule-EL-CLEAN-07 = Škorně zůstávají stát a karty v ruce také.
rule-EL-CLEAN-08 = Po 4. kole se už neuklízí.

rule-EL-END-01 = Hra končí po 4. kole.
rule-EL-END-02 = Vítězí, kdo má nejvíc trofejí.
rule-EL-END-03 = Při shodě vítězí, komu zbylo víc cestovních karet.
rule-EL-END-04 = Je-li shoda stále, o vítězství se dělí.
rule-EL-END-05 = Kdo má brzy všech 20 trofejí, ukončí hru: koncem kola, nebo hned, jak říká vydání.

rule-EL-VAR-01 = Každý dostane zakrytou jednu z dvanácti karet měst; ostatní jdou ze hry.
rule-EL-VAR-02 = Všechna ostatní pravidla platí dál.
rule-EL-VAR-03 = Na konci se karty odkryjí a počítá se nejkratší cesta od škorní k cílovému městu.
rule-EL-VAR-04 = Trofeje bez této cesty jsou body; vítězí nejvíc bodů.
rule-EL-VAR-05 = Při shodě vítězí kratší cesta; pak se dělí.
rule-EL-VAR-06 = Cesta počítá spojení všeho druhu, ať na nich leží a stojí cokoli.
rule-EL-VAR-07 = Počítá se odtud, kde škorně stojí na konci hry, i předčasném; bodů může být pod 0.
