# Home, nuova partita, partite passate, impostazioni: ciò che si legge prima di aprire una partita.

home-title = Boardside
home-welcome = L’arbitro accanto alla tavola da gioco.
home-unsigned = Questa versione non è firmata: nessuno la garantisce.
home-left = { $players } · { $acts ->
        [one] 1 azione
       *[other] { $acts } azioni
    } · { $when }
home-past = { $games ->
        [0] ancora nessuna
        [one] 1 partita
       *[other] { $games } partite
    }
moment = { $day ->
       *[other] { $day }
    } { $month ->
        [1] gen
        [2] feb
        [3] mar
        [4] apr
        [5] mag
        [6] giu
        [7] lug
        [8] ago
        [9] set
        [10] ott
        [11] nov
       *[12] dic
    } { $year }, { $time }

home-last = Ultima partita: { $places }
practice-step = Prova { $n } di 3
practice-done = È tutto qui
act-practice = Prova: un minuto
act-demo = Guarda una partita
act-resume = Continua
act-new = Nuova partita
act-past = Partite passate
act-settings = Impostazioni
act-words = Glossario
act-home = Home
act-start = Inizia
act-same = Come l’ultima volta
act-lesson = Elenca le tue carte
act-count-pad = Conteggio
act-add = + Aggiungi giocatore
act-done = Fatto
act-type = Scrivi un nome
act-oldest = Ha più anni, inizia
act-later = Sposta di un posto in senso orario
act-remove = Togli il giocatore
act-close = Chiudi
act-cancel = Indietro

colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde
colour-violet = Viola
colour-black = Nero

sheet-new = Chi siede dove?
sheet-seat = Posto { $number }: { $name }
sheet-name = Nome
sheet-options = Regole in uso

new-clockwise = I giocatori siedono in senso orario. Toccane uno per cambiare nome, colore o posto; inizia chi ha più anni.
new-oldest = ha più anni, inizia
new-name-hint = Nome
new-options = { $changed ->
        [0] come stampate; tocca per cambiare
        [one] 1 regola diversa
       *[other] { $changed } regole diverse
    }
new-edition = Quale regolamento usate?
new-switches = Le regole su cui le edizioni non concordano, e la variante. Tocca per cambiare.
new-options-touch = Tocca per cambiare.
new-no-box = nessuna in elenco: alla fine non si conta nulla
new-same-name = Due giocatori si chiamano { $name }. Toccane uno per cambiargli nome.

edition-de = Tedesco · AMIGO
edition-en = Inglese · Rio Grande
edition-fr = Francese · Gigamic
edition-it = Italiano
edition-cs = Ceco
edition-ru = Russo · Hobby World
edition-ff = Francese · testo dei fan

past-over = finita
past-counted = contata
past-open = { $acts ->
        [one] in corso, 1 azione
       *[other] in corso, { $acts } azioni
    }
past-unnamed = giocata senza nomi
past-none = Qui non si è ancora giocata nessuna partita.
past-unreadable = illeggibile
past-needs = richiede la versione { $version }
past-touch = tocca per sapere perché
sheet-unreadable = La partita { $game } è illeggibile
unreadable-what = Questa partita non si può leggere, quindi non si può continuare. Tutte le altre sono intatte.
unreadable-aside = Una volta messa da parte, la partita non è più nell’elenco. Resta nel file: «boardside export { $game }» la esporta.
unreadable-damaged = { $number ->
        [0] L’inizio della partita
       *[other] L’azione { $number } di { $acts }
    } non è più come era stata salvata: dei dati sul disco sono cambiati.
unreadable-people = I nomi dei giocatori non sono più quelli salvati: dei dati sul disco sono cambiati.
unreadable-good = La parte prima del danno è intatta. { $acts ->
        [0] Non manca nessuna azione
        [one] Manca l’ultima azione
       *[other] Mancano le ultime { $acts } azioni
    }{ $people ->
        [lost] ; mancano i nomi dei giocatori
       *[other] {""}
    }.
unreadable-backup = Copia del { $when }. { $acts ->
        [0] Non manca nulla
        [one] Manca l’ultima azione
       *[other] Mancano le ultime { $acts } azioni
    }.
act-salvage-good = Continua dalla parte intatta
act-salvage-backup = Continua dalla copia
act-set-aside = Metti da parte

settings-language = Lingua dello schermo
settings-language-edition = come il regolamento
settings-edition = Regolamento per le nuove partite
settings-rotation = Rotazione dello schermo
settings-movement = Animazione
settings-moving = sì
settings-still = no
settings-about = Tutto resta su questo apparecchio. Si può togliere la corrente in qualsiasi momento: le azioni accettate sono salvate.

saving = Salvataggio in corso…
reading = Un momento…
not-saved = Questo non è stato salvato
set-aside-headline = Un file danneggiato è stato messo da parte
set-aside = { $reason } Il file ora è in { $path }; ne è stato iniziato uno nuovo.
broken-words = Un file di lingua è danneggiato
broken-words-more = { $troubles } Al suo posto si usa l’inglese.

# A game of an installed package that cannot be played
game-fault-import = Il gioco { $package } non si può caricare: { $detail }
game-fault-name = Due giochi si chiamano { $package }; quello di { $detail } è escluso.
game-fault-part = Al gioco { $package } manca una parte: { $detail }
new-keep-score = senza arbitro, solo città
name-strange = Alcune lettere qui non si possono mostrare: scrivi il nome in caratteri latini, greci o cirillici
colour-swap = scambia con { $name }
seat-number = posto { $number }
new-count-pad = conta i punti, anche senza elenco delle carte
new-most = Si può giocare al massimo in { $n }.
