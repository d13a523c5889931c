# The page of what failed: an exception of the program, and the ways back.

sheet-failed = Something went wrong
failed-where = The program has a fault: { $type } in { $place }.
failed-kept = Accepted actions are saved, and the last one can be undone. The report says where the program failed; it holds no names and no cards.
failed-undone = Undone: the last action
failed-reporting = The report is being saved.
failed-reported = The report is in { $path }.
failed-not-done = That could not be done: { $type }.
act-failed-undo = Undo the last action
act-failed-start = Home
act-failed-report = Save a report
settings-unused = { $line ->
        [0] { $file } cannot be used: defaults apply. Tap to see why.
       *[other] { $file }, line { $line } is not used: the default applies. Tap to see why.
    }
settings-unused-headline = Fix the settings, then start again
sheet-elsewhere = Boardside is already open
elsewhere-newer = A newer Boardside wrote these games
elsewhere-closes = This window closes by itself in { $seconds } s.
