# The leaflet for a family: what is read on two pages of paper and on the page Help. `.more` is the text of a section.

act-help = Help
leaflet = Boardside beside your board
    .more = The referee beside the board of { game-elfenland } and of { game-masterelf }. Everything is done with one finger.
leaflet-what = What it is
    .more = You play with the real board, cards and pieces. Boardside is the screen beside them. You enter what you do; it allows what the rules allow, says which rule forbids the rest, and keeps count. Nothing is sent to the internet.
leaflet-on = Switching on
    .more = Connect the power. After a moment the first page appears. You can pull the plug at any time: accepted actions are saved, and “{ act-resume }” goes on with the game.
leaflet-seats = Who sits where
    .more = Tap “{ act-new }” and choose the rulebook in your box. Tap each player to enter a name and a colour, clockwise round the table, and mark who starts: in { game-elfenland } the oldest, in { game-masterelf } the youngest. Then tap “{ act-start }”. “{ act-setup }”, in “{ act-menu }”, lists what goes where.
leaflet-deal = A round of Elfenland: cards and counters
    .more = Deal the travel cards, then draw the counters, and tap the yellow button each time. Hands stay secret; the screen needs only the number of cards.
leaflet-plan = A round of Elfenland: roads
    .more = On your turn, place a counter on the board and enter it: tap the counter, then the road. The obstacle is entered the same way. If you want to place nothing, tap “{ act-pass }”.
leaflet-move = A round of Elfenland: boots
    .more = Tap the next town: the screen works out the price and counts your town piece. On the table, discard the cards, move the boot and take the piece. For a caravan tap “{ act-otherwise }”. End with “{ act-end-move }” and discard down to four cards. When the round is finished, each player keeps one counter, and a list says what goes where.
leaflet-refusal = When something is not allowed
    .more = A red message names the rule, the page in your rulebook, and what you could do instead. Nothing has changed. If everyone wants to allow it this once, tap “{ act-let }”, where it is offered.
leaflet-undo = After a mistake
    .more = “{ act-undo }” takes the last action back, as often as you like, and lists the pieces to put back. “{ act-history }”, in “{ act-menu }”, goes further back.
leaflet-phones = Phones
    .more = “{ act-phones }”, in “{ act-menu }”, shows a code for each seat. Scan it with the phone's camera: the phone then shows that player's own page. Without a network, tap “{ act-wifi }” first.
leaflet-count = The count
    .more = The screen counts the town pieces by itself; “{ act-standings }” shows them at any time. If you want nothing but the count, choose “{ act-keep-score }” before “{ act-start }”.
leaflet-end = The end
    .more = After the last round the screen shows who wins, and why. “{ act-rematch }” starts a new game with the same players. To switch off, tap “{ act-settings }”, then “{ act-off }”, or pull the plug.
