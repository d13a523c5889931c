"""The seated game in a language: its players by name, its words, and the language of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.games.catching_up import only_entered
from companion.games.people import Player, distinct, named
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES, Speech
from companion.session.events import Redone, Undone
from companion.session.seated_game import SeatedGame
from engine.match import Match


class SpokenGame(SeatedGame, frozen=True, kw_only=True):
    """The seated game as a screen shows it in a language.

    `players` are those with their present names. `speech` is the screen's language, `voices` are those of the seats, as
    in {"2": Speech("fr")}. `wished` is the language in the settings; for "" it is that of the table's edition, or, for
    a game with only one edition, the language `usual`.
    """

    players: tuple[Player, ...]
    speech: Speech
    voices: Mapping[str, Speech] = {}
    wished: str = ""
    usual: str = ""

    def voice(self, *seats: str) -> Speech:
        """The language of the seat if one is given; of several seats, or of none, the screen's."""
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
        return self.look.take_back(self.match, before, self.speech)

    def with_match(self, match: Match) -> SpokenGame:
        """The same game with another match, in the language that it then has."""
        return spoken(super().with_match(match), self.wished, self.usual, self)


def spoken(game: SeatedGame, wished: str, usual: str, before: SpokenGame | None = None) -> SpokenGame:
    """The game in the language `wished` in the settings. If that is "", it is the language of the table's edition, or
    `usual` for a game with only one edition. Players without a name are called by their colour. `before` is the game as
    it was, whose words are used again where they are the same.
    """
    shared: dict[str, Any] = {name: getattr(game, name) for name in SeatedGame.__struct_fields__}
    if before is not None and (wished, usual, _named_by(game)) == (before.wished, before.usual, _named_by(before)):
        return replace(before, **shared)
    several = GAMES[game.start.game].editions
    language = wished or (game.match.game.edition(game.match.state) if several else usual)
    plain = Speech(language)
    players = tuple(named(player, plain) for player in game.called())
    names = {str(n): player.name for n, player in enumerate(players, 1)}
    proper = GAMES[game.start.game].proper(game.match, names)
    tongues = [player.language if player.language in LANGUAGES else language for player in players]
    speeches = {tongue: Speech(tongue, proper) for tongue in (language, *tongues)}
    voices = {str(n): speeches[tongue] for n, tongue in enumerate(tongues, 1)}
    words: dict[str, Any] = {"players": players, "speech": speeches[language], "voices": voices}
    return SpokenGame(**shared, **words, wished=wished, usual=usual)


def _named_by(game: SeatedGame) -> tuple[object, ...]:
    """All that decides the names of a game's players and its language: if it has changed, its words are others."""
    state = game.match.state
    return game.id, game.people.players, state.house.renamed, game.match.game.edition(state)


def undo_in_words(now: SpokenGame, happened: Undone | Redone) -> tuple[str, tuple[str, ...]]:
    """The undo or redo in a sentence, and the pieces to move now, one line each; after several undos and redos these
    are counted together. `happened` led to the game `now`.
    """
    # What was added by itself after an action is undone with it, and is not counted.
    undone, entries, was = isinstance(happened, Undone), happened.entries, happened.was
    one = len(entries) == (was.last_act() if undone else was.next_redo())
    longer = was if undone else now
    one = one and not any(len(longer.match) - n in was.joined for n in range(len(entries) - 1))
    act = now.look.tell(entries[-1 if undone else 0], now.speech)
    sentence = now.speech.say("undone" if undone else "redone", act=act, entries=1 if one else len(entries))
    left = now.left or was.match
    fewer = len(left) - len(now.match)
    if fewer > 0:
        return sentence, replace(now, match=left).put_back(fewer)
    return sentence, now.look.put_back(left.state, now.match.state, now.speech) if fewer else ()
