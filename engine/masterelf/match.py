"""A match of Master Elf, and its entries, as types."""

from engine import game, match
from engine.masterelf.commands_and_events import Command, Event
from engine.masterelf.state import Table

Match = match.Match[Table, Command, Event]
Entry = game.Entry[Command, Event]
