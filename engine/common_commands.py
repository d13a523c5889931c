"""The commands and events of any game's table beside the game's own: house rules.

Everybody at the table agrees on a rule option in mid-game (`agree`), or allows a refused command (`let`); a
seat gets another name or colour (`rename`), or leaves (`leave`). All are entries, and are undone, as any other. A game
adds the commands to its union and applies the events with `engine.state.folded`; `engine.judge_common_commands` judges
the commands.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

COLOURS = ("red", "blue", "yellow", "green", "violet", "black")
"""The colours of the seats, which both games' boxes have."""
LONGEST_NAME = 40
"""The most letters of a name; on a panel it is cut long before."""

Value = str | bool
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Level = Annotated[int, Meta(ge=0, le=3)]
Round = Annotated[int, Meta(ge=1)]


def plain(text: str) -> str:
    r"""The text without invisible characters: line ends, terminal escapes, changes of writing direction.

    >>> plain("An\u202ena\x1b[2J\n")
    'Anna[2J'
    """
    return "".join(sign for sign in text if sign.isprintable())


class Named(Struct, frozen=True):
    """The base of what gives somebody a name: invisible characters are removed from it, wherever it comes from."""

    def __post_init__(self) -> None:
        name = getattr(self, "name", None)
        if name is not None and not name.isprintable():
            force_setattr(self, "name", plain(name))


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """The base of commands that any table can enter at any time."""


class Agree(Command, tag="agree", frozen=True):
    """The command to play by this value of a rule option from round `since` on; 1
    is the start of the game."""

    switch: str
    value: Value
    since: Round = field(name="from", default=1)


class Let(Command, tag="let", frozen=True):
    """The command by which all players allow a refused command once; `command` is that command as it was entered."""

    command: dict[str, object]


class Rename(Command, Named, tag="rename", frozen=True):
    """The command to give a seat another name or another colour. The seat that had the colour gets the one given up."""

    seat: str
    name: Name | None = None
    colour: str | None = None


class Leave(Command, tag="leave", frozen=True):
    """The command with which a seat leaves the game."""

    seat: str


class Hints(Command, tag="hints", frozen=True):
    """The command by which all players agree how openly to give hints to this seat: 0 none, 1 that there is more, 2
    also how much and the first step, 3 the whole way. They are shown to the whole table.
    """

    seat: str
    level: Level


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """The base of events that any table has; they have no secret fields."""

    secret: ClassVar[tuple[str, ...]] = ()


class Agreed(Event, tag="Agreed", frozen=True):
    """The event that a rule option has this value from round `since` on; 1 is the start of the game."""

    switch: str
    value: Value
    since: int = field(name="from", default=1)


class Ruled(Event, tag="Ruled", frozen=True):
    """The event that the table allowed a command that breaks this rule; the command's own events follow. `seat` is
    "" where the command belongs to no seat."""

    rule: str
    seat: str = ""


class Renamed(Event, Named, tag="Renamed", frozen=True):
    """The event that a seat has another name or another colour; None leaves it unchanged."""

    seat: str
    name: str | None = None
    colour: str | None = None


class Left(Event, tag="Left", frozen=True):
    """The event that a seat left and is passed over from now on. Its hand went back; what it has won stays with it."""

    seat: str


class HintsAgreed(Event, tag="HintsAgreed", frozen=True):
    """The event that a seat may be given hints of this level from now on."""

    seat: str
    level: Level
