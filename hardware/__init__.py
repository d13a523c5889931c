"""The hardware of a table: readers, buttons, lamps and boards, as events and orders. It knows no game and no screen."""
