"""The game being played: its match, players, plug-in for the screen, and languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.catching_up import only_entered
from companion.games.people import People, Player, distinct, named
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, finished
from companion.language.message_texts import LANGUAGES, Speech
from companion.storage.judged_versions import RulesVersion
from engine.common_commands import people
from engine.game import Entry, Start
from engine.match import Match

if TYPE_CHECKING:
    from companion.games.game_view import GameView


class SeatedGame(Struct, frozen=True):
    """The game being played.

    `id` is its number in the store, `start` its start record, `people` the record of its players in the store,
    `players` those with their present names, `look` its plug-in for the screen. `speech` is the table's language,
    `voices` are those of the seats, as in {"2": Speech("fr")}. `judged` are the versions of the rules, each with the
    number of the first entry that it judged. `withdrawn` are the undone entries that can be restored, the one undone
    last at the end. `joined` are the numbers of the entries made by the same touch as the entry before, as (6, 7) if a
    touch let three seats pass with entries 5 to 7; not stored. `wished` is the language in the settings; for "" it is
    that of the table's edition, or, for a game with only one edition, the language `usual`.
    """

    id: int
    start: Start
    match: Match
    players: tuple[Player, ...]
    look: GameView
    speech: Speech
    people: People
    voices: Mapping[str, Speech] = {}
    judged: tuple[RulesVersion, ...] = ()
    withdrawn: tuple[Entry, ...] = ()
    joined: frozenset[int] = frozenset()
    wished: str = ""
    usual: str = ""

    def voice(self, *seats: str) -> Speech:
        """The language of the seat if one is given; of several seats, or of none, the table's."""
        return self.voices.get(seats[0], self.speech) if len(seats) == 1 else self.speech

    @property
    def shown(self) -> tuple[Player, ...]:
        """The players with the short names of the seats' panels, all of them different."""
        return distinct(self.players)

    def put_back(self, undone: int) -> tuple[str, ...]:
        """The pieces that players must move when the last `undone` entries are withdrawn, a line for each change. If
        the first of these entered a position (`catch_up`), the pieces of that position stay: only later changes are
        moved back."""
        first = self.match.undo(undone - 1) if undone > 1 else self.match
        entered = first.last is not None and only_entered(first.last.command)
        before = first if entered else self.match.undo(undone)
        return self.look.put_back(self.match.state, before.state, self.speech)

    def last_act(self) -> int:
        """The number of entries that the undo button withdraws: the players' last entry, and every later one, which was
        added automatically, was made by the same touch, or is a turn of an automatic player."""
        entries = last_act(self.match, self.look)
        while entries < len(self.match) and (
            len(self.match) - entries + 1 in self.joined or self._boardsides(self.match.undo(entries - 1))
        ):
            entries += last_act(self.match.undo(entries), self.look)
        return entries

    def _boardsides(self, match: Match) -> bool:
        """Whether the last entry of this match is the turn of an automatic player."""
        seat = getattr(match.last.command, "seat", "") if match.last is not None else ""
        return bool(seat) and bool(self.players[int(seat) - 1].level)

    def next_redo(self) -> int:
        """The number of entries that the redo button restores: one action, and those added automatically after it."""
        match, entries = self.match, 0
        for entry in self.withdrawn[::-1]:
            by_itself = self.look.automatic(match.state) == entry.command or len(match) + 1 in self.joined
            if entries and not by_itself:
                break
            match, entries = match.then(entry), entries + 1
        return entries

    def joining(self, match: Match, joined: bool) -> frozenset[int]:
        """The numbers of the entries made by the same touch as the entry before (the field `joined`), when `match` has
        a new last entry. The argument `joined` says whether this is true of the new entry.
        """
        return frozenset(n for n in self.joined if n < len(match)) | ({len(match)} if joined else set())

    def last_entries(self, entries: int) -> tuple[Entry, ...]:
        """This number of the last entries of the history, the newest first."""
        match = self.match
        found: list[Entry] = []
        while len(found) < entries and match.before is not None and match.last is not None:
            found.append(match.last)
            match = match.before
        return tuple(found)

    @property
    def finished(self) -> bool:
        """Whether the game is over and awaits nothing more."""
        return finished(self.match)

    def with_match(self, match: Match) -> SeatedGame:
        """The seated game with another match; players and language are updated if the match renamed or changed them."""
        # After an undo to before a mark, new entries are made by the later rules version.
        judged = {min(judge.number, len(match) + 1): judge for judge in self.judged}
        marks = tuple(RulesVersion(number, judge.version) for number, judge in judged.items())
        seated = replace(self, match=match, judged=marks)
        return seated if self._called() == seated._called() else seated.speaking(self.wished, self.usual)

    def _called(self) -> tuple[Any, ...]:
        """The parts of the match that decide the players' names and colours and the language: if one has changed,
        `speaking` must be called again.
        """
        return self.match.state.house.renamed, self.match.game.edition(self.match.state)

    def stored_players(self) -> list[Player]:
        """The players as stored, one for each seat; one of whom nothing is stored has no name."""
        stored = list(self.people.players)
        return [*stored, *(replace(player, name="") for player in self.players[len(stored) :])]

    def called(self) -> tuple[Player, ...]:
        """The players with their present names and colours; `name` is "" if none was entered."""
        known = self.people.players
        begun = tuple(known[n] if n < len(known) else Player("", self.look.colours[n]) for n in range(self.start.seats))
        now = people(tuple((player.name, player.colour) for player in begun), self.match.state.house.renamed)
        return tuple(
            replace(player, name=name, colour=colour) for player, (name, colour) in zip(begun, now, strict=True)
        )

    def speaking(self, wished: str, usual: str) -> SeatedGame:
        """The seated game in the language `wished` in the settings. If that is "", it is the language of the table's
        edition, or `usual` for a game with only one edition. Players without a name are called by their colour."""
        several = GAMES[self.start.game].editions
        language = wished or (self.match.game.edition(self.match.state) if several else usual)
        plain = Speech(language)
        players = tuple(named(player, plain) for player in self.called())
        names = {str(n): player.name for n, player in enumerate(players, 1)}
        proper = GAMES[self.start.game].proper(self.match, names)
        spoken = [player.language if player.language in LANGUAGES else language for player in players]
        tongues = {tongue: Speech(tongue, proper) for tongue in (language, *spoken)}
        voices = {str(n): tongues[tongue] for n, tongue in enumerate(spoken, 1)}
        spoken_to = replace(self, players=players, speech=tongues[language], voices=voices)
        return replace(spoken_to, wished=wished, usual=usual)


def seat_game(id: int, begun: StartedGame, people: People, wished: str, usual: str) -> SeatedGame:
    """The `SeatedGame` that the session plays, made from a game that was begun or read from the store. For the
    languages `wished` and `usual` see `SeatedGame.speaking`.
    """
    look: GameView = GAMES[begun.start.game].look(begun.match.game)
    seated = SeatedGame(
        id, begun.start, begun.match, (), look, Speech(), people, judged=begun.judged, withdrawn=begun.withdrawn
    )
    return seated.speaking(wished, usual)


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
