# The link between this table and its club, on Settings.

club-link-off = This table has joined no club.
club-link-seeking = The hub of { $club } cannot be reached. The game goes on; what is missing is sent later.
club-link-linked = Linked with { $club } as table { $table }.
club-link-behind = { $behind ->
    [one] One action is still to be sent.
   *[other] { $behind } actions are still to be sent.
}
club-link-certificate = The hub that answers is not the one that this table joined. Nothing was sent to it.
club-link-clear = The hub that answers does not use encryption. Nothing was sent to it.
club-link-key = The club does not accept this table any more. Ask the organiser for a new link.
club-link-older = This table has an older Boardside than the club. Update the table.
club-link-newer = This table has a newer Boardside than the club. Ask the organiser to update the hub.
club-link-store = The games cannot be read, so nothing is reported.
club-link-link = This is not a club's link.
club-link-unreachable = The hub in this link does not answer. Is the table on the club's network?
club-link-invitation = The club does not accept this link: it is another club's, has already been used, or is too old.

settings-club = Club
club-sign = { $linked ->
    [yes] ● Club
   *[no] ○ Club
}
club-said = The organiser says: { $said }
club-called = The organiser was called.
act-call = Call the organiser
