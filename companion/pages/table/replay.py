"""Replay: a stored game shown again on its board, step by step or by itself, with its refusals."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from companion import untrusted
from companion.games.common_actions import ReadRule
from companion.games.could_have import Chance
from companion.games.drawing.common_controls import button, mark
from companion.games.view_values import Suggestions, View
from companion.pages.page_registry import open_page
from companion.pages.parts import clear_on
from companion.pages.table.possible_results import WayPage, chances_of, sentence
from companion.screen import Choice, Does, Screen
from companion.session.page_stack import Page
from companion.session.refusals import refusal
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from companion.storage.store import Refused, Row, refusals_by_row
from engine.codec import read_command
from engine.game import Command, Game
from engine.match import Match
from engine.rule import Rejection

PACES = (2.0, 1.0, 0.5, 0.2, 0.05)
"""The seconds for which an entry is shown, slow to fast."""
MOST_STEPS = 10
"""The most moments that one tick skips, as after the clock was set or the machine slept."""


class Moment(Struct, frozen=True):
    """One position in the replay of a game: the game after `command`, or, if `refused` is set, the unchanged game in
    which `command` was refused.
    """

    match: Match
    command: Command | None = None
    refused: Rejection | None = None


class ReplayPage(Page, frozen=True):
    """The page that replays a game. `at` is the index of the moment shown, `pace` the index in PACES;
    `going`: the moments follow by themselves, and `due` is the time at which the next one is shown, in seconds of the
    session's clock, 0 before the first tick. `chances` say what was possible in each move.
    `example` is the game, if it is not the one at the table.
    """

    moments: tuple[Moment, ...]
    at: int = 0
    pace: int = 1
    going: bool = False
    due: float = 0.0
    chances: tuple[Chance, ...] = ()
    example: SpokenGame | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board at the present moment, and the entry or refusal that led to it."""
        seated, moment = self.example or session.table, self.moments[self.at]
        speech, look, match = seated.speech, seated.look, moment.match
        then = seated.with_match(match)
        notice, suggestions = None, Suggestions()
        if moment.refused is not None and moment.command is not None:
            notice, suggestions = refusal(then, moment.command, moment.refused)
            # The game is only looked at: a refusal offers nothing here.
            notice = replace(notice, id="forward", ways=(), asks=())
            if suggestions.wrong:
                notice = replace(notice, at=clear_on(look.board(match.state), next(iter(suggestions.wrong))))
        glow, wrong = suggestions.glow, suggestions.wrong
        view = View(match, look.blank(), then.players, speech, glow=glow, wrong=wrong, seen=True)
        picture = look.picture(view).only_seen()
        act = look.tell(match.last, speech) if match.last else speech.say("history-start")
        command = moment.command if moment.refused is not None else match.last.command if match.last else None
        acted = getattr(command, "seat", "")
        banner = replace(
            picture.banner,
            turn=then.players[int(acted) - 1].name if acted else "",
            mark=mark(then.players, acted) if acted else None,
            phase=speech.say("replay-step", n=self.at, of=len(self.moments) - 1),
            prompt=speech.say("replay-refused") if notice else act,
        )
        return Screen(
            "replay",
            board=look.board(match.state),
            marks=picture.marks,
            banner=banner,
            seats=picture.seats,
            tray=self._tray(session),
            bar=self._bar(session),
            notice=notice,
        )

    def _chance(self) -> Chance | None:
        """The possible result of the move that is shown, None if it is not known."""
        match = self.moments[self.at].match
        entries, now = len(match), match.prompt
        for each in self.chances:
            began = each.start.prompt if each.start is not None else None
            if began == now and each.moment <= entries:
                return each
        return None

    def _tray(self, session: ScreenSession) -> tuple[Choice, ...]:
        chance = self._chance()
        if chance is None:
            return ()
        seated = session.table
        glyph = mark(seated.players, chance.seat)
        return (Choice("way", seated.speech.say("act-possible"), sentence(chance, seated), glyph),)

    def _bar(self, session: ScreenSession) -> tuple[Choice, ...]:
        speech = (self.example or session.table).speech
        last = self.at == len(self.moments) - 1
        return (
            button(speech, "close"),
            Choice("round-back", speech.say("act-round-back"), enabled=self.at > 0),
            Choice("step-back", speech.say("act-step-back"), enabled=self.at > 0),
            button(speech, "pause" if self.going else "play", "primary", enabled=self.going or not last),
            Choice("forward", speech.say("act-forward"), enabled=not last),
            Choice("round-on", speech.say("act-round-on"), enabled=not last),
            Choice("pace", speech.say("act-pace", pace=f"{PACES[1] / PACES[self.pace]:g}")),
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go to another moment, play or pause, change the pace, or open the rule of a refusal."""
        match does:
            case ReadRule(rule):
                session.pages.go(replace(self, going=False))
                open_page(session, "rules", rule)
            case "way" if (chance := self._chance()) is not None:
                session.pages.go(replace(self, going=False))
                session.pages.push(WayPage.of(chance))
            case "play":
                session.pages.go(replace(self, going=True, due=0.0))
            case "pause":
                session.pages.go(replace(self, going=False))
            case "pace":
                session.pages.go(replace(self, pace=(self.pace + 1) % len(PACES), due=0.0))
            case "step-back":
                self._to(session, self.at - 1)
            case "forward":
                self._to(session, self.at + 1)
            case "round-back":
                self._to(session, self._round(-1))
            case "round-on":
                self._to(session, self._round(1))

    def tick(self, session: ScreenSession, now: float) -> None:
        """Show the moment that is due at `now`, in seconds."""
        pace = PACES[self.pace]
        if not self.due:
            return session.pages.go(replace(self, due=now + pace))
        steps = max(0, int((now - self.due) / pace) + 1) if now >= self.due else 0
        if steps:
            at = min(self.at + min(steps, MOST_STEPS), len(self.moments) - 1)
            session.pages.go(replace(self, at=at, due=now + pace, going=at < len(self.moments) - 1))

    def _to(self, session: ScreenSession, at: int) -> None:
        session.pages.go(replace(self, at=max(0, min(at, len(self.moments) - 1)), going=False))

    def _round(self, way: int) -> int:
        """The index of the first moment of the next round (`way` 1), or of the last moment if there is no next round.
        For `way` -1, the first moment of the round shown; if that moment is shown already, of the round before.
        """
        rounds = [moment.match.prompt.round for moment in self.moments]
        if way > 0:
            return next((n for n in range(self.at, len(rounds)) if rounds[n] != rounds[self.at]), len(rounds) - 1)
        at = self.at - 1
        while at > 0 and rounds[at - 1] == rounds[at]:
            at -= 1
        return at


def open_replay(session: ScreenSession, unused: str) -> None:
    """Read the journal and the refusals, and show the game from its start."""
    seated = session.table

    def read(found: tuple[list[Row], list[Refused], tuple[Chance, ...]]) -> None:
        rows, refusals, chances = found
        session.notices.dismiss()
        session.pages.push(ReplayPage(moments(seated.match, rows, refusals), chances=chances))

    session.store.ask(lambda store: (store.rows(seated.id), store.refusals(seated.id), chances_of(seated)), read)


def moments(match: Match, rows: Iterable[Row], refusals: Iterable[Refused]) -> tuple[Moment, ...]:
    """The positions for the replay of a game, from the start on; refusals among undone entries are left out.

    `match` is the present game, `rows` its whole journal, `refusals` are in the order of time.
    """
    heard = refusals_by_row(refusals)
    kept: list[Row | Refused] = [*heard.get(0, ())]
    withdrawn: list[Row | Refused] = []
    for row in rows:
        if row.undone:
            moved = 0
            while moved < row.undone:
                withdrawn.append(kept.pop())
                moved += isinstance(withdrawn[-1], Row)
            # What was refused after an entry was withdrawn before it, and comes back after it.
            while moved < row.redone or (row.redone and withdrawn and isinstance(withdrawn[-1], Refused)):
                kept.append(withdrawn.pop())
                moved += isinstance(kept[-1], Row)
        else:
            kept.append(row)
            withdrawn.clear()
        kept += heard.get(row.number, ())
    standing = match.moments()
    at, found = 0, [Moment(standing[0])]
    for each in kept:
        if isinstance(each, Row):
            at += 1
            last = standing[at].last
            assert last is not None
            found.append(Moment(standing[at], last.command))
        else:
            again = _again(match.game, each)
            if again is not None:
                found.append(Moment(standing[at], *again))
    return tuple(found)


def _again(game: Game, refused: Refused) -> tuple[Command, Rejection] | None:
    """A recorded refusal as the command and its rejection; None if this version no longer has the rule or the
    command.
    """
    rule = game.rules.get(refused.rule)
    if rule is None:
        return None
    try:
        params = untrusted.json(refused.params, dict[str, str | int])
        command = read_command(game, refused.command)
    except ValueError:
        return None
    return (command, Rejection(rule, params)) if params.keys() >= set(rule.needs) else None
