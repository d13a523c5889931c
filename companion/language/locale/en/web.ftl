# A browser at the table

web-moved = The table has moved on meanwhile. Please look again.
web-lost = Connection lost. Trying again…
web-board = Board: use the arrow keys to move from place to place
web-join-again = This code is no longer valid. Scan the one on the table's screen.

act-phones = Phones
web-starting = Turning on phone access…
web-same-network = The phone must be on the same network as this table. Nothing is installed, and nothing is sent to the internet.
act-wifi = Turn on the table's Wi-Fi
act-wifi-off = Turn off the Wi-Fi
wifi-opening = Turning on the table's Wi-Fi…
wifi-join = 1. Scan this to join the Wi-Fi { $name }
wifi-then = 2. Scan this, then tap your seat
wifi-password = This Wi-Fi has no internet. Its password: { $password }
wifi-no-manager = This device has no NetworkManager, which the table's own Wi-Fi needs.
wifi-no-device = This device has no Wi-Fi adapter.
wifi-refused = NetworkManager did not turn on the Wi-Fi. On a new Raspberry Pi, set the Wi-Fi country first.
web-taken-away = This phone was disconnected from its seat. Scan the code on the table's screen again.
web-no-game = No game is being played yet
web-join = Which seat is yours?
web-which-seat = Tap your seat.
web-map = Map
web-voice = Read aloud
act-hand = My cards
act-questions = Questions
ask-board = What is on the board?
web-your-turn = It is your turn
web-at-table = At the table's screen: { $prompt }
web-hand-what = Only for you: what you enter here is used for your own questions, hints and actions, and is shown nowhere else, not even on a second phone of this seat. When Boardside is started again, the cards must be entered again.
hand-cards = Cards: { $count }
hand-unknown = { $sort ->
        [hidden] unknown counters
       *[card] unknown cards
    }
hand-hidden = Hidden counters: { $count }
web-own-hand = According to what you entered: { $numbers }
web-too-few = { NAME($kind) }: { $has } entered, { $wants } needed
act-anyway = Do it anyway

web-ask-undo = Before an undo, ask the player who acted
act-ask-phones = Vote on phones
sheet-vote = Vote
act-count-now = Count now
vote-ruling = Should this be allowed?
vote-undo = May this action be undone?
vote-no = No
vote-so-far = { $votes } of { $asked } answered
vote-missing = Waiting for: { $names }
vote-against = Voted down: nothing changes
vote-none = No majority: nothing changes
vote-same = The majority keeps it as it is

web-scan = Scan this code with a phone's camera.
web-scan-seat = For { $name }: scan this with a phone's camera.
web-word = Or type { $word } at { $address }
web-television = Television
web-television-how = To show the game on a television, open this address on it. The television shows everything and changes nothing.
web-no-phone = no phone
web-awake = here since { $since }
web-asleep = asleep, here since { $since }
web-by-phone = let in by the first phone
web-by-table = let in at the table
web-take-away = Disconnect the phones: { $name }
web-joined = { $name }: a phone has joined
web-asks = { $name }: another phone asks for this seat
web-asks-more = It would see the answers to your questions, and could play for you.
web-waits = { $name }: this seat already has a phone. That phone and the table are now asked whether you may share the seat.
web-taken = has a phone; it will be asked
web-turned-away = You were not let in. Ask the others at the table.
web-not-now = It is not your turn.
web-just-taken = Another phone has just taken this seat.
web-type-word = Four letters from the table's screen
act-let-in = Let in
act-turn-away = Turn away
act-leave-seat = Leave this seat
act-this-phone = Language, text size, name
web-phone-name = Name of this phone
act-more = More
act-join = Join
name-phone-awake = phone
name-phone-asleep = phone, asleep
name-unknown = a hidden one
