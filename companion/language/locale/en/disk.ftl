# The disk, when it takes nothing: the standing warning, what is not saved, and a backup after damage.

disk-sign = { $why ->
        [full] The disk is full
        [read-only] The disk cannot be written to
        [gone] The games' folder is gone
        [busy] Another program is using the games
        [broken] The games' file is damaged
       *[other] The disk does not answer
    }: { $acts ->
        [0] nothing can be saved now
        [one] { $acts } action is not saved
       *[other] { $acts } actions are not saved
    }
disk-memory = Play on: the game is kept in memory
disk-advice = { $why ->
        [full] Make room on the disk.
        [read-only] Make the disk writable.
        [gone] Put the folder back where it was.
        [busy] Close the other program.
       *[other] Check the disk.
    } Saving is retried automatically; do not switch off until it works.
disk-well = Saving works again
disk-written = { $acts ->
        [0] The disk works again.
        [one] The action is on the disk now.
       *[other] The { $acts } actions are on the disk now.
    }
disk-unsaved = not saved: { $act }
sheet-rescue = The games' file was damaged
rescue-damaged = The storage failed, or the power was cut at a bad moment. The damaged file was set aside.
rescue-backup = There is a backup from { $when } with { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
rescue-missing = { $game }: { $acts ->
        [one] the last action is missing.
       *[other] the last { $acts } actions are missing.
    }
rescue-unknown = Anything played after that is missing.
rescue-whole = Nothing is missing.
rescue-kept = Nothing is deleted: the backup and the damaged file stay in { $path }.
act-rescue-take = Use the backup
act-rescue-leave = Start without games
history-judged = Refereed by version { $version } from here on
sheet-off = Switch off?
off-ends = The games are closed, then the device switches off.
off-unsaved = { $acts ->
        [one] { $acts } action is not saved and will be lost.
       *[other] { $acts } actions are not saved and will be lost.
    }
off-plug = You can also pull the plug at any time: no saved action is lost.
act-off = Switch off

act-update = Update
act-update-install = Install
update-version = Version { $version } is running.
update-searching = Looking for a USB stick…
update-nothing = No archive was found. Copy boardside-….tar.gz and its signature, boardside-….tar.gz.minisig, to a USB stick (FAT, not in a folder), plug it in and look again.
update-stick = On the USB stick { $stick }
update-unsigned = Without a signature: copy the file of the same name that ends in .minisig to the stick, too.
update-sure = Install { $file }?
update-games = It takes a few minutes; then Boardside restarts, and a game can be continued. If the new version does not start, the present one comes back by itself.
update-running = The update is running. Do not pull out the stick.
update-done = The update is finished: version { $version }.
update-failed = The update was not installed. Your games are as they were.
update-no-key = No key for signed updates is known here. Install the key once, at a console or over the network: sudo deploy/install.sh --key boardside.pub
update-key = Only what the owner of this key has signed is installed: { $print }
update-stolen = If you hear that this key was stolen, install nothing more with it. Ask the makers by telephone or letter for the new key's fingerprint, then: sudo deploy/install.sh --key boardside.pub
