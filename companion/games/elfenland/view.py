"""What the table page of Elfenland is drawn from, as a type."""

from companion.games import view_values
from companion.games.elfenland.input import Draft
from engine.elfenland.commands_and_events import Command, Event
from engine.elfenland.state import Table

View = view_values.View[Table, Command, Event, Draft]
