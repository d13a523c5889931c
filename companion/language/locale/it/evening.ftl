# La fine di una partita annunciata, partite eliminate, e ciò che aiuta gli occhi.

me-sheet-ending = La partita è finita
me-ending-why = Per la seconda volta una pila è finita: la partita termina subito.
me-ending-lay = Mescolate i regali messi da parte e scopritene { $cards ->
        [one] 1
       *[other] { $cards }
    }: ognuno ne prende uno.
me-ending-first = Sceglie prima { NAME($seat) }: { $why ->
        [gifts] meno regali ({ $gifts })
        [cards] parità di regali ({ $gifts }), più ingredienti ({ $cards })
        [age] parità di regali ({ $gifts }) e ingredienti ({ $cards }), più giovane
       *[order] parità in tutto, anche in età; viene prima in senso orario da chi ha iniziato
    }.
me-act-bonus-laid = Sono scoperti
act-delete = Elimina
past-delete-which = Tocca la partita da eliminare.
past-delete = Eliminare questa partita?
past-delete-sure = Eliminarla davvero?
past-delete-kept = La partita sparisce da tutti gli elenchi, ma resta nel file delle partite e nelle copie: «boardside export { $game }» la esporta ancora.
settings-sight = Leggibilità
settings-larger = Caratteri più grandi
settings-larger-more = senza dettagli
settings-flash = Lampo
settings-flash-more = un lampo a ogni rifiuto
settings-voice = Voce
settings-voice-more = legge azioni e rifiuti ad alta voce
settings-silent = { $why ->
        [card] Qui non c’è una scheda audio: nessuna voce.
       *[voice] Qui non c’è voce: il programma espeak-ng non è installato.
    }
