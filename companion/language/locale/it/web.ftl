# Un browser al tavolo

web-moved = La partita è andata avanti. Guarda di nuovo.
web-lost = La connessione è persa. Si riprova.
web-board = Tavola: le frecce portano da un luogo all’altro
web-join-again = Questo codice non vale più. Inquadra quello sullo schermo del tavolo.

act-phones = Telefoni
sheet-phones = Telefoni
web-starting = I telefoni vengono attivati…
web-scan = Inquadra questo codice con la fotocamera di un telefono, poi tocca il tuo posto sul telefono.
web-same-network = Il telefono deve essere nella stessa rete di questo tavolo. Non si installa nulla, e nulla va in internet.
act-wifi = Apri il Wi-Fi del tavolo
act-wifi-off = Chiudi il Wi-Fi
wifi-opening = Il Wi-Fi del tavolo si sta aprendo…
wifi-join = 1. Inquadra questo: il Wi-Fi { $name }
wifi-then = 2. Inquadra questo, poi tocca il tuo posto
wifi-password = Password del Wi-Fi: { $password }. Non dà accesso a internet.
wifi-no-manager = A questo apparecchio manca NetworkManager, che serve per il Wi-Fi del tavolo.
wifi-no-device = Questo apparecchio non ha il Wi-Fi.
wifi-refused = NetworkManager non ha aperto il Wi-Fi. Su un Raspberry Pi nuovo, imposta prima il paese del Wi-Fi.
web-watch = Un televisore mostra la partita su { $address }
web-take-away = { $phones ->
        [one] scollega il telefono
       *[other] scollega { $phones } telefoni
    }
web-taken-away = Questo telefono è stato scollegato dal suo posto. Inquadra di nuovo il codice sullo schermo del tavolo.
web-no-game = Non si gioca ancora nessuna partita
web-join = Qual è il tuo posto?
web-which-seat = Tocca il tuo posto.
web-full = ha già due telefoni
web-map = Mappa
web-voice = Leggi ad alta voce
act-hand = Le mie carte
act-questions = Domande
ask-board = Che cosa c’è sulla mappa?
web-your-turn = Tocca a te
web-hand-what = Solo per te: ciò che inserisci serve alle tue domande, ai tuoi suggerimenti e alle tue azioni, e non si vede altrove.
hand-cards = Carte: { $cards }
hand-hidden = Mezzi coperti: { $counters }
web-own-hand = Secondo ciò che hai inserito: { $numbers }
act-anyway = Fallo comunque

web-ask-undo = Annulla: chiedi al telefono di chi ha fatto l’azione
act-ask-phones = Chiedi ai telefoni
sheet-vote = Votazione
act-count-now = Conta ora
vote-ruling = Si può consentire?
vote-undo = Si può annullare questa azione?
vote-no = No
vote-so-far = Risposte: { $votes } su { $asked }
vote-missing = In attesa di: { $names }
vote-against = La risposta è no: resta com’è
vote-none = Nessuna maggioranza: resta com’è
vote-same = La maggioranza vuole che resti com’è
