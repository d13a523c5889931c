# La liaison de cette table avec son club, dans les réglages.

club-link-off = Cette table n’a rejoint aucun club.
club-link-seeking = Le serveur du club « { $club } » est injoignable. La partie continue ; ce qui manque sera envoyé plus tard.
club-link-linked = Reliée au club « { $club } » : table { $table }.
club-link-behind = { $behind ->
    [one] Il reste { $behind } action à envoyer.
   *[other] Il reste { $behind } actions à envoyer.
}
club-link-certificate = Le serveur qui répond n’est pas celui que cette table a rejoint. Rien ne lui a été envoyé.
club-link-clear = Le serveur qui répond n’utilise pas de chiffrement. Rien ne lui a été envoyé.
club-link-key = Le club n’accepte plus cette table. Demandez un nouveau lien à l’organisateur.
club-link-older = Cette table a un Boardside plus ancien que celui du club. Mettez la table à jour.
club-link-newer = Cette table a un Boardside plus récent que celui du club. Demandez à l’organisateur de mettre le serveur à jour.
club-link-store = Les parties sont illisibles : rien n’est transmis.
club-link-link = Ce n’est pas le lien d’un club.
club-link-unreachable = Le serveur de ce lien ne répond pas. La table est-elle sur le réseau du club ?
club-link-invitation = Le club n’accepte pas ce lien : il vient d’un autre club, a déjà servi ou est trop ancien.

settings-club = Club
club-sign = { $linked ->
    [yes] ● Club
   *[no] ○ Club
}
club-said = L’organisateur annonce : { $said }
club-called = L’organisateur a été appelé.
act-call = Appeler l’organisateur
