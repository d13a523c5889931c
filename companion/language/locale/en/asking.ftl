# Can I?: questions about an action that is not performed.

act-can-i = Can I?
act-ask-another = Ask another
can-i-only-asking = Only asking
can-i-lay = Place
    .prompt = Counter or obstacle, then the road
can-i-step = Travel
    .prompt = Touch the next town
can-i-dress = Set up
    .prompt = A piece, then its road; the boot, then its town
can-i-go = Move
    .prompt = Touch where the pawn goes
can-i-take = Take
    .prompt = Touch the card that is taken
can-i-make = Gift
    .prompt = Touch a stack, then the payment
can-i-stand = Pawn
    .prompt = Touch where the pawn stands
can-i-side = day / night
can-i-boot = boot
can-i-editions = Rulebook
can-i-yes = Yes
can-i-no = No
can-i-not-now = Yes, but not now
can-i-later = Later
can-i-told = { $act }. { $numbers }
