# The hardware screen, and the small sign at the table while something is wrong.

act-hardware = Hardware
act-trace = Live log
act-lamp-test = Lamp test
act-sound-test = Sound test
sheet-trace = Device events
hardware-none = No hardware is set up: play on the screen.
hardware-no-ports = No serial device is plugged in now.
hardware-builds = Parts, wiring and the builds: { $path }
hardware-head-device = Device
hardware-head-state = State
hardware-head-last = Last event
hardware-head-minute = Per minute
hardware-head-again = Drops
hardware-head-ago = Ago
hardware-head-event = Event
hardware-head-tag = Reader, tag
hardware-state = { $state ->
        [up] OK
       *[wait] no answer yet
    }
hardware-ago = { $event }, { $seconds } s ago
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = nothing yet
hardware-a-minute = Per minute: { $events }
hardware-again = Drops: { $times }
hardware-port = Port: { $port }
hardware-what = Identifies as: { $what }
hardware-missed = Missed reads: { $missed }
hardware-trouble = { $reason ->
        [absent] not there
        [permission] no permission
        [busy] in use
        [foreign] something else
        [board] a reader board
        [ambiguous] several boards
        [unplugged] unplugged
        [silent] no answer
        [garbled] garbled
        [pins] no pins
       *[failed] driver failed
    }
hardware-remedy = { $reason ->
        [absent] No device is at { $port }: plug it in, or use its id in the settings.
        [permission] Join the group { $who }: sudo usermod -aG { $who } $USER. Then log in again. ({ $port })
        [busy] Another program is using { $port }: { $who }. Stop that program.
        [foreign] Something else answers at { $port }: set the right port in the settings.
        [board] { $port } is a reader board: in the settings, write it as board = …, not among readers.
        [ambiguous] { $port } fits several boards: { $who }. Name one of them in the settings.
        [unplugged] Plug { $port } in again; meanwhile play on the screen.
        [silent] No answer at { $port }: check the power, the wires and the mode switches.
        [garbled] Garbled data from { $port }: check the mode, the speed and the ground wire.
        [pins] This device's pins cannot be used: is python3-lgpio installed, and is no pin named twice?
       *[failed] The driver restarts by itself ({ $who }). Please report this.
    }
hardware-event = { $event ->
        [LinkUp] connected
        [LinkDown] link lost
        [TagSeen] tag seen
        [TagArrived] tag laid
        [TagPresent] tag found
        [TagLeft] tag lifted
        [TagUnread] card not read
        [Snapshot] full scan
        [Gap] reports lost
        [ReaderFailed] reader failed
        [ReaderMended] reader back
        [ButtonPressed] button pressed
        [ButtonHeld] button held
        [ButtonReleased] button released
        [ButtonStuck] button stuck
        [TagRead] tag read
        [TagWritten] tag written
       *[TagFailed] tag not read
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Reader
           *[other] Reader { $number }
        }
        [readerboard] Reader board
        [buttons] Buttons
        [keys] Keys
       *[lamps] Lamps
    }
hardware-button = { $button ->
        [pass] pass
        [undo] undo
        [confirm] confirm
        [next] next
        [previous] back
       *[seat] player { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = one tag at two readers
hardware-stuck = button { $button } stuck
hardware-reader-failed = reader { $reader } does not answer
hardware-gap = reports lost
hardware-unknown-tag = unknown tag
hardware-hold = Hold a card on this reader for half a second.
hardware-unread = Card not read: hold it for half a second
hardware-phone = That is a phone or a bank card, not a piece
hardware-place-failed = { $place }: reader not answering
hardware-silent = { $readers ->
        [one] 1 reader not answering
       *[other] { $readers } readers not answering
    }
hardware-service = The smart card service does not answer ({ $why }): sudo systemctl enable --now pcscd.socket; its polkit rule is in the README.
act-find-devices = Find devices
hardware-head-port = Port
find-what = Device
find-touch = Tap one to check it.
find-pico = A Pico is waiting for its program: run “{ $command }”.
find-flash = a Pico without its program
find-asking = checking…
find-ask = tap to check
find-step = { $step ->
    [every] Lay a tag on each reader
    [lay] Lay a tag on it
    [lift] Lift the tag
    [press] Press one of its buttons
   *[lamp] Its lamps light up
}
find-skip = Tap a line to skip it.
find-lit = Are the lamps on? Tap their line.
find-ready = Ready
find-replaces = The settings name another board, { $name }. Only one can be used: this one replaces it.
find-part = Readers checked: { $seen } of { $all }
find-failed = No answer from readers: { $readers }. Check the wires.
find-untried = { $steps ->
    [one] 1 step was skipped, not tried.
   *[other] { $steps } steps were skipped, not tried.
}
find-written = This is saved in { $path } and applies from the next start of Boardside.
act-lamp-on = Lamps on
act-write = Save to settings
