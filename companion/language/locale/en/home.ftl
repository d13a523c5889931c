# Home, new game, past games, settings: what is read before a game is open.

home-title = Boardside
home-welcome = The referee beside your board.
home-unsigned = This version is not signed: nobody vouches for it.
home-left = { $players } · { $acts ->
        [one] 1 action
       *[other] { $acts } actions
    } · { $when }
home-past = { $games ->
        [0] none yet
        [one] 1 game
       *[other] { $games } games
    }
moment = { $day ->
       *[other] { $day }
    } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }, { $time }

home-last = Last game: { $places }
practice-step = Practice { $n } of 3
practice-done = That is all it takes
act-practice = Practice: one minute
act-demo = Watch a game
act-resume = Continue
act-new = New game
act-past = Past games
act-settings = Settings
act-words = Glossary
act-home = Home
act-start = Start
act-same = Same as last time
act-lesson = List your cards
act-count-pad = Score pad
act-add = + Add player
act-done = Done
act-type = Type a name
act-oldest = Oldest, starts
act-later = Move one seat clockwise
act-remove = Remove player
act-close = Close
act-cancel = Cancel

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-violet = Violet
colour-black = Black

sheet-new = Who sits where?
sheet-seat = Seat { $number }: { $name }
sheet-name = Name
sheet-options = Rules in play

new-clockwise = Players sit clockwise. Tap one to change name, colour or place; the oldest starts.
new-oldest = oldest, starts
new-name-hint = Name
new-options = { $changed ->
        [0] as printed; tap to change
        [one] 1 rule differs
       *[other] { $changed } rules differ
    }
new-edition = Which rulebook are you using?
new-switches = Rules the editions disagree on, and the variation: tap to change
new-options-touch = Tap to change.
new-no-box = none listed yet: nothing is counted at the end
new-same-name = Two players are called { $name }. Tap one to rename.

edition-de = German · AMIGO
edition-en = English · Rio Grande
edition-fr = French · Gigamic
edition-it = Italian
edition-cs = Czech
edition-ru = Russian · Hobby World
edition-ff = French · fan text

past-over = finished
past-counted = counted
past-open = { $acts ->
        [one] unfinished, 1 action
       *[other] unfinished, { $acts } actions
    }
past-unnamed = played without names
past-none = No game has been played here yet.
past-unreadable = cannot be read
past-needs = needs version { $version }
past-touch = tap to see why
sheet-unreadable = Game { $game } cannot be read
unreadable-what = This game cannot be read, so it cannot be continued. All the others are unchanged.
unreadable-aside = Once set aside, it is no longer listed. It stays in the file: “boardside export { $game }” writes it out.
unreadable-damaged = { $number ->
        [0] The beginning of the game
       *[other] Action { $number } of { $acts }
    } is no longer as it was saved: data on the disk has changed.
unreadable-people = The names of its players are no longer as they were saved: data on the disk has changed.
unreadable-good = The part before the damage is good. Missing: { $acts ->
        [0] { $people ->
            [lost] {""}
           *[other] nothing
        }
        [one] the last action
       *[other] the last { $acts } actions
    }{ $people ->
        [lost] { $acts ->
            [0] the players' names
           *[other] , the players' names
        }
       *[other] {""}
    }.
unreadable-backup = Backup of { $when }. Missing: { $acts ->
        [0] nothing
        [one] the last action
       *[other] the last { $acts } actions
    }.
act-salvage-good = Continue from the good part
act-salvage-backup = Continue from the backup
act-set-aside = Set aside

settings-language = Screen language
settings-language-edition = same as the rulebook
settings-edition = Rulebook for new games
settings-rotation = Screen rotation
settings-movement = Animation
settings-moving = on
settings-still = off
settings-about = Everything stays on this device. You can cut the power at any time: accepted actions are saved.

saving = Saving…
reading = One moment…
not-saved = That was not saved
set-aside-headline = A broken file was set aside
set-aside = { $reason } The file was moved to { $path }; a new one was started.
broken-words = A language file is broken
broken-words-more = { $troubles } English is used instead.

# A game of an installed package that cannot be played
game-fault-import = The game { $package } cannot be loaded: { $detail }
game-fault-name = Two games are called { $package }; the one from { $detail } is left out.
game-fault-part = The game { $package } lacks a part: { $detail }
new-keep-score = no referee, towns only
name-strange = Some letters cannot be shown here: please write the name in Latin, Greek or Cyrillic letters
colour-swap = { $name } has it: swap
seat-number = seat { $number }
new-count-pad = counts the points, even without listed cards
new-most = At most { $n } can play.
