"""What the table page of Master Elf is drawn from, as a type."""

from companion.games import view_values
from companion.games.masterelf.input import Draft
from engine.masterelf.commands_and_events import Command, Event
from engine.masterelf.state import Table

View = view_values.View[Table, Command, Event, Draft]
