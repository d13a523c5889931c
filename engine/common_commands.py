"""The commands and events of any game's table beside the game's own: house rules.

Everybody at the table agrees on a rule option in mid-game (`agree`), or allows a refused command (`let`); a
seat gets another name or colour (`rename`), or leaves (`leave`). All are entries, and are undone, as any other. A game
adds the commands to its union, has a `House` in its state and applies the events with `folded`;
`engine.judge_common_commands` judges the commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Protocol, TypeVar

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

T = TypeVar("T")
if TYPE_CHECKING:  # every state, seat and event is a struct, but no type can be a struct and a protocol or union too

    def replace(struct: T, /, **changes: object) -> T:
        """The struct with some fields changed."""
else:
    from msgspec.structs import replace

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


class House(Struct, frozen=True, gc=False):
    """The table's own agreements in a state: `gone` are the seats that left, `renamed` the changes of names and
    colours, `coming` the rule options agreed for later rounds, `hints` by seat the level of its hints (missing: 0)."""

    gone: tuple[str, ...] = ()
    renamed: tuple[Renamed, ...] = ()
    coming: tuple[Agreed, ...] = ()
    hints: Mapping[str, int] = {}


NO_HOUSE = House()


class State(Protocol):
    """The part of a game's state that house rules use."""

    @property
    def options(self) -> Mapping[str, object]: ...
    @property
    def round(self) -> int: ...
    @property
    def house(self) -> House: ...


Table = TypeVar("Table", bound=State)


def _agreed(table: Table, event: Agreed) -> Table:
    """The table after the players agreed on the value of a rule option from some
    round on. That replaces what they agreed before for the same round or later ones; a value that the option will have
    anyway is not stored.
    """
    house = table.house
    coming = tuple(each for each in house.coming if each.switch != event.switch or each.since < event.since)
    if event.since > table.round:
        earlier = [each.value for each in coming if each.switch == event.switch]
        if event.value == (earlier[-1] if earlier else table.options[event.switch]):
            return replace(table, house=replace(house, coming=coming))
        return replace(table, house=replace(house, coming=(*coming, event)))
    return replace(
        table,
        house=house if coming == house.coming else replace(house, coming=coming),
        options={**table.options, event.switch: event.value},
    )


def folded(table: Table, event: Event) -> Table:
    """The state after one of these events, but for `Left`: each game has a function of its own for it, which ends with
    `left`."""
    house = table.house
    match event:
        case Agreed():
            return _agreed(table, event)
        case Renamed():
            return replace(table, house=replace(house, renamed=(*house.renamed, event)))
        case HintsAgreed():
            return replace(table, house=replace(house, hints={**house.hints, event.seat: event.level}))
        case Ruled():
            return table
    raise AssertionError(f"{event} is no event of any table")


def left(table: Table, seat: str) -> Table:
    """The table without this seat; the game must have removed the seat's pieces before."""
    house = table.house
    return replace(table, house=replace(house, gone=(*house.gone, seat)))


def as_agreed(table: Table) -> Table:
    """The table at the beginning of its round, with the rule options that the players agreed on for this round."""
    house = table.house
    if not house.coming:
        return table
    options, coming = dict(table.options), []
    for each in house.coming:
        if each.since > table.round:
            coming.append(each)
        else:
            options[each.switch] = each.value
    return replace(table, options=options, house=replace(house, coming=tuple(coming)))


def people(players: tuple[tuple[str, str], ...], renamed: tuple[Renamed, ...]) -> tuple[tuple[str, str], ...]:
    """Name and colour by seat: those entered at the start, with all later changes. Colours stay distinct.

    >>> people((("Anna", "red"), ("Ben", "blue")), (Renamed("1", "Hanna", "blue"),))
    (('Hanna', 'blue'), ('Ben', 'red'))
    """
    seats = list(players)
    for each in renamed:
        at = int(each.seat) - 1
        name, colour = seats[at]
        if each.colour is not None and each.colour != colour:
            for other, (called, has) in enumerate(seats):
                if has == each.colour:
                    seats[other] = (called, colour)
        seats[at] = (name if each.name is None else each.name, each.colour or colour)
    return tuple(seats)
