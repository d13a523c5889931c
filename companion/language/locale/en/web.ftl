# A browser at the table

web-moved = The table has moved on. Look again.
web-lost = The connection is lost. Trying again.
web-board = Board: the arrow keys lead from place to place
web-join-again = This code is no longer valid. Scan the one on the table's screen.

act-phones = Phones
sheet-phones = Phones
web-starting = Phones are being switched on …
web-scan = Scan this code with a phone's camera, then touch your seat on the phone.
web-same-network = The phone must be in the same network as this table. Nothing is installed, and nothing is sent to the internet.
act-wifi = Open the table's own Wi-Fi
act-wifi-off = Close the Wi-Fi
wifi-opening = The table's Wi-Fi is being opened …
wifi-join = 1. Scan this: the Wi-Fi { $name }
wifi-then = 2. Scan this, then touch your seat
wifi-password = Password of the Wi-Fi: { $password }. It has no internet.
wifi-no-manager = This machine has no NetworkManager, which the table's own Wi-Fi needs.
wifi-no-device = This machine has no Wi-Fi device.
wifi-refused = NetworkManager did not open the Wi-Fi. On a new Raspberry Pi, set the Wi-Fi country first.
web-watch = A television shows the game at { $address }
web-take-away = { $phones ->
        [one] take the phone away
       *[other] take { $phones } phones away
    }
web-taken-away = This phone was taken away from its seat. Scan the code on the table's screen again.
web-no-game = No game is being played yet
web-join = Which seat is yours?
web-which-seat = Touch your seat.
web-full = has two phones already
web-map = Map
web-voice = Speak aloud
act-hand = My cards
act-questions = Questions
ask-board = What is on the board?
web-your-turn = It is your turn
web-hand-what = Only for you: what you enter here is used for your own questions, hints and actions, and is shown nowhere else.
hand-cards = Cards: { $cards }
hand-hidden = Hidden counters: { $counters }
web-own-hand = By what you entered: { $numbers }
act-anyway = Do it all the same

web-ask-undo = Undo: ask the phone of the player whose action it is
act-ask-phones = Ask the phones
sheet-vote = A vote
act-count-now = Count now
vote-ruling = May this be allowed?
vote-undo = May this action be undone?
vote-no = No
vote-so-far = { $votes } of { $asked } answered
vote-missing = Not yet: { $names }
vote-against = The answer is no: it stays as it is
vote-none = No majority: it stays as it is
vote-same = The majority wants it as it is
