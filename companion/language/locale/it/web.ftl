# Un browser al tavolo

web-moved = Nel frattempo la partita è andata avanti. Guarda di nuovo.
web-lost = Connessione persa. Nuovo tentativo…
web-board = Tavola: con le frecce si passa da un luogo all’altro
web-join-again = Questo codice non vale più. Inquadra quello sullo schermo del tavolo.

act-phones = Telefoni
web-starting = Si attiva l’accesso per i telefoni…
web-same-network = Il telefono deve essere sulla stessa rete di questo tavolo. Non si installa nulla, e nulla va su Internet.
act-wifi = Attiva il Wi-Fi del tavolo
act-wifi-off = Disattiva il Wi-Fi
wifi-opening = Attivazione del Wi-Fi del tavolo…
wifi-join = 1. Inquadra questo per entrare nel Wi-Fi { $name }
wifi-then = 2. Inquadra questo, poi tocca il tuo posto
wifi-password = Questo Wi-Fi non dà accesso a Internet. La password: { $password }
wifi-no-manager = A questo apparecchio manca NetworkManager, che serve per il Wi-Fi del tavolo.
wifi-no-device = Questo apparecchio non ha il Wi-Fi.
wifi-refused = NetworkManager non ha attivato il Wi-Fi. Su un Raspberry Pi nuovo, imposta prima il paese del Wi-Fi.
web-taken-away = Questo telefono è stato scollegato dal suo posto. Inquadra di nuovo il codice sullo schermo del tavolo.
web-no-game = Non è ancora in corso nessuna partita
web-join = Qual è il tuo posto?
web-which-seat = Tocca il tuo posto.
web-map = Tavola
web-voice = Leggi ad alta voce
act-hand = Le mie carte
act-questions = Domande
ask-board = Che cosa c’è sulla tavola?
web-your-turn = Tocca a te
web-at-table = Sullo schermo del tavolo: { $prompt }
web-hand-what = Solo per te: ciò che inserisci serve alle tue domande, ai tuoi suggerimenti e alle tue azioni, e non si vede altrove, neppure su un secondo telefono di questo posto. Dopo un riavvio di Boardside va inserito di nuovo.
hand-cards = Carte: { $count }
hand-unknown = { $sort ->
        [hidden] mezzi ignoti
       *[card] carte ignote
    }
hand-hidden = Mezzi coperti: { $count }
web-own-hand = Secondo ciò che hai inserito: { $numbers }
web-too-few = { NAME($kind) }, carte inserite: { $has }, necessarie: { $wants }
act-anyway = Fallo comunque

web-ask-undo = Prima di annullare, chiedi a chi ha fatto l’azione
act-ask-phones = Votate con i telefoni
sheet-vote = Votazione
act-count-now = Conta ora
vote-ruling = Si può consentire?
vote-undo = Si può annullare questa azione?
vote-no = No
vote-so-far = Risposte: { $votes } su { $asked }
vote-missing = In attesa di: { $names }
vote-against = Bocciato: non cambia nulla
vote-none = Nessuna maggioranza: non cambia nulla
vote-same = Per la maggioranza resta com’è

web-scan = Inquadra questo codice con la fotocamera di un telefono.
web-scan-seat = Per { $name }: inquadra questo con un telefono.
web-word = Oppure apri { $address } e scrivi { $word }
web-television = Televisore
web-television-how = Per mostrare la partita su un televisore, apri lì questo indirizzo. Il televisore mostra tutto e non cambia nulla.
web-no-phone = nessun telefono
web-awake = qui dalle { $since }
web-asleep = dorme, qui dalle { $since }
web-by-phone = ammesso dal primo telefono
web-by-table = ammesso al tavolo
web-take-away = Scollega i telefoni: { $name }
web-joined = { $name }: un telefono si è collegato
web-asks = { $name }: un altro telefono chiede questo posto
web-asks-more = Chi viene ammesso vede le risposte alle tue domande e può agire per te.
web-waits = { $name }: questo posto ha già un telefono. Si chiede a quel telefono e al tavolo se puoi condividere il posto.
web-taken = ha un telefono: serve il suo consenso
web-turned-away = Accesso rifiutato. Chiedi agli altri al tavolo.
web-not-now = Non tocca a te.
web-just-taken = Un altro telefono ha appena preso questo posto.
web-type-word = Quattro lettere dallo schermo del tavolo
act-let-in = Ammetti
act-turn-away = Respingi
act-leave-seat = Lascia questo posto
act-this-phone = Lingua, dimensione del testo, nome
web-phone-name = Nome di questo telefono
act-more = Altro
act-join = Entra
name-phone-awake = telefono
name-phone-asleep = telefono, dorme
name-unknown = uno coperto
