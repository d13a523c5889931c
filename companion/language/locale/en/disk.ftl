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
    } Saving is retried by itself; until then do not switch off.
disk-well = Saving again
disk-written = { $acts ->
        [0] The disk works again.
        [one] The action is on the disk now.
       *[other] The { $acts } actions are on the disk now.
    }
disk-unsaved = not saved: { $act }
sheet-rescue = The games' file was damaged
rescue-damaged = The storage failed, or the power went at a bad moment. The damaged file was set aside.
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
off-ends = The games are closed, then the machine switches off.
off-unsaved = { $acts ->
        [one] { $acts } action is not saved and will be lost.
       *[other] { $acts } actions are not saved and will be lost.
    }
off-plug = You can also pull the plug at any time: accepted actions are saved.
act-off = Switch off
