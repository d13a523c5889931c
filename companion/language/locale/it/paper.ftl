# A game on paper, and what a code or a text cannot be read for.

act-paper = Su carta
act-paper-words = Leggi il foglio
act-paper-code = Mostra il codice
act-to-disk = Salva qui
act-to-stick = Sulla chiavetta { $stick }
sheet-paper = Su carta
paper-why = Un altro Boardside continua da questo codice: sotto «Partite passate», dal file salvato, o dal testo che un telefono legge qui.
paper-secrets = Non ci sono: le carte in mano e ciò che è coperto. Restano ai loro giocatori.
paper-no-code = { $game ->
        [masterelf] Master Elf non ha un codice: dovrebbe contenere ogni titolo. La partita si porta con l'esportazione
       *[other] Questo momento non ha un codice
    }; si può salvare solo il foglio.
paper-written = Il foglio è salvato, il testo accanto
paper-title = { $game } · { $when }
paper-moment = Mano { $round } di { $rounds } · { $phase }
paper-start = Carta per il primo giocatore: { NAME($seat) }
paper-turn = Tocca a: { NAME($seat) }
paper-roads = Sulle strade:
paper-display = Fra gli scoperti: { $kinds }
paper-boot = Stivale a
paper-collected = Pedine raccolte
paper-cards = Carte
paper-counters = Mezzi
paper-obstacle = Ostacolo
paper-passes = Passi di fila: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } { $counters ->
        [one] scoperto
       *[other] scoperti
    }
paper-hidden = { $counters } { $counters ->
        [one] coperto
       *[other] coperti
    }
paper-unused = c'è
paper-used = usato
paper-gone = via dal tavolo
paper-rulebook = Regolamento: { $edition }

paper-no-text = In questo file non c'è un testo di Boardside. Comincia con BOARDSIDE/ e sta in fondo al foglio salvato.
paper-newer = Questo testo è della versione { $version }; questo Boardside legge fino alla { $known }. Aggiornatelo, o portate il testo a quello che l'ha scritto.
paper-half = Ci sono solo { $signs } segni su { $of }. Copiate tutto il testo fino in fondo, o rileggete il codice.
paper-garbled = Un segno di questo testo è sbagliato. Rileggete il codice, o prendete il file salvato.
paper-other-game = È una partita di «{ $game }», che questo Boardside non conosce. Aggiornatelo.

sheet-bring = Portare qui una partita
act-bring = Porta qui
act-look-again = Cerca ancora
bring-what = Una partita su carta (.txt o .pdf) o una scritta per esteso (.jsonl), su una chiavetta o accanto alle partite. Toccatela per continuarla.
bring-nothing = Nessun file del genere. Inserite una chiavetta e cercate ancora.
bring-failed = { $file } non è stato portato qui
