# The leaflet for the family: two pages on paper, and the page Help.

act-help = Help

leaflet = Boardside at your table
    .more = The referee beside the board of { game-elfenland } and of { game-masterelf }. Everything here is done with one finger.

leaflet-what = What it is
    .more = You play with your box as always. What you do on the board you also touch on the screen: Boardside says whether the rules allow it, whose turn it is and what comes next. Cards in your hand stay yours: nobody is asked for them.

leaflet-on = Switching on and off
    .more = Plug it in and wait for “{ act-new }”. You may pull the plug at any moment: every action is saved. Next time “{ act-resume }” brings the game back.

leaflet-seats = Who sits where
    .more = Touch “{ act-new }”, then each player for a name and a colour, clockwise round the table. Mark who is oldest. Boardside can play a seat, too. If you are new, switch on “{ act-guide }”. Then touch “{ act-start }”.

leaflet-round = A round
    .more = The line beside the map says what to do now, and the yellow button closes it. After dealing and drawing touch “{ act-deal-all }”. To place a counter, touch the counter, then the road; “{ act-pass }” places none. To move, touch the next town: the price is paid exactly. “{ act-end-move }” passes the turn on. At the end of the round each player keeps one counter, and a list says what goes where.

leaflet-refusal = When it says no
    .more = It says why, by which rule, on which page of your rulebook, and what would be allowed. Touch the rule to read it. If your family plays it otherwise, “{ act-disagree }” changes the rule; “{ act-let }” allows it this once. “{ act-can-i }” in the menu answers a question without doing anything.

leaflet-undo = A mistake
    .more = “{ act-undo }” takes back the last action, as often as you like, and says which pieces go back where. The arrow beside it does it again. Touch the last actions above the map to go back to any moment.

leaflet-phones = Phones
    .more = “{ act-phones }” in the menu shows a code. Scan it with a phone in the same Wi-Fi and choose your seat: the phone shows your own cards and takes your actions. Nothing is installed, and no phone is needed.

leaflet-count = The count
    .more = Scores stand beside every name, and “{ act-standings }” in the menu shows them all. After the last round Boardside names the winner and says why. To play without a referee, choose “{ act-keep-score }”; for { game-masterelf } “{ act-count-pad }” adds up the gifts at the end.

leaflet-end = The end
    .more = “{ act-rematch }” begins again with the same players. Every game is kept under “{ act-past }”, where it can be watched once more. Then pull the plug.
