# Spojení tohoto stolu s jeho klubem, v nastavení.

club-link-off = Tento stůl nepatří k žádnému klubu.
club-link-seeking = Server klubu { $club } není dostupný. Hra pokračuje; co chybí, odešle se později.
club-link-linked = Spojeno s klubem { $club } jako stůl { $table }.
club-link-behind = { $behind ->
    [one] Zbývá odeslat { $behind } akci.
    [few] Zbývá odeslat { $behind } akce.
   *[other] Zbývá odeslat { $behind } akcí.
}
club-link-certificate = Odpovídá jiný server než ten, ke kterému se stůl připojil. Nic mu nebylo odesláno.
club-link-clear = Server, který odpovídá, nepoužívá šifrování. Nic mu nebylo odesláno.
club-link-key = Klub už tento stůl nepřijímá. Požádejte pořadatele o nový odkaz.
club-link-older = Tento stůl má starší Boardside než klub. Aktualizujte Boardside u tohoto stolu.
club-link-newer = Tento stůl má novější Boardside než klub. Požádejte pořadatele o aktualizaci serveru.
club-link-store = Hry nelze přečíst, proto se nic neposílá.
club-link-link = Toto není odkaz klubu.
club-link-unreachable = Server z tohoto odkazu neodpovídá. Je stůl v síti klubu?
club-link-invitation = Klub tento odkaz nepřijímá: je od jiného klubu, už byl použit, nebo je příliš starý.

settings-club = Klub
club-sign = { $linked ->
    [yes] ● Klub
   *[no] ○ Klub
}
club-said = Pořadatel oznamuje: { $said }
club-called = Pořadatel byl zavolán.
act-call = Zavolat pořadatele
