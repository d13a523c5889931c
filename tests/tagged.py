"""A box whose every piece has a tag, a sensed board, and hands that lay pieces on readers: for tests without wires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.devices.input import DeviceInput
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.piece import read_piece
from companion.storage.tag_catalog import Catalog, Tagged
from engine.codec import read_command, write
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, KINDS
from engine.game import Start
from hardware.device import Order, SetLamp, Sound
from hardware.device_stats import Standing
from hardware.events import (
    ButtonHeld,
    ButtonPressed,
    ButtonReleased,
    Event,
    LinkUp,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
)
from tests.evening import Evening, evening, words
from tests.moments import the_game

READER, BOARD = "pn532", "readerboard"
PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"), Player("Cleo", "yellow"))


def piece(means: str, number: int = 1) -> str:
    """The uid of a piece: "counter/dragon", the second of its kind."""
    digest = sum((place + 1) * 31 * ord(sign) for place, sign in enumerate(means)) % 0xFFFFFF
    return f"04{digest:06x}{number:02x}d580"


SENSED = (
    *("road/elvenhold-ergeren-wood", "road/elvenhold-lapphalya-plain", "road/lapphalya-virst-plain"),
    *("town/elvenhold", "town/ergeren", "town/lapphalya"),
)
"""The places under which a board of eight readers has one; two of its readers are under no place."""


def box(*, cards: bool = True, sensed: bool = False, under: Sequence[str] = ()) -> Catalog:
    """Every piece of the box with its tag, every road and town with one to be laid on a reader of the table; with
    `sensed`, a reader under each road and town too, so that a test may take any of them (no counter lies on water), or
    else under the places `under`."""
    board = the_game().board
    many = {f"counter/{kind}": COUNTERS_OF_A_KIND for kind in COUNTERS} | {"obstacle": 6}
    many |= {f"card/{kind}": CARDS_OF_A_KIND[kind] for kind in KINDS} if cards else {}
    many |= dict.fromkeys(("boot/red", "boot/blue", "boot/yellow", "boot/green", "boot/violet", "boot/black"), 1)
    places = [*(f"road/{route}" for route in board.routes), *(f"town/{town}" for town in board.towns)]
    many |= dict.fromkeys(places, 1)
    tags = {
        piece(means, n): Tagged("elfenland", read_piece(means))
        for means, count in many.items()
        for n in range(1, count + 1)
    }
    assert len(tags) == sum(many.values())
    dry = [place for place in places if not (place[5:] in board.routes and board.routes[place[5:]].water)]
    readers = {
        (BOARD, str(n)): Tagged("elfenland", read_piece(place)) for n, place in enumerate(dry if sensed else under, 1)
    }
    return Catalog(tags, readers)


class Air:
    """A hub of air: it takes every order."""

    def __init__(self) -> None:
        self.orders: list[Order] = []

    def order(self, order: Order, device: str | None = None) -> None:
        """Note it."""
        self.orders.append(order)

    def standings(self) -> tuple[Standing, ...]:
        """Nothing to tell."""
        return ()

    @property
    def lamps(self) -> dict[str, str]:
        """Every lamp as it was told last."""
        return {order.lamp: order.colour for order in self.orders if isinstance(order, SetLamp)}

    @property
    def tunes(self) -> list[str]:
        """Every sound."""
        return [order.tune for order in self.orders if isinstance(order, Sound)]


class Table:
    """A game on the table, and hands that lay tagged pieces."""

    def __init__(self, it: Evening, catalog: Catalog, players: tuple[Player, ...] = PLAYERS, **options: Any) -> None:
        self.it, self.session = it, it.session
        self.air = Air()
        self.input = DeviceInput(self.session, self.air)
        self.devices = self.input.state
        self.session.plug(self.input)
        self.session.store.catalog = catalog
        self.hear(LinkUp(READER, "port", "PN532 1.6"), Snapshot(READER, ()))
        if catalog.readers:
            self.hear(LinkUp(BOARD, "port", "board-1"), Snapshot(BOARD, ()))
            for player in players:
                self.find(f"boot/{player.colour}", "town/elvenhold")
        start = Start("elfenland", len(players), "1", {"edition": "de", **options})
        self.session.game.begin(start, players, lambda: self.session.pages.go(TablePage()))
        it.settle()

    def hear(self, *events: Event) -> Table:
        """Devices tell this."""
        for event in events:
            self.session.game.feed(event)
            self.it.settle()
        return self

    def lay(self, *means: str, n: int = 1, reader: str = "1") -> Table:
        """Pieces are laid on the reader of the table, one after the other."""
        return self.hear(*(TagArrived(READER, reader, piece(each, n)) for each in means))

    def lift(self, *means: str, n: int = 1, reader: str = "1") -> Table:
        """They are lifted."""
        return self.hear(*(TagLeft(READER, reader, piece(each, n)) for each in means))

    def swipe(self, *means: str) -> Table:
        """Cards are passed over the reader; the same kind again is another card."""
        for place, each in enumerate(means):
            n = 1 + means[:place].count(each)
            self.lay(each, n=n).lift(each, n=n)
        return self

    def spot(self, place: str) -> str:
        """The reader under this place."""
        found = self.session.store.catalog.under(Tagged("elfenland", read_piece(place)))
        assert found is not None
        return found[1]

    def put(self, means: str, place: str, n: int = 1) -> Table:
        """A piece is laid on a place of the sensed board."""
        return self.hear(TagArrived(BOARD, self.spot(place), piece(means, n)))

    def find(self, means: str, place: str, n: int = 1) -> Table:
        """A piece is found lying there."""
        return self.hear(TagPresent(BOARD, self.spot(place), piece(means, n)))

    def take(self, means: str, place: str, n: int = 1) -> Table:
        """It is taken off."""
        return self.hear(TagLeft(BOARD, self.spot(place), piece(means, n)))

    def gone(self, place: str, uid: str) -> tuple[Event, ...]:
        """A tag that nobody knows leaves a place."""
        return (TagLeft(BOARD, self.spot(place), uid),)

    def press(self, button: str) -> Table:
        """A button goes down and up."""
        return self.hear(ButtonPressed("buttons", button), ButtonReleased("buttons", button, 0.1))

    def hold(self, button: str) -> Table:
        """A button is held."""
        return self.hear(
            ButtonPressed("buttons", button), ButtonHeld("buttons", button), ButtonReleased("buttons", button, 1.2)
        )

    def say(self, *sentences: dict[str, Any]) -> Table:
        """Accepted by the referee without any hand, to come to a moment."""
        for sentence in sentences:
            match = self.session.table.match
            self.session.act(Say((read_command(match.game, write(sentence)),)))
            self.it.settle()
            assert self.session.table.match is not match, self.session.notices.shown
        return self

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.session.table.match.state

    @property
    def told(self) -> str:
        """The headline of what is being told."""
        return self.session.notices.shown.headline if self.session.notices.shown else ""

    @property
    def rule(self) -> str:
        """The id of the rule of the refusal."""
        return self.session.notices.shown.why.removeprefix("rule/") if self.session.notices.shown else ""

    @property
    def prompt(self) -> str:
        """What the banner wants."""
        banner = self.it.screen.banner
        return banner.prompt if banner else ""

    @property
    def words(self) -> str:
        """Every word on the screen."""
        return words(self.it.screen)


@contextmanager
def table(path: Path, catalog: Catalog | None = None, **options: Any) -> Iterator[Table]:
    """A game of three with a tagged box."""
    with evening(path) as it:
        yield Table(it, box() if catalog is None else catalog, **options)


ROAD, OTHER = "elvenhold-ergeren-wood", "elvenhold-lapphalya-plain"


def planning(it: Table) -> Table:
    return it.say({"do": "deal"}, {"do": "drawn"}, {"do": "drawn"})


def moving(it: Table, *roads: tuple[str, str]) -> Table:
    planning(it)
    turn = 1
    for kind, road in roads:
        it.say({"do": "place", "seat": str(turn), "kind": kind, "route": road})
        turn = turn % 3 + 1
    while it.state.phase == "plan":
        it.say({"do": "pass", "seat": it.state.turn})
    return it
