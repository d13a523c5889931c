# Una partita su carta, e perché un codice o un testo non si può leggere.

act-paper = Su carta
act-paper-words = Leggi la pagina
act-paper-code = Mostra il codice
act-to-disk = Salva su disco
act-to-stick = Salva su USB: { $stick }
paper-why = Un altro Boardside continua da questo codice: in «{ act-past }» accetta il file salvato, o il testo che un telefono legge dal codice.
paper-secrets = Qui non figurano né le carte in mano né ciò che è coperto: restano ai rispettivi giocatori.
paper-no-code = In questo momento della partita non c’è un codice; si può salvare solo la pagina.
paper-written = La pagina è salvata, e accanto il suo testo
paper-title = { $game } · { $when }
paper-moment = Mano { $round } di { $rounds } · { $phase }
paper-start = Carta per il primo giocatore: { NAME($seat) }
paper-turn = Di turno: { NAME($seat) }
paper-roads = Sulle strade:
paper-display = Fra gli scoperti: { $kinds }
paper-boot = Stivale a
paper-collected = Pedine raccolte
paper-cards = Carte
paper-counters = Mezzi
paper-obstacle = Ostacolo
paper-passes = Hanno passato di fila: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } { $counters ->
        [one] scoperto
       *[other] scoperti
    }
paper-hidden = { $counters } { $counters ->
        [one] coperto
       *[other] coperti
    }
paper-unused = non usato
paper-used = usato
paper-gone = non gioca più
paper-rulebook = Regolamento: { $edition }

paper-no-text = In questo file non c’è nessuna partita: né una partita esportata, né un testo che comincia con BOARDSIDE/, come in fondo a una pagina salvata.
paper-newer = Questo testo è della versione { $version }; questo Boardside legge fino alla versione { $known }. Aggiorna Boardside, o apri il testo dove è stato scritto.
paper-half = Caratteri presenti: solo { $signs } su { $of }. Copia tutto il testo fino in fondo, o inquadra di nuovo il codice.
paper-garbled = Un carattere di questo testo è sbagliato. Inquadra di nuovo il codice, o usa il file salvato.
paper-other-game = È una partita di «{ $game }», che questo Boardside non conosce. Aggiorna Boardside.

sheet-bring = Importa una partita
act-bring = Importa
act-look-again = Cerca di nuovo
bring-what = Qui ci sono i fogli di partite (.txt o .html) e le partite esportate (.jsonl) trovati su una chiavetta o nella cartella delle partite. Tocca una partita per continuarla.
bring-nothing = Nessuna partita trovata. Inserisci una chiavetta e cerca di nuovo.
bring-box = Scatola «{ $name }» importata: le nuove partite la offrono
act-box-code = Codice QR
act-box-code-next = Codice seguente
box-code-part = Codice { $part } di { $of }
box-code-how = Con un telefono puoi leggere ciò che è inserito di questa scatola: inquadra ogni codice, in qualsiasi ordine, e invia o salva i testi in un solo file .txt. Un altro Boardside lo importa in «{ act-past }».
box-code-missing = Manca il codice { $part } di { $of }. Inquadra anche quello e metti il suo testo nello stesso file.
box-code-mixed = Questi testi sono di due scatole diverse. Tieni solo quelli di una.
bring-known = Questa partita c’era già, con il numero { $game }
bring-failed = { $file } non è stato importato
