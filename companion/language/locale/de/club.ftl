# Die Verbindung dieses Tisches mit seinem Klub, auf der Seite Einstellungen.

club-link-off = Dieser Tisch gehört zu keinem Klub.
club-link-seeking = Die Zentrale von { $club } ist nicht erreichbar. Die Partie geht weiter; was fehlt, wird später gesendet.
club-link-linked = Als Tisch { $table } mit { $club } verbunden.
club-link-behind = { $behind ->
    [one] Eine Aktion ist noch zu senden.
   *[other] { $behind } Aktionen sind noch zu senden.
}
club-link-certificate = Es antwortet eine andere Zentrale als die des Klubs, dem dieser Tisch beigetreten ist. An sie wurde nichts gesendet.
club-link-clear = Die Zentrale, die antwortet, verschlüsselt nicht. An sie wurde nichts gesendet.
club-link-key = Der Klub nimmt diesen Tisch nicht mehr an. Die Spielleitung um einen neuen Link bitten.
club-link-older = Dieser Tisch hat ein älteres Boardside als der Klub. Den Tisch aktualisieren.
club-link-newer = Dieser Tisch hat ein neueres Boardside als der Klub. Die Spielleitung bitten, die Zentrale zu aktualisieren.
club-link-store = Die Partien sind nicht lesbar, darum wird nichts gemeldet.
club-link-link = Das ist kein Link eines Klubs.
club-link-unreachable = Die Zentrale in diesem Link antwortet nicht. Ist der Tisch im Netz des Klubs?
club-link-invitation = Der Klub nimmt diesen Link nicht an: Er ist von einem anderen Klub, schon benutzt oder zu alt.

settings-club = Klub
club-sign = { $linked ->
    [yes] ● Klub
   *[no] ○ Klub
}
club-said = Die Spielleitung sagt: { $said }
club-called = Die Spielleitung wurde gerufen.
act-call = Spielleitung rufen
