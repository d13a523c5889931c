# Home, new game, past games, settings: what is read before a game lies on the table.

home-title = Boardside
home-welcome = The referee beside your board.
home-unsigned = This version is not signed: nobody vouches for it.
home-left = { $players } · { $acts ->
        [one] 1 act
       *[other] { $acts } acts
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

act-resume = Go on playing
act-new = New game
act-past = Past games
act-settings = Settings
act-words = Words
act-home = Home
act-start = Start
act-same = Same as last time
act-lesson = Teach your box
act-add = + One more seat
act-done = Done
act-type = Type a name
act-oldest = Oldest, starts
act-later = One seat on, clockwise
act-remove = Leaves the table
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
sheet-options = What the table plays
sheet-past = Past games
sheet-settings = Settings

new-clockwise = Clockwise round the table. Touch a seat to change its name, colour or place; the oldest starts.
new-oldest = oldest, starts
new-name-hint = Name
new-options = { $changed ->
        [0] as printed; touch to change
        [one] 1 rule differs
       *[other] { $changed } rules differ
    }
new-edition = Whose rulebook lies beside the board?
new-switches = Rules the editions disagree on, and the variant. Touch to change.
new-options-touch = Touch to change.
new-no-box = no box is taught yet
new-same-name = Two seats are called { $name }. Touch one to rename it.

edition-de = German · AMIGO
edition-en = English · Rio Grande
edition-fr = French · Gigamic
edition-it = Italian
edition-cs = Czech
edition-ru = Russian · Hobby World
edition-ff = French · fan text

past-over = ended
past-open = { $acts ->
        [one] 1 act, open
       *[other] { $acts } acts, open
    }
past-unnamed = played without names
past-none = No game has been played here yet.
past-unreadable = cannot be read
past-touch = touch for why
sheet-unreadable = Game { $game } cannot be read
unreadable-what = This game cannot be read, so it cannot be played on. All others are as they were.
unreadable-aside = Set aside, it is no longer listed. It stays in the file: boardside export { $game } writes it out.
act-set-aside = Set aside

settings-language = The screen speaks
settings-language-edition = as the rulebook
settings-edition = A new game begins with the rulebook of
settings-rotation = The screen is turned by
settings-movement = On the board
settings-moving = pieces move
settings-still = nothing moves
settings-about = Everything stays on this machine. Power may go at any time: what was accepted is kept.

saving = Saving …
reading = One moment …
not-saved = That was not saved
set-aside-headline = A broken file was set aside
set-aside = { $reason } It lies at { $path }; a new file was begun.
broken-words = A file of words is broken
broken-words-more = { $troubles } English stands in for it.

# A game of an installed package that cannot be played
game-fault-import = The game { $package } cannot be loaded: { $detail }
game-fault-name = There are two games called { $package }; the one of { $detail } is left out.
game-fault-part = The game { $package } lacks a part: { $detail }
