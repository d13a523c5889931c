# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = People
people-touch = Touch a player to mend the name or the colour, or when somebody has to go.
people-gone = has gone home
people-across = sits opposite
act-turn = Turn the screen
people-turning = Turn to whose turn it is
people-turning-more = the screen follows the seats
people-calling = Call whose turn it is
people-calling-more = by a sound
people-sand-what = The sand-timer: whoever likes turns it over. Nothing happens when it is empty.
people-sand = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
people-sand-stop = Lay it down
people-sits-across = Sits opposite
act-leaves = Has to go
people-leaves = { NAME($seat) } goes home?
people-leaves-more = From now on this seat is passed over. It stays in the standings, marked as gone. Undo brings it back.
sand-over = The sand has run through
sand-over-more = No hurry: it is only sand.
