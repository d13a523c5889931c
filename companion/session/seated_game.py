"""The game being played: its match, the record of its players, and what was undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.people import People, Player
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, finished
from companion.storage.judged_versions import RulesVersion
from engine.game import Entry, Start
from engine.match import Match
from engine.state import people

if TYPE_CHECKING:
    from companion.games.game_view import GameView


class SeatedGame(Struct, frozen=True):
    """The game being played.

    `id` is its number in the store, `start` its start record, `people` the record of its players in the store, `look`
    its plug-in for screens. `judged` are the versions of the rules, each with the number of the first entry that it
    judged. `withdrawn` are the undone entries that can be restored, the one undone last at the end. `joined` are the
    numbers of the entries made by the same touch as the entry before, as (6, 7) if a touch let three seats pass with
    entries 5 to 7; not stored. `left` is the match that the pieces on the table still show after undos, until the next
    command is accepted, by when players must have moved them; None if they show this match. `settled`: what the last
    action left open stays open, and is not asked for again.
    """

    id: int
    start: Start
    match: Match
    look: GameView
    people: People
    judged: tuple[RulesVersion, ...] = ()
    withdrawn: tuple[Entry, ...] = ()
    joined: frozenset[int] = frozenset()
    left: Match | None = None
    settled: bool = False

    def asks(self) -> tuple[str, ...]:
        """The seats that are asked for what their last action left open, before anybody acts."""
        return () if self.settled else self.look.asks(self.match)

    def last_act(self) -> int:
        """The number of entries that the undo button withdraws: the players' last entry, and every later one, which was
        added automatically, was made by the same touch, or is a turn of an automatic player."""
        entries = last_act(self.match, self.look)
        while entries < len(self.match) and (
            len(self.match) - entries + 1 in self.joined or self._boardsides(self.match.undo(entries - 1))
        ):
            entries += last_act(self.match.undo(entries), self.look)
        return entries

    def acted(self) -> Entry | None:
        """The first of the entries that the undo button withdraws, the players' own; None at the start."""
        return self.match.undo(self.last_act() - 1).last if self.match.last is not None else None

    def _boardsides(self, match: Match) -> bool:
        """Whether the last entry of this match is the turn of an automatic player."""
        seat = getattr(match.last.command, "seat", "") if match.last is not None else ""
        return bool(seat) and bool(self.called()[int(seat) - 1].level)

    def next_redo(self) -> int:
        """The number of entries that the redo button restores: one action, and those added automatically after it."""
        match, entries = self.match, 0
        for entry in self.withdrawn[::-1]:
            by_itself = self.look.automatic(match.state) == entry.command or len(match) + 1 in self.joined
            if entries and not by_itself:
                break
            match, entries = match.then(entry), entries + 1
        return entries

    @property
    def finished(self) -> bool:
        """Whether the game is over and awaits nothing more."""
        return finished(self.match)

    def with_match(self, match: Match) -> SeatedGame:
        """The seated game with another match."""
        if len(self.judged) < 2:
            return replace(self, match=match, settled=False)
        # After an undo to before a mark, new entries are made by the later rules version.
        judged = {min(judge.number, len(match) + 1): judge for judge in self.judged}
        marks = tuple(RulesVersion(number, judge.version) for number, judge in judged.items())
        return replace(self, match=match, judged=marks, settled=False)

    def accepted(self, match: Match, joined: bool) -> SeatedGame:
        """The seated game after a command was accepted; `joined` as in the event `Accepted`."""
        before = frozenset(n for n in self.joined if n < len(match)) if self.joined else self.joined
        now = before | {len(match)} if joined else before
        return replace(self.with_match(match), withdrawn=(), left=None, joined=now)

    def undone(self, match: Match, entries: tuple[Entry, ...]) -> SeatedGame:
        """The seated game without these entries, the newest first."""
        withdrawn = (*self.withdrawn, *entries)
        return replace(self.with_match(match), withdrawn=withdrawn, left=self.left or self.match)

    def redone(self, match: Match, entries: tuple[Entry, ...]) -> SeatedGame:
        """The seated game with these undone entries restored."""
        withdrawn = self.withdrawn[: len(self.withdrawn) - len(entries)]
        return replace(self.with_match(match), withdrawn=withdrawn, left=self.left or self.match)

    def stored_players(self) -> list[Player]:
        """The players as stored, one for each seat; one of whom nothing is stored has no name."""
        stored = list(self.people.players)
        return [*stored, *(replace(player, name="") for player in self.called()[len(stored) :])]

    def by_people(self) -> tuple[str, ...]:
        """The seats that people play: not Boardside's, and none that has left."""
        gone = self.match.state.house.gone
        return tuple(str(n) for n, each in enumerate(self.called(), 1) if not each.level and str(n) not in gone)

    def called(self) -> tuple[Player, ...]:
        """The players with their present names and colours; `name` is "" if none was entered."""
        known = self.people.players
        begun = tuple(known[n] if n < len(known) else Player("", self.look.colours[n]) for n in range(self.start.seats))
        now = people(tuple((player.name, player.colour) for player in begun), self.match.state.house.renamed)
        return tuple(
            replace(player, name=name, colour=colour) for player, (name, colour) in zip(begun, now, strict=True)
        )


def seat_game(id: int, begun: StartedGame, people: People) -> SeatedGame:
    """The `SeatedGame` made from a game that was begun or read from the store; `id` is its number there."""
    look: GameView = GAMES[begun.start.game].look(begun.match.game)
    return SeatedGame(id, begun.start, begun.match, look, people, judged=begun.judged, withdrawn=begun.withdrawn)


def last_act(match: Match, look: GameView) -> int:
    """The number of journal entries that the last action made: the player's own, and those that the app added after it
    because the rules left no choice; `look` says which those are.
    """
    entries = 1
    while match.before is not None and match.before.before is not None:
        assert match.last is not None
        if look.automatic(match.before.state) != match.last.command:
            break
        entries += 1
        match = match.before
    return entries
