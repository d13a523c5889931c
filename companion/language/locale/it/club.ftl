# Il collegamento di questo tavolo con il suo club, nelle impostazioni.

club-link-off = Questo tavolo non fa parte di nessun club.
club-link-seeking = Il server di { $club } non è raggiungibile. La partita continua; ciò che manca sarà inviato più tardi.
club-link-linked = Collegato con { $club } come tavolo { $table }.
club-link-behind = { $behind ->
    [one] Resta da inviare un’azione.
   *[other] Restano da inviare { $behind } azioni.
}
club-link-certificate = Risponde un server diverso da quello del club. Non gli è stato inviato nulla.
club-link-clear = Il server che risponde non usa la cifratura. Non gli è stato inviato nulla.
club-link-key = Il club non accetta più questo tavolo. Chiedete un nuovo link all’organizzazione.
club-link-older = Questo tavolo ha un Boardside più vecchio di quello del club. Aggiornate il tavolo.
club-link-newer = Questo tavolo ha un Boardside più recente di quello del club. Chiedete all’organizzazione di aggiornare il server.
club-link-store = Le partite non si possono leggere, quindi non viene trasmesso nulla.
club-link-link = Questo non è il link di un club.
club-link-unreachable = Il server di questo link non risponde. Il tavolo è nella rete del club?
club-link-invitation = Il club non accetta questo link: è di un altro club, è già stato usato o è troppo vecchio.

settings-club = Club
club-sign = { $linked ->
    [yes] ● Club
   *[no] ○ Club
}
club-said = L’organizzazione annuncia: { $said }
club-called = L’organizzazione è stata chiamata.
act-call = Chiama l’organizzazione
