# Can I?: questions about an act that nobody does.

act-can-i = Can I?
act-ask-another = Ask another
can-i-only-asking = Only asking: nothing is recorded
can-i-lay = Lay
    .prompt = Counter or obstacle, then the road
can-i-step = Travel
    .prompt = Touch the next town
can-i-dress = What lies
    .prompt = A piece, then its road; the boot, then its town
can-i-boot = boot
can-i-editions = Rulebook
can-i-yes = Yes
    .why = Yes: { $why }
can-i-no = No
    .why = No: { $why }
can-i-not-now = Not now
    .why = Not now, but so: { $why }
