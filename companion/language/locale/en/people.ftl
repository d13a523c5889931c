# The people at the table: names, colours, who leaves, which way the screen is turned, the sand timer.

act-people = Players
people-touch = Tap a player to correct the name or colour, or when somebody has to leave.
people-gone = has left
people-across = sits opposite
act-turn = Turn the screen
people-turning = Turn to the player whose turn it is
people-turning-more = the screen follows the turn
people-calling = Announce the next player
people-calling-more = with a sound
people-sand-what = The sand timer: anyone may turn it over. Nothing happens when it runs out.
people-sand = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
people-sand-stop = Put the sand timer away
people-sits-across = Sits opposite
act-leaves = Leaves the game
people-leaves = Is { NAME($seat) } leaving the game?
people-leaves-more = From now on this player is skipped, but stays in the standings, marked as gone. “{ act-undo }” brings the player back.
sand-over = The sand has run out
sand-over-more = No hurry: nothing happens.
