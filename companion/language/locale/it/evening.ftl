# The end of a game announced, games deleted, and what helps the eyes.

me-sheet-ending = La partita è finita
me-ending-why = Una pila è finita per la seconda volta: la partita termina subito.
me-ending-lay = Mescola i regali messi da parte e scoprine { $cards ->
        [one] 1
       *[other] { $cards }
    }: ognuno ne prende uno.
me-ending-first = { NAME($seat) } sceglie per primo: meno regali ({ $gifts }), poi più ingredienti ({ $cards }).
me-act-bonus-laid = Sono scoperti
act-delete = Elimina
past-delete-which = Tocca la partita da eliminare.
past-delete = Eliminare questa partita?
past-delete-sure = Eliminarla davvero?
past-delete-kept = Sparisce da ogni elenco. Il file e le copie la conservano: boardside export { $game } la scrive ancora.
settings-sight = Per vedere bene
settings-larger = Caratteri più grandi
settings-larger-more = senza dettagli
settings-flash = Lampo
settings-flash-more = un rifiuto si illumina
settings-sound = Suono
settings-sound-more = un rifiuto si sente
