"""A match of Elfenland, and its entries, as types."""

from engine import game, match
from engine.elfenland.commands_and_events import Command, Event
from engine.elfenland.state import Table

Match = match.Match[Table, Command, Event]
Entry = game.Entry[Command, Event]
