# Inizio, nuova partita, partite passate, impostazioni: ciò che si legge prima che una partita sia sul tavolo.

home-title = Boardside
home-welcome = L'arbitro accanto alla tavola da gioco.
home-unsigned = Questa versione non è firmata: nessuno ne risponde.
home-left = { $players } · { $acts ->
        [one] 1 mossa
       *[other] { $acts } mosse
    } · { $when }
home-past = { $games ->
        [0] ancora nessuna
        [one] 1 partita
       *[other] { $games } partite
    }
moment = { $day } { $month ->
        [1] gen.
        [2] feb.
        [3] mar.
        [4] apr.
        [5] mag.
        [6] giu.
        [7] lug.
        [8] ago.
        [9] set.
        [10] ott.
        [11] nov.
       *[12] dic.
    } { $year }, { $time }

act-resume = Continua
act-new = Nuova partita
act-past = Partite passate
act-settings = Impostazioni
act-words = Parole
act-home = Inizio
act-start = Via
act-same = Come prima
act-lesson = Descrivi la scatola
act-add = + Un posto
act-done = Fatto
act-type = Scrivi un nome
act-oldest = Più anziano, inizia
act-later = Un posto più in là
act-remove = Lascia il tavolo
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
sheet-options = Come gioca il tavolo
sheet-past = Partite passate
sheet-settings = Impostazioni

new-clockwise = In senso orario attorno al tavolo. Tocca un posto per cambiare nome, colore o posizione; inizia il più anziano.
new-oldest = più anziano, inizia
new-name-hint = Nome
new-options = { $changed ->
        [0] come stampato; tocca per carte locali e singole regole
        [one] 1 regola diversa
       *[other] { $changed } regole diverse
    }
new-edition = Quale regolamento è accanto alla tavola?
new-switches = Regole su cui le edizioni divergono, e la variante. Tocca per cambiare.
new-options-touch = Tocca per cambiare.
new-no-box = nessuna scatola descritta
new-same-name = Due posti si chiamano { $name }. Toccane uno per rinominarlo.

edition-de = Tedesco · AMIGO
edition-en = Inglese · Rio Grande
edition-fr = Francese · Gigamic
edition-it = Italiano
edition-cs = Ceco
edition-ru = Russo · Hobby World
edition-ff = Francese · testo dei fan

past-over = finita
past-open = { $acts ->
        [one] 1 mossa, aperta
       *[other] { $acts } mosse, aperta
    }
past-unnamed = giocata senza nomi
past-none = Qui non si è ancora giocato.
past-unreadable = illeggibile
past-needs = richiede la versione { $version }
past-touch = tocca: perché
sheet-unreadable = La partita { $game } è illeggibile
unreadable-what = Questa partita non si può leggere, quindi non si può continuare. Tutte le altre sono come prima.
unreadable-aside = Messa da parte, non è più nell'elenco. Resta nel file: boardside export { $game } la scrive.
unreadable-damaged = { $number ->
        [0] Il suo inizio
       *[other] L'azione { $number } di { $acts }
    } non è più ciò che fu salvato: un bit sul supporto è cambiato.
unreadable-people = I nomi dei giocatori non sono più ciò che fu salvato: un bit sul supporto è cambiato.
unreadable-good = La parte prima del danno è buona. Manca: { $acts ->
        [0] nulla
        [one] l'ultima azione
       *[other] le ultime { $acts } azioni
    }{ $people ->
        [lost] , i nomi dei giocatori
       *[other] {""}
    }.
unreadable-backup = Copia del { $when }. Manca: { $acts ->
        [0] nulla
        [one] l'ultima azione
       *[other] le ultime { $acts } azioni
    }.
act-salvage-good = Continua dalla parte buona
act-salvage-backup = Continua dalla copia
act-set-aside = Metti da parte

settings-language = Lo schermo parla
settings-language-edition = come il regolamento
settings-edition = Una nuova partita inizia con il regolamento
settings-rotation = Lo schermo è ruotato di
settings-movement = Sulla tavola
settings-moving = le pedine si muovono
settings-still = niente si muove
settings-about = Tutto resta su questa macchina. La corrente può mancare in ogni momento: ciò che è accettato è salvato.

saving = Salvo …
reading = Un attimo …
not-saved = Questo non è stato salvato
set-aside-headline = Un file rovinato è stato messo da parte
set-aside = { $reason } Si trova in { $path }; è stato iniziato un nuovo file.
broken-words = Un file di parole è rovinato
broken-words-more = { $troubles } Al suo posto c'è l'inglese.

# A game of an installed package that cannot be played
game-fault-import = Il gioco { $package } non si può caricare: { $detail }
game-fault-name = Due giochi si chiamano { $package }; quello di { $detail } è tralasciato.
game-fault-part = Al gioco { $package } manca una parte: { $detail }
new-keep-score = senza arbitro, solo città
name-strange = Alcune lettere qui non si possono mostrare: scrivi in latino, greco o cirillico
colour-swap = di { $name }: scambia
seat-number = posto { $number }
new-whole = Questo gioco si inserisce dal primo turno: i punti ci sono solo alla fine, contando tutti i regali.
