# The disk, when it takes nothing: the standing warning, what is not saved, and a backup after damage.

disk-sign = { $why ->
        [full] The disk is full
        [read-only] The disk cannot be written to
        [gone] The games' folder is gone
        [busy] Another program holds the games
        [broken] The games' file is damaged
       *[other] The disk does not answer
    }: { $acts ->
        [0] nothing can be saved now
        [one] { $acts } act is not saved
       *[other] { $acts } acts are not saved
    }
disk-memory = Play on: it is kept in memory
disk-advice = { $why ->
        [full] Make room on the disk.
        [read-only] Make the disk writable.
        [gone] Put the folder back where it was.
        [busy] Close the other program.
       *[other] Look after the disk.
    } Saving goes on by itself; until then do not switch off.
disk-well = Saving again
disk-written = { $acts ->
        [0] The disk is well.
        [one] The act is on the disk now.
       *[other] All { $acts } acts are on the disk now.
    }
disk-unsaved = not saved: { $act }
sheet-rescue = The games' file was damaged
rescue-damaged = Storage that fails, or the power at a bad moment. The damaged file was set aside.
rescue-backup = There is a backup of { $when } with { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
rescue-missing = { $game }: { $acts ->
        [one] the last act is missing in it.
       *[other] the last { $acts } acts are missing in it.
    }
rescue-unknown = What was played after that is missing in it.
rescue-whole = Nothing is missing in it.
rescue-kept = Nothing is deleted: backup and damaged file stay in { $path }.
act-rescue-take = Use the backup
act-rescue-leave = Begin with no games
history-judged = Judged by version { $version } from here on
sheet-off = Switch off?
off-ends = The games are closed, then the machine switches off.
off-unsaved = { $acts ->
        [one] { $acts } act is not saved and will be lost.
       *[other] { $acts } acts are not saved and will be lost.
    }
off-plug = It is also safe to pull the plug at any moment: what was accepted is on the disk.
act-off = Switch off
